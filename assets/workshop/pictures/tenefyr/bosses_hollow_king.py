"""The Hollow King: a robe and a crown at the right height, his throne, his banner, his choir, and the crown alone."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import NO_SHADOW, Fog, Glow, Part, Ridge, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.nature import hill, mountain
from assets.workshop.engraving.kit.stonework import archway, floor, gothic, pillar, wall
from assets.workshop.engraving.kit.town import gabled
from assets.workshop.engraving.palette import GOLD, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, tube
from assets.workshop.pictures.tenefyr.parts import NEAR, form, mark
from assets.workshop.pictures.tenefyr.setting import EVENING, recipes
from assets.workshop.pictures.tenefyr.stage import QUALITY, scene

ROBE, LINING, FUR = "#5a5486", "#2a2436", "#f4ecd8"
STONES = ("#b8402c", "#2f6f8f", "#3f7d55", "#b8402c", "#74559b")


def crown(wide: float = 120.0, tilt: float = 0.3) -> list[Shape]:
    """Return an old crown round 0, 0, `wide` its half width, seen a little from below: its inside is empty."""
    w, deep = wide, wide * tilt
    points = " ".join(polygon(x - w * 0.2, -w * 0.1, x + w * 0.2, -w * 0.1, x * 1.12,
        -w * 0.78 + abs(x) * 0.16) for x in (-w * 0.6, 0, w * 0.6))
    rear = (f"M{-w} {-w * 0.1} Q0 {-deep - w * 0.1} {w} {-w * 0.1} L{w * 0.98} {w * 0.2} "
        f"Q0 {-deep * 0.4} {-w * 0.98} {w * 0.2} Z")
    front = (f"M{-w} {-w * 0.08} Q0 {deep} {w} {-w * 0.08} L{w * 0.96} {w * 0.3} "
        f"Q0 {deep + w * 0.42} {-w * 0.96} {w * 0.3} Z")
    back = form(rear, darker(GOLD, 0.4), w * 0.1, 10)
    spikes = [form(polygon(x - w * 0.22, 0, x + w * 0.22, 0, x * 1.16, -w * 0.86 + abs(x) * 0.14), GOLD, w * 0.14,
        70 + x * 0.2, shine=0.4, shadow=NEAR)
        for x in (-w * 0.78, -w * 0.4, 0, w * 0.4, w * 0.78)]
    band = form(front, GOLD, w * 0.16, 10, shine=0.5)
    gems = [form(ellipse(x, w * 0.16 + deep * 0.8 * (1 - (x / w) ** 2), w * 0.09, w * 0.1), c, w * 0.07, 40, shine=0.6,
        shadow=NEAR)
        for x, c in zip((-w * 0.72, -w * 0.38, 0, w * 0.38, w * 0.72), STONES, strict=True)]
    balls = [form(ellipse(x * 1.16, -w * 0.88 + abs(x) * 0.14, w * 0.08), lighter(GOLD, 0.3), w * 0.06, 30,
        shadow=NEAR) for x in (-w * 0.78, -w * 0.4, 0,
        w * 0.4, w * 0.78)]
    return [mark(points, LINING, contour=0), back, *spikes, band, *gems, *balls]


def _street() -> Part:
    """Return the way down the valley: every door along it stands open."""
    far = Fog("#f6dcb4", 0.42)
    dice = random.Random(121)
    houses = [q for x, y, k in ((44, 360, 1.0), (142, 330, 0.76), (504, 330, 0.76), (600, 360,
        1.0)) for q in (*placed(gabled(fog=Fog("#f6dcb4", 0.28)), x, y,
        k), flat(box(x - 13 * k, y - 50 * k, 26 * k, 50 * k), "#ffe6a0", ink=0, tone=1.7, contour=1,
        glow=Glow("#ffd890", 10, 0.5)))]
    return [*[q for x, top in ((240, 130), (430, 150)) for q in mountain(dice, x, top, 320, Fog("#f6dcb4", 0.45))],
        hill(640, 500, [(-20, 310), (300, 284), (660,
        310)], "#a8a070", far, 8), *houses, hill(640, 500, [(-20, 360), (300, 346), (660, 360)], "#c0a878",
        Fog("#f6dcb4", 0.15))]


def _robe(wide: float = 1.0, hollow: float = 1.0) -> list[Shape]:
    """Return a robe that stands by habit: collar open round nothing, sleeves held out."""
    w = wide
    body = form(loop(-84 * w, -20, -130 * w, 60, -160 * w, 200, -200 * w, 330, 200 * w, 330, 160 * w, 200, 130 * w, 60,
        84 * w, -20), ROBE, 60, 76,
        ridges=tuple(Ridge(line(x * 0.34 * w, 10, x * 0.7 * w + 8, 140, x * w, 330), 15, -11) for x in (-180, -120,
        -60, 60, 120, 180)))
    gap = mark(loop(-22 * w, 20, 0, 60, 22 * w, 20, 30 * w, 180, 46 * w, 330, -46 * w, 330, -30 * w, 180), LINING,
        tone=0.26)
    edges = [form(tube(s * 24 * w, 10, 30, s * 34 * w, 170, 32, s * 56 * w, 330, 34), FUR, 12, 84, ink=0.6,
        shadow=NEAR) for s in (-1, 1)]
    tails = flat(" ".join(f"M{s * (24 + 0.1 * y):.0f} {y} q7 11 3 24 q-4 5 -7 0 q-3 -13 4 -24 Z" for s in (-1,
        1) for y in range(40, 320, 56)), "#2a1a14",
        tone=0.2)
    collar = [mark(ellipse(0, -18, 74 * w * hollow, 30), LINING, tone=0.22, contour=1.4), form(loop(-100 * w, -30,
        -84 * w, 10, 0, 50, 84 * w, 10, 100 * w, -30,
        108 * w, 10, 60 * w, 66, 0, 82, -60 * w, 66, -108 * w, 10), FUR, 22, 10, ink=0.7),
        flat(" ".join(f"M{x} {38 - 0.004 * x * x:.0f} q7 11 3 24 q-4 5 -7 0 "
        f"q-3 -13 4 -24 Z" for x in (-70, -36, 0, 36, 70)), "#2a1a14", tone=0.2)]
    sleeves = []
    for s in (-1, 1):
        sleeves += [form(loop(s * 96 * w, 10, s * 150 * w, 30, s * 214 * w, 110, s * 254 * w, 96, s * 250 * w, 196,
            s * 200 * w, 214, s * 120 * w, 140), ROBE, 34,
            50 * s, ridges=(Ridge(line(s * 110, 40, s * 170, 120, s * 210, 190), 12, -9), Ridge(line(s * 130, 40,
            s * 190, 100, s * 236, 140), 12, -9))),
            form(loop(s * 206 * w, 104, s * 258 * w, 88, s * 266 * w, 194, s * 236 * w, 208), FUR, 14, 80, ink=0.6,
            shadow=NEAR), mark(ellipse(s * 252 * w, 142,
            13, 40), LINING, tone=0.2)]
    return [*sleeves, body, gap, *edges, tails, *collar]


def _king() -> Part:
    """Return the king: between the collar and the crown there is only the mountain behind him."""
    return [*_robe(0.94), *placed(crown(96), 0, -150, 1.0, -4)]


def _hall() -> Part:
    """Return a hall that has been swept for nobody."""
    dice = random.Random(122)
    far = Fog("#f0e8da", 0.72)
    return [wall(dice, -20, -20, 680, 440, "#a49c98", 50, far), *[q for x in (96, 544) for q in (flat(gothic(x, 340,
        60, 300), "#fff4d4", ink=0.05, tone=1.5),
        drawn(f"M{x} 60 V340 M{x - 60} 190 H{x + 60}", 5, "#5a544e"), archway(x, 340, 60, 300, 18, "#c4bcb0", True,
        far))], floor(390, 500, 640, "#b3a698", 320, 96,
        Fog("#ece4d8", 0.2))]


def _throne() -> Part:
    """Return the throne: the gold is off its arms, the cushion keeps a hollow, a cobweb keeps the back."""
    wood = "#8a5a3a"
    back = [form(loop(-130, 200, -136, -80, -110, -190, 0, -250, 110, -190, 136, -80, 130, 200), wood, 18, 84,
        grain=0.15), form(loop(-94, 130, -98, -70, -74, -150,
        0, -194, 74, -150, 98, -70, 94, 130), "#992f24", 40, 70,
        ridges=(Ridge("M-60 -60 q60 40 120 0 M-64 20 q64 40 128 0", 10, -8),)), *[form(ellipse(x, y, 9),
        GOLD, 7, 40, shadow=NEAR) for x, y in ((-40, -60), (40, -60), (0, -20), (-40, 30), (40, 30), (0, -110))],
        *placed(crown(52), 0, -226, 1.0)]
    seat = [form(loop(-150, 130, -110, 100, 110, 100, 150, 130, 150, 170, -150, 170), "#b8402c", 22, 6,
        ridges=(Ridge("M-60 122 Q0 150 60 122", 26, -16),)), form(box(
        -160, 164, 320, 40), wood, 10, 4, grain=0.15)]
    arms = [q for s in (-1, 1) for q in (form(box(s * 152 - 18, 40, 36, 190), wood, 12, 84, grain=0.15),
        form(loop(s * 118, 40, s * 124, 14, s * 176, 6, s * 206, 24, s
        * 200, 56, s * 150, 62), wood, 18, 10, grain=0.15), form(loop(s * 134, 30, s * 150, 14, s * 186, 14, s * 192,
        36, s * 160, 44), "#e6cfa0", 10, 10,
        shadow=NEAR), drawn(f"M{s * 144} 22 q{s * 12} 8 {s * 30} 2 M{s * 146} 34 q{s * 12} 6 {s * 28} 2", 3,
        "#8a6a44"), form(box(s * 152 - 24, 226, 48, 34),
        darker(wood, 0.2), 8, 4))]
    threads = "M-128 -90 L-60 -190 M-128 -90 L-92 -206 M-128 -90 L-40 -160"
    rungs = "M-112 -120 Q-100 -128 -96 -116 M-100 -144 Q-80 -154 -76 -134 M-86 -170 Q-60 -180 -54 -152"
    web = drawn(f"{threads} {rungs}", 2.6, "#fbf4df", ink=0, tone=1.7)
    steps = [form(box(-230, 246, 460, 40), "#b8aca0", 9, 4, grain=0.2), form(box(-300, 280, 600, 60), "#a89c92", 9, 4,
        grain=0.2)]
    dust = [flat(ellipse(x, y, r), "#fff4d4", ink=0, tone=1.6, opacity=0.7) for x, y, r in ((-200, -60, 4), (-170, 60,
        3), (190, -120, 4), (220, 10, 3), (60, -280, 3))]
    ray = flat(polygon(-330, -290, -230, -290, 60, 260, -130, 260), "#fff6d8", ink=0.1, tone=1.5, opacity=0.3,
        feather=16)
    return [*steps, *back, *seat, *arms, web, ray, *dust]


def _field() -> Part:
    """Return an empty field in the evening."""
    far = Fog("#f6d8b0", 0.42)
    dice = random.Random(123)
    return [*[q for x, top in ((90, 190), (570, 170)) for q in mountain(dice, x, top, 330, Fog("#f6d8b0", 0.45))],
        hill(640, 500, [(-20, 330), (200, 306), (460, 310),
        (660, 330)], "#a8a070", far, 8), hill(640, 500, [(-20, 410), (300, 396), (660, 410)], "#9a9a5c", Fog("#f6d8b0",
        0.15))]


def _banner() -> Part:
    """Return the flag: everybody's patches, one crown sewn across them all."""
    dice = random.Random(31)
    cloth = loop(-190, -196, -90, -214, 10, -196, 110, -212, 216, -190, 206, -90, 222, 10, 204, 100, 120, 84, 60, 130,
        -20, 96, -96, 136, -180, 104, -200, 0, -184, -100)
    clip = f'<clipPath id="b"><path d="{cloth}"/></clipPath>'
    tints = ("#b8402c", "#2f6f8f", "#7f9f3c", "#d8b878", "#74559b", "#c9784a", "#8a8272", "#efe2c2")
    patches = []
    for row in range(4):
        for col in range(5):
            x, y = -206 + 86 * col + dice.uniform(-10, 10), -220 + 90 * row + dice.uniform(-8, 8)
            path = polygon(x, y, x + 96, y + dice.uniform(-10, 10), x + 92, y + 98, x - 4, y + 92 + dice.uniform(-8, 8))
            patches.append(Shape(f'{clip}<g clip-path="url(#b)"><path d="{path}"/></g>',
                tints[(row * 3 + col * 5 + row * col) % 8], bevel=7, angle=20 + 35 * ((row + col)
                % 4), grain=0.08, contour=1.0, ink=0.6, tone=1.35, shadow=NO_SHADOW))
            if row:
                patches.append(drawn(" ".join(f"M{x + 8 + 14 * k} {y - 5} v11" for k in range(6)), 3))
    sign = flat(polygon(-90, 40, -110, -80, -56, -24, 0, -116, 56, -24, 110, -80, 90, 40), "#f0c040", ink=0.2,
        tone=1.35, contour=1.8)
    seams = drawn("M-84 28 L-98 -58 M84 28 L98 -58 M-80 32 H80", 3.4, "#7a4a1a")
    pole = [form(tube(-206, 300, 24, -206, -240, 20), "#7a5230", 10, 86, grain=0.2), form(tube(-206, -250, 14, -206,
        -280, 20, -206, -292, 12), GOLD, 9, 40)]
    holes = [mark(ellipse(x, y, r, r * 1.3), "#f6d8b0", tone=1.3) for x, y, r in ((150, 40, 14), (-140, 70, 12), (170,
        -140, 10))]
    return [form(cloth, "#c9a878", 20, 84), *patches, sign, seams, *holes, *pole]


