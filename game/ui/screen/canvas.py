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

from collections.abc import Callable, Hashable
from typing import Literal

import pygame

from game.kit.geometry import Point
from game.ui.screen import surfaces
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.images import Images
from game.ui.screen.painter import Painter, RectLike
from game.ui.screen.surfaces import Fill
from game.ui.screen.text import Text
from game.ui.screen.theme import Colour, Style, Theme
from game.ui.screen.window import Stage

__all__ = ["Canvas", "Point", "RectLike"]

Align = Literal["left", "middle", "right"]
At = Literal["base", "mid", "top"]
Fit = Literal["stretch", "cover", "contain"]
_SHAPE_BYTES = 16 * 1024 * 1024
_CAP = 0.335


class Canvas(Painter):
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
        super().__init__(surface, stage, theme, SurfaceCache(_SHAPE_BYTES) if cache is None else cache)
        self.type = text
        self.images = images

    def onto(self, surface: pygame.Surface, origin: Point = (0.0, 0.0)) -> Canvas:
        """A canvas of the same scale on another surface whose corner is at `origin`: for pieces that are
        kept.
        """
        stage = Stage(surface.get_size(), self.scale, (-origin[0] * self.scale, -origin[1] * self.scale))
        return Canvas(surface, stage, self.theme, self.type, self.images, self.cache)

    def lowered(self, surface: pygame.Surface, by: float) -> Canvas:
        """A canvas like this one on a surface of the same size, with everything `by` units lower."""
        left, top = self.stage.offset
        stage = Stage(self.stage.size, self.scale, (left, top + by * self.scale))
        return Canvas(surface, stage, self.theme, self.type, self.images, self.cache)

    def alone(self) -> Canvas:
        """The same surface on which the shapes are drawn once and not kept: for what is kept as a whole."""
        return Canvas(self.surface, self.stage, self.theme, self.type, self.images, SurfaceCache(1))

    def kept(self, key: Hashable, size: tuple[float, float], paint: Callable[[Canvas], None]) -> pygame.Surface:
        """A surface of this logical size, painted once on a canvas with its corner at 0, 0, and kept by its
        key.
        """
        pixels = (self.px(size[0]), self.px(size[1]))

        def make() -> pygame.Surface:
            surface = pygame.Surface(pixels, pygame.SRCALPHA)
            paint(self.onto(surface))
            return surface

        return self.cache.get((key, pixels, self.theme.name), make)

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
        """One line of type; gives its width. With `width` it is condensed, then made smaller, then
        shortened to fit.

        `at` says what stands at y: base line, the middle of the capitals, or the top of the line. A pair of
        colours runs from top to bottom through the letters.
        """
        if not text or colour is None:
            return 0.0
        condense = 1.0
        if width is not None:
            style = self.type.shrunk(text, style, width)
            text, condense = self.type.fit(text, style, width)
        made = self._run(text, style, colour, outline, spacing)
        if condense < 1.0:
            squeezed = max(1, round(made.get_width() * condense))
            made = self._condensed(made, (text, style, colour, outline), squeezed)
        grow = max(1, round(outline[1] * self.scale)) if outline else 0
        inner = (made.get_width() - 2 * grow) / self.scale
        x = pos[0] - {"left": 0.0, "middle": inner / 2, "right": inner}[align]
        face = self.type.face(style)
        base = pos[1] + {"base": 0.0, "mid": self.type.size(style) * _CAP, "top": face.ascent / self.scale}[at]
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
        made = self.images.get(name, box.size, fit=fit, focus=focus, tint=tint, radius=round(radius * self.scale))
        self._blit_alpha(made, (box.centerx - made.get_width() // 2, box.centery - made.get_height() // 2), alpha)

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
            lambda: surfaces.nine_slice(self.images.source(name), border, box.size),
        )
        self.surface.blit(made, box)

    def _run(
        self, text: str, style: Style, colour: Fill, outline: tuple[Colour, float] | None, spacing: float
    ) -> pygame.Surface:
        if colour is not None and isinstance(colour[0], tuple):
            key = ("gradient", text, style, colour, self.type.size(style), spacing)
            return self.cache.get(key, lambda: self._gradient_run(text, style, colour, spacing))
        return self.type.run(text, style, colour, outline=outline, spacing=spacing)  # type: ignore[arg-type]

    def _gradient_run(self, text: str, style: Style, colours: tuple[Colour, Colour], spacing: float) -> pygame.Surface:
        made = self.type.run(text, style, (255, 255, 255), spacing=spacing).copy()
        shade = surfaces.vertical_gradient(made.get_size(), *colours)
        made.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return made

    def _condensed(self, made: pygame.Surface, key: Hashable, width: int) -> pygame.Surface:
        size = (width, made.get_height())
        return self.cache.get(("condensed", key, size), lambda: pygame.transform.smoothscale(made, size))
