"""Two windows on the same saves, and the clock: nobody writes over what somebody else has written."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.kit import saves as saves_module
from game.kit.errors import SaveBusy, SaveChanged, SaveError
from game.kit.save_lock import FileLock
from game.kit.saves import Saves
from tests.kit.test_saves import ToyGame, toy

ROOT = Path(__file__).parent.parent.parent
HOLDER = """
import sys, time
from pathlib import Path
from game.kit.save_lock import FileLock
lock = FileLock(Path(sys.argv[1]))
print(lock.take(), flush=True)
time.sleep(60)
"""


@pytest.fixture
def windows(tmp_path: Path) -> tuple[Saves, Saves]:
    """Two windows on one folder."""
    return Saves(tmp_path, lambda name: ToyGame()), Saves(tmp_path, lambda name: ToyGame())


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A clock that shows what it is told to."""
    shown = SimpleNamespace(now=1_800_000_000.0)

    def told(form: str) -> str:
        return time.strftime(form, time.localtime(shown.now))

    monkeypatch.setattr(saves_module, "time", SimpleNamespace(time=lambda: shown.now, strftime=told))
    return shown


def answers(saves: Saves, slot: str = "slot") -> int:
    """How many answers lie in a save."""
    return sum(len(node.given) for node in saves.read(slot).history)


# -- who plays ---------------------------------------------------------------------------------------


def test_a_journey_is_played_in_one_window_and_read_in_any(windows: tuple[Saves, Saves]) -> None:
    first, second = windows
    first.claim("slot")
    first.write("slot", toy(["green"]), {})
    with pytest.raises(SaveBusy, match="another window"):
        second.claim("slot")
    assert answers(second) == 1
    assert [info.slot for info in second.list()] == ["slot"]
    second.claim("other")  # another journey is free
    first.release()
    second.claim("slot")
    with pytest.raises(SaveBusy):
        first.claim("slot")


def test_a_window_plays_one_journey_at_a_time(windows: tuple[Saves, Saves]) -> None:
    first, second = windows
    first.claim("one")
    first.claim("two")
    second.claim("one")


def test_the_system_lets_a_journey_go_when_the_process_that_played_it_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "locks" / "slot.playing"
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "True\n"
    lock = FileLock(path)
    assert not lock.take()
    holder.send_signal(signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
    holder.wait(10)
    assert lock.take(wait=5)


def test_who_takes_over_wins_and_the_other_window_is_told(windows: tuple[Saves, Saves]) -> None:
    first, second = windows
    game = toy(["green"])
    first.claim("slot")
    first.write("slot", game, {})
    second.take_over("slot")
    game.answer(["salt"])
    for _ in range(2):  # and it stays so
        with pytest.raises(SaveChanged, match="nothing was written over it"):
            first.write("slot", game, {})
    assert answers(second) == 1
    second.write("slot", toy(["red"], [], ["yes"]), {})
    assert answers(first) == 3
    with pytest.raises(SaveBusy):  # the first window let it go when it was told
        first.claim("slot")


def test_what_another_program_wrote_is_not_written_over(windows: tuple[Saves, Saves]) -> None:
    first, second = windows
    first.write("slot", toy(["green"]), {})
    second.read("slot")
    second.write("slot", toy(["red"]), {})
    there = first.path("slot").read_bytes()
    with pytest.raises(SaveChanged):
        first.write("slot", toy(["green"], []), {})
    with pytest.raises(SaveChanged):  # a third one that never read it
        Saves(first.folder, lambda name: ToyGame()).write("slot", toy(), {})
    assert first.path("slot").read_bytes() == there


def test_a_file_that_somebody_removed_is_written_again(windows: tuple[Saves, Saves]) -> None:
    saves = windows[0]
    saves.write("slot", toy(["green"]), {})
    saves.path("slot").unlink()
    saves.write("slot", toy(["green"], []), {})
    assert answers(saves) == 2


def test_a_journey_that_is_played_elsewhere_is_not_deleted(windows: tuple[Saves, Saves]) -> None:
    first, second = windows
    first.claim("slot")
    first.write("slot", toy(), {})
    with pytest.raises(SaveBusy):
        second.delete("slot")
    assert first.path("slot").exists()


def test_a_reader_never_sees_half_a_file_while_others_write(tmp_path: Path) -> None:
    writer = """
import sys
from pathlib import Path
from game.kit.errors import SaveError
from game.kit.saves import Saves
from tests.kit.test_saves import ToyGame, toy
saves, refused = Saves(Path(sys.argv[1]), lambda name: ToyGame()), 0
for number in range(60):
    try:
        saves.read("slot")
        saves.write("slot", toy(["green"], []), {"number": number})
    except SaveError:
        refused += 1
print(refused)
"""
    saves = Saves(tmp_path, lambda name: ToyGame())
    saves.write("slot", toy(["green"]), {})
    writers = [
        subprocess.Popen([sys.executable, "-c", writer, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE)
        for _ in range(2)
    ]
    reads = 0
    while any(writer.poll() is None for writer in writers):
        assert answers(saves) in (1, 2)
        reads += 1
    assert reads > 20
    assert [writer.returncode for writer in writers] == [0, 0]
    head = saves.list()[0].head
    written = 120 - sum(int(writer.stdout.read()) for writer in writers if writer.stdout is not None)
    assert head.change == 1 + written, "every write that was not refused is counted, none was lost"
    assert list(tmp_path.glob(".*.tmp")) == []


# -- the clock ---------------------------------------------------------------------------------------


def test_two_journeys_of_one_second_have_files_of_their_own(windows: tuple[Saves, Saves], clock: object) -> None:
    first, second = windows
    slots = [first.new_slot(), second.new_slot(), first.new_slot()]
    assert len(set(slots)) == 3
    for saves, slot in zip((first, second, first), slots, strict=True):
        saves.write(slot, toy(["green"]), {})
    assert {info.slot for info in first.list()} == set(slots)


def test_a_slot_is_never_used_again(windows: tuple[Saves, Saves], clock: object) -> None:
    saves = windows[0]
    slot = saves.new_slot()
    saves.write(slot, toy(["green"]), {})
    saves.delete(slot)
    assert saves.new_slot() != slot


def test_the_journey_played_last_comes_first_whatever_the_clock_says(
    windows: tuple[Saves, Saves], clock: SimpleNamespace
) -> None:
    first, second = windows
    first.write("older", toy(), {})
    clock.now -= 400 * 86_400
    second.write("newer", toy(), {})
    assert [info.slot for info in first.list()] == ["newer", "older"]
    first.write("older", toy(["green"]), {})
    assert [info.slot for info in second.list()] == ["older", "newer"]
    heads = {info.slot: info.head for info in second.list()}
    assert (heads["older"].change, heads["newer"].change) == (2, 1)


def test_a_folder_that_lets_nobody_look_is_told_when_a_journey_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = Saves(tmp_path, lambda name: ToyGame())
    saves.write("slot", toy(), {})

    def refuse(self: Path, **_: object) -> object:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "stat", refuse)
    assert saves.new_slot()
    assert saves.list()  # told of as broken, and not as an error of ours
    with pytest.raises(SaveError, match="Permission denied"):
        saves.write("other", toy(), {})
