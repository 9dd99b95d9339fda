"""Beasts of the Deep: a young dragon in the granary, five necks out of one pool, a vast eye, an oak that rises."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
    Glow,
    Part,
    Ridge,
    Shadow,
    Shape,
    drawn,
    flat,
    placed,
)
from assets.workshop.engraving.kit.cellars import gallery
from assets.workshop.engraving.kit.fire import lantern
from assets.workshop.engraving.kit.nature import conifer, foliage, hill, mountain
from assets.workshop.engraving.kit.props import sack
from assets.workshop.engraving.kit.stonework import cave, spikes
from assets.workshop.engraving.kit.waters import reeds, rings, ripples, water
from assets.workshop.engraving.kit.wyrms import dragon_head, dragon_neck
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.tenefyr.parts import brow, form, mark, two_eyes
from assets.workshop.pictures.tenefyr.setting import MORNING, recipes
from assets.workshop.pictures.tenefyr.stage import DENSE, scene

NEAR = Shadow(0.4, 4, 6, 4)
DROP = Shadow(0.5, 8, 12, 8)


def _granary() -> Part:
    """Return a barn of boards with light through the cracks, sacks, and a hill of grain."""
    boards = tuple(Ridge(f"M{x} -10 V500", 5, -5) for x in range(36, 640, 56))
    out: list[Shape] = [Shape(box(-20, -20, 680, 520), "#b98f5c", bevel=10, swell=0, angle=86, grain=0.3, contour=0,
        ridges=boards, fog=Fog("#fbecc4", 0.35), shadow=NO_SHADOW), *[flat(box(x, -20, 5, 420), "#fff6cc", ink=0,
        tone=1.7,
        glow=Glow("#fff0b0", 10, 0.5)) for x in (92, 260, 484)], Shape(box(-20, 60, 680, 30), "#8a6238", bevel=9,
        angle=4,
        grain=0.2, shadow=Shadow(0.4, 4, 8, 6))]
    grain = Ridge(" ".join(f"M{x} {y} l8 4" for y in range(330, 480, 13) for x in range(-10 + (y % 2) * 9, 650, 21)),
        3, -3)
    return [*out, *placed(sack(150, 170, "#d8bc84"), 66, 400), *placed(sack(140, 150, "#cfae74"), 590, 410),
        Shape(loop(-40, 500, -40, 360, 120, 330, 330, 318, 520, 336, 680, 370, 680, 500), "#edc45a", bevel=40, angle=10,
            grain=0.3, ridges=(grain,))]


def _dragon() -> Part:
    """Return the young dragon, curled round itself like a cat; smoke rises from its nose, an eye is open."""
    hide, belly = "#4f9a4a", "#e8cf7a"
    coil = dragon_neck((150, 0, 120, 280, 60, 160, 300, 210, 176, 120, 300, 170, -130, 300, 140, -290, 220, 96, -330,
        110,
        50), hide, belly, "#efe0b4", 4, 14, 52)
    tip = [form(tube(-330, 116, 50, -326, 60, 34, -290, 20, 16), hide, 16, 50), form(polygon(-312, 26, -268, -34, -256,
        44),
        "#efe0b4", 10, 50)]
    wing = [form(loop(120, 220, 180, 110, 300, 60, 330, 120, 300, 150, 320, 210, 270, 220, 270, 280, 200, 260),
        "#7fb85e",
        24, 50, ridges=(Ridge("M130 214 L290 76 M140 220 L310 150 M150 226 L280 220", 8, 7),))]
    puffs = [Shape(loop(x - r, y, x - r * 0.6, y - r * 0.8, x, y - r, x + r * 0.7, y - r * 0.7, x + r, y, x + r * 0.5,
        y + r * 0.7, x - r * 0.5, y + r * 0.7), "#f4efe2", bevel=r * 0.6, angle=30, ink=0.7, shadow=NO_SHADOW)
        for x, y, r in ((-262, -60, 20), (-290, -100, 28), (-270, -150, 36), (-300, -206, 46))]
    return [*coil, *tip, *wing, *placed(dragon_head(hide, belly, "#ffd23a", 16, 2, 3, "#3a100e", "#efe0b4", "#c9682a"),
        0,
        20, 1.0, 4), *puffs]


def _pool() -> Part:
    """Return a flooded cave mouth with reeds."""
    dice = random.Random(52)
    veil = Fog("#e6ecd0", 0.42)
    return [flat(box(-20, -20, 680, 520), "#f2f0cc", ink=0.1, tone=1.3), cave(dice, (320, 220, 260, 200), "#97a08a",
        veil,
        640, 480, 22), *spikes(dice, 20, 620, -8, 8, 90, "#8c957e", veil),
        water("M-20 350 H660 V500 H-20 Z", "#6fa79a", None, ripples(dice, 0, 640, 356, 480, 30)),
        *reeds(dice, 40, 470, 80, 150, "#7f9f3c", 10), *reeds(dice, 604, 470, 80, 150, "#7f9f3c", 10)]


def _hydra() -> Part:
    """Return the hydra: five necks, five tempers, one pool."""
    out: list[Shape] = []
    necks = (((0, 210, 80, -10, 80, 66, -60, -30, 58, -16, -130, 46), (-12, -150, 0.44, 0, False, 50), "#6f9a3f"),
        ((-60, 220, 74, -130, 140, 62, -110, 40, 54, -170, -50, 44), (-176, -70, 0.42, 6, False, 8), "#5f8f4c"),
        ((60, 220, 74, 130, 150, 62, 90, 50, 54, 150, -40, 44), (156, -66, 0.42, -6, True, 76), "#5f8f4c"),
        ((-100, 230, 66, -220, 200, 56, -240, 120, 48, -190, 60, 40), (-200, 58, 0.36, 10, False, 60), "#7fa84a"),
        ((100, 230, 66, 220, 200, 56, 236, 130, 48, 190, 70, 40), (196, 66, 0.36, -8, True, 4), "#7fa84a"))
    for run, (x, y, size, turn, mirror, gape), hide in necks:
        bands = Ridge(" ".join(f"M{run[k] - 30:.0f} {run[k + 1] + d} q30 14 60 0" for k in range(0, len(run), 3)
            for d in (-16, 4, 24)), 6, -5)
        out.append(form(tube(*run), hide, 30, 60, ridges=(bands,)))
        out += placed(dragon_head(hide, "#e8cf7a", "#ffd23a", gape, 1, 3 + round(x), "#8a2a1e", "#efe0b4", "#c9503a"),
            x, y,
            size, turn, mirror)
    pool = [water("M-330 226 Q0 196 330 226 V330 H-330 Z", "#6fa79a"), *[rings(x, 226 + abs(x) * 0.03,
        66) for x in (-110,
        0, 110)]]
    return [*out, *pool]


def _shaft() -> Part:
    """Return a drowned mine: props, a lantern, black water."""
    dice = random.Random(53)
    return [*placed(gallery(3, "#9a9484", "#f0e6bc", "#8a6238"), 20, -60), *lantern(110, 60, 1.0, 0.8),
        drawn("M110 -10 V64",
        4, "#3a2c22"), water("M-20 330 H660 V500 H-20 Z", "#5f8f93", None, ripples(dice, 0, 640, 338, 480, 30))]


def _vast_eye() -> Part:
    """Return the eye: as wide as the shaft, wet, and very interested."""
    skin = "#8f8a6a"
    lens = loop(-214, 10, -120, -120, 0, -156, 120, -120, 214, 10, 120, 116, 0, 140,
        -120,
        116)
    clip = f'<clipPath id="v"><path d="{lens}"/></clipPath>'

    def inside(path: str) -> str:
        return f'{clip}<g clip-path="url(#v)"><path d="{path}"/></g>'

    veins = " ".join(f"M{x} {y} Q{x * 0.8:.0f} {y * 0.8 + 12:.0f} {x * 0.62:.0f} {y * 0.6:.0f}" for x, y in ((-196, 4),
        (-180,
        50), (-160, -50), (-120, -100), (-110, 100), (196, 4), (176, 56), (160, -56), (124, 98), (110, -104)))
    lids = form(loop(-262, 20, -200, -130, -60, -206, 60, -206, 200, -130, 262, 20, 200, 140, 60, 196, -60, 196, -200,
        140),
        skin, 60, 20, ridges=tuple(Ridge(line(-210 + k * 8, -40 - 26 * k, 0, -166 - 10 * k, 210 - k * 8, -40 - 26 * k),
        9,
        -9) for k in range(3)))
    iris = [flat(inside(ellipse(0, -8, 100)), "#d9962a", ink=0.25, tone=1.25, contour=1.2), flat(inside(ellipse(0, -8,
        66)),
        "#ffd84a", ink=0.1, tone=1.6), drawn(" ".join(f"M{98 * c:.0f} {-8 + 98 * s:.0f} L{60 * c:.0f} {-8 + 60 * s:.0f}"
        for c, s in _round(28)), 4, "#8a4a1a"), flat(inside("M0 -100 Q44 -8 0 84 Q-44 -8 0 -100 Z"), "#170d0a",
        tone=0.1),
        flat(ellipse(-44, -60, 26, 20), "#ffffff", ink=0, tone=1.9), flat(ellipse(38, 42, 11, 9), "#ffffff", ink=0,
        tone=1.9)]
    pool = [water("M-340 128 Q-180 104 0 132 Q180 104 340 128 V300 H-340 Z", "#5f8f93"), flat(loop(-150, 150, 0, 132,
        150,
        150, 60, 180, -60, 180), "#ffe28a", ink=0.1, tone=1.4, opacity=0.5, feather=12),
        drawn("M-300 150 h110 M180 148 h120 "
        "M-110 188 h90 M40 194 h120 M-260 200 h80", 4, "#e8f2e4", ink=0, tone=1.6)]
    feelers = [form(tube(s * 200, 170, 46, s * 286, 90, 34, s * 250, -10, 24, s * 300, -70, 6), darker(skin, 0.1), 16,
        50 * s)
        for s in (-1, 1)]
    return [*feelers, lids, flat(lens, "#f6efdc", ink=0.1, tone=1.6, contour=1.6), drawn(veins, 3.4, "#c1452f"), *iris,
        form(loop(-222, 6, -120, -132, 0, -170, 120, -132, 222, 6, 120, -96, 0, -126, -120, -96), lighter(skin, 0.1),
        16, 10,
            shadow=Shadow(0.7, 0, 14, 8)), *pool]


def _round(count: int) -> list[tuple[float, float]]:
    """Return directions all round."""
    return [(math.cos(2 * math.pi * i / count), math.sin(2 * math.pi * i / count)) for i in range(count)]


def _meadow() -> Part:
    """Return the hill that it was: torn turf, firs far off."""
    dice = random.Random(54)
    far = Fog("#e6ecd0", 0.5)
    out: list[Shape] = [*[q for x, top in ((90, 160), (560, 190)) for q in mountain(dice, x, top, 360, Fog("#dce4e2",
        0.5))],
        hill(640, 500, [(-20, 300), (200, 276), (420, 290), (660, 266)], "#9ab06a", far, 8)]
    for x, h in ((40, 80), (84, 110), (586, 96), (622, 70)):
        out += conifer(dice, x, 316, h, "#5d7a4c", far)
    return [*out, hill(640, 500, [(-20, 400), (140, 380), (320, 420), (500, 384), (660, 396)], "#7f9f3c")]


def _chapel() -> list[Shape]:
    """Return a small chapel that hangs a little askew, 90 wide, round 0, 0."""
    return [form(box(-40, -30, 66, 70), "#f0e4c4", 6, 84, shadow=NEAR), form(polygon(-50, -26, -7, -74, 38, -26),
        "#b8402c",
        8, 20, shadow=NEAR), form(box(22, -64, 30, 104), "#e4d6b4", 6, 84, shadow=NEAR), form(polygon(16, -60, 37,
        -116, 58,
        -60), "#b8402c", 7, 60, shadow=NEAR), drawn("M37 -116 v-24 M28 -132 h18", 4), mark(f"{box(-24, 4, 14, 36)} "
        f"{ellipse(-17, 4, 7)} {box(-2, -8, 10, 18)} {box(31, -40, 12, 20)}"), flat(box(32, -38, 10, 16), "#ffd873",
        ink=0,
        tone=1.6)]


def _treant() -> Part:
    """Return the oak as it stands up: a face in the bark, arms of bough, and a chapel swinging in its roots."""
    bark = "#8a6a45"
    dice = random.Random(6)
    crown = [q for x, y, rx, ry in ((-170, -150, 130, 80), (170, -150, 130, 80), (0, -196, 190,
        84)) for q in foliage(dice, x,
        y, rx, ry, "#7f9f3c")]
    grooves = tuple(Ridge(line(x, -140, x * 0.9 + 6, -20, x * 1.1, 120), 9, -9) for x in (-90, -66, 62, 88))
    trunk = form(loop(-110, -170, -104, -40, -118, 80, -150, 170, 150, 170, 118, 80, 104, -40, 110, -170), bark, 70, 84,
        grain=0.2, ridges=grooves)
    arms = [form(tube(-96, -40, 70, -190, -30, 54, -240, -110, 40, -226, -190, 22), bark, 24, 50, grain=0.15),
        form(tube(96,
        -40, 70, 190, -20, 54, 246, -90, 40, 250, -170, 22), bark, 24, 40, grain=0.15)]
    twigs = [form(tube(x, y, 20, x + dx * 0.5, y + dy * 0.6, 14, x + dx, y + dy, 3), bark, 8, 60, shadow=NEAR) for x,
        y, dx, dy
        in ((-236, -120, -56, -40), (-230, -140, 46, -60), (248, -110, 54, -30), (250, -130, -40, -70))]
    roots = [form(tube(*run), darker(bark, 0.06 * (i % 2)), 20, 50 + 20 * i, grain=0.15) for i,
        run in enumerate(((-120, 140,
        70, -190, 180, 46, -230, 250, 30, -300, 290, 5), (-70, 150, 60, -110, 220, 44, -90, 290, 20, -120, 330, 5),
        (120, 140,
        70, 200, 150, 48, 260, 200, 32, 300, 290, 6), (-10, 150, 60, -10, 220, 40, -40, 290, 20, -20, 330, 5)))]
    cradle = [form(tube(60, 150, 50, 90, 200, 34, 80, 250, 20, 100, 280, 8), bark, 16, 60, grain=0.15), form(tube(100,
        146, 50,
        190, 180, 30, 200, 240, 18, 170, 276, 6), bark, 14, 30, grain=0.15)]
    face = [*two_eyes(104, 30, -56, 0.0, 0.2, 0.36, bark, 10, iris="#e8b23a"), *brow(-56, -96, 96, 26, 12, darker(bark,
        0.35)),
        *brow(56, -96, 96, 26, -12, darker(bark, 0.35)), form(loop(-26, -50, 0, -64, 26, -50, 46, 20, 0, 44, -46, 20),
        lighter(
        bark, 0.14), 22, 70, grain=0.15, shadow=NEAR), mark(loop(-78, 84, -40, 58, 0, 66, 40, 58, 78, 84, 40, 112, 0,
        104, -40,
        112), "#3a1f12", contour=1.4), form(loop(-92, 46, -50, 40, -20, 56, 0, 48, 20, 56, 50, 40, 92, 46, 60, 76, 0,
        66, -60,
        76), "#6f8f3c", 14, 70, grain=0.4, shadow=NEAR)]
    return [*crown[:len(crown) // 3 * 2], *roots, *cradle[:1], *placed(_chapel(), 138, 236, 1.0, 9), *cradle[1:],
        trunk, *arms,
        *twigs, *crown[len(crown) // 3 * 2:], *face]


PICTURES = {
    "young-dragon": scene(_granary, _dragon, 330, 222, 0.82),
    "hydra": scene(_pool, _hydra, 320, 210, 1.0),
    "eye-of-the-deep": scene(_shaft, _vast_eye, 320, 240, 0.98),
    "ancient-treant": scene(_meadow, _treant, 310, 222, 0.84, MORNING),
}
RECIPES = recipes(
    "enemies", PICTURES, __name__, "beasts", "cellars", "fire", "goblins", "hands", "hounds", "monsters", "nature",
    "props", "stonework", "waters", "wyrms", shared=("parts", "stage"), quality=DENSE,
)
