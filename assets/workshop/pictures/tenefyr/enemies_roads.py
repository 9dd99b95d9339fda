"""Level 2, roads: those who wait by the way, each at work."""

from __future__ import annotations

import random

from assets.workshop.engraving import Dab, Part, Ridge, Shape, drawn, flat
from assets.workshop.engraving.kit.goblins import ear, fangs, profile
from assets.workshop.engraving.kit.hands import palm
from assets.workshop.engraving.kit.stonework import joints
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.tenefyr import grounds
from assets.workshop.pictures.tenefyr.parts import (
    arm,
    at,
    brow,
    cheek,
    coat,
    eye,
    form,
    holding,
    mark,
    maw,
    pegs,
    round_nose,
    shut_eye,
    two_eyes,
)
from assets.workshop.pictures.tenefyr.setting import EVENING, INSIDE, MORNING, NOON, recipes, scene

STEEL, BONE = "#b9c2c6", "#f3e8c6"
GOBLIN = "#a8bc4c"


def _archers() -> Part:
    """Return two goblins with one long bow: the first holds it and hopes, the second pulls."""
    one = [coat("#3f7d55", 0.9, 150), *at(ear(GOBLIN, 0.9, 0), -56, 0), *profile(GOBLIN, 0.5, 0.15, paint=None),
        form(loop(-130, -40, -120, -120, -40, -160, 60, -120, 84, -64, 0, -84, -60, -60), "#b5452f", 36, 40),
        form(tube(-40, -130, 16, -120, -200, 26, -190, -210, 4), "#e8d9a8", 12, 40)]
    two = [coat("#8a5a3a", 0.9, 150), *at(ear(GOBLIN, 0.9, 0), -56, 0), *profile("#98ac46", 1.0, 0.6, paint=None),
        form(tube(40, 140, 30, 84, 156, 28, 96, 196, 20), "#e07a78", 12, 20),
        form(loop(-130, -30, -130, -110, -60, -170, 30, -150, 84, -60, 0, -84, -60, -50), "#4f6f9a", 36, 40)]
    grip = (96, 214)
    return [
        *at(two, 352, 168, 0.56, 0, True),
        *arm((440, 380, 66, 410, 290, 50, 330, 234, 40), "#8a5a3a", 40),
        *at(one, 200, 150, 0.56, 0, True),
        drawn(f"M120 34 L318 {grip[1]} L120 372", 4, "#fbf4df", tone=1.6, contour=1.0),
        form(tube(118, 24, 10, 92, 60, 16, 66, 140, 22, 62, 210, 26, 66, 280, 22, 92, 350, 16, 118, 384, 10), "#b97a3c",
            10, 10), form(tube(330, grip[1], 8, 40, grip[1], 8), "#d9b878", 4, 4),
        form(polygon(52, grip[1] - 16, 6, grip[1], 52, grip[1] + 16), STEEL, 8, 30, shine=0.6),
        *[form(polygon(330, grip[1], 300, grip[1], 318, grip[1] + k, 348, grip[1] + k), "#b5452f", 4, 40) for k in (-16,
            16)], *arm((240, 400, 66, 190, 300, 54, 96, 226, 40), "#3f7d55", 40),
        *holding(GOBLIN, 66, 212, 0.62), *holding("#98ac46", 322, 218, 0.62, 80, mirror=True),
    ]


