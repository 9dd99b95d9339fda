"""Exploration cards of the open road: second wind, fresh tracks."""

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
    mist,
    placed,
)
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.kit.nature import cloud, conifer, grass, hill, mountain, rock
from assets.workshop.engraving.kit.runes import gust
from assets.workshop.engraving.palette import WOOD, darker, lighter
from assets.workshop.engraving.paths import ellipse, line, loop, polygon, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.terrinoth.still import scene

AIR = "#dfeef0"
SKIN = "#b9d2d6"
SNOW = "#eef1ee"


def _billow(dice: random.Random, x: float, y: float, rx: float, ry: float, bulges: int = 9) -> str:
    """Return a cloud whose rim is a run of round bulges."""
    start = dice.uniform(0, 1)
    rim = [(x + rx * dice.uniform(0.86, 1.0) * math.cos(a), y + ry * dice.uniform(0.86, 1.0) * math.sin(a))
        for a in (2 * math.pi * (i + start) / bulges for i in range(bulges))]
    arcs = []
    for (ax, ay), (bx, by) in zip(rim, [*rim[1:], rim[0]], strict=True):
        r = math.hypot(bx - ax, by - ay) * 0.54
        arcs.append(f"A{r:.1f} {r:.1f} 0 0 1 {bx:.1f} {by:.1f}")
    return f"M{rim[0][0]:.1f} {rim[0][1]:.1f} {' '.join(arcs)} Z"


def _wind_face() -> list[Shape]:
    """Return the North Wind of the old maps in profile, cheeks full, blowing to the lower right."""
    ink = "#24343c"
    profile = (
        "M150 60 C220 10 300 26 336 84 C350 106 352 124 350 142 C349 156 336 164 340 176 C350 198 396 230 398 250 "
        "C398 262 378 264 364 264 C360 272 366 280 384 286 C398 290 404 300 398 308 C392 314 380 312 376 316 "
        "C384 322 394 330 386 340 C378 350 356 344 350 350 C344 360 362 376 348 396 C326 424 270 420 232 408 "
        "C150 384 96 300 98 200 C98 140 116 84 150 60 Z"
    )
    curls = [(120, 90, 92, 62, "#eef3ec"), (222, 40, 100, 52, "#f6f8f0"), (70, 190, 84, 70, "#e4ece8"),
        (84, 310, 92, 72, "#dde6e6"), (160, 408, 104, 62, "#e8efea"), (300, 62, 60, 36, "#ffffff")]
    dice = random.Random(12)
    hair = [Shape(_billow(dice, x, y, rx, ry), c, bevel=42, angle=20 + 37 * i, grain=0.1, ink=0.75,
        ridges=(Ridge(gust(x - rx * 0.4, y + ry * 0.3, x, y - ry * 0.1, width=6, curl=ry * 0.42), 5, -5),),
        shadow=Shadow(0.35, 6, 9, 7)) for i, (x, y, rx, ry, c) in enumerate(curls)]
    beard = [Shape(_billow(dice, x, y, rx, ry, 8), "#edf2ee", bevel=26, angle=a, grain=0.1, ink=0.75,
        shadow=Shadow(0.35, 4, 7, 5)) for x, y, rx, ry, a in ((240, 424, 66, 46, 60), (306, 408, 52, 40, 110))]
    return [
        Shape(profile, SKIN, bevel=90, swell=0.55, angle=14, pitch=0.85, grain=0.02, tone=1.16, shadow=Shadow(0.5, 12,
            14, 10),
            dabs=(Dab(300, 140, 44, 16, 13, 16), Dab(300, 186, 34, 20, -14),
                Dab(372, 240, 24, 22, 14), Dab(340, 262, 14, 30, -9), Dab(346, 368, 24, 20, 9),
                Dab(232, 190, 30, 40, 6))),
        Shape(ellipse(272, 316, 66, 60), lighter(SKIN, 0.12), bevel=64, angle=-24, pitch=0.85, grain=0.02, contour=0,
            feather=9, tone=1.16, shadow=NO_SHADOW),
        flat(loop(272, 186, 296, 174, 324, 178, 334, 190, 312, 198, 288, 196), "#f7f3e2", ink=0.1, tone=1.4,
            contour=0.6),
        flat(ellipse(318, 187, 9, 9.5), "#3a6a86", contour=0.9, ink=0.1),
        flat(ellipse(320, 187, 4.4), "#10161a", tone=0.1),
        drawn(line(264, 188, 290, 171, 322, 174, 338, 190), 5.4, ink),
        drawn(line(276, 204, 300, 208, 322, 202), 2.2, ink),
        drawn(line(360, 246, 352, 256, 362, 264), 3.4, ink),
        flat(ellipse(398, 300, 9, 12), "#26323a", tone=0.25, contour=0.8),
        drawn(line(352, 296, 366, 300, 380, 302), 2.6, ink),
        drawn(line(232, 262, 204, 300, 210, 346, 236, 372), 3, ink),
        drawn(line(336, 282, 346, 304, 338, 338), 2.6, ink),
        Shape(tube(262, 156, 8, 292, 136, 24, 330, 140, 22, 352, 158, 4), "#f4f6ee", bevel=12, angle=50, ink=0.7,
            ridges=(Ridge("M276 150 l10 -16 M296 146 l10 -16 M318 150 l12 -14", 4, -4),), shadow=Shadow(0.45, 2, 7, 4)),
        Shape(tube(352, 262, 10, 336, 274, 26, 312, 288, 20, 296, 286, 3), "#f4f6ee", bevel=12, angle=100, ink=0.7,
            shadow=Shadow(0.4, 3, 6, 4)),
        *hair, *beard,
    ]


