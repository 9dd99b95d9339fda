"""How one title takes the place of another: the pictures fade into each other, wordmark and menu go and come.

Only one title lives at a time: of the one before, a picture is kept until it has faded. What a change shows takes
longer to make than a frame may last, so it is made before, a picture in a frame.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple, Protocol

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.surfaces import blit_faded
from game.ui.screen.window import Stage

PICTURE, GONE, WORDMARK, MENU, RISE = 600.0, 160.0, 280.0, 240.0, 8.0
CALM = 100.0

Draw = Callable[[Canvas], None]


class DrawWordmark(Protocol):
    """Draws a wordmark, `lower` than its place."""

    def __call__(self, canvas: Canvas, alpha: int = 255, lower: float = 0.0) -> None: ...


class Part(NamedTuple):
    """A part of a title: what draws it, and where it lies in logical units."""

    draw: Draw
    area: pygame.FRect


class Writing(NamedTuple):
    """A part of a title as it was written, and its place in pixels."""

    surface: pygame.Surface
    place: tuple[int, int]

    def show(self, canvas: Canvas, part: float) -> None:
        """Draw it, as far as it is there (0 to 1)."""
        blit_faded(canvas.surface, self.surface, self.place, round(255 * part))


class ChangePictures:
    """What a change to the title of a game shows: picture and writing of the title before, picture of the one that
    comes. Each is made when it is first asked for; those of the title before while it is still shown.
    """

    def __init__(self, canvas: Canvas, game: str, ground: Draw, parts: Sequence[Part], coming: Draw) -> None:
        self.game = game
        self._canvas = canvas
        self._ground, self._parts, self._coming = ground, parts, coming

    @property
    def steps(self) -> list[Callable[[], object]]:
        """What makes them ready, each for a frame of its own."""
        return [lambda: self.before, lambda: self.writing, lambda: self.after]

    def fits(self, canvas: Canvas) -> bool:
        """Whether they were made for the window as it is."""
        return self._canvas.surface is canvas.surface

    @cached_property
    def before(self) -> pygame.Surface:
        """The picture of the title before."""
        return _painted(self._canvas, self._ground)

    @cached_property
    def writing(self) -> list[Writing]:
        """Wordmark and menu of the title before."""
        return [_written(self._canvas, part) for part in self._parts]

    @cached_property
    def after(self) -> pygame.Surface:
        """The picture of the title that comes."""
        return _painted(self._canvas, self._coming)


class TitleChange:
    """The change that is under way, if any. `draw` draws what comes, and what is kept of the title before over it."""

    def __init__(self) -> None:
        self._pictures: ChangePictures | None = None
        self._menu: Writing | None = None
        self._time = 0.0
        self._calm = False

    @property
    def moving(self) -> bool:
        """True while a title is on its way."""
        return self._pictures is not None

    def begin(self, pictures: ChangePictures, calm: bool) -> None:
        """Begin, while the title before is still shown: what is to be kept of it and was not is made now."""
        for step in pictures.steps[:2]:
            step()
        self._pictures, self._menu = pictures, None
        self._time, self._calm = 0.0, calm

    def update(self, dt: float) -> bool:
        """Let time pass; true while something is on its way."""
        if self._pictures is None:
            return False
        self._time += dt
        if self._time >= (CALM if self._calm else PICTURE):
            self._pictures, self._menu = None, None
        return True

    def draw(self, canvas: Canvas, ground: Draw, wordmark: DrawWordmark, menu: Part) -> None:
        """Draw the title that comes, as far as it has come."""
        if self._pictures is None or not self._pictures.fits(canvas):
            self._pictures = None
            ground(canvas)
            wordmark(canvas)
            menu.draw(canvas)
            return
        canvas.surface.blit(self._pictures.after, (0, 0))
        seen = 1 - self._part(0.0, PICTURE, CALM)
        blit_faded(canvas.surface, self._pictures.before, (0, 0), round(255 * seen))
        left = 1 - self._part(0.0, GONE, CALM / 2)
        if left > 0:
            for written in self._pictures.writing:
                written.show(canvas, left)
        there = self._part(GONE, WORDMARK, CALM / 2)
        if there > 0:
            wordmark(canvas, round(255 * there), RISE * (1 - there))
        there = self._part(GONE, MENU, CALM / 2)
        if there >= 1:
            menu.draw(canvas)
        elif there > 0:
            self._menu = self._menu or _written(canvas, menu)
            self._menu.show(canvas, there)

    def _part(self, start: float, time: float, calm: float) -> float:
        """How far something has come that begins after `start` milliseconds, from 0 to 1."""
        if self._calm:
            start, time = (calm if start else 0.0), calm
        return max(0.0, min(1.0, (self._time - start) / time))


def _painted(canvas: Canvas, draw: Draw) -> pygame.Surface:
    """A picture as large as the window, in the format of the window: it is blitted in every frame."""
    made = pygame.Surface(canvas.surface.get_size(), 0, canvas.surface)
    draw(_on(canvas, made))
    return made


def _written(canvas: Canvas, part: Part) -> Writing:
    box, stage = canvas.device(part.area), canvas.stage
    made = pygame.Surface(box.size, pygame.SRCALPHA)
    offset = (stage.offset[0] - box.x, stage.offset[1] - box.y)
    part.draw(_on(canvas, made, replace(stage, size=box.size, offset=offset)))
    return Writing(made, box.topleft)


def _on(canvas: Canvas, surface: pygame.Surface, stage: Stage | None = None) -> Canvas:
    """A canvas of the same window on another surface, which shows all of it or another stage."""
    return Canvas(surface, stage or canvas.stage, canvas.theme, canvas.type, canvas.images, canvas.cache)
