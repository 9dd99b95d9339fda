"""The Drowned Queen, and the water as it comes: up the stair, out of the well, through the reeds, under the ice."""

from __future__ import annotations

import random

from assets.workshop.engraving import Fog, Glow, Part, Ridge, Shape, changed, drawn, flat, placed
from assets.workshop.engraving.kit.faces import Face, features, neck
from assets.workshop.engraving.kit.hair import fall, locks
from assets.workshop.engraving.kit.hands import palm
from assets.workshop.engraving.kit.nature import conifer, hill
from assets.workshop.engraving.kit.props import barrel, bottle
from assets.workshop.engraving.kit.stonework import archway, rounded, stair, wall
from assets.workshop.engraving.kit.town import gabled
from assets.workshop.engraving.kit.waters import rings, ripples, water
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.tenefyr.parts import NEAR, form, mark
from assets.workshop.pictures.tenefyr.setting import NIGHT, recipes
from assets.workshop.pictures.tenefyr.stage import QUALITY, scene

QUEEN = Face(skin="#a9d2cc", hair="#3f7f86", iris="#2f6f8f", turn=0.0, width=0.94, jaw=0.82, age=0.05, brow=0.7,
    ridge=0.6,
    nose=0.9, eye=1.3, slant=4, stern=2, smile=-2, lips=1.3, lip_colour="#4f7f9a", bones=0.7, gaze=0)
DEEP, FOAM, REED, PEARL = "#4f8f96", "#eaf6ee", "#8aa04a", "#f4efdc"


def _crown() -> list[Shape]:
    """Return her crown: reeds that have grown together, with pearls on the tips; it sits on a face."""
    spikes = [form(tube(x, -90 - (1 - (x / 110) ** 2) * 26, 26, x * 1.12, -150 - 30 * k, 18, x * 1.22, -210 - 50 * k,
        4), REED, 9,
        70, shadow=NEAR) for x, k in ((-96, 0.2), (-52, 0.6), (0, 1.0), (52, 0.6), (96, 0.2))]
    pearls = [form(ellipse(x * 1.22, -214 - 50 * k, 13), PEARL, 10, 40, shadow=NEAR) for x, k in ((-96, 0.2), (-52,
        0.6), (0, 1.0),
        (52, 0.6), (96, 0.2))]
    return [*spikes, form(tube(-112, -78, 26, 0, -112, 30, 112, -78, 26), darker(REED, 0.15), 11, 10, shadow=NEAR),
        *pearls,
        *[form(ellipse(x, -108 + 0.0024 * x * x, 10), PEARL, 8, 40, shadow=NEAR) for x in (-64, 0, 64)]]


def _cellars() -> Part:
    """Return a vaulted cellar with the water already at the springing of its arches."""
    dice = random.Random(101)
    far = Fog("#e0efe4", 0.42)
    out: list[Shape] = [wall(dice, -20, -20, 680, 520, "#8fa8a4", 46, far)]
    for x in (90, 550):
        out += [flat(rounded(x, 340, 80, 270), "#4a6a70", tone=0.5, fog=Fog("#e0efe4", 0.2)), archway(x, 340, 80, 270,
            22,
            "#b0c0b8", False, far)]
    out.append(water("M-20 330 H660 V500 H-20 Z", DEEP, None, ripples(dice, 0, 640, 338, 480, 34)))
    return [*out, *placed(barrel(80, 104), 84, 390, 1.0, -18), *placed(barrel(76, 100), 572, 398, 1.0, 22)]


