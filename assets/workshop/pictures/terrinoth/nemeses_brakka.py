"""Brakka Bonecart, the ogress who pays her debts in people."""

from __future__ import annotations

import random

from assets.workshop.engraving import Fog, Light, Part, Picture, Print, Ridge, Shadow, Shape, Sky, drawn, flat, placed
from assets.workshop.engraving.kit.attire import band, fur, necklace, ring, shoulders
from assets.workshop.engraving.kit.faces import Face, big_nose, brows, ear, eyes, head, lines, neck, planes
from assets.workshop.engraving.kit.fire import flame, smoke
from assets.workshop.engraving.kit.goblins import fangs, skull
from assets.workshop.engraving.kit.hair import braid, locks
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.props import wheel
from assets.workshop.engraving.kit.remains import long_bone
from assets.workshop.engraving.kit.stonework import chain
from assets.workshop.engraving.kit.town import gabled
from assets.workshop.engraving.palette import BONE, DARK_STEEL, DARK_WOOD, LEATHER, WOOD
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.terrinoth.enemies_setting import enemy

SKIN = "#c8967a"
BRAKKA = Face(skin=SKIN, hair="#8a4a2c", iris="#6a8a3a", turn=-0.16, width=1.22, jaw=1.36, chin=1.2, age=0.6, brow=1.5,
    ridge=1.7, nose=0.8, cheek=1.5, eye=0.98, open=0.9, slant=2, stern=8, gaze=-4, bones=1.1)


def _captive(x: float, y: float, skin: str, hair: str, cloth: str) -> list[Shape]:
    """Return a frightened villager behind the bars, head and shoulders."""
    face = [
        Shape(loop(-44, 96, -36, 52, 0, 40, 36, 52, 44, 96), cloth, bevel=20, angle=70),
        Shape(loop(0, -40, 28, -30, 32, 4, 22, 34, 0, 46, -22, 34, -32, 4, -28, -30), skin, bevel=24, angle=10,
        grain=0.02),
        Shape(loop(-34, 2, -36, -34, 0, -54, 36, -34, 34, 2, 26, -20, 0, -28, -26, -20), hair, bevel=12, angle=60),
        *[flat(ellipse(s * 12, 2, 6, 5), "#f7efdc", contour=0.7, ink=0, tone=1.5) for s in (-1, 1)],
        flat(f"{ellipse(-11, 3, 2.4)} {ellipse(13, 3, 2.4)}", "#1d120c", tone=0.1),
        drawn("M-20 -8 q8 -6 14 -2 M20 -8 q-8 -6 -14 -2", 2.4), flat(ellipse(0, 26, 7, 8), "#4a1a14", tone=0.4,
        contour=0.7),
    ]
    return placed(face, x, y, 0.86)


def _cage() -> list[Shape]:
    """Return the cart's cage of bones and boards with folk in it, 260 wide, its floor at y = 0."""
    bars: list[Shape] = []
    for i in range(6):
        bars += placed(long_bone(250, "#e4d6b0"), -118 + 47 * i, -116, 1.0, 90 + (i % 3 - 1) * 2)
    return [
        flat(box(-130, -230, 260, 230), "#3a2a22", tone=0.45, contour=1),
        *_captive(-72, -110, "#e0b48c", "#6a4a2a", "#7a8a5a"),
        *_captive(4, -90, "#d8a880", "#b0aca0", "#8a5a4a"),
        *_captive(78, -116, "#e4bc98", "#c08a3a", "#5f7a8c"),
        *bars,
        Shape(box(-146, -248, 292, 26), WOOD, bevel=8, angle=4, grain=0.2),
        Shape(box(-150, -10, 300, 34), WOOD, bevel=8, angle=4, grain=0.2),
        *placed(skull(0.8), -100, -262), *placed(skull(0.8), 4, -268), *placed(skull(0.8), 104, -262),
        *placed(wheel(84, 10, "#6a4a30"), 40, 60),
    ]


