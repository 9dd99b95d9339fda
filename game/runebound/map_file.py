"""The file of the board, as Tiled writes it, read into a `HexMap`.

What is wrong is gathered and raised as one ContentError, each fault with file, place and sentence: what is missing,
hexes beside the board, pairs that do not touch, a city on other terrain, hexes that no step leads to.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from game.kit.cells import Cell, all_cells
from game.kit.errors import ContentError
from game.kit.hexes import HexGrid
from game.kit.tilemap import MapObject, TileMap, read_tile_map
from game.runebound.hexmap import (
    GEMS,
    SITES,
    TERRAINS,
    GemKind,
    HexMap,
    Label,
    Lair,
    Place,
    River,
    Side,
    Site,
    SiteKind,
    Terrain,
)  # fmt: skip
from game.runebound.map_checks import map_faults

COLUMNS, ROWS = 15, 13
LAYERS = ("gems", "sites", "places", "roads", "rivers", "villain", "labels")
_FEWEST, _MOST = 1, 9
_Kind = TypeVar("_Kind", bound=str)


def read_map(path: Path) -> HexMap:
    """The board of a TMX file. Raises ContentError with every fault that was found."""
    reader = _Reader(read_tile_map(path))
    if not reader.problems:
        board = reader.board()
        if not reader.problems:
            reader.problems += (f"{path.name}: {fault}" for fault in map_faults(board))
    if reader.problems:
        raise ContentError(reader.problems)
    return board


class _Reader:
    """Reads one board; faults go into `problems`."""

    def __init__(self, tiles: TileMap) -> None:
        self.tiles = tiles
        self.problems: list[str] = []
        shape = tiles.shape
        if not isinstance(shape, HexGrid) or shape.axis != "x" or shape.index != "odd":
            self._wrong("the map", "is not made of hexes with flat tops whose odd columns stand lower")
        elif (shape.columns, shape.rows) != (COLUMNS, ROWS):
            self._wrong("the map", f"has {shape.columns} x {shape.rows} hexes, where the board has {COLUMNS} x {ROWS}")
        else:
            self.shape = shape
        if "terrain" not in tiles.tile_layers:
            self._wrong("the map", "has no tile layer 'terrain'")
        for layer in LAYERS:
            if layer not in tiles.object_layers:
                self._wrong("the map", f"has no object layer {layer!r}")

    def board(self) -> HexMap:
        """The board; what could not be read is left out of it and stands in `problems`."""
        rivers = [
            River(thing.points, tuple(self._sides(where, thing, "sides"))) for where, thing in self._things("rivers")
        ]
        bridges = [side for where, thing in self._things("rivers") for side in self._sides(where, thing, "bridges")]
        return HexMap(
            self.shape, self._terrains(), dict(self._gems()), list(self._sites()), self._places(),
            [tuple(self._cells(where, thing, "hexes")) for where, thing in self._things("roads")],
            rivers, bridges, list(self._lairs()), list(self._labels()),
        )  # fmt: skip

    def _terrains(self) -> dict[Cell, Terrain]:
        found: dict[Cell, Terrain] = {}
        for cell in all_cells(self.shape):
            tile = self.tiles.tile("terrain", cell)
            said = tile.properties.get("terrain") if tile is not None else None
            terrain = next((terrain for terrain in TERRAINS if terrain == said), None)
            if terrain is None:
                where = f"hex {cell.column},{cell.row}"
                self._wrong(where, f"its terrain is {said!r}; there are {', '.join(TERRAINS)}")
            else:
                found[cell] = terrain
        return found

    def _gems(self) -> Iterator[tuple[Cell, GemKind]]:
        taken: dict[object, str] = {}
        for where, thing in self._things("gems"):
            kind, cell = self._kind(where, thing, GEMS), self._stands(where, thing)
            if kind is not None and cell is not None and self._is_first(taken, cell, where, "lies in the hex of"):
                yield cell, kind

    def _sites(self) -> Iterator[Site]:
        names: dict[object, str] = {}
        taken: dict[object, str] = {}
        for where, thing in self._things("sites"):
            kind: SiteKind | None = self._kind(where, thing, SITES)
            cell = self._stands(where, thing)
            self._is_first(names, thing.name, f"{where} (object {thing.id})", "has the name of")
            if kind is not None and cell is not None and self._is_first(taken, cell, where, "stands in the hex of"):
                yield Site(thing.name, kind, cell)

    def _places(self) -> list[Place]:
        """The places; one that lies in several parts is several objects of one name, with the same token."""
        places: dict[str, Place] = {}
        for where, thing in self._things("places"):
            cells, token = self._cells(where, thing, "hexes"), self._cells(where, thing, "token")
            known = places.get(thing.name)
            if len(token) != 1:
                self._wrong(where, "has no hex for its token")
            elif known is not None and known.token != token[0]:
                self._wrong(where, "has two hexes for its token")
            else:
                places[thing.name] = Place(thing.name, (*(known.cells if known is not None else ()), *cells), token[0])
        return list(places.values())

    def _lairs(self) -> Iterator[Lair]:
        taken: dict[object, str] = {}
        for where, thing in self._things("villain"):
            cell, scenario = self._stands_somewhere(where, thing), str(thing.properties.get("scenario", ""))
            self._is_first(taken, scenario, where, f"is for the scenario {scenario!r} as")
            if cell is not None:
                yield Lair(thing.name, scenario, str(thing.properties.get("target", "")), cell)

    def _labels(self) -> Iterator[Label]:
        wide, high = self.shape.size
        taken: dict[object, str] = {}
        for where, thing in self._things("labels"):
            size = thing.properties.get("size")
            if not (0 <= thing.x <= wide and 0 <= thing.y <= high):
                self._wrong(where, "stands beside the board")
            if not self._is_first(taken, thing.name, f"{where} (object {thing.id})", "is there as well as"):
                continue
            if type(size) is not int or not _FEWEST <= size <= _MOST:
                self._wrong(where, f"its size is {size!r}; it is a whole number from {_FEWEST} to {_MOST}")
            else:
                yield Label(thing.name, thing.x, thing.y, thing.rotation, size)

    def _things(self, layer: str) -> Iterator[tuple[str, MapObject]]:
        """The objects of a layer, each with how it is called where something is wrong with it."""
        for thing in self.tiles.objects(layer):
            yield f"layer {layer!r}: {thing.name or f'object {thing.id}'}", thing

    def _kind(self, where: str, thing: MapObject, kinds: tuple[_Kind, ...]) -> _Kind | None:
        said = thing.properties.get("kind")
        found = next((kind for kind in kinds if kind == said), None)
        if found is None:
            self._wrong(where, f"its kind is {said!r}; there are {', '.join(kinds)}")
        return found

    def _stands(self, where: str, thing: MapObject) -> Cell | None:
        """The hex of a point, which its properties q and r say too."""
        cell = self._stands_somewhere(where, thing)
        said = thing.properties.get("q"), thing.properties.get("r")
        if cell is not None and said != self.shape.axial(cell):
            self._wrong(where, f"stands in the hex {self.shape.axial(cell)}, and says {said}")
            return None
        return cell

    def _stands_somewhere(self, where: str, thing: MapObject) -> Cell | None:
        cell = self.tiles.cell_of(thing)
        if cell is None:
            self._wrong(where, "stands beside the board")
        return cell

    def _cells(self, where: str, thing: MapObject, key: str) -> list[Cell]:
        return [cell for word in str(thing.properties.get(key, "")).split() for cell in self._read(where, key, word)]

    def _sides(self, where: str, thing: MapObject, key: str) -> Iterator[Side]:
        """Pairs of hexes, of which only those that touch are sides."""
        for word in str(thing.properties.get(key, "")).split():
            cells = [cell for part in word.split("/") for cell in self._read(where, key, part)]
            if len(cells) == 2 and self.shape.distance(*cells) == 1:
                yield frozenset(cells)
            else:
                self._wrong(where, f"{word[:40]!r} of its {key} is no side of two hexes")

    def _read(self, where: str, key: str, word: str) -> Iterator[Cell]:
        """The hex of axial coordinates q,r; none where they are no such, which is a problem then."""
        numbers = [part for part in word.split(",") if part.lstrip("-").isdecimal() and len(part) < 5]
        cell = self.shape.at_axial(*map(int, numbers)) if len(numbers) == 2 else None
        if cell is not None and cell in self.shape:
            yield cell
        else:
            self._wrong(where, f"{word[:40]!r} of its {key} is no hex of the board")

    def _is_first(self, taken: dict[object, str], key: object, where: str, sentence: str) -> bool:
        """Whether nothing before had this key; else it is a problem. `taken` are all so far, and is added to."""
        first = taken.setdefault(key, where) is where
        if not first:
            self._wrong(where, f"{sentence} {taken[key].partition(': ')[2]}")
        return first

    def _wrong(self, where: str, sentence: str) -> None:
        self.problems.append(f"{self.tiles.name}: {where}: {sentence}")
