"""Exploration cards of the crypt: salt, a shroud, an open coffin, voices, a saint's bones in gold."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Dab,
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
from assets.workshop.engraving.kit.fire import candle
from assets.workshop.engraving.kit.props import strap
from assets.workshop.engraving.kit.remains import skull
from assets.workshop.engraving.kit.stonework import archway, floor, gothic, pillar, wall
from assets.workshop.engraving.palette import BONE, GOLD, OXBLOOD, WOOD, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.terrinoth.still import planks, scene, still

LYING = Shadow(0.6, 14, 12, 9)
LINEN = "#efe8d8"


def _grave_salt() -> Part:
    """Return a spilled sack of salt with a skull on it, a wooden scoop, and a ring of salt that holds."""
    dice = random.Random(4)
    cloth = "#b08a5c"
    sack = [
        Shape(loop(-150, 150, -176, 60, -168, -60, -120, -140, -50, -176, 40, -176, 112, -140, 152, -60, 160, 60, 140,
            150, 0, 168), cloth, bevel=100, angle=64, grain=0.14, shadow=LYING, ridges=(Ridge(line(-40, -170, -90, -60,
            -110, 100), 14, -8), Ridge(line(50, -170, 90, -60, 100, 110), 14, -8))),
        Shape(loop(-54, -170, -92, -226, -40, -216, -6, -236, 34, -218, 86, -230, 52, -170, 0, -158),
            lighter(cloth, 0.1), bevel=26, angle=84, grain=0.1, ridges=(Ridge(line(-20, -166, -30, -216), 9, -6),
                Ridge(line(18, -166, 26,
            -216), 9, -6))),
        Shape(tube(-60, -166, 22, 0, -152, 24, 60, -168, 22), OXBLOOD, bevel=9, angle=10),
        Shape(tube(50, -160, 12, 84, -130, 14, 92, -84, 6), OXBLOOD, bevel=6, angle=60),
        *placed(skull("#3a2c22"), -4, -8, 2.5),
    ]
    heap = loop(250, 560, 300, 500, 372, 452, 420, 408, 460, 396, 506, 420, 560, 476, 630, 520, 660, 566, 460, 590)
    grains = " ".join(polygon(x, y, x + r, y - r * 0.6, x + 2 * r, y, x + r, y + r * 0.7)
        for x, y, r in ((dice.uniform(150, 660), dice.uniform(548, 596), dice.uniform(3, 7)) for _ in range(60)))
    facets = " ".join(polygon(x, y, x + r, y - r * 0.7, x + 2 * r, y, x + r, y + r * 0.8)
        for x, y, r in ((dice.uniform(330, 600), dice.uniform(470, 570), dice.uniform(6, 12)) for _ in range(34)))
    scoop = [
        Shape(tube(60, 0, 30, 190, -14, 26, 220, -14, 34), WOOD, bevel=14, angle=10, grain=0.2, shadow=LYING),
        Shape(loop(-110, -16, -60, -50, 40, -44, 76, -20, 80, 24, 40, 44, -50, 50, -112, 24), WOOD, bevel=30, angle=20,
            grain=0.2, shadow=LYING),
        Shape(loop(-116, -20, -60, -52, 30, -46, 56, -16, 20, 4, -50, 10, -112, 4), "#f6f4ee", bevel=22, angle=-20,
            grain=0.3, ink=0.5, tone=1.25),
    ]
    return [
        *placed(sack, 214, 360, 1.12, -6),
        Shape(heap, "#f4f2ec", bevel=70, angle=30, grain=0.4, ink=0.7, tone=1.2, shadow=LYING),
        Shape(facets, "#ffffff", bevel=5, angle=60, ink=0.5, tone=1.3, contour=0.7, shadow=Shadow(0.35, 3, 4, 3)),
        Shape(grains, "#ffffff", bevel=3, angle=60, ink=0.4, tone=1.4, contour=0.7, shadow=Shadow(0.35, 3, 4, 3)),
        *placed(scoop, 452, 414, 1.0, -26),
        flat(f"{rays(352, 500, 3, 30, 4)} {rays(566, 470, 3, 24, 4)} {rays(430, 540, 2, 20, 4)}", "#ffffff", ink=0,
            tone=1.9, contour=0.5),
    ]


def _shroud() -> Part:
    """Return a body under a white shroud on a bier, a gold sun over its heart, candles at head and feet."""
    body = loop(84, 436, 96, 356, 120, 306, 150, 290, 168, 270, 184, 294, 206, 306, 222, 340, 262, 318, 310, 296, 350,
        282, 392, 296, 440, 336, 500, 348, 548, 346, 580, 314, 596, 262, 616, 256, 632, 290, 640, 360, 644, 440, 360,
        452)
    forms = (Dab(152, 344, 40, 34, 16), Dab(320, 350, 90, 40, 16), Dab(352, 306, 36, 16, 8), Dab(608, 320, 22, 40, 10),
        Dab(470, 384, 80, 18, 6))
    hem = loop(52, 430, 200, 424, 360, 436, 520, 424, 652, 430, 650, 500, 660, 556, 600, 578, 540, 548, 470, 590, 390,
        560, 330, 584, 250, 556, 190, 588, 120, 560, 44, 572, 56, 500)
    falls = " ".join(line(x, 430, x + lean * 0.3, 490, x + lean, 570)
        for x, lean in ((90, -20), (160, 30), (236, 10), (300, 34), (372, 12), (440, 30), (520, 20), (590, 10), (624,
            30)))
    sun = [Shape(rays(0, 0, 30, 64, 12, 15), GOLD, bevel=7, angle=45, shine=0.3, shadow=Shadow(0.35, 2, 4, 3)),
        Shape(ellipse(0, 0, 28), OXBLOOD, bevel=14, angle=-30)]
    return [
        *candle(40, 420, 190, 28),
        *candle(650, 420, 150, 28),
        Shape(box(20, 420, 640, 200), "#77757a", bevel=12, angle=4, grain=0.25, ridges=(Ridge(
            "M20 486 H660 M120 486 V620 M260 486 V620 M400 486 V620 M540 486 V620", 7, -5),)),
        Shape(loop(66, 420, 60, 388, 90, 370, 190, 366, 230, 384, 232, 416, 150, 436), "#9a4a3a", bevel=30, angle=10,
            grain=0.08, shadow=LYING),
        Shape(hem, darker(LINEN, 0.05), bevel=34, swell=0.6, angle=84, ink=0.8, ridges=(Ridge(falls, 30, -16),),
            shadow=LYING),
        Shape(body, LINEN, bevel=80, angle=16, ink=0.75, dabs=forms, tone=1.08, shadow=Shadow(0.4, 4, 14, 8), ridges=(
            Ridge(line(222, 340, 236, 390, 206, 446), 18, -12), Ridge(line(264, 330, 290, 390, 350, 446), 14, -8),
            Ridge(line(392, 300, 420, 370, 404, 446), 16, -9), Ridge(line(440, 340, 470, 390, 470, 446), 14, -8),
            Ridge(line(556, 350, 540, 390, 500, 446), 16, -9), Ridge(line(580, 320, 586, 380, 566, 446), 14, -9),
            Ridge(line(176, 300, 160, 318, 170, 330), 10, -6), Ridge(line(130, 310, 110, 370, 118, 440), 12, -8))),
        *placed(sun, 330, 500, 0.86),
    ]


def _chapel() -> Part:
    """Return a crypt wall with a pointed window of evening."""
    return [wall(random.Random(6), -20, -20, 720, 560, "#7d8088", 50, Fog("#d4cdb4", 0.26)),
        flat(gothic(340, 300, 96, 270), "#f0cf88", ink=0.1, tone=1.5, contour=1.2, glow=Glow("#f0d090", 50, 0.6)),
        Shape(stroke("M340 40 V300 M250 200 H430 M250 130 H430", 8), "#4a4a50", bevel=4, angle=20),
        archway(340, 300, 96, 270, 26, "#8f9098"),
        mist(polygon(250, 60, 430, 60, 560, 560, 120, 560), "#f4e2b0", 0.36, 40),
        floor(500, 620, 680, "#83858a", 340, 100)]


def _gripping(x: float, y: float) -> list[Shape]:
    """Return four fingers of bone that hook over an edge at height y from within."""
    out = []
    for i, dx in enumerate((-42, -14, 14, 42)):
        drop = 62 - 8 * abs(i - 1.4)
        for run in ((x + dx * 0.8, y + 14, 16, x + dx * 0.9, y - 20, 19), (x + dx * 0.9, y - 18, 19, x + dx,
            y + drop * 0.4,
                13, x + dx, y + drop * 0.5, 17), (x + dx, y + drop * 0.5, 16, x + dx * 1.02, y + drop, 10)):
            out.append(Shape(tube(*run), BONE, bevel=8, angle=60, grain=0.06, shadow=Shadow(0.5, 4, 6, 4)))
    return out


def _sarcophagus() -> Part:
    """Return a coffin whose lid slides off: green light, a hand of bones on the rim, gold that spills out."""
    stone = "#9aa09a"
    coins = [s for x, y in ((120, 560), (156, 582), (196, 566), (92, 590), (236, 588), (170, 548)) for s in (
        Shape(ellipse(x, y, 24, 13), GOLD, bevel=6, angle=20, shine=0.8, shadow=Shadow(0.5, 4, 5, 3)),
        Shape(stroke(ellipse(x, y, 14, 7), 3), darker(GOLD, 0.3), bevel=2, shadow=NO_SHADOW))]
    inside = polygon(96, 300, 506, 300, 560, 372, 60, 372)
    light = mist(polygon(80, 360, 540, 360, 470, 20, 180, 20), "#bfe88a", 0.55, 34)
    panels = Ridge(" ".join(box(84 + 168 * k, 418, 132, 92) for k in range(3)), 8, -7)
    lid = [
        Shape(polygon(-250, -30, 250, -30, 262, 40, -262, 40), darker(stone, 0.08), bevel=10, angle=10, grain=0.25,
            shadow=LYING),
        Shape(polygon(-250, -30, -206, -96, 206, -96, 250, -30), lighter(stone, 0.12), bevel=14, angle=-14, grain=0.25),
        Shape(loop(-176, -46, -160, -82, -100, -84, -40, -74, 40, -80, 120, -80, 176, -70, 180, -48, 40, -40, -100,
            -40), lighter(stone, 0.06), bevel=22, angle=30, grain=0.2),
    ]
    return [
        light,
        flat(inside, "#8fd84a", ink=0.1, tone=1.5, contour=1.4, glow=Glow("#a8e85a", 60, 0.8)),
        flat(polygon(130, 318, 476, 318, 500, 372, 100, 372), "#e4ffb0", ink=0, tone=1.8),
        *placed(skull(), 250, 322, 2.5, -6),
        *[flat(ellipse(x, y, 9), "#d8ff8a", ink=0, tone=1.9, glow=Glow("#c8ff6a", 9, 0.8))
            for x, y in ((224, 330), (278, 324))],
        Shape(polygon(40, 366, 580, 366, 566, 400, 54, 400), lighter(stone, 0.14), bevel=8, angle=6, grain=0.2),
        Shape(polygon(60, 398, 560, 398, 540, 566, 80, 566), stone, bevel=12, angle=84, grain=0.3, ridges=(panels,),
            shadow=LYING),
        *[s for x in (150, 318, 486) for s in placed(skull(lighter(stone, 0.1)), x - 2, 460, 1.1)],
        Shape(polygon(40, 564, 580, 564, 596, 600, 24, 600), darker(stone, 0.06), bevel=8, angle=4, grain=0.25),
        *placed(lid, 500, 306, 0.92, 36),
        *_gripping(120, 372),
        *_gripping(392, 372),
        *coins,
    ]


def _vault() -> Part:
    """Return a vault between two pillars."""
    return [wall(random.Random(9), -20, -20, 720, 560, "#6f7a72", 54, Fog("#c4ceb0", 0.2)),
        *pillar(36, 520, 30, 40, "#8a9088"), *pillar(648, 520, 30, 40, "#8a9088"),
        floor(500, 620, 680, "#7c8279", 340, 100)]


def _wailing(size: float, gape: float, tone: str) -> list[Shape]:
    """Return a gaunt face of mist that wails, hair and tail adrift, round 0, 0."""
    head = loop(0, -104, 46, -92, 70, -50, 66, -6, 48, 24, 44, 70 + gape * 0.5, 24, 112 + gape, 0, 120 + gape, -24,
        112 + gape, -44, 70 + gape * 0.5, -48, 24, -66, -6, -70, -50, -46, -92)
    mouth = loop(-15, 34, 0, 26, 15, 34, 22, 66 + gape * 0.6, 12, 96 + gape, 0, 102 + gape, -12, 96 + gape, -22,
        66 + gape * 0.6)
    socks = " ".join(loop(s * 10, -14, s * 24, -34, s * 44, -30, s * 54, -8, s * 42, 8, s * 22, 4) for s in (-1, 1))
    hair = [mist(tube(s * 30, -90, 30, s * 84, -60, 34, s * 92, 40, 26, s * (60 + k), 150, 16, s * (84 - k), 260, 2),
        tone, 0.75, 9) for s in (-1, 1) for k in (0, 40)]
    tail = mist(tube(0, 90 + gape, 84, 10, 180, 70, -20, 270, 40, 10, 350, 4), tone, 0.8, 14)
    part = [
        tail, *hair,
        Shape(head, tone, bevel=56, angle=80, grain=0.05, ink=0.8, tone=1.12, contour=0.7, glow=Glow("#bcd8ff", 22,
            0.4), shadow=NO_SHADOW, dabs=(Dab(0, 2, 9, 24, 10), Dab(-40, 40, 14, 30, -12), Dab(40, 40, 14, 30, -12),
            Dab(-46, 6, 16, 12, 9), Dab(46, 6, 16, 12, 9), Dab(-30, -44, 28, 8, 9, 14), Dab(30, -44, 28, 8, 9, -14)),
            ridges=(Ridge(line(-24, 26, -36, 64, -26, 106 + gape), 7, -6), Ridge(line(24, 26, 36, 64, 26, 106 + gape),
                7,
            -6), Ridge("M-24 -74 Q0 -66 24 -74 M-20 -60 Q0 -52 20 -60", 5, -5))),
        flat(f"{socks} {mouth} M0 6 L-7 20 H7 Z", "#16141f", tone=0.2, contour=0.8),
        *[flat(ellipse(s * 31, -12, 4.5), "#d8ecff", ink=0, tone=1.9, glow=Glow("#a8d0ff", 6, 0.7)) for s in (-1, 1)],
    ]
    return placed(part, size=size)


def _voices() -> Part:
    """Return a stair down into the dark from which faces rise and wail; notes of nothing curl round them."""
    shaft = gothic(340, 620, 190, 470)
    out: list[Shape] = [flat(shaft, "#141220", tone=0.2, contour=1.4)]
    for i in range(6):
        y, half = 610 - 38 * i, 190 - 20 * i
        out.append(Shape(box(340 - half, y - 24, half * 2, 20), "#5a5a78", bevel=5, angle=4, grain=0.2,
            shadow=NO_SHADOW, fog=Fog("#14121e", 0.14 * i), tone=1.0 - 0.12 * i))
    out += [
        archway(340, 600, 190, 450, 46, "#8a88a0"),
        *placed(_wailing(0.66, 6, "#6f8fd8"), 384, 270, 1.0, 10),
        *placed(_wailing(0.76, 10, "#7f9ce0"), 268, 316, 1.0, -12),
        *placed(_wailing(1.0, 20, "#92b0ee"), 140, 210, 1.0, -26),
        *placed(_wailing(1.06, 24, "#92b0ee"), 546, 240, 1.0, 24),
        *placed(_wailing(1.3, 34, "#b4cdfa"), 356, 408, 1.0, 4),
        mist(ellipse(340, 606, 330, 34), "#c8cce4", 0.7, 34),
    ]
    return out


def _under_church() -> Part:
    """Return the wall of a crypt in a blue dusk."""
    return [wall(random.Random(12), -20, -20, 720, 660, "#6c6c86", 52, Fog("#b4b4cc", 0.16)),
        *[s for x in (40, 640) for k in range(3) for s in placed(skull("#b9b4b4"), x, 420 + 66 * k, 1.0)]]


def _reliquary() -> Part:
    """Return a golden house for a saint's hand: crystal window, gems, a cross of rays, light all round."""
    hand = [Shape(tube(*run), "#f6ecd0", bevel=7, angle=70, grain=0.04, ink=0.7) for run in (
        (0, 92, 44, 0, 50, 40, 0, 14, 46), (-20, 10, 15, -25, -30, 13, -28, -62, 8),
        (-4, 4, 15, -6, -40, 13, -7, -82, 8), (12, 6, 15, 15, -36, 13, 18, -74, 8),
        (26, 14, 14, 34, -14, 12, 40, -46, 8), (-22, 40, 17, -46, 16, 14, -58, -10, 8))]
    joints = drawn("M-33 -30 h15 M-13 -40 h14 M8 -36 h14 M27 -16 h13 M-34 -6 h14 M-12 -12 h15 M7 -8 h14", 3)
    wall_front = polygon(166, 284, 514, 284, 520, 510, 160, 510)
    gems = [Shape(ellipse(x, y, r), c, bevel=r * 0.8, shine=1.0, ink=0.3, shadow=Shadow(0.4, 2, 4, 2))
        for x, y, r, c in ((196, 320, 15, "#b0342c"), (484, 320, 15, "#2f6fa8"), (196, 476, 15, "#2f6fa8"), (484, 476,
            15, "#b0342c"),
        (196, 398, 12, "#4a8a4a"), (484, 398, 12, "#4a8a4a"), (340, 236, 17, "#b0342c"), (262, 262, 9, "#2f6fa8"),
        (418, 262, 9, "#2f6fa8"))]
    window = gothic(340, 494, 88, 200)
    tiles = Ridge(" ".join(f"M{x} {y} q9 14 18 0" for y in range(190, 280, 18) for x in range(180, 500, 18)), 4, -3)
    return [
        Shape(polygon(340, 122, 560, 286, 120, 286), GOLD, bevel=26, angle=20, shine=0.7, ridges=(tiles,),
            shadow=LYING),
        Shape(stroke("M340 128 L556 286 M340 128 L124 286", 17), lighter(GOLD, 0.15), bevel=8, angle=60, shine=0.8),
        Shape(wall_front, GOLD, bevel=14, angle=84, shine=0.6, grain=0.04, shadow=LYING),
        flat(window, "#27405c", ink=0.4, tone=0.75, contour=1.2),
        flat(ellipse(340, 400, 84, 84), "#ffe9a8", ink=0, tone=1.6, opacity=0.7, feather=26),
        *placed([*hand, joints], 344, 390, 0.98),
        Shape(stroke(window, 15), lighter(GOLD, 0.12), bevel=7, angle=40, shine=0.9, shadow=Shadow(0.5, 3, 5, 3)),
        *[Shape(f"{box(x - 13, 270, 26, 250)} {box(x - 21, 266, 42, 20)} {box(x - 21, 504, 42, 22)}",
            lighter(GOLD, 0.08), bevel=11, angle=86, shine=0.9) for x in (150, 530)],
        Shape(polygon(124, 516, 556, 516, 584, 566, 96, 566), lighter(GOLD, 0.05), bevel=14, angle=4, shine=0.8,
            shadow=LYING),
        *gems,
        *[Shape(ellipse(x, 572, 22, 16), GOLD, bevel=12, shine=0.9) for x in (124, 556)],
        Shape(stroke("M340 124 V54 M312 82 H368", 14), lighter(GOLD, 0.15), bevel=7, angle=30, shine=0.9),
        Shape(ellipse(340, 82, 13), "#b0342c", bevel=10, shine=1.0),
        strap("M130 541 H550", 8, "#8a5a20"),
    ]


