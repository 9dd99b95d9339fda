"""The Goblin Witcher, its master, and Splig, King of All Goblins."""

from __future__ import annotations

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
    drawn,
    flat,
    hollow,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.attire import band, necklace
from assets.workshop.engraving.kit.fire import HEX_FLAMES, candle, flame
from assets.workshop.engraving.kit.goblins import bird_skull, claw, ear, feathers, front, profile, skull
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.props import banner, barrel, crate, sack, wheel
from assets.workshop.engraving.kit.woods import DUSK, Wood, forest
from assets.workshop.engraving.palette import BONE, DARK_WOOD, GOLD, OXBLOOD, darker, lighter
from assets.workshop.engraving.paths import ellipse, leaf_mass, line, loop, polygon, tube
from assets.workshop.pictures.record import engraving

FIEND_LIGHT = Light(key=(-0.5, -0.72, 0.6), ambient=0.28)
FIEND_PRINT = Print(gamma=0.82, white=96)
FEN = Wood(("#8f9c98", "#66766f", "#45544c"), ("#94a68e", "#687e62", "#455c46"), ("#94a286", "#6f8060", "#4e6048"),
    "#cdd6bc")
HEX_GLOW = Glow("#a4e04a", 16, 0.7)


def _rags(colour: str, trim: str) -> list[Shape]:
    """Return a ragged robe over hunched shoulders; its neck is near 0, 0."""
    folds = tuple(Ridge(line(x * 0.35, 10, x * 0.9, 120, x * 1.15, 240), 18, -11)
        for x in (-220, -160, -90, -20, 60, 130, 190))
    return [
        Shape(loop(-320, 280, -290, 150, -210, 60, -110, 6, 0, 24, 120, 4, 214, 64, 284, 160, 310, 280, 0, 320),
            colour, bevel=90, angle=14, grain=0.1, ridges=folds),
        Shape(polygon(-150, 0, -96, -26, 0, 6, 96, -28, 156, 4, 176, 60, 140, 52, 126, 92, 90, 62, 66, 110, 30, 70, 0,
            122, -34, 72, -66, 112, -92, 64, -130, 94, -142, 54, -180, 62), trim, bevel=16, angle=60, grain=0.1),
    ]


def _bird_staff(height: float) -> list[Shape]:
    """Return a crooked staff with a crow's skull and feathers; the hand is at 0, 0."""
    return [
        Shape(tube(8, 330, 20, -4, 180, 18, 8, 0, 20, -4, -height * 0.6, 18, 6, -height, 15, 44, -height - 44, 12, 34,
            -height - 86, 4), DARK_WOOD, bevel=9, angle=82, grain=0.2),
        Shape(tube(2, -height * 0.8, 14, -34, -height - 10, 10, -26, -height - 50, 3), DARK_WOOD, bevel=6, angle=70),
        *feathers(14, -height + 20, 3, 110, 120, 26, ("#2f3a3a", "#6a4a7a", "#2f3a3a")),
        band(line(-10, -height + 24, 6, -height + 30, 20, -height + 22), 10, OXBLOOD),
        *placed(bird_skull(1.15), 20, -height - 14),
    ]


def _witcher() -> Part:
    """Return the witcher: a crooked hood, a bird skull on a staff, green fire in its claw."""
    rag, dark = "#6a5a7a", "#4a3d58"
    skin = "#93a860"
    back = loop(-120, 220, -176, 60, -172, -70, -130, -170, -150, -236, -226, -268, -120, -290, -30, -240, 60, -170,
        90, -110, 60, -40, 30, 220)
    rim = loop(84, -62, 98, -112, 50, -180, -30, -222, -124, -170, -170, -70, -160, -20, -110, -60, -74, -44, -62, 0,
        -50, -58, -12, -84, 34, -80)
    return [
        *placed(_bird_staff(236), -262, 130, 1.0, -6),
        *placed(_rags(dark, rag), -30, 214),
        Shape(back, rag, bevel=60, angle=-30, grain=0.1,
            ridges=(Ridge(line(-200, -262, -120, -240, -110, -120, -150, 100), 16, -10),)),
        Shape(loop(-96, 200, -110, 40, -80, -60, -10, -110, 60, -90, 50, 200), "#1d1420", bevel=14, angle=20,
            tone=0.35),
        *placed(profile(skin, 0.9, 0.45, "#d8f06a", "#e8dcc0"), 4, 6),
        *placed(ear(skin, 0.8, 2, True), -86, 44, 1.0, 14),
        Shape(rim, lighter(rag, 0.1), bevel=30, angle=-12, grain=0.1,
            ridges=(Ridge(line(-150, -50, -90, -160, 60, -130), 14, -9),), shadow=Shadow(0.55, 6, 12, 8)),
        *necklace((-130, 232, -90, 268, -40, 288, 10, 286, 56, 262, 84, 232), BONE, 14, teeth=True),
        *placed(skull(0.46), -18, 300),
        *placed(fist(skin, "#3a2c1c"), -262, 140, 1.0, -6),
        Shape(loop(-340, 330, -320, 240, -300, 196, -228, 192, -206, 250, -196, 340), rag, bevel=36, angle=40,
            grain=0.1),
        Shape(loop(60, 400, 100, 290, 150, 236, 222, 240, 236, 300, 210, 400), rag, bevel=40, angle=50, grain=0.1,
            ridges=(Ridge(line(120, 280, 140, 340, 120, 400), 14, -8),)),
        *placed(flame(0, -96, 150, 0.55, HEX_FLAMES), 196, 130),
        *placed(claw(skin), 190, 150, 1.0, 8),
    ]


