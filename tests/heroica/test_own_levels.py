"""Levels of a player: read beside those of the game; whatever else lies there is left out, and told by its file."""

from __future__ import annotations

import base64
import gzip
import json
import os
import shutil
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from game.commands.line import main
from game.heroica.box import Box
from game.heroica.compiling import compile_box
from game.heroica.content import Content
from game.heroica.mode import HeroicaMode, mode_of
from game.heroica.own_levels import MOST_LEVELS, MOST_TOLD, OwnLevels, read_own_levels
from game.heroica.view.setup_form import OWN
from game.kit.counting import count_ended
from game.kit.errors import SaveError
from game.kit.opening import bring_up
from game.kit.profiles import Profiles
from game.kit.save_format import encoded_body, encoded_head, head_of, read_save, to_saved
from game.kit.session import Session
from game.kit.setup import SeatChoice, Setup
from game.modes import load_words
from game.paths import OWN_VARIABLE, data_folder, own_content
from tests.heroica.spoiled import LEVELS, Spoil, Xml, layer, placed, put, say, set_tile, spoiled
from tests.heroica.words import words_of_heroica

TILESETS = LEVELS / "tiles"
WORDS = """place = "The Reeds Again"
title = "Wet Feet"
story = \"\"\"
Somebody has drawn this,
and put it here.\"\"\"
goal = "Take the ring."
"""
MAP = (LEVELS / "01-kameshbog.tmx").read_text(encoding="utf-8")


@pytest.fixture
def content(box: Box) -> Content:
    """All content."""
    return box.content


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one level that can be played."""
    folder = tmp_path / "own"
    folder.mkdir()
    add(folder, "reeds")
    return folder


def add(folder: Path, name: str, spoil: Spoil | None = None, words: str = WORDS, level: str = "01-kameshbog") -> Path:
    """Put a level into the folder: one of the game's, with something of it spoiled."""
    made = spoiled(folder.parent, level, spoil or (lambda root: None))
    shutil.move(made, folder / f"{name}.tmx")
    (folder / f"{name}.toml").write_text(words, encoding="utf-8")
    return folder / f"{name}.tmx"


def read(folder: Path, content: Content) -> OwnLevels:
    """What is read of the folder."""
    return read_own_levels(folder, content, TILESETS)


def mode_with(box: Box, folder: Path) -> HeroicaMode:
    """The game with what lies in the folder."""
    levels = {name: level for name, level in box.levels.items() if name in box.content.levels}
    own = compile_box(box.content, levels, read(folder, box.content))
    return mode_of(own, data_folder() / "heroica", words_of_heroica(load_words()))


def begun(mode: HeroicaMode, seats: int = 1, form: str = "together") -> Session:
    """A journey through the own level."""
    heroes = tuple(SeatChoice("", hero) for hero in ("knight", "wizard", "druid")[:seats])
    return mode.session(Setup({"road": "own-reeds", "form": form, "grade": "fair"}, heroes, 0, "own")).begin()


# -- what can be played


@pytest.mark.rule("HC-801")
def test_an_own_level_is_chosen_and_played_like_any_other(box: Box, folder: Path) -> None:
    mode = mode_with(box, folder)
    form = mode.setup_form(2)
    entry = form.lists[0].entry("own-reeds")
    assert entry is not None
    assert (entry.group, entry.title, entry.line) == (OWN, "The Reeds Again", "Wet Feet")
    assert entry.text == "Somebody has drawn this, and put it here."
    assert entry.picture == "pictures/heroica/levels/level-01"
    assert entry.facts[2].value == "13"
    assert form.left_out == ()
    for seats, played in ((1, "together"), (2, "rivals"), (3, "together")):
        session = begun(mode, seats, played)
        view = mode.view(session)
        assert view.own().grounds.keys() == {"own-reeds"}
        assert view.describe()[0] == "The Reeds Again: Wet Feet."
        assert session.state.board.tracks["level"] == "own-reeds"


