"""Maps drawn in Tiled: what is read, and what a faulty file is told."""

from __future__ import annotations

import base64
import gzip
import random
import time
import zlib
from itertools import pairwise
from pathlib import Path

import pytest

from game.kit.cells import Cell, all_cells
from game.kit.errors import ContentError
from game.kit.grid import SquareGrid
from game.kit.hexes import HexGrid
from game.kit.tilemap import TileMap, read_tile_map
from tests.maps import make_maps

MAPS = Path(make_maps.__file__).parent
SMALL = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="3" height="2" tilewidth="64" tileheight="64" infinite="0">
 <properties><property name="level" type="int" value="7"/><property name="story" value=""/></properties>
 <tileset firstgid="1" name="own" tilewidth="64" tileheight="64" tilecount="2" columns="2">
  <tile id="1" type="wall"><properties><property name="walk" type="bool" value="false"/></properties></tile>
 </tileset>
 <layer id="1" name="ground" width="3" height="2"><data encoding="csv">1,2,1,
2147483650,0,1</data></layer>
 <objectgroup id="2" name="things">
  <object id="4" name="gold" type="coin" x="64" y="0" width="64" height="64">
   <properties><property name="count" type="int" value="3"/></properties></object>
  <object id="5" type="track" x="32" y="32"><polyline points="0,0 64,0 64,64"/></object>
 </objectgroup>
