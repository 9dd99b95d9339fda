"""Trouble at the table: what a rule raises, or a question that nothing answers, offers ways back and a report."""

from __future__ import annotations

import os
import zipfile
from pathlib import Path

import pygame
import pytest
from msgspec import structs

from game import paths
from game.kit.errors import RuleFailed
from game.kit.text import Words
from game.log import Log, impersonal
from game.scenes.error import ErrorScene
from game.scenes.table import TableScene
from tests.scenes.table_driver import MakeServices, SitDown, Table, table_maker


@pytest.fixture
def sit_down(make_services: MakeServices, words: Words) -> SitDown:
    """Lays a quest out and gives the table."""
    return table_maker(make_services, words)


def test_a_question_that_nothing_answers_offers_ways_back(sit_down: SitDown) -> None:
    table = sit_down()
    table.key(pygame.K_1)
    play = table.scene.play
    assert play.session.prompt is not None
    play.session.prompt = structs.replace(play.session.prompt, options=(), least=1)
    table.scene.dialogs.look_for_a_dead_end()
    assert table.scene.modal is not None
    assert "nothing can answer" in table.scene.modal.text
    back = next(button for button in table.scene.modal.buttons if button.label == "One step back")
    back.press()
    assert play.session.journal() == []
    assert table.prompt.kind == "activation-card"


def test_an_earlier_save_is_opened_where_a_rule_fails(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit_down()
    table.key(pygame.K_1)
    table.scene.play.settle()
    answered = len(table.scene.play.session.journal())

    def fail(ids: object, *, quiet: bool = False) -> None:
        raise RuleFailed({"error": "it broke", "answers": []})

    monkeypatch.setattr(table.scene.play.session, "answer", fail)
    table.scene.answering.answer(table.prompt.options[:1])
    assert table.scene.modal is not None
    earlier = next(button for button in table.scene.modal.buttons if button.label == "An earlier save")
    earlier.press()
    table.key(pygame.K_F5)
    shown = table.app.stack.top
    assert isinstance(shown, TableScene)
    assert shown is not table.scene
    assert len(shown.play.session.journal()) < answered


def test_the_report_holds_journey_log_and_settings_and_names_no_folder_of_the_player(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down()
    table.services.log = Log()
    table.key(pygame.K_1)
    table.scene.play.settle()

    def fail(ids: object, *, quiet: bool = False) -> None:
        raise RuleFailed({"error": f"no file {Path.home() / 'x'} in {os.environ[paths.HOME_VARIABLE]}", "answers": []})

    monkeypatch.setattr(table.scene.play.session, "answer", fail)
    table.scene.answering.answer(table.prompt.options[:1])
    assert table.scene.modal is not None
    next(button for button in table.scene.modal.buttons if button.label == "Keep a report").press()
    (file,) = paths.logs_folder().glob("report-*.zip")
    with zipfile.ZipFile(file) as archive:
        inside = {name: archive.read(name).decode("utf-8") for name in archive.namelist()}
    assert {"report.txt", "settings.json", "fault.json", "log.txt"} <= set(inside)
    assert f"{table.scene.play.meta['slot']}.json" in inside
    assert "no file ~" in inside["fault.json"]
    for name, text in inside.items():
        assert str(Path.home()) not in text, name
        assert os.environ[paths.HOME_VARIABLE] not in text, name


def fail_at_the_table(table: Table, monkeypatch: pytest.MonkeyPatch) -> ErrorScene:
    """Let the table raise in a turn of the loop; gives the scene that tells of it."""

    def broken(dt: float) -> bool:
        raise RuntimeError("the table broke")

    table.scene.play.settle()
    monkeypatch.setattr(table.scene, "update", broken)
    table.app._error_scene = ErrorScene
    table.app.step([], 16)
    shown = table.app.stack.top
    assert isinstance(shown, ErrorScene)
    return shown


def press(table: Table, label: str) -> None:
    """Press a button of the question that is open."""
    shown = table.app.stack.top
    assert isinstance(shown, ErrorScene)
    assert shown.modal is not None
    next(button for button in shown.modal.buttons if button.label == label).press()
    table.key(pygame.K_F5)


def test_after_a_fault_of_the_table_a_step_back_is_taken(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit_down()
    table.key(pygame.K_1)
    assert table.scene.play.session.journal()
    fail_at_the_table(table, monkeypatch)
    press(table, "One step back")
    shown = table.app.stack.top
    assert isinstance(shown, TableScene)
    assert shown is not table.scene
    assert shown.play.session.journal() == []
    assert table.services.saves.read("journey").history[-1].given == []


def test_after_a_fault_of_the_table_an_earlier_save_is_opened(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down()
    table.key(pygame.K_1)
    table.scene.play.settle()
    answered = len(table.scene.play.session.journal())
    fail_at_the_table(table, monkeypatch)
    press(table, "An earlier save")
    shown = table.app.stack.top
    assert isinstance(shown, TableScene)
    assert len(shown.play.session.journal()) < answered


def test_a_way_on_that_fails_too_leads_back_to_the_question(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down()
    table.key(pygame.K_1)
    told = fail_at_the_table(table, monkeypatch)

    def broken(*, rewind: bool = False) -> bool:
        raise RuntimeError("undo broke too")

    monkeypatch.setattr(table.scene.play.session, "undo", broken)
    press(table, "One step back")
    assert table.app.stack.top is told
    assert told.modal is not None
    assert "undo broke too" in told.modal.text
    press(table, "Keep a report")
    assert told.modal is not None
    assert "report-" in told.modal.text


def test_without_a_journey_no_step_back_is_offered(sit_down: SitDown) -> None:
    table = sit_down()
    asked = ErrorScene(table.services, object(), RuntimeError("x")).modal  # type: ignore[arg-type]
    assert asked is not None
    assert "One step back" not in [button.label for button in asked.buttons]


@pytest.mark.parametrize(
    "text", ["/home/anna/x.json", "C:\\Users\\anna\\x.json", "/Users/anna/Library/x", "c:\\\\users\\\\anna\\\\x"]
)
def test_no_text_names_whose_home_it_is(text: str) -> None:
    assert "anna" not in impersonal(text)
