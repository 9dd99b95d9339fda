"""Curtain look: what hangs between two players at one screen, where a look draws it itself."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import pygame

from game.ui.screen.canvas import Canvas


class CurtainPlaces(NamedTuple):
    """Where the two buttons stand (the next player is there; nobody is), and what else opens the curtain."""

    here: pygame.FRect
    leave: pygame.FRect
    seal: pygame.FRect


class CurtainTold(NamedTuple):
    """What is said: whose turn it is, in words, what to do, the seat that it is for."""

    title: str
    text: str
    seat: int


class CurtainLook(Protocol):
    """The curtain of one game; `opening` is how long it takes to open, in milliseconds."""

    opening: float

    def places(self, bounds: pygame.FRect, growth: float) -> CurtainPlaces:
        """Where everything lies in a window whose type is so much larger than designed."""
        ...

    def paint(self, canvas: Canvas, bounds: pygame.FRect, told: CurtainTold, opened: float) -> None:
        """The curtain over the whole window; `opened` is how far it has opened, from 0 to 1."""
        ...
