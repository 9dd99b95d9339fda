"""Guns and engines of ratmen: a long gun, a copper pack that sparks, a smoking censer."""

from __future__ import annotations

import random

from ..palette import DARK_STEEL, WOOD, darker, lighter
from ..paths import box, ellipse, line, loop, polygon, tube
from ..shapes import NO_SHADOW, Glow, Ridge, Shadow, Shape, drawn, flat, hollow
from .magic import bolt

WARP = "#9bd64a"
CORE = "#e4ff9a"
BRASS = "#c19a4c"
COPPER = "#b8703c"


def long_gun(length: float = 520.0, bore: float = 26.0) -> list[Shape]:
    """Return a long gun that points to the left: its muzzle at -length, 0, its lock at 0, 0, its stock to the right."""
    n, b = length, bore
    bands = [Shape(box(-n * u - 9, -b * 0.72, 18, b * 1.44), BRASS, bevel=6, angle=80, shine=0.8) for u in (0.2, 0.45,
        0.7)]
    return [Shape(loop(-30, -6, 40, -14, 120, 6, 210, 40, 216, 96, 150, 84, 60, 34, -30, 22), WOOD, bevel=18, angle=20,
        grain=0.2, shadow=Shadow(0.5, 6, 10, 7)), Shape(box(-n, -b / 2, n + 20, b), DARK_STEEL, bevel=b * 0.5, angle=2,
        shine=0.8, grain=0.05, shadow=Shadow(0.5, 6, 10, 7)), *bands,
        Shape(loop(-n - 14, -b * 0.9, -n + 26, -b * 0.7, -n + 26, b * 0.7, -n - 14, b * 0.9), BRASS, bevel=9, angle=70,
        shine=0.8), flat(ellipse(-n - 12, 0, 6, b * 0.6), "#120d0a", tone=0.15, contour=1.0),
        Shape(loop(-24, -26, 10, -44, 40, -30, 34, 4, -18, 6), COPPER, bevel=13, angle=40, shine=0.7),
        flat(ellipse(8, -20, 10), WARP, ink=0.05, tone=1.7, contour=1.0, glow=Glow(WARP, 16, 0.8)),
        Shape(tube(-n * 0.6, -b * 0.9, 12, -n * 0.3, -b * 1.0, 14), darker(BRASS, 0.1), bevel=6, angle=4, shine=0.7)]


def spark(seed: int, x: float, y: float, reach: float) -> list[Shape]:
    """Return a green spark at x, y with bolts that leave it on all sides."""
    dice = random.Random(seed)
    out: list[Shape] = []
    for dx, dy in ((-1, -0.3), (-0.5, -0.9), (0.5, -0.8), (0.9, 0.1), (-0.6, 0.8), (0.4, 0.8)):
        k = dice.uniform(0.7, 1.1) * reach
        out += bolt(dice, x, y, x + dx * k * 0.5 + dice.uniform(-12, 12), y + dy * k * 0.5, x + dx * k, y + dy * k,
            width=reach * 0.1, colour=WARP, forks=1)
    return [*out, flat(ellipse(x, y, reach * 0.2), CORE, ink=0, tone=1.8, contour=0.6, glow=Glow(WARP, reach * 0.45,
        0.9))]


def copper_pack(height: float = 330.0) -> list[Shape]:
    """Return the engine a warlock carries: a boiler with dials and two rods with rings; its foot is y = 0."""
    h, w = height, height * 0.36
    out: list[Shape] = []
    for s in (-1, 1):
        out += [Shape(tube(s * w * 0.8, -h * 0.5, 22, s * w * 0.95, -h * 1.0, 18, s * w * 1.0, -h * 1.34, 14),
            DARK_STEEL,
            bevel=8, angle=84, shine=0.7), *[Shape(ellipse(s * w * (0.86 + 0.05 * i), -h * (0.8 + 0.15 * i), 27 - 3 * i,
            10),
            COPPER, bevel=6, angle=6, shine=0.8) for i in range(4)], Shape(ellipse(s * w, -h * 1.36, 22), BRASS,
            bevel=16,
            angle=45, shine=0.9)]
    hoops = " ".join(f"M{-w} {-h * u:.0f} H{w}" for u in (0.2, 0.45, 0.7))
    return [*out, Shape(loop(-w, 0, -w * 1.08, -h * 0.5, -w * 0.9, -h * 0.9, 0, -h * 1.02, w * 0.9, -h * 0.9, w * 1.08,
        -h * 0.5,
        w, 0), COPPER, bevel=w * 0.7, angle=82, shine=0.7, grain=0.06, ridges=(Ridge(hoops, 12, 7),),
        shadow=Shadow(0.55, 8, 12, 8)), Shape(ellipse(0, -h * 0.58, w * 0.36), BRASS, bevel=10, shine=0.7),
        flat(ellipse(0, -h * 0.58, w * 0.26), WARP, ink=0.1, tone=1.6, contour=1.0, glow=Glow(WARP, 18, 0.7))]


def censer(size: float = 1.0, smoke: bool = True) -> list[Shape]:
    """Return a spiked censer that hangs from 0, 0 on a chain, green smoke coming out of it; 200 high."""
    s = size
    links = " ".join(ellipse(0, y * s, 5 * s if i % 2 else 8 * s, 11 * s) for i, y in enumerate(range(8, 110, 17)))
    out = [Shape(hollow(links), DARK_STEEL, bevel=3 * s, angle=40, contour=1.2, shadow=Shadow(0.3, 3, 3, 2))]
    if smoke:
        out += [flat(tube(x, 150 * s, 30 * s, x - 30 * s, 80 * s, 56 * s, x + 20 * s, 0, 60 * s, x - 40 * s, -90 * s,
            30 * s),
            "#b8d85a", opacity=0.55, feather=16 * s, ink=0.25, tone=1.35) for x in (-26 * s, 30 * s)]
    ball = Shape(ellipse(0, 160 * s, 52 * s), "#7d7358", bevel=44 * s, angle=30, shine=0.5, grain=0.12,
        shadow=Shadow(0.55, 8, 12, 8))
    holes = " ".join(ellipse(x * s, y * s, 9 * s, 11 * s) for x, y in ((-28, 150), (0, 144), (28, 150), (-16, 178), (16,
        178)))
    out += [Shape(polygon(*(v * s for v in run)), "#b9c0c0", bevel=8 * s, angle=60, shine=0.6) for run in (
        (-44, 146, -44, 174, -84, 160), (44, 146, 44, 174, 84, 160), (-14, 204, 14, 204, 0, 244), (-40, 188, -22, 204,
        -56, 222),
        (40, 188, 22, 204, 56, 222))]
    return [*out, ball, flat(holes, CORE, ink=0.05, tone=1.7, contour=1.1, glow=Glow(WARP, 14 * s, 0.8)),
        Shape(box(-54 * s, 154 * s, 108 * s, 10 * s), lighter("#7d7358", 0.2), bevel=4, angle=4, shadow=NO_SHADOW),
        drawn(line(-20 * s, 122 * s, 0, 108 * s, 20 * s, 122 * s), 6 * s, "#3a362c")]
