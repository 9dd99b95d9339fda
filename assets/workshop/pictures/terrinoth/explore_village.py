"""Exploration cards of the village set: stew, horn, shield, family, cutpurse."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
    Part,
    Picture,
    Ridge,
    Shadow,
    Shape,
    Sky,
    drawn,
    flat,
    hollow,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.arms import arrow, knife
from assets.workshop.engraving.kit.attire import band, collar, shoulders, tunic
from assets.workshop.engraving.kit.faces import Face, ear, features, neck
from assets.workshop.engraving.kit.hair import beard, cap, fall, locks
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.houses import PLASTER, TIMBER, inn
from assets.workshop.engraving.kit.nature import conifer, hill, mountain
from assets.workshop.engraving.kit.tufts import crop
from assets.workshop.engraving.palette import DARK_STEEL, GOLD, LEATHER, OXBLOOD, STEEL, WOOD
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.terrinoth.bust import PORTRAIT_LIGHT, PORTRAIT_PRINT
from assets.workshop.pictures.terrinoth.still import scene, still

LYING = Shadow(0.6, 14, 12, 9)


def _stew() -> Part:
    """Return a steaming pot of stew, a ladle, a loaf and a bowl."""
    steam = [flat(stroke(path, width), "#f6f2e0", opacity=0.8, ink=0.1, contour=0.5, tone=1.6)
        for path, width in ((line(250, 190, 220, 140, 270, 100, 240, 40), 12),
        (line(330, 180, 300, 120, 350, 80, 326, 16), 15), (line(400, 190, 380, 140, 430, 100, 404, 50), 11))]
    bits = [
        Shape(loop(x - r, y, x - r * 0.4, y - r * 0.7, x + r, y - r * 0.2, x + r * 0.5, y + r * 0.6), c, bevel=r * 0.7,
            angle=30, ink=0.6, shadow=Shadow(0.3, 2, 3, 2))
        for x, y, r, c in ((250, 242, 22, "#d98a3a"), (310, 256, 20, "#e8d08a"), (370, 240, 23, "#8a4a2c"),
            (420, 256, 17, "#d98a3a"), (286, 226, 15, "#7f9a3e"), (340, 226, 15, "#e8d08a"), (220, 262, 13, "#7f9a3e"),
            (452, 240, 12, "#8a4a2c"))
    ]
    pot = loop(150, 260, 140, 360, 170, 460, 240, 520, 330, 532, 420, 520, 490, 460, 520, 360, 510, 260)
    loaf = [Shape(loop(-110, 20, -100, -40, -40, -76, 50, -78, 110, -36, 116, 20, 0, 36), "#c9884a", bevel=50,
        angle=14, grain=0.1, shadow=LYING), *[Shape(tube(x, -56, 6, x + 18, -20, 16, x + 26, 10, 4), "#f0d8a4",
        bevel=6, angle=70, ink=0.5, shadow=NO_SHADOW) for x in (-70, -20, 32)]]
    return [
        *steam,
        Shape(tube(440, 250, 18, 520, 150, 14, 580, 60, 16), WOOD, bevel=7, angle=60),
        Shape(pot, "#55565a", bevel=110, angle=20, grain=0.1, shine=0.4, shadow=LYING),
        *[Shape(stroke(f"M{x} 330 a26 34 0 1 {k} 0 -56", 14), DARK_STEEL, bevel=6, angle=40)
            for x, k in ((148, 1), (512, 0))],
        Shape(loop(136, 258, 180, 222, 330, 204, 480, 222, 526, 258, 480, 292, 330, 308, 180, 292), "#6f7074",
            bevel=12, angle=10, shine=0.4),
        Shape(loop(164, 256, 200, 232, 330, 220, 460, 232, 498, 256, 460, 280, 330, 292, 200, 280), "#a8602c",
            bevel=12, swell=0.4, angle=20, grain=0.12, shadow=NO_SHADOW),
        *bits,
        *placed(loaf, 560, 500, 1.0),
        Shape(loop(20, 440, 30, 500, 70, 536, 130, 536, 168, 500, 176, 440), "#96623a", bevel=40, angle=84, grain=0.1,
            shadow=LYING),
        Shape(loop(12, 438, 50, 420, 100, 416, 150, 420, 184, 438, 150, 454, 100, 460, 50, 454), "#b98a58", bevel=8,
            angle=6),
        Shape(loop(34, 438, 60, 428, 100, 424, 140, 428, 162, 438, 140, 446, 100, 450, 60, 446), "#a8602c", bevel=6,
            shadow=NO_SHADOW),
    ]


def _horn() -> Part:
    """Return a great curved horn with silver bands, hung on its strap; it sounds."""
    horn = tube(560, 250, 150, 520, 380, 128, 400, 460, 96, 260, 450, 64, 160, 370, 40, 124, 300, 26)
    grooves = tuple(Ridge(p, 7, -5) for p in (line(520, 300, 470, 400, 380, 446, 260, 436, 170, 366),
        line(584, 300, 540, 420, 420, 486, 270, 472, 160, 390)))
    rings = []
    for x, y, turn, half in ((546, 318, 18, 76), (452, 424, 62, 60), (300, 452, 92, 41), (160, 368, 122, 24)):
        rings += placed([Shape(tube(-half, 0, 26, 0, 8, 28, half, 0, 26), "#d2d8d8", bevel=12, angle=84, shine=0.8),
            *[Shape(ellipse(half * u, 5, 5), OXBLOOD, bevel=4, shadow=NO_SHADOW) for u in (-0.6, 0, 0.6)]], x, y, 1.0,
            turn)
    waves = " ".join(line(*(v for k in range(7) for v in (566 + r * math.cos(2.62 - k * 0.35),
        200 - r * math.sin(2.62 - k * 0.35)))) for r in (110, 150, 190))
    return [
        Shape(tube(300, 440, 18, 240, 200, 18, 330, 60, 18, 480, 120, 18, 560, 270, 18), LEATHER, bevel=8, angle=40,
            ridges=(Ridge(line(300, 440, 240, 200, 330, 60, 480, 120, 560, 270), 5, -3),)),
        flat(stroke(waves, 7), "#fff2c8", ink=0.1, contour=0.9, tone=1.7),
        Shape(horn, "#d8c096", bevel=62, angle=64, grain=0.1, ridges=grooves, shine=0.3, shadow=LYING),
        *rings,
        Shape(ellipse(566, 232, 78, 34), "#b89a68", bevel=10, angle=20),
        Shape(ellipse(566, 230, 62, 24), "#3a2418", bevel=12, swell=-0.8, tone=0.4, shadow=NO_SHADOW),
        Shape(tube(128, 308, 30, 118, 272, 34), "#d2d8d8", bevel=14, angle=84, shine=0.8),
    ]


def _shield() -> Part:
    """Return a round shield with a painted wheatsheaf, dented, an arrow in it, on a plastered wall."""
    cuts = " ".join((line(210, 200, 260, 250, 286, 292), line(430, 380, 470, 420), line(450, 180, 412, 214)))
    ears = []
    for turn in (-34, -17, 0, 17, 34):
        grains = [Shape(loop(0, -66 - k * 20, 13 * s, -74 - k * 20, 8 * s, -92 - k * 20, 0, -86 - k * 20), GOLD,
            bevel=6, angle=60 * s, shadow=Shadow(0.3, 1, 2, 1)) for k in range(4) for s in (-1, 1)]
        ears += placed([Shape(tube(0, 90, 5, 0, -70, 6), "#c79a48", bevel=3), *grains], 340, 312, 1.0, turn)
    bosses = [Shape(ellipse(340 + 196 * math.cos(i * 0.785), 300 + 196 * math.sin(i * 0.785), 13), DARK_STEEL, bevel=9,
        shine=0.7) for i in range(8)]
    return [
        Shape(ellipse(340, 300, 222), STEEL, bevel=18, angle=45, grain=0.06, shine=0.6,
            shadow=Shadow(0.65, 16, 22, 12)),
        Shape(ellipse(340, 300, 182), "#5f7f4e", bevel=120, swell=0.5, angle=80, grain=0.12,
            ridges=(Ridge("M220 160 V440 M290 124 V476 M360 120 V480 M430 140 V460", 5, -4), Ridge(cuts, 9, -8)),
            shadow=NO_SHADOW),
        drawn(cuts, 3, "#2a2c18"),
        *bosses,
        *ears,
        band(line(300, 322, 340, 332, 380, 322), 20, OXBLOOD),
        *placed(arrow(170, "#d9cba0"), 452, 70, 1.0, 34),
    ]


def _wall() -> Part:
    """Return a half-timbered wall with a bench below."""
    out = [Shape(box(-20, -20, 720, 560), PLASTER, bevel=40, swell=0, angle=86, grain=0.14, contour=0,
        shadow=NO_SHADOW)]
    for shape in (box(40, -20, 34, 560), box(606, -20, 34, 560), box(-20, 20, 720, 30)):
        out.append(Shape(shape, TIMBER, bevel=10, angle=86, grain=0.18))
    out.append(Shape(polygon(74, 150, 74, 110, 170, 50, 214, 50), TIMBER, bevel=10, angle=40))
    return [*out, Shape(polygon(-20, 520, 700, 520, 700, 640, -20, 640), WOOD, bevel=10, angle=3, grain=0.15,
        shadow=Shadow(0.5, 0, -8, 8))]


FATHER = Face(skin="#d8a680", hair="#6a4426", iris="#5a6a4a", turn=0.2, jaw=1.1, age=0.4, brow=1.2, stern=-12,
    smile=12, gaze=4)
MOTHER = Face(skin="#e3b994", hair="#a8642c", iris="#4a7a6a", turn=-0.2, width=0.94, jaw=0.84, age=0.1, brow=0.6,
    ridge=0.5, nose=0.85, nose_width=0.9, eye=1.2, stern=-9, smile=14, lips=1.2, bones=0.65, gaze=-4)
CHILD = Face(skin="#ecc4a0", hair="#b87a3a", iris="#5a7aa0", turn=0.05, width=1.04, jaw=0.95, chin=0.6, age=0.0,
    brow=0.5, ridge=0.2, nose=0.6, nose_width=0.95, eye=1.5, open=1.1, stern=-10, smile=17, lips=1.0, bones=0.5, gaze=0)


def _family() -> Part:
    """Return father, mother and child who look at you and smile; the child holds out a loaf."""
    father = [*ear(FATHER, -1), *ear(FATHER, 1), neck(FATHER, 1.1), shoulders("#6a7a4e"), *tunic("#d8c8a0"),
        *collar("#8a9660", "#6a7a4e"), *features(FATHER), *beard(FATHER, FATHER.hair, 190, 0.4, 34),
        *crop(FATHER, FATHER.hair, -84, 20, 8, -4)]
    kerchief = Shape(loop(-104, -30, -100, -96, -56, -146, 0, -156, 60, -146, 104, -96, 106, -30, 60, -84, 0, -96, -60,
        -84), "#a8452f", bevel=30, angle=20, grain=0.06, ridges=(Ridge(line(-90, -50, 0, -118, 94, -50), 12, -7),))
    mother = [fall(MOTHER.hair, 150, 12, 10), *ear(MOTHER, -1), *ear(MOTHER, 1), neck(MOTHER, 0.9),
        shoulders("#46597e", 0.9), *tunic("#efe6cc"), *collar("#f4ecd6", "#dccfb0"), *features(MOTHER),
        *cap(MOTHER, MOTHER.hair, -70, 0, 6, 10), kerchief]
    loaf = [Shape(loop(-90, 20, -80, -36, -30, -66, 40, -66, 92, -30, 96, 20, 0, 34), "#c9884a", bevel=44, angle=14,
        grain=0.1), *[Shape(tube(x, -46, 6, x + 16, -14, 15, x + 22, 10, 4), "#f0d8a4", bevel=6, angle=70, ink=0.5,
        shadow=NO_SHADOW) for x in (-54, -8, 36)]]
    child = [
        *ear(CHILD, -1),
        *ear(CHILD, 1),
        neck(CHILD, 0.7),
        shoulders("#b8863e", 0.7, -30),
        *tunic("#efe6cc"),
        *features(CHILD),
        *crop(CHILD, CHILD.hair, -70, -20, 12, 6),
        *locks(CHILD.hair, (-30, -150, 26, -60, -120, 26, -70, -70, 3), (-20, -150, 26, 30, -130, 24, 40, -76, 3)),
        *placed([*loaf], 0, 266, 1.1),
        *[s for side in (-1, 1) for s in placed([Shape(tube(120, 320, 60, 110, 280, 52, 84, 262, 44), CHILD.skin,
            bevel=20, angle=30)], mirror=side < 0)],
    ]
    return [*placed(father, 190, 182, 0.92), *placed(mother, 490, 196, 0.9), *placed(child, 340, 366, 0.74)]


def _home() -> Part:
    """Return a village street with the family's house."""
    fog = Fog("#ecdcae", 0.3)
    return [
        *[s for x, top in ((120, 160), (560, 130))
            for s in mountain(random.Random(4), x, top, 420, Fog("#ecdcae", 0.6))],
        hill(680, 620, [(-20, 400), (340, 380), (700, 400)], "#9aa860", Fog("#ecdcae", 0.3)),
        *placed(inn(), 350, 470, 1.5, fog=fog),
        *conifer(random.Random(2), 50, 440, 170, "#5d7a58", fog),
        *conifer(random.Random(3), 640, 440, 190, "#5d7a58", fog),
    ]


