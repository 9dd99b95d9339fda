"""Nobody answers an unseen question: it must have stood, and what answers must have been let go since."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.kit.text import Words
from game.scenes.table.question_clock import STANDS
from game.ui.screen.tempo import TEMPOS
from tests.scenes.driver import Hands, furnish, played, the_mode
from tests.scenes.table_driver import MakeServices, SitDown, Table, table_maker

RETURN, SPACE = pygame.K_RETURN, pygame.K_SPACE


@pytest.fixture
def sit_down(make_services: MakeServices, words: Words) -> SitDown:
    """Lays a quest out and gives the table."""
    return table_maker(make_services, words)


def given(table: Table) -> int:
    return len(table.scene.play.session.journal())


def down(key: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")


def up(key: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYUP, key=key, mod=0)


def pass_time(table: Table, milliseconds: float) -> None:
    while milliseconds > 0:
        table.app.step([], min(100.0, milliseconds))
        milliseconds -= 100.0


def test_an_answer_counts_once_its_question_has_stood(sit_down: SitDown) -> None:
    table = sit_down()
    table.key(pygame.K_1)
    assert table.prompt.kind == "engage"
    before = given(table)
    table.post(down(pygame.K_1), up(pygame.K_1))
    assert given(table) == before, "the question has just come"
    pass_time(table, STANDS)
    table.post(down(pygame.K_1), up(pygame.K_1))
    assert given(table) == before + 1


def test_a_click_that_began_before_the_question_stood_answers_nothing(sit_down: SitDown) -> None:
    table = sit_down()
    table.key(pygame.K_1)
    before = given(table)
    pos = table._pixel(table.place_of(table.prompt.options[0]))
    press = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
    release = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)
    table.post(press)
    pass_time(table, 2 * STANDS)
    table.post(release)
    assert given(table) == before
    table.post(press, release)
    assert given(table) == before + 1


def test_the_first_confirm_after_the_mouse_shows_what_has_the_focus(sit_down: SitDown) -> None:
    table = sit_down()
    table.move((640.0, 20.0))
    table.key(RETURN)
    assert given(table) == 0
    assert table.scene.ui.focused_place == table.prompt.options[0]
    table.key(RETURN)
    assert given(table) == 1


def test_a_key_that_is_held_answers_once(sit_down: SitDown) -> None:
    table = sit_down()
    table.key(RETURN)  # shows what has the focus
    pass_time(table, STANDS)
    before = given(table)
    for _ in range(20):  # as the keyboard repeats it
        table.post(down(RETURN))
        pass_time(table, STANDS)
    assert given(table) == before + 1
    table.post(up(RETURN), down(RETURN))
    assert given(table) == before + 2


def test_while_the_table_moves_a_press_shows_the_next_beat_and_answers_nothing(sit_down: SitDown) -> None:
    table = sit_down(speed="slow")
    table.key(pygame.K_1)
    assert table.scene.ui.table.busy
    before = given(table)
    for _ in range(40):
        if not table.scene.ui.table.busy:
            break
        table.post(down(pygame.K_1), up(pygame.K_1))
    assert not table.scene.ui.table.busy
    assert given(table) == before


def test_the_space_bar_never_answers(sit_down: SitDown) -> None:
    table = sit_down()
    before = given(table)
    for _ in range(3):
        table.key(SPACE)
    assert given(table) == before
    assert table.scene.ui.waiting is None


def test_enter_pays_nothing_where_it_was_not_asked_to(sit_down: SitDown) -> None:
    table = sit_down(seed="whole-2")
    for _ in range(300):
        prompt, selection = table.prompt, table.scene.ui.selection
        assert selection is not None
        if selection.gesture.place == "button" and selection.may_decline:
            break
        table.scene.answering.answer(prompt.options[: max(prompt.least, 0)])
    table.key(RETURN)
    last = table.scene.play.session.last_given()
    assert last is not None
    assert (last.kind, last.ids) == (prompt.kind, ())


def test_the_result_takes_nothing_that_was_meant_for_the_table(make_services: MakeServices) -> None:
    services = furnish(make_services())
    result = services.routes.result(the_mode(), played(), {"slot": "x"})
    hands = Hands(services, result)
    top = hands.scene
    for _ in range(3):
        hands.press("return")
    assert hands.scene is top
    hands.wait(400)
    hands.press("space")
    assert hands.scene is top
    hands.press("return")
    assert hands.scene is not top


def test_banner_pips_and_mat_go_on_when_the_dice_have_lain_for_a_while(sit_down: SitDown) -> None:
    table = sit_down(4, speed="even")
    scene = table.scene
    card = next(option for option in table.prompt.options if scene.play.foresee((option,)).rolls)
    before = (scene.ui.dock.question, scene.ui.table.deciding, scene.ui.header.scoreboard)
    scene.answering.answer((card,))
    now = (scene.ui.dock.question, scene.ui.table.deciding, scene.ui.header.scoreboard)
    assert now == before
    while scene.ui.table.busy:
        table.app.step([], 20)
        if scene.ui.table.busy:
            assert scene.ui.dock.question is before[0]
    for waited in range(0, int(TEMPOS["even"].dice), 100):
        assert scene.ui.dock.question is before[0], f"{waited} ms after the dice lie"
        table.app.step([], 100)
    table.app.step([], 20)
    assert scene.ui.dock.question is not before[0]
    assert scene.ui.selection is not None


def test_what_is_pressed_while_dice_are_read_brings_the_next_question(sit_down: SitDown) -> None:
    table = sit_down(4, speed="even")
    scene = table.scene
    card = next(option for option in table.prompt.options if scene.play.foresee((option,)).rolls)
    scene.answering.answer((card,))
    while scene.ui.table.busy:
        table.app.step([], 20)
    assert not scene.ui.settled
    table.post(down(SPACE), up(SPACE))
    table.app.step([], 20)
    assert scene.ui.settled


@pytest.fixture
def answering_on(sit_down: SitDown) -> Iterator[Table]:
    """A table at each question of a game in turn, as soon as it stands; what led to it may still be on its way."""
    table = sit_down(speed="slow", seed="S3")

    def questions() -> Iterator[Table]:
        for _ in range(60):
            table.scene.answering.answer(table.prompt.options[: table.prompt.least])
            while table.scene.ui.table.telling or not table.scene.ui.settled:
                table.app.step([], 40)
            yield table

    return questions()


def test_a_question_that_has_stood_is_answered_though_pieces_are_on_their_way(answering_on: Iterator[Table]) -> None:
    """The table shows all that led to it; the last cards still slide to where they lie."""
    for table in answering_on:
        scene, selection = table.scene, table.scene.ui.selection
        assert selection is not None, "the question stands"
        before, option = given(table), table.prompt.options[0]
        pass_time(table, STANDS)
        if scene.ui.table.busy and not selection.confirms and not scene.play.foresee((option,)).rolls:
            scene.answering.choose(option)
            assert given(table) == before + 1
            return
        scene.ui.table.finish()
    raise AssertionError("no piece was ever on its way when a question had stood")


def test_while_pieces_are_on_their_way_a_question_that_has_just_come_is_not_answered(
    answering_on: Iterator[Table],
) -> None:
    for table in answering_on:
        if table.scene.ui.table.busy:
            before = given(table)
            table.scene.answering.choose(table.prompt.options[0])
            assert given(table) == before
            return
    raise AssertionError("no piece was ever on its way when a question came")