def test_a_whole_game_of_an_own_level_is_told_to_its_end(box: Box, folder: Path) -> None:
    mode = mode_with(box, folder)
    session = begun(mode, 2, "rivals")
    player = mode.computer_player("sensible", "own")
    while session.prompt is not None:
        session.answer(player(session.table, session.prompt, None))
    view = mode.view(session)
    told = [event for event in session.retell() if view.story(event)]
    assert told
    assert view.chronicle().title == "The Reeds Again"
    assert mode.tally(session)
    assert mode.save_line(session.state).title == "The Reeds Again"


def test_what_players_have_made_themselves_wins_them_nothing_in_their_profiles(
    box: Box, folder: Path, tmp_path: Path
) -> None:
    mode, profiles = mode_with(box, folder), Profiles(tmp_path)
    for road, counted in (("own-reeds", 0), ("kameshbog", 1)):
        heroes = (SeatChoice("Ana", "knight"),)
        session = mode.session(Setup({"road": road, "grade": "fair"}, heroes, 0, "own")).begin()
        while session.prompt is not None:
            session.answer(mode.computer_player("sensible", "own")(session.table, session.prompt, None))
        assert len(count_ended(profiles, mode, session, {"setup": {}}, 1.0)) == counted


def test_the_road_the_ladder_and_the_fingerprint_of_the_game_know_nothing_of_it(
    box: Box, mode: HeroicaMode, folder: Path
) -> None:
    with_own = mode_with(box, folder)
    assert with_own.content == mode.content
    assert with_own.career().ladder == mode.career().ladder
    session = with_own.session(Setup({"road": "campaign"}, (SeatChoice("", "knight"),), 0, "x"))
    assert len(session.state.setup["road"]) == 22  # type: ignore[arg-type]


def test_an_own_level_may_have_any_cards_of_the_game(folder: Path, content: Content) -> None:
    def mixed(root: Xml) -> None:
        say(placed(root, "monsters", 8, 1), "kind", "kraken")
        say(placed(root, "things", 14, 7), "kind", "the-idol")
        say(next(iter(root)), "goal", "take the-idol")
        say(next(iter(root)), "level", "22")

    add(folder, "mixed", mixed)
    found = read(folder, content)
    assert found.left_out == ()
    assert found.levels["own-mixed"].level.things_of("relic")


def test_one_file_may_be_read_alone(folder: Path, content: Content) -> None:
    add(folder, "second")
    assert read(folder / "second.tmx", content).levels.keys() == {"own-second"}


def test_a_folder_that_is_not_there_holds_nothing(tmp_path: Path, content: Content) -> None:
    assert read(tmp_path / "nowhere", content) == OwnLevels({})


def test_the_folder_is_the_players_or_what_the_environment_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEROES_HOME", str(tmp_path))
    monkeypatch.delenv(OWN_VARIABLE, raising=False)
    assert own_content("heroica") == tmp_path / "own" / "heroica"
    assert own_content("heroica").is_dir()
    monkeypatch.setenv(OWN_VARIABLE, str(tmp_path / "mine"))
    assert own_content("heroica") == tmp_path / "mine"


# -- journeys


def saved(session: Session, mode: HeroicaMode) -> bytes:
    """A journey as its file."""
    body = to_saved(session, {})
    head = head_of(mode.save_line(session.state), body, mode.content, 0.0)
    return encoded_head(head) + encoded_body(body)


def test_a_journey_through_an_own_level_is_taken_up_again(box: Box, folder: Path) -> None:
    mode = mode_with(box, folder)
    session = begun(mode)
    head, body = read_save("own", saved(session, mode))
    opened = bring_up(head, body, lambda game: mode_with(box, folder))
    assert opened.session.prompt == session.prompt
    assert opened.notes == []


@pytest.mark.parametrize(("change", "sentence"), [
    (lambda folder: (folder / "reeds.tmx").unlink(),
     "a level of your own, “The Reeds Again”, that is not there (any more): reeds.tmx"),
    (lambda folder: add(folder, "reeds", lambda root: say(next(iter(root)), "hourglass", "9 9 9 9")),
     "a level of your own, “The Reeds Again”, that has been changed since: reeds.tmx"),
    (lambda folder: (folder / "reeds.tmx").write_text("<map/>"), "that is not there (any more): reeds.tmx"),
])  # fmt: skip
def test_a_journey_whose_level_is_gone_or_another_is_refused_in_words(
    box: Box, folder: Path, change: Spoil, sentence: str
) -> None:
    mode = mode_with(box, folder)
    session = begun(mode)
    head, body = read_save("own", saved(session, mode))
    change(folder)  # type: ignore[arg-type]
    later = mode_with(box, folder)
    with pytest.raises(SaveError) as refused:
        bring_up(head, body, lambda game: later)
    assert sentence in str(refused.value)
    assert later.save_line(session.state).title == "The Reeds Again"


