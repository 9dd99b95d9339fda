"""The town: its square by evening with the three lit doors, and the cut through it that is the map of the campaign."""

from __future__ import annotations

import random

from PIL import Image

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
    Glow,
    Light,
    Part,
    Picture,
    Print,
    Ridge,
    Shape,
    Sky,
    flat,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.grade import Lamp, at_dusk
from assets.workshop.engraving.kit.arms import sword
from assets.workshop.engraving.kit.fire import flame, lantern, smoke
from assets.workshop.engraving.kit.folk import soldier, traveller
from assets.workshop.engraving.kit.helmets import tower_shield
from assets.workshop.engraving.kit.houses import battlements, tower
from assets.workshop.engraving.kit.nature import cloud
from assets.workshop.engraving.kit.props import banner, barrel, cart, crate, tent
from assets.workshop.engraving.kit.stonework import archway, floor, joints, pillar, portcullis, rounded, stair
from assets.workshop.engraving.kit.town import clock_tower, gabled, street_lamp, well
from assets.workshop.engraving.kit.waters import ripples, rowboat, water
from assets.workshop.engraving.kit.works import cannon, keg
from assets.workshop.engraving.palette import DARK_STEEL, DARK_WOOD, WOOD, lighter
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.pictures.record import WEBP, engraving

SQUARE = (1440, 500)
"""In units; the doors stand at 253, 720 and 1188 (shares 0.176, 0.5, 0.825 of the width), their thresholds at 440."""
DOORS = (253.0, 720.0, 1188.0)
ROOFS = ("#7d4034", "#6a3f42", "#8a5238", "#5f4650")
CROSS = "M-30 -44 L0 -14 L30 -44 L44 -30 L14 0 L44 30 L30 44 L0 14 L-30 44 L-44 30 L-14 0 L-44 -30 Z"


def dummy() -> list[Shape]:
    """Return a fencing dummy of straw on a post with a shield and a pot for a head; its foot is y = 0."""
    return [Shape(tube(0, 0, 15, 0, -130, 13), DARK_WOOD, bevel=6, angle=86), Shape(box(-74, -120, 148, 13), DARK_WOOD,
        bevel=6, angle=4),
        Shape(loop(-32, -50, -38, -100, -30, -140, 30, -140, 38, -100, 32, -50, 0, -44), "#c9a86a", bevel=22, angle=70,
        grain=0.25, ridges=(
            Ridge("M-34 -70 H34 M-36 -104 H36", 7, -6), Ridge("M-16 -136 V-50 M0 -136 V-50 M16 -136 V-50", 3, -2))),
        Shape(ellipse(0, -164, 25), "#c9a86a", bevel=18, grain=0.25), Shape(loop(-30, -160, -28, -186, 0, -200, 28,
        -186, 30, -160, 0, -168),
            "#8d949a", bevel=14, angle=30, shine=0.5), *placed(tower_shield(52, 70, "#7a3a2c", CROSS), 66, -104, 1.0,
            6)]


def anvil() -> list[Shape]:
    """Return an anvil on its block; its foot is y = 0, about 130 wide."""
    return [Shape(polygon(-38, 0, -34, -56, 34, -56, 38, 0), "#6b4a2e", bevel=14, angle=84, grain=0.25), Shape(box(-38,
        -30, 76, 9), DARK_STEEL,
        bevel=4), Shape("M-30 -56 Q-12 -66 -14 -80 H-40 Q-74 -84 -82 -104 H58 V-84 H20 Q14 -66 32 -56 Z", "#4c5054",
        bevel=9, angle=20,
        shine=0.7)]


