"""The papers on the board of the actions: inside what is free of it, clear of each other, the pointed square alone."""

from __future__ import annotations

import pygame
import pytest

from game.heroica.view.square_notes import MOST_FINDS
from game.heroica.view.values import Note, Notes
from game.looks.heroica.notes_board import papers, room_in

TRAY = pygame.FRect(320, 924, 1064, 148)
ABOUT = Note("", "Up to 4 steps", "Point at a square.")


def notes(finds: int, button: bool) -> Notes:
    found = tuple(Note("", f"find {at}", "2 steps", (f"cell:{at},0",), "2 steps") for at in range(finds))
    return Notes(ABOUT, found, found, button)


@pytest.mark.parametrize("finds", range(MOST_FINDS + 1))
@pytest.mark.parametrize("button", [False, True])
def test_papers_lie_in_what_is_free_and_clear_of_each_other(finds: int, button: bool) -> None:
    room = room_in(TRAY, button)
    assert TRAY.contains(room)
    laid = papers(notes(finds, button), room)
    assert laid[0].note == ABOUT
    rects = [paper.rect for paper in laid]
    assert all(room.inflate(1, 1).contains(rect) for rect in rects)
    assert all(rect.inflate(-1, -1).collidelist(rects[:at]) < 0 for at, rect in enumerate(rects))
    assert len(laid) == 1 + min(finds, 2 if button else MOST_FINDS), "with a button there is room for two"


def test_one_find_has_a_paper_as_high_as_the_board_and_two_share_its_height() -> None:
    room = room_in(TRAY, button=True)
    (_, one), (_, *two) = (papers(notes(finds, True), room) for finds in (1, 2))
    assert one.rect.height == room.height
    assert sum(paper.rect.height for paper in two) < room.height