</map>
"""
HEX = SMALL.replace(
    'orientation="orthogonal"', 'orientation="hexagonal" hexsidelength="32" staggeraxis="x" staggerindex="odd"'
)


def read(folder: Path, text: str | bytes) -> TileMap:
    """The map of this text."""
    path = folder / "small.tmx"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return read_tile_map(path)


def problems(folder: Path, text: str | bytes) -> list[str]:
    """What is wrong with the map of this text."""
    with pytest.raises(ContentError) as caught:
        read(folder, text)
    return caught.value.problems


def test_the_demo_maps_are_those_of_their_script() -> None:
    for name, text in make_maps.files().items():
        assert (MAPS / name).read_text(encoding="utf-8") == text, name


def test_an_orthogonal_map_is_read() -> None:
    tiles = read_tile_map(MAPS / "keep.tmx")
    rows, things = make_maps.dig_keep()
    assert tiles.shape == SquareGrid(100, 100, 64, 64)
    assert tiles.properties == {"title": "The Keep"}
    grounds = [tiles.tile_property(cell, "ground") for cell in all_cells(tiles.shape)]
    assert grounds == [make_maps.GROUNDS[number - 1] for row in rows for number in row]
    features = [(each.kind, *(tiles.cell_of(each) or ())) for each in tiles.objects("features")]
    assert features == things
    assert {each.kind for each in tiles.objects("features", "chest")} == {"chest"}


def test_a_hexagonal_map_is_read() -> None:
    tiles = read_tile_map(MAPS / "shire.tmx")
    rows, towns = make_maps.grow_shire()
    assert tiles.shape == HexGrid(60, 60, 128, 112, 64, "x", "odd")
    for cell in all_cells(tiles.shape):
        tile = tiles.tile("ground", cell)
        assert tile is not None
        assert tile.kind == make_maps.LANDS[rows[cell.row][cell.column] - 1]
        assert tile.properties["walk"] == (tile.kind != "water")
    assert [(each.name, *(tiles.cell_of(each) or ())) for each in tiles.objects("sites")] == towns
    for road in tiles.objects("roads", "road"):
        cells = [tiles.shape.cell_at(point) for point in road.points]
        assert not road.closed
        assert {cells[0], cells[-1]} <= {Cell(*town[1:]) for town in towns}
        assert all(one and two and two in tiles.shape.neighbours(one) for one, two in pairwise(cells))


def test_properties_objects_and_turned_tiles_are_plain_values(tmp_path: Path) -> None:
    tiles = read(tmp_path, SMALL)
    assert tiles.properties == {"level": 7, "story": ""}
    found = [tiles.tile("ground", cell) for cell in all_cells(tiles.shape)]
    assert [tile and tile.kind for tile in found] == ["", "wall", "", "wall", None, ""]
    turned = tiles.tile("ground", Cell(0, 1))
    assert turned is not None
    assert turned.flips == (True, False, False)
    assert turned.properties == {"walk": False}
    assert tiles.tile("ground", Cell(1, 1)) is None
    assert tiles.tile("ground", Cell(3, 0)) is None
    assert tiles.tile("roof", Cell(0, 0)) is None
    assert tiles.tile_property(Cell(1, 0), "walk") is False
    assert tiles.tile_property(Cell(0, 0), "walk") is None
    coin, track = tiles.objects("things")
    assert (coin.name, coin.properties, tiles.cell_of(coin)) == ("gold", {"count": 3}, (1, 0))
    assert track.points == ((32, 32), (96, 32), (96, 96))
    assert tiles.objects("monsters") == []


FAULTS = {
    "orientation": ('orientation="orthogonal"', 'orientation="isometric"', "the map: its orientation is 'isometric'"),
    "no width": (' width="3" height="2" tilewidth', ' height="2" tilewidth', "the map: its width is missing"),
    "width": (' width="3" height="2" tilewidth', ' width="-3" height="2" tilewidth', "the map: its width is '-3'"),
    "huge": (
        ' width="3" height="2" tilewidth', ' width="1000" height="1000" tilewidth', "the map: has 1000000 cells",
    ),
    "infinite": ('infinite="0"', 'infinite="1"', "the map: is infinite"),
    "no tile size": (' tilewidth="64" tileheight="64" infinite', ' tileheight="64" infinite', "tilewidth is missing"),
    "layer size": ('name="ground" width="3"', 'name="ground" width="4"', "layer 'ground': is 4 x 2, where"),
    "too few": ("1,2,1,", "1,2,", "layer 'ground': has 5 tiles, where 3 x 2 are 6"),
    "no number": ("1,2,1,", "1,x,1,", "layer 'ground': 'x' stands where the number of a tile belongs"),
    "no tile": ("1,2,1,", "1,9,1,", "layer 'ground': the tile at 1,0 (9) is of no tileset"),
    "xml data": (' encoding="csv"', "", "layer 'ground': its data are xml"),
    "zstd": ('encoding="csv"', 'encoding="base64" compression="zstd"', "its data are base64 zstd"),
    "not packed": ('encoding="csv"', 'encoding="base64" compression="zlib"', "its data cannot be unpacked"),
    "no layer name": ('name="ground"', 'name=""', "the map: a layer has no name"),
    "same name": ('name="things"', 'name="ground"', "the map: 2 layers are named 'ground'"),
    "no set": ('<tileset firstgid="1"', '<tileset firstgid="1" source="none.tsx"', "tileset 'none.tsx': there is no"),
    "json set": ('<tileset firstgid="1"', '<tileset firstgid="1" source="own.json"', "tileset 'own.json': is no TSX"),
    "first": ('firstgid="1"', 'firstgid="0"', "tileset 'own': its firstgid is '0'"),
    "tile": ('<tile id="1"', '<tile id="4000000000"', "tileset 'own': a tile: its id is '4000000000'"),
    "picture": (
        '<tile id="1"', '<image source="a.png" width="2000000000" height="64"/><tile id="1"', "width is '2000000000'",
    ),
    "no place": ('x="64" y="0"', 'x="nan" y="0"', "layer 'things': gold: its x is 'nan'; it is a number"),
    "infinite place": ('x="64" y="0"', 'x="1e999" y="0"', "gold: its x is '1e999'; it is a number"),
    "property": ('type="int" value="3"', 'type="float" value="inf"', "gold: the property 'count' is 'inf', which"),
    "no whole number": ('type="int" value="3"', 'type="int" value="three"', "the property 'count' is 'three', which"),
    "no truth": ('type="bool" value="false"', 'type="bool" value="maybe"', "tile 1: the property 'walk' is 'maybe'"),
    "twice": ('<property name="count"', '<property name="count" value=""/><property name="count"', "stands there"),
    "id": ('<object id="4"', '<object id="four"', "gold: its id is 'four'; it is a whole number"),
    "same id": ('<object id="4"', '<object id="5"', "its id is 5, as that of layer 'things': "),
    "points": ('points="0,0 64,0', 'points="0,0 64;0', "'64;0' of its points is no point"),
    "few points": ('points="0,0 64,0 64,64"', 'points="0,0"', "its line has fewer than two points"),
    "reserved": ('name="count"', 'name="width"', "is no map that can be read"),
    "type": ('type="int" value="3"', 'type="class" propertytype="x"', "'count' is of the type 'class'"),
    "attribute": ('<object id="4"', '<object id="4" parse_xml="x" properties="y"', "is no map that can be read"),
    "doctype": ("<map version", "<!DOCTYPE map [<!ENTITY a 'b'>]><map version", "has a document type"),
    "no map": ("map", "plan", "the file: is no map but <plan>"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told_with_its_place(tmp_path: Path, name: str) -> None:
    old, new, said = FAULTS[name]
    assert old in SMALL
    found = problems(tmp_path, SMALL.replace(old, new))
    assert all(line.startswith("small.tmx: ") for line in found)
    assert any(said in line for line in found), found


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('staggeraxis="x"', 'staggeraxis="z"', "its staggeraxis is 'z'"),
        (' staggerindex="odd"', "", "its staggerindex is ''"),
        ('hexsidelength="32"', 'hexsidelength="64"', "its hexsidelength is '64'"),
    ],
)
def test_a_hexagonal_map_says_how_its_hexes_lie(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert read(tmp_path, HEX).shape == HexGrid(3, 2, 64, 64, 32, "x", "odd")
    assert any(said in line for line in problems(tmp_path, HEX.replace(old, new)))


def test_every_fault_is_told_at_once(tmp_path: Path) -> None:
    text = SMALL.replace('infinite="0"', 'infinite="1"').replace("orthogonal", "isometric")
    assert len(problems(tmp_path, text)) == 2


def test_a_missing_file_and_a_folder_are_told(tmp_path: Path) -> None:
    for path in (tmp_path / "none.tmx", tmp_path):
        with pytest.raises(ContentError, match="there is no such file"):
            read_tile_map(path)


def test_a_tileset_beside_the_map_may_be_faulty_too(tmp_path: Path) -> None:
    (tmp_path / "keep.tmx").write_text((MAPS / "keep.tmx").read_text(encoding="utf-8"), encoding="utf-8")
    for text, said in (
        ("<tileset", "cannot be read as XML"),
        ("<map/>", "is no tileset but <map>"),
        ((MAPS / "keep.tsx").read_text(encoding="utf-8").replace('tilecount="4"', ""), "its tilecount is missing"),
    ):
        (tmp_path / "keep.tsx").write_text(text, encoding="utf-8")
        with pytest.raises(ContentError, match=said) as caught:
            read_tile_map(tmp_path / "keep.tmx")
        assert "tileset 'keep.tsx'" in caught.value.problems[0]


def test_packed_data_that_grow_beyond_the_map_are_not_unpacked_further(tmp_path: Path) -> None:
    bomb = base64.b64encode(zlib.compress(bytes(64 * 2**20), 9)).decode()
    text = SMALL.replace('encoding="csv"', 'encoding="base64" compression="zlib"').replace(
        "1,2,1,\n2147483650,0,1", bomb
    )
    started = time.process_time()
    assert problems(tmp_path, text) == ["small.tmx: layer 'ground': has 7 tiles, where 3 x 2 are 6"]
    assert time.process_time() - started < 0.5


def test_nothing_is_unpacked_that_follows_the_packed_data(tmp_path: Path) -> None:
    tiles = gzip.compress(bytes([1, 0, 0, 0] * 6))
    plain = SMALL.replace('encoding="csv"', 'encoding="base64" compression="gzip"')
    text = plain.replace("1,2,1,\n2147483650,0,1", base64.b64encode(tiles).decode())
    assert read(tmp_path, text).tile("ground", Cell(2, 1)) is not None
    bomb = base64.b64encode(tiles + gzip.compress(bytes(64 * 2**20), 9)).decode()
    text = plain.replace("1,2,1,\n2147483650,0,1", bomb)
    assert problems(tmp_path, text) == ["small.tmx: layer 'ground': has something behind its packed data"]


KIT = '<tileset firstgid="1" source="{}"/>'
EMBEDDED = SMALL[SMALL.index(" <tileset") : SMALL.index(" <layer")]


@pytest.mark.parametrize("source", ["keep.tsx", "../../elsewhere/keep.tsx", "C:\\games\\keep.tsx", "/nowhere/keep.tsx"])
def test_of_a_map_that_is_given_its_tilesets_only_their_names_count(tmp_path: Path, source: str) -> None:
    path = tmp_path / "own.tmx"
    path.write_text(SMALL.replace(EMBEDDED, KIT.format(source)), encoding="utf-8")
    tile = read_tile_map(path, MAPS).tile("ground", Cell(0, 0))
    assert tile is not None
    assert tile.tileset == "keep"


@pytest.mark.parametrize(("tileset", "said"), [
    (KIT.format("other.tsx"), "tileset 'other.tsx': is not one of the game; there are keep, shire"),
    (KIT.format("../../../../etc/passwd"), "tileset '../../../../etc/passwd': is no TSX file"),
    (KIT.format("keep.tsx/../../../secret.tsx"), "is not one of the game; there are keep, shire"),
    (EMBEDDED, "tileset 'own': stands in the map; there are keep, shire"),
])  # fmt: skip
def test_a_map_that_is_given_its_tilesets_may_have_no_other(tmp_path: Path, tileset: str, said: str) -> None:
    path = tmp_path / "own.tmx"
    path.write_text(SMALL.replace(EMBEDDED, tileset), encoding="utf-8")
    (tmp_path / "other.tsx").write_text((MAPS / "keep.tsx").read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read_tile_map(path, MAPS)
    assert said in caught.value.problems[0]


def test_a_map_may_be_bound_to_fewer_bytes(tmp_path: Path) -> None:
    path = tmp_path / "own.tmx"
    path.write_text(SMALL + " " * 3000, encoding="utf-8")
    with pytest.raises(ContentError, match="it is larger than 2 kB"):
        read_tile_map(path, most=2048)


def test_no_truncated_or_mutated_file_ends_in_another_error(tmp_path: Path) -> None:
    chance = random.Random("mutations")
    for text in (SMALL, HEX):
        raw = text.strip().encode()
        for cut in range(0, len(raw), 13):
            assert problems(tmp_path, raw[:cut])
        for _ in range(200):
            mutated = bytearray(raw)
            for _ in range(chance.randint(1, 6)):
                at = chance.randrange(len(mutated))
                mutated[at : at + chance.randint(0, 3)] = chance.choice(
                    [b"", b"0", b"-1", b'"', b"<", b"\xff", b"999999999", b"e9", b" ", bytes([chance.randrange(256)])]
                )
            started = time.process_time()
            try:
                read(tmp_path, bytes(mutated))
            except ContentError as fault:
                assert all(line.startswith("small.tmx: ") for line in fault.problems)  # noqa: PT017
            assert time.process_time() - started < 2
