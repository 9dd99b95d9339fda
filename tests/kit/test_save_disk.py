"""The disk: saves written beside whatever goes on, heads that lists read alone, and files of an older format."""

from __future__ import annotations

import errno
import shutil
from pathlib import Path
from threading import Event

import msgspec
import pytest

from game import __version__
from game.kit.errors import SaveError
from game.kit.mode import Mode
from game.kit.save_format import HEAD_BYTES
from game.kit.saves import Saves
from game.kit.session import Session
from game.modes import Library, load_words
from tests.kit.test_saves import ToyGame, lines, toy
from tests.terrinoth.table import ASTARRA, KARI, MOK

OLD_SAVES = Path(__file__).parent / "old_saves"


@pytest.fixture(scope="module")
def terrinoth() -> Mode:
    """The game that is played in the old saves."""
    return Library(load_words()).mode("terrinoth")


def no_game(name: str) -> ToyGame:
    """A house without any game."""
    raise KeyError(name)


class SlowDisk(Saves):
    """A disk that takes a file only when it is told to, or that is full."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, lambda name: ToyGame())
        self.free = Event()
        self.full = False
        self.order: list[bytes] = []

    def store(self, path: Path, data: bytes, *, older: bool = True) -> None:
        assert self.free.wait(10), "nobody freed the disk"
        if self.full:
            raise OSError(errno.ENOSPC, "No space left on device")
        self.order.append(data)
        super().store(path, data, older=older)


def answers(saves: Saves, slot: str = "slot") -> list[tuple[str, ...]]:
    """The answers that lie in a save."""
    return [given.ids for node in saves.read(slot).history for given in node.given]


# -- written beside ----------------------------------------------------------------------------------


def test_a_save_is_the_picture_of_the_moment_and_its_writing_hinders_nobody(tmp_path: Path) -> None:
    disk, game = SlowDisk(tmp_path), toy(["green"])
    writing = disk.begin_write("slot", game, {"seconds": 1})
    assert not writing.done
    game.answer(["salt"])  # goes on while the disk is busy
    disk.free.set()
    writing.wait()
    assert writing.done
    assert answers(disk) == [("green",)]


def test_whoever_reads_lists_or_deletes_waits_for_the_disk(tmp_path: Path) -> None:
    disk = SlowDisk(tmp_path)
    disk.free.set()
    disk.begin_write("slot", toy(["green"]), {})
    assert answers(disk) == [("green",)]
    disk.begin_write("slot", toy(["red"]), {})
    assert [info.slot for info in disk.list()] == ["slot"]
    disk.begin_write("slot", toy(["blue"]), {})
    disk.delete("slot")
    assert list(tmp_path.glob("*.json")) == []  # and it does not come back


def test_saves_reach_the_disk_in_order(tmp_path: Path) -> None:
    disk, game = SlowDisk(tmp_path), toy()
    disk.free.set()
    for number in range(20):
        game.answer(["green"] if number % 2 == 0 else [])
        disk.begin_write("slot", game, {})
    disk.settle()
    assert [data.count(b'"ids"') for data in disk.order] == list(range(1, 21))
    assert len(answers(disk)) == 20


def test_a_full_disk_is_told_to_whoever_waits_and_the_older_save_stays(tmp_path: Path) -> None:
    disk, game = SlowDisk(tmp_path), toy(["green"])
    disk.free.set()
    disk.write("slot", game, {})
    disk.full = True
    game.answer(["salt"])
    writing = disk.begin_write("slot", game, {})
    with pytest.raises(SaveError, match=r"could not be saved in .*: No space left on device"):
        writing.wait()
    assert answers(disk) == [("green",)]
    disk.full = False
    disk.write("slot", game, {})
    assert answers(disk) == [("green",), ("salt",)]


def test_settling_waits_and_leaves_the_fault_to_whoever_began_the_save(tmp_path: Path) -> None:
    disk = SlowDisk(tmp_path)
    disk.free.set()
    disk.full = True
    writing = disk.begin_write("slot", toy(), {})
    disk.settle()
    assert writing.done
    with pytest.raises(SaveError):
        writing.wait()


# -- heads -------------------------------------------------------------------------------------------


def test_the_first_line_tells_all_that_a_list_shows(tmp_path: Path) -> None:
    saves = Saves(tmp_path, lambda name: ToyGame())
    saves.write("slot", toy(), {})
    head, game = lines(tmp_path / "slot.json")
    when = head.pop("when")
    assert head == {
        "format": 3, "game": "toy", "version": __version__, "content": "toys", "title": "The toy", "picture": "toy-box",
        "line": "choose", "seats": [{"name": "Purse", "picture": "purse", "player": "Ana"}], "order": 1, "change": 1,
    }  # fmt: skip
    assert game["mode"] == "toy"
    (info,) = saves.list()
    assert (info.slot, info.head.title, info.head.when, info.broken) == ("slot", "The toy", when, "")


def test_a_list_reads_the_heads_alone(tmp_path: Path) -> None:
    Saves(tmp_path, lambda name: ToyGame()).write("slot", toy(), {})
    path = tmp_path / "slot.json"
    head = path.read_bytes().splitlines()[0]
    path.write_bytes(head + b"\n" + b"{" * 100 + b"\n")  # no game could be read from that, and no game is asked
    (info,) = Saves(tmp_path, no_game).list()
    assert (info.head.title, info.broken) == ("The toy", "")
    with pytest.raises(SaveError, match="damaged"):
        Saves(tmp_path, no_game).read("slot")


@pytest.mark.parametrize("first", [b"x" * HEAD_BYTES, b"{}", b'{"format":9,"game":"toy"}', b'{"format":2,"game":7}'])
def test_a_head_that_is_none_is_told(tmp_path: Path, first: bytes) -> None:
    (tmp_path / "slot.json").write_bytes(first + b'\n{"mode":"toy"}\n')
    saves = Saves(tmp_path, lambda name: ToyGame())
    (info,) = saves.list()
    assert info.broken
    with pytest.raises(SaveError, match=r"slot\.json"):
        saves.read("slot")


# -- files of format 1 -------------------------------------------------------------------------------


def old_folder(tmp_path: Path) -> Path:
    """A folder with the saves that the first version of the game wrote."""
    for path in OLD_SAVES.glob("*.json"):
        shutil.copy(path, tmp_path)
    return tmp_path


def loaded(mode: Mode, saves: Saves, slot: str) -> Session:
    """A save, read and loaded."""
    return mode.load(saves.read(slot))


def test_old_saves_are_listed_with_their_title_and_place(tmp_path: Path, terrinoth: Mode) -> None:
    saves = Saves(old_folder(tmp_path), {"terrinoth": terrinoth}.__getitem__)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    infos = {info.slot: info for info in saves.list()}
    assert {info.broken for info in infos.values()} == {""}
    play, over = infos["format-1-in-play"].head, infos["format-1-over"].head
    assert (play.version, play.game, play.title) == ("0.1.0", "terrinoth", "Smoke over Brindle Ford")
    assert (play.line, play.over) == ("round 4, hero phase", "")
    assert [(seat.name, seat.player) for seat in play.seats] == [("Kari", "Ana"), ("Mok", "Ben"), ("Astarra", "Cleo")]
    assert [seat.picture for seat in play.seats] == [f"pictures/terrinoth/{hero}" for hero in (KARI, MOK, ASTARRA)]
    assert (over.title, over.over) == ("The Goblin Problem", "victory")
    assert over.when > play.when > 0
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before  # nobody wrote


def test_an_old_save_goes_on_and_is_written_anew_with_a_head(tmp_path: Path, terrinoth: Mode) -> None:
    saves = Saves(old_folder(tmp_path), {"terrinoth": terrinoth}.__getitem__)
    game = loaded(terrinoth, saves, "format-1-in-play")
    assert not game.differs
    assert game.prompt is not None
    assert (game.prompt.kind, game.rewinds, len(game.journal())) == ("ready-card", 1, 74)
    assert game.undo(rewind=True)
    game.answer(game.prompt.options[: game.prompt.least])
    saves.write("format-1-in-play", game, saves.read("format-1-in-play").meta)
    info = next(info for info in saves.list() if info.slot == "format-1-in-play")
    assert (info.head.format, info.head.version, info.head.title) == (3, __version__, "Smoke over Brindle Ford")
    again = loaded(terrinoth, saves, "format-1-in-play")
    assert again.prompt == game.prompt
    assert saves.read("format-1-in-play").meta["seconds"] == 1834.25


def test_an_old_save_of_a_journey_that_is_over_shows_its_end(tmp_path: Path, terrinoth: Mode) -> None:
    saves = Saves(old_folder(tmp_path), {"terrinoth": terrinoth}.__getitem__)
    game = loaded(terrinoth, saves, "format-1-over")
    assert game.ended
    assert terrinoth.view(game).chronicle().outcome == "victory"


def test_an_old_save_of_a_game_that_is_not_here_says_so(tmp_path: Path) -> None:
    infos = Saves(old_folder(tmp_path), no_game).list()
    assert len(infos) == 2
    assert all("belongs to a game that is not here" in info.broken for info in infos)


def test_old_saves_are_single_lines() -> None:
    for path in OLD_SAVES.glob("*.json"):
        assert msgspec.json.decode(path.read_bytes())["format"] == 1
        assert b"\n" not in path.read_bytes().strip()
