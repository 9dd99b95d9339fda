"""Handing over at the table: by hero in the tray, by a click on the thing, and from panel to panel."""

from __future__ import annotations

import pygame
import pytest

from game.ui.widgets.button import Button
from tests.heroica.look.conftest import Lay
from tests.scenes.table_driver import Table

THINGS = ("ax", "bow", "wand", "life", "luck", "strength", "the-idol", "key", "torch")


@pytest.fixture
def table(lay: Lay) -> Table:
    cells = {"knight": "B2", "wizard": "B3", "barbarian": "C2", "pirate": "C3"}
    heroes = [{"id": hero, "cell": cell, "gold": 9, "health": 4} for hero, cell in cells.items()]
    heroes[0]["pack"] = [*THINGS]
    return lay(level="nuthuz", form="fellowship", node="prepare", monsters=[], features=[], things=[], heroes=heroes)


def piece(table: Table, card: str) -> str:
    board = table.scene.play.session.state.board
    return next(it for it in board.zone("pack:knight") if board.piece(it).card == card)


def owner(table: Table, thing: str) -> str:
    zone: str = table.scene.play.session.state.board.piece(thing).zone
    return zone


def shown(table: Table) -> list[str]:
    return [card.option.choice.id for card in table.scene.ui.dock.options]


def test_every_option_of_the_prepare_step_lies_on_some_page(table: Table) -> None:
    dock, seen = table.scene.ui.dock, list[str]()
    for _ in dock.tray.pages:
        table.look()
        seen += shown(table)
        table.click(table.button(dock.tray.turn))
    assert sorted(seen) == sorted(table.prompt.options)
    assert shown(table) == seen[: len(shown(table))], "the last page is followed by the first"


def turned_by_keys(table: Table) -> None:
    """The next page of the tray, by Tab and Enter."""
    for _ in range(6):
        table.key(pygame.K_TAB)
        button = table.scene.ui.focus.current
        if isinstance(button, Button) and button.on_press == table.scene.ui.dock.tray.turn:
            return table.key(pygame.K_RETURN)
    raise AssertionError("the button that turns the page is never reached")


def test_every_page_is_turned_to_and_chosen_from_by_keys_alone(table: Table) -> None:
    dock, seen = table.scene.ui.dock, list[str]()
    for _ in dock.tray.pages[1:]:
        seen += shown(table)
        turned_by_keys(table)
        focused = table.scene.ui.focus.current
        assert focused is dock.options[0], "the focus comes to what the page shows"
    seen += shown(table)
    assert sorted(seen) == sorted(table.prompt.options)
    table.key(pygame.K_RIGHT)
    second = shown(table)[1]
    thing, _, hero = second.partition(">")
    table.key(pygame.K_RETURN)
    assert owner(table, thing) == f"pack:{hero}"


def test_a_number_of_what_is_on_another_page_shows_it_before_it_is_done(table: Table) -> None:
    third = table.prompt.options[2]
    thing, _, hero = third.partition(">")
    before = owner(table, thing)
    assert third not in shown(table)
    table.key(pygame.K_3)
    assert third in shown(table)
    assert owner(table, thing) == before
    table.key(pygame.K_3)
    assert owner(table, thing) == f"pack:{hero}" != before


def test_a_click_on_a_thing_shows_what_can_be_done_with_it_and_gives_nothing_away(table: Table) -> None:
    ax = piece(table, "ax")
    table.click(table.place_of(f"{ax}>wizard"))
    assert sorted(shown(table)) == sorted(it for it in table.prompt.options if it.startswith(f"{ax}>"))
    assert owner(table, ax) == "pack:knight"
    card = next(card for card in table.scene.ui.dock.options if card.option.choice.id == f"{ax}>wizard")
    table.click(card.rect.center)
    assert owner(table, ax) == "pack:wizard"


def test_a_thing_is_dragged_onto_the_panel_of_who_gets_it(table: Table) -> None:
    ax, ui = piece(table, "ax"), table.scene.ui
    rect = ui.rect_of(ax)
    assert rect is not None
    table.drag(rect.center, ui.table.seat_area("barbarian").center)
    assert owner(table, ax) == "pack:barbarian"


def test_nobody_far_off_gets_anything(table: Table) -> None:
    ax, ui = piece(table, "ax"), table.scene.ui
    rect = ui.rect_of(ax)
    assert rect is not None
    table.drag(rect.center, ui.table.seat_area("pirate").center)
    assert owner(table, ax) == "pack:knight"
