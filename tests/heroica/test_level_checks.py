"""The checks of a level: each finds its fault on a spoiled map, and says where."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.heroica.content import Content, load_content
from game.heroica.level_checks import faults
from game.heroica.level_file import read_level
from game.heroica.level_openers import opener_faults
from game.paths import data_folder
from tests.heroica.spoiled import Spoil, Xml, layer, move, placed, put, say, set_tile, spoiled, take_out
from tests.heroica.table import Drawing

FLOOR, HIGH = 1, 18
"""Tiles of a kit by their numbers."""


@pytest.fixture(scope="module")
def content() -> Content:
    """All content, read once."""
    return load_content(data_folder() / "heroica")


def open_square(column: int, row: int) -> Spoil:
    return lambda root: set_tile(root, "solid", column, row, 0)


def close_square(column: int, row: int) -> Spoil:
    return lambda root: set_tile(root, "solid", column, row, HIGH)


def without(name: str, column: int, row: int) -> Spoil:
    return lambda root: take_out(root, name, column, row)


def saying(name: str, column: int, row: int, key: str, value: str) -> Spoil:
    return lambda root: say(placed(root, name, column, row), key, value)


def map_saying(key: str, value: str) -> Spoil:
    return lambda root: say(next(iter(root)), key, value)


def with_object(name: str, kind: str, column: int, row: int) -> Spoil:
    return lambda root: put(root, name, kind, column, row)


def moved(name: str, start: tuple[int, int], end: tuple[int, int]) -> Spoil:
    return lambda root: move(placed(root, name, *start), *end)


def other_track(corners: str) -> Spoil:
    return lambda root: next(root.iter("polygon")).set("points", corners)


def no_start(root: Xml) -> None:
    take_out(root, "places", 1, 1)
    set_tile(root, "ground", 1, 1, FLOOR)


def no_dragon(root: Xml) -> None:
    monsters = layer(root, "monsters")
    monsters.remove(next(node for node in monsters if node.get("type") == "dragon"))


def two_relics(root: Xml) -> None:
    put(root, "things", "relic", 7, 8, kind="ring-of-the-eternal")


def no_magic_doors(root: Xml) -> None:
    features = layer(root, "features")
    for node in [node for node in features if node.get("type") == "magic-door"]:
        features.remove(node)


def other_total(value: str) -> Spoil:
    return lambda root: [say(placed(root, "features", 8, row), "total", value) for row in (3, 4, 5)]


def many_walls(root: Xml) -> None:
    for row in range(1, 7):
        put(root, "features", "cobblestone-wall", 3, row)
        put(root, "things", "dynamite", 4, row)


BOG, BAY, CASTLE = "01-kameshbog", "03-draida-bay", "10-fortaan"
SPOILED = [
    (BOG, open_square(0, 1), "0,1: is a space on the edge of the map, where all is solid"),
    (BOG, with_object("things", "gold", 0, 0), "0,0: gold stands on a solid square"),
    (BOG, moved("monsters", (8, 1), (4, 1)), "4,1: lizoid stands on a solid square"),
    ("08-nuthuz", with_object("things", "gold", 9, 2), "9,2: rocks and gold share the square"),
    (BOG, no_start, "layer 'places': has 3 start spaces; 4 are needed"),
    (BOG, moved("monsters", (8, 1), (2, 1)), "1,1: the start space lies next to lizoid"),
    (BOG, with_object("features", "rocks", 2, 1), "1,1: the start space lies next to rocks"),
    (BOG, close_square(13, 7), "11,7: cannot be reached from the start at 1,1; 3 spaces cannot"),
    (CASTLE, without("things", 1, 6), "9,2: there are 2 of locked-door and only 1 of key"),
    (CASTLE, with_object("features", "locked-door", 1, 2), "1,2: locked-door has no spaces on two opposite sides"),
    ("16-darkwood-necropolis", without("things", 5, 4), "there are 3 of cobblestone-wall and only 2 of dynamite"),
    ("20-portal-of-dimeria", with_object("features", "cyclone", 12, 11), "cyclone has no spaces on two opposite sides"),
    (BOG, saying("things", 14, 7, "guard", "9"), "14,7: ring-of-the-eternal is guarded by monsters of the tag '9'"),
    (BOG, saying("things", 14, 7, "guard", "7"), "14,7: ring-of-the-eternal is guarded by monsters of the tag '7'"),
    (BAY, moved("things", (13, 5), (5, 5)), "crystal-of-deflection is held, but not by the one monster of its tag"),
    ("14-pythius", other_track("992,416 992,480 864,480 864,416"), "14,7: the track leads over a square"),
    (BOG, map_saying("goal", "take the-idol"), "the map: its goal is 'take the-idol', and that is not in the level"),
    (BOG, map_saying("goal", "defeat kraken"), "the map: its goal is 'defeat kraken', and that is not in the level"),
    (BOG, map_saying("goal", "rescue"), "the map: its goal is 'rescue', and that is not in the level"),
    (BOG, map_saying("goal", "reach"), "the map: its goal is 'reach', and that is not in the level"),
    ("22-drocomon", no_dragon, "the map: its goal is 'final', and that is not in the level"),
    (BOG, map_saying("level", "77"), "the map: its level is 77, which no content names"),
    (BOG, saying("monsters", 8, 1, "kind", "kraken"), "8,1: kraken is no monster of level 1"),
    (BOG, saying("monsters", 8, 1, "kind", "frog"), "8,1: there is no monster 'frog' that is drawn on a map"),
    (BOG, saying("monsters", 11, 1, "from", "2"), "11,1: ennon-viper comes from 2 heroes on; it is 1 or 3"),
    (BOG, saying("things", 5, 5, "kind", "beer"), "5,5: there is no potion 'beer'"),
    (BOG, saying("things", 14, 7, "kind", "the-idol"), "14,7: the-idol is no relic of level 1"),
    (BOG, without("monsters", 14, 6), "ennon-golden-scale-viper belongs to level 1, and does not stand there"),
    (BOG, without("monsters", 8, 1), "the strength for 1 heroes is 11, where levels.toml says 13"),
    (BOG, saying("monsters", 8, 1, "kind", "vampire-bat"), "8,1: there is no monster 'vampire-bat' that is drawn on"),
    (BOG, saying("monsters", 8, 1, "kind", "dragon-lord"), "8,1: there is no monster 'dragon-lord' that is drawn on"),
    (BOG, saying("things", 14, 7, "kind", "faerie-wand"), "14,7: there is no relic 'faerie-wand' that lies in a level"),
    (BOG, saying("things", 14, 7, "kind", "scepter-of-heroica"), "14,7: there is no relic 'scepter-of-heroica'"),
    (BOG, with_object("things", "gold", 8, 1), "8,1: gold and lizoid share the square"),
    (BOG, with_object("features", "chest", 6, 1), "6,1: chest and gold share the square"),
    (BOG, with_object("places", "start", 6, 1), "6,1: gold and a start space share the square"),
    (BOG, with_object("features", "rocks", 1, 2), "1,2: rocks and a start space share the square"),
    (BOG, with_object("places", "goal", 8, 5), "8,5: is a goal space, and the goal of the level is 'take'"),
    (BOG, map_saying("hourglass", "4 4 4 4"), "with 1 heroes the goal is 20 steps away, and 4 rounds have 16 at the"),
    (BOG, two_relics, "7,8: ring-of-the-eternal lies here more than once"),
    (BOG, with_object("things", "key", 3, 1), "3,1: there is no locked-door that key could open"),
    (BOG, with_object("features", "magic-space", 6, 6), "6,6: magic-space lies on a ground that is not dark grey"),
    ("07-waldurk-forest", no_magic_doors, "7,6: there is no magic door that this magic space could move"),
    ("05-gates-of-elsruck", saying("features", 8, 3, "total", "6"), "8,4: says another total or wait than the rest"),
    ("05-gates-of-elsruck", other_total("0"), "8,3: its total is 0; it is from 1 to 60"),
    ("05-gates-of-elsruck", moved("features", (8, 3), (9, 8)), "9,8: lies apart from the rest of the sum door"),
    ("05-gates-of-elsruck", saying("features", 8, 4, "door", "b"), "8,4: the sum door 'b' touches the sum door 'gates"),
    ("14-pythius", moved("monsters", (15, 6), (16, 6)), "16,6: most-vile-beast stands on no track that it could walk"),
    ("14-pythius", without("monsters", 15, 6), "15,6: there is a track, and nobody who walks it"),
    ("14-pythius", other_track("992,416 1056,416 1056,480 992,480"), "16,6: the track leads over a square"),
    ("22-drocomon", map_saying("goal", "defeat goblin-general"), "8,6: the dragon-lord stands here, and the goal of"),
    ("22-drocomon", with_object("things", "gold", 9, 7), "9,7: gold and dragon-lord share the square"),
    ("22-drocomon", with_object("places", "start", 8, 8), "8,8: the start space lies next to the dragon-lord"),
    ("16-darkwood-necropolis", many_walls, "there are 9 of cobblestone-wall; at most 8 can be"),
]


@pytest.mark.parametrize(("name", "spoil", "sentence"), SPOILED, ids=[sentence for _, _, sentence in SPOILED])
def test_a_spoiled_level_is_told_with_its_place(
    tmp_path: Path, content: Content, name: str, spoil: Spoil, sentence: str
) -> None:
    found = faults(read_level(spoiled(tmp_path, name, spoil)), content)
    assert any(fault.startswith(f"{name}.tmx: ") and sentence in fault for fault in found), found


def test_both_keys_behind_the_doors_that_they_open_are_told(tmp_path: Path, content: Content) -> None:
    def spoil(root: Xml) -> None:
        move(placed(root, "things", 1, 6), 11, 11)
        move(placed(root, "things", 12, 3), 12, 11)

    found = faults(read_level(spoiled(tmp_path, CASTLE, spoil)), content)
    assert "no key can be reached before the first locked-door is open" in " ".join(found)


@pytest.mark.parametrize(("drawn", "lost"), [
    ("S k D . D k", ["4,0"]),
    ("S k D k D .", []),
    ("k S D . D k D k", ["4,0", "6,0"]),
    ("S k D k D k D .", []),
])  # fmt: skip
def test_a_door_whose_key_lies_behind_it_can_never_be_opened(drawn: str, lost: list[str]) -> None:
    level = Drawing(drawn.replace(" ", ""), "", {}).level(1, "reach", ("", 0), "", "")
    found = [where for where, sentence in opener_faults(level) if "can never be opened" in sentence]
    assert found == lost[:1]


def test_a_door_may_be_chosen_wrongly_as_long_as_some_order_opens_all() -> None:
    """Behind the first door there is nothing, behind the second a key."""
    level = Drawing("D.\nSk\nDk", "", {}).level(1, "reach", ("", 0), "", "")
    assert list(opener_faults(level)) == []
