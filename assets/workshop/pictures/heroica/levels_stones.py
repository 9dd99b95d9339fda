"""The vignettes of the Old Stones: temple, castle, cellar, strongroom."""

from __future__ import annotations

import random

from assets.workshop.engraving import Part, Shape, drawn, flat, placed
from assets.workshop.engraving.grade import Lamp
from assets.workshop.engraving.kit.fire import candle
from assets.workshop.engraving.kit.props import banner
from assets.workshop.engraving.kit.stonework import archway, pillar, rounded
from assets.workshop.engraving.kit.vaults import sconce
from assets.workshop.engraving.kit.works import keyhole
from assets.workshop.engraving.palette import darker
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, rays, tube
from assets.workshop.heroica.things.piece import cut, mark, metal
from assets.workshop.pictures.heroica import toys
from assets.workshop.pictures.heroica.vignettes import DIM, NIGHT, WIDE, flags, pit, recipes, row, vignette, wall


def _steps(x: float, top: float, count: int, wide: float, grow: float, rise: float, colour: str) -> list[Shape]:
    """Return a stair that comes down towards the eye: each step wider than the one behind."""
    out: list[Shape] = []
    for k in range(count):
        half, y = (wide + grow * k) / 2, top + rise * k * (1 + 0.06 * k)
        out += [Shape(box(x - half, y, half * 2, rise * 0.62), colour, bevel=3, angle=4, grain=0.15),
            Shape(box(x - half, y + rise * 0.55,
            half * 2, rise * 0.8), darker(colour, 0.25), bevel=3, angle=86, grain=0.15)]
    return out


def _temple(dice: random.Random) -> Part:
    """A stair going down to a seated jackal god with a scale."""
    sand, red = "#dcbc80", "#c98a58"
    beam = flat(polygon(300, -20, 380, -20, 440, 300, 220, 300), "#fff0b0", tone=1.7, ink=0, opacity=0.42, feather=14)
    glyphs = [mark(shape, "#2f8088", 0.8) for x in (52, 588) for y in (90, 150, 210) for shape in (ellipse(x - 12, y,
        8), polygon(x + 4, y + 8,
        x + 12, y - 10, x + 20, y + 8))]
    return [wall(dice, -20, -20, WIDE + 40, 320, red, 40), *glyphs, pit(rounded(322, 300, 140, 270), "#6a3f2c", 0.6),
        archway(322, 300, 140,
        270, 30, "#d8a878", False), flags(280, sand), beam, *placed(toys.jackal(), 322, 296, 1.06), *[s for x in (140,
        504) for s in
        pillar(x, 330, 10, 26, "#d8a878")], *_steps(322, 300, 4, 300, 120, 22, sand), *placed([cut(loop(-24, 0, -30,
        -40, -12, -70, 12, -70, 30,
        -40, 24, 0), "#2f8088", 14, 80), cut(box(-16, -80, 32, 12), "#d9a83c", 5, 4)], 84, 380, 0.9),
        *placed([cut(loop(-20, 0, -26, -30, -10,
        -56, 10, -56, 26, -30, 20, 0), "#b8502e", 12, 80)], 566, 384, 0.9)]


def _doorway(x: float, foot: float, half: float, height: float, stone: str, within: str) -> list[Shape]:
    """Return a doorway with its leaf swung open to the left."""
    leaf = polygon(x - half, foot - height * 0.78, x - half * 1.5, foot - height * 0.84, x - half * 1.5,
        foot + half * 0.18, x - half, foot)
    return [flat(rounded(x, foot, half, height), within, tone=0.9, ink=0.5, contour=1), archway(x, foot, half, height,
        half * 0.26, stone,
        False), cut(leaf, "#8a5a30", 5, 86), *[metal(box(x - half * 1.46, y, half * 0.42, half * 0.1), "#5d6670", 3,
        4) for y in (foot - height *
        0.66, foot - height * 0.2)]]


