"""Rising cells: what a question lights on a map comes up once, from the piece that walks outwards. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from game.kit.cells import Cell, CellShape
from game.ui.table.map_overlay import MapMarks

LASTING = 110.0
"""Milliseconds in which one cell comes up."""


class RisingCells:
    """The cells of one question on their way up. `step` is how long after one cell the next farther one begins, in
    milliseconds at speed 1; 0 where all are there at once.
    """

    def __init__(self, shape: CellShape, step: float) -> None:
        self._shape, self._step = shape, step
        self._marks = MapMarks()
        self._far: dict[Cell, int] = {}
        self._time = 0.0
        self._ends = 0.0

    @property
    def rises(self) -> bool:
        """Whether a cell is still on its way."""
        return self._time < self._ends

    @property
    def time(self) -> float:
        """How long they have been coming."""
        return self._time

    def follow(self, marks: MapMarks, *, still: bool) -> None:
        """These are lit from now on; they come up where nothing was lit, and a walk begins."""
        before, self._marks = self._marks, marks
        if marks.options | marks.reach == before.options | before.reach and marks.path == before.path:
            return
        self.rest()
        if still or not self._step or before.options or before.reach or len(marks.path) != 1:
            return
        self._far = dict(self._rings(marks.path[0], marks.options | marks.reach))
        self._time = 0.0
        self._ends = self._step * max(self._far.values(), default=0) + LASTING if self._far else 0.0

    def update(self, pace: float) -> bool:
        """Let time pass; true while a cell comes up."""
        rises = self.rises
        self._time = min(self._ends, self._time + pace)
        return rises

    def rest(self) -> None:
        """All are there."""
        self._time = self._ends = 0.0

    def part(self, cell: Cell) -> float:
        """How far a cell has come up, from 0 to 1."""
        return min(1.0, max(0.0, (self._time - self._step * self._far.get(cell, 0)) / LASTING))

    def _rings(self, start: Cell, lit: Iterable[Cell]) -> Iterable[tuple[Cell, int]]:
        """Each lit cell with the number of steps to it over lit ones, from 0; what no step leads to comes last."""
        left, edge, far = set(lit), [start], 0
        while edge:
            edge = [cell for cell in {it for here in edge for it in self._shape.neighbours(here)} if cell in left]
            left.difference_update(edge)
            yield from ((cell, far) for cell in edge)
            far += 1
        yield from ((cell, max(0, far - 1)) for cell in left)
