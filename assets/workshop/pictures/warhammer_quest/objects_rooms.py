"""What heroes come upon in the dungeon and may gain by: altar, chamber, chest, hoard, tracks."""

from __future__ import annotations

import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Glow,
    Part,
    Ridge,
    Shape,
    drawn,
    flat,
    placed,
    stroke,
)
from assets.workshop.engraving.kit import remains, stonework, webs
from assets.workshop.engraving.kit.arms import axe, spear, sword
from assets.workshop.engraving.kit.fire import lantern
from assets.workshop.engraving.kit.props import chest
from assets.workshop.engraving.palette import BONE, DARK_STEEL, GOLD, WOOD, darker
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.warhammer_quest.grounds import LYING, NIGHT, QUALITY, SOFT, laid, masonry, stone


def _hole(outline: str, light: str | None = None) -> Part:
    """Return an opening in a wall, dark or full of light."""
    if light is None:
        return [flat(outline, NIGHT, tone=0.4, contour=1.6)]
    return [flat(outline, light, ink=0, tone=1.7, contour=1.2, glow=Glow(light, 26, 0.8))]


def _altar() -> Part:
    """Return a stone altar with a bowl of light, grown over by roots."""
    runs = ((-150, -150, 30, -112, -84, 24, -74, -44, 19, -92, -4, 15, -74, 44, 11, -92, 104, 5), (-70, -160, 20, -62,
        -100, 15, -96, -40, 12, -60, 4, 9, -64, 40, 4), (150, -150, 32, 108, -90, 25, 84, -40, 20, 96, 6, 15, 72, 54,
        11, 88, 106, 5), (72, -160, 20, 74, -104, 15, 60, -60, 12, 80, -10, 9, 58, 30, 4), (-92, -4, 12, -52, 6, 9, -20,
        0, 4), (96, 6, 12, 56, 12, 9, 30, 4, 4), (-74, 44, 9, -44, 62, 6, -36, 88, 3), (72, 54, 9, 48, 66, 6, 42, 92,
        3))
    roots = [Shape(tube(*run), "#7a5834", bevel=9, angle=40 + 20 * i, grain=0.2, shadow=LYING) for i,
        run in enumerate(runs)]
    leaves = [Shape(loop(x, y, x + 9, y - 9, x + 20, y - 4, x + 11, y + 7), "#7d9a3c", bevel=5, angle=30 * i,
        shadow=SOFT)
        for i, (x, y) in enumerate(((-84, -60), (-78, 14), (-98, -24), (78, -48), (88, -20), (70, 30), (-60, -92), (60,
        -84)))]
    slab = Shape(polygon(-104, -8, 104, -8, 96, 22, -96, 22), "#b5ad9a", bevel=7, angle=6, grain=0.16, shadow=LYING)
    foot = Shape(polygon(-76, 22, 76, 22, 86, 102, -86, 102), "#9a9280", bevel=9, angle=84, grain=0.2, shadow=LYING)
    sign = Shape(rays(0, 62, 10, 30, 8, 0), "#d9c88c", bevel=5, angle=30, shadow=SOFT)
    bowl = Shape(loop(-40, -32, -30, -12, 0, -6, 30, -12, 40, -32), GOLD, bevel=14, angle=10, shine=0.7, shadow=SOFT)
    light = flat(loop(-30, -38, -14, -72, 0, -92, 14, -72, 30, -38, 0, -30), "#fff2b8", ink=0, tone=1.8, feather=5,
        glow=Glow("#ffe08a", 34, 0.9))
    stem = Shape(polygon(-10, -12, 10, -12, 20, 0, -20, 0), GOLD, bevel=5, angle=80, shine=0.6, shadow=SOFT)
    return [foot, slab, sign, light, stem, bowl, *roots, *leaves]


