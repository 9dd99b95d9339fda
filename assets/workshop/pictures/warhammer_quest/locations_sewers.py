"""Wet places close under the streets: Sewer System, Flooded Cellar, Old Culvert, Root Tunnels."""

from __future__ import annotations

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
)
from assets.workshop.engraving.kit.beasts import rat
from assets.workshop.engraving.kit.fire import lantern
from assets.workshop.engraving.kit.props import barrel, bottle, crate
from assets.workshop.engraving.kit.stonework import archway, cave, chain, pillar, rounded, wall
from assets.workshop.engraving.kit.vaults import (
    BRICK,
    grating,
    light_shaft,
    pipe,
    sconce,
    streaks,
    tunnel,
    walkway,
)
from assets.workshop.engraving.kit.waters import glints, reeds, rings, ripples, water
from assets.workshop.engraving.kit.webs import eyes
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.engraving.picture import WIDE
from assets.workshop.pictures.record import WEBP, engraving
from assets.workshop.pictures.warhammer_quest.setting import BRIGHT, DEEP, LAMPLIT


def _sewer_system() -> Part:
    """Return two brick tunnels from which green water runs, a torch on the pier between them."""
    dice = random.Random(8)
    air = "#e2cf8e"
    green = "#86a04c"
    flow = [water(polygon(x - 150, 446, x + 150, 446, x + 190 + lean, 620, x - 190 + lean, 620), green, Fog(air, 0.1),
        ripples(dice, x - 150, x + 170, 456, 610, 26)) for x, lean in ((380, -60), (980, 60))]
    falls = [Shape(polygon(x - 96, 398, x + 96, 398, x + 112, 452, x - 112, 452), "#a5bb68", bevel=18, angle=84,
        grain=0.1,
        ridges=(Ridge(" ".join(f"M{x + k} 398 q4 26 {k / 12:.0f} 52" for k in range(-88, 92, 17)), 5, -4),))
        for x in (380,
        980)]
    foam = [mist(ellipse(x, 458, 130, 10), "#eef2cc", 0.8, 10) for x in (380, 980)]
    return [
        wall(dice, -20, -20, 1400, 500, BRICK, 24, Fog(air, 0.12)),
        *streaks(dice, 40, 1320, 60, 12),
        *tunnel(380, 404, 168, 300, (36, -30), 5, 0.74, "#a9714f", air, "#fff0b4", Glow("#ffe08a", 26, 0.8), 0.7),
        *tunnel(980, 404, 168, 300, (-36, -30), 5, 0.74, "#a9714f", air, "#2c2a18", None, 0.6),
        *[archway(x, 404, 168, 300, 34, "#b5a486", False) for x in (380, 980)],
        *eyes(964, 352, 20, 7),
        *eyes(930, 376, 15, 5),
        *eyes(994, 378, 14, 5),
        Shape(box(-20, 404, 1400, 46), "#9b9078", bevel=12, angle=4, grain=0.25, ridges=(Ridge(" ".join(
            f"M{x} 404 v46" for x in range(10, 1380, 74)), 5, -4),)),
        *flow,
        *falls,
        *foam,
        glints(dice, 372, 470, 610, 60, "#f2f4b0", 20),
        walkway(dice, 560, 446, 800, 446, 850, 620, 510, 620, colour="#a39780"),
        walkway(dice, -20, 446, 222, 446, 110, 620, -20, 620, colour="#a39780"),
        walkway(dice, 1142, 446, 1380, 446, 1380, 620, 1256, 620, colour="#8e836e"),
        *pillar(680, 470, 70, 44, "#a8977c"),
        *placed(sconce(1.15, 0), 680, 262),
        *pipe(90, -20, 54, 96, 110, 54, 104, 232, 54, colour="#6f6a58"),
        Shape(tube(104, 232, 40, 112, 300, 34, 122, 446, 42), "#93ac58", bevel=14, angle=84, grain=0.1),
        *chain(1226, -20, 120, 1.3),
        *lantern(1226, 110, 1.6, 0.9),
        *placed(rat(dice, "#6f6458"), 650, 548, 0.34),
        *placed(rat(dice, "#7d6f60"), 770, 566, 0.24, mirror=True),
        *placed(barrel(90, 112), 70, 566),
        *[rings(x, 560, 26) for x in (300, 1060)],
    ]


