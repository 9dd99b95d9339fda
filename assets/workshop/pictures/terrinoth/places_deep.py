"""Places deep under the ground: Bone Pit, Rune Forge."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
    Glow,
    Light,
    Part,
    Picture,
    Print,
    Ridge,
    Shadow,
    Shape,
    Sky,
    flat,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.kit.props import barrel
from assets.workshop.engraving.kit.remains import heap, long_bone, ribs, skull
from assets.workshop.engraving.kit.stonework import (
    archway,
    cave,
    chain,
    floor,
    pillar,
    rounded,
    wall,
)
from assets.workshop.engraving.kit.webs import eyes
from assets.workshop.engraving.palette import DARK_STEEL, DARK_WOOD, OXBLOOD, WOOD
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.engraving.picture import WIDE
from assets.workshop.pictures.record import engraving


def _bone_pit() -> Part:
    """Return the Bone Pit: the ribs of something huge, mounds of the small, a cage, and light from far above."""
    dice = random.Random(33)
    cage = " ".join(f"M0 -70 Q{dx} -30 {dx} 20 Q{dx} 60 {dx * 0.6} 76" for dx in (-46, -18, 18, 46))
    hung = [Shape(stroke(f"{cage} M-46 20 Q0 32 46 20 M-34 66 Q0 80 34 66", 6), "#4f4a46", bevel=3, angle=40),
        *placed(skull(), 4, 54, 0.7, 16), *placed(long_bone(60), 0, 70, 0.8, 10)]
    dragon = [
        Shape(loop(-170, 20, -150, -40, -90, -74, -20, -90, 50, -110, 120, -96, 160, -50, 164, 10, 120, 40, 60, 34, 20,
            10, -40,
            6, -90, 20, -130, 34), "#e6d6b0", bevel=46, angle=20, grain=0.1, ridges=(Ridge(line(-140, -30, -60, -60,
                20, -74),
            10, -7),)),
        Shape(tube(110, -86, 34, 180, -120, 22, 250, -116, 4), "#d8c59a", bevel=12, angle=60),
        Shape(tube(130, -60, 30, 200, -66, 20, 260, -40, 4), "#d8c59a", bevel=12, angle=60),
        flat(loop(30, -50, 56, -76, 92, -70, 96, -40, 66, -26), "#1a110c", tone=0.2, contour=1),
        flat(loop(-146, -14, -136, -30, -112, -30, -122, -12), "#1a110c", tone=0.2, contour=1),
        Shape(" ".join(polygon(x, 12 + dy, x + 22, 8 + dy, x + 8, 46 + dy) for x, dy in ((-150, 12), (-116, 12), (-82,
            4), (-48,
            -4), (-14, 0))), "#f4ead0", bevel=6, angle=80),
        Shape(loop(-150, 84, -90, 66, -10, 56, 80, 60, 150, 40, 160, 66, 90, 100, -20, 104, -120, 108), "#cdbb92",
            bevel=18,
            angle=10),
        Shape(" ".join(polygon(x, 72, x + 20, 70, x + 8, 40) for x in (-130, -96, -62, -28)), "#f4ead0", bevel=6,
            angle=80),
    ]
    shaft = mist(polygon(560, -20, 800, -20, 940, 560, 420, 560), "#f4e6bc", 0.4, 40)
    return [
        cave(dice, (680, 250, 430, 250), "#9a7a68", Fog("#dcc49c", 0.5)),
        flat(ellipse(680, -10, 170, 46), "#fff0c4", ink=0, tone=1.8, glow=Glow("#ffe6b0", 50, 0.7)),
        *heap(dice, 680, 440, 430, 90, 34, "#dccba6", Fog("#e0caa0", 0.34)),
        shaft,
        cave(dice, (680, 270, 520, 310), "#7a5a4c", Fog("#c9a880", 0.12), rough=34),
        *placed(ribs(7, 300, 470, "#eadbb6"), 720, 500),
        Shape(tube(470, 500, 30, 600, 508, 34, 760, 508, 34, 960, 500, 26, 1060, 470, 14), "#d3c098", bevel=14,
            angle=10,
            grain=0.2),
        *placed(dragon, 430, 470, 0.86),
        cave(dice, (680, 280, 610, 350), "#54392f", rough=40),
        *chain(300, -20, 150),
        *placed(hung, 300, 220, 1.2),
        *chain(1070, -20, 90),
        *placed(hung, 1070, 160, 1.05, mirror=True),
        *heap(dice, 130, 640, 280, 170, 26),
        *heap(dice, 1230, 640, 290, 190, 28),
        *heap(dice, 700, 650, 330, 90, 30),
        *eyes(1128, 400, 24, 9),
        *eyes(214, 392, 20, 8),
        Shape(f"{tube(1000, 606, 9, 960, 380, 8)}", WOOD, bevel=4, angle=86),
        Shape(polygon(960, 380, 1040, 400, 1020, 424, 1048, 450, 970, 440), OXBLOOD, bevel=10, angle=70),
    ]


def _anvil() -> list[Shape]:
    """Return an anvil with burning runes on its block; its foot is y = 0."""
    iron = ("M-150 -150 C-110 -150 -90 -136 -70 -132 L-70 -160 H120 L126 -126 C90 -122 60 -116 52 -94 L64 -66 H-46 "
            "L-34 -94 "
        "C-44 -112 -120 -112 -150 -150 Z")
    block = polygon(-86, -70, 96, -70, 110, 0, -100, 0)
    runes = ("M-50 -56 v42 M-50 -50 l20 14 l-20 14 M-8 -56 v42 M-8 -56 l18 18 M-8 -34 l18 18 M40 -56 v42 M26 -46 l28 "
             "16 "
        "M26 -30 l28 16 M76 -56 v42 M76 -56 l-16 14")
    return [Shape(block, "#6d6258", bevel=14, angle=6, grain=0.3), Shape(stroke(runes, 6), "#7ff0ee", bevel=1, swell=0,
        ink=0,
        tone=1.8, contour=0.6, shadow=NO_SHADOW, glow=Glow("#58d8e0", 14, 0.7)), Shape(iron, "#70757c", bevel=18,
        angle=12,
        grain=0.06, shine=0.9), Shape(polygon(-70, -160, 120, -160, 116, -172, -66, -172), "#b9c4ca", bevel=4,
        shine=0.6)]


def _furnace(dice: random.Random) -> list[Shape]:
    """Return a furnace in the shape of a dwarf's head whose mouth is the fire; middle x = 680, foot 480."""
    face = ("M470 480 V210 C470 110 560 60 680 60 C800 60 890 110 890 210 V480 Z")
    beard = polygon(470, 300, 560, 316, 566, 480, 600, 480, 610, 330, 750, 330, 760, 480, 794, 480, 800, 316, 890, 300,
        890, 480,
        470, 480)
    braids = Ridge("M486 320 L520 480 M530 320 L540 480 M870 320 L840 480 M830 320 L820 480", 9, -7)
    out = [Shape(face, "#9a8674", bevel=40, angle=30, grain=0.25, shadow=Shadow(0.5, 14, 10, 12)),
        Shape(polygon(450, 190, 480, 120, 560, 76, 680, 60, 800, 76, 880, 120, 910, 190, 800, 160, 680, 150, 560, 160),
            "#7f7468",
            bevel=20, angle=8, grain=0.2, ridges=(Ridge("M500 150 Q680 90 860 150", 8, -6),)),
        Shape(polygon(650, 50, 680, 20, 710, 50, 704, 170, 656, 170), "#b0894a", bevel=12, angle=80, shine=0.4),
        Shape(beard, "#8a7666", bevel=20, angle=84, grain=0.3, ridges=(braids,)),
        Shape(loop(656, 180, 704, 180, 716, 262, 730, 286, 680, 304, 630, 286, 644, 262), "#a8937e", bevel=20,
            angle=60)]
    for side in (-1, 1):
        x = 680 + side * 86
        out.append(Shape(polygon(x - 66, 196 + side * 16, x + 66, 196 - side * 16, x + 60, 222, x - 60, 222),
            "#8a7868", bevel=10,
            angle=10))
        out.append(flat(loop(x - 34, 240, x, 222, x + 34, 240, x, 256), "#ffb640", ink=0, tone=1.8, contour=1,
            glow=Glow("#ff9a3a", 14, 0.8)))
    mouth = "M566 480 V400 C566 316 794 316 794 400 V480 Z"
    grate = " ".join(box(x, 352 if 600 < x < 740 else 372, 9, 130) for x in range(588, 790, 38))
    return [*out, flat(mouth, "#ff9c30", ink=0.05, tone=1.7, contour=1.4, glow=Glow("#ff8a2a", 46, 0.7)),
        *flame(640, 482, 100, 0.3), *flame(726, 482, 110, 0.3), Shape(grate, "#3a302a", bevel=4, angle=86)]


