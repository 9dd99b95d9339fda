"""Quests among old stones: the warm cairn, the broken tower, names under moss, barrow lights, the sexton's ledger."""

from __future__ import annotations

import random

from assets.workshop.engraving import Glow, Part, Ridge, Shadow, Shape, drawn, flat, placed
from assets.workshop.engraving.grade import Lamp
from assets.workshop.engraving.kit.books import quill
from assets.workshop.engraving.kit.elementals import boulder
from assets.workshop.engraving.kit.fire import lantern
from assets.workshop.engraving.kit.hands import grip
from assets.workshop.engraving.kit.props import chest
from assets.workshop.engraving.kit.stonework import gravestone, wall
from assets.workshop.engraving.paths import box, ellipse, leaf_mass, loop, polygon, tube
from assets.workshop.pictures.runebound.land import bare_tree, firs, ground, meadow, peaks, rocks
from assets.workshop.pictures.runebound.people import Person, person
from assets.workshop.pictures.runebound.views import DAWN, GOLDEN, NIGHT, STORM, recipes, scene
from assets.workshop.pictures.runebound.weather import birds, burst, clouds, haze, moon, murk, pool, rain, stars

RUNES = ("M0 -24 V24 M0 -24 L14 -10 L0 2", "M-10 -24 V24 M-10 -24 L12 -8 M-10 -6 L12 10",
    "M0 -24 V24 M-14 -10 L0 -24 L14 "
    "-10", "M-10 -24 V24 M10 -24 V24 M-10 -10 L10 10", "M-12 -24 L12 24 M12 -24 L-12 24",
    "M-8 -24 V24 M-8 -22 L10 -12 L-8 "
    "0 L12 24", "M-10 24 V-24 L10 24 V-24", "M0 -24 L14 0 L0 24 L-14 0 Z")
"""Letters of the old stones, 48 high round 0, 0."""


def cairn_door() -> Part:
    """Return a great cairn on a hill under rain clouds; one stone over its door is warm and shines."""
    dice = random.Random(9)
    out = [*murk(3, ((160, 60, 240, 44), (600, 40, 300, 50), (820, 90, 160, 36))), *peaks(4, ((90, 170, 300, 130), (800,
        150, 300, 140)), "#9a9ca4", 0.4), ground(((0, 290), (200, 262), (440, 236), (680, 258), (880, 286)), "#8f9a68")]
    heap: list[tuple[float, float, float]] = []
    for row, (y, half, count) in enumerate(((128, 70, 3), (172, 120, 5), (218, 166, 6), (266, 206, 7), (314, 240, 8))):
        for k in range(count):
            x = 440 + (k - (count - 1) / 2) * half * 2 / count + dice.uniform(-6, 6)
            if row >= 2 and abs(x - 440) < 64:
                continue
            heap.append((x, y, half / count * 1.18))
    out.append(Shape(loop(180, 346, 250, 220, 360, 130, 440, 96, 520, 130, 630, 220, 700, 346), "#7d776c", bevel=40,
        angle=30, grain=0.2))
    for x, y, r in heap:
        out += boulder(dice, x, y, r, 27 + dice.uniform(-3, 4), dice.choice(("#a8a296", "#9a9488", "#b3ac9c")),
            dice.uniform(-10, 10))
    out += [flat(polygon(386, 352, 396, 214, 484, 214, 494, 352), "#17110e", tone=0.2, contour=1.2)]
    for x, lean in ((372, -3), (508, 3)):
        out += placed([Shape(polygon(-26, 0, -22, -140, 22, -140, 26, 0), "#b3ac9c", bevel=14, angle=80, grain=0.2)],
            x, 354,
            1.0, lean)
    out += [*burst(440, 186, 40, 150, "#ffb46a", 22, 0.5), Shape(polygon(338, 216, 330, 178, 360, 158, 520, 156, 552,
        180,
        542, 216), "#f08a3a", bevel=16, angle=8, grain=0.16, ink=0.6, tone=1.25, contour=1.3, glow=Glow("#ff9a3a", 30,
        0.8)), *placed([drawn(RUNES[0], 5, "#fff2c0", ink=0, tone=1.8), ], 400, 186), *placed([drawn(RUNES[5], 5,
        "#fff2c0",
        ink=0, tone=1.8)], 440, 186), *placed([drawn(RUNES[2], 5, "#fff2c0", ink=0, tone=1.8)], 480, 186), pool(440,
        330,
        "#ff9a3a", 50, 0.5)]
    out += meadow(4, 0, 880, 340, 410, 34, ("#8a9a5a", "#76864a"))
    return [*out, *rocks(2, ((110, 372, 90, 50), (770, 376, 110, 56), (690, 392, 50, 30)), "#a39a8a"), *rain(3, 90, 880,
        400)]


