"""Writes the two demo maps, and a table for them, that lie beside it: `python -m tests.maps.make_maps`.

`keep.tmx` is an orthogonal map of 100 x 100 squares: rooms, halls, a stream, chests. `shire.tmx` is a hexagonal one of
60 x 60 hexes: lands, roads, towns. Both are the same on every machine.
"""

from __future__ import annotations

import base64
import math
import random
import zlib
from itertools import pairwise
from pathlib import Path
from xml.sax.saxutils import quoteattr

from game.kit.cells import Cell
from game.kit.hexes import HexGrid

HERE = Path(__file__).parent
KEEP, SHIRE = (100, 100), (60, 60)
GROUNDS = ("floor", "wall", "water", "grass")
LANDS = ("plains", "forest", "hills", "mountain", "water")
Rows = list[list[int]]


def tileset(name: str, size: tuple[int, int], kinds: tuple[str, ...], closed: tuple[str, ...]) -> str:
    """A tileset without a picture: each kind of tile with its properties."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<tileset version="1.10" tiledversion="1.10.2" name="{name}" tilewidth="{size[0]}" tileheight="{size[1]}"'
        f' tilecount="{len(kinds)}" columns="0">',
    ]
    for number, kind in enumerate(kinds):
        lines += [
            f' <tile id="{number}" type="{kind}">',
            "  <properties>",
            f'   <property name="ground" value="{kind}"/>',
            f'   <property name="walk" type="bool" value="{str(kind not in closed).lower()}"/>',
            "  </properties>",
            " </tile>",
        ]
    return "\n".join([*lines, "</tileset>", ""])


def dig_keep() -> tuple[Rows, list[tuple[str, int, int]]]:
    """Rooms in solid wall, each joined with the next by a hall; a stream through the east; things in the rooms."""
    chance = random.Random("keep")
    wide, high = KEEP
    rows = [[2] * wide for _ in range(high)]
    middles, things = [], []
    for index in range(70):
        w, h = chance.randint(4, 11), chance.randint(4, 9)
        x, y = chance.randint(1, wide - w - 2), chance.randint(1, high - h - 2)
        ground = 4 if index % 5 == 0 else 1
        for row in range(y, y + h):
            rows[row][x : x + w] = [ground] * w
        middles.append((x + w // 2, y + h // 2))
        things.append((("chest", "torch", "key", "stair")[index % 4], x + 1, y + 1))
    for (x1, y1), (x2, y2) in pairwise(middles):
        for x in range(min(x1, x2), max(x1, x2) + 1):
            rows[y1][x] = rows[y1][x] if rows[y1][x] != 2 else 1
        for y in range(min(y1, y2), max(y1, y2) + 1):
            rows[y][x2] = rows[y][x2] if rows[y][x2] != 2 else 1
    for y in range(1, high - 1):
        x = 70 + round(6 * math.sin(y / 9))
        for column in (x, x + 1):
            if rows[y][column] == 4 or (rows[y][column] == 1 and y % 7 > 1):
                rows[y][column] = 3
    return rows, sorted({(x, y): (kind, x, y) for kind, x, y in things if rows[y][x] in (1, 4)}.values())


def grow_shire() -> tuple[Rows, list[tuple[str, int, int]]]:
    """Lands by height and damp, both sums of slow waves; towns far from each other on open land."""
    chance = random.Random("shire")
    waves = [(chance.uniform(0.05, 0.4), chance.uniform(0.05, 0.4), chance.uniform(0, 6)) for _ in range(12)]

    def value(part: int, column: int, row: int) -> float:
        return sum(math.sin(column * a + row * b + c) for a, b, c in waves[part : part + 6])

    rows = []
    for row in range(SHIRE[1]):
        line = []
        for column in range(SHIRE[0]):
            height, damp = value(0, column, row), value(6, column, row)
            land = 5 if height < -2.2 else 4 if height > 3.0 else 3 if height > 1.7 else 2 if damp > 1.2 else 1
            line.append(land)
        rows.append(line)
    towns: list[tuple[str, int, int]] = []
    while len(towns) < 24:
        x, y = chance.randrange(SHIRE[0]), chance.randrange(SHIRE[1])
        if rows[y][x] < 3 and all(math.dist((x, y), town[1:]) > 6 for town in towns):
            towns.append((f"town-{len(towns) + 1}", x, y))
    return rows, towns


def keep() -> str:
    """The orthogonal map."""
    rows, things = dig_keep()
    csv = ",\n".join(",".join(map(str, row)) for row in rows)
    objects = [
        f'  <object id="{number}" type="{kind}" x="{64 * x}" y="{64 * y}" width="64" height="64"/>'
        for number, (kind, x, y) in enumerate(things, 1)
    ]
    return "\n".join([
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" renderorder="right-down"'
        f' width="{KEEP[0]}" height="{KEEP[1]}" tilewidth="64" tileheight="64" infinite="0" nextlayerid="3"'
        f' nextobjectid="{len(things) + 1}">',
        ' <properties>\n  <property name="title" value="The Keep"/>\n </properties>',
        ' <tileset firstgid="1" source="keep.tsx"/>',
        f' <layer id="1" name="ground" width="{KEEP[0]}" height="{KEEP[1]}">',
        f'  <data encoding="csv">\n{csv}\n</data>',
        " </layer>",
        ' <objectgroup id="2" name="features">',
        *objects,
        " </objectgroup>",
        "</map>",
        "",
    ])  # fmt: skip


def shire() -> str:
    """The hexagonal map; its numbers lie packed in the file."""
    rows, towns = grow_shire()
    numbers = b"".join(number.to_bytes(4, "little") for row in rows for number in row)
    data = base64.b64encode(zlib.compress(numbers, 9)).decode()

    shape = HexGrid(*SHIRE, 128, 112, 64)
    objects, roads = [], []
    for number, (name, column, row) in enumerate(towns, 1):
        x, y = map(round, shape.centre(Cell(column, row)))
        objects.append(f'  <object id="{number}" name={quoteattr(name)} type="town" x="{x}" y="{y}"><point/></object>')
        if number > 1:
            near = min(towns[: number - 1], key=lambda town: math.dist(town[1:], (column, row)))
            way = [shape.centre(cell) for cell in shape.line(Cell(column, row), Cell(*near[1:]))]
            points = " ".join(f"{round(a - x)},{round(b - y)}" for a, b in way)
            roads.append(
                f'  <object id="{99 + number}" type="road" x="{x}" y="{y}"><polyline points="{points}"/></object>'
            )
    return "\n".join([
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<map version="1.10" tiledversion="1.10.2" orientation="hexagonal" renderorder="right-down"'
        f' width="{SHIRE[0]}" height="{SHIRE[1]}" tilewidth="128" tileheight="112" hexsidelength="64" staggeraxis="x"'
        f' staggerindex="odd" infinite="0" nextlayerid="4" nextobjectid="200">',
        ' <properties>\n  <property name="title" value="The Shire"/>\n </properties>',
        ' <tileset firstgid="1" source="shire.tsx"/>',
        f' <layer id="1" name="ground" width="{SHIRE[0]}" height="{SHIRE[1]}">',
        f'  <data encoding="base64" compression="zlib">\n   {data}\n  </data>',
        " </layer>",
        ' <objectgroup id="2" name="roads">',
        *roads,
        " </objectgroup>",
        ' <objectgroup id="3" name="sites">',
        *objects,
        " </objectgroup>",
        "</map>",
        "",
    ])  # fmt: skip


def table() -> str:
    """The table on which a map is played: header, question, two seats on the left, the map, the inspector."""
    zones = {
        "header": (0, 0, 1920, 64), "ribbon": (16, 8, 620, 48), "prompt": (650, 0, 620, 112),
        "prompt/portrait": (668, 10, 92, 92), "prompt/text": (778, 8, 480, 96), "prompt/button": (1138, 49, 112, 38),
        "prompt/options": (650, 112, 620, 200), "turns": (1300, 8, 250, 48), "undo": (1560, 12, 186, 40),
        "log": (1762, 0, 82, 92), "menu": (1858, 12, 48, 40), "log-drawer": (1456, 64, 464, 1016),
        "inspector": (1564, 120, 336, 470), "seat.1": (12, 84, 296, 480), "seat.2": (12, 584, 296, 480),
        "map": (324, 84, 1224, 980), "stage": (520, 128, 880, 462), "recap": (1564, 600, 336, 130),
    }  # fmt: skip
    objects = [
        f'  <object id="{number}" name="{name}" type="zone" x="{x}" y="{y}" width="{w}" height="{h}"/>'
        for number, (name, (x, y, w, h)) in enumerate(zones.items(), 1)
    ]
    return "\n".join([
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" renderorder="right-down" width="480"'
        ' height="270" tilewidth="4" tileheight="4" infinite="0" nextlayerid="2" nextobjectid="99">',
        ' <properties>\n  <property name="seats" type="int" value="2"/>\n </properties>',
        ' <objectgroup id="1" name="zones">',
        *objects,
        " </objectgroup>",
        "</map>",
        "",
    ])  # fmt: skip


def files() -> dict[str, str]:
    """Every file by its name."""
    return {
        "keep.tsx": tileset("keep", (64, 64), GROUNDS, ("wall", "water")),
        "keep.tmx": keep(),
        "shire.tsx": tileset("shire", (128, 112), LANDS, ("water",)),
        "shire.tmx": shire(),
        "table_2.tmx": table(),
    }


if __name__ == "__main__":
    for name, text in files().items():
        (HERE / name).write_text(text, encoding="utf-8")
