"""The sheet: where the hexes of the board lie on the chart. Its units are those of the sheet at 100 %."""

from __future__ import annotations

import pygame

from game.kit.geometry import Point
from game.kit.hexes import HexGrid
from game.kit.placed_cells import PlacedCells

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


class SheetShape(PlacedCells):
    """The hexes as they lie on the sheet. A `CellShape`."""

    def __init__(self, columns: int = COLUMNS, rows: int = ROWS) -> None:
        super().__init__(HexGrid(columns, rows, WIDTH, HEIGHT, EDGE), (LEFT, TOP), SIZE)


def inner(points: tuple[Point, ...] | list[Point], share: float) -> list[Point]:
    """An outline drawn towards its middle, to this share of its size."""
    middle = (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
    return [(middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share) for x, y in points]


def zoom_spots(rect: pygame.FRect) -> list[pygame.FRect]:
    """Where the steps of the zoom can be clicked."""
    wide = (rect.width - 40) / len(STEPS)
    return [pygame.FRect(rect.x + 20 + wide * at, rect.y + 34, wide, rect.height - 38) for at in range(len(STEPS))]