def _horned_mask() -> list[Shape]:
    """Return a stag's skull worn as a crown, with antlers; it sits on a front face's brow."""
    out: list[Shape] = []
    for s in (-1, 1):
        beam = " ".join((tube(s * 50, -150, 30, s * 120, -200, 24, s * 160, -270, 18, s * 150, -340, 4),
            tube(s * 100, -188, 18, s * 164, -180, 13, s * 210, -210, 3),
            tube(s * 146, -240, 15, s * 200, -262, 10, s * 222, -310, 3),
            tube(s * 76, -170, 16, s * 84, -230, 11, s * 72, -268, 3)))
        out.append(Shape(beam, "#b59a6a", bevel=12, angle=s * 50, grain=0.14))
    head = loop(0, -190, 46, -180, 62, -140, 50, -96, 30, -60, 20, -24, 0, -12, -20, -24, -30, -60, -50, -96, -62,
        -140, -46, -180)
    return [*out, Shape(head, BONE, bevel=34, angle=16, grain=0.06),
        flat(f"{ellipse(-34, -122, 15, 17)} {ellipse(34, -122, 15, 17)} {ellipse(-8, -34, 4, 9)} "
             f"{ellipse(8, -34, 4, 9)}", "#1d140c", tone=0.2, contour=0.8), drawn("M0 -170 V-70 M-16 -150 L-8 -100 "
                                        "M16 -150 L8 -100", 2.4)]


def _rune(kind: int) -> list[Shape]:
    """Return one burning sign of the hex."""
    signs = ("M0 -34 V34 M-22 -14 L22 14 M22 -14 L-22 14", "M-20 30 L0 -34 L20 30 M-12 8 H12",
        "M-22 -26 Q26 -30 4 0 Q-20 26 24 28")
    return [flat(stroke(signs[kind], 9), "#eaff9a", ink=0, contour=0.8, tone=1.8, glow=HEX_GLOW)]


def _witch_master() -> Part:
    """Return the master witcher from the front: a stag's skull for a crown, both claws raised, signs in the air."""
    skin, robe = "#86985a", "#7a3a4a"
    ring_ = flat(stroke(ellipse(0, 60, 282, 262), 5), "#c8f06a", ink=0, contour=0.6, tone=1.7,
        glow=Glow("#a4e04a", 14, 0.5))
    signs = [s for kind, x, y in ((0, -238, -96), (1, 240, -96), (2, 0, -206)) for s in placed(_rune(kind), x, y, 1.15)]
    strands = [Shape(tube(s * 84, 40, 24, s * 118, 120, 26, s * 104, 190, 20, s * 116, 260, 3), "#4a4038", bevel=12,
        angle=84, grain=0.1, ridges=(Ridge(line(s * 84, 40, s * 118, 120, s * 106, 220), 6, -4),)) for s in (-1, 1)]
    return [
        ring_,
        *signs,
        *placed(_rags(darker(robe, 0.15), "#4a3d58"), 0, 210, 1.04),
        *placed(ear(skin, 0.72, 3), -92, 40, 1.0, 20),
        *placed(ear(skin, 0.72, 3, True), 92, 40, 1.0, -20, mirror=True),
        *strands,
        *placed(front(skin, 0.0, 1.0, 0.35, "#d8f06a"), 0, 26, 1.04),
        flat("M-70 70 L-60 120 L-54 70 Z M70 70 L60 120 L54 70 Z M-6 -20 L0 -60 L6 -20 Z", "#e8dcc0", opacity=0.9,
            contour=0.4, tone=1.2),
        *placed(_horned_mask(), 0, 22, 0.86),
        *necklace((-110, 236, -70, 276, -24, 296, 24, 296, 70, 276, 112, 236), BONE, 15, teeth=True),
        *placed(skull(0.56), 0, 330),
        *[
            s
            for side in (-1, 1)
            for s in placed([Shape(loop(150, 430, 170, 330, 206, 286, 276, 290, 300, 350, 300, 430), robe, bevel=44,
                angle=50, grain=0.1, ridges=(Ridge(line(200, 300, 210, 360, 190, 430), 14, -9),)),
                *placed(flame(0, -104, 120, 0.45, HEX_FLAMES), 240, 168), *placed(claw(skin), 240, 190, 0.92, 8)],
                mirror=side < 0)
        ],
    ]


