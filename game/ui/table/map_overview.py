"""Map overview: a small picture of a whole map, shown where nothing else has been painted yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.kit.geometry import Point
from game.ui.screen.canvas import Canvas
from game.ui.screen.window import Stage
from game.ui.table.map_chunks import PaintMap

OVERVIEW = 768
"""The longer side of the picture, in device pixels."""
STRIPS = 96
"""In how many steps it is painted, if nothing else is said."""


class MapOverview:
    """The small picture of one map, painted by `preload`, or when it is first asked for with `whole`."""

    def __init__(self, size: Point, paint: PaintMap, strips: int = STRIPS) -> None:
        self._size, self._paint, self._strips = size, paint, strips
        self.picture: pygame.Surface | None = None
        """The picture, once it is there."""

    @property
    def box(self) -> pygame.FRect:
        """What it shows: the whole map, in map units."""
        return pygame.FRect(0, 0, *self._size)

    def whole(self, canvas: Canvas) -> pygame.Surface:
        """The picture, painted now if it is not there; for example for a map in the corner."""
        for step in self.preload(canvas):
            step()
        assert self.picture is not None
        return self.picture

    def preload(self, canvas: Canvas) -> Iterator[Callable[[], object]]:
        """Steps that paint the picture, if there is none yet. Of the canvas only theme, type and pictures count."""
        if self.picture is not None:
            return
        scale = min(1.0, OVERVIEW / max(self._size))
        size = (max(1, round(self._size[0] * scale)), max(1, round(self._size[1] * scale)))
        made = pygame.Surface(size)
        small = Canvas(made, Stage(size, scale, (0.0, 0.0)), canvas.theme, canvas.type, canvas.images, canvas.cache)
        high = self._size[1] / self._strips

        def strip(index: int) -> None:
            box = pygame.FRect(0, index * high, self._size[0], high)
            with small.clip(box):
                self._paint(small, box)

        def keep() -> None:
            self.picture = made

        yield from (partial(strip, index) for index in range(self._strips))
        yield keep