def _queen() -> Part:
    """Return the queen, tall, made of the pond, on her throne of reeds; the hem of her is the flood."""
    f = QUEEN
    dice = random.Random(3)
    throne = [form(tube(s * (70 + 26 * k), 330, 26, s * (88 + 36 * k), 80, 24, s * (70 + 44 * k), -170 + 46 * k, 10),
        lighter(REED,
        0.12 * (k % 2)), 11, 80) for s in (-1, 1) for k in range(6)]
    heads = [form(tube(s * (70 + 44 * k), -230 + 46 * k, 20, s * (70 + 44 * k), -174 + 46 * k, 22), "#7a4f2c", 9, 84,
        shadow=NEAR)
        for s in (-1, 1) for k in range(6)]
    gown = form(loop(-120, 210, -190, 270, -300, 400, 300, 400, 190, 270, 120, 210, 50, 200, -50, 200), "#5f9fa6", 60,
        80, ridges=tuple(
        Ridge(line(x * 0.4, 214, x * 0.66 + 12, 280, x, 400), 14, -9) for x in (-260, -180, -100, -30, 50, 130, 210)))
    flood = [water("M-400 330 Q-300 300 -200 326 T0 320 T200 326 T400 320 V480 H-400 Z", DEEP, None, ripples(dice,
        -400, 400, 336,
        460, 40)), drawn("M-380 328 Q-300 300 -200 326 T0 320 T200 326 T380 320", 7, FOAM, ink=0, tone=1.6)]
    drips = [flat(" ".join(f"M{x} {y} q8 14 0 22 q-8 -8 0 -22 Z" for x, y in ((-60, 150), (64, 140), (-118, 60), (122,
        84), (0, 176))),
        FOAM, ink=0, tone=1.7, contour=0.9)]
    hair = locks(f.hair, (-70, -80, 54, -126, 20, 60, -140, 130, 66, -190, 250, 50, -220, 340, 10), (70, -80, 54, 126,
        20, 60, 140, 130,
        66, 190, 250, 50, 220, 340, 10), (-90, 0, 30, -108, 90, 40, -100, 190, 36, -120, 300, 6), (90, 0, 30, 108, 90,
        40, 100, 190, 36,
        120, 300, 6))
    hands = [q for s in (-1, 1) for q in placed([form(tube(0, 170, 60, 0, 110, 46, 0, 60, 40), "#8fc0bc", 22, 70),
        *palm(f.skin, 1.1)],
        s * 236, 170, 1.0, s * 22, s > 0)]
    return [*throne, *heads, fall(f.hair, 240, 40, 16), neck(f, 0.8), gown, *changed(features(f), ink=0.8), *hair,
        *_crown(), *drips,
        *hands, *flood]


def _stairway() -> Part:
    """Return a cellar stair that climbs to a bright door."""
    dice = random.Random(102)
    far = Fog("#f4eed8", 0.64)
    return [wall(dice, -20, -20, 680, 520, "#a8a590", 46, far), flat(rounded(320, 150, 70, 140), "#fff6d2", ink=0,
        tone=1.6,
        glow=Glow("#fff0c0", 40, 0.7)), archway(320, 150, 70, 140, 22, "#c9c2a6", False, far), *stair(320, 470, 420, 9,
        36, 0.86, 0,
        "#bdb79e", Fog("#f0ead0", 0.2))]


def _barrels() -> Part:
    """Return the flood on the stair with three barrels on it; the cellar cat has one to itself."""
    dice = random.Random(5)
    pool = water("M-400 70 Q-300 44 -200 66 T0 60 T200 66 T400 56 V330 H-400 Z", DEEP, None, ripples(dice, -400, 400,
        76, 300, 40))
    foam = drawn("M-400 70 Q-300 44 -200 66 T0 60 T200 66 T400 56", 8, FOAM, ink=0, tone=1.6)
    floats = [*placed(barrel(150, 190), -150, 150, 1.0, -20), *placed(barrel(150, 190), 150, 170, 1.0, 16),
        *placed(barrel(160, 200), -4,
        236, 1.0, 84), *placed(bottle(96, "#5a8a52"), 250, 130, 1.0, 30)]
    front = [water("M-400 190 Q-310 164 -220 186 T-40 182 T140 188 T400 176 V340 H-400 Z", darker(DEEP, 0.06), None,
        ripples(dice, -400,
        400, 196, 320, 30)), drawn("M-400 190 Q-310 164 -220 186 T-40 182 T140 188 T400 176", 7, FOAM, ink=0, tone=1.6)]
    cat = [form(loop(-40, 0, -46, -50, -20, -78, 20, -78, 46, -50, 40, 0), "#3a3236", 24, 20), *[form(polygon(s * 12,
        -100, s * 34, -150,
        s * 42, -92), "#3a3236", 9, 40 * s, shadow=NEAR) for s in (-1, 1)], form(loop(-44, -96, -30, -130, 30, -130,
        44, -96, 24, -66,
        -24, -66), "#3a3236", 26, 16), *[flat(ellipse(s * 18, -102, 9, 12), "#ffe07a", ink=0, tone=1.8,
        contour=1) for s in (-1, 1)],
        *[mark(ellipse(s * 18, -102, 3, 9)) for s in (-1, 1)], drawn("M-8 -82 l8 6 l8 -6", 3, FOAM), form(tube(36, -10,
        16, 74, -30, 14,
        70, -90, 12, 90, -116, 8), "#3a3236", 7, 50, shadow=NEAR)]
    drops = flat(" ".join(ellipse(x, y, r) for x, y, r in ((-250, 20, 6), (-90, 30, 8), (70, 20, 7), (240, 30, 6),
        (-20, 8, 5))), FOAM,
        ink=0, tone=1.7, contour=0.9)
    return [pool, foam, *floats[:len(floats)], *placed(cat, -118, -22, 0.9, -8), drops, *front]


