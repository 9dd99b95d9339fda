"""Map path: how a path over a map is drawn, as everywhere in the house; a game's table may draw its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.kit.geometry import Point
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour, Style

_PATH, _CASING = 6.0, 11.0
"""The width of a path and of the dark line round it, in logical units."""
_KNOT, WIDEST = 6.5, 14.0
"""The radius of the knot in a cell on the path, and of the widest mark: the disc in its last one."""


class PathSeen(NamedTuple):
    """A path to be drawn: the middles of its cells, in map units; how many steps of it are walked; its colour; how long
    a logical unit is; and near which part of the map it matters.
    """

    points: Sequence[Point]
    walked: int
    colour: Colour
    unit: float
    near: pygame.FRect


DrawPath = Callable[[Canvas, PathSeen], None]


def draw_path(canvas: Canvas, path: PathSeen) -> None:
    """The part walked, whole; how it would go on, in dashes; knots in the cells, and a disc at its end."""
    dark, unit, points = canvas.theme["black-ink"], path.unit, path.points
    for width, colour in ((_CASING, dark), (_PATH, path.colour)):
        for step, (start, end) in enumerate(pairwise(points)):
            if not touches(start, end, path.near):
                continue
            if step < path.walked:
                thick_line(canvas, start, end, width * unit, colour)
            else:
                _dashes(canvas, start, end, width * unit, colour, unit)
    for point in points[: max(0, path.walked)]:
        if path.near.collidepoint(point):
            canvas.circle(point, _KNOT * unit, path.colour, edge=dark, width=2 * unit)
    if len(points) > 1 and path.near.collidepoint(points[-1]):
        canvas.circle(points[-1], WIDEST * unit, path.colour, edge=dark, width=2.5 * unit)
        ink = dark if sum(path.colour) > 380 else (255, 255, 255)
        canvas.text(str(len(points) - 1), points[-1], Style("ui-extrabold", 18), ink, align="middle", at="mid")


def touches(start: Point, end: Point, box: pygame.FRect) -> bool:
    """Whether a step of a path may come into a part of the map."""
    (left, right), (top, bottom) = sorted((start[0], end[0])), sorted((start[1], end[1]))
    return left <= box.right and right >= box.left and top <= box.bottom and bottom >= box.top


def thick_line(canvas: Canvas, start: Point, end: Point, width: float, colour: Colour) -> None:
    """A line of this width with square ends and smooth edges."""
    if not _is_seen(canvas, start, end, width):
        return
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = max(1e-6, (dx * dx + dy * dy) ** 0.5)
    across = (-dy / length * width / 2, dx / length * width / 2)
    points = [
        (start[0] + across[0], start[1] + across[1]),
        (end[0] + across[0], end[1] + across[1]),
        (end[0] - across[0], end[1] - across[1]),
        (start[0] - across[0], start[1] - across[1]),
    ]
    canvas.polygon(points, colour)
    canvas.circle(end, width / 2, colour)


def _is_seen(canvas: Canvas, start: Point, end: Point, width: float) -> bool:
    """Whether a line of this width comes onto the canvas."""
    (ax, ay), (bx, by), (wide, high) = canvas.stage.device(start), canvas.stage.device(end), canvas.stage.size
    reach = width * canvas.scale / 2 + 4
    across = max(ax, bx) > -reach and min(ax, bx) < wide + reach
    return across and max(ay, by) > -reach and min(ay, by) < high + reach


def _dashes(canvas: Canvas, start: Point, end: Point, width: float, colour: Colour, unit: float) -> None:
    """The line in dashes that lie in the same places whatever their width."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = max(1e-6, (dx * dx + dy * dy) ** 0.5)
    count = max(2, round(length / (22 * unit)))
    for index in range(count):
        a, b = (index + 0.2) / count, (index + 0.8) / count
        thick_line(
            canvas, (start[0] + dx * a, start[1] + dy * a), (start[0] + dx * b, start[1] + dy * b), width, colour
        )
