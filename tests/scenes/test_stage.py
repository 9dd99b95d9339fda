"""The stage at the table: what comes forward can be read, gone on with and skipped, and stands in the recap."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from game.kit.shown import Story
from game.kit.text import Words
from game.settings import STEPPED_ROUNDS
from game.ui.cards.full_card import FullCards
from game.ui.panels.step_strip import Step
from game.ui.screen.nowhere import nowhere
from game.ui.screen.tempo import TEMPOS
from game.ui.table.stage_room import stage_room
from game.ui.table.table_stage import SHORT_MOMENT, TableStage
from game.ui.table.table_view import PATIENCE
from tests.scenes.driver import see
from tests.scenes.table_driver import SitDown, Table, table_maker
from tests.ui.conftest import MakeServices

ENEMIES = """{"quest": "the-goblin-problem", "node": "enemy_phase", "round": 2, "heroes": [
    {"id": "kari-wraithstalker", "engaged": ["rat-swarms-minion"]},
    {"id": "trenloe-the-strong", "engaged": ["rat-swarms-master", "goblin-witchers-minion"]}]}"""
"""Kari's enemy does nothing; then Trenloe chooses which one acts first."""


@pytest.fixture
def sit_down(make_services: MakeServices, words: Words) -> SitDown:
    return table_maker(make_services, words)


def act(sit_down: SitDown, speed: str) -> Table:
    """The first enemy of Trenloe is to act: it inflicts a wound."""
    table = sit_down(laid_out=ENEMIES, speed=speed)
    assert table.prompt.kind == "activate-enemy"
    see(table.app, table.scene)
    table.scene.answering.choose("rat-swarms-master")
    return table


