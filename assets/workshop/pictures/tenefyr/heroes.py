"""Portraits of the heroes: four of the box, four of the annex, each before the place of the own trade."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from assets.workshop.engraving import Dab, Part, Picture, Print, Ridge, Shadow, Shape, Sky, drawn, flat, placed, stroke
from assets.workshop.engraving.kit.arms import axe, bow, sword
from assets.workshop.engraving.kit.attire import (
    band,
    breastplate,
    brooch,
    collar,
    fur,
    hood_behind,
    hood_rim,
    mantle,
    necklace,
    pauldron,
    ring,
    shoulders,
    spectacles,
    tunic,
)
from assets.workshop.engraving.kit.faces import Face, big_nose, ear, features, neck
from assets.workshop.engraving.kit.fire import candle
from assets.workshop.engraving.kit.goblins import feathers
from assets.workshop.engraving.kit.hair import beard, braid, cap, fall, locks, moustache
from assets.workshop.engraving.kit.hands import fist, palm
from assets.workshop.engraving.palette import GOLD, LEATHER, STEEL, darker
from assets.workshop.engraving.paths import box, ellipse, leaf_mass, line, loop, polygon, tube
from assets.workshop.pictures.tenefyr import homes
from assets.workshop.pictures.tenefyr.setting import DAY, EVENING, INSIDE, MORNING, NIGHT, NOON, recipes

BARBARIAN = Face(skin="#e2b08c", hair="#e0b45c", iris="#4a86b0", turn=0.22, width=0.98, jaw=0.92, chin=1.1, age=0.12,
    brow=1.0, ridge=0.9, nose=0.95, nose_width=0.9, cheek=1.2, eye=1.16, slant=4, stern=9, smile=3, lips=1.2,
    lip_colour="#b0604f", bones=0.84)
BARD = Face(skin="#dca67e", hair="#8a4a24", iris="#5a7a3c", turn=0.28, width=0.96, jaw=0.9, chin=1.15, age=0.2,
    brow=0.9,
    ridge=0.8, nose=1.1, nose_width=0.9, hook=0.3, cheek=1.2, eye=1.12, open=1.1, slant=3, stern=-4, smile=9, gaze=5,
    bones=0.84)
CLERIC = Face(skin="#d39a74", hair="#8a7a6a", iris="#5a5a44", turn=-0.2, width=1.08, jaw=1.22, chin=1.1, age=0.5,
    brow=1.5, ridge=1.2, nose=1.15, nose_width=1.25, cheek=1.4, eye=1.02, slant=-3, stern=-9, smile=9, gaze=-3)
THIEF = Face(skin="#c58f66", hair="#2b211e", iris="#6a8a4a", turn=0.3, width=0.94, jaw=0.82, chin=1.0, age=0.06,
    brow=0.8, ridge=0.6, nose=0.86, nose_width=0.8, eye=1.2, slant=5, stern=2, smile=7, lips=1.25, gaze=8, bones=0.76)
RANGER = Face(skin="#c99670", hair="#5a4630", iris="#6f8a5a", turn=-0.28, width=0.98, jaw=1.0, chin=1.2, age=0.42,
    brow=1.3, ridge=1.4, nose=1.1, nose_width=1.0, cheek=1.2, eye=0.92, open=0.86, slant=1, stern=5, smile=0, gaze=-6)
WIZARD = Face(skin="#e4b890", hair="#6a4a7a", iris="#7a4a9a", turn=0.16, width=0.95, jaw=0.84, chin=0.95, age=0.06,
    brow=0.8, ridge=0.7, nose=0.92, nose_width=0.9, eye=1.24, open=1.22, slant=1, stern=-9, smile=9, lips=1.1, gaze=1,
    bones=0.78)
OATHSWORN = Face(skin="#8a5c40", hair="#231a18", iris="#4a3a26", turn=-0.18, width=1.0, jaw=0.98, chin=1.15, age=0.22,
    brow=1.1, ridge=1.0, nose=1.0, nose_width=1.1, cheek=1.15, eye=1.06, slant=3, stern=8, smile=-1, lips=1.3,
    lip_colour="#8a4a40", gaze=-1, bones=0.88)
TINKER = Face(skin="#e2a680", hair="#e0702a", iris="#3f8a7a", turn=0.14, width=1.14, jaw=1.1, chin=0.75, age=0.45,
    brow=1.7, ridge=1.1, nose=1.3, nose_width=1.5, cheek=1.7, eye=1.2, open=1.2, slant=2, stern=-8, smile=12, gaze=3)


def _sleeve(run: tuple[float, ...], colour: str, angle: float = 50.0) -> Shape:
    """Return an arm in a sleeve."""
    return Shape(tube(*run), colour, bevel=38, angle=angle, grain=0.05, shadow=Shadow(0.5, 8, 12, 8))


def barbarian() -> Part:
    """Return her in white fur, blue paint across the eyes, two plaits, the axe over her shoulder."""
    f = BARBARIAN
    dice = random.Random(3)
    paint = loop(f.across(-84), -10, f.across(-40), -26, f.across(0), -18, f.across(40), -26, f.across(80), -12,
        f.across(78), 22, f.across(40), 18, f.across(0), 8, f.across(-40), 18, f.across(-86), 20)
    helm = loop(-116, -40, -112, -104, -70, -160, 2, -176, 76, -158, 112, -100, 114, -38, 66, -66, 4, -74, -58, -64)
    return [*placed(axe(320, 1.35, "#c3ccd2", True), 208, 150, 1.0, 16), fall(f.hair, 250, 26, 14), neck(f, 0.98),
        shoulders("#8a5f3c", 1.0), *fur(dice, "#f4eedf", 6), *features(f),
        flat(paint, "#2f6f9f", opacity=0.5, contour=0.5, tone=0.95), *features(f)[-8:],
        *locks(f.hair, (-84, -70, 26, -108, 0, 32, -112, 90, 24, -108, 150, 5), (100, -60, 24, 116, 10, 30, 114, 100,
        22,
        112, 160, 5)), Shape(helm, "#b7c0c6", bevel=44, angle=20, grain=0.03, shine=0.6, ridges=(Ridge(line(2, -72, 2,
        -174), 12, 8),)), band(line(-114, -42, -60, -66, 4, -76, 66, -68, 114, -40), 19, GOLD, 70),
        *[Shape(tube(s * 108, -96, 38, s * 150, -118, 32, s * 172, -160, 22, s * 160, -216, 3), "#f1e6c6", bevel=16,
            angle=40 * s, grain=0.05, ridges=tuple(Ridge(line(s * (120 + u), -128 - u * 0.5, s * (132 + u),
            -92 - u * 0.6),
            5, -4) for u in (0, 16, 30))) for s in (-1, 1)],
        *braid(f.hair, (-108, 140, -126, 220, -104, 290, -112, 360), 46), *braid(f.hair, (112, 150, 128, 230, 108, 300,
        116, 370), 46), *necklace((-70, 214, -30, 244, 10, 254, 52, 244, 88, 214), "#f4ead0", 15, True)]


def bard() -> Part:
    """Return him with a feathered cap and a grin, the neck of a lute beside his ear."""
    f = BARD
    brim = loop(-150, -62, -110, -104, -40, -118, 40, -112, 120, -88, 158, -52, 100, -62, 30, -74, -50, -74, -110, -58)
    crown = loop(-118, -84, -120, -150, -60, -196, 20, -200, 90, -170, 118, -92, 40, -112, -50, -112)
    plume = [Shape(tube(72, -120, 34, 130, -190, 44, 190, -200, 34, 232, -160, 4), "#c1452f", bevel=20, angle=40,
        ridges=(Ridge(line(72, -118, 130, -186, 190, -196, 230, -160), 7, 5), *(Ridge(f"M{90 + 14 * k} {-150 - 6 * k} "
        "l-6 -24", 4, -3) for k in range(6))))]
    lute = [Shape(tube(0, 60, 30, 0, -200, 26), "#7a4a28", bevel=10, angle=86), *[drawn(line(x, 60, x, -196), 2,
        "#f6eccc", ink=0) for x in (-8, -2.6, 2.6, 8)], Shape(polygon(-17, -196, 17, -196, 12, -270, -30, -262),
        "#5d3820",
        bevel=8, angle=30), *[Shape(box(x, y, 26, 8), GOLD, bevel=3) for x, y in ((-46, -250), (-44, -232), (12, -248),
        (12, -228))], *[Shape(box(-16, y, 32, 4), "#f0e2b8", bevel=2, contour=0.7) for y in (-160, -120, -84, -52, -24,
        4)]]
    return [*placed(lute, -186, 190, 1.1, -12), *locks(f.hair, (-100, -70, 30, -124, 0, 34, -118, 80, 26, -136, 130, 4),
        (96, -60, 30, 124, 10, 36, 118, 84, 26, 140, 132, 4)), *ear(f, -1), neck(f), shoulders("#7d5a94", 1.0),
        *tunic("#e8b23a", "#c1452f"), *mantle("#7d5a94", "#5a3f6e"), *collar("#fbf4df", "#d9cdb0", 6), *features(f),
        *cap(f, f.hair, -84, 14, 6, 10), *moustache(f, f.hair, 0.8, -16), *locks(f.hair, (f.across(0, 10) - 8, 138, 12,
        f.across(0, 10), 166, 14, f.across(0, 10) + 2, 192, 2)), Shape(crown, "#2f6f8f", bevel=34, angle=30, grain=0.05,
        ridges=(Ridge(line(-90, -120, -50, -170, 10, -184), 10, -6),)), Shape(brim, "#2a5f7c", bevel=12, angle=8,
        grain=0.05), band(line(-112, -88, -40, -112, 40, -108, 108, -88), 12, GOLD), *plume, ring(-104, 54, 12),
        _sleeve((-300, 440, 110, -270, 320, 96, -206, 230, 64), "#7d5a94"), *placed(fist(f.skin), -186, 196, 1.0, -12)]


def cleric() -> Part:
    """Return him bald on top, bearded, a stole over his shoulders, one strong hand raised."""
    f = CLERIC
    stole = [Shape(tube(-72, 196, 44, -92, 300, 50, -84, 470, 56), "#c1452f", bevel=14, angle=70), Shape(tube(72, 196,
        44,
        92, 300, 50, 84, 470, 56), "#b03c28", bevel=14, angle=110)]
    marks = [Shape(f"M{x - 6} 296 h12 v16 h14 v12 h-14 v30 h-12 v-30 h-14 v-12 h14 Z", GOLD, bevel=4, angle=30,
        shine=0.4)
        for x in (-90, 90)]
    tufts = [Shape(leaf_mass(random.Random(k), s * 104, y, 34, 30, 20), f.hair, bevel=18, angle=50 * s,
        grain=0.1) for s in
        (-1, 1) for k, y in enumerate((-26, 6, 34))]
    return [*tufts, *ear(f, -1), *ear(f, 1), neck(f, 1.3), shoulders("#8a6a4c", 1.1, 20), *collar("#e9ddc2", "#c9bb9a",
        4),
        *stole, *marks, *features(f), *beard(f, f.hair, 262, 1.15, 18, 16), *placed(candle(0, 0, 70, 26), 150, 420,
        1.4),
        _sleeve((310, 470, 120, 300, 360, 100, 262, 290, 76), "#8a6a4c", 120), *placed(palm(f.skin), 244, 190, 1.12, 10,
        mirror=True)]


def thief() -> Part:
    """Return her in a green hood, a scarf under her chin, a ring of keys on one finger."""
    f = THIEF
    cloak, scarf = "#4f7a5a", "#c1452f"
    keys = [Shape(stroke(ellipse(0, 40, 34), 7), GOLD, bevel=3, shine=0.6), *[s for turn in (-38, -8,
        24) for s in placed(
        [Shape(box(-5, 0, 10, 78), GOLD, bevel=4, angle=84, shine=0.6),
        Shape(f"{box(4, 52, 16, 8)} {box(4, 66, 20, 9)}",
        GOLD, bevel=3), Shape(stroke(ellipse(0, -10, 11), 7), GOLD, bevel=3)], 40 * turn / 60, 84, 0.9, -turn)]]
    return [*hood_behind(cloak, 34), neck(f, 0.88), shoulders(cloak, 0.98), *mantle(cloak, "#3a5a44"), *features(f),
        *cap(f, f.hair, -66, -20, 4), *locks(f.hair, (-60, -86, 26, -90, -30, 28, -92, 40, 22, -98, 110, 4), (100, -70,
        22,
        116, 0, 22, 108, 80, 18, 114, 130, 3)), *hood_rim(cloak, "#a9c27a", 16, 2), Shape(loop(-124, 196, -60, 170, 0,
        184, 66, 168, 126, 192, 112, 246, 40, 274, -40, 276, -112, 250), scarf, bevel=30, angle=10, grain=0.05, ridges=(
        Ridge(line(-110, 210, 0, 220, 112, 204), 12, -8), Ridge(line(-100, 240, 0, 252, 106, 230), 12, -8))),
        _sleeve((330, 460, 110, 320, 320, 92, 262, 140, 60), cloak, 120), *placed(keys, 224, 88, 0.92, 4), *placed(
        fist("#4a3a34"), 224, 92, 0.98, 80)]


def ranger() -> Part:
    """Return him in a green cap with a pheasant's feather, stubble, his bow behind him."""
    f = RANGER
    capshape = loop(-128, -60, -118, -120, -70, -170, 0, -184, 70, -166, 110, -118, 120, -66, 60, -86, -10, -92, -70,
        -82)
    bill = loop(-176, -44, -128, -74, -60, -90, 10, -96, -10, -72, -80, -58, -130, -44)
    stubble = " ".join(f"M{f.across(x):.1f} {y} l2 5" for y in range(104, 164, 8) for x in range(-72, 80,
        10) if abs(x) >
        32 or y > 124)
    return [*placed(bow(640, "#8a5a30"), 236, 130, 1.0, -8), *placed(feathers(60, -120, 3, 130, 30, 14, ("#b57b35",
        "#f1e6c6", "#7a4a28")), 0, 0), *locks(f.hair, (-92, -60, 26, -112, 0, 28, -104, 70, 20, -110, 110, 4), (90, -60,
        26, 112, 0, 28, 106, 70, 20, 112, 112, 4)), *ear(f, -1), *ear(f, 1), neck(f, 1.08), shoulders("#6a7d3c", 1.02),
        *tunic("#b08a5a", "#7a5636"), *mantle("#6a7d3c", "#4f5f2c"), *features(f), drawn(stubble, 1.8, "#4a3626"),
        *cap(f, f.hair, -74, -10, 2, 6),
        Shape(capshape, "#7f9a44", bevel=40, angle=26, grain=0.06, ridges=(Ridge(line(-80, -96, -50, -150, 0, -170), 11,
        -6),)), Shape(bill, "#6a8238", bevel=12, angle=10), band(line(-124, -64, -60, -86, 0, -94, 70, -88, 120, -68),
        13,
        "#5a3a22"), band(line(-190, 214, -60, 310, 60, 450), 34, LEATHER), *brooch(-8, 268, 20, "#e8b23a", "#8a5a30")]


