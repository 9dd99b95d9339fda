"""Leaving: signals and a lost display end the program with everything kept."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from types import FrameType

import pytest

from game.commands.leaving import SIGNALS, Leaving
from game.commands.lost_display import SENTENCE, LostDisplay

ROOT = Path(__file__).resolve().parents[2]
LOSES_ITS_DISPLAY = """
from pathlib import Path
from threading import Event, Thread
from game.commands.lost_display import LostDisplay
begun = Event()
def write() -> None:
    begun.wait()
    Path("kept").write_text("kept")
writing = Thread(target=write)
writing.start()
def keep() -> None:
    begun.set()
    writing.join()
lost = LostDisplay(keep, Path("log").write_text)
lost._handler(None)
raise AssertionError("it went on without a display")
"""


@pytest.mark.parametrize("number", SIGNALS)
def test_every_signal_that_ends_a_program_leads_out_of_the_loop(number: signal.Signals) -> None:
    ended: list[str] = []

    def heard(number: int, frame: FrameType | None) -> None:
        ended.append("heard elsewhere")

    before = signal.signal(number, heard)  # whoever started the tests may have had them ignore it
    try:
        with Leaving() as leaving:
            leaving.leave = lambda: ended.append("left")
            signal.raise_signal(number)
        assert ended == ["left"]
        assert signal.getsignal(number) is heard
    finally:
        signal.signal(number, before)


def test_the_terminal_and_the_end_of_the_session_are_among_the_signals() -> None:
    assert {signal.SIGINT, signal.SIGTERM} <= set(SIGNALS)
    assert sys.platform == "win32" or signal.SIGHUP in SIGNALS


@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_that_is_to_be_ignored_is_ignored(number: signal.Signals) -> None:
    before = signal.signal(number, signal.SIG_IGN)
    try:
        with Leaving() as leaving:
            leaving.leave = lambda: pytest.fail("it was to be ignored")
            signal.raise_signal(number)
    finally:
        signal.signal(number, before)


def test_a_lost_display_ends_the_program_when_all_is_on_disk_and_says_so(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOSES_ITS_DISPLAY], cwd=tmp_path, env={"PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (tmp_path / "kept").read_text(encoding="utf-8") == "kept"
    assert (tmp_path / "log").read_text(encoding="utf-8") == SENTENCE
    assert done.stderr.strip().splitlines()[-1] == SENTENCE
    assert "Traceback" not in done.stderr
    assert done.returncode == 1


def test_nothing_is_watched_where_no_x_server_is_drawn_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pygame.display.get_driver", lambda: "dummy")
    assert not LostDisplay(lambda: None, lambda what: None).watch()
