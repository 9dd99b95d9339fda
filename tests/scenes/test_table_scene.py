"""The table scene under the hand: whole quests by clicks and by keys, drags, and what keys do."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.kit.text import Words
from game.scenes.table.focus_places import FocusPlace
from game.scenes.table.inspector import named
from tests.scenes.table_driver import (
    HEROES,
    MakeServices,
    SitDown,
    Table,
    answer_by_clicks,
    answer_by_keys,
    table_maker,
)


@pytest.fixture
def sit_down(make_services: MakeServices, words: Words) -> SitDown:
    """Lays a quest out and gives the table."""
    return table_maker(make_services, words)


# -- whole quests -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("heroes", "answer"), [(3, answer_by_keys), (4, answer_by_clicks)])
def test_a_whole_quest_is_played_to_its_result(sit_down: SitDown, heroes: int, answer: Callable[[Table], None]) -> None:
    table = sit_down(heroes, seed=f"whole-{heroes}")
    for _ in range(700):
        if table.ended:
            break
        before = table.prompt
        answer(table)
        assert table.scene.modal is None
        assert table.ended or table.prompt is not before, f"{before.kind} was not answered"
    assert table.ended
    table.key(pygame.K_RETURN)
    assert type(table.app.stack.top).__name__ == "ResultScene"


# -- the mouse ---------------------------------------------------------------------------------------


def test_a_card_is_activated_by_a_click(sit_down: SitDown) -> None:
    table = sit_down()
    card = table.prompt.options[0]
    table.click(table.place_of(card))
    assert table.scene.play.session.state.board.piece(card).exhausted


def test_a_hero_who_is_not_asked_gives_a_reason_with_its_rule(sit_down: SitDown) -> None:
    table = sit_down()
    board = table.scene.play.session.state.board
    other = board.zone(f"cards:{HEROES[1]}")[0]
    rect = table.scene.ui.rect_of(other)
    assert rect is not None
    table.click(rect.center)
    assert table.scene.tooltip.tip is not None
    assert table.scene.tooltip.tip.rule.startswith("HT-")
    assert table.scene.ui.table.marks[other].dimmed
    assert table.prompt.kind == "activation-card", "nothing was answered"


def test_an_enemy_is_engaged_by_dragging_it_to_the_mat(sit_down: SitDown) -> None:
    table = sit_down()
    table.key(pygame.K_1)
    assert table.prompt.kind == "engage"
    enemy = table.prompt.options[0]
    goal = table.scene.ui.table.seat_area(HEROES[0]).center
    table.drag(table.place_of(enemy), goal)
    assert table.scene.play.session.state.board.piece(enemy).zone == f"engaged:{HEROES[0]}"


def test_a_wrong_drop_answers_nothing_and_says_why(sit_down: SitDown) -> None:
    table = sit_down()
    table.key(pygame.K_1)
    enemy = table.prompt.options[0]
    table.drag(table.place_of(enemy), table.scene.ui.table.seat_area(HEROES[1]).center)
    assert table.prompt.kind == "engage"
    assert table.scene.tooltip.tip is not None
    assert table.scene.ui.table.held is None


@pytest.mark.parametrize("how", ["escape", "right button"])
def test_a_drag_is_cancelled(sit_down: SitDown, how: str) -> None:
    table = sit_down()
    table.key(pygame.K_1)
    start = table.place_of(table.prompt.options[0])
    goal = table.scene.ui.table.seat_area(HEROES[0]).center
    table.move(start)
    table.press(start)
    table.move(goal, held=1)
    assert table.scene.ui.table.held is not None
    if how == "escape":
        table.key(pygame.K_ESCAPE)
    else:
        table.press(goal, button=3)
    assert table.scene.ui.table.held is None
    table.release(goal)
    assert table.prompt.kind == "engage"
    assert table.scene.pause is None


def test_a_press_that_moves_less_than_eight_units_is_a_click(sit_down: SitDown) -> None:
    table = sit_down()
    table.key(pygame.K_1)
    x, y = table.place_of(table.prompt.options[0])
    table.move((x, y))
    table.press((x, y))
    table.move((x + 6, y + 3), held=1)
    assert table.scene.pointer.held == ""
    table.release((x + 6, y + 3))
    assert table.prompt.kind != "engage"


def test_an_attack_is_dragged_from_the_hero_onto_the_enemy(sit_down: SitDown) -> None:
    table = sit_down(seed="S3")
    table.key(pygame.K_1)
    table.key(pygame.K_1)
    assert table.prompt.kind == "target"
    target = table.prompt.options[-1]
    hero = table.scene.ui.rect_of(HEROES[0])
    assert hero is not None
    table.drag(hero.center, table.place_of(target))
    assert table.scene.play.session.last_given().ids == (target,)  # type: ignore[union-attr]


def test_tokens_are_lifted_and_the_row_names_the_number(sit_down: SitDown) -> None:
    table = sit_down(seed="whole-2")
    table.until("spend")
    table.click(table.place_of("1"))
    assert table.scene.ui.dock.tokens is not None
    assert table.scene.ui.dock.tokens.value == "1"
    table.click(table.button(table.scene.answering.confirm))
    assert table.scene.play.session.last_given().ids == ("1",)  # type: ignore[union-attr]


def test_a_right_click_shows_the_full_card_and_any_click_puts_it_away(sit_down: SitDown) -> None:
    table = sit_down()
    hero = table.scene.ui.rect_of(HEROES[1])
    assert hero is not None
    table.click(hero.center, button=3)
    assert table.scene.inspector.full == HEROES[1]
    table.click((40, 300))
    assert table.scene.inspector.full == ""
    assert table.prompt.kind == "activation-card"


def test_pointing_at_the_question_shows_the_card_that_asks(sit_down: SitDown) -> None:
    table = sit_down()
    table.until("target")
    inspector, banner = table.scene.inspector, table.scene.ui.layout["prompt"]
    assert inspector.source
    table.move((banner.x + 60, banner.y + 50))
    assert inspector.piece == inspector.source
    well = table.scene.ui.layout["dice/well"]
    table.move((well.x + 4, well.y + 4))
    assert inspector.piece == ""


@pytest.mark.parametrize(
    ("text", "title"),
    [("Upgrade: the hero takes a card.", "Upgrade"), ("Not the name of any rule: no.", "Heroes"), ("No", "Heroes")],
)
def test_a_rule_that_names_itself_bears_that_name(text: str, title: str) -> None:
    assert named("Heroes", text)[0] == title
    assert named("Heroes", text)[1][0].isupper()


# -- the keyboard ------------------------------------------------------------------------------------


def test_escape_never_answers_a_question(sit_down: SitDown) -> None:
    table = sit_down()
    table.key(pygame.K_1)
    assert table.prompt.least == 0
    table.key(pygame.K_ESCAPE)
    assert table.prompt.kind == "engage"
    assert table.scene.pause is not None
    table.key(pygame.K_ESCAPE)
    assert table.scene.pause is None
    assert table.prompt.kind == "engage"


def test_backspace_declines_only_where_that_is_allowed(sit_down: SitDown) -> None:
    table = sit_down()
    table.key(pygame.K_BACKSPACE)
    assert table.prompt.kind == "activation-card"
    table.key(pygame.K_1)
    table.key(pygame.K_BACKSPACE)
    assert table.scene.ui.waiting is not None, "without an enemy dice fall at once"
    table.key(pygame.K_BACKSPACE)
    assert table.prompt.kind != "engage"


def test_the_focus_begins_at_the_first_option_and_enter_takes_it(sit_down: SitDown) -> None:
    table = sit_down()
    first = table.prompt.options[0]
    assert table.scene.ui.focused_place == first
    table.key(pygame.K_RIGHT)
    second = table.scene.ui.focused_place
    assert second == table.prompt.options[1]
    table.key(pygame.K_RETURN)
    table.key(pygame.K_RETURN)  # the first one lays it on its side, the second one rolls
    assert table.scene.play.session.state.board.piece(second).exhausted


def test_tab_reaches_header_and_the_rest_of_the_table(sit_down: SitDown) -> None:
    table = sit_down()
    parts = []
    for _ in range(8):
        table.key(pygame.K_TAB)
        parts.append(table.scene.ui.focus.part)
    assert {"table", "header", "look"} <= set(parts)


def test_a_refused_card_in_focus_says_why_and_enter_does_not_take_it(sit_down: SitDown) -> None:
    table = sit_down()
    focus = table.scene.ui.focus
    why = table.scene.play.refusals.reason
    refused = next(w for w in focus.widgets() if isinstance(w, FocusPlace) and why(w.place)[0])
    focus.to(refused)
    table.scene.services.bindings.device = "keyboard"
    table.scene.focused()
    assert table.scene.tooltip.shown
    table.key(pygame.K_RETURN)
    assert table.prompt.kind == "activation-card"


def test_the_log_opens_with_l_and_closes_with_escape(sit_down: SitDown) -> None:
    table = sit_down()
    table.key(pygame.K_l)
    assert table.scene.ui.drawer.open
    assert table.scene.play.log
    table.key(pygame.K_ESCAPE)
    assert not table.scene.ui.drawer.open
    assert table.scene.pause is None


def test_alt_peeks_as_long_as_it_is_held(sit_down: SitDown) -> None:
    table = sit_down()
    dock = table.scene.ui.dock
    table.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LALT, mod=pygame.KMOD_LALT, unicode=""))
    assert dock.peeking
    assert not dock.covers(dock.rects[0].center)
    table.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_LALT, mod=0))
    assert not dock.peeking


def test_space_ends_a_beat_and_answers_nothing_while_the_table_moves(sit_down: SitDown) -> None:
    table = sit_down(speed="even")
    table.key(pygame.K_1)
    assert table.scene.ui.table.busy
    prompt = table.prompt
    table.key(pygame.K_SPACE)
    assert table.prompt is prompt


def test_f1_opens_the_rule_of_what_is_in_focus(sit_down: SitDown) -> None:
    table = sit_down()
    table.key(pygame.K_F1)
    assert type(table.app.stack.top).__name__ == "RulesScene"
    assert "HT-302" in table.app.stack.top.chosen.values()  # type: ignore[attr-defined]
    table.key(pygame.K_ESCAPE)
    assert table.app.stack.top is table.scene
    assert table.prompt.kind == "activation-card"
