"""The Reanimate and the reanimate that two burials could not hold."""

from __future__ import annotations

import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Glow,
    Part,
    Picture,
    Ridge,
    Shadow,
    Shape,
    Sky,
    drawn,
    flat,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.arms import axe, sword
from assets.workshop.engraving.kit.attire import band, mail, pauldron
from assets.workshop.engraving.kit.haunts import crypt, rune
from assets.workshop.engraving.kit.monsters import horn
from assets.workshop.engraving.kit.remains import heap
from assets.workshop.engraving.kit.skeletons import bone_arm, bone_fist, bone_hand, great_skull, rib_cage
from assets.workshop.engraving.palette import BONE, DARK_STEEL, darker
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon
from assets.workshop.pictures.terrinoth.enemies_setting import LIGHT, PRINT, enemy

OLD_BONE = "#dccb9c"
SOUL = "#7adcc8"
RUST = "#9a938a"


def _reanimate() -> Part:
    """Return the reanimate: a skeleton in its last rags, a rusty sword raised, pieces that hang on a blue glow."""
    rag = polygon(-250, 250, -190, 224, -140, 238, -110, 300, -130, 380, -100, 440, -150, 420, -170, 480, -200, 420,
        -240, 460, -246, 380, -280, 330)
    drift = [Shape(ellipse(x, y, r), OLD_BONE, bevel=r, angle=40, grain=0.1) for x, y, r in ((132, -120, 11), (150,
        -86, 7), (112, -152, 8))]
    links = [flat(ellipse(x, y, r), SOUL, ink=0, tone=1.8, opacity=0.75, feather=5, glow=Glow(SOUL, 12, 0.7))
        for x, y, r in ((-240, 250, 26), (240, 250, 26), (0, 190, 22))]
    return [
        *bone_arm(240, 250, 300, 400, 250, 500, colour=darker(OLD_BONE, 0.1), width=34),
        *rib_cage(OLD_BONE),
        *links[:2],
        Shape(rag, "#7a5048", bevel=18, angle=70, grain=0.15, ridges=(Ridge(line(-210, 240, -190, 320, -210, 430), 12,
        -8),
            Ridge(line(-160, 250, -150, 330, -160, 410), 10, -7))),
        links[2],
        *placed([*great_skull(OLD_BONE, 26, SOUL, True), *drift], 0, 0, 1.06, 7),
        *bone_arm(-244, 262, -290, 400, -236, 214, colour=OLD_BONE, width=34),
        *placed([*placed(sword(330, 40, RUST, "#7a6a48"), 0, 4), *bone_fist(OLD_BONE)], -236, 168, 1.16, -4),
    ]


def _helm() -> list[Shape]:
    """Return a dented war helm with great bull's horns and a spiked crest, open below the brow."""
    bowl = loop(-112, -30, -118, -90, -84, -150, 0, -178, 84, -150, 118, -90, 112, -30, 60, -44, 14, -46, 12, 30, 0, 44,
        -12, 30, -14, -46, -60, -44)
    return [
        *[s for side in (-1, 1) for s in horn((side * 96, -92, 56, side * 168, -128, 50, side * 206, -196, 34,
        side * 180,
            -276, 4), "#b8a888", 8, side * 40)],
        Shape(bowl, DARK_STEEL, bevel=40, angle=18, grain=0.12, shine=0.5, shadow=Shadow(0.6, 4, 12, 7)),
        band(line(-114, -38, -60, -52, 0, -56, 60, -52, 114, -38), 17, "#a8843c", 70),
        *[Shape(polygon(x - 13, y, x + 13, y, x, y - 54), DARK_STEEL, bevel=9, angle=70, shine=0.5)
            for x, y in ((-56, -156), (0, -172), (56, -156))],
        *[Shape(ellipse(x, -50, 6), "#c9a85a", bevel=4) for x in (-88, -44, 44, 88)],
    ]


