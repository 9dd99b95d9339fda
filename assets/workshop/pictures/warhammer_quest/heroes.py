"""Portraits of the heroes: ironbreaker, waywatcher, warrior priest, bright wizard."""

from __future__ import annotations

import random

from assets.workshop.engraving import NO_SHADOW, Glow, Part, Ridge, Shadow, Shape, drawn, flat, placed, stroke
from assets.workshop.engraving.kit.arms import axe
from assets.workshop.engraving.kit.attire import (
    band,
    breastplate,
    hood_behind,
    hood_rim,
    pauldron,
    shoulders,
    tunic,
)
from assets.workshop.engraving.kit.cellars import cellar
from assets.workshop.engraving.kit.dwarfs import raised_mask
from assets.workshop.engraving.kit.faces import Face, big_nose, ear, features, neck
from assets.workshop.engraving.kit.fire import candle, flame
from assets.workshop.engraving.kit.hair import beard, braid, locks
from assets.workshop.engraving.kit.hands import fist, palm
from assets.workshop.engraving.kit.stonework import chain
from assets.workshop.engraving.kit.trolls import mossy
from assets.workshop.engraving.palette import GOLD, LEATHER, STEEL, WOOD, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.warhammer_quest.figures import figure, recipes

DWARF = Face(skin="#d79c78", hair="#d8b878", iris="#5a7a90", turn=0.16, width=1.14, jaw=1.25, chin=0.8, age=0.6,
    brow=2.1, ridge=1.5, nose=1.2, nose_width=1.5, cheek=1.4, eye=0.98, slant=-1, stern=7, smile=0)
ELF = Face(skin="#e0bd98", hair="#6a4a2c", iris="#4f8a4a", turn=0.3, width=0.93, jaw=0.8, chin=1.1, age=0.05,
    brow=0.75, ridge=0.8, nose=0.95, nose_width=0.8, cheek=1.2, eye=1.12, slant=6, stern=7, smile=-1, gaze=6,
    bones=0.85)
PRIEST = Face(skin="#d29c78", hair="#5a4232", iris="#6a6a52", turn=-0.22, width=1.04, jaw=1.2, chin=1.4, age=0.55,
    brow=1.5, ridge=1.6, nose=1.1, nose_width=1.2, cheek=1.2, eye=0.95, slant=0, stern=8, smile=-2, gaze=-3)
WIZARD = Face(skin="#dca078", hair="#c8461c", iris="#c8842a", turn=0.12, width=0.98, jaw=0.95, chin=1.1, age=0.5,
    brow=2.2, ridge=1.3, nose=1.15, nose_width=1.0, hook=0.4, cheek=1.2, eye=1.14, open=1.25, slant=3, stern=6, gaze=1)


