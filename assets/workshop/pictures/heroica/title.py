"""The title: a tray with a small land on it in the grass, an apple tree, and a dragon over the summer sky."""

from __future__ import annotations

import json
import math
import random
from functools import partial

import numpy as np
from PIL import Image, ImageFilter

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
    placed,
)
from assets.workshop.engraving.kit.dragons import flying_dragon
from assets.workshop.engraving.kit.houses import tower
from assets.workshop.engraving.kit.nature import cloud, conifer, foliage, hill
from assets.workshop.engraving.kit.props import tent
from assets.workshop.engraving.kit.waters import ship
from assets.workshop.engraving.noise import fractal, smoothstep
from assets.workshop.engraving.paths import box, ellipse, polygon, tube
from assets.workshop.pictures.heroica.calm import calm
from assets.workshop.pictures.record import METHOD, WEBP, kit
from assets.workshop.recipe import Recipe

WIDTH, HEIGHT = 2580, 1080
"""In units; a window of 16:9 shows the left 1920 of them, only wider ones show the rest."""
COLUMNS, ROWS = 12, 8
LAND = ("~~~~fffsssvv", "~~~fffsssvvv", "~~ccffsssvvv", "~cccffsssvvv", "~ccccffsssvv", "~~cccfffsssv", "~~ccccfffsss",
    "~~~ccccfffss")  # fmt: skip
PAINT = {"~": ("#3fa8b8", "#52b6c2"), "c": ("#e0bc74", "#d6b068"), "f": ("#86b04a", "#7aa444"), "s": ("#c9a27a",
    "#bd966c"), "v": ("#7f7078", "#74666e")}  # fmt: skip
WOODS = ((4.5, 0.6), (5.4, 0.5), (4.6, 1.6), (5.5, 2.4), (4.5, 2.6), (5.6, 3.5), (6.5, 4.6), (7.5, 5.6), (8.5, 6.6))
CROWN = ((1530, 60, 120, 60), (1640, 40, 130, 70), (1780, 20, 140, 70), (1920, 30, 150, 80), (1480, 150, 90, 50),
    (1590, 170, 110, 60), (1700, 230, 110, 60), (1850, 250, 130, 70), (1730, 140, 130, 70), (1880, 150, 130, 80),
    (1620, 100, 100, 60), (1990, 250, 120, 70), (1810, 80, 120, 70), (2060, 60, 140, 80), (2180, 110, 130, 80),
    (2110, 190, 140, 80), (2250, 210, 110, 64), (2220, 30, 120, 60), (2020, 150, 130, 80), (2320, 130, 90,
    60))  # fmt: skip
LEAVES, BARK = ("#5f9a3e", "#6fa846", "#78b048"), "#8a6238"


def place(column: float, row: float) -> tuple[float, float]:
    """Where a point of the tray lies in the picture: 0 to 12 columns, 0 (far) to 8 rows (near)."""
    share = row / ROWS

    def bent(power: float) -> float:
        return math.copysign(abs(share) ** power, share)

    left, right = 1000 - 270 * bent(1.08), 1580 + 190 * bent(1.08)
    return left + (right - left) * column / COLUMNS, 560 + 370 * bent(1.2)


STANDEES = {
    "goblin-guardian": (5.0, 4.6, 84), "king-crab": (2.0, 6.0, 100), "golem-lord": (8.4, 5.2, 104), "bat": (10.4, 4.4,
    90),
    "knight": (4.6, 7.0, 172), "wizard": (6.5, 7.5, 176), "ranger": (8.6, 7.35, 170), "princess": (10.6, 7.2, 164),
}  # fmt: skip
"""Who stands on the tray, the far ones first: column, row, and the square their size is meant for, in units."""
DIE = (752.0, 964.0, 150.0)
"""The middle and the width of the die that lies before the tray."""


def stage() -> str:
    """Where the figures and the die stand that are drawn over the title: in units of its height of 1080."""
    told = {name: [round(value, 1) for value in (*place(column, row), size)]
        for name, (column, row, size) in STANDEES.items()}
    return json.dumps({"size": [WIDTH, HEIGHT], "figures": told, "die": DIE}, indent=1) + "\n"


def quad(left: float, top: float, right: float, foot: float, inset: float = 0.0) -> str:
    """The outline of a rectangle of the tray."""
    corners = ((left + inset, top + inset), (right - inset, top + inset), (right - inset, foot - inset),
        (left + inset, foot - inset))
    return polygon(*(value for corner in corners for value in place(*corner)))


