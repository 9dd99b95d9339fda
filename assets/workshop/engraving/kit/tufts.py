"""Short hair: tufts that leave the brow upward, row behind row, with a ragged outline."""

from __future__ import annotations

import math
import random

from ..palette import darker, lighter
from ..paths import Point, line, through, tube
from ..shapes import Ridge, Shadow, Shape
from .faces import Face


def crop(face: Face, colour: str, hairline: float = -84.0, part: float = -12.0, volume: float = 8.0, ear: float = 0.0,
    strands: int = 10) -> list[Shape]:
    """Return short hair, brushed from a parting up and away from the brow and down to `ear` at the sides.

    `hairline` is its lower edge over the brow, `part` the parting's distance from the middle line, `volume`
    how far it stands off, `strands` how many tufts lie side by side in a row.
    """
    dice = random.Random(17)
    mass = [_root(face, hairline, volume, ear, 106 * (k / 10 - 1), 0.0) for k in range(21)]
    crown = [_root(face, hairline, volume, ear, 106 * (1 - k / 10), 0.94) for k in range(21)]
    out = [Shape(through([*mass, *crown], closed=True), darker(colour, 0.2), bevel=26, angle=40, pitch=0.85, grain=0.05,
        shadow=Shadow(0.5, 5, 10, 6))]
    for row in range(5):
        rise = (0.86, 0.64, 0.42, 0.2, -0.02)[row]
        count = round(strands * 1.6) - (row % 2)
        spread = sorted(((k + dice.uniform(0.25, 0.75)) / count * 2 - 1) * 104 for k in range(count))
        # From the sides to the parting, so that each tuft covers the root of the one below it.
        for degrees in sorted(spread, key=lambda d: -abs(d - part * 0.8)):
            out += _tuft(dice, face, colour, (hairline, volume, ear), part, degrees, rise)
    return out


def _root(face: Face, hairline: float, volume: float, ear: float, degrees: float, rise: float) -> Point:
    """Return a place on the hair, so many degrees right of the crown; `rise` 0 is the hairline, 1 the outline."""
    a = math.radians(degrees)
    low = (face.across(98 * math.sin(a)), hairline * max(0.0, math.cos(a)) + (ear + 14) * (1 - max(0.0, math.cos(a))))
    high = ((105 + volume * 0.8) * face.width * math.sin(a) - 12 * face.turn, -(146 + volume) * math.cos(a) + ear * 0.4)
    return low[0] + (high[0] - low[0]) * rise, low[1] + (high[1] - low[1]) * rise


def _tuft(dice: random.Random, face: Face, colour: str, form: tuple[float, float, float], part: float, degrees: float,
    rise: float) -> list[Shape]:
    """Return one pointed lock that leaves its root upward and bends away from the parting."""
    x, y = _root(face, *form, degrees, rise)
    side = 1 if degrees > part * 0.8 else -1
    aside = min(1.0, max(0.0, (abs(degrees) - 40) / 45))
    start = math.radians(degrees + side * (14 + 60 * aside) + dice.uniform(-8, 8))
    end = math.radians(degrees + side * (58 + 26 * max(0.0, rise) + 64 * aside) + dice.uniform(-10, 10))
    long = dice.uniform(40, 56) * (1 - 0.35 * aside) * (1 - 0.5 * max(0.0, rise - 0.3))
    mx, my = x + long * 0.5 * math.sin(start), y - long * 0.5 * math.cos(start)
    tx, ty = mx + long * 0.6 * math.sin(end), my - long * 0.6 * math.cos(end)
    thick = dice.uniform(13, 18)
    tint = (colour, lighter(colour, 0.1), darker(colour, 0.08))[dice.randrange(3)]
    along = math.degrees(math.atan2(y - ty, tx - x))
    return [Shape(tube(x, y, thick * 0.55, (x + mx) / 2, (y + my) / 2, thick, mx, my, thick * 0.9, tx, ty, 0.8), tint,
        bevel=thick * 0.4, angle=along, pitch=0.8, grain=0.05, contour=0.8,
        ridges=(Ridge(line(x, y, mx, my, tx, ty), thick * 0.2, -thick * 0.14),), shadow=Shadow(0.35, 2, 4, 3))]
