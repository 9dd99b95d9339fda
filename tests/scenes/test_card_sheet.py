"""A question that is asked by whole cards: tabs, what gives way, what is fixed; nothing is taken unchosen."""

from __future__ import annotations

import pygame
import pytest

from game.kit.text import Words
from game.ui.panels.card_sheet import CardSheetPanel
from tests.scenes.table_driver import MakeServices, Table, table_maker

RETURN = pygame.K_RETURN


@pytest.fixture
def upgrading(make_services: MakeServices, words: Words) -> Table:
    """A table at its first upgrade."""
    table = table_maker(make_services, words)(2, seed="whole-2")
    table.until("upgrade")
    return table


def sheet_of(table: Table) -> CardSheetPanel:
    table.look()
    sheet = table.scene.ui.dock.sheet
    assert sheet is not None
    return sheet


def held(table: Table) -> list[str]:
    return table.scene.play.session.state.board.zone(f"cards:{table.prompt.chooser}")


def test_each_action_has_a_tab_with_the_card_that_leaves_and_those_of_both_classes(upgrading: Table) -> None:
    tabs = sheet_of(upgrading).shown.sheet.tabs
    assert len(tabs) == 4
    for tab in tabs:
        assert tab.leaves in held(upgrading)
        assert len({card.heading for card in tab.cards}) == 2
    options = [card.option for tab in tabs for card in tab.cards]
    assert sorted(options) == sorted(upgrading.prompt.options)


def test_a_click_marks_a_card_says_what_is_fixed_and_the_button_takes_it(upgrading: Table) -> None:
    sheet, before = sheet_of(upgrading), held(upgrading)
    assert not sheet.confirm.enabled
    leaves = sheet.shown.sheet.tabs[0].leaves
    wanted = sheet.cards[-1].option.choice
    upgrading.click(sheet.cards[-1].rect.center)
    assert held(upgrading) == before, "nothing is taken yet"
    assert sheet.chosen == wanted.id
    assert wanted.label in sheet.confirm.label
    plate = sheet.shown.sheet.plates[wanted.id]
    assert len(plate.cards) == 3
    hero = upgrading.prompt.chooser
    upgrading.click(sheet.confirm.rect.center)
    now = upgrading.scene.play.session.state.board.zone(f"cards:{hero}")
    assert wanted.piece in now
    assert leaves not in now


def test_enter_takes_nothing_until_a_card_is_chosen(upgrading: Table) -> None:
    given = len(upgrading.scene.play.session.journal())
    sheet = sheet_of(upgrading)
    upgrading.key(pygame.K_2)
    assert sheet.tab == 1
    upgrading.key(RETURN)
    assert len(upgrading.scene.play.session.journal()) == given
    assert sheet.chosen == sheet.cards[0].option.choice.id
    upgrading.key(RETURN)
    assert len(upgrading.scene.play.session.journal()) == given + 1


def test_from_the_second_upgrade_on_there_is_one_class_and_no_plate(upgrading: Table) -> None:
    hero = upgrading.prompt.chooser
    upgrading.scene.answering.answer(upgrading.prompt.options[:1])
    for _ in range(400):
        upgrading.until("upgrade")
        if upgrading.prompt.chooser == hero:
            break
        upgrading.scene.answering.answer(upgrading.prompt.options[:1])
    sheet = sheet_of(upgrading).shown.sheet
    assert len(sheet.tabs) == 3
    assert all(len(tab.cards) == 1 for tab in sheet.tabs)
    assert not sheet.plates
