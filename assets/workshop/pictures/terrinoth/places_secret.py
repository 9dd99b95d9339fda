"""Places of secrets: Hall of Masks, Vault of Nine Locks, Smugglers' Stair."""

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
    hollow,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.fire import candle, lantern
from assets.workshop.engraving.kit.folk import traveller
from assets.workshop.engraving.kit.houses import battlements, tower
from assets.workshop.engraving.kit.nature import ridge_line, rock
from assets.workshop.engraving.kit.props import barrel, chest, crate, sack
from assets.workshop.engraving.kit.stonework import (
    archway,
    cave,
    chain,
    floor,
    pillar,
    rounded,
    spikes,
    stair,
    wall,
)
from assets.workshop.engraving.kit.waters import glints, rings, ripples, rowboat, ship, water
from assets.workshop.engraving.palette import DARK_STEEL, DARK_WOOD, GOLD, OXBLOOD, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, tube
from assets.workshop.engraving.picture import WIDE
from assets.workshop.pictures.record import engraving


def mask(kind: int, colour: str) -> list[Shape]:
    """Return a carnival mask about 90 wide round 0, 0: smiling, weeping, a beak, or a sun."""
    face = loop(-40, -40, -46, 0, -34, 40, 0, 64, 34, 40, 46, 0, 40, -40, 0, -54)
    out: list[Shape] = []
    if kind == 3:
        out.append(Shape(rays(0, 0, 52, 78, 14), GOLD, bevel=10, angle=40, shine=0.5))
    if kind == 2:
        face = loop(-42, -44, -46, -6, -26, 14, -8, 30, 0, 78, 10, 30, 26, 14, 46, -6, 42, -44, 0, -56)
    out.append(Shape(face, colour, bevel=34, angle=24, grain=0.04, shine=0.3))
    smile = kind in (0, 3)
    out.append(flat(" ".join(loop(s * 8, -8, s * 20, -18, s * 34, -10, s * 20, 0) for s in (-1, 1)), "#1a110d",
        tone=0.2,
        contour=0.8))
    if kind != 2:
        mouth = "M-20 28 Q0 46 20 28 Q0 36 -20 28 Z" if smile else "M-20 40 Q0 22 20 40 Q0 30 -20 40 Z"
        out.append(flat(mouth, "#7a2a20", contour=0.8, tone=0.8))
        out.append(Shape(tube(0, -16, 6, 2, 4, 9, 0, 14, 10), lighter(colour, 0.1), bevel=4, angle=70,
            shadow=NO_SHADOW))
    brow = " ".join(f"M{s * 6} {-20 if smile else -24} Q{s * 20} {-34 if smile else -26} {s * 36} "
                    f"{-22 if smile else -14}"
        for s in (-1, 1))
    out.append(drawn(brow, 4, darker(colour, 0.6)))
    if kind == 1:
        out.append(flat("M-22 2 q-5 12 0 16 q5 -4 0 -16 Z", "#46597e", tone=1.2, contour=0.7))
    return out


def _curtain(x: float, width: float, side: int) -> list[Shape]:
    """Return a heavy red curtain gathered to one side, from the ceiling to the floor."""
    w = width * side
    outline = (
        f"M{x} -20 H{x + w} C{x + w * 0.9} 160 {x + w * 0.5} 260 {x + w * 0.28} 330 "
        f"C{x + w * 0.4} 420 {x + w * 0.46} 500 {x + w * 0.5} 620 H{x} Z"
    )
    folds = tuple(Ridge(line(x + w * k, -20, x + w * k * 0.8, 160, x + w * (0.06 + k * 0.22), 326,
        x + w * (0.04 + k * 0.44), 620),
        18, -11) for k in (0.16, 0.34, 0.52, 0.7, 0.86))
    return [Shape(outline, OXBLOOD, bevel=26, angle=82, grain=0.05, ridges=folds, shadow=Shadow(0.5, 12, 8, 12)),
        Shape(tube(x, 318, 22, x + w * 0.16, 336, 22, x + w * 0.3, 328, 20), GOLD, bevel=9, angle=30, shine=0.5)]


