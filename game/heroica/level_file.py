"""Level files: a level as it is drawn in Tiled, read into a `Level`.

What is wrong with the file is gathered and raised as one ContentError, each fault with file, place and sentence;
whether the level can be played is another matter (`level_checks.py`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from game.heroica.level import (
    DEFEAT,
    FINAL,
    FINAL_FIGURE,
    GROUNDS,
    REACH,
    RESCUE,
    TAKE,
    Dragon,
    Feature,
    Goal,
    Level,
    Monster,
    Thing,
)  # fmt: skip
from game.heroica.level_objects import (
    DECOR_TILES,
    DRAGON,
    GOAL,
    GROUND_TILES,
    LAYERS,
    MONSTER,
    SOLID_TILES,
    START,
    TRACK,
    at,
    read_properties,
)
from game.kit.bounds import MOST_BYTES
from game.kit.cells import Cell, all_cells
from game.kit.errors import ContentError
from game.kit.grid import SquareGrid
from game.kit.tilemap import MapObject, TileMap, Value, read_tile_map

WIDE, HIGH = (8, 20), (6, 16)
"""How many columns and rows a level may have."""
TILE = 64
TILE_LAYERS = ("ground", "solid", "decor")
SEATS = 4
_MOST_ROUNDS = 99
_MOST_CORNERS = 400
_WORDS = ("place", "title", "story")
_SAID = frozenset({*_WORDS, "music", "theme", "goal", "hourglass", "level"})
"""The properties of the map."""
_AIR = "air"
_SHEETS = {"ground": GROUND_TILES, "solid": SOLID_TILES, "decor": DECOR_TILES}
_TARGETED, _PLAIN_GOALS = (TAKE, DEFEAT), (RESCUE, REACH, FINAL)
_SIDES = ("north", "east", "south", "west")
Properties = dict[str, Value]


def read_level(path: Path, tilesets: Path | None = None, most: int = MOST_BYTES) -> Level:
    """Read the TMX file of a level. Raises ContentError with every fault that was found.

    One of a player is given the folder of the game's tilesets, and may have so many bytes (`read_tile_map`); it need
    not name its words, nor its theme.
    """
    reader = _Reader(read_tile_map(path, tilesets, most), own=tilesets is not None)
    if reader.problems:
        raise ContentError(reader.problems)
    level = reader.level()
    if reader.problems:
        raise ContentError(reader.problems)
    return level


class _Reader:
    """Reads one level; faults go into `problems`."""

    def __init__(self, tiles: TileMap, own: bool) -> None:
        self.tiles = tiles
        self.own = own
        self.problems: list[str] = []
        shape = tiles.shape
        if not isinstance(shape, SquareGrid) or (shape.width, shape.height) != (TILE, TILE):
            self._wrong("the map", f"is not made of squares of {TILE} x {TILE}")
        elif not (WIDE[0] <= shape.columns <= WIDE[1] and HIGH[0] <= shape.rows <= HIGH[1]):
            bounds = f"{WIDE[0]} to {WIDE[1]} columns and {HIGH[0]} to {HIGH[1]} rows"
            self._wrong("the map", f"has {shape.columns} x {shape.rows} squares, where a level has {bounds}")
        else:
            self.shape = shape
        self._check_layers("tile layer", TILE_LAYERS[:2], TILE_LAYERS, tiles.tile_layers)
        self._check_layers("object layer", (*LAYERS,), (*LAYERS, _AIR), tiles.object_layers)

    def _check_layers(self, kind: str, needed: Sequence[str], known: Sequence[str], there: Collection[str]) -> None:
        for layer in needed:
            if layer not in there:
                self._wrong("the map", f"has no {kind} {layer!r}")
        for layer in there:
            if layer not in known:
                self._wrong("the map", f"its {kind} {layer[:40]!r} means nothing; there are {', '.join(known)}")

    def level(self) -> Level:
        """The level; what could not be read is left out of it and stands in `problems`."""
        grounds, low = self._squares()
        features: dict[Cell, Feature] = {}
        things: dict[Cell, Thing] = {}
        monsters: dict[Cell, Monster] = {}
        dragons: list[Dragon] = []
        starts: list[Cell] = []
        goals: list[Cell] = []
        for cell, kind, said in self._objects("features"):
            features[cell] = Feature(kind, **_values(said))
        for cell, kind, said in self._objects("things"):
            things[cell] = Thing(kind, **_values(said, kind="card"))
        for cell, kind, said in self._objects("monsters"):
            if kind == MONSTER:
                monsters[cell] = Monster(**_values(said, **{"from": "least"}))
            else:
                dragons.append(Dragon(cell, **_values(said)))
        for cell, kind, _ in self._objects("places"):
            (starts if kind == START else goals).append(cell)
        if len(dragons) > 1:
            self._wrong("layer 'monsters'", f"has {len(dragons)} dragons, where a level has one at most")
        self._check_sides(dragons)
        self._check_tiles({START: starts, GOAL: goals})
        self._check_words()
        return Level(
            file=self.tiles.name,
            number=self._said("level", int) or 0,
            theme=self._theme(),
            goal=self._goal(),
            hourglass=self._hourglass(),
            shape=self.shape,
            grounds=grounds,
            low=low,
            starts=tuple(starts),
            goals=tuple(goals),
            features=features,
            things=things,
            monsters=monsters,
            dragon=dragons[0] if dragons else None,
            track=self._track(),
            tiles={layer: self._numbers(layer) for layer in TILE_LAYERS},
        )

    def _squares(self) -> tuple[dict[Cell, str], frozenset[Cell]]:
        """The ground of every space, and the low solid squares."""
        grounds: dict[Cell, str] = {}
        low: set[Cell] = set()
        for cell in all_cells(self.shape):
            where = at(cell)
            below = self.tiles.tile("ground", cell)
            if below is None:
                self._wrong(where, "has no ground")
                continue
            solid = self.tiles.tile("solid", cell)
            walk, sight = (self._flag(cell, key) for key in ("walk", "sight"))
            ground = str(below.properties.get("ground", ""))
            if solid is not None and walk:
                self._wrong(where, "has a tile in the layer 'solid' that can be walked on")
            elif solid is None and not walk:
                self._wrong(where, "has a ground that cannot be walked on; walls belong into the layer 'solid'")
            elif solid is not None and sight:
                low.add(cell)
            elif solid is None and ground not in GROUNDS:
                self._wrong(where, f"its ground is {ground[:20]!r}; there are {', '.join(GROUNDS)}")
            elif solid is None:
                grounds[cell] = ground
        return grounds, frozenset(low)

    def _check_tiles(self, marked: Mapping[str, Collection[Cell]]) -> None:
        """Every tile lies in the layer that its kind belongs to, and is not turned; marks lie on marked spaces."""
        for layer, kinds in _SHEETS.items():
            for cell in all_cells(self.shape):
                tile = self.tiles.tile(layer, cell)
                if tile is not None and tile.kind not in kinds:
                    self._wrong(at(cell), f"a tile {tile.kind[:20]!r} lies in the layer {layer!r}")
                elif tile is not None and any(tile.flips):
                    self._wrong(at(cell), f"the tile in the layer {layer!r} is turned over")
                elif tile is not None and cell not in marked.get(tile.kind, (cell,)):
                    self._wrong(at(cell), f"has the mark of a {tile.kind} space, and there is none")

    def _theme(self) -> str:
        """What the one tileset of the level is called."""
        found = sorted({tile.tileset for tile in self.tiles.tiles if tile is not None})
        if len(found) != 1:
            self._wrong("the map", f"has {len(found)} tilesets, where a level has one")
            return ""
        said = self.tiles.properties.get("theme", found[0] if self.own else None)
        if said != found[0]:
            self._wrong("the map", f"its 'theme' is {str(said)[:40]!r}, and its tileset {found[0]!r}")
        return found[0]

    def _check_words(self) -> None:
        """A level of the game names its words, which follow from its file, and its music."""
        for key in sorted(self.tiles.properties.keys() - _SAID):
            self._wrong("the map", f"has the property {key[:40]!r}, which no level knows")
        if self.own:
            return
        name = self.tiles.name.removesuffix(".tmx").partition("-")[2]
        for key in _WORDS:
            said, wanted = self._said(key, str), f"level.{name}.{key}"
            if said is not None and said != wanted:
                self._wrong("the map", f"its {key!r} is {said[:40]!r}, and not {wanted!r}")
        self._said("music", str)

    def _numbers(self, layer: str) -> tuple[tuple[int, ...], ...]:
        """The numbers of the tiles of a layer in their tileset, row by row; -1 where there is none."""
        rows = range(self.shape.rows)
        found = [[self.tiles.tile(layer, Cell(column, row)) for column in range(self.shape.columns)] for row in rows]
        return tuple(tuple(-1 if tile is None else tile.number for tile in row) for row in found)

    def _flag(self, cell: Cell, key: str) -> bool:
        value = self.tiles.tile_property(cell, key)
        if not isinstance(value, bool):
            self._wrong(at(cell), f"its tile does not say {key!r}, yes or no")
            return False
        return value

    def _objects(self, layer: str) -> Iterator[tuple[Cell, str, Properties]]:
        """The objects of a layer that lie as they should, with their cells; tracks are read on their own."""
        taken: dict[Cell, str] = {}
        for thing in self.tiles.objects(layer):
            known = LAYERS[layer].get(thing.kind)
            cell = self.tiles.cell_of(thing) if thing.kind != DRAGON else self.shape.cell_at((thing.x, thing.y))
            where = f"layer {layer!r}: object {thing.id}" + (f" at {at(cell)}" if cell is not None else "")
            if known is None:
                self._wrong(where, f"its class is {thing.kind[:40]!r}, which does not belong there")
            elif thing.kind == TRACK:
                continue
            elif cell is None or not self._fits(thing, cell):
                squares = FINAL_FIGURE if thing.kind == DRAGON else 1
                self._wrong(where, f"does not fill {squares} x {squares} squares of the grid")
            elif cell in taken:
                self._wrong(where, f"lies on a {taken[cell]} of the same layer")
            else:
                taken[cell] = thing.kind
                said, faults = read_properties(thing, known)
                for fault in faults:
                    self._wrong(where, fault)
                if not faults:
                    yield cell, thing.kind, said

    def _fits(self, thing: MapObject, cell: Cell) -> bool:
        """Whether an object fills its square, or squares, of the grid."""
        squares = FINAL_FIGURE if thing.kind == DRAGON else 1
        corner = (cell.column * TILE, cell.row * TILE)
        inside = cell.column + squares <= self.shape.columns and cell.row + squares <= self.shape.rows
        size = (squares * TILE, squares * TILE)
        return inside and not thing.rotation and (thing.x, thing.y, thing.width, thing.height) == (*corner, *size)

    def _check_sides(self, dragons: list[Dragon]) -> None:
        for dragon in dragons:
            if dragon.faces not in _SIDES:
                self._wrong(at(dragon.cell), f"the dragon faces {dragon.faces[:20]!r}, not {', '.join(_SIDES)}")

    def _track(self) -> tuple[Cell, ...]:
        """The squares of the one closed line, in order, without the first again at the end."""
        tracks = self.tiles.objects("places", TRACK)
        if not tracks:
            return ()
        where = f"layer 'places': object {tracks[0].id}"
        if len(tracks) > 1:
            self._wrong(where, f"is one of {len(tracks)} tracks, where a level has one at most")
        if len(tracks[0].points) > _MOST_CORNERS:
            self._wrong(where, f"has {len(tracks[0].points)} corners; at most {_MOST_CORNERS} can be")
            return ()
        if not tracks[0].closed or not tracks[0].points:
            self._wrong(where, "is no closed line; a track comes back to where it began")
            return ()
        found: list[Cell] = []
        for point in tracks[0].points:
            cell = self.shape.cell_at(point)
            if cell is None:
                self._wrong(where, f"leaves the map at {point[0]:g},{point[1]:g}")
                return ()
            walked = self.shape.line(found[-1], cell)[1:] if found else [cell]
            found += walked
        if len(found) > 1:
            found += self.shape.line(found[-1], found[0])[1:-1] if found[-1] != found[0] else []
            if found[-1] == found[0]:
                found.pop()
        return tuple(found)

    def _goal(self) -> Goal:
        kind, _, target = (self._said("goal", str) or "").partition(" ")
        if (kind in _TARGETED and target) or (kind in _PLAIN_GOALS and not target):
            return Goal(kind, target)
        known = [*(f"{word} ID" for word in _TARGETED), *_PLAIN_GOALS]
        self._wrong("the map", f"its goal is {f'{kind} {target}'.strip()[:40]!r}; there are {', '.join(known)}")
        return Goal(FINAL)

    def _hourglass(self) -> tuple[int, ...]:
        words = (self._said("hourglass", str) or "").split()
        if len(words) == SEATS and all(word.isascii() and word.isdecimal() and len(word) < 3 for word in words):
            rounds = tuple(map(int, words))
            if all(1 <= number <= _MOST_ROUNDS for number in rounds):
                return rounds
        self._wrong("the map", f"its hourglass is not {SEATS} numbers of rounds from 1 to {_MOST_ROUNDS}")
        return ()

    def _said(self, key: str, kind: type) -> Any:
        """A property of the map of a type; None where there is none, which is a problem."""
        value = self.tiles.properties.get(key)
        if type(value) is kind:
            return value
        self._wrong("the map", f"its {key!r} is missing" if value is None else f"its {key!r} is of the wrong type")
        return None

    def _wrong(self, where: str, sentence: str) -> None:
        self.problems.append(f"{self.tiles.name}: {where}: {sentence}")


def _values(said: Properties, **renamed: str) -> dict[str, Any]:
    """The properties of an object by the names of the record that it becomes."""
    return {renamed.get(key, key): value for key, value in said.items()}
