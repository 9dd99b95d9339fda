"""The ten gates of the dungeons, two for each level, cut out: open, with eyes in the dark, or bricked up and wreathed.

A gate is `WIDE` x `HIGH` units, its threshold in the middle of y = `FOOT`. The bricked picture differs from the open
one inside the opening only, so that the table can close it course by course.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np
from PIL import Image

from assets.workshop.engraving import NO_SHADOW, Glow, Ridge, Shadow, Shape, flat, placed, stroke
from assets.workshop.engraving.kit.fire import flame, lantern
from assets.workshop.engraving.kit.nature import foliage, grass, rock
from assets.workshop.engraving.kit.remains import skull
from assets.workshop.engraving.kit.stonework import archway, gothic, gravestone, joints, rounded, wall
from assets.workshop.engraving.kit.webs import eyes
from assets.workshop.engraving.kit.works import rails
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import box, ellipse, leaf_mass, line, loop, polygon, tube
from assets.workshop.pictures.record import METHOD, kit
from assets.workshop.pictures.tenefyr.cutting import CUT_OF, FINE, cut_out
from assets.workshop.recipe import Recipe

WIDE, HIGH, FOOT = 208, 236, 222.0
PIXELS = (312, 354)
QUALITY = 74
X, INNER = 104.0, 0.93
"""The middle of a gate, and how large it is drawn, so that nothing is cut off at the rim."""
MOSS, EARTH, ROCK, GREY, PLUM, DRAGON = "#7fae50", "#b48a5c", "#a88a68", "#b5b4ba", "#a79dc0", "#8f6a64"
DARK = "#1b1414"


@dataclass(frozen=True, slots=True)
class Gate:
    """What stands behind an opening, the opening, what is seen in it, and what stands before it."""

    behind: list[Shape]
    opening: str
    inside: list[Shape]
    before: list[Shape]
    wreath: tuple[float, float]
    bricks: str = "#b9775a"


def hole(outline: str, colour: str = DARK) -> Shape:
    """Return the dark of an opening."""
    return flat(outline, colour, tone=0.22, contour=1.2, ink=1)


def wreath(x: float, y: float, size: float = 1.0) -> list[Shape]:
    """Return a wreath of leaves with berries and a bow."""
    dice = random.Random(6)
    out: list[Shape] = []
    for k in range(12):
        a = np.pi * 2 * k / 12
        cx, cy = 25 * np.cos(a), 25 * np.sin(a)
        out.append(Shape(leaf_mass(dice, cx, cy, 11, 10, 13), ("#4f8a3a", "#5f9a44", "#3f7a38")[k % 3], bevel=7,
            angle=30 * k, grain=0.1, contour=0.7, shadow=Shadow(0.4, 2, 3, 2)))
    berries = " ".join(ellipse(25 * np.cos(a), 25 * np.sin(a), 3.6) for a in (0.4, 1.2, 2.6, 3.4, 4.2, 5.0, 5.8))
    out += [Shape(berries, "#d8402c", bevel=3, shine=0.5, contour=0.8), Shape(loop(0, 24, -22, 12, -26, 30) + " "
        + loop(0, 24, 22, 12, 26, 30), "#c1452f", bevel=5, angle=30, contour=0.9), Shape(polygon(-2, 24, -14, 50, -6,
        47, 0, 30, 6, 47, 14, 50, 2, 24), "#c1452f", bevel=4, angle=60, contour=0.9), Shape(ellipse(0, 25, 5),
        "#a83a28",
        bevel=4, contour=0.9)]
    return placed(out, x, y, size)


def sod(dice: random.Random, left: float, right: float, colour: str = "#8fb84e") -> list[Shape]:
    """Return tufts of grass along the foot of a gate."""
    return [grass(dice, x, FOOT + dice.uniform(2, 7), 22, dice.uniform(14, 24), colour) for x in range(int(left),
        int(right), 17)]


def hedge() -> Gate:
    """The hedge: a green wall of leaves with white roses round a dark hole."""
    dice = random.Random(3)
    behind: list[Shape] = []
    for x, y, rx, ry in ((104, 96, 70, 60), (44, 150, 40, 60), (164, 150, 40, 60), (70, 74, 46, 42), (142, 76, 46, 42),
        (104, 52, 48, 36), (30, 190, 28, 34), (180, 190, 28, 34)):
        behind += foliage(dice, x, y, rx, ry, dice.choice((MOSS, "#8dbb58", "#74a348")), contour=0.7)
    opening = loop(66, FOOT, 60, 170, 66, 128, 84, 108, 106, 102, 128, 110, 144, 132, 146, 176, 142, FOOT)
    rim: list[Shape] = []
    for x, y, r in ((58, 210, 17), (56, 176, 18), (60, 142, 18), (76, 114, 18), (104, 98, 20), (132, 112, 18), (148,
        142,
        18), (152, 178, 18), (150, 210, 17)):
        rim += [Shape(leaf_mass(dice, x, y, r, r * 0.9, 19), dice.choice(("#6a9a44", MOSS, "#8fc05a")), bevel=r * 0.7,
            angle=dice.uniform(-40, 40), grain=0.2, contour=0.7, shadow=Shadow(0.4, 3, 5, 3))]
    thorns = " ".join(polygon(x, y, x + dx, y + dy, x + 7, y + 3) for x, y, dx, dy in ((70, 132, 14, 10), (66, 168, 15,
        2), (134, 136, -14, 10), (142, 172, -15, 3), (92, 110, 8, 15), (118, 110, -4, 16)))
    roses = [s for x, y in ((34, 128), (60, 64), (112, 34), (158, 92), (178, 160), (22, 178), (136, 52), (84, 60)) for s
        in (Shape(leaf_mass(dice, x, y, 6.5, 6, 12), "#fff4ea", bevel=4, contour=0.8, ink=0.4, tone=1.15),
            flat(ellipse(x, y, 2), "#e8b23a", ink=0, contour=0.4))]
    return Gate(behind, opening, eyes(105, 168, 16, 6), [*rim, Shape(thorns, "#5d4a2a", bevel=2, contour=0.8), *roses,
        *sod(dice, 24, 62), *sod(dice, 150, 188)], (104, 164))


def cellar() -> Gate:
    """The cellar: a stone arch in a grassy mound, sacks beside it."""
    dice = random.Random(5)
    mound = "M10 226 C14 150 48 84 104 80 C160 84 194 150 198 226 Z"
    behind = [Shape(mound, "#9cc25a", bevel=50, angle=-24, grain=0.06, contour=0.9, ridges=(Ridge(line(30, 180, 60, 120,
        104, 104, 148, 120, 178, 180), 12, -6), Ridge(line(18, 210, 44, 140, 66, 112), 9, 5))),
        *[grass(dice, x, y, 20, 22, "#84b04a") for x, y in ((64, 96), (104, 84), (142, 94), (36, 132), (172, 136))]]
    opening = rounded(X, FOOT, 40, 96)
    sack = [Shape(loop(12, 226, 8, 204, 18, 192, 34, 192, 44, 206, 42, 226), "#c9a874", bevel=12, angle=40, grain=0.1),
        Shape(polygon(18, 194, 22, 180, 32, 180, 34, 194), "#c9a874", bevel=4)]
    return Gate(behind, opening, eyes(104, 176, 16, 6), [archway(X, FOOT, 40, 96, 20, "#d6cdb8", False), *sack,
        *sod(dice, 150, 200)], (104, 172))


def mine() -> Gate:
    """The mine: a timber frame in a brown hill, rails, a lantern."""
    dice = random.Random(7)
    hill = polygon(2, 226, 14, 168, 40, 128, 62, 108, 108, 92, 158, 104, 182, 140, 206, 226)
    behind = [Shape(hill, EARTH, bevel=36, angle=58, grain=0.1, contour=0.9,
        ridges=(Ridge("M36 140 L20 220 M60 116 L40 "
        "220 M162 112 L182 218 M184 150 L196 220", 9, -7),)), *rock(dice, 26, 226, 50, 34, "#a79a88"), *rock(dice, 186,
        226, 44, 40, "#a79a88")]
    opening = polygon(62, FOOT, 68, 122, 140, 122, 146, FOOT)
    wood = "#8a5f36"
    frame = [Shape(polygon(52, 228, 60, 116, 76, 116, 70, 228) + polygon(156, 228, 148, 116, 132, 116, 138, 228), wood,
        bevel=6, angle=86, grain=0.12, contour=1), Shape(polygon(40, 122, 42, 100, 168, 98, 170, 120), wood, bevel=7,
        angle=4, grain=0.12, contour=1), Shape(polygon(66, 150, 72, 150, 92, 122, 82, 122) + polygon(142, 150, 136, 150,
        116, 122, 126, 122), "#7a522e", bevel=4, angle=40), *lantern(50, 124, 0.52, 0.5)]
    return Gate(behind, opening, [*rails((104, 176, 8), (104, 222, 26), 5), *eyes(104, 160, 15, 5.5)], [*frame,
        *sod(dice, 6, 46), *sod(dice, 170, 206)], (104, 172))


def robbers() -> Gate:
    """The robbers' pass: two rock walls, a beam with a skull, a red flag."""
    dice = random.Random(9)
    behind = [*rock(dice, 40, 226, 76, 150, ROCK), *rock(dice, 168, 226, 76, 136, "#9c8064"), Shape(box(76, 110, 56,
        116), "#8d7258", bevel=10, angle=50, contour=0.6)]
    opening = polygon(60, FOOT, 62, 128, 148, 126, 148, FOOT)
    wood = "#7d5430"
    frame = [Shape(polygon(48, 228, 54, 112, 68, 112, 64, 228) + polygon(160, 228, 154, 108, 141, 108, 146, 228), wood,
        bevel=6, angle=86, grain=0.12, contour=1), Shape(polygon(36, 130, 38, 112, 172, 106, 172, 124), wood, bevel=6,
        angle=2, grain=0.12, contour=1), *placed(skull("#f2e6c6"), 104, 100, 0.62), Shape(box(172, 52, 5, 72), wood,
        bevel=2, angle=86), Shape("M176 54 C188 48 194 60 206 54 L204 82 C194 88 186 76 176 82 Z", "#c1452f", bevel=6,
        angle=20, contour=1), Shape(tube(64, 140, 3, 104, 154, 3, 144, 138, 3), "#d2b27a", bevel=1.5, contour=0.8)]
    return Gate(behind, opening, eyes(104, 172, 16, 6), [*frame, *sod(dice, 10, 52), *sod(dice, 156, 204)], (104, 176))