def test_other_words_change_nothing_of_a_journey(box: Box, folder: Path) -> None:
    mode = mode_with(box, folder)
    head, body = read_save("own", saved(begun(mode), mode))
    (folder / "reeds.toml").write_text(WORDS.replace("Wet", "Dry"), encoding="utf-8")
    assert bring_up(head, body, lambda game: mode_with(box, folder)).session.prompt is not None


# -- what is left out


def no_layer(root: Xml) -> None:
    root.remove(layer(root, "monsters"))


def pack(text: bytes, packing: str) -> Spoil:
    def spoil(root: Xml) -> None:
        data = next(layer(root, "solid").iter("data"))
        data.attrib.update(encoding="base64", compression=packing)
        data.text = base64.b64encode(text).decode()

    return spoil


def other_tileset(source: str) -> Spoil:
    return lambda root: next(root.iter("tileset")).set("source", source)


SIZE = 16 * 10 * 4
HOSTILE = [
    (no_layer, "has no object layer 'monsters'"),
    (lambda root: root.set("width", "-16"), "its width is '-16'"),
    (lambda root: root.set("height", "99999999"), "its height is '99999999'"),
    (lambda root: placed(root, "things", 6, 1).set("width", "-64"), "does not fill 1 x 1 squares of the grid"),
    (lambda root: placed(root, "things", 6, 1).set("x", "nan"), "its x is 'nan'; it is a number"),
    (lambda root: say(placed(root, "monsters", 8, 1), "kind", "../../etc"), "there is no monster '../../etc'"),
    (lambda root: say(next(iter(root)), "level", "23"), "its level is 23, which no content names"),
    (lambda root: say(next(iter(root)), "goal", "take the-idol"), "and that is not in the level"),
    (lambda root: set_tile(root, "solid", 2, 2, 2**40), "the tile at 2,2 (1099511627776) is of no tileset"),
    (pack(zlib.compress(bytes(64 * 2**20), 9), "zlib"), "has 161 tiles, where 16 x 10 are 160"),
    (pack(gzip.compress(bytes(SIZE)) + gzip.compress(bytes(64 * 2**20)), "gzip"), "something behind its packed data"),
    (pack(b"no zip at all", "zlib"), "its data cannot be unpacked"),
    (other_tileset("../../../../etc/passwd"), "tileset '../../../../etc/passwd': is no TSX file"),
    (other_tileset("/tmp/evil.tsx"), "tileset '/tmp/evil.tsx': is not one of the game; there are bog, camp,"),
    (other_tileset("http://elsewhere/bog2.tsx"), "is not one of the game"),
    (lambda root: put(root, "things", "gold", 500, 500), "does not fill 1 x 1 squares of the grid"),
]


@pytest.mark.parametrize(("spoil", "sentence"), HOSTILE, ids=[sentence for _, sentence in HOSTILE])
def test_a_faulty_level_is_left_out_and_the_others_play(
    folder: Path, content: Content, spoil: Spoil, sentence: str
) -> None:
    add(folder, "bad", spoil)
    found = read(folder, content)
    assert found.levels.keys() == {"own-reeds"}
    assert any(fault.startswith("bad.tmx: ") and sentence in fault for fault in found.left_out), found.left_out


FILES = [
    (b"", "cannot be read as XML"),
    (b"\xff\xfe" + MAP.encode("utf-16-le"), "cannot be read as XML ('utf-8' codec"),
    (b"\0" * 4096, "cannot be read as XML"),
    (b"<map>" * 40_000, "cannot be read as XML"),
    (MAP.encode() + b" " * 300_000, "it is larger than 256 kB"),
    (b'<!DOCTYPE map [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><map>&c;</map>', "has a document type"),
    (MAP.replace("</map>", "<group>" * 9_000 + "</group>" * 9_000 + "</map>").encode(), ""),
    (MAP.replace("</map>", '<imagelayer name="x"><image source="/etc/passwd"/></imagelayer></map>').encode(), ""),
    (MAP.replace("</map>", '<objectgroup name="x">' + "<object/>" * 9_000 + "</objectgroup></map>").encode(),
     "has 9022 objects; at most 8192 can be"),
]  # fmt: skip


