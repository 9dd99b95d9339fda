"""What is heard in Runebound besides what the house has: paper, brass, felt, boots and wind, lute and low whistle."""

from __future__ import annotations

from assets.workshop.sound.cue import FAINT, GREAT, SOFT, STRONG, USUAL, Cue, small
from assets.workshop.sound.reverb import GLADE
from assets.workshop.sound.runebound import adventures, arms, desk, market, states, tale, ways

AFAR = -33.0
"""LUFS of what is heard from over the land."""
CUES: tuple[Cue, ...] = (
    *small(FAINT, desk.brass_tick),
    *small(
        SOFT, desk.leaf_slide, desk.leaf_draw, desk.leaf_flip, desk.leaf_lay, desk.leaf_tilt, desk.brass_click,
        desk.die_again, desk.die_paid, desk.pen_way, ways.way_plains, ways.way_forest, ways.way_hills,
        ways.way_mountain, ways.way_water, ways.way_city, ways.figure_set, ways.halts, ways.turn_over, ways.next_hero,
        adventures.gem_down, adventures.gem_up, adventures.deck_empty, adventures.laid_open, adventures.card_aside,
        adventures.test_card, adventures.test_counted, adventures.skills_drawn, adventures.skills_gone,
        market.ware_laid, market.ware_gone, market.gold_in, market.gold_out, market.handed_over, arms.token_held,
        arms.pass_over, arms.round_called,
    ),
    *small(
        USUAL, desk.strap_opens, desk.dice_felt, desk.pen_ring, desk.chart_folded, desk.track_lamp, ways.hero_rises,
        ways.camp, ways.balm, adventures.gems_refresh, adventures.adventure, adventures.option_taken,
        adventures.parcel, adventures.parcel_given, adventures.spade, adventures.found, adventures.found_nothing,
        adventures.trophy, adventures.trophy_lost, adventures.test_called, adventures.test_star, adventures.exerted,
        adventures.test_passed, adventures.test_failed, adventures.lesson, adventures.learned, market.stall_opens,
        market.sold, market.buckle, market.dropped, market.bartered, states.blessed, states.ill_fated, states.weary,
        states.state_gone, states.states_meet, states.state_refused, states.deed, states.lore_gained,
        states.lore_lost, states.companion_comes, states.companion_goes, arms.tokens_cast, arms.tokens_again,
        arms.token_flipped, arms.token_doubled, arms.token_removed, arms.first_blow, arms.warded, arms.cancelled,
        arms.lent, arms.spoils, arms.bought_off, arms.arms_tired, tale.story_rule, tale.story_ends, tale.stake,
    ),
    *small(
        USUAL, arms.drawn_up, arms.duel_drawn, arms.dealt, arms.surged, arms.thrown_back, arms.foe_hurt, arms.flight,
        arms.spared, tale.new_day, tale.story_quest, tale.story_dared, tale.story_reward, tale.villain_heals,
        tale.march_dice, tale.wing_beat, tale.dead_rise, tale.dead_fall, tale.called_out, tale.journey,
        wet=0.3,
    ),
    *small(
        STRONG, arms.blow_steel, arms.blow_fire, arms.blow_bone, arms.blocked, arms.hurt, arms.arms_lost, wet=0.25,
    ),
    *small(
        STRONG, arms.foe_burns, arms.duel_won, arms.hero_falls, tale.story_omen, tale.villain_faced, tale.act_dusk,
        tale.act_night, tale.journey_won, tale.journey_lost, room=GLADE, wet=0.18,
    ),
    *small(GREAT, tale.dragon_wakes, tale.king_wakes, room=GLADE, wet=0.25),
    *small(AFAR, ways.far_gulls, ways.far_rigging, ways.far_wind, ways.far_wood, room=GLADE, wet=0.5),
)  # fmt: skip
"""Every cue of the game."""
