"""Portraits of the heroes who trust in steel and luck: Lord Hawthorne, Lyssa, Corbin."""

from __future__ import annotations

import random

from assets.workshop.engraving import Dab, Fog, Part, Ridge, Shadow, Shape, Sky, drawn, flat, mist, placed, stroke
from assets.workshop.engraving.kit.attire import band, breastplate, pauldron, ring, shoulders, tunic
from assets.workshop.engraving.kit.faces import (
    Face,
    ear,
    features,
    highlight,
    neck,
)
from assets.workshop.engraving.kit.hair import beard, cap, locks
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.houses import tower
from assets.workshop.engraving.kit.nature import hill, mountain
from assets.workshop.engraving.kit.tufts import crop
from assets.workshop.engraving.palette import GOLD, LEATHER, lighter
from assets.workshop.engraving.paths import box, ellipse, leaf_mass, line, loop, polygon, tube
from assets.workshop.pictures.runebound.busts import brightened, smiling, softened
from assets.workshop.pictures.runebound.forms import blade
from assets.workshop.pictures.runebound.setting import BUST, BUST_PRINT, SEA, recipes, scene

HAWTHORNE = Face(skin="#d9a07a", hair="#6a4a34", iris="#5a6f86", turn=0.24, width=1.04, jaw=1.14, chin=1.2, age=0.42,
    brow=1.35, ridge=1.3, nose=1.12, nose_width=1.15, hook=0.3, cheek=1.1, eye=0.96, open=0.86, slant=-1, stern=6,
    smile=-3, lips=0.8, gaze=6, bones=0.86)
LYSSA = Face(skin="#c98f66", hair="#2a2028", iris="#7a5a2c", turn=-0.12, width=0.98, jaw=0.88, chin=0.8, age=0.0,
    brow=0.72, ridge=0.3, nose=0.8, nose_width=0.84, cheek=0.7, eye=1.26, open=0.98, slant=6, stern=1, smile=8,
    lips=1.3, lip_colour="#a8453f", gaze=-5, bones=0.36)
CORBIN = Face(skin="#7d5038", hair="#1f1816", iris="#3c2a1c", turn=0.12, width=1.06, jaw=1.2, chin=1.15, age=0.1,
    brow=1.15, ridge=0.9, nose=1.05, nose_width=1.4, cheek=1.25, eye=1.04, open=1.0, slant=2, stern=0, smile=8,
    lips=1.5, lip_colour="#7a3f36", gaze=2, bones=0.8)


def hawthorne() -> Part:
    """Return the landless lord: dented plate, a grey-flecked beard, his one good sword upright, the torn banner."""
    f, steel = HAWTHORNE, "#a3adb3"
    cloth = polygon(-40, -300, 30, -318, 120, -296, 232, -312, 226, -250, 206, -236, 224, -210, 190, -176, 214, -150,
        176, -120, 190, -70, 150, -96, 132, -44, 108, -84, 84, -34, 60, -96, 20, -64, 0, -110, -36, -84)
    banner = [Shape(tube(-44, 470, 18, -44, -360, 15), "#6b4a2e", bevel=7, angle=86, grain=0.12),
        Shape(polygon(-44, -410, -30, -372, -44, -350, -58, -372), GOLD, bevel=8, angle=60, shine=0.5),
        Shape(cloth, "#b5382a", bevel=20, angle=66, grain=0.06, swell=0.7, contour=1.3, ridges=tuple(Ridge(line(x, -310,
        x + 14, -220, x - 4, -90), 16, -9) for x in (-10, 40, 92, 146, 192)), shadow=Shadow(0.4, 8, 12, 8)),
        flat("M80 -270 L96 -232 L136 -228 L106 -202 L116 -164 L80 -184 L46 -164 L56 -202 L26 -228 L66 -232 Z",
            "#efd9a0",
        ink=0.4, contour=1.1, tone=1.2), drawn("M150 -240 l16 20 M12 -150 l10 -16 M120 -140 l-14 10", 4, "#5a1a12")]
    dents = [drawn(p, 3.4, "#4a4f55") for p in ("M-240 300 l26 14 l-6 16", "M84 330 l24 -8 l6 18 l16 -4",
        "M210 300 l-18 22 l10 14", "M-70 300 l-18 18 l6 14 l-14 12")]
    scar = line(f.across(46), -58, f.across(54), -20, f.across(60), 16, f.across(66), 50)
    grey = locks("#b9ab98", (f.across(-14), 150, 10, f.across(-12), 182, 12, f.across(-6), 214, 2), (f.across(18), 150,
        10, f.across(14), 184, 12, f.across(6), 212, 2), (f.across(-66), 60, 8, f.across(-70), 100, 10, f.across(-60),
        140, 2))
    return [*placed(banner, -168, 60, 1.0, -7, True), neck(f, 1.15), shoulders("#5a3f34", 1.0, 4), *breastplate(steel,
        "#8a7a58"), *pauldron(-1, steel, "#8a7a58", 1.05), *pauldron(1, steel, "#8a7a58", 1.05), *dents, *ear(f, -1),
        *ear(f, 1), *features(f), highlight(f, scar, 5), *beard(f, f.hair, 222, 0.82, 44, 14), *grey,
        *crop(f, f.hair, -88, 10, 6, 4, 9), *placed(blade(430, 46, "#dfe6ea"), -206, 330, 0.98, -5),
        *placed(fist("#8a8f94"), -206, 334, 1.06, -5)]