def broken_tower() -> Part:
    """Return a tower with half its wall gone and most of its stairs; a chest stands on what is left of its top."""
    dice = random.Random(6)
    out = [*clouds(4, ((120, 120, 180), (760, 90, 220)), "#f6d9b0"), *firs(6, tuple((20 + 44 * k, 330,
        40 + 20 * (k % 3))
        for k in range(21) if not 5 < k < 15), ("#7d8a58", "#6d7a50"), 0.25), ground(((0, 330), (300, 322), (600, 326),
        (880, 318)), "#a89a5a")]
    inside = polygon(352, 344, 356, 60, 524, 60, 530, 344)
    out += [Shape(inside, "#6d5a48", bevel=30, swell=-0.5, angle=84, grain=0.14, tone=0.7)]
    left = polygon(316, 352, 322, 40, 334, 40, 334, 22, 352, 22, 352, 40, 372, 40, 384, 66, 372, 92, 392, 120, 378, 160,
        398, 196, 384, 236, 404, 270, 394, 352)
    right = polygon(566, 352, 560, 96, 548, 84, 536, 100, 520, 92, 506, 116, 500, 140, 512, 168, 494, 196, 506, 232,
        490,
        262, 500, 300, 484, 352)
    for x, y, w in ((400, 330, 60), (440, 306, 56), (476, 282, 44), (392, 196, 40), (384, 128, 44)):
        out.append(Shape(polygon(x - w / 2, y, x + w / 2, y - 4, x + w / 2 + 4, y + 12, x - w / 2, y + 16), "#c9b28a",
            bevel=5, angle=4, grain=0.12, shadow=Shadow(0.5, 4, 8, 5)))
    out += [wall(dice, 310, 10, 100, 350, "#c9ab82", 26, None, left), wall(dice, 480, 70, 100, 300, "#c3a278", 26, None,
        right), Shape(polygon(352, 78, 500, 78, 486, 96, 470, 92, 452, 104, 420, 94, 392, 102, 352, 96), "#8a6238",
        bevel=6,
        angle=4, grain=0.16, shadow=Shadow(0.6, 4, 14, 8))]
    out += [*burst(436, 44, 30, 86, "#fff2b0", 14, 0.6), *placed(chest(104, "#9a5a34"), 432, 80, 0.98)]
    out += [flat(box(336, 120, 12, 30), "#2a1c14", tone=0.3), flat(box(534, 190, 12, 30), "#2a1c14", tone=0.3)]
    out += rocks(8, ((290, 372, 70, 40), (600, 368, 90, 50), (540, 386, 60, 34), (360, 388, 60, 30), (690, 380, 40,
        24)),
        "#c0a680")
    climber = Person(coat="#2f6f8f", head="hood", cover="#28566a", back=True, left=(-44, -214, -30, -252), right=(48,
        -160,
        60, -180), hem=-66)
    out += [*person(climber, 446, 292, 0.5), *drawn_rope()]
    return [*out, *birds(((250, 60, 0.9), (200, 100, 0.6), (640, 60, 0.8), (690, 110, 0.6), (600, 30, 0.5)))]


def drawn_rope() -> list[Shape]:
    """Return a rope with a hook that did not reach the top."""
    return [drawn("M434 170 C428 150 442 130 420 112", 3.4, "#e6cf9a"),
        drawn("M420 112 q-8 -8 -2 -14 m2 14 q6 -8 12 -4", 3,
        "#4a4a4a")]


