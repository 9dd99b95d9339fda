"""Makes the board of Runebound from the text beside it: `python -m tests.runebound.make_map`.

`map.txt` says in sections what each hex is (axial coordinates q, r), and which sites, places, rivers and roads there
are. The tool is run again whenever that file changes; `data/runebound/map.tmx` is never edited in Tiled.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, pairwise
from pathlib import Path
from xml.sax.saxutils import quoteattr

from game.kit.cells import Cell
from game.kit.geometry import Point
from game.kit.hexes import HexGrid

TEXT = Path(__file__).parent / "map.txt"
BOARD = Path(__file__).parents[2] / "data" / "runebound" / "map.tmx"
COLUMNS, ROWS = 15, 13
WIDE, HIGH, SIDE = 128, 112, 64
TERRAINS = ("plains", "forest", "hills", "mountain", "water", "city")
VILLAINS = (("skydown", "margath", "tamalir"), ("cursed-ruins", "corpse-king", ""))
"""Where a villain appears, in which scenario, and where he makes for."""
SHAPE = HexGrid(COLUMNS, ROWS, WIDE, HIGH, SIDE)
STEEPEST = 31
"""Degrees that a name may lean."""
Said = list[tuple[str, str | int]]


def sections(text: str) -> dict[str, list[list[str]]]:
    """The words of each line of each section; comments are left out."""
    found: dict[str, list[list[str]]] = {}
    for line in text.splitlines():
        if line.startswith("["):
            lines = found.setdefault(line.strip("[]"), [])
        elif line.strip() and not line.startswith("#"):
            lines.append(line.split())
    return found


def at(q: str, r: str) -> Cell:
    """The cell of axial coordinates."""
    return SHAPE.at_axial(int(q), int(r))


def axial(cell: Cell) -> str:
    """The axial coordinates of a cell, as the board says them."""
    return "{},{}".format(*SHAPE.axial(cell))


class TextMap:
    """What the text says of the board, by cell."""

    def __init__(self, text: str) -> None:
        parts = sections(text)
        self.picture = [row[2:] for row in parts["picture"]]
        self.terrain: dict[Cell, str] = {}
        self.gems: dict[Cell, str] = {}
        self.standing: dict[Cell, str] = {}
        self.hexes: dict[str, list[Cell]] = {}
        for q, r, terrain, site, gem, place in parts["hexes"]:
            cell = at(q, r)
            self.terrain[cell] = terrain
            if site != "-":
                self.standing[cell] = site
            if gem != "-":
                self.gems[cell] = gem
            if place != "-":
                self.hexes.setdefault(place, []).append(cell)
        self.sites = {name: (kind, at(q, r), " ".join(said)) for name, kind, q, r, *said in parts["sites"]}
        self.places = {name: (at(q, r), int(count), " ".join(said)) for name, q, r, count, *said in parts["places"]}
        self.rivers = [(at(*line[:2]), at(*line[2:4])) for line in parts["rivers"]]
        self.bridges = [(at(*line[:2]), at(*line[2:4])) for line in parts["rivers"] if "bridge" in line]
        self.roads = [[at(*word.split(",")) for word in line] for line in parts["roads"]]


def edges(cell: Cell) -> Iterator[tuple[Point, Point]]:
    """The sides of a hex, clockwise."""
    corners = SHAPE.outline(cell)
    return pairwise((*corners, corners[0]))


def parts_of(cells: Iterable[Cell]) -> list[list[Cell]]:
    """Hexes in parts that hang together."""
    found: list[list[Cell]] = []
    for cell in cells:
        touching = [part for part in found if any(SHAPE.distance(cell, other) == 1 for other in part)]
        found = [part for part in found if part not in touching] + [[*chain.from_iterable(touching), cell]]
    return found


def outline(cells: Iterable[Cell]) -> list[Point]:
    """The line round hexes that hang together, clockwise."""
    every = [edge for cell in cells for edge in edges(cell)]
    inner = Counter(frozenset(edge) for edge in every)
    on = {start: end for start, end in every if inner[frozenset((start, end))] == 1}
    first = min(on)
    line = [first]
    while (corner := on[line[-1]]) != first:
        line.append(corner)
    assert len(line) == len(on), "a place does not hang together"
    return line


Course = tuple[list[Point], list[tuple[Cell, Cell]]]


def courses(sides: Iterable[tuple[Cell, Cell]]) -> list[Course]:
    """Rivers: each a line of corners, and the pairs of hexes that it parts, in the order of the line."""
    parted = {frozenset(set(SHAPE.outline(one)) & set(SHAPE.outline(other))): (one, other) for one, other in sides}
    beside: dict[Point, list[frozenset[Point]]] = {}
    for edge in parted:
        for corner in edge:
            beside.setdefault(corner, []).append(edge)
    found: list[Course] = []
    left = set(parted)
    for spring in sorted(corner for corner, touching in beside.items() if len(touching) == 1):
        line, pairs = [spring], []
        while on := [edge for edge in beside[line[-1]] if edge in left]:
            left.remove(on[0])
            pairs.append(parted[on[0]])
            line += on[0] - {line[-1]}
        if pairs:
            found.append((line, pairs))
    assert not left, "a river flows in a circle"
    return found


def label(cells: list[Cell]) -> tuple[Point, int, int]:
    """Where a name is written, how it leans in degrees, and how many hexes it has for it."""
    centres = [SHAPE.centre(cell) for cell in cells]
    x, y = (sum(part) / len(cells) for part in zip(*centres, strict=True))
    along = sum((cx - x) ** 2 - (cy - y) ** 2 for cx, cy in centres)
    across = sum(2 * (cx - x) * (cy - y) for cx, cy in centres)
    lean = math.degrees(math.atan2(across, along) / 2) if along or across else 0.0
    return (x, y), round(lean) if abs(lean) <= STEEPEST else 0, len(cells)


def coordinate(value: float) -> str:
    """A coordinate of the file, in whole pixels where it is whole."""
    return f"{round(value, 2):g}"


def points(line: Iterable[Point], start: Point) -> str:
    """A line as Tiled writes it, from its first point."""
    return " ".join(f"{coordinate(x - start[0])},{coordinate(y - start[1])}" for x, y in line)


class Writer:
    """The object layers, whose objects are numbered one after the other."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.objects = 0
        self.layers = 1

    def layer(self, name: str) -> None:
        """Begin a layer."""
        self.end()
        self.layers += 1
        self.lines.append(f' <objectgroup id="{self.layers}" name="{name}">')

    def end(self) -> None:
        """End the layer that was begun."""
        if self.lines:
            self.lines.append(" </objectgroup>")

    def add(self, name: str, where: Point, shape: str, said: Said, lean: int = 0) -> None:
        """An object at a point, with its shape and properties; it leans so many degrees."""
        self.objects += 1
        named = f" name={quoteattr(name)}" if name else ""
        turned = f' rotation="{lean}"' if lean else ""
        x, y = map(coordinate, where)
        self.lines.append(f'  <object id="{self.objects}"{named} x="{x}" y="{y}"{turned}>')
        self.lines += [*properties(said, "   "), f"   {shape}", "  </object>"]