def _stalls() -> Part:
    """Return a choir: a tall window and stalls on both sides."""
    dice = random.Random(124)
    far = Fog("#e8e0ea", 0.5)
    return [wall(dice, -20, -20, 680, 520, "#9c94a6", 50, far), flat(gothic(320, 330, 110, 310), "#fff4d4", ink=0.05,
        tone=1.5), drawn(
        "M320 30 V330 M210 180 H430 M265 90 V330 M375 90 V330", 5, "#6a6472"), archway(320, 330, 110, 310, 24,
        "#beb6be", True, far), *[q for x in (50, 590)
        for q in pillar(x, 480, 0, 34, "#b6aebc", Fog("#e8e0ea", 0.3))]]


def _singer(colour: str) -> list[Shape]:
    """Return a robe that sings: hood up round nothing, a book of notes open before its sleeves."""
    return [form(loop(-70, 20, -100, 120, -130, 300, 130, 300, 100, 120, 70, 20), colour, 44, 76,
        ridges=tuple(Ridge(line(x * 0.4, 40, x * 0.7, 160, x, 300), 12, -9)
        for x in (-100, -50, 50, 100))), form(loop(-84, 60, -86, -30, -54, -94, 0, -116, 54, -94, 86, -30, 84, 60, 40,
        84, -40, 84), lighter(colour, 0.08), 34, 70),
        mark(loop(-52, 36, -60, -20, -36, -66, 0, -80, 36, -66, 60, -20, 52, 36, 0, 60), LINING, tone=0.18,
        contour=1.5), flat(ellipse(0, 6, 18, 24), "#0f0b14",
        tone=0.1), form(polygon(-84, 150, 0, 166, 84, 150, 84, 214, 0, 232, -84, 214), FUR, 6, 8, ink=0.5),
        drawn("M-70 166 L-12 176 M-70 182 L-12 192 M-70 198 L-12 "
        "208 M70 166 L12 176 M70 182 L12 192 M70 198 L12 208 M0 166 V232", 3), *[form(tube(s * 92, 120, 50, s * 108,
        170, 46, s * 84, 196, 40), colour, 18, 50 * s)
        for s in (-1, 1)]]