@pytest.mark.parametrize(("raw", "sentence"), FILES, ids=range(len(FILES)))
def test_a_file_of_any_kind_is_left_out_or_read_and_never_more(
    folder: Path, content: Content, raw: bytes, sentence: str
) -> None:
    (folder / "bad.tmx").write_bytes(raw)
    (folder / "bad.toml").write_text(WORDS, encoding="utf-8")
    found = read(folder, content)
    assert "own-reeds" in found.levels
    assert ("own-bad" in found.levels) is (not sentence)
    assert all(fault.startswith("bad.tmx: ") for fault in found.left_out)
    assert any(sentence in fault for fault in found.left_out) or not sentence


@pytest.mark.parametrize(("words", "sentence"), [
    ("", "missing required field `place`"),
    ("place = 3", "Expected `str`, got `int`"),
    (WORDS + 'code = "import os"\n', "unknown field `code`"),
    (WORDS.replace("Wet Feet", "W" * 49), "title: has 49 letters; at most 48 can be"),
    (WORDS.replace("Wet Feet", " "), "title: there is nothing in it"),
    (WORDS.replace("Wet Feet", "{number}"), "title: holds '{', which means something else here"),
    (WORDS.replace("Wet Feet", "@ui.menu.name"), "title: holds '@'"),
    (WORDS.replace("Wet Feet", "Wet \\u202eFeet"), "title: holds a sign that cannot be shown"),
    (WORDS.replace("Wet Feet", "W" * 20_000), "it is larger than 16 kB"),
    ("a" + ".a" * 2_000 + " = 1\n", "line 1 is no line of data"),
    ("place = " + "[" * 3_000, "bad.toml: "),
])  # fmt: skip
def test_words_that_are_not_right_are_told(folder: Path, content: Content, words: str, sentence: str) -> None:
    add(folder, "bad", words=words)
    found = read(folder, content)
    assert found.levels.keys() == {"own-reeds"}
    assert any(fault.startswith("bad.toml: ") and sentence in fault for fault in found.left_out), found.left_out


def test_words_may_come_from_any_editor(folder: Path, content: Content) -> None:
    (folder / "reeds.toml").write_bytes(b"\xef\xbb\xbf" + WORDS.replace("\n", "\r\n").encode())
    assert read(folder, content).levels["own-reeds"].words.title == "Wet Feet"


def test_a_map_without_words_and_words_without_a_map_are_told(folder: Path, content: Content) -> None:
    add(folder, "mute").with_suffix(".toml").unlink()
    (folder / "empty.toml").write_text(WORDS, encoding="utf-8")
    assert read(folder, content).left_out == (
        "empty.toml: there is no map of this name beside it, empty.tmx",
        "mute.toml: cannot be read (No such file or directory)",
    )


@pytest.mark.parametrize("name", ["Bad Name", "bad_name", "-bad", "a" * 41, "bäd", "bad.more"])
def test_a_level_has_a_plain_name(folder: Path, content: Content, name: str) -> None:
    add(folder, name)
    found = read(folder, content)
    assert found.levels.keys() == {"own-reeds"}
    assert "a level is called by small letters, digits and -, 40 at the most" in found.left_out[0]
    assert found.left_out[0].isascii()


