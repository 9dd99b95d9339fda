"""The camp before which the boss is fought: rows of black tents and torches below the keep, at dusk."""

from __future__ import annotations

import random
from functools import partial

import numpy as np
from PIL import Image

from assets.workshop.engraving import Glow, Light, Part, Picture, Print, Ridge, Shadow, Shape, Sky, drawn, flat, placed
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.kit.folk import soldier
from assets.workshop.engraving.kit.props import barrel, crate
from assets.workshop.engraving.kit.remains import skull
from assets.workshop.engraving.palette import rgb
from assets.workshop.engraving.paths import box, ellipse, polygon, tube
from assets.workshop.pictures.heroica.calm import calm
from assets.workshop.pictures.record import METHOD, kit
from assets.workshop.pictures.tenefyr.country import flock, keep, peak, puffs, ridge
from assets.workshop.recipe import Recipe

SIZE = (1280, 720)
SCALE, QUALITY = 1.25, 50
TORCHES = ((96, 640, 1.0), (330, 600, 0.84), (470, 660, 1.05), (620, 590, 0.76), (820, 650, 1.0), (960, 596, 0.8),
    (1180, 640, 1.0), (250, 520, 0.56), (560, 512,
    0.52), (760, 516, 0.54), (1060, 522, 0.56))
"""Where the torches stand: foot and size."""


def tent(cloth: str, mark: bool = False) -> list[Shape]:
    """Return a black tent, 190 wide and 150 high, its foot at y = 0."""
    folds = Ridge("M-6 -136 L-56 0 M6 -136 L56 0 M-10 -130 L-84 0 M10 -130 L84 0", 7, -6)
    out = [Shape(polygon(-96, 4, -8, -140, 8, -140, 96, 4), cloth, bevel=20, angle=70, grain=0.06, contour=1.1,
        ridges=(folds,), shadow=Shadow(0.5, 10, 6, 8)), flat(polygon(-22, 4,
        0, -84, 22, 4), "#1c1418", tone=0.25, contour=1), Shape(polygon(-24, 4, 0, -88, -8, -40, -34, 4), "#6a5060",
        bevel=5, angle=50, contour=1), drawn("M0 -138 V-172", 4, "#2a1a14"),
        Shape("M2 -172 L42 -164 L2 -150 Z", "#a83a2c", bevel=4, angle=20, contour=1)]
    return [*out, *placed(skull("#f2e6c6"), 52, -34, 0.5)] if mark else out


def torch() -> list[Shape]:
    """Return a torch on a pole, 130 high, its foot at 0, 0."""
    return [Shape(tube(0, 0, 8, 0, -104, 8), "#7a522e", bevel=4, angle=86, contour=1), Shape(polygon(-13, -112, 13,
        -112, 9, -90, -9, -90), "#4a4048", bevel=4, contour=1), *flame(0, -108, 62,
        0.9), flat(ellipse(0, -130, 30), "#ffb050", ink=0, tone=1.5, opacity=0.35, feather=20, glow=Glow("#ff9a40", 26,
        0.6))]


def banner() -> list[Shape]:
    """Return a tall black banner with a skull, its foot at 0, 0."""
    return [Shape(box(-5, -250, 10, 254), "#6a4a30", bevel=4, angle=86), Shape(box(-60, -250, 120, 10), "#6a4a30",
        bevel=4), Shape("M-52 -240 H52 V-90 L26 -116 L0 -84 L-26 -116 L-52 -90 Z",
        "#4a3440", bevel=12, angle=80, grain=0.05, contour=1.1, ridges=(Ridge("M-24 -240 V-110 M24 -240 V-110", 9, -6),
        )), *placed(skull("#f2e6c6"), 0, -176, 1.1)]


