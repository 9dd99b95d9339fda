"""Writes the table and the map of the game: `python -m tests.tiny.make_tables`."""

from __future__ import annotations

from pathlib import Path

from tests.tiny.content import CELLS, MARKET

FOLDER = Path(__file__).parent / "data" / "tables"
ZONES = {
    "header": (0, 0, 1920, 64), "ribbon": (16, 8, 620, 48), "prompt": (650, 0, 620, 112),
    "prompt/portrait": (668, 10, 92, 92), "prompt/text": (778, 8, 480, 96), "prompt/button": (1138, 49, 112, 38),
    "prompt/options": (650, 112, 620, 200), "turns": (1300, 8, 250, 48), "undo": (1560, 12, 186, 40),
    "log": (1762, 0, 82, 92), "menu": (1858, 12, 48, 40), "log-drawer": (1456, 64, 464, 1016),
    "inspector": (1500, 120, 396, 520), "map": (640, 130, 640, 560), "market": (1000, 720, 280, 190),
    "deck": (640, 720, 128, 178), "dice": (1500, 660, 396, 200), "dice/well": (1516, 676, 364, 130),
    "dice/stakes": (1516, 812, 364, 40), "stage": (620, 120, 860, 462), "recap": (1500, 520, 396, 120),
    "steps": (24, 76, 590, 38),
}  # fmt: skip
SHOWS = {"market": ("market", "market", MARKET), "deck": ("deck", "pile", 0)}


def _zone(number: int, name: str, rect: tuple[int, int, int, int], shows: tuple[str, str, int] | None) -> str:
    x, y, w, h = rect
    head = f'  <object id="{number}" name="{name}" type="zone" x="{x}" y="{y}" width="{w}" height="{h}"'
    wide = name in ("header", "ribbon", "prompt", "turns", "undo", "log", "menu", "steps") or name.startswith("prompt/")
    own = ['<property name="hang" value="window"/>'] if wide else []
    if shows is not None:
        board, arrange, most = shows
        own += [f'<property name="shows" value="{board}"/>', f'<property name="arrange" value="{arrange}"/>']
        own += [f'<property name="most" type="int" value="{most}"/>']
        own += ['<property name="step_x" type="float" value="12"/>']
    if not own:
        return f"{head}/>"
    lines = "\n".join(f"    {line}" for line in own)
    return f"{head}>\n   <properties>\n{lines}\n   </properties>\n  </object>"


def table() -> str:
    """The table: map and market in the middle, a seat at either side with its hand and its lit lanterns."""
    zones = [(name, rect, SHOWS.get(name)) for name, rect in ZONES.items()]
    for seat, top in ((1, 130), (2, 590)):
        zones.append((f"seat.{seat}", (24, top, 590, 440), None))
        zones.append((f"seat.{seat}/hand", (44, top + 20, 550, 190), ("hand:{seat}", "hand", 0)))
        zones.append((f"seat.{seat}/lit", (44, top + 230, 550, 190), ("lit:{seat}", "hand", 0)))
    objects = [_zone(number, *zone) for number, zone in enumerate(zones, 1)]
    return "\n".join([
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" renderorder="right-down" width="480"'
        ' height="270" tilewidth="4" tileheight="4" infinite="0" nextlayerid="2" nextobjectid="99">',
        ' <properties>\n  <property name="seats" type="int" value="2"/>\n </properties>',
        ' <objectgroup id="1" name="zones">', *objects, " </objectgroup>", "</map>", "",
    ])  # fmt: skip


def ground() -> tuple[str, str]:
    """The map and its tileset: stones where one can stand, water elsewhere."""
    tiles = [["1" if (column, row) in CELLS else "2" for column in range(3)] for row in range(3)]
    kinds = "\n".join(
        f' <tile id="{number}" type="{kind}"><properties><property name="ground" value="{kind}"/></properties></tile>'
        for number, kind in enumerate(("stone", "water"))
    )
    tileset = (
        '<?xml version="1.0" encoding="UTF-8"?>\n<tileset version="1.10" tiledversion="1.10.2" name="ground"'
        f' tilewidth="96" tileheight="96" tilecount="2" columns="0">\n{kinds}\n</tileset>\n'
    )
    rows = ",\n".join(",".join(row) for row in tiles)
    tile_map = (
        '<?xml version="1.0" encoding="UTF-8"?>\n<map version="1.10" tiledversion="1.10.2" orientation="orthogonal"'
        ' renderorder="right-down" width="3" height="3" tilewidth="96" tileheight="96" infinite="0" nextlayerid="2"'
        ' nextobjectid="1">\n <tileset firstgid="1" source="ground.tsx"/>\n <layer id="1" name="ground" width="3"'
        f' height="3">\n  <data encoding="csv">\n{rows}\n</data>\n </layer>\n</map>\n'
    )
    return tile_map, tileset


if __name__ == "__main__":
    tile_map, tileset = ground()
    for name, text in {"table_2.tmx": table(), "ground.tmx": tile_map, "ground.tsx": tileset}.items():
        (FOLDER / name).write_text(text, encoding="utf-8")
