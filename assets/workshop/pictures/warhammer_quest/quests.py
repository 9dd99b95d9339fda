"""The headers of the six quests. What counts lies in the middle band: sheets show 600 x 186 of it."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
    Glow,
    Light,
    Part,
    Picture,
    Print,
    Ridge,
    Shadow,
    Shape,
    Sky,
    drawn,
    flat,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.fire import candle, flame, lantern, smoke
from assets.workshop.engraving.kit.haunts import moon
from assets.workshop.engraving.kit.nature import cloud, hill
from assets.workshop.engraving.kit.props import banner, barrel, crate, mug, table, tent
from assets.workshop.engraving.kit.remains import crow, skull
from assets.workshop.engraving.kit.stonework import floor, stair, wall
from assets.workshop.engraving.kit.town import gabled
from assets.workshop.engraving.kit.vaults import BRICK, grating, light_shaft
from assets.workshop.engraving.kit.webs import eyes
from assets.workshop.engraving.kit.works import keg
from assets.workshop.engraving.palette import DARK_WOOD, WOOD, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.engraving.picture import WIDE
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.warhammer_quest.setting import BRIGHT, LAMPLIT, QUALITY

ROOFS = ("#7d4034", "#6a3f42", "#8a5238", "#5f4650")


def _street(dice: random.Random, foot: float, air: str, lit: bool = True, plaster: str = "#b9a487") -> list[Shape]:
    """Return a row of gabled houses from edge to edge whose feet stand on `foot`."""
    out: list[Shape] = []
    for k in range(10):
        out += placed(gabled(150, dice.uniform(130, 190), plaster, ROOFS[k % 4], dice.randrange(1, 16) if lit else 0,
            Fog(air, 0.3)),
            40 + 142 * k + dice.uniform(-12, 12), foot)
    return out


def _foul_stench() -> Part:
    """Return a grate in a street by night, a lantern set down beside it, green air and two eyes below."""
    dice = random.Random(210)
    air = "#8f9aa8"
    wisps = [Shape(tube(*run), "#c9e08a", bevel=12, angle=70, ink=0.35, contour=0.4, opacity=0.6, feather=8, grain=0.2,
        shadow=NO_SHADOW)
        for run in ((600, 400, 10, 570, 320, 26, 620, 240, 30, 580, 160, 4), (720, 400, 10, 760, 310, 28, 710, 220, 30,
        750, 120, 4), (800,
        410, 8, 850, 340, 22, 820, 260, 20, 850, 200, 3))]
    return [
        *moon(240, 90, 40), cloud(dice, 300, 110, 200, 12, "#a9b2bc"),
        *_street(dice, 300, air),
        floor(292, 660, colour="#7f7d7a", tile=64),
        flat(ellipse(680, 430, 322, 136), "#544f4a", contour=1.4, tone=0.8),
        Shape(stroke(ellipse(680, 430, 310, 126), 26), "#8f8a80", bevel=10, angle=30, grain=0.3),
        flat(ellipse(680, 430, 292, 112), "#131a0c", tone=0.15, contour=1.2),
        flat(ellipse(680, 446, 190, 66), "#9bd64a", ink=0.1, tone=1.4, feather=44, opacity=0.85),
        *eyes(650, 436, 74, 26, "#ff9a3a"),
        *grating(680, 430, 290, 110, 9, "#4a4742"),
        *wisps,
        *placed(lantern(0, 0, 2.1, 1.0), 1060, 300), Shape(ellipse(1060, 470, 80, 14), "#544f4a", bevel=4, contour=0,
        opacity=0.5),
        *placed(crate(110, 84), 240, 520), *placed(barrel(96, 120), 340, 500),
    ]


def _poisoned_wells() -> Part:
    """Return the well of the square, green light that stands up out of it, and an overturned bucket."""
    dice = random.Random(217)
    air = "#7f8a74"
    rim = [Shape(ellipse(0, -150, 232, 66), "#a9a796", bevel=18, angle=4, grain=0.25), flat(ellipse(0, -150, 180, 46),
        "#dff59a", ink=0,
        tone=1.8, contour=1.2, glow=Glow("#9bd64a", 60, 1.0)), Shape("M-232 -150 V-10 Q0 70 232 -10 V-150 Q0 -30 -232 "
            "-150 Z", "#8f8d7c",
        bevel=70, angle=86, grain=0.25, ridges=(Ridge("M-232 -80 Q0 40 232 -80 M-190 -130 v60 M-90 -104 v62 M40 -92 "
                                                      "v62 M150 -116 v60 M-140 "
        "-44 v60 M-20 -20 v56 M110 -40 v54", 6, -5),))]
    roof = [Shape(f"{box(-206, -420, 26, 290)} {box(180, -420, 26, 290)}", DARK_WOOD, bevel=11, angle=86, grain=0.2),
        Shape(tube(-200, -300,
        22, 200, -300, 22), WOOD, bevel=10, angle=6, grain=0.2), Shape(polygon(-270, -400, -80, -520, 80, -520, 270,
        -400), "#6a4038",
        bevel=26, angle=80, grain=0.2, ridges=(Ridge("M-250 -424 H250 M-210 -450 H210 M-170 -478 H170", 7, -6),)),
        drawn("M0 -290 V-160", 6, "#c9ac74"), drawn("M200 -300 l40 -10 v-34", 9, "#4a3a2c")]
    bucket = [Shape(polygon(-44, -70, 44, -70, 34, 0, -34, 0), WOOD, bevel=24, angle=84, grain=0.2,
        ridges=(Ridge("M-20 -70 V0 M4 -70 V0 M24 "
        "-70 V0", 4, -3),)), Shape(f"{box(-42, -58, 84, 9)} {box(-37, -20, 74, 9)}", "#747f88", bevel=4),
        flat(ellipse(0, -70, 44, 12),
        "#c8f06a", tone=1.6, ink=0.1, contour=1)]
    return [
        *_street(dice, 350, air, True, "#a39a7c"),
        floor(340, 660, colour="#7f8272", tile=80),
        flat(ellipse(680, 500, 420, 90), "#c9e88a", ink=0.3, tone=1.2, feather=50, opacity=0.6),
        *placed(roof[:2], 680, 560), light_shaft(680, -20, 210, 400, 170, "#d8f58a", 0.55),
        *placed(rim, 680, 560), *placed(roof[2:], 680, 560),
        *[flat(ellipse(x, y, r), "#f0ffc8", ink=0, tone=1.9, glow=Glow("#b8f060", 8, 0.9)) for x, y, r in ((600, 330,
        5), (720, 280, 6), (660,
            240, 4), (770, 350, 4), (640, 370, 4))],
        *placed(bucket, 980, 560, 1.0, 78), flat(loop(1010, 556, 1100, 540, 1180, 560, 1120, 590, 1030, 586), "#c8f06a",
        tone=1.5, ink=0.2,
            contour=0.8, glow=Glow("#9bd64a", 14, 0.7)),
        *placed(skull(), 330, 560, 1.0, -14), *placed(crow(1.5), 240, 560),
    ]


def _courier() -> list[Shape]:
    """Return a thin ratman in an ash cloak who leaps to the left with a brass tube; 300 wide round 0, 0."""
    fur, ash = "#6f6458", "#8d8a88"
    cloak = loop(-60, -40, -10, -74, 60, -70, 130, -96, 210, -80, 260, -40, 220, -40, 236, 0, 180, -10, 190, 36, 130,
        10, 90, 40, 30, 20,
        -30, 10)
    folds = Ridge(" ".join((line(-20, -50, 80, -40, 200, -50), line(-20, -30, 80, -16, 190, -14), line(-10, -10, 70, 8,
        150, 6))), 11, -8)
    head = loop(-50, -30, -70, -74, -120, -70, -176, -34, -196, -16, -180, -4, -130, 4, -90, 6)
    return [
        Shape(tube(120, -10, 18, 190, 40, 13, 260, 30, 9, 300, 70, 5, 350, 60, 1), "#c98f80", bevel=7, angle=50),
        Shape(f"{tube(60, 0, 40, 130, 50, 28, 200, 84, 16)} {tube(200, 84, 14, 236, 80, 10)}", fur, bevel=14, angle=40,
        grain=0.14),
        Shape(tube(-40, -10, 30, -110, 40, 20, -170, 30, 14), fur, bevel=10, angle=20, grain=0.14),
        Shape(tube(-200, 44, 24, -140, 16, 24), "#c19a4c", bevel=10, angle=20, shine=0.7),
        Shape(cloak, ash, bevel=34, angle=14, grain=0.12, ridges=(folds,)),
        Shape(tube(-20, 0, 32, -70, 60, 24, -130, 84, 14), fur, bevel=12, angle=40, grain=0.14),
        Shape(loop(-70, -66, -66, -118, -36, -124, -34, -76), fur, bevel=12, angle=40), Shape(loop(-62, -72, -60, -108,
        -44, -110, -44, -78),
            "#c98f80", bevel=7, swell=-0.6, shadow=NO_SHADOW),
        Shape(head, fur, bevel=30, angle=-20, grain=0.14), Shape(ellipse(-192, -18, 9), "#c98f80", bevel=6, shine=0.4),
        flat(ellipse(-128, -42, 8, 7), "#ff5a2a", ink=0, tone=1.8, glow=Glow("#ff5a2a", 8, 0.8)),
        drawn("M-176 -4 q30 10 60 4 M-180 -24 l-44 -16 M-182 -16 l-46 2", 3.2),
        Shape(loop(-66, -50, -60, -84, -20, -84, 10, -60, -10, -20, -50, -16), lighter(ash, 0.1), bevel=16, angle=60),
    ]


def _tiles(x: float, foot: float, half: float, high: float, colour: str) -> list[Shape]:
    """Return a steep tiled roof seen from its side with a chimney."""
    rows = Ridge(" ".join(f"M{x - half:.0f} {foot - high * k:.0f} H{x + half:.0f}" for k in (0.14, 0.3, 0.46, 0.62,
        0.78)), 7, -6)
    return [Shape(box(x + half * 0.4, foot - high - 70, 46, 110), "#8d8376", bevel=10, angle=6, grain=0.3),
        Shape(box(x + half * 0.4 - 7,
        foot - high - 78, 60, 14), "#9d9386", bevel=5, angle=4), Shape(polygon(x - half, foot, x - half * 0.72,
        foot - high, x + half * 0.72,
        foot - high, x + half, foot), colour, bevel=18, swell=0.5, angle=84, grain=0.22, ridges=(rows,)),
        Shape(box(x - half * 0.75,
        foot - high - 9, half * 1.5, 14), lighter(colour, 0.15), bevel=5, angle=4)]


def _long_chase() -> Part:
    """Return roofs under a great moon and a cloaked rat that leaps from one to the next."""
    dice = random.Random(224)
    air = "#c3c4cc"
    return [
        *moon(700, 250, 170, "#f8eecb"),
        *[cloud(dice, x, y, w, h, "#a9aebc") for x, y, w, h in ((240, 150, 240, 18), (1130, 190, 260, 18), (960, 90,
        160, 12), (480, 330, 180,
            10))],
        *[s for k in range(8) for s in placed(gabled(140, dice.uniform(60, 120), "#8f8f9a", ROOFS[k % 4], 9, Fog(air,
        0.5)), 60 + 180 * k,
            560)],
        mist(ellipse(680, 540, 700, 34), "#c9cad6", 0.7, 20),
        *_tiles(170, 640, 330, 190, "#6a4a52"), *_tiles(1200, 640, 340, 220, "#6f4640"),
        *placed(gabled(190, 150, "#a0927c", "#5f4650", 6), 560, 700), *placed(gabled(210, 130, "#a0927c", "#6a3f42", 9),
        830, 706),
        *placed(_courier(), 700, 290, 1.3, -8),
        smoke(1360, 330, 260, 22), smoke(330, 370, 220, 16),
        *placed(crow(0.9, True), 420, 110), *[drawn(line(990, y, 1060, y + 8, 1130, y + 6), 3, "#efe8cc", ink=0)
        for y in (260, 290, 320)],
    ]


def _muzzle(radius: float) -> list[Shape]:
    """Return the mouth of a great gun round 0, 0, cast as a snarling ring."""
    r = radius
    studs = " ".join(ellipse(round(r * 0.93 * math.cos(a), 1), round(r * 0.93 * math.sin(a), 1), 7)
        for a in [math.pi * k / 6 for k in
        range(12)])
    return [Shape(ellipse(0, 0, r * 1.06), "#4f5256", bevel=14, angle=30, grain=0.15, shine=0.5), Shape(ellipse(0, 0,
        r * 0.82), "#777c80",
        bevel=22, angle=60, grain=0.12, shine=0.6), Shape(studs, "#b9a05a", bevel=6, shine=0.7, shadow=Shadow(0.4, 2, 3,
        2)), flat(ellipse(0, 0,
        r * 0.5), "#0c0a09", tone=0.05, contour=1.6), flat(f"M{-r * 0.36:.0f} {-r * 0.2:.0f} A{r * 0.42:.0f} "
                                                           f"{r * 0.42:.0f} 0 0 1 "
        f"{r * 0.1:.0f} {-r * 0.4:.0f} A{r * 0.5:.0f} {r * 0.5:.0f} 0 0 0 {-r * 0.36:.0f} {-r * 0.2:.0f} Z", "#5a5450",
        tone=0.6)]


def _long_fuse() -> Part:
    """Return the mouths of four guns in a row, and a fuse that burns towards the kegs below them."""
    dice = random.Random(231)
    air = "#d9a868"
    fuse = line(60, 520, 220, 500, 330, 548, 500, 520, 640, 556, 790, 530, 900, 548)
    return [
        wall(dice, -20, -20, 1400, 560, BRICK, 30, Fog(air, 0.06)),
        Shape(box(-20, 60, 1400, 46), "#6d4c30", bevel=14, angle=4, grain=0.25), *[Shape(box(x, 40, 46, 420), "#7a5638",
        bevel=14, angle=86,
            grain=0.25) for x in (6, 344, 657, 970, 1308)],
        *[s for x in (200, 515, 840, 1160) for s in placed(_muzzle(128), x, 270)],
        *[Shape(polygon(x - 120, 470, x - 90, 380, x + 90, 380, x + 120, 470), "#6d4a2c", bevel=14, angle=6,
        grain=0.25) for x in (200, 515, 840,
            1160)],
        *[s for x in (200, 515, 840, 1160) for s in placed(_muzzle(118)[-2:], x, 270)],
        floor(462, 660, colour="#8a6a4c", tile=110),
        Shape(stroke(fuse, 9), "#d8c59a", bevel=4, angle=40, shadow=Shadow(0.4, 2, 5, 3)),
        *[flat(stroke(f"M60 520 l{34 * math.cos(a):.0f} {34 * math.sin(a):.0f}", 5), "#ffe07a", ink=0, tone=1.8,
        contour=0.6) for a in [k *
            math.pi / 5 for k in range(10)]], flat(ellipse(60, 520, 12), "#fff6d0", ink=0, tone=1.9,
            glow=Glow("#ffb040", 40, 1.0)),
        *[s for x, y, k in ((930, 570, 1.2), (1020, 584, 1.35), (1120, 560, 1.1)) for s in placed(keg(k), x, y)],
    ]


def _waaagh() -> Part:
    """Return a hill thick with banners of many clans against a red dawn."""
    dice = random.Random(238)
    air = "#f0c48a"
    far = Fog(air, 0.45)
    marks = ("M-14 -14 H14 V14 H-14 Z", "M0 -18 L16 14 H-16 Z", "M-16 -6 L16 -6 L0 18 Z M-10 -16 h6 v8 h-6 Z M4 -16 h6 "
        "v8 h-6 Z",
        "M-18 0 L0 -18 L18 0 L0 18 Z")
    flags: list[Shape] = []
    for k in range(17):
        x = 210 + 58 * k + dice.uniform(-16, 16)
        y = 430 - 190 * math.exp(-(((x - 680) / 260) ** 2)) + dice.uniform(-6, 10)
        flags += placed(banner(dice.uniform(150, 210), ("#b02a1e", "#8a5a2a", "#3f3a36", "#a8452f", "#6a6a34")[k % 5],
            marks[k % 4]), x, y,
            1.0, dice.uniform(-9, 9), fog=Fog(air, 0.2))
    spears = [Shape(tube(x, y, 5, x + lean, y - long, 3), DARK_WOOD, bevel=2, angle=86, fog=far) for x, y, lean,
        long in ((dice.uniform(120,
        1240), dice.uniform(380, 450), dice.uniform(-14, 14), dice.uniform(60, 110)) for _ in range(50))]
    return [
        flat(ellipse(680, 330, 150), "#fff0c0", ink=0, tone=1.9, glow=Glow("#ffc060", 60, 0.9)),
        *[cloud(dice, x, y, w, h, "#c08a78") for x, y, w, h in ((220, 110, 260, 26), (620, 70, 260, 20), (1080, 120,
        280, 28), (1240, 210, 180,
            16), (140, 230, 180, 14))],
        hill(1360, 640, [(-20, 420), (300, 410), (680, 400), (1060, 408), (1380, 420)], "#9a7a60", far),
        Shape(loop(60, 660, 240, 450, 430, 350, 600, 250, 760, 246, 930, 350, 1120, 450, 1300, 660), "#8a7048",
        bevel=120, angle=20, grain=0.4),
        *spears, *flags,
        *placed(banner(330, "#b02a1e", "M-18 -16 H18 V16 H-18 Z M-8 -6 h6 v8 h-6 Z M3 -6 h6 v8 h-6 Z"), 660, 310, 0.84),
        hill(1360, 680, [(-20, 540), (260, 516), (560, 548), (860, 526), (1140, 546), (1380, 520)], "#6f6038"),
        *[s for x, y in ((170, 540), (1210, 536)) for s in (*placed(tent(170, 130, "#8a6a3c", "#7a3424"), x, y),
        *flame(x + 130, y + 30, 60, 0.8))],
        *[smoke(x, 500, 240, 16) for x in (340, 1060)],
        *placed(crow(0.9, True), 960, 110), *placed(crow(0.7, True), 1040, 150), *placed(crow(0.8, True), 420, 130),
    ]


def _lost_in_the_dark() -> Part:
    """Return a taproom with a great hole in its floor: boards stick up, a stair goes down, eyes look out."""
    boards = Ridge(" ".join(f"M{680 + (x - 680) * 0.55:.0f} 300 L{680 + (x - 680) * 1.5:.0f} 660" for x in range(-400,
        1800, 110)), 5, -4)
    hole = polygon(360, 470, 400, 420, 470, 430, 500, 390, 590, 404, 650, 372, 720, 398, 800, 378, 850, 414, 930, 404,
        960, 450, 1020, 470, 970,
        510, 990, 550, 880, 556, 820, 590, 720, 566, 620, 596, 540, 560, 440, 566, 430, 520)
    torn = [(400, 424, -60, 90), (500, 394, -24, 100), (650, 376, 4, 90), (800, 382, 20, 110), (930, 408, 44, 90),
        (1010, 470, 78, 100), (372,
        470, -80, 90)]
    shelf = [Shape(box(0, 0, 300, 14), DARK_WOOD, bevel=5, angle=4), *[s for k in range(6) for s in placed(mug(0.9,
        ("#8a5a2e", "#7a6a5a")[k %
        2]), 28 + 48 * k, 0)]]
    return [
        Shape(box(-20, -20, 1400, 340), "#c9a874", bevel=20, swell=0.3, angle=86, grain=0.16),
        Shape(" ".join(box(x, -20, 34, 330) for x in (60, 330, 640, 950, 1240)) + " " + box(-20, 40, 1400,
        34) + " " + box(-20, 280, 1400, 34),
            "#6a4529", bevel=11, angle=84, grain=0.2),
        *placed(shelf, 1000, 190), flat(box(430, 100, 150, 130), "#3d5268", tone=0.8, contour=1),
        Shape(stroke("M505 100 V230 M430 165 H580",
            9), "#6a4529", bevel=4), Shape(f'<path fill="none" stroke="#fff" stroke-width="18" '
                                           f'd="{box(424, 94, 162, 142)}"/>', "#7d5433",
            bevel=7, angle=30),
        *[s for x in (200, 800) for s in lantern(x, 64, 1.1, 0.9)],
        Shape(box(-20, 304, 1400, 360), "#a87a4a", bevel=16, swell=0, angle=84, grain=0.22, ridges=(boards,)),
        *placed(barrel(110, 140), 1240, 400), *placed(barrel(96, 120, "#6d4a2c"), 1140, 390),
        *placed(table(300, 120), 160, 430), *placed(mug(1.1), 120, 320), *candle(210, 322, 34, 13),
        flat(hole, "#0e0b09", tone=0.08, contour=2.2),
        *stair(690, 600, 250, 6, 22, 0.84, 0, "#5f5850"),
        flat(polygon(450, 430, 940, 420, 900, 500, 480, 505), "#0e0b09", tone=0.08, opacity=0.85, feather=16),
        *eyes(520, 480, 40, 14), *eyes(870, 470, 46, 15, "#b8f06a"), *eyes(640, 440, 26, 9), *eyes(780, 520, 30, 10,
        "#b8f06a"),
        *[s for x, y, t, long in torn for s in placed([Shape(polygon(-17, 6, -15, -long * 0.8, -4, -long, 2,
        -long * 0.84, 11, -long * 0.96, 17,
            6), "#b98a56", bevel=8, angle=84, grain=0.22)], x, y, 1.0, t)],
        *placed([Shape(polygon(-70, 0, -64, -22, 70, -18, 76, 0), "#b98a56", bevel=7, angle=8, grain=0.22)], 400, 590,
        1.0, 12),
        *placed(_fallen_stool(), 1090, 560, 1.1, 64),
    ]


def _fallen_stool() -> list[Shape]:
    """Return a round stool with three legs; its seat is at y = -60."""
    return [Shape(f"{tube(-24, -56, 12, -38, 0, 9)} {tube(24, -56, 12, 38, 0, 9)} {tube(2, -56, 12, 0, 4, 9)}",
        DARK_WOOD, bevel=5, angle=84),
        Shape(ellipse(0, -62, 54, 15), WOOD, bevel=9, angle=6, grain=0.2)]


NIGHT = Light(key=(-0.5, -0.72, 0.6), ambient=0.28)
PICTURES = {
    "a-foul-stench": Picture(_foul_stench, sky=Sky(high="#2f3d56", low="#a9b4c0", sun=(0.18, 0.15)), size=WIDE,
    light=NIGHT, style=BRIGHT),
    "the-poisoned-wells": Picture(_poisoned_wells, sky=Sky(high="#3a4634", low="#cfe0a0", sun=(0.5, 0.3)), size=WIDE,
    light=NIGHT,
        style=BRIGHT),
    "the-long-chase": Picture(_long_chase, sky=Sky(high="#33405e", low="#c9cad0", sun=(0.51, 0.42), reach=0.8),
    size=WIDE, light=NIGHT,
        style=BRIGHT),
    "the-long-fuse": Picture(_long_fuse, sky=Sky(high="#4a3424", low="#e0b070"), size=WIDE, light=LAMPLIT,
    style=BRIGHT),
    "waaagh": Picture(_waaagh, sky=Sky(high="#8a4a40", low="#ffd890", sun=(0.5, 0.55), beams=0.22), size=WIDE,
    style=Print(gamma=0.8, white=95)),
    "lost-in-the-dark": Picture(_lost_in_the_dark, sky=Sky(), size=WIDE, light=LAMPLIT, style=BRIGHT),
}
_KIT = ("fire", "haunts", "houses", "nature", "props", "remains", "stonework", "town", "vaults", "webs", "works")
RECIPES = tuple(engraving(f"pictures/warhammer-quest/{name}", picture, __name__, *_KIT, shared=("setting",),
    quality=QUALITY) for name, picture in PICTURES.items())
