"""Square grid: a map of rectangular cells side by side, entered over their edges and never over a corner."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

from game.kit.cells import Cell
from game.kit.geometry import Area, Point

_WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@dataclass(frozen=True)
class SquareGrid:
    """`columns` by `rows` cells of `width` by `height` map units. A `CellShape`."""

    columns: int
    rows: int
    width: float
    height: float
    _known: dict[Cell, tuple[Cell, ...]] = field(default_factory=dict, init=False, repr=False, compare=False)
    """The neighbours that were asked for: rules ask for the same ones again and again."""

    @property
    def size(self) -> Point:
        """Width and height of the whole map."""
        return self.columns * self.width, self.rows * self.height

    def __contains__(self, cell: object) -> bool:
        return isinstance(cell, tuple) and 0 <= cell[0] < self.columns and 0 <= cell[1] < self.rows

    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells above, to the right, below and to the left, as far as they are on the map."""
        known = self._known.get(cell)
        if known is None:
            found = (Cell(cell.column + dx, cell.row + dy) for dx, dy in _WAYS)
            known = self._known[cell] = tuple(other for other in found if other in self)
        return known

    def distance(self, one: Cell, other: Cell) -> int:
        """The fewest steps between two cells of an empty map."""
        return abs(one.column - other.column) + abs(one.row - other.row)

    def line(self, one: Cell, other: Cell) -> list[Cell]:
        """The cells of a shortest walk that keeps closest to the straight line, both ends included."""
        wide, high = abs(other.column - one.column), abs(other.row - one.row)
        right = 1 if other.column > one.column else -1
        down = 1 if other.row > one.row else -1
        found, (column, row), across, along = [one], one, 0, 0
        while across < wide or along < high:
            if (1 + 2 * across) * high < (1 + 2 * along) * wide:
                column, across = column + right, across + 1
            else:
                row, along = row + down, along + 1
            found.append(Cell(column, row))
        return found

    def centre(self, cell: Cell) -> Point:
        """The middle of a cell."""
        return (cell.column + 0.5) * self.width, (cell.row + 0.5) * self.height

    def box(self, cell: Cell) -> Area:
        """The rectangle that a cell is."""
        return cell.column * self.width, cell.row * self.height, self.width, self.height

    def outline(self, cell: Cell) -> tuple[Point, ...]:
        """The corners of a cell, clockwise from the top left."""
        x, y, w, h = self.box(cell)
        return (x, y), (x + w, y), (x + w, y + h), (x, y + h)

    def cell_at(self, point: Point) -> Cell | None:
        """The cell under a point; its left and upper edges belong to it. None beside the map."""
        if min(point) < 0:
            return None  # the quotient of the smallest number there is would be nought
        cell = Cell(math.floor(point[0] / self.width), math.floor(point[1] / self.height))
        return cell if cell in self else None

    def cells_in(self, box: Area) -> Iterator[Cell]:
        """The cells that touch a rectangle, row by row."""
        x, y, w, h = box
        left, top = max(0, math.floor(x / self.width)), max(0, math.floor(y / self.height))
        right = min(self.columns, math.ceil((x + w) / self.width))
        bottom = min(self.rows, math.ceil((y + h) / self.height))
        return (Cell(column, row) for row in range(top, bottom) for column in range(left, right))
