"""Sprite list: collects the sprites of one frame of the table and keeps what was painted for the next ones."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.kit.geometry import Point
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.painter import RectLike
from game.ui.table.sprites import Sprite


class SpriteList:
    """Sprites in the order of drawing, over a canvas that gives scale, type and pictures."""

    def __init__(self, canvas: Canvas, kept: SurfaceCache) -> None:
        self.canvas = canvas
        self.kept = kept
        self.sprites: list[Sprite] = []

    def add(self, surface: pygame.Surface, topleft: Point, alpha: int = 255) -> None:
        """A surface of device pixels with its corner at a logical position."""
        if alpha > 0:
            self.sprites.append(Sprite(surface, self.canvas.point(topleft), alpha))

    def centred(self, surface: pygame.Surface, centre: Point, alpha: int = 255) -> None:
        """A surface of device pixels round a logical centre."""
        if alpha <= 0:
            return
        x, y = self.canvas.stage.device(centre)
        at = (round(x - surface.get_width() / 2), round(y - surface.get_height() / 2))
        self.sprites.append(Sprite(surface, at, alpha))

    def panel(
        self,
        key: Hashable,
        rect: RectLike,
        paint: Callable[[Canvas], None],
        *,
        pad: float = 0,
        alpha: int = 255,
        solid: bool = False,
    ) -> None:
        """Paint a part of the table once, in table coordinates, and keep it under its key; `pad` leaves room
        for shadows round the rectangle, `solid` makes it opaque.
        """
        x, y, w, h = rect
        box = self.canvas.device((x - pad, y - pad, w + 2 * pad, h + 2 * pad))
        full = (key, tuple(box), self.canvas.scale, self.canvas.theme.name, self.canvas.type.factor)

        def make() -> pygame.Surface:
            surface = pygame.Surface(box.size) if solid else pygame.Surface(box.size, pygame.SRCALPHA)
            origin = self.canvas.stage.logical(box.topleft)
            paint(self.canvas.onto(surface, origin))
            return surface.convert() if solid and pygame.display.get_surface() else surface

        self.sprites.append(Sprite(self._kept_panel(full, make), box.topleft, alpha))

    def _kept_panel(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self.kept.get(key, make)