def _choir() -> Part:
    """Return the choir in two rows, dust falling out of the notes."""
    back = [q for x in (-196, 0, 196) for q in placed(_singer("#8a8298"), x, -70, 0.7)]
    front = [q for x in (-112, 112) for q in placed(_singer("#6f6788"), x, 70, 0.92)]
    notes = [flat(f"{ellipse(x, y, 13, 10)} {tube(x + 11, y, 5, x + 11, y - 50, 5, x + 30, y - 36, 4)}", "#3a3244",
        tone=0.25) for x, y in ((-250, -150), (-90, -196), (110,
        -190), (250, -140), (0, -176))]
    dust = [flat(" ".join(ellipse(x + 9 * math.sin(k * 2.1), y + 14 + 13 * k, 3.4 - 0.4 * k) for x, y in ((-250, -150),
        (-90, -196), (110, -190), (250, -140), (0, -176))
        for k in range(6)), "#6a6070", tone=0.6)]
    return [*back, *front, *notes, *dust]


def _square() -> Part:
    """Return the square of the village, and nobody in it who would look up."""
    far = Fog("#f6dcb4", 0.4)
    return [hill(640, 500, [(-20, 300), (300, 280), (660, 300)], "#a8a070", far, 8), *[q for x, y, k, roof in ((40,
        390, 0.9, "#7d4034"), (146, 376, 0.8, "#b8402c"), (500, 376,
        0.8, "#7d4034"), (604, 390, 0.9, "#b8402c")) for q in placed(gabled(roof=roof, fog=Fog("#f6dcb4", 0.2)), x, y,
        k)], hill(640, 500, [(-20, 396), (300, 388), (660,
        396)], "#c9b48a", Fog("#f6dcb4", 0.1))]


