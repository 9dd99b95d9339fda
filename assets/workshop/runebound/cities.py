"""The four cities, each cut out of the chart with its hex: what a market shows of the place where it is held.

Drawn about the middle of the hex in a square of 176 units.
"""

from __future__ import annotations

from functools import partial

from PIL import Image

from assets.workshop.recipe import Recipe
from assets.workshop.runebound.chart.pen import INK, Pen, poly, put
from assets.workshop.runebound.chart.sites import CITIES, FOOT
from assets.workshop.svg import centred, ring

EDGE, SIZE = 176, 264
RADIUS = 72.0
PAPER, WASH, GRASS = "#efe4c4", "#d98a78", "#d9d49a"


def city(id: str) -> str:
    """A hex of chart paper with the wash of a city, and its skyline, whose tops stand out above."""
    pen = Pen()
    corners = ring(6, RADIUS, 0)
    shadow = f'<path d="{poly(corners)}" fill="#160d06" fill-opacity=".3" transform="translate(2 4)"/>'
    defs = (
        '<defs><radialGradient id="wash" cx=".5" cy=".56" r=".62">'
        f'<stop offset="0" stop-color="{WASH}" stop-opacity=".95"/>'
        f'<stop offset=".62" stop-color="{WASH}" stop-opacity=".8"/>'
        f'<stop offset="1" stop-color="{WASH}" stop-opacity="0"/></radialGradient></defs>'
    )
    ground = pen.shape(poly(corners), PAPER, 2.6, "#fbf5e2") + pen.shape(poly(corners), GRASS, more='opacity=".55"')
    ground += pen.shape(poly(corners), "url(#wash)")
    line = pen.line(poly(ring(6, RADIUS - 3.4, 0)), 1.0, INK, 'opacity=".45" stroke-dasharray="1.4 3.4"')
    return defs + shadow + ground + line + put(CITIES[id](pen), 0, FOOT["city"] + 6, 1.08)


def picture(id: str) -> Image.Image:
    """The cut-out of a city."""
    return centred(city(id), EDGE, SIZE)


FOLDER = "pictures/runebound/chart"
MADE_OF = (
    __name__, "assets.workshop.svg", "assets.workshop.runebound.chart.pen", "assets.workshop.runebound.chart.sites",
)  # fmt: skip
RECIPES: tuple[Recipe, ...] = tuple(
    Recipe(f"{FOLDER}/city-{id}", f"{FOLDER}/city-{id}.webp", partial(picture, id), MADE_OF, 86) for id in CITIES
)
