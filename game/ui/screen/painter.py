"""Painter: the part of the canvas that draws shapes: boxes, lines, polygons, circles, shadows, glows, clips.

Everything is in logical units; shapes are smooth and are kept after they were drawn once.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise

import pygame

from game.kit.geometry import Point
from game.ui.screen import surfaces
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.shapes import shape_points
from game.ui.screen.surfaces import Fill
from game.ui.screen.theme import Colour, Theme
from game.ui.screen.window import Stage

RectLike = pygame.Rect | pygame.FRect | tuple[float, float, float, float]

LARGE = 30_000
LARGEST_CUT = 9.0
"""So far a corner is cut at most, however round the box would be."""
VEIL = 32
"""The height of the bands in which a large box that lets the light through is drawn, in device pixels."""


class Painter:
    """Draws shapes in logical units on a surface."""

    def __init__(self, surface: pygame.Surface, stage: Stage, theme: Theme, cache: SurfaceCache) -> None:
        self.surface = surface
        self.stage = stage
        self.theme = theme
        self.cache = cache

    @property
    def bounds(self) -> pygame.FRect:
        """The whole window in logical units."""
        return self.stage.bounds

    @property
    def scale(self) -> float:
        """Device pixels per logical unit."""
        return self.stage.scale

    def px(self, length: float) -> int:
        """A length in whole device pixels, at least 1."""
        return max(1, round(length * self.scale))

    def device(self, rect: RectLike) -> pygame.Rect:
        """The rectangle in whole device pixels; neighbours stay neighbours."""
        x, y, w, h = rect
        left, top = self.stage.device((x, y))
        right, bottom = self.stage.device((x + w, y + h))
        return pygame.Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))

    def point(self, pos: Point) -> tuple[int, int]:
        """A position in whole device pixels."""
        x, y = self.stage.device(pos)
        return round(x), round(y)

    def _width(self, width: float) -> float:
        """The width of a line; with high contrast none is thinner than the theme's."""
        return width if self.theme.textured else max(width, self.theme.line)

    def fill(self, colour: Colour, rect: RectLike | None = None) -> None:
        """The whole surface, or a rectangle of it, in one colour."""
        self.surface.fill(colour, None if rect is None else self.device(rect))

    def rect(
        self,
        rect: RectLike,
        fill: Fill = None,
        *,
        radius: float = 0,
        edge: Colour | None = None,
        width: float = 1.2,
        alpha: int = 255,
    ) -> None:
        """A box: filled with a colour or a pair of colours from top to bottom, edged, with the corners of the material:
        round, or cut.
        """
        box = self.device(rect)
        if box.width <= 0 or box.height <= 0:
            return
        if radius <= 0 and edge is None and alpha == 255 and isinstance(fill, tuple) and isinstance(fill[0], int):
            self.surface.fill(fill, box)
            return
        if radius <= 0 and edge is None and box.height > VEIL and isinstance(fill, tuple) and isinstance(fill[0], int):
            self._veil(box, fill, alpha)
            return
        cut = self.theme.material.cut
        if cut:
            radius = min(radius, LARGEST_CUT)
        curve, thick = (
            round(radius * self.scale, 1),
            round(max(1.0, self._width(width) * self.scale), 1) if edge else 0.0,
        )
        plain = fill is None or (isinstance(fill[0], int) and alpha == 255)
        corner = math.ceil(max(curve, thick)) + 1
        if plain and box.width * box.height > LARGE and min(box.size) > 2 * corner:
            self._large_box(box, corner, curve, fill, edge, thick, alpha)
            return
        key = ("box", box.size, curve, fill, edge, thick, cut)
        made = self.cache.get(key, lambda: surfaces.rounded_box(box.size, curve, fill, edge, thick, cut=cut))
        self._blit_alpha(made, box.topleft, alpha)

    def _veil(self, box: pygame.Rect, colour: Colour, alpha: int) -> None:
        """A box through which one sees what lies below, a band at a time: only the band is kept."""
        size = (box.width, VEIL)
        band = self.cache.get(("veil", size, colour), lambda: surfaces.rounded_box(size, 0, colour))
        for top in range(box.y, box.bottom, VEIL):
            high = min(VEIL, box.bottom - top)
            surfaces.blit_faded(self.surface, band, (box.x, top), alpha, pygame.Rect(0, 0, box.width, high))

    def _large_box(
        self, box: pygame.Rect, corner: int, curve: float, fill: Fill, edge: Colour | None, thick: float, alpha: int
    ) -> None:
        """A large box in pieces, of which only corners and edges are kept."""
        cut = self.theme.material.cut
        look = ("large", curve, fill, edge, thick, cut)
        side = 2 * corner + 1
        tile = self.cache.get(look, lambda: surfaces.rounded_box((side, side), curve, fill, edge, thick, cut=cut))
        self._frame(box, tile, corner, look, alpha)
        if fill is not None:
            self.surface.fill(fill, box.inflate(-2 * corner, -2 * corner))  # type: ignore[arg-type]

    def dashed(self, rect: RectLike, colour: Colour, *, width: float = 1.6, dash: float = 5, gap: float = 4) -> None:
        """A dashed box edge, corners first."""
        x, y, w, h = rect
        for start, end in (
            ((x, y), (x + w, y)),
            ((x + w, y), (x + w, y + h)),
            ((x, y + h), (x + w, y + h)),
            ((x, y), (x, y + h)),
        ):
            self.dashed_line(start, end, colour, width=width, dash=dash, gap=gap)

    def dashed_line(
        self, start: Point, end: Point, colour: Colour, *, width: float = 1.4, dash: float = 5, gap: float = 4
    ) -> None:
        """A dashed line that begins and ends with a dash."""
        length = math.dist(start, end)
        count = max(1, round((length + gap) / (dash + gap)))
        if start[0] == end[0] or start[1] == end[1]:
            self._straight_dashes(start, end, colour, self.px(width), count, gap / (dash + gap))
            return
        step = (length + gap) / count
        for index in range(count):
            a, b = index * step / length, min(1.0, (index * step + step - gap) / length)
            self.line(_between(start, end, a), _between(start, end, b), colour, width)

    def _straight_dashes(self, start: Point, end: Point, colour: Colour, thick: int, count: int, hole: float) -> None:
        """Level or upright dashes as one strip that is kept."""
        upright = start[0] == end[0]
        (left, top), (right, bottom) = self.point(start), self.point(end)
        left, right, top, bottom = min(left, right), max(left, right), min(top, bottom), max(top, bottom)
        length = max(1, bottom - top if upright else right - left)

        def make() -> pygame.Surface:
            strip = pygame.Surface((thick, length) if upright else (length, thick), pygame.SRCALPHA)
            step = length / max(0.5, count - hole)
            for index in range(count):
                a, b = round(index * step), round((index + 1 - hole) * step)
                strip.fill(colour, (0, a, thick, b - a) if upright else (a, 0, b - a, thick))
            return strip

        made = self.cache.get(("dashes", upright, length, thick, count, hole, colour), make)
        self.surface.blit(made, (left - thick // 2, top) if upright else (left, top - thick // 2))

    def line(self, start: Point, end: Point, colour: Colour, width: float = 1.4, alpha: int = 255) -> None:
        """A straight line; level and upright ones are sharp, others smooth."""
        thick = self.px(self._width(width))
        a, b = self.stage.device(start), self.stage.device(end)
        if abs(a[1] - b[1]) < 0.5:
            left, right = sorted((a[0], b[0]))
            self._strip(round(left), round(a[1] - thick / 2), max(1, round(right - left)), thick, colour, alpha)
        elif abs(a[0] - b[0]) < 0.5:
            top, bottom = sorted((a[1], b[1]))
            self._strip(round(a[0] - thick / 2), round(top), thick, max(1, round(bottom - top)), colour, alpha)
        elif alpha == 255:
            pygame.draw.aaline(self.surface, colour, a, b, thick)
        else:
            self._faint_line(a, b, colour, thick, alpha)

    def _strip(self, x: int, y: int, width: int, height: int, colour: Colour, alpha: int) -> None:
        if alpha >= 255:
            self.surface.fill(colour, (x, y, width, height))
            return
        made = self.cache.get(
            ("strip", width, height, colour), lambda: surfaces.vertical_gradient((width, height), colour, colour)
        )
        self._blit_alpha(made, (x, y), alpha)

    def _faint_line(self, a: Point, b: Point, colour: Colour, thick: int, alpha: int) -> None:
        left, top = min(a[0], b[0]) - thick, min(a[1], b[1]) - thick
        size = (round(abs(a[0] - b[0])) + 2 * thick + 1, round(abs(a[1] - b[1])) + 2 * thick + 1)
        layer = pygame.Surface(size, pygame.SRCALPHA)
        start, end = (a[0] - left, a[1] - top), (b[0] - left, b[1] - top)
        pygame.draw.line(layer, (*colour, alpha), start, end, thick)
        self.surface.blit(layer, (left, top))

    def polyline(self, points: Sequence[Point], colour: Colour, width: float = 2.0) -> None:
        """Lines from point to point."""
        for start, end in pairwise(points):
            self.line(start, end, colour, width)

    def polygon(
        self,
        points: Sequence[Point],
        fill: Colour | None,
        *,
        edge: Colour | None = None,
        width: float = 1.4,
        alpha: int = 255,
    ) -> None:
        """A filled shape with smooth edges."""
        placed = [self.stage.device(point) for point in points]
        corner = (math.floor(min(x for x, _ in placed)), math.floor(min(y for _, y in placed)))
        near = tuple((round((x - corner[0]) * 4) / 4, round((y - corner[1]) * 4) / 4) for x, y in placed)
        thick = max(1.0, width * self.scale) if edge else 0.0
        key = ("polygon", near, fill, edge, round(thick, 1))
        made = self.cache.find(key)
        pad = math.ceil(thick) + 1
        if made is None:
            made, _ = surfaces.polygon(near, fill, edge, thick)
            self.cache.put(key, made)
        self._blit_alpha(made, (corner[0] - pad, corner[1] - pad), alpha)

    def circle(
        self,
        centre: Point,
        radius: float,
        fill: Colour | None,
        *,
        edge: Colour | None = None,
        width: float = 1.4,
        alpha: int = 255,
    ) -> None:
        """A smooth circle; with an edge its outer radius is `radius`."""
        pixels = radius * self.scale
        thick = max(1.0, width * self.scale)
        key = ("disc", round(pixels, 1), fill, edge, round(thick, 1))
        made = self.cache.get(key, lambda: surfaces.disc(pixels, fill, edge, thick))
        x, y = self.stage.device(centre)
        self._blit_alpha(made, (round(x - made.get_width() / 2), round(y - made.get_height() / 2)), alpha)

    def shape(
        self,
        name: str,
        centre: Point,
        radius: float,
        fill: Colour,
        *,
        edge: Colour | None = None,
        width: float = 2.0,
    ) -> None:
        """A shape of `shapes.py` (circle, square, triangle, hexagon, diamond, star, shield, ...) round its
        centre.
        """
        if name == "circle":
            self.circle(centre, radius, fill, edge=edge, width=width)
        else:
            x, y = centre
            points = [(x + dx * radius, y + dy * radius) for dx, dy in shape_points(name)]
            self.polygon(points, fill, edge=edge, width=width)

    def shadow(
        self, rect: RectLike, *, radius: float = 6, drop: Point = (0, 5), blur: float = 7, alpha: float = 0.6
    ) -> None:
        """A soft shadow under an opaque box; nothing is drawn where the box itself will lie."""
        x, y, w, h = rect
        lit = (x + drop[0], y + drop[1], w, h)
        self._soft(lit, self.theme["shadow"], radius, blur, alpha, hole=self._inside(rect, radius))

    def glow(
        self,
        rect: RectLike,
        colour: Colour,
        *,
        radius: float = 8,
        blur: float = 9,
        alpha: float = 0.75,
        hollow: bool = True,
    ) -> None:
        """A soft light round a box; `hollow` leaves out what the box will cover."""
        self._soft(rect, colour, radius, blur, alpha, hole=self._inside(rect, radius) if hollow else None)

    def _inside(self, rect: RectLike, radius: float) -> pygame.Rect | None:
        box = self.device(rect)
        inset = 2 * (math.ceil(radius * self.scale) + 3)
        return box.inflate(-inset, -inset) if min(box.size) > inset + 8 else None

    def _soft(
        self, rect: RectLike, colour: Colour, radius: float, blur: float, alpha: float, hole: pygame.Rect | None
    ) -> None:
        """A soft box. With a hole only its frame is drawn: four corners, and four edges that are kept."""
        box, curve = self.device(rect), round(radius * self.scale)
        soft = max(1, round(blur * self.scale * 0.8))
        look = (curve, soft, colour, round(alpha * 255))
        corner, side = surfaces.soft_corner(curve, soft)
        if hole is None or min(box.size) < side:
            made = self.cache.get(("soft", box.size, look), lambda: surfaces.soft_box(box.size, *look))
            self.surface.blit(made, (box.x - 2 * soft, box.y - 2 * soft))
            return
        tile = self.cache.get(("soft-tile", look), lambda: surfaces.soft_box((side, side), *look))
        self._frame(box.inflate(4 * soft, 4 * soft), tile, corner, look)

    def _frame(self, whole: pygame.Rect, tile: pygame.Surface, corner: int, look: Hashable, alpha: int = 255) -> None:
        """The corners of a tile at those of a box, and its edges stretched between them."""
        tile.set_alpha(alpha)
        last = tile.get_width() - corner
        right, bottom = whole.right - corner, whole.bottom - corner
        for x, left in ((whole.x, 0), (right, last)):
            for y, top in ((whole.y, 0), (bottom, last)):
                self.surface.blit(tile, (x, y), (left, top, corner, corner))
        wide, high = whole.width - 2 * corner, whole.height - 2 * corner
        tile.set_alpha(255)
        for y, top in ((whole.y, 0), (bottom, last)):
            edge = self._stretched(tile, (corner, top, 1, corner), (wide, corner), look)
            self._blit_alpha(edge, (whole.x + corner, y), alpha)
        for x, left in ((whole.x, 0), (right, last)):
            edge = self._stretched(tile, (left, corner, corner, 1), (corner, high), look)
            self._blit_alpha(edge, (x, whole.y + corner), alpha)

    def _stretched(
        self, tile: pygame.Surface, area: tuple[int, int, int, int], size: tuple[int, int], look: Hashable
    ) -> pygame.Surface:
        key = ("edge", look, area, size)
        return self.cache.get(key, lambda: pygame.transform.scale(tile.subsurface(area), size))

    @contextmanager
    def clip(self, rect: RectLike) -> Iterator[None]:
        """Draw only inside a rectangle (and inside the clip that holds already)."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(self.device(rect)))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def _blit_alpha(self, surface: pygame.Surface, pos: tuple[int, int], alpha: int) -> None:
        if alpha >= 255:
            self.surface.blit(surface, pos)
        else:
            surfaces.blit_faded(self.surface, surface, pos, alpha)


def _between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