def _camp() -> Part:
    """Return the camp, back to front."""
    dice = random.Random(12)
    w, h = SIZE
    out: list[Shape] = []
    for x, y, wide in ((200, 110, 190), (560, 90, 150), (1100, 120, 210), (840, 160, 150)):
        out += puffs(x, y, wide, 4, "#d39aa0", int(x))
    for x, top, half in ((60, 200, 180), (330, 230, 170), (960, 220, 190), (1220, 190, 190)):
        out += peak(dice, x, top, 400, half, "#a9a0b4", 0.1)
    out += [*placed(keep(15), 640, 376, 1.16), *placed(flock(0.8), 520, 130), *placed(flock(0.7), 760, 110)]
    out += [ridge(w, h, ((0, 372), (300, 356), (640, 370), (960, 352), (1280, 372)), "#c9b8a4", 0.1, 4, 3, 24),
        ridge(w, h, ((0, 440), (320, 424), (640, 444), (960, 420), (1280, 440)),
        "#bda894", 0.0, -3, 4, 28), ridge(w, h, ((0, 540), (320, 556), (640, 530), (960, 560), (1280, 540)), "#b39c8c",
        0.0, 4, 5, 34)]
    rows: list[tuple[float, list[Shape]]] = []
    for row, (y, size, gap) in enumerate(((420, 0.32, 84), (462, 0.46, 124), (520, 0.64, 170), (606, 0.9, 250))):
        for k in range(round(w / gap) + 2):
            x = (k - 0.5 * (row % 2)) * gap + dice.uniform(-8, 8)
            if row < 2 and abs(x - 640) < 40:
                continue
            rows.append((y, placed(tent(dice.choice(("#6d5666", "#5f4a5a", "#75606c")), row == 3), x,
            y + dice.uniform(-5, 5), size)))
    rows += [(y, placed(torch(), x, y, s)) for x, y, s in TORCHES]
    rows += [(y, placed(soldier("#4a3a48", "#6d7078", 200, None), x, y, s)) for x, y, s in ((420, 606, 0.5), (700, 612,
        0.52), (880, 604, 0.5), (180, 600, 0.5), (1100, 606, 0.5))]
    rows += [(480.0, placed(banner(), 520, 480, 0.5)), (480.0, placed(banner(), 762, 480, 0.5)), (640.0,
        placed(barrel(80, 104), 390, 640, 0.8)), (640.0, placed(crate(100, 74), 900, 640, 0.8))]
    return [*out, *(shape for _, part in sorted(rows, key=lambda one: one[0]) for shape in part)]


def _lit(image: Image.Image) -> Image.Image:
    """Return the print at dusk: a violet wash, the last light round the keep, and pools of torchlight."""
    pixels = np.asarray(image, np.float32) / np.float32(255)
    rows, columns = pixels.shape[:2]
    y = np.linspace(0, SIZE[1], rows, dtype=np.float32)[:, None]
    x = np.linspace(0, SIZE[0], columns, dtype=np.float32)[None, :]
    light = 0.9 * np.exp(-(((x - 640) / 430) ** 2 + ((y - 300) / 260) ** 2))
    for tx, ty, size in TORCHES:
        light += 1.1 * np.exp(-(((x - tx) / (110 * size)) ** 2 + ((y - (ty - 120 * size)) / (100 * size)) ** 2))
    share = np.clip(light, 0, 1)[..., None]
    wash = rgb("#8f82b8") * (1 - share) + rgb("#ffdcb8") * share
    return Image.fromarray((np.clip(pixels * wash, 0, 1) * 255).astype(np.uint8))


CAMP = Picture(_camp, sky=Sky("#7a6ea6", "#f2a87a", (0.5, 0.4), 0.7, 0.06, seed=4), light=Light(key=(-0.5, -0.6, 0.8),
    rim=(0.9, 0.1, 0.2), ambient=0.34), style=Print(period=4.4, gamma=0.7,
    tint=0.96, cross=0.68, slip=0.5, black=0, white=100), size=SIZE, finish=_lit)
PICTURES = {"camp": partial(calm, CAMP)}
MADE_OF = (*METHOD, __name__, "assets.workshop.pictures.heroica.calm", "assets.workshop.pictures.tenefyr.country",
    *kit("fire", "folk", "houses", "props", "remains"))
RECIPES = (Recipe("scenes/tenefyr/camp", "scenes/tenefyr/camp.webp", partial(PICTURES["camp"], SCALE), MADE_OF,
    QUALITY),)