def _flooded_cellar() -> Part:
    """Return a stair that goes down into still water, from a lit door; barrels and bottles float in it."""
    dice = random.Random(15)
    air = "#b9c6c0"
    steps: list[Shape] = []
    for k in range(8):
        left, top = 130 + 74 * k, 156 + 36 * k
        steps += [Shape(box(-20, top, left + 66, 60), "#a89a84", bevel=5, angle=84, grain=0.22, shadow=Shadow(0.4, 6, 6,
            5)),
            Shape(polygon(-20, top, left + 46, top, left + 22, top - 13, -20, top - 13), "#cdbf9f", bevel=3, angle=3,
            grain=0.16, shadow=NO_SHADOW)]
    keg = barrel(112, 150)
    return [
        wall(dice, -20, -20, 1400, 500, "#7f8c90", 44, Fog(air, 0.16)),
        *streaks(dice, 500, 1340, 130, 14, "#55665f", 190),
        *[s for x in (760, 1010, 1260) for s in (flat(rounded(x, 420, 92, 250), "#2d3a40", tone=0.5, contour=1),
            archway(x, 420, 92, 250, 26, "#96a0a0", False, Fog(air, 0.1)))],
        flat(rounded(150, 158, 84, 240), "#fff0b8", ink=0, tone=1.8, contour=1, glow=Glow("#ffd98a", 60, 0.9)),
        archway(150, 158, 84, 240, 26, "#b5a88e", False),
        *steps,
        water(polygon(-20, 396, 1380, 396, 1380, 640, -20, 640), "#5f93a4", None, ripples(dice, -20, 1360, 410, 600,
        70)),
        glints(dice, 520, 400, 600, 110, "#fdf0bc", 34, spread=2.0),
        *[Shape(polygon(-20, y, 620 + 40 * k, y, 600 + 40 * k, y + 10, -20, y + 10), "#86a8ac", bevel=3, angle=2,
        opacity=0.6,
            contour=0.3, shadow=NO_SHADOW) for k, y in enumerate((412, 434))],
        *[s for x, y, size, turn in ((760, 470, 0.9, -62), (1000, 452, 0.75, 74), (1190, 560, 1.25, -76), (640, 590,
        1.1,
            64)) for s in placed(keg, x, y, size, turn)],
        *[mist(ellipse(x, y, w, 12), "#7fb0bc", 0.85, 6) for x, y, w in ((700, 486, 96), (1060, 466, 80), (1150, 588,
        130),
            (700, 606, 116))],
        *[rings(x, y, w, 3) for x, y, w in ((716, 486, 90), (1050, 468, 76), (1140, 580, 120), (890, 540, 30), (690,
        600,
            110))],
        *placed(barrel(104, 132, "#6b4a30"), 900, 516),
        mist(ellipse(900, 518, 76, 9), "#7fb0bc", 0.9, 5),
        rings(900, 516, 74),
        *placed(crate(96, 70), 440, 584, 1.0, -9),
        mist(ellipse(440, 586, 76, 10), "#7fb0bc", 0.9, 5),
        *placed(bottle(62, "#5a7a52"), 980, 598, 1.0, 30),
        *chain(1130, -20, 100, 1.2),
        *[Shape(ellipse(1130, 116, 22, 9), "#55504a", bevel=5), drawn("M1130 122 v26 q-2 12 -12 12", 6, "#3a342e")],
        light_shaft(180, 60, 60, 420, 300, "#fff2c0", 0.22),
    ]


