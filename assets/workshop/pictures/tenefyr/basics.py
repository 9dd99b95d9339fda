"""The two basics: a miss (a boot stumbles over a stone) and a hit (a plain blow with a stick)."""

from __future__ import annotations

import random

from assets.workshop.engraving import Part, Ridge, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.nature import rock
from assets.workshop.engraving.paths import ellipse, line, loop, polygon, rays, tube
from assets.workshop.pictures.tenefyr.bursts import sign
from assets.workshop.pictures.tenefyr.setting import recipes


def star(x: float, y: float, radius: float) -> Shape:
    """Return a small five-pointed star, as one sees them after a knock."""
    return flat(rays(x, y, radius * 0.45, radius, 5, -90), "#ffd24a", ink=0, tone=1.6, contour=1.2)


def stumble() -> Part:
    """Return a boot whose toe has met a stone."""
    shaft = loop(-52, -96, -6, -104, 30, -92, 34, -40, 30, 4, 60, 26, 74, 50, 62, 66, 10, 66, -40, 62, -52, 20, -46,
        -40)
    sole = tube(-50, 66, 14, 0, 70, 14, 66, 68, 13)
    boot = [Shape(sole, "#4a3022", bevel=5, angle=4), Shape(shaft, "#8a5a34", bevel=30, angle=60, grain=0.06,
        contour=1.2,
        ridges=(Ridge(line(-40, -30, -10, -20, 24, -34), 8, -6), Ridge(line(-42, -6, -8, 4, 26, -8), 8, -6),
        Ridge(line(26,
        8, 10, 22, 12, 46), 7, -5))), Shape(tube(-54, -92, 20, -8, -100, 20, 34, -88, 20), "#a06c40", bevel=8, angle=8,
        contour=1.2), drawn(line(32, 34, 46, 40, 58, 58), 2.4), Shape(polygon(-52, 58, -20, 62, -20, 82, -52, 80),
        "#4a3022", bevel=4)]
    whirl = "M-92 -62 q-12 14 -6 30 M-104 -20 q-8 16 0 32 M-98 24 q-2 14 8 24"
    dice = random.Random(3)
    return [*placed(boot, -8, -6, 0.94, 18), *rock(dice, 58, 96, 76, 52, "#b0aaa2"), drawn(whirl, 4, "#5a3f2a"),
        star(62, 2,
        15), star(84, 24, 11), star(40, -22, 10)]


def blow() -> Part:
    """Return a fist with a stick that hits something out of the picture."""
    stick = tube(-60, 62, 16, -10, 14, 19, 40, -34, 24, 58, -52, 26)
    knots = [Shape(tube(8, -4, 9, -4, -20, 4), "#8a5a34", bevel=4), Shape(tube(28, -22, 9, 44, -14, 4), "#8a5a34",
        bevel=4)]
    flash = [Shape(rays(66, -60, 20, 52, 9, 10), "#fff2b0", bevel=3, ink=0.05, tone=1.6, contour=1.2, grain=0.02), flat(
        rays(66, -60, 10, 28, 9, 30), "#ffd24a", ink=0, tone=1.7, contour=0.8)]
    arm = Shape(tube(-120, 130, 58, -92, 96, 50, -66, 72, 40), "#c9a874", bevel=20, angle=40, grain=0.05, contour=1.2)
    cuff = Shape(tube(-92, 92, 52, -82, 84, 52), "#a8844e", bevel=10, angle=80, contour=1.2)
    return [*flash, *knots, Shape(stick, "#9a6a3c", bevel=9, angle=44, grain=0.14, contour=1.2), arm, cuff,
        *placed(fist(
        "#e0b08a"), -48, 52, 0.62, 45), flat(ellipse(66, -60, 7), "#ffffff", ink=0, tone=1.9), drawn(
        "M-30 -50 q24 -34 60 -44 M-48 -26 q4 -10 10 -18 M30 30 q30 -10 46 -34 M52 50 q12 -6 20 -16", 3.6, "#5a3f2a")]


PICTURES = {"basic0": sign("basic", stumble), "basic1": sign("basic", blow)}
RECIPES = recipes("basics", PICTURES, __name__, "hands", "nature", shared=("bursts",), quality=76)
