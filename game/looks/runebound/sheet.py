"""The sheet: where the hexes of the board lie on the chart. Its units are those of the sheet at 100 %."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.kit.cells import Cell
from game.kit.geometry import Area, Point
from game.kit.hexes import HexGrid

EDGE = 72.0
"""The side of a hex."""
WIDTH, HEIGHT = 2 * EDGE, 124.7077
SIZE: Point = (35 * EDGE, 1984.0)
LEFT, TOP = 6 * EDGE, 150.0
"""Where the box of hex 0, 0 begins."""
COLUMNS, ROWS = 15, 13
STEPS = (0.5, 0.71, 1.0, 1.41, 2.0)
"""The steps of the zoom."""
WHOLE = STEPS[0]
"""The step at which the whole sheet is seen."""


class SheetShape:
    """The hexes as they lie on the sheet. A `CellShape`."""

    def __init__(self, columns: int = COLUMNS, rows: int = ROWS) -> None:
        self._grid = HexGrid(columns, rows, WIDTH, HEIGHT, EDGE)

    @property
    def columns(self) -> int:
        """How many columns of hexes there are."""
        return self._grid.columns

    @property
    def rows(self) -> int:
        """How many rows."""
        return self._grid.rows

    @property
    def size(self) -> Point:
        """Width and height of the whole sheet."""
        return SIZE

    def __contains__(self, cell: object) -> bool:
        return cell in self._grid

    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """The hexes round one, clockwise from the top."""
        return self._grid.neighbours(cell)

    def distance(self, one: Cell, other: Cell) -> int:
        """The fewest steps between two hexes."""
        return self._grid.distance(one, other)

    def line(self, one: Cell, other: Cell) -> list[Cell]:
        """The hexes of a straight walk, both ends included."""
        return self._grid.line(one, other)

    def centre(self, cell: Cell) -> Point:
        """The middle of a hex."""
        x, y = self._grid.centre(cell)
        return x + LEFT, y + TOP

    def box(self, cell: Cell) -> Area:
        """The rectangle round a hex."""
        x, y, w, h = self._grid.box(cell)
        return x + LEFT, y + TOP, w, h

    def outline(self, cell: Cell) -> tuple[Point, ...]:
        """The corners of a hex, clockwise."""
        return tuple((x + LEFT, y + TOP) for x, y in self._grid.outline(cell))

    def cell_at(self, point: Point) -> Cell | None:
        """The hex under a point; None beside the board."""
        return self._grid.cell_at((point[0] - LEFT, point[1] - TOP))

    def cells_in(self, box: Area) -> Iterator[Cell]:
        """The hexes that touch a rectangle, row by row."""
        x, y, w, h = box
        return self._grid.cells_in((x - LEFT, y - TOP, w, h))


def inner(points: tuple[Point, ...] | list[Point], share: float) -> list[Point]:
    """An outline drawn towards its middle, to this share of its size."""
    middle = (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
    return [(middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share) for x, y in points]


def zoom_spots(rect: pygame.FRect) -> list[pygame.FRect]:
    """Where the steps of the zoom can be clicked."""
    wide = (rect.width - 40) / len(STEPS)
    return [pygame.FRect(rect.x + 20 + wide * at, rect.y + 34, wide, rect.height - 38) for at in range(len(STEPS))]
