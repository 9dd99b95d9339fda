"""Low squares: water, lava or a chasm below its bank, by the neighbours that are low too."""

from __future__ import annotations

import random

from assets.workshop.engraving import NO_SHADOW, Ridge, Shape, flat, stroke
from assets.workshop.heroica.tiles.built import Alike
from assets.workshop.heroica.tiles.floors import waves
from assets.workshop.heroica.tiles.lands import Land
from assets.workshop.heroica.tiles.plate import SQUARE, Square, hatch

OUT = 20.0
NORTH, BELOW, SIDES = 0.17 * SQUARE, 0.05 * SQUARE, 0.06 * SQUARE
"""How wide the bank is seen on each side."""


def hole(alike: Alike, sides: tuple[float, float, float], radius: float) -> str:
    """The square without its banks; where it runs on it lies far beyond the edge."""
    north, east, south, west = alike
    above, below, beside = sides
    left, top = -OUT if west else beside, -OUT if north else above
    right, bottom = SQUARE + OUT if east else SQUARE - beside, SQUARE + OUT if south else SQUARE - below
    return f'<rect x="{left}" y="{top}" width="{right - left}" height="{bottom - top}" rx="{radius}"/>'


def pool(land: Land, alike: Alike) -> Square:
    """A low square."""
    _, east, south, _ = alike
    dice = random.Random(sum(bit << i for i, bit in enumerate(alike)))
    square = Square(land.bank)
    square.begin()
    square.lay(Shape(hole(alike, (0, 0, 0), 9), land.bank, bevel=3, angle=84, contour=0.5, shadow=NO_SHADOW, tone=0.8,
        grain=0.2))
    lines = waves(dice, 4)
    square.lay(
        Shape(hole(alike, (NORTH, BELOW, SIDES), 10), land.low, bevel=9, **hatch(1, 17), swell=-0.35, contour=0.5,
             # type: ignore[arg-type]
            shadow=NO_SHADOW, tone=1.2, ink=0.7, ridges=(Ridge(lines, 5, 2.2),)),
        flat(stroke(lines, 1.8), land.wave, tone=1.8, ink=0, opacity=0.9),
    )
    foam = "" if south else "M6.4 72 q8 -4 16 0 t16 0 t16 0 t16 0 "
    foam += "" if east else "M72 20 q-4 8 0 16 t0 16 t0 12 "
    if foam:
        square.lay(flat(stroke(foam, 3), land.foam, tone=1.9, ink=0, opacity=0.85))
    return square