def _hall() -> list[Shape]:
    """Return the keep that is no longer his, on its hill in rain-washed light."""
    dice = random.Random(9)
    far = Fog("#dfe6d8", 0.5)
    out: list[Shape] = [*mountain(dice, 400, 170, 430, Fog("#dfe6d8", 0.62)), *tower(330, 410, 34, 210, "#9a958c",
        None, far), *tower(430, 420, 44, 290, "#9a958c", None, far)]
    return [*out, hill(480, 560, [(-20, 440), (200, 420), (500, 390)], "#93a06a", Fog("#dfe6d8", 0.3))]


def lyssa() -> Part:
    """Return the young blade: crooked grin, hair tied up, purple scarf, a short blade in each hand."""
    f = LYSSA
    hair = [*locks(f.hair, (10, -140, 44, 90, -206, 60, 160, -190, 54, 190, -110, 44, 196, -20, 30, 172, 60, 3), (16,
        -136, 30, 70, -180, 44, 140, -150, 40, 156, -70, 30, 164, 10, 3)), Shape(ellipse(34, -158, 30, 20), "#d9a03c",
        bevel=12, angle=40, shine=0.4)]
    scarf = [Shape(loop(-122, 196, -62, 168, 0, 184, 62, 168, 122, 192, 118, 250, 40, 282, -40, 284, -116, 252),
        "#7a4a92", bevel=30, angle=10, grain=0.05, ridges=(Ridge(line(-108, 210, 0, 222, 110, 204), 12, -8),
        Ridge(line(-100, 240, 0, 254, 106, 232), 12, -8))), Shape(tube(-96, 250, 60, -150, 320, 54, -150, 400, 70, -190,
        460, 20), "#6a3f82", bevel=24, angle=70, ridges=(Ridge(line(-96, 250, -150, 330, -160, 430), 10, -7),))]
    blades = [s for side in (-1, 1) for s in placed([*_short_blade(), *fist(f.skin)], side * 196, 266, 1.0,
        side * 9, side > 0)]
    sleeves = [Shape(tube(s * 330, 470, 110, s * 300, 390, 100, s * 214, 300, 70), "#4a3a58", bevel=34, angle=60 * s,
        grain=0.05, shadow=Shadow(0.5, 8, 12, 8)) for s in (-1, 1)]
    fringe = locks(f.hair, (f.across(20), -126, 22, f.across(50), -92, 26, f.across(74), -52, 20, f.across(84), -6, 3),
        (f.across(-8), -126, 20, f.across(-44), -98, 26, f.across(-78), -60, 22, f.across(-92), 0, 3), (f.across(-90),
        -40, 16, -112, 20, 18, -106, 80, 14, -116, 120, 2))
    return [*hair, *ear(f, -1), *ear(f, 1), ring(-100, 56, 15, 5), neck(f, 0.96), shoulders("#4a3a58", 0.92, -6),
        *tunic("#e3cfa0", "#7a4a92"), *brightened(smiling(f, 3, 17, 11), 1.16), *softened(f, 1), *cap(f, f.hair, -86,
        8, 5, -6), *fringe, flat(ellipse(f.across(40), 62, 2.6), "#4a2618", tone=0.3), *scarf, *sleeves, *blades]


