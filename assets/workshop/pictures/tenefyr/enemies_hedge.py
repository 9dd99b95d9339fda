"""Level 1, the hedge and the cellars: small foes with large manners."""

from __future__ import annotations

import random

from assets.workshop.engraving import Dab, Glow, Part, Ridge, Shape, drawn, flat
from assets.workshop.engraving.kit.goblins import ear, fangs, front
from assets.workshop.engraving.kit.nature import foliage
from assets.workshop.engraving.kit.orcs import orc_chest
from assets.workshop.engraving.kit.skeletons import bone_arm, bone_fist, great_skull, rib_cage
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.tenefyr import grounds
from assets.workshop.pictures.tenefyr.parts import (
    arm,
    at,
    brow,
    coat,
    eye,
    form,
    holding,
    hood,
    mark,
    maw,
    pegs,
    round_nose,
    shut_eye,
    two_eyes,
)
from assets.workshop.pictures.tenefyr.setting import INSIDE, MORNING, NIGHT, recipes, scene

STEEL, IRON, WOOD = "#b9c2c6", "#6f7680", "#8a5a30"
RUST, GREEN = "#d08a4a", "#86a85c"


def _pan() -> list[Shape]:
    """Return a frying pan put on as a helmet, its handle to the back."""
    return [form(tube(-80, -108, 30, -190, -136, 24, -290, -150, 30), WOOD, 13, 20),
        form(loop(-126, -60, -118, -150, -84, -186, 40, -196, 110, -176, 134, -130, 140, -66, 60, -78, -50, -78), IRON,
            44, 12, shine=0.5), form(tube(-140, -60, 26, 10, -82, 26, 154, -64, 26), "#8b939c", 12, 4, shine=0.6)]


def _kobold() -> Part:
    """Return the kobold: snout forward, eyes shut, a pan on its head, a short spear held well before it."""
    skin, belly = RUST, "#f0cf92"
    snout = loop(-110, -70, -20, -104, 60, -70, 110, -20, 180, -6, 226, 20, 232, 52, 200, 66, 120, 66, 40, 84, -60, 96,
        -120, 40)
    jaw = loop(-70, 60, 20, 96, 100, 90, 190, 112, 206, 130, 180, 150, 100, 158, 10, 160, -70, 130)
    return [
        form(tube(-70, 60, 150, -150, 190, 190, -200, 420, 260), skin, 80, 30,
            ridges=(Ridge(line(-40, 140, -90, 260, -110, 420), 12, -7),)),
        form(loop(-20, 120, -70, 220, -90, 420, -10, 420, 10, 230), belly, 26, 80,
            ridges=tuple(Ridge(line(-90, y, -20, y + 10), 7, -5) for y in (180, 220, 260, 300, 340))),
        form(loop(-96, -40, -190, -70, -270, -40, -236, 6, -170, 40, -100, 50), skin, 24, -30),
        form(loop(-110, -16, -190, -42, -240, -30, -210, 0, -160, 20), "#a85a3a", 12, 20, swell=-0.6),
        form(jaw, skin, 30, -10),
        mark(loop(10, 76, 110, 68, 206, 66, 194, 112, 100, 108, 20, 120), "#5a1712", contour=1.2),
        form(tube(40, 104, 34, 110, 92, 40, 170, 118, 30, 196, 150, 22), "#e07a78", 14, 10),
        form(snout, skin, 60, -16, dabs=(Dab(40, -30, 50, 24, 14), Dab(196, 10, 26, 20, 12))),
        *fangs(((196, 62, 9, 24), (160, 66, 8, 18), (124, 66, 8, 18), (88, 72, 8, 18), (56, 80, 8, 18))),
        *fangs(((180, 116, 8, -20), (140, 110, 7, -16), (100, 110, 7, -16))),
        mark(ellipse(208, 22, 9, 6), contour=0),
        form(ellipse(60, -12, 44, 38), "#eab97c", 20, 30), *at(shut_eye(42), 62, -22, 1.0, 8),
        *brow(58, -56, 110, 28, 12, "#a85a3a"),
        drawn(line(-30, 30, -14, 60, -40, 84), 5, "#7a4020"),
        *_pan(),
        form(tube(-60, 320, 30, 100, 276, 28, 300, 226, 26), WOOD, 12, 20),
        form(polygon(284, 196, 300, 262, 384, 206), STEEL, 20, 30, shine=0.6),
        form(tube(-180, 250, 90, -80, 330, 84, 60, 300, 70), skin, 34, 50),
        *holding(skin, 76, 286, 0.9, 70, nails="#3a2412"),
    ]


