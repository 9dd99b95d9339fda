"""Veil: darkness over a part of the window, weaker in its middle and stronger at its edges."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.kit.geometry import PixelSize
from game.ui.screen.theme import Colour

_CELL = 24
_MIDDLE = 0.62
"""How much weaker it is in the middle of the window than at its edges."""


def veil(colour: Colour, part: pygame.Rect, whole: pygame.Rect, strength: float = 1.0) -> pygame.Surface:
    """The darkness of a colour over a part of a rectangle, at its deepest where the strength is 1."""
    red, green, blue = colour
    size = (part.width // _CELL + 2, part.height // _CELL + 2)
    deepest, cells = 255 * strength, size[0] * size[1]
    pixels = bytearray(bytes((blue, green, red, 0)) * cells)
    pixels[3::4] = bytes([round(deepest * share) for share in _shares(size, tuple(part), whole.size, whole.center)])
    return pygame.transform.smoothscale(pygame.image.frombuffer(pixels, size, "BGRA"), part.size)


@lru_cache(maxsize=64)
def _shares(size: PixelSize, part: tuple[int, ...], whole: PixelSize, middle: PixelSize) -> tuple[float, ...]:
    """How much of the darkness lies in each cell of a part, row by row."""
    (columns, rows), (left, top, width, height) = size, part
    across = [(2 * (left + (column + 0.5) * width / columns - middle[0]) / whole[0]) ** 2 for column in range(columns)]
    down = [(2 * (top + (row + 0.5) * height / rows - middle[1]) / whole[1]) ** 2 for row in range(rows)]
    return tuple(_MIDDLE + (1 - _MIDDLE) * min(1.0, (x + y) / 1.6) for y in down for x in across)
