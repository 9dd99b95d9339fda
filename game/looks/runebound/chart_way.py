"""Chart way: the march as a line of vermilion that is drawn over the chart, on each step the die that pays for it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from game.kit.geometry import Point
from game.looks.runebound.theme import BONE, CREAM, DARK, VERMILION
from game.looks.runebound.things import draw_face
from game.ui.screen.canvas import Canvas
from game.ui.screen.text import SMALLEST
from game.ui.screen.theme import Style
from game.ui.table.map_path import PathSeen, thick_line, touches

EDGE_LINE, PAPER_LINE, RED_LINE = 9.6, 7.0, 4.6
DASH, GAP = 11.0, 7.0
DISC, NUMBER = 27.0, 13.0
"""The radius of the disc with the die that pays, and of the number on it."""
REACH = 48.0
"""How far from its line the way is drawn at most: discs, and where it bends."""
BACK = 0.42
"""How far before the middle of its hex a disc lies, as a share of the step: so that what stands there is seen."""
PARTS = 10
"""In how many straight parts a step of the way is drawn."""


def draw_way(canvas: Canvas, path: PathSeen, faces: Sequence[str]) -> None:
    """Paper below a dashed line of vermilion; of the steps that are paid the face of the die (`faces`), in order."""
    points = list(path.points)
    unit = path.unit * size_at(path.unit)
    near = [number for number, step in enumerate(pairwise(points)) if touches(*step, path.near)]
    curves = {number: curve(points, number) for number in near}
    for width, ink in ((EDGE_LINE, VERMILION), (PAPER_LINE, BONE)):
        for bend in curves.values():
            for start, end in pairwise(bend):
                thick_line(canvas, start, end, width * unit, ink)
    for number, bend in curves.items():
        if number < path.walked:
            for start, end in pairwise(bend):
                thick_line(canvas, start, end, RED_LINE * unit, VERMILION)
        else:
            dashed(canvas, bend, RED_LINE * unit, unit)
    for number, bend in curves.items():
        if number < len(faces):
            draw_paid(canvas, bend[round((1 - BACK) * PARTS)], faces[number], number + 1, unit, SMALLEST * path.unit)
    if len(points) > 1 and len(points) - 2 in curves and len(faces) < len(points) - 1:
        canvas.circle(points[-1], 8 * unit, VERMILION, edge=BONE, width=2.4 * unit)


def size_at(unit: float) -> float:
    """How large the way is drawn where a logical unit is so many units of the sheet: less from farther away."""
    return max(0.66, min(1.15, 0.35 + 0.65 / unit))


def curve(points: Sequence[Point], number: int) -> list[Point]:
    """A step of the way as a row of points that bends softly through the middles of the hexes."""
    before = points[max(0, number - 1)]
    start, end = points[number], points[number + 1]
    after = points[min(len(points) - 1, number + 2)]
    found = []
    for index in range(PARTS + 1):
        t = index / PARTS
        found.append((_bend(before[0], start[0], end[0], after[0], t), _bend(before[1], start[1], end[1], after[1], t)))
    return found


def _bend(a: float, b: float, c: float, d: float, t: float) -> float:
    """The curve of Catmull and Rom between b and c."""
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def dashed(canvas: Canvas, bend: Sequence[Point], width: float, unit: float) -> None:
    """A dashed line of vermilion along a step."""
    length = sum(math.dist(*part) for part in pairwise(bend))
    count = max(2, round(length / ((DASH + GAP) * unit)))
    for index in range(count):
        a, b = (index + 0.2) / count, (index + 0.8) / count
        thick_line(canvas, on_curve(bend, a), on_curve(bend, b), width, VERMILION)


def on_curve(bend: Sequence[Point], part: float) -> Point:
    """A point of a step, from 0 to 1."""
    at = min(len(bend) - 2, int(part * (len(bend) - 1)))
    return along(bend[at], bend[at + 1], part * (len(bend) - 1) - at)


def draw_paid(canvas: Canvas, centre: Point, face: str, order: int, unit: float, least: float) -> None:
    """The die that pays for a step, in a dark disc, with its place in the order in type no smaller than `least`."""
    x, y = centre
    radius = DISC * unit
    canvas.circle((x + unit, y + 2.4 * unit), radius + unit, DARK, alpha=90)
    canvas.circle(centre, radius, DARK, edge=VERMILION, width=2.8 * unit)
    draw_face(canvas, (x, y), 34 * unit, face)
    small = max(NUMBER * unit, least * 0.62)
    at = (x + radius * 0.74, y - radius * 0.72)
    canvas.circle(at, small, VERMILION, edge=CREAM, width=1.6 * unit)
    style = canvas.type.at_most(Style("ui-extrabold", 18), max(least, small * 1.5))
    canvas.text(str(order), at, style, CREAM, align="middle", at="mid")


def along(start: Point, end: Point, part: float) -> Point:
    """A point on a straight line."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
