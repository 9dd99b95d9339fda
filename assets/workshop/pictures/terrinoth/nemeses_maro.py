"""Ankaur Maro, who was a great magus before he was a dead one."""

from __future__ import annotations

import random

from assets.workshop.engraving import Fog, Glow, Part, Picture, Ridge, Shadow, Shape, Sky, flat, mist, placed
from assets.workshop.engraving.kit.attire import band, brooch, mantle, shoulders, tunic
from assets.workshop.engraving.kit.fire import HEX_FLAMES, flame
from assets.workshop.engraving.kit.hair import locks
from assets.workshop.engraving.kit.haunts import rune
from assets.workshop.engraving.kit.magic import halo
from assets.workshop.engraving.kit.nature import hill
from assets.workshop.engraving.kit.remains import skull
from assets.workshop.engraving.kit.skeletons import bone_fist, bone_hand, great_skull
from assets.workshop.engraving.palette import BONE, DARK_WOOD, GOLD, darker, lighter
from assets.workshop.engraving.paths import ellipse, line, loop, polygon, tube
from assets.workshop.pictures.terrinoth.enemies_setting import LIGHT, PRINT, enemy

ROBE = "#35584c"
GLOW = "#a8f060"


def _mitre() -> list[Shape]:
    """Return a tall magus's mitre of green and gold with a sign of light, flaps at the temples."""
    body = loop(-112, -60, -122, -110, -92, -210, -40, -290, 0, -336, 40, -290, 92, -210, 122, -110, 112, -60, 60, -84,
        0, -92, -60, -84)
    flaps = [Shape(loop(s * 92, -70, s * 124, -66, s * 140, 60, s * 150, 190, s * 104, 196, s * 100, 60), ROBE,
        bevel=16, angle=s * 70, grain=0.06, ridges=(Ridge(line(s * 112, -50, s * 122, 70, s * 126, 180), 8, -5),),
        shadow=Shadow(0.5, 5, 10, 7)) for s in (-1, 1)]
    return [
        *flaps,
        Shape(body, ROBE, bevel=50, angle=24, grain=0.07, shadow=Shadow(0.55, 6, 12, 8), ridges=(Ridge(line(-50, -100,
        -40,
            -190, 0, -320), 10, -6), Ridge(line(50, -100, 44, -190, 0, -320), 10, -6))),
        band(line(-114, -72, -60, -94, 0, -102, 60, -94, 114, -72), 26, GOLD, 70),
        band(line(-100, -110, -70, -206, 0, -322, 70, -206, 100, -110), 10, GOLD, 40),
        band(line(0, -110, 0, -316), 10, GOLD, 80),
        *[Shape(ellipse(x, -92 + abs(x) * 0.16, 9), c, bevel=7, shine=0.7, ink=0.4) for x, c in ((-84, "#a8342a"), (-44,
            "#5fa03c"), (44, "#5fa03c"), (84, "#a8342a"))],
        Shape(polygon(0, -222, 26, -176, 0, -126, -26, -176), "#dff8a8", bevel=12, angle=30, ink=0.1, tone=1.6,
        shine=0.6,
            glow=Glow(GLOW, 14, 0.8)),
        *[shape for s in (-1, 1) for shape in (band(f"M{s * 104} 180 h{s * 44}", 14, GOLD), rune(s * 124, 110, 44,
        2 + s, GLOW))],
    ]


def _crook() -> list[Shape]:
    """Return a staff of black wood topped by ribs that hold a skull in green fire; grip at 0, 0."""
    arcs = [Shape(tube(s * 6, -170, 16, s * 56, -210, 18, s * 62, -280, 14, s * 22, -330, 3), BONE, bevel=8,
        angle=s * 40)
        for s in (-1, 1)]
    return [Shape(tube(0, 320, 24, 0, 60, 22, 0, -180, 26), DARK_WOOD, bevel=11, angle=84, grain=0.25),
        *flame(0, -196, 130, 0.5, HEX_FLAMES), *arcs, *placed(skull("#e4dcb8"), 0, -236, 1.2),
        band("M-15 -170 H15 M-15 -150 H15", 11, GOLD, 10)]