def _trainer() -> list[Shape]:
    """Return the trainer's yard: gable, crossed swords, a dummy in the light of the gate; its threshold is 0, 0."""
    dice = random.Random(3)
    tiles = Ridge(" ".join(f"M{-200 + i * 13} {-228 - i * 7} H{200 - i * 13}" for i in range(0, 15, 2)), 6, -5)
    return [Shape(box(-200, -234, 400, 234), "#b8a482", bevel=18, swell=0.35, angle=6, grain=0.2, ridges=(joints(dice,
        -200, -234, 400, 234,
        34),)), Shape(f"{box(-200, -234, 400, 15)} {box(-200, -234, 15, 234)} {box(185, -234, 15, 234)}", "#5d3a22",
        bevel=6, angle=84),
        Shape(polygon(-236, -222, 0, -360, 236, -222), "#7a4038", bevel=20, angle=84, grain=0.2, ridges=(tiles,)),
        *[q for t in (38, -38) for q in placed(sword(150, 20), 34 * (1 if t < 0 else -1), -234, 0.66, t)],
        flat(rounded(0, 0, 96, 186), "#ffcf70", tone=1.6, ink=0.06, contour=1, glow=Glow("#ffb040", 34, 0.8)),
        *placed(dummy(), -28, -4, 0.86), Shape(f"{tube(52, -4, 7, 70, -120, 7)} {tube(66, -4, 7, 52, -116, 7)}", WOOD,
        bevel=3, angle=84),
        archway(0, 0, 96, 186, 24, "#a3957a", False), *[s for x in (-152, 152) for s in placed(tower_shield(62, 86,
        "#46597e", CROSS, "#d9b65c"),
            x, -110)], *lantern(-130, -216, 0.7, 0.8)]


def _smithy() -> list[Shape]:
    """Return the smithy: low roof, smoking chimney, a forge and an anvil in its arch; the threshold is 0, 0."""
    dice = random.Random(4)
    tiles = Ridge("M-222 -216 H222 M-204 -246 H204 M-186 -276 H186 M-168 -306 H168", 7, -6)
    return [smoke(120, -420, 150, 30), Shape(box(84, -430, 76, 170), "#857c6c", bevel=14, swell=0.4, grain=0.25,
        ridges=(joints(dice, 84, -430, 76,
        170, 26),)), Shape(box(76, -440, 92, 18), "#958c7c", bevel=6, angle=4), Shape(box(-216, -206, 432, 206),
        "#8d8676", bevel=20, swell=0.35,
        angle=6, grain=0.25, ridges=(joints(dice, -216, -206, 432, 206, 36),)), Shape(polygon(-246, -196, -160, -330,
        160, -330, 246, -196),
        "#5a4a44", bevel=20, angle=84, grain=0.2, ridges=(tiles,)), flat(rounded(0, 0, 122, 180), "#f0862a", tone=1.5,
        ink=0.1, contour=1,
        glow=Glow("#ff8a2a", 44, 0.9)), Shape(polygon(-104, 0, -96, -70, -30, -70, -22, 0), "#5f5850", bevel=10,
        angle=6, grain=0.3),
        *flame(-62, -64, 88, 0.8), *placed(anvil(), 44, -2, 0.92), Shape(f"{tube(84, -2, 7, 96, -110, 7)} "
            f"{box(84, -130, 28, 24)}", WOOD, bevel=4),
        archway(0, 0, 122, 180, 28, "#8a8272", False), *[s for k, x in enumerate((-176, 164)) for s in placed(_hung(k),
        x, -170)]]


def _hung(kind: int) -> list[Shape]:
    """Return what hangs beside the smith's door: horseshoes (0) or a row of blades (1)."""
    rail = Shape(box(-34, -8, 68, 8), DARK_WOOD, bevel=3, angle=4)
    if kind:
        return [rail, *[q for x in (-22, 0, 22) for q in placed(sword(110, 15), x, 28, 0.55, 180)]]
    return [rail, *[Shape(stroke(f"M{x - 9} {y + 26} Q{x - 16} {y} {x} {y} Q{x + 16} {y} {x + 9} {y + 26}", 7),
        "#6d747a", bevel=3, angle=40,
        shine=0.4) for x, y in ((-20, 4), (14, 10), (-14, 50), (20, 52))]]


