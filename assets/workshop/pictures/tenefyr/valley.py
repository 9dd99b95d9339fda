"""The valley: one drawing printed at four times of the day, the light of its windows, the sails of the mill.

A window of 16:9 shows the left 1920 of its 2560 units. The gates of the dungeons are pictures of their own (`gates`);
what moves over the plate stands in `valley.json`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

from assets.workshop.engraving import Light, Part, Picture, Print, Ridge, Shape, Sky, flat, placed
from assets.workshop.engraving.kit.farm import sheep
from assets.workshop.engraving.kit.stonework import gravestone
from assets.workshop.engraving.kit.waters import reeds, ripples, water
from assets.workshop.engraving.noise import smoothstep
from assets.workshop.engraving.palette import rgb
from assets.workshop.engraving.paths import box, line, loop, polygon, tube
from assets.workshop.engraving.raster import cover
from assets.workshop.pictures.heroica.calm import calm
from assets.workshop.pictures.record import METHOD, kit
from assets.workshop.pictures.tenefyr.country import firs, flock, flowers, keep, peak, puffs, ridge, road, sun
from assets.workshop.pictures.tenefyr.cutting import CUT_OF, cut_out
from assets.workshop.pictures.tenefyr.village import (
    FLAGS,
    HUB,
    SMOKE,
    by_day,
    flag,
    lit_panes,
    sails,
    village,
)
from assets.workshop.recipe import Recipe

Field = NDArray[np.float32]
SIZE = (2560, 1080)
SCALE = 1.25
"""Pixels for a unit while it is drawn."""
KEEP = (1452.0, 330.0, 0.86)
SAILS = 200
"""The edge of the picture of the sails, in units of the plate."""
LEVELS = ("#6d8f3a", "#b57b35", "#5d7186", "#6257a3", "#93333a")
LANE = 102.0
"""The middle of the first gate; every further level stands 300 to the right of it."""


@dataclass(frozen=True, slots=True)
class Hour:
    """A time of the day: its sky, the sun's place and mood (y above 400: it is down), the wash from left to right,
    how much colour is left, the share of lit windows, and whether the sheep are out and the crows about.
    """

    sky: Sky
    sun: tuple[float, float, float]
    left: str
    right: str
    colour: float = 1.0
    windows: float = 0.0
    sheep: bool = True
    crows: bool = False
    clouds: str = "#fdf8ea"


HOURS = {
    "morning": Hour(Sky("#7db4cc", "#ffeec2", (0.135, 0.14), 0.86, 0.10, 0.8, seed=4), (346, 168, 1.0), "#ffffff",
        "#ffffff"),
    "noon": Hour(Sky("#8cc3d6", "#fff4d6", (0.37, 0.10), 0.8, 0.08, 0.8, seed=4), (936, 158, 0.7), "#ffffff",
        "#ffffff"),
    "evening": Hour(Sky("#6f7fa0", "#f6c27a", (0.485, 0.16), 0.8, 0.10, seed=4), (1244, 186, 0.1), "#c6bcd4", "#f8d09c",
        windows=0.35, sheep=False, crows=True, clouds="#f3d8c4"),
    "dusk": Hour(Sky("#3f3f6e", "#f2a26a", (0.62, 0.26), 0.72, 0.08, seed=4), (1586, 262, -1.0), "#8d86c6", "#d9a68f",
        colour=0.9, windows=1.0, sheep=False, crows=True, clouds="#c98a92"),
}  # fmt: skip


def _heaven(hour: Hour) -> list[Shape]:
    """Return sun, clouds and birds."""
    x, y, mood = hour.sun
    out = placed(sun(0.42, mood), x, y)
    for k, (cx, cy, wide, lumps) in enumerate(((60, 150, 150, 4), (640, 142, 170, 4), (760, 190, 110, 3), (1180, 138,
        120, 3), (1700, 150, 200, 5), (1980, 120, 160, 4), (2300, 190, 190, 5), (420, 116, 120, 3))):
        out += puffs(cx, cy, wide, lumps, hour.clouds, k + 2)
    return out


def _mountains(hour: Hour) -> list[Shape]:
    """Return the peaks and the keep before them."""
    dice = random.Random(8)
    out: list[Shape] = []
    for x, top, half, fog in ((-40, 176, 190, 0.42), (236, 168, 170, 0.42), (470, 190, 160, 0.42), (716, 160, 190,
        0.42), (1010, 176, 180, 0.42), (1290, 170, 190, 0.4), (1640, 160, 210, 0.4), (1900, 180, 190, 0.42), (2180, 150,
        220, 0.42), (2470, 172, 190, 0.42), (120, 214, 150, 0.22), (590, 222, 150, 0.22), (890, 226, 150, 0.22), (1160,
        222, 150, 0.22), (1560, 216, 150, 0.22), (2040, 220, 160, 0.22), (2340, 214, 150, 0.22)):
        out += peak(dice, x, top, 352, half, fog=fog)
    lit = 15 if hour.windows >= 1 else 8 if hour.windows else 0
    out += placed(keep(lit), *KEEP)
    if hour.crows:
        out += [*placed(flock(0.5), KEEP[0] + 66, KEEP[1] - 250), *placed(flock(0.36), KEEP[0] - 90, KEEP[1] - 236)]
    return out


def _river() -> list[Shape]:
    """Return the river from the hills under the bridge to the front of the meadow."""
    dice = random.Random(31)
    bed = tube(1560, 336, 9, 1530, 392, 16, 1380, 410, 20, 1236, 436, 26, 1200, 520, 34, 1180, 610, 42, 1120, 690, 50,
        1056, 756, 58, 1000, 840, 70, 962, 930, 96, 948, 1110, 130)
    lake = loop(1660, 560, 1760, 528, 1960, 520, 2180, 534, 2300, 566, 2200, 612, 1960, 628, 1740, 612)
    pale = "#8fc3d6"
    return [Shape(bed, "#efe2b4", bevel=5, angle=10, contour=0.5, ink=0.4, grain=0.06),
        water(tube(1560, 336, 6, 1530, 392, 12, 1380, 410, 15, 1236, 436, 20, 1200, 520, 27, 1180, 610, 34, 1120, 690,
            41, 1056, 756, 48, 1000, 840, 58, 962, 930, 82, 948, 1110, 112), pale,
            ripples=ripples(dice, 900, 1300, 400, 1080, 60)),
        Shape(lake, "#efe2b4", bevel=5, angle=10, contour=0.5, ink=0.4),
        water(loop(1676, 562, 1764, 536, 1960, 528, 2176, 541, 2286, 567, 2194, 604, 1960, 618, 1748, 604), pale,
            ripples=ripples(dice, 1680, 2280, 536, 612, 50)),
        *reeds(dice, 1720, 606, 40, 34), *reeds(dice, 2240, 596, 44, 34)]


def _bridge() -> list[Shape]:
    """Return the bridge over the river behind the stall."""
    back = "M-72 4 C-60 -44 60 -44 72 4 L72 -22 C56 -66 -56 -66 -72 -22 Z"
    cuts = "M-58 -26 L-50 -8 M-36 -42 L-30 -24 M-10 -50 L-9 -30 M16 -50 L14 -30 M40 -40 L32 -22 M60 -24 L50 -6"
    part = [Shape(back, "#d9cfb8", bevel=8, angle=70, grain=0.06, contour=1.0), Shape(line(-74, -20, -50, -50, 0, -62,
        50, -50, 74, -20) + " L74 -28 L50 -60 L0 -72 L-50 -60 L-74 -28 Z", "#ece2ca", bevel=4, angle=10)]
    return placed([*part, Shape(f'<path fill="none" stroke="#fff" stroke-width="2.4" d="{cuts}"/>', "#6b4e3a",
        bevel=1, swell=0, contour=0.6)], 1052, 764, 0.92)


def _roads() -> list[Shape]:
    """Return the ways from the street to all ten gates."""
    out: list[Shape] = []
    for k in range(5):
        x = LANE + 300 * k
        bend = (34, -30, 26, -34, 30)[k]
        out += road(((x, 352, 12), (x + bend, 420, 15), (x + bend * 1.6, 470, 17), (x + 40, 540, 19), (x + 84, 600,
            21), (x + 76, 660, 24), (x + 66, 706, 26)))
        out += road(((x, 622, 22), (x + 8, 652, 26), (x + 60, 700, 30), (x + 96, 760, 34), (x + 84, 840, 40)))
    out += road(((1700, 1100, 70), (1640, 960, 52), (1730, 860, 40), (1880, 760, 30), (1830, 690, 24), (1950, 640, 18),
        (2160, 660, 14), (2380, 560, 12), (2440, 440, 9)))
    return out


def _street() -> list[Shape]:
    """Return the street of the village and the way that leaves it over the meadow."""
    return [*road(((-40, 866, 34), (200, 872, 36), (560, 862, 34), (900, 876, 40), (1240, 866, 36), (1600, 872, 36),
        (2000, 866, 36), (2600, 872, 34))), *road(((1010, 872, 40), (1046, 930, 58), (1000, 1000, 84), (1060, 1110,
        120)))]


def _land(hour: Hour) -> Part:
    """Return everything of an hour, back to front."""
    dice = random.Random(17)
    w, h = SIZE
    fields = [
        ridge(w, h, ((0, 318), (300, 300), (620, 322), (940, 304), (1260, 324), (1560, 306), (1900, 322), (2240, 300),
            (2560, 318)), "#dfe3b0", 0.34, 4, 4, 24, 0.55, 1),
        *firs(dice, [(dice.uniform(0, w), 322 + dice.uniform(0, 22), dice.uniform(22, 40)) for _ in range(90)],
            fog=0.3),
        ridge(w, h, ((0, 372), (260, 352), (560, 376), (880, 350), (1200, 372), (1500, 356), (1860, 380), (2200, 352),
            (2560, 374)), "#cfdc94", 0.16, -3, 4, 26, 0.6, 2),
    ]
    middle = [
        ridge(w, h, ((0, 470), (330, 500), (700, 462), (1060, 496), (1400, 470), (1760, 500), (2140, 462), (2560, 492)),
            "#bcd27a", 0.06, 3, 4, 34, 0.62, 3),
        *firs(dice, [(x + dice.uniform(-60, 60), 494 + dice.uniform(0, 34), dice.uniform(38, 58)) for x in (330, 620,
        640,
            900, 930, 1228, 1530, 1560, 1620, 1640, 1700, 2250, 2330, 2380, 2420, 2460, 2520) for _ in range(2)],
            fog=0.1),
    ]
    near = [
        ridge(w, h, ((0, 664), (360, 690), (760, 662), (1100, 700), (1460, 668), (1840, 694), (2220, 662), (2560, 690)),
            "#a9c763", 0.0, -3, 4, 36, 0.62, 4),
    ]
    front = ridge(w, h, ((0, 806), (420, 790), (900, 812), (1400, 792), (1900, 808), (2560, 794)), "#9dc257", 0.0, 4, 5,
        34, 0.6, 5)
    life: list[Shape] = []
    for x, y, s in ((330, 452, 0.5), (380, 470, 0.58), (420, 446, 0.46), (2040, 708, 0.6), (2104, 722, 0.66),
        (1996, 728, 0.6), (2164, 702, 0.6)):
        if hour.sheep:
            life += placed(sheep(), x, y, s)
    stones = [s for x, y, k in ((2370, 524, 0.8), (2432, 534, 1.1), (2500, 520, 0.8)) for s in placed(gravestone(90,
        "#b4b0ac", cross=False), x, y, k)]
    rows = [s for r in range(4) for k in range(7) for s in firs(dice, [(1660 + k * 34 + r * 9, 706 + r * 22, 22)],
        ("#8fae58",))]
    return [*_heaven(hour), *_mountains(hour), *fields, *middle, *near, *_river(), *_roads(), *stones, *rows, *life,
        *_bridge(), front, *_river_front(), *_street(), *_street_bridge(), *by_day(village(), hour.windows),
        *flowers(dice, 0, w, 884, 1076, 420)]


def _street_bridge() -> list[Shape]:
    """Return the parapet of the street over the river."""
    stones = Ridge(" ".join(f"M{x} 872 v16" for x in range(942, 1040, 18)) + " M926 880 H1046", 3, -3)
    dark = flat("M944 906 C950 884 1022 884 1030 906 Z", "#24303a", tone=0.4, contour=0.9)
    return [Shape(polygon(916, 862, 1056, 862, 1056, 892, 1036, 910, 936, 910, 916, 892), "#d9cfb8", bevel=6, angle=8,
        grain=0.06, ridges=(stones,)), dark, Shape(box(910, 858, 152, 9), "#ece2ca", bevel=3, angle=4)]


def _river_front() -> list[Shape]:
    """Return the river where it crosses the meadow before the village."""
    dice = random.Random(3)
    bank = tube(1036, 792, 60, 1000, 840, 70, 962, 930, 96, 948, 1110, 130)
    flow = tube(1036, 790, 48, 1000, 840, 58, 962, 930, 82, 948, 1110, 112)
    return [Shape(bank, "#efe2b4", bevel=5, angle=10, contour=0.5, ink=0.4, grain=0.06),
        water(flow, "#8fc3d6", ripples=ripples(dice, 880, 1060, 800, 1080, 40))]


def _washed(hour: Hour, image: Image.Image) -> Image.Image:
    """Return the print under the wash of its hour: multiplied from left to right, a little of its colour gone."""
    pixels = np.asarray(image, np.float32) / np.float32(255)
    across = np.linspace(0, 1, pixels.shape[1], dtype=np.float32)[None, :, None] * (2560 / 1920)
    wash = rgb(hour.left) + (rgb(hour.right) - rgb(hour.left)) * np.clip(across, 0, 1)
    down = smoothstep(np.arange(pixels.shape[0], dtype=np.float32) / pixels.shape[0], 0.2, 0.36)[:, None, None]
    pixels = pixels * (1 - (1 - wash) * (0.45 + 0.55 * down))
    grey = pixels.mean(-1, keepdims=True)
    return Image.fromarray((np.clip(grey + (pixels - grey) * hour.colour, 0, 1) * 255).astype(np.uint8))


def picture(name: str) -> Picture:
    """Return the valley at an hour."""
    hour = HOURS[name]
    return Picture(partial(_land, hour), sky=hour.sky, light=Light(key=(-0.5, -0.6, 0.8), rim=(0.9, 0.1, 0.2),
        ambient=0.36), style=Print(period=4.6, gamma=0.74, tint=0.98, cross=0.7, slip=0.5, black=0, white=100),
        size=SIZE,
        finish=partial(_washed, hour))


def windows() -> Image.Image:
    """The light of all windows as a layer of its own: panes, and a warm glow of 16 round them."""
    w, h = SIZE
    panes = np.zeros((h, w), np.float32)
    for shape in (*lit_panes(village()), *lit_panes(placed(keep(15), *KEEP))):
        panes = np.maximum(panes, cover(shape.markup, 0, 0, w, h, w, h))
    halo = ndimage.gaussian_filter(panes, 6) * 1.6 + ndimage.gaussian_filter(panes, 16) * 3.2
    alpha = np.clip(np.maximum(panes * 0.85, np.clip(halo, 0, 0.62)), 0, 1)
    colour = rgb("#ffb84a") + (rgb("#fff0b8") - rgb("#ffb84a")) * panes[..., None]
    return Image.fromarray((np.dstack([colour, alpha]) * 255).astype(np.uint8), "RGBA")


def told() -> str:
    """What stands where on the plate, in its units."""
    where = {"size": SIZE, "mill": [round(value, 1) for value in HUB], "smoke": SMOKE, "flags": FLAGS,
        "keep": [KEEP[0], KEEP[1] - 240], "washes": {name: [hour.left, hour.right] for name, hour in HOURS.items()},
        "suns": {name: hour.sun[:2] for name, hour in HOURS.items()}}
    return json.dumps(where, indent=1) + "\n"


def turning() -> Image.Image:
    """The sails of the mill at twice their size in the valley, cut out, the hub in the middle."""
    return cut_out(placed(sails(0.0), SAILS / 2, SAILS / 2), SAILS, SAILS, (SAILS * 2, SAILS * 2), 3.0, 3.4, 0.2)


def pennant(colour: str) -> Image.Image:
    """A flag for a reward that was taken, at twice its size, its foot in the middle of the lower edge less 8."""
    return cut_out(placed(flag(colour), 48, 76, 1.0), 96, 80, (144, 120), 3.0, 3.6, 0.2)


PICTURES: dict[str, Callable[[float], Image.Image]] = {name: partial(calm, picture(name)) for name in HOURS}
MADE_OF = (*METHOD, __name__, "assets.workshop.pictures.tenefyr.country", "assets.workshop.pictures.tenefyr.village",
    *CUT_OF,
    "assets.workshop.pictures.heroica.calm", *kit("farm", "folk", "houses", "nature", "props", "remains", "stonework",
    "town", "waters"))
RECIPES = (
    *(Recipe(f"scenes/tenefyr/valley-{name}", f"scenes/tenefyr/valley-{name}.webp", partial(draw, SCALE), MADE_OF, 44)
        for name, draw in PICTURES.items()),
    Recipe("scenes/tenefyr/mill-sails", "scenes/tenefyr/mill-sails.webp", turning, MADE_OF, 76),
    *(Recipe(f"scenes/tenefyr/flag-{k + 1}", f"scenes/tenefyr/flag-{k + 1}.webp", partial(pennant, colour), MADE_OF, 80)
        for k, colour in enumerate(LEVELS)),
    Recipe("scenes/tenefyr/valley-windows", "scenes/tenefyr/valley-windows.webp", windows, MADE_OF, 60),
    Recipe("scenes/tenefyr/valley", "scenes/tenefyr/valley.json", told, MADE_OF),
)
