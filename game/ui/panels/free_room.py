"""Free room: where a panel of a given size covers nothing that must be seen, and the least of everything else.

    place = find_room((620, 200), bounds, must=[...], rather={"inspector": ...}, near=(960, 112))
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.kit.geometry import Point

STEP = 60.0
"""How far apart the places are that are tried everywhere."""
MARGIN = 8.0
FAR = 12.0
"""What a unit of distance from where the panel would rather be costs, in square units of what it covers."""
WORST = 1_000.0
"""How much worse it is to cover a square unit of what must be seen."""


class Rather(NamedTuple):
    """What would rather not be covered, and how much worse that is than to cover the bare table."""

    rect: pygame.FRect
    weight: float = 1.0


class Room(NamedTuple):
    """What lies where a panel could be."""

    must: Sequence[pygame.FRect] = ()
    """What has to be seen."""
    rather: Sequence[Rather] = ()


def find_room(
    size: tuple[float, float],
    bounds: pygame.FRect,
    must: Sequence[pygame.FRect],
    rather: Sequence[Rather] = (),
    near: Point = (0.0, 0.0),
) -> pygame.FRect:
    """The best place for a panel of this size; one that is free of `must` wherever there is one."""
    kept = [rect.inflate(2 * MARGIN, 2 * MARGIN) for rect in must]
    best, least = None, 0.0
    for place in _places(size, bounds, [*must, *(soft.rect for soft in rather)]):
        hit = place.collidelist(kept) >= 0
        far = abs(place.centerx - near[0]) + abs(place.y - near[1])
        cost = far * FAR + sum(_area(place.clip(soft.rect)) * soft.weight for soft in rather)
        if hit:
            cost += WORST * (1 + sum(_area(place.clip(rect)) for rect in must))
        if best is None or cost < least:
            best, least = place, cost
    assert best is not None, "the corner of the window is always tried"
    return best


def _places(
    size: tuple[float, float], bounds: pygame.FRect, rects: Sequence[pygame.FRect]
) -> Iterator[pygame.FRect]:
    """Places all over the window, and those beside or in the middle of what lies there."""
    width, height = size
    right, low = max(bounds.x, bounds.right - width), max(bounds.y, bounds.bottom - height)
    for row in range(int((low - bounds.y) // STEP) + 1):
        for column in range(int((right - bounds.x) // STEP) + 1):
            yield pygame.FRect(bounds.x + column * STEP, bounds.y + row * STEP, width, height)
    gap = MARGIN + 1
    for rect in rects:
        across = (rect.x, rect.centerx - width / 2, rect.right - width, rect.right + gap, rect.x - gap - width)
        down = (rect.y, rect.centery - height / 2, rect.bottom - height, rect.bottom + gap, rect.y - gap - height)
        for x in across:
            for y in down:
                yield pygame.FRect(min(max(x, bounds.x), right), min(max(y, bounds.y), low), width, height)


def _area(rect: pygame.FRect) -> float:
    return float(rect.width * rect.height)
