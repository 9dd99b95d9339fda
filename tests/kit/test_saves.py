"""Saves: what is written comes back to the very question; what is damaged is told and hurts nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.kit.agents import RandomAgent
from game.kit.codec import to_plain
from game.kit.errors import RuleError
from game.kit.saves import Saved, SaveError, Saves, resume, to_saved
from game.kit.session import Session
from game.terrinoth.box import Box
from game.terrinoth.flow import load_session, new_session
from tests.kit.toy import FLOW, ToyTable, session, state
from tests.table import ASTARRA, KARI, MOK


def toy(*answers: list[str]) -> Session:
    """A toy session with some answers given."""
    game = session().begin()
    for answer in answers:
        game.answer(answer)
    return game


def again(saved: Saved) -> Session:
    """The session of a toy save."""
    fresh = Session(FLOW, ToyTable, saved.state)
    fresh.origin = state
    return resume(fresh, saved)


# -- round trip --------------------------------------------------------------------------------------


def test_a_save_comes_back_to_the_very_question_in_the_middle_of_a_node(tmp_path: Path) -> None:
    saves, game = Saves(tmp_path), toy(["green"], ["salt"], ["green"])
    saves.write("slot", game, {"title": "mine"})
    saved = saves.read("slot")
    assert saved.meta == {"title": "mine"}
    back = again(saved)
    assert back.prompt == game.prompt
    assert to_plain(back.state) == to_plain(game.state)
    assert back.journal() == game.journal()
    assert back.rewinds == game.rewinds
    back.answer(["pepper"])
    game.answer(["pepper"])
    assert to_plain(back.state) == to_plain(game.state)


def test_a_loaded_game_can_be_undone_to_its_beginning(tmp_path: Path) -> None:
    saves, game = Saves(tmp_path), toy(["green"], ["salt"], ["red"], [], ["yes"], ["green"])
    saves.write("slot", game, {})
    back = again(saves.read("slot"))
    while back.last_given() is not None:
        assert back.undo(rewind=True)
        assert game.undo(rewind=True)
        assert back.prompt == game.prompt
        assert to_plain(back.state) == to_plain(game.state)
    assert back.rewinds == game.rewinds > 0


def test_where_the_rules_have_changed_a_loaded_game_keeps_its_question_and_says_so(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.write("slot", toy(["green"], ["salt"], ["green"], []), {})
    saved = saves.read("slot")
    saved.history[1].given[1] = msgspec.structs.replace(saved.history[1].given[1], ids=("sugar",))
    back = again(saved)
    before = (back.prompt, back.journal())
    while back.entries[-1].given:
        back.undo(rewind=True)
        before = (back.prompt, back.journal())
    with pytest.raises(RuleError, match="rules have changed"):
        back.undo(rewind=True)
    assert (back.prompt, back.journal()) == before


@pytest.mark.parametrize("heroes", [[KARI, MOK], [KARI, MOK, ASTARRA]])
def test_saved_and_loaded_at_every_question_of_a_game_it_stays_the_same_game(box: Box, heroes: list[str]) -> None:
    agent = RandomAgent("saves")
    game = new_session(box, {"quest": "the-goblin-problem", "heroes": heroes, "seed": "saves"}).begin()
    asked = 0
    while game.prompt is not None:
        raw = msgspec.json.encode(to_saved(game, {}))
        back = load_session(box, msgspec.json.decode(raw, type=Saved))
        assert back.prompt == game.prompt
        assert back.refusals == game.refusals
        assert to_plain(back.state) == to_plain(game.state)
        assert not back.differs
        asked += 1
        back.answer(agent(back.table, game.prompt, None))
        game = back
    assert game.ended
    assert asked > 40


def test_a_finished_game_can_be_saved_and_read(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.write("end", toy(["red"], [], []), {})
    back = again(saves.read("end"))
    assert back.ended
    assert back.prompt is None


# -- files -------------------------------------------------------------------------------------------


def test_a_newer_save_replaces_the_older_and_leaves_no_other_file(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "deep" / "folder")
    saves.write("slot", toy(), {})
    saves.write("slot", toy(["green"]), {})
    assert [given.ids for given in saves.read("slot").history[-1].given] == [("green",)]
    assert [path.name for path in saves.folder.iterdir()] == ["slot.json"]


def test_the_list_tells_what_there_is_newest_first(tmp_path: Path, box: Box) -> None:
    saves = Saves(tmp_path)
    assert saves.list() == []
    saves.write("one", toy(), {"title": "first"})
    setup = {"quest": "the-goblin-problem", "heroes": [KARI, MOK], "seed": "1"}
    saves.write("two", new_session(box, setup).begin(), {})
    (tmp_path / "torn.json").write_text("{")
    (tmp_path / "notes.txt").write_text("not a save")
    infos = {info.slot: info for info in saves.list()}
    assert set(infos) == {"one", "two", "torn"}
    assert (infos["two"].quest, infos["two"].round, infos["two"].phase) == ("the-goblin-problem", 1, "heroes")
    assert infos["two"].heroes == (KARI, MOK)
    assert infos["one"].meta == {"title": "first"}
    assert "damaged" in infos["torn"].broken
    dates = [info.saved_at for info in saves.list()]
    assert dates == sorted(dates, reverse=True)


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"null", b"[]", b"{}", b"\xff\xfe\x00", b'"save"', b'{"format": 1}', b'{"format": "one"}',
     b'{"format":1,"mode":"x","state":{},"history":[]}', b"[" * 5000,
     b'{"format":1,"mode":"x","state":{"mode":"x","seed":"1","setup":{"a":' + b"[" * 90_000],
)  # fmt: skip
def test_a_damaged_file_is_told_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    saves = Saves(tmp_path)
    (tmp_path / "slot.json").write_bytes(content)
    with pytest.raises(SaveError, match=r"slot\.json"):
        saves.read("slot")
    assert [bool(info.broken) for info in saves.list()] == [True]


def test_half_a_save_is_told_and_can_be_put_aside(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.write("slot", toy(["green"]), {})
    path = tmp_path / "slot.json"
    path.write_bytes(path.read_bytes()[:-40])
    with pytest.raises(SaveError, match="damaged"):
        saves.read("slot")
    aside = saves.keep_aside("slot")
    assert aside.exists()
    assert saves.list() == []


@pytest.mark.parametrize("change", [{"format": 99}, {"history": []}])
def test_a_save_of_another_format_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    saves = Saves(tmp_path)
    saves.write("slot", toy(), {})
    path = tmp_path / "slot.json"
    path.write_bytes(msgspec.json.encode(msgspec.json.decode(path.read_bytes()) | change))
    with pytest.raises(SaveError, match="another format"):
        saves.read("slot")


def test_a_missing_save_is_told_and_deleting_it_is_nothing(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    with pytest.raises(SaveError, match="cannot be read"):
        saves.read("slot")
    saves.delete("slot")


@pytest.mark.parametrize("name", ["", "../up", "a/b", ".hidden", "a b", "x" * 99, "a\0b", "con:"])
def test_a_slot_has_a_plain_name(tmp_path: Path, name: str) -> None:
    with pytest.raises(SaveError, match="no name for a save"):
        Saves(tmp_path).path(name)


def test_a_folder_that_takes_no_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be")
    with pytest.raises(SaveError, match="could not be saved"):
        Saves(tmp_path / "saves").write("slot", toy(), {})
    assert Saves(tmp_path / "saves").list() == []


@pytest.mark.parametrize("place", ["slot.tmp", "slot.json"])
def test_a_write_that_fails_leaves_the_other_saves_as_they_were(tmp_path: Path, place: str) -> None:
    saves = Saves(tmp_path)
    saves.write("other", toy(["green"]), {})
    before = (tmp_path / "other.json").read_bytes()
    (tmp_path / place).mkdir()
    (tmp_path / place / "inside").write_text("x")
    with pytest.raises(SaveError, match="could not be saved"):
        saves.write("slot", toy(), {})
    assert (tmp_path / "other.json").read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(["other.json", place])


# -- saves of another hand ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (("state", "setup", "quest"), "the-moon"),
        (("state", "setup", "heroes"), [KARI, "nobody"]),
        (("state", "setup", "heroes"), 7),
        (("state", "setup", "leader"), "nobody"),
        (("state", "node"), "nowhere"),
        (("state", "board", "zones"), {}),
        (("state", "board", "pieces"), {}),
        (("state", "board", "tracks"), {"turns": "nobody"}),
        (("state", "board", "tracks", "round"), "many"),
        (("history",), [{"node": "setup", "given": []}]),
    ],
)
def test_a_save_that_was_tampered_with_is_refused_without_a_crash(
    box: Box, tmp_path: Path, where: tuple[str, ...], value: Any
) -> None:
    saves = Saves(tmp_path)
    game = new_session(box, {"quest": "the-goblin-problem", "heroes": [KARI, MOK], "seed": "1"}).begin()
    saves.write("slot", game, {})
    path = tmp_path / "slot.json"
    plain = msgspec.json.decode(path.read_bytes())
    place = plain
    for key in where[:-1]:
        place = place[key]
    place[where[-1]] = value
    path.write_bytes(msgspec.json.encode(plain))
    assert len(saves.list()) == 1
    if where[-1] == "round":
        return  # the list still tells of it; the round is not read in this node
    with pytest.raises(RuleError):
        load_session(box, saves.read("slot"))
