"""The program without standard streams, as a launcher of a desktop or a service may start it."""

from __future__ import annotations

import os
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from game.commands.line import main
from tests.test_layers import ROOT

OLD_SAVE = ROOT / "tests" / "house" / "old_saves" / "0.1.0" / "terrinoth-nine-locks.json"
CLOSED = ["sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", sys.executable]
"""Runs Python with no stream open."""


def test_what_a_library_complains_of_gets_into_no_file_that_is_open(tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    lines = [
        "import os, sys",
        "from game.commands.streams import open_closed_streams",
        "open_closed_streams()",
        "save = open(sys.argv[1], 'w')",
        "save.write('whole')",
        "[os.write(number, b'cannot open the sound card') for number in (1, 2)]",
        "print('said', file=sys.stderr)",
        "assert sys.stdin.read() == ''",
    ]
    ran = subprocess.run([*CLOSED, "-c", "\n".join(lines), str(save)], cwd=ROOT, timeout=60, check=False)
    assert ran.returncode == 0
    assert save.read_text() == "whole"


@pytest.mark.parametrize(
    "arguments", [("play", "--text", "--heroes", "2"), ("simulate", "--games", "2", "--jobs", "2"), ("--help",)]
)
def test_every_command_runs_with_no_stream_open(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    environment = {**os.environ, "HEROES_HOME": str(tmp_path)}
    ran = subprocess.run([*CLOSED, "main.py", *arguments], cwd=ROOT, env=environment, timeout=120, check=False)
    assert ran.returncode == 0


def test_a_log_is_printed_on_a_terminal_that_does_not_know_its_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    printed = BytesIO()
    terminal = TextIOWrapper(printed, "ascii", write_through=True)
    monkeypatch.setattr("sys.stdout", terminal)
    assert main(["replay", str(OLD_SAVE)]) == 0
    assert b"answers, node" in printed.getvalue()
    assert b"?" in printed.getvalue()


def test_the_selftest_says_that_it_can_write_nowhere(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nowhere() -> None:
        raise FileNotFoundError(2, "No usable temporary directory found")

    monkeypatch.setattr("tempfile.TemporaryDirectory", nowhere)
    with pytest.raises(SystemExit) as ended:
        main(["selftest"])
    assert ended.value.code == 1
    assert "No usable temporary directory found" in capsys.readouterr().err
