"""Look closer: the sheet beside the table over everything, as large as the window allows."""

from __future__ import annotations

import pygame
import pytest

from game.kit.text import Words
from game.scenes.table.inspector import SHEET
from tests.scenes.table_driver import HEROES, MakeServices, SitDown, Table, table_maker

RIGHT = 3


@pytest.fixture
def sit_down(make_services: MakeServices, words: Words) -> SitDown:
    """Lays a quest out and gives the table."""
    return table_maker(make_services, words)


def with_stakes(sit_down: SitDown) -> Table:
    """A table at which a card waits for its roll, and the sheet says what is at stake."""
    table = sit_down()
    board, view = table.scene.play.session.state.board, table.scene.play.view
    card = next(card for card in board.zone(f"cards:{HEROES[0]}") if view.face(card).action == "explore")
    table.click(table.place_of(card))
    table.move(table.scene.stage.side().center)
    assert table.scene.inspector.shows == "forecast"
    return table


def test_a_right_click_on_the_sheet_opens_it_and_any_click_puts_it_away(sit_down: SitDown) -> None:
    table = with_stakes(sit_down)
    scene, at = table.scene, table.scene.stage.side().center
    assert scene.tooltip.tip is not None
    assert scene.tooltip.tip.text == table.services.words("ui.table.closer")
    table.click(at, RIGHT)
    assert scene.inspector.full == SHEET
    assert scene.covered
    assert scene.ui.waiting is not None, "what waits for its roll goes on waiting"
    table.click(at)
    assert not scene.covered
    assert scene.ui.waiting is not None


def test_the_key_shows_the_card_that_is_looked_at_and_then_the_sheet(sit_down: SitDown) -> None:
    table = with_stakes(sit_down)
    table.key(pygame.K_i)
    assert table.scene.inspector.full in table.scene.play.session.state.board.pieces
    table.key(pygame.K_i)
    assert table.scene.inspector.full == SHEET
    table.key(pygame.K_ESCAPE)
    assert not table.scene.covered
    assert table.scene.ui.waiting is not None


def test_a_right_click_beside_the_sheet_still_puts_the_card_back(sit_down: SitDown) -> None:
    table = with_stakes(sit_down)
    side = table.scene.stage.side()
    table.click((side.x - 24, side.bottom - 40), RIGHT)
    assert table.scene.inspector.full == ""
    assert table.scene.ui.waiting is None
