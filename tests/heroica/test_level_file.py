"""Level files: all 22 as the text maps have them; a broken or hostile one is one ContentError with file and place."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.heroica.level import BERTH, GREY, SEA, Dragon, Feature, Level, Monster, Thing
from game.heroica.level_file import read_level
from game.kit.cells import Cell
from game.kit.errors import ContentError
from tests.heroica.level_text import grid
from tests.heroica.make_levels import TEXTS
from tests.heroica.spoiled import LEVELS, Spoil, Xml, layer, move, placed, put, say, set_tile, spoiled

NAMES = [file.stem for file in sorted(TEXTS.glob("*.txt"))]


def level(name: str) -> Level:
    """A level of the game."""
    return read_level(LEVELS / f"{name}.tmx")


def test_there_are_twenty_two_levels_in_order() -> None:
    assert [file.stem for file in sorted(LEVELS.glob("*.tmx"))] == NAMES
    assert [level(name).number for name in NAMES] == list(range(1, 23))


@pytest.mark.parametrize("name", NAMES)
def test_a_level_is_what_its_text_map_shows(name: str) -> None:
    head, text = (TEXTS / f"{name}.txt").read_text(encoding="utf-8").split("---\n")
    found = level(name)
    assert grid(found) == text
    said = dict(line.split(": ", 1) for line in head.splitlines())
    assert found.theme == said["theme"]
    assert list(found.hourglass) == [int(rounds) for rounds in said["hourglass"].split()]
    potions = [found.things[cell].card for cell in found.things_of("potion")]
    assert potions == said["potion"].split()


@pytest.mark.rule("HC-228")
def test_what_lies_in_the_water_of_the_port_lies_on_sea() -> None:
    port = level("02-drandora-port")
    assert [port.grounds[Cell(*cell)] for cell in ((9, 8), (9, 10), (12, 8), (9, 9))] == [SEA] * 4
    assert port.grounds[Cell(6, 2)] == BERTH
    assert port.leads(Cell(5, 2), Cell(6, 2))
    assert port.leads(Cell(6, 2), Cell(7, 2))


def test_the_general_holds_what_he_guards_and_stands_on_it() -> None:
    bay = level("03-draida-bay")
    assert bay.monsters[Cell(13, 5)] == Monster("goblin-general", tag="2")
    assert bay.things[Cell(13, 5)] == Thing("relic", "crystal-of-deflection", guard="2", held=True)


@pytest.mark.rule("HC-520")
def test_the_squares_of_a_sum_door_that_touch_are_one_door() -> None:
    gates = level("05-gates-of-elsruck").features
    assert {gates[Cell(8, row)] for row in (3, 4, 5)} == {Feature("sum-door", "gates-of-elsruck", 5)}
    ice = level("13-capricas").features
    assert ice[Cell(11, 3)] == Feature("sum-door", "frost-door-west", 10, wait=True)
    assert ice[Cell(13, 7)].door == "frost-door-east"


@pytest.mark.rule("HC-621")
def test_the_walk_of_the_beast_is_read_square_by_square() -> None:
    maze = level("14-pythius")
    assert len(maze.track) == 24
    assert maze.track[:2] == (Cell(15, 6), Cell(15, 7))
    assert {maze.grounds[cell] for cell in maze.track} == {GREY}


@pytest.mark.rule("HC-650")
def test_the_dragon_fills_four_squares() -> None:
    dragon = level("22-drocomon").dragon
    assert dragon == Dragon(Cell(8, 6), "south")
    assert dragon.squares == (Cell(8, 6), Cell(9, 6), Cell(8, 7), Cell(9, 7))


@pytest.mark.rule("HC-112")
def test_some_monsters_stand_there_with_three_heroes_only() -> None:
    bog = level("01-kameshbog")
    assert (len(bog.monsters_for(2)), len(bog.monsters_for(3))) == (8, 10)


def no_layer(name: str) -> Spoil:
    return lambda root: root.remove(layer(root, name))


def of_class(kind: str) -> Spoil:
    return lambda root: placed(root, "things", 6, 1).set("type", kind)


def map_says(key: str, value: str) -> Spoil:
    return lambda root: say(next(iter(root)), key, value)


def resize(root: Xml) -> None:
    root.attrib.update(width="5", height="5")
    for name in ("ground", "solid", "decor"):
        layer(root, name).attrib.update(width="5", height="5")
        next(layer(root, name).iter("data")).text = ",".join(["1"] * 25)


def small_tiles(root: Xml) -> None:
    root.attrib.update(tilewidth="32")


def twice(root: Xml) -> None:
    put(root, "things", "gold", 6, 1)


def beside(root: Xml) -> None:
    placed(root, "things", 6, 1).set("x", "400")


def far(root: Xml) -> None:
    move(placed(root, "things", 6, 1), 99, 1)


def wrong_number(root: Xml) -> None:
    monster = placed(root, "monsters", 11, 1)
    next(one for one in monster.iter("property") if one.get("name") == "from").attrib.pop("type")


def no_kind(root: Xml) -> None:
    monster = placed(root, "monsters", 11, 1)
    monster.remove(next(iter(monster)))


def typing_slip(root: Xml) -> None:
    put(root, "monsters", "monster", 3, 1, kind="lizoid", tagg="3")


def second_tileset(root: Xml) -> None:
    ElementTree.SubElement(root, "tileset", {"firstgid": "500", "source": "tiles/port.tsx"})


def text_as_flag(root: Xml) -> None:
    put(root, "things", "relic", 3, 1, kind="the-idol", held="often")


FAULTS = [
    (no_layer("monsters"), "the map: has no object layer 'monsters'"),
    (no_layer("solid"), "the map: has no tile layer 'solid'"),
    (of_class("crown"), "layer 'things': object 1 at 6,1: its class is 'crown', which does not belong there"),
    (of_class("chest"), "layer 'things': object 1 at 6,1: its class is 'chest', which does not belong there"),
    (map_says("goal", "win"), "the map: its goal is 'win'; there are take ID, defeat ID, rescue, reach, final"),
    (map_says("goal", "take"), "the map: its goal is 'take'; there are take ID, defeat ID, rescue, reach, final"),
    (map_says("hourglass", "9 9 9"), "the map: its hourglass is not 4 numbers of rounds from 1 to 99"),
    (map_says("hourglass", "9 9 9 0"), "the map: its hourglass is not 4 numbers of rounds from 1 to 99"),
    (resize, "the map: has 5 x 5 squares, where a level has 8 to 20 columns and 6 to 16 rows"),
    (small_tiles, "the map: is not made of squares of 64 x 64"),
    (twice, "layer 'things': object 900 at 6,1: lies on a gold of the same layer"),
    (beside, "layer 'things': object 1 at 6,1: does not fill 1 x 1 squares of the grid"),
    (far, "layer 'things': object 1: does not fill 1 x 1 squares of the grid"),
    (wrong_number, "its 'from' is '3', which is no whole number"),
    (no_kind, "layer 'monsters': object 10 at 11,1: does not say its 'kind'"),
    (typing_slip, "layer 'monsters': object 900 at 3,1: has the property 'tagg', which its class does not know"),
    (text_as_flag, "its 'held' is 'often', which is no yes or no (bool)"),
    (lambda root: set_tile(root, "ground", 2, 2, 0), "2,2: has no ground"),
    (lambda root: set_tile(root, "ground", 2, 2, 18), "2,2: has a ground that cannot be walked on"),
    (lambda root: set_tile(root, "solid", 2, 2, 1), "2,2: has a tile in the layer 'solid' that can be walked on"),
    (lambda root: set_tile(root, "solid", 2, 2, 9999), "layer 'solid': the tile at 2,2"),
    (lambda root: set_tile(root, "solid", 2, 2, 2**31 + 18), "2,2: the tile in the layer 'solid' is turned over"),
    (lambda root: set_tile(root, "solid", 2, 2, 50), "2,2: a tile 'decor' lies in the layer 'solid'"),
    (lambda root: set_tile(root, "ground", 3, 1, 16), "3,1: has the mark of a start space, and there is none"),
    (lambda root: set_tile(root, "decor", 2, 2, 1), "2,2: a tile 'floor' lies in the layer 'decor'"),
    (lambda root: set_tile(root, "decor", 2, 2, 90), "2,2: a tile '' lies in the layer 'decor'"),
    (lambda root: layer(root, "air").set("name", "walls"), "the map: its object layer 'walls' means nothing; there"),
    (lambda root: layer(root, "decor").set("name", "roofs"), "its tile layer 'roofs' means nothing; there are ground,"),
    (lambda root: placed(root, "things", 6, 1).set("id", "2"), "object 2: its id is 2, as that of layer"),
    (lambda root: placed(root, "things", 6, 1).set("rotation", "90"), "object 1 at 6,1: does not fill 1 x 1 squares"),
    (map_says("theme", "port"), "the map: its 'theme' is 'port', and its tileset 'bog'"),
    (second_tileset, "the map: has 2 tilesets, where a level has one"),
    (map_says("story", "level.nuthuz.story"), "its 'story' is 'level.nuthuz.story', and not 'level.kameshbog.story'"),
    (lambda root: next(iter(next(iter(root)))).set("name", "gaol"), "the map: has the property 'gaol', which no level"),
    (lambda root: next(iter(next(iter(root)))).set("name", "gaol"), "the map: its 'goal' is missing"),
]


@pytest.mark.parametrize(("spoil", "sentence"), FAULTS, ids=[sentence for _, sentence in FAULTS])
def test_a_fault_is_told_with_file_and_place(tmp_path: Path, spoil: Spoil, sentence: str) -> None:
    with pytest.raises(ContentError) as told:
        read_level(spoiled(tmp_path, "01-kameshbog", spoil))
    assert any(problem.startswith("01-kameshbog.tmx: ") and sentence in problem for problem in told.value.problems)


def test_every_fault_is_told_at_once(tmp_path: Path) -> None:
    def spoil(root: Xml) -> None:
        twice(root)
        no_kind(root)
        map_says("goal", "win")(root)

    with pytest.raises(ContentError) as told:
        read_level(spoiled(tmp_path, "01-kameshbog", spoil))
    assert len(told.value.problems) == 3


@pytest.mark.parametrize(("corners", "sentence"), [
    ("0,0 64,0 9999,0", "leaves the map at 9999,0"),
    (" ".join(["32,32 96,32"] * 300), "has 600 corners; at most 400 can be"),
])  # fmt: skip
def test_a_track_without_end_or_beside_the_map_is_refused(tmp_path: Path, corners: str, sentence: str) -> None:
    def spoil(root: Xml) -> None:
        next(root.iter("polygon")).set("points", corners)

    with pytest.raises(ContentError, match=sentence):
        read_level(spoiled(tmp_path, "14-pythius", spoil))


@pytest.mark.parametrize("text", [
    "", "<map", "<tileset/>", "<map/>", '<!DOCTYPE map [<!ENTITY a "b">]><map>&a;</map>', "\0" * 64,
    '<map version="1" orientation="orthogonal" width="999999999" height="9" tilewidth="64" tileheight="64"/>',
    '<map version="1" orientation="orthogonal" width="12" height="9" tilewidth="64" tileheight="64"/>',
])  # fmt: skip
def test_a_file_that_is_no_level_is_refused_in_words(tmp_path: Path, text: str) -> None:
    path = tmp_path / "hostile.tmx"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as told:
        read_level(path)
    assert all(problem.startswith("hostile.tmx: ") for problem in told.value.problems)


def test_a_level_of_hexagons_is_refused(tmp_path: Path) -> None:
    def spoil(root: Xml) -> None:
        root.attrib.update(orientation="hexagonal", staggeraxis="y", staggerindex="odd", hexsidelength="32")

    with pytest.raises(ContentError, match="is not made of squares"):
        read_level(spoiled(tmp_path, "01-kameshbog", spoil))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="there is no such file"):
        read_level(tmp_path / "nowhere.tmx")


def test_a_tileset_that_says_no_ground_is_refused(tmp_path: Path) -> None:
    path = spoiled(tmp_path, "01-kameshbog", lambda root: root)
    tiles = tmp_path / "tiles" / "bog.tsx"
    root = ElementTree.parse(tiles).getroot()
    for one in root.iter("property"):
        if one.get("name") == "walk":
            one.attrib.update(type="string", value="perhaps")
    ElementTree.ElementTree(root).write(tiles)
    with pytest.raises(ContentError, match="its tile does not say 'walk', yes or no"):
        read_level(path)
