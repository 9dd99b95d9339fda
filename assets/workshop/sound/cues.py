"""Every cue of the game: how it is made, how loud it is, where it sounds; three takes each."""

from __future__ import annotations

from assets.workshop.recipe import Recipe
from assets.workshop.sound import cues_box as box
from assets.workshop.sound import cues_fight as fight
from assets.workshop.sound import cues_signs as signs
from assets.workshop.sound import cues_table as table
from assets.workshop.sound import heroica, runebound, tenefyr, warhammer_quest
from assets.workshop.sound.cue import FAINT, GREAT, SOFT, STRONG, USUAL, Cue, recipes
from assets.workshop.sound.reverb import GLADE, HALL, TABLE

HOUSE: tuple[Cue, ...] = (
    Cue("card-slide", table.card_slide, SOFT),
    Cue("card-draw", table.card_draw, SOFT),
    Cue("card-flip", table.card_flip, SOFT),
    Cue("card-play", table.card_play, USUAL),
    Cue("exhaust", table.exhaust, SOFT),
    Cue("ready", table.ready, SOFT),
    Cue("shuffle", table.shuffle, SOFT),
    Cue("dice-shake", table.dice_shake, SOFT),
    Cue("dice-roll", table.dice_roll, USUAL),
    Cue("die-blank", table.die_blank, SOFT),
    Cue("die-success", table.die_success, USUAL),
    Cue("die-double", table.die_double, USUAL),
    Cue("die-critical", table.die_critical, STRONG, GLADE, 0.18),
    Cue("die-defense", table.die_defense, USUAL),
    Cue("die-counterattack", table.die_counterattack, USUAL),
    Cue("die-threat", table.die_threat, USUAL, GLADE, 0.16),
    Cue("token-gain", table.token_gain, SOFT),
    Cue("token-spend", table.token_spend, SOFT),
    Cue("progress", table.progress, USUAL),
    Cue("button", table.button, SOFT),
    Cue("focus", table.focus, FAINT),
    Cue("slider", table.slider, FAINT),
    Cue("undo", table.undo, SOFT),
    Cue("page", table.page, SOFT),
    Cue("box-slide", box.box_slide, USUAL),
    Cue("box-clasp", box.box_clasp, SOFT),
    Cue("hit-flesh", fight.hit_flesh, STRONG),
    Cue("hit-armour", fight.hit_armour, STRONG, TABLE, 0.2),
    Cue("hit-bone", fight.hit_bone, STRONG),
    Cue("shield", fight.shield, STRONG, TABLE, 0.2),
    Cue("strike-back", fight.strike_back, USUAL),
    Cue("wound", fight.wound, STRONG, GLADE, 0.12),
    Cue("heal", fight.heal, USUAL, GLADE, 0.25),
    Cue("threat", fight.threat, STRONG, HALL, 0.22),
    Cue("spawn", fight.spawn, USUAL, GLADE, 0.2),
    Cue("engage", fight.engage, USUAL, GLADE, 0.16),
    Cue("retreat", fight.retreat, SOFT, GLADE, 0.25),
    Cue("stir", fight.stir, USUAL, GLADE, 0.2),
    Cue("defeat-enemy", fight.defeat_enemy, STRONG, GLADE, 0.2),
    Cue("defeat-hero", fight.defeat_hero, GREAT, HALL, 0.3),
    Cue("nemesis", fight.nemesis, GREAT, HALL, 0.3),
    Cue("defeat-nemesis", fight.defeat_nemesis, GREAT, HALL, 0.3),
    Cue("hero-turn", signs.hero_turn, SOFT, GLADE, 0.2),
    Cue("phase", signs.phase, USUAL, GLADE, 0.2),
    Cue("round", signs.new_round, USUAL, HALL, 0.2),
    Cue("peril-step", signs.peril_step, USUAL, HALL, 0.2),
    Cue("peril-low", signs.peril_low, STRONG, HALL, 0.25),
    Cue("peril-middle", signs.peril_middle, STRONG, HALL, 0.25),
    Cue("peril-high", signs.peril_high, GREAT, HALL, 0.3),
    Cue("upgrade", signs.upgrade, USUAL, GLADE, 0.25),
    Cue("leader", signs.leader, USUAL, HALL, 0.2),
    Cue("travel", signs.travel, STRONG, GLADE, 0.25),
    Cue("arrive", signs.arrive, USUAL, GLADE, 0.25),
    Cue("condition", signs.condition, USUAL, GLADE, 0.2),
    Cue("condition-gone", signs.condition_gone, SOFT, GLADE, 0.2),
    Cue("item", signs.item, USUAL, GLADE, 0.2),
    Cue("event", signs.event, USUAL, GLADE, 0.2),
    Cue("ability", signs.ability, SOFT, GLADE, 0.25),
    Cue("count", signs.count, SOFT),
    Cue("victory", signs.victory, GREAT, HALL, 0.3),
    Cue("defeat", signs.defeat, GREAT, HALL, 0.35),
)
CUES: tuple[Cue, ...] = (*HOUSE, *warhammer_quest.CUES, *heroica.CUES, *tenefyr.CUES, *runebound.CUES)
RECIPES: tuple[Recipe, ...] = (
    *recipes(HOUSE),
    *recipes(warhammer_quest.CUES, "assets.workshop.sound.warhammer_quest.cellar"),
    *recipes(
        heroica.CUES,
        *(f"assets.workshop.sound.{part}" for part in ("heroica.tray", "heroica.ways", "folding")),
    ),
    *recipes(
        tenefyr.CUES,
        *(
            f"assets.workshop.sound.{part}"
            for part in ("tenefyr.cloth", "tenefyr.plays", "tenefyr.foes", "reeds", "folding")
        ),
    ),
    *recipes(
        runebound.CUES,
        *(
            f"assets.workshop.sound.{part}"
            for part in ("runebound.desk", "runebound.ways", "runebound.adventures", "folding")
        ),
    ),
)