def _ironbreaker() -> Part:
    """Return the ironbreaker: plate from chin to heel, the mask of his helmet raised, axe and wide shield."""
    steel = "#9db0bc"
    rings = [Shape(box(x - 21, 300, 42, 22), GOLD, bevel=8, angle=10, shine=0.6) for x in (-50, 76)]
    wide = loop(-150, 0, -138, -84, -84, -140, 0, -156, 84, -140, 138, -84, 150, 0, 138, 90, 84, 150, 0, 168, -84, 150,
        -138, 90)
    rays = Ridge(" ".join(f"M{60 * dx:.0f} {60 * dy:.0f} L{136 * dx:.0f} {136 * dy:.0f}" for dx, dy in ((1, 0), (0.7,
        0.7),
        (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))), 11, 7)
    disc = [Shape(wide, "#4f7391", bevel=60, angle=24, grain=0.05, shine=0.3, ridges=(rays,), shadow=Shadow(0.6, 10, 14,
        9)),
        Shape(stroke(wide, 24), steel, bevel=11, angle=70, shine=0.6, grain=0.03),
        *[Shape(ellipse(146 * dx, 4 + 152 * dy, 9), GOLD, bevel=6, shine=0.7) for dx, dy in ((0.96, 0.36), (0.96,
        -0.36),
        (0.4, -0.9), (-0.4, -0.9), (-0.96, -0.36), (-0.96, 0.36), (-0.4, 0.98), (0.4, 0.98))],
        Shape(polygon(-46, -58, 46, -58, 60, 0, 34, 70, 0, 96, -34, 70, -60, 0), steel, bevel=22, angle=-30, shine=0.6),
        flat(polygon(-52, -32, 38, -32, 38, -10, 18, -4, 13, 22, 34, 34, 34, 52, -34, 52, -34, 34, -13, 22, -18, -4,
            -34,
        -12), "#2c3a44", contour=1.0, tone=0.5)]
    return [
        *placed(axe(300, 1.1, "#b4c0c6"), -226, 200, 1.0, 4),
        neck(DWARF, 1.3),
        shoulders("#5a6a74", 1.12, 30),
        *breastplate(steel, GOLD),
        *pauldron(-1, steel, GOLD, 1.16),
        *pauldron(1, darker(steel, 0.06), GOLD, 1.16),
        *features(DWARF),
        *[Shape(loop(s * 84 + 16, -70, s * 128 + 14, -60, s * 134 + 14, 60, s * 112 + 16, 150, s * 88 + 16, 136,
            s * 96 + 16, 20), steel, bevel=18, angle=40 * s, shine=0.6, grain=0.03) for s in (-1, 1)],
        *beard(DWARF, DWARF.hair, 380, 1.45, 24, 18),
        *big_nose(DWARF, 1.0, "#cf7a5c"),
        *raised_mask(steel, GOLD),
        *braid(DWARF.hair, (-46, 220, -60, 290, -48, 350, -54, 430), 46),
        *braid(DWARF.hair, (72, 220, 88, 290, 74, 350, 82, 430), 46),
        *rings,
        Shape(tube(-300, 420, 110, -286, 300, 104, -240, 230, 74), steel, bevel=44, angle=50, shine=0.5, grain=0.04),
        *placed(fist("#8d9aa2"), -226, 196, 1.06, 4),
        *placed(disc, 214, 344, 0.92, 6),
    ]


def _drawn_bow() -> list[Shape]:
    """Return a bow at full draw that shoots to the right: its grip at 0, 0, the string drawn to -236, 4."""
    limb = tube(-106, -290, 5, -84, -240, 13, -26, -130, 20, 4, 0, 25, -26, 130, 20, -84, 240, 13, -106, 290, 5)
    shaft = box(-236, -2, 340, 8)
    return [drawn("M-104 -288 L-236 2 L-104 288", 5, "#f3ead0", ink=0),
        Shape(limb, "#8a6234", bevel=10, angle=12, grain=0.14, shadow=Shadow(0.5, 6, 9, 6)),
        Shape(shaft, "#d8b47c", bevel=4, angle=2, shadow=Shadow(0.4, 3, 6, 4)),
        Shape(polygon(96, -14, 152, 2, 96, 18, 104, 2), STEEL, bevel=7, angle=40, shine=0.7),
        Shape(polygon(-236, 0, -220, -18, -176, -16, -160, 0, -176, 18, -220, 20), "#8ea84c", bevel=7, angle=60),
        *[Shape(loop(x, y, x + 14, y - 20, x + 34, y - 14, x + 22, y + 4), "#7fa03e", bevel=6, angle=30)
            for x, y in ((-60, -196), (-96, -262), (-44, 178))]]


def _spirit(size: float, colour: str = "#9be8c4") -> list[Shape]:
    """Return a small spirit of the wood: a drop of light with two eyes and two arms, round 0, 0."""
    body = loop(0, -60, 22, -34, 26, -4, 14, 24, 4, 44, 14, 74, -10, 50, -16, 24, -26, -4, -20, -34)
    arms = f"{tube(-18, -2, 8, -36, -16, 6, -46, -34, 1)} {tube(18, -2, 8, 38, 4, 6, 50, -12, 1)}"
    return placed([flat(arms, colour, ink=0.05, tone=1.5, contour=0.7), flat(body, colour, ink=0.05, tone=1.7,
        contour=0.8, glow=Glow(colour, 26, 0.8)), flat(f"{ellipse(-8, -14, 5, 8)} {ellipse(8, -14, 5, 8)}", "#123a2c",
        tone=0.3)], size=size)


