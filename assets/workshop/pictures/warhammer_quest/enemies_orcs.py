"""The orcs: boys that run at you, veterans with iron jaws and a scrap of a banner."""

from __future__ import annotations

import random

from assets.workshop.engraving import Dab, Part, Ridge, Shadow, Shape, drawn, flat, placed, stroke
from assets.workshop.engraving.kit.attire import band, ring
from assets.workshop.engraving.kit.blades import choppa
from assets.workshop.engraving.kit.cellars import cellar, gallery
from assets.workshop.engraving.kit.goblins import skull
from assets.workshop.engraving.kit.hair import locks
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.orcs import DARK_GREEN, GREEN, orc_arm, orc_chest, orc_head
from assets.workshop.engraving.palette import BONE, DARK_STEEL, LEATHER, WOOD
from assets.workshop.engraving.paths import ellipse, line, loop, polygon, tube
from assets.workshop.pictures.warhammer_quest.figures import figure, recipes

NAILS = "#3a2c1c"


def _hide(colour: str) -> list[Shape]:
    """Return a hide over one shoulder with a belt across the chest."""
    return [Shape(loop(-320, 500, -316, 300, -240, 200, -130, 170, -40, 300, 60, 420, 100, 520), colour, bevel=50,
        angle=60,
        grain=0.3, shadow=Shadow(0.5, 8, 12, 8), ridges=(Ridge(line(-250, 220, -160, 340, -100, 500), 16, -9),
        Ridge(line(-180, 190, -80, 320, 0, 480), 16, -9)))]


def _plate(side: int, x: float, y: float, size: float, colour: str = DARK_STEEL, spikes: int = 3) -> list[Shape]:
    """Return a bolted shoulder plate with spikes (side -1: left in the picture)."""
    s = side
    part = [Shape(polygon(t - 15, -44 + abs(t) * 0.3, t + 15, -44 + abs(t) * 0.3, t * 1.3, -124 + abs(t) * 0.4),
        "#c9ced0",
        bevel=9, angle=70, shine=0.6) for t in (-60, 0, 60)[:spikes]]
    part += [Shape(loop(-116, 54, -100, -20, -50, -62, 0, -70, 50, -62, 100, -20, 116, 54, 0, 30), colour, bevel=40,
        angle=40 * s, shine=0.55, grain=0.14, shadow=Shadow(0.55, 7, 12, 8), dabs=(Dab(30, -10, 16, 12, -6),)),
        *[Shape(ellipse(t, 26 - abs(t) * 0.1, 8), "#c9ced0", bevel=6, shine=0.8) for t in (-80, -27, 27, 80)]]
    return placed(part, s * x, y, size, s * 16)


def _targe() -> list[Shape]:
    """Return a round shield of planks with a rim of iron and a grin painted on it, round 0, 0."""
    planks = Ridge("M-92 -104 V104 M-46 -140 V140 M0 -148 V148 M46 -140 V140 M92 -104 V104", 6, -5)
    grin = (f"{polygon(-84, -44, -22, -14, -30, 8, -74, -12)} {polygon(84, -44, 22, -14, 30, 8, 74, -12)} "
        + polygon(-84, 34, -56, 52, -40, 26, -20, 56, 0, 30, 20, 56, 40, 26, 56, 52, 84, 34, 58, 88, 0, 102, -58, 88))
    return [Shape(ellipse(0, 0, 150), "#86592f", bevel=40, swell=0.6, angle=84, grain=0.22, ridges=(planks,),
        shadow=Shadow(0.6, 10, 14, 10)),
        flat(grin, "#b5291f", ink=0.5, contour=1.0),
        Shape(stroke(ellipse(0, 0, 142), 24), DARK_STEEL, bevel=10, angle=40, shine=0.6, grain=0.12),
        *[Shape(ellipse(142 * dx, 142 * dy, 9), "#c9ced0", bevel=6, shine=0.8) for dx, dy in ((1, 0), (0.7, -0.7), (0,
        -1), (-0.7, -0.7), (-1, 0), (-0.7, 0.7), (0.7, 0.7))]]


def _boy() -> Part:
    """Return the orc boy: he runs at you behind his painted shield, his choppa high."""
    return [
        *placed(choppa(236, 1.15), 228, 70, 1.0, 6, mirror=True),
        orc_chest(GREEN),
        *_hide("#7a5a3a"),
        *orc_head(GREEN, 1.0, "#ffb02e"),
        *locks("#2c2420", (-6, -96, 40, -8, -140, 44, 20, -176, 30, 60, -190, 3), (8, -96, 36, 18, -134, 36, 50, -150,
        3),
            (-14, -96, 34, -30, -136, 34, -34, -180, 3)),
        band(line(-24, -98, 24, -98), 20, "#a3211c", 10),
        ring(-150, -34, 17, 6),
        orc_arm((240, 360, 130, 320, 240, 124, 238, 110, 88), GREEN, 110),
        *placed(fist(GREEN, NAILS), 228, 80, 1.2, 6, mirror=True),
        *placed(_targe(), -176, 344, 1.06, -8),
    ]


