"""Pawns: the heroes on the chart: they stand at the next peg, and walk there along the road tick by tick."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.heroica.view.values import Seat, Station
from game.kit.geometry import Point
from game.looks.heroica.placement import FIGURE, FOOT
from game.looks.heroica.standees import draw_hero
from game.ui.table.sprite_list import SpriteList

TICK, STEP = 90.0, 30.0
"""How long a hop along the road takes, in milliseconds, and how far it leads, in logical units."""
UNIT = 58.0
"""How large a pawn is: a square of its figure, in logical units."""
_BESIDE, _ASIDE = (-58.0, 58.0, -88.0, 88.0), (58.0, 96.0, 134.0, 172.0)
"""Where the pawns stand, from the middle of the peg: on both sides of it, or where the chart ends there on one."""
_FOOT = 14.0
"""Where the feet of the pawns are, from the middle of the peg."""
_HOP, _LATE = 9.0, 0.5
"""How high they hop, and how many ticks each starts after the one before it."""


def road(chart: Sequence[Station], pegs: Sequence[Point]) -> list[Point]:
    """The way from the level that was played last to the next one, peg by peg; only the last one where none was played,
    and nothing where none is to come.
    """
    coming = next((number for number, it in enumerate(chart) if it.state == "next"), None)
    if coming is None:
        return []
    before = [number for number in range(coming) if chart[number].state in ("won", "lost")]
    first = chart[before[-1]].number if before else chart[coming].number
    return [pegs[number - 1] for number in range(first, chart[coming].number + 1)]


def ticks(way: Sequence[Point]) -> int:
    """How many hops a way takes."""
    return math.ceil(sum(math.dist(one, other) for one, other in pairwise(way)) / STEP)


def time_of(way: Sequence[Point], pawns: int) -> float:
    """How long all pawns take for a way, in milliseconds."""
    number = ticks(way)
    return TICK * (number + _LATE * (pawns - 1)) if number else 0.0


def draw_pawns(
    brush: SpriteList, chart: pygame.FRect, seats: Sequence[Seat], way: Sequence[Point], time: float
) -> None:
    """The pawns so long after they set out, on a chart that lies here."""
    size, beside = (FIGURE[0] * UNIT, FIGURE[1] * UNIT), stands(chart, way[-1], len(seats))
    for order, seat in enumerate(seats):
        walked = min(float(ticks(way)), max(0.0, time / TICK - _LATE * order))
        x, y = _along(way, walked * STEP)
        lift = _HOP * abs(math.sin(walked * math.pi)) if walked < ticks(way) else 0.0
        made = brush.canvas.kept(
            ("pawn", seat.hero, seat.number), size, lambda canvas, seat=seat: draw_hero(  # type: ignore[misc]
                canvas, size, seat, down=False, mounted=False, left=False, grounded=True
            ),
        )  # fmt: skip
        middle = y + _FOOT - size[1] / 2 + FOOT * UNIT - lift
        brush.centred(made, (x + beside[order], middle))


def stands(chart: pygame.FRect, peg: Point, pawns: int) -> list[float]:
    """How far beside a peg each pawn stands, so that all are on the chart."""
    both = list(_BESIDE[:pawns])
    reach = max(map(abs, both), default=0.0) + UNIT / 2
    if chart.left + reach <= peg[0] <= chart.right - reach:
        return both
    side = 1 if peg[0] < chart.centerx else -1
    return [side * aside for aside in _ASIDE[:pawns]]


def _along(way: Sequence[Point], far: float) -> Point:
    """The point so far along a way."""
    for (x, y), (to_x, to_y) in pairwise(way):
        long = math.dist((x, y), (to_x, to_y))
        if far <= long:
            return x + (to_x - x) * far / long, y + (to_y - y) * far / long
        far -= long
    return way[-1]