def _buckler() -> list[Shape]:
    """Return a round shield, split and studded, about 250 wide."""
    wedge = "M0 -126 L22 -70 L6 -40 L26 -10 L4 -30 L-12 -70 Z"
    return [Shape(ellipse(0, 0, 126), "#6d4a44", bevel=40, swell=0.5, angle=84, grain=0.2,
        ridges=(Ridge("M-60 -110 V110 M-20 -124 V124 M20 -124 V124 M60 -110 V110", 6, -5),), shadow=Shadow(0.6, 10, 14,
        9)), Shape(stroke(ellipse(0, 0, 116), 22), DARK_STEEL, bevel=9, angle=40, shine=0.4),
        Shape(ellipse(0, 0, 40), DARK_STEEL, bevel=30, angle=30, shine=0.6), flat(wedge, "#2a1c16", tone=0.3,
        contour=1),
        *[Shape(ellipse(x, y, 9), "#c9b27a", bevel=6) for x, y in ((0, 116), (-82, -82), (82, 82), (-82, 82), (116, 0),
            (-116, 0))]]


def _twice_risen() -> Part:
    """Return the master: horned helm, mail, a great axe, a shield, and a third arm that was another's."""
    bone = BONE
    return [
        *placed([*placed(axe(250, 1.5, "#9aa2a0", True), 0, 30), *bone_fist(bone)], 262, 70, 1.16, 16),
        *bone_arm(236, 262, 310, 330, 268, 120, colour=darker(bone, 0.08), width=36),
        *bone_arm(-200, 260, -290, 180, -262, 20, colour=darker(bone, 0.14), width=30),
        *placed(bone_hand(darker(bone, 0.08), "#2a1c16"), -262, -40, 0.98, -12),
        *rib_cage(bone),
        mail("#8a8f92"),
        *pauldron(-1, "#7c858a", "#8a6a3c", 1.05),
        *pauldron(1, "#7c858a", "#8a6a3c", 1.05),
        flat(ellipse(0, 320, 60, 66), SOUL, ink=0, tone=1.6, opacity=0.55, feather=22, glow=Glow(SOUL, 30, 0.7)),
        rune(0, 320, 110, 4, "#d8fff0"),
        *placed([*great_skull(bone, 34, SOUL), *_helm()], 0, 0, 1.1, -5),
        *placed(_buckler(), -190, 276, 1.06),
        drawn(line(60, 30, 80, 60, 72, 90), 4, darker(bone, 0.6)),
    ]


def _bone_pit() -> Part:
    """Return a vault with heaps of bones."""
    return [*crypt(5, "#8f9a94", "#c4d4c4", "#d6e6c0"), *heap(random.Random(4), 90, 560, 170, 110, 20),
        *heap(random.Random(8), 610, 570, 160, 120, 20)]


def _burial_hall() -> Part:
    """Return niches with the dead behind the master."""
    niches = [shape for x in (60, 600) for y in (150, 300, 450) for shape in (flat(box(x - 70, y - 60, 140, 84),
        "#2f3a3c",
        tone=0.4, contour=1), Shape(loop(x - 60, y + 20, x - 40, y - 8, x + 50, y - 4, x + 62, y + 20), "#b8ad8c",
        bevel=12, angle=10, shadow=NO_SHADOW))]
    return [*crypt(9, "#7c8a90", "#b4c8cc", "#bfe0d4"), *niches]


REANIMATE = Picture(_bone_pit, lambda: placed(_reanimate(), 352, 236, 1.06),
    Sky(high="#4a5a58", low="#dfe6c0", sun=(0.5, 0.4), seed=5), LIGHT, PRINT)
TWICE_RISEN = Picture(_burial_hall, lambda: placed(_twice_risen(), 340, 280, 0.98),
    Sky(high="#44545c", low="#d0e0cc", sun=(0.5, 0.4), seed=8), LIGHT, PRINT)

_KIT = ("arms", "attire", "haunts", "monsters", "nature", "remains", "skeletons", "stonework")
RECIPES = (enemy("reanimates-minion", REANIMATE, __name__, *_KIT), enemy("reanimates-master", TWICE_RISEN, __name__,
    *_KIT))
