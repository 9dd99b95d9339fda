"""The adviser at the table of every game: its sheet ranks what is asked, goes with it, and answers nothing."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.kit.mode import Mode
from game.scenes.table import TableScene
from game.ui.screen.scene import Services
from tests.scenes.driver import see

LOOKS = 6000


@pytest.fixture
def app(services: Services, mode: Mode) -> App:
    """The first question of each game, seen by whom it asks."""
    services.take_out(mode.id)
    setup = next(s for s in mode.workbench().samples() if not any(seat.computer for seat in s.seats))
    scene = TableScene(services, mode, mode.session(setup).begin(), {"slot": "advice"})
    made = App(services, scene)
    if scene.play.next_seat:
        scene.turns.sit_down()
    scene.ui.table.finish()
    made.step([], 100.0)
    see(made, scene)
    return made


def press(app: App, key: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        app.step([pygame.event.Event(kind, key=key, mod=0, unicode="")], 16.0)


def test_the_sheet_ranks_what_is_asked_and_answers_nothing(app: App) -> None:
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    prompt, journal = scene.play.prompt, scene.play.session.journal()
    assert prompt is not None
    press(app, pygame.K_h)
    assert scene.inspector.shows == "advice"
    for _ in range(LOOKS):
        app.step([], 16.0)
        if scene.advice.sheet is None or scene.advice.sheet.settled:
            break
    sheet = scene.advice.sheet
    assert sheet is not None
    assert sheet.settled
    assert 0 < len(sheet.rows) <= 4
    names = {choice.label for choice in scene.play.choices}
    assert all(row.label in names for row in sheet.rows if row.option)
    assert sheet.rows[0].chance == max(row.chance for row in sheet.rows)
    assert scene.play.session.journal() == journal
    assert scene.play.prompt is prompt


def test_it_goes_with_its_question(app: App) -> None:
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    press(app, pygame.K_h)
    assert scene.advice.sheet is not None
    assert scene.play.prompt is not None
    scene.answering.answer(scene.play.prompt.options[: max(1, scene.play.prompt.least)])
    app.step([], 16.0)
    assert scene.advice.sheet is None