def _orc() -> Part:
    """Return the orc: as broad as its door, a notched cleaver beside it."""
    skin = GREEN
    head = loop(-96, -84, 0, -112, 96, -84, 120, -10, 150, 70, 160, 140, 110, 196, 0, 210, -110, 196, -160, 140, -150,
        70, -120, -10)
    blade = polygon(-76, -270, -84, -180, -58, -166, -82, -146, -80, -90, -62, -82, -80, -62, -78, -10, 34, -10, 34,
        -270)
    return [
        orc_chest(skin),
        form(loop(-150, 250, 0, 230, 150, 250, 180, 520, -180, 520), "#9a5236", 50, 76),
        *[form(loop(s * 110, -50, s * 190, -110, s * 220, -100, s * 190, -20, s * 130, 20), skin, 18, 40 * s)
            for s in (-1, 1)],
        form(head, skin, 76, 10, dabs=(Dab(-90, 90, 40, 30, 14), Dab(90, 90, 40, 30, 14), Dab(0, -40, 80, 16, 14))),
        *two_eyes(96, 24, -8, 0.1, 0.1, 0.42, skin, 16),
        *brow(-52, -40, 110, 30, 16, "#5c6f2a"), *brow(52, -40, 110, 30, -16, "#5c6f2a"),
        maw(-104, 104, 124, 56, -6),
        *pegs(-80, 80, 118, 6, 20, 6),
        *[form(tube(s * 78, 172, 40, s * 92, 120, 34, s * 98, 66, 6), "#fbf0cc", 16, 70 * s, ink=0.5)
            for s in (-1, 1)],
        form(loop(-120, 168, -60, 160, 0, 158, 60, 160, 120, 168, 90, 204, 0, 212, -90, 204), skin, 18, 8),
        *round_nose(0, 56, 110, 76, "#a3bf5c"),
        *at([form(blade, STEEL, 20, 30, shine=0.6), mark(ellipse(8, -240, 13), "#6b5a48"),
            form(tube(0, 90, 34, 0, -10, 34), WOOD, 14, 84)], 236, 190, 1.05, 8, mirror=True),
        form(tube(310, 520, 150, 330, 380, 140, 256, 270, 100), skin, 56, 60),
        *holding(skin, 234, 218, 1.3, 8, mirror=True, nails="#3a2412"),
        form(tube(-330, 520, 150, -360, 400, 140, -320, 320, 110), skin, 56, 40),
    ]


