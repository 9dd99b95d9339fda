"""The places of crypts and arcane depths, as grounds behind a fight: their detail lies in the lower third."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import partial

from PIL import Image

from assets.workshop.engraving import Fog, Glow, Part, Ridge, Shape, Sky, flat, mist, placed, stroke
from assets.workshop.engraving.kit.faces import Face, ear
from assets.workshop.engraving.kit.fire import candle
from assets.workshop.engraving.kit.folk import traveller
from assets.workshop.engraving.kit.remains import crow, skull
from assets.workshop.engraving.kit.runes import crystal
from assets.workshop.engraving.kit.stonework import archway, gothic, pillar, rounded, wall
from assets.workshop.engraving.kit.vaults import rubble
from assets.workshop.engraving.kit.waters import reeds, rings, ripples, water
from assets.workshop.engraving.kit.works import furnace
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.heroica.calm import calm
from assets.workshop.pictures.tenefyr.country import AIR
from assets.workshop.pictures.tenefyr.places_upper import LIME, MADE_OF, QUALITY, SCALE, WARM, W, plain, room, view
from assets.workshop.recipe import Recipe


def whispering_stair() -> Part:
    """A winding stair whose posts have ears."""
    dice = random.Random(3)
    out = room(dice, "#a9aaa6", 52, 520, "#c9c5b6", 0.1)
    out += [flat(gothic(640, 522, 190, 470), "#6a6660", tone=0.6, ink=0.9, contour=1), archway(640, 522, 190, 470, 34,
        LIME,
        True)]
    for k in range(9):
        a = math.radians(20 + 40 * k)
        x, y, wide = 640 + 96 * math.cos(a), 520 - 50 * k, 150 - 5 * k
        out += [Shape(polygon(x - wide / 2, y, x + wide / 2, y, x + wide / 2 - 14, y - 20, x - wide / 2 + 14, y - 20),
            "#e4e0d2", bevel=4, angle=2, contour=0.9), Shape(box(x - wide / 2, y, wide, 26), "#b7b4aa", bevel=4,
            angle=86,
            contour=0.9)]
    out += pillar(640, 526, 40, 30, "#d5d2c6")
    listener = Face(skin="#ecc9a4", turn=0)
    for x, foot, high in ((250, 612, 320), (420, 580, 250), (860, 580, 250), (1030, 612, 320)):
        out += [*pillar(x, foot, foot - high, 26 + high * 0.03, "#c3bfb2"), Shape(ellipse(x, foot - high - 34, 36),
        "#e8e4d6",
            bevel=24, angle=30)]
        for k in range(3):
            for side in (-1, 1):
                out += placed(ear(listener, side), x - side * 94, foot - high + 64 + 84 * k, 1.4)
    rail = [Shape(tube(250, 300, 16, 330, 316, 14, 420, 340, 13), "#a9794a", bevel=6, angle=10), Shape(tube(1030, 300,
        16, 950,
        316, 14, 860, 340, 13), "#a9794a", bevel=6, angle=10)]
    lights = [s for x, y, h in ((330, 616, 84), (362, 624, 54), (300, 628, 40), (926, 622, 60), (950, 612, 92), (984,
        626, 44),
        (560, 610, 40), (720, 610, 46), (120, 620, 70), (1160, 620, 70)) for s in candle(x, y, h, 22)]
    sigh = [flat(stroke(line(x, y, x + 40, y - 14, x + 80, y + 6, x + 124, y - 10), 5), "#ffffff", ink=0, tone=1.7,
        opacity=0.6,
        contour=0) for x, y in ((470, 210), (700, 270), (560, 380), (150, 380), (1060, 200))]
    return [*out, *rail, *lights, *sigh, *plain(skull("#f4ead0"), 820, 616, 0.8, 10)]


def drowned_nave() -> Part:
    """A church under water up to its capitals."""
    dice = random.Random(5)
    out: list[Shape] = [wall(dice, -20, -20, W + 40, 600, "#9db3b0", 54, Fog("#e6f0e6", 0.15))]
    for x in (170, 405, 640, 875, 1110):
        tall = 330 if x != 640 else 420
        out += [flat(gothic(x, 470, 70, tall), "#f2fbf0", tone=1.5, ink=0.05, contour=1), archway(x, 470, 70, tall, 18,
            "#dfe4da", True)]
        for k in range(6):
            cx, cy = x - 32 + 64 * (k % 2), 210 + 66 * (k // 2)
            out.append(flat(polygon(cx, cy - 30, cx + 24, cy, cx, cy + 30, cx - 24, cy), ("#3f8fb0", "#3f8a6a",
            "#e0b030")[k
                % 3], opacity=0.9, ink=0.2, contour=0.9, tone=1.2))
    for x in (288, 522, 758, 992):
        out += pillar(x, 760, 330, 32, "#b9c6be", flutes=4)
    out += [Shape(stroke(f"M{x} 316 C{x + 20} 130 {x + 214} 130 {x + 234} 316", 26), "#c3cec6", bevel=10, angle=40,
        contour=0.9,
        fog=Fog(AIR, 0.12)) for x in (54, 288, 522, 758, 992)]
    sea = water(box(-20, 430, W + 40, 310), "#7fb0b4", ripples=ripples(dice, -20, W, 440, 720, 120))
    deep = [flat(box(x - 34, 436, 68, 300), "#a9cfca", opacity=0.45, ink=0.4, feather=5) for x in (288, 522, 758, 992)]
    pew = [Shape(polygon(-120, -20, 100, -34, 112, 10, -112, 22), "#a9794a", bevel=7, angle=4, grain=0.1, contour=1),
        Shape(
        polygon(-120, -20, -112, -86, 96, -98, 100, -34), "#b98653", bevel=7, angle=4, grain=0.1, contour=1),
        Shape(polygon(-130,
        20, -132, -96, -112, -96, -108, 24), "#97683c", bevel=5, angle=86)]
    fish = [s for x, y, k in ((360, 640, 1.0), (430, 668, 0.7), (860, 650, 0.9), (930, 620, 0.6), (640, 700,
        0.8)) for s in
        placed([Shape("M-40 0 C-20 -24 20 -20 34 0 C20 20 -20 22 -40 0 Z M30 0 L56 -18 L50 0 L56 18 Z", "#e9a25a",
        bevel=9,
        angle=20, opacity=0.85), flat(ellipse(-24, -4, 3.4), "#241a14", tone=0.3)], x, y, k)]
    lily = [s for x, y in ((200, 560), (1080, 570), (1130, 600), (240, 600), (700, 600)) for s in (Shape(ellipse(x, y,
        40, 13),
        "#8fb070", bevel=5, angle=4, contour=0.9), Shape(ellipse(x + 4, y - 8, 11, 9), "#fff0f0", bevel=5,
        contour=0.8))]
    return [*out, sea, *deep, *placed(pew, 440, 570, 0.9, -6), rings(430, 586, 120), *placed(pew, 850, 596, 0.8, 9,
        mirror=True),
        rings(850, 610, 110), *fish, *lily, *reeds(dice, 80, 640, 90, 120), *reeds(dice, 1210, 640, 90, 130),
        *placed(crow(1.0),
        405, 492)]


def hall_of_mirrors() -> Part:
    """A hall that repeats one hero nine times."""
    dice = random.Random(7)
    out = [wall(dice, -20, -20, W + 40, 520, "#a793b8", 60, Fog(AIR, 0.12))]
    tiles = Ridge(" ".join(f"M{640 + k * 74} 490 L{640 + k * 190} 740" for k in range(-9, 10)) + " " + " ".join(
        f"M-20 {y} H1300" for y in (520, 562, 620, 690)), 4, -3)
    out.append(Shape(box(-20, 486, W + 40, 260), "#e9e0d2", bevel=10, swell=0, angle=3, ridges=(tiles,), contour=0.6))
    for k, (x, half, high) in enumerate(((90, 70, 330), (236, 66, 350), (372, 64, 366), (504, 62, 380), (640, 70, 410),
        (776, 62,
        380), (908, 64, 366), (1044, 66, 350), (1190, 70, 330))):
        frame = rounded(x, 520, half, high)
        out += [flat(frame, "#8fbecb", tone=1.05, ink=0.35, contour=0.6), flat(polygon(x - half * 0.7, 500,
        x - half * 0.2, 520
            - high * 0.86, x + half * 0.1, 520 - high * 0.86, x - half * 0.3, 500), "#ffffff", opacity=0.5, ink=0,
            tone=1.6),
            *placed(traveller("#c1452f", "#a83a28", True), x + (8 if k % 2 else -4), 508,
            2.0 + (0.4 if k == 4 else 0.0), 0.0,
            mirror=k % 2 == 1), Shape(stroke(frame, 15), "#e0b040", bevel=7, angle=40, shine=0.5, contour=1),
            Shape(ellipse(x,
            520 - high - 12, 15), "#e0b040", bevel=8, shine=0.5), Shape(box(x - half - 10, 512, half * 2 + 20, 16),
            "#c99a34",
            bevel=5, angle=4)]
    hero = placed(traveller("#c1452f", "#a83a28", True), 640, 640, 2.1)
    stands = [s for x in (300, 980) for s in (Shape(box(x - 6, 450, 12, 170), "#c99a34", bevel=5, angle=86, shine=0.4),
        Shape(
        polygon(x - 34, 622, x + 34, 622, x + 14, 600, x - 14, 600), "#c99a34", bevel=6), Shape(box(x - 40, 446, 80,
        10),
        "#c99a34", bevel=4), *candle(x - 32, 448, 44, 15), *candle(x, 448, 56, 15), *candle(x + 32, 448, 44, 15))]
    shards = [flat(polygon(x, y, x + 26, y - 12, x + 40, y + 6, x + 12, y + 12), "#d8f0f4", ink=0.1, tone=1.5,
        contour=1) for x, y
        in ((420, 616), (470, 632), (820, 620), (770, 640), (880, 644))]
    return [*out, *stands, *shards, *hero]


def glass_forge() -> Part:
    """A furnace of green glass, and blown beasts on shelves."""
    dice = random.Random(9)
    out = room(dice, "#d6c6ae", 50, 490, "#d9cdb4")
    out += placed(furnace(360, 430, "#5fbf6a", "#e6ffb0", "#c09a78"), 640, 520)
    for side in (-1, 1):
        for k, y in enumerate((170, 290, 410)):
            x = 640 + side * 400
            out.append(Shape(box(x - 190, y, 380, 14), "#a9794a", bevel=5, angle=4, grain=0.12))
            for j in range(5):
                bx, tint = x - 150 + 75 * j, ("#7fd0c0", "#b49ae0", "#f0b070", "#8fc3e8",
                "#e890a0")[(j + k + (side > 0)) % 5]
                out += placed(_glass_beast(tint, (j + k) % 3), bx, y, 0.8)
    front = [s for x, y, h, tint in ((260, 606, 110, "#7fd0c0"), (310, 616, 84, "#8fc3e8"), (360, 606, 126, "#f0b070"),
        (420, 618,
        80, "#e890a0"), (470, 610, 100, "#b49ae0"), (820, 612, 110, "#e8d070"), (870, 604, 132, "#b49ae0"), (930, 616,
        90,
        "#7fd0c0"), (980, 608, 116, "#e890a0"), (1040, 616, 90, "#8fc3e8")) for s in _bottle(tint, x, y, h)]
    pipe = [Shape(tube(530, 640, 10, 700, 520, 8), "#8d949a", bevel=4, shine=0.5), Shape(ellipse(716, 508, 40, 34),
        "#9ae08a",
        bevel=26, angle=30, shine=1.0, opacity=0.9, glow=Glow("#b8ff9a", 24, 0.5))]
    return [*out, *pipe, *front, *rubble(dice, 640, 636, 90, 20, 6, "#9ad0a0")]


def _glass_beast(tint: str, kind: int) -> list[Shape]:
    """Return a beast of blown glass on y = 0: a swan, a horse or a hedgehog."""
    forms = (loop(-34, -4, -30, -26, 0, -30, 14, -22, 10, -60, 26, -74, 40, -64, 34, -58, 26, -60, 30, -20, 20, 0),
        polygon(-34, 0, -34, -34, -24, -46, 10, -46, 22, -76, 34, -82, 44, -66, 32, -60, 28, -34, 30, 0, 20, 0, 18,
        -24, -20,
        -24, -22, 0), polygon(-40, 0, -44, -20, -34, -18, -34, -40, -20, -32, -14, -54, 0, -38, 12, -54, 18, -34, 34,
        -38, 32, -18,
        48, -8, 40, 0))
    return [Shape(forms[kind], tint, bevel=12, angle=30, shine=1.0, ink=0.5, contour=1.0, opacity=0.92),
        flat(ellipse(-10, -24, 7, 5), "#ffffff", ink=0, tone=1.8, opacity=0.8)]


def _bottle(tint: str, x: float, foot: float, high: float) -> list[Shape]:
    """Return a bottle of coloured glass."""
    w = high * 0.2
    body = loop(x - w, foot, x - w * 1.1, foot - high * 0.4, x - w * 0.34, foot - high * 0.66, x - w * 0.34,
        foot - high, x + w
        * 0.34, foot - high, x + w * 0.34, foot - high * 0.66, x + w * 1.1, foot - high * 0.4, x + w, foot)
    return [Shape(body, tint, bevel=w * 0.8, angle=70, shine=1.0, ink=0.5, contour=1.0), Shape(box(x - w * 0.46,
        foot - high - 6, w
        * 0.92, 10), tint, bevel=3, shine=0.6), flat(tube(x - w * 0.6, foot - high * 0.1, 4, x - w * 0.7,
        foot - high * 0.36, 6),
        "#ffffff", ink=0, tone=1.8, opacity=0.8)]


def star_well() -> Part:
    """A well with stars at its bottom, in a round chamber."""
    dice = random.Random(11)
    out = room(dice, "#9c9ebc", 50, 480, "#bdb9cc", 0.1)
    for x in (200, 420, 860, 1080):
        out += [flat(gothic(x, 470, 62, 290), "#4a5488", tone=0.9, ink=0.5, contour=1), archway(x, 470, 62, 290, 18,
        "#dcd9e6",
            True), flat(" ".join(ellipse(x + dice.uniform(-44, 44), dice.uniform(250, 450), dice.uniform(1.6,
            3.6)) for _ in
            range(12)), "#fff3c0", ink=0, tone=1.8, contour=0)]
    beam = [mist(polygon(460, 560, 820, 560, 900, -20, 380, -20), "#dcd6ff", 0.16, 40)]
    ring = [Shape(ellipse(640, 560, 300, 92), "#d5d1de", bevel=16, angle=4, grain=0.06, contour=1.1), Shape(
        "M340 560 V628 Q640 742 940 628 V560 Q640 700 340 560 Z", "#b9b5c8", bevel=12, angle=84, grain=0.06,
        contour=1.1, ridges=(
        Ridge("M340 594 Q640 720 940 594 M420 604 v34 M500 634 v36 M590 652 v36 M690 652 v36 M780 634 v36 M860 604 "
        "v34", 5, -4),)),
        flat(ellipse(640, 560, 240, 68), "#2c2f66", tone=0.5, ink=0.3, contour=1.2, glow=Glow("#b9a8ff", 40, 0.5))]
    stars = [flat(_spark(640 + 200 * u, 560 + 52 * v, r), "#fff6c8", ink=0, tone=1.9, contour=0.4) for u, v,
        r in ((-0.7, 0.1, 13),
        (-0.3, -0.5, 10), (0.1, 0.3, 18), (0.5, -0.3, 13), (0.8, 0.2, 10), (-0.1, -0.1, 8), (0.3, 0.7, 9), (-0.5, 0.6,
        11), (0.62,
        0.5, 8), (-0.88, -0.2, 7))]
    rise = [flat(_spark(x, y, r), "#fff6c8", ink=0, tone=1.9, contour=0.5) for x, y, r in ((560, 440, 14), (700, 380,
        12), (640, 280,
        16), (590, 190, 10), (720, 220, 9), (520, 330, 9), (760, 470, 10))]
    gems = [s for x, y, h, t in ((250, 610, 110, -10), (290, 620, 80, 12), (1000, 612, 116, 8), (1046, 622, 80, -14),
        (180, 640, 70,
        6), (1110, 640, 76, 10)) for s in placed(crystal(h, h * 0.2, "#b49ae0", int(x)), x, y, 1.0, t)]
    return [*out, *beam, *ring, *stars, *rise, *gems]


def _spark(x: float, y: float, r: float) -> str:
    """Return a four-pointed star."""
    return f"M{x} {y - r} Q{x + r * 0.16} {y - r * 0.16} {x + r} {y} Q{x + r * 0.16} {y + r * 0.16} {x} {y + r} " \
        f"Q{x - r * 0.16} {y + r * 0.16} {x - r} {y} Q{x - r * 0.16} {y - r * 0.16} {x} {y - r} Z"


COOL = Sky("#b9c4c4", "#f4f2e0", (0.5, 0.3), 1.0, 0.0)
NIGHTLY = Sky("#a9a8c8", "#f0ecf0", (0.5, 0.3), 1.0, 0.0)
VIEWS = {
    "whispering-stair": view(whispering_stair, COOL),
    "drowned-nave": view(drowned_nave, COOL),
    "hall-of-mirrors": view(hall_of_mirrors, NIGHTLY),
    "glass-forge": view(glass_forge, WARM),
    "star-well": view(star_well, NIGHTLY),
}
PICTURES: dict[str, Callable[[float], Image.Image]] = {name: partial(calm, picture) for name, picture in VIEWS.items()}
RECIPES = tuple(Recipe(f"pictures/tenefyr/places/{name}", f"pictures/tenefyr/places/{name}.webp",
    partial(draw, SCALE), (*MADE_OF, __name__), QUALITY) for name, draw in PICTURES.items())
