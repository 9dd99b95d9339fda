"""The Ogre and the ogre chieftain."""

from __future__ import annotations

import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Dab,
    Fog,
    Light,
    Part,
    Picture,
    Print,
    Ridge,
    Shadow,
    Shape,
    Sky,
    drawn,
    flat,
    placed,
)
from assets.workshop.engraving.kit.arms import club
from assets.workshop.engraving.kit.attire import band, fur, necklace, ring
from assets.workshop.engraving.kit.goblins import fangs, skull
from assets.workshop.engraving.kit.hair import braid, locks
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.nature import conifer, hill, mountain, rock
from assets.workshop.engraving.palette import BONE, DARK_STEEL, GOLD, LEATHER, darker, lighter
from assets.workshop.engraving.paths import ellipse, leaf_mass, line, loop, polygon, tube
from assets.workshop.pictures.record import engraving

OGRE_LIGHT = Light(key=(-0.5, -0.66, 0.66), ambient=0.27)
OGRE_PRINT = Print(gamma=0.8, white=96)
HIDE = "#c49a78"
GREY_HIDE = "#a89a8c"


def _ogre_head(skin: str, roar: float, scar: bool = False) -> list[Shape]:
    """Return an ogre's head from the front: small skull, huge jaw; origin between the eyes, chin near y = 190."""
    g = 34 * roar
    outline = loop(0, -110, 46, -100, 78, -62, 84, -10, 104, 40, 140, 90, 144, 140 + g * 0.6, 106, 186 + g, 50,
        206 + g, 0, 210 + g, -50, 206 + g, -106, 186 + g, -144, 140 + g * 0.6, -140, 90, -104, 40, -84, -10, -78, -62,
        -46, -100)
    forms = [Dab(0, -36, 60, 15, 16), Dab(0, 84, 84, 34, 10), Dab(0, 184 + g, 50, 22, 15), Dab(0, -70, 40, 20, -5),
        Dab(0, 140 + g * 0.5, 90, 16, -7)]
    for s in (-1, 1):
        forms += [Dab(s * 36, -4, 24, 16, -17), Dab(s * 66, 30, 30, 22, 12), Dab(s * 106, 116, 34, 44, 12),
            Dab(s * 60, -84, 24, 18, 6)]
    creases = [Ridge(line(s * 30, 54, s * 66, 78, s * 82, 124), 11, -10)
        for s in (-1, 1)] + [Ridge(line(-40, y, 0, y + 5, 40, y), 8, -7) for y in (-58, -74)]
    creases += [Ridge(line(s * 8, -40, s * 5, -24, s * 12, -10), 6, -6) for s in (-1, 1)]
    nose = loop(-16, -10, 16, -10, 24, 20, 50, 44, 46, 66, 22, 72, 0, 76, -22, 72, -46, 66, -50, 44, -24, 20)
    bulbs = (Dab(0, 50, 24, 18, 14), Dab(-32, 56, 14, 12, 10), Dab(32, 56, 14, 12, 10))
    out: list[Shape] = [*[Shape(loop(s * 78, -10, s * 104, -34, s * 128, -26, s * 124, 14, s * 104, 44, s * 84, 40),
        skin, bevel=14, angle=s * 40, grain=0.06) for s in (-1, 1)],
        Shape(outline, skin, bevel=64, angle=8, pitch=0.85, grain=0.1, dabs=tuple(forms), ridges=tuple(creases),
        shadow=Shadow(0.6, 8, 18, 10))]
    mouth = loop(-86, 116, -40, 104, 0, 108, 40, 104, 86, 116, 78, 132 + g, 40, 142 + g * 1.3, 0, 138 + g * 1.3, -40,
        142 + g * 1.3, -78, 132 + g)
    out.append(flat(mouth, "#3a0f0c", tone=0.3, contour=1.2))
    if roar > 0.5:
        out.append(Shape(loop(-40, 128 + g * 0.8, 0, 116 + g * 0.7, 40, 128 + g * 0.8, 30, 140 + g * 1.2, -30,
            140 + g * 1.2), "#a8504a", bevel=14, angle=30, shadow=NO_SHADOW, contour=0.6))
    out += fangs(tuple((x, 108 - 3 * (abs(x) > 40), 11, 14) for x in (-56, -32, -8, 16, 40)), "#e0cf9c")
    out += fangs(tuple((x, 137 + g * 1.2, 10, -13) for x in (-24, 2, 26)), "#e0cf9c")
    for s in (-1, 1):
        out.append(Shape(tube(s * 58, 138 + g, 28, s * 64, 108 + g * 0.4, 24, s * 72, 74, 3), "#efe0b8", bevel=12,
            angle=s * 70, ink=0.6, shadow=Shadow(0.5, 4, 6, 4)))
    for s in (-1, 1):
        lens = f"M{s * 16} 2 C{s * 24} -9 {s * 42} -9 {s * 54} -2 C{s * 46} 9 {s * 28} 10 {s * 16} 2 Z"
        out += [flat(lens, "#f4e6b8", ink=0.05, contour=0.7, tone=1.6),
            flat(ellipse(s * 34 + 3, 0, 6.5), "#7a2c14", contour=0.6, ink=0.2),
            flat(ellipse(s * 34 + 3, 0, 3), "#120905", tone=0.1),
            drawn(f"M{s * 12} 4 C{s * 24} -11 {s * 44} -11 {s * 60} -2", 4.4, "#1d0f08")]
        out.append(Shape(tube(s * 8, -20, 14, s * 34, -28, 26, s * 74, -30, 18, s * 88, -14, 8), skin, bevel=13,
            angle=s * 20, pitch=0.85, grain=0.1, shadow=Shadow(0.6, 3, 9, 6)))
    out += [Shape(nose, lighter(skin, 0.05), bevel=22, angle=-24, pitch=0.8, grain=0.08, dabs=bulbs,
        shadow=Shadow(0.5, 6, 10, 6)), flat(f"{ellipse(-18, 66, 9, 5)} {ellipse(18, 66, 9, 5)}", "#2a140c", tone=0.2)]
    if scar:
        out.append(drawn(line(-66, -60, -44, -10, -50, 60, -40, 96), 5, "#8e4a3c"))
    return [*out, *[flat(ellipse(x, y, r), darker(skin, 0.25), contour=0.6, tone=0.9)
        for x, y, r in ((70, 60, 6), (84, 74, 4), (-92, 70, 5), (20, 176 + g, 5))]]


