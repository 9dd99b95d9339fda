"""What a thought about a round of a combat is made of: what came of it, and for which healths it holds."""

from __future__ import annotations

from array import array
from typing import NamedTuple

from game.runebound.combat_state import ENEMY, HERO, Round

STANDS, WON, LOST = 0, 1, 2
"""How a round ends: neither is defeated, the enemy is, the hero is."""
FAR = 1 << 20
NOT_HELD = (-1, 0)


class Key(NamedTuple):
    """What comes of a round: how the healths change, the bits that are set then, how it ended, and the shield that is
    held (its place and its code).
    """

    hero: int
    enemy: int
    bits: int
    end: int = STANDS
    held: tuple[int, int] = NOT_HELD

    def packed(self) -> int:
        """All of it in one whole number; a further change of the healths (`shift`) is added to it."""
        rest = (((self.bits << _CODE) + self.held[1] << _PLACE) + self.held[0] + 1 << _END) + self.end
        return (rest << 2 * _CHANGE) + shift((self.hero, self.enemy))


def shift(changes: tuple[int, int]) -> int:
    """Changes of the healths as they are added to a packed key."""
    return changes[0] + (changes[1] << _CHANGE)


def unpacked(key: int) -> Key:
    """What a whole number says."""
    key += _MIDDLE + (_MIDDLE << _CHANGE)
    hero, enemy = key % (1 << _CHANGE) - _MIDDLE, (key >> _CHANGE) % (1 << _CHANGE) - _MIDDLE
    rest = key >> 2 * _CHANGE
    end, rest = rest % (1 << _END), rest >> _END
    place, rest = rest % (1 << _PLACE) - 1, rest >> _PLACE
    return Key(hero, enemy, rest >> _CODE, end, (place, rest % (1 << _CODE)))


_CHANGE, _END, _PLACE, _CODE = 10, 2, 5, 10
"""How many bits each part of a packed key has."""
_MIDDLE = 1 << _CHANGE - 1


class Thought:
    """What comes of a state for all healths within a span: packed keys, with their chances."""

    __slots__ = ("chances", "highs", "keys", "lows")

    def __init__(self, band: Band, found: dict[int, float]) -> None:
        self.lows, self.highs = (band.lows[0], band.lows[1]), (band.highs[0], band.highs[1])
        self.keys, self.chances = tuple(found), array("d", found.values())

    @property
    def found(self) -> list[tuple[Key, float]]:
        """What comes of it in full, with the chances."""
        return [(unpacked(key), chance) for key, chance in zip(self.keys, self.chances, strict=True)]


class Band:
    """Healths of both sides, and for which others all answers would have been the same."""

    __slots__ = ("healths", "highs", "lows")

    def __init__(self, hero: int, enemy: int) -> None:
        self.healths = (hero, enemy)
        self.lows, self.highs = [-FAR, -FAR], [FAR, FAR]

    def at_most(self, side: int, health: int) -> bool:
        """Whether a side has no more health left than this."""
        if self.healths[side] <= health:
            if health < self.highs[side]:
                self.highs[side] = health
            return True
        if health >= self.lows[side]:
            self.lows[side] = health + 1
        return False

    def narrow(self, thought: Thought, changes: tuple[int, int]) -> None:
        """Only healths within a thought about what follows a change of them."""
        for side in (HERO, ENEMY):
            self.lows[side] = max(self.lows[side], thought.lows[side] - changes[side])
            self.highs[side] = min(self.highs[side], thought.highs[side] - changes[side])


class Later:
    """The healths of a band after they changed."""

    __slots__ = ("band", "changes")

    def __init__(self, band: Band, changes: tuple[int, int]) -> None:
        self.band, self.changes = band, changes

    def at_most(self, side: int, health: int) -> bool:
        """Whether a side has no more health left than this."""
        return self.band.at_most(side, health - self.changes[side])


class Branch(NamedTuple):
    """One way that an action may go: its chance, the round after it, the changes of the healths, how it ended, and the
    tokens that are still to be tossed, which do not show yet how they lie: (whose, the places).
    """

    chance: float
    round: Round
    changes: tuple[int, int] = (0, 0)
    end: int = STANDS
    tossed: tuple[int, tuple[int, ...]] | None = None


class Blow(NamedTuple):
    """Damage that is about to be dealt to a side in the action of the other one: whether it may still be blocked, and
    whether it is that of an attack.
    """

    target: int
    damage: int
    blocked: bool = True
    attack: bool = False


class Tossing(NamedTuple):
    """A round in which some tokens are about to be tossed again by the side whose turn it is, as `Branch.tossed`."""

    round: Round
    tossed: tuple[int, tuple[int, ...]]
