"""Who thinks for the adviser, for every game: in a process or between the frames it says the same, what is asked can be
dropped, and no process outlives the one that asks.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Any

import pytest

from game import paths
from game.kit.adviser import Advice
from game.kit.mode import Mode
from game.kit.session import Session
from game.kit.thinkers import SlicedThinker, Thinker, Thought
from game.modes import GAMES, GameRecord
from game.thinking import thinker as process_thinker
from game.thinking.thinker import ProcessThinker

LONGEST = 60.0
"""Seconds after which a process that should have answered never will."""
FATES = 2


@pytest.fixture
def session(mode: Mode) -> Session:
    """A game at its first question, all seats people's."""
    setup = next(s for s in mode.workbench().samples() if not any(seat.computer for seat in s.seats))
    return mode.session(setup).begin()


@pytest.fixture
def thinker(record: GameRecord) -> Iterator[ProcessThinker]:
    """A thinker with a process of its own."""
    made = ProcessThinker((record,))
    yield made
    made.close()


def settle(thinker: Thinker, thought: Thought) -> Advice | None:
    """All that becomes known."""
    end = monotonic() + LONGEST
    while not thought.settled:
        assert monotonic() < end
        thinker.look()
        if isinstance(thinker, ProcessThinker) and thinker.process is not None:
            thinker.process.join(0.01)
    assert not thought.fault
    return thought.advice


def test_in_a_process_it_says_what_it_says_between_the_frames(
    mode: Mode, session: Session, thinker: ProcessThinker
) -> None:
    sliced = SlicedThinker()
    expected = settle(sliced, sliced.ask(mode, session, "same", FATES))
    assert settle(thinker, thinker.ask(mode, session, "same", FATES)) == expected
    assert thinker.process is not None
    assert thinker.process.pid != os.getpid()


def test_what_is_asked_is_dropped_for_what_is_asked_next(mode: Mode, session: Session, thinker: ProcessThinker) -> None:
    settle(thinker, thinker.ask(mode, session, "first", FATES))
    long = thinker.ask(mode, session, "long", 100_000)
    thinker.look()
    thinker.forget(long)
    short = settle(thinker, thinker.ask(mode, session, "short", FATES))
    assert short is not None
    assert not long.settled


def test_a_closed_thinker_has_no_process_and_begins_another_one(
    mode: Mode, session: Session, thinker: ProcessThinker
) -> None:
    settle(thinker, thinker.ask(mode, session, "one", FATES))
    process = thinker.process
    assert process is not None
    thinker.close()
    assert thinker.process is None
    assert not process.is_alive()
    settle(thinker, thinker.ask(mode, session, "one", FATES))
    assert thinker.process is not None
    assert thinker.process.pid != process.pid


def test_where_no_process_can_be_begun_it_thinks_between_the_frames(mode: Mode, session: Session) -> None:
    told: list[str] = []

    def begin(records: Sequence[GameRecord]) -> Any:
        raise OSError("no more processes")

    thinker = ProcessThinker(on_fault=lambda what, fault: told.append(f"{what}: {fault}"), begin=begin)
    sliced = SlicedThinker()
    expected = settle(sliced, sliced.ask(mode, session, "same", FATES))
    assert settle(thinker, thinker.ask(mode, session, "same", FATES)) == expected
    assert settle(thinker, thinker.ask(mode, session, "same", FATES)) == expected
    assert len(told) == 1
    assert "no more processes" in told[0]
    thinker.close()


def test_where_the_process_never_speaks_it_thinks_between_the_frames(
    mode: Mode, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process_thinker, "PATIENCE", 0.0)
    thinker = ProcessThinker(GAMES)
    assert settle(thinker, thinker.ask(mode, session, "same", FATES)) is not None
    assert thinker.process is None


def test_where_the_process_is_killed_what_was_asked_is_thought_to_its_end(
    mode: Mode, session: Session, thinker: ProcessThinker
) -> None:
    settle(thinker, thinker.ask(mode, session, "first", FATES))
    process = thinker.process
    assert process is not None
    thought = thinker.ask(mode, session, "same", FATES)
    process.kill()
    process.join(LONGEST)
    sliced = SlicedThinker()
    assert settle(thinker, thought) == settle(sliced, sliced.ask(mode, session, "same", FATES))


def test_a_slice_is_small_and_a_fault_is_told(mode: Mode, session: Session) -> None:
    thinker = SlicedThinker(1)
    thought = thinker.ask(mode, session, "slow", 4)
    looks = 0
    while not thought.settled:
        looks += 1
        thinker.look()
    assert thought.advice is not None
    assert looks > thought.advice.trials, "not one whole trial at a look"
    player = mode.computer_player("random", "on")
    while session.prompt is not None:
        session.answer(player(session.table, session.prompt, None))
    thought = thinker.ask(mode, session, "over", 4)
    assert thinker.look()
    assert "no question" in thought.fault


PARENT = """
import sys
from game.modes import GAMES, Library, load_words
from game.thinking.thinker import ProcessThinker

if __name__ == "__main__":
    mode = Library(load_words(), GAMES).mode(GAMES[0].id)
    session = mode.session(mode.workbench().samples()[0]).begin()
    thinker = ProcessThinker()
    thought = thinker.ask(mode, session, "long", 100_000)
    while thought.advice is None:
        thinker.look()
    print("thinks", flush=True)
    sys.stdin.read()
"""


def test_no_process_outlives_a_parent_that_is_killed(tmp_path: Any) -> None:
    """Whatever the parent began holds its output open: that ends with the last of them."""
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    parent = subprocess.Popen(
        [sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        cwd=paths.resource("."), env={**os.environ, "PYTHONPATH": str(paths.resource("."))}, text=True,
    )  # fmt: skip
    assert parent.stdout is not None
    assert parent.stdout.readline() == "thinks\n"
    parent.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
    rest, _ = parent.communicate(timeout=LONGEST)
    assert "Traceback" not in rest