def magus() -> Part:
    """Return Ankaur Maro: a withered magus in mitre and robe, a soul in one hand, his staff in the other."""
    dice = random.Random(5)
    wisps = [flat(tube(x, 400, 30, x + dice.uniform(-20, 20), 300, 20, x + dice.uniform(-30, 30), 200, 3), "#dff4c0",
        opacity=0.4, feather=8, tone=1.5, ink=0.2) for x in (-300, -120, 140, 310)]
    whiskers = locks("#cfd4b8", (-44, 140, 22, -52, 210, 30, -36, 300, 22, -52, 380, 3), (-14, 150, 24, -14, 240, 32,
        -6, 330,
        22, -12, 420, 3), (18, 150, 24, 24, 230, 30, 18, 320, 22, 28, 410, 3), (46, 138, 20, 54, 210, 26, 40, 290, 18,
        56,
        360, 3))
    sleeve = loop(-80, 330, -64, 190, -44, 100, 44, 96, 90, 160, 150, 300, 110, 350)
    sleeve_folds = (Ridge(line(-10, 110, 0, 200, -20, 330), 14, -8), Ridge(line(30, 106, 60, 200, 60, 330), 14, -8))
    return [
        *wisps,
        halo(0, -100, 228, 216, 8, GLOW),
        Shape(loop(-60, 120, 60, 120, 76, 250, -76, 250), "#5a5a44", bevel=30, angle=20, grain=0.12),
        shoulders(ROBE, 1.02, 12),
        *tunic("#243c34", GOLD),
        *mantle(lighter(ROBE, 0.04), darker(ROBE, 0.3)),
        *[band(line(s * 118, 200, s * 70, 216, s * 24, 264, s * 50, 330, s * 90, 440), 16, GOLD, 60) for s in (-1, 1)],
        *great_skull("#c6c293", 12, GLOW),
        *[Shape(loop(s * 62, 60, s * 88, 40, s * 90, 90, s * 76, 140, s * 60, 120), "#a8a878", bevel=10, angle=s * 60,
        grain=0.1,
            ridges=(Ridge(line(s * 70, 60, s * 74, 120), 6, -5),), shadow=Shadow(0.2, 1, 2, 2)) for s in (-1, 1)],
        *whiskers,
        *_mitre(),
        *brooch(0, 282, 30, "#7ac040"),
        *placed([Shape(sleeve, ROBE, bevel=44, angle=44, grain=0.07, ridges=sleeve_folds), band(line(-46, 104, 0, 116,
        46, 98),
            18, GOLD, 70), *placed(bone_hand("#d4cfa4", "#3a3a24"), 0, 30, 1.0), *flame(0, -80, 150, 0.7, HEX_FLAMES)],
            -222, 200, 1.1, -8),
        *placed([*_crook(), *bone_fist("#d4cfa4")], 240, 210, 1.12, 7),
        *placed([Shape(sleeve, ROBE, bevel=44, angle=44, grain=0.07, ridges=sleeve_folds), band(line(-46, 104, 0, 116,
        46, 98),
            18, GOLD, 70)], 236, 184, 1.1, -4, mirror=True),
    ]


def _mistlands() -> Part:
    """Return ranks of the dead with spears that come out of the fog."""
    dice = random.Random(11)
    fog = "#d2dcc0"
    out: list[Shape] = []
    for y, veil, size, count in ((370, 0.72, 0.5, 15), (410, 0.55, 0.68, 11), (460, 0.36, 0.95, 8)):
        haze = Fog(fog, veil)
        out.append(hill(680, 640, [(-20, y), (340, y - 14), (700, y)], "#6f7c62", haze))
        for i in range(count):
            x = 680 * (i + dice.uniform(0.2, 0.8)) / count
            lean = dice.uniform(-8, 8)
            body = [Shape(tube(30, 20, 5, 30 + lean, -190, 4), "#6a5a48", bevel=2, angle=80, fog=haze),
                Shape(polygon(30 + lean, -220, 38 + lean, -186, 22 + lean, -186), "#9aa09a", bevel=4, fog=haze),
                Shape(loop(-36, 40, -34, -20, 0, -36, 34, -20, 36, 40), "#6d7068", bevel=18, angle=60, fog=haze),
                *placed(skull("#d8d2b4", haze), 0, -56), Shape("M-28 -62 C-28 -104 28 -104 28 -62 Z", "#7d8484",
                bevel=12,
                    angle=20, fog=haze)]
            out += placed(body, x, y + 30, size)
        bank = f"M-40 {y + 10} C160 {y - 20} 300 {y + 40} 460 {y} C560 {y - 20} 640 {y + 14} 720 {y} V{y + 90} H-40 Z"
        out.append(mist(bank, fog, 0.6))
    return out


PICTURE = Picture(_mistlands, lambda: placed(magus(), 338, 324, 0.9),
    Sky(high="#5c7058", low="#e6e8bc", sun=(0.5, 0.28), reach=0.95, seed=5), LIGHT, PRINT)

_KIT = ("attire", "faces", "fire", "hair", "haunts", "magic", "nature", "remains", "skeletons", "stonework")
RECIPES = (enemy("ankaur-maro", PICTURE, __name__, *_KIT),)
