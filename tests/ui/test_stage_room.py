"""Where a card stands on the stage: clear of what it is about, and with very large type beside its sheet."""

from __future__ import annotations

import pygame
import pytest

from game.modes import Library, load_words
from game.ui.table.layout import Layout, read_table
from game.ui.table.stage_room import LARGE, stage_room


@pytest.fixture(scope="module")
def layouts() -> dict[int, Layout]:
    """The tables of two, three and four."""
    look = Library(load_words()).look("terrinoth")
    return {seats: read_table(look.table_file(seats)).fit(pygame.FRect(0, 0, 1920, 1080)) for seats in (2, 3, 4)}


def test_the_stage_stays_where_it_covers_nothing_that_matters(layouts: dict[int, Layout]) -> None:
    for layout in layouts.values():
        room = stage_room(layout, 1.0, [pygame.FRect(20, 900, 100, 100)])
        assert room.area == layout["stage"]
        assert room.area.contains(room.card)
        assert room.area.contains(room.sheet)
        assert not room.card.colliderect(room.sheet)
        assert not room.sheet.colliderect(room.control)


def test_it_moves_by_its_width_and_the_sums_change_sides(layouts: dict[int, Layout]) -> None:
    layout = layouts[2]
    about = pygame.FRect(620, 390, 100, 150)
    room = stage_room(layout, 1.0, [about])
    assert not room.area.colliderect(about)
    assert layout.bounds.contains(room.area)
    assert room.area.width == layout["stage"].width
    assert not room.area.colliderect(room.side)
    assert not room.area.colliderect(room.recap)


def test_it_covers_neither_seats_nor_dice_to_get_out_of_the_way(layouts: dict[int, Layout]) -> None:
    layout = layouts[4]
    seats = [pygame.FRect(0, 128, 500, 470), pygame.FRect(1420, 128, 500, 470)]
    assert stage_room(layout, 1.0, [layout["location"]], seats).area == layout["stage"]
    dice = [layouts[2]["dice"]]
    assert stage_room(layouts[2], 1.0, [pygame.FRect(620, 390, 100, 150)], dice).area == layouts[2]["stage"]


def test_with_very_large_type_the_sheet_takes_the_stage_and_the_card_the_room_of_the_sums(
    layouts: dict[int, Layout],
) -> None:
    for layout in layouts.values():
        room = stage_room(layout, LARGE)
        assert room.large
        assert room.sheet.width == layout["stage"].width
        assert layout["inspector"].contains(room.card)
        assert not room.card.colliderect(room.side)
