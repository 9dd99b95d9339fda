"""What is heard in the Warhammer Quest card game besides what the house has."""

from __future__ import annotations

from assets.workshop.sound.cue import FAINT, GREAT, SOFT, STRONG, USUAL, Cue
from assets.workshop.sound.reverb import GLADE, HALL, TABLE
from assets.workshop.sound.warhammer_quest import cellar, foes, gear, town

SMALL = 0.0
"""The quality of the files: all of them are noise and low metal, which need no more."""
DARK = -29.0
"""LUFS of what is only heard in the dark."""
CUES: tuple[Cue, ...] = (
    Cue("stone-slide", cellar.stone_slide, SOFT, TABLE, 0.18, SMALL),
    Cue("stone-draw", cellar.stone_draw, SOFT, TABLE, 0.18, SMALL),
    Cue("stone-flip", cellar.stone_flip, SOFT, TABLE, 0.18, SMALL),
    Cue("stone-play", cellar.stone_play, USUAL, TABLE, 0.2, SMALL),
    Cue("stone-tilt", cellar.stone_tilt, SOFT, TABLE, 0.18, SMALL),
    Cue("stone-ready", cellar.stone_ready, SOFT, TABLE, 0.18, SMALL),
    Cue("iron-button", cellar.iron_button, SOFT, TABLE, 0.14, SMALL),
    Cue("iron-tick", cellar.iron_tick, FAINT, TABLE, 0.1, SMALL),
    Cue("chain-swing", cellar.chain_swing, SOFT, GLADE, 0.16, SMALL),
    Cue("torch-lit", cellar.torch_lit, USUAL, GLADE, 0.12, SMALL),
    Cue("torch-out", cellar.torch_out, SOFT, GLADE, 0.14, SMALL),
    Cue("lair-open", cellar.lair_open, STRONG, HALL, 0.24, SMALL),
    Cue("drip", cellar.drip, DARK, HALL, 0.5, SMALL),
    Cue("far-chain", cellar.far_chain, DARK, HALL, 0.6, SMALL),
    Cue("rats-in-the-wall", cellar.rats_in_the_wall, DARK, GLADE, 0.3, SMALL),
    Cue("pitch-hiss", cellar.pitch_hiss, DARK, GLADE, 0.2, SMALL),
    Cue("leader-pass", cellar.coin_glide, USUAL, GLADE, 0.16, SMALL),
    Cue("token-socket", gear.token_socket, SOFT, TABLE, 0.14, SMALL),
    Cue("prepare-turn", gear.prepare_turn, USUAL, GLADE, 0.14, SMALL),
    Cue("gear-equip", gear.gear_equip, USUAL, TABLE, 0.2, SMALL),
    Cue("gear-unequip", gear.gear_unequip, SOFT, TABLE, 0.16, SMALL),
    Cue("gear-exhaust", gear.gear_exhaust, SOFT, TABLE, 0.14, SMALL),
    Cue("gear-deplete", gear.gear_deplete, USUAL, TABLE, 0.2, SMALL),
    Cue("treasure", gear.treasure, USUAL, GLADE, 0.16, SMALL),
    Cue("legendary", gear.legendary, GREAT, HALL, 0.3, SMALL),
    Cue("sickened", gear.sickened, USUAL, GLADE, 0.14, SMALL),
    Cue("bleeding", gear.bleeding, USUAL, GLADE, 0.14, SMALL),
    Cue("empowered", gear.empowered, USUAL, GLADE, 0.2, SMALL),
    Cue("nemesis-grump", foes.nemesis_grump, STRONG, GLADE, 0.26, SMALL),
    Cue("nemesis-nunkel", foes.nemesis_nunkel, STRONG, HALL, 0.22, SMALL),
    Cue("nemesis-courier", foes.nemesis_courier, STRONG, GLADE, 0.22, SMALL),
    Cue("nemesis-engine-master", foes.nemesis_engine_master, STRONG, GLADE, 0.24, SMALL),
    Cue("nemesis-red-fist", foes.nemesis_red_fist, GREAT, HALL, 0.26, SMALL),
    Cue("courier-away", foes.courier_away, USUAL, GLADE, 0.24, SMALL),
    Cue("gun-salvo", foes.gun_salvo, GREAT, HALL, 0.16, SMALL),
    Cue("gun-spiked", foes.gun_spiked, STRONG, GLADE, 0.2, SMALL),
    Cue("wall-brick-falls", foes.wall_brick_falls, STRONG, GLADE, 0.2, SMALL),
    Cue("warpstone-hum", foes.warpstone_hum, USUAL, GLADE, 0.2, SMALL),
    Cue("trainer", town.trainer, USUAL, GLADE, 0.16, SMALL),
    Cue("blacksmith", town.blacksmith, USUAL, GLADE, 0.18, SMALL),
    Cue("arena", town.arena, USUAL, GLADE, 0.24, SMALL),
    Cue("log-write", town.log_write, SOFT, TABLE, 0.14, SMALL),
    Cue("wax-seal", town.wax_seal, USUAL, TABLE, 0.16, SMALL),
    Cue("page-tear", town.page_tear, USUAL, TABLE, 0.14, SMALL),
    Cue("pool-pin", town.pool_pin, SOFT, TABLE, 0.16, SMALL),
    Cue("camp-lantern", town.camp_lantern, SOFT, GLADE, 0.14, SMALL),
    Cue("wheel", town.wheel, USUAL, GLADE, 0.2, SMALL),
)