def _boy_elite() -> Part:
    """Return the boss of the boys: spiked helmet, shoulder plates, a scar through an eye, a choppa in each fist."""
    helm = loop(-102, -36, -108, -90, -66, -136, 0, -150, 66, -136, 108, -90, 102, -36, 50, -62, 0, -70, -50, -62)
    out: list[Shape] = [*placed(choppa(224, 1.15, "#8b949a", True), -226, 116, 1.0, -4),
        *placed(choppa(224, 1.15, "#8b949a", True), 226, 116, 1.0, 4, mirror=True),
        orc_chest(DARK_GREEN),
        Shape(loop(-180, 210, 0, 186, 180, 210, 210, 340, 200, 500, -200, 500, -210, 340), "#7c2a22", bevel=60,
        angle=76, grain=0.2),
        Shape(polygon(-90, 260, 90, 260, 110, 340, 60, 440, -60, 440, -110, 340), DARK_STEEL, bevel=26, angle=-30,
        shine=0.5,
            grain=0.14), *placed(skull(1.0), 0, 336),
        *_plate(-1, 256, 236, 1.06, "#8e2f26"), *_plate(1, 256, 236, 1.06, "#8e2f26"),
        *orc_head(DARK_GREEN, 0.8, "#ff5a2a"),
        drawn(line(-84, -60, -54, 0, -66, 90), 7, "#b8c890", contour=1.4), drawn("M-76 -30 l24 -6 M-72 40 l24 4", 3.4)]
    out += [Shape(polygon(x - 15, y, x + 15, y, x * 1.3, y - 80), BONE, bevel=9, angle=60) for x, y in ((-70, -108), (0,
        -134),
        (70, -108))]
    out += [Shape(helm, DARK_STEEL, bevel=40, angle=20, grain=0.12, shine=0.6, shadow=Shadow(0.55, 4, 10, 6)),
        band(line(-104, -38, -50, -64, 0, -72, 50, -64, 104, -38), 18, "#c19a4c", 70)]
    for s in (-1, 1):
        out += [orc_arm((s * 270, 400, 120, s * 320, 260, 116, s * 246, 130, 88), DARK_GREEN, 110 if s > 0 else 50),
            Shape(tube(s * 286, 200, 108, s * 256, 146, 96), LEATHER, bevel=36, angle=20 * s, grain=0.1),
            *placed(fist(DARK_GREEN, NAILS), s * 242, 100, 1.16, 20 * s, mirror=s > 0)]
    return out


def _scrap(width: float, height: float) -> list[Shape]:
    """Return a torn red banner with a white fang on a pole, its pole's foot at 0, 0."""
    w, h = width, height
    cloth = polygon(6, -h, w, -h + 16, w * 0.92, -h + 60, w, -h + 110, w * 0.7, -h + 140, w * 0.8, -h + 190, w * 0.4,
        -h + 160,
        w * 0.3, -h + 210, 6, -h + 170)
    return [Shape(tube(0, 40, 18, 0, -h - 40, 16), WOOD, bevel=8, angle=84, grain=0.2),
        Shape(polygon(-16, -h - 30, 16, -h - 30, 0, -h - 90), "#c9ced0", bevel=9, angle=70, shine=0.6),
        Shape(cloth, "#a3291f", bevel=14, angle=84, grain=0.14, ridges=(Ridge(f"M{w * 0.3} {-h} v170 M{w * 0.62} {-h} "
            f"v140", 14,
        -8),), shadow=Shadow(0.5, 8, 10, 7)),
        Shape(polygon(w * 0.3, -h + 40, w * 0.66, -h + 50, w * 0.46, -h + 130), "#efe2c2", bevel=6, angle=40, ink=0.6)]


