"""Placeholders for missing pictures: an engraved-looking ground with an initial, a drawn shape for a missing
glyph.

They are drawn in white for icons (so that they can be tinted) and in paper and ink for everything else.
"""

from __future__ import annotations

import math
import random

import pygame

from game.ui.screen.fonts import Fonts
from game.ui.screen.shapes import shape_names, shape_points
from game.ui.screen.surfaces import polygon
from game.ui.screen.theme import Colour

_PAPER: Colour = (231, 218, 184)
_INK: Colour = (34, 23, 16)
_GROUNDS: tuple[Colour, ...] = (
    (150, 160, 110),
    (178, 150, 96),
    (128, 140, 150),
    (170, 120, 96),
    (150, 138, 120),
)
_ICON_FOLDERS = ("icons", "badges", "dice", "tokens")


def draw_standin(name: str, size: tuple[int, int]) -> pygame.Surface:
    """Something to see in place of the asset `name`, of exactly this size in device pixels."""
    folder, _, rest = name.partition("/")
    return _glyph(rest or folder, size) if folder in _ICON_FOLDERS else _engraving(rest or folder, size)


def _glyph(name: str, size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((255, 255, 255, 0))
    radius = min(size) * 0.42
    shape = next((known for known in shape_names() if known in name), None)
    if shape is not None:
        points = [(size[0] / 2 + x * radius, size[1] / 2 + y * radius) for x, y in shape_points(shape)]
        made, corner = polygon(points, (255, 255, 255))
        surface.blit(made, corner)
        return surface
    letter = Fonts().get("title-bold", round(min(size) * 0.7)).render(_initial(name), (255, 255, 255))
    surface.blit(letter, letter.get_rect(center=(size[0] // 2, size[1] // 2)))
    return surface


def _engraving(name: str, size: tuple[int, int]) -> pygame.Surface:
    chance = random.Random(name)
    surface = pygame.Surface(size)
    wash = chance.choice(_GROUNDS)
    surface.fill(tuple((a * 2 + b) // 3 for a, b in zip(_PAPER, wash, strict=True)))
    _hatch(surface, chance, wash)
    middle = (size[0] / 2, size[1] / 2)
    radius = min(size) * 0.30
    for grow, colour in ((1.12, _INK), (1.06, _PAPER), (1.0, tuple(part // 3 for part in wash))):
        circle = [
            (
                middle[0] + math.cos(t / 30 * math.pi) * radius * grow,
                middle[1] + math.sin(t / 30 * math.pi) * radius * grow,
            )
            for t in range(60)
        ]
        made, corner = polygon(circle, colour)  # type: ignore[arg-type]
        surface.blit(made, corner)
    if radius >= 6:
        letter = Fonts().get("title-bold", round(radius * 1.1)).render(_initial(name), _PAPER)
        surface.blit(letter, letter.get_rect(center=(round(middle[0]), round(middle[1]))))
    return surface.convert() if pygame.display.get_init() else surface


def _hatch(surface: pygame.Surface, chance: random.Random, wash: Colour) -> None:
    """Lines that follow hills: thick in the shade at the foot and the corners, thin in the light."""
    width, height = surface.get_size()
    step = max(3, min(width, height) // 40)
    waves = [(chance.uniform(0.6, 2.4), chance.uniform(0, 6.3), chance.uniform(0.4, 1.0)) for _ in range(3)]
    ink = tuple((a * 3 + b) // 4 for a, b in zip(_INK, wash, strict=True))
    for base in range(-height // 3, height + height // 3, step):
        points = []
        for index in range(25):
            x = width * index / 24
            lift = sum(size * math.sin(rate * 3 * index / 24 + turn) for rate, turn, size in waves)
            points.append((x, base + lift * height * 0.07))
        shade = base / height
        thick = 1 if shade < 0.45 else max(1, round(step * 0.28 + step * 0.3 * (shade - 0.45)))
        pygame.draw.lines(surface, ink, False, points, thick)


def _initial(name: str) -> str:
    words = [word for word in name.rpartition("/")[2].replace(".", "_").replace("-", "_").split("_") if word]
    return words[0][0].upper() if words else "?"