def _arm(side: int, skin: str, up: bool) -> list[Shape]:
    """Return a giant arm (side -1: left) that ends in a fist at 260, -30 (up) or 250, 330 (down)."""
    s = side
    veins: tuple[Ridge, ...]
    if up:
        limb = tube(s * 190, 300, 130, s * 268, 230, 130, s * 300, 130, 96, s * 268, 10, 76)
        veins = (Ridge(line(s * 240, 260, s * 300, 180, s * 290, 60), 20, 10),
            Ridge(line(s * 262, 260, s * 320, 180, s * 306, 90), 9, 5))
    else:
        limb = tube(s * 200, 220, 140, s * 270, 290, 130, s * 280, 380, 110, s * 250, 460, 90)
        veins = (Ridge(line(s * 230, 230, s * 290, 300, s * 300, 420), 20, 10),)
    return [Shape(limb, skin, bevel=54, angle=s * 44, pitch=0.9, grain=0.08, ridges=veins,
        shadow=Shadow(0.5, 8, 14, 9))]


def _torso(skin: str) -> list[Shape]:
    """Return a hill of a chest below the head."""
    forms = (Dab(-110, 300, 90, 60, 22), Dab(110, 300, 90, 60, 22), Dab(0, 420, 120, 70, 18), Dab(0, 290, 16, 80, -10))
    return [Shape(loop(-330, 470, -320, 300, -250, 200, -130, 150, 0, 140, 130, 150, 250, 200, 320, 300, 330, 470, 0,
        520), skin, bevel=90, angle=10, pitch=0.95, grain=0.1, dabs=forms)]


def _ogre() -> Part:
    """Return the ogre: bald, dull, a hide over one shoulder, a tree for a club."""
    dice = random.Random(4)
    pelt = loop(-300, 470, -310, 300, -240, 200, -150, 160, -96, 190, -20, 300, 70, 420, 100, 500)
    tufts = tuple(Ridge(f"M{dice.uniform(-280, -20):.0f} {dice.uniform(200, 420):.0f} q{dice.uniform(-6, 6):.0f} 16 "
                        f"{dice.uniform(-10, 10):.0f} 34", 8, -6) for _ in range(46))
    return [
        *placed(club(176, True), 268, -10, 1.0, -8),
        *_arm(1, darker(HIDE, 0.1), True),
        *_torso(HIDE),
        *_arm(-1, HIDE, False),
        Shape(pelt, "#7a6248", bevel=40, angle=72, grain=0.2, ridges=tufts),
        band(line(-110, 180, -10, 300, 90, 440), 20, LEATHER),
        *_ogre_head(HIDE, 0.2),
        *placed(skull(0.7), -70, 300, 1.0, -10),
        *placed(fist(HIDE, "#4a3a28"), 268, 0, 1.16, -12),
        ring(-122, 36, 18, 6, "#b9a070"),
    ]


