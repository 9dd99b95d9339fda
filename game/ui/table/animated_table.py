"""Animated table: what the animator asks of whoever carries its choreography out (the table view)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from game.kit.events import Counted

Records = Sequence[Mapping[str, object]]
"""Dice as a note tells them."""


class AnimatedTable(Protocol):
    """Who carries the choreography out. Every call gives the milliseconds (at speed 1) it takes."""

    def settle(self) -> float:
        """Bring every piece to its place, face and tilt on the copy of the board."""
        ...

    def fall(self, piece: str) -> float:
        """A piece is about to leave, beaten."""
        ...

    def fly(self, counts: Sequence[Counted], origin: str) -> float:
        """Tokens fly to their piece, or from it."""
        ...

    def throw(self, dice: Records, anew: bool) -> float:
        """Dice are thrown; `anew` into an empty tray."""
        ...

    def lunge(self, piece: str, at: str) -> float:
        """A piece strikes at another."""
        ...

    def pulse(self, piece: str) -> float:
        """A piece is about to act: it shows itself."""
        ...

    def step_track(self, track: str, before: int, after: int) -> float:
        """The token on a track goes from space to space."""
        ...

    def clear_dice(self) -> float:
        """A new action begins: the dice of the last one are taken away."""
        ...

    def play(self, card: str) -> float:
        """This card is being resolved; empty for none."""
        ...

    def rest(self) -> None:
        """Be at rest at once: every piece in its place, dice down, nothing in the air."""
        ...

    def caught_up(self) -> None:
        """Every beat is told: the copy equals the model."""
        ...
