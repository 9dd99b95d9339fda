"""The Elemental, a hill that stood up, and the mountain that follows it."""

from __future__ import annotations

import random

from assets.workshop.engraving import Fog, Part, Picture, Print, Sky, mist, placed
from assets.workshop.engraving.kit.elementals import (
    LAVA,
    STONE,
    boulder,
    embers_in,
    roaring_head,
    ruin,
    spray,
    stone_fist,
    stone_head,
    turf,
)
from assets.workshop.engraving.kit.nature import conifer, hill, mountain, rock
from assets.workshop.engraving.kit.runes import cracked, crystal
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import ellipse, loop
from assets.workshop.pictures.terrinoth.enemies_setting import LIGHT, enemy

PRINT = Print(gamma=0.76, white=95)
BASALT = "#9a98a4"


def _elemental() -> Part:
    """Return the elemental: boulders round a fire, turf and firs on its shoulders, one fist coming up."""
    dice = random.Random(12)
    body = loop(120, 620, 130, 400, 210, 320, 340, 300, 480, 320, 560, 400, 570, 620)
    arm_up = loop(500, 400, 560, 340, 570, 250, 540, 170, 620, 160, 650, 260, 640, 380, 560, 450)
    arm_down = loop(60, 640, 70, 480, 120, 400, 200, 390, 190, 480, 170, 640)
    return [
        *embers_in(arm_up, 0.4),
        *boulder(dice, 604, 350, 74, 66, darker(STONE, 0.14)),
        *boulder(dice, 600, 240, 64, 62, darker(STONE, 0.08)),
        *embers_in(body, 0.6),
        *boulder(dice, 340, 590, 120, 90, darker(STONE, 0.16)),
        *boulder(dice, 220, 540, 110, 90, darker(STONE, 0.06)),
        *boulder(dice, 460, 540, 110, 92, darker(STONE, 0.12)),
        *boulder(dice, 256, 440, 104, 74),
        *boulder(dice, 430, 440, 104, 76, darker(STONE, 0.06)),
        *boulder(dice, 520, 370, 112, 84, darker(STONE, 0.04)),
        *boulder(dice, 160, 376, 122, 90, lighter(STONE, 0.05)),
        *turf(dice, 150, 302, 104, 3),
        *turf(dice, 534, 304, 86, 2),
        *placed(stone_fist(dice), 590, 130, 0.92, 6),
        *placed(stone_head(dice, 6), 340, 230, 0.92),
        *turf(dice, 336, 84, 92, 0),
        *embers_in(arm_down, 0.4),
        *boulder(dice, 96, 490, 78, 76, lighter(STONE, 0.02)),
        *placed(stone_fist(dice, lighter(STONE, 0.05)), 110, 590, 1.0, -8),
    ]


def _downs() -> Part:
    """Return green downs with a gap where a hill was."""
    dice = random.Random(4)
    fog = "#e6e2bc"
    return [*[s for x, top in ((90, 190), (590, 170)) for s in mountain(dice, x, top, 460, Fog(fog, 0.62))],
        hill(680, 640, [(-20, 400), (120, 350), (240, 420), (460, 430), (560, 360), (700, 390)], "#92a468", Fog(fog,
            0.34)),
        *[s for x, y, h in ((30, 400, 70), (640, 410, 80), (590, 400, 60)) for s in conifer(dice, x, y, h, "#5d7a58",
        Fog(fog, 0.3))],
        hill(680, 640, [(-20, 520), (340, 500), (700, 510)], "#869a56", Fog(fog, 0.1))]


def _mountain() -> Part:
    """Return the master: a mountain that turns its head to roar fire, crystals for a crown, a ruin on its back."""
    dice = random.Random(21)
    body = loop(250, 640, 320, 500, 420, 380, 560, 330, 690, 400, 720, 640)
    gems = [s for x, y, long, half, turn, tint in ((330, 120, 150, 26, -26, "#7a4ea8"), (604, 250, 170, 30, 66,
        "#7a4ea8"), (398, 104, 210, 36, -6, "#9a68c8"), (560, 190, 190, 34, 44, "#8a5ab8"), (476, 124, 230, 42, 20,
        "#a878d4")) for s in placed(crystal(long, half, tint, round(x)), x, y, 1.0, turn)]
    return [
        *spray(dice, 120, 300, 210, 30),
        *placed(ruin(190, "#c8bda6"), 632, 330, 0.92, 8),
        *gems,
        *embers_in(body, 0.7),
        *boulder(dice, 620, 420, 130, 110, darker(BASALT, 0.04)),
        *boulder(dice, 480, 470, 110, 90, darker(BASALT, 0.12)),
        *boulder(dice, 600, 580, 150, 110, darker(BASALT, 0.08)),
        *boulder(dice, 400, 590, 120, 80, darker(BASALT, 0.16)),
        *cracked((560, 380, 600, 410, 590, 450, 640, 480), (470, 560, 510, 580, 500, 620), colour=LAVA, width=13),
        *placed(roaring_head(dice, BASALT), 0, 0, 1.0),
        *placed(stone_fist(dice, lighter(BASALT, 0.06)), 150, 588, 1.12, -6),
    ]


def _ashes() -> Part:
    """Return a sky of ash over burning crags."""
    dice = random.Random(9)
    fog = "#c89a80"
    return [*[s for x, top in ((60, 260), (620, 240)) for s in mountain(dice, x, top, 560, Fog(fog, 0.5), "#5a4a4c")],
        mist(ellipse(340, 470, 420, 60), "#ffc48a", 0.7, 40),
        hill(680, 640, [(-20, 540), (340, 500), (700, 540)], "#5c4c48"), *rock(dice, 340, 620, 240, 70, "#5c5450")]


_SETS = {
    "elementals-minion": Picture(_downs, _elemental, Sky(high="#7a9cae", low="#f4eec8", sun=(0.3, 0.3), seed=5), LIGHT,
        PRINT),
    "elementals-master": Picture(_ashes, _mountain, Sky(high="#5a3438", low="#f8b468", sun=(0.5, 0.36), seed=8), LIGHT,
        PRINT),
}
_KIT = ("elementals", "nature", "runes", "stonework")
RECIPES = tuple(enemy(name, picture, __name__, *_KIT) for name, picture in _SETS.items())