def properties(said: Said, indent: str) -> list[str]:
    """Properties as Tiled writes them."""
    lines = [f"{indent}<properties>"]
    for key, value in sorted(said):
        kind = ' type="int"' if isinstance(value, int) else ""
        lines.append(f'{indent} <property name="{key}"{kind} value={quoteattr(str(value))}/>')
    return [*lines, f"{indent}</properties>"]


def coordinates(cell: Cell) -> Said:
    """The properties that say which hex it is."""
    q, r = SHAPE.axial(cell)
    return [("q", q), ("r", r)]


def pairs_text(sides: Iterable[tuple[Cell, Cell]]) -> str:
    """Pairs of hexes, as the board says them."""
    return " ".join(f"{axial(one)}/{axial(other)}" for one, other in sides)


def objects(text: TextMap) -> Writer:
    """All object layers."""
    out = Writer()
    out.layer("gems")
    for cell, gem in text.gems.items():
        out.add("", SHAPE.centre(cell), "<point/>", [("kind", gem), *coordinates(cell)])
    out.layer("sites")
    for site, (kind, cell, _) in text.sites.items():
        out.add(site, SHAPE.centre(cell), "<point/>", [("kind", kind), *coordinates(cell)])
    out.layer("places")
    for place, (token, _, _) in text.places.items():
        for part in parts_of(text.hexes[place]):
            line = outline(part)
            said: Said = [("hexes", " ".join(map(axial, part))), ("token", axial(token))]
            out.add(place, line[0], f'<polygon points="{points(line, line[0])}"/>', said)
    out.layer("roads")
    for road in text.roads:
        line = [SHAPE.centre(cell) for cell in road]
        hexes = " ".join(map(axial, road))
        out.add("", line[0], f'<polyline points="{points(line, line[0])}"/>', [("hexes", hexes)])
    out.layer("rivers")
    for line, sides in courses(text.rivers):
        bridges = [pair for pair in sides if pair in text.bridges]
        said = [("sides", pairs_text(sides)), ("bridges", pairs_text(bridges))]
        out.add("", line[0], f'<polyline points="{points(line, line[0])}"/>', said)
    out.layer("villain")
    for place, scenario, target in VILLAINS:
        out.add(place, SHAPE.centre(text.places[place][0]), "<point/>", [("scenario", scenario), ("target", target)])
    out.layer("labels")
    named = [(site, [cell]) for site, (_, cell, _) in text.sites.items()]
    placed = [(place, max(parts_of(cells), key=len)) for place, cells in text.hexes.items()]
    for name, cells in (*named, *placed):
        where, lean, size = label(cells)
        out.add(name, where, "<point/>", [("size", size)], lean)
    out.end()
    return out


