"""The Sorcerer and the sorcerer who holds the storm."""

from __future__ import annotations

import random

from assets.workshop.engraving import Fog, Part, Picture, Ridge, Shadow, Shape, Sky, changed, drawn, placed
from assets.workshop.engraving.kit.attire import (
    band,
    collar,
    hood_behind,
    hood_rim,
    mantle,
    necklace,
    shoulders,
    tunic,
)
from assets.workshop.engraving.kit.faces import Face, brows, ear, head, lines, mouth, neck, nose, planes
from assets.workshop.engraving.kit.hair import cap, locks
from assets.workshop.engraving.kit.hands import fist, palm
from assets.workshop.engraving.kit.haunts import rune
from assets.workshop.engraving.kit.magic import SPARK, bolt, burning_eyes, halo, rune_stone
from assets.workshop.engraving.kit.nature import cloud, hill, mountain, rock
from assets.workshop.engraving.palette import DARK_WOOD, GOLD, darker
from assets.workshop.engraving.paths import line, loop, tube
from assets.workshop.pictures.terrinoth.enemies_setting import LIGHT, PRINT, enemy

THIEF = Face(skin="#dcb796", hair="#241c22", turn=0.24, width=0.94, jaw=0.8, age=0.2, brow=0.9, ridge=1.0, nose=1.0,
    hook=0.4, cheek=1.3, slant=4, stern=9, smile=2, lips=0.9)
STORM = Face(skin="#cdb0a0", hair="#d8d4cc", turn=-0.22, width=0.92, jaw=0.84, chin=1.3, age=1.0, brow=1.5, ridge=1.5,
    nose=1.3, hook=1.0, cheek=1.5, stern=10, smile=-6, bones=1.2)


def _sleeve(colour: str, side: int) -> list[Shape]:
    """Return a wide sleeve below a raised hand at 0, 0."""
    s = side
    return [Shape(loop(s * -70, 330, s * -58, 190, s * -40, 96, s * 40, 90, s * 96, 150, s * 150, 280, s * 120, 340),
        colour, bevel=44, angle=s * 44, grain=0.07, ridges=(Ridge(line(s * -10, 100, s * 10, 200, s * -10, 330), 14,
        -8), Ridge(line(s * 30, 100, s * 60, 200, s * 60, 330), 14, -8)), shadow=Shadow(0.5, 8, 12, 8)),
        band(line(s * -44, 100, 0, 112, s * 46, 92), 15, GOLD, 70)]


def _sorcerer() -> Part:
    """Return the sorcerer: a violet hood, a stolen rune stone, lightning that leaps to the other hand."""
    f, robe = THIEF, "#6a5592"
    dice = random.Random(5)
    return [
        *hood_behind(robe, 40, 8),
        neck(f, 0.85),
        shoulders(robe, 0.94),
        *tunic("#3c3454", GOLD),
        *mantle(robe, darker(robe, 0.3)),
        *changed([head(f)], tone=1.18), *planes(f)[1:], *nose(f), *mouth(f), *burning_eyes(f, SPARK), *brows(f),
        *cap(f, f.hair, -66, -20, 4),
        *locks(f.hair, (-96, -20, 18, -112, 60, 22, -96, 150, 3), (96, -20, 18, 112, 60, 20, 104, 140, 3),
            (10, -120, 16, -36, -90, 16, -58, -40, 3)),
        *hood_rim(robe, GOLD, 10, 2),
        rune(0, 330, 70, 1, SPARK),
        *placed([*_sleeve(robe, -1), *palm(f.skin, 1.15)], -212, 216, 1.05, -8),
        *placed([*_sleeve(darker(robe, 0.1), 1), *placed(palm(f.skin, 1.0), mirror=True)], 226, 200, 1.05, 10),
        *placed(rune_stone(0, 0, 104, 0), 222, 36),
        *bolt(dice, 200, 30, 60, -210, -150, -150, -210, 110, width=15),
        *bolt(dice, 240, 10, 300, -120, 260, -230, width=10),
        *bolt(dice, -230, 120, -290, -20, -270, -150, width=9),
    ]


def _staff() -> list[Shape]:
    """Return a staff whose forked head holds a great rune stone; the grip is at 0, 0."""
    fork = [Shape(tube(s * 6, -170, 20, s * 52, -210, 24, s * 60, -290, 20, s * 26, -344, 3), DARK_WOOD, bevel=10,
        angle=s * 50, grain=0.2) for s in (-1, 1)]
    return [Shape(tube(0, 300, 24, 0, 60, 24, 0, -180, 28), DARK_WOOD, bevel=12, angle=84, grain=0.2), *fork,
        *rune_stone(0, -262, 118, 4, SPARK, "#55617e"), band("M-14 -160 H14 M-14 -140 H14", 10, GOLD, 10)]


