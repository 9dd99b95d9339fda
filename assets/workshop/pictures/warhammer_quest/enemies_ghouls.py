"""The ghouls: hunched pale eaters over a broken coffin, and the eldest of them."""

from __future__ import annotations

import random

from assets.workshop.engraving import NO_SHADOW, Dab, Fog, Glow, Part, Ridge, Shadow, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.beasts import bone
from assets.workshop.engraving.kit.cellars import cellar
from assets.workshop.engraving.kit.goblins import claw, skull
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.monsters import tooth_row
from assets.workshop.engraving.kit.stonework import rounded
from assets.workshop.engraving.palette import BONE, WOOD, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.warhammer_quest.figures import figure, recipes

PALE = "#cfc7a8"
BLOOD = "#9c2a20"


def _head(skin: str, gape: float, iris: str = "#f6f0c0") -> list[Shape]:
    """Return a ghoul's head from the front: bald, sunken, a mouth as wide as the face; eyes on y = 0, chin near 180."""
    g = gape
    out: list[Shape] = []
    for s in (-1, 1):
        out += [Shape(loop(s * 84, 30, s * 108, -24, s * 176, -74, s * 158, -10, s * 150, 20, s * 112, 56), skin,
            bevel=14,
            angle=40 * s, grain=0.06, shadow=Shadow(0.5, 5, 8, 5)),
            Shape(loop(s * 96, 24, s * 116, -14, s * 154, -48, s * 140, 0, s * 110, 38), "#8a5a4c", bevel=9, swell=-0.7,
            contour=0.5, shadow=NO_SHADOW)]
    skull_ = loop(0, -136, 62, -124, 104, -76, 110, -10, 96, 40, 104, 84, 92, 140 + g * 0.5, 50, 178 + g, 0, 188 + g,
        -50,
        178 + g, -92, 140 + g * 0.5, -104, 84, -96, 40, -110, -10, -104, -76, -62, -124)
    forms = [Dab(0, 168 + g, 40, 16, 10), Dab(0, -90, 50, 26, 6)]
    folds = [Ridge(line(-50, y, 0, y - 5, 50, y), 7, -6) for y in (-58, -72, -86)]
    for s in (-1, 1):
        forms += [Dab(s * 46, -36, 38, 13, 15, s * 8), Dab(s * 46, 2, 34, 26, -22), Dab(s * 76, 44, 30, 16, 16, s * 12),
            Dab(s * 84, 90, 22, 26, -14), Dab(s * 60, -84, 30, 30, 5)]
        folds += [Ridge(line(s * 22, 56, s * 66, 66, s * 92, 96), 9, -8), Ridge(line(s * 96, -60, s * 80, -30, s * 92,
            0), 6, 5)]
    maw = loop(-88, 82, -40, 94, 0, 92, 40, 94, 88, 82, 80, 120 + g * 0.6, 44, 148 + g, 0, 156 + g, -44, 148 + g, -80,
        120 + g * 0.6)
    out += [Shape(skull_, skin, bevel=66, angle=10, pitch=0.85, grain=0.05, dabs=tuple(forms), ridges=tuple(folds),
        shadow=Shadow(0.6, 8, 16, 10)), flat(maw, "#3a0f0c", tone=0.28, contour=1.3),
        Shape(loop(-34, 138 + g, 0, 118 + g * 0.7, 34, 138 + g, 22, 152 + g, -22, 152 + g), "#a8504a", bevel=10,
        shadow=NO_SHADOW), *tooth_row((78, 90, 40, 97, 0, 95, -40, 97, -78, 90), 11, -26, 6.6, "#e6d6a0", 0.45, 5),
        *tooth_row((-70, 128 + g * 0.7, -40, 144 + g, 0, 151 + g, 40, 144 + g, 70, 128 + g * 0.7), 10, -24, 6.2,
        "#dcca92",
        0.5, 9), flat("M-4 36 C-18 46 -24 64 -14 70 Q-4 72 0 62 Q6 72 14 68 C22 60 14 44 4 34 Z", "#2a130d", tone=0.25,
        contour=1.0)]
    for s in (-1, 1):
        out += [flat(ellipse(s * 46, 2, 29, 22), "#3a2a20", tone=0.4, contour=0.6, feather=4),
            Shape(ellipse(s * 46, 3, 18, 15), iris, bevel=12, ink=0.12, tone=1.6, contour=0.9, grain=0,
            shadow=NO_SHADOW,
            glow=Glow("#f0e8a0", 6, 0.4)), flat(ellipse(s * 46, 4, 3.4), "#120905", tone=0.1),
            drawn(line(s * 20, 4, s * 40, -16, s * 72, -12), 5, "#22180e")]
    veins = "M-70 -96 l14 18 l-4 16 M66 -104 l-12 20 l8 18 M30 -120 l-6 20"
    return [*out, drawn(veins, 2, "#7a6a78")]


def _spine(skin: str, spikes: bool) -> list[Shape]:
    """Return a hunched back with every rib and vertebra, behind and above the head."""
    ribs = tuple(Ridge(line(x * 0.3, 60 + abs(x) * 0.1, x, 60 + abs(x) * 0.3, x * 1.3, 200), 18, 11)
        for x in (-200, -156, -112, 112, 156, 200))
    out = [Shape(loop(-290, 430, -290, 230, -230, 60, -110, -40, 0, -70, 110, -40, 230, 60, 290, 230, 290, 430), skin,
        bevel=120,
        angle=12, grain=0.06, ridges=ribs, shadow=Shadow(0.5, 10, 14, 9))]
    for x, y in ((-180, 6), (-120, -36), (-60, -58), (0, -68), (60, -58), (120, -36), (180, 6)):
        if spikes:
            out.insert(0, Shape(polygon(x - 17, y + 20, x + 17, y + 20, x * 1.2, y - 66), BONE, bevel=10, angle=60,
                grain=0.06))
        else:
            out.append(Shape(ellipse(x, y + 8, 19, 13), lighter(skin, 0.1), bevel=11, angle=40, shadow=Shadow(0.35, 3,
                6, 4)))
    return out