def _waywatcher() -> Part:
    """Return the waywatcher: hooded, at full draw, moss on the cloak, two spirits beside the arrow."""
    dice = random.Random(5)
    cloak = "#64803f"
    return [
        *hood_behind(cloak, 10),
        neck(ELF, 0.84),
        shoulders(cloak, 1.0, 0),
        *tunic("#6d5434", "#a9b46a"),
        *mossy(dice, ((-214, 268, 92, 30), (206, 262, 84, 28), (-290, 340, 60, 26)), "#7f9a48"),
        *features(ELF),
        *locks(ELF.hair, (-70, -70, 20, -92, 10, 26, -84, 110, 18, -96, 190, 3), (96, -50, 16, 106, 40, 20, 96, 130,
        3)),
        flat(loop(ELF.across(-66), 34, ELF.across(0), 22, ELF.across(66), 34, ELF.across(64), 50, ELF.across(0), 40,
            ELF.across(-64), 50), "#4d7a3a", opacity=0.55, tone=0.95, contour=0.4),
        *hood_rim(cloak, "#b7a65a", 16, 8),
        *placed([Shape(loop(0, 0, 24, -34, 66, -30, 46, 6, 12, 16), "#8ea84c", bevel=12, angle=30,
            ridges=(Ridge(line(4, 2, 30, -14, 58, -24), 4, -3),))], -6, -190, 1.2, -30),
        *placed([Shape(loop(0, 0, 24, -34, 66, -30, 46, 6, 12, 16), "#7b943c", bevel=12, angle=60)], 20, -186, 1.0, 40,
            mirror=True),
        Shape(tube(-310, 440, 100, -300, 330, 92, -200, 250, 70, -60, 190, 54), cloak, bevel=40, angle=30, grain=0.08,
            ridges=(Ridge(line(-300, 400, -270, 300, -120, 220), 14, -7),), shadow=Shadow(0.5, 8, 12, 8)),
        *placed(_drawn_bow(), 196, 168, 1.0, -3),
        Shape(tube(330, 440, 96, 300, 330, 84, 236, 220, 58), darker(cloak, 0.06), bevel=36, angle=110, grain=0.08,
            ridges=(Ridge(line(320, 420, 300, 330, 250, 240), 14, -7),)),
        Shape(tube(286, 316, 70, 226, 206, 54), LEATHER, bevel=24, angle=20, ridges=(Ridge("M250 250 l44 -20 M262 274 "
            "l44 -20 M236 228 l36 -18", 6, -4),)),
        *placed(fist(ELF.skin), 200, 170, 0.94, -6),
        *placed(fist(ELF.skin), -42, 182, 0.86, 84),
        *placed(_spirit(1.0), 262, -96, 1.0, 10),
        *placed(_spirit(0.72, "#bfe88a"), -232, -60, 1.0, -14),
    ]


def _warhammer() -> list[Shape]:
    """Return a two-handed hammer with a comet on its head, its grip at 0, 0."""
    return [Shape(tube(0, 240, 22, 0, 0, 22, 0, -250, 24), WOOD, bevel=10, angle=84, grain=0.15),
        *[Shape(box(-15, y, 30, 12), LEATHER, bevel=5, angle=10) for y in (40, 60, 80, 100)],
        Shape(polygon(-120, -322, -96, -342, 96, -342, 120, -322, 120, -246, 96, -226, -96, -226, -120, -246),
        "#a7b0b4",
        bevel=18, angle=-30, grain=0.05, shine=0.6, shadow=Shadow(0.5, 8, 12, 8)),
        *[Shape(box(x, -346, 22, 124), GOLD, bevel=6, angle=80, shine=0.5) for x in (-92, 70)],
        Shape("M-16 -310 L4 -290 L30 -308 L18 -280 L40 -262 L10 -264 L0 -240 L-10 -264 L-40 -258 L-22 -280 L-50 -312 Z",
        GOLD, bevel=9, angle=40, shine=0.6)]


