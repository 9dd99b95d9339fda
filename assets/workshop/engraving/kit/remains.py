"""What the dead leave: skulls, bones, rib cages, heaps; and the crows that watch over them."""

from __future__ import annotations

import math
import random

from ..palette import BONE, darker
from ..paths import ellipse, line, loop, polygon, tube
from ..shapes import NO_SHADOW, Fog, Shadow, Shape, drawn, flat, placed

LIGHT = Shadow(0.4, 3, 4, 3)


def skull(colour: str = BONE, fog: Fog | None = None) -> list[Shape]:
    """Return a skull from the front, about 50 wide; the middle of its face is 0, 0."""
    dome = (
        "M0 -30 C-24 -30 -30 -12 -27 4 C-26 12 -19 13 -18 19 L-16 32 Q0 38 16 32 L18 19 C19 13 26 12 27 4 C30 -12 "
        "24 -30 0 -30 Z"
    )
    holes = f"{ellipse(-11, 2, 8, 8.5)} {ellipse(11, 2, 8, 8.5)} M0 10 L-4 19 H4 Z"
    teeth = "M-12 24 V33 M-6 25 V35 M0 25 V35 M6 25 V35 M12 24 V33"
    return [Shape(dome, colour, bevel=20, angle=24, grain=0.08, fog=fog, shadow=LIGHT),
        flat(holes, "#1d130d", tone=0.25, contour=0.5, fog=fog), drawn(teeth, 1.8, fog=fog)]


def long_bone(length: float = 110.0, colour: str = BONE, fog: Fog | None = None) -> list[Shape]:
    """Return a bone that lies level round 0, 0."""
    a, r = length / 2, length * 0.085
    shaft = tube(-a, 0, r * 1.5, -a * 0.5, 0, r, a * 0.5, 0, r, a, 0, r * 1.5)
    knobs = " ".join(ellipse(x, y, round(r, 1)) for x in (-a, a) for y in (-r * 0.7, r * 0.7))
    return [Shape(f"{shaft} {knobs}", colour, bevel=r, angle=70, grain=0.06, fog=fog, shadow=LIGHT)]


def ribs(pairs: int = 6, height: float = 240.0, width: float = 260.0, colour: str = BONE,
    fog: Fog | None = None) -> list[Shape]:
    """Return the rib cage of a giant beast that lies on its back, ribs up, its foot y = 0."""
    out: list[Shape] = []
    for i in range(pairs):
        t = i / (pairs - 1)
        x = (t - 0.5) * width
        high = height * (0.62 + 0.38 * math.sin(math.pi * (0.15 + 0.7 * t)))
        curve = height * 0.32
        for side in (-1, 1):
            far = side < 0
            dx = x + (14 if far else -14)
            rib = tube(dx, 4, 18, dx + side * curve * 0.5 - 8, -high * 0.4, 16, dx + side * curve * 0.42 + 6,
                -high * 0.78,
                12, dx - side * 10 + 14, -high, 3)
            shape = Shape(rib, darker(colour, 0.22) if far else colour, bevel=8, angle=60 + 50 * (i % 2), grain=0.08,
                fog=fog, shadow=LIGHT)
            if far:
                out.insert(0, shape)
            else:
                out.append(shape)
    return out


def heap(dice: random.Random, x: float, foot: float, half: float, height: float, count: int, colour: str = "#d9c9a4",
    fog: Fog | None = None) -> list[Shape]:
    """Return a mound of bones with skulls on it, `half` wide to either side."""
    mound = loop(x - half, foot + 20, x - half * 0.7, foot - height * 0.4, x - half * 0.3, foot - height * 0.85, x,
        foot - height, x + half * 0.35, foot - height * 0.8, x + half * 0.72, foot - height * 0.36, x + half, foot + 20)
    out = [Shape(mound, darker(colour, 0.35), bevel=half * 0.4, angle=30, grain=0.5, fog=fog)]
    places = []
    for _ in range(count):
        u = dice.uniform(-0.92, 0.92)
        top = height * (1 - abs(u) ** 1.5)
        places.append((foot - top * dice.uniform(0.0, 0.96), x + u * half))
    for k, (y, px) in enumerate(sorted(places)):
        size = dice.uniform(0.75, 1.15)
        if k % 3 == 2:
            out += placed(skull(colour, fog), px, y, size, dice.uniform(-30, 30), mirror=k % 2 == 0)
        else:
            out += placed(long_bone(90, colour, fog), px, y, size, dice.uniform(-70, 70))
    return out


def crow(size: float = 1.0, flying: bool = False) -> list[Shape]:
    """Return a crow that sits with its feet at 0, 0 and looks to the left, or flies round 0, 0."""
    s = size
    if flying:
        wings = loop(-62 * s, -20 * s, -34 * s, -26 * s, -10 * s, -6 * s, 8 * s, -6 * s, 36 * s, -30 * s, 64 * s,
            -22 * s,
            38 * s, -10 * s, 16 * s, 8 * s, -6 * s, 10 * s, -34 * s, -8 * s)
        return [Shape(wings, "#2b2724", bevel=6 * s, angle=20, contour=0.6, shadow=NO_SHADOW)]
    body = loop(-22 * s, -36 * s, -14 * s, -48 * s, -2 * s, -46 * s, 6 * s, -34 * s, 26 * s, -14 * s, 46 * s, 4 * s,
        20 * s, -4 * s, 0, -2 * s, -14 * s, -14 * s)
    return [drawn(line(2 * s, -4 * s, 0, 4 * s), 3 * s, "#241d18"), Shape(body, "#38332f", bevel=10 * s, angle=40,
        shadow=LIGHT), Shape(polygon(-20 * s, -42 * s, -38 * s, -36 * s, -20 * s, -34 * s), "#5a5046", bevel=3 * s,
        shadow=NO_SHADOW), flat(ellipse(-13 * s, -40 * s, 2.4 * s), "#f3e2a4", ink=0, tone=1.6)]