def _chandelier(x: float, top: float) -> list[Shape]:
    """Return a chandelier of two hoops with candles."""
    hoops = f"{ellipse(x, top + 110, 150, 26)} {ellipse(x, top + 110, 140, 20)}"
    out = [*chain(x, -20, top + 40), Shape(" ".join(f"M{x} {top + 30} L{x + d} {top + 110} L{x + d - 5} {top + 110} Z"
        for d in (-140, -60, 60, 142)), GOLD, bevel=3, angle=70), Shape(ellipse(x, top + 40, 16, 20), GOLD, bevel=12,
        shine=0.6)]
    for k in range(9):
        a = 2 * math.pi * (k + 0.5) / 9
        out += candle(x + 146 * math.cos(a), top + 108 + 22 * math.sin(a), 30, 9)
    return [*out, Shape(hollow(hoops), GOLD, bevel=5, angle=20, shine=0.6)]


def dancer(dress: str, veil: str, tall: bool) -> list[Shape]:
    """Return a masked guest, 170 high, seen from the front; the hem lies on y = 0."""
    skirt = loop(-16, -104, -46, -30, -58, 0, 0, 8, 58, 0, 46, -30, 16, -104) if not tall else loop(-24, -110, -30,
        -40, -26, 0, 0,
        4, 26, 0, 30, -40, 24, -110)
    folds = Ridge("M-8 -96 L-26 0 M6 -96 L20 0 M-2 -90 V0", 7, -5)
    return [Shape(skirt, dress, bevel=20, angle=80, grain=0.06, ridges=(folds,)), Shape(loop(-20, -98, -24, -130, -10,
        -142, 10, -142,
        24, -130, 20, -98), darker(dress, 0.15), bevel=12, angle=60), Shape(loop(-17, -146, -16, -172, 0, -184, 16,
        -172, 17, -146, 0,
        -138), veil, bevel=9, angle=30), *placed(mask(0 if tall else 1, "#f0e6cc"), 0, -156, 0.3)]


def _hall_of_masks() -> Part:
    """Return the Hall of Masks: hundreds of painted faces, a great one over the stair, one guest who looks at you."""
    dice = random.Random(131)
    air = "#dcb47c"
    tints = ("#f0e6cc", "#d9ad4c", "#8ba046", "#c9c0d0", "#a8452f", "#7fa0b0")
    small = [s for row in range(4) for k in range(4) for side in (-1, 1) for s in placed(mask((row + k) % 4,
        tints[(row * 2 + k) % 6]),
        680 + side * (300 + 82 * k + (row % 2) * 20), 110 + row * 92, 0.56, dice.uniform(-5, 5), fog=Fog(air, 0.08))]
    giant = placed([Shape(rays(0, 10, 78, 128, 18), GOLD, bevel=12, angle=40, shine=0.6), *placed(mask(0, "#f3ead0"),
        0, 0, 1.7)],
        680, 150)
    tiles = []
    for row in range(6):
        y0, y1 = 470 + 150 * (row / 6) ** 1.5, 470 + 150 * ((row + 1) / 6) ** 1.5
        for k in range(-14, 14):
            if (row + k) % 2:
                s0, s1 = 58 + 13 * row, 58 + 13 * (row + 1)
                tiles.append(polygon(680 + k * s0, y0, 680 + (k + 1) * s0, y0, 680 + (k + 1) * s1, y1, 680 + k * s1,
                    y1))
    porcelain = " ".join(polygon(x, y, x + 16, y - 8, x + 22, y + 6, x + 6, y + 10) for x, y in ((560, 566), (600,
        584), (640, 572),
        (528, 590), (690, 592)))
    guests = [s for x, y, k, d, v, t in ((430, 500, 0.8, "#46597e", "#2f3f5e", False), (506, 496, 0.78, "#3a3430",
        "#241f1c", True),
        (900, 500, 0.8, "#6a4a7e", "#4c345c", False), (846, 494, 0.76, "#54402c", "#3a2b1e", True), (300, 560, 1.1,
            "#8a7a3e", "#5f5428",
        True), (1070, 566, 1.15, "#7d3a4a", "#55242f", False)) for s in placed(dancer(d, v, t), x, y, k)]
    return [
        Shape(box(-20, -20, 1400, 500), "#b58a5a", bevel=40, swell=0, angle=86, grain=0.12, contour=0,
            shadow=NO_SHADOW),
        Shape(" ".join(box(x, -20, 12, 500) for x in range(40, 1360, 84)), "#9a7044", bevel=5, angle=86,
            shadow=Shadow(0.2, 3, 2, 2)),
        *small,
        flat(rounded(680, 470, 200, 470), "#5a2f24", tone=0.7, ink=0.8, contour=1),
        archway(680, 472, 200, 460, 26, "#c9a464", pointed=False),
        *giant,
        *stair(680, 476, 380, 7, 24, 0.9, 0, "#c2b290"),
        Shape(polygon(620, 476, 740, 476, 708, 280, 652, 280), OXBLOOD, bevel=6, angle=4, ink=0.8, shadow=NO_SHADOW,
            ridges=(Ridge("M600 452 H760 M620 420 H740 M630 392 H730 M640 364 H720 M644 338 H716 M650 314 H710", 6,
                -5),)),
        *placed(dancer("#a8452f", "#6e2c20", True), 680, 396, 0.8),
        *[s for x in (440, 920) for s in pillar(x, 476, 60, 24, "#d2bd92")],
        Shape(box(-20, 470, 1400, 170), "#e2d6b8", bevel=10, swell=0, angle=3, contour=0.8, shadow=NO_SHADOW),
        flat(" ".join(tiles), "#5f4a44", contour=0.6, ink=0.9, angle=4, tone=0.9),
        flat(loop(480, 480, 680, 470, 880, 480, 940, 600, 420, 600), "#ffdc94", opacity=0.3, feather=30, tone=1.5,
            ink=0.4),
        *guests,
        flat(porcelain, "#fbf4e0", ink=0.2, contour=1.1, tone=1.5),
        *placed(mask(1, "#f6eed8"), 610, 560, 0.7, 70),
        *_curtain(-20, 290, 1),
        *_curtain(1380, 290, -1),
        *_chandelier(680, -84),
    ]


