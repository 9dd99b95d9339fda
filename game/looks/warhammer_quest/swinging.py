"""Swinging: what hangs in the town swings once when one comes, when it is pointed at, and when something is done there:
signs on their chains, and, less far, sheets from their nails.

    swinging.begin("pool")
    swinging.update(dt)
    sprites = leaning(sprites, top, bottom, swinging.shift("pool", SHEET) * scale)
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from itertools import pairwise

import pygame

from game.ui.screen.tween import Tween, linear
from game.ui.table.sprites import Sprite

SIGN, SHEET = 6.0, 4.0
"""How far a sign swings on its chains, and the foot of a sheet from its nails, in units."""
TIME = 500.0
"""How long one swing takes, in milliseconds."""


class Swinging:
    """One swing of each thing that hangs, by its name; whatever swings is not begun again."""

    def __init__(self) -> None:
        self._parts: dict[str, Tween] = {}

    def begin(self, name: str, later: float = 0.0) -> None:
        """Let it swing, so many milliseconds later."""
        part = self._parts.setdefault(name, Tween(1.0, linear))
        if not part.moving:
            part.jump(-later / TIME)
            part.to(1.0, TIME + later)

    def rest(self) -> None:
        """Let everything hang."""
        self._parts.clear()

    def update(self, dt: float) -> bool:
        """Let time pass; true while anything swings."""
        return sum(part.update(dt) for part in self._parts.values()) > 0

    def shift(self, name: str, far: float) -> float:
        """How far it is from where it hangs, if it swings so far at most."""
        part = self._parts[name].value if name in self._parts else 1.0
        return far * math.sin(part * math.tau) * (1 - part) if 0 < part < 1 else 0.0


def leaning(sprites: Iterable[Sprite], top: int, bottom: int, shift: int) -> Iterator[Sprite]:
    """Sprites that hang from `top` while what is at `bottom` is shifted, all in pixels: each is cut into bands, of
    which the lower one goes farther.
    """
    steps, step = abs(shift) + 1, 1 if shift > 0 else -1
    edges = [top + round((bottom - top) * at / steps) for at in range(1, steps)]
    for sprite in sprites:
        whole = sprite.rect
        cuts = [whole.top, *(edge for edge in edges if whole.top < edge < whole.bottom), whole.bottom]
        for upper, lower in pairwise(cuts):
            band = sprite.surface.subsurface(pygame.Rect(0, upper - whole.top, whole.width, lower - upper))
            gone = sum(edge <= upper for edge in edges)
            yield sprite._replace(surface=band, at=(whole.x + step * gone, upper))
