"""The sheet: hexes lie where the chart was drawn, tiles meet, and the way bends through the middles of its hexes."""

from __future__ import annotations

import json

import pygame
import pytest

from game import paths
from game.kit.cells import Cell
from game.looks.runebound.chart_tiles import SHEETS, TILE, ChartTiles, sheet_for
from game.looks.runebound.chart_way import PARTS, curve, on_curve
from game.looks.runebound.sheet import SIZE, SheetShape

SHAPE = SheetShape()
CHART = paths.assets_folder() / "pictures" / "runebound" / "chart" / "chart.json"


def test_hexes_lie_where_the_chart_was_drawn() -> None:
    told = json.loads(CHART.read_text())
    assert tuple(told["size"]) == SIZE
    assert tuple(told["tile"]) == TILE
    assert {int(sheet): count for sheet, count in told["scales"].items()} == SHEETS
    for site in told["sites"].values():
        assert Cell(*site["cell"]) in SHAPE
    x, y, wide, high = SHAPE.box(Cell(0, 0))
    assert (x, y, wide, high) == pytest.approx(
        (told["hex"]["left"], told["hex"]["top"], 2 * told["hex"]["radius"], told["hex"]["high"])
    )
    assert SHAPE.centre(Cell(3, 2)) == pytest.approx((504 + 108 * 3, 212.354 + 124.7077 * 2 + 62.354), abs=0.01)


def test_every_hex_is_found_under_its_middle_and_none_beside_the_board() -> None:
    cells = list(SHAPE.cells_in((0, 0, *SIZE)))
    assert len(set(cells)) == SHAPE.columns * SHAPE.rows
    assert all(SHAPE.cell_at(SHAPE.centre(cell)) == cell for cell in cells)
    assert SHAPE.cell_at((100.0, 100.0)) is None


@pytest.mark.parametrize(("scale", "sheet"), [(1 / 3, 50), (0.6, 50), (0.71, 100), (1.0, 100), (1.41, 200), (3.0, 200)])
def test_the_next_larger_sheet_is_taken(scale: float, sheet: int) -> None:
    assert sheet_for(scale) == sheet


@pytest.mark.parametrize("scale", [0.333, 0.4733, 0.6667, 0.94, 1.0, 1.88])
def test_tiles_meet_without_a_gap(scale: float) -> None:
    tiles = ChartTiles()
    places = {tile: tiles.place(tile, scale) for tile in tiles.within(scale, pygame.FRect(0, 0, *SIZE))}
    sheet = sheet_for(scale)
    assert len(places) == SHEETS[sheet] ** 2
    for (_, column, row), place in places.items():
        right, below = places.get((sheet, column + 1, row)), places.get((sheet, column, row + 1))
        assert right is None or (right.left, right.top, right.height) == (place.right, place.top, place.height)
        assert below is None or (below.top, below.left, below.width) == (place.bottom, place.left, place.width)


def test_the_way_bends_through_the_middles_of_its_hexes() -> None:
    points = [SHAPE.centre(cell) for cell in (Cell(4, 10), Cell(5, 9), Cell(6, 9), Cell(7, 9))]
    bends = [curve(points, number) for number in range(3)]
    for number, bend in enumerate(bends):
        assert bend[0] == pytest.approx(points[number])
        assert bend[-1] == pytest.approx(points[number + 1])
        assert on_curve(bend, 0.5) == pytest.approx(bend[PARTS // 2])
    straight = [(0.0, 0.0), (100.0, 0.0), (200.0, 0.0)]
    assert all(y == pytest.approx(0.0) for _, y in curve(straight, 1))