def names_on_stones() -> Part:
    """Return a ring of standing stones at dawn; the nearest is written all over, and moss creeps down on the names."""
    dice = random.Random(12)
    out = [*clouds(2, ((620, 90, 160), (180, 70, 140))), ground(((0, 236), (300, 222), (600, 230), (880, 220)),
        "#a9b26c",
        0.3)]

    def stone(w: float, h: float, tint: str) -> list[Shape]:
        return [Shape(loop(-w, 0, -w * 1.02, -h * 0.5, -w * 0.8, -h * 0.92, -w * 0.1, -h, w * 0.7, -h * 0.94, w,
            -h * 0.5,
            w * 1.04, 0), tint, bevel=w * 0.5, angle=76, grain=0.24, contour=1.1)]

    for x, y, s in ((70, 262, 0.5), (170, 250, 0.44), (700, 250, 0.46), (800, 262, 0.52), (250, 244, 0.36), (620, 244,
            0.38)):
        out += placed(stone(44, 190, "#aaa595"), x, y, s, dice.uniform(-6, 6))
    out += [ground(((0, 286), (240, 272), (500, 280), (880, 268)), "#96a452"), *placed(stone(70, 230, "#a59f90"), 160,
        372,
        1.0, -5), *placed(stone(66, 210, "#a59f90"), 742, 372, 1.0, 6)]
    out += placed(stone(150, 400, "#c2bba6"), 440, 400, 1.0)
    letters: list[Shape] = []
    for row in range(7):
        for k in range(7):
            x, y = 440 + (k - 3) * 36 + (8 if row % 2 else 0), 84 + row * 44
            if (row * 7 + k * 3) % 11 == 0 or abs(x - 440) > 122:
                continue
            letters += placed([drawn(RUNES[(row * 5 + k * 3) % 8], 7, "#4a4238", tone=0.4),
                drawn(RUNES[(row * 5 + k * 3)
                % 8], 2.4, "#2a211a", tone=0.2)], x, y, 0.62)
    out += letters
    for x, y, rx, ry in ((330, 40, 70, 40), (400, 10, 90, 34), (480, 12, 80, 30), (552, 46, 56, 40), (316, 110, 40, 40),
            (300, 200, 30, 60), (574, 120, 32, 44), (586, 230, 26, 60), (420, 52, 40, 22), (320, 380, 60, 34), (560,
            386,
            60, 30)):
        out.append(Shape(leaf_mass(dice, x, y, rx, ry, 40), dice.choice(("#7f9f3c", "#8fae4a", "#6f8f38")), bevel=16,
            angle=dice.uniform(0, 60), grain=0.4, contour=0.8, shadow=Shadow(0.4, 4, 6, 4)))
    reader = Person(coat="#7a3f34", head="hat", cover="#5a4630", back=True, right=(58, -176, 74, -206), hem=-60,
        cloak="#8a4a3a")
    out += [*person(reader, 640, 398, 0.84, True), *placed([Shape(tube(0, 0, 8, 10, -34, 7), "#8a6238", bevel=3),
        Shape(loop(2, -34, 22, -36, 28, -54, 0, -52), "#e0cf9a", bevel=6, angle=80)], 578, 226, 1.0, -40)]
    return [*out, *meadow(6, 0, 880, 370, 412, 24, ("#7f9a48", "#93ad52"), ("#f4f0dc", "#e8b23a"))]