def _short_blade() -> list[Shape]:
    """Return a broad short blade, its grip at 0, 0."""
    return [Shape("M-19 -34 C-22 -130 -20 -190 6 -262 C24 -200 22 -120 17 -34 Z", "#cdd6da", bevel=17, angle=78,
        grain=0.01, shine=0.8, shadow=Shadow(0.45, 5, 8, 5)),
        Shape(tube(-46, -22, 14, 0, -32, 18, 46, -22, 14), GOLD, bevel=7, angle=10, shine=0.5),
        Shape(box(-9, -28, 18, 80), LEATHER, bevel=7, angle=30), Shape(ellipse(0, 62, 15), GOLD, bevel=10, shine=0.5)]


def _alley() -> list[Shape]:
    """Return crooked gables over a lane, with the sea at its end."""
    out: list[Shape] = [Shape(box(-20, 330, 520, 220), "#7fb0bd", bevel=8, swell=0, angle=2, grain=0.1, contour=0.5,
        fog=Fog("#e6efe0", 0.4))]
    for s, x, top, wide, colour in ((1, 0, 90, 130, "#c99a6a"), (-1, 480, 40, 130, "#b98a72"), (1, -10, 230, 90,
        "#d9b48a"), (-1, 490, 220, 86, "#cfa98a")):
        fog = Fog("#f0e8cc", 0.38 if top < 200 else 0.22)
        out += [Shape(polygon(x, 540, x, top, x + s * wide * 0.5, top - 60, x + s * wide, top + 10, x + s * wide, 540),
            colour, bevel=8, swell=0.4, angle=86, grain=0.1, fog=fog), Shape(stroke(line(x - s * 10, top - 4,
            x + s * wide * 0.5, top - 66, x + s * (wide + 12), top + 16), 18), "#9a4a3a", bevel=8, angle=30, fog=fog)]
        out += [flat(box(min(x + s * wide * u, x + s * wide * u + 26), y, 26, 34), "#6f86a0", fog=fog, tone=0.8,
            contour=0.9) for u in (0.4,) for y in (top + 40, top + 110)]
    return [*out, mist(ellipse(240, 250, 170, 200), "#f6f0d8", 0.45, 90)]


def corbin() -> Part:
    """Return the champion: laurels round his neck, bare arms like trees folded before him, a grin to the whole yard."""
    f = CORBIN
    skin = f.skin
    wreath: list[Shape] = []
    for s in (-1, 1):
        for k in range(9):
            u = k / 8
            x, y = s * (128 - 118 * u**1.4), 196 + 118 * u + 6 * (k % 2)
            for turn in (-40, 24):
                wreath += placed([Shape("M0 0 C-17 -14 -17 -44 0 -62 C17 -44 17 -14 0 0 Z", "#5f8a3c" if turn < 0 else
                    "#7fa64a", bevel=12, angle=40, ridges=(Ridge("M0 -4 V-54", 4, 3),), shadow=Shadow(0.45, 3, 5, 4))],
                    x, y, 0.98, s * (118 + 38 * u + turn), s > 0)
    bow = [Shape(tube(-8, 312, 26, -44, 350, 34, -60, 420, 30), "#c8452c", bevel=12, angle=70), Shape(tube(8, 312, 26,
        36, 356, 34, 44, 420, 30), "#b53a26", bevel=12, angle=110), Shape(ellipse(0, 312, 24, 20), "#d9603a", bevel=14,
        angle=30)]
    light = 1.1
    chest = Shape(loop(-330, 520, -346, 380, -326, 280, -250, 214, -120, 190, 0, 186, 120, 190, 250, 214, 326, 280, 346,
        380, 330, 520), skin, bevel=92, angle=12, pitch=0.9, grain=0.02, tone=light,
        dabs=(Dab(-112, 290, 92, 60, 22), Dab(112, 290, 92, 60, 22), Dab(0, 300, 14, 80, -12)))
    arms = []
    for s in (1, -1):
        arms += [Shape(tube(s * 284, 250, 150, s * 312, 340, 150, s * 262, 430, 124), skin, bevel=62, angle=60 * s,
            pitch=0.9, grain=0.02, tone=light, ridges=(Ridge(line(s * 250, 250, s * 262, 330, s * 240, 400), 24, 12),),
            shadow=Shadow(0.5, 8, 12, 8))]
    fore = [Shape(tube(262, 440, 116, 100, 424, 108, -70, 400, 84, -130, 396, 76), skin, bevel=50, angle=-10, pitch=0.9,
        grain=0.02, tone=light, ridges=(Ridge(line(250, 420, 90, 404, -60, 384), 18, 10),), shadow=Shadow(0.5, 6, 12,
        8)), Shape(tube(-262, 452, 120, -120, 446, 110, 40, 452, 88, 110, 444, 78), skin, bevel=50, angle=14, pitch=0.9,
        grain=0.02, tone=light, ridges=(Ridge(line(-250, 430, -110, 428, 40, 436), 18, 10),), shadow=Shadow(0.5, 6, 12,
        8))]
    cuffs = [Shape(tube(-40, 404, 96, -86, 398, 92), LEATHER, bevel=18, angle=80), band(line(-84, 352, -96, 400, -88,
        446), 9, GOLD, 80), *placed(fist(lighter(skin, 0.06)), -150, 396, 1.06, 84)]
    ears = [*ear(f, -1), *ear(f, 1)]
    stubble = leaf_mass(random.Random(4), f.across(0, 8), 152, 34, 20, 24)
    return [*ears, ring(108, 52, 13, 5), neck(f, 1.4), chest, *arms, *smiling(f, 13, 13, 15), Shape(stubble, f.hair,
        bevel=12, angle=60, grain=0.3, contour=0.6), *_close_crop(f), *wreath, *bow, *fore, *cuffs]