def _old_culvert() -> Part:
    """Return a low culvert of many rings, a barred circle of daylight at its far end."""
    dice = random.Random(23)
    air = "#e6efe2"
    way = polygon(640, 348, 720, 348, 1010, 640, 350, 640)
    mosses = [flat(tube(*run), "#7f9a4c", opacity=0.8, ink=0.8, grain=0.3, contour=0.5, feather=2) for run in (
        (190, 120, 10, 200, 190, 26, 196, 260, 2), (1150, 90, 8, 1146, 170, 30, 1156, 250, 2), (420, 40, 6, 424, 90, 20,
        420,
        140, 2), (940, 50, 6, 936, 100, 18, 942, 140, 2))]
    return [
        wall(dice, -20, -20, 1400, 660, "#7f8a7c", 46),
        *tunnel(680, 560, 560, 540, (0, -206), 9, 0.795, "#8fa08a", air, "#fdfdf0", Glow("#f4fbff", 70, 1.0), 0.9),
        *placed(grating(0, 0, 66, 60, 6), 680, 294),
        archway(680, 560, 560, 540, 60, "#a39c86", False),
        water(way, "#8fb4b4", Fog(air, 0.2), ripples(dice, 430, 930, 380, 610, 44)),
        glints(dice, 680, 352, 612, 120, "#ffffff", 34, 1.7, 2.4),
        walkway(dice, 644, 350, 620, 350, 60, 640, 372, 640, colour="#a9a487", row=40),
        walkway(dice, 716, 350, 740, 350, 1300, 640, 988, 640, colour="#97968a", row=40),
        *mosses,
        *reeds(dice, 300, 606, 90, 120, "#6f8a44", 10),
        *reeds(dice, 1090, 600, 80, 100, "#6f8a44", 9),
        *placed(rat(dice, "#5f564c"), 420, 500, 0.3, mirror=True),
        *pipe(1268, 250, 60, 1210, 262, 60, 1160, 300, 54, colour="#7f7a68"),
        Shape(tube(1154, 318, 30, 1130, 380, 26, 1120, 470, 40), "#b9d2cc", bevel=12, angle=84, grain=0.1),
        mist(ellipse(1116, 474, 60, 14), "#f0f6ee", 0.8, 8),
        light_shaft(680, 240, 60, 560, 250, "#fbfff2", 0.4),
        mist(ellipse(680, 372, 200, 16), "#f4faf0", 0.6, 14),
    ]


def _root(dice: random.Random, x: float, top: float, long: float, wide: float, lean: float) -> list[float]:
    """Return the run of one hanging root: x, y, width, ..."""
    run = []
    for k in range(6):
        t = k / 5
        run += [x + lean * t + dice.uniform(-1, 1) * wide * 0.9 * (0.2 + t), top + long * t, wide * (1 - t) ** 0.8 + 2]
    return run