def _lock(number: int) -> list[Shape]:
    """Return one of the nine locks about 96 wide round 0, 0; each has a key plate of its own."""
    plate = (ellipse(0, 0, 44), box(-38, -38, 76, 76), polygon(0, -50, 46, 0, 0, 50, -46, 0), polygon(-44, -26, 0, -50,
        44, -26, 44, 26,
        0, 50, -44, 26), loop(-40, -38, 0, -30, 40, -38, 34, 30, 0, 52, -34, 30), ellipse(0, 0, 48, 36), rays(0, 0, 34,
        50, 8),
        polygon(-46, 34, 0, -50, 46, 34), box(-28, -46, 56, 92))[number % 9]
    bolts = " ".join(ellipse(28 * math.cos(a), 28 * math.sin(a), 4) for a in [math.pi / 4 + math.pi / 2 * k
        for k in range(4)])
    metal = (GOLD, DARK_STEEL, "#b0703e")[number % 3]
    return [Shape(plate, metal, bevel=9, angle=30 + 40 * number, grain=0.05, shine=0.6), Shape(bolts, darker(metal,
        0.3), bevel=3),
        flat("M-7 -8 a10 10 0 1 1 14 0 L10 22 H-10 Z", "#140e0b", tone=0.15, contour=1)]


def _vault_door() -> list[Shape]:
    """Return the round door with nine locks in a ring and a wheel in the middle; its centre is 0, 0."""
    spokes = " ".join(tube(0, 0, 15, 96 * math.cos(a), 96 * math.sin(a), 13) for a in [math.pi * k / 3 + 0.3
        for k in range(6)])
    knobs = " ".join(ellipse(104 * math.cos(a), 104 * math.sin(a), 13) for a in [math.pi * k / 3 + 0.3
        for k in range(6)])
    rivets = " ".join(ellipse(258 * math.cos(a), 258 * math.sin(a), 8) for a in [2 * math.pi * k / 30
        for k in range(30)])
    bars = " ".join(tube(120 * math.cos(a), 120 * math.sin(a), 14, 232 * math.cos(a), 232 * math.sin(a), 14)
        for a in [2 * math.pi * (k + 0.5) / 9 - math.pi / 2 for k in range(9)])
    out = [Shape(ellipse(0, 0, 278), "#5f666c", bevel=16, angle=40, grain=0.08, shine=0.4), Shape(ellipse(0, 0, 236),
        "#828b91", bevel=20,
        angle=-30, grain=0.08, shine=0.5), Shape(rivets, GOLD, bevel=6, shine=0.6), Shape(bars, DARK_STEEL, bevel=6,
        angle=70, shine=0.4),
        Shape(ellipse(0, 0, 116), "#6a7278", bevel=14, angle=20, shine=0.4)]
    for k in range(9):
        a = 2 * math.pi * k / 9 - math.pi / 2
        out += placed(_lock(k), 178 * math.cos(a), 178 * math.sin(a), 0.98)
    return [*out, Shape(f"{spokes}", "#b0894a", bevel=7, angle=60, shine=0.7), Shape(knobs, GOLD, bevel=11, angle=30,
        shine=0.7),
        Shape(hollow(f"{ellipse(0, 0, 78)} {ellipse(0, 0, 62)}"), "#b0894a", bevel=7, angle=20, shine=0.7),
        Shape(ellipse(0, 0, 26), GOLD,
        bevel=18, angle=45, shine=0.8)]


