"""Exploration cards of the wild set: poultice, snare, hornets, game trail, rising fog."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Dab,
    Fog,
    Part,
    Ridge,
    Shadow,
    Shape,
    Sky,
    drawn,
    flat,
    hollow,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.beasts import coat
from assets.workshop.engraving.kit.fire import lantern
from assets.workshop.engraving.kit.folk import horned
from assets.workshop.engraving.kit.nature import bough, foliage, grass, hill, trunk
from assets.workshop.engraving.kit.woods import AUTUMN, GREEN, forest
from assets.workshop.engraving.palette import DARK_STEEL, WOOD, darker, lighter
from assets.workshop.engraving.paths import ellipse, leaf_mass, line, loop, polygon, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.terrinoth.still import scene, still

LYING = Shadow(0.6, 14, 12, 9)


def _leaf(length: float, colour: str) -> list[Shape]:
    """Return a toothed leaf that grows upward from 0, 0."""
    teeth_left, teeth_right = [], []
    for k in range(9):
        u = k / 8
        half = length * 0.26 * math.sin(math.pi * min(1.0, u * 1.02)) ** 0.8
        teeth_left += [-half - (4 if k % 2 else -3), -length * u]
        teeth_right += [half + (4 if k % 2 else -3), -length * u]
    back = [v for i in range(len(teeth_right) - 2, -1, -2) for v in teeth_right[i : i + 2]]
    veins = Ridge(" ".join(f"M0 {-length * u:.0f} L{s * length * 0.2:.0f} {-length * (u + 0.14):.0f}"
        for u in (0.15, 0.35, 0.55, 0.72) for s in (-1, 1)), 4, -3)
    return [Shape(polygon(*teeth_left, *back), colour, bevel=length * 0.2, angle=60, grain=0.04,
        ridges=(Ridge(f"M0 0 V{-length * 0.95:.0f}", 5, 4), veins), shadow=Shadow(0.45, 5, 8, 5))]


def _poultice() -> Part:
    """Return a mortar of crushed bitterleaf with its pestle, fresh leaves and a rolled bandage."""
    leaves = [s for x, y, long, turn, c in ((270, 236, 150, -50, "#7f9a3e"), (330, 220, 170, -14, "#6a8a3a"),
        (400, 230, 150, 30, "#8fae4a"), (440, 250, 120, 62, "#6a8a3a"))
        for s in placed(_leaf(long, c), x, y, 1.0, turn)]
    loose = [s for x, y, long, turn, c in ((120, 520, 130, 60, "#7f9a3e"), (560, 560, 120, -70, "#8fae4a"),
        (200, 560, 100, 96, "#6a8a3a")) for s in placed(_leaf(long, c), x, y, 1.0, turn)]
    bowl = loop(190, 270, 206, 360, 250, 430, 290, 456, 270, 500, 300, 522, 400, 522, 430, 500, 410, 456, 450, 430,
        494, 360, 510, 270)
    roll = [
        Shape(tube(-60, 0, 90, 60, 0, 90), "#efe6d0", bevel=40, angle=86, grain=0.06, shadow=LYING),
        Shape(ellipse(62, 0, 30, 45), "#e0d4b8", bevel=10, angle=40),
        drawn("M62 -30 a18 30 0 1 1 -2 60 a12 22 0 1 1 2 -44 a8 14 0 1 1 -2 28", 3, "#8a7a5c"),
        Shape(loop(-60, 40, 40, 46, 160, 60, 170, 74, 60, 70, -60, 60), "#efe6d0", bevel=10, angle=10),
    ]
    return [
        Shape(tube(420, 250, 54, 520, 120, 42, 566, 56, 60), "#a8a49a", bevel=26, angle=50, grain=0.1, shine=0.3),
        *leaves,
        Shape(bowl, "#9a958a", bevel=90, angle=80, grain=0.16, shadow=LYING,
            ridges=(Ridge(line(206, 330, 350, 356, 494, 330), 12, -7),)),
        Shape(loop(176, 270, 210, 246, 350, 234, 490, 246, 524, 270, 490, 294, 350, 306, 210, 294), "#b0aba0",
            bevel=12, angle=10, grain=0.12),
        Shape(loop(206, 272, 240, 256, 350, 250, 460, 256, 494, 272, 450, 288, 350, 294, 250, 288), "#6f8f3a",
            bevel=14, angle=30, grain=0.3, shadow=NO_SHADOW,
            ridges=(Ridge("M240 270 l30 -8 M300 276 l40 -6 M370 266 l40 8 M430 272 l30 -6", 8, 6),)),
        *[Shape(tube(x, y, 8, x + dx, y + dy, 2), "#9dbb50", bevel=4)
            for x, y, dx, dy in ((280, 268, 24, -16), (330, 262, -20, -18), (390, 266, 20, -22))],
        *loose,
        *placed(roll, 560, 470, 0.86),
    ]


def _iron_snare() -> Part:
    """Return an open trap of iron jaws among leaves, its chain staked down."""
    out: list[Shape] = []
    links = [(110 + 34 * i, 500 + 14 * math.sin(i * 1.1)) for i in range(5)]
    out.append(Shape(tube(70, 560, 30, 96, 470, 34, 100, 440, 26), WOOD, bevel=14, angle=84, grain=0.2))
    for i, (x, y) in enumerate(links):
        out.append(Shape(stroke(ellipse(x, y, 23, 12 if i % 2 else 16), 9), DARK_STEEL, bevel=4, angle=30 * i,
            shine=0.5, shadow=Shadow(0.5, 4, 6, 4)))
    out += [
        Shape(loop(236, 486, 250, 458, 300, 446, 420, 446, 520, 458, 566, 480, 520, 506, 420, 516, 300, 512),
            "#5a5e62", bevel=14, angle=6, shine=0.4, shadow=LYING),
        Shape(ellipse(400, 470, 60, 18), "#747a80", bevel=8, angle=40, shine=0.5),
        Shape(f"{tube(250, 480, 40, 214, 474, 52, 190, 480, 40)} {tube(552, 480, 40, 590, 474, 52, 616, 480, 40)}",
            DARK_STEEL, bevel=18, angle=80, shine=0.5),
    ]
    for side in (-1, 1):
        arch = tube(250, 476, 24, 270, 476 + side * 60 - 60, 26, 340, 476 + side * 120 - 110, 26, 400,
            476 + side * 134 - 124, 27, 460, 476 + side * 120 - 110, 26, 530, 476 + side * 60 - 60, 26, 552, 476, 24)
        teeth = []
        for k in range(9):
            u = (k + 0.7) / 9.4
            root, high = 250 + 302 * u, math.sin(math.pi * u)
            low = 476 + (side * 134 - 124) * high
            dy = (66 if side < 0 else -66) * (0.7 + 0.3 * high)
            teeth.append(Shape(polygon(root - 14, low, root + 14, low, root + (400 - root) * 0.08, low + dy),
                "#c3c9cc", bevel=10, angle=70, shine=0.7, shadow=Shadow(0.4, 3, 5, 3)))
        jaw = [Shape(arch, DARK_STEEL, bevel=12, angle=30 * side, grain=0.08, shine=0.6, shadow=Shadow(0.5, 6, 12, 8))]
        out += [*jaw, *teeth] if side < 0 else [*teeth, *jaw]
    dice = random.Random(4)
    for x, y, turn, colour in ((150, 580, 40, "#b37f3e"), (300, 572, -60, "#c9a860"), (470, 570, 80, "#a8552f"),
        (610, 560, -30, "#b37f3e"), (640, 440, 120, "#c9a860"), (230, 420, -100, "#a8552f"), (560, 420, 20, "#8aa04a")):
        out += placed(_leaf(64, colour), x, y, 1.0, turn + dice.uniform(-10, 10))
    return out


def _hornet(size: float) -> list[Shape]:
    """Return an angry hornet that flies to the left."""
    part = [
        *[Shape(loop(10, -20, 20, -84, 54, -120, 84, -96, 60, -40), "#e8eee8", bevel=10, angle=50, opacity=0.8,
            contour=0.7, ink=0.5, ridges=(Ridge(line(16, -24, 60, -104), 4, 3),)),
            Shape(loop(24, -18, 70, -64, 120, -76, 130, -46, 70, -12), "#dfe6e0", bevel=10, angle=20, opacity=0.8,
            contour=0.7, ink=0.5)],
        Shape(loop(20, -10, 60, -30, 110, -14, 140, 26, 96, 34, 40, 24), "#e0a82c", bevel=26, angle=84, grain=0.03,
            shine=0.3),
        *[Shape(tube(x, y, w, x + 12, y + long, w), "#2a1c14", bevel=5, angle=20, shadow=NO_SHADOW)
            for x, y, w, long in ((52, -24, 12, 46), (84, -22, 12, 52), (112, -8, 10, 38))],
        Shape(polygon(132, 20, 168, 42, 128, 32), "#2a1c14", bevel=3),
        Shape(ellipse(6, 0, 30, 26), "#5a4020", bevel=22, angle=30, grain=0.1),
        Shape(ellipse(-32, 2, 22, 20), "#e0a82c", bevel=16, angle=-20),
        Shape(ellipse(-40, -4, 10, 12), "#3a120c", bevel=8, shine=0.9),
        drawn("M-44 -14 Q-66 -40 -84 -34 M-48 -8 Q-76 -24 -92 -10 M-10 22 L-24 50 L-40 56 M6 24 L4 56 L-10 66 M22 22 "
              "L36 52 L28 66", 4, "#2a1c14"),
        Shape(polygon(-50, 14, -62, 22, -46, 22), "#2a1c14", bevel=3),
    ]
    return placed(part, size=size)


def _nest() -> Part:
    """Return a paper nest under a bough, and hornets that have noticed you."""
    bands = tuple(Ridge(line(240 - w, y, 340, y + 24, 440 + w, y), 14, 8)
        for y, w in ((170, -30), (214, 10), (262, 34), (312, 42), (362, 30), (408, 0), (446, -40)))
    nest = loop(330, 104, 280, 130, 224, 200, 190, 290, 210, 390, 270, 460, 336, 480, 404, 462, 466, 392, 488, 290,
        456, 198, 396, 130)
    rings = [Shape(hollow(f"{ellipse(338, 372, 50, 44)} {ellipse(338, 372, 34, 30)}"), "#b89a68", bevel=8, angle=45),
        Shape(ellipse(338, 372, 35, 31), "#1d120c", bevel=10, tone=0.3, shadow=NO_SHADOW)]
    return [
        Shape(tube(-20, 60, 64, 160, 84, 54, 340, 76, 46, 520, 100, 34, 700, 70, 26), "#5f4a34", bevel=24, angle=10,
            grain=0.25),
        Shape(tube(350, 80, 40, 338, 110, 60, 336, 140, 90), "#b89a68", bevel=20, angle=80, grain=0.1),
        Shape(nest, "#c9b184", bevel=130, angle=8, grain=0.12, ridges=bands, shadow=LYING),
        *rings,
        *placed(_hornet(0.62), 352, 372, 1.0, 14),
        *placed(_hornet(1.0), 130, 330, 1.0, 8),
        *placed(_hornet(1.25), 560, 470, 1.0, -14),
        *placed(_hornet(0.8), 548, 230, 1.0, 20, mirror=True),
        *placed(_hornet(0.7), 130, 180, 1.0, -10),
        *placed(_hornet(1.0), 170, 510, 1.0, -20, mirror=True),
        *foliage(random.Random(3), 60, 40, 130, 60, "#5b7a3e"),
        *foliage(random.Random(5), 620, 40, 120, 50, "#6a8a46"),
    ]


def _stag() -> Part:
    """Return a stag that stands on a narrow trail and looks at you."""
    fur, dice = "#b07a48", random.Random(3)
    legs = [Shape(tube(x, 400, 44, x + dx * 0.4, 470, 26, x + dx, 560, 18, x + dx, 592, 22), darker(fur, d), bevel=12,
        angle=84, grain=0.08) for x, dx, d in ((400, 8, 0.3), (470, 14, 0.2), (290, -4, 0.2), (340, 4, 0.06))]
    antlers = []
    for s in (-1, 1):
        beams = (tube(s * 20, -70, 18, s * 66, -110, 16, s * 96, -170, 13, s * 84, -236, 3),
            tube(s * 44, -96, 12, s * 24, -140, 9, s * 30, -166, 2),
            tube(s * 78, -128, 12, s * 120, -140, 9, s * 146, -176, 2),
            tube(s * 96, -170, 10, s * 128, -196, 8, s * 140, -232, 2))
        antlers.append(Shape(" ".join(beams), "#d8c090", bevel=8, angle=s * 50, grain=0.08))
    head = [
        *antlers,
        *[Shape(loop(s * 26, -50, s * 60, -78, s * 96, -84, s * 82, -50, s * 46, -30), fur, bevel=12, angle=s * 30,
            ridges=(Ridge(line(s * 36, -46, s * 84, -74), 10, -7),)) for s in (-1, 1)],
        Shape(loop(0, -76, 34, -64, 42, -30, 30, 20, 24, 62, 12, 80, -12, 80, -24, 62, -30, 20, -42, -30, -34, -64),
            lighter(fur, 0.08), bevel=34, angle=80, grain=0.06,
            dabs=(Dab(0, 10, 12, 50, 10), Dab(-30, -24, 12, 14, -6), Dab(30, -24, 12, 14, -6), Dab(0, 66, 20, 14, 6))),
        Shape(loop(-12, 62, 12, 62, 10, 76, 0, 82, -10, 76), "#2a1c14", bevel=7, shine=0.5),
        flat(f"{ellipse(-30, -22, 7, 8)} {ellipse(30, -22, 7, 8)}", "#1a0f0a", tone=0.2, contour=0.8),
        flat(f"{ellipse(-32, -25, 2.4)} {ellipse(28, -25, 2.4)}", "#ffffff", ink=0, tone=1.8),
    ]
    return [
        *legs[:2],
        Shape(loop(270, 300, 300, 262, 400, 256, 490, 276, 520, 330, 500, 400, 440, 424, 340, 430, 280, 400), fur,
            bevel=80, angle=60, grain=0.12, ridges=(coat(dice, 290, 270, 510, 410, 60, 22, 14),)),
        *legs[2:],
        Shape(loop(516, 300, 540, 310, 532, 350, 514, 344), "#efe4cc", bevel=10),
        Shape(loop(262, 180, 330, 180, 372, 260, 380, 350, 340, 410, 290, 400, 262, 330, 256, 250), lighter(fur, 0.05),
            bevel=44, angle=80, grain=0.12, ridges=(coat(dice, 270, 200, 370, 400, 50, 4, 24),),
            shadow=Shadow(0.4, 8, 8, 7)),
        *placed(head, 296, 176, 1.16),
        grass(random.Random(2), 230, 604, 90, 50),
        grass(random.Random(4), 560, 600, 80, 60),
    ]


def _glade() -> Part:
    """Return a wood with a narrow trail of trodden earth."""
    path = (
        "M190 620 C260 560 300 500 330 470 C350 446 330 430 340 412 L356 412 C360 430 380 446 400 470 C440 510 "
        "520 560 560 620 Z"
    )
    return [*forest(680, 600, 113, (0.12, 0.88), GREEN),
        Shape(path, "#cdb486", bevel=18, swell=0.3, angle=6, ink=0.7, shadow=NO_SHADOW, contour=0.6),
        mist(polygon(60, -20, 240, -20, 520, 620, 260, 620), "#f6f0c4", 0.3, 40)]


def _wanderer() -> list[Shape]:
    """Return a traveller from behind, hood up, staff in one hand and a lantern held out in the other; 236 high."""
    cloth, skin = "#8a4a34", "#d9a67e"
    cloak = loop(-64, -6, -54, -76, -46, -128, -30, -160, 0, -170, 30, -160, 44, -128, 48, -70, 66, -2, 36, 4, 10, -6,
        -20, 6, -44, -4)
    folds = tuple(Ridge(line(*run), 12, -8) for run in ((-24, -156, -30, -80, -42, -6), (2, -160, 0, -80, -6, -4),
        (24, -156, 28, -80, 40, -2)))
    hood = loop(-30, -150, -36, -186, -26, -216, -6, -232, 16, -236, 30, -218, 38, -190, 34, -160, 18, -142, -12, -138)
    return [
        Shape(f"{tube(-20, -20, 26, -22, 20, 24)} {tube(22, -20, 26, 26, 18, 24)}", "#3a2a1e", bevel=11, angle=80),
        Shape(tube(-70, 26, 8, -60, -120, 9, -58, -238, 7), WOOD, bevel=4, angle=84, grain=0.2),
        Shape(tube(26, -140, 40, 70, -126, 34, 108, -150, 24), cloth, bevel=15, angle=30,
            ridges=(Ridge(line(36, -130, 72, -112, 100, -132), 8, -6),)),
        Shape(ellipse(114, -156, 13), skin, bevel=8, ink=0.6),
        Shape(cloak, cloth, bevel=40, angle=82, grain=0.08, ridges=folds),
        Shape(tube(-34, -138, 38, -58, -110, 32, -60, -86, 24), cloth, bevel=14, angle=60),
        Shape(ellipse(-60, -78, 12), skin, bevel=8, ink=0.6),
        Shape(stroke(line(-30, -152, 6, -100, 40, -62), 9), "#4a3222", bevel=4, angle=40),
        Shape(loop(20, -70, 54, -78, 62, -44, 26, -36), "#6a4a2c", bevel=9, angle=20, grain=0.1),
        Shape(hood, darker(cloth, 0.12), bevel=24, angle=40, grain=0.08,
            ridges=(Ridge(line(10, -230, -6, -190, -4, -146), 8, -6),)),
        flat(loop(22, -152, 20, -186, 30, -206, 37, -190, 33, -162), "#1d130e", tone=0.3),
        *lantern(116, -150, 1.0, 1.0),
    ]


def _fog() -> Part:
    """Return a drowned wood where one lantern gropes through the fog, and a horned band goes from it."""
    dice = random.Random(6)
    out: list[Shape] = []
    for x, foot, width, veil in ((60, 470, 26, 0.7), (150, 480, 34, 0.55), (560, 470, 28, 0.66), (640, 490, 40, 0.5),
        (440, 450, 16, 0.8), (260, 452, 18, 0.78)):
        fog = Fog("#dfe2d6", veil)
        out += trunk(dice, x, foot, width, "#5a6664", dice.uniform(-16, 16), fog, 0.6, 2)
        out.append(Shape(" ".join(bough(x, y, 110, s, width) for y, s in ((120, 1), (190, -1), (60, -1))), "#5a6664",
            bevel=6, fog=fog, contour=0.5))
    for x, foot, size, veil, weapon in ((510, 470, 0.8, 0.62, 1), (100, 486, 1.3, 0.42, 0), (590, 500, 1.5, 0.36, 0)):
        out += placed(horned("#4c5a5e", weapon, "#5a686a"), x, foot, size, mirror=x > 550, fog=Fog("#dfe2d6", veil))
    out += [mist(ellipse(110, 476, 150, 34), "#eef0e6", 1.0, 24), mist(ellipse(590, 488, 170, 38), "#eef0e6", 1.0, 24),
        mist(ellipse(340, 470, 460, 60), "#eef0e6", 0.9, 50), mist(ellipse(150, 360, 260, 26), "#eef0e6", 0.7, 34),
        mist(ellipse(560, 300, 240, 22), "#eef0e6", 0.6, 34)]
    return [*out, *placed(_wanderer(), 300, 560, 1.28), mist(ellipse(340, 590, 460, 44), "#eef0e6", 0.9, 40),
        mist(ellipse(180, 540, 200, 20), "#eef0e6", 0.6, 26)]


def _leaf_floor() -> Part:
    """Return an autumn wood with a floor of leaves."""
    dice = random.Random(8)
    heaps = [Shape(leaf_mass(dice, x, y, 150, 40, 50), c, bevel=26, angle=-20, grain=0.3)
        for x, y, c in ((100, 560, "#a8743a"), (380, 580, "#b8863e"), (620, 556, "#a8743a"))]
    return [*forest(680, 600, 121, (0.1, 0.9), AUTUMN), *heaps]


_SETS = {
    "bitterleaf": still(_poultice, Sky(high="#6a7a54", low="#eee8b4", sun=(0.36, 0.3), seed=5)),
    "hunters-snare": scene(_leaf_floor, _iron_snare, Sky(high="#8a6244", low="#f2dca4", sun=(0.5, 0.36), seed=4)),
    "hornets-nest": scene(lambda: forest(680, 600, 131, (0.0, 1.0), GREEN, 2), _nest,
        Sky(high="#6a8a5c", low="#f2e8ac", sun=(0.4, 0.4), seed=7)),
    "game-trail": scene(_glade, lambda: placed(_stag(), 24, 62, 0.9),
        Sky(high="#5f8468", low="#f0e8b4", sun=(0.4, 0.34), seed=9)),
    "rising-fog": scene(lambda: [hill(680, 620, [(-20, 470), (300, 460), (700, 474)], "#a8aea0", Fog("#dfe2d6", 0.5))],
        _fog, Sky(high="#9aa8a8", low="#eceadb", sun=(0.5, 0.5), beams=0.0, seed=6)),
}
_KIT = ("beasts", "fire", "folk", "nature", "woods")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT, shared=("still",))
    for name, picture in _SETS.items())