def _arena() -> list[Shape]:
    """Return the arena's round front with a portcullis drawn up, banners and two guards; the threshold is 0, 0."""
    dice = random.Random(5)
    return [Shape(rounded(0, 0, 226, 330), "#a89a80", bevel=26, swell=0.4, angle=20, grain=0.2, ridges=(joints(dice,
        -226, -334, 452, 334, 36),)),
        *[s for x, y in ((-128, -226), (0, -270), (128, -226)) for s in (flat(rounded(x, y + 34, 22, 56), "#3a2e26",
        tone=0.4, contour=1), archway(x,
            y + 34, 22, 56, 9, "#b9ac90", False))],
        flat(rounded(0, 0, 108, 196), "#ffd98a", tone=1.6, ink=0.06, contour=1, glow=Glow("#ffb040", 38, 0.8)),
        Shape("M-106 0 Q-60 -30 0 -32 Q60 -30 106 0 Z", "#d9b878", bevel=8, angle=6, grain=0.3),
        Shape(stroke("M-96 -58 Q0 -44 96 -58 M-96 -36 "
            "Q0 -20 96 -36", 5), "#c9ac74", bevel=2.4, angle=30), *[Shape(box(x, -66, 11, 66), DARK_WOOD, bevel=5,
            angle=86) for x in (-70, 60)],
        *portcullis(0, -122, 100, 78, 7), archway(0, 0, 108, 196, 30, "#8d806a", False),
        *[s for x, m in ((-176, False), (176, True)) for s in placed(banner(190, "#a8452f", CROSS.replace("44",
        "18").replace("30", "10").replace(
            "14", "6")), x, -40, 0.9, mirror=m)], *[s for x, m in ((-142, False), (150, True))
            for s in placed(soldier("#7a3a2c"), x, -4, 0.8,
            mirror=m)]]


def _square() -> Part:
    """Return the square by evening: roofs behind, three lit doors, people, a well."""
    dice = random.Random(11)
    air = "#c9b890"
    far = Fog(air, 0.42)
    out: list[Shape] = [cloud(dice, x, y, w, h, "#b9a08c") for x, y, w, h in ((200, 60, 220, 16), (900, 40, 260, 18),
        (1280, 80, 180, 12))]
    for k in range(11):
        out += placed(gabled(140, dice.uniform(150, 205), "#cdb48a", ROOFS[k % 4], dice.randrange(16), far),
            20 + 144 * k + dice.uniform(-14, 14),
            360)
    out += [*placed(clock_tower(330, 40, fog=Fog(air, 0.2)), 980, 380), mist(ellipse(720, 366, 760, 24),
        "#d9c49a", 0.6, 18), floor(376, 540, 1440, "#a69a82", 720, 90)]
    for part, x in ((_trainer(), DOORS[0]), (_smithy(), DOORS[1]), (_arena(), DOORS[2])):
        out += placed(part, x, 440, 1.0)
        out.append(flat(polygon(x - 96, 442, x + 96, 442, x + 170, 530, x - 170, 530), "#ffd98a", tone=1.5, ink=0.2,
            opacity=0.4, feather=16))
    return [*out, *placed(well(120), 488, 486), *placed(street_lamp(190), 958, 470), *placed(street_lamp(190), 30, 470),
        *placed(cart(), 1400, 490,
        0.7), *placed(barrel(60, 80), 560, 478), *placed(crate(72, 54), 884, 480), *placed(barrel(54, 70, "#6b4a30"),
        460 - 60, 470),
        *[s for x, y, a, b, staff in ((620, 492, "#46597e", "#36486a", True), (660, 498, "#8a7a3e", "#6d6030", False),
        (352, 494, "#6a4a5e",
            "#543a4c", True), (1040, 494, "#5f6a4a", "#48523a", False)) for s in placed(traveller(a, b, staff), x, y,
            1.2)]]


def _evening(image: Image.Image) -> Image.Image:
    """Return the print of the square at nightfall, bright round its doors and lamps."""
    w, h = SQUARE
    lamps = [Lamp(x / w, 380 / h, 0.15, 0.42, 1.0) for x in DOORS] + [Lamp(958 / w, 0.5, 0.06, 0.3, 0.6), Lamp(30 / w,
        0.5, 0.06, 0.3, 0.6)]
    return at_dusk(image, lamps, warm=(0.5, 0.6), dark=0.78)