def _green() -> Part:
    """Return the village green by night, everybody at home."""
    far = Fog("#c4cfdc", 0.4)
    return [hill(640, 500, [(-20, 250), (200, 226), (460, 230), (660, 250)], "#7f9a90", far, 8), *[q for x, y,
        k in ((60, 330, 0.9), (150,
        306, 0.7), (500, 306, 0.7), (592, 330, 0.9)) for q in placed(gabled(fog=Fog("#c4cfdc", 0.25)), x, y, k)],
        hill(640, 500, [(-20,
        350), (300, 330), (660, 350)], "#6f8f7a", Fog("#c4cfdc", 0.15))]


def _hands() -> Part:
    """Return the well, and five blue hands that would like to be helped out, or to help somebody in."""
    skin = "#6fa6c9"
    out: list[Shape] = []
    for x, y, size, turn, flip in ((-96, -70, 0.9, -18, False), (96, -80, 0.9, 16, True), (0, -150, 1.1, 2, False)):
        out += placed([form(tube(0, 190, 66, 0, 140, 56, 0, 90, 46), skin, 28, 80), *palm(skin, 1.2)], x, y, size,
            turn, flip)
    back = [form(loop(-190, 34, 0, -4, 190, 34, 0, 70), "#b7b6ae", 10, 4), mark(loop(-160, 34, 0, 6, 160, 34, 0, 60),
        "#1c2a34")]
    front = [wall(random.Random(8), -190, 30, 380, 230, "#b7b6ae", 40, None,
        "M-190 34 Q0 76 190 34 L176 214 Q0 252 -176 214 Z"),
        form(tube(-188, 40, 30, -100, 58, 32, 0, 64, 32, 100, 58, 32, 188, 40, 30), "#cbc9be", 14, 6, shadow=NEAR)]
    grips = [form(tube(x + 22 * k, -26, 24, x + 22 * k, 6, 25, x + 22 * k, 38 + 3 * abs(k - 1.5), 19), lighter(skin,
        0.06 * (k % 2)), 11, 80,
        shadow=NEAR) for x in (-176, 112) for k in range(4)]
    drips = flat(" ".join(f"M{x} {y} q8 14 0 22 q-8 -8 0 -22 Z" for x, y in ((-150, 60), (150, 66), (-84, 40), (60,
        30))), "#dff0f4", ink=0,
        tone=1.7, contour=0.9)
    return [*back, *out, *front, *placed(grips, 0, 30), *placed([drips], 0, 40)]


def _pale() -> Part:
    """Return light under water: green, and from no lamp."""
    return [flat(box(-20, -20, 680, 520), "#a9cf8a", ink=0.2, tone=1.1), flat(ellipse(320, 210, 150, 170), "#f2ffc0",
        ink=0, tone=1.7,
        feather=80, glow=Glow("#dfff9a", 60, 0.7))]


def _hall() -> Part:
    """Return the hall: reeds for pillars, bowed to a vault, and at its end a small throne against the light."""
    dice = random.Random(9)
    out: list[Shape] = []
    seat = " ".join((polygon(-34, 96, -30, -60, 0, -110, 30, -60, 34, 96), box(-60, 40, 24, 60), box(36, 40, 24, 60)))
    throne = [flat(seat, "#3f5a4a", tone=0.5, contour=1, ink=0.3), flat(f"{ellipse(0, -10, 15, 19)} "
        f"{polygon(-22, 10, 22, 10, 34, 96, -34, 96)}", "#22302a", tone=0.2, ink=0), flat(polygon(-16, -26, -20, -50,
        -7, -38, 0,
        -56, 7, -38, 20, -50, 16, -26), "#e8d878", tone=1.3)]
    out += placed(throne, 0, 20, 0.9)
    for plane in range(4):
        veil = Fog("#dff2b0", 0.6 - 0.19 * plane)
        reach, thick = 96 + 66 * plane, 20 + 14 * plane
        for s in (-1, 1):
            for k in range(2):
                x = s * (reach + 34 * k * (1 + plane * 0.3))
                out.append(Shape(tube(x, 260, thick, x + s * 8, 60, thick * 0.9, x - s * 6, -110 - 18 * plane,
                    thick * 0.7, x * 0.42, -210 - 20
                    * plane, thick * 0.3), REED if k else darker(REED, 0.14), bevel=thick * 0.45, angle=84, grain=0.06,
                    fog=veil, ridges=(
                    Ridge(" ".join(f"M{x - thick} {y} h{2 * thick}" for y in range(-80, 240, 70)), 5, -5),)))
                head = (x - s * 16 * k, -150 - 22 * plane + 60 * k)
                out.append(Shape(tube(head[0], head[1], thick * 0.55, head[0] - s * 4, head[1] + 40 + 8 * plane,
                    thick * 0.6),
                    "#8a5a32", bevel=thick * 0.25, angle=80, fog=veil))
    pool = [water("M-420 150 Q0 120 420 150 V340 H-420 Z", "#6fa07a", None, ripples(dice, -400, 400, 156, 300, 40)),
        flat(polygon(-60, 146, 60,
        146, 150, 300, -150, 300), "#eaffb8", ink=0.05, tone=1.5, opacity=0.6, feather=26), *[rings(x, y, r) for x, y,
        r in ((-150, 190, 50),
        (170, 220, 60))]]
    return [*out, *pool]