def _bandit() -> Part:
    """Return the bandit: a hood, a kerchief over the nose, and eyes for nothing but the coin in the hand."""
    skin, cloth, scarf = "#d9a374", "#5d6b4a", "#b5452f"
    stacks = [form(ellipse(x, y - 15 * k, 40, 14), "#e8b23a", 8, 4 + 20 * (k % 2), shine=0.4)
        for x, y, high in ((-150, 330, 4), (-62, 340, 2), (30, 336, 3)) for k in range(high)]
    return [
        coat(cloth, 1.0, 150), *hood(cloth, 50),
        form(loop(-92, -40, 0, -84, 92, -40, 104, 40, 80, 130, 0, 170, -80, 130, -104, 40), skin, 60, 14),
        *two_eyes(88, 29, -10, 0.35, 0.8, 0.36, skin, -6),
        *brow(-46, -54, 80, 20, -12, "#4a2c18"), *brow(46, -54, 80, 20, 14, "#4a2c18"),
        form(loop(-112, 30, -50, 16, 0, 36, 50, 16, 112, 30, 96, 130, 0, 216, -96, 130), scarf, 40, 70,
            ridges=(Ridge(line(-80, 50, 0, 100, 80, 50), 12, -8), Ridge(line(-60, 100, 0, 140, 60, 100), 12, -8))),
        form(loop(-180, 316, -190, 420, 240, 420, 230, 316), "#a9794a", 12, 4), *stacks,
        *arm((280, 460, 130, 250, 330, 112, 170, 270, 84), cloth, 60, "#8a6a3c"),
        form(ellipse(126, 160, 44), "#f0c048", 16, 30, shine=0.6), drawn(ellipse(126, 160, 30), 4, "#a8741c"),
        *holding(skin, 146, 226, 1.0, 14, mirror=True),
        *arm((-290, 460, 130, -300, 380, 110, -236, 330, 84), cloth, 40, "#8a6a3c"),
        *holding(skin, -206, 318, 0.9, -60),
    ]


def _lamp_corner() -> Part:
    """Return a cellar with a shuttered lamp that lets out one slit of light."""
    lamp = [form(box(-26, -70, 52, 66), IRON, 10, 86), flat(box(-7, -60, 15, 46), "#ffe28a", ink=0, tone=1.9,
        contour=0.8, glow=Glow("#ffc84a", 26, 0.9)), form(polygon(-32, -70, 0, -100, 32, -70), IRON, 8, 30),
        form(box(-32, -8, 64, 12), IRON, 5, 4), drawn("M-12 -98 Q0 -124 12 -98", 5)]
    return [*grounds.cellar(8, "#e0aa5a", veil=0.26), *at(lamp, 74, 268, 1.25)]


def _giant_rat() -> Part:
    """Return the giant rat: a mountain of fur on a wheel of cheese, its tail hung over the side."""
    fur, pink = "#a08a78", "#e0a294"
    wheel = "M-250 210 V330 Q0 420 250 330 V210 Z"
    holes = " ".join(ellipse(x, y, r, r * 0.8) for x, y, r in ((-180, 300, 26), (-90, 340, 34), (20, 300, 22),
        (110, 350, 26), (200, 290, 24)))
    return [
        form(tube(-170, 130, 40, -270, 190, 34, -250, 300, 26, -320, 360, 16, -300, 420, 6), pink, 14, 30),
        form(ellipse(0, 210, 262, 74), "#f6d870", 30, 4), form(wheel, "#eec04a", 40, 84),
        mark(holes, "#b5802a", tone=0.55),
        form(loop(-210, 210, -226, 80, -160, -40, -40, -90, 90, -50, 150, 60, 150, 200, 20, 240), fur, 90, 60,
            ridges=tuple(Ridge(line(x, y, x - 26, y + 34), 9, -6) for x, y in ((-150, 0), (-110, 60), (-160, 110),
            (-60, 10), (-90, 130), (-30, 90), (-40, 170), (-130, 180)))),
        form(ellipse(-60, 214, 62, 24), pink, 16, 10),
        form(loop(14, -96, -10, -160, 30, -206, 90, -190, 104, -130, 70, -84), fur, 20, 40),
        form(loop(30, -110, 16, -154, 40, -182, 78, -170, 84, -128, 62, -100), pink, 16, 20, swell=-0.6),
        form(loop(0, -60, 60, -110, 130, -90, 200, -30, 258, 30, 266, 56, 240, 76, 180, 84, 120, 110, 40, 100, -10,
            40), fur, 54, -20), form(loop(122, -70, 122, -140, 168, -164, 198, -130, 182, -70, 150, -50), fur, 16, 40),
        form(loop(138, -84, 142, -126, 166, -140, 182, -120, 170, -80), pink, 12, 20, swell=-0.6),
        *at(eye(25, 0.3, 0.2, 0.2, fur), 110, -30), *at(eye(17, 0.3, 0.2, 0.2, fur), 188, -28),
        form(loop(240, 30, 270, 26, 282, 48, 264, 66, 244, 56), pink, 14, 20, shine=0.5),
        form(polygon(206, 78, 232, 76, 230, 136, 210, 132), "#f2d560", 7, 82),
        form(polygon(234, 76, 256, 72, 252, 130, 234, 136), "#f2d560", 7, 82),
        drawn("M210 60 Q290 96 330 90 M208 52 Q300 60 344 40 M200 68 Q270 126 300 140", 3.6),
        form(tube(20, 110, 60, 80, 170, 44, 120, 206, 36), fur, 22, 60),
        form(tube(130, 100, 50, 170, 150, 40, 196, 190, 34), fur, 20, 60),
        *[form(tube(x, 200, 24, x + 16, 222, 14), pink, 8, 40) for x in (100, 122, 144, 182, 204, 222)],
    ]


