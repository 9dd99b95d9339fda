"""Selectors: whom an effect means [part 11.4]."""

from __future__ import annotations

from game.kit.effects.language import MarkError, Name
from game.runebound.context import Context
from game.runebound.hexmap import TERRAINS
from game.runebound.table import Table
from game.runebound.vocabulary.kinds import Who


def you() -> Who:
    """The player of the card and that player's hero, who are one; on an enemy the hero in combat with it [RB-010]."""
    return Who(lambda t, c: [c.you])


def it() -> Who:
    """The member of `each`."""
    return Who(lambda t, c: [c.it] if c.it else [])


def this() -> Who:
    """The enemy or villain that speaks."""
    return Who(lambda t, c: [c.acts])


def foe() -> Who:
    """The other side of the combat [RB-010, RB-741]; of an enemy that does not fight yet the hero who looks at it."""

    def found(t: Table, c: Context) -> list[str]:
        if c.acts != c.you:
            return [c.you]
        other = t.other_side(c.acts)
        return [other] if other else []

    return Who(found)


def hero(where: Name) -> Who:
    """`here`: another hero in your hex who is not defeated, picked by you."""
    if where != "here":
        raise MarkError(f"heroes are not met {where}")

    def found(t: Table, c: Context) -> list[str]:
        cell = t.here(c.you)
        return [one for one in t.heroes_at(cell) if one != c.you and t.standing(one)]

    return Who(found, choice=True)


def heroes(*, terrain: Name | None = None) -> Who:
    """All heroes not defeated, in the order of RB-009; with `terrain` only those in such a hex."""
    if terrain is not None and terrain not in TERRAINS:
        raise MarkError(f"{terrain} is no terrain")

    def found(t: Table, c: Context) -> list[str]:
        return [one for one in t.all_standing() if terrain is None or t.terrain(one) == terrain]

    return Who(found)


WORDS = {"hero": hero, "heroes": heroes}
PLAIN = {"you": you, "it": it, "this": this, "foe": foe}
