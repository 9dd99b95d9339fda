"""What is heard in Heroes of Tenefyr besides what the house has: paper and cloth, strings, a drum, and the shawm."""

from __future__ import annotations

from assets.workshop.sound.cue import FAINT, SOFT, STRONG, USUAL, Cue, small
from assets.workshop.sound.reverb import GLADE
from assets.workshop.sound.tenefyr import cloth, foes, plays, village

MEADOW = -33.0
"""LUFS of what is heard from the meadows."""
CUES: tuple[Cue, ...] = (
    *small(
        SOFT, cloth.paper_slide, cloth.paper_draw, cloth.paper_flip, cloth.paper_lay, cloth.paper_tilt,
        cloth.paper_sigh, cloth.paper_drop, cloth.paper_lifted, cloth.peg_knock, *plays.STRINGS, foes.refused_flat,
        village.lantern,
    ),
    *small(FAINT, cloth.paper_tick),
    *small(
        USUAL, cloth.cloth_unrolled, plays.play_might, *plays.SONGS, plays.play_faith, plays.play_guile,
        plays.play_stumble, plays.play_blow, plays.helped, plays.stamp, plays.stamp_double, plays.stamp_minus,
        plays.struck_out, plays.loot, plays.chance, plays.borrowed, plays.burnt, plays.gained, foes.hushed,
        foes.growl_held, foes.foe_up, foes.foe_down, foes.cursed, foes.foe_joins, foes.foe_leaves, village.step_held,
        village.choice_taken, village.boon, *village.DRUM_STEPS[:2],
    ),
    *small(
        USUAL, plays.bar_rings, foes.foe_calls, foes.gate_shuts, foes.cloth_torn, *plays.BEATEN[:2], village.reward,
        room=GLADE, wet=0.14,
    ),
    *small(
        STRONG, plays.candle_out, foes.not_enough, foes.gate_slams, foes.gate_opens_wide, foes.boss_comes,
        foes.bricked_up, *plays.BEATEN[2:], *village.DRUM_STEPS[2:], village.valley_saved, village.valley_lost,
        room=GLADE, wet=0.16,
    ),
    *small(MEADOW, village.far_crow, village.far_sheep, village.mill_turns, village.fair_bells, room=GLADE, wet=0.5),
)  # fmt: skip
"""Every cue of the game."""