def test_links_folders_and_pipes_are_left_out(folder: Path, content: Content, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.tmx"
    elsewhere.write_text(MAP, encoding="utf-8")
    for name in ("link", "loop", "dir", "pipe"):
        (folder / f"{name}.toml").write_text(WORDS, encoding="utf-8")
    (folder / "link.tmx").symlink_to(elsewhere)
    (folder / "loop.tmx").symlink_to("loop.tmx")
    (folder / "dir.tmx").mkdir()
    os.mkfifo(folder / "pipe.tmx")
    found = read(folder, content)
    assert found.levels.keys() == {"own-reeds"}
    assert [fault.partition(":")[0] for fault in found.left_out] == ["dir.tmx", "link.tmx", "loop.tmx", "pipe.tmx"]


def test_of_ten_thousand_files_the_first_levels_are_read_and_the_rest_is_told(folder: Path, content: Content) -> None:
    (folder / "reeds.tmx").unlink()
    for number in range(10_000):
        (folder / f"level-{number:05}.tmx").touch()
    for number in range(2):
        add(folder, f"level-{number:05}")
    found = read(folder, content)
    assert found.levels.keys() == {"own-level-00000", "own-level-00001"}
    assert f"there are 10000 own levels; the first {MOST_LEVELS} are read" in found.left_out
    assert len(found.left_out) < MOST_LEVELS * 3


def test_of_one_file_not_more_than_some_faults_are_told(folder: Path, content: Content) -> None:
    def scattered(root: Xml) -> None:
        for column in range(2, 14):
            for row in range(1, 9):
                put(root, "features", "chest", column, row)

    add(folder, "bad", scattered)
    assert len(read(folder, content).left_out) == MOST_TOLD


def test_nothing_beside_the_map_its_words_and_the_games_tilesets_is_opened(
    folder: Path, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("tiles", "pictures"):
        (folder / name).mkdir()
    shutil.copy(TILESETS / "bog.tsx", folder / "tiles" / "bog.tsx")
    root = ElementTree.parse(folder / "tiles" / "bog.tsx").getroot()
    next(iter(root.iter("property"))).set("value", "false")
    ElementTree.ElementTree(root).write(folder / "tiles" / "bog.tsx")
    opened: list[str] = []
    seen = Path.open

    def watched(path: Path, *arguments: Any, **more: Any) -> Any:
        opened.append(path.name)
        return seen(path, *arguments, **more)

    monkeypatch.setattr(Path, "open", watched)
    found = read(folder, content)
    assert found.left_out == ()
    assert set(opened) == {"reeds.tmx", "reeds.toml", "bog.tsx"}


# -- the commands


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., Any]:
    """Runs a command for the game with a folder, or one file, of own levels; gives its exit code and what it says."""
    monkeypatch.setenv("HEROES_HOME", str(tmp_path / "home"))
    monkeypatch.setenv(OWN_VARIABLE, "")

    def command(name: str, place: Path, *more: str) -> tuple[int, str, str]:
        try:
            code = main([name, "--game", "heroica", "--own", str(place), *more])
        except SystemExit as end:
            code = int(str(end.code))
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


def test_check_tells_what_is_wrong_with_an_own_level(folder: Path, run: Callable[..., Any]) -> None:
    add(folder, "bad", no_layer)
    code, out, _ = run("check", folder, "--json")
    told = json.loads(out)
    assert code == 1
    assert (told["own"], told["counts"]["own_levels"]) == (str(folder), 1)
    assert told["left_out"] == ["bad.tmx: the map: has no object layer 'monsters'"]


def test_simulate_says_how_hard_an_own_level_is_for_each_number_of_heroes(
    folder: Path, run: Callable[..., Any]
) -> None:
    wanted = ("--road", "own-reeds", "--form", "together", "--trial", "--games", "1", "--json")
    code, out, _ = run("simulate", folder / "reeds.tmx", *wanted)
    rows = json.loads(out)["results"]
    assert code == 0
    assert [row["seats"] for row in rows] == [1, 2, 3, 4]
    assert [row["told"]["hourglass"] for row in rows] == [17, 11, 9, 8]
    assert all(row["wins"] == 0 or 0 < row["middle"] <= row["most"] for row in rows)
    assert {"times down", "at the first try (of 100)"} < rows[0]["told"].keys()


def test_who_asks_for_a_level_that_was_left_out_hears_why(folder: Path, run: Callable[..., Any]) -> None:
    add(folder, "bad", no_layer)
    code, _, err = run("simulate", folder, "--road", "own-bad")
    assert code == 2
    assert "known are: campaign, short," in err
    assert "left out: bad.tmx: the map: has no object layer 'monsters'" in err