def wait(table: Table, milliseconds: float) -> None:
    for _ in range(int(milliseconds // 40)):
        table.app.step([], 40.0)


def test_step_by_step_a_line_stands_until_space(sit_down: SitDown) -> None:
    table = act(sit_down, "step")
    stage = table.scene.ui.table.stage
    wait(table, 8000)
    assert (stage.sheet is not None, stage.line) == (True, 0)
    table.key(pygame.K_SPACE)
    wait(table, 8000)
    assert stage.line == 1
    assert stage.hit == {"trenloe-the-strong"}
    assert table.scene.ui.table.animator.board.pieces["trenloe-the-strong"].tokens["wound"] == 1


def test_at_large_type_a_card_that_would_be_small_is_read_as_a_sheet_until_there_is_a_sum(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    four = ENEMIES.replace("]}]}", ']}, {"id": "elder-mok"}, {"id": "astarra"}]}')
    table = sit_down(laid_out=four, speed="step", text_scale=2.0)
    see(table.app, table.scene)
    inspector, drawn = table.scene.inspector, list[str]()
    monkeypatch.setattr(inspector, "draw_card", lambda canvas, rect, piece: drawn.append(piece))
    table.scene.answering.choose("rat-swarms-master")
    wait(table, 8000)
    table.app.draw()
    assert drawn[-1:] == ["rat-swarms-master"]
    table.key(pygame.K_SPACE)
    wait(table, 8000)
    drawn.clear()
    table.app.draw()
    assert not drawn, "the sum of the wound stands there"


def test_escape_skips_to_the_next_decision_and_the_recap_tells_what_was_skipped(sit_down: SitDown) -> None:
    table = act(sit_down, "step")
    table.key(pygame.K_ESCAPE)
    assert not table.scene.ui.table.busy
    assert table.scene.pause is None
    assert "Rat Swarm Master: Trenloe −1 health" in [told.recap for told in table.scene.ui.table.stage.recap]


def test_the_button_goes_on_and_no_digit_answers_meanwhile(sit_down: SitDown) -> None:
    table = act(sit_down, "step")
    wait(table, 1000)
    prompt = table.scene.play.prompt
    table.key(pygame.K_1)
    assert table.scene.play.prompt is prompt
    table.app.draw()
    table.click(table.scene.stage.control.next.rect.center)
    wait(table, 1000)
    assert table.scene.ui.table.stage.line == 1


def test_another_speed_is_chosen_in_the_middle_of_a_line(sit_down: SitDown) -> None:
    table = act(sit_down, "step")
    wait(table, 1000)
    table.app.draw()
    table.click(table.scene.stage.control.speeds["fast"].rect.center)
    assert table.services.settings.speed == "fast"
    wait(table, 20_000)
    assert not table.scene.ui.table.busy


def test_at_once_nothing_stands_but_the_recap_does(sit_down: SitDown) -> None:
    table = act(sit_down, "now")
    assert not table.scene.ui.table.busy
    assert not table.scene.ui.table.stage.up
    assert table.scene.ui.table.stage.recap


def test_undo_forgets_what_was_told(sit_down: SitDown) -> None:
    table = act(sit_down, "now")
    table.scene.answering.take_back(rewind=True)
    assert table.scene.ui.table.stage.recap == []


def test_a_new_player_goes_step_by_step_for_three_rounds(sit_down: SitDown) -> None:
    table = sit_down(speed="step")
    settings, play, stage = table.services.settings, table.scene.play, table.scene.stage
    for number in range(1, STEPPED_ROUNDS + 2):
        play.session.state.board.tracks["round"] = number
        play._scoreboard = None
        stage.update(0.0)
    assert (settings.speed, settings.stepped_rounds) == ("even", STEPPED_ROUNDS)


def test_a_journey_opens_with_its_story_and_the_place(make_services: MakeServices, words: Words) -> None:
    table = table_maker(make_services, words)(speed="even")
    first = [table.scene.play.view.story(event) for event in table.scene.play.first]
    assert [story.kind for story in first if story is not None] == ["opening", "arrival"]


def test_the_header_tells_the_phase_that_is_shown(sit_down: SitDown) -> None:
    table = act(sit_down, "step")
    header, told = table.scene.ui.header, set()
    play = table.scene.play
    while table.scene.ui.table.busy:
        wait(table, 600)
        sheet = table.scene.ui.table.stage.sheet
        if sheet is not None and header.scoreboard is not None:
            told.add((sheet.title == play.mode.words("stage.activation"), header.scoreboard.phase))
        table.scene.ui.table.go_on()
    assert (True, "enemies") in told
    assert {phase for acts, phase in told if acts} == {"enemies"}


def test_the_log_follows_what_is_told_and_is_not_ahead_of_it(sit_down: SitDown) -> None:
    table = act(sit_down, "step")
    scene = table.scene
    before = [line for line in scene.play.log if line.at < scene.play.log[-1].at]
    scene.toggle_log()
    seen = []
    while scene.ui.table.busy:
        shown = list(scene.ui.drawer.lines)
        assert shown == scene.play.log[: len(shown)]
        seen.append(len(shown))
        table.app.step([], 40.0)
        if scene.ui.table.animator.stands:
            scene.ui.table.go_on()
    assert seen == sorted(seen)
    assert len(before) <= seen[0] < seen[-1]
    assert len(set(seen)) > 2, "line by line"
    table.app.step([], 40.0)
    assert list(scene.ui.drawer.lines) == scene.play.log


def test_even_now_a_moment_stands_for_a_while_and_a_click_ends_it(make_services: MakeServices, words: Words) -> None:
    for ends_it in (False, True):
        services = make_services((1280, 720), speed="now", hints=False)
        table = table_maker(lambda *given, services=services, **kept: services, words)()
        scene = table.scene
        scene.stage._opened = False
        scene.enter()
        stage = scene.ui.table.stage
        assert stage.story is not None
        wait(table, 600)
        assert stage.story.kind == "opening"
        if ends_it:
            table.app.draw()
            table.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=""))
        wait(table, 80 if ends_it else 400)
        assert stage.story is None or stage.story.kind != "opening"


def test_a_last_blow_is_brief() -> None:
    stage, blow = TableStage(), Story("last-blow", "Splig", "He falls.")
    assert stage.fill(blow, TEMPOS["slow"], told=True, brief=True) == SHORT_MOMENT
    other = TableStage()
    assert other.fill(blow, TEMPOS["slow"], told=True) > SHORT_MOMENT


def test_the_pictures_of_what_comes_are_read_before_they_are_shown(sit_down: SitDown) -> None:
    table = sit_down(laid_out=ENEMIES, speed="even")
    images, scene = table.services.images, table.scene
    see(table.app, scene)
    for _ in range(400):
        if not images.work(0.05):
            break
    room = stage_room(scene.ui.layout).card
    piece = scene.play.session.state.board.zone("engaged:trenloe-the-strong")[0]
    view, canvas = scene.play.view, nowhere(table.services)
    cards = FullCards(scene.ui.table.painter.cards)
    draw = partial(cards.surface, canvas, view.face(piece), view.sheet(piece), (room.width, room.height))
    assert images.needed_by(draw) == []


@pytest.mark.parametrize("read", [False, True])
def test_what_happened_is_told_when_its_pictures_are_read_but_it_does_not_wait_for_ever(
    sit_down: SitDown, read: bool
) -> None:
    scene = sit_down(laid_out=ENEMIES, speed="even").scene
    session, view = scene.play.session, scene.ui.table
    view.finish()
    session.answer(["rat-swarms-master"])
    events = session.take_events()
    board = session.state.board
    view.tell(events, board, scene.stage.take(events)._replace(at_hand=lambda: read))
    before = len(view.animator._beats)
    view.update(16.0)
    assert (len(view.animator._beats) < before) == read
    view.update(PATIENCE)
    assert len(view.animator._beats) < before


def test_no_step_lies_over_what_stands_on_the_stage(sit_down: SitDown) -> None:
    table = act(sit_down, "step")
    drawn: list[object] = []
    table.scene.ui.header.steps.show([Step("check", "Rest", "Kari rests", back=1)])
    for tile in table.scene.ui.header.steps.widgets:
        tile.draw = drawn.append  # type: ignore[method-assign]
    wait(table, 600)
    assert table.scene.stage.up
    table.app.draw()
    assert drawn == []