def _chamber() -> Part:
    """Return a vaulted room with one stone bench in a beam of light."""
    vault = "M-104 112 V-20 C-104 -84 -50 -104 0 -104 C50 -104 104 -84 104 -20 V112 Z"
    beam = polygon(-22, -70, 22, -70, 84, 80, -60, 80)
    return [
        *masonry(4), flat(vault, "#4a4640", tone=0.7, contour=2),
        Shape(box(-100, 66, 200, 50), "#a49a84", bevel=6, angle=4, grain=0.16, shadow=NO_SHADOW),
        Shape("M-22 -44 V-66 A22 22 0 0 1 22 -66 V-44 Z", "#fff0b8", bevel=3, swell=0, ink=0, tone=1.7,
        shadow=NO_SHADOW,
            glow=Glow("#ffe49a", 26, 0.8)),
        flat(beam, "#ffeeb0", ink=0.1, tone=1.5, opacity=0.4, feather=10), drawn("M0 -88 V-44 M-22 -64 H22", 4,
        DARK_STEEL), Shape(f"{box(-66, 50, 20, 40)} {box(46, 50, 20, 40)}", "#97907e", bevel=6, angle=84, grain=0.16,
        shadow=LYING), Shape(polygon(-86, 30, 86, 30, 92, 52, -92, 52), "#d2c8ae", bevel=6, angle=6, grain=0.14,
        shadow=LYING),
    ]


def _short_cut() -> Part:
    """Return a wall that has split from top to foot; daylight behind."""
    gap = polygon(-12, -112, 20, -112, 8, -66, 34, -30, 16, 10, 46, 50, 34, 112, -34, 112, -26, 66, -44, 24, -14, -14,
        -30, -56)
    stones = [Shape(loop(x - r, 108, x - r * 0.8, 108 - r, x + r * 0.4, 104 - r * 1.2, x + r, 108), "#9a9484",
        bevel=r * 0.5, angle=20 + 31 * i, grain=0.24, shadow=LYING) for i, (x, r) in enumerate(((-84, 22), (-52, 16),
        (70, 24), (104, 15)))]
    return [*masonry(7), Shape(gap, "#fff3c4", bevel=3, swell=0, ink=0, tone=1.9, contour=2.4, shadow=NO_SHADOW,
        glow=Glow("#ffe28a", 34, 0.9)), *stonework.cracks((20, -60, 60, -78, 84, -66), (-30, 20, -70, 8, -90, 26),
        (40, 40, 80, 30), (-24, -60, -60, -84)), *stones]


def _prisoners() -> Part:
    """Return hands that hold the bars of a cell from within."""
    cell = box(-92, -96, 184, 196)
    bars = [Shape(box(x - 8, -100, 16, 204), DARK_STEEL, bevel=8, angle=86, shine=0.5, shadow=LYING)
        for x in (-70, -24, 24, 70)]
    hands = []
    for x, y, skin in ((-70, -6, "#d9a67e"), (24, 26, "#c98f68"), (70, -38, "#e0b48c")):
        arm = Shape(tube(x + 26, y + 84, 34, x + 18, y + 40, 28, x + 8, y + 12, 26), darker(skin, 0.2), bevel=14,
            angle=60)
        fingers = [Shape(tube(x - 18, y - 18 + 14 * k, 13, x, y - 22 + 14 * k, 15, x + 19, y - 16 + 14 * k, 12), skin,
            bevel=6, angle=10, shadow=SOFT) for k in range(4)]
        hands.append((arm, fingers))
    return [*masonry(9), *_hole(cell), *[arm for arm, _ in hands], *webs.eyes(-22, -52, 26, 8, "#ffe9b0"),
        *webs.eyes(34, -70, 24, 7, "#ffe9b0"), *bars, *[f for _, fingers in hands for f in fingers],
        Shape(f"{box(-104, -110, 208, 18)} {box(-104, 92, 208, 18)}", "#59626a", bevel=6, angle=4, shine=0.4,
        shadow=LYING)]


def _sealed_chest() -> Part:
    """Return an iron-bound chest with a great seal of red wax over its lock."""
    wax = loop(-30, 8, -26, -22, 2, -32, 28, -20, 34, 8, 20, 32, -6, 36, -24, 28)
    return [*placed(chest(216, "#8a5a30"), 0, 94), *[Shape(tube(-106, 8, 9, -40, 22, 9, 0, 4, 9, 44, 24, 9, 106, 6, 9),
        "#b5303a", bevel=4, angle=30, shadow=SOFT)], Shape(wax, "#b3241e", bevel=16, angle=40, shine=0.8, shadow=LYING),
        Shape(ellipse(2, 4, 20), "#d0433a", bevel=6, swell=-0.6, shadow=NO_SHADOW),
        flat(rays(2, 4, 6, 15, 5, -90), "#5a100c")]