def barrow_lights() -> Part:
    """Return barrows by night and the lights that dance over them: yellow ones, and a single blue one ahead."""
    out = [*stars(5, 60, 880, 130), *moon(120, 70, 30, "#eef0e0"), ground(((0, 210), (200, 196), (500, 206), (880,
        192)),
        "#6d7d62", 0.25)]
    for x, y, w, h in ((150, 262, 150, 84), (700, 258, 170, 96), (440, 250, 120, 66)):
        out += [Shape(loop(x - w, y, x - w * 0.6, y - h * 0.8, x, y - h, x + w * 0.6, y - h * 0.8, x + w, y), "#74855a",
            bevel=50, angle=14, grain=0.16), flat(polygon(x - 20, y - 2, x - 16, y - 40, x + 16, y - 40, x + 20, y - 2),
            "#14160f", tone=0.2, contour=1.0), Shape(polygon(x - 30, y - 38, x - 24, y - 54, x + 26, y - 54, x + 30, y
            - 38), "#a8a595", bevel=6, angle=6, grain=0.16), *(Shape(polygon(x + s * 18, y, x + s * 16, y - 40,
                x + s * 28,
            y - 40, x + s * 32, y), "#a8a595", bevel=6, angle=82, grain=0.16) for s in (-1, 1))]
    out += [ground(((0, 288), (260, 270), (520, 284), (880, 266)), "#66774e"), *bare_tree(11, 820, 330, 230, "#3c3a34",
        -0.16), *bare_tree(3, 46, 340, 190, "#3c3a34", 0.2)]
    for x, y, s in ((330, 330, 0.6), (590, 346, 0.7), (230, 372, 0.9)):
        out += placed(gravestone(80, "#8f9488", False), x, y, s, -8)
    for x, y, r in ((250, 226, 9), (340, 180, 7), (640, 220, 9), (560, 180, 6), (730, 150, 7), (170, 160, 6), (390, 290,
            10), (300, 300, 7)):
        out += [flat(ellipse(x, y, r * 3), "#ffe58a", ink=0, tone=1.7, opacity=0.5, feather=r * 1.4), flat(
            f"M{x} {y - r * 2.6} C{x + r * 0.4} {y - r} {x + r * 1.2} {y - r * 0.4} {x + r} {y + r * 0.5} A{r} "
                f"{r} 0 0 1 "
            f"{x - r} {y + r * 0.5} C{x - r * 1.2} {y - r * 0.4} {x - r * 0.4} {y - r} {x} {y - r * 2.6} Z", "#fff4b8",
            ink=0, tone=1.9, contour=0.6, glow=Glow("#ffd86a", r * 2, 0.7))]
    x, y, r = 480.0, 236.0, 19.0
    out += [*burst(x, y, 22, 74, "#a8e4ff", 16, 0.6), flat(f"M{x} {y - r * 2.8} C{x + r * 0.4} {y - r} {x + r * 1.2} "
        f"{y - r * 0.4} {x + r} {y + r * 0.5} A{r} {r} 0 0 1 {x - r} {y + r * 0.5} C{x - r * 1.2} {y - r * 0.4} "
        f"{x - r * 0.4} {y - r} {x} {y - r * 2.8} Z", "#7fd0ff", ink=0, tone=1.9, contour=1.0, glow=Glow("#5ab8ff", 34,
        0.8)), flat(ellipse(x, y + 4, 8, 12), "#ffffff", ink=0, tone=1.9), flat(f"{ellipse(x - 5, y, 2.4, 3.4)} "
        f"{ellipse(x + 6, y, 2.4, 3.4)}", "#1a3a5a", tone=0.2)]
    walker = Person(coat="#6a4a34", head="hood", cover="#5a3f2e", back=True, hem=-30, left=(-56, -150, -70, -170))
    out += [*person(walker, 440, 402, 0.62), *placed([Shape(tube(0, 0, 5, 3, -150, 5), "#4a3424", bevel=2)], 396, 400,
        0.8)]
    return [*out, *meadow(8, 0, 880, 350, 412, 30, ("#5d6e44", "#6f8050")), haze(200, 290, 190, 16, "#dfe6d8", 0.5),
        haze(
        680, 300, 200, 16, "#dfe6d8", 0.5)]