def _coffin() -> list[Shape]:
    """Return the near side of a broken coffin with a bony hand that hangs out, its rim on y = 0."""
    boards = polygon(-330, 0, -190, -10, -170, 26, -120, -6, -40, 12, -20, 40, 20, 4, 150, -8, 170, 18, 200, -6, 330, 4,
        320,
        190, -320, 190)
    return [Shape(boards, WOOD, bevel=12, angle=3, grain=0.2, ridges=(Ridge("M-330 50 H330 M-330 104 H330 M-330 150 "
        "H330", 6, -5),),
        shadow=Shadow(0.6, 6, -8, 8)), *[Shape(ellipse(x, 28, 7), "#b9c0c0", bevel=5, shine=0.6) for x in (-290, -220,
        230, 300)],
        Shape(polygon(-14, 70, 14, 70, 14, 90, 34, 90, 34, 108, 14, 108, 14, 160, -14, 160, -14, 108, -34, 108, -34, 90,
        -14, 90),
        "#c9b27a", bevel=6, angle=70, shine=0.5)]


def _ghoul() -> Part:
    """Return a ghoul that gnaws a bone over a coffin, another behind it."""
    far = Fog("#ddd6ac", 0.34)
    other = [*_spine(darker(PALE, 0.1), False), *placed(_head(darker(PALE, 0.06), 0), 0, 40)]
    return [
        *placed(other, 190, -50, 0.58, 6, fog=far),
        *_spine(PALE, False),
        *placed(_head(PALE, 6), -20, 60, 1.02, 5),
        *[s for k in (-1, 1) for s in placed(bone(280, 26), k * -150, 180, 1.0, 0) if k > 0],
        flat(f"{loop(-70, 196, -60, 186, -54, 200, -60, 240)} {loop(30, 200, 38, 190, 44, 204, 38, 230)}", BLOOD,
        contour=0.7),
        *[Shape(tube(s * 250, 190, 70, s * 230, 280, 60, s * 130, 226, 44), PALE, bevel=28, angle=50 * s, grain=0.06,
            ridges=(Ridge(line(s * 240, 200, s * 230, 280, s * 140, 230), 8, 5),)) for s in (-1, 1)],
        *placed(fist(PALE, "#3a2c1c"), -116, 186, 0.9, 84),
        *placed(fist(PALE, "#3a2c1c"), 96, 186, 0.9, 96),
        *placed(_coffin(), 0, 286),
    ]


def _ghoul_elite() -> Part:
    """Return the eldest ghoul: grown huge on its meals, spined, roaring over the coffin, claws high."""
    skin = "#83947a"
    skulls = [s for x, y in ((-120, 226), (-62, 250), (0, 258), (62, 250), (120, 226)) for s in placed(skull(0.52), x,
        y)]
    scars = drawn("M-230 150 l70 60 M-244 180 l66 56 M-250 214 l60 46 M60 -110 l-30 60", 6, "#8e4a3c", contour=1.0)
    out = [*_spine(skin, True), *placed(_head(skin, 44, "#ffb02e"), 0, 14, 1.14), scars,
        flat(loop(-84, 150, -40, 190, 0, 200, 40, 190, 84, 150, 60, 226, 30, 214, 10, 256, -10, 222, -40, 240, -60,
            214),
            BLOOD, opacity=0.85, contour=0.5), *skulls]
    for s in (-1, 1):
        out += [Shape(tube(s * 236, 380, 96, s * 316, 280, 84, s * 256, 120, 54), skin, bevel=34, angle=60 * s,
            grain=0.06,
            ridges=(Ridge(line(s * 240, 360, s * 310, 280, s * 262, 140), 12, 8), Ridge(line(s * 216, 370, s * 290,
            270), 8, 5)),
            shadow=Shadow(0.55, 8, 12, 8)), *placed(claw(skin), s * 244, 50, 1.06, -16 * s, mirror=s > 0)]
    return [*out, *placed(_coffin(), 0, 330)]


def _crypt() -> Part:
    """Return a burial wall with three niches, skulls in them."""
    dice = random.Random(3)
    out = list(cellar(35, "#9a9684", "#e2dcb4", None, None, damp=4))
    for x, y in ((110, 210), (340, 170), (570, 210)):
        out.append(flat(rounded(x, y, 66, 120), "#4f473a", tone=0.5, contour=1.2, ink=0.8))
        for k in (-1, 0, 1):
            out += placed(skull(0.5), x + k * 38 + dice.uniform(-4, 4), y - 24, 1.0, dice.uniform(-10, 10),
                fog=Fog("#e2dcb4", 0.25))
    return [*out, Shape(box(-20, 214, 720, 12), "#a8a28e", bevel=5, angle=4, grain=0.2, fog=Fog("#e2dcb4", 0.3))]


PICTURES = {
    "ghouls-standard": figure(_crypt, _ghoul, 350, 226, 0.98),
    "ghouls-elite": figure(_crypt, _ghoul_elite, 340, 220, 0.92),
}
RECIPES = recipes(PICTURES, __name__, "beasts", "cellars", "fire", "goblins", "hands", "monsters", "stonework")
