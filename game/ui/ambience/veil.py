"""Veil: darkness over a part of the window, weaker in its middle and stronger at its edges."""

from __future__ import annotations

import pygame

from game.ui.screen.theme import Colour

_CELL = 24
_MIDDLE = 0.62
"""How much weaker it is in the middle of the window than at its edges."""


def veil(colour: Colour, part: pygame.Rect, whole: pygame.Rect, strength: float = 1.0) -> pygame.Surface:
    """The darkness of a colour over a part of a rectangle, at its deepest where the strength is 1."""
    red, green, blue = colour
    size = (part.width // _CELL + 2, part.height // _CELL + 2)
    coarse = pygame.Surface(size, pygame.SRCALPHA)
    for column in range(size[0]):
        for row in range(size[1]):
            x = part.x + (column + 0.5) * part.width / size[0] - whole.centerx
            y = part.y + (row + 0.5) * part.height / size[1] - whole.centery
            away = min(1.0, ((2 * x / whole.width) ** 2 + (2 * y / whole.height) ** 2) / 1.6)
            coarse.set_at((column, row), (red, green, blue, round(255 * strength * (_MIDDLE + (1 - _MIDDLE) * away))))
    return pygame.transform.smoothscale(coarse, part.size)
