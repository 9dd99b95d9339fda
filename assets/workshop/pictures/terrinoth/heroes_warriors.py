"""Portraits of the warriors: Trenloe the Strong, Syndrael, Grisban the Thirsty."""

from __future__ import annotations

from assets.workshop.engraving import Part, Ridge, Shape, Sky, drawn, placed
from assets.workshop.engraving.kit.arms import axe, shield, spear, sword
from assets.workshop.engraving.kit.attire import band, breastplate, brooch, mail, pauldron, ring, shoulders
from assets.workshop.engraving.kit.faces import Face, big_nose, ear, features, neck
from assets.workshop.engraving.kit.hair import beard, braid, fall, locks
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.props import mug
from assets.workshop.engraving.kit.tufts import crop
from assets.workshop.engraving.palette import BONE, GOLD, LEATHER
from assets.workshop.engraving.paths import ellipse, line, loop, polygon, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.terrinoth.bust import bust
from assets.workshop.pictures.terrinoth.homelands import dwarf_hall, high_road, white_towers

TRENLOE = Face(skin="#cf9d74", hair="#5f3d22", iris="#5a6a4a", turn=0.26, width=1.02, jaw=1.16, chin=1.3, age=0.4,
    brow=1.5, ridge=1.5, nose=1.05, nose_width=1.2, cheek=1.1, eye=0.9, slant=0, stern=4, smile=1)
SYNDRAEL = Face(skin="#e6c2a2", hair="#8a4424", iris="#4a7a9a", turn=-0.26, width=0.94, jaw=0.8, chin=1.1, age=0.0,
    brow=0.65, ridge=0.6, nose=0.9, nose_width=0.8, cheek=1.15, eye=1.18, slant=5, stern=5, smile=-1, lips=1.2,
    lip_colour="#b0604f", gaze=-4, bones=0.76)
GRISBAN = Face(skin="#d99f7c", hair="#b5542a", iris="#6a8a9a", turn=0.2, width=1.14, jaw=1.25, chin=0.8, age=0.55,
    brow=2.0, ridge=1.3, nose=1.2, nose_width=1.5, cheek=1.4, eye=0.98, slant=-1, stern=2, smile=4)


def _trenloe() -> Part:
    """Return the man-at-arms: a neck like an ox, cropped hair, stubble, plate, a great sword on his back."""
    scar = line(TRENLOE.across(-60), 20, TRENLOE.across(-44), 52, TRENLOE.across(-40), 84)
    stubble = " ".join(f"M{TRENLOE.across(x):.1f} {y} l2 5" for y in range(108, 162, 8)
        for x in range(-70, 80, 11) if abs(x) > 34 or y > 124)
    hilt = placed(sword(300, 34, "#aeb6ba", "#b98a3c"), -214, 60, 1.25, 206)
    return [
        *hilt,
        *ear(TRENLOE, -1),
        *ear(TRENLOE, 1),
        neck(TRENLOE, 1.28),
        shoulders("#7a4a34", 1.14, 40),
        *breastplate("#9aa3a8", "#8a6a3c"),
        *pauldron(1, "#9aa3a8", "#8a6a3c", 1.14),
        *pauldron(-1, "#a9b3b8", "#8a6a3c", 1.14),
        band(line(-190, 200, -60, 300, 80, 450), 36, LEATHER),
        *brooch(-66, 296, 20, "#a8452f", "#b98a3c"),
        *features(TRENLOE),
        drawn(stubble, 1.6, "#4a3020"),
        drawn(scar, 3.4, "#8e4a3c"),
        *crop(TRENLOE, TRENLOE.hair, -86, 30, 2, -14, 12),
    ]


def _wing(side: int) -> list[Shape]:
    """Return a silver wing of a helmet (side -1: left)."""
    out = []
    for i, (x, y, dx, dy, w) in enumerate(((108, -60, 84, -50, 26), (106, -80, 76, -92, 28), (100, -100, 58, -128, 28),
        (92, -118, 34, -150, 26))):
        run = tube(side * x, y, w, side * (x + dx * 0.5), y + dy * 0.4, w * 1.1, side * (x + dx), y + dy, 4)
        out.append(Shape(run, "#cfd6d8" if i % 2 else "#b9c2c8", bevel=12, angle=side * 50, shine=0.5,
            ridges=(Ridge(line(side * x, y, side * (x + dx * 0.5), y + dy * 0.4, side * (x + dx * 0.9), y + dy * 0.9),
            4, -3),)))
    return out


