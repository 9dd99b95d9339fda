"""Export and import: a journey leaves the game as one file and comes into it again."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.kit.saves import Saves
from game.modes import Library, load_words
from tests.commands.conftest import Run


@pytest.fixture
def saves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Saves:
    """The saves of a home of its own, with two journeys; the second was played last."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    games = Library(load_words())
    mode, kept = games.mode(games.ids[0]), Saves(paths.saves_folder(), games.mode)
    for slot in ("first", "second"):
        kept.write(slot, mode.session(mode.workbench().samples()[0]).begin(), {"slot": slot})
    return kept


def test_the_journey_that_was_played_last_is_exported_and_its_path_told(run: Run, saves: Saves) -> None:
    code, out, _ = run("export")
    file = paths.export_folder() / "second.json"
    assert code == 0
    assert file.read_bytes() == saves.path("second").read_bytes()
    assert str(file) in out


def test_another_journey_is_exported_into_another_folder_beside_what_lies_there(
    run: Run, saves: Saves, tmp_path: Path
) -> None:
    for _ in range(2):
        assert run("export", "first", "--to", str(tmp_path / "out"))[0] == 0
    assert [file.name for file in sorted((tmp_path / "out").iterdir())] == ["first-2.json", "first.json"]


def test_a_name_that_no_journey_has_is_answered_with_those_that_there_are(run: Run, saves: Saves) -> None:
    code, _, err = run("export", "third")
    assert code == 2
    assert "first: " in err
    assert "second: " in err


def test_without_a_journey_nothing_is_exported(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    code, _, err = run("export")
    assert code == 2
    assert "no saved journey" in err


def test_what_was_exported_is_brought_in_under_a_name_of_its_own(run: Run, saves: Saves, tmp_path: Path) -> None:
    assert run("export", "first", "--to", str(tmp_path))[0] == 0
    code, out, _ = run("import", str(tmp_path / "first.json"))
    assert code == 0
    assert out.startswith("first-2: ")
    assert saves.path("first-2").read_bytes() == saves.path("first").read_bytes()
    assert {info.slot for info in saves.list()} == {"first", "first-2", "second"}


@pytest.mark.parametrize("wrong", ["missing", "folder", "junk"])
def test_a_file_that_is_no_journey_is_refused_and_the_others_are_taken(
    run: Run, saves: Saves, tmp_path: Path, wrong: str
) -> None:
    bad = tmp_path / "bad.json"
    if wrong == "folder":
        bad.mkdir()
    elif wrong == "junk":
        bad.write_bytes(b"\x00junk")
    assert run("export", "first", "--to", str(tmp_path))[0] == 0
    code, out, err = run("import", str(bad), str(tmp_path / "first.json"))
    assert code == 1
    assert "bad.json" in err
    assert "Traceback" not in err
    assert "first-2" in out
    assert len(saves.list()) == 3
