"""The places that belong to one quest each: Grump's Sump, The Cistern, The River Gate, The War Banner."""

from __future__ import annotations

import random

from assets.workshop.engraving import (
    Fog,
    Glow,
    Part,
    Picture,
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
from assets.workshop.engraving.kit.beasts import rat
from assets.workshop.engraving.kit.fire import candle, flame, smoke
from assets.workshop.engraving.kit.nature import cloud, conifer, grass, hill, rock
from assets.workshop.engraving.kit.props import barrel, campfire, crate, sack, tent
from assets.workshop.engraving.kit.remains import crow, skull
from assets.workshop.engraving.kit.runes import crystal
from assets.workshop.engraving.kit.stonework import archway, chain, pillar, rounded, wall
from assets.workshop.engraving.kit.vaults import pipe, sconce, streaks, walkway
from assets.workshop.engraving.kit.waters import glints, rings, ripples, rowboat, water
from assets.workshop.engraving.palette import DARK_WOOD
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.engraving.picture import WIDE
from assets.workshop.pictures.record import WEBP, engraving
from assets.workshop.pictures.warhammer_quest.setting import BRIGHT, LAMPLIT


def _throne() -> list[Shape]:
    """Return a throne made of barrels, a lid for its back, bones for a crown; its foot is y = 0."""
    lid = [Shape(ellipse(0, 0, 92), "#8a6238", bevel=14, angle=86, grain=0.2, ridges=(Ridge(" ".join(f"M{x} -92 V92"
        for x in (-60, -30,
        0, 30, 60)), 5, -4),)), Shape(stroke(ellipse(0, 0, 88), 13), "#747f88", bevel=6, angle=30, shine=0.4)]
    spikes_ = [Shape(tube(x, -60, 15, x * 1.25, -120 - 24 * (x == 0), 1), "#ecdfbd", bevel=7, angle=70) for x in (-70,
        -36, 0, 36, 70)]
    return [*placed(spikes_, 0, -214), *placed(lid, 0, -206), *placed(skull(), 0, -214, 1.3),
        *placed(barrel(80, 150, "#6d4a2c"), -108, -8), *placed(barrel(80, 150, "#6d4a2c"), 108, -8),
        *placed(barrel(170, 128, "#7a5632"), 0, 0), Shape(loop(-84, -124, -60, -146, 0, -150, 60, -146, 84, -124, 0,
        -114), "#8e2f20",
            bevel=14, angle=10, grain=0.12)]


def _dam(dice: random.Random) -> list[Shape]:
    """Return a dam of pipes, planks and rubbish from wall to wall; filth runs out of its pipes."""
    out: list[Shape] = []
    for y, count, size in ((330, 11, 0.9), (400, 10, 1.1)):
        for k in range(count):
            x = 40 + 1290 * (k + dice.uniform(0.2, 0.8)) / count
            if abs(x - 680) < 170:
                continue
            r = dice.uniform(28, 48) * size
            tint = ("#7d6a52", "#6c6456", "#86704a", "#5f6258")[dice.randrange(4)]
            out += [Shape(ellipse(x, y, round(r, 1)), tint, bevel=12, angle=dice.uniform(0, 80), grain=0.2, shine=0.3),
                flat(ellipse(x, y, round(r * 0.66, 1)), "#17130e", tone=0.15, contour=1)]
            if k % 3 == 0:
                out.append(Shape(tube(x, y + r * 0.3, r * 0.9, x + 2, y + 60, r * 0.8, x, 490, r * 1.1), "#8f9a3c",
                    bevel=12, angle=84,
                    grain=0.1))
    for k in range(12):
        x, y = 40 + 112 * k + dice.uniform(-20, 20), dice.uniform(300, 440)
        if abs(x - 680) > 190:
            out += placed([Shape(box(-70, -10, 140, 20), ("#6d4c30", "#80603c")[k % 2], bevel=7, angle=4, grain=0.25)],
                x, y, 1.0,
                dice.uniform(-50, 50))
    return out


def _sump() -> Part:
    """Return a dam of pipes across a sewer, a throne of barrels on it, and filth below."""
    dice = random.Random(180)
    air = "#cdbf6a"
    return [
        wall(dice, -20, -20, 1400, 520, "#8f6248", 24, Fog(air, 0.14)),
        flat(rounded(680, 470, 400, 450), "#4a4626", tone=0.6, contour=1), flat(rounded(680, 470, 300, 350), "#2c2a18",
        tone=0.3, feather=20),
        archway(680, 470, 400, 450, 46, "#a38f6c", False),
        *streaks(dice, 20, 1340, 40, 14, "#6f7a30", 220),
        *pipe(-20, 130, 80, 120, 136, 80, 220, 170, 80, colour="#7d6a4a"), *pipe(1380, 110, 90, 1240, 120, 90, 1140,
        160, 90,
            colour="#6f6450"),
        Shape(tube(226, 190, 60, 250, 260, 54, 244, 470, 70), "#9aa03c", bevel=18, angle=84, grain=0.1),
        Shape(tube(1134, 186, 60, 1110, 260, 54, 1116, 470, 70), "#9aa03c", bevel=18, angle=84, grain=0.1),
        Shape(polygon(-20, 280, 380, 300, 520, 380, 840, 380, 980, 300, 1380, 280, 1380, 490, -20, 490), "#6f6448",
        bevel=20, angle=8,
            grain=0.5),
        *_dam(dice),
        Shape(polygon(470, 400, 890, 400, 960, 500, 400, 500), "#7a5a38", bevel=10, angle=4, grain=0.25,
        ridges=(Ridge(" ".join(
            f"M{x} 400 l{(x - 680) * 0.25:.0f} 100" for x in range(500, 880, 46)), 5, -4),)),
        *placed(_throne(), 680, 432, 1.18),
        *[s for x, k in ((470, 1.0), (890, 1.0)) for s in placed(sconce(k, 0), x, 330)],
        *[s for x, h in ((560, 36), (806, 28), (826, 40)) for s in candle(x, 446, h, 13)],
        water(polygon(-20, 484, 1380, 484, 1380, 640, -20, 640), "#8a8f36", None, ripples(dice, 0, 1360, 494, 600, 50)),
        glints(dice, 680, 490, 600, 120, "#e8e28a", 24, spread=1.6),
        *[mist(ellipse(x, y, w, 12), "#d4d480", 0.7, 8) for x, y, w in ((246, 492, 80), (1116, 492, 80), (680, 500,
        160))],
        *[Shape(ellipse(x, y, r), "#b9bf5a", bevel=r * 0.8, angle=30, shine=0.8) for x, y, r in ((350, 548, 20), (390,
        560, 12), (980, 540,
            16), (1010, 556, 24), (1052, 548, 11), (600, 580, 14))],
        *placed(barrel(90, 116, "#6b4a30"), 210, 590, 1.0, 68), *placed(crate(80, 60), 1200, 580, 1.0, -14),
        *placed(sack(70, 70), 1090, 596), *placed(skull(), 480, 584, 1.0, 20), *placed(rat(dice, "#6f6458"), 840, 548,
        0.3),
        drawn("M760 560 q18 -14 34 0 M764 560 l-10 12 M790 560 l12 14", 5, "#efe8cc"),
    ]


def _cistern() -> Part:
    """Return two rows of pillars in still water that glows green from a shard at its bottom."""
    dice = random.Random(187)
    air, green = "#b8cc74", "#8fbe3e"
    out: list[Shape] = [wall(dice, -20, -20, 1400, 460, "#7f876a", 38, Fog(air, 0.3)),
        flat(rounded(680, 400, 110, 270), "#dff29a", tone=1.6, ink=0.1, contour=0.7, glow=Glow("#a8f050", 60, 0.9)),
        archway(680, 400, 110, 270, 30, "#8d9476", False, Fog(air, 0.3))]
    for x in (440, 920):
        out += [flat(rounded(x, 400, 74, 220), "#4a5a32", tone=0.7, contour=0.8, fog=Fog(air, 0.3)), archway(x, 400, 74,
            220, 22, "#858c70",
            False, Fog(air, 0.34))]
    out += [water(polygon(-20, 398, 1380, 398, 1380, 640, -20, 640), green, Fog(air, 0.06), ripples(dice, 0, 1360, 410,
        610, 70)),
        flat(ellipse(680, 510, 330, 66), "#d9f58a", ink=0.1, tone=1.6, feather=40, opacity=0.9),
        glints(dice, 680, 404, 610, 130, "#f2ffc4", 34, spread=1.9)]
    for x, veil, half, foot in ((500, 0.34, 24, 418), (860, 0.34, 24, 418), (350, 0.2, 36, 452), (1010, 0.2, 36, 452)):
        out += [*pillar(x, foot, 40, half, "#868c72", Fog(air, veil)), rings(x, foot, half * 1.7)]
    spring = [Shape(stroke(path, width), "#848a70", bevel=width * 0.4, angle=40, grain=0.2) for path, width in (
        ("M120 120 Q230 -30 352 60", 40), ("M1240 120 Q1130 -30 1008 60", 40), ("M352 60 Q420 0 500 50", 28),
        ("M1008 60 Q940 0 860 50",
        28), ("M500 50 Q680 -90 860 50", 24))]
    out += spring
    for x, half, foot in ((120, 60, 560), (1240, 60, 560)):
        out += [*pillar(x, foot, 110, half, "#80866c"), rings(x, foot + 2, half * 1.5)]
    shards = [*placed(crystal(150, 40, "#8fe04a", 3), 0, 0, 1.0, 6), *placed(crystal(96, 28, "#a8f060", 5), -54, 10,
        1.0, -28),
        *placed(crystal(84, 26, "#79c83a", 7), 56, 12, 1.0, 30)]
    return [*out,
        flat(ellipse(680, 498, 120, 30), "#f4ffd6", ink=0, tone=1.9, feather=10, glow=Glow("#b8ff60", 70, 1.0)),
        *placed(shards, 680, 510, 1.1),
        mist(ellipse(680, 522, 150, 14), "#e8ffb0", 0.75, 8),
        rings(680, 516, 150, 4, "#f2ffd0"),
        *chain(590, -20, 170, 1.3), *chain(790, -20, 120, 1.3),
        walkway(dice, -20, 572, 330, 580, 430, 640, -20, 640, colour="#868a70"), walkway(dice, 1380, 572, 1030, 580,
        940, 640, 1380, 640,
            colour="#7a7e66"),
        *placed(rat(dice, "#6f6458"), 1120, 574, 0.34), *placed(barrel(84, 106), 230, 610),
        *[s for x in (120, 1240) for s in placed(sconce(0.9, 0), x, 300)],
        mist(ellipse(300, 440, 260, 12), "#dff0a8", 0.5), mist(ellipse(1060, 440, 260, 12), "#dff0a8", 0.5)]


def _river_gate() -> Part:
    """Return an iron water gate across a river, half raised on its chains, with the dawn behind its bars."""
    dice = random.Random(194)
    air = "#f6d6a0"
    bars = " ".join(f"M{x} 96 V470 l-9 26 m9 -26 l9 26" for x in range(470, 900, 52))
    cross = " ".join(f"M440 {y} H920" for y in (150, 230, 310, 390))
    knots = " ".join(ellipse(x, y, 10) for x in range(470, 900, 52) for y in (150, 230, 310, 390))
    return [
        flat(ellipse(660, 320, 92), "#fff2c0", ink=0, tone=1.9, contour=0.6, glow=Glow("#ffd88a", 60, 0.9)),
        *[cloud(dice, x, y, w, h, "#f2c8a0") for x, y, w, h in ((560, 170, 150, 14), (800, 220, 160, 12), (640, 110,
        120, 10))],
        hill(1360, 640, [(-20, 390), (500, 376), (640, 386), (820, 374), (1380, 390)], "#8a8a8e", Fog(air, 0.5)),
        *[s for x in (500, 540, 820, 860) for s in conifer(dice, x, 396, 80, "#6a7a70", Fog(air, 0.5))],
        water(polygon(-20, 392, 1380, 392, 1380, 640, -20, 640), "#7f96ac", Fog(air, 0.12), ripples(dice, 0, 1360, 404,
        600, 70)),
        glints(dice, 680, 396, 610, 120, "#fff0c0", 40, spread=2.1),
        *placed(rowboat(150, "#5d4430"), 760, 430),
        Shape(stroke(bars, 17), "#454a50", bevel=8, angle=84, shine=0.4, shadow=Shadow(0.5, 6, 6, 4)),
        Shape(stroke(cross, 15), "#565c62", bevel=7, angle=4, shine=0.4, shadow=Shadow(0.4, 4, 5, 3)),
        Shape(knots, "#6d747a", bevel=8, angle=30, shine=0.6),
        wall(dice, -20, -20, 1400, 660, "#94887e", 44, Fog(air, 0.04),
        "M-20 -20 H1380 V640 H930 V300 a250 250 0 0 0 -500 0 V640 H-20 Z"),
        archway(680, 640, 250, 590, 48, "#b3a698", False),
        *[Shape(polygon(x - 70, 640, x - 60, 60, x + 60, 60, x + 70, 640), "#a0948a", bevel=20, angle=86, grain=0.25,
        ridges=(Ridge(" ".join(
            f"M{x - 70} {y} h140" for y in range(110, 640, 62)), 6, -5),)) for x in (290, 1070)],
        *[s for x in (380, 980) for s in chain(x, -20, 300, 1.6)],
        *[Shape(ellipse(x, 44, 46), "#6d4c30", bevel=20, angle=30, grain=0.2) for x in (380, 980)],
        *[Shape(stroke(ellipse(x, 44, 46), 9), "#565c62", bevel=4, angle=30) for x in (380, 980)],
        *[s for x in (290, 1070) for s in placed(sconce(1.0, 0), x, 330)],
        *streaks(dice, 20, 240, 300, 6, "#5f7058", 200), *streaks(dice, 1130, 1340, 300, 6, "#5f7058", 200),
        walkway(dice, -20, 540, 380, 550, 430, 640, -20, 640, colour="#948a7c"), walkway(dice, 1380, 540, 980, 550, 930,
        640, 1380, 640,
            colour="#8a8072"),
        *placed(crate(90, 68), 120, 586), *placed(barrel(76, 98), 1240, 592),
        Shape(stroke(ellipse(1050, 574, 34, 12), 9), "#c9ac74", bevel=4, angle=40),
    ]


FIST = "M-30 36 V-8 Q-33 -20 -20 -20 V-26 Q-20 -38 -8 -34 " \
    "Q-6 -44 7 -38 Q16 -44 21 -33 Q33 -33 32 -18 V10 Q32 30 20 36 Z"
FINGERS = "M-20 -20 V4 H-4 V-32 M-4 4 H9 V-36 M9 4 H21 V-32 M21 4 H30 M-28 12 Q-10 22 6 12"


def _war_flag() -> list[Shape]:
    """Return a red flag with a fist on it, 300 wide, torn at its end; the foot of its pole is 0, 0."""
    cloth = (
        "M4 -322 C80 -296 120 -340 190 -320 C230 -308 262 -320 300 -306 L270 -268 L310 -246 L262 -222 L296 -180 L254 "
        "-176 L276 -140 C220 "
        "-156 190 -128 140 -146 C90 -162 60 -130 4 -140 Z"
    )
    folds = (Ridge("M70 -330 Q84 -230 66 -120", 20, 9), Ridge("M136 -340 Q150 -240 132 -130", 18, -9),
        Ridge("M214 -330 Q226 -240 208 -130",
        18, 8))
    return [Shape(tube(0, 10, 15, 0, -352, 11), DARK_WOOD, bevel=7, angle=86, grain=0.2), Shape(cloth, "#b02a1e",
        bevel=18, angle=74,
        grain=0.08, ridges=folds), *placed([flat(FIST, "#f0e2bc", ink=0.3, contour=1.2, tone=1.3),
        drawn(FINGERS, 4)], 140, -236, 1.4, -4),
        Shape(tube(-22, -300, 8, 0, -330, 12, 22, -300, 8), "#ecdfbd", bevel=5, angle=40)]


def _war_banner() -> Part:
    """Return a hill with a huge red banner under a stormy sky, a camp of tents and fires round its foot."""
    dice = random.Random(201)
    air = "#e6cfa0"
    far, mid = Fog(air, 0.55), Fog(air, 0.26)
    camps = [s for x, y, w, h, c, t, fog in ((120, 430, 110, 90, "#a8763c", "#7a3424", mid), (260, 446, 120, 96,
        "#8a6a3c", None, mid),
        (1090, 440, 120, 96, "#a8763c", None, mid), (1240, 430, 110, 88, "#8a6a3c", "#7a3424", mid), (400, 456, 100, 80,
        "#94703c", None,
        mid), (960, 456, 100, 80, "#94703c", "#7a3424", mid)) for s in placed(tent(w, h, c, t), x, y, fog=fog)]
    stakes = [s for k, x in enumerate(range(40, 1340, 76)) if abs(x - 680) > 120 for s in placed([Shape(polygon(-13, 10,
        -10, -100, 0, -130,
        10, -100, 13, 10), "#6b4c2e", bevel=10, angle=84, grain=0.25)], x, 610, 1.0, -14 if k % 2 else 12)]
    return [
        *[cloud(dice, x, y, w, h, "#a08a80") for x, y, w, h in ((200, 90, 260, 34), (560, 60, 300, 30), (1000, 100, 300,
        36), (1250, 170, 220,
            22), (90, 200, 200, 20))],
        hill(1360, 640, [(-20, 380), (300, 340), (680, 370), (1060, 340), (1380, 376)], "#8a8470", far),
        Shape(loop(240, 660, 330, 480, 480, 360, 620, 310, 740, 310, 880, 360, 1030, 480, 1120, 660), "#8a7a4c",
        bevel=120, angle=24, grain=0.4),
        hill(1360, 660, [(-20, 440), (200, 430), (420, 470), (680, 500), (940, 470), (1160, 430), (1380, 440)],
        "#7a7446", mid),
        *camps,
        *[smoke(x, y, 230, 16) for x, y in ((190, 400), (1170, 396), (340, 420))],
        *placed(_war_flag(), 600, 348, 0.98),
        *placed(skull(), 600, -8, 0.9),
        *[s for x, y, t in ((520, 362, -8), (560, 338, 6), (700, 330, -4), (760, 344, 8), (810, 366, 12))
        for s in placed([Shape(tube(0, 6, 7, 0, -70, 6),
            DARK_WOOD, bevel=3, angle=86), *placed(skull(), 0, -80, 0.5)], x, y, 1.0, t)],
        *[s for x, y in ((480, 470), (870, 474)) for s in rock(dice, x, y, 90, 60, "#8b8470")],
        hill(1360, 680, [(-20, 560), (240, 548), (520, 572), (800, 560), (1100, 574), (1380, 556)], "#6a6a3c"),
        *stakes,
        *[s for x in (250, 1110) for s in (*placed(campfire(70), x, 570, 0.8), *flame(x, 570, 90, 0.8))],
        *[grass(dice, x, 606, 80, 44, "#6d7a3c") for x in (130, 470, 760, 900, 1240)],
        *placed(crow(1.0, True), 1010, 130), *placed(crow(0.8, True), 1090, 190), *placed(crow(0.7, True), 480, 150),
        *placed(sack(70, 74), 560, 592), *placed(barrel(66, 84), 800, 594),
    ]


PICTURES = {
    "grumps-sump": Picture(_sump, sky=Sky(high="#4a4426", low="#e0d48a"), size=WIDE, light=LAMPLIT, style=BRIGHT),
    "the-cistern": Picture(_cistern, sky=Sky(high="#3a4a26", low="#d8f08a"), size=WIDE, light=LAMPLIT, style=BRIGHT),
    "the-river-gate": Picture(_river_gate, sky=Sky(high="#c08a84", low="#ffcf80", sun=(0.5, 0.5)), size=WIDE,
    style=BRIGHT),
    "the-war-banner": Picture(_war_banner, sky=Sky(high="#6a5a5c", low="#f4d090", sun=(0.5, 0.4), beams=0.2), size=WIDE,
    style=BRIGHT),
}
_KIT = ("beasts", "fire", "nature", "props", "remains", "runes", "stonework", "vaults", "waters")
RECIPES = tuple(engraving(f"pictures/warhammer-quest/{name}", picture, __name__, *_KIT, shared=("setting",),
    quality=WEBP, ending="webp") for name, picture in PICTURES.items())
