"""The adviser at the table: asked by key, button and pad, its sheet and its medals, and that it answers nothing."""

from __future__ import annotations

import pygame
import pytest

from game.kit.advice_told import sheet_of
from game.kit.adviser import Advice, RankedAnswer
from game.kit.text import Words
from tests.scenes.table_driver import MakeServices, SitDown, Table, table_maker


@pytest.fixture
def sit_down(make_services: MakeServices, words: Words) -> SitDown:
    """Lays a quest out and gives the table."""
    return table_maker(make_services, words)


def think(table: Table) -> None:
    """Let frames pass until no more will come, and the bars have grown."""
    for _ in range(5000):
        table.app.step([], 16)
        sheet = table.scene.advice.sheet
        if sheet is None or sheet.settled:
            break
    for _ in range(60):
        table.app.step([], 16)


def at_cards(sit_down: SitDown, **settings: object) -> Table:
    table = sit_down(**settings)
    table.until("activation-card")
    for _ in range(6):
        table.app.step([], 100)
    return table


def test_a_key_opens_the_sheet_and_closes_it_and_nothing_is_answered(sit_down: SitDown) -> None:
    table = at_cards(sit_down)
    scene, prompt = table.scene, table.prompt
    journal, focus = scene.play.session.journal(), scene.ui.focus.current
    table.key(pygame.K_h)
    assert scene.inspector.shows == "advice"
    think(table)
    sheet = scene.advice.sheet
    assert sheet is not None
    assert sheet.settled
    assert sheet.trials > 1
    assert {row.option for row in sheet.rows} <= set(prompt.options)
    assert len(sheet.rows) == min(4, len(prompt.options))
    chances = [row.chance for row in sheet.rows]
    assert chances[0] == max(chances)
    assert scene.advice.bars == tuple(round(chance, 3) for chance in chances)
    assert all(row.text for row in sheet.rows), "each says what it brings"
    assert len(scene.advice.covered) == len(sheet.rows), "a medal over each card"
    for row in sheet.rows:
        rect = scene.ui.rect_of(row.option)
        assert rect is not None
        assert any(medal.centerx == rect.centerx for medal in scene.advice.covered)
    assert scene.play.session.journal() == journal
    assert scene.play.prompt is prompt
    assert scene.ui.focus.current is focus
    table.key(pygame.K_h)
    table.app.step([], 16)
    assert scene.inspector.shows != "advice"
    assert scene.advice.sheet is None


def test_the_button_in_the_banner_and_the_pad_ask_too(sit_down: SitDown) -> None:
    table = at_cards(sit_down)
    advice = table.scene.advice
    table.click(advice.button.rect.center)
    assert advice.sheet is not None
    table.click(advice.button.rect.center)
    assert advice.sheet is None
    table.post(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_Y))
    assert advice.sheet is not None
    table.post(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_B))
    assert advice.sheet is None
    assert table.scene.pause is None, "the sheet is put away first"


def test_the_button_is_reached_by_the_focus(sit_down: SitDown) -> None:
    table = at_cards(sit_down)
    scene = table.scene
    for _ in range(12):
        table.key(pygame.K_TAB)
        if scene.ui.focus.current is scene.advice.button:
            break
    assert scene.ui.focus.current is scene.advice.button
    table.key(pygame.K_RETURN)
    assert scene.advice.sheet is not None


def test_while_it_thinks_the_table_is_played_and_the_sheet_goes_with_its_question(sit_down: SitDown) -> None:
    table = at_cards(sit_down)
    scene, prompt = table.scene, table.prompt
    table.key(pygame.K_h)
    table.app.step([], 16)
    assert scene.advice.sheet is not None
    assert not scene.advice.sheet.settled
    scene.answering.answer(prompt.options[:1])
    table.app.step([], 16)
    assert scene.advice.sheet is None
    assert scene.play.prompt is not prompt
    for _ in range(40):
        table.app.step([], 16)
    assert scene.advice.covered == []


def test_the_intent_that_is_held_is_shown_over_it(sit_down: SitDown) -> None:
    table = at_cards(sit_down)
    table.key(pygame.K_h)
    think(table)
    table.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode=""))
    for _ in range(120):
        table.app.step([], 16)
    assert table.scene.inspector.shows == "intent"
    table.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_v, mod=0))
    for _ in range(30):
        table.app.step([], 16)
    assert table.scene.inspector.shows == "advice"


def test_leaving_the_table_for_another_scene_ends_what_thinks(sit_down: SitDown) -> None:
    table = at_cards(sit_down)
    closed = []
    table.scene.thinker.close = lambda: closed.append(True)  # type: ignore[method-assign]
    table.key(pygame.K_h)
    table.scene.dialogs.open_settings()
    table.key(pygame.K_F12)
    assert table.app.stack.top is not table.scene
    assert closed == [True]
    assert table.scene.advice.sheet is None


def test_a_question_with_many_options_names_four_and_says_how_many_more(sit_down: SitDown) -> None:
    table = sit_down()
    table.until("upgrade")
    for _ in range(6):
        table.app.step([], 100)
    table.key(pygame.K_h)
    table.app.step([], 16)
    sheet = table.scene.advice.sheet
    assert sheet is not None
    assert len(sheet.rows) == 4
    assert sheet.more == len(table.prompt.options) - 4


def test_a_game_that_fails_in_a_trial_is_told_and_the_sheet_goes(sit_down: SitDown) -> None:
    table = at_cards(sit_down)
    table.key(pygame.K_h)
    thought = table.scene.advice._thought
    assert thought is not None
    thought.fault = "RuleError: a card lies in two places"
    table.app.step([], 16)
    assert table.scene.advice.sheet is None


def test_what_was_not_tried_yet_has_no_chance_and_no_rank(sit_down: SitDown) -> None:
    table = at_cards(sit_down)
    options = table.prompt.options
    tried, other = RankedAnswer((options[0],), 1.0, 0.2, 1.0, 1, 1), RankedAnswer((options[1],), 0.0, 0.0, 1.0, 0, 2)
    begun = Advice((tried, other), 1)
    sheet = sheet_of(begun, table.prompt, table.scene.play.choices, "", {})
    assert {row.rank for row in sheet.rows} == {0}
    assert not any(row.alike for row in sheet.rows)
    assert sheet.trials == 0
    table.key(pygame.K_h)
    for _ in range(2000):
        table.app.step([], 16)
        found = table.scene.advice.sheet
        if found is not None and found.trials:
            break
        assert found is None or {row.rank for row in found.rows} == {0}
    assert found is not None
    assert found.rows[0].rank == 1
