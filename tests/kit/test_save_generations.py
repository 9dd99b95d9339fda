"""What lasts: older saves of a journey, what is set aside, the bin, copies, and files of other versions."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.kit import save_files
from game.kit.errors import SaveError
from game.kit.save_bin import KEPT_SECONDS
from game.kit.save_files import MOST_BYTES
from game.kit.saves import Saves
from tests.kit.test_saves import ToyGame, lines, toy, write_lines

STEPS = (["green"], ["salt"], ["green"], [])


class OtherContent(ToyGame):
    """The toy game with other cards."""

    content = "other toys"


def house(folder: Path, game: type[ToyGame] = ToyGame) -> Saves:
    """The saves of a folder in a house with a toy game."""
    return Saves(folder, lambda name: game())


def played(saves: Saves, slot: str = "slot") -> Saves:
    """A journey saved after each of four answers."""
    for number in range(1, len(STEPS) + 1):
        saves.write(slot, toy(*STEPS[:number]), {})
    return saves


def answers(saves: Saves, number: int, slot: str = "slot") -> int:
    """How many answers a generation has."""
    return sum(len(node.given) for node in saves.read_generation(slot, number)[1].history)


# -- generations -------------------------------------------------------------------------------------


def test_the_two_saves_before_are_kept(tmp_path: Path) -> None:
    saves = played(house(tmp_path))
    assert [answers(saves, number) for number in (0, 1, 2)] == [4, 3, 2]
    assert len(list((tmp_path / "older").iterdir())) == 2
    assert [saves.read_generation("slot", number)[0].decisions for number in (0, 1, 2)] == [4, 3, 2]


def test_a_file_system_without_links_keeps_them_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    saves = played(house(tmp_path))
    assert [answers(saves, number) for number in (0, 1, 2)] == [4, 3, 2]


def test_a_full_disk_costs_no_older_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = played(house(tmp_path))

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    for _ in range(3):
        with pytest.raises(SaveError, match="No space left"):
            saves.write("slot", toy(*STEPS, ["red"]), {})
    monkeypatch.undo()
    assert [answers(saves, number) for number in (0, 1, 2)] == [4, 3, 2]
    assert list(tmp_path.glob(".*")) == []


def test_file_and_folder_are_on_disk_before_a_write_is_told_as_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves, done = played(house(tmp_path)), []
    sync, replace = os.fsync, os.replace

    def synced(file: int) -> None:
        done.append("folder" if os.path.isdir(f"/proc/self/fd/{file}") else "file")
        sync(file)

    def renamed(source: Path, target: Path) -> None:
        done.append(f"rename to {Path(target).name}")
        replace(source, target)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", renamed)
    saves.write("slot", toy(*STEPS, ["red"]), {})
    assert done[0] == "file"
    assert done[-2:] == ["rename to slot.json", "folder"]


@pytest.mark.parametrize("harm", [lambda data: data[:-40], lambda data: b"", lambda data: b"[" + data[1:]])
def test_of_a_damaged_journey_the_list_tells_the_one_before(tmp_path: Path, harm: Callable[[bytes], bytes]) -> None:
    played(house(tmp_path))
    path = tmp_path / "slot.json"
    path.write_bytes(harm(path.read_bytes()))
    saves = house(tmp_path)
    (info,) = saves.list()
    assert (info.broken, info.head.title) == ("", "The toy")
    with pytest.raises(SaveError, match="damaged"):
        saves.read("slot")
    assert answers(saves, 1) == 3


def test_what_is_damaged_is_set_aside_before_play_goes_on_and_is_no_older_save(tmp_path: Path) -> None:
    played(house(tmp_path))
    path = tmp_path / "slot.json"
    path.write_bytes(b"torn")
    saves = house(tmp_path)
    saves.read_generation("slot", 1)
    saves.write("slot", toy(*STEPS), {})
    assert (tmp_path / "slot.broken").read_bytes() == b"torn"
    assert [answers(saves, number) for number in (0, 1, 2)] == [4, 3, 2]


# -- set aside, deleted, copied ----------------------------------------------------------------------


def test_everything_set_aside_has_a_name_of_its_own(tmp_path: Path) -> None:
    saves, kept = house(tmp_path), []
    for content in ("one", "two", "three"):
        saves.path("slot").write_text(content)
        kept.append(saves.keep_aside("slot"))
    assert [path.name for path in kept] == ["slot.broken", "slot-2.broken", "slot-3.broken"]
    assert [path.read_text() for path in kept] == ["one", "two", "three"]
    with pytest.raises(SaveError, match="could not be kept aside"):
        saves.keep_aside("slot")
    assert not (tmp_path / "slot-4.broken").exists()


def test_what_was_deleted_comes_back_with_its_older_saves(tmp_path: Path) -> None:
    saves = played(house(tmp_path))
    before = saves.path("slot").read_bytes()
    held = saves.delete("slot")
    assert held is not None
    assert saves.list() == []
    assert saves.bring_back(held) == "slot"
    assert saves.path("slot").read_bytes() == before
    assert [answers(saves, number) for number in (0, 1, 2)] == [4, 3, 2]
    with pytest.raises(SaveError, match="cannot be brought back"):
        saves.bring_back(held)


def test_what_comes_back_takes_nobodys_place(tmp_path: Path) -> None:
    saves = played(house(tmp_path))
    held = saves.delete("slot")
    assert held is not None
    saves.path("slot").write_text("somebody else's")
    assert saves.bring_back(held) == "slot-2"
    assert saves.path("slot").read_text() == "somebody else's"


def test_the_bin_is_emptied_after_a_month(tmp_path: Path) -> None:
    saves = house(tmp_path)
    held = []
    for slot in ("old", "new"):
        saves.write(slot, toy(), {})
        held.append(saves.delete(slot))
    assert held[0] is not None
    begun = tmp_path / ".slot-0.tmp"
    begun.write_text("killed")
    past = time.time() - KEPT_SECONDS - 60
    os.utime(held[0], (past, past))
    os.utime(begun, (past, past))
    saves.empty_bin()
    assert [path.name for path in (tmp_path / "bin").iterdir()] == ["new"]
    assert not begun.exists()


@pytest.mark.parametrize(
    "name", ["slot - Copy", "slot (1)", "slot - Kopie (2)", "slot のコピー", "Kopie von slot", "slot.1"]
)
def test_a_copy_that_a_file_manager_made_is_a_good_journey(tmp_path: Path, name: str) -> None:
    saves = played(house(tmp_path))
    (tmp_path / f"{name}.json").write_bytes(saves.path("slot").read_bytes())
    infos = {info.slot: info for info in saves.list()}
    assert infos[name].broken == ""
    assert answers(saves, 0, name) == 4
    saves.claim(name)
    saves.write(name, toy(*STEPS, ["red"]), {})
    assert (answers(saves, 0, name), answers(saves, 0, "slot")) == (5, 4)
    assert saves.keep_aside(name).name == f"{name}.broken"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a pipe among files is a thing of Unix")
def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "gone.json").symlink_to(tmp_path / "nowhere")
    saves = house(tmp_path)
    saves.write("slot", toy(), {})
    assert [info.slot for info in saves.list()] == ["slot"]
    with pytest.raises(SaveError, match="no file"):
        saves.read("pipe")


def test_a_file_that_no_journey_can_have_filled_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "slot.json").open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    with pytest.raises(SaveError, match="damaged"):
        house(tmp_path).read("slot")


# -- other versions ----------------------------------------------------------------------------------


def test_the_file_of_another_version_is_kept_once_before_it_is_written_over(tmp_path: Path) -> None:
    played(house(tmp_path))
    before = (tmp_path / "slot.json").read_bytes()
    saves = house(tmp_path, OtherContent)
    saves.read("slot")
    assert (tmp_path / "slot.json").read_bytes() == before
    for number in (1, 2):
        saves.write("slot", toy(*STEPS[:number]), {})
    kept = [path for path in (tmp_path / "older").iterdir() if "(" in path.name]
    assert [path.read_bytes() for path in kept] == [before]


@pytest.mark.parametrize("version", ["", "0.0.9", "z" * 3000, "a/../../../x", "..", "1\x00"])
def test_no_version_leads_out_of_the_folder_or_keeps_a_journey_from_being_saved(tmp_path: Path, version: str) -> None:
    saves = played(house(tmp_path / "saves"))
    head, body = lines(tmp_path / "saves" / "slot.json")
    write_lines(tmp_path / "saves" / "slot.json", [head | {"version": version}, body])
    saves.read("slot")
    saves.write("slot", toy(*STEPS[:2]), {})
    kept = [path.name for path in (tmp_path / "saves" / "older").iterdir() if "(" in path.name]
    assert kept == [f"slot ({version if version == '0.0.9' else 'old'}).json"]
    assert [path.name for path in tmp_path.iterdir()] == ["saves"]


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (("when",), 1e300), (("when",), -1), (("order",), -1), (("change",), 2**70), (("title",), 7),
        (("seats",), [{"name": 3}]), (("decisions",), "many"),
    ],
)  # fmt: skip
def test_a_head_out_of_bounds_is_one_broken_journey_and_not_the_whole_list(
    tmp_path: Path, where: tuple[str, ...], value: Any
) -> None:
    saves = played(house(tmp_path), "good")
    saves.write("slot", toy(), {})
    head, body = lines(tmp_path / "slot.json")
    head[where[0]] = value
    write_lines(tmp_path / "slot.json", [head, body])
    assert {info.slot: bool(info.broken) for info in saves.list()} == {"good": False, "slot": True}


@pytest.mark.parametrize("number", [2**63, -(2**63) - 1, 2**64, 10**400])
def test_a_number_of_more_than_64_bits_is_told_as_damage(tmp_path: Path, number: int) -> None:
    saves = house(tmp_path)
    saves.write("slot", toy(["green"]), {})
    head, body = (line.decode() for line in (tmp_path / "slot.json").read_bytes().splitlines())
    body = body.replace('"learned":0', f'"learned":{number}')
    assert str(number) in body
    (tmp_path / "slot.json").write_text(f"{head}\n{body}\n")
    with pytest.raises(SaveError, match="damaged"):
        saves.read("slot")


@pytest.mark.parametrize("seconds", ["1", None, [], -1, 1e300, True])
def test_what_is_kept_beside_a_game_is_of_its_kind_or_left_out(tmp_path: Path, seconds: object) -> None:
    saves = house(tmp_path)
    saves.write("slot", toy(["green"]), {"seconds": 1.0, "undo": False, "title": "mine"})
    head, body = lines(tmp_path / "slot.json")
    body["meta"] |= {"seconds": seconds, "undo": "yes", "setup": 3}
    write_lines(tmp_path / "slot.json", [head, body])
    assert saves.read("slot").meta == {"title": "mine"}


def test_a_save_of_a_newer_version_says_so_and_stays(tmp_path: Path) -> None:
    saves = house(tmp_path)
    saves.write("slot", toy(), {})
    head, body = lines(tmp_path / "slot.json")
    write_lines(tmp_path / "slot.json", [head | {"format": 4}, body])
    before = (tmp_path / "slot.json").read_bytes()
    (info,) = saves.list()
    assert "newer version" in info.broken
    with pytest.raises(SaveError, match="newer version"):
        saves.read("slot")
    assert (tmp_path / "slot.json").read_bytes() == before


# -- in and out --------------------------------------------------------------------------------------


def test_a_journey_goes_out_and_in_as_one_file(tmp_path: Path) -> None:
    saves = played(house(tmp_path / "here"))
    out = saves.export("slot", tmp_path / "out")
    again = saves.export("slot", tmp_path / "out")
    assert (out.name, again.name) == ("slot.json", "slot-2.json")
    there = house(tmp_path / "there")
    assert there.bring_in(out) == "slot"
    assert there.bring_in(out) == "slot-2"
    assert answers(there, 0, "slot-2") == 4
    (tmp_path / "torn.json").write_text("{")
    with pytest.raises(SaveError, match=r"torn\.json"):
        there.bring_in(tmp_path / "torn.json")
    assert {info.slot for info in there.list()} == {"slot", "slot-2"}


def test_where_the_folder_takes_nothing_a_journey_is_saved_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves, game = played(house(tmp_path / "here")), toy(*STEPS, ["red"])
    path, slot = saves.write_elsewhere([], game, {})
    assert (path.parent, answers(saves, 0, slot)) == (tmp_path / "here", 5)

    def full(path: Path, data: bytes, *, older: bool = True) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saves, "store", full)
    (tmp_path / "file").write_text("no folder")
    path, slot = saves.write_elsewhere([tmp_path / "file", tmp_path / "free"], game, {})
    assert (path.parent, slot) == (tmp_path / "free", "")
    assert house(tmp_path / "other").bring_in(path)
    with pytest.raises(SaveError, match="No space left"):
        saves.write_elsewhere([], game, {})


def test_nothing_that_is_told_of_a_journey_keeps_it_from_the_disk(tmp_path: Path) -> None:
    class Silent(ToyGame):
        def save_line(self, state: object) -> Any:
            raise LookupError("no words")

    saves = played(house(tmp_path))
    silent = house(tmp_path, Silent)
    silent.read("slot")
    silent.write("slot", toy(*STEPS, ["red"]), {})
    assert answers(saves, 0) == 5
    assert saves.list()[0].head.title == "The toy"  # as it was told before


def test_the_head_says_how_it_is_stored(tmp_path: Path) -> None:
    saves = played(house(tmp_path))
    head = msgspec.json.decode((tmp_path / "slot.json").read_bytes().splitlines()[0])
    assert (head["order"], head["change"], head["decisions"]) == (4, 4, 4)
    assert save_files.stamp_of(b"x\n", 4) != save_files.stamp_of(b"x\n", 5)
    assert saves.files.stamp(tmp_path / "none.json", 10) == b""


# -- killed in the middle ----------------------------------------------------------------------------


class Killed(BaseException):
    """The process ends here."""


STEPS_OF_A_WRITE = ("fsync", "replace", "link")


@pytest.mark.parametrize("links", [True, False])
def test_a_process_that_ends_between_any_two_steps_of_a_write_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    def kill_at(wanted: int) -> bool:
        """Write a fifth answer and end before that step; false where there are fewer."""
        folder = tmp_path / str(wanted)
        played(house(folder))
        saves, steps = house(folder), []
        saves.read("slot")
        with monkeypatch.context() as patch:
            for name in STEPS_OF_A_WRITE:
                patch.setattr(os, name, _step(getattr(os, name), name, steps, wanted, links))
            with suppress(Killed, SaveError):
                head, body = saves._record("slot", toy(*STEPS, ["red"]), {}, ())
                saves._store("slot", head, body)
        again = house(folder)
        (info,) = again.list()
        assert (info.broken, info.older) == ("", 0)
        assert answers(again, 0) in (4, 5)
        assert list((folder / "older").iterdir()), "one older save is there at any time"
        for number in (1, 2):
            if again.files.generation("slot", number).exists():
                assert answers(again, number) in (2, 3, 4)
        again.write("slot", toy(*STEPS, ["red"]), {})
        assert answers(again, 0) == 5
        return "killed" in steps

    wanted = 0
    while kill_at(wanted):
        wanted += 1
    assert wanted >= 5


def _step(right: Callable[..., object], name: str, steps: list[str], wanted: int, links: bool) -> Callable[..., object]:
    def step(*arguments: object, **named: object) -> object:
        if len(steps) == wanted:
            steps.append("killed")
            raise Killed
        steps.append(name)
        if name == "link" and not links:
            raise PermissionError(1, "Operation not permitted")
        return right(*arguments, **named)

    return step