def armour() -> list[Shape]:
    """Return a suit of iron, 380 high, that stands guard with a great key; its foot is y = 0."""
    iron = "#6f777d"
    return [Shape(f"{polygon(-52, 0, -46, -150, -8, -150, -12, 0)} {polygon(12, 0, 8, -150, 46, -150, 52, 0)}", iron,
        bevel=18, angle=84,
        shine=0.5), Shape(loop(-66, -140, -74, -230, -60, -296, 0, -306, 60, -296, 74, -230, 66, -140, 0, -126), iron,
        bevel=50, angle=70,
        grain=0.06, shine=0.5, ridges=(Ridge("M0 -300 V-140", 8, 6),)), Shape(loop(-96, -250, -92, -300, -56, -310,
            -50, -270, -70, -240),
        lighter(iron, 0.1), bevel=18, angle=30, shine=0.5), Shape(loop(96, -250, 92, -300, 56, -310, 50, -270, 70,
            -240), iron, bevel=18,
        angle=30, shine=0.5), Shape(tube(-84, -262, 34, -96, -190, 28, -70, -140, 24), iron, bevel=14, angle=60,
        shine=0.4),
        Shape(tube(84, -262, 34, 98, -190, 28, 76, -140, 24), iron, bevel=14, angle=60, shine=0.4), Shape(loop(-34,
            -306, -40, -350, -24,
        -384, 0, -392, 24, -384, 40, -350, 34, -306, 0, -296), lighter(iron, 0.08), bevel=26, angle=20, shine=0.5),
        flat(
        "M-28 -352 H28 V-342 H-28 Z", "#140e0b", tone=0.15), flat(f"{ellipse(-12, -347, 4)} {ellipse(12, -347, 4)}",
        "#ffb640", ink=0,
        tone=1.9, glow=Glow("#ff9a3a", 8, 0.7)), Shape(stroke("M70 -150 V-8 M70 -16 h26 M70 -36 h20", 12), GOLD,
        bevel=5, shine=0.6),
        Shape(hollow(f"{ellipse(70, -172, 28)} {ellipse(70, -172, 15)}"), GOLD, bevel=6, shine=0.6)]


