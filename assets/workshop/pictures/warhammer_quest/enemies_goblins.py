"""The goblins: warriors with cleavers, knifers behind their pillars."""

from __future__ import annotations

from assets.workshop.engraving import Part, Ridge, Shadow, Shape, drawn, flat, placed, stroke
from assets.workshop.engraving.kit.attire import band, ring
from assets.workshop.engraving.kit.blades import cleaver, dagger
from assets.workshop.engraving.kit.cellars import cellar
from assets.workshop.engraving.kit.goblins import ear, front, profile, skull
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.stonework import pillar
from assets.workshop.engraving.palette import BONE, DARK_STEEL, LEATHER, WOOD
from assets.workshop.engraving.paths import ellipse, line, loop, polygon, tube
from assets.workshop.pictures.warhammer_quest.figures import figure, recipes

GREEN = "#8ba046"


def _rags(colour: str, angle: float = 20.0) -> Shape:
    """Return narrow shoulders in a ragged jerkin."""
    return Shape(loop(-250, 430, -236, 320, -180, 240, -90, 206, 0, 200, 90, 206, 176, 240, 232, 320, 250, 430), colour,
        bevel=80,
        angle=angle, grain=0.14, shadow=Shadow(0.5, 10, 12, 9), ridges=tuple(Ridge(line(x * 0.5, 210, x, 310, x * 1.2,
        430), 18,
        -10) for x in (-170, -110, -50, 50, 110, 170)))


def _hood(colour: str) -> list[Shape]:
    """Return a pointed hood that hangs over, for a head in profile to the right."""
    return [Shape(loop(60, -62, 30, -104, -40, -116, -104, -92, -170, -130, -226, -96, -250, -20, -226, -40, -196, -72,
        -150,
        -70, -132, -20, -128, 60, -100, 130, -60, 150, -72, 60, -62, -20, -20, -52, 40, -50), colour, bevel=34,
        angle=50,
        grain=0.12, shadow=Shadow(0.55, 6, 10, 7), ridges=(Ridge(line(-60, -60, -110, 20, -90, 120), 12, -8),
        Ridge(line(-40, -84, -120, -96, -200, -90), 12, -8)))]


def _warrior() -> Part:
    """Return the goblin with his cleaver who looks sideways at somebody who already bleeds."""
    return [
        _rags("#6a5a4a"),
        *placed(ear(GREEN, 0.9, 1), -84, 30, 1.0, 4),
        *profile(GREEN, 0.7, 0.45, "#ffe07a", None),
        *_hood("#5c5470"),
        *placed(cleaver(210, 108), 150, 180, 1.2, 26),
        Shape(tube(-60, 420, 110, 60, 350, 96, 136, 250, 66), "#6a5a4a", bevel=40, angle=120, grain=0.12),
        Shape(tube(96, 290, 66, 146, 214, 56), GREEN, bevel=26, angle=110, grain=0.06),
        *placed(fist(GREEN, "#3a2c1c"), 152, 182, 1.0, 26, mirror=True),
        band(line(-190, 250, -60, 330, 60, 430), 24, LEATHER),
    ]


def _pot_helm() -> list[Shape]:
    """Return an iron pot with a spike and a nose guard for a goblin's face from the front."""
    return [Shape(polygon(-17, -150, 17, -150, 0, -236), "#c9ced0", bevel=10, angle=70, shine=0.7),
        Shape(loop(-106, -42, -112, -96, -70, -146, 0, -160, 70, -146, 112, -96, 106, -42, 50, -60, 0, -64, -50, -60),
        DARK_STEEL, bevel=40, angle=20, grain=0.12, shine=0.6, shadow=Shadow(0.55, 4, 10, 6)),
        band(line(-108, -44, -50, -64, 0, -68, 50, -64, 108, -44), 18, "#c19a4c", 70),
        Shape(polygon(-12, -70, 12, -70, 15, 20, 0, 34, -15, 20), DARK_STEEL, bevel=8, angle=80, shine=0.6)]