def _stormlord() -> Part:
    """Return the master: bald and white-bearded, tattooed with runes, stones in orbit, the sky answering."""
    f, robe = STORM, "#35547e"
    dice = random.Random(8)
    wings = [Shape(loop(s * 60, 210, s * 96, 60, s * 190, -90, s * 214, -60, s * 200, 90, s * 150, 240), darker(robe,
        0.15 if s > 0 else 0.0), bevel=30, angle=s * 50, grain=0.06, ridges=(Ridge(line(s * 80, 200, s * 130, 60,
        s * 200,
            -70), 12, -8),), shadow=Shadow(0.5, 8, 12, 8)) for s in (-1, 1)]
    trims = [band(line(s * 64, 206, s * 98, 60, s * 190, -88), 10, GOLD, 60) for s in (-1, 1)]
    whiskers = locks(f.hair, (-70, 90, 26, -80, 160, 34, -60, 250, 26, -70, 340, 3), (66, 90, 26, 72, 160, 34, 60, 250,
        26,
        76, 350, 3), (-34, 124, 30, -40, 200, 40, -24, 300, 30, -34, 390, 3), (30, 124, 30, 36, 200, 40, 26, 310, 28,
        36,
        396, 3), (-2, 128, 34, 0, 220, 44, 4, 320, 30, 0, 420, 3), (-12, 84, 14, -46, 96, 20, -74, 130, 14, -84, 180,
        2), (6, 84, 14, 36, 96, 20, 58, 130, 14, 66, 180, 2))
    return [
        halo(0, -40, 250, 226, 7, SPARK),
        *wings, *trims,
        neck(f, 0.8),
        shoulders(robe, 1.02, 10),
        *tunic("#2a3450", GOLD),
        *mantle(robe, darker(robe, 0.3)),
        *collar("#6f5a34", "#5a4828", 10),
        *ear(f, -1), *ear(f, 1), head(f), *planes(f), *lines(f), *nose(f), *mouth(f), *burning_eyes(f, "#bfe8ff", 1.1),
        *brows(f),
        drawn(f"M{f.across(-30):.0f} -112 l10 20 l-12 12 M{f.across(6):.0f} -122 v30 M{f.across(0):.0f} -108 h14 "
            f"M{f.across(-66):.0f} 30 l10 16 l-12 10 l8 16", 4.4, "#3f6fae"),
        *whiskers,
        *necklace((-120, 250, -84, 300, -36, 326, 40, 326, 88, 300, 124, 250), "#9fdcff", 20),
        *[s for i, (x, y) in enumerate(((-238, -90), (-130, -226), (10, -262), (146, -216))) for s in rune_stone(x, y,
        76,
            i)],
        *bolt(dice, -238, -60, -290, 40, -320, 170, width=9),
        *bolt(dice, -120, -250, -190, -330, width=9),
        *placed([*_staff(), *fist(f.skin)], 244, 200, 1.0, 6),
        *placed(_sleeve(robe, 1), 240, 160, 1.0, -6),
        *placed([*_sleeve(robe, -1), *palm(f.skin, 1.25)], -226, 226, 1.1, -10),
        *bolt(dice, 228, -60, 300, -170, 250, -320, width=13),
        *bolt(dice, -232, 130, -300, 60, -340, -60, width=11),
    ]


def _ruins(seed: int, fog: str, stone: str) -> Part:
    """Return standing stones on a hill under storm clouds."""
    dice = random.Random(seed)
    far, near = Fog(fog, 0.5), Fog(fog, 0.2)
    return [*[cloud(dice, x, y, rx, 44, "#8f96aa") for x, y, rx in ((120, 60, 200), (420, 30, 240), (640, 110, 160))],
        *mountain(dice, 130, 260, 480, Fog(fog, 0.6)), *mountain(dice, 590, 220, 480, Fog(fog, 0.6)),
        hill(680, 640, [(-20, 450), (200, 430), (460, 440), (700, 420)], "#6d7468", far),
        *[s for x, w, h in ((60, 74, 190), (180, 60, 130), (520, 66, 150), (630, 84, 220)) for s in rock(dice, x, 480,
        w, h,
            stone)], hill(680, 640, [(-20, 500), (340, 480), (700, 500)], "#5f6a5c", near)]


SORCERER = Picture(lambda: _ruins(3, "#c9cade", "#8a8798"), lambda: placed(_sorcerer(), 336, 262, 1.02),
    Sky(high="#484c78", low="#cfd0e6", sun=(0.5, 0.3), reach=0.9, seed=4), LIGHT, PRINT)
STORMLORD = Picture(lambda: _ruins(8, "#b8c8d8", "#6f7c8c"), lambda: placed(_stormlord(), 340, 300, 0.98),
    Sky(high="#2f3f60", low="#c4d8ea", sun=(0.5, 0.35), reach=0.95, seed=7), LIGHT, PRINT)

_KIT = ("attire", "faces", "hair", "hands", "haunts", "magic", "nature", "stonework")
RECIPES = (enemy("sorcerers-minion", SORCERER, __name__, *_KIT), enemy("sorcerers-master", STORMLORD, __name__, *_KIT))
