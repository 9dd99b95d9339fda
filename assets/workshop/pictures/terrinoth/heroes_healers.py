"""Portraits of the healers: Elder Mok, Avric Albright, Ashrian."""

from __future__ import annotations

import random

from assets.workshop.engraving import Part, Ridge, Shadow, Shape, Sky, drawn, flat, placed
from assets.workshop.engraving.kit.attire import (
    band,
    brooch,
    emblem_sun,
    fur,
    mail,
    mantle,
    necklace,
    ring,
    shoulders,
    tunic,
)
from assets.workshop.engraving.kit.faces import Face, ear, features, neck
from assets.workshop.engraving.kit.hair import beard, braid, cap, fall, locks
from assets.workshop.engraving.kit.hands import palm
from assets.workshop.engraving.kit.tufts import crop
from assets.workshop.engraving.palette import BONE, GOLD, darker
from assets.workshop.engraving.paths import ellipse, line, loop, polygon, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.terrinoth.bust import bust
from assets.workshop.pictures.terrinoth.homelands import chapel, elf_wood, moor

MOK = Face(skin="#8f9c5a", hair="#d9d2bd", iris="#b8862c", turn=0.24, width=1.06, jaw=1.3, chin=1.0, age=1.0, brow=1.9,
    ridge=1.7, nose=0.9, nose_width=1.6, cheek=1.3, eye=0.95, open=0.86, slant=-2, stern=3, smile=0, lips=1.2,
    lip_colour="#7a6a48")
AVRIC = Face(skin="#dbab86", hair="#8a6238", iris="#5a7a8a", turn=0.26, jaw=1.05, chin=1.1, age=0.5, brow=1.15,
    ridge=1.1, nose=1.05, eye=1.0, slant=-1, stern=0, smile=3)
ASHRIAN = Face(skin="#e8c8a6", hair="#dcc27c", iris="#5f9a52", turn=-0.26, width=0.93, jaw=0.74, chin=1.05, age=0.0,
    brow=0.55, ridge=0.4, nose=0.82, nose_width=0.78, cheek=0.9, eye=1.28, slant=6, stern=-4, smile=3, lips=1.15,
    lip_colour="#b8685a", gaze=-4, bones=0.66)


def _tusks(face: Face) -> list[Shape]:
    """Return two lower tusks."""
    out = []
    for side in (-1, 1):
        x = face.across(side * 25, 6)
        out.append(Shape(tube(x, 116, 16, x + side * 5, 100, 14, x + side * 9, 78, 2), "#f3ead0", bevel=8, angle=70,
            ink=0.5, shadow=Shadow(0.5, 3, 4, 3)))
    return out


def _mok() -> Part:
    """Return the old orc: tusks, a white beard in plaits, a wolf's fur, a bone through his topknot."""
    dice = random.Random(3)
    white = MOK.hair
    knot = [
        *locks(white, (0, -140, 40, 6, -180, 46, 50, -206, 36, 110, -186, 20, 140, -150, 3),
            (0, -140, 30, -16, -186, 34, -60, -200, 20, -96, -172, 3)),
        Shape(tube(-74, -150, 15, 0, -162, 10, 78, -176, 15), BONE, bevel=7, angle=10),
        Shape(ellipse(-78, -154, 11), BONE, bevel=8),
        Shape(ellipse(82, -180, 11), BONE, bevel=8),
    ]
    paint = flat("M-64 26 L-22 44 L-26 52 L-68 38 Z M-60 46 L-26 60 L-30 68 L-64 58 Z", "#a8452f", contour=0.3,
        opacity=0.85, tone=1.1)
    return [
        *ear(MOK, -1, 46),
        *ear(MOK, 1, 46),
        ring(-112, 44, 14, 5, BONE),
        neck(MOK, 1.2),
        shoulders("#6b4f38", 1.05, 14),
        *tunic("#7a5a3a"),
        *fur(dice, "#8d8270", 8),
        *features(MOK),
        paint,
        *beard(MOK, white, 262, 0.72, 40),
        *_tusks(MOK),
        *knot,
        *braid(white, (-40, 190, -52, 260, -46, 330, -50, 400), 34),
        *braid(white, (60, 190, 76, 260, 70, 330, 78, 400), 34),
        *necklace((-110, 232, -84, 286, -40, 318, 10, 330, 58, 318, 100, 286, 122, 232), BONE, 15, teeth=True),
        drawn(line(MOK.across(-40), -52, MOK.across(-36), -20), 2.6, darker(MOK.skin, 0.6)),
    ]


def _avric() -> Part:
    """Return the sworn healer: sandy hair, a trimmed beard, mail under a white tabard with a sun."""
    tabard = loop(-104, 250, -50, 236, 0, 256, 50, 236, 110, 250, 128, 340, 136, 450, -130, 450, -124, 340)
    hand = palm(AVRIC.skin)
    return [
        *ear(AVRIC, -1),
        *ear(AVRIC, 1),
        neck(AVRIC, 1.1),
        shoulders("#8f9aa4", 1.0),
        mail("#a3adb2"),
        Shape(tabard, "#efe6cc", bevel=40, angle=76, grain=0.05,
            ridges=(Ridge(line(-70, 250, -84, 450), 14, -6), Ridge(line(74, 250, 90, 450), 14, -6))),
        band(line(-104, 250, -50, 240, 0, 260, 50, 240, 110, 250), 12, GOLD),
        *emblem_sun(4, 336, 58),
        Shape(loop(-330, 460, -312, 320, -236, 240, -130, 206, -118, 250, -150, 340, -170, 460), "#46597e", bevel=44,
            angle=60, grain=0.06, ridges=(Ridge(line(-150, 220, -230, 320, -260, 450), 18, -9),
            Ridge(line(-130, 240, -190, 340, -210, 450), 16, -8))),
        Shape(loop(330, 460, 312, 320, 236, 240, 130, 206, 124, 250, 156, 340, 176, 460), "#3a4c6e", bevel=44,
            angle=118, grain=0.06, ridges=(Ridge(line(150, 220, 230, 320, 260, 450), 18, -9),
            Ridge(line(136, 240, 196, 340, 216, 450), 16, -8))),
        *brooch(-124, 236, 22, "#a8452f"),
        *brooch(128, 236, 22, "#a8452f"),
        *features(AVRIC),
        *beard(AVRIC, AVRIC.hair, 180, 0.36, 34, 16),
        *crop(AVRIC, AVRIC.hair, -84, -30, 6, -6, 12),
        *placed(hand, 214, 250, 1.0, 10),
    ]


