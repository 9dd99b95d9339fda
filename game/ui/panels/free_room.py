"""Free room: where a panel of a given size covers nothing that must be seen, and the least of everything else.

    place = find_room((620, 200), bounds, must=[...], rather={"inspector": ...}, near=(960, 112))
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import repeat
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
    """The best place for a panel of this size; one that is free of `must` wherever there is one.

    The nearest places are tried first: nothing costs less than the way there, so those farther off than the best one is
    worth need no look.
    """
    kept = [rect.inflate(2 * MARGIN, 2 * MARGIN) for rect in must]
    soft, weights = [rect for rect, _ in rather], [weight for _, weight in rather]
    middle, top = near[0] - size[0] / 2, near[1]
    corners = dict.fromkeys(_corners(size, bounds, [*must, *soft]))
    ways = sorted([((abs(x - middle) + abs(y - top)) * FAR, at, x, y) for at, (x, y) in enumerate(corners)])
    place, best, least, first = pygame.FRect(0, 0, *size), (0.0, 0.0), math.inf, 0
    for way, at, x, y in ways:
        if way > least:
            break
        place.topleft = x, y
        hit = place.collidelist(kept) >= 0
        if hit and way + WORST > least:
            continue
        cost = _covered(place, soft, weights, way, least)
        if hit and cost <= least:
            cost += WORST * (1 + _covered(place, must, [1.0] * len(must), 0.0, least))
        if (cost, at) < (least, first):
            best, least, first = (x, y), cost, at
    return pygame.FRect(*best, *size)


def _covered(
    place: pygame.FRect, rects: Sequence[pygame.FRect], weights: Sequence[float], cost: float, least: float
) -> float:
    """What a place covers of these rectangles, in square units times their weights, with what it costs already; no
    further than it costs more than the `least`.
    """
    for at in place.collidelistall(rects):
        cost += _area(place.clip(rects[at])) * weights[at]
        if cost > least:
            break
    return cost


def _corners(size: tuple[float, float], bounds: pygame.FRect, rects: Sequence[pygame.FRect]) -> Iterator[Point]:
    """The corners of places all over the window, and of those beside or in the middle of what lies there."""
    width, height = size
    left, top = bounds.topleft
    right, low = max(left, bounds.right - width), max(top, bounds.bottom - height)
    for row in range(int((low - top) // STEP) + 1):
        for column in range(int((right - left) // STEP) + 1):
            yield left + column * STEP, top + row * STEP
    gap = MARGIN + 1
    for x, y, wide, high in rects:
        across = (x, x + (wide - width) / 2, x + wide - width, x + wide + gap, x - gap - width)
        down = (y, y + (high - height) / 2, y + high - height, y + high + gap, y - gap - height)
        lows = [min(max(place, top), low) for place in down]
        for place in across:
            yield from zip(repeat(min(max(place, left), right)), lows)


def _area(rect: pygame.FRect) -> float:
    return float(rect.width * rect.height)