def _root_tunnels() -> Part:
    """Return a burrow under a great tree: roots through the roof, and eyes behind them."""
    dice = random.Random(34)
    air = "#d8c89a"
    out: list[Shape] = [
        cave(dice, (680, 320, 430, 220), "#76583a", Fog(air, 0.16), rough=34),
        flat(ellipse(680, 330, 420, 214), "#5a4128", tone=0.75, ink=0.9, grain=0.3),
        cave(dice, (690, 340, 330, 176), "#6b5034", Fog(air, 0.06), rough=30),
        flat(loop(360, 470, 340, 340, 440, 220, 660, 174, 900, 200, 1016, 330, 1000, 480, 700, 520), "#1c130c",
        tone=0.22,
            contour=0.8),
        *eyes(560, 330, 56, 18), *eyes(742, 262, 40, 13), *eyes(846, 366, 60, 19), *eyes(688, 408, 36, 12),
        *eyes(480, 420, 30, 10), *eyes(940, 290, 28, 9),
    ]
    for count, wide, tint, veil, deep in ((15, 20, "#c09a6c", 0.1, 380), (9, 34, "#a07a4e", 0.0, 450)):
        for k in range(count):
            x = 60 + 1240 * (k + dice.uniform(0.2, 0.8)) / count
            middle = 1 - min(1.0, abs(x - 690) / 300)
            run = _root(dice, x, -30, deep * (1 - 0.16 * middle) * dice.uniform(0.75, 1.15), wide * dice.uniform(0.8,
                1.3),
                dice.uniform(-80, 80))
            bark = Ridge(line(*[v for i in range(0, len(run), 3) for v in (run[i] + wide * 0.12, run[i + 1])]),
                wide * 0.24,
                -wide * 0.12)
            out.append(Shape(tube(*run), tint, bevel=wide * 0.5, angle=80 + dice.uniform(-16, 16), grain=0.25,
                fog=Fog(air, veil), ridges=(bark,), shadow=Shadow(0.5, 10, 12, 8)))
            for _ in range(2):
                i = dice.choice((6, 9, 12))
                out.append(Shape(tube(run[i], run[i + 1], wide * 0.4, run[i] + dice.uniform(-50, 50), run[i + 1] + 40,
                    wide * 0.24, run[i] + dice.uniform(-80, 80), run[i + 1] + dice.uniform(70, 130), 1.5), tint,
                    bevel=wide * 0.2, angle=60, grain=0.2, fog=Fog(air, veil)))
    arch = [(-40, 640, 120, 60, 470, 84, 150, 280, 72, 90, 120, 90, 110, -40, 120), (1400, 640, 130, 1290, 480, 90,
        1216, 300,
        76, 1290, 130, 96, 1250, -40, 130), (60, 640, 60, 250, 560, 54, 400, 590, 40, 560, 560, 26, 660, 600, 4), (1330,
        640,
        60, 1140, 574, 56, 1010, 600, 40, 860, 566, 26, 780, 600, 4)]
    for n, run in enumerate(arch):
        knots = [(run[i], run[i + 1], run[i + 2]) for i in range(0, len(run), 3)]
        grooves = Ridge(" ".join(line(*[v for x, y, w in knots for v in (x + w * u, y + w * u * 0.3)]) for u in (-0.28,
            -0.05,
            0.2)), 10, -7)
        out.append(Shape(tube(*run), "#6f5034" if n < 2 else "#7d5c3c", bevel=34, angle=72 - 60 * (n > 1), grain=0.3,
            ridges=(grooves,), shadow=Shadow(0.5, 12, 14, 10)))
    ground = Shape(polygon(-20, 640, -20, 574, 240, 596, 520, 582, 820, 596, 1100, 580, 1380, 590, 1380, 640),
        "#7a5a3a",
        bevel=20, angle=8, grain=0.4)
    return [*out, ground, *placed(lantern(0, 0, 0.9), 452, 500), *placed(rat(dice, "#5f5044"), 930, 570, 0.3),
        light_shaft(250, -20, 20, 590, 90, "#fff4cc", 0.3)]


PICTURES = {
    "sewer-system": Picture(_sewer_system, sky=Sky(high="#4a3a2c", low="#e6cc92"), size=WIDE, light=LAMPLIT,
    style=BRIGHT),
    "flooded-cellar": Picture(_flooded_cellar, sky=Sky(high="#33464c", low="#e6dcb0", sun=(0.1, 0.1)), size=WIDE,
        light=LAMPLIT, style=BRIGHT),
    "old-culvert": Picture(_old_culvert, sky=Sky(high="#5a6660", low="#f4f6e0", sun=(0.5, 0.45)), size=WIDE,
    light=LAMPLIT,
        style=DEEP),
    "root-tunnels": Picture(_root_tunnels, sky=Sky(high="#2e2216", low="#5a4228", sun=(0.5, 0.5)), size=WIDE,
    light=LAMPLIT,
        style=BRIGHT),
}
_KIT = ("beasts", "fire", "props", "stonework", "vaults", "waters", "webs")
RECIPES = tuple(engraving(f"pictures/warhammer-quest/{name}", picture, __name__, *_KIT, shared=("setting",),
    quality=WEBP, ending="webp") for name, picture in PICTURES.items())
