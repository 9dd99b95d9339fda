"""Card laying: the whole cards of a sheet are laid on it one after the other, so that no frame waits for all of them.

A frame makes one step: it finds out what a card needs, reads a picture, or paints the card. What is kept lies there at
once, and a card whose time has come is laid whatever it takes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.kit.geometry import Size
from game.kit.shown import Face, Sheet
from game.ui.cards.full_card import FullCards
from game.ui.screen.canvas import Canvas
from game.ui.screen.chores import Step, make_first

DUE, PATIENCE = 150.0, 450.0
"""Milliseconds in which the next card lies there, and how much later at the latest while it is being made ready."""


class CardLooks(NamedTuple):
    """How the cards look that may be laid, by piece."""

    faces: Mapping[str, Face]
    texts: Mapping[str, Sheet]
    full: FullCards

    def steps(self, canvas: Canvas, piece: str, size: Size, *, painted: bool = True) -> Iterator[Step]:
        """The steps towards a card: its pictures, and the card itself where it is to be `painted`."""
        face, text, apart = self.faces[piece], self.texts[piece], self.full.apart()
        yield from canvas.images.needed_by(lambda: apart.surface(canvas, face, text, size))
        if painted:
            yield partial(self.full.surface, canvas, face, text, size)

    def is_ready(self, canvas: Canvas, piece: str, size: Size) -> bool:
        """Whether a card is painted and kept."""
        return self.full.keeps(canvas, self.faces[piece], self.texts[piece], size)

    def surface(self, canvas: Canvas, piece: str, size: Size) -> pygame.Surface:
        """The card, painted if it is not kept."""
        return self.full.surface(canvas, self.faces[piece], self.texts[piece], size)


class CardLaying:
    """The cards that lie on a sheet, and those that are still to come."""

    def __init__(self, looks: CardLooks) -> None:
        self._looks = looks
        self._laid: dict[str, pygame.Surface] = {}
        self._waiting: deque[str] = deque()
        self._steps: deque[Step] = deque()
        self._size: Size = (0.0, 0.0)
        self._left = DUE

    def begin(self, pieces: Sequence[str], size: Size) -> None:
        """Lay these cards, in their order."""
        self._waiting = deque(piece for piece in pieces if piece not in self._laid)
        self._steps.clear()
        self._size, self._left = size, DUE

    def update(self, dt: float) -> bool:
        """Let time pass; true while cards are still to come."""
        self._left -= dt
        return bool(self._waiting)

    def go_on(self, canvas: Canvas) -> None:
        """Make a step, and lay what is ready or due."""
        self._lay(canvas)
        if self._steps:
            make_first(self._steps)
            self._lay(canvas)
        elif self._waiting:
            self._steps.extend(self._looks.steps(canvas, self._waiting[0], self._size))

    def _lay(self, canvas: Canvas) -> None:
        looks, size = self._looks, self._size
        while self._left <= 0 and self._steps and make_first(self._steps):
            pass  # its time has come: all that need not be waited for
        due = -PATIENCE if self._steps else 0.0
        while self._waiting and (self._left <= due or looks.is_ready(canvas, self._waiting[0], size)):
            piece = self._waiting.popleft()
            self._laid[piece] = looks.surface(canvas, piece, size)
            self._left = (max(0.0, self._left) if self._steps else self._left) + DUE
            self._steps.clear()

    def forget(self) -> None:
        """Drop the cards: the sheet is over."""
        self._laid.clear()
        self._waiting.clear()
        self._steps.clear()

    def card(self, piece: str) -> pygame.Surface | None:
        """The card, if it lies already."""
        return self._laid.get(piece)