MAP = (1360, 860)
PLACES = {"a-foul-stench": (272, 728), "the-poisoned-wells": (612, 604), "the-long-chase": (196, 488),
    "the-long-fuse": (992, 486), "waaagh": (1196,
    190)}
"""The middle of each quest's place on the map, in units."""
DELVE = (1110, 716)
EARTH = "#b89a6c"


def _cave(x: float, y: float, rx: float, ry: float, colour: str) -> list[Shape]:
    """Return a room cut open: a dug hollow with a pale rim."""
    outline = loop(x - rx, y + ry * 0.72, x - rx * 1.03, y - ry * 0.1, x - rx * 0.66, y - ry * 0.9, x, y - ry * 1.06,
        x + rx * 0.66, y - ry * 0.9,
        x + rx * 1.03, y - ry * 0.1, x + rx, y + ry * 0.72, x, y + ry * 0.86)
    return [Shape(stroke(outline, 15), "#dcc79a", bevel=6, angle=40, grain=0.4, contour=0.8), flat(outline, colour,
        tone=0.9, contour=1.4, ink=0.7)]


def _rooms(dice: random.Random) -> list[Shape]:
    """Return the five places below and what is seen in them; the hill is above."""
    (sx, sy), (wx, wy), (cx, cy), (fx, fy) = (PLACES[name] for name in ("a-foul-stench", "the-poisoned-wells",
        "the-long-chase", "the-long-fuse"))
    dx, dy = DELVE
    sump = [*_cave(sx, sy, 168, 84, "#8a8a4a"), water(polygon(sx - 150, sy + 34, sx + 150, sy + 34, sx + 132, sy + 64,
        sx - 132, sy + 64), "#7d8a34"),
        *placed(barrel(70, 84), sx, sy + 44), *placed(barrel(44, 56), sx - 66, sy + 46), *placed(barrel(44, 56),
        sx + 66, sy + 46), *lantern(sx + 110,
            sy - 40, 0.6, 0.8), *[Shape(tube(sx - 170, sy - 10 + k * 22, 16, sx - 120, sy - 8 + k * 22, 16), "#7d6a52",
            bevel=7, shine=0.4) for k in
            (0, 1)]]
    cistern = [*_cave(wx, wy, 166, 96, "#6f8f44"), *[s for x in (-108, -38, 38, 108) for s in pillar(wx + x, wy + 62,
        wy - 60, 11, "#b5b894")],
        water(polygon(wx - 150, wy + 44, wx + 150, wy + 44, wx + 128, wy + 76, wx - 128, wy + 76), "#8fd04a"),
        flat(ellipse(wx, wy + 50, 40, 11),
            "#f2ffc8", ink=0, tone=1.9, glow=Glow("#a8f060", 34, 1.0)), flat(polygon(wx - 9, wy + 52, wx - 5, wy + 20,
            wx + 3, wy + 12, wx + 10,
            wy + 52), "#c8f58a", tone=1.6, ink=0.2, contour=1)]
    gate = [*_cave(cx, cy, 136, 80, "#8fa3a6"), *portcullis(cx, cy + 58, 92, 116, 8, "#3f4448"), water(polygon(cx - 124,
        cy + 40, cx + 124, cy + 40,
        cx + 108, cy + 64, cx - 108, cy + 64), "#6d8d94", None, ripples(dice, cx - 90, cx + 90, cy + 44, cy + 60, 8))]
    hall = [*_cave(fx, fy, 172, 92, "#a0703f"), *[s for x in (-104, -18, 68) for s in placed(cannon(105), fx + x + 30,
        fy + 62)], *placed(keg(0.62),
        fx + 132, fy + 62), *placed(keg(0.5), fx - 144, fy + 60), *lantern(fx, fy - 88, 0.5, 0.8)]
    delve = [*_cave(dx, dy, 156, 96, "#8f8570"), *stair(dx - 10, dy + 76, 210, 7, 15, 0.9, 6, "#b5a98a"),
        flat(polygon(dx + 4, dy - 98, dx + 56, dy - 92,
        dx + 96, dy + 30, dx - 30, dy + 30), "#fff4cc", ink=0, tone=1.8, opacity=0.75, contour=0, feather=9,
        glow=Glow("#fff0c0", 14, 0.7))]
    return [*sump, *cistern, *gate, *hall, *delve]


