"""Title picture: how the picture of a title lies in any window, darkens below the menu, and glows in places.

A picture is wider than a window of 16:9 shows: only wider ones see what lies to the right. Where a shelf hides its foot
it slides up a little (`lift`, in pixels).
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import dataclass

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour

FOCUS = 0.62
"""Of what is cut off above and below: the share that goes above."""
LIFT = 120.0
BREATH_LEVELS = 12
"""In how many steps a light grows and fades."""


@dataclass(frozen=True)
class TitlePicture:
    """A picture by its asset id, `size` in its pixels, of which a window of 16:9 shows the first `usual` columns."""

    name: str
    size: tuple[float, float]
    usual: float

    def lift(self, canvas: Canvas, foot: float) -> int:
        """How far it slides up, in pixels: not at all where its foot is seen."""
        return round(LIFT * canvas.scale) if foot < canvas.bounds.bottom else 0

    def cover(self, canvas: Canvas) -> tuple[float, float, float]:
        """How it lies in the window: scale in pixels, and its corner in pixels.

        Up to 16:9 its usual part is cut evenly on both sides; a wider window shows more to the right.
        """
        width, height = canvas.surface.get_size()
        scale = max(width / self.size[0], height / self.size[1])
        return scale, min(0.0, (width - self.usual * scale) * 0.5), (height - self.size[1] * scale) * FOCUS

    def draw(self, canvas: Canvas, lift: int) -> None:
        """The picture over the whole window."""
        canvas.surface.blit(self._ground(canvas), (0, -lift))

    def draw_plain(self, canvas: Canvas, lift: int) -> None:
        """The picture of high contrast: dark, still, and black under the menu."""
        size = canvas.surface.get_size()

        def make() -> pygame.Surface:
            made = self._ground(canvas).copy()
            made.fill((120, 120, 120), special_flags=pygame.BLEND_RGB_MULT)
            shade = pygame.Surface((4, 1), pygame.SRCALPHA)
            for column, alpha in enumerate((255, 255, 120, 0)):
                shade.set_at((column, 0), (0, 0, 0, alpha))
            made.blit(pygame.transform.smoothscale(shade, size), (0, 0))
            return made

        canvas.surface.blit(canvas.cache.get(("title-plain", self.name, size), make), (0, -lift))

    def draw_light(
        self, canvas: Canvas, lift: int, box: pygame.FRect, colour: Colour, breath: float, period: float
    ) -> None:
        """A light in the picture, a little stronger and weaker: `box` in its pixels, `breath` and `period` in
        milliseconds.
        """
        scale, left, top = self.cover(canvas)
        part = round((0.5 + 0.5 * math.sin(2 * math.pi * breath / period)) * BREATH_LEVELS) / BREATH_LEVELS
        size = (round(box.width * scale), round(box.height * scale))
        key: Hashable = ("title-light", size, colour, part)
        light = canvas.cache.get(key, lambda: _light(size, colour, part))
        place = (round(box.x * scale + left), round(box.y * scale + top) - lift)
        canvas.surface.blit(light, place, special_flags=pygame.BLEND_RGB_ADD)

    def logical(self, canvas: Canvas, lift: int, box: pygame.FRect) -> pygame.FRect:
        """Where a part of the picture is seen, in logical units."""
        scale, left, top = self.cover(canvas)
        x, y = canvas.stage.logical((box.x * scale + left, box.y * scale + top - lift))
        right, foot = canvas.stage.logical((box.right * scale + left, box.bottom * scale + top - lift))
        return pygame.FRect(x, y, right - x, foot - y)

    def _ground(self, canvas: Canvas) -> pygame.Surface:
        size = canvas.surface.get_size()
        scale, left, _ = self.cover(canvas)
        over = self.size[0] - size[0] / scale
        across = -left / scale / over if over > 1 else 0.0
        return canvas.images.get(self.name, size, fit="cover", focus=(across, FOCUS))


def draw_scrim(canvas: Canvas, width: float, strength: float, colour: Colour) -> None:
    """Dark from the left, so that the menu can be read: `width` in logical units, `strength` from 0 to 1."""
    key = ("scrim", canvas.surface.get_size(), width, strength, colour)
    canvas.surface.blit(canvas.cache.get(key, lambda: _scrim(canvas, width, strength, colour)), (0, 0))


def _light(size: tuple[int, int], colour: Colour, part: float) -> pygame.Surface:
    small = pygame.Surface((64, 40))
    pygame.draw.ellipse(small, tuple(round(value * part) for value in colour), (14, 10, 36, 20))
    small = pygame.transform.gaussian_blur(small, 6)
    return pygame.transform.smoothscale(small, size)


def _scrim(canvas: Canvas, width: float, strength: float, colour: Colour) -> pygame.Surface:
    strip = pygame.Surface((256, 1), pygame.SRCALPHA)
    for column in range(256):
        away = column / 255
        strip.set_at((column, 0), (*colour, round(255 * strength * (1 - away) ** 0.9)))
    return pygame.transform.smoothscale(strip, (max(1, round(width * canvas.scale)), canvas.surface.get_height()))
