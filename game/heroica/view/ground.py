"""What a level is drawn from, told as plain values: the numbers of its tiles, and the flames that stand on it.

Whoever draws a level need not look for the right piece of a wall, nor paint the marks of its places: which piece lies
in a solid square follows from those round it, and the mark of a start or goal space from the space.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from game.heroica.level import Level
from game.heroica.view.values import NO_TILE, SIDES, TILE_NAMES, Ground, Numbers
from game.kit.cells import Cell

FLAMES = "torch"
HIGH = "high"
_NUMBERS = {name: number for number, name in enumerate(TILE_NAMES)}
_MARKED = ("floor", "pave")
"""Grounds that lie below a mark."""


def ground(level: Level) -> Ground:
    """The ground of a level."""
    lights = tuple((cell.column, cell.row) for cell in level.things_of(FLAMES))
    below = _marked(level.tiles["ground"], level.starts, level.goals)
    return Ground(level.theme, below, _joined(level.tiles["solid"]), level.tiles["decor"], lights)


@cache
def _marked(rows: Numbers, starts: Collection[Cell], goals: Collection[Cell]) -> Numbers:
    """The grounds, with the marks of the places."""

    def number(cell: Cell, found: int) -> int:
        mark = "start" if cell in starts else "goal" if cell in goals else ""
        return _NUMBERS[f"{mark}-1"] if mark and TILE_NAMES[found].startswith(_MARKED) else found

    return tuple(
        tuple(number(Cell(column, row), found) for column, found in enumerate(numbers))
        for row, numbers in enumerate(rows)
    )  # fmt: skip


@cache
def _joined(rows: Numbers) -> Numbers:
    """The solid squares, each by the piece that joins it to its like; beside the map all is high."""

    def kind(column: int, row: int) -> str:
        if not (0 <= row < len(rows) and 0 <= column < len(rows[row])):
            return HIGH
        found = rows[row][column]
        return "" if found == NO_TILE else TILE_NAMES[found].partition("-")[0]

    def number(column: int, row: int) -> int:
        own = kind(column, row)
        bits = sum(1 << bit for bit, (dx, dy) in enumerate(SIDES) if kind(column + dx, row + dy) == own)
        return _NUMBERS[f"{own}-{bits}"] if own else NO_TILE

    return tuple(tuple(number(column, row) for column in range(len(rows[row]))) for row in range(len(rows)))
