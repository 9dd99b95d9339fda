"""The places of the deep, as grounds behind a fight: their detail lies in the lower third."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from PIL import Image

from assets.workshop.engraving import Fog, Part, Ridge, Shape, Sky, drawn, flat, mist, placed
from assets.workshop.engraving.kit.fire import candle, flame
from assets.workshop.engraving.kit.folk import traveller
from assets.workshop.engraving.kit.nature import foliage, rock
from assets.workshop.engraving.kit.remains import skull
from assets.workshop.engraving.kit.stonework import archway, rounded, spikes, stair, wall
from assets.workshop.engraving.kit.waters import reeds, rings, ripples, water
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.heroica.calm import calm
from assets.workshop.pictures.tenefyr.country import AIR
from assets.workshop.pictures.tenefyr.places_lower import COOL
from assets.workshop.pictures.tenefyr.places_upper import MADE_OF, QUALITY, SCALE, WARM, H, W, view
from assets.workshop.recipe import Recipe


def dragons_stair() -> Part:
    """Steps as high as houses, scorched."""
    dice = random.Random(13)
    rockc = "#c49a88"
    out: list[Shape] = [flat(ellipse(640, 200, 330, 220), "#ffdf9a", ink=0, tone=1.5, opacity=0.9, feather=90)]
    out += spikes(dice, 0, 420, -10, 6, 190, "#b08a7c", Fog(AIR, 0.2))
    out += spikes(dice, 860, 1280, -10, 6, 190, "#b08a7c", Fog(AIR, 0.2))
    for side in (-1, 1):
        for reach, fog in ((430, 0.25), (560, 0.0)):
            x = 640 + side * reach
            out.append(Shape(polygon(x, 760, x - side * 40, 560, x + side * 20, 380, x - side * 30, 180, x + side * 60,
            -20, x + side
                * 600, -20, x + side * 600, 760), "#b58a7a", bevel=40, angle=56 * side, grain=0.16, contour=0.9,
                fog=Fog(AIR, fog) if
                fog else None, ridges=(Ridge(f"M{x + side * 90} 40 l{side * 20} 200 l{-side * 24} 200 "
                f"M{x + side * 190} 60 l{side * 16}"
                " 260 l10 240", 14, -10),)))
    out += stair(640, 560, 820, 5, 92, 0.78, 0, rockc)
    burn = [flat(ellipse(x, y, rx, ry), "#4a2c28", opacity=0.42, feather=16, ink=0.8, tone=0.6) for x, y, rx,
        ry in ((520, 500, 110,
        30), (760, 380, 90, 24), (620, 300, 60, 18), (900, 520, 90, 26), (440, 590, 110, 22))]
    claws = [drawn(line(x, y, x + 10, y + 34, x + 6, y + 66), 7, "#5a3a34") for x, y in ((700, 470), (728, 466), (756,
        470))]
    floor_ = [Shape(box(-20, 556, W + 40, 200), "#cfa896", bevel=10, swell=0, angle=3, grain=0.14, contour=0.8,
        ridges=(Ridge(
        "M-20 610 H1300 M-20 676 H1300 M200 556 L120 740 M460 556 L420 740 M820 556 L860 740 M1080 556 L1160 740", 5,
        -4),))]
    fires = [*flame(280, 616, 96, 0.6), *flame(330, 622, 60, 0.5), *flame(990, 618, 104, 0.6), *flame(1044, 624, 64,
        0.5), *flame(640,
        200, 60, 0.6)]
    helm = [Shape(loop(-40, 0, -44, -40, -20, -66, 20, -66, 44, -40, 40, 0), "#9aa3a8", bevel=22, angle=30, shine=0.5,
        contour=1), flat(
        box(-26, -34, 52, 9), "#241a16", tone=0.3), *placed(skull("#f4ead0"), 90, -18, 0.8, 14)]
    people = placed(traveller("#2f6f8f", "#28607c", True), 640, 612, 0.9)
    return [*out, *burn, *claws, *floor_, *rock(dice, 150, 640, 190, 90, rockc), *rock(dice, 1150, 644, 190, 96,
        rockc), *fires,
        *placed(helm, 440, 616, 0.9), *placed(helm, 860, 622, 0.8, 8, mirror=True), *people]


def sunken_throne() -> Part:
    """A throne in a pit, water running in from all sides."""
    dice = random.Random(17)
    out: list[Shape] = [wall(dice, -20, -20, W + 40, 600, "#98a698", 56, Fog("#e6ecd8", 0.12))]
    for x in (150, 390, 890, 1130):
        out += [flat(rounded(x, 250, 60, 150), "#3c4a48", tone=0.5, contour=1), archway(x, 250, 60, 150, 18, "#d5d8c8",
        False),
            Shape(tube(x, 246, 70, x + 4, 340, 66, x - 2, 540, 86), "#a9d4d8", bevel=20, angle=84, contour=0.7,
            ink=0.5, tone=1.15,
            ridges=(Ridge(f"M{x - 18} 246 V540 M{x + 4} 250 V540 M{x + 22} 246 V540", 7, -6),))]
    pool = water(polygon(-20, 520, 1300, 520, 1300, 740, -20, 740), "#86b4b4", ripples=ripples(dice, -20, W, 530, 720,
        110))
    steps = [s for k, half in enumerate((330, 270, 214)) for s in (Shape(polygon(640 - half, 600 - 36 * k, 640 + half,
        600 - 36 * k,
        640 + half - 20, 580 - 36 * k, 640 - half + 20, 580 - 36 * k), "#dfe0cc", bevel=4, angle=3, contour=1),
        Shape(box(640 - half,
        600 - 36 * k, half * 2, 24), "#b4b9a6", bevel=5, angle=86, contour=1))]
    throne = [Shape(polygon(540, 508, 552, 210, 580, 150, 640, 110, 700, 150, 728, 210, 740, 508), "#c9ccb4", bevel=24,
        angle=84,
        grain=0.06, contour=1.2, ridges=(Ridge("M580 480 V230 Q640 150 700 230 V480", 10, -7),)), Shape(loop(592, 470,
        596, 260, 640,
        220, 684, 260, 688, 470), "#8a5a7a", bevel=20, angle=30, contour=1), Shape(box(552, 400, 176, 44), "#9a6a8a",
        bevel=16, angle=6,
        contour=1), *[Shape(polygon(x - 22, 510, x - 20, 370, x + 20, 370, x + 22, 510), "#d5d8c2", bevel=10, angle=86,
        contour=1.1)
        for x in (540, 740)], *[Shape(ellipse(x, 362, 28), "#dfe0cc", bevel=18, contour=1.1) for x in (540, 740)],
        *placed([Shape(
        "M-54 20 L-62 -36 L-30 -8 L0 -50 L30 -8 L62 -36 L54 20 Z", "#e8b23a", bevel=9, angle=40, shine=0.6,
        contour=1.1)], 640, 112)]
    weed = [Shape(tube(x, 470 + dy, 10, x + 10, 520 + dy, 8, x - 8, 570 + dy, 3), "#7f9a54", bevel=4,
        contour=0.8) for x, dy in ((556, 0),
        (724, 10), (600, -40), (690, -30))]
    foam = [mist(ellipse(x, 546, 80, 16), "#f6fbf6", 0.8, 10) for x in (150, 390, 890, 1130)]
    return [*out, pool, *steps, *throne, *weed, *foam, *[rings(x, 572, 70) for x in (150, 390, 890, 1130)], *reeds(
        dice, 290, 640, 70, 120), *reeds(dice, 1000, 640, 70, 120)]


def root_of_the_world() -> Part:
    """A root as thick as a tower, with a door in it."""
    dice = random.Random(19)
    bark = "#b58a60"
    out: list[Shape] = [wall(dice, -20, -20, W + 40, H + 40, "#c6ab88", 96, Fog(AIR, 0.25)), flat(ellipse(640, 260,
        420, 260), "#fff0c0",
        ink=0, tone=1.4, opacity=0.6, feather=90)]
    for run in ((60, -40, 60, 130, 160, 54, 70, 330, 40, 160, 520, 22), (1220, -40, 60, 1130, 180, 54, 1200, 360, 40,
        1100, 530, 22),
        (330, -40, 40, 290, 120, 34, 350, 260, 20, 300, 380, 6), (960, -40, 40, 1000, 120, 34, 930, 250, 20, 980, 370,
        6)):
        out.append(Shape(tube(*run), bark, bevel=20, angle=70, grain=0.12, contour=0.9, fog=Fog(AIR, 0.25)))
    furrows = Ridge(" ".join(f"M{640 + u * 150} -20 C{640 + u * 120} 200 {640 + u * 180} 400 {640 + u * 330} "
    f"640" for u in (-0.9, -0.6,
        -0.32, 0.32, 0.6, 0.9)), 16, -12)
    trunk = "M470 -30 C500 200 470 380 300 560 C250 600 180 630 120 650 L1160 650 C1100 630 1030 600 980 560 C810 " \
        "380 780 200 810 -30 Z"
    out += [Shape(trunk, bark, bevel=90, angle=80, grain=0.12, contour=1.2, ridges=(furrows,)), *[Shape(tube(*run),
        "#c2966a", bevel=22,
        angle=40, grain=0.12, contour=1.1) for run in ((420, 520, 70, 300, 600, 60, 150, 640, 40, -30, 650, 30), (860,
        520, 70, 980, 600,
        60, 1130, 640, 40, 1310, 656, 30), (520, 560, 54, 470, 640, 46, 400, 690, 30, 330, 740, 20), (760, 560, 54,
        810, 640, 46, 890, 690,
        30, 950, 740, 20))]]
    door = [flat(rounded(640, 604, 84, 220), "#3a2418", tone=0.4, contour=1.2), Shape(rounded(640, 604, 74, 208),
        "#a8683a", bevel=9,
        angle=86, grain=0.1, contour=1.1, ridges=(Ridge("M592 420 V604 M624 400 V604 M656 400 V604 M688 420 V604", 4,
        -4),)), Shape(
        f"{box(566, 450, 90, 12)} {box(566, 556, 90, 12)}", "#5d6670", bevel=4, shine=0.4), Shape(ellipse(690, 510,
        11), "#e8b23a", bevel=7,
        shine=0.8), archway(640, 604, 84, 220, 22, "#cdbf9f", False), flat(ellipse(640, 450, 24), "#ffd873", ink=0,
        tone=1.7, contour=1.1),
        drawn("M640 426 V474 M616 450 H664", 5, "#5a3a22")]
    ground = [Shape(loop(-40, 640, 300, 612, 640, 600, 980, 612, 1320, 640, 1320, 780, -40, 780), "#b39a70", bevel=24,
        angle=4, grain=0.1,
        contour=0.8)]
    lights = [s for x, y in ((500, 612), (540, 624), (760, 620), (800, 610)) for s in candle(x, y, 44, 16)]
    moss = [s for x, y, rx in ((300, 600, 60), (970, 600, 66), (430, 540, 40), (870, 540, 44)) for s in foliage(dice,
        x, y, rx, 22,
        "#93ad5c")]
    shrooms = [s for x, y, k in ((250, 640, 0.34), (290, 650, 0.24), (1010, 646, 0.32), (1060, 650,
        0.22)) for s in placed(mushroom_(), x,
        y, k)]
    return [*out, *moss, *ground, *door, *lights, *shrooms]


def mushroom_() -> list[Shape]:
    """Return a red toadstool, 250 high."""
    return [Shape(tube(0, 0, 60, 0, -150, 44), "#f4ead0", bevel=20, angle=86),
        Shape("M-130 -130 C-120 -280 120 -280 130 -130 Q0 -90 -130 "
        "-130 Z", "#c1452f", bevel=50, angle=20, contour=1.2), *[Shape(ellipse(x, y, 18, 14), "#fff6e0",
        bevel=6) for x, y in ((-60, -170),
        (0, -220), (62, -176), (10, -150))]]


FIERY = Sky("#d09a80", "#ffeab8", (0.5, 0.28), 0.9, 0.04)
VIEWS = {
    "dragons-stair": view(dragons_stair, FIERY),
    "sunken-throne": view(sunken_throne, COOL),
    "root-of-the-world": view(root_of_the_world, WARM),
}
PICTURES: dict[str, Callable[[float], Image.Image]] = {name: partial(calm, picture) for name, picture in VIEWS.items()}
RECIPES = tuple(Recipe(f"pictures/tenefyr/places/{name}", f"pictures/tenefyr/places/{name}.webp",
    partial(draw, SCALE), (*MADE_OF, "assets.workshop.pictures.tenefyr.places_lower", __name__), QUALITY) for name,
    draw in PICTURES.items())
