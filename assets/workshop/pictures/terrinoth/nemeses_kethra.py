"""Warlord Kethra Vane, who has promised her horde breakfast."""

from __future__ import annotations

import random

from assets.workshop.engraving import Fog, Part, Picture, Ridge, Shadow, Shape, Sky, changed, drawn, flat, placed
from assets.workshop.engraving.kit.arms import axe
from assets.workshop.engraving.kit.attire import band, breastplate, fur, necklace, pauldron, ring, shoulders
from assets.workshop.engraving.kit.faces import Face, ear, eyes, head, lines, mouth, neck, nose, planes
from assets.workshop.engraving.kit.faces import brows as brows_of
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.kit.goblins import fangs
from assets.workshop.engraving.kit.hair import braid, locks
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.houses import battlements, tower
from assets.workshop.engraving.kit.monsters import horn, spikes_along
from assets.workshop.engraving.kit.nature import hill
from assets.workshop.engraving.kit.props import banner
from assets.workshop.engraving.kit.remains import skull
from assets.workshop.engraving.palette import BONE, DARK_STEEL, GOLD, darker
from assets.workshop.engraving.paths import line, loop, polygon, tube
from assets.workshop.pictures.terrinoth.enemies_setting import LIGHT, PRINT, enemy

SKIN = "#c2564a"
KETHRA = Face(skin=SKIN, hair="#231a20", iris="#ffd23a", turn=0.24, width=0.98, jaw=0.94, chin=1.1, age=0.25, brow=1.1,
    ridge=1.3, nose=0.9, cheek=1.4, eye=1.12, open=0.84, slant=6, stern=10, smile=4, lips=1.4, lip_colour="#5a1c24",
    gaze=4)


def _horns() -> list[Shape]:
    """Return a warlord's horns, ringed with gold, the left tip broken off in some siege."""
    return [
        *horn((-70, -104, 58, -140, -150, 54, -196, -230, 40, -190, -300, 22), "#3f3438", 8, 40),
        *horn((76, -104, 56, 146, -146, 52, 206, -222, 38, 200, -330, 3), "#3f3438", 9, 140),
        band(line(-154, -132, -122, -172), 13, GOLD, 40), band(line(-196, -196, -156, -214), 12, GOLD, 40),
        band(line(128, -172, 158, -130), 13, GOLD, 140), band(line(162, -210, 202, -192), 12, GOLD, 140),
    ]


def _kethra() -> Part:
    """Return the warlord: red skin, black horns, painted face, spiked plate over fur, a great axe on her shoulder."""
    f, dice = KETHRA, random.Random(5)
    steel = "#5a575e"
    paint = [flat(loop(f.across(-78), -20, f.across(-40), -44, f.across(0), -30, f.across(40), -44, f.across(80), -20,
        f.across(78), 16, f.across(40), 24, f.across(0), 4, f.across(-40), 24, f.across(-78), 16), "#2a1a20",
        opacity=0.62, contour=0.3, feather=2),
        flat(tube(f.across(0, 8), 124, 9, f.across(0, 7), 164, 5), "#2a1a20", opacity=0.7)]
    m = f.across(0, 8)
    return [
        *placed(axe(330, 1.5, "#8d959c", True), 256, 170, 1.0, 20),
        *locks(f.hair, (-60, -120, 60, -150, -40, 90, -180, 120, 90, -210, 280, 50, -230, 400, 4),
            (60, -120, 60, 150, -40, 90, 176, 120, 90, 200, 280, 50, 220, 400, 4)),
        *ear(f, -1, 44), *ear(f, 1, 44),
        ring(-118, 50, 14, 5), ring(124, 50, 14, 5), ring(-112, 66, 11, 4),
        neck(f, 0.95),
        shoulders("#4a3a40", 1.0, 6),
        *fur(dice, "#7a6a5c", 0),
        *breastplate(steel, "#b8863c"),
        *pauldron(-1, steel, "#b8863c", 1.05), *pauldron(1, steel, "#b8863c", 1.05),
        *spikes_along((-320, 280, -260, 206, -180, 196), 4, 80, DARK_STEEL, 18, 1.0),
        *spikes_along((180, 196, 260, 206, 320, 280), 4, 80, DARK_STEEL, 18, 1.0),
        *changed([head(f)], tone=1.22), *planes(f)[1:], *lines(f), *paint, *nose(f), *mouth(f),
        *fangs(((m - 15, 107, 5, -20), (m + 15, 107, 5, -20)), "#f4e9c8"),
        *eyes(f), *brows_of(f),
        drawn(line(f.across(30), 30, f.across(44), 62, f.across(38), 96), 4.5, "#e89a86"),
        *locks(f.hair, (0, -146, 40, -60, -136, 44, -104, -70, 30, -110, 10, 14, -106, 60, 3),
            (6, -146, 40, 66, -136, 44, 104, -70, 30, 112, 10, 14, 110, 60, 3), (0, -150, 36, -30, -170, 40, -66, -150,
            20, -80, -110, 4), (4, -150, 30, 40, -168, 36, 70, -140, 20, 84, -104, 4)),
        *_horns(),
        *braid(f.hair, (-104, 60, -126, 150, -118, 250, -140, 330), 36),
        *braid(f.hair, (112, 60, 134, 150, 124, 250, 146, 330), 36),
        *[band(f"M{x - 20} {y} h40", 11, GOLD, 10) for x, y in ((-126, 160), (134, 160), (-122, 260), (128, 260))],
        *necklace((-100, 262, -60, 310, -20, 330, 30, 330, 66, 310, 104, 262), BONE, 20, teeth=True),
        *placed(skull(BONE), 6, 384, 1.1),
        *placed(fist(SKIN, "#2c2026"), 256, 196, 1.12, 20),
        *placed([Shape(polygon(-50, 60, 50, 60, 66, 200, -66, 200), steel, bevel=30, angle=70, grain=0.06, shine=0.5),
            *spikes_along((-66, 190, -52, 70), 3, 40, DARK_STEEL, 12, 1.0)], 268, 190, 1.0, 10),
    ]


