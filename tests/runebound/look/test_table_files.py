"""The table files of the chart: for every number of seats in every window nothing lies on something else."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game import paths
from game.looks.runebound.look import RuneboundLook
from game.looks.runebound.placement import BESIDE
from game.ui.screen.window import Stage
from game.ui.table.layout import Layout, read_table

LOOK = RuneboundLook(paths.game_folder("runebound") / "tables")
WINDOWS = [(1280, 720), (1920, 1080), (2560, 1440), (1280, 1024), (2560, 1080)]
USUAL = ("overview", "dice", "story", "way-slip", "markets", "hand", "board")
WHOLE = ("legend", "story", "board/actions", "zoom")


def laid(seats: int, window: tuple[int, int], arrangement: str = "") -> Layout:
    return read_table(LOOK.table_file(seats)).fit(Stage.of(window).bounds).arranged(arrangement)


def apart(layout: Layout, names: tuple[str, ...]) -> list[tuple[str, str]]:
    """The pairs of zones that lie on each other."""
    return [(one, other) for one, other in combinations(names, 2) if layout[one].colliderect(layout[other])]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_panels_lie_beside_each_other_and_in_the_window(seats: int, window: tuple[int, int]) -> None:
    usual, whole = laid(seats, window), laid(seats, window, BESIDE)
    for layout, names in (
        (usual, (*USUAL, *(f"strip.{number}" for number in range(1, seats)))),
        (whole, (*WHOLE, *(f"strip.{number}" for number in range(1, seats + 1)))),
    ):
        assert apart(layout, names) == []
        bounds = layout.bounds.inflate(2, 2)
        assert [name for name in names if not bounds.contains(layout[name])] == []


@pytest.mark.parametrize("window", WINDOWS)
def test_the_map_ends_at_the_board_and_beside_the_whole_sheet_at_the_window(window: tuple[int, int]) -> None:
    usual, whole = laid(4, window), laid(4, window, BESIDE)
    assert usual["map"].bottom == pytest.approx(usual["board"].top + 4, abs=1)
    assert whole["map"].bottom == pytest.approx(whole.bounds.bottom, abs=1)
    assert whole["map"].width == pytest.approx(whole.bounds.width, abs=1)


def test_what_the_other_arrangement_does_not_name_stays() -> None:
    usual, whole = laid(2, (1920, 1080)), laid(2, (1920, 1080), BESIDE)
    assert usual.arranged("") is usual
    assert (usual.arrangement, whole.arrangement) == ("", BESIDE)
    assert whole["header"] == usual["header"]
    assert whole["story"] == pygame.FRect(1616, 96, 288, 366) != usual["story"]