def crypt() -> Gate:
    """The crypt: a chapel front with a pointed door, two headstones."""
    dice = random.Random(11)
    front = polygon(34, 228, 34, 108, 104, 34, 174, 108, 174, 228)
    eaves = polygon(22, 116, 104, 26, 186, 116, 176, 122, 104, 44, 32, 122)
    cross = "M99 34 V18 H90 V10 H99 V0 H109 V10 H118 V18 H109 V34 Z"
    behind = [wall(dice, 34, 34, 140, 194, GREY, 20, None, front), Shape(eaves, "#8b90a0", bevel=6, angle=44,
        grain=0.06,
        contour=1), Shape(cross, "#c5c6cc", bevel=4, angle=30, contour=1), *placed(skull("#f2ead2"), 104, 82, 0.5)]
    opening = gothic(X, FOOT, 38, 118)
    return Gate(behind, opening, eyes(104, 168, 16, 6), [archway(X, FOOT, 38, 118, 17, "#d2d2d2", True),
        *placed(gravestone(54, "#b4b6b8"), 18, 228, 0.9, -6), *placed(gravestone(46, "#a8abae", cross=False), 190, 230,
        0.9, 6), *sod(dice, 4, 60), *sod(dice, 152, 206)], (104, 164), "#a98474")


def barrow() -> Gate:
    """The barrow: a mound with a low round door between leaning stones."""
    dice = random.Random(13)
    mound = "M4 228 C8 150 46 100 104 96 C162 100 200 150 204 228 Z"
    behind = [*placed(gravestone(80, "#a5a6aa"), 34, 130, 0.9, -10), *placed(gravestone(76, "#b0b1b4", cross=False),
        172,
        132, 0.9, 9), Shape(mound, "#8da075", bevel=46, angle=-20, grain=0.08, contour=0.9, ridges=(Ridge(line(26, 190,
        58, 134, 104, 120, 150, 134, 182, 190), 12, -6),)), *[grass(dice, x, y, 18, 18, "#7c9462") for x, y in ((54,
        126), (104, 100), (154, 126))]]
    opening = rounded(X, FOOT, 42, 92)
    return Gate(behind, opening, [flat(ellipse(104, 214, 30, 12), "#9fc4e8", opacity=0.4, feather=10, ink=0, tone=1.4),
        *eyes(104, 172, 16, 6, "#a8dcff")], [archway(X, FOOT, 42, 92, 20, "#c3c6ca", False), *placed(skull("#f2ead2"),
        104, 118, 0.44), *sod(dice, 8, 48, "#8aa866"), *sod(dice, 160, 206, "#8aa866")], (104, 174), "#a98474")