def _swamp() -> list[Shape]:
    """Return a fen with drowned trees and marsh lights."""
    lights = [flat(ellipse(x, y, 7), "#e8ffb0", ink=0, tone=1.8, contour=0.6, glow=HEX_GLOW)
        for x, y in ((90, 420), (610, 380), (560, 470), (40, 300))]
    return [*forest(680, 600, 31, (0.1, 0.92), FEN), mist(ellipse(340, 470, 420, 34), "#dfe6c8", 0.8), *lights]


def _jelly_crown() -> list[Shape]:
    """Return the jelly mould that Splig calls a crown: fluted copper, dented, on a front face's skull."""
    copper = "#d08a4c"
    flutes = tuple(Ridge(line(x * 1.0, -98, x * 0.9, -150, x * 0.62, -196), 15, 9)
        for x in (-84, -56, -28, 0, 28, 56, 84))
    mould = loop(-108, -92, -104, -120, -92, -160, -66, -196, -30, -208, 0, -212, 30, -208, 66, -196, 92, -160, 104,
        -120, 108, -92, 50, -78, 0, -74, -50, -78)
    knobs = [Shape(ellipse(x, y, 17), copper, bevel=12, angle=45, shine=0.9, grain=0.01)
        for x, y in ((-62, -204), (-22, -222), (22, -222), (62, -204))]
    return [
        *knobs,
        Shape(mould, copper, bevel=40, angle=84, grain=0.03, shine=0.8, ridges=flutes),
        Shape(loop(-124, -92, -110, -108, -50, -92, 0, -88, 50, -92, 110, -108, 124, -92, 112, -72, 50, -60, 0, -56,
            -50, -60, -112, -72), lighter(copper, 0.15), bevel=13, angle=10, shine=0.7, grain=0.02),
        *[Shape(ellipse(x, y, 8), c, bevel=6, shine=0.9, ink=0.4)
            for x, y, c in ((-80, -86, "#a8342a"), (-28, -76, "#3f6fb4"), (28, -76, "#6f9a3c"), (80, -86, "#a8342a"))],
        drawn(line(40, -176, 52, -160, 46, -146), 3, "#6a3c1c"),
    ]


def _ermine() -> list[Shape]:
    """Return a collar of stolen fur with black tails."""
    dice = random.Random(2)
    out = []
    for x, y, rx, ry in ((-200, 76, 110, 62), (200, 76, 110, 62), (-96, 34, 96, 54), (96, 34, 96, 54), (0, 62, 84, 50)):
        out.append(Shape(leaf_mass(dice, x, y, rx, ry, 40), "#f0e8d4", bevel=34, angle=60 if x < 0 else 116,
            grain=0.12, ink=0.7))
    for x, y in ((-230, 60), (-176, 88), (-120, 30), (-80, 66), (-10, 76), (70, 62), (118, 30), (176, 92), (232, 62)):
        out.append(Shape(tube(x, y - 12, 11, x + 2, y + 6, 10, x + 4, y + 22, 1), "#241a16", bevel=5, tone=0.5,
            shadow=NO_SHADOW))
    return out


def _drumstick() -> list[Shape]:
    """Return a roast leg with a bite out of it, its bone at 0, 60."""
    return [
        Shape(tube(0, 80, 16, 0, 0, 18), BONE, bevel=8, angle=84),
        Shape(f"{ellipse(-9, 86, 13)} {ellipse(10, 86, 13)}", BONE, bevel=9),
        Shape(loop(-14, 6, -48, -50, -60, -110, -36, -160, 8, -172, 40, -150, 34, -128, 50, -118, 42, -98, 60, -84, 40,
            -40, 14, 8), "#a85f2e", bevel=40, angle=30, grain=0.1, shine=0.3),
        Shape(loop(40, -150, 34, -128, 50, -118, 42, -98, 60, -84, 66, -120), "#e3b07a", bevel=6, angle=70,
            shadow=NO_SHADOW),
    ]