def wizard() -> Part:
    """Return her with a soft tall hat and round spectacles, over a book that looks back at her."""
    f = WIZARD
    hat = (
        "M-150 -66 C-110 -100 -96 -110 -84 -150 C-66 -214 -40 -262 30 -296 C70 -314 120 -300 150 -262 C112 -276 84 "
        "-262 78 "
        "-232 C84 -196 98 -140 112 -104 C120 -92 140 -80 158 -60 C90 -88 -70 -92 -150 -66 Z"
    )
    stars = " ".join(placed_star(x, y, r) for x, y, r in ((-30, -150, 13), (34, -190, 15), (56, -128, 10), (20, -246,
        11),
        (-52, -112, 9)))
    book = [Shape(polygon(-150, 60, -128, -66, 0, -44, 128, -66, 150, 60, 0, 84), "#6f4a7e", bevel=10, angle=20),
        *[Shape(
        f"M0 66 C{s * 40} 44 {s * 100} 44 {s * 138} 50 L{s * 118} -62 C{s * 80} -72 {s * 30} -66 0 -44 Z", "#fbf2d8",
        bevel=12, angle=10 * s, ink=0.4, grain=0.03) for s in (-1, 1)], *[s for x in (-56,
        56) for s in (flat(loop(x - 30,
        4, x, -16, x + 30, 4, x, 18), "#ffffff", ink=0, tone=1.6, contour=1.2), flat(ellipse(x, 0, 12), "#7a4a9a",
        ink=0.2,
        contour=1), flat(ellipse(x, 0, 5), "#170d08", tone=0.2), drawn(line(x - 36, -20, x, -36, x + 34, -22), 5,
        "#4a3060"))]]
    return [fall(f.hair, 236, 40, 16), neck(f, 0.86), shoulders("#46609a", 0.98), *tunic("#f1e6c6", "#e8b23a"),
        *mantle("#46609a", "#2f4270"), *features(f), *cap(f, f.hair, -74, -16, 8), *locks(f.hair, (-84, -70, 28, -112,
        -10,
        34, -118, 80, 28, -110, 170, 5), (98, -60, 28, 122, 10, 34, 122, 100, 28, 116, 180, 5)),
        *spectacles(f.across(-40),
        f.across(40), 2, 32), Shape(hat, "#3f5a98", bevel=44, angle=24, grain=0.05, ridges=(Ridge(line(-70, -110, -40,
        -190,
        40, -260), 14, -8), Ridge(line(60, -110, 40, -170, 60, -236), 12, -7))), flat(stars, "#ffe08a", ink=0, tone=1.6,
        contour=0.9), band(line(-128, -74, -60, -96, 10, -100, 80, -94, 132, -72), 16, "#e8b23a"), *placed(book, 6, 262,
        1.0)]