def _cave_bat() -> Part:
    """Return the cave bat: ears like sails, one wing still folded, the other coming open."""
    fur, skin, pink = "#7d6678", "#b0708a", "#dc9aa6"
    open_wing = "M60 90 L200 -40 L340 -70 Q330 10 352 90 Q300 90 290 150 Q240 130 214 190 Q170 160 120 220 Z"
    folded = loop(-50, 70, -150, 40, -196, 120, -190, 230, -150, 320, -120, 360, -90, 280, -40, 220)
    out: list[Shape] = [
        form(open_wing, skin, 34, 50, swell=0.5),
        form(tube(60, 90, 36, 200, -44, 24, 206, -84, 4), fur, 12, 60),
        *[form(tube(200, -40, 18, (200 + x) / 2 + 10, (y - 40) / 2, 12, x, y, 4), fur, 7, 20)
            for x, y in ((340, -70), (352, 90), (290, 150), (214, 190))],
        form(loop(-100, 70, 0, 40, 100, 70, 120, 190, 70, 300, 0, 330, -70, 300, -120, 190), fur, 80, 70,
            ridges=tuple(Ridge(line(x, y, x + 4, y + 36), 9, -6) for x, y in ((-40, 190), (0, 220), (40, 190), (-20,
            250), (24, 260), (70, 220)))),
        form(folded, skin, 30, 66, ridges=(Ridge(line(-150, 50, -150, 200, -120, 350), 12, 8),
            Ridge(line(-110, 60, -100, 200, -120, 350), 10, 7))),
        form(tube(-60, 80, 34, -150, 40, 24, -190, 110, 14, -190, 230, 8), fur, 11, 60),
    ]
    for s in (-1, 1):
        out += [form(loop(s * 20, -60, s * 40, -180, s * 130, -286, s * 220, -270, s * 230, -150, s * 170, -20, s * 90,
            30), fur, 30, 50 * s),
            form(loop(s * 50, -60, s * 70, -160, s * 140, -244, s * 200, -230, s * 200, -140, s * 150, -40, s * 90, 0),
            pink, 26, -30 * s, swell=-0.6, ridges=tuple(Ridge(line(s * 80, y, s * 190, y - 40), 9, 6)
            for y in (-60, -100, -140, -180)))]
    out += [form(loop(-110, -30, -70, -90, 0, -104, 70, -90, 110, -30, 108, 50, 60, 116, 0, 130, -60, 116, -108, 50),
        fur, 70, 14), *two_eyes(96, 27, -16, 0.0, 0.3, 0.2, fur, 6, iris="#f0b040"),
        form(loop(0, -10, 24, 20, 40, 46, 18, 60, 0, 54, -18, 60, -40, 46, -24, 20), pink, 16, 20),
        mark(f"{ellipse(-13, 44, 7, 5)} {ellipse(13, 44, 7, 5)}", contour=0), maw(-46, 46, 72, 28, 4),
        *fangs(((-26, 72, 9, 30), (26, 72, 9, 30)))]
    return out


