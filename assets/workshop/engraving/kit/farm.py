"""Fields and flocks: ripe barley, scarecrows, sheep, the shepherd's wagon."""

from __future__ import annotations

import random

from ..palette import DARK_WOOD, OXBLOOD, WOOD
from ..paths import box, ellipse, leaf_mass, loop, polygon, tube
from ..shapes import NO_SHADOW, Fog, Ridge, Shadow, Shape, drawn, flat, placed
from .props import wheel
from .remains import crow


def barley(dice: random.Random, top: float, bottom: float) -> list[Shape]:
    """Return a field of ripe ears in rows, taller towards the eye."""
    out = []
    for row in range(4):
        y = top + (bottom - top) * (row + 1) / 4
        tall = 30 + 16 * row
        blades = []
        x = -20.0
        while x < 1390:
            x += dice.uniform(5, 11) * (1 + 0.2 * row)
            lean = dice.uniform(-2, 12)
            high = tall * dice.uniform(0.75, 1.1)
            blades.append(tube(x, y, 3, x + lean * 0.5, y - high * 0.6, 2.6, x + lean, y - high * 0.8, 5.5,
                x + lean * 1.5,
                y - high, 1))
        out.append(Shape(" ".join(blades), ("#c9a75c", "#d6b15c", "#dcb75e", "#e3c068")[row], bevel=3,
            angle=70 + 8 * row,
            contour=0.7, fog=Fog("#f0dca4", max(0.0, 0.4 - 0.16 * row)), shadow=Shadow(0.25, 2, 3, 2)))
    return out


def scarecrow(x: float, foot: float) -> list[Shape]:
    """Return a scarecrow in a red coat with a crow on its arm."""
    coat = loop(-34, -150, -96, -140, -98, -118, -36, -116, -44, -40, 0, -34, 44, -40, 36, -116, 98, -118, 96, -140, 34,
        -150, 0, -158)
    part = [Shape(tube(0, 0, 10, 0, -190, 9), DARK_WOOD, bevel=5, angle=86), Shape(coat, OXBLOOD, bevel=20, angle=70,
        grain=0.1, ridges=(Ridge("M0 -150 V-40 M-20 -120 L-26 -44 M20 -120 L26 -44", 8, -6),)),
        Shape(ellipse(0, -180, 23, 25), "#d8bc84", bevel=18, angle=20), flat("M-10 -184 h6 M4 -184 h6", "#2a1a10"),
        drawn("M-12 -186 l7 6 m0 -6 l-7 6 M5 -186 l7 6 m0 -6 l-7 6 M-9 -168 q9 6 18 0", 2.4),
        Shape("M-42 -196 Q0 -212 42 -196 Q24 -204 18 -232 Q0 -240 -16 -232 Q-24 -204 -42 -196 Z", "#6b4a2e", bevel=10,
        angle=20), *placed(crow(0.8), 84, -142)]
    return placed(part, x, foot)


def sheep(size: float = 1.0) -> list[Shape]:
    """Return a sheep that looks to the left; its feet stand on y = 0."""
    dice = random.Random(3)
    legs = " ".join(box(x, -26, 7, 26) for x in (-26, -12, 14, 27))
    part = [Shape(legs, "#4a3a30", bevel=3, angle=86), Shape(leaf_mass(dice, 0, -44, 44, 28, 30), "#f4ebd2", bevel=26,
        angle=24, grain=0.25), Shape(loop(-62, -48, -56, -64, -40, -66, -34, -50, -42, -36, -56, -36), "#5a483c",
        bevel=10,
        angle=40), Shape(loop(-36, -64, -20, -62, -22, -54, -34, -56), "#5a483c", bevel=4, shadow=NO_SHADOW)]
    return placed(part, size=size)


def shepherds_wagon() -> list[Shape]:
    """Return a round-roofed wagon with a stove pipe; its wheels stand on y = 0."""
    body = "M-110 -52 V-150 Q0 -232 110 -150 V-52 Z"
    planks = Ridge(" ".join(f"M{x} -200 V-52" for x in range(-92, 110, 26)), 4, -3)
    roof = "M-124 -142 Q0 -250 124 -142 L116 -132 Q0 -226 -116 -132 Z"
    return [Shape(box(52, -262, 13, 70), "#55504a", bevel=6, angle=86), Shape(box(46, -268, 25, 9), "#55504a", bevel=4),
        Shape(body, OXBLOOD, bevel=20, swell=0.5, angle=86, ridges=(planks,)), Shape(roof, "#6d8050", bevel=7,
            angle=10),
        Shape(box(-36, -146, 58, 94), "#6b4526", bevel=6, angle=86), flat(box(-26, -136, 38, 36), "#ffd873", ink=0,
        tone=1.7, contour=0.8), drawn("M-7 -136 V-100 M-26 -118 H12", 3), Shape(box(-120, -60, 240, 13), WOOD, bevel=5,
        angle=4), *placed(wheel(40, 10), -74, -38), *placed(wheel(40, 30), 78, -38),
        Shape(polygon(-30, -50, 16, -50, 26, 0, -40, 0), WOOD, bevel=5, angle=4,
        ridges=(Ridge("M-34 -34 H20 M-36 -18 H24", 4, -3),))]