def light(outline: str, colour: str, x: float, y: float, star: float) -> list[Shape]:
    """Return an opening full of light with a star in it."""
    four = "M0 -30 Q4 -5 16 0 Q4 5 0 30 Q-4 5 -16 0 Q-4 -5 0 -30 Z"
    return [flat(outline, colour, tone=1.0, ink=0.3, contour=1.2), flat(ellipse(x, y, 26, 44), "#ffffff", ink=0,
        tone=1.6,
        opacity=0.75, feather=20), *placed([flat(four, "#fff6d0", ink=0, tone=1.8, contour=0.6)], x, y, star)]


def portal() -> Gate:
    """The portal: two standing stones and a lintel, violet light between them."""
    dice = random.Random(17)
    left = polygon(28, 228, 34, 150, 30, 78, 66, 76, 70, 150, 68, 228)
    right = polygon(180, 228, 176, 150, 180, 80, 142, 76, 138, 150, 142, 228)
    opening = polygon(64, FOOT, 64, 84, 146, 84, 146, FOOT)
    marks = stroke("M46 110 l8 12 l-10 10 l8 12 M164 108 l-8 14 h12 l-8 14 M50 170 v18 m-6 -8 h12 M160 172 "
        "l-6 10 l6 10 l6 -10 z", 3)
    stones = [Shape(left, PLUM, bevel=16, angle=84, grain=0.12, contour=1.1), Shape(right, "#9a90b4", bevel=16,
        angle=84,
        grain=0.12, contour=1.1), Shape(polygon(12, 84, 16, 48, 104, 40, 192, 50, 198, 82, 104, 88), "#b3a9ca",
        bevel=14,
        angle=6, grain=0.12, contour=1.1), flat(marks, "#e2b8ff", ink=0, tone=1.7, contour=0.8), *rock(dice, 22, 230,
        40,
        26, "#a9a3b4"), *rock(dice, 192, 230, 36, 22, "#a9a3b4")]
    return Gate([], opening, light(opening, "#9a66e8", 105, 150, 1.0), [*stones, *sod(dice, 40, 70), *sod(dice, 146,
        176)], (104, 156), "#9d8496")


