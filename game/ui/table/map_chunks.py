"""Map chunks: what covers a whole map, painted in square pieces of device pixels when they are needed, and kept.

A chunk is told by the scale at which the map is painted and by its column and row among the chunks of that scale. The
least recently shown go when there are more than a number of bytes.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.kit.geometry import Point
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.window import Stage
from game.ui.table.camera import Camera

_RANGES = 8
"""Of so many parts of a map it is known which chunks they have."""
SIDE = 128
"""The side of a chunk in device pixels: small, as a chunk is the least that is painted between two frames."""

PaintMap = Callable[[Canvas, pygame.FRect], None]
"""Paints a part of a map (a rectangle in map units) on a canvas whose units are those of the map."""
Asked = Callable[[pygame.FRect, float], bool]
"""A question about a part of a map at a scale."""


class Projection(NamedTuple):
    """How a map lies in the window just now: where its corner is, device pixels for a map unit, and the zone in which
    it is seen.
    """

    origin: tuple[int, int]
    scale: float
    zone: pygame.Rect

    @classmethod
    def of(cls, canvas: Canvas, camera: Camera) -> Projection:
        """The projection of a camera. The corner is rounded once, so that all chunks lie side by side."""
        x, y = canvas.stage.device(camera.on_table((0.0, 0.0)))
        return cls((round(x), round(y)), map_scale(camera.zoom, canvas), canvas.device(camera.zone))

    def place(self, box: pygame.FRect) -> pygame.Rect:
        """The pixels of a part of the map; neighbours stay neighbours."""
        left, top = self.origin[0] + round(box.left * self.scale), self.origin[1] + round(box.top * self.scale)
        right, bottom = self.origin[0] + round(box.right * self.scale), self.origin[1] + round(box.bottom * self.scale)
        return pygame.Rect(left, top, right - left, bottom - top)

    def part(self, box: pygame.Rect) -> pygame.FRect:
        """The part of the map, in its own units, that lies in these pixels."""
        left, top = (box.left - self.origin[0]) / self.scale, (box.top - self.origin[1]) / self.scale
        return pygame.FRect(left, top, box.width / self.scale, box.height / self.scale)

    @property
    def in_sight(self) -> pygame.FRect:
        """The part of the map that is seen, with a pixel more on each side: its corner has been rounded."""
        return self.part(self.zone.inflate(2, 2))


class Chunk(NamedTuple):
    """One piece of a map at this scale (device pixels for a map unit)."""

    scale: float
    column: int
    row: int


class MapChunks:
    """The chunks of one map. `solid` ones hide what lies below them. Where `touches` denies a part of the map (at
    a scale) nothing is painted and nothing kept; nor is what turns out to be bare. Chunks that are `plain` look all the
    same: they are painted once. Those for which `waits` is true are not painted little by little: what they are made
    of is still being read.
    """

    def __init__(
        self,
        size: Point,
        paint: PaintMap,
        most_bytes: int,
        *,
        solid: bool,
        touches: Asked = lambda box, scale: True,
        plain: Asked = lambda box, scale: False,
        waits: Asked = lambda box, scale: False,
    ) -> None:
        self.size = size
        self._paint, self._solid = paint, solid
        self._touches, self._plain, self._waits = touches, plain, waits
        self._kept = SurfaceCache(most_bytes)
        self._alike: dict[Chunk, pygame.Surface] = {}
        """The plain ones; those of a size are one surface."""
        self._empty: set[Chunk] = set()
        self._within: dict[tuple[float, int, int, int, int], list[Chunk]] = {}
        """The chunks of the parts that were asked for last."""
        self.version = 0
        """Grows whenever another chunk is known than before."""

    def forget(self) -> None:
        """Paint everything anew."""
        self.version += 1
        self._kept.clear()
        self._empty.clear()
        self._alike.clear()

    @property
    def bytes(self) -> int:
        """The memory that the chunks take."""
        return self._kept.bytes

    def within(self, scale: float, part: pygame.FRect) -> list[Chunk]:
        """The chunks of a part of the map, row by row. It is the same list as long as they are the same."""
        step = SIDE / scale
        wide, high = (math.ceil(round(length * scale, 3) / SIDE) for length in self.size)
        left, top = max(0, math.floor(part.left / step)), max(0, math.floor(part.top / step))
        right, bottom = min(wide, math.ceil(part.right / step)), min(high, math.ceil(part.bottom / step))
        key = (scale, left, top, right, bottom)
        if key not in self._within:
            while len(self._within) >= _RANGES:
                del self._within[next(iter(self._within))]
            self._within[key] = [Chunk(scale, x, y) for y in range(top, bottom) for x in range(left, right)]
        return self._within[key]

    def is_known(self, chunk: Chunk) -> bool:
        """Whether a chunk has been painted and is kept, or has nothing to be painted."""
        return chunk in self._empty or self.find(chunk) is not None

    def waits(self, chunk: Chunk) -> bool:
        """Whether what a chunk is made of is still being read."""
        return self._waits(self.box(chunk), chunk.scale)

    def box(self, chunk: Chunk) -> pygame.FRect:
        """Which part of the map a chunk is; those at its edge end with the map."""
        side = SIDE / chunk.scale
        left, top = chunk.column * side, chunk.row * side
        return pygame.FRect(left, top, min(side, self.size[0] - left), min(side, self.size[1] - top))

    def paint(self, canvas: Canvas, chunk: Chunk) -> None:
        """Paint a chunk and keep it, unless it is known. Of the canvas only theme, type and pictures count."""
        if self.is_known(chunk):
            return
        self.version += 1
        box = self.box(chunk)
        if not self._touches(box, chunk.scale):
            self._empty.add(chunk)
            return
        size = (max(1, round(box.width * chunk.scale)), max(1, round(box.height * chunk.scale)))
        plain = self._plain(box, chunk.scale)
        if plain and (found := next((one for one in self._alike.values() if one.get_size() == size), None)) is not None:
            self._alike[chunk] = found
            return
        made = pygame.Surface(size) if self._solid else pygame.Surface(size, pygame.SRCALPHA)
        stage = Stage(size, chunk.scale, (-float(chunk.column * SIDE), -float(chunk.row * SIDE)))
        self._paint(Canvas(made, stage, canvas.theme, canvas.type, canvas.images, canvas.cache), box)
        if plain:
            self._alike[chunk] = made
        elif not self._solid and not made.get_bounding_rect().width:
            self._empty.add(chunk)
        else:
            self._kept.put(chunk, made)

    def is_bare(self, chunk: Chunk) -> bool:
        """Whether a chunk was found to have nothing to be painted."""
        return chunk in self._empty

    def find(self, chunk: Chunk) -> pygame.Surface | None:
        """What was painted of a chunk; None where there is nothing, or where it has not been painted."""
        return self._kept.find(chunk) or self._alike.get(chunk)


def map_scale(zoom: float, canvas: Canvas) -> float:
    """Device pixels for a map unit at this zoom: the same number whenever the zoom is the same."""
    return round(zoom * canvas.scale, 9)
