"""The title: the village green, and behind it the country that is told of.

The singer's cloth hangs before its left part, drawn by the program. A window of 16:9 shows the left 1920 of the 2580
units.
"""

from __future__ import annotations

import random
from functools import partial

from assets.workshop.engraving import (
    Light,
    Part,
    Picture,
    Print,
    Shape,
    Sky,
    placed,
)
from assets.workshop.engraving.kit.farm import sheep
from assets.workshop.engraving.kit.folk import traveller
from assets.workshop.engraving.kit.town import clock_tower, goods, stall, well, windmill
from assets.workshop.engraving.kit.waters import ripples, water
from assets.workshop.pictures.heroica.calm import calm
from assets.workshop.pictures.record import METHOD, kit
from assets.workshop.pictures.tenefyr.country import (
    firs,
    flock,
    flowers,
    keep,
    peak,
    puffs,
    ridge,
    road,
    sun,
)
from assets.workshop.pictures.tenefyr.cutting import CUT_OF
from assets.workshop.pictures.tenefyr.gates import GATES, WIDE, shapes
from assets.workshop.pictures.tenefyr.village import BLUE, GREEN, HONEY, LIME, RED, by_day, chimney, house, tree
from assets.workshop.recipe import Recipe

SIZE = (2580, 1080)
SCALE, QUALITY = 1.25, 46
SEATS = (("#23938e", "#1d7a76"), ("#d0742a", "#b36222"), ("#8d5cc0", "#764aa4"), ("#cc4967", "#ad3c56"))
MADDER, WOAD = "#c1452f", "#2f6f8f"


def _far() -> list[Shape]:
    """Return sky, mountains, keep and the far hills."""
    dice = random.Random(5)
    w, h = SIZE
    out: list[Shape] = [*placed(sun(1.02), 1190, 236), *placed(flock(1.0), 1010, 170), *placed(flock(0.8), 1390, 190)]
    for x, y, wide, lumps, seed in ((900, 330, 220, 4, 2), (1440, 300, 170, 3, 3), (2080, 140, 300, 5, 4), (2440, 230,
        240, 4,
        5), (40, 200, 200, 4, 6)):
        out += puffs(x, y, wide, lumps, seed=seed)
    for x, top, half, fog in ((20, 330, 210, 0.3), (880, 352, 200, 0.26), (1090, 372, 170, 0.3), (1340, 282, 240, 0.2),
        (1570,
        218, 290, 0.14), (1900, 196, 330, 0.18), (2200, 250, 280, 0.24), (2480, 220, 280, 0.2)):
        out += peak(dice, x, top, 560, half, fog=fog)
    out += placed(keep(15), 1700, 484, 1.42)
    return [*out, ridge(w, h, ((0, 500), (500, 490), (900, 506), (1300, 478), (1700, 470), (2150, 500), (2580, 476)),
        "#d6e09c",
        0.16, 4, 4, 30, 0.7, 1), *firs(dice, [(dice.uniform(800, w), 512 + dice.uniform(0, 34), dice.uniform(46,
        78)) for _ in
        range(60)] + [(x, 524, 60) for x in (14, 44)], fog=0.12)]


def _middle() -> list[Shape]:
    """Return the hill of the gates, the river and the mill."""
    dice = random.Random(7)
    w, h = SIZE
    out: list[Shape] = [ridge(w, h, ((0, 590), (500, 566), (900, 588), (1300, 560), (1700, 586), (2150, 560), (2580,
        584)),
        "#c3d67e", 0.06, -3, 4, 34, 0.7, 2)]
    for name, x, foot, size in (("level1-a", 900, 640, 0.74), ("level2-a", 1086, 648, 0.7), ("level3-a", 1292, 640,
        0.72), (
        "level4-a", 1482, 642, 0.66), ("level5-a", 1700, 650, 0.78), ("level3-b", 2060, 640, 0.66), ("level4-b", 2300,
        640, 0.74)):
        out += placed(shapes(GATES[name](), False), x - WIDE / 2 * size, foot - 225 * size, size)
    out += placed(windmill(320, 20, torn=False), 1906, 716, 0.72)
    flow = "M780 704 C1000 676 1200 690 1500 684 C1800 678 2200 700 2620 684 L2620 742 C2200 764 1800 742 " \
        "1500 748 C1200 752 1000 " \
        "744 780 762 Z"
    out += [ridge(w, h, ((0, 690), (600, 682), (1000, 694), (1500, 680), (2000, 694), (2580, 684)), "#b3cf6c", 0.0, 4,
        2, 34, 0.7,
        3), water(flow, "#86bdd2", ripples=ripples(dice, 780, w, 690, 756, 110))]
    return [*out, ridge(w, h, ((0, 742), (500, 732), (900, 752), (1400, 740), (1900, 756), (2580, 738)), "#a4c65a",
        0.0, -3, 5, 36,
        0.75, 4)]


