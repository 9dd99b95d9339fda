"""Placed cells: a map whose cells begin somewhere within a larger sheet, in the units of that sheet."""

from __future__ import annotations

from collections.abc import Iterator

from game.kit.cells import Cell, CellShape
from game.kit.geometry import Area, Point


class PlacedCells:
    """The cells of a shape, laid with the corner of its field at `corner` of a sheet of this size. A `CellShape`."""

    def __init__(self, cells: CellShape, corner: Point, size: Point) -> None:
        self._cells, self._corner, self._size = cells, corner, size

    @property
    def columns(self) -> int:
        """How many columns of cells there are."""
        return self._cells.columns

    @property
    def rows(self) -> int:
        """How many rows."""
        return self._cells.rows

    @property
    def size(self) -> Point:
        """Width and height of the whole sheet."""
        return self._size

    def __contains__(self, cell: object) -> bool:
        return cell in self._cells

    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells next to one, clockwise from the top."""
        return self._cells.neighbours(cell)

    def distance(self, one: Cell, other: Cell) -> int:
        """The fewest steps between two cells."""
        return self._cells.distance(one, other)

    def line(self, one: Cell, other: Cell) -> list[Cell]:
        """The cells of a straight walk, both ends included."""
        return self._cells.line(one, other)

    def centre(self, cell: Cell) -> Point:
        """The middle of a cell."""
        x, y = self._cells.centre(cell)
        return x + self._corner[0], y + self._corner[1]

    def box(self, cell: Cell) -> Area:
        """The rectangle round a cell, also where something of the sheet covers a part of it."""
        x, y, w, h = self._cells.box(cell)
        return x + self._corner[0], y + self._corner[1], w, h

    def outline(self, cell: Cell) -> tuple[Point, ...]:
        """The corners of a cell, clockwise."""
        return tuple((x + self._corner[0], y + self._corner[1]) for x, y in self._cells.outline(cell))

    def cell_at(self, point: Point) -> Cell | None:
        """The cell under a point; None beside the field."""
        return self._cells.cell_at((point[0] - self._corner[0], point[1] - self._corner[1]))

    def cells_in(self, box: Area) -> Iterator[Cell]:
        """The cells that touch a rectangle, row by row."""
        x, y, w, h = box
        return self._cells.cells_in((x - self._corner[0], y - self._corner[1], w, h))