def brakka() -> Part:
    """Return Brakka: red braids, tusks, a yoke with chains on her shoulders, and the cart behind."""
    f, dice = BRAKKA, random.Random(6)
    tusks = [Shape(tube(f.across(s * 34), 118, 22, f.across(s * 40), 92, 20, f.across(s * 46), 58, 3), "#f0e4bc",
        bevel=10, angle=s * 70, ink=0.6, shadow=Shadow(0.5, 4, 6, 4)) for s in (-1, 1)]
    m = f.across(0, 8)
    mouth = loop(m - 50, 100, m - 24, 94, m, 97, m + 24, 94, m + 50, 102, m + 30, 118, m, 122, m - 30, 117)
    paint = [flat(loop(f.across(s * 20), 26, f.across(s * 46), 22, f.across(s * 74), 30, f.across(s * 70), 44,
        f.across(s * 40), 40), "#7a2c22", opacity=0.6, contour=0.3) for s in (-1, 1)]
    yoke = loop(-300, 250, -200, 206, -100, 214, 0, 240, 100, 214, 200, 206, 300, 250, 296, 296, 196, 252, 100, 262, 0,
        290,
        -100, 262, -200, 252, -296, 296)
    return [
        *placed(_cage(), 234, 124, 1.06, 2),
        *ear(f, -1, 20), *ear(f, 1, 20),
        ring(-146, 44, 19, 6), ring(138, 44, 19, 6), ring(-150, 66, 17, 6),
        neck(f, 1.5),
        shoulders(SKIN, 1.16, 26, 0.5),
        *fur(dice, "#7a5c44", -10),
        head(f), *planes(f), *lines(f), *paint,
        flat(mouth, "#3a0f0c", tone=0.3, contour=1.2), *fangs(tuple((m + x, 98, 8, 11) for x in (-22, -6, 10, 24)),
        "#e0cf9c"),
        *tusks,
        *eyes(f), *brows(f), *big_nose(f, 1.1),
        *locks(f.hair, (-10, -150, 40, -84, -120, 50, -132, -40, 40, -136, 40, 20),
            (0, -150, 40, 70, -126, 50, 122, -50, 40, 132, 40, 20), (0, -150, 36, -40, -176, 44, -10, -210, 34, 30,
            -216, 6), (-4, -150, 30, 40, -180, 40, 60, -204, 6)),
        *placed(long_bone(150), 10, -178, 1.0, -14),
        *braid(f.hair, (-138, 40, -160, 140, -150, 250, -170, 330), 50),
        *braid(f.hair, (132, 40, 160, 140, 146, 250, 160, 330), 50),
        Shape(yoke, DARK_WOOD, bevel=24, angle=10, grain=0.25, shadow=Shadow(0.6, 8, 14, 9)),
        *[band(f"M{x} 200 v70", 22, DARK_STEEL, 80) for x in (-196, -104, 104, 196)],
        *[s for x in (-250, 250) for s in chain(x, 270, 480, 2.2, "#8a8f92")],
        *necklace((-110, 290, -70, 336, -24, 354, 30, 354, 76, 334, 114, 290), BONE, 20, teeth=True),
        *placed([*_hook(), *fist(SKIN, "#6a4a34")], -228, 236, 1.3, -8),
        band(line(-60, 470, 0, 420, 80, 470), 30, LEATHER),
    ]


def _hook() -> list[Shape]:
    """Return the iron hook on a pole with which she picks people up by the collar."""
    hook = tube(0, -230, 26, 4, -300, 26, -50, -340, 24, -104, -300, 22, -92, -240, 18, -60, -232, 4)
    return [Shape(tube(0, 300, 28, 0, 0, 28, 0, -230, 30), WOOD, bevel=13, angle=84, grain=0.2),
        Shape(hook, "#9aa2a4", bevel=12, angle=40, shine=0.6, shadow=Shadow(0.5, 8, 10, 7)),
        Shape(polygon(-19, -246, 19, -246, 22, -196, -22, -196), DARK_STEEL, bevel=9, angle=10)]


def _burning_ford() -> Part:
    """Return a street of houses on fire."""
    fog = Fog("#f0c490", 0.35)
    return [
        *[smoke(x, y, 300, w) for x, y, w in ((60, 250, 60), (190, 210, 50), (560, 200, 60))],
        *placed(gabled(190, 190, fog=fog), 60, 460), *placed(gabled(160, 150, fog=Fog("#f0c490", 0.5)), 220, 450),
        *placed(gabled(180, 180, fog=fog), 630, 460),
        *flame(40, 290, 120), *flame(110, 320, 90), *flame(236, 330, 80), *flame(640, 290, 110),
        Shape(box(-20, 450, 720, 200), "#a08a68", bevel=20, swell=0, angle=4, grain=0.2, contour=0.5,
            fog=Fog("#f0c490", 0.2), ridges=(Ridge("M-20 490 H700 M-20 540 H700", 6, -4),)),
    ]


PICTURE = Picture(_burning_ford, lambda: placed(brakka(), 318, 268, 0.96),
    Sky(high="#7a4a3c", low="#f8cc84", sun=(0.2, 0.4), reach=1.0, seed=5),
    Light(key=(-0.5, -0.66, 0.66), ambient=0.27), Print(gamma=0.8, white=96))

_KIT = ("attire", "faces", "fire", "goblins", "hair", "hands", "houses", "props", "remains", "stonework", "town")
RECIPES = (enemy("brakka-bonecart", PICTURE, __name__, *_KIT),)