def _goblin_drummer() -> Part:
    """Return the goblin drummer behind a kettle drum, two bones in the air."""
    skin = "#a8bc4c"
    out: list[Shape] = [coat("#b5452f", 0.9, 170)]
    for s in (-1, 1):
        bone = [form(tube(0, 90, 24, 0, -120, 22), "#f3e8c6", 10, 84),
            form(f"{ellipse(-17, -126, 20)} {ellipse(17, -126, 20)} {ellipse(-15, 96, 18)} {ellipse(15, 96, 18)}",
            "#f3e8c6", 14, 30)]
        out += [*at(ear(skin, 0.9, 0), s * 84, 0, 1.0, 0, s > 0),
            *arm((s * 180, 300, 90, s * 270, 260, 80, s * 262, 90, 66), skin, 60 * s),
            *at(bone, s * 250, -10, 1.0, s * -24)]
    out += [*front(skin, 0.25, 1.2, 0.2, "#ffe07a", 0.0)]
    for s in (-1, 1):
        out += holding(skin, s * 256, 20, 1.0, s * -24, s > 0, nails="#3a2412")
    return [*out, form(loop(-110, -76, -60, -150, 40, -190, 150, -176, 176, -120, 130, -140, 104, -80, 0, -100),
        "#b5452f", 36, 40), form("M-230 250 Q-220 470 0 470 Q220 470 230 250 Z", "#c9843c", 90, 20, shine=0.5),
        form(ellipse(0, 250, 234, 62), "#8a5a30", 14, 6), form(ellipse(0, 246, 208, 48), "#fbf1d2", 14, 10, ink=0.4),
        drawn("M-220 280 L-180 360 L-120 300 L-60 372 L0 308 L60 372 L120 300 L180 360 L220 280", 7, "#f6ecc8")]


def _skeleton() -> Part:
    """Return the skeleton: up through the hatch, arms on its rim, an apple where the heart was."""
    apple = [form(loop(0, -34, 30, -46, 50, -16, 40, 30, 12, 46, -12, 46, -40, 30, -50, -16, -30, -46), "#c8402f",
        40, 30, shine=0.7, rim=1.0), drawn("M0 -36 Q4 -56 16 -64", 6), form(loop(14, -54, 40, -70, 50, -54, 30, -46),
        "#6d8f3a", 6, 20)]
    out: list[Shape] = [*rib_cage("#f1e6c6", 5, 34)]
    for s in (-1, 1):
        out += bone_arm(s * 232, 250, s * 336, 180, s * 292, 316, colour="#f1e6c6", width=34)
    out += [*at(apple, -2, 300, 1.25), *great_skull("#f6ecd0", 8)]
    boards = (Ridge("M-300 372 V460 M-150 372 V460 M0 372 V460 M150 372 V460 M300 372 V460", 8, -6),)
    out += [form(box(-460, 372, 920, 120), "#96683c", 10, 84, ridges=boards),
        form(box(-460, 350, 920, 34), "#b98a52", 10, 4)]
    for s in (-1, 1):
        out += at(bone_fist("#f6ecd0"), s * 290, 338, 1.0, s * 96, s > 0)
    return out


def _root_cellar() -> Part:
    """Return a cellar of shelves with turnips and onions on them."""
    out = [*grounds.cellar(12, "#9ab8b0", floor=None, veil=0.3)]
    for y in (116, 232):
        out.append(form(box(-10, y, 500, 16), "#a9794a", 6, 4))
        for k, x in enumerate((24, 66, 108, 372, 414, 456)):
            root = "#e8d2c0" if k % 2 else "#c98a4a"
            out += [drawn(f"M{x} {y - 36} q-8 -14 -12 -22 M{x} {y - 36} q8 -14 10 -22", 4, "#6d8f3a"),
                form(ellipse(x, y - 18, 19, 18), root, 16, 30 + 30 * k, contour=1.0)]
    return out


