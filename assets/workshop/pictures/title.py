"""The title's valley at dusk: moon, castle, inn, road and travellers; and the fog that drifts over it."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
from PIL import Image
from scipy import ndimage

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
    Glow,
    Light,
    Part,
    Picture,
    Print,
    Shadow,
    Shape,
    Sky,
    flat,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.grade import Lamp, at_dusk
from assets.workshop.engraving.kit.fire import smoke
from assets.workshop.engraving.kit.houses import castle, fence, inn, inn_sign, milestone
from assets.workshop.engraving.kit.nature import bough, cloud, conifer, foliage, hill, mountain, trunk
from assets.workshop.engraving.noise import fractal
from assets.workshop.engraving.palette import DARK_WOOD
from assets.workshop.engraving.paths import ellipse, loop, polygon, tube
from assets.workshop.pictures.record import drawing, engraving

WIDTH, HEIGHT = 1280, 720
VALLEY_FOG = "#cdd0b4"


def _moon() -> list[Shape]:
    """Return the full moon with its seas."""
    seas = f"{ellipse(884, 182, 13)} {ellipse(918, 216, 9)} {ellipse(910, 174, 6)} {ellipse(890, 222, 5)}"
    return [flat(ellipse(900, 196, 62), "#fff6d8", swell=0.25, bevel=50, ink=0.12, contour=0.6, tone=1.5,
        glow=Glow("#ffe9b0", 26, 0.7)), flat(seas, "#e7d7a6", ink=0, contour=0.2, tone=1.3)]


def _clouds(dice: random.Random) -> list[Shape]:
    """Return long banks of cloud across moon and sky."""
    places = ((640, 120, 150, 15), (1130, 118, 170, 19), (1010, 240, 150, 11), (330, 190, 170, 16), (780, 254, 110, 8))
    return [cloud(dice, *place, colour="#c9ccc4") for place in places]


def _range(dice: random.Random, foot: float, height: float, count: int, fog: Fog, colour: str) -> list[Shape]:
    """Return a range of peaks, the highest behind."""
    peaks = sorted((foot - height * dice.uniform(0.5, 1), WIDTH * (i + dice.uniform(0.25, 0.75)) / count)
        for i in range(count))
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


def traveller(cloak: str, hood: str, staff: bool) -> list[Shape]:
    """Return a cloaked walker seen from behind, 90 units tall, feet at 0, 0; with staff or lantern."""
    out = [
        flat(f"{polygon(-7, 0, -9, -18, 0, -18, 0, 0)} {polygon(4, 0, 4, -18, 12, -18, 12, 0)}", "#2f241c",
            contour=0.6, tone=0.6),
        Shape(loop(-17, -8, -15, -40, 0, -66, 14, -42, 18, -9, 0, -4), cloak, bevel=14, angle=80, pitch=0.7,
            shadow=Shadow(0.4, 12, 4, 4)),
        Shape(loop(-12, -60, -8, -80, 1, -86, 10, -78, 12, -60, 0, -54), hood, bevel=8, angle=30, pitch=0.7),
    ]
    if staff:
        return [*out, Shape(tube(21, 3, 3, 25, -86, 3), DARK_WOOD, bevel=2, angle=86)]
    return [*out, Shape(polygon(16, -42, 30, -36, 30, -32, 16, -34), cloak, bevel=3),
        flat(polygon(25, -32, 35, -32, 37, -17, 23, -17), "#ffe08a", contour=0.7, ink=0, tone=1.7,
        glow=Glow("#ffb23c", 8, 0.8))]


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
        (430, 732, 120, 30, "#587443"), (1240, 716, 120, 40, "#48633b"), (1090, 736, 120, 28, "#587443")):
        out += foliage(dice, x, y, rx, ry, colour, angle=-18)
    return out


def _valley() -> Part:
    """Return everything between the sky and the eye."""
    dice = random.Random(7)
    clear = Fog(VALLEY_FOG, 0.24)
    return [
        *_moon(),
        *_clouds(dice),
        *_range(dice, 330, 190, 7, Fog(VALLEY_FOG, 0.6), "#8b93a2"),
        *_range(dice, 372, 130, 6, Fog(VALLEY_FOG, 0.42), "#6f7888"),
        hill(WIDTH, HEIGHT, [(-20, 392), (200, 380), (420, 398), (640, 384), (860, 398), (1080, 386), (1300, 380)],
            "#8e9a8c", Fog(VALLEY_FOG, 0.6)),
        mist(ellipse(560, 404, 760, 26), opacity=0.85),
        *placed(castle(clear), 880, 470),
        mist(ellipse(640, 446, 760, 26), opacity=0.85),
        *_wooded_hill(dice, [(-20, 440), (140, 424), (330, 446), (520, 470), (700, 478), (860, 474), (1040, 452),
            (1180, 430), (1300, 420)], "#7c8c76", Fog(VALLEY_FOG, 0.40), 60, "#5d7563", 44, lambda x: True),
        mist(ellipse(640, 488, 700, 14), opacity=0.55),
        *_wooded_hill(dice, [(-20, 500), (200, 486), (380, 516), (560, 532), (760, 528), (960, 520), (1120, 500),
            (1300, 482)], "#62744f", Fog(VALLEY_FOG, 0.16), 26, "#3f5a48", 74, lambda x: not 560 < x < 1010),
        mist(ellipse(880, 546, 420, 9), opacity=0.45),
        hill(WIDTH, HEIGHT + 20, [(-20, 596), (160, 568), (360, 574), (560, 584), (800, 584), (1060, 560),
            (1300, 556)], "#6d7c46"),
        *_road(),
        smoke(1162, 394, 140),
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
    lamps = (Lamp(0.703, 0.27, 0.27, 0.28), Lamp(0.853, 0.79, 0.16, 0.18), Lamp(0.585, 0.915, 0.085, 0.11))
    return at_dusk(image, lamps, warm=(0.6, 0.56))


TITLE = Picture(scenery=_valley, sky=Sky(high="#22304a", low="#f0dca6", sun=(0.703, 0.272), reach=0.8, beams=0.16),
    light=Light(key=(0.3, -0.78, 0.55), rim=(0.7, -0.5, 0.1)),
    style=Print(period=4.6, cross=0.6, gamma=0.8, tint=0.9, white=94), size=(WIDTH, HEIGHT), pixels=(1920, 1080),
    finish=_dusk)


def drifting_fog() -> Image.Image:
    """Return a soft strip of fog that joins its own other end, 1920 x 300, white with alpha."""
    wide, high = 1920, 300
    noise = fractal(high, wide * 2, 240, 5, 11)
    blend = np.linspace(0, 1, wide, dtype=np.float32)[None, :]
    looped = noise[:, wide:] * (1 - blend) + noise[:, :wide] * blend
    # Crossing two noises over lowers their spread in the middle; dividing by it keeps the fog even.
    looped = looped / np.sqrt((1 - blend) ** 2 + blend**2)
    looped = ndimage.gaussian_filter(looped, (3, 16), mode=("nearest", "wrap"))
    rows = np.linspace(-1, 1, high, dtype=np.float32)[:, None]
    body = np.clip(1 - np.abs(rows) ** 1.6, 0, 1) ** 1.5
    alpha = np.clip(0.42 + 0.36 * looped, 0, 1) * body
    pixels = np.empty((high, wide, 4), np.uint8)
    pixels[..., :3] = (224, 223, 206)
    pixels[..., 3] = (alpha * 215).astype(np.uint8)
    return Image.fromarray(pixels, "RGBA")


RECIPES = (engraving("scenes/title", TITLE, __name__, "fire", "houses", "nature"),
    drawing("scenes/title-fog", drifting_fog, __name__))
