"""Land and water as fields over the sheet: which wash lies where, and how far it is to the shore.

Fields are made once for the sheet at 100 % and enlarged by whoever prints larger: all of them are soft. The borders
wander because the whole drawing is bent by noise, so that neighbours still fit.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy import ndimage

from assets.workshop.engraving.noise import fractal
from assets.workshop.runebound.chart.survey import HEIGHT, SHORE, SOUTH, WIDTH, board, centre, corners, is_water

Field = NDArray[np.float32]
WANDER = 7.0
"""The spread of the noise that bends borders; twice as much is about the farthest that one strays."""
BARE, SEA, DEEP = 0, 1, 2
"""Classes beside those of the survey: bare land, bare sea, surveyed water."""
WASHES = {
    "plains": "#dfd7a0",
    "forest": "#9fb57a",
    "hills": "#d6b67a",
    "mountain": "#c2aa94",
    "city": "#e0a487",
    "murk": "#82a06a",
    "frostspine": "#b4bcc4",
    "ember-pass": "#cba48c",
    "black-spire": "#a3918a",
    "cursed-ruins": "#bfae80",
    "ash-waste": "#cfc3a4",
    "gardens-of-tarn": "#cfd58e",
    "amber-fields": "#e3cf86",
    "crow-heath": "#d2c79a",
}
"""Colours of the washes by terrain, and of places with a colour of their own."""
OWN = {"spider-glade": "murk", "hag-fen": "murk", **{name: name for name in list(WASHES)[5:]}}
NAMES = ("bare", "sea", "water", *WASHES)


def wash_of(cell: tuple[int, int]) -> str:
    """Which wash a hex of the survey has: that of its terrain, or of its place."""
    found = next(one for one in board() if one == cell)
    terrain, place = board().terrain(found), board().place(found)
    own = OWN.get(place, "")
    fits = terrain in ("forest", "mountain", "plains") or place in ("ember-pass", "cursed-ruins")
    return own if own and fits and not (own == "murk" and terrain != "forest") else terrain


def _bent(drawn: Image.Image) -> NDArray[np.uint8]:
    """The drawing with its borders wandering."""
    across = fractal(HEIGHT, WIDTH, 64, 6, 31) * WANDER
    down = fractal(HEIGHT, WIDTH, 64, 6, 32) * WANDER
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    rows = np.clip(np.rint(y + down), 0, HEIGHT - 1).astype(np.int32)
    columns = np.clip(np.rint(x + across), 0, WIDTH - 1).astype(np.int32)
    return np.asarray(np.asarray(drawn)[rows, columns], np.uint8)


@cache
def classes() -> NDArray[np.uint8]:
    """The class of each pixel, a place in `NAMES`."""
    drawn = Image.new("L", (WIDTH, HEIGHT), BARE)
    pen = ImageDraw.Draw(drawn)
    pen.polygon([*SHORE, (560, 1352), (560, 1690), (640, 1700), *SOUTH, (-10, 2060), (-10, -60)], fill=SEA)
    for cell in board():
        number = DEEP if is_water(cell) else NAMES.index(wash_of(cell))
        pen.polygon(corners(cell, 72.6), fill=number)
    return _bent(drawn)


@cache
def shore() -> Field:
    """How far it is to the shore: above zero on water, below on land."""
    wet = np.isin(classes(), (SEA, DEEP))
    # what the bending has cut off from the shore, or left as crumbs, joins what lies round it
    soft = ndimage.gaussian_filter(wet.astype(np.float32), 1.6) > 0.5
    out = ndimage.distance_transform_edt(soft) - ndimage.distance_transform_edt(~soft)
    return np.asarray(ndimage.gaussian_filter(out.astype(np.float32), 0.9), np.float32)


@cache
def cover(name: str, bleed: float = 3.2) -> Field:
    """How much of a wash lies on each pixel; it bleeds over its border."""
    return ndimage.gaussian_filter((classes() == NAMES.index(name)).astype(np.float32), bleed)


@cache
def border() -> Field:
    """How far it is to the nearest border of two washes."""
    field = classes()
    near = np.zeros(field.shape, bool)
    near[:-1] |= field[:-1] != field[1:]
    near[:, :-1] |= field[:, :-1] != field[:, 1:]
    return np.asarray(ndimage.distance_transform_edt(~near), np.float32)


def to_shore(x: float, y: float) -> float:
    """How far a point lies from the shore: above zero on water."""
    return float(shore()[min(max(round(y), 0), HEIGHT - 1), min(max(round(x), 0), WIDTH - 1)])


def class_at(x: float, y: float) -> str:
    """The name of the class at a point."""
    return NAMES[classes()[min(max(round(y), 0), HEIGHT - 1), min(max(round(x), 0), WIDTH - 1)]]


def hex_at(x: float, y: float) -> tuple[int, int] | None:
    """The hex that a point lies in, by its middle; None beside the survey."""
    cell = min(board(), key=lambda one: (centre(one)[0] - x) ** 2 + (centre(one)[1] - y) ** 2)
    middle = centre(cell)
    return cell if (middle[0] - x) ** 2 + (middle[1] - y) ** 2 < 72**2 else None