def _hedge_witch() -> Part:
    """Return the hedge witch: hat, nose and chin, and from the ear onward she is hedge."""
    skin, leaf = "#c9c08a", "#7f9f3c"
    dice = random.Random(6)
    twigs = [form(tube(x, y, w, (x + bx) / 2 + 8, (y + by) / 2, w * 0.7, bx, by, 3), "#7a5a34", 6, 60)
        for x, y, w, bx, by in ((120, 60, 22, 240, -60), (190, 10, 14, 270, 20), (110, 140, 20, 260, 110), (-110, 40,
            18, -220, -40), (-170, 4, 12, -240, 30))]
    face = loop(-92, -60, -30, -96, 50, -92, 104, -40, 104, 60, 70, 140, 20, 190, -30, 226, -66, 220, -54, 170, -84,
        130, -104, 40)
    return [
        *foliage(dice, 0, 330, 330, 150, leaf), *twigs,
        form(face, skin, 60, 14, dabs=(Dab(-66, 70, 26, 22, 12), Dab(64, 70, 28, 24, 12)),
            ridges=(Ridge(line(-50, 100, -70, 130), 8, -7), Ridge(line(46, 96, 64, 132), 8, -7),
            Ridge(line(-40, -60, 40, -60), 8, -5))), *two_eyes(92, 26, -8, -0.2, 0.1, 0.3, skin, -4, iris="#8aa83a"),
        *brow(-46, -46, 80, 20, -10, "#8a8468"), *brow(46, -46, 80, 20, 12, "#8a8468"),
        form(loop(-20, -10, 10, -10, 26, 40, 14, 84, -40, 112, -74, 108, -60, 84, -32, 56), "#d9cc92", 20, -24),
        mark(ellipse(-52, 102, 8, 5), contour=0), form(ellipse(-2, 60, 9), "#a88a4a", 7, 20, contour=0.8),
        drawn("M-52 146 Q0 170 54 138", 6), *pegs(-20, 8, 152, 1, 16), form(ellipse(-40, 196, 10), "#a88a4a", 7, 20,
            contour=0.8),
        form(loop(-250, -70, -120, -112, 0, -124, 130, -110, 250, -60, 120, -56, 0, -70, -120, -60), "#4f4a6a", 16, 6),
        form(loop(-128, -96, -100, -190, -40, -270, 60, -310, 110, -290, 60, -250, 96, -170, 128, -92, 0, -110),
            "#5d5780", 50, 70), form(tube(-124, -104, 28, 0, -122, 28, 126, -102, 28), "#b5452f", 11, 4),
        *foliage(dice, 176, 60, 84, 100, leaf), *foliage(dice, 120, 170, 90, 60, leaf),
        *foliage(dice, -190, 160, 90, 70, leaf),
        *foliage(dice, -20, 316, 300, 84, leaf),
        *[form(ellipse(x, y, 13), "#c8402f", 9, 30, shine=0.6) for x, y in ((180, 10), (220, 90), (150, 190), (-200,
            150), (-60, 290), (90, 300), (-150, 250))],
    ]


