"""The title's valley at dusk: moon, castle, inn, road and travellers, a mill and a hamlet for wide windows."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import numpy as np
from PIL import Image

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
    Glow,
    Light,
    Part,
    Picture,
    Print,
    Shape,
    Sky,
    flat,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.grade import Lamp, at_dusk
from assets.workshop.engraving.kit.folk import traveller
from assets.workshop.engraving.kit.houses import castle, fence, inn, inn_sign, milestone
from assets.workshop.engraving.kit.nature import bough, cloud, conifer, foliage, hill, mountain, trunk
from assets.workshop.engraving.kit.town import windmill
from assets.workshop.engraving.paths import ellipse
from assets.workshop.pictures.record import engraving

WIDTH, HEIGHT = 1720, 720
# A window of 16:9 shows what lies left of this line; only wider ones show the rest.
USUAL_WIDTH = 1280
VALLEY_FOG = "#cdd0b4"


def _moon() -> list[Shape]:
    """Return the full moon with its seas."""
    seas = f"{ellipse(884, 182, 13)} {ellipse(918, 216, 9)} {ellipse(910, 174, 6)} {ellipse(890, 222, 5)}"
    return [flat(ellipse(900, 196, 62), "#fff6d8", swell=0.25, bevel=50, ink=0.12, contour=0.6, tone=1.5,
        glow=Glow("#ffe9b0", 26, 0.7)), flat(seas, "#e7d7a6", ink=0, contour=0.2, tone=1.3)]


def _clouds(dice: random.Random) -> list[Shape]:
    """Return long banks of cloud across moon and sky."""
    places = ((640, 120, 150, 15), (1130, 118, 170, 19), (1010, 240, 150, 11), (330, 190, 170, 16), (780, 254, 110, 8),
        (1540, 150, 190, 17), (1430, 226, 120, 9), (1690, 250, 110, 10))
    return [cloud(dice, *place, colour="#c9ccc4") for place in places]


def _range(dice: random.Random, foot: float, height: float, count: int, fog: Fog, colour: str) -> list[Shape]:
    """Return a range of peaks, the highest behind; none of them hides the moon."""
    step = USUAL_WIDTH / count
    peaks = sorted((foot - height * dice.uniform(0.5, 1), step * (i + dice.uniform(0.25, 0.75)))
        for i in range(round(WIDTH / step)))
    peaks = [(max(top, 262) if abs(x - 900) < 150 else top, x) for top, x in peaks]
    return [shape for top, x in peaks for shape in mountain(dice, x, top, foot + 50, fog, colour)]


def _wooded_hill(dice: random.Random, line: list[tuple[float, float]], colour: str, fog: Fog, trees: int, tree: str,
    height: float, free: Callable[[float], bool]) -> list[Shape]:
    """Return a hill with firs wherever `free` allows one."""
    out = [hill(WIDTH, HEIGHT + 20, line, colour, fog)]
    xs, ys = zip(*line, strict=True)
    roots: list[tuple[float, float]] = []
    while len(roots) < trees:
        x = dice.uniform(-10, WIDTH + 10)
        if free(x):
            roots.append((float(np.interp(x, xs, ys)) + dice.uniform(0, 14), x))
    for y, x in sorted(roots):
        out += conifer(dice, x, y, height * dice.uniform(0.6, 1.25), tree, fog)
    return out


def _road() -> list[Shape]:
    """Return the road that winds up from the lower edge to the castle."""
    road = (
        "M540 740 C610 690 760 664 812 632 C862 600 760 590 726 570 C700 552 800 540 836 520 C852 508 848 498 852 "
        "488 L859 488 C861 500 866 512 852 526 C830 546 766 554 778 568 C800 588 934 596 902 642 C872 690 812 704 "
        "812 740 Z"
    )
    ruts = "M640 740 C690 700 800 682 840 644 M726 740 C754 706 844 692 874 648"
    return [Shape(road, "#e2cf9e", bevel=26, swell=0.4, angle=10, grain=0.18, contour=0.7, ink=0.75, shadow=NO_SHADOW),
        flat(stroke(ruts, 4), "#b59c6b", contour=0.2, ink=0.6)]


def _near_trees(dice: random.Random) -> list[Shape]:
    """Return the dark trees and bushes that frame the picture at the left and below."""
    out: list[Shape] = []
    for x, width, lean, colour in ((60, 120, -30, "#3c4a3e"), (250, 62, 26, "#46563f")):
        out += trunk(dice, x, HEIGHT * 1.05, width, colour, lean, contour=1.1, boughs=0)
        limbs = " ".join((bough(x + 6, 210, 190, 1, width), bough(x - 6, 300, 150, -1, width * 0.8),
            bough(x + 4, 120, 150, 1, width * 0.7)))
        out.append(Shape(limbs, colour, bevel=10, angle=70, grain=0.3, contour=1.1))
    for x, y, rx, ry, colour in ((40, 30, 220, 90, "#38503c"), (280, 10, 200, 66, "#44603f"),
        (470, -8, 150, 44, "#4a6642"), (130, 96, 140, 52, "#30463a")):
        out += foliage(dice, x, y, rx, ry, colour)
    for x, y, rx, ry, colour in ((60, 700, 190, 50, "#3f5a38"), (260, 716, 150, 38, "#4d6a3e"),
        (430, 732, 120, 30, "#587443"), (1240, 716, 120, 40, "#48633b"), (1090, 736, 120, 28, "#587443"),
        (1470, 740, 140, 26, "#4d6a3e")):
        out += foliage(dice, x, y, rx, ry, colour, angle=-18)
    return [*out, *_right_trees(random.Random(19))]


def _right_trees(dice: random.Random) -> list[Shape]:
    """Return the tree that closes the picture at the right, where only wide windows look."""
    colour = "#43523f"
    limbs = " ".join((bough(1672, 250, 190, -1, 90), bough(1680, 350, 120, -1, 70), bough(1676, 140, 150, -1, 80)))
    out = trunk(dice, 1676, HEIGHT * 1.05, 92, colour, 20, contour=1.1, boughs=0)
    out.append(Shape(limbs, colour, bevel=10, angle=70, grain=0.3, contour=1.1))
    for x, y, rx, ry, tint in ((1700, 16, 210, 80, "#38503c"), (1520, -4, 150, 52, "#44603f"), (1640, 84, 120, 44,
        "#30463a"), (1690, 700, 170, 50, "#3f5a38"), (1560, 730, 120, 32, "#4d6a3e")):
        out += foliage(dice, x, y, rx, ry, tint, angle=-18)
    return out


def _hamlet() -> list[Shape]:
    """Return a windmill and three lit cottages on the far hill at the right."""
    far = Fog(VALLEY_FOG, 0.2)
    return [*placed(windmill(), 1392, 492, 0.5, fog=far),
        *[shape for x, y, size, mirror in ((1600, 508, 0.24, False), (1476, 512, 0.27, True), (1548, 542, 0.36, True))
            for shape in _cottage(x, y, size, mirror)]]


def _cottage(x: float, y: float, size: float, mirror: bool) -> list[Shape]:
    """Return a small house far off, paler than the inn, its windows lit all the same."""
    far = Fog(VALLEY_FOG, 0.22)
    return [shape if shape.glow else replace(shape, fog=far) for shape in placed(inn(), x, y, size, mirror=mirror)]


def _valley() -> Part:
    """Return everything between the sky and the eye."""
    dice = random.Random(7)
    clear = Fog(VALLEY_FOG, 0.24)
    return [
        *_moon(),
        *_clouds(dice),
        *_range(dice, 330, 190, 7, Fog(VALLEY_FOG, 0.6), "#8b93a2"),
        *_range(dice, 372, 130, 6, Fog(VALLEY_FOG, 0.42), "#6f7888"),
        hill(WIDTH, HEIGHT, [(-20, 392), (200, 380), (420, 398), (640, 384), (860, 398), (1080, 386), (1300, 380),
            (1520, 394), (1740, 382)],
            "#8e9a8c", Fog(VALLEY_FOG, 0.6)),
        mist(ellipse(760, 404, 1060, 26), opacity=0.85),
        *placed(castle(clear), 880, 470),
        mist(ellipse(840, 446, 1060, 26), opacity=0.85),
        *_wooded_hill(dice, [(-20, 440), (140, 424), (330, 446), (520, 470), (700, 478), (860, 474), (1040, 452),
            (1180, 430), (1300, 420), (1480, 438), (1740, 426)], "#7c8c76", Fog(VALLEY_FOG, 0.40), 80, "#5d7563", 44,
            lambda x: True),
        mist(ellipse(840, 488, 1000, 14), opacity=0.55),
        *_wooded_hill(dice, [(-20, 500), (200, 486), (380, 516), (560, 532), (760, 528), (960, 520), (1120, 500),
            (1300, 482), (1480, 500), (1740, 490)], "#62744f", Fog(VALLEY_FOG, 0.16), 34, "#3f5a48", 74,
            lambda x: not (560 < x < 1010 or 1340 < x < 1600)),
        *_hamlet(),
        mist(ellipse(880, 546, 420, 9), opacity=0.45),
        hill(WIDTH, HEIGHT + 20, [(-20, 596), (160, 568), (360, 574), (560, 584), (800, 584), (1060, 560),
            (1300, 556), (1500, 572), (1740, 560)], "#6d7c46"),
        *_road(),
        *placed(inn(), 1092, 634),
        *placed(inn_sign(), 926, 640),
        *fence(290, 680, 7, 45, -9),
        *milestone(489, 692),
        *placed(traveller("#8a3a2a", "#6e2c20", True), 706, 692),
        *placed(traveller("#3f6a5a", "#2f5145", False), 752, 698, 0.9),
        *_near_trees(dice),
    ]


def _dusk(image: Image.Image) -> Image.Image:
    """Return the day print as dusk, bright round moon, inn and travellers."""
    part = USUAL_WIDTH / WIDTH
    lamps = [Lamp(x * part, y, rx * part, ry, k) for x, y, rx, ry, k in ((0.703, 0.27, 0.27, 0.28, 1.0),
        (0.853, 0.79, 0.16, 0.18, 1.0), (0.585, 0.915, 0.085, 0.11, 1.0), (1.17, 0.71, 0.1, 0.07, 0.7))]
    return at_dusk(image, lamps, warm=(0.52, 0.56))


TITLE = Picture(scenery=_valley, sky=Sky(high="#22304a", low="#f0dca6", sun=(0.523, 0.272), reach=0.8, beams=0.16),
    light=Light(key=(0.3, -0.78, 0.55), rim=(0.7, -0.5, 0.1)),
    style=Print(period=4.6, cross=0.6, gamma=0.8, tint=0.9, white=94), size=(WIDTH, HEIGHT), pixels=(2580, 1080),
    finish=_dusk)

RECIPES = (engraving("scenes/terrinoth/title", TITLE, __name__, "folk", "houses", "nature", "town"),)