def placed_star(x: float, y: float, radius: float) -> str:
    """Return a four-pointed star."""
    r = radius
    return f"M{x} {y - r} Q{x + r * 0.2} {y - r * 0.2} {x + r} {y} Q{x + r * 0.2} {y + r * 0.2} {x} {y + r} " \
        f"Q{x - r * 0.2} {y + r * 0.2} {x - r} {y} Q{x - r * 0.2} {y - r * 0.2} {x} {y - r} Z"


def oathsworn() -> Part:
    """Return her in plate with her plaited hair, both hands on the hilt of a sword that stands before her."""
    f = OATHSWORN
    rows = [s for k in range(-3, 4) for s in braid(f.hair, (f.across(k * 26), -82 + abs(k) * 7, f.across(k * 27) - 2,
        -116,
        k * 28 - 6, -146 + abs(k) * 10, k * 22 - 8, -160 + abs(k) * 14), 24)]
    return [*ear(f, -1), *ear(f, 1), *braid(f.hair, (-92, -40, -116, 40, -112, 120, -118, 190), 34), *braid(f.hair, (92,
        -40, 112, 40, 110, 120, 116, 190), 34), neck(f, 1.06), shoulders("#c1452f", 1.04, 8), *breastplate("#cfd6da",
        GOLD),
        *pauldron(-1, "#d6dde0", GOLD, 1.08), *pauldron(1, "#c3ccd2", GOLD, 1.08), *features(f), Shape(loop(-108, -22,
        -112,
        -80, -74, -136, -4, -152, 66, -138, 104, -84, 100, -24, 70, -70, 0, -90, -70, -70), darker(f.hair, 0.05),
        bevel=30,
        angle=30, grain=0.06), *rows, ring(-112, 56, 11), ring(104, 56, 11), *placed(sword(260, 40, "#dfe6ea", GOLD),
        6, 236,
        1.28, 180), _sleeve((-300, 450, 100, -210, 400, 84, -60, 330, 60), STEEL), _sleeve((310, 450, 100, 220, 400,
        84, 70,
        330, 60), darker(STEEL, 0.06), 120), *placed(fist("#b7c0c6"), 6, 296, 0.96, 4), *placed(fist("#c3ccd2"), 4, 348,
        0.96, -3, mirror=True)]


