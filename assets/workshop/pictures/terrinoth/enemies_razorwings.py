"""The Razorwing and the razorwing that rules the cliff."""

from __future__ import annotations

import random

from assets.workshop.engraving import Dab, Fog, Part, Picture, Ridge, Shadow, Shape, Sky, flat, placed
from assets.workshop.engraving.kit.beasts import coat
from assets.workshop.engraving.kit.monsters import bat_wing, beast_eye, spikes_along, tooth_row, tufts
from assets.workshop.engraving.kit.nature import cloud, ridge_line
from assets.workshop.engraving.palette import STEEL, darker, lighter
from assets.workshop.engraving.paths import ellipse, line, loop, pairs, polygon, tube
from assets.workshop.pictures.terrinoth.enemies_setting import LIGHT, PRINT, enemy

HIDE = "#8a6a58"
SKIN = "#c08a5e"
BEAK = "#5c5250"


def _head(hide: str, iris: str, gape: float, crest: str) -> list[Shape]:
    """Return a toothed beak with a blade of a crest; it looks to the left, its eye near -20, -24."""
    g = gape
    blade = loop(10, -66, 70, -122, 160, -180, 290, -214, 230, -140, 180, -80, 110, -20)
    skull = loop(110, 50, 116, -30, 70, -76, 10, -88, -50, -72, -90, -40, -70, 40, -20, 70, 50, 84)
    upper = loop(-30, -74, -90, -52, -170, -6, -240, 40, -272, 84, -262, 100, -236, 76, -170, 56, -100, 50, -40, 62, 0,
        40, -14, -40)
    lower = loop(20, 62, -50, 66, -110, 74 + g * 0.6, -180, 86 + g, -236, 96 + g * 1.1, -180, 112 + g, -100,
        112 + g * 0.6, -20, 102, 30, 90)
    return [
        Shape(blade, crest, bevel=30, angle=-34, grain=0.06, shine=0.3, ridges=tuple(Ridge(line(40, -50, 110 + i * 14,
            -90 - i * 18, 190 + i * 20, -120 - i * 24), 9, -7) for i in range(4))),
        flat(loop(10, 60, -80, 56, -170, 66, -180, 90 + g, -90, 88 + g * 0.5, 0, 88), "#5a1612", tone=0.35,
        contour=0.8),
        Shape(tube(-150, 84 + g * 0.7, 8, -100, 76 + g * 0.4, 18, -10, 76, 20), "#c0605a", bevel=8, angle=20),
        Shape(lower, darker(BEAK, 0.1), bevel=20, angle=10, grain=0.06, shine=0.3),
        *tooth_row((-70, 72 + g * 0.4, -140, 80 + g * 0.8, -200, 92 + g), 7, 22, 7),
        Shape(skull, hide, bevel=50, angle=-20, grain=0.14, dabs=(Dab(-24, -52, 34, 14, 12, -20), Dab(-22, -20, 28, 22,
            -12), Dab(40, 20, 34, 34, 10)), ridges=(coat(random.Random(2), -60, -70, 90, 60, 44, 20, 10),)),
        Shape(upper, BEAK, bevel=34, angle=-40, grain=0.05, shine=0.5, ridges=(Ridge(line(-20, 10, -110, 24, -230, 70),
        10,
            -6),), shadow=Shadow(0.5, 5, 10, 6)),
        *tooth_row((-196, 62, -120, 54, -40, 62), 9, 24, 7, seed=4),
        flat(loop(-110, -12, -90, -24, -74, -22, -90, -6), "#171110", tone=0.2),
        *placed(beast_eye(27, iris, hide, -0.25), -22, -22, 1.0, 8),
        Shape(tube(-60, -38, 8, -24, -54, 20, 26, -58, 18, 50, -44, 5), lighter(hide, 0.05), bevel=10, angle=10,
        grain=0.1,
            shadow=Shadow(0.5, 3, 8, 5)),
    ]


def _wing(tips: tuple[float, ...], wrist: tuple[float, float], root: tuple[float, float], shade: float) -> list[Shape]:
    """Return a wing whose fingers end in blades of horn as sharp as steel."""
    blades = []
    for x, y in pairs(tips):
        dx, dy = x - wrist[0], y - wrist[1]
        k = 62 / max((dx * dx + dy * dy) ** 0.5, 1)
        ux, uy = dx * k, dy * k
        edge = polygon(x - ux * 1.5 + uy * 0.16, y - uy * 1.5 - ux * 0.16, x + ux, y + uy, x - ux * 1.2 - uy * 0.26,
            y - uy * 1.2 + ux * 0.26)
        blades.append(Shape(edge, STEEL, bevel=8, angle=60, grain=0.02, shine=0.7, shadow=Shadow(0.4, 4, 6, 4)))
    return [*bat_wing(tips, darker(SKIN, shade), darker(HIDE, shade), wrist, root, 26), *blades]


def _hat() -> list[Shape]:
    """Return the traveller's hat that it has just made off with."""
    return [Shape(loop(-70, 0, -30, -14, 30, -14, 74, 2, 30, 16, -34, 16), "#5f7a4a", bevel=10, angle=10, grain=0.1),
        Shape(loop(-38, -4, -34, -50, -6, -64, 26, -54, 38, -4, 0, 4), "#5f7a4a", bevel=24, angle=40, grain=0.1),
        Shape(polygon(-39, -16, 39, -16, 39, -2, 0, 5, -39, -2), "#a8452f", bevel=5, angle=70),
        Shape(tube(30, -20, 8, 62, -60, 18, 86, -104, 2), "#f0e2b8", bevel=8, angle=50)]


