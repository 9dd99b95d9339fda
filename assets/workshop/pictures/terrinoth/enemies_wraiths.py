"""The Wraith and the wraith that was a king."""

from __future__ import annotations

import random

from assets.workshop.engraving import Fog, Glow, Part, Picture, Ridge, Shadow, Shape, Sky, flat, mist, placed
from assets.workshop.engraving.kit.haunts import crypt, moon
from assets.workshop.engraving.kit.monsters import tooth_row
from assets.workshop.engraving.kit.nature import hill, trunk
from assets.workshop.engraving.kit.skeletons import bone_arm, bone_fist, bone_hand
from assets.workshop.engraving.kit.stonework import chain
from assets.workshop.engraving.palette import DARK_STEEL, STEEL, darker, lighter
from assets.workshop.engraving.paths import ellipse, line, loop, polygon, tube
from assets.workshop.pictures.terrinoth.enemies_setting import LIGHT, PRINT, enemy

COLD = "#a8f0f0"
PALE_BONE = "#d4dccb"


def _tatters(dice: random.Random, left: float, right: float, top: float, long: float, colour: str) -> list[Shape]:
    """Return strips of shroud that hang and stream away to the right."""
    out = []
    count = round((right - left) / 52)
    for i in range(count):
        x = left + (right - left) * (i + 0.5) / count
        fall = long * dice.uniform(0.6, 1.1)
        drift = dice.uniform(10, 70)
        out.append(Shape(polygon(x - 34, top, x + 34, top, x + 26 + drift * 0.4, top + fall * 0.5, x + 30 + drift,
            top + fall * 0.8, x + 8 + drift, top + fall * 0.76, x + drift, top + fall, x - 6 + drift * 0.6,
            top + fall * 0.7, x - 20 + drift * 0.3, top + fall * 0.55), lighter(colour, 0.06 * (i % 3)), bevel=16,
            angle=70 + 14 * (i % 3),
            grain=0.14, opacity=0.92, ridges=(Ridge(line(x, top, x + 6, top + fall * 0.4, x + drift * 0.7,
                top + fall * 0.8), 10, -7),)))
    return out


def _hood(colour: str, wide: float = 1.0) -> list[Shape]:
    """Return a deep, empty hood; the hollow's middle is 0, 0."""
    k = wide
    outer = loop(-190 * k, 260, -178 * k, 110, -160 * k, -40, -112 * k, -140, -30, -206, 40, -214, 116 * k, -150,
        164 * k, -30, 180 * k, 120, 206 * k, 260)
    creases = [line(-10 + s * 16, -196, s * 120 * k, -80, s * 150 * k, 60, s * 176 * k, 240) for s in (-1, 1)]
    folds = tuple(Ridge(crease, 15, -9) for crease in (*creases, line(30, -206, 92 * k, -120, 130 * k, 10)))
    hollow_ = loop(-104 * k, 190, -118 * k, 60, -106 * k, -60, -52 * k, -126, 10, -140, 70 * k, -118, 112 * k, -50,
        118 * k, 70, 96 * k, 190, 0, 232)
    rim = loop(-120 * k, 210, -134 * k, 60, -122 * k, -72, -60 * k, -146, 12, -162, 82 * k, -136, 128 * k, -58,
        134 * k, 70, 112 * k, 210, 0, 250)
    return [
        Shape(outer, colour, bevel=70, angle=70, grain=0.12, ridges=folds, shadow=Shadow(0.5, 10, 14, 10)),
        Shape(rim, lighter(colour, 0.12), bevel=18, angle=20, grain=0.1),
        Shape(hollow_, "#17202a", bevel=50, swell=-0.5, angle=20, tone=0.35, grain=0.05, contour=0.8),
    ]


def _lights(y: float, size: float, apart: float = 42.0, colour: str = COLD) -> list[Shape]:
    """Return two cold lights in the dark, narrowed with hate."""
    out: list[Shape] = []
    for s in (-1, 1):
        x = s * apart
        lens = loop(x - s * 26 * size, y + 8, x - s * 4, y - 8 * size, x + s * 26 * size, y - 14 * size,
            x + s * 14 * size, y + 9 * size, x - s * 8, y + 13 * size)
        out += [flat(lens, colour, ink=0, tone=1.9, contour=0.4, glow=Glow(colour, 16 * size, 0.85)),
            flat(ellipse(x, y, 8 * size, 6 * size), "#ffffff", ink=0, tone=1.9)]
    return out