def _vault() -> Part:
    """Return the Vault of Nine Locks: the great round door, iron guards, keys that fit no lock but one."""
    dice = random.Random(141)
    out: list[Shape] = [wall(dice, -20, -20, 1400, 540, "#7f858a", 48), floor(500, 620, colour="#777a78")]
    for x in (300, 1060):
        out += [flat(rounded(x, 506, 104, 400), "#2c3238", tone=0.5, ink=0.9, contour=1), archway(x, 508, 104, 400, 28,
            "#949a9c",
            pointed=False)]
    out += [*placed(armour(), 300, 512), *placed(armour(), 1060, 512, mirror=True)]
    out.append(Shape(hollow(f"{ellipse(680, 292, 330)} {ellipse(680, 292, 276)}"), "#9aa0a0", bevel=18, angle=30,
        grain=0.2,
        shadow=Shadow(0.6, 14, 14, 14), ridges=(Ridge(" ".join(f"M{680 + 276 * math.cos(a):.0f} "
        f"{292 + 276 * math.sin(a):.0f} "
        f"L{680 + 332 * math.cos(a):.0f} {292 + 332 * math.sin(a):.0f}" for a in [2 * math.pi * k / 24
            for k in range(24)]), 6, -5),)))
    out += placed(_vault_door(), 680, 292)
    keys = [s for x, y, t in ((560, 560, 20), (640, 590, -30), (830, 580, 60))
        for s in placed([Shape(stroke("M0 0 H60 M50 0 v14 M38 0 v10",
        7), GOLD, bevel=3, shine=0.6), Shape(hollow(f"{ellipse(-14, 0, 16)} {ellipse(-14, 0, 8)}"), GOLD, bevel=4,
        shine=0.6)], x, y, 1.0, t)]
    for x in (110, 1250):
        out += pillar(x, 620, -20, 56, "#8d9396")
    return [*out, *placed(chest(160), 470, 600), *placed(chest(130), 920, 604), *keys, *placed(sack(70, 76, "#b39a6c"),
        1000, 606),
        *[Shape(ellipse(x, y, 10, 4), GOLD, bevel=3, shine=0.6) for x, y in ((730, 580), (760, 596), (700, 604), (980,
            600), (560, 602),
        (400, 596))], *placed(lantern(0, 0, 0.9), 740, 520), *chain(200, -20, 260), *chain(1160, -20, 230),
        *placed([Shape("M-24 0 H24 V40 H-24 Z", DARK_STEEL, bevel=8, angle=30, shine=0.5),
            Shape(stroke("M-14 0 V-18 a14 14 0 0 1 28 0 V0",
        8), DARK_STEEL, bevel=4)], 200, 290), *placed([Shape("M-24 0 H24 V40 H-24 Z", GOLD, bevel=8, angle=30,
        shine=0.5), Shape(stroke(
        "M-14 0 V-18 a14 14 0 0 1 28 0 V0", 8), DARK_STEEL, bevel=4)], 1160, 260)]