def _village() -> list[Shape]:
    """Return the houses on both sides of the green, the way between them, and who goes there."""
    dice = random.Random(9)
    built: list[Shape] = []
    for kind, x, foot, size, roof in (("flank", 1120, 838, 0.98, RED), ("gabled", 1000, 846, 0.96, RED), ("gabled",
        2010, 830, 0.9,
        BLUE), ("flank", 1700, 836, 1.0, RED), ("gabled", 1846, 846, 1.0, HONEY), ("flank", 2180, 840, 1.0, BLUE),
        ("gabled", 2330,
        850, 1.0, RED), ("gabled", 2480, 842, 0.94, GREEN)):
        if kind == "flank":
            built += chimney(x + 62 * size, foot - 186 * size, size * 1.3)
        built += placed(house(kind, roof), x, foot, size)
    built += placed(clock_tower(330, 46, LIME, BLUE), 892, 850, 0.98)
    way = road(((1346, 700, 16), (1330, 742, 22), (1276, 800, 40), (1300, 846, 70), (1420, 884, 92), (1490, 930, 120),
        (1430, 990, 170),
        (1330, 1110, 300)))
    life = [s for x, foot, r in ((840, 858, 40), (1226, 848, 36), (1590, 852, 38), (1930, 862, 42), (2098, 856, 44),
        (2410, 862, 44)) for
        s in tree(dice, x, foot, r)]
    things = [*placed(well(180, "#b7b0a2"), 1052, 936, 0.9), *placed(stall(210, 158, MADDER, "#fff6e0"), 1650, 934,
        1.04), *placed(
        goods(0), 1626, 864, 0.5), *placed(goods(1), 1690, 864, 0.5), *placed(stall(200, 150, WOAD, "#fff6e0"), 2250,
        940, 1.0),
        *placed(goods(2), 2250, 874, 0.6)]
    heroes = [s for (cloak, hood), x, y, staff in zip(SEATS, (1256, 1334, 1410, 1484), (1004, 1030, 1012, 1034), (True,
        False, False,
        True), strict=True) for s in placed(traveller(cloak, hood, staff), x, y, 1.24)]
    herd = [s for x, y, k, m in ((1724, 1004, 1.0, False), (1812, 1010, 1.1, True), (1660, 1046, 0.9, False), (2080,
        1000, 1.0, True), (
        2160, 1024, 1.0, False)) for s in placed(sheep(), x, y, k, 0.0, m)]
    return [*by_day(built), *way, *life, *things, *flowers(dice, 0, SIZE[0], 880, 1076, 520), *heroes, *herd]


def _scene() -> Part:
    """Return everything, back to front."""
    return [*_far(), *_middle(), *_village()]


TITLE = Picture(_scene, sky=Sky("#6fa8c4", "#fff2c8", (0.461, 0.22), 0.62, 0.16, seed=4), light=Light(key=(-0.5, -0.6,
    0.8), rim=(0.9, 0.1, 0.2),
    ambient=0.36), style=Print(period=4.6, gamma=0.74, tint=0.98, cross=0.7, slip=0.5, black=0, white=100), size=SIZE)
PICTURES = {"title": partial(calm, TITLE)}
MADE_OF = (*METHOD, __name__, "assets.workshop.pictures.heroica.calm", *CUT_OF,
    *(f"assets.workshop.pictures.tenefyr.{name}" for name in ("country", "gates",
    "village")), *kit("beasts", "farm", "fire", "folk", "houses", "nature", "props", "remains", "stonework", "town",
    "waters", "webs", "works"))
RECIPES = (Recipe("scenes/tenefyr/title", "scenes/tenefyr/title.webp", partial(PICTURES["title"], SCALE), MADE_OF,
    QUALITY),)