def _veteran() -> Part:
    """Return the old orc: iron jaw, grey topknot, notched axe on the shoulder, a scrap of a banner behind."""
    skin = "#6f8458"
    return [
        *placed(_scrap(190, 400), -262, 330, 1.0, -8),
        *placed(choppa(330, 1.1, "#8d949a", True), 226, 170, 1.0, 12),
        orc_chest(skin),
        Shape(loop(-200, 220, 0, 190, 200, 220, 230, 360, 220, 500, -220, 500, -230, 360), "#5c4632", bevel=60,
        angle=76, grain=0.2,
            ridges=(Ridge("M-120 220 V500 M-40 210 V500 M40 210 V500 M120 220 V500", 10, -7),)),
        *_plate(-1, 262, 230, 1.0, DARK_STEEL, 0), *_plate(1, 262, 230, 1.0, DARK_STEEL, 0),
        *orc_head(skin, 0.55, "#e8d04a", iron_jaw=True),
        *locks("#b8b4a4", (-8, -98, 34, -40, -140, 38, -110, -150, 34, -160, -100, 3), (4, -100, 34, -10, -150, 38, -70,
        -176,
            30, -130, -150, 3), (12, -98, 30, 20, -140, 30, -20, -186, 3)),
        drawn("M60 -70 L86 30 M76 -64 L98 10 M-96 10 L-60 60", 5, "#c8d0b0", contour=1.3),
        orc_arm((280, 440, 120, 320, 320, 112, 240, 220, 84), skin, 110),
        *placed(fist(skin, NAILS), 228, 196, 1.16, 12, mirror=True),
        *[s for x in (-110, 0, 110) for s in placed(skull(0.6), x, 300 + (26 if x == 0 else 0))],
        band(line(-170, 250, -110, 276, 0, 300, 110, 276, 170, 250), 8, LEATHER),
    ]


def _veteran_elite() -> Part:
    """Return the warlord of the old guard: crest of spikes, iron jaw, plate, two banners on his back, great axe."""
    skin = "#556a44"
    dice = random.Random(3)
    helm = loop(-112, 6, -116, -86, -72, -142, 0, -158, 72, -142, 116, -86, 112, 6, 84, -14, 60, -44, 20, -40, 0, -10,
        -20, -40,
        -60, -44, -84, -14)
    chest = polygon(-200, 220, -90, 196, 0, 206, 90, 196, 200, 220, 230, 380, 180, 520, -180, 520, -230, 380)
    teeth = [Shape(polygon(x - 14, 246, x + 14, 246, x + dice.uniform(-3, 3), 296), BONE, bevel=8, angle=70)
        for x in (-150, -110, -70, 70, 110, 150)]
    return [
        *placed(_scrap(200, 420), -216, 150, 1.0, -14),
        *placed(_scrap(200, 420), 216, 150, 1.0, 14, mirror=True),
        *[Shape(polygon(x - 20, -96 - (40 - abs(x) * 0.5), x + 20, -96 - (40 - abs(x) * 0.5), x * 1.5,
        -268 + abs(x) * 1.1), "#c9ced0",
            bevel=12, angle=70, shine=0.7) for x in (-84, -42, 0, 42, 84)],
        orc_chest(skin),
        Shape(chest, DARK_STEEL, bevel=50, angle=30, shine=0.6, grain=0.14, dabs=(Dab(-90, 310, 60, 50, 12), Dab(90,
        310, 60, 50,
            12)), ridges=(Ridge("M-220 360 H220 M-210 430 H210", 10, 6),)),
        *teeth,
        *_plate(-1, 276, 230, 1.14, "#7c2a22"), *_plate(1, 276, 230, 1.14, "#7c2a22"),
        *orc_head(skin, 0.9, "#ff3a1a", iron_jaw=True),
        Shape(helm, DARK_STEEL, bevel=36, angle=20, grain=0.14, shine=0.6, shadow=Shadow(0.6, 4, 10, 6)),
        Shape(polygon(-13, -150, 13, -150, 17, 20, 0, 44, -17, 20), "#c19a4c", bevel=9, angle=80, shine=0.6),
        drawn("M-90 -60 l40 20 M60 -90 l30 40", 5, "#c9ced0", contour=1.2),
        *placed(choppa(330, 1.3, "#9aa2a6", True), -246, 330, 1.0, -10),
        orc_arm((-320, 520, 130, -340, 430, 120, -262, 380, 96), skin),
        *placed(fist("#6a7076"), -246, 356, 1.24, -10),
    ]


PICTURES = {
    "orc-boys-standard": figure(lambda: cellar(51, "#a29a80", arch=None, lamp=86), _boy, 330, 226, 0.84),
    "orc-boys-elite": figure(lambda: cellar(52, "#a08c74", "#f0cc94", 340, None), _boy_elite, 340, 236, 0.82),
    "orc-veterans-standard": figure(lambda: gallery(53, "#8a8478", "#dfd4a8"), _veteran, 340, 232, 0.84),
    "orc-veterans-elite": figure(lambda: gallery(54, "#857468", "#f0cc98"), _veteran_elite, 340, 230, 0.78),
}
RECIPES = recipes(PICTURES, __name__, "attire", "blades", "cellars", "faces", "fire", "goblins", "hair", "hands",
    "orcs", "stonework")
