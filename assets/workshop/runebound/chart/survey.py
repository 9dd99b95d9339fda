"""The survey: the board as it lies on the sheet. Hexes, coasts, courses of rivers and roads, all in sheet units.

A sheet unit is a pixel of the chart at 100 %; the sheet is 2520 x 1984 of them. The board is the map of the game.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from game.kit.cells import Cell
from game.runebound.hexmap import HexMap
from game.runebound.map_file import read_map

Point = tuple[float, float]
ROOT = Path(__file__).resolve().parents[4]
MAP_FILE = "data/runebound/map.tmx"
WIDTH, HEIGHT = 2520, 1984
RADIUS = 72.0
HIGH = RADIUS * math.sqrt(3)
"""From the middle of a hex to the one below it."""
LEFT, TOP = 6 * RADIUS, 150.0
"""The upper left corner of the field of hexes."""
INNER = 44.0
"""How far the drawing keeps from the edge of the sheet; the neat line lies outside of it."""

SHORE: tuple[Point, ...] = (
    (206, -60), (214, 60), (250, 150), (228, 214), (300, 268), (318, 330), (268, 372), (262, 440), (322, 486),
    (352, 560),
    (330, 628), (366, 700), (352, 762), (300, 812), (292, 868), (330, 906), (322, 968), (370, 1010), (398, 1080),
    (420, 1150), (436, 1214), (424, 1300), (452, 1352),
)  # fmt: skip
"""The coast beside the survey, from the upper edge of the sheet down to the field."""
SOUTH: tuple[Point, ...] = ((716, 1740), (700, 1800), (742, 1868), (716, 1930), (728, 2060))
"""The coast below the field, down to the lower edge of the sheet."""


@cache
def board() -> HexMap:
    """The board of the game."""
    return read_map(ROOT / MAP_FILE)


def centre(cell: Cell) -> Point:
    """The middle of a hex."""
    lower = HIGH / 2 if cell.column % 2 else 0.0
    return LEFT + RADIUS + 1.5 * RADIUS * cell.column, TOP + HIGH / 2 + HIGH * cell.row + lower


def corners(cell: Cell, radius: float = RADIUS) -> list[Point]:
    """The six corners of a hex, clockwise from the right one."""
    x, y = centre(cell)
    return [(x + radius * math.cos(math.radians(60 * k)), y + radius * math.sin(math.radians(60 * k)))
        for k in range(6)]


def from_map(point: Point) -> Point:
    """A point of the map's own units on the sheet."""
    shape = board().shape
    return LEFT + point[0] * 2 * RADIUS / shape.width, TOP + point[1] * HIGH / shape.height


def middle_of(cells: Iterable[Cell]) -> Point:
    """The middle of several hexes."""
    points = [centre(cell) for cell in cells]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def side(one: Cell, other: Cell) -> tuple[Point, Point]:
    """The two corners that neighbouring hexes share."""
    near = [p for p in corners(one) if min(math.dist(p, q) for q in corners(other)) < 1]
    return near[0], near[1]


def is_water(cell: Cell) -> bool:
    """Whether a hex is water."""
    return board().terrain(cell) == "water"


def rim() -> list[list[Point]]:
    """The line round the survey as runs of corners."""
    ends: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for cell in board():
        near = {frozenset(_key(p) for p in side(cell, other)) for other in board().neighbours(cell)}
        ring = [_key(p) for p in corners(cell)]
        for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
            if frozenset((a, b)) not in near:
                ends.setdefault(a, []).append(b)
    start = min(ends)
    line, at = [start], start
    for _ in range(4 * len(ends)):
        at = ends[at][0]
        line.append(at)
        if at == start:
            break
    return [[(x / 10, y / 10) for x, y in line]]


def _key(point: Point) -> tuple[int, int]:
    return round(point[0] * 10), round(point[1] * 10)
