"""The Mountain Pass: a ledge round a wall of rock, and the rope bridge that leaves it for a watchtower."""

from __future__ import annotations

import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
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
from assets.workshop.engraving.kit.fire import lantern
from assets.workshop.engraving.kit.folk import traveller
from assets.workshop.engraving.kit.houses import battlements
from assets.workshop.engraving.kit.nature import conifer, hill, mountain, rock
from assets.workshop.engraving.kit.props import sack
from assets.workshop.engraving.kit.remains import crow
from assets.workshop.engraving.kit.stonework import gothic, wall
from assets.workshop.engraving.palette import DARK_WOOD, GOLD, OXBLOOD, darker
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon
from assets.workshop.engraving.picture import WIDE
from assets.workshop.pictures.record import engraving

AIR = "#dfe2dc"
ROCK = "#7a7a7e"
SNOW = "#fbf7ea"
NEAR_END, FAR_END = (566.0, 404.0), (958.0, 300.0)
FLAGS = (OXBLOOD, GOLD, "#efe2c2", "#46597e", "#6f8a46")


def _snow(*outlines: str) -> Shape:
    """Return snow that lies on ledges."""
    return Shape(" ".join(outlines), SNOW, bevel=12, angle=6, ink=0.4, contour=0.6, tone=1.3, shadow=NO_SHADOW)


def _rock_wall() -> list[Shape]:
    """Return the great wall at the left and the ledge that climbs round it to the head of the bridge."""
    above = polygon(-40, -40, 414, -40, 380, 20, 420, 76, 392, 132, 452, 178, 430, 236, 486, 280, 470, 330, 540, 374,
        430, 424, 300, 470, 140, 522, -40, 560)
    below = polygon(-40, 590, 140, 552, 320, 500, 440, 456, 566, 412, 590, 430, 552, 470, 572, 520, 520, 560, 540, 640,
        -40, 640)
    path = (
        "M-40 548 C60 530 150 510 300 462 C400 430 470 398 540 372 L590 410 C520 430 440 460 320 506 "
        "C180 556 60 584 -40 604 Z"
    )
    seams = Ridge("M330 -20 L300 110 L350 210 L310 330 L330 450 M210 -20 L190 140 L230 280 L180 400 L190 500 M80 -20 "
        "L60 160 L110 330 L70 520 M420 90 L380 180 L420 290 L400 410", 20, -14)
    levels = Ridge("M-20 180 L150 150 M170 300 L320 250 M30 400 L200 370 M220 450 L340 400 M280 110 L400 130", 12, -9)
    cuts = Ridge("M60 570 L90 640 M200 548 L220 640 M340 508 L330 640 M460 470 L450 600", 16, -12)
    facet = polygon(420, 76, 392, 132, 452, 178, 430, 236, 486, 280, 470, 330, 540, 374, 470, 402, 410, 330, 400, 240,
        360, 150)
    return [
        Shape(above, ROCK, bevel=50, angle=66, grain=0.45, tone=1.16, ridges=(seams, levels), shadow=Shadow(0.4, 12,
            8, 10)),
        flat(facet, darker(ROCK, 0.4), opacity=0.55, angle=-30, tone=0.8),
        _snow(loop(392, 130, 440, 162, 452, 182, 400, 168, 330, 176, 300, 150, 350, 144),
            loop(430, 234, 470, 262, 486, 284, 440, 276, 380, 290, 330, 270, 380, 254),
            polygon(150, 238, 206, 214, 262, 206, 326, 212, 296, 222, 240, 226, 190, 238), polygon(-40, 108, 30, 98,
                120,
            108, 84, 118, 20, 120, -40, 132), polygon(60, 342, 120, 318, 180, 310, 236, 318, 200, 328, 130, 334)),
        Shape(below, darker(ROCK, 0.14), bevel=40, angle=78, grain=0.45, ridges=(cuts,), shadow=Shadow(0.4, 12, 8, 10)),
        Shape(path, "#f3eee0", bevel=14, swell=0.4, angle=8, ink=0.5, contour=0.9, tone=1.2, grain=0.2,
            ridges=(Ridge("M-20 572 C120 546 260 510 380 462 M120 556 C260 520 380 480 500 424", 6, -4),),
            shadow=Shadow(0.3, 0, -6, 6)),
        _snow(loop(-40, 604, 80, 582, 180, 562, 190, 580, 90, 606, -40, 626), loop(300, 514, 400, 476, 470, 450, 478,
            466, 420, 492, 330, 530)),
    ]