def wizards_tower() -> Gate:
    """The tower: a round tower with a plum roof, blue light in its door."""
    dice = random.Random(19)
    body = box(46, 92, 116, 136)
    stones = joints(dice, 46, 92, 116, 136, 19)
    roof = "M28 98 Q64 74 104 2 Q144 74 180 98 Q104 116 28 98 Z"
    behind = [Shape(body, "#c9c2d6", bevel=50, angle=88, grain=0.06, contour=1.1, ridges=(stones,)), Shape(roof,
        "#7a5ea8", bevel=40, angle=80, grain=0.06, contour=1.1,
        ridges=(Ridge("M44 92 Q84 60 104 12 M80 102 Q98 60 104 12 "
        "M128 102 Q110 60 104 12 M164 92 Q124 60 104 12", 5, -4),)), Shape(ellipse(104, 4, 5), "#e8b23a", bevel=4,
        shine=0.6), flat(stroke("M104 0 V-1", 3), "#e8b23a")]
    opening = gothic(X, FOOT, 32, 96)
    return Gate(behind, opening, light(opening, "#6fb4e8", 104, 172, 0.86), [archway(X, FOOT, 32, 96, 15, "#dcd6e4",
        True), *sod(dice, 20, 66), *sod(dice, 146, 188)], (104, 176), "#9d8496")


