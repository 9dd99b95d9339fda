"""Saves: what is written comes back to the very question; what is damaged is told and hurts nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.kit.board import State
from game.kit.codec import to_plain
from game.kit.computer_players import RandomPlayer
from game.kit.errors import RuleError, SaveError
from game.kit.mode import Mode
from game.kit.save_format import Saved, resume, to_saved
from game.kit.saves import SavedGame, Saves
from game.kit.session import Session
from game.kit.shown import SaveLine, SaveSeat
from game.modes import Library, load_words
from game.terrinoth.box import Box
from game.terrinoth.flow import load_session, new_session
from tests.kit import tour
from tests.kit.toy import FLOW, ToyTable, session, state
from tests.terrinoth.table import ASTARRA, KARI, MOK


def toy(*answers: list[str]) -> Session:
    """A toy session with some answers given."""
    game = session().begin()
    for answer in answers:
        game.answer(answer)
    return game


class ToyGame:
    """What saves need of the toy game."""

    content = "toys"

    def save_line(self, state: State) -> SaveLine:
        return SaveLine("The toy", "toy-box", state.node, (SaveSeat("Purse", "purse", "Ana"),))


@pytest.fixture(scope="module")
def terrinoth() -> Mode:
    """The game that is played in the old saves."""
    return Library(load_words()).mode("terrinoth")


def saves_in(folder: Path, *modes: Mode) -> Saves:
    """The saves in a folder, in a house with the toy game and some others."""
    games: dict[str, SavedGame] = {"toy": ToyGame(), "tour": ToyGame(), **{mode.id: mode for mode in modes}}
    return Saves(folder, games.__getitem__)


def lines(path: Path) -> list[Any]:
    """Head and body of a save as plain values."""
    return [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]


def write_lines(path: Path, values: list[Any]) -> None:
    """Put plain values into a save, one a line."""
    path.write_bytes(b"".join(msgspec.json.encode(value) + b"\n" for value in values))


def again(saved: Saved) -> Session:
    """The session of a toy save."""
    fresh = Session(FLOW, ToyTable, saved.state)
    fresh.origin = state
    return resume(fresh, saved)


# -- round trip --------------------------------------------------------------------------------------


def test_a_save_comes_back_to_the_very_question_in_the_middle_of_a_node(tmp_path: Path) -> None:
    saves, game = saves_in(tmp_path), toy(["green"], ["salt"], ["green"])
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
    saves, game = saves_in(tmp_path), toy(["green"], ["salt"], ["red"], [], ["yes"], ["green"])
    saves.write("slot", game, {})
    back = again(saves.read("slot"))
    while back.last_given() is not None:
        assert back.undo(rewind=True)
        assert game.undo(rewind=True)
        assert back.prompt == game.prompt
        assert to_plain(back.state) == to_plain(game.state)
    assert back.rewinds == game.rewinds > 0


def test_the_first_undo_of_a_loaded_game_needs_no_replay(tmp_path: Path) -> None:
    saves, game = saves_in(tmp_path), toy(["green"], ["salt"], ["green"], [])
    saves.write("slot", game, {})
    back = again(saves.read("slot"))
    back.origin = None  # nothing could be told again
    assert back.undo()
    assert game.undo()
    assert back.prompt == game.prompt
    assert to_plain(back.state) == to_plain(game.state)
    back.undo()
    with pytest.raises(RuleError, match="cannot go back beyond"):
        back.undo()


def test_a_chapter_keeps_its_beginning_and_not_what_was_before_it(tmp_path: Path) -> None:
    saves, game, player = saves_in(tmp_path), tour.session(hidden=False).begin(), RandomPlayer("a")
    sizes = []
    while len(game.chapters) < 3:
        assert game.prompt is not None
        game.answer(player(game.table, game.prompt, None))
        saved = msgspec.json.decode(msgspec.json.encode(to_saved(game, {})), type=Saved)
        sizes.append((len(game.chapters), sum(len(node.given) for node in saved.history)))
    assert max(given for chapter, given in sizes if chapter == 2) <= 12  # one stage, not two
    game.answer([])
    saves.write("tour", game, {})
    back = resume(tour.session(hidden=False), saves.read("tour"))
    assert back.chapters == game.chapters
    assert to_plain(back.start()) == to_plain(game.start())
    assert back.undo()
    assert back.last_given() is None
    back.answer([])
    assert to_plain(back.state) == to_plain(game.state)
    assert to_plain(back.from_origin().state) == to_plain(game.from_origin().state)


def test_where_the_rules_have_changed_a_loaded_game_keeps_its_question_and_says_so(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.write("slot", toy(["green"], ["salt"], ["green"], []), {})
    saved = saves.read("slot")
    saved.history[1].given[1] = msgspec.structs.replace(saved.history[1].given[1], ids=("sugar",))
    back = again(saved)
    for _ in range(2):  # what was answered last needs no replay
        assert back.undo(rewind=True)
    before = (back.prompt, back.journal())
    with pytest.raises(RuleError, match="rules have changed"):
        back.undo(rewind=True)
    assert (back.prompt, back.journal()) == before


@pytest.mark.parametrize("heroes", [[KARI, MOK], [KARI, MOK, ASTARRA]])
def test_saved_and_loaded_at_every_question_of_a_game_it_stays_the_same_game(box: Box, heroes: list[str]) -> None:
    player = RandomPlayer("saves")
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
        back.answer(player(back.table, game.prompt, None))
        game = back
    assert game.ended
    assert asked > 40


def test_a_finished_game_can_be_saved_and_read(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.write("end", toy(["red"], [], []), {})
    back = again(saves.read("end"))
    assert back.ended
    assert back.prompt is None


# -- files -------------------------------------------------------------------------------------------


def test_a_newer_save_replaces_the_older_and_leaves_no_other_file(tmp_path: Path) -> None:
    saves = saves_in(tmp_path / "deep" / "folder")
    saves.write("slot", toy(), {})
    saves.write("slot", toy(["green"]), {})
    assert [given.ids for given in saves.read("slot").history[-1].given] == [("green",)]
    assert sorted(path.name for path in saves.folder.iterdir()) == ["locks", "older", "slot.json"]
    assert [path.name for path in (saves.folder / "older").iterdir()] == ["slot.1.json"]


def test_the_list_tells_what_there_is_newest_first(tmp_path: Path, box: Box, terrinoth: Mode) -> None:
    saves = saves_in(tmp_path, terrinoth)
    assert saves.list() == []
    saves.write("one", toy(), {"title": "first"})
    setup = {"quest": "the-goblin-problem", "heroes": [KARI, MOK], "seed": "1"}
    saves.write("two", new_session(box, setup).begin(), {})
    (tmp_path / "torn.json").write_text("{")
    (tmp_path / "notes.txt").write_text("not a save")
    infos = {info.slot: info for info in saves.list()}
    assert set(infos) == {"one", "two", "torn"}
    head = infos["two"].head
    assert (head.game, head.line) == ("terrinoth", "round 1, hero phase")
    assert head.picture == "pictures/terrinoth/the-goblin-problem"
    assert [seat.picture for seat in head.seats] == [f"pictures/terrinoth/{hero}" for hero in (KARI, MOK)]
    assert infos["one"].head.title == "The toy"
    assert "damaged" in infos["torn"].broken
    assert [info.slot for info in saves.list()] == ["two", "one", "torn"]


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"null", b"[]", b"{}", b"\xff\xfe\x00", b'"save"', b'{"format": 1}', b'{"format": "one"}',
     b'{"format":1,"mode":"x","state":{},"history":[]}', b"[" * 5000,
     b'{"format":1,"mode":"x","state":{"mode":"x","seed":"1","setup":{"a":' + b"[" * 90_000],
)  # fmt: skip
def test_a_damaged_file_is_told_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    saves = saves_in(tmp_path)
    (tmp_path / "slot.json").write_bytes(content)
    with pytest.raises(SaveError, match=r"slot\.json"):
        saves.read("slot")
    assert [bool(info.broken) for info in saves.list()] == [True]


@pytest.mark.parametrize("cut", [1, 2, 40, 400])
def test_a_list_tells_of_a_save_that_was_cut_off_as_of_every_damaged_one(tmp_path: Path, cut: int) -> None:
    saves = saves_in(tmp_path)
    saves.write("slot", toy(), {})
    saves.write("slot", toy(["green"]), {})
    path = tmp_path / "slot.json"
    path.write_bytes(path.read_bytes()[:-cut])
    (info,) = saves.list()
    whole = cut == 1  # without the end of its last line nothing is missing
    assert (info.older, info.head.decisions, info.broken) == ((0, 1, "") if whole else (1, 0, ""))
    for older in (tmp_path / "older").iterdir():
        older.unlink()
    assert ("damaged" in saves.list()[0].broken) is not whole


def test_half_a_save_is_told_and_can_be_put_aside(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
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
    saves = saves_in(tmp_path)
    saves.write("slot", toy(), {})
    path = tmp_path / "slot.json"
    write_lines(path, [line | change for line in lines(path)])
    with pytest.raises(SaveError, match="another format"):
        saves.read("slot")


def test_a_missing_save_is_told_and_deleting_it_is_nothing(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    with pytest.raises(SaveError, match="cannot be read"):
        saves.read("slot")
    saves.delete("slot")


@pytest.mark.parametrize("name", ["", "../up", "a/b", ".hidden", "a ", "a.", "x" * 99, "a\0b", "con:", "\udc80"])
def test_a_slot_has_a_plain_name(tmp_path: Path, name: str) -> None:
    with pytest.raises(SaveError, match="no name for a save"):
        saves_in(tmp_path).path(name)


def test_a_folder_that_takes_no_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be")
    with pytest.raises(SaveError, match="could not be saved"):
        saves_in(tmp_path / "saves").write("slot", toy(), {})
    assert saves_in(tmp_path / "saves").list() == []


def test_a_write_that_fails_leaves_the_other_saves_as_they_were(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.write("other", toy(["green"]), {})
    before = (tmp_path / "other.json").read_bytes()
    (tmp_path / "slot.json").mkdir()
    (tmp_path / "slot.json" / "inside").write_text("x")
    with pytest.raises(SaveError, match="could not be saved"):
        saves.write("slot", toy(), {})
    assert (tmp_path / "other.json").read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["other.json"]


# -- saves of another hand ---------------------------------------------------------------------------


@pytest.mark.parametrize("form", [1, 2])
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
    box: Box, terrinoth: Mode, tmp_path: Path, where: tuple[str, ...], value: Any, form: int
) -> None:
    saves = saves_in(tmp_path, terrinoth)
    game = new_session(box, {"quest": "the-goblin-problem", "heroes": [KARI, MOK], "seed": "1"}).begin()
    saves.write("slot", game, {})
    path = tmp_path / "slot.json"
    head, plain = lines(path)
    place = plain
    for key in where[:-1]:
        place = place[key]
    place[where[-1]] = value
    write_lines(path, [head, plain] if form == 2 else [plain | {"format": 1, "saved_at": 1.0}])
    assert len(saves.list()) == 1
    if where[-1] == "round":
        return  # the list still tells of it; the round is not read in this node
    with pytest.raises(RuleError):
        load_session(box, saves.read("slot"))