def _close_crop(face: Face) -> list[Shape]:
    """Return hair shorn to the skull in tight curls."""
    dice = random.Random(8)
    curls = " ".join(ellipse(dice.uniform(-92, 96), dice.uniform(-142, -70), 7) for _ in range(60))
    mass = loop(-106, -20, -108, -84, -70, -136, 0, -152, 70, -138, 112, -86, 110, -24, 98, -52, 84, -82, 40, -96, -34,
        -96, -82, -80, -96, -50)
    return [Shape(mass, lighter(face.hair, 0.12), bevel=20, angle=40, grain=0.1, ridges=(Ridge(curls, 4, -4),),
        tone=1.1)]


def _lists() -> list[Shape]:
    """Return the stands of a tilting field with pennants."""
    crowd = random.Random(3)
    fog = Fog("#f6ecc8", 0.35)
    out: list[Shape] = [Shape(box(-20, 220, 520, 330), "#b58a5a", bevel=10, swell=0, angle=4, fog=fog, contour=0.6,
        ridges=(Ridge("M-20 300 H500 M-20 380 H500", 6, -5),))]
    for row in range(3):
        heads = " ".join(ellipse(x + crowd.uniform(-6, 6), 206 + row * 40 + crowd.uniform(-5, 5),
            13) for x in range(-10, 500, 34))
        coats = " ".join(ellipse(x + crowd.uniform(-6, 6), 236 + row * 40, 19, 20) for x in range(-10, 500, 34))
        out += [Shape(coats, ("#6f86a0", "#b5704a", "#7f9a5a")[row], bevel=10, angle=80, fog=fog), Shape(heads,
            "#e0b48c", bevel=8, angle=40, fog=fog)]
    for x, colour in ((40, "#c8452c"), (150, "#2f6f8f"), (330, "#d9a03c"), (440, "#c8452c")):
        out += [Shape(box(x - 3, 40, 6, 180), "#7a5a38", bevel=2, angle=86, fog=Fog("#f6ecc8", 0.15)),
            Shape(f"M{x} 44 C{x + 30} 34 {x + 40} 66 {x + 74} 58 L{x + 50} 78 L{x + 70} 98 C{x + 40} 104 {x + 30} 84 "
            f"{x} 92 Z", colour, bevel=8, angle=70, fog=Fog("#f6ecc8", 0.1))]
    return out


PICTURES = {
    "lord-hawthorne": scene(_hall, hawthorne, BUST, 262, 214, 0.86, Sky(high="#6f93a0", low="#eee6c8", sun=(0.7, 0.3),
        beams=0.08), style=BUST_PRINT),
    "lyssa": scene(_alley, lyssa, BUST, 240, 214, 0.9, SEA, style=BUST_PRINT),
    "corbin": scene(_lists, corbin, BUST, 238, 186, 0.76, Sky(high="#7fb4c8", low="#fbf0cc", sun=(0.5, 0.2)),
        style=BUST_PRINT),
}
RECIPES = recipes("heroes", PICTURES, __name__, "attire", "faces", "hair", "hands", "houses", "nature", "tufts",
    shared=("busts", "forms"))
