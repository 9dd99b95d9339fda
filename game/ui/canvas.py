"""Canvas: everything is drawn through it, in logical units of the 1920 x 1080 stage, sharp at device pixels.

    canvas.rect(rect, fill, radius=4, edge=colour, width=1.4)
    canvas.text("Rest", (x, y), TYPE["button"], colour)
    canvas.blit(surface, topleft)
    canvas.image("icons/skull", rect, tint=colour)
    with canvas.clip(rect): ...

`rect` is anything of four numbers. `canvas.bounds` is the whole window in logical units (beyond the stage at
21:9 and 4:3). Type stands on a base line unless `at` says "mid" or "top". Shapes are smooth and cached.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Literal

import pygame

from game.ui import drawing
from game.ui.cache import SurfaceCache
from game.ui.drawing import Colour, Fill
from game.ui.images import Images
from game.ui.shapes import shape_points
from game.ui.text import Text
from game.ui.theme import Style, Theme
from game.ui.window import Stage

RectLike = pygame.Rect | pygame.FRect | tuple[float, float, float, float]
Point = tuple[float, float]
Align = Literal["left", "middle", "right"]
At = Literal["base", "mid", "top"]
Fit = Literal["stretch", "cover", "contain"]
_SHAPE_BYTES = 48 * 1024 * 1024
_CAP = 0.335


class Canvas:
    """A surface with the stage it shows, and the type, pictures and theme that are drawn with."""

    def __init__(
        self,
        surface: pygame.Surface,
        stage: Stage,
        theme: Theme,
        text: Text,
        images: Images,
        cache: SurfaceCache | None = None,
    ) -> None:
        self.surface = surface
        self.stage = stage
        self.theme = theme
        self.type = text
        self.images = images
        self.cache = cache or SurfaceCache(_SHAPE_BYTES)

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

    def onto(self, surface: pygame.Surface, origin: Point = (0.0, 0.0)) -> Canvas:
        """A canvas of the same scale on another surface whose corner is at `origin`: for pieces that are
        kept.
        """
        stage = Stage(surface.get_size(), self.scale, (-origin[0] * self.scale, -origin[1] * self.scale))
        return Canvas(surface, stage, self.theme, self.type, self.images, self.cache)

    def kept(
        self, key: Hashable, size: tuple[float, float], paint: Callable[[Canvas], None]
    ) -> pygame.Surface:
        """A surface of this logical size, painted once on a canvas with its corner at 0, 0, and kept by its
        key.
        """
        pixels = (self.px(size[0]), self.px(size[1]))

        def make() -> pygame.Surface:
            surface = pygame.Surface(pixels, pygame.SRCALPHA)
            paint(self.onto(surface))
            return surface

        return self.cache.get((key, pixels, self.theme.name), make)

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
        """A box: filled with a colour or a pair of colours from top to bottom, edged, with round corners."""
        box = self.device(rect)
        if box.width <= 0 or box.height <= 0:
            return
        if (
            radius <= 0
            and edge is None
            and alpha == 255
            and isinstance(fill, tuple)
            and isinstance(fill[0], int)
        ):
            self.surface.fill(fill, box)
            return
        key = ("box", box.size, round(radius * self.scale, 1), fill, edge, round(width * self.scale, 1))
        made = self.cache.get(
            key,
            lambda: drawing.rounded_box(
                box.size, radius * self.scale, fill, edge, max(1.0, width * self.scale) if edge else 0
            ),
        )
        self._blit_alpha(made, box.topleft, alpha)

    def dashed(
        self, rect: RectLike, colour: Colour, *, width: float = 1.6, dash: float = 5, gap: float = 4
    ) -> None:
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
        step = (length + gap) / count
        for index in range(count):
            a, b = index * step / length, min(1.0, (index * step + step - gap) / length)
            self.line(_between(start, end, a), _between(start, end, b), colour, width)

    def line(self, start: Point, end: Point, colour: Colour, width: float = 1.4, alpha: int = 255) -> None:
        """A straight line; level and upright ones are sharp, others smooth."""
        thick = self.px(width)
        a, b = self.stage.device(start), self.stage.device(end)
        if alpha == 255 and abs(a[1] - b[1]) < 0.5:
            left, right = sorted((a[0], b[0]))
            self.surface.fill(
                colour, (round(left), round(a[1] - thick / 2), max(1, round(right - left)), thick)
            )
        elif alpha == 255 and abs(a[0] - b[0]) < 0.5:
            top, bottom = sorted((a[1], b[1]))
            self.surface.fill(
                colour, (round(a[0] - thick / 2), round(top), thick, max(1, round(bottom - top)))
            )
        elif alpha == 255:
            pygame.draw.aaline(self.surface, colour, a, b, thick)
        else:
            box = pygame.Rect(
                min(a[0], b[0]) - thick,
                min(a[1], b[1]) - thick,
                abs(a[0] - b[0]) + 2 * thick + 1,
                abs(a[1] - b[1]) + 2 * thick + 1,
            )
            layer = pygame.Surface(box.size, pygame.SRCALPHA)
            start_at, end_at = (a[0] - box.x, a[1] - box.y), (b[0] - box.x, b[1] - box.y)
            pygame.draw.line(layer, (*colour, alpha), start_at, end_at, thick)
            self.surface.blit(layer, box)

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
            made, _ = drawing.polygon(near, fill, edge, thick)
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
        made = self.cache.get(key, lambda: drawing.disc(pixels, fill, edge, thick))
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
        """A soft shadow under a box."""
        x, y, w, h = rect
        self.glow(
            (x + drop[0], y + drop[1], w, h), self.theme["shadow"], radius=radius, blur=blur, alpha=alpha
        )

    def glow(
        self, rect: RectLike, colour: Colour, *, radius: float = 8, blur: float = 9, alpha: float = 0.75
    ) -> None:
        """A soft light round a box."""
        box = self.device(rect)
        soft = max(1, round(blur * self.scale * 0.8))
        key = ("soft", box.size, round(radius * self.scale), soft, colour, round(alpha * 255))
        made = self.cache.get(
            key, lambda: drawing.soft_box(box.size, radius * self.scale, soft, colour, round(alpha * 255))
        )
        self.surface.blit(made, (box.x - 2 * soft, box.y - 2 * soft))

    def text(
        self,
        text: str,
        pos: Point,
        style: Style,
        colour: Fill,
        *,
        align: Align = "left",
        at: At = "base",
        width: float | None = None,
        outline: tuple[Colour, float] | None = None,
        spacing: float = 0,
        alpha: int = 255,
    ) -> float:
        """One line of type; gives its width. With `width` it is condensed, then shortened to fit.

        `at` says what stands at y: base line, the middle of the capitals, or the top of the line.
        A pair of colours runs from top to bottom through the letters.
        """
        if not text or colour is None:
            return 0.0
        condense = 1.0
        if width is not None:
            text, condense = self.type.fit(text, style, width)
        made = self._run(text, style, colour, outline, spacing)
        if condense < 1.0:
            squeezed = max(1, round(made.get_width() * condense))
            made = self._condensed(made, (text, style, colour, outline), squeezed)
        grow = max(1, round(outline[1] * self.scale)) if outline else 0
        inner = (made.get_width() - 2 * grow) / self.scale
        x = pos[0] - {"left": 0.0, "middle": inner / 2, "right": inner}[align]
        face = self.type.face(style)
        base = (
            pos[1] + {"base": 0.0, "mid": self.type.size(style) * _CAP, "top": face.ascent / self.scale}[at]
        )
        left, top = self.stage.device((x, base))
        self._blit_alpha(made, (round(left) - grow, round(top) - face.ascent - grow), alpha)
        return inner

    def paragraph(
        self,
        text: str,
        pos: Point,
        style: Style,
        colour: Colour,
        width: float,
        *,
        align: Align = "left",
        lines: int | None = None,
    ) -> float:
        """Wrapped text from its first base line on; gives the height used. More than `lines` ends in an
        ellipsis.
        """
        wrapped = self.type.wrap(text, style, width)
        if lines is not None and len(wrapped) > lines:
            last = " ".join(wrapped[lines - 1 :])
            wrapped = [*wrapped[: lines - 1], self.type.ellipsis(last, style, width)]
        step = self.type.line_height(style)
        x = pos[0] + {"left": 0.0, "middle": width / 2, "right": width}[align]
        for index, line in enumerate(wrapped):
            self.text(line, (x, pos[1] + index * step), style, colour, align=align)
        return len(wrapped) * step

    def blit(self, surface: pygame.Surface, topleft: Point, alpha: int = 255) -> None:
        """A surface that already has device pixels, with its corner at a logical position."""
        self._blit_alpha(surface, self.point(topleft), alpha)

    def turned(
        self, surface: pygame.Surface, centre: Point, angle: float = 0.0, zoom: float = 1.0, alpha: int = 255
    ) -> None:
        """A surface of device pixels round a logical centre, turned clockwise by `angle` degrees."""
        if angle % 90 == 0 and zoom == 1.0:
            made = surface if angle % 360 == 0 else pygame.transform.rotate(surface, -angle)
        else:
            made = pygame.transform.rotozoom(surface, -angle, zoom)
        x, y = self.stage.device(centre)
        self._blit_alpha(made, (round(x - made.get_width() / 2), round(y - made.get_height() / 2)), alpha)

    def image(
        self,
        name: str,
        rect: RectLike,
        *,
        tint: Colour | None = None,
        fit: Fit = "stretch",
        focus: Point = (0.5, 0.5),
        radius: float = 0,
        alpha: int = 255,
    ) -> None:
        """An asset by its id inside a rectangle. "cover" fills and crops round `focus`, "contain" keeps all
        of it.
        """
        box = self.device(rect)
        if box.width <= 0 or box.height <= 0:
            return
        made = self.images.get(
            name, box.size, fit=fit, focus=focus, tint=tint, radius=round(radius * self.scale)
        )
        self._blit_alpha(
            made, (box.centerx - made.get_width() // 2, box.centery - made.get_height() // 2), alpha
        )

    def icon(self, name: str, centre: Point, size: float, tint: Colour) -> None:
        """A glyph of `assets/icons` of this width and height, in one colour."""
        self.image(
            f"icons/{name}",
            (centre[0] - size / 2, centre[1] - size / 2, size, size),
            tint=tint,
            fit="contain",
        )

    def nine_slice(self, name: str, rect: RectLike, border: int) -> None:
        """A frame asset stretched to a rectangle; its corners of `border` source pixels keep their form."""
        box = self.device(rect)
        made = self.cache.get(
            ("nine", name, box.size, border),
            lambda: drawing.nine_slice(self.images.source(name), border, box.size),
        )
        self.surface.blit(made, box)

    @contextmanager
    def clip(self, rect: RectLike) -> Iterator[None]:
        """Draw only inside a rectangle (and inside the clip that holds already)."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(self.device(rect)))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def _run(
        self, text: str, style: Style, colour: Fill, outline: tuple[Colour, float] | None, spacing: float
    ) -> pygame.Surface:
        if colour is not None and isinstance(colour[0], tuple):
            key = ("gradient", text, style, colour, self.type.size(style), spacing)
            return self.cache.get(key, lambda: self._gradient_run(text, style, colour, spacing))  # type: ignore[arg-type]
        return self.type.run(text, style, colour, outline=outline, spacing=spacing)  # type: ignore[arg-type]

    def _gradient_run(
        self, text: str, style: Style, colours: tuple[Colour, Colour], spacing: float
    ) -> pygame.Surface:
        made = self.type.run(text, style, (255, 255, 255), spacing=spacing).copy()
        shade = drawing.vertical_gradient(made.get_size(), *colours)
        made.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return made

    def _condensed(self, made: pygame.Surface, key: Hashable, width: int) -> pygame.Surface:
        size = (width, made.get_height())
        return self.cache.get(("condensed", key, size), lambda: pygame.transform.smoothscale(made, size))

    def _blit_alpha(self, surface: pygame.Surface, pos: tuple[int, int], alpha: int) -> None:
        if alpha >= 255:
            self.surface.blit(surface, pos)
        elif alpha > 0:
            surface.set_alpha(alpha)
            self.surface.blit(surface, pos)
            surface.set_alpha(255)


def _between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