def _ogre() -> Part:
    """Return the ogre under its bridge: it fishes with a rope and has caught a boot."""
    skin = "#e2b48c"
    head = loop(-70, -110, 0, -128, 70, -110, 104, -50, 118, 30, 168, 100, 160, 170, 90, 216, 0, 226, -90, 216, -160,
        170, -168, 100, -118, 30, -104, -50)
    boot = [form(loop(-30, -70, 30, -70, 34, 0, 84, 24, 90, 54, -36, 54, -34, 0), "#7a4a30", 20, 60),
        form(box(-38, 50, 132, 14), "#4a3020", 5, 4), drawn("M-20 -40 H22 M-20 -20 H24", 5, "#f3e8c6")]
    return [
        coat("#8a6a4a", 1.2, 190), form(loop(-120, 236, 0, 210, 120, 236, 90, 300, 0, 320, -90, 300), skin, 30, 20),
        *[form(loop(s * 100, -30, s * 150, -50, s * 166, 0, s * 140, 40, s * 110, 30), skin, 16, 30) for s in (-1, 1)],
        form(head, skin, 80, 12, dabs=(Dab(-100, 110, 50, 40, 16), Dab(100, 110, 50, 40, 16), Dab(0, -50, 60, 16, 10))),
        form(loop(-24, -120, -10, -180, 20, -200, 10, -170, 34, -180, 24, -120), "#5a3a24", 14, 70),
        *two_eyes(96, 21, -14, 0.4, 0.6, 0.45, skin, -8),
        *brow(-50, -46, 84, 20, -4, "#5a3a24"), *brow(50, -46, 84, 20, 4, "#5a3a24"),
        *round_nose(0, 44, 120, 84, "#eac09a"), cheek(-104, 84, 34), cheek(104, 84, 34),
        drawn("M-96 136 Q0 162 96 136", 9, "#5a2a1a"),
        *[form(polygon(x - 15, 152, x + 15, 152, x + 4, 106, x - 8, 106), "#fbf0cc", 9, 80) for x in (-62, 58)],
        *grounds.rope(252, -10, 256, 60, 250, 150, width=13), *at(boot, 244, 214, 0.94, 8),
        drawn("M220 286 l-4 24 M262 290 l4 26 M300 284 v22", 8, "#5f9ab4"),
        form(tube(350, 470, 160, 392, 280, 130, 320, 110, 104, 272, 40, 84), skin, 60, 60),
        *holding(skin, 252, 18, 1.25, 0, mirror=True),
    ]


def _bridge() -> Part:
    """Return the arch of a bridge over green water, seen from the bank."""
    dice = random.Random(4)
    over = f"M-20 -20 H500 V400 H430 V230 A190 176 0 0 0 50 230 V400 H-20 Z {box(-20, -20, 1, 1)}"
    return [grounds.ground(190, "#a9bd74", 0.3), Shape(box(-20, 236, 520, 160), "#7fb8b8", bevel=8, swell=0, angle=2,
        grain=0.1, contour=0.6,
            ridges=(Ridge("M60 262 q10 -6 20 0 t20 0 M330 274 q10 -6 20 0 t20 0 M100 310 q10 -6 20 0 "
        "t20 0 M380 330 q10 -6 20 0 t20 0", 5, 4),)),
        Shape(over, "#dcae90", bevel=12, swell=0.5, angle=6, grain=0.14, contour=1.2, ridges=(joints(dice, -20, -20,
            520, 420, 44),))]


def _smuggler() -> Part:
    """Return the smuggler coming up through a hatch in oilskins, a bottle ready for the customs."""
    skin, oil = "#d9a070", "#e6b93c"
    lid = polygon(-330, -120, 250, -250, 290, -170, -290, -36)
    return [
        form(lid, "#96683c", 14, 12, ridges=(Ridge("M-320 -92 L262 -222 M-304 -60 L280 -196", 7, -6),)),
        *arm((-250, 420, 120, -290, 240, 100, -220, 20, 76), oil, 60, "#c9982a"),
        *holding(skin, -214, -24, 1.0, 76),
        coat(oil, 0.95, 160),
        form(loop(-98, -50, 0, -80, 98, -50, 104, 40, 70, 130, 0, 160, -70, 130, -104, 40), skin, 60, 14),
        *two_eyes(88, 26, -14, 0.9, -0.1, 0.3, skin, 4), *round_nose(0, 40, 76, 60, "#e0906a"),
        form(loop(-104, 40, -60, 66, 0, 74, 60, 66, 104, 40, 122, 130, 80, 210, 0, 240, -80, 210, -122, 130), "#b9a58a",
            40, 80, ridges=tuple(Ridge(line(x, 90, x * 1.1, 210), 10, -7) for x in (-80, -50, -20, 20, 50, 80))),
        drawn("M-34 104 Q0 84 36 104", 8, "#5a2a1a"),
        form(loop(-150, -46, -90, -70, 0, -86, 90, -70, 150, -46, 210, 20, 130, -20, 0, -40, -130, -20, -210, 20), oil,
            20, 8), form(loop(-112, -60, -104, -140, 0, -186, 104, -140, 112, -60, 0, -84), oil, 50, 60),
        *at([form("M-24 90 V10 Q-24 -14 -9 -24 V-66 H9 V-24 Q24 -14 24 10 V90 Z", "#4f8f6a", 20, 86, shine=0.8),
            form(box(-8, -82, 16, 20), "#c9a26a", 5, 80), form(box(-20, 22, 40, 40), "#fbf1d2", 4, 10)], 206, 150, 1.25,
            12),
        *arm((300, 440, 120, 310, 330, 100, 222, 262, 76), oil, 60, "#c9982a"), *holding(skin, 210, 232, 1.0, 14, True),
        form(box(-460, 312, 920, 40), "#b98a52", 10, 4), form(box(-460, 344, 920, 140), "#96683c", 10, 84,
            ridges=(Ridge("M-320 356 V470 M-180 356 V470 M-40 356 V470 M100 356 V470 M240 356 V470", 7, -6),)),
    ]


