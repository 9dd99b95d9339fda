"""Exploration cards of the base set that are things: bomb, flask, oil, rope, coin."""

from __future__ import annotations

import math

from assets.workshop.engraving import (
    NO_SHADOW,
    Glow,
    Part,
    Ridge,
    Shadow,
    Shape,
    Sky,
    drawn,
    flat,
    hollow,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.arms import sword
from assets.workshop.engraving.kit.hands import palm
from assets.workshop.engraving.palette import DARK_STEEL, GOLD, OXBLOOD, STEEL, darker
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, sampled, through, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.terrinoth.still import still

LYING = Shadow(0.6, 14, 12, 9)


def _fire_bomb() -> Part:
    """Return a round bomb in a net of cord, its fuse hissing."""
    net = " ".join((line(200, 350, 260, 430, 350, 462, 440, 430, 500, 350),
        line(196, 300, 270, 360, 350, 380, 430, 360, 504, 300), line(260, 230, 250, 330, 290, 460),
        line(350, 210, 350, 340, 350, 470), line(440, 230, 450, 330, 410, 460),
        line(214, 270, 290, 290, 350, 294, 410, 290, 486, 270)))
    sparks = " ".join(ellipse(518 + r * math.cos(a), 88 + r * math.sin(a), 4 - 0.2 * (i % 8)) for i in range(26)
        for a, r in [(i * 2.4, 50 + 3.4 * i)])
    return [
        Shape(ellipse(350, 338, 158), "#565a60", bevel=150, angle=20, grain=0.06, shine=1.1, shadow=LYING),
        Shape(stroke(net, 13), "#b08a52", bevel=6, angle=45, grain=0.1, pitch=0.8, shadow=Shadow(0.5, 4, 6, 3)),
        Shape(loop(306, 196, 320, 160, 350, 152, 384, 160, 396, 196, 350, 210), DARK_STEEL, bevel=20, angle=80,
            shine=0.6),
        Shape(ellipse(350, 160, 33, 12), "#2c2a2c", bevel=5, shadow=NO_SHADOW),
        Shape(tube(350, 164, 13, 372, 104, 12, 430, 84, 12, 470, 110, 11, 506, 96, 10), "#d9c7a0", bevel=6, angle=60,
            pitch=0.7, ridges=(Ridge(line(350, 164, 372, 104, 430, 84, 470, 110, 506, 96), 4, -3),)),
        flat(rays(518, 88, 22, 74, 9, 10), "#ffb02a", ink=0.05, contour=0.8, tone=1.6, glow=Glow("#ffa03a", 40, 0.8)),
        flat(rays(518, 88, 14, 40, 9, 30), "#fff2b0", ink=0, contour=0.4, tone=1.9),
        flat(sparks, "#ffd24a", ink=0, contour=0.5, tone=1.8),
        drawn(line(262, 262, 290, 232, 326, 220), 9, "#e6ecec", ink=0, tone=1.6, contour=0),
    ]


def _flask() -> Part:
    """Return a stitched leather flask with a silver neck, its strap, and a cup."""
    body = loop(300, 150, 274, 200, 190, 280, 172, 380, 210, 470, 300, 498, 400, 494, 476, 456, 498, 372, 474, 280,
        400, 204, 376, 150)
    seam = line(228, 300, 214, 376, 246, 450, 330, 474, 420, 462, 458, 384, 442, 300)
    stitches = " ".join(
        f"M{x} {y} l{dx} {dy}"
        for x, y, dx, dy in ((216, 318, 16, 6), (206, 352, 17, 2), (208, 386, 17, -4), (222, 420, 15, -9),
            (248, 450, 10, -14), (284, 470, 5, -16), (324, 480, 0, -17), (364, 480, -3, -17), (402, 472, -7, -15),
            (434, 452, -11, -12), (456, 424, -15, -8), (466, 388, -17, -2), (464, 350, -17, 3), (454, 318, -16, 7))
    )
    compass = rays(336, 362, 16, 62, 4, 90)
    return [
        Shape(tube(300, 170, 20, 180, 110, 20, 110, 220, 20, 90, 400, 20, 150, 520, 20, 240, 540, 18), "#8a5a34",
            bevel=9, angle=40, ridges=(Ridge(line(300, 170, 180, 110, 110, 220, 90, 400, 150, 520), 7, -3),),
            shadow=LYING),
        Shape(body, "#96623a", bevel=100, angle=64, grain=0.1, ridges=(Ridge(seam, 9, -5),), shadow=LYING),
        drawn(stitches, 3, "#f0dcae"),
        Shape(compass, GOLD, bevel=7, angle=30, shine=0.4, shadow=Shadow(0.4, 3, 5, 3)),
        Shape(ellipse(336, 362, 12), OXBLOOD, bevel=6, shadow=NO_SHADOW),
        Shape(loop(294, 160, 300, 110, 338, 100, 376, 110, 382, 160, 338, 176), "#c3c9c8", bevel=24, angle=84,
            shine=0.8),
        Shape(tube(304, 112, 16, 338, 118, 17, 374, 112, 16), "#c3c9c8", bevel=8, angle=10, shine=0.7),
        Shape(loop(312, 104, 316, 66, 338, 56, 362, 66, 366, 104, 338, 112), "#b98a52", bevel=18, angle=86, grain=0.15),
        Shape(loop(520, 400, 510, 500, 530, 524, 590, 524, 612, 500, 604, 400, 560, 412), "#c3c9c8", bevel=40,
            angle=84, shine=0.8, shadow=LYING),
        Shape(ellipse(562, 400, 43, 14), "#5a6a74", bevel=6, angle=4, shadow=NO_SHADOW),
        flat(ellipse(562, 403, 36, 10), "#7fb8c8", ink=0.4, tone=1.3, contour=0.5),
    ]


def _keen_oil() -> Part:
    """Return a bottle that drips golden oil on a bared blade; a whetstone beside it."""
    blade = placed(sword(470, 78, STEEL, GOLD), 612, 378, 1.0, -84)
    bottle = [
        Shape(loop(-62, 120, -72, 20, -56, -50, -26, -84, 26, -84, 56, -50, 72, 20, 62, 120, 0, 132), "#5f8a4e",
            bevel=60, angle=84, grain=0.03, shine=1.1, shadow=LYING),
        Shape(loop(-60, 112, -66, 40, 66, 34, 60, 112, 0, 124), "#d9a52c", bevel=30, angle=80, swell=0.5, grain=0.02,
            opacity=0.85, contour=0.5, shadow=NO_SHADOW),
        Shape(box(-24, -140, 48, 62), "#5f8a4e", bevel=20, angle=86, shine=1.0),
        Shape(tube(-26, -138, 18, 26, -138, 18), "#6f9a5c", bevel=8, angle=10, shine=0.8),
        Shape(polygon(-44, -8, 44, -12, 44, 50, -44, 54), "#f0e4c4", bevel=4, angle=6, shadow=Shadow(0.3, 2, 3, 2)),
        drawn("M-24 30 L0 -4 L24 28 M-14 16 H14", 4, OXBLOOD),
    ]
    pouring = [
        *blade,
        *placed(bottle, 250, 176, 1.0, 128),
        flat(loop(336, 244, 350, 244, 356, 262, 350, 276, 340, 276, 334, 262), "#e8b42c", ink=0.1, contour=0.8,
            tone=1.5),
        flat(loop(342, 280, 356, 308, 342, 324, 330, 308), "#f0c23c", ink=0.1, contour=0.8, tone=1.6,
            glow=Glow("#ffe08a", 8, 0.5)),
        flat(loop(236, 344, 290, 332, 350, 334, 430, 344, 446, 358, 380, 366, 290, 360), "#f0c23c", ink=0.15,
            contour=0.7, tone=1.5),
        flat(rays(486, 330, 4, 46, 4, 0), "#ffffff", ink=0, tone=1.9, contour=0.4),
        flat(rays(150, 330, 3, 30, 4, 0), "#ffffff", ink=0, tone=1.9, contour=0.4),
    ]
    return [
        *placed(pouring, 0, 74),
        Shape(polygon(440, 526, 600, 510, 624, 544, 622, 578, 464, 598, 442, 566), "#8b8d90", bevel=12, angle=8,
            grain=0.2, shadow=LYING),
        Shape(polygon(440, 526, 600, 510, 624, 544, 464, 562), "#a3a5a6", bevel=6, angle=-8, grain=0.2,
            shadow=NO_SHADOW),
        *[Shape(tube(60 + 14 * i, 510 + 16 * i, 24, 150 + 10 * i, 540 + 10 * i, 30, 230, 566 + 5 * i, 20), c, bevel=12,
            angle=20, ridges=(Ridge(line(60 + 14 * i, 510 + 16 * i, 230, 566 + 5 * i), 8, -4),))
            for i, c in enumerate(("#e0d2b0", "#d2c29c", "#e0d2b0"))],
    ]


def _rope() -> Part:
    """Return a coil of rope whose end runs over the table to a grapnel of four hooks."""
    hooks = []
    for side, reach, drop in ((-1, 150, 0), (1, 150, 0), (-1, 60, 34), (1, 66, 34)):
        run = tube(0, -10, 30, side * reach * 0.2, 60 + drop, 30, side * reach * 0.7, 90 + drop, 28, side * reach,
            40 + drop, 24, side * reach * 0.98, -40 + drop, 3)
        hooks.append(Shape(run, DARK_STEEL, bevel=14, angle=side * 40, grain=0.05, shine=0.7,
            shadow=Shadow(0.55, 8, 12, 7)))
    grapnel = [Shape(tube(0, -190, 30, 0, 0, 36), DARK_STEEL, bevel=15, angle=84, shine=0.7), *hooks,
        Shape(box(-26, -24, 52, 34), "#5a646c", bevel=10, angle=6, shine=0.4),
        Shape(hollow(f"{ellipse(0, -214, 36)} {ellipse(0, -214, 20)}"), DARK_STEEL, bevel=8, angle=30, shine=0.6)]
    rope = "#c2a064"
    run = ((512, 132), (566, 128), (610, 200), (626, 320), (622, 440), (570, 528), (450, 566), (330, 548), (256, 524))
    twist = Ridge(" ".join(f"M{x - 7:.0f} {y - 8:.0f} l14 16" for x, y in sampled(run, 6)[1:-1]), 6, -5)
    coil = []
    for k, (y, rx) in enumerate(((470, 190), (440, 186), (412, 178), (384, 168))):
        strands = " ".join(f"M{240 + rx * math.cos(a):.0f} {y + 54 * math.sin(a) - 8:.0f} l12 16"
            for a in [i * 0.24 for i in range(26)])
        coil.append(Shape(stroke(ellipse(240, y, rx, 54), 30), rope, bevel=15, angle=20 + 30 * k, grain=0.08,
            ridges=(Ridge(strands, 6, -5),), shadow=Shadow(0.5, 6, 10, 6)))
    return [*coil, Shape(stroke(through(run), 26), rope, bevel=13, angle=50, grain=0.08, ridges=(twist,),
        shadow=Shadow(0.5, 8, 12, 7)), *placed(grapnel, 420, 330, 1.0, 26)]


def _lucky_coin() -> Part:
    """Return a gold coin that spins over an open hand."""
    leaf = "M0 -4 C-34 -14 -34 -58 -4 -50 Q0 -48 0 -44 Q0 -48 4 -50 C34 -58 34 -14 0 -4 Z"
    leaves = [s for turn in (0, 90, 180, 270) for s in placed([Shape(leaf, "#f0cf74", bevel=10, angle=40 + turn * 0.3,
        shine=0.6, grain=0.02, shadow=Shadow(0.4, 2, 3, 2))], 0, 0, 1.15, turn + 45)]
    beads = " ".join(ellipse(118 * math.cos(i * 0.262), 118 * math.sin(i * 0.262), 5) for i in range(24))
    coin = [
        Shape(ellipse(12, 8, 146), darker(GOLD, 0.35), bevel=8, angle=80, grain=0.02),
        Shape(ellipse(0, 0, 146), GOLD, bevel=16, angle=30, grain=0.03, shine=0.8),
        Shape(hollow(f"{ellipse(0, 0, 132)} {ellipse(0, 0, 104)}"), "#e3bb5c", bevel=8, angle=70, shadow=NO_SHADOW,
            contour=0.6),
        Shape(beads, "#f4dc94", bevel=4, shadow=Shadow(0.3, 1, 2, 1)),
        *leaves,
        drawn(line(2, 4, 8, 50, 24, 84), 9, "#9a7228"),
        flat(rays(-70, -78, 5, 52, 4, 0), "#ffffff", ink=0, tone=1.9, contour=0.4),
    ]
    arcs = " ".join((line(130, 210, 100, 140, 130, 70), line(106, 220, 70, 140, 104, 50),
        line(560, 210, 590, 140, 560, 70), line(584, 220, 620, 140, 588, 50)))
    hand = [*palm("#d9a67e", 1.3)]
    cuff = Shape(loop(-60, 120, 60, 120, 76, 240, -76, 240), OXBLOOD, bevel=40, angle=80,
        ridges=(Ridge(line(-20, 124, -26, 240), 14, -8), Ridge(line(26, 124, 34, 240), 14, -8)))
    return [flat(stroke(arcs, 6), "#fff2c0", ink=0.1, contour=0.6, tone=1.7), *placed([*hand, cuff], 346, 480, 1.25),
        *placed(coin, 344, 166, 0.98, -12)]


_SETS = {
    "fire-bomb": still(_fire_bomb, Sky(high="#5a4640", low="#f2c07a", sun=(0.72, 0.18), reach=0.9, seed=3)),
    "travellers-flask": still(_flask, Sky(high="#5a6a4e", low="#f0e2ac", sun=(0.34, 0.36), seed=4)),
    "keen-oil": still(_keen_oil, Sky(high="#4a5a6a", low="#ece0b8", sun=(0.36, 0.4), seed=5)),
    "rope-and-grapnel": still(_rope, Sky(high="#7a6a54", low="#f0deb0", sun=(0.3, 0.3), seed=6)),
    "lucky-coin": still(_lucky_coin, Sky(high="#5a7048", low="#f6e6a4", sun=(0.5, 0.28), reach=1.0, beams=0.2, seed=8),
        lambda: ()),
}
_KIT = ("arms", "hands", "props")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT, shared=("still",))
    for name, picture in _SETS.items())
