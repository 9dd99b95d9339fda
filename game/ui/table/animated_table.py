"""Animated table: what the animator asks of whoever carries its choreography out (the table view)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from game.kit.events import Counted
from game.kit.shown import Story
from game.kit.stage_sheet import StageSheet

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

    def turn(self, piece: str) -> float:
        """A piece is about to turn where it stands."""
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

    def strike(self, counts: Sequence[Counted], origin: str) -> float:
        """Numbers fly at whom they hit."""
        ...

    def shake(self, pieces: Sequence[str]) -> float:
        """All stops for a moment, and these pieces are shaken."""
        ...

    def bring(self, sheet: StageSheet, done: int, about: Sequence[str]) -> float:
        """A card comes forward with its sheet, of which so many lines are told already; `about` are the other pieces to
        which something happens.
        """
        ...

    def say(self, line: int) -> float:
        """A line of the sheet begins."""
        ...

    def hold(self, line: int, *, more: bool = False) -> float:
        """A line stands to be read: infinite where that is until the player goes on, which is not asked where `more`
        lines are read with it.
        """
        ...

    def put_back(self, sheet: StageSheet, again: bool, last: bool) -> float:
        """The card that came forward goes back; `again` where a part of it was told before, `last` if none follows."""
        ...

    def fill(self, story: Story) -> float:
        """A great moment fills the table: infinite where that is until the player goes on."""
        ...

    def empty(self) -> float:
        """The frame of a great moment goes."""
        ...

    def rest(self) -> None:
        """Be at rest at once: every piece in its place, dice down, nothing in the air."""
        ...

    def caught_up(self) -> None:
        """Every beat is told: the copy equals the model."""
        ...