def _wailing_maid() -> Part:
    """Return the wailing maid at her well: veil, shut eyes and a mouth as round as the well."""
    skin, veil = "#dfe6e4", "#f4f2ea"
    tears = [flat(f"M{s * 46} 20 C{s * 30} 60 {s * 34} 84 {s * 48} 88 C{s * 64} 84 {s * 62} 60 {s * 46} 20 Z",
        "#7fb0d4", ink=0, tone=1.5, contour=1.0) for s in (-1, 1)]
    rim = "M-260 300 V420 Q0 520 260 420 V300 Q0 380 -260 300 Z"
    return [
        form(loop(-230, 440, -200, 200, -176, 40, -120, -100, 0, -176, 120, -100, 176, 40, 220, 180, 330, 220, 250, 300,
            240, 440), veil, 50, 72, ridges=(Ridge(line(-90, -130, -150, 60, -170, 400), 16, -9), Ridge(line(90, -130,
            150, 60, 200, 260), 16, -9), Ridge(line(-120, -60, -180, 160, -200, 400), 12, -8))),
        form(loop(-100, -40, -60, -104, 0, -120, 60, -104, 100, -40, 110, 140, 120, 420, -120, 420, -110, 140),
            "#6f86a8", 30, 78, ridges=tuple(Ridge(line(x, 180, x * 1.2, 400), 12, -8) for x in (-60, -20, 20, 60))),
        form(loop(-88, -30, -50, -92, 0, -104, 50, -92, 88, -30, 84, 60, 60, 140, 0, 186, -60, 140, -84, 60), skin, 60,
            14), *at(shut_eye(30), -44, 0, 1.0, 16), *at(shut_eye(30), 44, 0, 1.0, -16),
        *brow(-46, -42, 66, 14, -22, "#6a7488"), *brow(46, -42, 66, 14, 22, "#6a7488"),
        form(loop(-8, 4, 8, 4, 16, 44, 0, 54, -16, 44), "#d0d8d8", 10, -24, contour=0.7), *tears,
        form(ellipse(0, 112, 42, 56), "#b5707a", 12, 20), mark(ellipse(0, 112, 32, 46), "#3a1220", contour=1.2),
        form(loop(-24, 140, 0, 128, 24, 140, 14, 156, -14, 156), "#d07a80", 8, 10, contour=0.6),
        *[form(polygon(x - 14, -118 + abs(x) * 0.14, x + 14, -118 + abs(x) * 0.14, x, -158 + abs(x) * 0.2),
            "#e8b23a", 8,
            60) for x in (-56, 0, 56)], form(tube(-86, -96, 18, 0, -122, 18, 86, -96, 18), "#e8b23a", 8, 10),
        form(ellipse(0, 302, 268, 62), "#cfc7b4", 16, 6), mark(ellipse(0, 306, 206, 40), "#2b3a44"),
        form(rim, "#b7ad98", 60, 84,
            ridges=(Ridge("M-260 350 Q0 440 260 350 M-150 372 v60 M0 396 v60 M150 372 v60 M-70 "
            "340 v50 M80 340 v50", 7, -6),)),
        *holding(skin, -190, 316, 0.9, -80), *holding(skin, 190, 316, 0.9, 80, mirror=True),
    ]