def _castle(dice: random.Random) -> Part:
    """A small goblin on a large throne, seen through two doors."""
    stone, floor = "#9aa6b4", "#cf9f6a"
    throne = [cut(polygon(-52, 0, -58, -150, 0, -186, 58, -150, 52, 0), "#a8322c", 12, 86),
        metal("M-58 -150 L-66 -168 L0 -206 L66 -168 L58 "
        "-150 L0 -186 Z", "#d9a83c"), cut(box(-64, -56, 128, 22), "#7a2420", 7, 4), *[metal(box(x, -96, 16, 96),
        "#d9a83c", 5, 86) for x in
        (-70, 54)]]
    inner = [flat(box(228, 120, 190, 180), "#e8c890", tone=1.1, ink=0.3), *placed(throne, 322, 286, 0.6),
        *placed(toys.goblin("#7a3f8a",
        crown=True), 322, 254, 0.44)]
    carpet = flat(polygon(304, 286, 340, 286, 420, 420, 220, 420), "#b8322c", tone=1, ink=0.5, contour=0.8)
    second = [*_doorway(322, 298, 74, 170, "#8794a2", "#e0bc84"), *inner, archway(322, 298, 74, 170, 18, "#b0bac6",
        False)]
    return [wall(dice, -20, -20, WIDE + 40, 400, stone, 34), flat(rounded(322, 360, 158, 330), "#7f8a98", tone=0.9,
        ink=0.7, contour=1.2),
        wall(dice, 196, 90, 250, 230, "#8794a2", 24), flags(300, floor, 322), *second, carpet, archway(322, 366, 160,
        336, 34, "#b4bec8", False),
        cut(polygon(160, 96, 66, 70, 66, 404, 160, 366), "#8a5a30", 9, 86, grain=0.15), *[metal(polygon(66, y, 150,
        y + 8, 150, y + 24, 66,
        y + 20), "#5d6670", 4, 4) for y in (130, 320)], metal(ellipse(138, 236, 12), "#d9a83c"), *placed(sconce(0.9, 0),
        560, 150), *placed(
        banner(150, "#b8452f"), 596, 250, 0.7), *placed([metal("M0 0 H46 V12 H36 V24 H26 V12 H0 Z", "#d9a83c"),
        metal(ellipse(-8, 6, 18),
        "#d9a83c", 7), mark(ellipse(-8, 6, 7), "#5a4020", 0.5)], 486, 372, 0.9, 12)]


def _cellar(dice: random.Random) -> Part:
    """Cellar steps, a bound king in a chair, a cloak hanging from the ceiling."""
    cloak = ("M-58 -10 C-70 60 -50 110 -30 150 L-12 126 L0 160 L14 126 L32 150 C52 110 70 60 58 -10 Z")
    face = [cut(ellipse(0, 128, 23, 26), "#e8e4d8", 14, 40, ink=0.5), *[mark(ellipse(x, 134, 4.4), "#c8322c",
        1.2) for x in (-8, 8)],
        drawn("M-10 118 Q0 112 10 118", 2.6, "#5a1f24"),
        mark(f"{polygon(-8, 117, -5, 106, -2, 116)} {polygon(2, 116, 5, 106, 8, 117)}",
        "#ffffff", 2)]
    hung = [cut(tube(-14, -30, 9, -14, 0, 9), "#2a2430", 3, 86), cut(tube(14, -30, 9, 14, 0, 9), "#2a2430", 3, 86),
        cut(cloak, "#4a3a5a", 20, 84, swell=0.6), cut("M-20 6 C-26 60 -16 100 0 116 C16 100 26 60 20 6 Z", "#a82c40",
        10, 84),
        *placed(face, 0, 18)]
    stair = [s for k in range(7) for s in (cut(polygon(-20, 380 - k * 34, 190 - k * 22, 380 - k * 34, 176 - k * 22,
        366 - k * 34, -20, 366 - k * 34),
        "#b8b2a2", 3, 4), cut(box(-20, 380 - k * 34, 210 - k * 22, 24), "#8f897a", 3, 86))]
    vault = [archway(x, 330, 90, 250, 26, "#7f8a86", False) for x in (250, 470)]
    return [wall(dice, -20, -20, WIDE + 40, 360, "#8a9490", 30), *[pit(rounded(x, 330, 80, 236), "#3a3c44",
        0.35) for x in (250, 470)],
        *vault, flags(322, "#a9a08a"), *stair[::-1], flat(polygon(-20, -20, 120, -20, 210, 340, 60, 360, -20, 300),
        "#fff0c0", tone=1.3, ink=0.2,
        opacity=0.24, feather=18), *placed(toys.king(), 344, 372, 1.35), cut(box(-20, -10, WIDE + 40, 26), "#6a4a30", 8,
        4), *placed(hung, 532,
        40, 1.3), *[s for x, y in ((232, 372), (436, 384), (592, 392)) for s in candle(x, y, 40, 13)]]


