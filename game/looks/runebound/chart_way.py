"""Chart way: the march as a line of vermilion that is drawn over the chart, on each step the die that pays for it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from game.kit.geometry import Point
from game.looks.runebound.theme import BONE, CREAM, DARK, VERMILION, VERMILION_DARK
from game.looks.runebound.things import draw_face
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Style
from game.ui.table.map_path import PathSeen, thick_line, touches

PAPER_LINE, RED_LINE = 7.0, 4.6
DASH, GAP = 12.0, 7.0
DISC, NUMBER = 27.0, 13.0
"""The radius of the disc with the die that pays, and of the number on it."""
BACK = 0.42
"""How far before the middle of its hex a disc lies, as a share of the step: so that what stands there is seen."""


def draw_way(canvas: Canvas, path: PathSeen, faces: Sequence[str]) -> None:
    """Paper below a dashed line of vermilion; of the steps that are paid the face of the die (`faces`), in order."""
    unit, points = path.unit, list(path.points)
    for start, end in pairwise(points):
        if touches(start, end, path.near):
            thick_line(canvas, start, end, PAPER_LINE * unit, BONE)
    for step, (start, end) in enumerate(pairwise(points)):
        if not touches(start, end, path.near):
            continue
        if step < path.walked:
            thick_line(canvas, start, end, RED_LINE * unit, VERMILION)
        else:
            dashed(canvas, start, end, RED_LINE * unit, unit)
    for number, (start, end) in enumerate(pairwise(points)):
        if number < len(faces) and touches(start, end, path.near):
            draw_paid(canvas, along(start, end, 1 - BACK), faces[number], number + 1, unit)
    if len(points) > 1 and path.near.collidepoint(points[-1]) and len(faces) < len(points) - 1:
        canvas.circle(points[-1], 8 * unit, VERMILION, edge=BONE, width=2.4 * unit)


def dashed(canvas: Canvas, start: Point, end: Point, width: float, unit: float) -> None:
    """A dashed line of vermilion."""
    length = math.dist(start, end)
    count = max(2, round(length / ((DASH + GAP) * unit)))
    for index in range(count):
        a, b = (index + 0.18) / count, (index + 0.82) / count
        thick_line(canvas, along(start, end, a), along(start, end, b), width, VERMILION)


def draw_paid(canvas: Canvas, centre: Point, face: str, order: int, unit: float) -> None:
    """The die that pays for a step, in a dark disc, with its place in the order."""
    x, y = centre
    radius = DISC * unit
    canvas.circle(centre, radius, DARK, edge=VERMILION_DARK, width=2.4 * unit)
    draw_face(canvas, (x, y), 32 * unit, face)
    small = NUMBER * unit
    at = (x + radius * 0.72, y - radius * 0.66)
    canvas.circle(at, small, VERMILION, edge=CREAM, width=1.6 * unit)
    style = canvas.type.at_most(Style("ui-extrabold", 18), small * 1.5)
    canvas.text(str(order), at, style, CREAM, align="middle", at="mid")


def along(start: Point, end: Point, part: float) -> Point:
    """A point on a straight line."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