def _hovering() -> Part:
    """Return the crown over the roofs: it turns, and it is looking for somebody's head."""
    glow = flat(ellipse(0, 0, 150, 110), "#ffe9a8", ink=0, tone=1.7, opacity=0.7, feather=60, glow=Glow("#ffd870", 50,
        0.7))
    beams = flat(rays(0, 0, 130, 300, 16, 6), "#fff0c0", ink=0.05, tone=1.6, opacity=0.5, feather=8)
    turn = drawn("M-214 20 Q-190 110 -60 140 M-240 -6 Q-236 40 -214 74 "
        "M214 0 Q200 -70 120 -130 M242 20 Q240 -20 224 -54", 7, "#8a5a1a")
    shadow = flat(ellipse(0, 214, 150, 22), "#4a3a30", tone=0.4, opacity=0.5, feather=12)
    return [shadow, beams, glow, *placed(crown(168, 0.34), 0, 20, 1.0, -6), turn]


PICTURES = {
    "hollow-king": scene(_street, _king, 320, 256, 0.84, EVENING),
    "empty-throne": scene(_hall, _throne, 320, 262, 0.86),
    "beggars-banner": scene(_field, _banner, 324, 272, 0.92, EVENING),
    "choir-of-dust": scene(_stalls, _choir, 320, 254, 0.92),
    "crown-without-head": scene(_square, _hovering, 320, 214, 1.0, EVENING),
}
RECIPES = recipes(
    "bosses", PICTURES, __name__, "hands", "houses", "nature", "stonework", "town", shared=("parts", "stage"),
    quality=QUALITY,
)