def _splig() -> Part:
    """Return Splig: fat, delighted, crowned with a jelly mould, ermine over a red robe, a roast leg for a sceptre."""
    skin = "#94a83e"
    robe = "#9c3a2c"
    folds = tuple(Ridge(line(x * 0.5, 30, x, 140, x * 1.1, 260), 20, -11) for x in (-220, -150, -80, 80, 150, 220))
    belly = loop(-150, 60, 0, 40, 150, 60, 210, 150, 220, 280, -220, 280, -210, 150)
    return [
        *placed(
            [
                Shape(loop(-340, 300, -310, 150, -220, 50, 0, 20, 220, 50, 310, 150, 340, 300, 0, 340), robe,
                    bevel=100, angle=12, grain=0.07, ridges=folds),
                Shape(belly, "#c79a48", bevel=120, angle=76, grain=0.06,
                    ridges=(Ridge(line(0, 60, 6, 160, 0, 280), 10, -6),)),
                *[Shape(ellipse(2, y, 13), "#efe2c2", bevel=8, angle=45) for y in (110, 158, 206)],
                *_ermine(),
            ],
            0,
            196,
        ),
        *placed(ear(skin, 0.86, 2), -112, 44, 1.0, 16),
        *placed(ear(skin, 0.86, 1, True), 112, 44, 1.0, -16, mirror=True),
        *placed(front(skin, 1.0, 1.25, 0.2, "#ffe07a", 0.15), 0, 0, 1.06),
        *placed(_jelly_crown(), 0, 4, 1.02, -7),
        drawn("M-100 116 l8 6 M-92 130 l9 3 M96 118 l-8 6", 2.4, "#4a5a1e"),
        *placed(_drumstick(), -240, 130, 1.12, -14),
        *placed(fist(skin, "#3a2c1c"), -236, 176, 1.08, -14),
        Shape(loop(-330, 380, -320, 280, -296, 234, -210, 230, -180, 290, -180, 390), robe, bevel=40, angle=40,
            grain=0.07, ridges=(Ridge(line(-260, 250, -270, 310, -250, 390), 16, -8),)),
        Shape(leaf_mass(random.Random(8), -248, 238, 62, 24, 26), "#f0e8d4", bevel=18, angle=10, ink=0.7),
        *placed([*placed(claw(skin), 0, 0, 1.0, 20), Shape(leaf_mass(random.Random(9), -8, 110, 62, 26, 26), "#f0e8d4",
            bevel=18, angle=10, ink=0.7)], 252, 226, 0.86),
        *[Shape(hollow(f"{ellipse(x, y, 14)} {ellipse(x, y, 8)}"), GOLD, bevel=4) for x, y in ((226, 168), (262, 160))],
    ]


def _throne() -> Part:
    """Return the king's court: a heap of plunder, wheels for a throne, torches, the wood behind."""
    fog = Fog("#e6cfa0", 0.2)
    heap = [
        *placed(wheel(120, 10), 96, 300, fog=fog),
        *placed(wheel(120, 30), 590, 300, fog=fog),
        *placed(banner(330, OXBLOOD), 40, 470, fog=fog),
        *placed(banner(330, "#5f7a3e"), 636, 470, mirror=True, fog=fog),
        *placed(barrel(110, 140), 70, 520, fog=fog),
        *placed(crate(130, 110), 600, 520, fog=fog),
        *placed(sack(110, 110), 520, 470, fog=fog),
        *placed(sack(100, 100, "#a88a5c"), 160, 480, fog=fog),
    ]
    return [*forest(680, 600, 53, (0.0, 1.0), DUSK, 2), *heap, *candle(30, 250, 40, 16), *candle(652, 250, 40, 16)]


WITCHER = Picture(_swamp, lambda: placed(_witcher(), 366, 226, 0.98),
    Sky(high="#4c5a5a", low="#dfe0b0", sun=(0.3, 0.4), seed=7), FIEND_LIGHT, FIEND_PRINT)
WITCH_MASTER = Picture(lambda: forest(680, 600, 33, (0.0, 1.0), DUSK, 2),
    lambda: placed(_witch_master(), 340, 278, 0.98),
    Sky(high="#3c3450", low="#c8d890", sun=(0.5, 0.45), reach=0.8, seed=3), FIEND_LIGHT, FIEND_PRINT)
SPLIG = Picture(_throne, lambda: placed(_splig(), 340, 256, 0.98),
    Sky(high="#6a4a44", low="#f4cf8c", sun=(0.5, 0.35), reach=1.0, seed=5), FIEND_LIGHT, FIEND_PRINT)

_KIT = ("attire", "fire", "goblins", "hands", "nature", "props", "woods")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT)
    for name, picture in (("goblin-witchers-minion", WITCHER), ("goblin-witchers-master", WITCH_MASTER),
    ("splig", SPLIG)))
