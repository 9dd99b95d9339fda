"""A question that is asked by whole cards: tabs, what gives way, what is fixed; nothing is taken unchosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.kit.text import Words
from game.ui.cards.full_card import FullCards
from game.ui.panels import card_sheet
from game.ui.panels.card_laying import DUE, PATIENCE, CardLaying
from game.ui.panels.card_sheet import CardSheetPanel
from game.ui.screen.chores import UNREAD
from game.ui.table.table_painter import TablePainter
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


Counted = Callable[[Any, str], list[Any]]


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    """Note from now on of what a function is called: its first argument."""

    def count(owner: Any, name: str) -> list[Any]:
        calls: list[Any] = []
        before = getattr(owner, name)

        def watched(*given: Any, **named: Any) -> Any:
            calls.append(given[0])
            return before(*given, **named)

        monkeypatch.setattr(owner, name, watched)
        return calls

    return count


def test_what_lies_still_on_the_sheet_is_painted_once(upgrading: Table, counted: Counted) -> None:
    leather, cards = counted(card_sheet, "draw_leather"), counted(FullCards, "_paint")
    sheet = sheet_of(upgrading)
    for _ in range(30):
        upgrading.app.step([], 16)
        upgrading.app.draw()
    assert len(leather) == 1
    assert len(cards) <= 2 * (1 + len(sheet.cards)), "each is painted, and at most once before to learn what it needs"
    leather.clear()
    cards.clear()
    for place in (sheet.cards[0].rect.center, sheet.cards[1].rect.center, sheet.confirm.rect.center):
        upgrading.move(place)
        upgrading.app.draw()
    assert leather == []
    assert set(cards) <= {upgrading.scene.inspector.cards}, "what is pointed at is looked at below, nothing else"


def test_no_frame_paints_two_cards_of_a_sheet_and_soon_all_lie_there(upgrading: Table, counted: Counted) -> None:
    upgrading.scene.ui.table.painter.full.forget()
    upgrading.scene.ui.ask()
    sheet = upgrading.scene.ui.dock.sheet
    assert sheet is not None
    painted, moving = counted(FullCards, "_paint"), True
    while moving:
        painted.clear()
        moving = upgrading.scene.update(16.0)
        upgrading.app.draw()
        assert len(painted) <= 1
    lying = sheet.shown.sheet.tabs[0]
    assert all(sheet.lies(piece) for piece in (lying.leaves, *(card.option for card in lying.cards)))


def test_a_card_whose_time_has_come_lies_there_in_the_next_picture(upgrading: Table) -> None:
    upgrading.scene.ui.table.painter.full.forget()
    upgrading.scene.ui.ask()
    sheet = upgrading.scene.ui.dock.sheet
    assert sheet is not None
    upgrading.scene.update(5000.0)
    upgrading.app.draw()
    assert sheet.lies(sheet.shown.sheet.tabs[0].leaves)
    assert all(sheet.lies(card.option.choice.piece) for card in sheet.cards)


def test_the_cards_of_the_next_question_are_made_ready_while_the_answer_before_is_told(
    make_services: MakeServices, words: Words, counted: Counted
) -> None:
    table = table_maker(make_services, words)(2, seed="whole-2", speed="even")
    scene = table.scene
    for _ in range(400):
        scene.answering.answer(scene.play.prompt.options[:1] if scene.play.prompt.least else [])
        if table.prompt.kind == "upgrade":
            break
        scene.ui.table.finish()
        table.look()
    assert not scene.ui.settled, "the answer before is still told"
    while table.services.images.work(0.05):
        pass
    painted = counted(FullCards, "_paint")
    scene.ui.table.finish()
    sheet = sheet_of(table)
    assert painted == []
    assert sheet.lies(sheet.shown.sheet.tabs[0].leaves)
    assert all(sheet.lies(card.option.choice.piece) for card in sheet.cards)


def test_a_card_whose_picture_is_being_read_is_waited_for_but_not_for_ever(upgrading: Table) -> None:
    scene, images = upgrading.scene, upgrading.services.images
    scene.ui.table.painter.full.forget()
    images._kept.forget_fitted()
    images._kept.frames.clear()
    images._kept.halves.clear()
    images._kept.sources.clear()
    images.open()
    images.take_read = lambda wait=0.0: None  # type: ignore[method-assign]
    scene.ui.ask()
    sheet = scene.ui.dock.sheet
    assert sheet is not None
    leaves = sheet.shown.sheet.tabs[0].leaves
    for passes in (0.0, DUE + 1, 0.0):
        upgrading.app.draw()
        scene.update(passes)
    assert not sheet.lies(leaves), "its pictures are not read yet"
    scene.update(PATIENCE)
    upgrading.app.draw()
    assert sheet.lies(leaves)
    images.close()


class UnreadLooks:
    """Cards of two pictures, of which the second is not read."""

    def __init__(self) -> None:
        self.painted: list[str] = []

    def steps(self, canvas: object, piece: str, size: object) -> list[Callable[[], object]]:
        return [lambda: None, lambda: UNREAD]

    def is_ready(self, canvas: object, piece: str, size: object) -> bool:
        return False

    def surface(self, canvas: object, piece: str, size: object) -> None:
        self.painted.append(piece)


def test_a_card_waits_for_each_of_its_pictures() -> None:
    looks: Any = UnreadLooks()
    nowhere: Any = None
    laying = CardLaying(looks)
    laying.begin(["card"], (1.0, 1.0))
    laying.go_on(nowhere)
    laying.update(DUE + 1)
    for _ in range(4):
        laying.go_on(nowhere)
    assert looks.painted == [], "the first picture is there, the second is not"
    laying.update(PATIENCE)
    laying.go_on(nowhere)
    assert looks.painted == ["card"]


def test_a_sheet_that_is_answered_keeps_no_picture(upgrading: Table) -> None:
    sheet = sheet_of(upgrading)
    upgrading.app.draw()
    leaves = sheet.shown.sheet.tabs[0].leaves
    assert sheet.lies(leaves)
    assert sheet.kept_bytes
    upgrading.scene.answering.answer(upgrading.prompt.options[:1])
    assert upgrading.scene.ui.dock.sheet is not sheet
    assert not sheet.lies(leaves)
    assert not sheet.kept_bytes


def test_the_cards_of_the_sheet_that_comes_next_are_made_ready_while_this_one_is_read(
    upgrading: Table, counted: Counted
) -> None:
    scene = upgrading.scene
    first, asked = sheet_of(upgrading), upgrading.prompt
    given = len(scene.play.session.journal())
    while scene.update(40.0):
        upgrading.app.draw()
    while upgrading.services.images.work(0.05):
        pass
    assert len(scene.play.session.journal()) == given, "what is tried is tried on a copy"
    painted = counted(FullCards, "_paint")
    scene.answering.answer(asked.options[:1])
    scene.ui.table.finish()
    assert upgrading.prompt.kind == asked.kind
    assert upgrading.prompt.chooser != asked.chooser
    second = sheet_of(upgrading)
    assert second is not first
    assert painted == []
    assert all(second.lies(card.option.choice.piece) for card in second.cards)


def test_the_table_below_a_sheet_does_not_breathe(make_services: MakeServices, words: Words) -> None:
    table = table_maker(make_services, words)(2, seed="whole-2", speed="even")
    scene, painter = table.scene, table.scene.ui.table.painter
    while table.prompt.kind != "upgrade":
        assert drawn_anew(table, painter), "the fog drifts"
        scene.answering.answer(scene.play.prompt.options[:1] if scene.play.prompt.least else [])
        scene.ui.table.finish()
        table.look()
    sheet_of(table)
    while scene.update(100.0):
        table.app.draw()
    assert not drawn_anew(table, painter)


def drawn_anew(table: Table, painter: TablePainter) -> bool:
    """Whether another picture of the table differs from the one before, after a while in which nothing is done."""
    table.app.draw()
    table.scene.ui.table.update(400.0)
    table.app.draw()
    return bool(painter.renewed)