def _rune_forge() -> Part:
    """Return the Rune Forge: a furnace like a dwarf king's head, an anvil with runes, a river of metal."""
    dice = random.Random(40)
    pour = polygon(660, 478, 716, 478, 760, 540, 900, 590, 1010, 640, 780, 640, 690, 590, 640, 530)
    hammer = [Shape(tube(0, 0, 15, 0, -190, 13), WOOD, bevel=7, angle=86), Shape(box(-62, -226, 124, 60), DARK_STEEL,
        bevel=12,
        angle=20, shine=0.6), flat(stroke("M-20 -212 v32 M-20 -206 l16 10 l-16 10 M20 -212 v32 M20 -212 l16 16", 5),
        "#7ff0ee", ink=0,
        tone=1.8, glow=Glow("#58d8e0", 10, 0.6))]
    out: list[Shape] = [wall(dice, -20, -20, 1400, 540, "#75655a", 46, Fog("#d89a68", 0.22))]
    for x in (330, 1030):
        out.append(flat(rounded(x, 480, 90, 340), "#3a261e", tone=0.5, ink=0.9, contour=1))
        out.append(archway(x, 480, 90, 340, 28, "#8d7a6a", pointed=False, fog=Fog("#d89a68", 0.15)))
        out += placed([Shape(box(-70, -20, 140, 12), DARK_WOOD, bevel=5, angle=4), *[Shape(polygon(k - 6, -20, k + 6,
            -20, k + 5,
            -120 - 14 * (k % 3), k, -140 - 14 * (k % 3), k - 5, -120 - 14 * (k % 3)), "#b9c0c0", bevel=4, shine=0.6)
            for k in (-50, -20, 12, 44)]], x, 430)
    out += [floor(480, 620, colour="#6e6056"), *_furnace(dice),
        flat(pour, "#ffb23a", ink=0.08, tone=1.7, contour=1.2, glow=Glow("#ff8a2a", 30, 0.6)),
        flat(polygon(684, 484, 704, 484, 740, 540, 850, 590, 920, 640, 850, 640, 730, 590, 676, 530), "#fff0a8", ink=0,
            tone=1.8)]
    for x in (150, 1210):
        out += pillar(x, 620, -20, 66, "#85776a", None)
        for y, mark in ((120, "M0 -44 V44 M0 -40 L26 -14 L0 8"), (270, "M0 -44 V44 M-24 -20 L24 20 M24 -20 L-24 20"),
            (420,
            "M-20 -44 V44 M20 -44 V44 M-20 0 L20 -24")):
            out += placed([flat(stroke(mark, 8), "#7ff0ee", ink=0, tone=1.8, contour=0.8, glow=Glow("#58d8e0", 18,
                0.7))], x, y)
    sparks = " ".join(ellipse(680 + 240 * math.cos(i * 2.4) * (0.3 + (i % 7) / 8),
        330 + 180 * math.sin(i * 1.7) - 4 * i, 2 + i % 3)
        for i in range(44))
    return [*out, *placed(_anvil(), 500, 596, 1.1), *placed(hammer, 330, 610, 1.0, -28), *placed(barrel(110, 120),
        1090, 590),
        Shape(ellipse(1090, 470, 44, 9), "#5f8f98", bevel=3, ink=0.5, tone=1.3), *chain(420, -20, 120), *chain(940,
            -20, 120),
        *placed([Shape(loop(-44, -30, -50, 20, 0, 44, 50, 20, 44, -30), "#55504c", bevel=30, angle=20),
            flat(ellipse(0, -30, 44, 10), "#ffb23a", ink=0, tone=1.8, glow=Glow("#ff8a2a", 16, 0.6))], 940, 170),
        *placed([Shape(stroke("M-30 0 Q0 -50 30 0 M0 -40 V0", 8), "#55504a", bevel=4), Shape(tube(0, 0, 8, -16, 40, 8,
            6, 56, 3),
            "#55504a", bevel=4)], 420, 130), flat(sparks, "#ffe9a0", ink=0, contour=0.4, tone=1.8)]


DIM = Light(key=(-0.5, -0.72, 0.6), ambient=0.24)
PICTURES = {
    "bone-pit": Picture(_bone_pit, sky=Sky(high="#6b4234", low="#f6e2b0", sun=(0.5, 0.1), reach=0.9), size=WIDE,
        light=DIM,
        style=Print(gamma=0.82)),
    "rune-forge": Picture(_rune_forge, sky=Sky(high="#3a261e", low="#f0a050", sun=(0.5, 0.6)), size=WIDE, light=DIM,
        style=Print(gamma=0.76, white=95)),
}
_KIT = ("fire", "props", "remains", "stonework", "waters", "webs")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT) for name, picture in PICTURES.items())
