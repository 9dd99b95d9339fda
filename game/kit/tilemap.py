"""Tile maps: a map drawn in Tiled (TMX), orthogonal or hexagonal, as plain records; no picture is loaded.

    tiles = read_tile_map(path)
    tiles.shape                                   # SquareGrid or HexGrid: who lies next to whom, and where
    tiles.tile("ground", Cell(4, 7)).properties   # what Tiled says of that kind of tile
    for thing in tiles.objects("features"): thing.kind, tiles.cell_of(thing), thing.properties

The file is looked over before pytmx reads it (tile_map_checks.py), so a faulty one raises ContentError with every
fault that was found, each as file, place and sentence; never another error, and never after long work.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytmx  # type: ignore[import-untyped]

from game.kit.bounds import MOST_BYTES
from game.kit.cells import Cell, CellShape
from game.kit.errors import ContentError
from game.kit.geometry import Point
from game.kit.grid import SquareGrid
from game.kit.hexes import HexGrid
from game.kit.tile_map_checks import checked_map

Value = str | int | float | bool
Properties = Mapping[str, Value]


class Tile(NamedTuple):
    """A kind of tile: its number in its tileset, its class and properties, and whether it is turned over (from left to
    right, from top to bottom, along the diagonal).
    """

    tileset: str
    number: int
    kind: str
    properties: Properties
    flips: tuple[bool, bool, bool] = (False, False, False)


class MapObject(NamedTuple):
    """Something on the map, in map units: a rectangle, a point (no size), or a line through points."""

    id: int
    name: str
    kind: str
    x: float
    y: float
    width: float
    height: float
    rotation: float
    properties: Properties
    points: tuple[Point, ...] = ()
    closed: bool = False
    """Whether the line is an outline, that is, comes back to its first point."""

    @property
    def middle(self) -> Point:
        """The middle of its rectangle."""
        return self.x + self.width / 2, self.y + self.height / 2


class TileLayer(NamedTuple):
    """A tile for each cell, row by row: a number in `TileMap.tiles`, 0 for none."""

    rows: tuple[tuple[int, ...], ...]
    properties: Properties


class ObjectLayer(NamedTuple):
    """Objects in the order of the file."""

    objects: tuple[MapObject, ...]
    properties: Properties


class TileMap(NamedTuple):
    """A map as it was read; layers by name, from the lowest up."""

    name: str
    shape: CellShape
    properties: Properties
    tiles: tuple[Tile | None, ...]
    tile_layers: Mapping[str, TileLayer]
    object_layers: Mapping[str, ObjectLayer]

    def tile(self, layer: str, cell: Cell) -> Tile | None:
        """The tile of a layer in a cell; None where there is none, or no such layer."""
        found = self.tile_layers.get(layer)
        return self.tiles[found.rows[cell.row][cell.column]] if found is not None and cell in self.shape else None

    def tile_property(self, cell: Cell, key: str) -> Value | None:
        """What the topmost tile of a cell that says anything about `key` says; None where none does."""
        for layer in reversed(list(self.tile_layers)):
            tile = self.tile(layer, cell)
            if tile is not None and key in tile.properties:
                return tile.properties[key]
        return None

    def objects(self, layer: str, kind: str = "") -> list[MapObject]:
        """The objects of a layer, all or of one class; none where there is no such layer."""
        found = self.object_layers.get(layer)
        return [thing for thing in found.objects if kind in ("", thing.kind)] if found is not None else []

    def cell_of(self, thing: MapObject) -> Cell | None:
        """The cell under the middle of an object; None beside the map."""
        return self.shape.cell_at(thing.middle)


def read_tile_map(path: Path, tilesets: Path | None = None, most: int = MOST_BYTES) -> TileMap:
    """Read a TMX file and the tilesets (TSX) that it names. Raises ContentError; see the module.

    A map that is not of the game's own may be no larger than `most` bytes and name the game's tilesets only: those of
    the folder `tilesets`, wherever it says that they lie. No other file is opened for it.
    """
    root = checked_map(path, tilesets, most)
    tmx = pytmx.TiledMap()
    tmx.filename = str(path)
    try:
        tmx.parse_xml(root)
        return _Reader(path, tmx).map()
    except ContentError:
        raise
    except Exception as fault:  # pytmx lets errors of every kind out: of names, numbers, keys, types, attributes
        raise ContentError([f"{path.name}: is no map that can be read ({fault or type(fault).__name__})"]) from fault


class _Reader:
    """Turns what pytmx read into records, and notes what is wrong with it."""

    def __init__(self, path: Path, tmx: Any) -> None:
        self.file = path.name
        self.tmx = tmx
        self.problems: list[str] = []

    def map(self) -> TileMap:
        tiles = tuple(self._tile(gid) for gid in range(self.tmx.maxgid))
        tile_layers: dict[str, TileLayer] = {}
        object_layers: dict[str, ObjectLayer] = {}
        for layer in self.tmx.layers:
            where = f"layer {layer.name!r}"
            if isinstance(layer, pytmx.TiledTileLayer):
                rows = tuple(tuple(row) for row in layer.data)
                self._check_tiles(where, rows, tiles)
                tile_layers[layer.name] = TileLayer(rows, self._properties(where, layer.properties))
            elif isinstance(layer, pytmx.TiledObjectGroup):
                things = tuple(self._object(where, thing) for thing in layer)
                object_layers[layer.name] = ObjectLayer(things, self._properties(where, layer.properties))
        properties = self._properties("the map", self.tmx.properties)
        if self.problems:
            raise ContentError(self.problems)
        return TileMap(self.file, self._shape(), properties, tiles, tile_layers, object_layers)

    def _shape(self) -> CellShape:
        tmx = self.tmx
        if tmx.orientation == "orthogonal":
            return SquareGrid(tmx.width, tmx.height, tmx.tilewidth, tmx.tileheight)
        return HexGrid(
            tmx.width, tmx.height, tmx.tilewidth, tmx.tileheight, tmx.hexsidelength, tmx.staggeraxis, tmx.staggerindex
        )

    def _tile(self, gid: int) -> Tile | None:
        """The tile that pytmx knows by this number; None for no tile, and for one of no tileset."""
        number = self.tmx.tiledgidmap.get(gid)
        if number is None:
            return None
        owners = [each for each in self.tmx.tilesets if each.firstgid <= number < each.firstgid + each.tilecount]
        if not owners:
            return None
        owner = owners[-1]
        own = self.tmx.get_tile_properties_by_gid(gid) or {}
        kind = own.get("type") or own.get("class") or ""
        said = {key: value for key, value in own.items() if key not in _OF_PYTMX}
        where = f"tileset {owner.name!r}: tile {number - owner.firstgid}"
        flips = next((flags for at, flags in self.tmx.gidmap[number] if at == gid), None) or (False, False, False)
        turned = (bool(flips[0]), bool(flips[1]), bool(flips[2]))
        return Tile(owner.name or "", number - owner.firstgid, kind, self._properties(where, said), turned)

    def _check_tiles(self, where: str, rows: tuple[tuple[int, ...], ...], tiles: tuple[Tile | None, ...]) -> None:
        for row, numbers in enumerate(rows):
            for column, number in enumerate(numbers):
                if number and tiles[number] is None:
                    tile = self.tmx.tiledgidmap[number]
                    self.problems.append(f"{self.file}: {where}: the tile at {column},{row} ({tile}) is of no tileset")
                    return

    def _object(self, layer: str, thing: Any) -> MapObject:
        where = f"{layer}: object {thing.id}"
        numbers = (thing.x, thing.y, thing.width, thing.height, thing.rotation)
        points = thing.__dict__.get("points", ())
        x, y, width, height, rotation = map(float, numbers)
        return MapObject(
            thing.id,
            thing.name or "",
            thing.type or "",
            x,
            y,
            width,
            height,
            rotation,
            self._properties(where, thing.properties),
            tuple((point.x, point.y) for point in points),
            bool(points) and thing.closed,
        )

    def _properties(self, where: str, found: Mapping[str, Any]) -> Properties:
        plain = {}
        for key, value in found.items():
            if value is None:
                value = ""  # an empty text
            if not isinstance(value, str | int | float | bool) or (
                isinstance(value, float) and not math.isfinite(value)
            ):
                self.problems.append(f"{self.file}: {where}: the property {key!r} is no plain value")
                continue
            plain[key] = value
        return plain


_OF_PYTMX = ("id", "type", "class", "width", "height", "frames", "source", "trans", "colliders", "probability")
"""What pytmx puts among the properties of a tile beside those that Tiled gives it."""
