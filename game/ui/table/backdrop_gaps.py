"""Backdrop gaps: where the backdrop is seen between what lies on the table. Pure; device pixels."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.ui.screen.painter import Painter
from game.ui.table.layout import Layout
from game.ui.table.sprites import area, around

_CORNER = 10.0
_LEAST = 40.0
MOST = 0.18
"""At most this share of the window breathes: the largest parts."""


def without(area: pygame.Rect, holes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The area less the holes, as rectangles that do not overlap."""
    parts = [area]
    for hole in holes:
        parts = [piece for part in parts for piece in around(part, hole)]
    return parts


def gaps(canvas: Painter, layout: Layout, solid: Iterable[str]) -> list[pygame.Rect]:
    """Every part of the window in which the backdrop is seen, also the narrow ones, and below round corners; `solid`
    are the zones that hide it.
    """
    zones = [layout[name].inflate(-_CORNER, -_CORNER) for name in solid]
    return without(canvas.surface.get_rect(), (canvas.device(zone) for zone in zones))


def openings(canvas: Painter, layout: Layout, solid: Iterable[str]) -> list[pygame.Rect]:
    """The parts in which so much of the backdrop is seen that something can move there."""
    zones = (canvas.device(layout[name]) for name in (*solid, "inspector"))
    parts = without(canvas.surface.get_rect(), zones)
    wide = [part for part in parts if min(part.size) >= canvas.px(_LEAST)]
    found: list[pygame.Rect] = []
    room = MOST * canvas.surface.get_width() * canvas.surface.get_height()
    for part in sorted(wide, key=area, reverse=True):
        if area(part) <= room:
            found.append(part)
            room -= area(part)
    return found