def _explorer() -> Part:
    """Return a skeleton that leans on its pack, hat askew, its lamp cold."""
    ribs = [Shape(tube(-14, y, 9, 26, y - 8, 9, 44 - k * 3, y + 10, 8), BONE, bevel=4, angle=20, shadow=SOFT)
        for k, y in enumerate((2, 18, 34, 50))]
    pack = [Shape(loop(-106, -10, -98, -50, -40, -58, 0, -44, 4, 40, -4, 98, -100, 100, -112, 50), "#7a5a34", bevel=34,
        angle=70, grain=0.14, shadow=LYING), Shape(tube(-104, -52, 30, -50, -64, 32, -2, -52, 28), "#a8463c", bevel=14,
        angle=84, grain=0.12, shadow=SOFT), Shape(box(-80, -4, 56, 44), "#8c6a40", bevel=8, angle=6, shadow=SOFT),
        Shape(box(-58, 22, 12, 14), GOLD, bevel=3)]
    arm = Shape(tube(24, 10, 11, 62, 44, 9, 50, 84, 10, 86, 92, 9), BONE, bevel=5, angle=40, shadow=SOFT)
    legs = [Shape(tube(0, 76, 14, 60, 66, 12, 84, 96, 12, 118, 100, 11), BONE, bevel=6, angle=20, shadow=SOFT)]
    coat = Shape(loop(-22, -16, 10, -22, 14, 30, 2, 90, -40, 94, -36, 30), "#5a6a52", bevel=16, angle=80, grain=0.14,
        shadow=SOFT)
    hat = [Shape(loop(-34, -12, 0, -22, 36, -8, 30, 2, -32, 0), "#6b4a30", bevel=7, angle=8, shadow=SOFT),
        Shape(loop(-20, -12, -16, -42, 6, -48, 22, -38, 24, -10), "#7a5636", bevel=16, angle=70, grain=0.12)]
    return [*pack, coat, Shape(tube(-4, -20, 10, 2, 30, 11, -4, 78, 12), darker(BONE, 0.1), bevel=5, angle=84), *ribs,
        *legs, arm, *placed(remains.skull(), 14, -44, 1.2, 16), *placed(hat, 18, -70, 1.05, 14), *lantern(92, 22, 0.85,
        0.0)]


def _armoury() -> Part:
    """Return a niche full of weapons behind a torn curtain that is drawn aside."""
    niche = "M-84 104 V-30 C-84 -80 -40 -98 0 -98 C40 -98 84 -80 84 -30 V104 Z"
    curtain = [Shape(loop(36, -92, 112, -96, 116, 20, 104, 108, 66, 100, 84, 40, 56, -20), "#93392f", bevel=26,
        angle=80, grain=0.1, shadow=LYING, ridges=(Ridge(line(62, -90, 80, 0, 84, 100), 9, -8), Ridge(line(90, -90, 100,
        0, 96, 104), 9, -8))), Shape(tube(-112, -98, 10, 112, -98, 10), GOLD, bevel=5, angle=4, shine=0.5,
        shadow=LYING)]
    shield = [Shape("M-30 -34 Q0 -42 30 -34 C32 8 20 34 0 48 C-20 34 -32 8 -30 -34 Z", "#46708c", bevel=18, angle=30,
        shine=0.5, shadow=LYING), Shape(rays(0, 0, 7, 20, 6, 0), GOLD, bevel=4, shadow=SOFT)]
    return [*masonry(3), *_hole(niche), *placed(sword(112, 24, "#d2dadc"), -58, 66, 0.78, -4), *placed(axe(108, 0.7,
        "#b9c4c8"), 2, 26, 0.8, 3), *placed(spear(190), -30, 26, 0.6, 0), *placed(shield, 42, 56, 0.95),
        Shape(box(-84, 44, 112, 13), WOOD, bevel=6, angle=4, grain=0.16, shadow=LYING),
        Shape(box(-92, 98, 186, 16), "#a49a84", bevel=6, angle=4, grain=0.16, shadow=LYING), *curtain]