def _far_tower(dice: random.Random) -> list[Shape]:
    """Return a needle of rock beyond the gulf with a watchtower on it."""
    veil = Fog(AIR, 0.26)
    needle = polygon(930, 640, 962, 520, 940, 430, 966, 360, 946, 306, 990, 290, 1120, 286, 1160, 310, 1136, 380, 1180,
        450, 1160, 540, 1210, 640)
    shade = polygon(1060, 288, 1120, 286, 1160, 310, 1136, 380, 1180, 450, 1160, 540, 1210, 640, 1090, 640, 1070, 480,
        1094, 380)
    return [
        Shape(needle, "#83848c", bevel=40, angle=72, grain=0.4, fog=veil, ridges=(Ridge("M1000 300 L984 400 L1010 520 "
            "L990 640 M1060 296 L1050 420 L1070 560", 14, -10),), shadow=Shadow(0.3, 10, 8, 8)),
        flat(shade, "#50525c", opacity=0.5, angle=-34, tone=0.8, fog=veil),
        wall(dice, 1020, 150, 96, 140, "#9a948a", 20, veil),
        battlements(1010, 152, 116, 20, 5, "#9a948a", veil),
        flat(gothic(1046, 292, 15, 46), "#3a3634", fog=Fog(AIR, 0.1)),
        flat(f"{box(1042, 186, 10, 24)} {box(1084, 196, 10, 24)}", "#ffd27a", ink=0, tone=1.7, contour=0.8),
        Shape(polygon(1066, 152, 1070, 152, 1070, 84, 1066, 84), DARK_WOOD, bevel=2),
        Shape(polygon(1070, 86, 1126, 96, 1104, 106, 1124, 120, 1070, 118), OXBLOOD, bevel=7, angle=70),
        _snow(loop(944, 306, 990, 286, 1030, 290, 1000, 302, 970, 318), loop(1090, 288, 1130, 284, 1160, 308, 1120,
            302),
            loop(1012, 150, 1060, 146, 1126, 150, 1060, 156)),
    ]


def _along(share: float) -> tuple[float, float]:
    """Return a place on the bridge, which hangs through and runs away from the eye."""
    x = NEAR_END[0] + (FAR_END[0] - NEAR_END[0]) * (1 - (1 - share) ** 1.35)
    straight = NEAR_END[1] + (FAR_END[1] - NEAR_END[1]) * share
    return x, straight + 62 * 4 * share * (1 - share)


def _bridge() -> list[Shape]:
    """Return the rope bridge, some of its planks missing."""
    planks, posts, upper, lower = [], [], [], []
    for k in range(34):
        share = k / 33
        (x, y), size = _along(share), 1 - 0.6 * share
        upper += [x, y - 58 * size]
        lower += [x, y + 12 * size]
        if k % 3 == 0:
            posts.append(f"M{x:.0f} {y:.0f} L{x + 2:.0f} {y - 58 * size:.0f}")
        if k not in (9, 10, 18, 25):
            wide, thick = 15 * size, 22 * size
            planks.append(Shape(polygon(x, y, x + wide, y - 1, x + wide, y + thick, x, y + thick), "#a87a48", bevel=3,
                angle=10 * (k % 3), contour=0.9))
    return [drawn(line(*(v - 10 if i % 2 else v + 4 for i, v in enumerate(upper))), 2.4, "#6a5236"),
        Shape(stroke(line(*lower), 5), "#b99a66", bevel=2, angle=10), *planks,
        Shape(stroke(" ".join(posts), 3), "#b99a66", bevel=1.4, angle=80),
        Shape(stroke(line(*upper), 5), "#d0b47c", bevel=2.4, angle=10)]


