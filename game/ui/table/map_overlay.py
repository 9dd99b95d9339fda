"""Map overlay: what a question lights on a map: the cells that answer it, those within reach, and the path so far.

All of it is painted into chunks like the ground, the cells and the path each in a layer of their own: a path that goes
on leaves a thousand lit cells as they are. Only what follows the pointer, the cell under it and the one in focus, is a
sprite of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.kit.cells import Cell, CellShape
from game.kit.geometry import Point
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour
from game.ui.screen.tween import out_back
from game.ui.table.camera import Camera
from game.ui.table.map_chunks import MapChunks
from game.ui.table.map_path import WIDEST, DrawPath, PathSeen, draw_path, touches
from game.ui.table.sprite_list import SpriteList

KEPT_BYTES = 24 * 1024 * 1024
_INSET = 0.07
"""How far the frame of a lit cell lies within it, as a share of the cell."""
_UP = 0.16
"""From how far below a lit cell comes up, as a share of its height."""


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

    def __init__(self, shape: CellShape, scale: float, draw: DrawPath = draw_path) -> None:
        self._shape, self._scale, self._draw_path = shape, scale, draw
        self._marks = MapMarks()
        self.cells = MapChunks(
            shape.size, self._paint_cells, KEPT_BYTES, solid=False, touches=self._lights, plain=self._is_plain
        )
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

    def _is_plain(self, box: pygame.FRect, _: float) -> bool:
        """Whether this part of the map is lit as every other one without lit cells is."""
        return False

    def _passes(self, box: pygame.FRect, scale: float) -> bool:
        """Whether the path comes through this part of the map."""
        wide = self._around(box, self._scale / scale)
        return any(touches(start, end, wide) for start, end in pairwise(self._points()))

    def _paint_cells(self, canvas: Canvas, box: pygame.FRect) -> None:
        marks, unit = self._marks, self._scale / canvas.scale
        for cell in self._shape.cells_in((box.x, box.y, box.width, box.height)):
            kind = _kind_of(marks, cell)
            if kind:
                x, y, width, height = self._shape.box(cell)
                outline = [(a - x, b - y) for a, b in self._shape.outline(cell)]
                canvas.blit(_lit(canvas, outline, (width, height), kind, unit, marks.colour), (x, y))

    def show_rising(self, brush: SpriteList, camera: Camera, marks: MapMarks, part: Callable[[Cell], float]) -> None:
        """Add the lit cells as sprites, each as far as it has come up."""
        for cell in marks.options | marks.reach:
            risen, box = part(cell), camera.rect_on_table(self._shape.box(cell))
            if risen <= 0 or not camera.zone.contains(box):
                continue
            corners = [camera.on_table(point) for point in self._shape.outline(cell)]
            outline = [(x - box.x, y - box.y) for x, y in corners]
            made = _lit(brush.canvas, outline, (box.width, box.height), _kind_of(marks, cell), 1.0, marks.colour)
            middle = (box.centerx, box.centery + _UP * box.height * (1 - out_back(risen)))
            brush.centred(made, middle, round(255 * min(1.0, 1.6 * risen)))

    def _paint_path(self, canvas: Canvas, box: pygame.FRect) -> None:
        marks, unit = self._marks, self._scale / canvas.scale
        seen = PathSeen(self._points(), len(marks.path) - 1, marks.colour, unit, self._around(box, unit))
        self._draw_path(canvas, seen)

    def _points(self) -> list[Point]:
        """The middles of the cells of the path, and of those ahead."""
        return [self._shape.centre(cell) for cell in (*self._marks.path, *self._marks.ahead)]

    def _around(self, box: pygame.FRect, unit: float) -> pygame.FRect:
        """A part of the map, and as much round it as the widest mark of a path reaches."""
        return box.inflate(4 * WIDEST * unit, 4 * WIDEST * unit)


def _kind_of(marks: MapMarks, cell: Cell) -> str:
    """How a cell is lit; empty for one that is not."""
    return "option" if cell in marks.options else "reach" if cell in marks.reach else ""


def _lit(
    canvas: Canvas, outline: list[Point], size: tuple[float, float], kind: str, unit: float, colour: Colour
) -> pygame.Surface:
    """A lit cell, which looks like every other one; `unit` is a logical unit on this canvas."""
    inner, light = _within(outline, _INSET), canvas.theme["legal"]

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

    return canvas.kept(("lit-cell", kind, tuple(outline), unit, colour), size, paint)


def _within(corners: tuple[Point, ...] | list[Point], share: float) -> list[Point]:
    """An outline drawn in towards its middle by a share."""
    middle_x = sum(x for x, _ in corners) / len(corners)
    middle_y = sum(y for _, y in corners) / len(corners)
    return [(x + (middle_x - x) * share, y + (middle_y - y) * share) for x, y in corners]
