"""The Troll under its bridge and the troll king with his maul."""

from __future__ import annotations

import random

from assets.workshop.engraving import (
    Dab,
    Fog,
    Part,
    Picture,
    Ridge,
    Shadow,
    Shape,
    Sky,
    drawn,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.goblins import skull
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.monsters import horn
from assets.workshop.engraving.kit.nature import conifer, hill, mountain, rock
from assets.workshop.engraving.kit.stonework import archway, joints, rounded
from assets.workshop.engraving.kit.trolls import mossy, toadstools, troll_arm, troll_ear, troll_face, troll_head
from assets.workshop.engraving.palette import DARK_STEEL, GOLD, LEATHER, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.terrinoth.enemies_setting import LIGHT, PRINT, enemy

HIDE = "#9aa482"
KING = "#8694a0"


def _back(skin: str) -> Shape:
    """Return the hump of a back that rises above the head from the right."""
    return Shape(loop(250, 640, 270, 480, 292, 330, 330, 200, 420, 116, 530, 96, 640, 140, 720, 230, 740, 640), skin,
        bevel=130, angle=50, grain=0.2, shadow=Shadow(0.5, 10, 14, 10), dabs=(Dab(470, 190, 90, 50, 16), Dab(600, 300,
            60,
        90, 12), Dab(420, 420, 70, 80, 12)), ridges=(Ridge(line(400, 160, 380, 300, 330, 420), 16, -9),
        Ridge(line(520, 130, 560, 260, 540, 420), 14, -8), Ridge(line(610, 160, 650, 300, 640, 440), 14, -8)))


def _troll() -> Part:
    """Return the troll: bent under its own hump, moss and toadstools on it, knuckles on the ground."""
    dice = random.Random(4)
    return [
        troll_arm((360, 380, 120, 250, 470, 104, 150, 530, 84, 96, 586, 74), darker(HIDE, 0.2), 20),
        _back(HIDE),
        *mossy(dice, ((430, 130, 86, 34), (560, 126, 96, 36), (650, 190, 70, 34))),
        *toadstools((470, 110, 1.0), (520, 106, 0.7), (606, 122, 1.15)),
        *placed(troll_ear(HIDE), 384, 262, 1.0, -10),
        *placed(troll_head(HIDE, 10), 276, 262, 1.08),
        *mossy(dice, ((340, 160, 60, 22),), "#5f7a3e"),
        troll_arm((560, 300, 170, 560, 440, 150, 470, 540, 120, 440, 600, 100), lighter(HIDE, 0.03), 70),
        *placed(fist(HIDE, "#4a3a28"), 424, 590, 1.3, -80),
        *placed(fist(darker(HIDE, 0.14), "#4a3a28"), 92, 590, 1.1, -60),
        *mossy(dice, ((590, 290, 80, 30),)),
    ]


def _bridge() -> Part:
    """Return the arch of an old bridge in a misty gorge."""
    dice = random.Random(7)
    opening = rounded(300, 640, 290, 560)
    return [*[s for x, top in ((200, 200), (420, 240)) for s in mountain(dice, x, top, 470, Fog("#dfe0c4", 0.6))],
        *[s for x, h in ((90, 150), (170, 110), (250, 130), (40, 120)) for s in conifer(dice, x, 500, h, "#5d7a58",
        Fog("#dfe0c4", 0.4))],
        hill(680, 640, [(-20, 500), (340, 490), (700, 500)], "#8a9468", Fog("#dfe0c4", 0.2)),
        mist(ellipse(200, 500, 260, 20), "#eceada", 0.7, 24),
        Shape(f'<path fill-rule="evenodd" d="{box(-20, -20, 720, 660)} {opening}"/>', "#8f8674", bevel=20, swell=0.4,
        angle=6, grain=0.3, ridges=(joints(dice, -20, -20, 720, 660, 46),)),
        archway(300, 640, 290, 560, 40, "#a0967f", False)]


def _maul() -> list[Shape]:
    """Return a boulder lashed on a trunk, its grip at 0, 0."""
    dice = random.Random(8)
    return [
        Shape(tube(0, 210, 40, 0, 0, 42, 4, -120, 52), "#6b4a2e", bevel=22, angle=84, grain=0.3,
            ridges=(Ridge(line(-8, 190, -6, 0, -4, -100), 7, -5),)),
        *rock(dice, 6, -74, 290, 210, "#9a948a"),
        Shape(box(-44, -288, 22, 218), LEATHER, bevel=8, angle=10), Shape(box(28, -288, 22, 218), LEATHER, bevel=8,
            angle=10),
        Shape(box(-142, -186, 292, 24), LEATHER, bevel=8, angle=80),
        *[Shape(polygon(x, y, x + 24, y + 30, x - 8, y + 26), "#b9c0c0", bevel=8, angle=40, shine=0.6)
            for x, y in ((-100, -256), (86, -264), (104, -140), (-104, -140))],
    ]


def _crown() -> list[Shape]:
    """Return a ring of iron with stag's horns and a skull, for a head from the front."""
    tines = [shape for s in (-1, 1) for run in ((90, -120, 36, 150, -180, 30, 158, -250, 22, 120, -320, 3), (146, -186,
        22, 200, -206, 16, 220, -258, 2), (156, -240, 16, 190, -270, 11, 196, -304, 2), (56, -150, 26, 70, -200, 20, 56,
        -246, 3)) for shape in horn(tuple(v * s if i % 3 == 0 else v for i, v in enumerate(run)), "#d8c69a", 3, 50 * s)]
    band = loop(-150, -92, -136, -134, -70, -164, 0, -172, 70, -164, 136, -134, 150, -92, 70, -120, 0, -128, -70, -120)
    return [*tines, Shape(band, DARK_STEEL, bevel=16, angle=10, shine=0.7, grain=0.1),
        *[Shape(ellipse(s * x, y, 9), GOLD, bevel=8, shine=0.8) for s in (-1, 1) for x, y in ((124, -116), (86, -136))],
        *placed(skull(0.72), 0, -156)]


def _shoulders(skin: str) -> Shape:
    """Return the broad back and chest behind a head from the front."""
    return Shape(loop(-420, 640, -380, 330, -300, 200, -190, 130, 0, 90, 190, 130, 300, 200, 380, 330, 420, 640), skin,
        bevel=120, angle=40, grain=0.2, shadow=Shadow(0.5, 10, 14, 10), ridges=(Ridge(line(-260, 210, -220, 330, -240,
            520), 18, -9), Ridge(line(260, 210, 220, 330, 240, 520), 18, -9)))


def _king() -> Part:
    """Return the troll king from the front: roaring, crowned with horns, slabs of stone for armour, maul raised."""
    dice = random.Random(9)
    slabs = [shape for s in (-1, 1) for x, y, size, turn in ((250, 210, 1.0, 24), (304, 300, 1.05, 40))
        for shape in placed([Shape(polygon(-96, 30, -84, -40, -20, -62, 70, -48, 100, 10, 84, 58, -40, 66), "#948c80",
            bevel=18, angle=40, grain=0.35), drawn("M-60 -30 l30 30 l-10 30 M40 -40 l-10 36", 3)], s * x, y, size,
            s * turn, mirror=s < 0)]
    return [
        _shoulders(KING),
        *slabs,
        *mossy(dice, ((-200, 158, 84, 26), (190, 152, 90, 28)), "#5f7350"),
        *placed(troll_ear(KING, True), 150, 20, 1.0, -14),
        *placed(troll_ear(KING, True), -150, 20, 1.0, 14, mirror=True),
        *placed(troll_face(KING, 46), 0, 40, 0.98),
        *placed(_crown(), 0, 40, 0.98),
        Shape(stroke(ellipse(-236, 62, 18), 8), GOLD, bevel=4, shine=0.8),
        *placed(_maul(), 318, 140, 0.84, 16),
        troll_arm((330, 560, 150, 400, 430, 126, 372, 250, 104, 326, 160, 84), lighter(KING, 0.02), 70),
        *placed(fist(lighter(KING, 0.04), "#3a3428"), 318, 140, 1.16, 14, mirror=True),
    ]


def _lair() -> Part:
    """Return a pass of bare rock under a stormy evening."""
    dice = random.Random(11)
    fog = "#e4c8a4"
    return [*[s for x, top in ((130, 150), (520, 120), (330, 230)) for s in mountain(dice, x, top, 520, Fog(fog, 0.5))],
        hill(680, 640, [(-20, 520), (200, 470), (480, 500), (700, 460)], "#8a7f70", Fog(fog, 0.2)),
        *rock(dice, 30, 610, 190, 150, "#857b70"), *rock(dice, 190, 620, 150, 80, "#8f8578")]


_SETS = {
    "trolls-minion": Picture(_bridge, _troll, Sky(high="#6f8478", low="#ecebd0", sun=(0.3, 0.34), seed=5), LIGHT,
        PRINT),
    "trolls-master": Picture(_lair, lambda: placed(_king(), 300, 236, 0.86), Sky(high="#5a4a5c", low="#f2c494",
        sun=(0.3, 0.42), seed=8), LIGHT, PRINT),
}
_KIT = ("goblins", "hands", "monsters", "nature", "stonework", "trolls")
RECIPES = tuple(enemy(name, picture, __name__, *_KIT) for name, picture in _SETS.items())