def _chained_book() -> list[Shape]:
    """Return a thick closed book with a comet on its cover, round 0, 0, 160 wide."""
    return [Shape(polygon(-80, -98, 84, -98, 92, -84, 92, 106, -72, 106, -80, 94), "#e6d6ac", bevel=8, angle=2,
        grain=0.1,
        ridges=(Ridge("M-70 98 H90 M-70 92 H90 M88 -84 V104", 3, -3),), shadow=Shadow(0.6, 8, 12, 8)),
        Shape(box(-84, -104, 164, 196), "#7c2a26", bevel=12, angle=60, grain=0.08, shine=0.1),
        Shape(stroke(box(-74, -94, 144, 176), 7), GOLD, bevel=3, angle=20, shine=0.6, shadow=NO_SHADOW),
        *[Shape(polygon(x, y, x + dx * 40, y, x, y + dy * 40), GOLD, bevel=7, shine=0.6) for x, y, dx, dy in
            ((-84, -104, 1, 1), (80, -104, -1, 1), (-84, 92, 1, -1), (80, 92, -1, -1))],
        Shape("M0 -60 L11 -22 L46 -24 L18 0 L34 46 L0 18 L-34 46 L-18 0 L-46 -24 L-11 -22 Z", GOLD, bevel=9, angle=30,
        shine=0.6)]


def _warrior_priest() -> Part:
    """Return the warrior priest: shaven and scarred, hammer high, candle on the breastplate, book on a chain."""
    steel = "#a3a9a6"
    robe = "#8e3b33"
    scar = line(PRIEST.across(34), -96, PRIEST.across(52), -40, PRIEST.across(50), 40, PRIEST.across(40), 66)
    stubble = " ".join(f"M{PRIEST.across(x):.1f} {y} l2 5" for y in range(112, 160, 9) for x in range(-66, 76, 12))
    seal = [Shape(polygon(-14, 0, 14, 0, 18, 92, 4, 82, -12, 94), "#efe2c2", bevel=4, angle=80, ink=0.6,
        ridges=(Ridge("M-8 22 H10 M-8 34 H10 M-8 46 H11 M-8 58 H11", 3, -2),)),
        Shape(ellipse(0, 0, 22), "#a3211c", bevel=10, angle=45, shine=0.4)]
    return [
        *ear(PRIEST, -1),
        *ear(PRIEST, 1),
        neck(PRIEST, 1.24),
        shoulders(robe, 1.1, 26),
        *breastplate(steel, GOLD, ridge=False),
        *pauldron(-1, steel, GOLD, 1.08),
        *pauldron(1, darker(steel, 0.06), GOLD, 1.08),
        *features(PRIEST),
        drawn(stubble, 1.6, "#5a4030"),
        drawn(scar, 4.2, "#8e4a3c"),
        drawn(f"M{PRIEST.across(-6)} -120 l2 26 M{PRIEST.across(-14)} -108 l18 2", 5, "#8e3026"),
        *placed(seal, -86, 300, 1.0, 8),
        Shape(ellipse(24, 390, 44, 16), "#e8dcb8", bevel=10, angle=10),
        *placed(candle(0, 0, 96, 40), 24, 392, 1.12),
        Shape(f"{loop(4, 300, 10, 290, 18, 300, 16, 336, 8, 336)} {loop(34, 300, 40, 296, 44, 306, 42, 350, 34, 346)}",
            "#f4ead0", bevel=5, ink=0.4),
        *placed(_warhammer(), -226, 214, 0.98, -12),
        Shape(tube(-330, 440, 120, -310, 320, 112, -240, 236, 78), robe, bevel=46, angle=40, grain=0.07,
            ridges=(Ridge(line(-320, 420, -300, 320, -240, 250), 16, -8),)),
        Shape(tube(-272, 286, 88, -232, 236, 76), steel, bevel=30, angle=20, shine=0.5),
        *placed(fist(PRIEST.skin), -224, 206, 1.04, -12),
        *placed(chain(0, 0, 130, 1.7, GOLD), 178, 216, 1.0, -20),
        *placed(_chained_book(), 218, 364, 0.9, 9),
    ]