def _vault(dice: random.Random) -> Part:
    """A round strongroom door, rats on the ledgers."""
    bolts = [metal(ellipse(320 + 128 * x, 180 + 128 * y, 10), "#dfe6ea", 6) for x, y in ((1, 0), (0.7, 0.7), (0, 1),
        (-0.7, 0.7), (-1, 0),
        (-0.7, -0.7), (0, -1), (0.7, -0.7))]
    wheel = [metal(rays(320, 180, 14, 74, 6, 0), "#d9a83c", 8), metal(ellipse(320, 180, 30), "#f0cc5c", 10)]
    books = [cut(box(x, y, w, 22), colour, 5, 4) for x, y, w, colour in ((70, 352, 150, "#8e3a34"), (84, 330, 128,
        "#3f6f9f"), (78, 308, 136,
        "#c8963c"), (430, 356, 150, "#3f6a4a"), (446, 334, 124, "#8e3a34"))]
    pages = [cut(box(x + 6, y + 15, w - 12, 7), "#fbf0d0", 2, 4) for x, y, w in ((70, 352, 150), (84, 330, 128), (78,
        308, 136), (430, 356, 150),
        (446, 334, 124))]
    coins = [metal(ellipse(x, y, 17, 8), "#e8bc40", 5) for x, y in ((270, 384), (300, 390), (286, 374), (372, 388),
        (340, 380), (356, 372), (600,
        388), (244, 392))]
    return [wall(dice, -20, -20, WIDE + 40, 340, "#76808c", 44), *[metal(box(-20, y, WIDE + 40, 18), "#5d6670", 5,
        4) for y in (40, 270)],
        flags(314, "#c09a62"), metal(ellipse(320, 180, 156), "#59636e", 10, 20), metal(ellipse(320, 180, 140),
        "#98a4b0", 16, 60), metal(
        ellipse(320, 180, 104), "#7d8995", 8, 20), *bolts, *wheel, *[s for x in (240, 400) for s in placed(keyhole(16),
        x, 180)],
        metal(box(468, 120, 26, 120), "#59636e", 7, 86), *books, *pages, *coins, *row(toys.rat(), (150, 308, 1.3)),
        *row(toys.rat("#7a6a5c"), (500,
        334, 1.3)), *placed(toys.rat("#9a8670"), 330, 398, 1.0, mirror=True)]


PICTURES = {
    9: vignette(_temple, DIM, (Lamp(0.5, 0.4, 0.32, 0.6), Lamp(0.5, 0.9, 0.5, 0.3, 0.7)), 0.84),
    10: vignette(_castle, DIM, (Lamp(0.5, 0.6, 0.3, 0.5), Lamp(0.88, 0.3, 0.2, 0.4), Lamp(0.16, 0.6, 0.2, 0.5, 0.6)),
    0.68),
    11: vignette(_cellar, NIGHT, (Lamp(0.5, 0.74, 0.3, 0.42), Lamp(0.84, 0.6, 0.22, 0.5, 0.8), Lamp(0.16, 0.4, 0.2, 0.5,
    0.7)), 0.84),
    12: vignette(_vault, DIM, (Lamp(0.5, 0.45, 0.4, 0.6), Lamp(0.5, 0.9, 0.6, 0.3, 0.8)), 0.88),
}  # fmt: skip
RECIPES = recipes(PICTURES, __name__)