def _cutpurse() -> Part:
    """Return a gloved hand that cuts a fat purse from a belt, coins already falling."""
    purse = loop(-30, -96, -56, -70, -120, 0, -130, 80, -80, 136, 0, 146, 84, 134, 132, 76, 116, -4, 52, -70, 28, -96)
    bag = [
        Shape(loop(-30, -92, -64, -140, -20, -128, 0, -150, 22, -128, 62, -142, 30, -92), "#8e3024", bevel=14,
            angle=84),
        Shape(purse, "#a8452f", bevel=100, angle=70, grain=0.08,
            ridges=(Ridge(line(-20, -80, -60, 0, -70, 100), 14, -9), Ridge(line(20, -80, 56, 0, 70, 100), 14, -9),
            Ridge(line(0, -80, 4, 0, 0, 120), 12, -6)), shadow=LYING),
        Shape(tube(-36, -92, 16, 0, -86, 18, 36, -92, 16), GOLD, bevel=7, angle=20),
        *[Shape(stroke(line(s * 30, -88, s * 50, -50, s * 40, -20), 6), GOLD, bevel=3) for s in (-1, 1)],
    ]
    coins = [s for x, y, r, turn in ((250, 520, 30, 20), (330, 560, 26, -30), (420, 540, 30, 60), (196, 566, 24, 0))
        for s in placed([Shape(ellipse(0, 0, r, r * 0.72), GOLD, bevel=7, angle=40, shine=0.8),
        Shape(stroke(ellipse(0, 0, r * 0.66, r * 0.46), 3), "#f4dc94", bevel=1.5, shadow=NO_SHADOW)], x, y, 1.0, turn)]
    glove = "#3a332c"
    hand = [
        Shape(tube(320, 40, 130, 200, 20, 110, 70, 0, 86), "#5a4a58", bevel=50, angle=14, grain=0.08,
            ridges=(Ridge(line(300, 0, 200, -10, 100, -20), 14, -8), Ridge(line(310, 60, 200, 50, 100, 30), 14, -8))),
        Shape(tube(84, -44, 30, 92, 0, 34, 84, 46, 30), "#4a3c48", bevel=14, angle=80),
        *placed(knife(180), 0, -30, 1.1),
        *fist(glove),
    ]
    belt = [
        Shape(loop(-20, 110, 200, 86, 420, 84, 700, 110, 700, 178, 420, 152, 200, 154, -20, 178), LEATHER, bevel=24,
            angle=6, grain=0.1, ridges=(Ridge(line(-20, 124, 200, 100, 420, 98, 700, 124), 4, -4),
            Ridge(line(-20, 164, 200, 140, 420, 138, 700, 164), 4, -4)), shadow=Shadow(0.6, 4, 16, 9)),
        Shape(hollow(f"{box(90, 72, 96, 100)} {box(110, 94, 56, 56)}"), GOLD, bevel=10, angle=45, shine=0.6),
        Shape(box(132, 112, 66, 16), GOLD, bevel=6, shine=0.6),
    ]
    strings = [drawn(line(300, 150, 290, 200, 306, 246), 7, "#5a3c26"),
        drawn(line(330, 150, 352, 190, 372, 206), 7, "#5a3c26")]
    return [*belt, *strings, *placed(bag, 306, 356, 1.0, 8), *coins, *placed(hand, 500, 330, 1.06, -46),
        flat("M392 214 l8 -24 l8 24 l24 8 l-24 8 l-8 24 l-8 -24 l-24 -8 Z", "#ffffff", ink=0, tone=1.9, contour=0.5)]


