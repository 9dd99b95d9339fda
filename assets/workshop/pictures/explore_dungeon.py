"""Exploration cards of the dungeon: glyphs, a miner's lantern, iron wedges, a falling roof, a cold draught."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
    Glow,
    Part,
    Ridge,
    Shadow,
    Shape,
    Sky,
    drawn,
    flat,
    hollow,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.fire import candle_flame, flame, torch
from assets.workshop.engraving.kit.nature import rock
from assets.workshop.engraving.kit.runes import RUNES, burning, cut_rune, gust
from assets.workshop.engraving.kit.stonework import archway, floor, rounded, wall
from assets.workshop.engraving.palette import (
    DARK_STEEL,
    GOLD,
    LAMPLIGHT,
    STEEL,
    STONE,
    WOOD,
    darker,
    lighter,
)
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.still import scene, still

LYING = Shadow(0.6, 14, 12, 9)


def _glyph_wheel() -> Part:
    """Return a great wheel of cut stone full of glyphs; a torch wakes those that it touches."""
    face, x, y = "#c2a878", 372, 306
    spokes = Ridge(" ".join(f"M{x + 128 * math.cos(a):.0f} {y + 128 * math.sin(a):.0f} "
                            f"L{x + 236 * math.cos(a):.0f} {y + 236 * math.sin(a):.0f}"
                            for a in (math.pi * (k + 0.5) / 5 for k in range(10))), 7, -6)
    rims = Ridge(f"{ellipse(x, y, 232)} {ellipse(x, y, 128)} {ellipse(x, y, 112)}", 8, -7)
    out: list[Shape] = [
        Shape(ellipse(x, y, 262), "#93805c", bevel=20, angle=30, grain=0.25, shadow=LYING),
        Shape(ellipse(x, y, 244), face, bevel=16, swell=0.7, angle=8, grain=0.2, ridges=(spokes, rims)),
    ]
    for k in range(10):
        a = math.pi * k / 5
        mark = (x + 180 * math.cos(a), y + 180 * math.sin(a))
        if k in (4, 5, 6):
            out += placed(burning(RUNES[k % len(RUNES)], 9, "#f0a422", 0.8), *mark, 1.15)
        else:
            out += placed(cut_rune(k, face, 1.15), *mark)
    eye = loop(x - 84, y, x - 40, y - 40, x, y - 50, x + 40, y - 40, x + 84, y, x + 40, y + 40, x, y + 50, x - 40,
        y + 40)
    out += [
        Shape(eye, darker(face, 0.4), bevel=10, swell=-0.8, angle=50, grain=0.1, shadow=NO_SHADOW, contour=1.2),
        Shape(ellipse(x, y, 38), GOLD, bevel=30, angle=20, shine=0.6, shadow=Shadow(0.5, 4, 6, 4)),
        flat(loop(x, y - 32, x + 10, y, x, y + 32, x - 10, y), "#2a160d", tone=0.2),
        drawn(f"M{x + 60} {y - 262} l-10 44 l26 30 l-12 34 M{x + 250} {y + 50} l-40 8 l-18 -20 l-30 14", 3.4),
    ]
    return [*out, *placed(torch(1.25), 84, 420, 1.0, 14)]


def _vault() -> Part:
    """Return a wall of great blocks and a slabbed floor."""
    return [wall(random.Random(4), -20, -20, 720, 500, "#6f7680", 74, Fog("#c8c8b4", 0.18)),
        floor(470, 620, 680, "#74767a", 340, 90)]


def _lantern_of_miners() -> Part:
    """Return a big caged lantern on a ledge, a pick laid beside it."""
    rod, brass = "#5a5248", "#b98a3e"
    pick = [
        Shape(tube(0, 190, 26, 0, -150, 22), WOOD, bevel=12, angle=84, grain=0.2, shadow=LYING),
        Shape(tube(-170, -92, 4, -110, -142, 26, 0, -166, 44, 110, -142, 26, 170, -92, 4), STEEL, bevel=18, angle=30,
            shine=0.7, shadow=LYING),
        Shape(box(-24, -190, 48, 52), DARK_STEEL, bevel=12, angle=80),
    ]
    glass = loop(256, 250, 240, 330, 240, 410, 260, 470, 420, 470, 440, 410, 440, 330, 424, 250)
    bars = " ".join(line(x, 246, x + (x - 340) * 0.22, 350, x, 474) for x in (262, 418))
    hoops = " ".join(line(240 - d, y, 340, y + 16, 440 + d, y) for y, d in ((310, 2), (400, 4)))
    return [
        *placed(pick, 560, 396, 0.98, 26),
        Shape(stroke("M270 170 C230 60 450 60 410 170", 15), rod, bevel=7, angle=40, shine=0.5),
        Shape(tube(314, 84, 20, 340, 76, 24, 366, 84, 20), WOOD, bevel=10, angle=10),
        flat(glass, "#ffdc84", ink=0.05, tone=1.55, contour=1.1, glow=Glow(LAMPLIGHT, 70, 0.85)),
        *flame(340, 466, 170, 0.3),
        Shape(stroke(f"{bars} {hoops} M340 246 V474", 11), rod, bevel=5, angle=60, shine=0.5,
            shadow=Shadow(0.3, 3, 4, 3)),
        Shape(loop(230, 262, 262, 200, 300, 176, 304, 140, 376, 140, 380, 176, 418, 200, 450, 262, 340, 280), brass,
            bevel=40, angle=84, shine=0.9, shadow=Shadow(0.5, 4, 10, 6)),
        *[flat(ellipse(x, 226, 10, 14), "#3a2010", tone=0.3, contour=0.8) for x in (292, 340, 388)],
        Shape(loop(296, 146, 310, 128, 370, 128, 384, 146, 340, 154), rod, bevel=10, angle=10, shine=0.5),
        Shape(loop(222, 474, 240, 462, 440, 462, 458, 474, 470, 540, 340, 556, 210, 540), brass, bevel=36, angle=86,
            shine=0.9, shadow=LYING),
        Shape(tube(212, 536, 22, 340, 550, 24, 468, 536, 22), rod, bevel=10, angle=6, shine=0.5),
        Shape(ellipse(472, 500, 20), rod, bevel=10, angle=45, shine=0.6),
        *rock(random.Random(2), 100, 576, 150, 80),
        *rock(random.Random(3), 40, 600, 130, 60),
        *[s for x, y, size in ((110, 500, 1.0), (152, 530, 0.7), (64, 540, 0.8)) for s in placed([
            Shape(polygon(-26, 10, -18, -20, 6, -30, 28, -8, 16, 18, -8, 22), "#5a6472", bevel=12, angle=50, shine=0.7),
            flat(polygon(-16, -16, 5, -26, 4, -4, -12, 6), "#a8d4e0", ink=0.2, tone=1.4)], x, y, size)],
    ]


def _mine() -> Part:
    """Return a gallery shored with timber that runs into the dark."""
    out: list[Shape] = [Shape(box(-20, -20, 720, 660), "#7a6a58", bevel=30, swell=0, angle=60, grain=0.5, contour=0,
        shadow=NO_SHADOW, fog=Fog("#d8b878", 0.12))]
    for half, top, foot, veil in ((300, 30, 560, 0.1), (220, 90, 510, 0.2), (150, 140, 470, 0.3)):
        fog = Fog("#e8c888", veil)
        out.append(Shape(polygon(340 - half, top, 340 + half, top, 340 + half + 20, foot, 320 - half, foot),
            "#6a5a48", bevel=40, swell=-0.4, angle=40 + half / 10, grain=0.4, fog=fog, contour=0.6))
        posts = [tube(340 + s * half, foot, 34, 340 + s * (half - 6), top, 32) for s in (-1, 1)]
        out += [Shape(" ".join(posts), WOOD, bevel=16, angle=86, grain=0.25, fog=fog),
            Shape(tube(310 - half, top, 36, 370 + half, top, 36), WOOD, bevel=16, angle=4, grain=0.25, fog=fog)]
    return [*out, Shape(box(-20, 500, 720, 130), "#86745a", bevel=20, swell=0.3, angle=4, grain=0.4, shadow=NO_SHADOW)]


def _wedges() -> Part:
    """Return a banded door held by iron wedges, the sledge that drove them home leaning at the jamb."""
    door = [Shape(box(-20 + 108 * i, -20, 107, 470), "#80592f" if i % 2 else "#8f6538", bevel=8, angle=86, grain=0.2,
        ridges=(Ridge(f"M{14 + 108 * i} -20 V450 M{52 + 108 * i} -20 V450", 4, -2.5),)) for i in range(5)]
    bands = [Shape(box(-20, y, 536, 52), "#50525a", bevel=9, angle=6, grain=0.1, shine=0.5) for y in (70, 330)]
    studs = [Shape(ellipse(24 + 108 * i, y + 26, 12), "#7a7e84", bevel=9, shine=0.8)
        for i in range(5) for y in (70, 330)]
    maul = [
        Shape(tube(0, 220, 26, 0, -180, 24), "#a87a48", bevel=12, angle=84, grain=0.2, shadow=LYING),
        Shape(polygon(-92, -250, 92, -250, 100, -240, 100, -168, 92, -158, -92, -158, -100, -168, -100, -240),
            "#6a6e76", bevel=20, angle=10, shine=0.7, grain=0.08, shadow=LYING),
        Shape(box(-16, -262, 32, 16), "#a87a48", bevel=5),
    ]
    return [
        *door, *bands, *studs,
        Shape(box(508, -20, 190, 490), STONE, bevel=20, angle=84, grain=0.3, ridges=(Ridge(
            "M508 90 H700 M508 210 H700 M508 340 H700", 7, -6),)),
        Shape(box(-20, 462, 540, 12), "#1a110c", bevel=3, tone=0.3, shadow=NO_SHADOW),
        *placed(maul, 574, 366, 0.96, 5),
        *placed(_wedge(), 200, 476, 1.12),
        *placed(_wedge(), 506, 546, 0.8),
    ]


def _wedge() -> list[Shape]:
    """Return an iron wedge that points to the left, 330 long and 200 high, its foot on y = 60."""
    return [
        Shape(polygon(-180, 60, 120, -70, 120, 60), "#6c7680", bevel=10, angle=20, shine=0.5, grain=0.1, shadow=LYING),
        Shape(polygon(-180, 60, -104, 12, 196, -118, 120, -70), "#c0c8cc", bevel=7, angle=-34, shine=0.7, grain=0.06,
            shadow=NO_SHADOW, ridges=(Ridge("M-90 24 L80 -50 M-30 12 L120 -54", 5, -3),)),
        Shape(polygon(120, -70, 196, -118, 196, 12, 120, 60), "#59626b", bevel=10, angle=84, grain=0.12,
            shadow=NO_SHADOW),
        Shape(tube(118, -66, 24, 156, -94, 30, 196, -116, 24), "#8b949b", bevel=12, angle=50, shine=0.9, grain=0.12,
            shadow=Shadow(0.5, 4, 8, 4)),
        *[drawn(f"M{x} {y} l{dx} 26", 3) for x, y, dx in ((134, -50, 4), (158, -68, -3), (180, -80, 5))],
    ]


def _landing() -> Part:
    """Return the floor before the door."""
    return [floor(466, 620, 680, "#978b78", 340, 110)]


def _falling(x: float, y: float, size: float, turn: float, seed: int) -> list[Shape]:
    """Return a block of masonry that tumbles, with the streaks of its fall."""
    stone = rock(random.Random(seed), 0, 70, 150, 140, "#a09482")
    streaks = drawn(f"M{x - 40 * size} {y - 96 * size} v{-70 * size} M{x} {y - 112 * size} v{-90 * size} "
                    f"M{x + 42 * size} {y - 92 * size} v{-60 * size}", 5, "#fff4d0", ink=0, tone=1.7, contour=0.5)
    return [streaks, *placed(stone, x, y, size, turn)]


def _collapse() -> Part:
    """Return a vault that comes down in blocks on somebody who runs with his arms over his head."""
    dice = random.Random(5)
    cloak = "#a8452f"
    runner = [
        Shape(tube(10, 70, 34, 54, 110, 30, 40, 170, 24, 66, 184, 20), "#5a4632", bevel=14, angle=70),
        Shape(tube(-6, 70, 34, -40, 116, 28, -96, 132, 22, -108, 112, 18), "#4f3c2a", bevel=14, angle=30),
        Shape(loop(-40, -30, 20, -54, 46, -20, 40, 50, 30, 96, -30, 92, -90, 60, -70, 10), cloak, bevel=36, angle=60,
            ridges=(Ridge(line(0, -40, -10, 20, -50, 70), 10, -7), Ridge(line(24, -30, 16, 40, 0, 84), 9, -6))),
        Shape(ellipse(30, -72, 32, 34), "#d9a67e", bevel=28, angle=20, grain=0.02),
        Shape(loop(-4, -70, 2, -108, 34, -116, 62, -96, 50, -88, 20, -86), "#4a3020", bevel=14, angle=40),
        Shape(tube(-10, -24, 28, -34, -74, 24, 10, -120, 22, 44, -122, 20), lighter(cloak, 0.1), bevel=12, angle=20),
        Shape(tube(30, -22, 28, 74, -60, 24, 66, -110, 20, 46, -124, 18), lighter(cloak, 0.18), bevel=12, angle=110),
    ]
    gap = [v for i in range(26) for a in [2 * math.pi * i / 26] for v in (
        320 + (230 + dice.uniform(-40, 34)) * math.cos(a), 30 + (130 + dice.uniform(-26, 26)) * math.sin(a))]
    return [
        Shape(polygon(*gap), "#241a16", bevel=24, swell=-0.8, angle=60, tone=0.35, contour=1.6, shadow=NO_SHADOW),
        mist(polygon(210, 20, 430, 20, 520, 520, 130, 520), "#f4e6c0", 0.55, 40),
        *_falling(150, 150, 0.75, 20, 3),
        *_falling(470, 130, 0.9, -30, 5),
        *_falling(300, 226, 1.25, 14, 8),
        *_falling(560, 320, 1.0, 40, 11),
        *_falling(106, 370, 0.9, -20, 13),
        *_falling(410, 60, 0.5, 60, 17),
        *_falling(236, 60, 0.45, 10, 19),
        *placed(runner, 372, 372, 1.0, 8),
        *rock(dice, 80, 610, 170, 90, "#948874"),
        *rock(dice, 560, 606, 200, 84, "#9c907c"),
        *rock(dice, 220, 616, 110, 50, "#8a7e6c"),
        mist(ellipse(330, 600, 420, 30), "#eadfc4", 0.8, 40),
        mist(ellipse(80, 500, 150, 22), "#eadfc4", 0.6, 34),
    ]


def _hall() -> Part:
    """Return a hall with a row of arches under a roof that breaks."""
    return [wall(random.Random(8), -20, -20, 720, 520, "#8f8270", 52, Fog("#dcc8a0", 0.2)),
        *[s for x in (70, 340, 610) for s in (flat(rounded(x, 500, 78, 230), "#3a2c24", tone=0.4,
        fog=Fog("#dcc8a0", 0.2)), archway(x, 500, 78, 230, 26, "#a0937e", False, Fog("#dcc8a0", 0.15)))],
        drawn("M96 0 l40 70 l-26 50 l50 60 l-10 60 M560 20 l-36 70 l40 60 l-20 70 l30 40", 5),
        floor(496, 620, 680, "#8f8270", 340, 90)]


def _draught() -> Part:
    """Return an open trapdoor from which a cold wind comes up in curls and lays a candle's flame flat."""
    hole = polygon(170, 470, 510, 470, 590, 590, 90, 590)
    rim = hollow(f"{polygon(140, 448, 540, 448, 640, 616, 40, 616)} {hole}")
    steps = [Shape(polygon(226 - 18 * i, 492 + 32 * i, 454 + 18 * i, 492 + 32 * i, 462 + 18 * i, 512 + 32 * i,
        218 - 18 * i, 512 + 32 * i), c, bevel=5, angle=4, shadow=NO_SHADOW, tone=0.8)
        for i, c in enumerate(("#25403f", "#335654", "#44706c"))]
    lid = [
        Shape(polygon(150, 446, 176, 196, 504, 196, 530, 446), "#6f4a28", bevel=10, angle=86, grain=0.25, ridges=(
            Ridge("M230 446 L242 196 M312 446 L314 196 M394 446 L388 196 M470 446 L456 196", 6, -5),)),
        Shape(f"{polygon(160, 392, 520, 392, 516, 352, 164, 352)} {polygon(170, 270, 510, 270, 506, 232, 174, 232)}",
            "#5a5c60", bevel=8, angle=6, shine=0.5),
        *[Shape(ellipse(x, y, 9), "#8a8e92", bevel=7, shine=0.8) for y in (372, 251) for x in (200, 280, 400, 480)],
        Shape(hollow(f"{ellipse(340, 312, 36)} {ellipse(340, 312, 24)}"), "#3c3e42", bevel=6, shine=0.7),
    ]
    wind = "#d4f0e8"
    gusts = [gust(150, 580, 190, 500, 150, 410, 180, 310, 110, 200, width=22, curl=56, side=-1),
        gust(230, 590, 260, 500, 230, 400, 290, 300, 270, 170, width=24, curl=64, side=1),
        gust(330, 590, 350, 510, 330, 430, 390, 340, 420, 260, width=20, curl=44, side=1),
        gust(420, 590, 420, 520, 450, 430, 530, 350, 640, 330, width=22, curl=40, side=-1),
        gust(370, 580, 390, 480, 460, 330, 560, 220, 600, 110, width=22, curl=52, side=-1),
        gust(500, 590, 490, 530, 520, 480, 580, 456, 650, 470, width=16, curl=20, side=1)]
    streams = [s for path in gusts for s in (mist(path, wind, 0.95, 9), flat(path, "#f2fbf6", ink=0, tone=1.8,
        opacity=0.6, feather=3))]
    bent = placed(candle_flame(0, 0, 70, 0.7), 596, 430, 1.0, 72)
    return [
        *lid,
        flat(hole, "#142624", tone=0.3, contour=1.2, glow=Glow("#6ab8ac", 30, 0.4)),
        *steps,
        Shape(rim, "#9c9486", bevel=12, angle=8, grain=0.3, shadow=Shadow(0.5, 6, 8, 6), ridges=(Ridge(
            "M60 540 h70 M50 590 h50 M560 540 h60 M580 590 h50 M220 448 v24 M320 448 v24 M420 448 v24", 6, -5),)),
        Shape(box(580, 426, 34, 124), "#efe4c4", bevel=14, angle=86, ink=0.6),
        Shape(ellipse(597, 552, 48, 15), "#b98a3e", bevel=8, angle=10, shine=0.6),
        *streams,
        *bent,
        *[s for x, y, turn in ((110, 400, 34), (580, 300, -46), (440, 120, 17), (200, 120, -70))
            for s in placed([Shape(loop(0, 0, 14, -10, 34, -6, 44, 6, 26, 12), "#b8863e", bevel=5, angle=20)], x, y,
            1.0, turn)],
    ]


_SETS = {
    "ancient-glyphs": scene(_vault, _glyph_wheel, Sky(high="#6a6250", low="#f0dca4", seed=4)),
    "miners-lantern": scene(_mine, _lantern_of_miners, Sky(high="#6a5a44", low="#f2d894", seed=6)),
    "iron-wedges": scene(_landing, _wedges, Sky(high="#5c5a58", low="#d8ccb0", seed=5)),
    "crumbling-ceiling": scene(_hall, _collapse, Sky(high="#6a5c4c", low="#e8d8b0", seed=9)),
    "draught-from-below": still(_draught, Sky(high="#4c5a60", low="#d4e0cc", sun=(0.5, 0.5), seed=3), lambda: [
        wall(random.Random(6), -20, -20, 720, 480, "#78807c", 60, Fog("#c4d4c8", 0.3)),
        floor(446, 620, 680, "#87897e", 340, 100)]),
}
_KIT = ("fire", "nature", "runes", "stonework")
RECIPES = tuple(engraving(f"pictures/{name}", picture, __name__, *_KIT, shared=("still",))
    for name, picture in _SETS.items())