def _shroud(colour: str, dice: random.Random) -> list[Shape]:
    """Return the shoulders of a shroud in rags."""
    folds = tuple(Ridge(line(x * 0.5, 220, x * 0.85, 320, x, 460), 20, -11) for x in (-250, -180, -110, -40, 40, 110,
        180,
        250))
    body = loop(-320, 440, -300, 320, -230, 246, -110, 208, 0, 200, 110, 208, 236, 246, 310, 320, 340, 440, 0, 480)
    return [Shape(body, colour, bevel=80, angle=16, grain=0.12, ridges=folds), *_tatters(dice, -330, 340, 372, 190,
        colour)]


def _wraith() -> Part:
    """Return the wraith: an empty grey hood with two cold lights, a hand of bone at your heart."""
    grey = "#7fa8ae"
    dice = random.Random(4)
    return [
        mist("M-360 200 C-300 120 -200 160 -180 240 C-60 180 60 180 180 240 C220 150 330 140 370 220 V480 H-360 Z",
        "#d6e6e4",
            0.5),
        *_shroud(grey, dice),
        *_hood(grey),
        *_lights(-6, 1.0),
        flat(loop(-30, 90, 0, 78, 30, 90, 22, 150, 0, 166, -22, 150), "#0b1014", tone=0.15, feather=6),
        *bone_arm(-250, 330, -320, 400, -214, 330, colour=PALE_BONE, width=28),
        Shape(loop(-330, 470, -330, 330, -280, 260, -200, 290, -190, 350, -226, 400, -250, 480), grey, bevel=40,
        angle=60,
            grain=0.12, ridges=(Ridge(line(-290, 290, -280, 370, -300, 460), 14, -9),)),
        *placed(bone_hand(PALE_BONE, "#3a4444"), -196, 246, 1.12, -24),
        *placed(bone_hand(PALE_BONE, "#3a4444"), 214, 276, 1.28, 16, mirror=True),
        Shape(loop(160, 480, 176, 400, 200, 366, 252, 366, 292, 400, 330, 480), darker(grey, 0.08), bevel=36, angle=110,
            grain=0.12, ridges=(Ridge(line(220, 372, 230, 420, 220, 480), 12, -8),)),
    ]


def _crown() -> list[Shape]:
    """Return a tall crown of black iron thorns, about 260 wide; its rim lies at y = 0."""
    points: list[float] = []
    for i in range(7):
        x = -120 + 40 * i
        points += [x - 18, -26, x, -96 - 46 * (1 - abs(i - 3) / 3)]
    rim = polygon(-132, 20, *points, 132, -26, 132, 20, 60, 34, 0, 38, -60, 34)
    stones = [Shape(ellipse(x, 12 - abs(x) * 0.05, 10), COLD, bevel=8, shine=0.8, ink=0.2, tone=1.5, glow=Glow(COLD, 8,
        0.5))
        for x in (-84, -42, 0, 42, 84)]
    return [Shape(rim, DARK_STEEL, bevel=14, angle=80, grain=0.1, shine=0.5, shadow=Shadow(0.6, 4, 12, 7)), *stones]


def _scythe() -> list[Shape]:
    """Return a scythe whose blade curves to the left over the grip at 0, 0."""
    blade = "M10 -330 C-90 -372 -240 -340 -330 -214 C-238 -286 -120 -300 0 -268 Z"
    return [Shape(tube(0, 260, 20, 8, 0, 20, -6, -200, 20, 6, -330, 18), "#4a3a3a", bevel=9, angle=84, grain=0.2),
        Shape(blade, STEEL, bevel=22, angle=20, grain=0.04, shine=0.7, shadow=Shadow(0.5, 8, 12, 8)),
        Shape(polygon(-16, -344, 26, -344, 26, -258, -16, -258), DARK_STEEL, bevel=8, angle=10)]


