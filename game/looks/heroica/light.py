"""The light of a land as two small pictures of a whole level, stretched over what they light: one multiplies, one
adds."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame

from game.looks.heroica.lands import WHITE, Land
from game.ui.screen.theme import Colour

FINE = 12
"""So many pixels of the small pictures make a square."""
_RINGS = 14
_SLANT = math.radians(38)
_WAVES = ((0.55, 1.1, 0.0), (1.27, 0.8, 2.1), (2.6, 0.45, 0.7))
"""Frequency for a square, weight and phase of the waves that the shafts of light are made of."""
Spot = tuple[float, float]


class Light:
    """The light of one level; `lamps`, what is `hung` and what is `molten` are places in squares."""

    def __init__(self, land: Land, size: tuple[int, int], lamps: Iterable[Spot], hung: Iterable[Spot],
        molten: Iterable[Spot]) -> None:
        pixels = (size[0] * FINE, size[1] * FINE)
        self._dark = _dusk(land, pixels, lamps, hung) if land.dusk != WHITE else None
        self._bright = _added(land, pixels, molten) if any(land.shafts) or any(land.glow) else None

    def fall(self, surface: pygame.Surface, part: pygame.FRect, box: pygame.Rect) -> None:
        """Let it fall on the pixels `box` of a surface, which show this `part` of the level (in squares)."""
        for small, how in ((self._dark, pygame.BLEND_RGB_MULT), (self._bright, pygame.BLEND_RGB_ADD)):
            if small is None:
                continue
            left, top = math.floor(part.left * FINE), math.floor(part.top * FINE)
            wide, high = math.ceil(part.right * FINE) - left, math.ceil(part.bottom * FINE) - top
            cut = pygame.Surface((wide + 2, high + 2))
            cut.blit(small, (0, 0), (left - 1, top - 1, wide + 2, high + 2))
            scale = (box.width / (part.width * FINE), box.height / (part.height * FINE))
            grown = pygame.transform.smoothscale(cut, (round((wide + 2) * scale[0]), round((high + 2) * scale[1])))
            shift = (round((left - 1 - part.left * FINE) * scale[0]), round((top - 1 - part.top * FINE) * scale[1]))
            before = surface.get_clip()
            surface.set_clip(box.clip(before))
            surface.blit(grown, (box.x + shift[0], box.y + shift[1]), special_flags=how)
            surface.set_clip(before)


def _pool(middle: Colour, rim: Colour, reach: float) -> pygame.Surface:
    """A round of light: `middle` in it, `rim` where it ends."""
    radius = max(2, round(reach * 1.5 * FINE))
    made = pygame.Surface((2 * radius, 2 * radius))
    made.fill(rim)
    for ring in range(_RINGS, 0, -1):
        far = 1.5 * ring / _RINGS
        share = math.exp(-(far**2))
        colour = [round(outer + (inner - outer) * share) for inner, outer in zip(middle, rim, strict=True)]
        box = pygame.Rect(0, 0, round(2 * radius * ring / _RINGS), round(1.7 * radius * ring / _RINGS))
        box.center = (radius, radius)
        pygame.draw.ellipse(made, colour, box)
    return made


def _dusk(land: Land, pixels: tuple[int, int], lamps: Iterable[Spot], hung: Iterable[Spot]) -> pygame.Surface:
    made = pygame.Surface(pixels)
    made.fill(land.dusk)
    for colour, places in ((land.gleam, hung), (land.lamp, lamps)):
        pool = _pool(colour, land.dusk, land.reach)
        for x, y in places:
            at = pool.get_rect(center=(round(x * FINE), round(y * FINE)))
            made.blit(pool, at, special_flags=pygame.BLEND_RGB_MAX)
    return made


def _added(land: Land, pixels: tuple[int, int], molten: Iterable[Spot]) -> pygame.Surface:
    """Slanting bands, as through leaves or a window, and what shines up from below."""
    made = pygame.Surface(pixels)
    if any(land.shafts):
        across, down = math.cos(_SLANT), math.sin(_SLANT)
        for y in range(pixels[1]):
            for x in range(pixels[0]):
                far = (x * across - y * down) / FINE
                wave = sum(weight * math.sin(6.283 * 0.5 * often * far + phase) for often, weight, phase in _WAVES)
                share = min(1.0, max(0.0, (wave - 0.1) / 1.2))
                share = share * share * (3 - 2 * share)
                if share > 0.01:
                    made.set_at((x, y), [round(part * share) for part in land.shafts])
    pool = _pool(land.glow, (0, 0, 0), 1.1)
    for left, top in molten:
        made.blit(pool, pool.get_rect(center=(round(left * FINE), round(top * FINE))),
            special_flags=pygame.BLEND_RGB_MAX)
    return made