def _bright_wizard() -> Part:
    """Return the bright wizard: hair and beard like a fire, keys on a chain, a flame between his hands."""
    robe, red = "#a8401c", WIZARD.hair
    blaze = []
    for i, (x, y, dx, dy, w) in enumerate(((-96, -20, -70, -50, 40), (-100, -66, -84, -90, 44), (-78, -106, -66, -124,
        46),
        (-40, -128, -34, -150, 46), (96, -20, 76, -44, 40), (104, -66, 90, -86, 44), (82, -106, 70, -120, 46),
        (46, -128, 40, -146, 46), (4, -136, 2, -164, 50))):
        run = (x, y, w, x + dx * 0.5 + 10, y + dy * 0.5, w * 0.8, x + dx, y + dy, 3)
        blaze.append(Shape(tube(*run), lighter(red, 0.16) if i % 2 else red, bevel=w * 0.5, angle=60 + 14 * i,
            pitch=0.85,
            grain=0.05, shadow=Shadow(0.4, 3, 6, 4), ridges=(Ridge(line(x, y, x + dx * 0.5 + 10, y + dy * 0.5,
            x + dx * 0.9,
            y + dy * 0.9), 6, -4), Ridge(line(x - 9, y, x + dx * 0.5, y + dy * 0.5, x + dx * 0.8, y + dy * 0.8), 5,
            -3))))
    key = [Shape(f'<path fill-rule="evenodd" d="{ellipse(0, -34, 24)} {ellipse(0, -34, 12)}"/>', GOLD, bevel=6,
        shine=0.8),
        Shape(f"{box(-6, -14, 12, 78)} {box(4, 36, 22, 10)} {box(4, 54, 18, 10)}", GOLD, bevel=5, angle=80, shine=0.7)]
    return [
        *blaze,
        *ear(WIZARD, -1),
        *ear(WIZARD, 1),
        neck(WIZARD, 1.0),
        shoulders(robe, 1.06, 14),
        *tunic("#6a1f14", GOLD),
        band(line(-250, 250, -160, 330, -120, 450), 24, GOLD, 40),
        band(line(250, 250, 160, 330, 120, 450), 24, GOLD, 120),
        *features(WIZARD),
        *locks(red, (-70, -128, 26, -96, -80, 34, -106, -20, 28, -100, 40, 3), (74, -128, 26, 104, -80, 34, 114, -20,
        28,
            106, 40, 3), (-10, -146, 30, -46, -124, 34, -84, -94, 26, -98, -70, 3), (12, -146, 30, 50, -124, 34, 86,
            -96, 26,
            104, -70, 3)),
        *beard(WIZARD, red, 270, 1.1, 10, 16),
        *locks(red, (-26, 230, 30, -40, 270, 26, -30, 312, 3), (10, 244, 30, 14, 290, 26, 6, 330, 3),
            (50, 230, 30, 60, 270, 24, 54, 312, 3)),
        drawn(line(-120, 226, -70, 330, 8, 372, 90, 330, 128, 226), 7, "#a8843a", contour=1.0),
        *placed(key, 8, 404, 1.25, 4),
        Shape(tube(-330, 450, 130, -320, 370, 120, -230, 320, 92), robe, bevel=46, angle=30, grain=0.07,
            ridges=(Ridge(line(-330, 430, -300, 360, -230, 330), 16, -8),)),
        Shape(tube(340, 450, 130, 330, 370, 120, 240, 320, 92), darker(robe, 0.06), bevel=46, angle=140, grain=0.07,
            ridges=(Ridge(line(340, 430, 310, 360, 240, 330), 16, -8),)),
        *placed(palm(WIZARD.skin, 0.9), -214, 262, 1.06, 24),
        *placed(palm(WIZARD.skin, 0.9), 222, 262, 1.06, -24, mirror=True),
        *flame(-168, 218, 170, 0.8),
        *flame(178, 218, 150, 0.8),
    ]


PICTURES = {
    "ironbreaker": figure(lambda: cellar(2, "#9c9788", arch=None, lamp=566, damp=4), _ironbreaker, 330, 246, 0.86),
    "waywatcher": figure(lambda: cellar(3, "#8d9a78", "#dfe4b4", arch=520, lamp=None, damp=9), _waywatcher, 306, 246,
    0.9),
    "warrior-priest": figure(lambda: cellar(4, "#a89a84", arch=None, lamp=600), _warrior_priest, 350, 226, 0.88),
    "bright-wizard": figure(lambda: cellar(5, "#8a7a70", "#f2c890", arch=None, lamp=None, damp=3), _bright_wizard, 334,
        258, 0.86),
}
RECIPES = recipes(PICTURES, __name__, "arms", "attire", "cellars", "dwarfs", "faces", "fire", "hair", "hands",
    "monsters", "stonework", "trolls")