def _country(dice: random.Random) -> list[Shape]:
    """Return sky, hills and lawn."""
    far, near = Fog("#e4ecd4", 0.45), Fog("#e4ecd4", 0.2)
    hills = [
        hill(WIDTH, HEIGHT, [(0, 480), (300, 430), (640, 470), (960, 420), (1300, 460), (1640, 430), (2000, 470),
            (2300, 436), (2580, 470)], "#a8c8a0", far),
        hill(WIDTH, HEIGHT, [(0, 540), (260, 500), (600, 530), (1000, 490), (1400, 525), (1920, 500), (2580, 530)],
            "#98c070", near),
    ]  # fmt: skip
    trees = [s for _ in range(40) for x in (dice.uniform(-20, WIDTH),)
        for s in conifer(dice, x, 525 + 12 * math.sin(x / 180), dice.uniform(34, 60), "#6fa060")]
    lawn = hill(WIDTH, HEIGHT, [(0, 590), (400, 566), (900, 560), (1400, 556), (2000, 576), (2580, 570)], "#86b84a")
    clouds = [cloud(dice, x, y, rx, ry, "#fbf6e6") for x, y, rx, ry in ((330, 300, 190, 30), (1000, 120, 240, 34),
        (1300, 250, 150, 22), (2440, 320, 170, 26))]
    return [*clouds, *hills, *trees, lawn, *(_blades(dice, colour) for colour in ("#6fa03c", "#94c050", "#7db045",
        "#a6cc60"))]


def _blades(dice: random.Random, colour: str) -> Shape:
    """Return grass over the whole lawn, higher where it is near."""
    path = ""
    for _ in range(560):
        y, x = 580 + dice.random() ** 0.7 * 500, dice.uniform(-10, WIDTH)
        size = (y - 520) / 420
        high, lean = dice.uniform(16, 34) * size, dice.uniform(-8, 10) * size
        path += (f"M{x - 2.4 * size:.0f} {y:.0f} Q{x + lean * 0.3:.0f} {y - high * 0.6:.0f} {x + lean:.0f} "
            f"{y - high:.0f} Q{x + lean * 0.3 + 3 * size:.0f} {y - high * 0.5:.0f} {x + 2.6 * size:.0f} {y:.0f} Z ")
    return Shape(path, colour, bevel=3, angle=80, contour=0.32, shadow=Shadow(0.25, 2, 3, 2))


def _apple_tree(dice: random.Random) -> list[Shape]:
    """Return the tree at the right with its apples."""
    trunk = (
        "M1894 260 C1888 420 1884 560 1874 700 C1868 790 1850 840 1790 872 C1830 872 1856 866 1872 858 C1880 876 1872 "
        "892 1858 "
        "904 C1892 896 1910 880 1920 866 C1932 884 1950 900 1984 908 C1966 890 1962 876 1964 862 C1990 872 2020 880 "
        "2066 876 "
        "C2010 846 1994 790 1986 700 C1978 560 1976 420 1962 260 Z"
    )
    left, right = (1930, 440, 60, 1810, 330, 40, 1640, 260, 18), (1934, 400, 54, 2040, 310, 40, 2200, 230, 18)
    boughs = f"{tube(*left)} {tube(*right)}"
    out = [Shape(trunk, BARK, bevel=40, angle=84, grain=0.4, shadow=Shadow(0.5, 20, 20, 16)),
        Shape(boughs, BARK, bevel=18, angle=50, grain=0.4)]
    for x, y, rx, ry in CROWN:
        out += foliage(dice, x, y, rx, ry, dice.choice(LEAVES))
    for _ in range(34):
        x, y = dice.uniform(1530, 2300), dice.uniform(20, 235)
        out.append(Shape(ellipse(x, y, 12), "#d23a2c", bevel=9, angle=30, shine=0.6, contour=0.8))
    return out


def _tray() -> list[Shape]:
    """Return the tray: its side, its red rim, and a painted plate for each square."""
    corners = [place(*at) for at in ((-0.35, -0.35), (12.35, -0.35), (12.35, 8.35), (-0.35, 8.35))]
    far_left, far_right, near_right, near_left = corners
    below = Shadow(0.7, 14, 26, 14)
    side = polygon(*near_left, *near_right, near_right[0] - 6, near_right[1] + 54, near_left[0] + 8, near_left[1] + 54)
    out = [Shape(side, "#a8743c", bevel=6, angle=4, grain=0.15, shadow=below),
        Shape(polygon(*far_left, *far_right, *near_right, *near_left), "#c4473a", bevel=10, angle=4, grain=0.06,
        shadow=below), Shape(quad(-0.12, -0.12, 12.12, 8.12), "#f2dfb0", bevel=4, angle=4, shadow=NO_SHADOW)]
    for row, line in enumerate(LAND):
        for column, kind in enumerate(line):
            out.append(Shape(quad(column, row, column + 1, row + 1, 0.03), PAINT[kind][(column + row) % 2], bevel=4,
                angle=(4, 60, 120)[(column * 2 + row) % 3], swell=0.5, contour=0.4, grain=0.12, ink=0.8,
                shadow=NO_SHADOW))
    return out