def _blast() -> list[Shape]:
    """Return the breath: a pale cone with threads of wind that curl, and leaves that ride on it."""
    out: list[Shape] = [mist(polygon(404, 292, 720, 250, 720, 560, 408, 316), "#f6fbf2", 0.85, 22),
        mist(polygon(404, 294, 720, 330, 720, 470, 406, 312), "#ffffff", 0.8, 12)]
    threads = [gust(412, 296, 470, 274, 540, 230, 600, 210, width=13, curl=34, side=-1),
        gust(414, 308, 480, 330, 540, 372, 590, 384, width=11, curl=24, side=1),
        gust(414, 302, 490, 296, 580, 292, 620, 300, width=14, curl=30, side=-1),
        gust(412, 314, 452, 346, 480, 400, 520, 430, width=11, curl=26, side=1)]
    out += [s for path in threads for s in (flat(path, "#ffffff", ink=0, tone=1.8, contour=1.3),)]
    out += [drawn(line(*run), 2.2, "#5a7680", contour=0.4) for run in ((420, 292, 500, 262, 560, 214),
        (424, 306, 520, 314, 640, 318), (420, 310, 480, 356, 520, 404), (440, 300, 540, 272, 650, 268))]
    for x, y, turn, colour in ((536, 176, 40, "#c98a3a"), (640, 240, -20, "#a8552f"), (470, 250, 70, "#c9a24a"),
        (560, 340, -50, "#8aa04a"), (640, 400, 20, "#c98a3a")):
        out += placed([Shape(loop(-26, 0, -8, -12, 14, -10, 30, 0, 12, 12, -10, 10), colour, bevel=8, angle=30,
            ridges=(Ridge("M-24 0 H28", 3, 3),)), drawn("M26 0 l14 4", 3)], x, y, 1.0, turn)
    return out


def _embers() -> list[Shape]:
    """Return a camp fire that was nearly out: the blast lays its new flames over."""
    logs = [(420, 566, 610, 536), (436, 534, 614, 574), (470, 580, 570, 520)]
    bent = [shape for x, high, turn, k in ((484, 116, 26, 0.9), (540, 160, 32, 1.0), (584, 110, 40, 0.8))
        for shape in placed(flame(0, 0, high, 0.5 * k), x, 552, 1.0, turn)]
    out: list[Shape] = [*bent]
    for i, (ax, ay, bx, by) in enumerate(logs):
        out.append(Shape(tube(ax, ay, 30, bx, by, 26), darker(WOOD, 0.1 * i), bevel=14, angle=6 + 20 * i, grain=0.25))
    out.append(flat(" ".join(ellipse(468 + 23 * i, 566 - 9 * (i % 3), 8, 6) for i in range(7)), "#ff8a2a", ink=0,
        tone=1.7, contour=0.8))
    sparks = " ".join(ellipse(610 + 10 * i, 450 - 17 * (i % 4) + 6 * i, 3.6) for i in range(7))
    return [*out, flat(sparks, "#ffc24a", ink=0, tone=1.8, contour=0.6)]


