"""Cells: the spaces of a map by column and row, whatever their shape, and the ways over them. Pure arithmetic.

A cell is a zone of the board, `cell:4,7`: so pieces stand in cells, and events, moves and undo know nothing of maps.
`CellShape` is what every kind of map gives: who lies next to whom, how far, and where a cell lies in the units of the
map (the pixels of its TMX file). `SquareGrid` (grid.py) and `HexGrid` (hexes.py) are such shapes; what stands here
works on both.

What a step costs is told by a function of two cells that are next to each other: a number from 0 on, or None where no
step leads (a wall, a river without a bridge).
"""

from __future__ import annotations

import heapq
import re
from collections.abc import Callable, Container, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, Protocol

from game.kit.geometry import Area, Point

PREFIX = "cell:"
_NAME = re.compile(r"cell:(0|[1-9][0-9]{0,5}),(0|[1-9][0-9]{0,5})")
_KEPT = 1 << 14
"""So many cells are not named, and names not read, twice: rules ask for them again and again."""


class Cell(NamedTuple):
    """One space of a map; 0, 0 lies at the top left."""

    column: int
    row: int

    @property
    def name(self) -> str:
        """The zone of the board that this cell is."""
        return _zone_of(self)


@lru_cache(maxsize=_KEPT)
def _zone_of(cell: Cell) -> str:
    return f"{PREFIX}{cell.column},{cell.row}"


StepCost = Callable[[Cell, Cell], int | None]


class CellShape(Protocol):
    """A map's arithmetic: `columns` by `rows` cells."""

    @property
    def columns(self) -> int: ...
    @property
    def rows(self) -> int: ...
    @property
    def size(self) -> Point:
        """Width and height of the whole map."""
        ...

    def __contains__(self, cell: object) -> bool: ...
    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells next to one, clockwise from the top; only those on the map."""
        ...

    def distance(self, one: Cell, other: Cell) -> int:
        """The fewest steps between two cells of an empty map."""
        ...

    def line(self, one: Cell, other: Cell) -> list[Cell]:
        """The cells of a shortest walk that keeps closest to the straight line, both ends included."""
        ...

    def centre(self, cell: Cell) -> Point: ...
    def box(self, cell: Cell) -> Area:
        """The rectangle round a cell."""
        ...

    def outline(self, cell: Cell) -> tuple[Point, ...]:
        """The corners of a cell, clockwise."""
        ...

    def cell_at(self, point: Point) -> Cell | None:
        """The cell under a point, None beside the map."""
        ...

    def cells_in(self, box: Area) -> Iterator[Cell]:
        """The cells whose boxes touch a rectangle, row by row."""
        ...


@lru_cache(maxsize=_KEPT)
def cell_of(name: str) -> Cell | None:
    """The cell that a zone is; None for any other zone."""
    found = _NAME.fullmatch(name)
    return Cell(int(found[1]), int(found[2])) if found else None


def all_cells(shape: CellShape) -> Iterator[Cell]:
    """Every cell of a map, row by row."""
    return (Cell(column, row) for row in range(shape.rows) for column in range(shape.columns))


def open_cells(blocked: Container[Cell]) -> StepCost:
    """The plainest cost: every step costs 1 and none leads into a blocked cell."""
    return lambda _, to: None if to in blocked else 1


def reachable(shape: CellShape, start: Cell, budget: int, cost: StepCost) -> dict[Cell, int]:
    """Every cell that can be reached for at most `budget`, with its least cost; the start is among them, at 0."""
    return _spread(shape, start, cost, budget, None)[0]


def shortest_path(shape: CellShape, start: Cell, goal: Cell, cost: StepCost) -> list[Cell]:
    """A cheapest path from start to goal, both included; empty where none leads there."""
    found, came_from = _spread(shape, start, cost, None, goal)
    if goal not in found:
        return []
    path = [goal]
    while path[-1] != start:
        path.append(came_from[path[-1]])
    return path[::-1]


def path_cost(path: Sequence[Cell], cost: StepCost) -> int | None:
    """What a path costs; None where one of its steps does not lead on."""
    steps = [cost(one, other) for one, other in pairwise(path)]
    return None if None in steps else sum(step for step in steps if step is not None)


def follow(shape: CellShape, path: Sequence[Cell], to: Cell, cost: StepCost) -> list[Cell]:
    """A path that is being drawn, after the pointer came over a cell.

    A cell that lies on the path takes it back to there; another lengthens it, along the straight line where that is
    open, else by a cheapest way that does not touch the path; where there is none the path stays as it is.
    """
    if to in path:
        return list(path[: path.index(to) + 1])
    here, walked = path[-1], set(path)

    def fresh(one: Cell, other: Cell) -> int | None:
        return None if other in walked else cost(one, other)

    straight = shape.line(here, to)
    if path_cost(straight, fresh) is None:
        straight = shortest_path(shape, here, to, fresh)
    return [*path, *straight[1:]]


def _spread(
    shape: CellShape, start: Cell, cost: StepCost, budget: int | None, goal: Cell | None
) -> tuple[dict[Cell, int], dict[Cell, Cell]]:
    """Dijkstra's search: the least cost of every cell until the budget or the goal is reached, and from where each was
    entered. Among equal ways the one first found stays, in the order of `neighbours`.
    """
    best: dict[Cell, int] = {start: 0}
    came_from: dict[Cell, Cell] = {}
    found: dict[Cell, int] = {}
    waiting: list[tuple[int, int, Cell]] = [(0, 0, start)]
    order = 0
    while waiting:
        spent, _, cell = heapq.heappop(waiting)
        if cell in found:
            continue
        found[cell] = spent
        if cell == goal:
            break
        for other in shape.neighbours(cell):
            step = None if other in found else cost(cell, other)
            if step is None or (budget is not None and spent + step > budget):
                continue
            if other not in best or spent + step < best[other]:
                order += 1
                best[other], came_from[other] = spent + step, cell
                heapq.heappush(waiting, (spent + step, order, other))
    return found, came_from
