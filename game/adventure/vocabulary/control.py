"""Control words: those of every game with who decides here, and the roll of an enemy die."""

from __future__ import annotations

from collections.abc import Mapping

from game.adventure.context import Context
from game.adventure.decide import agree, choose_one
from game.adventure.dice import roll_enemy_die
from game.adventure.table import Table
from game.adventure.vocabulary.kinds import Hero
from game.kit.effects.control import ControlWords, Decisions
from game.kit.effects.effect import Effect
from game.kit.effects.language import MarkError


def person(t: Table, piece: str) -> str:
    """A hero decides alone what is done to that hero [HT-009]; no enemy does."""
    return piece if t.is_hero(piece) else ""


def present(t: Table, piece: str) -> bool:
    """Whether a hero stands or an enemy is in play."""
    return t.standing(piece) or t.in_play(piece)


def served(t: Table, piece: str) -> bool:
    """Whether whom a cost has defeated gets anything for it [R-08, WQ-313]."""
    return t.rules.fallen_hero_finishes


def pick(t: Table, c: Context, effects: Mapping[str, Effect]) -> str:
    """The decider picks among effects of which each would change something [HT-007]; players may weigh them
    [WQ-017].
    """
    t.halves = (c, dict(effects))
    picked = choose_one(t, c, "either", list(effects))
    t.halves = None
    return picked


def die(hero: Hero, **faces: Effect) -> Effect:
    """A hero rolls 1 enemy die; the effect of the face (C, T or B) resolves with that hero as "you"."""
    for face in faces:
        if face not in ("C", "T", "B"):
            raise MarkError(f"an enemy die shows C, T or B, not {face}")

    def bound(t: Table, c: Context) -> Context:
        roller = hero.first(t, c)
        inner = c.bind(c.it, roller)
        inner.you = roller
        return inner

    def run(t: Table, c: Context) -> None:
        if not hero.first(t, c):
            return
        effect = faces.get(roll_enemy_die(t, bound(t, c)))
        if effect is not None:
            effect.run(t, bound(t, c))

    def would(t: Table, c: Context) -> bool:
        return bool(hero.first(t, c)) and any(effect.would(t, bound(t, c)) for effect in faces.values())

    return Effect(run, would)


CONTROL = ControlWords(Decisions(agree, pick, person, present, served))
WORDS = CONTROL.words() | {"die": die}