def _raider(dice: random.Random, x: float, y: float, colour: str) -> list[Shape]:
    """Return one of the horde from behind, helmet at x, y, with a spear."""
    helm = loop(x - 26, y + 60, x - 22, y + 10, x - 16, y - 14, x, y - 20, x + 16, y - 14, x + 22, y + 10, x + 26,
        y + 60)
    spear = tube(x, y + 60, 5, x + dice.uniform(-14, 14), y - 80, 4)
    rim = Ridge(line(x - 14, y - 4, x, y + 2, x + 14, y - 4), 4, -3)
    return [Shape(spear, "#4a342c", bevel=2, angle=80, fog=Fog("#f0b488", 0.1)),
        Shape(helm, colour, bevel=14, angle=60, fog=Fog("#f0b488", 0.15), ridges=(rim,), shadow=Shadow(0.2))]


def _siege() -> Part:
    """Return Harrow Gate at night: walls on fire, banners and torches of the horde."""
    fog = Fog("#f0b488", 0.4)
    dice = random.Random(7)
    out: list[Shape] = [
        *tower(90, 430, 60, 300, "#8d7a74", None, fog, 3), battlements(-20, 440, 720, 170, 12, "#9a867c", fog),
        *tower(600, 430, 66, 330, "#8d7a74", None, fog, 3), *flame(200, 280, 110), *flame(470, 276, 130), *flame(610,
        110, 90), hill(680, 640, [(-20, 430), (300, 410), (700, 430)], "#7a5c50", Fog("#f0b488", 0.3)),
    ]
    for x, y, h in ((40, 470, 240), (150, 450, 190), (540, 452, 200), (650, 470, 240)):
        out += placed(banner(h, "#6e2228", "M0 -16 L14 6 L0 20 L-14 6 Z"), x, y, fog=Fog("#f0b488", 0.2))
    out.append(hill(680, 640, [(-20, 490), (340, 470), (700, 490)], "#5f443c", Fog("#f0b488", 0.2)))
    for i in range(12):
        out += _raider(dice, 30 + 58 * i, 500 + dice.uniform(-10, 14), darker("#6a4a40", 0.1 * (i % 3)))
    return out


PICTURE = Picture(_siege, lambda: placed(_kethra(), 336, 300, 0.92),
    Sky(high="#3c2c44", low="#f4a868", sun=(0.4, 0.45), reach=0.95, seed=6), LIGHT, PRINT)

_KIT = ("arms", "attire", "faces", "fire", "goblins", "hair", "hands", "houses", "monsters", "nature", "props",
    "remains")
RECIPES = (enemy("kethra-vane", PICTURE, __name__, *_KIT),)