def _winter() -> Part:
    """Return the shore of a frozen pond."""
    dice = random.Random(105)
    far = Fog("#eef2f2", 0.4)
    return [flat(box(-20, -20, 680, 520), "#cfe3ea", ink=0.15, tone=1.3), hill(640, 500, [(-20, 60), (200, 40), (460,
        46), (660, 56)],
        "#f4f6f2", far, 6), *[q for x, h in ((40, 90), (110, 66), (540, 74), (606, 96)) for q in conifer(dice, x, 74,
        h, "#5f8078", far)]]


def _below() -> Part:
    """Return the face under the ice, crowned, looking up; above it somebody's skating has stopped."""
    f = QUEEN
    pool = form(loop(-350, 260, -340, -60, -200, -150, 0, -172, 200, -150, 340, -60, 350, 260), "#5f9fb4", 40, 6,
        swell=0.3)
    face = [*locks(f.hair, (-60, -110, 60, -160, -40, 66, -220, 40, 60, -290, 90, 6), (60, -110, 60, 160, -40, 66, 220,
        40, 60, 290, 90, 6), (-90,
        40, 50, -170, 130, 56, -240, 220, 8), (90, 40, 50, 170, 130, 56, 240, 220, 8)), *changed(features(f), ink=0.8),
        *_crown()]
    hands = [q for s in (-1, 1) for q in placed(palm("#8fc0cc", 1.1), s * 196, 130, 0.95, s * 14, s > 0)]
    sheet = flat(loop(-350, 260, -340, -60, -200, -150, 0, -172, 200, -150, 340, -60, 350, 260), "#d6eef4", ink=0.15,
        tone=1.4, opacity=0.34)
    crack = " ".join((polygon(-10, 30, -70, -30, -130, -40, -76, -22, -30, 20), polygon(0, 20, 40, -50, 30, -120, 52,
        -54, 22, 20), polygon(10,
        40, 110, 60, 180, 30, 112, 72, 20, 56), polygon(-10, 50, -70, 130, -60, 200, -60, 132, 6, 60)))
    glass = [flat(crack, "#ffffff", ink=0, tone=1.9, contour=1.2),
        drawn("M-260 -60 L-160 -110 M-250 -30 L-190 -62 M180 130 L270 70 M200 170 "
        "L250 136 M-210 180 L-160 150", 8, "#ffffff", ink=0, tone=1.9, contour=0.2),
        drawn("M-300 200 Q-120 120 -90 -100 M300 210 Q250 60 90 "
        "-130", 4, "#f4fbfc", ink=0, tone=1.7, contour=0.3)]
    snow = [form(loop(-420, 300, -400, 180, -300, 196, -220, 226, -100, 216, 0, 236, 110, 218, 220, 230, 310, 194, 400,
        184, 420, 300), "#f6f8f4",
        20, 6, ink=0.6)]
    blade = placed([form(loop(-40, -10, -44, -70, -14, -76, -8, -36, 40, -30, 46, -8, 40, 0, -40, 0), "#8a5a3a", 14,
        20), form(tube(-56, 14, 7,
        50, 14, 7, 64, 4, 5), "#b9c4c8", 3, 4, shine=0.6), drawn("M-30 0 V12 M28 0 V12", 6, "#8a929a")], 250, 184, 1.0,
        -8)
    return [pool, *placed([*hands, *face], 0, 20, 0.94), sheet, *glass, *snow, *blade]


PICTURES = {
    "drowned-queen": scene(_cellars, _queen, 320, 224, 0.77),
    "rising-cellar": scene(_stairway, _barrels, 320, 246, 1.0),
    "cold-hands": scene(_green, _hands, 320, 238, 0.9, NIGHT),
    "hall-of-reeds": scene(_pale, _hall, 320, 226, 1.0),
    "queen-below": scene(_winter, _below, 320, 236, 0.9),
}
RECIPES = recipes(
    "bosses", PICTURES, __name__, "faces", "hair", "hands", "houses", "nature", "props", "stonework", "town",
    "waters", shared=("parts", "stage"), quality=QUALITY,
)