def _castle() -> list[Shape]:
    """Return a toy castle with three roofs, its foot at y = 0."""
    return [*tower(-62, 0, 26, 140, "#a9b2bc", "#c4473a"), *tower(62, 0, 26, 140, "#a9b2bc", "#3f6f9f"),
        Shape(box(-50, -84, 100, 88), "#b4bcc6", bevel=7, angle=6, grain=0.15),
        Shape("M-24 4 V-34 C-24 -62 24 -62 24 -34 V4 Z", "#7a5230", bevel=5, angle=86),
        *tower(0, -78, 22, 84, "#c0c8d0", "#d99a1e")]


def _volcano() -> list[Shape]:
    """Return a volcano, its foot at y = 0."""
    fire = "M-30 -150 L30 -150 L46 -110 L24 -126 L14 -70 L0 -120 L-14 -96 L-22 -128 Z"
    return [Shape(polygon(-120, 10, -30, -150, 30, -150, 120, 10), "#5f4850", bevel=26, angle=50, grain=0.35),
        flat(fire, "#ff8a2a", ink=0, tone=2, glow=Glow("#ffb04a", 20, 0.7))]


def _stands(dice: random.Random) -> list[Shape]:
    """Return what stands on the tray, the far things first."""
    things: list[tuple[float, float, float, list[Shape]]] = [
        (1.2, 1.8, 0.42, ship(None, "#8a5a34", "#f4ead2")), (8.4, 2.6, 1.35, _castle()), (10.8, 1.2, 1.2, _volcano()),
        (2.5, 4.4, 0.9, tent(130, 96, "#f0dca8", "#3f6f9f")), (3.4, 6.3, 0.9, tent(130, 96, "#f0dca8", "#c4473a")),
        *((column, row, 1.0, [Shape(tube(0, 8, 9, 0, -36, 9), "#7a5230", bevel=4), *foliage(dice, 0, -62, 44, 38,
            dice.choice(("#5f9a3e", "#78b048")))]) for column, row in WOODS),
    ]  # fmt: skip
    out: list[Shape] = []
    for column, row, size, part in sorted(things, key=lambda thing: thing[1]):
        out += placed(part, *place(column, row), size * (0.55 + 0.055 * row))
    return out


def _scene() -> Part:
    """Return everything, back to front."""
    dice = random.Random(3)
    return [*_country(dice), *_apple_tree(dice), *_tray(), *_stands(dice),
        *placed(flying_dragon("#c8402f"), 1180, 330, 0.62, -6)]


def _dappled(image: Image.Image) -> Image.Image:
    """Return the print with the shade of leaves on the lawn, and cream air where words and menu stand."""
    pixels = np.asarray(image, np.float32)
    rows, columns = pixels.shape[:2]
    leaves = Image.fromarray(((fractal(rows, columns, 190, 3, 9) > 0.55) * 255).astype(np.uint8))
    shade = np.asarray(leaves.filter(ImageFilter.GaussianBlur(12)), np.float32) / 255
    down = smoothstep(np.arange(rows, dtype=np.float32), 600, 760)[:, None]
    pixels = pixels * (1 - (0.34 * shade * down)[..., None] * np.array([1.0, 0.72, 0.8], np.float32))
    air = 0.24 * (1 - smoothstep(np.arange(columns, dtype=np.float32), 300, 800))[None, :, None]
    pixels = pixels * (1 - air) + np.array([253, 246, 220], np.float32) * air
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))


TITLE = Picture(
    scenery=_scene,
    sky=Sky(high="#86c4e4", low="#fdf4d2", sun=(0.18, 0.10), reach=0.55, beams=0.06, seed=4),
    light=Light(key=(-0.5, -0.62, 0.78), rim=(0.9, 0.2, 0.2), ambient=0.34),
    style=Print(period=4.6, gamma=0.62, tint=0.98, cross=0.66, slip=0.6, black=0, white=100),
    size=(WIDTH, HEIGHT),
    finish=_dappled,
)
SCALE = 1.25
"""Pixels for a unit while it is drawn: less than elsewhere, as the plate is large."""
MADE_OF = (*METHOD, __name__, "assets.workshop.pictures.heroica.calm", *kit("beasts", "dragons", "goblins",
    "hounds", "houses", "monsters", "nature", "props", "waters", "wyrms"))
RECIPES = (
    Recipe("scenes/heroica/title", "scenes/heroica/title.webp", partial(calm, TITLE, SCALE), MADE_OF, WEBP),
    Recipe("scenes/heroica/title-stage", "scenes/heroica/title-stage.json", stage, MADE_OF),
)
