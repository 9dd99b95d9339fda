"""The drawer of the markets and the small chart: what lies in them, and which point of the sheet is meant."""

from __future__ import annotations

import pygame
import pytest

from game import paths
from game.kit.board import Board, Piece
from game.looks.runebound.look import RuneboundLook
from game.looks.runebound.market_drawer import OPEN, ZONE, cities, goods_places, is_open, lay_goods, stalls
from game.looks.runebound.sheet import SheetShape
from game.looks.runebound.small_chart import SURVEY, framed, inside, marks, sheet_point
from game.runebound.view.values import ChartShown, SiteShown
from game.ui.screen.window import Stage
from game.ui.table.layout import read_table

NAMES = {"tamalir": "Tamalir", "forge": "Forge", "riverwatch": "Riverwatch", "dawnsmoor": "Dawnsmoor"}
CHART = ChartShown(sites=(
    *(SiteShown(site, "city", f"cell:{at},1", name) for at, (site, name) in enumerate(NAMES.items())),
    SiteShown("strell", "town", "cell:9,9", "Strell"),
))  # fmt: skip
LOOK = RuneboundLook(paths.game_folder("runebound") / "tables")


def board() -> Board:
    made = Board()
    for number, city in enumerate(["forge", "forge", "forge", "tamalir", "dawnsmoor"]):
        piece = f"asset-{number}"
        made.pieces[piece] = Piece(piece, "axe", f"market:{city}")
        made.zones.setdefault(f"market:{city}", []).append(piece)
    return made


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (1280, 1024)])
def test_the_goods_of_every_city_lie_in_its_part_of_the_drawer(window: tuple[int, int]) -> None:
    layout = read_table(LOOK.table_file(2)).fit(Stage.of(window).bounds).arranged(OPEN)
    assert is_open(layout)
    assert [site.name for site in cities(CHART)] == ["Dawnsmoor", "Forge", "Riverwatch", "Tamalir"]
    places = lay_goods(board(), layout, CHART)
    parts = stalls(layout[ZONE], 4)
    assert {piece: next(at for at, part in enumerate(parts) if part.contains(place.rect)) for piece, place in
            places.items()} == {"asset-0": 1, "asset-1": 1, "asset-2": 1, "asset-3": 3, "asset-4": 0}  # fmt: skip


def test_many_goods_lie_closer() -> None:
    part = pygame.FRect(0, 0, 360, 200)
    assert all(part.contains(rect) for rect in goods_places(part, 8))


def test_a_point_of_the_small_chart_is_one_of_the_sheet() -> None:
    zone, shape = pygame.FRect(16, 200, 244, 320), SheetShape()
    box = inside(zone)
    assert framed(zone).contains(box)
    middle = sheet_point(zone, box.center)
    assert middle is not None
    assert SURVEY.collidepoint(middle)
    assert shape.cell_at(middle) is not None
    assert sheet_point(zone, (box.x - 1, box.y)) is None


def test_marks_of_one_hex_lie_side_by_side() -> None:
    alone, shared = (100.0, 900.0), (800.0, 500.0)
    found = marks([(1, shared), (2, alone), (3, shared)], shared)
    assert found[1] == alone
    first, second, villain = found[0][0], found[2][0], found[3][0]
    assert second - first == villain - second > 0
    assert second == shared[0]
