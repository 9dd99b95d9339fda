"""Selectors: whom and what an effect means."""

from __future__ import annotations

from game.heroica.context import Context
from game.heroica.squares import foes, lines
from game.heroica.squares import within as spaces_within
from game.heroica.table import Table
from game.heroica.trail import past_spaces
from game.heroica.vocabulary.kinds import Target, Who
from game.kit.effects.language import Condition, Number

# -- heroes


def it() -> Who:
    """The member of `each`."""
    return Who(lambda t, c: [c.it] if c.it in t.heroes else [])


def other() -> Who:
    """Another hero of the own choice."""
    return Who(lambda t, c: t.others(c.you), choice=True)


def other_near(n: Number) -> Who:
    """Another hero up to so many spaces away, of the own choice [HC-103]."""

    def found(t: Table, c: Context) -> list[str]:
        near = spaces_within(t, c.you, n(t, c))
        return [hero for hero in t.others(c.you) if t.cell(hero) in near]

    return Who(found, choice=True)


def passed() -> Who:
    """The heroes whose space was entered in the move before [HC-419]."""
    return Who(lambda t, c: list(c.walk.passed) if c.walk is not None else [])


# -- monsters and features


def opponent() -> Target:
    """The monster of this fight [HC-311]."""
    return Target(lambda t, c: [c.opponent] if c.opponent and t.cell(c.opponent) is not None else [], near=True)


def adjacent() -> Target:
    """One monster next to the hero [HC-311]."""
    return Target(lambda t, c: foes(t, c.you))


def all_adjacent() -> Target:
    """All monsters next to the hero [HC-311]."""
    return Target(lambda t, c: foes(t, c.you), every=True, near=True)


def adjacent_boss() -> Target:
    """One boss next to the hero."""
    return Target(lambda t, c: [monster for monster in foes(t, c.you) if t.is_boss(monster)])


def within(n: Number) -> Target:
    """One monster up to so many spaces away, even around corners [HC-103, HC-403]."""

    def found(t: Table, c: Context) -> list[str]:
        near = spaces_within(t, c.you, n(t, c))
        return [monster for monster in t.monsters() if not near.keys().isdisjoint(t.squares(monster))]

    return Target(found)


def line(n: Number) -> Target:
    """One monster up to so many spaces away in a straight line [HC-104, HC-403]."""

    def found(t: Table, c: Context) -> list[str]:
        seen = (t.monster_at(cell) for cell in lines(t, t.here(c.you), n(t, c)))
        return list(dict.fromkeys(monster for monster in seen if monster))

    return Target(found)


def level() -> Target:
    """Any one monster of the level."""
    return Target(lambda t, c: t.monsters())


def this() -> Target:
    """The feature or monster whose table is read."""
    return Target(lambda t, c: [c.this] if c.this and t.cell(c.this) is not None else [])


# -- conditions


def rivals() -> Condition:
    """Whether the heroes play against each other [HC-901]."""
    return lambda t, c: t.rivals


def stocked() -> Condition:
    """Whether the store has a potion."""
    return lambda t, c: any(t.kind(piece) == "potion" for piece in t.zone("store"))


def passable() -> Condition:
    """Whether there is a space past the monster of this fight [HC-247]."""
    return lambda t, c: bool(c.opponent) and bool(past_spaces(t, c.you, c.opponent))


WORDS = {"other_near": other_near, "within": within, "line": line}
PLAIN = {
    build.__name__: build
    for build in (
        it, other, passed, opponent, adjacent, all_adjacent, adjacent_boss, level, this, rivals, stocked, passable,
    )
}  # fmt: skip