def _coat() -> Part:
    """Return the folds of a rich man's coat, which fill the picture."""
    folds = tuple(Ridge(line(x, -20, x + 10, 200, x - 10, 420, x + 16, 620), 30, -14) for x in (60, 170, 430, 560, 640))
    return [Shape(box(-20, -20, 720, 660), "#4f6a8a", bevel=60, swell=0, angle=84, grain=0.06, contour=0,
        shadow=NO_SHADOW, ridges=folds), *[Shape(ellipse(300, y, 17), GOLD, bevel=10, shine=0.6)
        for y in (40, 240, 340, 440, 540)]]


_SETS = {
    "hearty-stew": still(_stew, Sky(high="#6a4a34", low="#f4d89a", sun=(0.48, 0.3), seed=4)),
    "watchmans-horn": still(_horn, Sky(high="#5a6684", low="#f2e0ae", sun=(0.7, 0.3), seed=6)),
    "borrowed-shield": scene(_wall, _shield, Sky(high="#8a7a5c", low="#f0e0b0", seed=3)),
    "grateful-family": Picture(_home, _family, Sky(high="#8aa4a8", low="#f6e6b0", sun=(0.4, 0.2), seed=5),
        PORTRAIT_LIGHT, PORTRAIT_PRINT),
    "cutpurse": scene(_coat, _cutpurse, Sky(high="#46597e", low="#c8ccd0", seed=7)),
}
_KIT = ("arms", "attire", "faces", "hair", "hands", "houses", "nature", "tufts")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT, shared=("bust", "still"))
    for name, picture in _SETS.items())
