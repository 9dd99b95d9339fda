"""The tables of Heroica: every file can be laid out, every level fits its tray, and pieces of a square stand apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.looks.heroica.placement import Kinds, on_shelf, stand_in
from game.looks.heroica.tray import CUT, TRAY, square_edge
from game.ui.table.layout import read_table
from tests.heroica.spoiled import LEVELS

import pygame  # isort: skip

TABLES = Path("data/heroica/tables")
SEATS = (1, 2, 3, 4)


@pytest.mark.parametrize("table", ["table", "store", "chart"])
@pytest.mark.parametrize("seats", SEATS)
def test_a_table_lies_in_its_window_and_its_seats_do_not_cover_each_other(table: str, seats: int) -> None:
    layout = read_table(TABLES / f"{table}_{seats}.tmx").fit(pygame.FRect(0, 0, 1920, 1080))
    places = [layout.seat(seat) for seat in range(1, seats + 1)]
    assert all(pygame.FRect(0, 0, 1920, 1080).contains(rect) for rect in places)
    assert all(not one.colliderect(other) for at, one in enumerate(places) for other in places[at + 1 :])


def test_every_level_fits_its_tray_in_squares_that_can_be_read() -> None:
    for columns, rows in ((16, 10), (18, 13), (20, 16), (8, 6)):
        edge = square_edge(columns, rows)
        assert 40 <= edge <= 96
        assert edge == 40 or (columns - 2 * CUT) * edge <= TRAY[0]
        assert edge == 40 or (rows - 2 * CUT) * edge <= TRAY[1]
    assert len(list(LEVELS.glob("*.tmx"))) == 22


def test_figures_stand_before_what_lies_in_their_square_and_beside_each_other() -> None:
    kinds = Kinds({"chest-1": "feature", "knight": "hero", "wizard": "hero"})
    places = stand_in((64.0, 128.0, 64.0, 64.0), ["chest-1", "gold-1", "knight", "wizard"], kinds)
    assert places["chest-1"].depth < places["gold-1"].depth < places["knight"].depth
    assert places["knight"].rect.centerx < 96.0 < places["wizard"].rect.centerx
    assert all(place.on_map for place in places.values())


def test_things_stand_at_equal_distances_over_their_shelf() -> None:
    places = on_shelf(pygame.FRect(100, 50, 600, 200), 3, 90.0, top=20.0)
    middles = [place.rect.centerx for place in places]
    assert middles == [200.0, 400.0, 600.0]