def _town_cut() -> Part:
    """Return the town and, cut open below it, the places of the campaign and the stair of the delve."""
    dice = random.Random(31)
    ground = ("M-20 350 C110 334 260 350 370 344 L860 344 C980 350 1060 296 1110 256 C1160 216 1260 210 1390 214 V900 "
              "H-20 Z")
    stones = Ridge(" ".join(f"M{dice.uniform(0, 1360):.0f} {dice.uniform(390, 850):.0f} q22 -9 48 2 q-16 12 -44 6"
        for _ in range(110)), 5, -4)
    runs = " ".join(("M354 726 C470 716 520 660 560 640 M700 610 C800 600 820 520 900 490",
        "M540 560 C470 530 360 480 290 480 M196 410 C196 380 190 370 186 352 M1010 430 C1090 400 1150 320 1180 262",
        "M400 760 C580 830 900 800 990 742 M650 344 C640 410 610 460 620 510"))
    houses = [s for k, x in enumerate(range(392, 850, 66)) for s in placed(gabled(66, dice.uniform(56, 96), "#dcc69a",
        ROOFS[k % 3], 5, Fog("#efe2c2",
        0.1)), x, 346)]
    camp = [s for x, y in ((1080, 284), (1130, 250), (1286, 214), (1336, 216)) for s in placed(tent(74, 58, "#a8763c",
        "#7a3424"), x, y)]
    return [*[cloud(dice, x, y, w, h, "#dcc8a0") for x, y, w, h in ((150, 90, 170, 18), (980, 70, 200, 18), (700, 40,
        180, 14))], *houses,
        *tower(350, 346, 30, 170, "#a39a86", "#7d4034"), *tower(884, 346, 30, 170, "#a39a86", "#7d4034"),
        *placed(clock_tower(230, 28), 622, 346),
        battlements(376, 346, 486, 24, 18, "#8f8674"), *camp, *placed(banner(190, "#b02a1e"), 1190, 226, 1.0),
        smoke(1300, 176, 130, 12),
        Shape(ground, EARTH, bevel=30, swell=0.4, angle=8, grain=0.35, ridges=(stones,)),
        *[Shape(f"M-20 {y} C300 {y - 30} 600 {y + 40} 900 {y} S1300 {y - 30} 1390 {y + 10} V{y + 14} C1200 {y - 10} "
                f"1000 {y + 40} 800 {y + 30} S200 "
            f"{y - 10} -20 {y + 20} Z", lighter("#9a7c52", 0.06), bevel=5, angle=12, grain=0.5, contour=0.4,
            shadow=NO_SHADOW) for y in (440, 560, 668,
            800)],
        water("M-20 364 C90 352 170 360 270 374 L276 404 C140 394 70 398 -20 402 Z", "#6d8d94"), *placed(rowboat(110),
        100, 378),
        Shape(stroke(runs, 40), "#dcc79a", bevel=6, angle=30, grain=0.4, contour=0.6), flat(stroke(runs, 28), "#3a2a1c",
        tone=0.5, contour=1),
        *_rooms(dice)]


PICTURES = {
    "settlement-square": Picture(_square, sky=Sky(high="#4a4658", low="#f2c890", sun=(0.5, 0.4), reach=0.8),
    light=Light(ambient=0.26), style=Print(
        gamma=0.8, white=95), size=SQUARE, pixels=(2160, 750), finish=_evening),
    "map-town": Picture(_town_cut, sky=Sky(high="#e2cf9a", low="#fbf0cc", sun=(0.46, 0.2)), style=Print(gamma=0.82,
    white=95), size=MAP),
}
_KIT = ("arms", "fire", "folk", "helmets", "houses", "nature", "props", "stonework", "town", "waters", "works")
RECIPES = tuple(engraving(f"scenes/warhammer-quest/{name}", picture, __name__, *_KIT, quality=WEBP, ending="webp")
    for name, picture in PICTURES.items())