def _iron_jaw() -> list[Shape]:
    """Return the chieftain's crown of iron and bone, and the topknot over it."""
    horns = [Shape(tube(s * 70, -84, 40, s * 116, -116, 34, s * 140, -170, 22, s * 118, -230, 4), BONE, bevel=18,
        angle=s * 40, grain=0.06, ridges=tuple(Ridge(line(s * (84 + u), -116 - u, s * (104 + u), -86 - u), 5, -4)
        for u in (6, 18, 30))) for s in (-1, 1)]
    return [
        *locks("#2a201c", (0, -110, 34, 20, -190, 56, 90, -230, 50, 150, -200, 34, 176, -120, 4),
            (0, -110, 30, -30, -180, 50, -90, -200, 36, -130, -160, 4)),
        *horns,
        Shape(loop(-92, -44, -84, -96, -40, -122, 0, -126, 40, -122, 84, -96, 92, -44, 40, -58, 0, -60, -40, -58),
            DARK_STEEL, bevel=30, angle=16, grain=0.1, shine=0.5),
        band(line(-92, -48, -40, -60, 0, -62, 40, -60, 92, -48), 16, GOLD, 70),
        *placed(skull(0.66), 0, -92),
    ]


def _chieftain() -> Part:
    """Return the chieftain: iron crown with horns, roaring, furs and skulls, both fists on two clubs."""
    dice = random.Random(7)
    skin = GREY_HIDE
    return [
        *placed(club(180, True, "#5a4636"), -278, -10, 0.92, 6),
        *placed(club(180, True, "#5a4636"), 280, -10, 0.92, -6),
        *_arm(1, darker(skin, 0.1), True),
        *_arm(-1, skin, True),
        *_torso(skin),
        *fur(dice, "#5f5248", 30),
        *_ogre_head(skin, 1.0, True),
        *placed(_iron_jaw(), 0, 2, 1.04),
        *braid("#2a201c", (-70, 236, -84, 300, -76, 360), 30),
        *braid("#2a201c", (74, 236, 88, 300, 80, 360), 30),
        *necklace((-130, 250, -90, 316, -30, 350, 34, 350, 92, 316, 134, 250), BONE, 22, teeth=True),
        *[s for x, y in ((-60, 350), (4, 372), (66, 350)) for s in placed(skull(0.62), x, y)],
        *placed(fist(skin, "#3a2c1c"), 276, 0, 1.12, -12),
        *placed(fist(skin, "#3a2c1c"), -276, 0, 1.12, -12, mirror=True),
        *[Shape(leaf_mass(dice, s * 300, 120, 66, 30, 26), "#7a4a38", bevel=18, angle=20) for s in (-1, 1)],
    ]


def _hills() -> Part:
    """Return bare hills with firs that come up to the ogre's belt."""
    dice = random.Random(3)
    fog = "#e2dab4"
    firs = [s for x, y, h in ((40, 500, 120), (110, 520, 90), (560, 520, 100), (640, 500, 130), (600, 480, 80))
        for s in conifer(dice, x, y, h, "#5d7a58", Fog(fog, 0.3))]
    return [*[s for x, top in ((110, 200), (560, 160)) for s in mountain(dice, x, top, 470, Fog(fog, 0.6))],
        hill(680, 620, [(-20, 440), (200, 410), (480, 430), (700, 400)], "#9aa06c", Fog(fog, 0.4)), *firs,
        hill(680, 620, [(-20, 540), (300, 520), (700, 540)], "#88925a", Fog(fog, 0.2))]


def _cave_mouth() -> Part:
    """Return the chieftain's cave with teeth of stone, bones before it."""
    dice = random.Random(6)
    inside = loop(60, 640, 70, 300, 130, 120, 240, 40, 360, 20, 480, 50, 580, 140, 630, 320, 640, 640)
    teeth = [Shape(polygon(x - 26, y, x + 26, y, x + dice.uniform(-6, 6), y + long), "#7d7468", bevel=20, angle=84,
        grain=0.3) for x, y, long in ((170, 90, 130), (250, 40, 100), (430, 30, 110), (520, 80, 140), (340, 10, 70))]
    return [Shape("M-20 -20 H700 V640 H-20 Z", "#8d8274", bevel=60, swell=0, angle=60, grain=0.45, contour=0,
        shadow=NO_SHADOW), flat(inside, "#b0703c", tone=0.75, contour=1.4), *teeth, *rock(dice, 40, 600, 160, 130),
        *rock(dice, 650, 600, 170, 140)]


OGRE = Picture(_hills, lambda: placed(_ogre(), 316, 262, 1.08),
    Sky(high="#7d8f92", low="#f0e0aa", sun=(0.3, 0.3), reach=1.05, seed=6), OGRE_LIGHT, OGRE_PRINT)
CHIEFTAIN = Picture(_cave_mouth, lambda: placed(_chieftain(), 340, 268, 0.98),
    Sky(high="#4a3a34", low="#e8a860", sun=(0.5, 0.4), seed=2), OGRE_LIGHT, OGRE_PRINT)

_KIT = ("arms", "attire", "faces", "goblins", "hair", "hands", "nature")
RECIPES = (engraving("pictures/terrinoth/ogres-minion", OGRE, __name__, *_KIT),
    engraving("pictures/terrinoth/ogres-master", CHIEFTAIN, __name__, *_KIT))
