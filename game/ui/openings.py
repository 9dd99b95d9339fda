"""Openings: where the backdrop is seen between what lies on the table. Pure; device pixels."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.ui.layout import Layout
from game.ui.painter import Painter

PANELS = ("header", "quest", "lair", "location", "dice", "shadows")
_CORNER = 10.0
_LEAST = 40.0


def without(area: pygame.Rect, holes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The area less the holes, as rectangles that do not overlap."""
    parts = [area]
    for hole in holes:
        parts = [piece for part in parts for piece in _around(part, hole)]
    return parts


def gaps(canvas: Painter, layout: Layout) -> list[pygame.Rect]:
    """Every part of the window in which the backdrop is seen, also the narrow ones, and below round corners."""
    zones = [layout[name].inflate(-_CORNER, -_CORNER) for name in (*PANELS, *_seats(layout))]
    return without(canvas.surface.get_rect(), (canvas.device(zone) for zone in zones))


def openings(canvas: Painter, layout: Layout) -> list[pygame.Rect]:
    """The parts in which so much of the backdrop is seen that something can move there."""
    zones = (canvas.device(layout[name]) for name in (*PANELS, *_seats(layout), "inspector"))
    parts = without(canvas.surface.get_rect(), zones)
    return [part for part in parts if min(part.size) >= canvas.px(_LEAST)]


def _seats(layout: Layout) -> list[str]:
    return [f"seat.{number}" for number in range(1, 5) if f"seat.{number}" in layout]


def _around(part: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    """What is left of a part: the strips above and below the hole over the whole width, and those beside it."""
    cut = part.clip(hole)
    if not cut.width or not cut.height:
        return [part]
    strips = [
        pygame.Rect(part.x, part.y, part.width, cut.y - part.y),
        pygame.Rect(part.x, cut.bottom, part.width, part.bottom - cut.bottom),
        pygame.Rect(part.x, cut.y, cut.x - part.x, cut.height),
        pygame.Rect(cut.right, cut.y, part.right - cut.right, cut.height),
    ]
    return [strip for strip in strips if strip.width > 0 and strip.height > 0]