def dragon_rock() -> Gate:
    """The dragon rock: a boulder whose mouth has teeth, fire deep inside, two slit eyes above."""
    dice = random.Random(23)
    head = polygon(4, 228, 12, 160, 28, 112, 58, 76, 88, 60, 128, 62, 156, 82, 182, 116, 198, 164, 206, 228)
    behind = [*rock(dice, 20, 228, 60, 70, "#8a6660"), Shape(head, DRAGON, bevel=40, angle=52, grain=0.16, contour=1.1,
        ridges=(Ridge("M60 84 L40 150 M92 66 L84 104 M130 68 L138 106 M160 90 L178 150 M30 170 L20 220 M182 170 L190 "
        "220", 9, -8),)), Shape(polygon(60, 84, 46, 44, 76, 70) + polygon(146, 74, 166, 36, 168, 92), "#a58078",
        bevel=8,
        angle=60, contour=1.1), *[s for x, m in ((74, 1), (136, -1)) for s in (flat(polygon(x - 17 * m, 98, x, 92, x
        + 15 * m, 110, x - 6 * m, 112), "#ffc04a", ink=0, tone=1.6, contour=1.2, glow=Glow("#ff8a30", 8, 0.5)),
        flat(ellipse(x + 1, 103, 2.6, 8), "#2a1410", tone=0.2))]]
    opening = loop(52, FOOT, 50, 176, 66, 142, 104, 128, 142, 142, 158, 176, 156, FOOT)
    teeth = " ".join(polygon(x - 9, y, x + 9, y + 1, x + 1, y + 28) for x, y in ((70, 146), (90, 134), (112, 132), (134,
        142))) + " " + " ".join(polygon(x - 9, 228, x + 9, 228, x, 202) for x in (66, 88, 120, 142))
    fire = [flat(ellipse(104, 216, 50, 44), "#ff8a2a", ink=0.1, tone=1.3, opacity=0.9, feather=24), *flame(104, 226, 52,
        0.3), *flame(80, 228, 34, 0.2), *flame(130, 228, 36, 0.2)]
    lip = Shape(stroke(line(50, 178, 66, 142, 104, 128, 142, 142, 158, 178), 11), "#a07a72", bevel=5, angle=30,
        contour=1)
    return Gate(behind, opening, fire, [lip, Shape(teeth, "#fbf0d4", bevel=5, angle=70, contour=1, ink=0.5)], (104,
        182),
        "#9d6a58")