def _syndrael() -> Part:
    """Return the elven captain: a winged helm, a red plait, silver plate, a blue shield and a spear."""
    helm = loop(-112, -22, -118, -90, -76, -158, 0, -182, 70, -160, 110, -92, 108, -24, 86, -62, 40, -80, -12, -84,
        -60, -76, -96, -56)
    rim = line(-112, -20, -98, -54, -60, -76, -12, -84, 40, -80, 88, -62, 108, -22)
    return [
        *placed(spear(640), 236, 120, 1.0, 8),
        fall(SYNDRAEL.hair, 250, 16, 14),
        *ear(SYNDRAEL, -1, 60),
        *ear(SYNDRAEL, 1, 60),
        neck(SYNDRAEL, 0.86),
        shoulders("#46597e", 0.9, -8),
        mail("#9fb0bc"),
        *breastplate("#c3ccd2", GOLD),
        *pauldron(1, "#b4bec6", GOLD, 0.94),
        *pauldron(-1, "#c3ccd2", GOLD, 0.94),
        *features(SYNDRAEL),
        *locks(SYNDRAEL.hair, (-96, -30, 26, -112, 40, 30, -104, 120, 24, -116, 190, 3),
            (92, -30, 26, 112, 40, 28, 102, 110, 20, 108, 160, 3)),
        *_wing(-1),
        *_wing(1),
        Shape(helm, "#c3ccd2", bevel=50, angle=20, grain=0.02, shine=0.7,
            ridges=(Ridge(line(-6, -84, -2, -180), 12, 8),)),
        band(rim, 11, GOLD),
        Shape(polygon(-8, -112, 8, -86, -8, -44, -24, -86), GOLD, bevel=10, angle=40, shine=0.5),
        Shape(ellipse(-8, -84, 9), "#3a86b0", bevel=7, shine=0.8, ink=0.4),
        *braid(SYNDRAEL.hair, (104, 120, 118, 190, 96, 260, 106, 330, 96, 410), 40),
        *placed([*shield(230, 290, "#3f5f94", GOLD),
            *placed([Shape("M0 -64 L16 -16 L64 0 L16 16 L0 64 L-16 16 L-64 0 L-16 -16 Z", "#e8e0c4", bevel=12,
            angle=30)], 0, -20)], -232, 340, 1.0, -8),
    ]


def _grisban() -> Part:
    """Return the dwarf: a horned helm, a beard like a fire, a foaming mug."""
    dome = loop(-122, -34, -128, -96, -84, -160, 6, -180, 96, -160, 138, -96, 132, -34, 70, -58, 6, -64, -60, -58)
    helmet = [
        Shape(dome, "#9aa3a6", bevel=56, angle=20, grain=0.05, shine=0.6),
        Shape(loop(-8, -176, 22, -176, 24, -60, -8, -60), GOLD, bevel=9, angle=4, shine=0.4),
        band(line(-124, -36, -60, -60, 6, -66, 70, -60, 134, -36), 22, GOLD, 80),
        *[Shape(ellipse(x, y, 6), "#8a6a2c", bevel=4) for x, y in ((-104, -44), (-66, -58), (-28, -64), (44, -64),
            (82, -56), (118, -42))],
    ]
    horns = []
    for side in (-1, 1):
        x = 6 + side * 122
        horns.append(Shape(tube(x, -96, 46, x + side * 44, -108, 42, x + side * 76, -150, 30, x + side * 72, -208, 4),
            BONE, bevel=20, angle=side * 40, grain=0.05,
            ridges=tuple(Ridge(line(x + side * u, -128 - u * 0.2, x + side * (u + 6), -84 - u * 0.4), 5, -4)
            for u in (14, 28, 42))))
        horns.append(Shape(ellipse(x + side * 4, -96, 24, 28), GOLD, bevel=10, angle=70))
    hand = [*placed(mug(3.6, "#8a5a2e"), -66, 84), *placed(fist(GRISBAN.skin), 22, 8)]
    return [
        *placed(axe(250, 1.0), -262, 250, 1.1, -16),
        *horns,
        *ear(GRISBAN, -1),
        *ear(GRISBAN, 1),
        neck(GRISBAN, 1.3),
        shoulders("#6f5233", 1.1, 20),
        mail("#8d979c"),
        *pauldron(-1, "#8d979c", GOLD, 1.0),
        *pauldron(1, "#818b90", GOLD, 1.0),
        *features(GRISBAN),
        *helmet,
        *beard(GRISBAN, GRISBAN.hair, 400, 1.4, 20, 18),
        *big_nose(GRISBAN, 1.05, "#cf7a5c"),
        *braid(GRISBAN.hair, (-64, 230, -80, 300, -70, 360, -76, 430), 44),
        *braid(GRISBAN.hair, (86, 230, 104, 300, 92, 360, 100, 430), 44),
        ring(-72, 330, 20, 8),
        ring(98, 330, 20, 8),
        Shape(loop(170, 470, 176, 330, 190, 270, 262, 268, 290, 330, 310, 470), "#6f5233", bevel=40, angle=50,
            grain=0.08),
        *placed(hand, 240, 206, 0.92, 6),
    ]


TRENLOE_THE_STRONG = bust(high_road, _trenloe, Sky(high="#8aa0a4", low="#f4dda6", sun=(0.28, 0.28), reach=1.05,
    seed=3), 344, 214, 1.06)
SYNDRAEL_BUST = bust(white_towers, _syndrael, Sky(high="#5a7496", low="#f2e2b8", sun=(0.5, 0.3), reach=1.0, seed=11),
    366, 250, 1.06)
GRISBAN_THE_THIRSTY = bust(dwarf_hall, _grisban, Sky(high="#5a4438", low="#f2c07a", seed=2), 318, 262, 1.06)

_SOURCES = ("arms", "attire", "faces", "fire", "hair", "hands", "houses", "nature", "props", "tufts", "woods")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_SOURCES, shared=("bust", "homelands"))
    for name, picture in (("trenloe-the-strong", TRENLOE_THE_STRONG), ("syndrael", SYNDRAEL_BUST),
    ("grisban-the-thirsty", GRISBAN_THE_THIRSTY)))
