"""Makes the levels and their tilesets from the text maps in `levels/`: `python -m tests.heroica.make_levels NAME...`

A text map has a head of `key: value` lines, a line `---`, and one sign for each square. Once a level has been made it
is edited in Tiled; this tool is for a new one that is easier drafted as text. Without names it writes the tilesets
only, with `--all` every level, over what was edited. `level_text.py` writes the grid of a level back as text.

A name that ends with `.txt` is a draft that lies anywhere: map and words of an own level are written beside it. Its
head has a line `said:` more, what the goal is in words.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import quoteattr

from game.heroica.view.values import TILE_NAMES, VARIANTS

TEXTS = Path(__file__).parent / "levels"
LEVELS = Path(__file__).parents[2] / "data" / "heroica" / "levels"
TILE = 64
PICTURES = "../../../../assets/pictures/heroica/tiles"
PICTURE, SQUARE, ROUND, COLUMNS = (1792, 2912), 160, 32, 8
"""The picture of a theme, a square in it, what lies round each, and how many lie in a row."""
GROUND_SIGNS = {".": "floor", ";": "grey", "~": "sea", "b": "berth", ":": "mud", "%": "lava"}
FEATURE_SIGNS = {
    "c": "chest", "K": "kings-treasure", "f": "coffin", "m": "magic-space", "@": "cyclone", "A": "summit", "Y": "king",
    "D": "locked-door", "M": "magic-door", "X": "lair-door", "B": "cobblestone-wall", "o": "rocks", "O": "boulder",
    "P": "rift", "=": "sum-door",
}  # fmt: skip
THING_SIGNS = {"$": "gold", "k": "key", "t": "torch", "d": "dynamite", "e": "egg", "h": "grenade", "!": "potion"}
SAILORS = ("sharks", "kraken")
ON_GREY = ("magic-door", "magic-space")
LANDS = {
    "coast": ("bog", "port", "shore", "village", "coast"),
    "woods": ("camp", "forest"),
    "caves": ("caverns",),
    "old-stones": ("temple", "castle", "crypt", "vault"),
    "heights": ("ice", "labyrinth", "mountain", "graveyard", "serpent"),
    "dragons-end": ("jungle", "webwood", "otherworld", "volcano", "lair"),
}
"""Six kits of tiles; each theme is a colouring of one."""
Square = tuple[int, int]
Item = tuple[str, int, int, dict[str, str | int | bool]]


def tileset(theme: str) -> str:
    """The TSX file of a theme: its one picture, and what each tile of a map is. Tiled shows the squares of the
    picture as
    large as those of the map; what follows after the named tiles is only painted with.
    """
    count = COLUMNS * (PICTURE[1] // (SQUARE + 2 * ROUND))
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<tileset version="1.10" tiledversion="1.10.2" name="{theme}" tilewidth="{SQUARE}" tileheight="{SQUARE}"'
        f' spacing="{2 * ROUND}" margin="{ROUND}" tilecount="{count}" columns="{COLUMNS}" tilerendersize="grid">',
        f' <image source="{PICTURES}/{theme}.webp" width="{PICTURE[0]}" height="{PICTURE[1]}"/>',
    ]
    for number, name in enumerate(TILE_NAMES):
        kind = name.rsplit("-", 1)[0]
        if kind == "decor":
            lines.append(f' <tile id="{number}" type="{kind}"/>')
            continue
        solid = kind in ("high", "low")
        ground = [] if solid else [("ground", kind if kind in GROUND_SIGNS.values() else "floor")]
        lines.append(f' <tile id="{number}" type="{kind}">')
        lines += [*properties([("walk", not solid), ("sight", kind != "high"), *ground], "  "), " </tile>"]
    return "\n".join([*lines, "</tileset>", ""])


class TextMap:
    """A text map: its head, and its grid."""

    def __init__(self, text: str) -> None:
        head, _, grid = text.partition("---\n")
        self.head: dict[str, list[str]] = {}
        for line in head.splitlines():
            key, _, value = line.partition(":")
            self.head.setdefault(key, []).append(value.strip())
        self.rows = grid.splitlines()
        self.monsters = {line.split()[0]: line.split()[1:] for line in self.head.get("monster", [])}
        self.relics = {line.split()[0]: line.split()[1:] for line in self.head.get("relic", [])}

    def one(self, key: str) -> str:
        """The value of a key that stands there once."""
        return self.head[key][0]

    def squares(self) -> Iterator[tuple[int, int, str]]:
        """Column, row and sign of every square, row by row."""
        return ((column, row, sign) for row, line in enumerate(self.rows) for column, sign in enumerate(line))

    def sign(self, column: int, row: int) -> str:
        """The sign of a square; beside the map all is high."""
        inside = 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row])
        return self.rows[row][column] if inside else "#"

    def grounds(self) -> dict[Square, str]:
        """The ground of every square; below what is solid it is floor."""
        said = {}
        for line in self.head.get("on", []):
            sign, *squares = line.split()
            said.update({tuple(map(int, square.split(","))): GROUND_SIGNS[sign] for square in squares})
        found: dict[Square, str] = {}
        for column, row, sign in self.squares():
            plain = {"S": "start", "G": "goal"}.get(sign) or GROUND_SIGNS.get(sign, "floor")
            if sign in self.monsters and self.monsters[sign][0] in SAILORS:
                plain = "sea"
            elif FEATURE_SIGNS.get(sign) in ON_GREY:
                plain = "grey"
            found[column, row] = said.get((column, row), plain)
        return found

    def features(self) -> list[Item]:
        """The objects of the layer of that name. Squares of a sum door that touch are one door."""
        doors = [part.split() for line in self.head.get("sumdoor", []) for part in line.split(";")]
        owner: dict[Square, list[str]] = {}
        found: list[Item] = []
        for column, row, sign in self.squares():
            if sign == "=":
                beside = owner.get((column - 1, row)) or owner.get((column, row - 1))
                owner[column, row] = door = beside or doors.pop(0)
                wait = {"wait": True} if door[0].startswith("frost-door") else {}
                found.append(("sum-door", column, row, {"door": door[0], "total": int(door[1]), **wait}))
            elif sign in FEATURE_SIGNS:
                found.append((FEATURE_SIGNS[sign], column, row, {}))
        return found

    def things(self) -> list[Item]:
        """The objects of the layer of that name; a relic that is held lies below who holds it."""
        potions = self.one("potion").split()
        found: list[Item] = []
        for column, row, sign in self.squares():
            if sign in THING_SIGNS:
                found.append((THING_SIGNS[sign], column, row, {"kind": potions.pop(0)} if sign == "!" else {}))
            for relic, (kind, *rest) in self.relics.items():
                ward, _, tag = (rest or [""])[0].partition("=")
                if sign == relic or (ward == "held" and sign == tag):
                    said: dict[str, str | int | bool] = {"kind": kind}
                    said |= {"guard": tag} if tag else {}
                    said |= {"held": True} if ward == "held" else {}
                    found.append(("relic", column, row, said))
        return found

    def figures(self) -> list[Item]:
        """The objects of the layer of monsters."""
        found: list[Item] = []
        for column, row, sign in self.squares():
            if sign in self.monsters:
                kind, *rest = self.monsters[sign]
                least = {"from": int(rest[0].partition("=")[2])} if rest else {}
                found.append(("monster", column, row, {"kind": kind, "tag": sign, **least}))
            elif sign == "L" and self.sign(column - 1, row) != "L" and self.sign(column, row - 1) != "L":
                found.append(("dragon", column, row, {"faces": self.one("dragon").partition("=")[2]}))
        return found

    def places(self) -> list[Item]:
        """The start and goal spaces."""
        kinds = {"S": "start", "G": "goal"}
        return [(kinds[sign], column, row, {}) for column, row, sign in self.squares() if sign in kinds]

    def goal(self) -> str:
        """The goal as the map file spells it: by relic and kind, not by sign."""
        word, _, target = self.one("goal").partition(" ")
        if word == "take":
            return f"take {self.relics[target][0]}"
        return f"{word} {target}" if word == "defeat" else word


def tmx(name: str, text: TextMap) -> str:
    """The TMX file of a level."""
    wide, high = (int(part) for part in text.one("size").split("x"))
    theme = text.one("theme")
    land = next(land for land, themes in LANDS.items() if theme in themes)
    key = f"level.{name.partition('-')[2]}"
    numbers = {tile: number + 1 for number, tile in enumerate(TILE_NAMES)}
    grounds = text.grounds()
    ground, solid, decor = ([[0] * wide for _ in range(high)] for _ in range(3))
    for column, row, sign in text.squares():
        kind = grounds[column, row]
        variant = (7 * column + 13 * row + column * row) % 3 % VARIANTS[kind] + 1
        ground[row][column] = numbers[f"{kind}-{variant}"]
        if sign in "#W":
            around = ((0, -1), (1, 0), (0, 1), (-1, 0))
            bits = sum(1 << bit for bit, (dx, dy) in enumerate(around) if text.sign(column + dx, row + dy) == sign)
            solid[row][column] = numbers[f"{'high' if sign == '#' else 'low'}-{bits}"]
        elif sign == "." and (5 * column + 3 * row + column * row) % 11 == 0:
            decor[row][column] = numbers[f"decor-{(column + row) % 4 + 1}"]
    groups = {
        "features": text.features(), "things": text.things(), "monsters": text.figures(), "places": text.places(),
    }  # fmt: skip
    track = [tuple(map(int, square.split(","))) for line in text.head.get("track", []) for square in line.split()]
    said = [
        ("goal", text.goal()), ("hourglass", text.one("hourglass")), ("level", int(text.one("level"))),
        ("music", land), *((word, f"{key}.{word}") for word in ("place", "story")), ("theme", theme),
        ("title", f"{key}.title"),
    ]  # fmt: skip
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" renderorder="right-down"'
        f' width="{wide}" height="{high}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0" nextlayerid="9"'
        f' nextobjectid="{sum(map(len, groups.values())) + 1 + bool(track)}">',
        *properties(said, " "),
        f' <tileset firstgid="1" source="tiles/{theme}.tsx"/>',
    ]
    for number, (layer, rows) in enumerate((("ground", ground), ("solid", solid), ("decor", decor)), 1):
        data = ",\n".join(",".join(map(str, row)) for row in rows)
        lines += [
            f' <layer id="{number}" name="{layer}" width="{wide}" height="{high}">',
            f'  <data encoding="csv">\n{data}\n</data>',
            " </layer>",
        ]
    count = 0
    for number, (layer, items) in enumerate(groups.items(), 4):
        lines.append(f' <objectgroup id="{number}" name="{layer}">')
        for item in items:
            count += 1
            lines += rectangle(count, item)
        if layer == "places" and track:
            middles = " ".join(f"{TILE * column + TILE // 2},{TILE * row + TILE // 2}" for column, row in track)
            lines.append(f'  <object id="{count + 1}" type="track" x="0" y="0">')
            lines += [f'   <polygon points="{middles}"/>', "  </object>"]
        lines.append(" </objectgroup>")
    return "\n".join([*lines, ' <objectgroup id="8" name="air"/>', "</map>", ""])


def rectangle(number: int, item: Item) -> list[str]:
    """An object that fills its square, the dragon four."""
    kind, column, row, said = item
    size = 2 * TILE if kind == "dragon" else TILE
    place = f'x="{column * TILE}" y="{row * TILE}" width="{size}" height="{size}"'
    if not said:
        return [f'  <object id="{number}" type="{kind}" {place}/>']
    return [f'  <object id="{number}" type="{kind}" {place}>', *properties(sorted(said.items()), "   "), "  </object>"]


def properties(said: list[tuple[str, str | int | bool]], indent: str) -> list[str]:
    """Properties as Tiled writes them."""
    lines = [f"{indent}<properties>"]
    for key, value in said:
        kind = {bool: ' type="bool"', int: ' type="int"'}.get(type(value), "")
        told = str(value).lower() if isinstance(value, bool) else str(value)
        lines.append(f'{indent} <property name="{key}"{kind} value={quoteattr(told)}/>')
    return [*lines, f"{indent}</properties>"]


def write_own(draft: Path) -> None:
    """Map and words of an own level, beside its draft."""
    text = TextMap(draft.read_text(encoding="utf-8"))
    tilesets = Path(os.path.relpath(LEVELS, draft.parent.resolve())).as_posix()
    drawn = tmx(f"00-{draft.stem}", text).replace('source="', f'source="{tilesets}/', 1)
    draft.with_suffix(".tmx").write_text(drawn, encoding="utf-8")
    keys = {"place": "place", "title": "title", "story": "story", "goal": "said"}
    words = "".join(f"{key} = {json.dumps(text.one(said), ensure_ascii=False)}\n" for key, said in keys.items())
    draft.with_suffix(".toml").write_text(words, encoding="utf-8")


def main(names: list[str]) -> None:
    """Write the tilesets, and the levels of these names; or the own levels of these drafts."""
    drafts = [Path(name) for name in names if name.endswith(".txt")]
    for draft in drafts:
        write_own(draft)
    if drafts:
        return
    (LEVELS / "tiles").mkdir(parents=True, exist_ok=True)
    for theme in (theme for themes in LANDS.values() for theme in themes):
        (LEVELS / "tiles" / f"{theme}.tsx").write_text(tileset(theme), encoding="utf-8")
    for file in sorted(TEXTS.glob("*.txt")):
        if file.stem in names or "--all" in names:
            text = TextMap(file.read_text(encoding="utf-8"))
            (LEVELS / f"{file.stem}.tmx").write_text(tmx(file.stem, text), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