def _altar() -> Part:
    """Return a cloth of red over an altar before a wall full of light."""
    lace = " ".join(f"M{x} 560 l17 26 l17 -26 Z" for x in range(-20, 700, 34))
    beams = [mist(polygon(340 + 20 * math.cos(a), 300 + 20 * math.sin(a), 340 + 560 * math.cos(a - 0.07),
        300 + 560 * math.sin(a - 0.07), 340 + 560 * math.cos(a + 0.07), 300 + 560 * math.sin(a + 0.07)), "#fff0c0", 0.5,
        10) for a in (math.radians(d) for d in range(-170, 0, 20))]
    return [wall(random.Random(3), -20, -20, 720, 560, "#8f8574", 56, Fog("#f0deac", 0.4)),
        Shape(hollow(f"{ellipse(340, 300, 300)} {ellipse(340, 300, 270)}"), "#b09a70", bevel=10, angle=40, grain=0.2,
            fog=Fog("#f0deac", 0.3)), *beams,
        Shape(box(-20, 540, 720, 100), OXBLOOD, bevel=20, swell=0.4, angle=84, grain=0.08, ridges=(Ridge(
            "M60 550 V620 M180 550 V620 M300 550 V620 M440 550 V620 M600 550 V620", 14, -8),)),
        flat(lace, GOLD, contour=0.7)]


_SETS = {
    "grave-salt": still(_grave_salt, Sky(high="#4a4c5c", low="#d8d0c0", sun=(0.62, 0.4), seed=5),
        lambda: planks("#5e5148")),
    "burial-shroud": scene(_chapel, _shroud, Sky(high="#5a5c68", low="#f0d8a0", seed=4)),
    "open-sarcophagus": scene(_vault, _sarcophagus, Sky(high="#4c5a50", low="#d4e4a8", seed=6)),
    "voices-below": scene(_under_church, _voices, Sky(high="#40425c", low="#c4c8e0", seed=7)),
    "saints-reliquary": scene(_altar, _reliquary, Sky(high="#8a7448", low="#fff0c0", sun=(0.5, 0.5), seed=8)),
}
_KIT = ("fire", "props", "remains", "stonework")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT, shared=("still",))
    for name, picture in _SETS.items())