def _tracks() -> Part:
    """Return a muddy floor on which clawed prints lead, smaller and smaller, into a dark doorway."""
    door = "M-44 -28 V-84 A44 44 0 0 1 44 -84 V-28 Z"
    frame = "M-60 -26 V-84 A60 60 0 0 1 60 -84 V-26 Z"
    mud = Shape(polygon(-190, -32, 190, -32, 190, 170, -190, 170), "#7a5c3c", bevel=10, swell=0.2, angle=8, grain=0.34,
        shine=0.2, shadow=NO_SHADOW)
    wet = flat(polygon(-34, -30, 34, -30, 150, 170, -150, 170), "#a07c50", ink=0.7, opacity=0.7, feather=12, angle=8)
    out: list[Shape] = [*masonry(3), mud, wet, Shape(frame, "#aaa28c", bevel=9, angle=70, grain=0.18, shadow=LYING),
        flat(door, NIGHT, tone=0.4, contour=1.8), *webs.eyes(0, -72, 24, 7, "#ff9a4a")]
    for x, y, size, mirror in ((8, -12, 0.4, False), (-20, 14, 0.56, True), (28, 44, 0.76, False), (-38, 84, 1.0, True),
        (56, 124, 1.26, False)):
        claws = [tube(dx * 0.9, -22 + abs(dx) * 0.5, 13, dx * 1.1, -38 + abs(dx) * 0.5, 13, dx * 1.35,
            -64 + abs(dx) * 0.6, 1) for dx in (-28, -9, 10, 29)]
        sole = loop(-24, 6, -20, -16, 0, -24, 20, -16, 24, 6, 12, 26, -12, 26)
        print_ = [Shape(f"{sole} {' '.join(claws)}", "#2a1c12", bevel=9, swell=-0.9, angle=60, tone=0.55, contour=1.4,
            grain=0.1, shadow=NO_SHADOW), drawn(line(-22, 14, -10, 29, 12, 29, 26, 10), 4, "#e0bc88", ink=0, tone=1.5,
            contour=0)]
        out += placed(print_, x, y, size, -8 if mirror else 8, mirror, stretch=1.15)
    return out


def _looters() -> Part:
    """Return three lamps that come up a dark tunnel, and who carries them."""
    tunnel = "M-108 112 V-16 C-108 -84 -56 -106 0 -106 C56 -106 108 -84 108 -16 V112 Z"
    men: list[Shape] = []
    for x, foot, size in ((0, 60, 0.62), (-58, 86, 0.86), (58, 98, 1.0)):
        body = [Shape(loop(-24, 0, -30, -56, -18, -84, 18, -84, 30, -56, 24, 0), "#4a4038", bevel=18, angle=80,
            shadow=SOFT), Shape(loop(-16, -80, -18, -106, 0, -118, 18, -106, 16, -80, 0, -74), "#5a4c40", bevel=14,
            angle=60, shadow=SOFT), flat(loop(-9, -82, -10, -98, 0, -104, 10, -98, 9, -82), NIGHT, tone=0.4),
            *webs.eyes(0, -92, 9, 3.4), Shape(tube(22, -66, 13, 40, -54, 10), "#4a4038", bevel=6, angle=30),
            *lantern(44, -56, 0.62, 1.0)]
        men += placed(body, x - 12 * size, foot, size)
    return [*masonry(5), *_hole(tunnel), flat(ellipse(4, 30, 80, 60), "#e0a04a", ink=0.3, tone=1.1, opacity=0.4,
        feather=40), Shape(polygon(-106, 112, -40, 56, 40, 56, 106, 112), "#6d6456", bevel=4, angle=4, grain=0.2,
        shadow=NO_SHADOW), *men]


def _hoard() -> Part:
    """Return a heap of gold with a cup in it, and eyes in the dark above."""
    dice = random.Random(8)
    coins: list[Shape] = []
    for row in range(6):
        half = 118 - row * 17
        for i in range(9 - row):
            x = -half + (i + 0.5) * 2 * half / (9 - row) + dice.uniform(-5, 5)
            y = 98 - row * 14 + dice.uniform(-3, 3)
            coins.append(Shape(ellipse(x, y, 15, 9), GOLD if (i + row) % 3 else "#f0d27a", bevel=4,
                angle=20 + 20 * (i % 4), shine=0.7, shadow=SOFT))
    cup = [Shape(loop(-22, -40, -20, -8, 0, 6, 20, -8, 22, -40), "#e3bb5c", bevel=16, angle=84, shine=0.9,
        shadow=LYING), Shape(ellipse(0, -40, 23, 7), "#8a6420", bevel=3, shadow=NO_SHADOW), Shape(tube(0, 4, 8, 0, 26,
        10), GOLD, bevel=4)]
    night = flat("M-116 60 V-30 C-116 -84 -60 -106 0 -106 C60 -106 116 -84 116 -30 V60 Z", NIGHT, tone=0.4, contour=1.6)
    return [*masonry(6), night, *webs.eyes(-46, -62, 34, 11, "#e8ff7a"), *webs.eyes(40, -48, 30, 9, "#ffd24a"),
        *webs.eyes(8, -14, 24, 7, "#ff9a4a"), *reversed(coins), *placed(cup, 50, 8, 0.9, 16),
        Shape(rays(-52, 40, 8, 14, 6, 0), "#c03a34", bevel=5, shine=1.0, shadow=SOFT)]