def sextons_ledger() -> Part:
    """Return a ledger open on a tomb by lantern light, names struck out, and behind it a grave that stands empty."""
    out = [*stars(3, 40, 880, 90), *moon(760, 54, 28, "#eef0e0"), ground(((0, 150), (300, 138), (600, 146), (880, 136)),
        "#75835f", 0.15), *bare_tree(6, 90, 220, 200, "#3c3a34", 0.12)]
    for x, y, s, t in ((180, 190, 0.7, -6), (270, 176, 0.5, 5), (640, 184, 0.66, 7), (720, 204, 0.8, -5), (840, 190,
        0.7,
            9), (560, 172, 0.46, -4)):
        out += placed(gravestone(90, "#98a098", x % 4 == 0), x, y, s, t)
    out += [Shape(loop(330, 236, 360, 206, 520, 206, 560, 236, 520, 256, 360, 256), "#7a6248", bevel=12, angle=10,
        grain=0.3), flat(loop(368, 232, 390, 216, 500, 216, 524, 234, 500, 246, 392, 246), "#14100c", tone=0.2,
        contour=1.0), Shape(loop(540, 250, 560, 206, 610, 196, 660, 214, 680, 250), "#8a6c4a", bevel=24, angle=30,
        grain=0.3), *placed(gravestone(110, "#a3aaa0"), 440, 214, 0.9, -10), *placed([Shape(tube(0, 0, 9, 0, -120, 8),
        "#8a6238", bevel=4, angle=86), Shape(loop(-16, 36, -20, 0, 20, 0, 16, 36, 0, 46), "#9aa2a4", bevel=6,
        shine=0.5)],
        612, 216, 0.8, 8)]
    out.append(Shape(polygon(40, 280, 840, 280, 940, 440, -60, 440), "#b5b0a2", bevel=14, angle=6, grain=0.22,
        ridges=(Ridge("M60 310 H820 M20 350 H860", 4, -3),)))
    book = [Shape("M-250 34 L-216 -86 Q-110 -104 0 -84 Q110 -104 216 -86 L250 34 Q120 20 0 42 Q-120 20 -250 34 Z",
        "#7a3428", bevel=6, angle=20, contour=1.3), Shape("M-232 22 L-202 -88 Q-100 -104 0 -82 V32 Q-116 8 -232 22 Z",
        "#f6ead0", bevel=12, angle=4, ink=0.6, contour=1.1),
        Shape("M232 22 L202 -88 Q100 -104 0 -82 V32 Q116 8 232 22 Z",
        "#f0e2c2", bevel=12, angle=-4, ink=0.6, contour=1.1)]
    rows = []
    for side in (-1, 1):
        for k in range(7):
            y = -74 + k * 14
            x0 = 26 + k * 1.0
            rows.append(
                f"M{side * x0 if side > 0 else -186 + k * -3.4:.0f} {y} "
                    f"h{(150 + k * 5) * (0.9 - 0.2 * ((k * 3 + side) % 3) * 0.5):.0f}")
    struck = " ".join(f"M{x} {y} h{w}" for x, y, w in ((-190, -60, 120), (-198, -32, 130), (30, -46, 130), (32, -18,
        120)))
    crosses = " ".join(f"M{x - 7} {y - 7} l14 14 m0 -14 l-14 14" for x, y in ((178, -60), (184, -32), (194, -4)))
    book += [drawn(" ".join(rows), 3.4, "#4a3a30"), drawn(struck, 4, "#c8422b"), drawn(crosses, 5, "#c8422b")]
    out += [*placed(book, 440, 356, 1.0), *placed(quill(170, "#f4ecd8"), 560, 336, 1.0, 6)]
    lamp_ = lantern(190, 228, 1.7, 0.9)
    return [*out, *lamp_, *placed(grip("#d0a07c"), 700, 372, 0.7, -20), Shape(tube(716, 380, 50, 780, 402, 66, 880,
        430, 80),
        "#4a4a44", bevel=22, angle=70, grain=0.1), pool(240, 320, "#ffd873", 60, 0.4)]


PICTURES = {
    "the-cairn-door": scene(cairn_door, STORM),
    "the-broken-tower": scene(broken_tower, GOLDEN),
    "names-on-the-stones": scene(names_on_stones, DAWN),
    "barrow-lights": scene(barrow_lights, NIGHT, lamps=(Lamp(0.54, 0.55, 0.3, 0.5, 0.6), Lamp(0.3, 0.55, 0.2, 0.4, 0.4),
        Lamp(0.75, 0.5, 0.2, 0.4, 0.4)), dark=0.7),
    "the-sextons-ledger": scene(sextons_ledger, NIGHT, lamps=(Lamp(0.3, 0.75, 0.4, 0.5, 0.9), Lamp(0.6, 0.85, 0.3, 0.4,
        0.6)), dark=0.66),
}
RECIPES = recipes("quests", PICTURES, __name__)