def _owl() -> list[Shape]:
    """Return a small owl, feet at 0, 0."""
    feathers = " ".join(f"M{x} {y} q7 10 14 0" for y in range(-96, -10, 15) for x in (-36, -21, -6, 9, 24))
    return [
        Shape(loop(-40, -20, -46, -80, -44, -130, -20, -146, 0, -142, 20, -146, 44, -130, 46, -80, 40, -20, 0, 0),
            "#a07a4c", bevel=36, angle=70, grain=0.12, ridges=(Ridge(feathers, 5, -4),)),
        Shape(polygon(-42, -128, -48, -164, -20, -142), "#8a6238", bevel=8),
        Shape(polygon(42, -128, 48, -164, 20, -142), "#8a6238", bevel=8),
        Shape(ellipse(-19, -112, 24), "#e8d8b0", bevel=14, angle=40),
        Shape(ellipse(19, -112, 24), "#d8c69a", bevel=14, angle=-40),
        flat(f"{ellipse(-18, -112, 14)} {ellipse(18, -112, 14)}", "#ffc83a", ink=0.1, contour=1, tone=1.6),
        flat(f"{ellipse(-17, -112, 8)} {ellipse(19, -112, 8)}", "#120b08", tone=0.1),
        flat(f"{ellipse(-20, -116, 3)} {ellipse(16, -116, 3)}", "#ffffff", ink=0, tone=1.8),
        Shape(loop(-6, -104, 6, -104, 3, -84, -3, -84), "#4a3a2a", bevel=5),
        Shape(tube(-34, -90, 20, -46, -50, 26, -36, -4, 6), "#7a5a34", bevel=12, angle=80),
        Shape(tube(34, -90, 20, 46, -50, 26, 36, -4, 6), "#7a5a34", bevel=12, angle=100),
    ]


def _leaf_crown() -> list[Shape]:
    """Return a wreath of leaves round the brow."""
    out = []
    for i, (x, y) in enumerate(((-104, -44), (-92, -72), (-70, -92), (-44, -104), (-16, -110), (14, -110), (42, -104),
        (68, -92), (90, -70), (102, -40))):
        leaf = [Shape("M0 0 C-16 -10 -18 -34 0 -52 C18 -34 16 -10 0 0 Z", ("#7f9a3e", "#9ab04e", "#6a8434")[i % 3],
            bevel=10, angle=60, grain=0.03, ridges=(Ridge("M0 0 V-46", 3, -3),), shadow=Shadow(0.4, 2, 4, 3))]
        out += placed(leaf, x - 4, y, 0.9, -62 + i * 13 + (18 if i % 2 else -18))
    return [*out, *[Shape(ellipse(x, y, 7), "#b8402c", bevel=5, shine=0.6, ink=0.5)
        for x, y in ((-56, -100), (0, -112), (56, -98))]]


def _ashrian() -> Part:
    """Return the elf of the deep woods: pale gold hair, a wreath, green cloth, an owl on her shoulder."""
    return [
        fall(ASHRIAN.hair, 330, 36, 18),
        *ear(ASHRIAN, -1, 66),
        *ear(ASHRIAN, 1, 66),
        neck(ASHRIAN, 0.8),
        shoulders("#5f8048", 0.86, -20),
        *tunic("#e2d9b4", "#8ba046"),
        *mantle("#5f8048", "#4a6638"),
        *features(ASHRIAN),
        *cap(ASHRIAN, ASHRIAN.hair, -78, 0, 10, 20, 14),
        *_leaf_crown(),
        *locks(ASHRIAN.hair, (-104, 20, 26, -122, 90, 32, -104, 170, 28, -126, 250, 22, -110, 330, 3),
            (100, 20, 26, 122, 90, 32, 104, 170, 28, 128, 250, 22, 112, 330, 3)),
        *braid(ASHRIAN.hair, (-96, 30, -88, 100, -92, 170, -84, 236), 20),
        *brooch(2, 262, 19, "#8fd07a", "#9a7a3a"),
        *placed(_owl(), 214, 262, 0.92),
    ]


ELDER_MOK = bust(moor, _mok, Sky(high="#7d8a72", low="#efe0aa", sun=(0.3, 0.3), reach=1.05, seed=4), 332, 250, 1.1)
AVRIC_ALBRIGHT = bust(chapel, _avric, Sky(high="#b8a888", low="#fbe8b4", sun=(0.5, 0.3), seed=6), 322, 230, 1.1)
ASHRIAN_BUST = bust(elf_wood, _ashrian, Sky(high="#5f8a5c", low="#eeeab4", sun=(0.28, 0.3), seed=8), 336, 238, 1.12)

_SOURCES = ("attire", "faces", "fire", "hair", "hands", "houses", "nature", "tufts", "woods")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_SOURCES, shared=("bust", "homelands"))
    for name, picture in (("elder-mok", ELDER_MOK), ("avric-albright", AVRIC_ALBRIGHT), ("ashrian", ASHRIAN_BUST)))
