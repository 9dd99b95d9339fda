"""Hex grid: a map of hexagonal cells in columns and rows, staggered as Tiled draws them.

With `axis` "x" the hexes have flat tops and every other column stands half a hex lower; with "y" they are pointed and
every other row stands half a hex to the right. `index` says which: the odd ones or the even ones, counted from 0.
`side` is the length of the flat side (the `hexsidelength` of Tiled): hexes need not be regular, and cells are told
apart by their drawn edges.

For arithmetic a cell also has axial coordinates q and r, in which the six ways are the same everywhere.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from game.kit.cells import Cell
from game.kit.geometry import Area, Point

Axis = Literal["x", "y"]
Index = Literal["odd", "even"]
Axial = tuple[int, int]

_FLAT_WAYS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
_POINTED_WAYS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The six ways in axial coordinates, clockwise from the top."""
_NUDGE = 1e-6


@dataclass(frozen=True)
class HexGrid:
    """`columns` by `rows` hexes, each in a box of `width` by `height` map units. A `CellShape`."""

    columns: int
    rows: int
    width: float
    height: float
    side: float
    axis: Axis = "x"
    index: Index = "odd"

    @property
    def size(self) -> Point:
        """Width and height of the whole map."""
        across, along = self._steps
        if self.axis == "x":
            lower = max(self._stagger(0), self._stagger(min(1, self.columns - 1)))
            return self.columns * across + self._slope, self.rows * along + lower
        further = max(self._stagger(0), self._stagger(min(1, self.rows - 1)))
        return self.columns * across + further, self.rows * along + self._slope

    def __contains__(self, cell: object) -> bool:
        return isinstance(cell, tuple) and 0 <= cell[0] < self.columns and 0 <= cell[1] < self.rows

    # -- who lies where ------------------------------------------------------------------------------

    def axial(self, cell: Cell) -> Axial:
        """The axial coordinates q, r of a cell."""
        if self.axis == "x":
            return cell.column, cell.row - self._shift(cell.column)
        return cell.column - self._shift(cell.row), cell.row

    def at_axial(self, q: int, r: int) -> Cell:
        """The cell with these axial coordinates; it need not be on the map."""
        return Cell(q, r + self._shift(q)) if self.axis == "x" else Cell(q + self._shift(r), r)

    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """The up to six cells next to one, clockwise from the top, as far as they are on the map."""
        q, r = self.axial(cell)
        ways = _FLAT_WAYS if self.axis == "x" else _POINTED_WAYS
        found = (self.at_axial(q + dq, r + dr) for dq, dr in ways)
        return tuple(other for other in found if other in self)

    def distance(self, one: Cell, other: Cell) -> int:
        """The fewest steps between two cells of an empty map."""
        (q1, r1), (q2, r2) = self.axial(one), self.axial(other)
        dq, dr = q2 - q1, r2 - r1
        return max(abs(dq), abs(dr), abs(dq + dr))

    def line(self, one: Cell, other: Cell) -> list[Cell]:
        """The cells of a shortest walk that keeps closest to the straight line, both ends included. Where the line runs
        along an edge one of the two is taken, at the rim of the map the one on it.
        """
        steps = self.distance(one, other)
        (q1, r1), (q2, r2) = self.axial(one), self.axial(other)
        found = []
        for index in range(steps + 1):
            part = index / max(1, steps)
            q, r = q1 + (q2 - q1) * part, r1 + (r2 - r1) * part
            cell = self.at_axial(*_rounded(q + _NUDGE, r + _NUDGE))
            found.append(cell if cell in self else self.at_axial(*_rounded(q - _NUDGE, r - _NUDGE)))
        return found

    # -- where a cell lies on the map ----------------------------------------------------------------

    def centre(self, cell: Cell) -> Point:
        """The middle of a cell."""
        x, y, w, h = self.box(cell)
        return x + w / 2, y + h / 2

    def box(self, cell: Cell) -> Area:
        """The rectangle round a cell."""
        across, along = self._steps
        x, y = cell.column * across, cell.row * along
        if self.axis == "x":
            return x, y + self._stagger(cell.column), self.width, self.height
        return x + self._stagger(cell.row), y, self.width, self.height

    def outline(self, cell: Cell) -> tuple[Point, ...]:
        """The six corners of a cell, clockwise from the upper left (flat) or the top (pointed)."""
        x, y, w, h = self.box(cell)
        cut = self._slope
        if self.axis == "x":
            middle = y + h / 2
            return (x + cut, y), (x + w - cut, y), (x + w, middle), (x + w - cut, y + h), (x + cut, y + h), (x, middle)
        middle = x + w / 2
        return (middle, y), (x + w, y + cut), (x + w, y + h - cut), (middle, y + h), (x, y + h - cut), (x, y + cut)

    def cell_at(self, point: Point) -> Cell | None:
        """The cell whose drawn hexagon lies under a point; None beside the map.

        The strip of a column (flat) begins with the slanted edges of its hexes: what lies beyond them belongs to the
        column before. Pointed hexes are the same with rows for columns.
        """
        across, along = self._steps
        if self.axis == "x":
            column, row = self._find(point[0], point[1], across, along)
        else:
            row, column = self._find(point[1], point[0], along, across)
        cell = Cell(column, row)
        return cell if cell in self else None

    def cells_in(self, box: Area) -> Iterator[Cell]:
        """The cells whose boxes touch a rectangle, row by row."""
        x, y, w, h = box
        across, along = self._steps
        left = max(0, math.floor((x - self.width) / across))
        top = max(0, math.floor((y - self.height) / along))
        right = min(self.columns, math.ceil((x + w) / across))
        bottom = min(self.rows, math.ceil((y + h) / along))
        for row in range(top, bottom):
            for column in range(left, right):
                bx, by, bw, bh = self.box(Cell(column, row))
                if bx < x + w and by < y + h and bx + bw > x and by + bh > y:
                    yield Cell(column, row)

    @property
    def _slope(self) -> float:
        """How far the slanted edges reach in, on either side."""
        return ((self.width if self.axis == "x" else self.height) - self.side) / 2

    @property
    def _steps(self) -> Point:
        """How far it is from one column to the next, and from one row to the next."""
        if self.axis == "x":
            return self._slope + self.side, self.height
        return self.width, self._slope + self.side

    def _is_staggered(self, index: int) -> bool:
        return index % 2 == (1 if self.index == "odd" else 0)

    def _stagger(self, index: int) -> float:
        half = (self.height if self.axis == "x" else self.width) / 2
        return half if self._is_staggered(index) else 0.0

    def _shift(self, index: int) -> int:
        """What axial coordinates take away from the other one in this column (flat) or row (pointed)."""
        return index // 2 if self.index == "odd" else (index + 1) // 2

    def _find(self, u: float, v: float, step: float, length: float) -> tuple[int, int]:
        """The strip and the place in it of a point, `u` across the strips and `v` along them."""
        strip = math.floor(u / step)
        v -= self._stagger(strip)
        place = math.floor(v / length)
        inside, middle = u - strip * step, length / 2
        if inside >= self._slope:
            return strip, place
        reach = middle * inside / self._slope
        away = v - place * length - middle
        if -reach <= away < reach:
            return strip, place
        lower = self._is_staggered(strip)
        if away < 0:
            return strip - 1, place - (0 if lower else 1)
        return strip - 1, place + (1 if lower else 0)


def _rounded(q: float, r: float) -> Axial:
    """The hex in which fractional axial coordinates lie."""
    s = -q - r
    near_q, near_r, near_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s - s)
    if off_q > off_r and off_q > off_s:
        near_q = -near_r - near_s
    elif off_r > off_s:
        near_r = -near_q - near_s
    return near_q, near_r