def _shag(dice: random.Random, points: tuple[tuple[float, float], ...], long: float) -> str:
    """Return a shaggy outline through the points, its locks about `long` units."""
    out: list[float] = []
    count = len(points)
    for i, (x, y) in enumerate(points):
        bx, by = points[(i + 1) % count]
        steps = max(2, round(((bx - x) ** 2 + (by - y) ** 2) ** 0.5 / (long * 0.8)))
        for k in range(steps):
            t = k / steps
            px, py = x + (bx - x) * t, y + (by - y) * t
            nx, ny = by - y, x - bx
            size = (nx * nx + ny * ny) ** 0.5 or 1
            reach = long * dice.uniform(0.5, 1.0)
            out += [px, py, px + nx / size * reach + (bx - x) / steps * 0.4, py + ny / size * reach + long * 0.5]
    return polygon(*out)


def _bugbear() -> Part:
    """Return the bugbear with its arms wide open: it means it well."""
    fur, pale, dice = "#a86a3c", "#d9a066", random.Random(9)
    body = _shag(dice, ((-90, -150), (90, -150), (170, -40), (220, 160), (250, 460), (-250, 460), (-220, 160), (-170,
        -40)), 44)
    locks = tuple(Ridge(line(x, y, x + dice.uniform(-8, 8), y + 34), 10, -7) for x in range(-190, 200, 46)
        for y in range(190, 400, 52))
    out: list[Shape] = []
    for s in (-1, 1):
        limb = _shag(dice, ((60, 120), (200, 20), (290, -110), (360, -90), (350, 40), (250, 180), (120, 240)), 36)
        out += at([form(limb, fur, 50, 40)], 0, 0, 1.0, 0, s < 0)
        out += at([form(ellipse(0, 0, 62, 58), pale, 30, 20), *[form(tube(x, -30, 24, x * 1.3, -66, 18, x * 1.5, -98,
            3),
            "#4a3424", 8, 70) for x in (-42, -14, 14, 42)], form(ellipse(0, 8, 30, 26), "#8a5a4a", 16, 30)], s * 330,
                -110, 1.0, s * 24)
    out += [form(body, fur, 70, 70, ridges=locks)]
    for s in (-1, 1):
        out += [form(ellipse(s * 104, -160, 46), fur, 30, 30), form(ellipse(s * 104, -156, 26), "#8a5a4a", 16, 20,
            swell=-0.6)]
    return [*out, form(loop(-110, -40, -70, -100, 0, -112, 70, -100, 110, -40, 116, 60, 70, 130, 0, 146, -70, 130, -116,
        60), pale, 60, 14), *two_eyes(92, 22, -26, 0.0, 0.0, 0.18, pale), *brow(-48, -66, 70, 20, -14, "#7a4424"),
        *brow(48, -66, 70, 20, 14, "#7a4424"), cheek(-78, 40, 26), cheek(78, 40, 26),
        form(loop(-40, 0, 0, -10, 40, 0, 26, 34, 0, 44, -26, 34), "#4a3028", 20, 20, shine=0.6),
        maw(-70, 70, 66, 56, 14), *pegs(-46, 46, 68, 5, 18, 4),
        form(loop(-36, 106, 0, 92, 36, 106, 20, 120, -20, 120), "#e07a78", 8, 10, contour=0.6)]


