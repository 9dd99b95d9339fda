"""The Flesh Moulder at its table and the master of the craft, who has given itself four arms."""

from __future__ import annotations

import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Dab,
    Fog,
    Part,
    Picture,
    Ridge,
    Shadow,
    Shape,
    Sky,
    drawn,
    flat,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.monsters import horn, tooth_row
from assets.workshop.engraving.kit.moulders import (
    GUM,
    apron,
    half_made,
    moulder_head,
    spider_hand,
    staring_eye,
    stitches,
)
from assets.workshop.engraving.kit.props import bottle
from assets.workshop.engraving.kit.stonework import chain, wall
from assets.workshop.engraving.palette import BONE, DARK_STEEL, GOLD, STEEL, WOOD, darker
from assets.workshop.engraving.paths import box, ellipse, line, loop, tube
from assets.workshop.pictures.terrinoth.enemies_setting import LIGHT, PRINT, enemy

PALLID = "#e0b8a4"
LIVID = "#c0a0b4"


def _arm(*run: float, skin: str) -> Shape:
    """Return a thin arm along x, y, width, ... with its sinews."""
    middle = [v for i in range(0, len(run), 3) for v in (run[i] + 4, run[i + 1])]
    return Shape(tube(*run), skin, bevel=24, angle=60, pitch=0.85, grain=0.08, ridges=(Ridge(line(*middle), 10, 6),),
        shadow=Shadow(0.5, 8, 12, 8))


def _moulder() -> Part:
    """Return the moulder: a bald grinning head over its table, long fingers in a lump that has begun to look."""
    return [
        *placed(apron(PALLID, "#8a5a40"), 340, 240),
        *placed(moulder_head(PALLID, "#c8d83a"), 340, 216, 0.88, -6),
        Shape(box(-20, 568, 720, 60), WOOD, bevel=14, angle=4, grain=0.2, shadow=Shadow(0.4, 0, -10, 8)),
        *placed(half_made(), 344, 588, 1.02),
        *placed(spider_hand(PALLID, -22), 120, 538, 0.86, 26),
        *placed(spider_hand(darker(PALLID, 0.06), -22), 568, 538, 0.86, -26, mirror=True),
    ]


def _workshop() -> Part:
    """Return a cellar with hooks on chains and jars in which things look out."""
    out: list[Shape] = [wall(random.Random(5), -20, -20, 720, 660, "#8a7a70", 60, Fog("#d8c8a8", 0.25))]
    for x, y in ((70, 120), (610, 90)):
        out += [*chain(x, -20, y - 20, 1.3), Shape(stroke(f"M{x} {y - 20} v40 q0 40 -26 40 q-24 0 -22 -28", 9),
            DARK_STEEL, bevel=4, angle=40, shine=0.6)]
    out.append(Shape(box(480, 330, 220, 18), WOOD, bevel=6, angle=4, grain=0.2))
    out.append(Shape(box(-20, 330, 210, 18), WOOD, bevel=6, angle=4, grain=0.2))
    for x, colour in ((40, "#8aa84a"), (130, "#a88a4a"), (560, "#8aa84a"), (640, "#7a9a8a")):
        out += [Shape(loop(x - 34, 328, x - 36, 250, x - 20, 230, x + 20, 230, x + 36, 250, x + 34, 328), colour,
            bevel=26,
            angle=84, shine=0.8, grain=0.03, tone=1.15), Shape(box(x - 24, 214, 48, 20), "#b98a52", bevel=8, angle=10)]
        out += placed(staring_eye(15, "#a8452f", "#d8a890"), x - 2, 284)
    return [*out, *placed(bottle(80, "#7a4a5a"), 500, 330)]


def _chest_face(skin: str) -> list[Shape]:
    """Return a face that has been grown into a chest and screams, round 0, 0."""
    out: list[Shape] = [
        Shape(loop(0, -104, 70, -84, 96, -20, 82, 60, 40, 112, 0, 122, -40, 112, -82, 60, -96, -20, -70, -84), skin,
            bevel=60,
            angle=-20, pitch=0.85, grain=0.08, dabs=(Dab(-36, -34, 26, 18, -14), Dab(36, -34, 26, 18, -14), Dab(0, -4,
            10, 30, 10), Dab(-54, 20, 18, 18, 10), Dab(54, 20, 18, 18, 10)), shadow=Shadow(0.4, 4, 8, 6)),
        flat(loop(-34, 34, 0, 24, 34, 34, 38, 70, 0, 100, -38, 70), GUM, tone=0.5, contour=1.1),
        flat(loop(-24, 44, 0, 36, 24, 44, 26, 68, 0, 88, -26, 68), "#2a0b0b", tone=0.2),
        *tooth_row((-30, 38, 0, 30, 30, 38), 6, 15, 5, "#efe2b8", 0.3, 3),
        *tooth_row((30, 74, 0, 94, -30, 74), 6, 14, 5, "#efe2b8", 0.3, 5),
    ]
    for s in (-1, 1):
        out += placed(staring_eye(15, "#e0d060", skin), s * 38, -34)
    return [*out, *stitches(-94, -30, -78, 60, -36, 114, 36, 114, 78, 60, 94, -30, step=20)]


