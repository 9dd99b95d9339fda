"""The great of the Deep: a giant over the hill, a lich at his desk, a devil on the bench, a piper and his train."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import NO_SHADOW, Dab, Fog, Glow, Part, Ridge, Shadow, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.books import quill, shelves
from assets.workshop.engraving.kit.farm import sheep
from assets.workshop.engraving.kit.fire import candle
from assets.workshop.engraving.kit.houses import inn
from assets.workshop.engraving.kit.monsters import horn
from assets.workshop.engraving.kit.nature import conifer, hill
from assets.workshop.engraving.kit.skeletons import bone_fist, great_skull
from assets.workshop.engraving.kit.stonework import archway, gothic, pillar, rounded, wall
from assets.workshop.engraving.palette import BONE, GOLD, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, leaf_mass, line, loop, polygon, tube
from assets.workshop.pictures.tenefyr.parts import (
    arm,
    brow,
    cheek,
    form,
    holding,
    mark,
    maw,
    pegs,
    round_nose,
    two_eyes,
)
from assets.workshop.pictures.tenefyr.setting import EVENING, MORNING, recipes
from assets.workshop.pictures.tenefyr.stage import QUALITY, scene

NEAR = Shadow(0.4, 4, 6, 4)
DROP = Shadow(0.5, 8, 12, 8)


def _country() -> Part:
    """Return far hills under the sky."""
    far = Fog("#e6ecd0", 0.5)
    return [hill(640, 500, [(-20, 250), (160, 220), (340, 246), (520, 210), (660, 230)], "#9ab06a", far, 8)]


def _giant() -> Part:
    """Return the giant, his chin on the hill as on a garden wall, and the farm he has a question about."""
    skin, hair = "#e0a27a", "#a8622c"
    dice = random.Random(12)
    curls = [form(leaf_mass(dice, 150 * math.cos(a), -40 + 150 * math.sin(a), 44, 42, 22), darker(hair, 0.1 * (i % 2)),
        22,
        30 * i, grain=0.2, shadow=NEAR) for i, a in enumerate(math.pi * (1.0 + k / 8) for k in range(9))]
    face = [*[q for s in (-1, 1) for q in (form(loop(s * 130, -20, s * 176, -44, s * 196, 0, s * 170, 50, s * 130, 40),
        skin,
        20, 20), form(loop(s * 140, -10, s * 166, -24, s * 176, 4, s * 150, 30), darker(skin, 0.25), 9, 40,
        shadow=NO_SHADOW))], form(loop(-150, 0, -138, -110, -70, -170, 0, -180, 70, -170, 138, -110, 150, 0, 138, 90,
        80, 150,
        0, 164, -80, 150, -138, 90), skin, 90, 16, dabs=(Dab(-80, 60, 50, 36, 12), Dab(80, 60, 50, 36, 12))),
        *two_eyes(120, 40, -24, 0.2, 0.7, 0.12, skin, -6, iris="#5d8a9a"), *brow(-62, -84, 84, 24, -8, hair), *brow(66,
        -92,
        84, 24, 10, hair), *round_nose(0, 40, 100, 96, lighter(skin, 0.05)), cheek(-100, 66, 30), cheek(100, 66, 30),
        maw(-62, 62, 108, 34, 10), *pegs(-50, 50, 106, 6, 15, 8, (2,)), *[form(leaf_mass(dice, x, -142 + abs(x) * 0.3,
        40, 26,
        20), hair, 16, 20, grain=0.2, shadow=NEAR) for x in (-76, -26, 26, 76)]]
    hands = [q for s in (-1, 1) for k in range(4) for q in (form(tube(s * (178 + 32 * k), 110 + 4 * k, 40,
        s * (178 + 32 * k),
        146 + 4 * k, 42, s * (178 + 31 * k), 186 + 4 * k, 32), lighter(skin, 0.05 * (k % 2)), 18, 70, shadow=NEAR),
        form(loop(
        s * (178 + 31 * k) - 10, 182 + 4 * k, s * (178 + 31 * k) + 10, 182 + 4 * k, s * (178 + 31 * k) + 9, 200 + 4 * k,
        s * (178 + 31 * k) - 9, 200 + 4 * k), lighter(skin, 0.35), 5, 10, shadow=NO_SHADOW))]
    ground = hill(900, 420, [(-20, 196), (130, 168), (300, 138), (470, 128), (640, 140), (800, 176), (920, 204)],
        "#7f9f3c",
        None, 8)
    farm = [*placed(inn(), -60, 256, 0.36), *placed(sheep(0.8), 60, 240), *placed(sheep(0.7), 112, 262),
        *[q for x, y, h in ((-196, 262, 90), (-228, 270, 70), (190, 266, 84)) for q in conifer(dice, x, y, h,
        "#5d7a4c")]]
    return [*curls, *face, *placed([ground], -450, 0), *hands, *farm]


def _archive() -> Part:
    """Return a vault of shelves with a pointed door of cold light."""
    dice = random.Random(61)
    far = Fog("#e2e6e0", 0.5)
    return [wall(dice, -20, -20, 680, 520, "#98a09a", 44, far), *placed(shelves(dice, 190, 400, 5, "#7a6650",
        Fog("#e2e6e0",
        0.36)), 0, 430), *placed(shelves(dice, 190, 400, 5, "#7a6650", Fog("#e2e6e0", 0.36)), 450, 430),
        flat(gothic(320, 430,
        100, 390), "#cfe6c0", ink=0.1, tone=1.3), archway(320, 430, 100, 390, 26, "#b6bab0", True, far)]


def _lich() -> Part:
    """Return the crowned skull over his papers: the quill has not stopped for four hundred years."""
    robe = "#4a3f66"
    crown = [form(polygon(-112, -96, -136, -196, -78, -140, -52, -222, 0, -146, 52, -222, 78, -140, 136, -196, 112,
        -96, 0,
        -70), GOLD, 16, 70, shine=0.5), *[flat(ellipse(x, y, 9), c, tone=1.2, contour=0.9) for x, y, c in ((-78, -108,
        "#b8402c"), (0, -96, "#2f6f8f"), (78, -108, "#b8402c"))], *[form(ellipse(x, y, 11), lighter(GOLD, 0.3), 8,
        shadow=NEAR)
        for x, y in ((-136, -196), (-52, -222), (52, -222), (136, -196))]]
    collar = [form(loop(s * 60, 170, s * 120, 40, s * 216, -30, s * 236, 40, s * 220, 210, s * 120, 250), "#992f24", 26,
        50 * s, ridges=(Ridge(line(s * 110, 180, s * 150, 80, s * 220, 0), 10, -8),)) for s in (-1, 1)]
    body = form(loop(-290, 420, -260, 260, -150, 180, 0, 210, 150, 180, 260, 260, 290, 420), robe, 70, 70, ridges=tuple(
        Ridge(line(x * 0.4, 200, x, 420), 16, -8) for x in (-190, -110, 110, 190)))
    desk = [form(box(-420, 300, 840, 120), "#8a5f38", 9, 4, grain=0.2), form(polygon(-150, 306, -120, 262, 104, 254,
        140, 306),
        "#fbf1d2", 5, 6, ink=0.4), drawn("M-104 278 L80 270 M-110 288 L60 282 M-118 298 L20 294", 3, "#5a4430"),
        form(loop(-196, 300, -190, 262, -160, 262, -154, 300), "#2a2230", 9, 70)]
    writing = [form(tube(290, 400, 90, 220, 330, 74, 150, 292, 44), darker(robe, 0.1), 30, 40), *placed(quill(190,
        "#fbf4df"),
        66, 280), *placed(bone_fist(BONE), 106, 262, 0.7, 40)]
    lights = [*candle(-232, 304, 130, 32), *candle(-280, 304, 84, 28), *candle(262, 304, 110, 30)]
    return [*collar, body, *placed(great_skull(BONE, 14, "#7fe06a"), 0, 0), *crown, *desk, *writing, *lights]


def _court() -> Part:
    """Return the bench wall of a court: panels, two pillars, a pair of scales in relief."""
    dice = random.Random(62)
    far = Fog("#f6dcc0", 0.45)
    return [wall(dice, -20, -20, 680, 520, "#b06a58", 60, far), flat(rounded(320, 480, 190, 460), "#f2c890", ink=0.3,
        tone=1.15), archway(320, 480, 190, 460, 30, "#c98a70", False, far), *[q for x in (46, 594) for q in pillar(x,
        480, 0, 40,
        "#c9907a", Fog("#f6dcc0", 0.3), 5)]]


def _judge() -> Part:
    """Return the archdevil: horns out of a full-bottomed wig, spectacles pushed down, the gavel already falling."""
    skin, robe = "#c8402e", "#3a2f3c"
    wig: list[Shape] = [form(loop(-120, -20, -104, -110, -40, -146, 0, -128, 40, -146, 104, -110, 120, -20, 60, -60, 0,
        -70,
        -60, -60), "#f4ecd8", 34, 20)]
    for s in (-1, 1):
        for row in range(6):
            for col in range(2):
                x, y = s * (112 + 34 * col - 4 * row * (col == 0)), -46 + 44 * row + 14 * col
                wig += [form(ellipse(x, y, 30, 24), "#f4ecd8", 18, 20 * s, shadow=NEAR), drawn(
                    f"M{x - 12} {y} q12 -16 20 0 q-6 12 -14 4", 3, "#8a7a62")]
    for x in (-80, -40, 0, 40, 80):
        wig += [form(ellipse(x, -100 - 26 * (1 - (x / 90) ** 2), 27, 23), "#f4ecd8", 16, 30, shadow=NEAR)]
    horns = [q for s in (-1, 1) for q in horn((s * 70, -100, 56, s * 140, -150, 48, s * 176, -230, 32, s * 140, -296,
        4),
        "#4a3a3a", 9, 50 * s)]
    face = [form(loop(-96, 0, -90, -60, -40, -88, 40, -88, 90, -60, 96, 0, 84, 80, 40, 138, 0, 150, -40, 138, -84, 80),
        skin,
        66, 16), *two_eyes(84, 25, -12, 0.0, 0.5, 0.36, skin, 14, iris="#ffd24a"), *brow(-46, -46, 74, 18, 20,
        "#3a1512"),
        *brow(46, -46, 74, 18, -20, "#3a1512"), form(loop(-16, -8, 0, -18, 16, -8, 28, 46, 0, 66, -28, 46),
        lighter(skin, 0.1),
        16, 60, shadow=NEAR), drawn("M-54 92 Q0 74 54 92", 7, "#3a1512"), form(loop(-20, 128, 20, 128, 12, 170, 0, 206,
        -12,
        170), "#3a1512", 9, 80)]
    body = [form(loop(-290, 420, -262, 270, -150, 190, 0, 220, 150, 190, 262, 270, 290, 420), robe, 70, 70),
        form(polygon(-40,
        196, 40, 196, 54, 310, -54, 310), "#fbf4df", 9, 84, ridges=(Ridge("M-14 200 L-20 306 M14 200 L20 306", 6, -5),
        ))]
    bench = [form(box(-420, 306, 840, 140), "#7a4a2c", 10, 4, grain=0.2), form(box(-420, 292, 840, 26), "#94603a", 9, 4,
        grain=0.2), form(polygon(-190, 298, -160, 262, -20, 262, 0, 298), "#fbf1d2", 4, 6, ink=0.4), drawn(
        "M-150 274 h110 M-160 286 h120", 3, "#5a4430"), flat(ellipse(-30, 286, 15, 10), "#2a1a1e", tone=0.3)]
    gavel = placed([form(box(-9, -10, 18, 150), "#a8703c", 8, 84), form(box(-62, -60, 124, 58), "#8a5a30", 20, 6,
        grain=0.1),
        form(f"{box(-52, -64, 14, 66)} {box(38, -64, 14, 66)}", GOLD, 6, 6, shine=0.5)], 214, 120, 1.0, 36)
    paw = [*arm((280, 400, 100, 236, 290, 84, 190, 250, 50), robe, 40, "#fbf4df"), *holding(skin, 168, 200, 0.86, 36)]
    return [*horns, *body, *face, *wig, *bench, *gavel, *paw]


def _dancer(x: float, foot: float, size: float, pose: int) -> str:
    """Return the shadow of somebody who cannot stop dancing."""
    s = size
    lift = 1 if pose % 2 else -1
    return " ".join((ellipse(x, foot - 118 * s, 15 * s), tube(x, foot - 104 * s, 22 * s, x + 6 * lift * s,
        foot - 54 * s,
        30 * s), tube(x, foot - 96 * s, 10 * s, x - 34 * s, foot - 118 * s, 8 * s, x - 44 * s, foot - 150 * s, 6 * s),
        tube(x, foot - 96 * s, 10 * s, x + 36 * s, foot - 90 * s, 8 * s, x + 56 * s, foot - 124 * s, 6 * s),
        tube(x + 2, foot - 56 * s, 14 * s, x - 20 * lift * s, foot - 30 * s, 10 * s, x - 14 * lift * s, foot, 9 * s),
        tube(x + 6, foot - 56 * s, 14 * s, x + 34 * lift * s, foot - 42 * s, 10 * s, x + 52 * lift * s, foot - 8 * s,
        8 * s)))


def _road() -> Part:
    """Return a dusk road over a hill, and along it the shadows, hand in hand."""
    far = Fog("#f2c9a0", 0.45)
    out: list[Shape] = [flat(ellipse(320, 190, 120), "#ffe6a8", ink=0, tone=1.6, glow=Glow("#ffd890", 50, 0.6)),
        hill(640, 500, [(-20, 300), (200, 262), (430, 262), (660, 306)], "#a8785c", far, 8)]
    for i, (x, y, k) in enumerate(((60, 366, 1.15), (136, 330, 1.0), (500, 330, 1.0), (584, 366, 1.15))):
        out.append(flat(_dancer(x, y, k, i), "#2a1c2c", tone=0.2))
    for i, (x, y, k) in enumerate(((196, 284, 0.62), (250, 268, 0.56), (394, 268, 0.56), (448, 284, 0.62))):
        out.append(flat(_dancer(x, y, k, i), "#3f2c3a", tone=0.3))
    return [*out, hill(640, 500, [(-20, 372), (180, 352), (420, 350), (660, 376)], "#8a5f4a", Fog("#f2c9a0", 0.2)),
        hill(640, 500, [(-20, 440), (300, 420), (660, 440)], "#7a5240")]


def _piper() -> Part:
    """Return the piper: goat's horns, a feather in the cap, cheeks full of a tune that has no end."""
    skin, coat = "#b8506a", "#7a2f4a"
    split = [form(loop(-190, 330, -172, 220, -96, 166, 0, 190, 96, 166, 172, 220, 190, 330), coat, 60, 70),
        *[form(polygon(x,
        168 + abs(x) * 0.3, x + 30, 168 + abs(x + 30) * 0.3, x + 12, 236 + abs(x) * 0.2),
        "#e8b23a" if i % 2 else "#f0d8b0", 9,
        80, shadow=NEAR) for i, x in enumerate((-110, -72, -34, 4, 42, 80))]]
    face = [*[q for s in (-1, 1) for q in (form(loop(s * 84, -10, s * 150, -44, s * 186, -40, s * 140, 12, s * 86, 26),
        skin,
        16, 30 * s), *horn((s * 52, -86, 50, s * 96, -136, 42, s * 150, -150, 30, s * 168, -108, 18, s * 140, -84, 3),
        "#e6d6ae",
        9, 50 * s))], form(loop(-94, 0, -84, -70, -40, -108, 0, -114, 40, -108, 84, -70, 94, 0, 116, 60, 86, 106, 30,
        120, 0,
        124, -30, 120, -86, 106, -116, 60), skin, 70, 16, dabs=(Dab(-74, 58, 34, 32, 20), Dab(74, 58, 34, 32, 20))),
        *two_eyes(82, 25, -22, 0.5, 0.0, 0.4, skin, 4, iris="#ffd24a"), *brow(-44, -60, 68, 16, -16, "#3a1524"),
        *brow(44, -60,
        68, 16, 16, "#3a1524"), form(loop(-14, -14, 0, -24, 14, -14, 22, 34, 0, 50, -22, 34), lighter(skin, 0.12), 14,
        60,
        shadow=NEAR), cheek(-80, 64, 26, "#e0506a"), cheek(80, 64, 26, "#e0506a"), mark(ellipse(0, 84, 16, 13)),
        *[form(tube(x, -100, 26, x * 1.3, -140 + abs(x) * 0.4, 20, x * 1.5 + 10, -150, 4), "#2f1c26", 10, 60,
        shadow=NEAR)
        for x in (-44, -16, 14, 40)]]
    pipe = [form(tube(0, 80, 26, -6, 180, 34, -14, 280, 48), "#c99a58", 12, 84, grain=0.1), form(loop(-62, 270, -14,
        256, 34,
        270, 22, 320, -50, 322), "#b8823c", 18, 20), *[form(box(-24 + k, 110 + 56 * k // 6, 46, 10), GOLD, 4, 4,
        shine=0.5)
        for k in (0, 18)], mark(" ".join(ellipse(-5 - y * 0.02, y, 5) for y in (140, 160, 220, 240)))]
    hands = [*arm((-184, 330, 74, -160, 250, 58, -70, 208, 42), coat, 40, "#e8b23a"), *arm((184, 330, 74, 150, 220, 58,
        62, 164,
        42), coat, -40, "#e8b23a"), *[form(tube(-50 + 4 * k, 188 + 17 * k, 17, -18 + 2 * k, 184 + 17 * k, 17, 14,
        190 + 17 * k,
        12), skin, 8, 20, shadow=NEAR) for k in range(3)], *[form(tube(46 - 4 * k, 136 + 17 * k, 17, 12 - 2 * k,
        134 + 17 * k,
        17, -20, 140 + 17 * k, 12), skin, 8, 20, shadow=NEAR) for k in range(3)]]
    notes = [flat(f"{ellipse(x, y, 12, 9)} {tube(x + 10, y, 5, x + 10, y - 46, 5, x + 28, y - 32, 4)}", "#2a1a14",
        tone=0.2)
        for x, y in ((-196, -130), (-160, -196), (206, -40), (196, -180))]
    return [*split, *face, *pipe, *hands, *notes]


PICTURES = {
    "hill-giant": scene(_country, _giant, 320, 220, 0.92, MORNING),
    "lich": scene(_archive, _lich, 320, 204, 0.84),
    "archdevil": scene(_court, _judge, 316, 232, 0.8),
    "demon-piper": scene(_road, _piper, 320, 186, 0.92, EVENING),
}
RECIPES = recipes(
    "enemies", PICTURES, __name__, "books", "farm", "fire", "hands", "houses", "monsters", "nature", "props",
    "remains", "skeletons", "stonework", shared=("parts", "stage"), quality=QUALITY,
)
