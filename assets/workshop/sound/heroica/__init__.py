"""What is heard in Heroica besides what the house has: wood on wood, and what lives on the maps."""

from __future__ import annotations

from assets.workshop.sound.cue import FAINT, SOFT, STRONG, USUAL, Cue, small
from assets.workshop.sound.heroica import beasts, fights, signs, tray, ways
from assets.workshop.sound.take import Making

GARDEN = -33.0
"""LUFS of what is heard from the garden."""


def _cues(loud: float, *makings: Making) -> tuple[Cue, ...]:
    """On a lawn nothing answers but the tray itself."""
    return small(loud, *makings, wet=0.14)


CUES: tuple[Cue, ...] = (
    *_cues(
        SOFT, tray.wood_slide, tray.wood_flip, tray.wood_set, tray.wood_tilt, tray.wood_button, tray.die_shake,
        ways.step_stone, ways.step_wood, ways.step_sand, ways.step_grass, ways.step_ice, ways.step_mud,
        ways.step_water, signs.turn_passes, signs.take_up, signs.refused,
    ),
    *_cues(FAINT, tray.wood_tick),
    *_cues(
        USUAL, tray.drawer, tray.die_tumble, tray.land_shield, tray.land_sword, tray.land_skull, tray.land_both,
        tray.store_bell, tray.buy, tray.sell, ways.slip, ways.key_turns, ways.gate_count, ways.rocks, ways.chest,
        ways.flame_lit, ways.flame_dropped, ways.coffin, ways.frost_waits, ways.magic_door, ways.boulder, ways.rift,
        ways.lava, fights.clash, fights.draw, fights.heart_lost, fights.heart_gained, fights.guard_up,
        fights.guard_down, fights.boss_hit, fights.stands_up, fights.frozen, fights.hooves, fights.win_flesh,
        fights.win_shell, fights.win_bone, fights.win_stone, fights.win_spirit, fights.loss_flesh, fights.loss_shell,
        fights.loss_bone, fights.loss_stone, fights.loss_spirit, beasts.viper_hiss, beasts.plague, beasts.crab_clicks,
        beasts.appears, beasts.beast_steps, beasts.dragon_turns, signs.coin, signs.coin_paid, signs.bottle, signs.drink,
        signs.crunch, signs.key, signs.power, signs.bonus, signs.relic_glint, signs.hourglass_low, signs.rescue,
        signs.level_begins,
    ),
    *_cues(
        STRONG, ways.gate_opens, ways.lair_door, ways.cyclone, ways.dynamite, fights.hero_down, beasts.beast_look,
        beasts.dragon_breath, beasts.dragon_falls, beasts.hatchling, signs.goal_met, signs.level_won, signs.level_lost,
        signs.campaign_won,
    ),
    *_cues(GARDEN, tray.bee, tray.far_dog, tray.leaves),
)  # fmt: skip
