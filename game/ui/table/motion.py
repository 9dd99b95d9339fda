"""Motion: how pieces, tokens and dice move on the table when the animator tells them to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import pygame

from game.kit.events import Counted
from game.ui.table.animated_table import Records
from game.ui.table.dice_tray import DiceTray
from game.ui.table.flights import Flights
from game.ui.table.piece_sprites import PieceSprite, PieceSprites

REDUCED = 120.0
"""How long a move takes without motion, in milliseconds."""


class TableMotion(ABC):
    """The pieces, tokens and dice of a table in motion; where things are, the table says."""

    def __init__(self, dice: DiceTray, flights: Flights) -> None:
        self.dice = dice
        self.actors = PieceSprites()
        self.flights = flights
        self.reduced = False

    @abstractmethod
    def rect_of(self, piece_or_spot: str) -> pygame.FRect | None:
        """Where a piece or a spot is."""

    @abstractmethod
    def center_of(self, origin: str) -> tuple[float, float]:
        """Where a token comes from."""

    @abstractmethod
    def landing(self, piece: str, token: str, index: int) -> tuple[float, float] | None:
        """Where a token on a piece lies."""

    @abstractmethod
    def where(self, actor: PieceSprite, pos: tuple[float, float]) -> tuple[float, float]:
        """A point of the table in the coordinates in which a piece moves."""

    def fall(self, piece: str) -> float:
        """A beaten piece falls."""
        actor = self.actors.get(piece)
        if actor is None or self.reduced:
            return 0.0
        return actor.act("fall")

    def fly(self, counts: Sequence[Counted], origin: str) -> float:
        """Tokens fly to a piece or up from it."""
        if self.reduced:
            return REDUCED
        return self.flights.launch(counts, self.center_of(origin), self.landing)

    def throw(self, dice: Records, anew: bool) -> float:
        """Dice tumble into the tray, or just lie there with reduced motion."""
        time = self.dice.throw(dice, anew=anew)
        if self.reduced:
            self.dice.land()
            return REDUCED
        return time

    def lunge(self, piece: str, at: str) -> float:
        """A piece strikes at another."""
        actor, target = self.actors.get(piece), self.rect_of(at)
        if actor is None or target is None or self.reduced:
            return REDUCED
        return actor.act("lunge", self.where(actor, target.center))

    def pulse(self, piece: str) -> float:
        """A piece shows that it is about to act."""
        actor = self.actors.get(piece)
        if actor is None or self.reduced:
            return REDUCED if actor is not None else 0.0
        return actor.act("pulse")

    def clear_dice(self) -> float:
        """Take the dice of the last roll out of the tray."""
        self.dice.clear()
        return 0.0
