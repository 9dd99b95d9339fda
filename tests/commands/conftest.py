"""What the tests of the commands share: the game that they play, and the command line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.commands.line import main
from tests.terrinoth.conftest import box, mode, words

__all__ = ["Run", "box", "mode", "run", "words"]

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs a command line in a home of its own: (exit code, output, error output)."""
    monkeypatch.setenv("HEROES_HOME", str(tmp_path / "home"))

    def go(*arguments: str) -> tuple[int, str, str]:
        try:
            code = main(list(arguments))
        except SystemExit as end:
            code = int(end.code or 0)
        told = capsys.readouterr()
        return code, told.out, told.err

    return go