def _dread_king() -> Part:
    """Return the master: a crowned wraith with a screaming face of bone, a scythe and the chains of its court."""
    purple = "#6b6488"
    dice = random.Random(9)
    face = loop(0, -104, 52, -88, 82, -30, 76, 40, 56, 90, 48, 168, 0, 206, -48, 168, -56, 90, -76, 40, -82, -30, -52,
        -88)
    scream = loop(0, 78, 34, 92, 38, 140, 24, 186, 0, 194, -24, 186, -38, 140, -34, 92)
    eyes = [flat(loop(s * 12, 14, s * 22, -20, s * 50, -34, s * 64, -10, s * 52, 20, s * 28, 30), "#131820", tone=0.15,
        contour=0.8) for s in (-1, 1)]
    return [
        *[s for x in (-150, -90, 100, 160) for s in chain(x, 230, 480, 1.5)],
        *placed(_scythe(), 262, 210, 1.0, 12),
        *_shroud(purple, dice),
        *_hood(purple, 1.06),
        Shape(face, PALE_BONE, bevel=60, angle=16, grain=0.1, ridges=(Ridge(line(-54, 40, -30, 80, -44, 150), 12, -9),
            Ridge(line(54, 40, 30, 80, 44, 150), 12, -9)), shadow=Shadow(0.6, 4, 10, 7)),
        *eyes, flat("M0 34 l-10 26 l10 -6 l10 6 Z", "#131820", tone=0.2), flat(scream, "#10141c", tone=0.15, contour=1),
        *tooth_row((-28, 92, 0, 82, 28, 92), 6, 16, 5, PALE_BONE), *tooth_row((22, 184, 0, 192, -22, 184), 5, 13, 5,
        PALE_BONE),
        *_lights(-4, 0.8, 40, "#ff9af0"),
        *placed(_crown(), 4, -128, 1.06, -3),
        *[s for x in (-120, 136) for s in chain(x, 240, 470, 1.6)],
        *placed(bone_hand(PALE_BONE, "#2c2834"), -236, 250, 1.2, -16),
        *placed([_scythe()[0], *placed(bone_fist(PALE_BONE), 0, 40, 1.1)], 262, 210, 1.0, 12),
        Shape(loop(-350, 490, -330, 370, -290, 320, -230, 330, -200, 390, -210, 490), purple, bevel=40, angle=60,
        grain=0.12),
        Shape(loop(210, 490, 250, 370, 300, 290, 350, 320, 380, 490), darker(purple, 0.1), bevel=40, angle=110,
        grain=0.12),
    ]


def _marsh() -> Part:
    """Return a dead wood in fog."""
    dice = random.Random(6)
    fog = "#cfdcd8"
    return [*moon(520, 110, 70), *[s for x, w, lean in ((60, 26, 20), (160, 18, -10), (470, 20, 20), (600, 34, -24))
        for s in trunk(dice, x, 480, w, "#55605f", lean, Fog(fog, 0.45), boughs=5)],
        hill(680, 640, [(-20, 470), (300, 450), (700, 470)], "#7d8c80", Fog(fog, 0.4)),
        mist("M-40 420 C140 380 260 460 420 420 C560 390 640 430 720 410 V560 H-40 Z", fog, 0.8)]


WRAITH = Picture(_marsh, lambda: placed(_wraith(), 340, 236, 1.0),
    Sky(high="#4a6068", low="#d4e0d4", sun=(0.76, 0.18), reach=0.95, beams=0.02, seed=5), LIGHT, PRINT)
DREAD_KING = Picture(lambda: crypt(4, "#857f98", "#c6bcd2", "#d8c8e6"), lambda: placed(_dread_king(), 334, 280, 1.0),
    Sky(high="#3c3654", low="#cfc0d8", sun=(0.5, 0.4), seed=8), LIGHT, PRINT)

_KIT = ("haunts", "monsters", "nature", "skeletons", "stonework")
RECIPES = (enemy("wraiths-minion", WRAITH, __name__, *_KIT), enemy("wraiths-master", DREAD_KING, __name__, *_KIT))