def tmx(text: TextMap) -> str:
    """The board as Tiled writes it."""
    rows = [[TERRAINS.index(text.terrain[Cell(column, row)]) + 1 for column in range(COLUMNS)] for row in range(ROWS)]
    data = ",\n".join(",".join(map(str, row)) for row in rows)
    drawn = objects(text)
    tiles = [
        line
        for number, terrain in enumerate(TERRAINS)
        for line in (f'  <tile id="{number}">', *properties([("terrain", terrain)], "   "), "  </tile>")
    ]
    return "\n".join([
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<map version="1.10" tiledversion="1.10.2" orientation="hexagonal" renderorder="right-down"'
        f' width="{COLUMNS}" height="{ROWS}" tilewidth="{WIDE}" tileheight="{HIGH}" infinite="0"'
        f' hexsidelength="{SIDE}" staggeraxis="x" staggerindex="odd"'
        f' nextlayerid="{drawn.layers + 1}" nextobjectid="{drawn.objects + 1}">',
        *properties([("game", "runebound"), ("coordinates", "odd-q")], " "),
        f' <tileset firstgid="1" name="terrain" tilewidth="{WIDE}" tileheight="{HIGH}"'
        f' tilecount="{len(TERRAINS)}" columns="0">',
        *tiles,
        " </tileset>",
        f' <layer id="1" name="terrain" width="{COLUMNS}" height="{ROWS}">',
        f'  <data encoding="csv">\n{data}\n</data>',
        " </layer>",
        *drawn.lines,
        "</map>",
        "",
    ])  # fmt: skip


def drawn() -> str:
    """The board that the text beside this tool makes."""
    return tmx(TextMap(TEXT.read_text(encoding="utf-8")))


if __name__ == "__main__":
    BOARD.write_text(drawn(), encoding="utf-8")
