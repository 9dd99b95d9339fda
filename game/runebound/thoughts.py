"""What a thought about a round of a combat is made of: what came of it, and for which healths it holds."""

from __future__ import annotations

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


class Thought(NamedTuple):
    """What comes of a state for all healths within a span, with the chances."""

    lows: tuple[int, int]
    highs: tuple[int, int]
    found: tuple[tuple[Key, float], ...]


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


class Tossing(NamedTuple):
    """A round in which some tokens are about to be tossed again by the side whose turn it is, as `Branch.tossed`."""

    round: Round
    tossed: tuple[int, tuple[int, ...]]