def great_root() -> Gate:
    """The root: two roots like a gable over a dark door, a fringe of smaller ones."""
    dice = random.Random(29)
    bark = "#93694a"
    behind = [Shape(polygon(58, 228, 104, 76, 152, 228), "#6f4c38", bevel=8, angle=60, contour=0.6), *foliage(dice, 104,
        40, 74, 34, "#7d9a4a"), *foliage(dice, 58, 52, 40, 24, "#8aa852"), *foliage(dice, 154, 50, 40, 24, "#6f8c42")]
    opening = "M64 222 C70 160 86 116 104 104 C122 116 138 160 146 222 Z"
    grooves = (Ridge("M98 60 C80 110 52 170 26 224 M110 66 C92 120 66 180 46 226", 8, -7), Ridge("M110 60 C128 110 156 "
        "170 182 224 M98 66 C116 120 142 180 162 226", 8, -7))
    roots = [Shape(tube(112, 36, 44, 92, 92, 40, 62, 160, 40, 14, 236, 54), bark, bevel=18, angle=66, grain=0.14,
        contour=1.1, ridges=grooves[:1]), Shape(tube(96, 36, 44, 116, 92, 40, 146, 160, 40, 194, 236, 54), "#85603f",
        bevel=18, angle=-66, grain=0.14, contour=1.1, ridges=grooves[1:]), Shape(tube(66, 190, 12, 84, 204, 9, 76, 228,
        6) + tube(144, 186, 12, 128, 204, 9, 134, 228, 6) + tube(96, 110, 8, 90, 130, 5, 94, 148, 2) + tube(112, 110, 8,
        118, 132, 5, 114, 152, 2), bark, bevel=5, angle=50, contour=1)]
    return Gate(behind, opening, eyes(104, 178, 16, 6, "#ffb04a"), [*roots, *sod(dice, 2, 30), *sod(dice, 180, 206)],
        (104, 176), "#9d6a58")


GATES: dict[str, Callable[[], Gate]] = {"level1-a": hedge, "level1-b": cellar, "level2-a": mine, "level2-b": robbers,
    "level3-a": crypt, "level3-b": barrow, "level4-a": portal, "level4-b": wizards_tower, "level5-a": dragon_rock,
    "level5-b": great_root}


def brickwork(outline: str, colour: str) -> list[Shape]:
    """Return bricks in courses of 13 inside an opening, above y = `FOOT`."""
    dice = random.Random(2)
    tints: list[list[str]] = [[], [], []]
    for course in range(14):
        y, x = FOOT - 13 * (course + 1), 20.0 - 13 * (course % 2)
        while x < 190:
            tints[dice.randrange(3)].append(box(x + 1, y + 1, 24, 11))
            x += 26
    clip = f'<clipPath id="opening"><path d="{outline}"/></clipPath>'
    look = (colour, lighter(colour, 0.18), darker(colour, 0.12))
    return [flat(outline, "#e0d2b4", tone=0.9, contour=1.2), *(Shape(f'{clip}<g clip-path="url(#opening)"><path '
        f'd="{" ".join(bricks)}"/></g>', tint, bevel=3, angle=6, grain=0.08, contour=0.55, ink=0.8, shadow=NO_SHADOW)
        for bricks, tint in zip(tints, look, strict=True))]


def shapes(gate: Gate, bricked: bool) -> list[Shape]:
    """Return a gate, back to front."""
    inside = [*brickwork(gate.opening, gate.bricks)] if bricked else [hole(gate.opening), *gate.inside]
    whole = [*gate.behind, *inside, *gate.before, *(wreath(*gate.wreath, 0.92) if bricked else ())]
    return placed(whole, X * (1 - INNER), FOOT * (1 - INNER) + 3, INNER)


def gate_picture(name: str, bricked: bool, scale: float = FINE) -> Image.Image:
    """The finished picture of a gate."""
    return cut_out(shapes(GATES[name](), bricked), WIDE, HIGH, PIXELS, scale)


PICTURES: dict[str, Callable[[float], Image.Image]] = {f"{name}{'-bricked' * bricked}": partial(gate_picture, name,
    bricked) for name in GATES for bricked in (False, True)}
MADE_OF = (*METHOD, __name__, *CUT_OF, *kit("beasts", "fire", "nature", "props", "remains",
    "stonework", "webs", "works"))
RECIPES = tuple(Recipe(f"pictures/tenefyr/gates/{name}", f"pictures/tenefyr/gates/{name}.webp", partial(draw, FINE),
    MADE_OF, QUALITY) for name, draw in PICTURES.items())