def _acolyte() -> Part:
    """Return the wayward acolyte: a good boy, were it not for the hands."""
    skin, robe, inky = "#ecc09a", "#8a6a4a", "#3a3648"
    hands: list[Shape] = []
    for s in (-1, 1):
        hands += [*arm((s * 230, 460, 130, s * 290, 330, 110, s * 220, 220, 90), robe, 60 * s, "#6a4e34"),
            *at(palm(inky), s * 206, 150, 1.15, s * 12, s > 0),
            flat(f"M{s * 190} 200 q{s * 4} 40 0 60 q{-s * 10} 6 {-s * 10} -8 Z", inky, tone=0.3, contour=0.8)]
    hair = "#8a4a24"
    return [
        form(tube(0, 90, 96, 0, 230, 110), skin, 40, 80), coat(robe, 0.9, 186), form(loop(-130, 196, -70, 170, 0,
            190, 70, 170, 130, 196, 70, 250, 0, 262, -70, 250), robe, 30, 20),
        *[form(loop(s * 88, -10, s * 122, -20, s * 126, 26, s * 96, 46), skin, 14, 20) for s in (-1, 1)],
        form(loop(-96, -50, -60, -116, 0, -130, 60, -116, 96, -50, 98, 40, 66, 120, 0, 156, -66, 120, -98, 40), skin,
            66, 14),
        form(loop(-104, 0, -118, -70, -84, -116, -50, -104, 0, -96, 50, -104, 84, -116, 118, -70, 104, 0, 92, -30, 70,
            -60, 0, -70, -70, -60, -92, -30), hair, 20, 60, ridges=tuple(Ridge(line(x, -112, x * 1.1, -60), 9, -7)
            for x in (-90, -64, -36, -8, 20, 48, 76))),
        *two_eyes(88, 30, -8, -0.1, -0.6, 0.12, skin, -10, iris="#5a8a6a"),
        *brow(-46, -52, 64, 15, -16, hair), *brow(46, -52, 64, 15, 16, hair),
        form(loop(-10, 10, 10, 10, 22, 48, 0, 60, -22, 48), "#eab088", 14, -24, contour=0.8),
        drawn("M-34 104 Q-10 92 0 100 T36 98", 7, "#7a2a20"), cheek(-66, 56, 24), cheek(66, 56, 24),
        flat(loop(44, 50, 84, 40, 92, 76, 60, 90), inky, tone=0.4, contour=0.6, opacity=0.92),
        *[flat(ellipse(x, y, r), inky, tone=0.4) for x, y, r in ((36, 84, 6), (-20, -86, 8), (96, 104, 5))],
        *hands,
    ]


def _chapel() -> Part:
    """Return a whitewashed wall with a coloured window."""
    panes = [flat(polygon(x, y, x + 34, y, x + 34, y + 44, x, y + 44), colour, tone=1.3, ink=0.2, contour=1.2)
        for x, y, colour in ((52, 50, "#c9584a"), (86, 50, "#e8b23a"), (52, 94, "#4f86a8"), (86, 94, "#7f9f3c"),
        (52, 138, "#e8b23a"), (86, 138, "#c9584a"))]
    return [*grounds.cellar(15, "#e8d8c8", row=60, veil=0.4), form("M36 200 V70 A50 60 0 0 1 136 70 V200 Z", "#cbbf9e",
        12, 84), *panes]


