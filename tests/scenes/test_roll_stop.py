"""One free stop before any roll: what would make dice fall waits until it is chosen again, or put back."""

from __future__ import annotations

import pygame
import pytest

from game.kit.text import Words
from tests.scenes.table_driver import HEROES, MakeServices, SitDown, Table, table_maker

RETURN, ESCAPE = pygame.K_RETURN, pygame.K_ESCAPE


@pytest.fixture
def sit_down(make_services: MakeServices, words: Words) -> SitDown:
    """Lays a quest out and gives the table."""
    return table_maker(make_services, words)


def card_of(table: Table, action: str) -> str:
    """The activation card of the first hero with an action."""
    board, faces = table.scene.play.session.state.board, table.scene.play.view
    return next(card for card in board.zone(f"cards:{HEROES[0]}") if faces.face(card).action == action)


def given(table: Table) -> int:
    return len(table.scene.play.session.journal())


def thrown(table: Table) -> bool:
    """Whether a die of an action has fallen."""
    return bool(table.scene.ui.table.dice.dice)


def chosen(table: Table, action: str = "explore") -> str:
    """Click a card that asks nothing before its roll."""
    card = card_of(table, action)
    table.click(table.place_of(card))
    return card


def test_a_click_on_a_card_that_rolls_waits(sit_down: SitDown) -> None:
    table = sit_down()
    before = given(table)
    card = chosen(table)
    scene = table.scene
    assert given(table) == before, "nothing is answered"
    assert not scene.play.session.state.board.piece(card).exhausted
    rect = scene.ui.rect_of(card)
    assert rect is not None
    assert rect.width > rect.height, "the card lies on its side"
    assert scene.ui.table.marks[card].chosen == 1
    assert scene.ui.table.dice.waiting
    assert scene.inspector.shows == "forecast"
    assert not scene.play.undo_words, "nothing of it is part of the game"


def test_the_dice_of_the_roll_before_make_room_and_come_back(sit_down: SitDown) -> None:
    table = sit_down()
    card = chosen(table)
    table.click(table.place_of(card))
    table.until("activation-card")
    dice = table.scene.ui.table.dice
    before = list(dice.dice)
    assert before
    assert not dice.aside
    rests = next(it for it in table.prompt.options if table.scene.play.view.face(it).action == "rest")
    table.click(table.place_of(rests))
    assert dice.aside
    assert dice.waiting
    table.key(ESCAPE)
    assert not dice.aside
    assert dice.dice == before


def test_dice_that_were_taken_back_lie_in_the_tray_no_more(sit_down: SitDown) -> None:
    table = sit_down()
    card = chosen(table)
    table.click(table.place_of(card))
    table.until("activation-card")
    assert thrown(table)
    back = given(table)
    table.scene.answering.take_back(rewind=True, steps=back)
    assert given(table) == 0
    assert not thrown(table)


@pytest.mark.parametrize("how", ["card", "button", "enter"])
def test_a_second_click_roll_or_enter_rolls(sit_down: SitDown, how: str) -> None:
    table = sit_down()
    card = chosen(table)
    if how == "card":
        table.click(table.place_of(card))
    elif how == "button":
        table.click(table.button(table.scene.answering.confirm))
    else:
        table.key(RETURN)
    assert table.scene.play.session.state.board.piece(card).exhausted
    assert thrown(table)
    assert table.scene.ui.waiting is None
    assert not table.scene.ui.table.dice.waiting


@pytest.mark.parametrize(("device", "key"), [("keyboard", "Esc"), ("pad", "B")])
def test_what_puts_it_back_names_the_key_of_the_device(sit_down: SitDown, device: str, key: str) -> None:
    table = sit_down()
    chosen(table)
    table.scene.services.bindings.device = device
    table.scene.ui.ask()
    back = table.scene.answering.put_back
    assert [button.key_hint for button in table.scene.ui.dock.buttons if button.on_press == back] == [key]


@pytest.mark.parametrize("how", ["escape", "right", "undo", "button"])
def test_it_is_put_back_for_nothing(sit_down: SitDown, how: str) -> None:
    table = sit_down()
    before = given(table)
    card = chosen(table)
    if how == "escape":
        table.key(ESCAPE)
    elif how == "right":
        table.click((40, 300), button=3)
    elif how == "undo":
        table.key(pygame.K_z, pygame.KMOD_CTRL)
    else:
        table.click(table.button(table.scene.answering.put_back))
    scene = table.scene
    assert scene.ui.waiting is None
    assert scene.pause is None
    assert not scene.inspector.full
    assert given(table) == before
    assert not thrown(table)
    assert scene.ui.table.sideways == ""
    table.key(RETURN)  # the focus is where it was: the same card waits again
    if how == "escape":
        assert scene.ui.waiting is not None
        assert scene.ui.waiting.option == card


def test_another_card_takes_its_place(sit_down: SitDown) -> None:
    table = sit_down()
    table.scene.play.session.state.board.piece(HEROES[0]).tokens["wound"] = 2
    before = given(table)
    chosen(table, "explore")
    other = chosen(table, "rest")
    assert given(table) == before
    assert table.scene.ui.waiting is not None
    assert table.scene.ui.waiting.option == other
    assert table.scene.ui.table.sideways == other


def test_by_keys_alone(sit_down: SitDown) -> None:
    table = sit_down()
    card = card_of(table, "explore")
    table.key(pygame.K_2)
    assert table.scene.ui.waiting is not None
    assert table.scene.ui.focused_place == card, "the focus stays on what was chosen"
    table.key(RETURN)
    assert table.scene.play.session.state.board.piece(card).exhausted


def test_a_card_that_asks_first_is_taken_at_once(sit_down: SitDown) -> None:
    table = sit_down()
    card = chosen(table, "attack")
    assert table.prompt.kind == "engage"
    assert table.scene.play.session.state.board.piece(card).exhausted


def test_roll_at_once_skips_the_stop(sit_down: SitDown) -> None:
    table = sit_down(roll_at_once=True)
    card = chosen(table)
    assert table.scene.play.session.state.board.piece(card).exhausted
    assert thrown(table)


def test_tokens_are_chosen_above_the_button_that_rolls(sit_down: SitDown) -> None:
    table = sit_down(seed="whole-2")
    table.until("spend")
    dock = table.scene.ui.dock
    assert dock.tokens is not None
    before = dock.question.roll if dock.question is not None else None
    table.click(table.place_of("1"))
    after = dock.question.roll if dock.question is not None else None
    assert dock.tokens.value == "1"
    assert before is not None
    assert after is not None
    assert before.gain != after.gain, "what the roll brings follows the tokens"
    assert table.scene.inspector.forecast == table.scene.play.forecast("1")


def test_pointing_at_a_card_shows_what_is_at_stake_with_it(sit_down: SitDown) -> None:
    table = sit_down()
    card = card_of(table, "explore")
    table.move(table.place_of(card))
    assert table.scene.inspector.shows == "forecast"
    assert table.scene.inspector.forecast == table.scene.play.forecast(card)


def test_the_banner_does_not_say_that_nothing_is_rolled_while_dice_fall(sit_down: SitDown) -> None:
    table = sit_down(speed="slow")
    card = chosen(table)
    dock = table.scene.ui.dock
    assert dock.question is not None
    who, said = dock.question.banner.who, dock.question.banner.details
    assert said, "going back is free"
    table.click(table.place_of(card))
    assert not table.scene.ui.settled, "the dice are still read"
    assert dock.question is not None
    assert (dock.question.banner.who, dock.question.banner.details) == (who, ())
