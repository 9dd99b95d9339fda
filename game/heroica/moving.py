"""The move roll: walking, a move skill, or slipping through a door [HC-221, HC-312, HC-512]."""

from __future__ import annotations

from game.heroica import names
from game.heroica.arrival import DUE, land_on, meet_what_is_due
from game.heroica.context import Context, Walk
from game.heroica.fight import fight_series
from game.heroica.level import LOCKED_DOOR, MAGIC_DOOR
from game.heroica.potions import FACE, ask_besides
from game.heroica.rolling import MOVE, SHIELD, roll, value_of
from game.heroica.skills import WALK, move_skills, use_skill
from game.heroica.squares import features_beside
from game.heroica.table import Table
from game.heroica.trail import land, past_spaces
from game.heroica.walking import walk
from game.kit.prompts import Prompt

TORCH = "torch"
RIDES_FURTHER = (1, 2)
"""Values on which a rider has a step more [HC-222]."""


def extra_steps(t: Table, hero: str, value: int) -> int:
    """The extra steps of a move: Sextant, Spyglass, torch [HC-536], War Horse, and Speed that was drunk before, add up
    [HC-222, HC-433].
    """
    torch = 1 if t.carried(hero, TORCH) else 0
    horse = 1 if t.tokens(hero, names.MOUNTED) and value in RIDES_FURTHER else 0
    return t.passive(hero, "steps") + torch + horse + t.tokens(hero, names.HASTE)


def move_roll(t: Table, hero: str, skills: bool = True) -> None:
    """A hero rolls to move; a Shield may be used for one skill, unless a skill has led to this roll [HC-215], or to
    slip past a door [HC-214, HC-221].
    """
    face = roll(t, hero, MOVE, hero)
    value = value_of(t, face)
    context = Context(you=hero, source="HC-214")
    picked = WALK
    if face == SHIELD:
        picked = ask_besides(t, context, FACE, lambda: _shield_question(t, context, skills))[0]
    if picked == WALK:
        walk(t, Walk(hero, value + extra_steps(t, hero, value), value, extra=True))
    elif t.kind(picked) == "feature":
        slip_past(t, hero, picked)
    else:
        use_move_skill(t, context, picked)


def _shield_question(t: Table, context: Context, skills: bool) -> Prompt:
    usable = move_skills(t, context) if skills else []
    options = (WALK, *usable, *doors_to_slip(t, context.you))
    return Prompt("shield-move", context.you, "HC-214", options)


def use_move_skill(t: Table, context: Context, picked: str) -> None:
    """A move skill; if it has carried the hero next to a monster, a fight begins as by an arrival [HC-312, HC-402]."""
    hero = context.you
    use_skill(t, context, picked, MOVE)
    if t.word(DUE) == t.here(hero).name:
        fight_series(t, hero, arrived=True)
    meet_what_is_due(t, Walk(hero, 0))


def doors_to_slip(t: Table, hero: str) -> list[str]:
    """The doors beside the hero that a Shield leads past [HC-512, HC-515]."""
    found = features_beside(t, t.here(hero), LOCKED_DOOR, MAGIC_DOOR)
    return [door for door in found if past_spaces(t, hero, door)]


def slip_past(t: Table, hero: str, door: str) -> None:
    """The hero slips past a door; it stays closed [HC-512]."""
    t.note("slips-past", hero=hero, piece=door)
    land_on(t, Walk(hero, 0), land(t, hero, past_spaces(t, hero, door), "HC-512"))