def _wolf_rider() -> Part:
    """Return the wolf rider in full career, cheeks round with breath."""
    fur, dark = "#a08f80", "#7a6a60"
    horn = [form(tube(-26, 14, 16, 50, 44, 26, 130, 20, 46, 168, -60, 84), "#e8d2a0", 24, 30, ridges=(Ridge(line(40, 24,
        36, 62), 6, -5), Ridge(line(96, 14, 106, 62), 6, -5))), form(ellipse(0, 0, 46, 20), "#b98a3c", 8, 30),
        mark(ellipse(0, 0, 36, 12))]
    horn[1:] = at(horn[1:], 174, -66, 1.0, 24)
    legs = [form(tube(*run), colour, 16, 70) for run, colour in (((-130, 210, 70, -230, 270, 46, -330, 260, 28, -360,
        276, 20), dark), ((60, 220, 60, 190, 290, 40, 280, 330, 28, 306, 322, 22), dark), ((-160, 220, 90, -250, 320,
            50, -340, 340, 32, -372, 360, 22), fur), ((100, 230, 80, 230, 240, 50, 340, 270, 34, 366, 262, 24), fur))]
    goblin = [*at(ear(GOBLIN, 0.8, 1), -56, 0), *profile(GOBLIN, 0.1, 0.2, paint=None),
        form(ellipse(54, 112, 46, 38), "#b8cc5c", 30, 20),
        form(loop(-126, -30, -120, -120, -30, -160, 70, -110, 84, -64, 0, -84, -60, -50), "#6a5034", 36, 40),
        form(polygon(-60, -140, -44, -220, -20, -146), BONE, 12, 60), form(polygon(20, -146, 46, -220, 60, -126), BONE,
            12, 60)]
    return [
        form(tube(-210, 150, 40, -320, 90, 60, -400, 110, 8), dark, 24, 40), *legs[:2],
        form(loop(-240, 180, -200, 90, -60, 96, 90, 80, 190, 100, 200, 220, 100, 270, -60, 250, -180, 260), fur, 60,
            24), *legs[2:],
        form(loop(-140, 40, -70, 10, -10, 40, 10, 150, -10, 210, -140, 210, -164, 120), "#b5452f", 40, 74),
        *at(goblin, -70, -74, 0.7), *horn,
        *arm((-90, 80, 56, -20, 160, 50, 50, 70, 40), "#b5452f", 30), *holding(GOBLIN, 62, 44, 0.7, 60),
        form(tube(-70, 190, 70, 20, 196, 56, 30, 256, 40), "#7a5034", 26, 70), form(loop(0, 246, 46, 240, 90, 262, 86,
        280, 4, 280), "#4a3020", 12, 10),
        form(polygon(150, 70, 136, 110, 150, 160, 126, 200, 160, 230, 190, 270, 220, 240, 250, 130, 240, 60, 210, 40,
            180, 40), dark, 26, 60),
        form(loop(236, 190, 300, 216, 380, 206, 360, 234, 290, 246, 230, 230), dark, 16, -10),
        mark(loop(250, 186, 380, 178, 364, 208, 290, 222), "#5a1712"),
        form(tube(300, 200, 26, 270, 226, 24, 210, 244, 8), "#e07a78", 10, 10),
        form(loop(180, 90, 210, 50, 262, 48, 310, 96, 390, 130, 410, 156, 394, 182, 310, 186, 240, 200, 190, 180), fur,
            40, -16),
        form(polygon(196, 66, 158, -10, 244, 54), fur, 14, 30), *fangs(((372, 176, 8, 24), (340, 180, 7, 18), (308, 184,
            7, 16))), form(loop(386, 122, 414, 124, 418, 146, 398, 152), "#3a3440", 10, 20, shine=0.6),
        *at(eye(18, 0.4, 0.2, 0.3, fur, "#f6d84a"), 272, 100, 1.0, 16),
        drawn("M-380 0 H-290 M-410 40 H-310 M-390 190 H-330", 7, "#fbf4df", tone=1.6),
    ]


PICTURES = {
    "goblin-archers": scene(lambda: grounds.road(3), _archers, 16, 0, 1.0, MORNING),
    "ogre": scene(_bridge, _ogre, 206, 140, 0.58, NOON),
    "smuggler": scene(lambda: grounds.cellar(21, "#86b4bc", floor=None), _smuggler, 240, 148, 0.56, INSIDE),
    "wailing-maid": scene(lambda: grounds.road(6, "#8fa878"), _wailing_maid, 240, 124, 0.6, EVENING),
    "bugbear": scene(lambda: grounds.road(8, "#9cb652"), _bugbear, 240, 150, 0.6, NOON),
    "wayward-acolyte": scene(_chapel, _acolyte, 240, 152, 0.62, INSIDE),
    "wolf-rider": scene(lambda: grounds.road(11, "#b3b25a"), _wolf_rider, 208, 138, 0.6, MORNING),
}
RECIPES = recipes("enemies", PICTURES, __name__, "goblins", "hands", "nature", "stonework",
    shared=("grounds", "parts"))
