"""Every command that takes `--game` works for every game of the house; those that play for long, on the tiny one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game import paths
from game.commands import bench, simulate
from game.commands.line import main
from game.commands.scenario import scenario_game
from game.commands.setup_options import read_options
from game.kit.mode import Mode
from game.kit.saves import Saves
from game.kit.scenario import ScenarioError
from game.modes import GameRecord, Library
from tests.house.conftest import RECORDS
from tests.tiny.content import GAME

SCENARIO = {
    "game": GAME,
    "figures": [{"id": "fox", "coins": 3, "hand": ["candle"]}, {"id": "hare"}],
    "market": ["lamp", "beacon"],
    "deck": ["candle"],
    "dice": ["coin+coin"],
    "answers": [["cell:1,0"], ["throw"], ["lamp-1"], {"kind": "light", "choose": "lamp-1"}],
    "expect": {
        "figures": {"fox": {"cell": "cell:1,0", "coins": 3, "lit": ["lamp"], "hand": ["candle"], "points": 2}},
        "market": ["beacon", "candle"],
        "prompt": {"kind": "walk", "chooser": "hare"},
    },
}


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The commands know every game, have a home of their own, and draw for nobody."""
    monkeypatch.setattr(Library.__init__, "__defaults__", (RECORDS, *Library.__init__.__defaults__[1:]))
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


@pytest.mark.parametrize("command", ["check", "simulate", "vocabulary", "play --text", "shots --out nowhere"])
def test_a_game_that_is_not_there_is_named(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([*command.split(), "--game", "no-such-game"])
    assert end.value.code == 2
    assert "no-such-game" in capsys.readouterr().err


def test_nothing_is_missing(record: GameRecord, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["check", "--game", record.id, "--json"])
    report = json.loads(capsys.readouterr().out)
    assert report["counts"]
    assert report["errors"] == report["missing_words"] == report["rules"]["missing"] == []
    assert code == 0


def test_the_documented_words_of_the_cards_are_those_of_the_code(library: Library, record: GameRecord) -> None:
    file, words = library.folder(record.id) / "VOCABULARY.md", library.mode(record.id).workbench().vocabulary()
    told = file.read_text(encoding="utf-8") if file.is_file() else ""
    assert told == words, f"renew it: uv run main.py vocabulary --game {record.id} --out {file}"


def test_games_are_simulated_and_measured(
    record: GameRecord, mode: Mode, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first = mode.setup_form(mode.nature.seats[0]).lists[0].id
    one = ["--game", record.id, f"--{first}", mode.workbench().samples()[0].choices[first], "--jobs", "1"]
    assert main(["simulate", *one, "--games", "2", "--json"]) == 0
    assert f'"game": "{record.id}"' in capsys.readouterr().out
    report = tmp_path / "report.md"
    assert main(["simulate", *one, "--games", "1", "--report", str(report)]) == 0
    assert report.read_text(encoding="utf-8").startswith("# Balance")


def test_a_report_that_cannot_be_written_is_not_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(simulate, "play_all", lambda *_: pytest.fail("it was measured"))
    for file in (tmp_path / "nowhere" / "report.md", tmp_path):
        with pytest.raises(SystemExit) as end:
            main(["simulate", "--game", GAME, "--report", str(file)])
        assert end.value.code == 2
        assert capsys.readouterr().err.startswith(f"{file}: ")


def test_a_report_chooses_nothing_from_a_list_that_is_not_given(mode: Mode) -> None:
    """The game then measures all that it measures, not the entry with which a set-up begins."""
    assert [row.choices for row in read_options(mode, [], "simulate", leave_open=True)] == [{}]
    first = mode.setup_form(mode.nature.seats[0]).lists[0]
    named = [f"--{first.id}", first.entries[0].id]
    assert [row.choices for row in read_options(mode, named, "simulate", leave_open=True)] == [{first.id: named[1]}]


def test_a_save_is_played_again(
    library: Library, mode: Mode, record: GameRecord, capsys: pytest.CaptureFixture[str]
) -> None:
    session, player = mode.session(mode.workbench().samples()[0]).begin(), mode.computer_player("random", "replay")
    for _ in range(6):
        assert session.prompt is not None
        session.answer(player(session.table, session.prompt, None))
    saves = Saves(paths.saves_folder(), library.mode)
    saves.write("kept", session, {"slot": "kept"})
    (file,) = paths.saves_folder().glob("kept*")
    assert main(["replay", str(file)]) == 0
    shown = capsys.readouterr().out
    assert f"seed {session.state.seed}, {len(session.journal())} answers, node {session.state.node}" in shown
    assert len(shown.splitlines()) > 3


def test_a_wrong_scenario_file_is_refused(
    record: GameRecord, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "wrong.json"
    file.write_text('{"nothing": 1}', encoding="utf-8")
    with pytest.raises(SystemExit) as end:
        main(["scenario", str(file), "--game", record.id])
    assert end.value.code == 2
    assert "wrong.json: " in capsys.readouterr().err


def test_a_scenario_file_may_name_its_game_and_is_read_by_no_other(
    library: Library, record: GameRecord, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "named.json"
    file.write_text(json.dumps({"game": record.id, "nothing": 1}), encoding="utf-8")
    assert scenario_game(library, file, "").id == record.id
    for other in library.ids:
        with pytest.raises(ScenarioError) as wrong:
            library.mode(other).workbench().scenario(file.read_bytes())
        assert ("`nothing`" in str(wrong.value)) == (other == record.id)
    file.write_text(json.dumps({"game": "no game"}), encoding="utf-8")
    assert scenario_game(library, file, "").id == library.ids[0]
    with pytest.raises(ScenarioError, match="game: this is a scenario of 'no game'"):
        library.mode(record.id).workbench().scenario(file.read_bytes())


def test_a_scenario_is_played_and_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "market.json"
    file.write_text(json.dumps(SCENARIO), encoding="utf-8")
    assert main(["scenario", str(file), "--game", GAME]) == 0
    assert json.loads(capsys.readouterr().out)["figures"]["fox"]["lit"] == ["lamp"]
    file.write_text(json.dumps({**SCENARIO, "expect": {"market": ["lamp"]}}), encoding="utf-8")
    assert main(["scenario", str(file), "--game", GAME]) == 1
    assert "does not hold: market" in capsys.readouterr().out


def test_the_selftest_plays_the_game_that_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selftest", "--game", GAME]) == 0
    assert capsys.readouterr().out.endswith("selftest ok\n")


def test_every_scene_has_its_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["shots", "--game", GAME, "--out", str(tmp_path / "shots"), "--size", "960x540"]) == 0
    names = {file.stem.partition("-")[2] for file in (tmp_path / "shots").iterdir()}
    wanted = ("title", "setup", "table-full", "table-walk", "table-forage", "table-buy", "table-light")
    assert {*wanted, "result-victory", "result-draw"} <= names


def test_a_game_that_is_shorter_than_the_measure_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SIZES", ((960, 540), (960, 540)))
    monkeypatch.setattr(bench, "STUTTER_ANSWERS", 10_000)
    assert bench.stutter(GAME)["p50_ms"] > 0
