"""The village of Tenefyr along its street: mill, houses, clock tower, well, stall, wagon; and where smoke, flags and
light come from.

Every window is drawn lit; `by_day` puts them out again, all or some.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from assets.workshop.engraving import Fog, Shadow, Shape, placed
from assets.workshop.engraving.kit.farm import shepherds_wagon
from assets.workshop.engraving.kit.folk import traveller
from assets.workshop.engraving.kit.nature import foliage
from assets.workshop.engraving.kit.town import clock_tower, flank, gabled, goods, stall, well, windmill
from assets.workshop.engraving.palette import LAMPLIGHT
from assets.workshop.engraving.paths import box, ellipse, tube
from assets.workshop.pictures.tenefyr.country import AIR

RED, BLUE, HONEY, PLUM, GREEN = "#c9553c", "#3f83a0", "#d79a3a", "#7d6aa2", "#7f9a48"
LIME = "#faf0d6"
FOOT = 846.0
MILL = (176.0, 858.0, 0.46)
"""Foot and size of the mill."""
MILL_HIGH = 320.0
HUB = (MILL[0], MILL[1] - MILL_HIGH * 0.88 * MILL[2])
"""Where the sails turn."""
LIT = (LAMPLIGHT, "#ffc860")
ALL = 63
House = tuple[str, float, float, float, str]
FRONT: tuple[House, ...] = (
    ("flank", 330, FOOT, 0.62, RED), ("gabled", 446, FOOT + 6, 0.62, RED), ("gabled", 546, FOOT - 4, 0.54, PLUM),
    ("flank", 742, FOOT + 2, 0.60, BLUE), ("gabled", 842, FOOT + 6, 0.62, HONEY), ("gabled", 1168, FOOT + 6, 0.66, RED),
    ("flank", 1284, FOOT, 0.62, RED), ("gabled", 1394, FOOT + 4, 0.56, GREEN), ("flank", 1690, FOOT, 0.62, HONEY),
    ("gabled", 1800, FOOT + 6, 0.62, BLUE), ("gabled", 2080, FOOT - 4, 0.58, RED), ("flank", 2200, FOOT + 4, 0.62, RED),
    ("gabled", 2330, FOOT + 2, 0.54, HONEY),
)  # fmt: skip
"""Kind, middle, foot, size and roof of the houses on the street."""
BACK: tuple[House, ...] = (
    ("gabled", 268, 786, 0.40, RED), ("flank", 520, 776, 0.38, HONEY), ("gabled", 604, 782, 0.38, RED), ("gabled", 790,
    772, 0.36, BLUE), ("flank", 900, 776, 0.38, RED), ("gabled", 1226, 774, 0.4, BLUE), ("flank", 1352, 772, 0.38,
    HONEY), ("gabled", 1454, 776, 0.36, RED), ("gabled", 1760, 776, 0.38, RED), ("flank", 2120, 772, 0.38, BLUE),
)  # fmt: skip
"""The houses behind them, nearer to the fields."""
SMOKE = [(round(x + 62 * size), round(foot - 238 * size)) for kind, x, foot, size, _ in FRONT if kind == "flank"]
"""Where the smoke of chimneys begins: above each of the street, see `_row`."""
FLAGS = ((276, 752), (392, 750), (500, 774), (586, 752), (800, 752), (886, 768), (1114, 752), (1232, 752), (1344, 750),
    (1436, 780))
"""Where the poles of the ten flags stand, the foot of each."""
TREES = ((232, 862, 30), (590, 864, 26), (664, 866, 20), (782, 868, 26), (1226, 868, 28), (1452, 864, 26), (1590, 862,
    34), (1890, 866, 30), (1990, 858, 36), (2410, 862, 34), (2480, 850, 40))


def chimney(x: float, foot: float, size: float = 1.0) -> list[Shape]:
    """Return a chimney of brick."""
    return [Shape(box(x - 8 * size, foot - 34 * size, 16 * size, 40 * size), "#b8795a", bevel=4 * size, angle=6,
        contour=0.8), Shape(box(x - 11 * size, foot - 38 * size, 22 * size, 8 * size), "#cf9a78", bevel=3, angle=4)]


def tree(dice: random.Random, x: float, foot: float, radius: float, colour: str = "#6fa048",
    fog: Fog | None = None) -> list[Shape]:
    """Return a round village tree."""
    stem = Shape(tube(x, foot, radius * 0.3, x, foot - radius, radius * 0.24), "#7a5636", bevel=3, angle=84, fog=fog)
    return [stem, *foliage(dice, x, foot - radius * 1.7, radius, radius * 0.95, colour, fog)]


def house(kind: str, roof: str, lit: int = ALL, fog: Fog | None = None) -> list[Shape]:
    """Return a house of lime white between dark beams, its foot at y = 0."""
    if kind == "gabled":
        return gabled(150, 150, LIME, roof, lit, fog)
    return flank(220, 108, 92, LIME, roof, lit, fog)


def _row(houses: Sequence[House], fog: float) -> list[Shape]:
    """Return a row of houses with their chimneys."""
    out: list[Shape] = []
    for kind, x, foot, size, roof in houses:
        if kind == "flank":
            out += chimney(x + 62 * size, foot - 186 * size, size * 1.3)
        veil = Fog(AIR, fog) if fog else None
        out += placed(house(kind, roof, fog=veil), x, foot, size)
    return out


def village() -> list[Shape]:
    """Return the village, back to front, without the sails of the mill."""
    dice = random.Random(12)
    out = _row(BACK, 0.12)
    for x, foot, r in ((690, 790, 24), (960, 786, 22), (330, 786, 24), (1290, 788, 22), (1500, 790, 26), (1600, 786,
        30),
        (1950, 786, 28), (2290, 786, 30)):
        out += tree(dice, x, foot, r, "#7fae58", Fog(AIR, 0.12))
    out += placed(clock_tower(300, 44, LIME, BLUE), 642, 852, 0.52)
    out += _row(FRONT, 0.0)
    out += placed(windmill(MILL_HIGH, torn=False)[:8], *MILL)
    out += placed(clock_tower(330, 48, "#c9c0ae", PLUM), 1916, 850, 0.6)
    out += placed(stall(200, 150, RED, "#fff6e0"), 1052, 862, 0.74)
    out += placed(goods(0), 1030, 810, 0.36)
    out += placed(goods(1), 1082, 810, 0.36)
    out += placed(shepherds_wagon(), 1480, 866, 0.58)
    out += placed(well(170, "#b7b0a2"), 884, 866, 0.44)
    for x, cloak, hood in ((966, "#c9553c", "#a8402c"), (990, "#3f83a0", "#2f6f8f"), (700, "#7f9a48", "#6a8238"), (1372,
        "#d79a3a", "#b57b35")):
        out += placed(traveller(cloak, hood, False), x, 876, 0.5)
    for x, foot, r in TREES:
        out += tree(dice, x, foot, r)
    return out


def sails(turn: float = 22.0) -> list[Shape]:
    """Return the sails of the mill round 0, 0, in the size they have in the valley."""
    part = windmill(MILL_HIGH, turn, torn=False)[8:]
    return placed(part, 0, MILL_HIGH * 0.88 * MILL[2], MILL[2])


def lit_panes(shapes: Sequence[Shape]) -> list[Shape]:
    """Return what shines of some shapes."""
    return [shape for shape in shapes if shape.fill in LIT and shape.glow]


def by_day(shapes: Sequence[Shape], share: float = 0.0, seed: int = 4) -> list[Shape]:
    """Return the shapes with all windows dark but for a `share` of them."""
    dice = random.Random(seed)
    out = []
    for shape in shapes:
        if shape.fill in LIT and shape.glow and dice.random() >= share:
            shape = replace(shape, fill="#56728a", tone=0.86, ink=0.7, glow=None)
        out.append(shape)
    return out


def flag(colour: str) -> list[Shape]:
    """Return a swallow-tailed flag on its pole, 60 high, the foot at 0, 0."""
    return [Shape(box(-2.2, -60, 4.4, 60), "#8a5a30", bevel=2, angle=86, shadow=Shadow(0.3, 2, 2, 1)),
        Shape(ellipse(0, -62, 4), "#e8b23a", bevel=3, shine=0.6),
        Shape("M2 -58 C14 -62 22 -52 40 -57 L33 -44 L41 -32 C24 -27 14 -36 2 -31 Z", colour, bevel=7, angle=18,
            grain=0.04, contour=1.1, shadow=Shadow(0.3, 2, 3, 2))]