def _grey_wolf() -> Part:
    """Return the grey wolf on a wall: lean, head low, its teeth before it."""
    fur, dark = "#a3a8b2", "#7d828e"
    legs = [form(tube(*run), colour, 16, 80) for run, colour in (
        ((-150, 90, 60, -176, 150, 34, -150, 200, 28, -158, 250, 26, -136, 258, 18), dark),
        ((70, 110, 56, 60, 180, 32, 66, 254, 26, 88, 260, 18), dark))]
    near = [form(tube(*run), fur, 18, 80) for run in ((-190, 70, 90, -226, 150, 40, -190, 200, 30, -206, 252, 28, -182,
        260, 20), (110, 90, 76, 116, 180, 38, 110, 252, 30, 136, 262, 20))]
    ruff = polygon(60, -50, 74, -86, 96, -84, 110, -116, 136, -104, 160, -126, 196, -90, 216, 20, 200, 66, 176, 62, 164,
        104, 140, 88, 120, 130, 100, 106, 70, 136, 58, 100, 30, 110, 40, 60, 16, 50, 44, 10, 28, -10)
    return [
        form(tube(-210, 30, 40, -290, 90, 70, -320, 180, 50, -310, 230, 4), dark, 22, 40), *legs,
        form(loop(-230, 70, -210, -4, -110, -24, 20, -30, 110, -70, 170, -40, 180, 60, 120, 130, 40, 130, -60, 70, -150,
            90), fur, 60, 24, ridges=tuple(Ridge(line(x, 4, x + 16, 40, x + 8, 74), 9, -8) for x in (-90, -60, -30, 0,
            30))), *near, form(ruff, dark, 26, 70), form(polygon(120, -90, 124, -180, 176, -100), dark, 14, 30),
        form(loop(150, 40, 220, 60, 290, 56, 320, 50, 300, 78, 220, 96, 150, 84), dark, 16, -10),
        mark(loop(190, 44, 320, 28, 304, 62, 220, 70), "#5a1712"),
        form(loop(110, -30, 140, -100, 196, -110, 244, -60, 330, -30, 352, -4, 336, 28, 250, 46, 190, 66, 130, 50), fur,
            40, -16),
        form(polygon(150, -92, 172, -190, 212, -96), fur, 16, 30), mark(polygon(168, -104, 175, -154, 194, -104),
            "#6a5a64"), *fangs(((316, 26, 8, 24), (288, 32, 7, 18), (262, 38, 7, 16), (238, 42, 7, 14))),
        *fangs(((300, 64, 7, -18), (272, 66, 6, -14))),
        form(loop(322, -20, 350, -20, 356, 4, 336, 12), "#3a3440", 10, 20, shine=0.6),
        *at(eye(20, 0.5, 0.2, 0.38, fur, "#f6d84a"), 206, -36, 1.0, 16),
    ]


def _moonlit_wall() -> Part:
    """Return a full moon over a field wall."""
    rows = Ridge("M-10 312 H500 M-10 346 H500 M60 282 V312 M150 282 V312 M250 282 V312 M340 282 V312 M430 282 V312 "
        "M100 312 V346 M210 312 V346 M300 312 V346 M390 312 V346", 5, -4)
    return [flat(ellipse(240, 138, 124), "#fff6d8", ink=0, tone=1.8, contour=1.0, glow=Glow("#fff0c0", 30, 0.5)),
        flat(f"{ellipse(190, 100, 24)} {ellipse(300, 180, 20)} {ellipse(220, 190, 14)}", "#eddfb4", ink=0.2, tone=1.4),
        grounds.ground(250, "#6f8a72", 0.3), Shape(box(-20, 278, 520, 120), "#b3a890", bevel=12, swell=0.5, angle=6,
            grain=0.16, ridges=(rows,))]


PICTURES = {
    "kobold": scene(lambda: grounds.hedge(3), _kobold, 206, 150, 0.62, MORNING),
    "orc": scene(lambda: grounds.cellar(4, "#dba46e", arch=240, half=168), _orc, 232, 134, 0.6, INSIDE),
    "bandit": scene(_lamp_corner, _bandit, 250, 136, 0.62, INSIDE),
    "giant-rat": scene(lambda: grounds.cellar(9, "#a9c08e"), _giant_rat, 228, 128, 0.57, INSIDE),
    "cave-bat": scene(lambda: grounds.vault(2, "#a4b6cc", "#5f6a80"), _cave_bat, 220, 182, 0.6, INSIDE),
    "goblin-drummer": scene(lambda: grounds.valley(5), _goblin_drummer, 240, 138, 0.62, MORNING),
    "skeleton": scene(_root_cellar, _skeleton, 240, 112, 0.6, INSIDE),
    "hedge-witch": scene(lambda: grounds.hedge(7, top=120), _hedge_witch, 236, 166, 0.6, MORNING),
    "grey-wolf": scene(_moonlit_wall, _grey_wolf, 226, 146, 0.64, NIGHT),
}
RECIPES = recipes("enemies", PICTURES, __name__, "goblins", "hands", "nature", "orcs", "skeletons", "stonework",
    shared=("grounds", "parts"))