def _second_wind() -> Part:
    """Return the North Wind that blows a dying fire to life."""
    return [*placed(_wind_face(), 8, 0, 1.0), *_blast(), *_embers()]


def _open_country() -> Part:
    """Return hills at evening below a wide sky."""
    fog = Fog("#d8e2d8", 0.6)
    dice = random.Random(3)
    return [*[s for x, top in ((120, 380), (560, 360), (360, 410)) for s in mountain(dice, x, top, 560, fog)],
        cloud(dice, 560, 90, 150, 22, "#f0eee0"), cloud(dice, 470, 150, 90, 12, "#f0eee0"),
        hill(680, 640, [(-20, 530), (200, 500), (440, 520), (700, 490)], "#7d9070", Fog("#d8e2d8", 0.3)),
        hill(680, 640, [(-20, 580), (300, 556), (700, 566)], "#6f8258"),
        grass(dice, 60, 600, 120, 40), grass(dice, 330, 604, 160, 34)]


def _paw() -> list[Shape]:
    """Return the print of a great wolf in snow, 130 wide, its claws upward: one cleft pad, four toes."""
    heel = (
        "M-46 34 C-60 10 -34 -8 -20 -26 C-10 -38 10 -38 20 -26 C34 -8 60 10 46 34 C38 50 20 38 0 40 C-20 38 -38 50 "
        "-46 34 Z"
    )
    toes = [(-54, -34, 15, 23, -16), (-20, -66, 15, 25, -5), (20, -66, 15, 25, 5), (54, -34, 15, 23, 16)]
    hollows = [heel] + [loop(*(v for k in range(8) for a in [math.pi * k / 4] for v in (
        x + rx * math.cos(a) - math.sin(math.radians(-t)) * ry * math.sin(a) * 0.4, y + ry * math.sin(a))))
        for x, y, rx, ry, t in toes]
    claws = [polygon(x - 5, y - ry - 3, x + 5, y - ry - 3, x + t * 0.35, y - ry - 19) for x, y, _, ry, t in toes]
    rim = loop(-66, 46, -78, -30, -52, -78, 0, -108, 52, -78, 78, -30, 66, 46, 0, 62)
    return [
        Shape(rim, SNOW, bevel=20, swell=0.5, angle=20, grain=0.1, contour=0, ink=0.5, tone=1.12, feather=8,
            shadow=NO_SHADOW),
        Shape(" ".join(hollows), "#7f9fbc", bevel=12, swell=-1.0, angle=34, grain=0.04, tone=0.8, contour=1.5, ink=0.85,
            shadow=NO_SHADOW),
        flat(" ".join(claws), "#2c3f52", tone=0.3, contour=0.6),
        drawn("M-40 46 Q0 56 40 46 M-62 -18 q2 14 12 14 M62 -18 q-2 14 -12 14", 3.4, "#ffffff", ink=0, tone=1.8,
            contour=0),
    ]


def _tracks() -> Part:
    """Return a line of great paw prints that leads over new snow into a wood where something looks back."""
    dice = random.Random(6)
    out: list[Shape] = []
    for x, y, size, turn in ((430, 342, 0.08, 16), (402, 350, 0.11, 18), (430, 364, 0.15, 14), (372, 378, 0.2, 10),
        (414, 400, 0.28, 6), (308, 422, 0.38, 2), (400, 474, 0.58, 8), (206, 528, 0.84, 10)):
        out += placed(_paw(), x, y, size, turn, stretch=1.42)
    eyes = [(492, 308, 10), (570, 316, 8)]
    glow = [shape for x, y, r in eyes for k in (-1, 1) for shape in (
        flat(loop(x + k * r * 1.5 - r, y - k * 1.5, x + k * r * 1.5, y - r * 0.7, x + k * r * 1.5 + r, y + k * 1.5,
            x + k * r * 1.5, y + r * 0.6), "#ffd84a", ink=0, tone=1.9, contour=0.8, glow=Glow("#ffc83a", 5, 0.7)),
        flat(ellipse(x + k * r * 1.5, y, r * 0.26, r * 0.6), "#1a1208", tone=0.2))]
    boughs = (tube(-70, 8, 10, -20, -4, 9, 30, 2, 7, 84, -16, 2), tube(-10, -2, 6, 20, -34, 4, 52, -50, 1),
        tube(20, 0, 5, 50, 22, 3, 76, 24, 1))
    twig = [Shape(" ".join(boughs), "#5a4030", bevel=5, angle=20, grain=0.2)]
    tufts = [grass(dice, x, foot, wide, high, "#8a7a50") for x, foot, wide, high in ((70, 466, 60, 50),
        (610, 520, 90, 70), (520, 420, 40, 30))]
    dark = flat(loop(440, 344, 452, 300, 490, 278, 540, 290, 590, 296, 620, 344), "#1c2a2c", tone=0.25, opacity=0.9,
        feather=12)
    return [dark, *glow, *out, *tufts, *placed(twig, 500, 566, 1.1, -8)]


