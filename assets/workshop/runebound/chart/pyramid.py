"""The pyramid: the chart at 50, 100 and 200 %, cut into tiles of one size: the game reads those that it shows."""

from __future__ import annotations

import json
from functools import cache, lru_cache, partial

from PIL import Image

from assets.workshop.recipe import Recipe
from assets.workshop.runebound.chart import labels, sheet
from assets.workshop.runebound.chart.survey import HIGH, LEFT, MAP_FILE, RADIUS, TOP, WIDTH, board

FOLDER = "pictures/runebound/chart"
TILE = (630, 496)
"""The size of a tile: 2 x 2 of them are the chart at 50 %, 4 x 4 at 100 %, 8 x 8 at 200 %."""
SCALES = (50, 100, 200)
QUALITY = {50: 76, 100: 72, 200: 64}
NAMES_QUALITY = 80
MODULES = (
    "beyond", "emblems", "furniture", "grid", "hills", "labels", "land", "lettering", "lining", "meadow", "names",
    "peaks", "pen", "pyramid", "room", "scatter", "sheet", "sites", "survey", "trees", "washes", "ways",
)  # fmt: skip
MADE_OF = (
    *(f"assets.workshop.runebound.chart.{name}" for name in MODULES),
    "assets.workshop.engraving.noise", "assets.workshop.engraving.palette",
)  # fmt: skip


@lru_cache(maxsize=1)
def _chart(percent: int) -> Image.Image:
    return sheet.printed(percent / 100)


@lru_cache(maxsize=1)
def _names(percent: int) -> Image.Image:
    return sheet.named(percent / 100)


def count(percent: int) -> int:
    """How many tiles there are across, and down."""
    return round(WIDTH * percent / 100) // TILE[0]


def tile(percent: int, column: int, row: int, *, names: bool = False) -> Image.Image:
    """One tile of the chart, or of the names that lie above it."""
    whole = (_names if names else _chart)(percent)
    x, y = column * TILE[0], row * TILE[1]
    return whole.crop((x, y, x + TILE[0], y + TILE[1]))


@cache
def _named(percent: int) -> list[str]:
    """The tiles on which there are names."""
    grown, scale = sheet.weight(percent / 100), percent / 100
    found = set()
    for name in labels.placed():
        left, top, right, foot = (at * scale for at in name.box(grown))
        reach = 8 * scale * grown
        for column in range(int((left - reach) // TILE[0]), int((right + reach) // TILE[0]) + 1):
            for row in range(int((top - reach) // TILE[1]), int((foot + reach) // TILE[1]) + 1):
                found.add(f"{column}-{row}")
    return sorted(found)


def described() -> str:
    """What the game needs to know of the chart, in units of the sheet at 100 %."""
    told = {
        "size": [WIDTH, count(100) * TILE[1]],
        "tile": list(TILE),
        "scales": {str(percent): count(percent) for percent in SCALES},
        "named": {str(percent): _named(percent) for percent in SCALES},
        "hex": {"left": LEFT, "top": TOP, "radius": RADIUS, "high": round(HIGH, 4)},
        "names": {name.id: [round(at, 1) for at in name.box()] for name in labels.placed()},
        "sites": {site.id: {"kind": site.kind, "cell": list(site.cell)} for site in board().sites.values()},
    }
    return json.dumps(told, indent=1) + "\n"


def recipes() -> tuple[Recipe, ...]:
    """Every tile, and what is told of them."""
    out = [Recipe(f"{FOLDER}/chart", f"{FOLDER}/chart.json", described, MADE_OF, files=(MAP_FILE,))]
    for names in (False, True):
        for percent in SCALES:
            for row in range(count(percent)):
                for column in range(count(percent)):
                    id = f"{FOLDER}/{'names-' if names else ''}{percent}-{column}-{row}"
                    quality = NAMES_QUALITY if names else QUALITY[percent]
                    draw = partial(tile, percent, column, row, names=names)
                    out.append(Recipe(id, f"{id}.webp", draw, MADE_OF, quality, files=(MAP_FILE,)))
    return tuple(out)