def tinker() -> Part:
    """Return him with goggles on his brow and hair like a fire, a spoon with a fuse in his fist."""
    f = TINKER
    dice = random.Random(6)
    mane = []
    for x, y, rx, ry in ((-126, -50, 70, 62), (-100, -126, 72, 62), (-24, -172, 86, 56), (70, -164, 78, 56), (130,
        -104, 68,
        62), (144, -24, 58, 60), (-142, 16, 54, 54)):
        curls = tuple(Ridge(ellipse(x + dice.uniform(-0.4, 0.4) * rx, y + dice.uniform(-0.4, 0.4) * ry, rx * 0.26), 7,
        -5)
            for _ in range(4))
        mane.append(Shape(leaf_mass(dice, x, y, rx, ry, 26), f.hair, bevel=34, angle=x % 90, grain=0.1, ridges=curls))
    goggles = [band(line(-122, -66, -60, -94, 10, -100, 70, -94, 124, -62), 22, "#4c3320")]
    for x in (-38, 58):
        goggles += [Shape(ellipse(x, -100, 42), GOLD, bevel=14, angle=45, grain=0.02, shine=0.5), Shape(ellipse(x,
        -100, 28),
            "#9fd8e0", bevel=24, angle=-30, grain=0, shine=1.0, ink=0.3), drawn(line(x - 14, -108, x - 6, -118, x + 4,
            -120),
            4, "#ffffff", ink=0)]
    whiskers = [Shape(leaf_mass(dice, s * 104, 70, 36, 58, 24), f.hair, bevel=26, angle=70 * s,
        grain=0.1) for s in (-1, 1)]
    spoon = [Shape(box(-8, -150, 16, 230), "#d9b25a", bevel=6, angle=86, shine=0.6), Shape(ellipse(0, -196, 40, 56),
        "#d9b25a", bevel=24, angle=30, shine=0.7, dabs=(Dab(0, -196, 24, 34, -14),)), drawn(line(0, -250, 12, -276, -4,
        -298, 14, -318), 6, "#5a3a22"), flat(polygon(14, -360, 22, -334, 48, -338, 28, -318, 44, -298, 18, -304, 6,
        -282, 2,
        -308, -24, -308, -2, -322, -14, -346, 8, -336), "#ffd24a", ink=0, tone=1.8, contour=1)]
    soot = [flat(ellipse(f.across(60), 64, 26, 14), "#4a3428", opacity=0.32, feather=8, ink=0.4)]
    return [*mane, neck(f, 1.16), shoulders("#b5703a", 1.02, 10), *tunic("#3f8a7a", "#e8b23a"), *mantle("#b5703a",
        "#7d4a26"),
        *ear(f, -1), *ear(f, 1), *features(f), *soot, *whiskers, *big_nose(f, 1.05, "#e07a5a"), *goggles,
        *placed(spoon, 236,
        250, 0.9, 10), _sleeve((320, 470, 120, 300, 380, 100, 262, 310, 70), "#b5703a", 120), *placed(fist(f.skin),
        240, 250,
        1.08, 8)]


