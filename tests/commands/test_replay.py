"""Replay: a save is played again node by node, and the first difference is named."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import paths
from game.commands.line import _COMMANDS, main
from game.kit.codec import digest
from game.kit.computer_players import RandomPlayer
from game.kit.saves import Saves
from game.modes import Library, load_words
from tests.commands.conftest import Run

ANSWERS = 14


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A save of some answers."""
    library = Library(load_words())
    mode = library.mode(library.ids[0])
    session, player = mode.session(mode.workbench().samples()[0]).begin(), RandomPlayer("replay")
    for _ in range(ANSWERS):
        assert session.prompt is not None
        session.answer(player(session.table, session.prompt, None))
    Saves(tmp_path, library.mode).write("kept", session, {})
    return tmp_path / "kept.json"


def change(file: Path, how: Callable[[list[dict[str, Any]]], None]) -> None:
    """Change the history of a save."""
    head, body = (msgspec.json.decode(line) for line in file.read_bytes().splitlines())
    how(body["history"])
    file.write_bytes(msgspec.json.encode(head) + b"\n" + msgspec.json.encode(body) + b"\n")


def answered(history: list[dict[str, Any]]) -> dict[str, Any]:
    """The second answer of a history."""
    return [given for node in history for given in node.get("given", ())][1]


def test_every_node_is_told_with_a_hash_of_its_state(run: Run, kept: Path) -> None:
    code, out, _ = run("replay", str(kept))
    nodes = re.findall(r"^\[(\d+) (\w+) ([0-9a-f]{16})\]$", out, re.MULTILINE)
    history = msgspec.json.decode(kept.read_bytes().splitlines()[1])["history"]
    assert code == 0
    assert [(name, made) for _, name, made in nodes] == [(node["node"], node["digest"]) for node in history]
    assert [int(number) for number, _, _ in nodes] == list(range(len(history)))
    assert f"{ANSWERS} answers" in out


@pytest.mark.parametrize(
    ("how", "said"),
    [
        (lambda history: history[1].update(digest="0" * 16), r"node 1 \(\w+\): its state is \w+, and was 0{16}"),
        (lambda history: history[1].update(node="elsewhere"), r"node 1 is \w+, and was elsewhere"),
        (lambda history: answered(history).update(kind="riddle"), r"answer \d+: asked is .*, and was riddle of"),
        (lambda history: answered(history)["options"].append("more"), r"asked is .*, and was .*, more\)"),
        (lambda history: answered(history).update(ids=["nothing"]), r"answer \d+: .*nothing"),
    ],
)
def test_the_first_difference_is_named(run: Run, kept: Path, how: Callable[[Any], None], said: str) -> None:
    change(kept, how)
    code, _, err = run("replay", str(kept))
    assert code == 1
    assert "rules have changed" in err
    assert re.search(said, err)
    assert "Traceback" not in err


def test_a_journey_exported_under_any_name_is_replayed(run: Run, kept: Path, tmp_path: Path) -> None:
    renamed = kept.rename(tmp_path / "my journey (2).journey")
    assert run("replay", str(renamed))[0] == 0
    torn = tmp_path / "torn.json"
    torn.write_bytes(b"{")
    code, _, err = run("replay", str(torn))
    assert code == 2
    assert "torn.json is damaged" in err
    assert digest(b"") != digest(b"x")


def test_a_terminal_that_knows_ascii_only_is_told_all_the_same(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    raw = BytesIO()
    out = TextIOWrapper(raw, encoding="ascii")
    monkeypatch.setattr(sys, "stdout", out)
    assert main(["replay", str(kept)]) == 0
    out.flush()
    assert f"{ANSWERS} answers" in raw.getvalue().decode("ascii")


def test_a_fault_of_a_command_is_a_line_and_its_way_stands_in_the_log(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(options: object) -> int:
        raise ZeroDivisionError("a fault of ours")

    monkeypatch.setitem(_COMMANDS, "check", broken)
    code, _, err = run("check")
    assert code == 1
    assert "ZeroDivisionError: a fault of ours" in err
    assert "Traceback" not in err
    assert "in broken" in (paths.logs_folder() / "log.txt").read_text(encoding="utf-8")
