"""The board of Runebound: it is what the text beside the tests shows, and a faulty file is told what is wrong."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from game.kit.cells import Cell
from game.kit.errors import ContentError
from game.runebound.hexmap import HexMap
from game.runebound.map_file import read_map
from tests.runebound.make_map import BOARD, TEXT, TextMap, drawn

SIGNS = {"plains": "p", "forest": "f", "hills": "h", "mountain": "m", "water": "w", "city": "C"}
MARKS = {"town": "*", "stronghold": "#", "shrine": "+", "combat": "c", "exploration": "e", "social": "s"}


@pytest.fixture(scope="module")
def board() -> HexMap:
    """The board, read once."""
    return read_map(BOARD)


@pytest.fixture(scope="module")
def text() -> TextMap:
    """What the text says."""
    return TextMap(TEXT.read_text(encoding="utf-8"))


def at(board: HexMap, q: int, r: int) -> Cell:
    """The cell of axial coordinates."""
    return board.shape.at_axial(q, r)


def test_the_file_is_that_of_the_tool() -> None:
    assert BOARD.read_text(encoding="utf-8") == drawn()


def test_the_board_is_what_the_picture_of_its_text_shows(board: HexMap, text: TextMap) -> None:
    for row, signs in enumerate(text.picture):
        for column, sign in enumerate(signs):
            cell = Cell(column, row)
            site = board.site(cell)
            mark = MARKS.get(board.gems.get(cell, "") or (site.kind if site is not None else ""), "")
            assert SIGNS[board.terrain(cell)] + mark == sign, cell


def test_the_board_is_what_the_lines_of_its_text_say(board: HexMap, text: TextMap) -> None:
    assert dict(board.terrains) == text.terrain
    assert dict(board.gems) == text.gems
    assert {site.id: (site.kind, site.cell) for site in board.sites.values()} == {
        name: (kind, cell) for name, (kind, cell, _) in text.sites.items()
    }
    assert {site.cell: site.id for site in board.sites.values()} == text.standing
    assert {name: set(place.cells) for name, place in board.places.items()} == {
        name: set(cells) for name, cells in text.hexes.items()
    }
    for name, (token, count, _) in text.places.items():
        assert board.places[name].token == token, name
        assert len(board.places[name].cells) == count, name
        assert board.place(token) == name
    assert {side for river in board.rivers for side in river.sides} == set(map(frozenset, text.rivers))
    assert board.bridges == set(map(frozenset, text.bridges))
    assert [list(road) for road in board.roads] == text.roads


def test_it_has_what_the_box_says(board: HexMap) -> None:
    terrains = {"plains": 96, "hills": 39, "forest": 24, "mountain": 18, "water": 14, "city": 4}
    assert Counter(board.terrains.values()) == terrains
    assert Counter(site.kind for site in board.sites.values()) == {"city": 4, "town": 6, "stronghold": 5, "shrine": 5}
    assert Counter(len(place.cells) for place in board.places.values()).total() == 36
    assert {len(place.cells) for place in board.places.values()} == {1, 2, 3, 4}
    assert len(board.rivers) == 3
    assert sum(len(river.sides) for river in board.rivers) == 39
    assert len(board.bridges) == 6
    joined = {frozenset(pair) for road in board.roads for pair in pairwise(road)}
    assert (len(board.roads), len(joined)) == (6, 32)


@pytest.mark.rule("RB-103")
def test_nine_gems_of_each_kind_lie_within_three_hexes_of_everywhere(board: HexMap) -> None:
    assert Counter(board.gems.values()) == {"combat": 9, "exploration": 9, "social": 9}
    assert max(min(board.distance(cell, gem) for gem in board.gems) for cell in board) == 3
    assert max(min(board.distance(cell, site.cell) for site in board.sites.values()) for cell in board) == 4


@pytest.mark.rule("RB-301")
def test_a_city_is_a_terrain_of_its_own(board: HexMap) -> None:
    cities = {site.cell for site in board.sites.values() if site.kind == "city"}
    assert {cell for cell in board if board.terrain(cell) == "city"} == cities
    assert board.terrain(board.sites["hollin"].cell) == "plains"
    assert board.terrain(board.sites["shrine-of-antlers"].cell) == "forest"


@pytest.mark.rule("RB-015")
@pytest.mark.parametrize(
    ("to", "hexes"), [("dawnsmoor", 7), ("forge", 5), ("riverwatch", 4), ("skydown", 6), ("cursed-ruins", 5)]
)
def test_how_far_it_is_from_tamalir(board: HexMap, to: str, hexes: int) -> None:
    (cell,) = board.cells_at(to)
    assert board.distance(board.sites["tamalir"].cell, cell) == hexes


@pytest.mark.rule("RB-308", "RB-309", "RB-310")
def test_roads_rivers_and_bridges_lie_between_two_hexes(board: HexMap) -> None:
    bridge = at(board, 3, 3), at(board, 3, 4)
    assert board.is_river(*bridge) and board.is_road(*bridge) and board.is_bridge(*bridge)  # noqa: PT018
    river = at(board, 0, 5), at(board, 0, 6)
    assert board.is_river(*river)
    assert not board.is_bridge(*river)
    road = at(board, 3, 1), at(board, 3, 2)
    assert board.is_road(*reversed(road))
    assert not board.is_river(*road)
    assert board.is_road(at(board, 11, -1), at(board, 12, -1))


@pytest.mark.rule("RB-304")
def test_a_step_leads_everywhere_but_over_a_river_without_a_bridge(board: HexMap) -> None:
    here = at(board, 3, 3)
    near = board.neighbours(here)
    assert len(near) == 6
    over = {at(board, 2, 4), at(board, 4, 2), at(board, 4, 3)}
    assert set(near) - set(board.steps(here)) == {at(board, 2, 4), at(board, 4, 2), at(board, 4, 3)} == over
    assert at(board, 3, 4) in board.steps(here)


def test_every_hex_is_reached_by_steps_alone(board: HexMap) -> None:
    assert len(board.within(Cell(0, 0), 195)) == 195
    assert board.within(Cell(0, 0), 1) == {Cell(0, 0): 0, Cell(1, 0): 1, Cell(0, 1): 1}


def test_all_four_cities_are_joined_by_roads(board: HexMap) -> None:
    seen, rim = {board.sites["tamalir"].cell}, [board.sites["tamalir"].cell]
    while rim:
        one = rim.pop()
        new = [cell for cell in board.neighbours(one) if board.is_road(one, cell) and cell not in seen]
        seen.update(new)
        rim += new
    assert {board.sites[city].cell for city in ("dawnsmoor", "forge", "riverwatch")} < seen


@pytest.mark.rule("RB-915")
def test_a_shortest_way_may_go_by_several_hexes(board: HexMap) -> None:
    goal = board.sites["tamalir"].cell
    here = board.places["skydown"].token
    for left in range(6, 0, -1):
        assert board.distance(here, goal) == left
        ways = board.towards(here, goal)
        assert 1 <= len(ways) <= 2
        here = ways[-1]
    assert here == goal
    assert board.towards(goal, goal) == []


@pytest.mark.rule("RB-807")
def test_the_nearest_site_may_be_one_of_several(board: HexMap) -> None:
    assert board.nearest(at(board, 3, 2), "site") == [board.sites["dawnsmoor"].cell]
    tied = board.nearest(Cell(9, 8), "site")
    assert {site.id for site in map(board.site, tied) if site is not None} == {
        "tamalir", "vynelvale", "nerekeep", "shrine-of-leaves",
    }  # fmt: skip
    assert board.nearest(at(board, 0, 5), "city") == [board.sites["dawnsmoor"].cell]


def test_a_hex_is_at_a_kind_of_site_a_site_and_a_place(board: HexMap) -> None:
    cell = board.sites["forge"].cell
    assert all(board.is_at(cell, where) for where in ("site", "city", "forge"))
    assert not any(board.is_at(cell, where) for where in ("town", "tamalir", "skydown"))
    assert board.is_at(at(board, 9, 3), "riverlands")
    assert board.cells_at("nowhere") == ()


def test_lairs_say_where_a_villain_appears(board: HexMap) -> None:
    assert {name: (lair.place, lair.target) for name, lair in board.lairs.items()} == {
        "margath": ("skydown", "tamalir"), "corpse-king": ("cursed-ruins", ""),
    }  # fmt: skip


def test_every_site_and_place_has_its_label(board: HexMap) -> None:
    assert Counter(label.id for label in board.labels) == Counter([*board.sites, *board.places])
    width, height = board.shape.size
    assert all(0 < label.x < width and 0 < label.y < height and abs(label.lean) <= 31 for label in board.labels)


def problems(folder: Path, old: str, new: str, times: int = 1) -> list[str]:
    """What is told of the board with something in its file changed."""
    spoiled = BOARD.read_text(encoding="utf-8")
    assert old in spoiled
    (folder / "map.tmx").write_text(spoiled.replace(old, new, times), encoding="utf-8")
    with pytest.raises(ContentError) as fault:
        read_map(folder / "map.tmx")
    return fault.value.problems


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('staggerindex="odd"', 'staggerindex="even"', "map.tmx: the map: is not made of hexes with flat tops"),
        ('name="sites"', 'name="towns"', "map.tmx: the map: has no object layer 'sites'"),
        ('value="combat"', 'value="luck"', "map.tmx: layer 'gems': its kind is 'luck'"),
        ('value="combat"', 'value="social"', "map.tmx: layer 'gems': there are 10 of social, needed are 9"),
        ('value="forest"', 'value="swamp"', "map.tmx: hex 3,0: its terrain is 'swamp'"),
        ('value="town"', 'value="city"', "map.tmx: layer 'sites': hollin is a city on plains"),
        ('value="3,1 3,2', 'value="3,1 3,4', "map.tmx: layer 'roads': road 1 has a gap"),
        ('value="3,1 3,2', 'value="3,1 3,99', "map.tmx: layer 'roads': '3,99' of its hexes is no hex"),
        ("0,5/0,6", "0,5/0,7", "map.tmx: layer 'rivers': '0,5/0,7' of its sides is no side"),
        ('value="3,3/3,4"', 'value="3,3/3,2"', "map.tmx: layer 'rivers': the bridge "),
        ('name="size" type="int" value="1"', 'name="size" type="int" value="0"', "map.tmx: layer 'labels': dawnsmoor"),
        ('name="target" value="tamalir"', 'name="target" value="utopia"', "map.tmx: layer 'villain': skydown: there"),
        ('name="token" value="13,-2"', 'name="token" value="12,-2"', "map.tmx: layer 'places': skydown has its token"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_file_and_place(tmp_path: Path, old: str, new: str, told: str) -> None:
    found = problems(tmp_path, old, new)
    assert any(all(part in line for part in told.split(": ")) for line in found), found


def doubled(layer: str, name: str) -> tuple[str, str]:
    """What to replace, and by what, so that an object of the board is there twice."""
    text = BOARD.read_text(encoding="utf-8")
    start = text.index('<object id="', text.index(f'name="{layer}"'))
    if name:
        start = text.rindex("<object id=", 0, text.index(f'name="{name}"', start))
    end = text.index("</object>", start) + len("</object>")
    thing = text[start:end]
    return thing, thing + re.sub(r'id="\d+"', 'id="999"', thing, count=1)


@pytest.mark.parametrize(
    ("layer", "name", "told"),
    [
        ("gems", "", "map.tmx: layer 'gems': object 999: lies in the hex of object 1"),
        ("sites", "forge", "map.tmx: layer 'sites': forge (object 999): has the name of forge (object 29)"),
        ("sites", "forge", "map.tmx: layer 'sites': forge: stands in the hex of forge"),
        ("places", "skydown", "map.tmx: layer 'places': skydown has the hex 13,-2, as skydown has"),
        ("roads", "", "map.tmx: layer 'roads': road 2 joins 3,1 and 3,2, as road 1 does"),
        ("rivers", "", "map.tmx: layer 'rivers': 2 rivers flow along the side 0,5/0,6"),
        ("villain", "skydown", "map.tmx: layer 'villain': skydown: is for the scenario 'margath' as skydown"),
        ("labels", "forge", "map.tmx: layer 'labels': forge (object 999): is there as well as forge (object 98)"),
    ],
)  # fmt: skip
def test_nothing_is_there_twice(tmp_path: Path, layer: str, name: str, told: str) -> None:
    found = problems(tmp_path, *doubled(layer, name))
    assert any(line.startswith(told) for line in found), found


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (' name="forge" x="1120" y="560"', ' name="" x="1120" y="560"', "layer 'sites': the city at 11,-1 has no name"),
        ('<property name="token" value="13,-2"', '<property name="t" value="13,-2"',
         "layer 'places': skydown: has no hex for its token"),
        ('value="3,1 3,2 3,3 3,4 4,4 5,4 6,4 7,4"', 'value=""', "layer 'roads': road 1 has 0 hexes"),
        ('name="bridges" value="3,3/3,4"', 'name="bridges" value=""',
         "layer 'roads': road 1 has no bridge over the river at 3,3/3,4"),
        ('name="skydown" x="1312" y="560"', 'name="skydown" x="1412" y="560"',
         "layer 'villain': skydown stands at 14,-2, which is not of that place"),
        ('name="skydown" x="1312" y="560"', 'name="skydown" x="-40" y="560"',
         "layer 'villain': skydown: stands beside the board"),
        ('name="skydown" x="1312" y="560"', 'name="utopia" x="1312" y="560"',
         "layer 'villain': there is no place 'utopia'"),
        ('<polyline points="0,0 64,0 96,-56', '<polyline points="0,0 -64,0 96,-56',
         "layer 'rivers': river 1 flows beside the board"),
        ('<polyline points="0,0 64,0 96,-56', '<polyline points="0,0 64;0 96,-56',
         "layer 'rivers': object 92: '64;0' of its points is no point"),
        ('name="q" type="int" value="2"', 'name="q" type="int" value="two"',
         "layer 'gems': object 1: the property 'q' is 'two', which is no int"),
        ('<object id="1" x="256"', '<object id="1" x="far"', "layer 'gems': object 1: its x is 'far'; it is a number"),
        ('<object id="2" x="640"', '<object id="1" x="640"', "layer 'gems': object 1: its id is 1, as that of layer"),
    ],
)  # fmt: skip
def test_what_contradicts_itself_is_told(tmp_path: Path, old: str, new: str, told: str) -> None:
    found = problems(tmp_path, old, new)
    assert any(line.startswith(f"map.tmx: {told}") for line in found), found


def test_a_label_beside_the_board_is_a_fault(tmp_path: Path) -> None:
    thing, _ = doubled("labels", "forge")
    found = problems(tmp_path, thing, thing.replace('x="1120"', 'x="9120"'))
    assert found == ["map.tmx: layer 'labels': forge: stands beside the board"]


def test_a_hex_that_no_step_leads_to_is_a_fault(tmp_path: Path) -> None:
    found = problems(tmp_path, 'value="0,5/0,6', 'value="0,0/0,1 0,0/1,0 0,5/0,6')
    assert found == ["map.tmx: the map: no step leads to 194 hexes"]