def _tool(kind: int) -> list[Shape]:
    """Return a tool upright in a fist at 0, 0: a flaying knife (0) or a hooked needle with its thread (1)."""
    if kind == 0:
        return [Shape(tube(0, 60, 20, 0, -40, 22), WOOD, bevel=10, angle=84), Shape(
            loop(-14, -40, 16, -40, 34, -110, 20, -190, -22, -236, -40, -180, -34, -100), STEEL, bevel=18, angle=60,
                shine=0.8,
            ridges=(Ridge(line(10, -50, 20, -120, -16, -220), 7, -5),), shadow=Shadow(0.5, 6, 8, 5)),
            Shape(box(-24, -48, 48, 16), GOLD, bevel=7, angle=10)]
    return [Shape(tube(0, 70, 16, 0, -120, 15, 4, -190, 13, 50, -226, 11, 78, -190, 9, 66, -150, 1), STEEL, bevel=7,
        angle=80,
        shine=0.9, shadow=Shadow(0.5, 6, 8, 5)), Shape(stroke(ellipse(0, 84, 12, 18), 6), STEEL, bevel=3, shine=0.8),
        drawn(line(0, 96, 30, 150, 0, 210, 40, 270, 10, 340), 4, "#a8302c")]


def _gripping(skin: str) -> list[Shape]:
    """Return long fingers closed round a shaft at 0, 0, their nails standing off."""
    out = [Shape(loop(-40, -40, 0, -52, 38, -40, 44, 10, 32, 56, -34, 56, -48, 10), darker(skin, 0.12), bevel=24,
        angle=10)]
    for y, reach in ((-34, 50), (-11, 58), (12, 56), (34, 46)):
        out += [Shape(tube(-38, y + 2, 20, -10, y - 5, 24, 26, y - 3, 17, reach - 4, y + 4, 17), skin, bevel=10,
            angle=70,
            grain=0.04, shadow=Shadow(0.4, 2, 5, 3)), Shape(tube(reach - 4, y + 4, 12, reach + 14, y + 12, 8,
            reach + 26, y + 26, 1), "#3a2420", bevel=5, angle=40, shine=0.5)]
    return [*out, Shape(tube(-42, 10, 24, -32, -36, 20, 0, -58, 18, 26, -54, 10), skin, bevel=10, angle=30, grain=0.04)]


def _master() -> Part:
    """Return the master moulder: crowned with bone, three eyes, a screaming chest, four arms with its tools."""
    crown = [s for k in (-1, 1) for run in ((k * 110, -150, 44, k * 170, -196, 36, k * 196, -262, 24, k * 160, -318, 3),
        (k * 50, -206, 36, k * 76, -262, 28, k * 62, -318, 3), (k * 136, -96, 34, k * 196, -110, 26, k * 240, -160, 3))
        for s in horn(run, BONE, 5, k * 50)]
    return [
        _arm(250, 380, 96, 120, 400, 74, 70, 320, 64, 96, 250, 54, skin=darker(LIVID, 0.08)),
        _arm(430, 380, 96, 560, 400, 74, 610, 320, 64, 584, 250, 54, skin=darker(LIVID, 0.16)),
        *placed(_tool(0), 96, 230, 0.86, -10),
        *placed(_tool(1), 584, 230, 0.86, 8),
        *placed(_gripping(LIVID), 96, 226, 0.92),
        *placed(_gripping(LIVID), 584, 226, 0.92, mirror=True),
        *placed(apron(LIVID, "#6a3a44"), 340, 268, 1.0),
        *placed(_chest_face(darker(LIVID, 0.04)), 340, 500, 0.92),
        *placed(crown, 340, 256, 0.74),
        *placed(moulder_head(LIVID, "#ff9a2e", 22, False), 340, 256, 0.8),
        Shape(loop(236, 106, 290, 76, 340, 68, 390, 76, 444, 106, 440, 132, 390, 104, 340, 96, 290, 104, 240, 132),
            DARK_STEEL, bevel=12, angle=10, shine=0.7, shadow=Shadow(0.5, 3, 8, 4)),
        *[Shape(ellipse(x, y, 9), "#b0342c", bevel=8, shine=1.0, shadow=NO_SHADOW) for x, y in ((274, 98), (340, 82),
            (406, 98))],
        *placed(spider_hand(LIVID, -20), 108, 560, 0.8, 18),
        *placed(spider_hand(darker(LIVID, 0.06), -20), 572, 560, 0.8, -18, mirror=True),
    ]


def _cathedral() -> Part:
    """Return a hall that is a rib cage: walls of flesh between arches of bone."""
    out: list[Shape] = [Shape(box(-20, -20, 720, 660), "#a85a54", bevel=40, swell=0, angle=60, grain=0.5, contour=0,
        shadow=NO_SHADOW, fog=Fog("#e8b89a", 0.2), ridges=(Ridge(" ".join(line(x, -20, x + 30, 160, x - 20, 320,
        x + 20, 620)
        for x in range(0, 700, 44)), 12, -9),))]
    for half, top, veil in ((330, -40, 0.05), (250, 20, 0.2), (180, 70, 0.35)):
        for s in (-1, 1):
            out.append(Shape(tube(340 + s * 6, top, 20, 340 + s * half * 0.7, top + 60, 30, 340 + s * half, top + 260,
                34,
                340 + s * half * 0.9, top + 520, 20), BONE, bevel=14, angle=s * 50, grain=0.12, fog=Fog("#e8b89a",
                veil)))
    return [*out, mist(ellipse(340, 220, 170, 170), "#ffdca8", 0.7, 60)]


_SETS = {
    "flesh-moulders-minion": Picture(_workshop, _moulder, Sky(high="#6a5a50", low="#e8d4a8", seed=5), LIGHT, PRINT),
    "flesh-moulders-master": Picture(_cathedral, _master, Sky(high="#7a3438", low="#f2c49a", seed=6), LIGHT, PRINT),
}
_KIT = ("monsters", "moulders", "props", "stonework")
RECIPES = tuple(enemy(name, picture, __name__, *_KIT) for name, picture in _SETS.items())