def _water() -> Part:
    """Return steps that go down into rising water."""
    hall = flat("M-96 60 V-30 C-96 -86 -50 -110 0 -110 C50 -110 96 -86 96 -30 V60 Z", NIGHT, tone=0.4, contour=1.8)
    steps: list[Shape] = []
    for k in range(6):
        half, y = 46 + 9 * k, -46 + 15 * k
        steps += [Shape(polygon(-half, y, half, y, half + 5, y + 8, -half - 5, y + 8), "#d9d0b6", bevel=3, angle=6,
            grain=0.1, shadow=NO_SHADOW), Shape(polygon(-half - 5, y + 8, half + 5, y + 8, half + 5, y + 16, -half - 5,
            y + 16), "#6f685a", bevel=3, angle=86, grain=0.1, shadow=NO_SHADOW)]
    light = flat(polygon(-30, -100, 30, -100, 44, -46, -44, -46), "#ffe9ac", ink=0.1, tone=1.6, feather=10,
        glow=Glow("#ffd98a", 20, 0.6))
    water = Shape(loop(-190, 26, -120, 14, -60, 26, 0, 12, 60, 26, 120, 12, 190, 24, 190, 170, -190, 170), "#3f7d84",
        bevel=12, swell=0.3, angle=6, grain=0.1, opacity=0.86, shadow=SOFT)
    waves = " ".join(line(x - w, y, x - w / 2, y - 7, x, y, x + w / 2, y - 7, x + w, y) for x, y, w in ((-60, 46, 44),
        (66, 42, 36), (0, 70, 60), (-84, 94, 34), (80, 92, 40)))
    plank = Shape(polygon(-70, 44, 18, 30, 24, 44, -64, 60), WOOD, bevel=5, angle=12, grain=0.16, shadow=SOFT)
    return [*masonry(17), hall, light, *steps, water,
        drawn(waves, 4, "#d2f0ee", ink=0, tone=1.6, contour=0.4), plank]


def _strange_glow() -> Part:
    """Return an iron door ajar: green light falls through the gap, under the door and through its little window."""
    green = "#a6ec4c"
    frame = "M-70 112 V-34 A70 70 0 0 1 70 -34 V112 Z"
    inner = "M-52 112 V-34 A52 52 0 0 1 52 -34 V112 Z"
    leaf = polygon(-64, 122, -64, -62, -40, -88, 4, -72, 16, -40, 16, 104)
    boards = (Ridge("M-44 -84 V116 M-24 -82 V112 M-4 -74 V108", 4, -4),)
    beams = [flat(polygon(16, y, 52, y - 4, 150, y + 40 + spread, 140, y + 90 + spread), "#d8ff9a", ink=0.1, tone=1.5,
        opacity=0.42, feather=9) for y, spread in ((-30, -70), (16, -10), (60, 34))]
    return [*masonry(12), Shape(frame, "#aaa28c", bevel=10, angle=70, grain=0.18, shadow=LYING),
        flat(inner, green, ink=0, tone=1.8, contour=1.6, glow=Glow("#8fe04a", 40, 0.85)),
        flat(ellipse(40, 10, 16, 70), "#f4ffd8", ink=0, tone=1.9, feather=14), *beams,
        flat(polygon(-52, 104, 52, 104, 148, 160, -30, 160), "#c8f47a", ink=0.2, tone=1.5, opacity=0.75, feather=8),
        Shape(leaf, "#6b5a48", bevel=8, angle=86, grain=0.2, ridges=boards, shadow=LYING),
        Shape(f"{polygon(-64, -40, 10, -28, 10, -16, -64, -26)} {polygon(-64, 66, 16, 58, 16, 70, -64, 80)}",
            DARK_STEEL, bevel=4, angle=4, shine=0.5, shadow=SOFT),
        flat(polygon(-40, -8, -12, -6, -12, 28, -40, 30), green, ink=0, tone=1.9, contour=1.6, glow=Glow(green, 14,
            0.9)),
        drawn("M-31 -8 V30 M-21 -8 V30 M-40 10 H-12", 3.4, DARK_STEEL),
        Shape(stroke(ellipse(4, 40, 9, 11), 5), GOLD, bevel=2, shine=0.7, shadow=SOFT)]