def _talons(colour: str) -> list[Shape]:
    """Return a foot that clutches something below 0, 0."""
    out = [Shape(tube(0, -110, 46, 0, -50, 30, 0, 0, 30), colour, bevel=16, angle=80, grain=0.12)]
    for dx in (-34, 0, 34):
        out.append(Shape(tube(0, -4, 24, dx * 0.9, 12, 22, dx * 1.2, 34, 16), colour, bevel=10, angle=60, grain=0.1))
        out.append(Shape(tube(dx * 1.2, 30, 15, dx * 1.3, 52, 10, dx * 0.8, 72, 1), "#221a16", bevel=6, angle=50,
            shine=0.5))
    return out


def _razorwing() -> Part:
    """Return the razorwing in its dive, a hat in its claws."""
    body = loop(-40, -10, 20, -60, 120, -70, 220, -30, 280, 20, 210, 60, 110, 80, 10, 70)
    return [
        Shape(tube(230, 10, 50, 320, -20, 30, 390, -80, 16, 430, -150, 4), darker(HIDE, 0.1), bevel=18, angle=30,
        grain=0.12),
        Shape(polygon(408, -120, 470, -210, 440, -110, 480, -80, 424, -96), STEEL, bevel=10, angle=60, shine=0.6),
        *_wing((-250, -250, -210, -90, -110, 0), (-60, -220), (50, -20), 0.26),
        *placed(_hat(), 96, 232, 1.0, -8),
        *placed(_talons(darker(HIDE, 0.12)), 80, 150, 0.9, 10),
        Shape(tube(80, 6, 120, -40, 10, 88, -120, 40, 76), HIDE, bevel=40, angle=-20, grain=0.14, ridges=(coat(
            random.Random(6), -120, -20, 60, 60, 40, 22, 8),)),
        *tufts(random.Random(3), (-20, 90, -30, 40, -10, -20, 40, -50), 8, 46, darker(HIDE, 0.15), -0.5, 26),
        Shape(body, HIDE, bevel=70, angle=30, grain=0.16, ridges=(coat(random.Random(4), -20, -50, 250, 60, 90, 24,
        10),)),
        *placed(_talons(HIDE), 130, 150, 0.95, -6),
        *_wing((430, -150, 360, 60, 250, 150), (230, -230), (110, -40), 0.0),
        *placed(_head(HIDE, "#ffd23a", 34, "#b5533b"), -130, 40, 0.86, -6),
    ]


def _matriarch() -> Part:
    """Return the master: the head close by, three crests, a ruff of blades, both wings across the sky."""
    hide = "#5f5660"
    dice = random.Random(9)
    neck = loop(60, -50, 150, -40, 250, 60, 330, 200, 380, 420, 60, 420, 40, 300, 20, 180, 0, 90)
    return [
        *_wing((-300, -230, -330, 10, -250, 190, -130, 270), (-180, -170), (150, 190), 0.32),
        *_wing((440, -200, 460, 60, 420, 240), (330, -220), (240, 190), 0.18),
        *spikes_along((80, -40, 190, 30, 280, 140, 330, 270), 7, 140, "#a9b3b8", 19, 0.8),
        Shape(neck, hide, bevel=90, angle=40, grain=0.16, ridges=(coat(dice, 60, 0, 340, 360, 130, 24, 24),)),
        *tufts(dice, (60, 360, 40, 240, 50, 150, 90, 90), 10, 80, darker(hide, 0.15), -0.7, 40),
        *placed([Shape(loop(30, -70, 60, -150, 120, -230, 230, -290, 190, -190, 130, -90), "#8e3024", bevel=30,
        angle=40,
            grain=0.06)], 0, 4),
        *placed(_head(hide, "#ff7a2a", 78, "#c9553e"), 6, 10, 1.1, 4),
    ]


def _cliffs(seed: int, fog: str, stone: str) -> Part:
    """Return cliffs with nests far below and banks of cloud."""
    dice = random.Random(seed)
    far = Fog(fog, 0.55)
    return [cloud(dice, 150, 110, 190, 30), cloud(dice, 560, 70, 150, 24),
        ridge_line(dice, 680, 640, [480, 400, 440, 500, 520, 470, 430], stone, far, 70),
        Shape(polygon(-20, 640, -20, 330, 40, 310, 90, 380, 120, 470, 170, 520, 190, 640), stone, bevel=40, angle=76,
            grain=0.45, fog=Fog(fog, 0.25)),
        Shape(polygon(700, 640, 700, 400, 650, 380, 610, 450, 590, 540, 540, 640), stone, bevel=40, angle=76,
        grain=0.45,
            fog=Fog(fog, 0.25)),
        cloud(dice, 340, 560, 260, 34), *[Shape(ellipse(x, y, 30, 10), "#7a5a3a", bevel=6, angle=10,
            fog=Fog(fog, 0.3)) for x, y in ((60, 330), (640, 396))]]


RAZORWING = Picture(lambda: _cliffs(3, "#d6e2dc", "#8f9a92"), lambda: placed(_razorwing(), 300, 322, 0.94, -8),
    Sky(high="#5a8ca0", low="#f0e8c0", sun=(0.3, 0.25), seed=3), LIGHT, PRINT)
MATRIARCH = Picture(lambda: _cliffs(7, "#ecc8a8", "#8a7068"), lambda: placed(_matriarch(), 350, 262, 1.0, mirror=True),
    Sky(high="#8a4a4a", low="#f8d090", sun=(0.3, 0.3), seed=6), LIGHT, PRINT)

_KIT = ("beasts", "monsters", "nature")
RECIPES = (enemy("razorwings-minion", RAZORWING, __name__, *_KIT), enemy("razorwings-master", MATRIARCH, __name__,
    *_KIT))