def _bust(home: Callable[[], Part], person: Callable[[], Part], sky: Sky, x: float, y: float, size: float) -> Picture:
    """Return a portrait whose nose bridge comes to x, y."""
    return Picture(home, lambda: placed(person(), x, y, size), sky, DAY, STYLE, (400, 400))


STYLE = Print(period=4.2, gamma=0.68, tint=0.96, cross=0.62, slip=0.6, black=0.5, white=93)
SNOW = replace(MORNING, high="#9cc4d6")
PICTURES = {
    "barbarian": _bust(homes.snows, barbarian, SNOW, 192, 184, 0.76),
    "bard": _bust(homes.fair, bard, NOON, 208, 182, 0.76),
    "cleric": _bust(homes.church, cleric, INSIDE, 186, 166, 0.78),
    "thief": _bust(homes.roofs, thief, NIGHT, 174, 176, 0.76),
    "ranger": _bust(homes.upper_woods, ranger, Sky(high="#c9dba0", low="#f6f2c8", sun=(0.4, 0.3), beams=0.0), 206, 172,
        0.78),
    "wizard": _bust(homes.study, wizard, INSIDE, 196, 204, 0.62),
    "oathsworn": _bust(homes.ramparts, oathsworn, MORNING, 200, 166, 0.76),
    "tinker": _bust(homes.tinkers_cart, tinker, EVENING, 182, 190, 0.74),
}
RECIPES = recipes("heroes", PICTURES, __name__, "arms", "attire", "books", "faces", "fire", "goblins", "hair", "hands",
    "houses", "nature", "props", "stonework", "tufts", "works", shared=("country", "homes"))