def _winter_wood() -> Part:
    """Return firs under snow round a clearing, the sun low behind them."""
    dice = random.Random(9)
    fog = "#e9e6da"
    out: list[Shape] = [hill(680, 640, [(-20, 300), (240, 290), (700, 296)], "#c9d2d0", Fog(fog, 0.6))]
    for step, (foot, high, veil, count) in enumerate(((312, 190, 0.6, 16), (326, 260, 0.36, 12), (348, 360, 0.08, 9))):
        roots = sorted(dice.uniform(-10, 690) for _ in range(count))
        for x in roots:
            if step == 2 and 150 < x < 380:
                continue
            out += _snowy_fir(dice, x, foot + dice.uniform(0, 10), high * dice.uniform(0.8, 1.15), Fog(fog, veil))
    drifts = Ridge("M-20 470 Q140 440 330 476 T700 450 M-20 560 Q200 520 400 566 T700 530 M380 400 Q520 384 700 410",
        26, 9)
    return [*out,
        Shape("M-20 640 L-20 352 C120 330 240 344 360 334 C470 326 600 344 700 336 L700 640 Z", SNOW, bevel=60,
            swell=0.5, angle=4, grain=0.1, contour=0.7, ink=0.5, tone=1.1, ridges=(drifts,), shadow=Shadow(0.2, 0, -5,
            6)),
        flat(loop(-20, 420, 120, 402, 260, 420, 420, 400, 300, 440, 120, 448), "#b7cbda", opacity=0.5, feather=16,
            ink=0.6),
        flat(loop(360, 520, 520, 480, 720, 500, 720, 580, 520, 560), "#b7cbda", opacity=0.5, feather=20, ink=0.6),
        *rock(dice, 616, 452, 90, 46, "#8b8f94"), *rock(dice, 46, 404, 70, 36, "#8b8f94")]


def _snowy_fir(dice: random.Random, x: float, foot: float, height: float, fog: Fog) -> list[Shape]:
    """Return a fir with a load of snow on the lit side of its boughs."""
    loads = []
    for k in range(4):
        y = foot - height * (0.84 - 0.2 * k)
        wide = height * (0.05 + 0.055 * k)
        loads.append(loop(x - wide * 1.2, y + height * 0.07, x - wide * 0.7, y - height * 0.01, x + wide * 0.1,
            y - height * 0.03, x + wide * 0.5, y + height * 0.03, x - wide * 0.1, y + height * 0.05))
    return [*conifer(dice, x, foot, height, "#465f5c", fog), Shape(" ".join(loads), "#f4f5ee", bevel=height * 0.03,
        angle=30, ink=0.35, contour=0.6, tone=1.2, fog=Fog(fog.colour, fog.amount * 0.6), shadow=NO_SHADOW)]


_SETS = {
    "fresh-tracks": scene(_winter_wood, _tracks, Sky(high="#8fa6b4", low="#f8e6bc", sun=(0.4, 0.36), beams=0.14,
        seed=4)),
    "second-wind": scene(_open_country, _second_wind, Sky(high="#4f7f98", low="#eaf0dc", sun=(0.3, 0.25), beams=0.12,
        seed=7)),
}
_KIT = ("fire", "nature", "runes")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT, shared=("still",))
    for name, picture in _SETS.items())