def _face_shield() -> list[Shape]:
    """Return a round shield with an evil face painted on it, 260 wide."""
    return [Shape(ellipse(0, 0, 132), WOOD, bevel=40, angle=84, grain=0.2,
        ridges=(Ridge("M-80 -110 V110 M-40 -124 V124 M0 -130 "
        "V130 M40 -124 V124 M80 -110 V110", 5, -4),), shadow=Shadow(0.6, 9, 12, 8)),
        flat(f"{loop(-76, -36, -20, -14, -30, 10, -66, 0)} {loop(76, -36, 20, -14, 30, 10, 66, 0)}", "#a3211c",
        contour=0.9,
        tone=1.0), flat(polygon(-78, 40, -52, 30, -36, 50, -18, 34, 0, 54, 18, 34, 36, 50, 52, 30, 78, 40, 52, 84, 0,
        98, -52,
        84), "#a3211c", contour=0.9),
        Shape(stroke(ellipse(0, 0, 128), 20), DARK_STEEL, bevel=9, angle=60, shine=0.6),
        *[Shape(ellipse(128 * x, 128 * y, 8), "#c9ced0", bevel=6, shine=0.8) for x, y in ((0, -1), (0.87, -0.5), (0.87,
        0.5),
        (0, 1), (-0.87, 0.5), (-0.87, -0.5))]]


def _warrior_elite() -> Part:
    """Return the goblin sergeant from the front: iron pot, shoulder plate, painted shield, two notches in his grin."""
    skin = "#7a9440"
    return [
        _rags("#7a3a2c", 40),
        *placed(ear(skin, 0.9, 3), -96, 40, 1.0, 12),
        *placed(ear(skin, 0.9, 2, True), 96, 40, 1.0, -12, mirror=True),
        Shape(loop(-90, 190, 0, 214, 90, 190, 130, 300, 110, 430, -110, 430, -130, 300), DARK_STEEL, bevel=40, angle=30,
            grain=0.12, shine=0.5),
        *front(skin, 0.3, 1.25, 0.35, "#ffb02e"),
        drawn(line(40, -50, 58, 10, 50, 80), 5, "#c2d08a", contour=1.2),
        drawn("M48 -20 l20 -6 M52 8 l20 -2 M52 40 l18 2", 3),
        flat("M-92 40 L-60 50 L-90 62 Z M-94 74 L-58 78 L-88 94 Z", "#a3211c", opacity=0.9, contour=0.4),
        *_pot_helm(),
        *[s for x in (-60, 0, 60) for s in placed(skull(0.46), x, 226 + (14 if x == 0 else 0))],
        *placed(cleaver(250, 128), -236, 180, 1.2, -14),
        Shape(loop(-330, 330, -300, 236, -230, 206, -160, 240, -150, 320, -240, 300), DARK_STEEL, bevel=34, angle=40,
        shine=0.5,
            grain=0.12),
        *[Shape(polygon(x - 13, y + 6, x + 13, y + 6, x - 6, y - 52), BONE, bevel=8, angle=60) for x, y in ((-286, 240),
            (-236, 214), (-186, 226))],
        Shape(tube(-280, 330, 80, -262, 270, 70, -238, 220, 58), skin, bevel=30, angle=60, grain=0.06),
        *placed(fist(skin, "#3a2c1c"), -236, 182, 1.06, -14),
        *placed(_face_shield(), 206, 300, 1.06, 8),
    ]


def _pillar_side() -> list[Shape]:
    """Return the near pillar behind which a knifer waits; it covers the right of the picture."""
    return [*pillar(256, 620, -300, 104, "#867e6c"), drawn("M190 -60 l14 40 l-10 30 M270 120 l-14 40 l8 26", 4,
        "#4a4236")]


def _tongue(x: float, y: float) -> Shape:
    """Return a long tongue that reaches from x, y to the right."""
    return Shape(tube(x, y, 26, x + 34, y + 16, 28, x + 66, y + 4, 22, x + 84, y - 20, 8), "#b8504a", bevel=11,
        angle=60,
        grain=0.03, shine=0.4, shadow=Shadow(0.45, 3, 6, 4), ridges=(Ridge(line(x, y, x + 36, y + 16, x + 70, y), 4,
        -4),))


def _knifer() -> Part:
    """Return the knifer who leans out from behind a pillar and licks his knife."""
    skin = "#9ab04e"
    return [
        _rags("#4a4a58"),
        *placed(ear(skin, 0.86, 2, True), -84, 30, 1.0, 10),
        *profile(skin, 1.0, 0.55, "#ffd24a", "#2c3a4a"),
        Shape(loop(-116, -10, -96, -72, -40, -104, 20, -98, 52, -66, 40, -54, -20, -66, -84, -30), "#2f2f3a", bevel=18,
        angle=30,
            grain=0.1, shadow=Shadow(0.5, 4, 8, 5)),
        Shape(tube(-108, -40, 24, -150, -30, 20, -190, 10, 4), "#2f2f3a", bevel=9, angle=70),
        Shape(tube(-106, -34, 24, -156, 0, 18, -180, 60, 4), "#3a3a46", bevel=9, angle=50),
        _tongue(40, 136),
        *_pillar_side(),
        *placed(dagger(190, "#c2c8c0"), 150, 236, 1.3, -8),
        Shape(tube(-60, 430, 100, 70, 390, 84, 140, 290, 60), "#4a4a58", bevel=36, angle=120, grain=0.12),
        *placed(fist(skin, "#3a2c1c"), 150, 244, 0.98, -8, mirror=True),
    ]