def _grave_goods() -> Part:
    """Return a sword that lies on the breast of a dead knight in his coffin."""
    ribs = [Shape(tube(s * 5, y, 9, s * 34, y + 4, 9, s * 42, y + 20, 7), BONE, bevel=4, angle=20 * s, shadow=SOFT)
        for y in (-28, -12, 4, 20) for s in (-1, 1)]
    coffin = [Shape(polygon(-60, -112, 60, -112, 96, -40, 66, 116, -66, 116, -96, -40), "#8f8878", bevel=12, angle=80,
        grain=0.2, shadow=LYING), Shape(polygon(-44, -98, 44, -98, 76, -36, 52, 104, -52, 104, -76, -36), "#3a302c",
        bevel=8, swell=-0.6, angle=30, tone=0.7, shadow=NO_SHADOW)]
    hands = [Shape(tube(s * 40, 2, 12, s * 24, 34, 10, s * 4, 44, 12), BONE, bevel=5, angle=30 * s, shadow=SOFT)
        for s in (-1, 1)]
    return [*coffin, Shape(tube(0, -40, 12, 0, 60, 13), darker(BONE, 0.1), bevel=6, angle=84), *ribs,
        *placed(remains.skull(), 0, -66, 1.15), *placed(sword(130, 26, "#d2dadc"), 0, 26, 0.86, 180), *hands]


def _coffer() -> Part:
    """Return an open coffer from whose lock a dripping needle springs."""
    body = Shape(polygon(-96, -2, 96, -2, 88, 96, -88, 96), "#7a4a2c", bevel=9, angle=4, grain=0.15, shadow=LYING)
    lid = Shape(polygon(-92, -6, 92, -6, 78, -84, -78, -84), "#5a3620", bevel=9, angle=8, grain=0.15, shadow=LYING)
    gold = [Shape(ellipse(x, y, 18, 9), GOLD, bevel=4, angle=20 * (i % 5), shine=0.7, shadow=SOFT) for i, (x,
        y) in enumerate((
        (-66, -6), (-30, -10), (6, -12), (42, -10), (70, -5), (-48, -14), (-10, -20), (28, -18)))]
    bands = Shape(f"{box(-78, -4, 18, 100)} {box(60, -4, 18, 100)}", DARK_STEEL, bevel=5, angle=86, shine=0.4,
        shadow=SOFT)
    lock = Shape(box(-26, 6, 52, 48), "#b98f42", bevel=7, angle=40, shine=0.6, shadow=LYING)
    needle = Shape(polygon(-5, 30, -2, -96, 2, -112, 5, -96, 7, 30), "#dfe6e8", bevel=4, angle=80, shine=1.0,
        shadow=LYING)
    drops = [flat(loop(x, y - 10, x + 6, y + 3, x, y + 9, x - 6, y + 3), "#8fe04a", contour=0.8, tone=1.4,
        glow=Glow("#8fe04a", 8, 0.6)) for x, y in ((4, -98), (12, -66))]
    return [lid, Shape(polygon(-76, -12, 76, -12, 66, -74, -66, -74), "#8e2f2a", bevel=6, swell=-0.5, angle=40,
        shadow=NO_SHADOW), *gold, body, bands, lock, flat(ellipse(0, 30, 9), NIGHT, tone=0.4), needle, *drops]


_THINGS = {
    "forgotten-altar": laid(stone, _altar), "quiet-chamber": laid(stone, _chamber), "short-cut": laid(stone,
    _short_cut), "prisoners": laid(stone, _prisoners), "sealed-chest": laid(stone, _sealed_chest, -3, 1.04, -24),
    "fallen-explorer": laid(stone, _explorer), "armoury-niche": laid(stone, _armoury), "fresh-tracks": laid(stone,
    _tracks), "rival-looters": laid(stone, _looters), "guarded-hoard": laid(stone, _hoard), "rising-water": laid(stone,
    _water), "strange-glow": laid(stone, _strange_glow), "grave-goods": laid(stone, _grave_goods, 8, 0.92),
    "trapped-coffer": laid(stone, _coffer, 0, 0.94, 6),
}
_KIT = ("arms", "fire", "props", "remains", "stonework", "webs")
RECIPES = tuple(engraving(f"pictures/warhammer-quest/{name}", picture, __name__, *_KIT, shared=("grounds",),
    quality=QUALITY) for name, picture in _THINGS.items())
