"""The dice of the family: rolls, and what the faces say."""

from __future__ import annotations

from collections.abc import Iterable

from game.adventure.cards import DICE
from game.adventure.context import Context
from game.adventure.table import Table
from game.kit.dice import Thrown

HERO_DIE, ENEMY_DIE = DICE
STREAMS = {HERO_DIE: "hero_dice", ENEMY_DIE: "enemy_dice"}
LETTERS = {"counterattack": "C", "threat": "T"}


def throw(t: Table, die: str, thrown_id: str, cause: str) -> Thrown:
    """Throw one die of a kind from its stream."""
    return t.throw(t.box.dice[die], STREAMS[die], thrown_id, cause)


def symbols(t: Table, thrown: Thrown) -> tuple[str, ...]:
    """What a thrown die shows."""
    return t.box.dice[thrown.die].faces[thrown.face]


def shown(t: Table, dice: Iterable[Thrown]) -> list[str]:
    """Every symbol that lies on the table."""
    return [symbol for d in dice for symbol in symbols(t, d)]


def plain(dice: Iterable[Thrown]) -> list[dict[str, object]]:
    """Thrown dice as plain values, for a note."""
    return [{"id": d.id, "die": d.die, "face": d.face, "cause": d.cause} for d in dice]


def striking(t: Table, dice: Iterable[Thrown]) -> list[Thrown]:
    """The dice of a roll that show a success."""
    return [d for d in dice if not {"success", "critical"}.isdisjoint(symbols(t, d))]


def roll_enemy_die(t: Table, c: Context) -> str:
    """A hero rolls 1 enemy die for an effect: C, T or B [W-22]."""
    thrown = throw(t, ENEMY_DIE, "e1", c.source)
    t.note("die", hero=c.you, source=c.source, dice=plain([thrown]))
    face = symbols(t, thrown)
    return LETTERS[face[0]] if face else "B"