def _smugglers_stair() -> Part:
    """Return the Smugglers' Stair: wet steps down to a sea cave, a waiting boat, and the dark harbour light beyond."""
    dice = random.Random(151)
    air = "#9fb4c4"
    lighthouse = [*tower(0, 0, 16, 130, "#b0aca0", None, Fog(air, 0.34), lit=0), battlements(-20, -130, 40, 10, 3,
        "#b0aca0", Fog(air, 0.34)),
        flat(box(-9, -156, 18, 24), "#38424c", contour=1, fog=Fog(air, 0.2))]
    boatman = placed(traveller("#46597e", "#34466a", False), -30, -40, 1.3)
    steps = []
    x, y, wide, rise = 1270.0, 70.0, 150.0, 24.0
    for k in range(11):
        steps.append(Shape(polygon(x - wide, y, x + wide * 1.6, y - 8, x + wide * 1.6, y + rise * 1.2, x - wide,
            y + rise), "#7f8078" if k % 2
            else "#8a8b82", bevel=5, angle=86, grain=0.3, shadow=Shadow(0.3, -4, 6, 4)))
        steps.append(Shape(polygon(x - wide, y, x - wide + 24, y - 12, x + wide * 1.6, y - 18, x + wide * 1.6, y - 6),
            "#b4b5a8", bevel=3,
            angle=3, grain=0.2, shadow=NO_SHADOW))
        x, y, wide, rise = x - 46, y + rise * 1.45, wide * 1.03, rise * 1.06
    cargo = [*placed(barrel(90, 116), 250, 560), *placed(barrel(80, 104, "#6b4a30"), 170, 580), *placed(crate(110, 84),
        350, 584),
        *placed(crate(80, 60), 344, 502, 1.0, -5), *placed(sack(84, 92), 90, 600), *placed(chest(120), 236, 604)]
    return [
        flat(ellipse(520, 150, 40), "#f6f0d8", ink=0.1, tone=1.6, contour=0.5, glow=Glow("#d8e0e8", 40, 0.6)),
        mist(ellipse(600, 176, 160, 10), "#c4ced6", 0.7, 12),
        ridge_line(dice, 1360, 620, [340, 330, 344, 330, 320, 330, 340], "#5f7080", Fog(air, 0.5), 8),
        *placed(lighthouse, 700, 340),
        water("M-20 336 H1380 V640 H-20 Z", "#5f7f94", None, ripples(dice, 200, 1000, 346, 600, 70)),
        glints(dice, 520, 342, 590, 60, "#f4f0d8", 36, spread=1.8),
        *placed(ship(Fog(air, 0.4)), 420, 372, 0.42),
        cave(dice, (540, 280, 370, 230), "#75726c", Fog("#a9b4b4", 0.3), rough=30),
        *spikes(dice, 260, 860, 60, 8, 90, "#75726c", Fog("#a9b4b4", 0.3)),
        water("M-20 470 Q400 446 900 470 L960 640 H-20 Z", "#54748a", None, ripples(dice, 60, 860, 480, 600, 40)),
        glints(dice, 530, 468, 600, 90, "#e8e8d4", 16, spread=1.2),
        *placed([*boatman, *rowboat(300, "#7a5232", "#46597e")], 556, 524),
        rings(556, 532, 170, 2),
        *placed(lantern(0, 0, 0.7), 680, 430),
        cave(dice, (520, 290, 520, 330), "#514d4a", rough=40),
        *spikes(dice, -20, 240, 10, 4, 150, "#56524e"),
        *spikes(dice, 700, 960, -10, 5, 130, "#56524e"),
        *[Shape(polygon(760, 640, 800, 520, 860, 470, 930, 430, 1000, 380, 1380, 60, 1380, 640), "#635f5a", bevel=30,
            angle=30, grain=0.4)],
        *steps,
        Shape(stroke(line(1070, 40, 1000, 170, 920, 280, 830, 370, 760, 430), 7), "#c9ac74", bevel=3, angle=30),
        *[Shape(stroke(ellipse(px, py, 9), 5), DARK_STEEL, bevel=2.4) for px, py in ((1066, 46), (922, 280), (832,
            368))],
        drawn("M1164 20 V70", 5, "#3a2c20"),
        *placed(lantern(0, 0, 1.15), 1110, 60),
        Shape(polygon(-20, 640, -20, 540, 180, 524, 400, 536, 470, 580, 500, 640), "#6a655e", bevel=20, angle=10,
            grain=0.4),
        *cargo,
        Shape(tube(452, 590, 20, 450, 500, 18), DARK_WOOD, bevel=8, angle=86),
        drawn(line(452, 520, 500, 540, 470, 500), 5, "#c9ac74"),
        *placed(traveller("#a8452f", "#7e3022", True), 1060, 268, 1.25),
        *rock(dice, 700, 620, 130, 60, "#6a655e"),
        Shape(loop(40, -20, 60, 80, 40, 200, 80, 300, 66, 320, 26, 200, 44, 80, 20, -20), "#5f7a4a", bevel=9, angle=80),
    ]


DIM = Light(key=(-0.5, -0.72, 0.6), ambient=0.24)
PICTURES = {
    "hall-of-masks": Picture(_hall_of_masks, sky=Sky(high="#5a3a2a", low="#f4d898", sun=(0.5, 0.4)), size=WIDE,
        light=DIM,
        style=Print(gamma=0.76, white=95)),
    "vault-of-nine-locks": Picture(_vault, sky=Sky(high="#3a4048", low="#c8d0d4", sun=(0.5, 0.4)), size=WIDE, light=DIM,
        style=Print(gamma=0.8, white=96)),
    "smugglers-stair": Picture(_smugglers_stair, sky=Sky(high="#34506a", low="#c8d4d8", sun=(0.38, 0.25), reach=0.8,
        beams=0.05),
        size=WIDE, light=DIM, style=Print(gamma=0.82)),
}
_KIT = ("fire", "folk", "houses", "nature", "props", "stonework", "waters")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT) for name,
    picture in PICTURES.items())
