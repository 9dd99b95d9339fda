"""A game with two tables: the one is shown to which what is told has come, and the question follows it there.

Heroes of Terrinoth has one table; here a second one stands for it while the enemies act.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.kit.board import Board
from game.looks.terrinoth.look import TerrinothLook
from game.scenes.table import TableScene
from game.ui.screen.tempo import TEMPOS
from tests.scenes.table_driver import MakeServices, SitDown, table_maker

OTHER = "enemies"


@pytest.fixture
def sit(
    make_services: MakeServices, words: Any, own_home: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> SitDown:
    first = TerrinothLook.table_file

    def shown_table(self: TerrinothLook, board: Board) -> str:
        return OTHER if board.tracks.get("phase") == OTHER else ""

    def table_file(self: TerrinothLook, seats: int, table: str = "") -> Path:
        if not table:
            return first(self, seats)
        other = tmp_path / "enemies.tmx"
        other.write_text(
            first(self, seats)
            .read_text()
            .replace('name="quest" type="zone" x="24"', 'name="quest" type="zone" x="1400"')
        )
        return other

    monkeypatch.setattr(TerrinothLook, "shown_table", shown_table)
    monkeypatch.setattr(TerrinothLook, "table_file", table_file)
    return table_maker(make_services, words)


def sheet_at(scene: TableScene) -> float:
    return scene.ui.layout["quest"].x


def test_the_table_turns_with_what_is_told(sit: SitDown) -> None:
    table = sit()
    assert sheet_at(table.scene) < 100
    table.until("activate-enemy")
    table.scene.update(16.0)
    assert table.scene.ui.shown_table == OTHER
    assert sheet_at(table.scene) > 1000
    assert table.scene.ui.dock.layout is table.scene.ui.header.layout is table.scene.ui.layout
    rect = table.scene.ui.rect_of(table.prompt.options[0])
    assert rect is not None, "the question is asked there"
    while table.scene.play.session.state.board.tracks["phase"] == OTHER:
        table.scene.answering.answer(table.prompt.options[: max(table.prompt.least, 0)])
    table.scene.update(16.0)
    assert sheet_at(table.scene) < 100


def test_what_is_told_goes_on_at_the_other_table(sit: SitDown) -> None:
    """Turned in the middle of what is told, nothing of it is left out."""
    table = sit(speed="even")
    ui = table.scene.ui
    table.scene.answering.answer(table.prompt.options[: max(table.prompt.least, 0)])
    assert ui.table.busy
    told = dict(ui.table.animator.board.tracks)
    ui.table.turn_to(OTHER, ui.tables[OTHER].fit(ui.layout.bounds))
    assert ui.table.busy
    assert ui.table.animator.board.tracks == told, "it stays behind the state"
    ui.table.finish()
    assert ui.table.animator.board.tracks == table.scene.play.session.state.board.tracks


def test_the_table_before_fades_unless_everything_is_instant(sit: SitDown) -> None:
    table = sit(speed="even")
    ui = table.scene.ui
    ui.table.tempo = TEMPOS["even"]
    ui.table.turn_to(OTHER, ui.layout)
    assert ui.table._fading.runs
    ui.table.update(1000.0)
    assert not ui.table._fading.runs
    ui.table.tempo = TEMPOS["now"]
    ui.table.turn_to("", ui.layout)
    assert not ui.table._fading.runs
