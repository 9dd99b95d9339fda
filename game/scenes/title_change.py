"""How one title takes the place of another: the pictures fade into each other, wordmark and menu go and come.

Only one title lives at a time: of the one before, a picture is kept until it has faded.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from game.ui.screen.canvas import Canvas

PICTURE, GONE, WORDMARK, MENU, RISE = 600.0, 160.0, 280.0, 240.0, 8.0
CALM = 100.0

Draw = Callable[[Canvas], None]


class DrawWordmark(Protocol):
    """Draws a wordmark, `lower` than its place."""

    def __call__(self, canvas: Canvas, alpha: int = 255, lower: float = 0.0) -> None: ...


class TitleChange:
    """The change that is under way, if any. `begin` keeps what is shown; `draw` draws what comes, and that over it."""

    def __init__(self) -> None:
        self._before: tuple[pygame.Surface, pygame.Surface] | None = None
        self._ground: pygame.Surface | None = None
        self._time = 0.0
        self._calm = False

    @property
    def moving(self) -> bool:
        """True while a title is on its way."""
        return self._before is not None

    def begin(self, canvas: Canvas, ground: Draw, wordmark: DrawWordmark, menu: Draw, calm: bool) -> None:
        """Keep the picture and the writing of the title that is shown now. With high contrast the change is a cut."""
        self._before, self._ground = None, None
        if not canvas.theme.textured:
            return
        picture = pygame.Surface(canvas.surface.get_size()).convert()
        ground(_on(canvas, picture))
        writing = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
        over = _on(canvas, writing)
        wordmark(over)
        menu(over)
        self._before = picture, writing
        self._time, self._calm = 0.0, calm

    def update(self, dt: float) -> bool:
        """Let time pass; true while something is on its way."""
        if self._before is None:
            return False
        self._time += dt
        if self._time >= (CALM if self._calm else PICTURE):
            self._before, self._ground = None, None
        return True

    def draw(self, canvas: Canvas, ground: Draw, wordmark: DrawWordmark, menu: Draw) -> None:
        """Draw the title that comes, as far as it has come."""
        if self._before is None or self._before[0].get_size() != canvas.surface.get_size():
            self._before = None
            ground(canvas)
            wordmark(canvas)
            menu(canvas)
            return
        if self._ground is None:
            self._ground = pygame.Surface(canvas.surface.get_size()).convert()
            ground(_on(canvas, self._ground))
        picture, writing = self._before
        canvas.surface.blit(self._ground, (0, 0))
        picture.set_alpha(round(255 * (1 - self._part(0.0, PICTURE, CALM))))
        canvas.surface.blit(picture, (0, 0))
        left = 1 - self._part(0.0, GONE, CALM / 2)
        if left > 0:
            writing.set_alpha(round(255 * left))
            canvas.surface.blit(writing, (0, 0))
        there = self._part(GONE, WORDMARK, CALM / 2)
        if there > 0:
            wordmark(canvas, round(255 * there), RISE * (1 - there))
        there = self._part(GONE, MENU, CALM / 2)
        if there >= 1:
            menu(canvas)
        elif there > 0:
            coming = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA)
            menu(_on(canvas, coming))
            coming.set_alpha(round(255 * there))
            canvas.surface.blit(coming, (0, 0))

    def _part(self, start: float, time: float, calm: float) -> float:
        """How far something has come that begins after `start` milliseconds, from 0 to 1."""
        if self._calm:
            start, time = (calm if start else 0.0), calm
        return max(0.0, min(1.0, (self._time - start) / time))


def _on(canvas: Canvas, surface: pygame.Surface) -> Canvas:
    """A canvas of the same window on another surface."""
    return Canvas(surface, canvas.stage, canvas.theme, canvas.type, canvas.images, canvas.cache)
