"""High squares that grow: ragged crowns that close with the next ones, over trunks in the dark below them."""

from __future__ import annotations

import random

import numpy as np

from assets.workshop.engraving import NO_SHADOW, Shadow, Shape
from assets.workshop.engraving.palette import mixed
from assets.workshop.engraving.paths import leaf_mass, tube
from assets.workshop.heroica.tiles.built import Alike, spread
from assets.workshop.heroica.tiles.lands import Land
from assets.workshop.heroica.tiles.plate import ROUND, SCALE, SQUARE, Square

CUT = 10
"""Over so many units a crown fades into the one to its west."""


def trunks(land: Land, alike: Alike, dice: random.Random) -> list[Shape]:
    """The dark below the crowns, and three trunks before it."""
    left, _, wide, _ = spread(alike)
    found = [Shape(f'<rect x="{left}" y="36" width="{wide}" height="39"/>', land.front, bevel=2, angle=80, swell=0.2,
        contour=0.3, grain=0.3, shadow=NO_SHADOW, tone=0.75)]
    stems = ""
    for place in (0.2, 0.52, 0.82):
        x, w = (place + dice.uniform(-0.06, 0.06)) * SQUARE, dice.uniform(9.6, 16)
        stems += f'<path d="{tube(x, 40, w, x + dice.uniform(-2, 2), 68.8, w * 0.9, x, 77.6, w * 1.5)}"/>'
    found.append(Shape(stems, land.wood, bevel=5, angle=84, contour=0.55, grain=0.3, shadow=Shadow(0.4, 2, 3, 2)))
    return found


def crown(land: Land, alike: Alike, number: int) -> list[Shape]:
    """The mass of leaves over a square, joined to those east and west, and the lighter clumps on it."""
    full = alike[2]
    dice = random.Random(number * 31 + 5 * full)
    high, middle = (49.6, 40.0) if full else (32.0, 27.2)
    masses = f'<path d="{leaf_mass(dice, 40, middle, 48, high, 30)}"/>'
    for side, there in ((-1, alike[3]), (1, alike[1])):
        if there:
            masses += f'<path d="{leaf_mass(random.Random(5 * full), 40 + side * SQUARE, middle, 48, high, 30)}"/>'
    base = Shape(masses, mixed(land.top, "#2f6a3a" if land.top.startswith("#5f") else land.front, 0.08 * number),
        bevel=13,
        angle=36, contour=0.6, grain=0.5, shadow=Shadow(0.4, 3, 6, 4), tone=1.0)
    found = [base]
    for count, colour in enumerate((land.clumps[0], land.clumps[1])):
        x = dice.uniform(18, 36) if count == number % 2 else dice.uniform(40, 58)
        y = dice.uniform(0.1, 0.62 if full else 0.34) * SQUARE
        clump = leaf_mass(dice, x, y, dice.uniform(16, 24), dice.uniform(12.8, 17.6), 30)
        found.append(Shape(clump, colour, bevel=9, angle=70, contour=0.35, grain=0.5, shadow=Shadow(0.35, 2, 4, 3),
            tone=1.08))
    return found


def grove(land: Land, alike: Alike, number: int) -> Square:
    """A high square of trees; `number` tells its variants apart. Whether one stands to its north is not seen."""
    dice = random.Random(number * 7 + sum(alike[1:]))
    square = Square(land.gap, seed=number)
    square.begin()
    if not alike[2]:
        square.lay(*trunks(land, alike, dice))
    square.lay(*crown(land, alike, number))
    if alike[3]:
        soft = np.clip((np.arange(square.plate.columns) - (ROUND - CUT / 2) * SCALE) / (CUT * SCALE), 0, 1)
        square.plate.figure *= soft.astype(np.float32)[None, :]
    return square
