"""Map overlay: what a question lights on a map: the cells that answer it, those within reach, and the path so far.

All of it is painted into chunks like the ground, the cells and the path each in a layer of their own: a path that goes
on leaves a thousand lit cells as they are. Only what follows the pointer, the cell under it and the one in focus, is a
sprite of its own.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import pygame

from game.kit.cells import Cell, CellShape
from game.kit.geometry import Point
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour, Style
from game.ui.table.camera import Camera
from game.ui.table.map_chunks import MapChunks
from game.ui.table.sprite_list import SpriteList

KEPT_BYTES = 24 * 1024 * 1024
_INSET = 0.07
"""How far the frame of a lit cell lies within it, as a share of the cell."""
_PATH, _CASING = 6.0, 11.0
"""The width of a path and of the dark line round it, in logical units."""
_KNOT, _END = 6.5, 14.0
"""The radius of the knot in a cell on the path, and of the disc in its last one."""


class MapMarks(NamedTuple):
    """What is lit: `options` answer the question, `reach` could be come to by further steps; `path` has been walked,
    from where it began, and `ahead` is shown as its going on. `colour` is the path's.
    """

    options: frozenset[Cell] = frozenset()
    reach: frozenset[Cell] = frozenset()
    path: tuple[Cell, ...] = ()
    ahead: tuple[Cell, ...] = ()
    colour: Colour = (255, 255, 255)


class MapOverlay:
    """What is lit on one map, as two layers of chunks; `scale`: device pixels for a logical unit."""

    def __init__(self, shape: CellShape, scale: float) -> None:
        self._shape, self._scale = shape, scale
        self._marks = MapMarks()
        self.cells = MapChunks(shape.size, self._paint_cells, KEPT_BYTES, solid=False, touches=self._lights)
        self.path = MapChunks(shape.size, self._paint_path, KEPT_BYTES, solid=False, touches=self._passes)

    def mark(self, marks: MapMarks) -> bool:
        """Light this from now on; true when it is something else than before."""
        before, self._marks = self._marks, marks
        if (marks.options, marks.reach, marks.colour) != (before.options, before.reach, before.colour):
            self.cells.forget()
        if marks[2:] != before[2:]:
            self.path.forget()
        return marks != before

    def show_cell(self, brush: SpriteList, camera: Camera, cell: Cell, kind: str) -> None:
        """Add a frame round one cell: "hovered" or "focus"."""
        outline = [camera.on_table(point) for point in self._shape.outline(cell)]
        box = camera.rect_on_table(self._shape.box(cell))
        zone = camera.zone

        def paint(canvas: Canvas) -> None:
            with canvas.clip(zone):
                if kind == "focus":
                    canvas.polygon(_within(outline, 0.0), None, edge=canvas.theme["focus-back"], width=8)
                    canvas.polygon(_within(outline, 0.0), None, edge=(255, 255, 255), width=3.5)
                else:
                    colour = canvas.theme["hovered"]
                    canvas.polygon(_within(outline, _INSET / 2), colour, alpha=70)
                    canvas.polygon(_within(outline, _INSET / 2), None, edge=colour, width=4)

        if box.colliderect(zone):
            brush.panel(("map-cell", kind, tuple(zone)), box, paint, pad=8)

    # -- painting ------------------------------------------------------------------------------------

    def _lights(self, box: pygame.FRect, _: float) -> bool:
        """Whether a cell is lit in this part of the map."""
        marks = self._marks
        if not marks.options and not marks.reach:
            return False
        here = self._shape.cells_in((box.x, box.y, box.width, box.height))
        return any(cell in marks.options or cell in marks.reach for cell in here)

    def _passes(self, box: pygame.FRect, scale: float) -> bool:
        """Whether the path comes through this part of the map."""
        wide = self._around(box, self._scale / scale)
        return any(_touches(start, end, wide) for start, end in pairwise(self._points()))

    def _paint_cells(self, canvas: Canvas, box: pygame.FRect) -> None:
        marks, unit = self._marks, self._scale / canvas.scale
        for cell in self._shape.cells_in((box.x, box.y, box.width, box.height)):
            kind = "option" if cell in marks.options else "reach" if cell in marks.reach else ""
            if kind:
                x, y, _, _ = self._shape.box(cell)
                canvas.blit(self._lit(canvas, cell, kind, unit), (x, y))

    def _lit(self, canvas: Canvas, cell: Cell, kind: str, unit: float) -> pygame.Surface:
        """A lit cell, which looks like every other one."""
        x, y, width, height = self._shape.box(cell)
        outline = [(a - x, b - y) for a, b in self._shape.outline(cell)]
        inner, light, colour = _within(outline, _INSET), canvas.theme["legal"], self._marks.colour

        def paint(made: Canvas) -> None:
            if canvas.theme.material.day:
                made.polygon(inner, light, alpha=150 if kind == "option" else 110)
                made.polygon(inner, None, edge=colour, width=7 * unit)
                made.polygon(inner, None, edge=canvas.theme["hovered"], width=(4 if kind == "option" else 2.5) * unit)
            elif kind == "option":
                made.polygon(inner, light, alpha=120)
                made.polygon(inner, None, edge=canvas.theme["black-ink"], width=6.5 * unit, alpha=190)
                made.polygon(inner, None, edge=light, width=4 * unit)
            else:
                made.polygon(inner, light, alpha=60)
                made.polygon(_within(outline, 1.6 * _INSET), None, edge=light, width=1.4 * unit, alpha=150)

        return canvas.kept(("lit-cell", kind, tuple(outline), unit, colour), (width, height), paint)

    def _paint_path(self, canvas: Canvas, box: pygame.FRect) -> None:
        """What of the path comes near: the part walked, whole; how it would go on, in dashes; knots in the cells, and a
        disc at its end.
        """
        marks, dark, unit = self._marks, canvas.theme["black-ink"], self._scale / canvas.scale
        wide, points, walked = self._around(box, unit), self._points(), len(marks.path) - 1
        for width, colour in ((_CASING, dark), (_PATH, marks.colour)):
            for step, (start, end) in enumerate(pairwise(points)):
                if not _touches(start, end, wide):
                    continue
                if step < walked:
                    _thick_line(canvas, start, end, width * unit, colour)
                else:
                    _dashes(canvas, start, end, width * unit, colour, unit)
        for point in points[: max(0, walked)]:
            if wide.collidepoint(point):
                canvas.circle(point, _KNOT * unit, marks.colour, edge=dark, width=2 * unit)
        if len(points) > 1 and wide.collidepoint(points[-1]):
            canvas.circle(points[-1], _END * unit, marks.colour, edge=dark, width=2.5 * unit)
            ink = dark if sum(marks.colour) > 380 else (255, 255, 255)
            canvas.text(str(len(points) - 1), points[-1], Style("ui-extrabold", 18), ink, align="middle", at="mid")

    def _points(self) -> list[Point]:
        """The middles of the cells of the path, and of those ahead."""
        return [self._shape.centre(cell) for cell in (*self._marks.path, *self._marks.ahead)]

    def _around(self, box: pygame.FRect, unit: float) -> pygame.FRect:
        """A part of the map, and as much round it as the widest mark of a path reaches."""
        return box.inflate(4 * _END * unit, 4 * _END * unit)


def _touches(start: Point, end: Point, box: pygame.FRect) -> bool:
    """Whether a step of a path may come into a part of the map."""
    (left, right), (top, bottom) = sorted((start[0], end[0])), sorted((start[1], end[1]))
    return left <= box.right and right >= box.left and top <= box.bottom and bottom >= box.top


def _within(corners: tuple[Point, ...] | list[Point], share: float) -> list[Point]:
    """An outline drawn in towards its middle by a share."""
    middle_x = sum(x for x, _ in corners) / len(corners)
    middle_y = sum(y for _, y in corners) / len(corners)
    return [(x + (middle_x - x) * share, y + (middle_y - y) * share) for x, y in corners]


def _thick_line(canvas: Canvas, start: Point, end: Point, width: float, colour: Colour) -> None:
    """A line of this width with square ends and smooth edges."""
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


def _dashes(canvas: Canvas, start: Point, end: Point, width: float, colour: Colour, unit: float) -> None:
    """The line in dashes that lie in the same places whatever their width."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = max(1e-6, (dx * dx + dy * dy) ** 0.5)
    count = max(2, round(length / (22 * unit)))
    for index in range(count):
        a, b = (index + 0.2) / count, (index + 0.8) / count
        _thick_line(
            canvas, (start[0] + dx * a, start[1] + dy * a), (start[0] + dx * b, start[1] + dy * b), width, colour
        )