def _flags() -> list[Shape]:
    """Return a cord of prayer flags from the head of the bridge to the tower, smaller as it goes."""
    (ax, ay), (bx, by) = (556.0, 268.0), (1024.0, 190.0)
    places = [(ax + (bx - ax) * u, ay + (by - ay) * u + 70 * 4 * u * (1 - u), 1 - 0.55 * u)
        for u in [k / 16 for k in range(17)]]
    out = [drawn(line(*(v for x, y, _ in places for v in (x, y))), 2.4, "#5a3c26")]
    for k, (x, y, size) in enumerate(places[1:-1]):
        w, h = 25 * size, 36 * size
        out.append(Shape(polygon(x - w / 2, y, x + w / 2, y + 2, x + w * 0.4, y + h, x, y + h * 0.8, x - w * 0.45,
            y + h),
            FLAGS[k % 5], bevel=6, angle=70, shadow=Shadow(0.2, 2, 3, 2)))
    return out


def _bridgehead() -> list[Shape]:
    """Return what stands where the ledge ends: two posts, a lantern, a cairn and packs left behind."""
    cairn = [Shape(ellipse(0, -y, w, 11), c, bevel=9, angle=20, grain=0.3) for y, w, c in ((8, 34, "#8b8880"),
        (26, 27, "#9a968c"), (43, 21, "#85827a"), (58, 14, "#a09c92"))]
    posts = [Shape(box(x, top, 15, foot - top), DARK_WOOD, bevel=7, angle=86, grain=0.2)
        for x, top, foot in ((548, 262, 420), (578, 306, 430))]
    return [*posts, drawn("M555 300 H524", 5, "#3a2716"), *placed(lantern(0, 0, 0.8), 522, 300),
        *placed(cairn, 448, 420), *placed(sack(52, 58), 404, 450), _snow(loop(440, 356, 448, 350, 458, 356, 450, 362))]


def _mountain_pass() -> Part:
    """Return the pass: far peaks, the gulf with its fog, tower, bridge, wall and travellers."""
    dice = random.Random(44)
    flakes = " ".join(ellipse(dice.uniform(0, 1360), dice.uniform(0, 600), 2.2) for _ in range(80))
    return [
        *[s for x, top in ((560, 150), (1240, 30), (760, 40), (980, 130)) for s in mountain(dice, x, top, 430, Fog(AIR,
            0.62))],
        *[s for x, top in ((640, 250), (1330, 200), (860, 230)) for s in mountain(dice, x, top, 500, Fog(AIR, 0.44),
            "#7b8494")],
        mist(ellipse(800, 450, 420, 40), "#f2f1e4", 0.85),
        hill(1360, 640, [(-20, 470), (560, 476), (800, 470), (1100, 476), (1380, 470)], "#b4c0c0", Fog(AIR, 0.5)),
        *[s for x, foot, h in ((640, 540, 70), (690, 548, 90), (760, 540, 76), (820, 552, 96), (880, 540, 66))
            for s in conifer(dice, x, foot, h, "#6a7c74", Fog(AIR, 0.46))],
        *_far_tower(dice),
        mist(ellipse(760, 566, 300, 34), "#f4f3e8", 0.95, 30),
        mist(ellipse(1080, 560, 260, 30), "#f4f3e8", 0.9, 30),
        *_flags(),
        *_bridge(),
        *placed(traveller("#a8452f", "#8a3424", True), 716, 450, 0.62),
        *_rock_wall(),
        *_bridgehead(),
        *placed(traveller("#3f6a5a", "#2f5145", False), 300, 500, 1.0),
        *placed(crow(0.6, flying=True), 900, 96, turn=-8),
        *placed(crow(0.36, flying=True), 820, 132, turn=6),
        hill(1360, 640, [(860, 640), (980, 592), (1120, 566), (1250, 520), (1400, 496)], "#e9ebe4"),
        *[s for x, foot, h in ((1316, 560, 260), (1232, 586, 210), (1150, 604, 130))
            for s in conifer(dice, x, foot, h, "#4f6460", Fog(AIR, 0.1))],
        *rock(dice, 1060, 612, 90, 40), *rock(dice, 60, 590, 90, 50),
        Shape(flakes, "#ffffff", bevel=2, swell=0, ink=0, contour=0, tone=1.6, shadow=NO_SHADOW),
    ]


PICTURE = Picture(_mountain_pass, sky=Sky(high="#5f86ae", low="#f2e6c4", sun=(0.6, 0.24), reach=0.9, seed=14),
    size=WIDE)
RECIPES = (engraving("pictures/terrinoth/mountain-pass", PICTURE, __name__, "fire", "folk", "houses", "nature", "props",
    "remains", "stonework"),)
