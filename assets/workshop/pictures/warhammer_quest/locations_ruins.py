"""Old stone above and below: Troll Bridge, Broken Shrine, The Deep Stair, The Way Up."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import (
    NO_SHADOW,
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
from assets.workshop.engraving.kit.fire import candle
from assets.workshop.engraving.kit.folk import traveller
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.nature import conifer, grass, hill, rock
from assets.workshop.engraving.kit.remains import crow, long_bone, skull
from assets.workshop.engraving.kit.stonework import (
    archway,
    broken_pillar,
    cave,
    floor,
    gothic,
    ivy,
    joints,
    rounded,
    stair,
    wall,
)
from assets.workshop.engraving.kit.trolls import troll_arm, troll_ear, troll_face
from assets.workshop.engraving.kit.vaults import light_shaft, rubble
from assets.workshop.engraving.kit.waters import reeds, ripples, water
from assets.workshop.engraving.palette import GOLD, WOOD, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.engraving.picture import WIDE
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.warhammer_quest.setting import BRIGHT, LAMPLIT, QUALITY


def _toll_taker() -> list[Shape]:
    """Return the troll of the bridge: its face under the arch, its hands round the stones at both sides."""
    skin = "#8a977c"
    out: list[Shape] = [*placed(troll_ear(skin, True), 150, -40, 1.1, -8),
        *placed(troll_ear(skin, True), -150, -40, 1.1, 8, mirror=True), *troll_face(skin, 20, "#ffd23a")]
    for s in (-1, 1):
        out.append(troll_arm((s * 200, 300, 120, s * 300, 190, 110, s * 362, 60, 84), darker(skin, 0.06), 60 * s))
        out += placed(fist(skin, "#3a3226"), s * 366, 20, 1.7, 14 * s, mirror=s > 0)
    return out


def _troll_bridge() -> Part:
    """Return a hump-backed bridge in a gorge, bones on its parapet, and below it him whom one pays."""
    dice = random.Random(150)
    air = "#d8dcc0"
    far = Fog(air, 0.55)
    bridge = (
        "M-20 250 C240 210 420 90 680 70 C940 90 1120 210 1380 250 V470 L1180 660 H1060 C1040 400 880 180 680 180 "
        "C480 180 320 400 300 660 H180 L-20 470 Z"
    )
    parapet = "M-20 250 C240 210 420 90 680 70 C940 90 1120 210 1380 250 V206 C1120 166 940 44 680 26 C420 44 " \
        "240 166 -20 206 Z"
    cuts = " ".join(f"M{680 + 370 * math.cos(a):.0f} {640 - 452 * math.sin(a):.0f} L{680 + 450 * math.cos(a):.0f} "
        f"{640 - 530 * math.sin(a):.0f}" for a in [math.pi * k / 18 for k in range(1, 18)])
    return [
        *[s for x, y in ((60, 290), (230, 250), (1130, 250), (1290, 290)) for s in conifer(dice, x, y, 230, "#4f6a58",
            far)],
        hill(1360, 640, [(-20, 260), (300, 230), (680, 260), (1060, 230), (1380, 260)], "#7a8a68", far),
        flat(rounded(680, 660, 378, 490), "#39443c", tone=0.5, contour=0.6),
        Shape(bridge, "#97917e", bevel=26, swell=0.6, angle=14, grain=0.28, ridges=(Ridge(cuts, 6, -5), joints(dice,
        -20, 120, 1400, 220, 44)), shadow=Shadow(0.5, 8, 16, 12)),
        Shape(parapet, "#aca48c", bevel=12, angle=6, grain=0.25, ridges=(Ridge(" ".join(f"M{x} 10 v250"
        for x in range(0, 1380, 86)), 5, -4),)),
        *placed(_toll_taker(), 680, 316, 0.84),
        water(polygon(250, 580, 1110, 580, 1200, 660, 160, 660), "#6f8f8a", None, ripples(dice, 300, 1060, 588, 640,
            30)),
        mist(ellipse(680, 588, 330, 18), "#b9ccc4", 0.75, 10),
        *ivy(dice, (316, 300, 306, 380, 320, 470)), *ivy(dice, (1040, 300, 1058, 400, 1044, 500)), *ivy(dice, (780, 70,
        792, 130, 776, 176)),
        *[s for x, y, t in ((520, 76, -8), (850, 78, 10)) for s in placed(skull(), x, y - 22, 0.9, t)],
        *placed(crow(1.1), 690, 32),
        *placed(traveller("#8a3a2a", "#6e2c20", True), 180, 218, 1.3), *placed(traveller("#3f6a5a", "#2f5145", False),
        104, 228, 1.3),
        *[s for x, w, h in ((90, 190, 150), (1290, 200, 160), (236, 110, 80)) for s in rock(dice, x, 640, w, h,
        "#85806f")],
        *reeds(dice, 400, 636, 90, 100), *reeds(dice, 980, 636, 90, 100),
        *[s for x, y, t in ((460, 620, 20), (900, 622, 40)) for s in placed(long_bone(80), x, y, 1.0, t)],
    ]


def _saint(stone: str = "#b3b0a4") -> list[Shape]:
    """Return a saint of stone without a head, hands raised, on a plinth; its foot is y = 0."""
    robe = loop(-62, -96, -58, -220, -74, -300, -46, -356, 46, -356, 74, -300, 58, -220, 62, -96)
    folds = Ridge(" ".join(line(u * 40, -340, u * 46, -240, u * 58, -100) for u in (-0.8, -0.35, 0.1, 0.5, 0.9)), 10,
        -8)
    neck = polygon(-20, -350, -24, -378, -8, -388, 2, -374, 12, -390, 24, -374, 20, -350)
    arms = [Shape(tube(s * 58, -320, 46, s * 104, -290, 42, s * 128, -350, 34), stone, bevel=20, angle=30 * s,
        grain=0.25,
        ridges=(Ridge(line(s * 66, -310, s * 100, -280, s * 118, -330), 8, -6),)) for s in (-1, 1)]
    palms = [Shape(f"{ellipse(s * 130, -374, 17, 22)} {tube(s * 122, -388, 9, s * 118, -416, 7)} "
                   f"{tube(s * 132, -390, 9, s * 134, -420, 7)}",
        lighter(stone, 0.1), bevel=9, angle=60, grain=0.2) for s in (-1, 1)]
    plinth = [Shape(box(-110, -44, 220, 44), darker(stone, 0.1), bevel=8, angle=4, grain=0.25), Shape(box(-86, -98, 172,
        56), stone,
        bevel=8, angle=84, grain=0.25)]
    return [*plinth, Shape(robe, stone, bevel=44, angle=82, grain=0.25, ridges=(folds,)), *arms, *palms, Shape(neck,
        darker(stone, 0.06),
        bevel=10, angle=40, grain=0.5), Shape(stroke("M-40 -250 Q0 -236 40 -250", 13), GOLD, bevel=5, angle=10,
        shine=0.5)]


def _broken_shrine() -> Part:
    """Return a chapel with half a roof: a headless saint, its head on the floor, rain that falls in, one candle."""
    dice = random.Random(157)
    air = "#c6d2dc"
    hole = polygon(380, -20, 420, 60, 500, 40, 540, 110, 620, 80, 700, 130, 780, 84, 850, 120, 900, 50, 980, 64, 1010,
        -20)
    rain = " ".join(f"M{x:.0f} {y:.0f} l-16 {long:.0f}" for x, y, long in ((dice.uniform(400, 1010), dice.uniform(-20,
        420), dice.uniform(40,
        90)) for _ in range(70)))
    head = [Shape(loop(-30, 10, -34, -26, 0, -46, 34, -26, 30, 12, 0, 34), "#b3b0a4", bevel=26, angle=30, grain=0.2),
        drawn("M-18 -6 h12 M8 -6 h12 M0 -4 v14 M-8 18 h16", 3.4), Shape(stroke(ellipse(0, -18, 46, 14), 6), GOLD,
        bevel=3, angle=20)]
    return [
        wall(dice, -20, -20, 1400, 520, "#8b9298", 42, Fog(air, 0.1)),
        *[s for x in (190, 1170) for s in (flat(gothic(x, 430, 84, 340), "#dfeaf2", tone=1.5, ink=0.1, contour=1,
        glow=Glow("#d8e8f4", 40,
            0.7)), Shape(stroke(f"M{x} 90 V430 M{x - 84} 250 h168", 10), "#6f767c", bevel=4, angle=80), archway(x, 430,
            84, 340, 28,
            "#a3a8aa"))],
        flat(hole, "#e2ecf4", tone=1.5, ink=0.15, contour=1.4, glow=Glow("#dce8f2", 60, 0.6)),
        *[Shape(tube(x, -20, 22, x + dx, y, 18), "#5d4a3c", bevel=9, angle=70, grain=0.25) for x, dx, y in ((430, 60,
        130), (560, -20, 90),
            (830, 30, 150), (940, -60, 120))],
        floor(460, 640, colour="#858b8c", tile=130),
        flat(polygon(480, 470, 900, 470, 1010, 640, 380, 640), "#c2d2da", ink=0.5, tone=1.2, opacity=0.5, feather=12),
        light_shaft(690, 30, 230, 580, 260, "#eef6fa", 0.4),
        *placed(_saint(), 690, 520, 1.06),
        *[s for x in (400, 980) for s in broken_pillar(dice, x, 540, 260 if x < 600 else 170, 36, "#9aa0a0")],
        flat(stroke(rain, 2.6), "#f6fbff", ink=0, tone=1.6, opacity=0.85, contour=0.25),
        *placed(head, 530, 570, 1.3, -28),
        *[s for x, h in ((790, 30), (812, 18), (604, 24)) for s in candle(x, 518, h, 12)],
        *rubble(dice, 880, 590, 110, 60, 12, "#9aa0a0"), *rubble(dice, 330, 596, 90, 50, 9, "#9aa0a0"),
        *[Shape(polygon(x, 600, x + 10, 540, x + 190, 540, x + 200, 600, x + 184, 600, x + 180, 568, x + 20, 568,
        x + 16, 600), "#5d4a3c",
            bevel=8, angle=6, grain=0.2) for x in (60, 1110)],
        *ivy(dice, (360, 300, 372, 400, 356, 500), "#5d7a4c"), *ivy(dice, (1010, 380, 1000, 460, 1016, 530), "#5d7a4c"),
        *placed(crow(1.2), 984, 366),
        *[grass(dice, x, 606, 60, 40, "#6a8050") for x in (470, 760, 1020)],
    ]


def _spiral(turns: float, steps: int) -> list[tuple[float, float, float, float]]:
    """Return the steps of the deep stair, lowest first: angle, middle x, y, and size of the ring they stand on."""
    out = []
    for k in range(steps):
        t = k / (steps - 1)
        size = 0.33 + 0.67 * t**1.2
        out.append((2 * math.pi * turns * t - 0.4, 680.0, 330 - 40 * t, size))
    return out


def _deep_stair() -> Part:
    """Return a stair without a rail that winds down the inside of a round shaft into a faint glow."""
    air = "#b9b4c8"
    out: list[Shape] = [flat(box(-20, -20, 1400, 660), "#3a3846", tone=0.5)]
    rings_ = [(1.5, "#6b6878", 0.0), (1.18, "#65627a", 0.08), (0.9, "#5f5c74", 0.18), (0.66, "#5a5870", 0.3), (0.46,
        "#54526a", 0.4)]
    for k, (size, tint, veil) in enumerate(rings_):
        inner = rings_[k + 1][0] if k + 1 < len(rings_) else 0.3
        outer_path, inner_path = (ellipse(680, 300 + 60 * (1.5 - s), round(620 * s, 1), round(300 * s, 1))
            for s in (size, inner))
        cuts = Ridge(" ".join(f"M{680 + 620 * size * math.cos(a):.0f} "
                              f"{300 + 60 * (1.5 - size) + 300 * size * math.sin(a):.0f} "
            f"L{680 + 620 * inner * math.cos(a):.0f} {300 + 60 * (1.5 - inner) + 300 * inner * math.sin(a):.0f}"
            for a in [2 * math.pi * (j + 0.5 * (k % 2)) / 22 for j in range(22)]), 5, -4)
        out.append(Shape(f'<path fill-rule="evenodd" d="{outer_path} {inner_path}"/>', tint, bevel=16 * size,
            angle=10 + 70 * (k % 2),
            grain=0.25, ridges=(cuts,), fog=Fog(air, veil), shadow=NO_SHADOW))
    out += [flat(ellipse(680, 374, 190, 92), "#0d0c12", tone=0.1, contour=0.8), flat(ellipse(680, 384, 84, 36),
        "#9bd64a", ink=0, tone=1.4,
        feather=22, opacity=0.9, glow=Glow("#9bd64a", 30, 0.8))]
    for a, x, y, size in _spiral(2.1, 46):
        rim, wide, deep = 620 * size, 150 * size, 0.17
        ca, cb = (a, a + 0.30)
        pts = [(x + (rim - d) * math.cos(b), y + (300 / 620) * (rim - d) * math.sin(b) + 60 * (1 - size)) for b,
            d in ((ca, 0), (cb, 0),
            (cb, wide), (ca, wide))]
        drop = 46 * size
        low = [(px, py + drop) for px, py in (pts[2], pts[3])]
        out += [Shape(polygon(*(v for p in (pts[3], pts[2], low[0], low[1]) for v in p)), "#7d7788", bevel=4 * size,
            angle=84, grain=0.2,
            shadow=Shadow(0.5, 4, 10 * size, 8), fog=Fog(air, 0.3 * (1 - size))), Shape(polygon(*(v for p in pts
            for v in p)), lighter(
            "#a39cae", 0.1 * size), bevel=4 * size, angle=4 + deep, grain=0.2, shadow=NO_SHADOW, fog=Fog(air,
            0.3 * (1 - size)))]
    return [*out, mist(ellipse(680, 380, 200, 40), "#b8e08a", 0.35, 24), *_climbers()]


def _climbers() -> list[Shape]:
    """Return two small figures with a light on the far side of the stair."""
    return [*placed(traveller("#8a3a2a", "#6e2c20", False), 420, 250, 0.9), *placed(traveller("#4f7391", "#36506a",
        True), 372, 280, 0.95)]


def _way_up() -> Part:
    """Return a long stair out of a cave: above it a hole full of blue sky, a rope."""
    dice = random.Random(171)
    air = "#dce8ec"
    gap = polygon(520, 470, 560, 448, 640, 460, 720, 446, 800, 462, 850, 452, 868, 476, 800, 500, 700, 486, 610, 502)
    return [
        *placed(crow(1.0, True), 740, 46), *placed(crow(0.7, True), 560, 30),
        cave(dice, (690, 60, 330, 170), "#8b8070", Fog(air, 0.12), rough=34),
        light_shaft(690, 120, 170, 600, 250, "#f4fbff", 0.3),
        *stair(690, 646, 640, 13, 36, 0.925, 0, "#b3a68c"),
        *ivy(dice, (400, 90, 390, 170, 410, 250)), *ivy(dice, (1000, 110, 1016, 190, 1000, 280)),
        flat(gap, "#17120c", tone=0.15, contour=1.2),
        Shape(polygon(560, 512, 590, 434, 632, 430, 616, 516), WOOD, bevel=7, angle=80, grain=0.2,
            shadow=Shadow(0.6, 10, 10, 7)),
        cave(dice, (690, 330, 560, 420), "#5d5244", rough=44),
        Shape(tube(892, -20, 10, 884, 120, 10, 898, 260, 10, 880, 400, 10, 892, 470, 10), "#e0c084", bevel=5, angle=30,
            pitch=0.7),
        *[Shape(ellipse(x, y, 9), "#e0c084", bevel=5) for x, y in ((887, 190), (892, 330), (890, 474))],
        *placed(traveller("#4f7391", "#36506a", False), 600, 600, 2.1),
        *placed(traveller("#8a3a2a", "#6e2c20", True), 700, 424, 1.4), *placed(traveller("#64803f", "#4c6230", False),
            740, 338, 1.05),
        *rubble(dice, 300, 610, 150, 90, 12, "#9c9078"), *rubble(dice, 1080, 610, 150, 100, 14, "#9c9078"),
    ]


PICTURES = {
    "troll-bridge": Picture(_troll_bridge, sky=Sky(high="#6a8290", low="#f0e6c0", sun=(0.4, 0.3)), size=WIDE,
    style=BRIGHT),
    "broken-shrine": Picture(_broken_shrine, sky=Sky(high="#5a6a78", low="#e2ecf2"), size=WIDE, light=LAMPLIT,
    style=BRIGHT),
    "the-deep-stair": Picture(_deep_stair, sky=Sky(high="#2c2a38", low="#8a8698"), size=WIDE, light=LAMPLIT,
    style=BRIGHT),
    "the-way-up": Picture(_way_up, sky=Sky(high="#4f8fbe", low="#f2f6ec", sun=(0.51, 0.02), reach=0.42, beams=0.3),
        size=WIDE,
    light=LAMPLIT, style=BRIGHT),
}
_KIT = ("beasts", "fire", "folk", "hands", "monsters", "nature", "remains", "stonework", "trolls", "vaults",
    "waters")
RECIPES = tuple(engraving(f"pictures/warhammer-quest/{name}", picture, __name__, *_KIT, shared=("setting",),
    quality=QUALITY) for name, picture in PICTURES.items())