def _knifer_elite() -> Part:
    """Return the master of knives from the front: scarf over the nose, a fan of knives, one in each hand."""
    skin, cloth = "#869c3c", "#7c2430"
    scarf = loop(-112, 44, -60, 60, 0, 50, 60, 60, 112, 44, 126, 110, 90, 170, 40, 200, 0, 232, -40, 200, -90, 170,
        -126, 110)
    out: list[Shape] = [_rags("#33313c", 40), *placed(ear(skin, 0.9, 4, True), -96, 40, 1.0, 6),
        *placed(ear(skin, 0.9, 3, True), 96, 40, 1.0, -6, mirror=True), *front(skin, 0.0, 0.4, 0.4, "#ff5a2a",
        mouth=False),
        drawn(line(-66, -56, -44, 6, -52, 50), 6, "#c8d090", contour=1.2), drawn("M-62 -28 l20 -6 M-58 30 l18 2", 3),
        Shape(scarf, cloth, bevel=36, angle=60, grain=0.1, shadow=Shadow(0.55, 5, 10, 7), ridges=(
            Ridge(line(-100, 70, 0, 110, 100, 70), 12, -9), Ridge(line(-90, 110, 0, 160, 90, 110), 12, -9),
            Ridge(line(-60, 160, 0, 200, 60, 160), 10, -7))),
        Shape(loop(-108, -30, -110, -84, -64, -124, 0, -136, 64, -124, 110, -84, 108, -30, 50, -56, 0, -60, -50, -56),
        "#2c2a34",
            bevel=34, angle=20, grain=0.1, shadow=Shadow(0.5, 4, 9, 6)),
        Shape(tube(104, -60, 26, 160, -70, 22, 214, -30, 5), "#2c2a34", bevel=10, angle=20),
        Shape(tube(104, -50, 24, 150, -30, 20, 190, 30, 5), "#3a3846", bevel=9, angle=50),
        band(line(-220, 260, 0, 330, 220, 260), 34, LEATHER, 10)]
    for i, x in enumerate((-130, -70, 0, 70, 130)):
        out += placed(dagger(86, "#c2c8c0"), x, 318 - abs(i - 2) * 12, 0.8, 180 + (i - 2) * -8)
    for s in (-1, 1):
        out += [*placed(dagger(210, "#ccd2cc"), s * 216, 196, 1.2, s * -22),
            flat(loop(s * 170, -2, s * 178, 14, s * 176, 40, s * 166, 20), "#a3211c", contour=0.8),
            Shape(tube(s * 270, 430, 90, s * 280, 330, 80, s * 226, 240, 58), "#33313c", bevel=34, angle=60 * s,
            grain=0.12),
            Shape(tube(s * 262, 296, 66, s * 228, 236, 60), LEATHER, bevel=24, angle=20 * s, grain=0.1),
            *placed(fist(skin, "#3a2c1c"), s * 218, 196, 1.0, s * -22, mirror=s > 0)]
    return [*out, ring(-150, 70, 16, 5)]


PICTURES = {
    "goblin-warriors-standard": figure(lambda: cellar(31, "#a09a80", arch=None, lamp=598), _warrior, 318, 214, 0.96),
    "goblin-warriors-elite": figure(lambda: cellar(32, "#a8967c", "#ecd29c", 340, None), _warrior_elite, 340, 232,
    0.92),
    "goblin-knifers-standard": figure(lambda: cellar(33, "#948e88", "#dcd8b4", None, 96), _knifer, 300, 196, 0.98),
    "goblin-knifers-elite": figure(lambda: cellar(34, "#8f7c74", "#e8c8a0", None, None), _knifer_elite, 340, 220, 0.94),
}
RECIPES = recipes(PICTURES, __name__, "attire", "blades", "cellars", "fire", "goblins", "hands", "stonework")
