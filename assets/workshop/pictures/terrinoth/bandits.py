"""The Bandit and the bandit chief."""

from __future__ import annotations

import random

from assets.workshop.engraving import Fog, Light, Part, Picture, Print, Ridge, Shadow, Shape, Sky, placed
from assets.workshop.engraving.kit.arms import knife, sword
from assets.workshop.engraving.kit.attire import (
    band,
    breastplate,
    collar,
    hood_behind,
    hood_rim,
    mantle,
    pauldron,
    ring,
    shoulders,
    tunic,
)
from assets.workshop.engraving.kit.faces import Face, ear, features, neck
from assets.workshop.engraving.kit.fire import torch
from assets.workshop.engraving.kit.goblins import feathers
from assets.workshop.engraving.kit.hair import beard, cap, locks
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.houses import tower
from assets.workshop.engraving.kit.nature import hill, mountain, ridge_line, rock, trunk
from assets.workshop.engraving.kit.woods import DUSK, forest
from assets.workshop.engraving.palette import GOLD, LEATHER, OXBLOOD, darker
from assets.workshop.engraving.paths import ellipse, line, loop
from assets.workshop.pictures.record import engraving

ROGUE_LIGHT = Light(key=(-0.5, -0.55, 0.74), ambient=0.27)
ROGUE_PRINT = Print(gamma=0.8, white=96)
CUTTHROAT = Face(skin="#c99a74", hair="#3a2a1c", iris="#7a6a3a", turn=-0.26, jaw=1.0, age=0.35, brow=1.3, ridge=1.3,
    nose=1.1, nose_width=1.1, eye=1.0, open=0.8, slant=1, stern=9, smile=-3, gaze=-5)
CHIEF = Face(skin="#b9865e", hair="#2a1e18", iris="#6a7a8a", turn=0.26, width=1.06, jaw=1.25, chin=1.2, age=0.6,
    brow=1.6, ridge=1.5, nose=1.1, nose_width=1.25, cheek=1.2, eye=0.95, open=0.85, slant=0, stern=9, smile=5, gaze=4)


def _bandit() -> Part:
    """Return the bandit: hood, red mask over nose and mouth, a dagger raised beside the cheek."""
    cloak, mask = "#5a5040", "#8e3024"
    folds = (Ridge(line(-90, 40, 0, 60, 96, 44), 9, -6), Ridge(line(-88, 70, 0, 96, 92, 76), 10, -7),
        Ridge(line(-76, 106, 0, 130, 78, 108), 10, -7), Ridge(line(-30, 24, -26, 70, -36, 150), 14, 8))
    return [
        *hood_behind(cloak, 30, -6),
        neck(CUTTHROAT),
        shoulders(cloak),
        *mantle(cloak, darker(cloak, 0.25)),
        *features(CUTTHROAT),
        *cap(CUTTHROAT, CUTTHROAT.hair, -70, 20, 4),
        *locks(CUTTHROAT.hair, (-60, -100, 18, -20, -80, 18, 6, -40, 3), (20, -104, 18, -30, -84, 16, -50, -50, 3)),
        Shape(loop(-112, 16, -60, 26, -34, 18, -4, 34, 60, 30, 112, 16, 112, 90, 86, 150, 30, 196, -24, 204, -70, 170,
            -102, 100), mask, bevel=34, angle=14, grain=0.08, ridges=folds, shadow=Shadow(0.5, 4, 8, 6)),
        *hood_rim(cloak, drop=6, turn=-4),
        Shape(loop(-140, 206, -60, 196, 0, 216, 70, 194, 150, 208, 130, 250, 0, 274, -120, 252), mask, bevel=26,
            angle=10, grain=0.08, ridges=(Ridge(line(-130, 224, 0, 240, 140, 224), 12, -8),)),
        band(line(140, 260, 0, 340, -190, 440), 34, LEATHER),
        *[s for i in range(3) for s in placed(knife(60), 60 - 54 * i, 312 + 36 * i, 0.8, 150)],
        Shape(loop(170, 470, 180, 330, 200, 276, 276, 276, 300, 330, 310, 470), cloak, bevel=40, angle=50, grain=0.08,
            ridges=(Ridge(line(230, 290, 240, 360, 224, 460), 14, -8),)),
        *placed([*placed(knife(230), 0, -30, 1.15), *fist("#4a3626")], 236, 216, 1.06, 8),
    ]


def _hat() -> list[Shape]:
    """Return the chief's wide hat, cocked, with a red plume."""
    felt = "#3f3328"
    return [
        *placed(feathers(0, 0, 3, 200, 20, 24, (OXBLOOD, "#c9553e", OXBLOOD)), 70, -130),
        Shape(loop(-92, -90, -100, -150, -60, -196, 10, -206, 84, -190, 116, -150, 112, -86, 0, -70), felt, bevel=46,
            angle=30, grain=0.1, ridges=(Ridge(line(-40, -190, 10, -160, 60, -192), 16, -10),)),
        band(line(-98, -100, -40, -84, 20, -80, 112, -98), 20, OXBLOOD, 70),
        Shape(loop(-190, -96, -150, -128, -110, -96, -20, -74, 70, -78, 124, -104, 176, -150, 214, -136, 196, -84, 120,
            -44, 20, -30, -90, -40, -160, -62), felt, bevel=22, angle=10, grain=0.1, shadow=Shadow(0.6, 4, 18, 9)),
        Shape(ellipse(-72, -92, 17), GOLD, bevel=9, angle=45, shine=0.5),
    ]


def _chief() -> Part:
    """Return the chief: a plumed hat, an eye patch, a black beard with a gap-toothed grin, sword and torch."""
    teeth = [Shape(f"M{CHIEF.across(x):.1f} 101 h9 v9 h-9 Z", c, bevel=3, ink=0.3, contour=0.7, shadow=Shadow(0))
        for x, c in ((-18, "#efe3c0"), (-6, "#d9ad4c"), (8, "#efe3c0"))]
    px = CHIEF.across(-40)
    patch = [band(line(-106, -40, px, -16, CHIEF.across(20), -60, 96, -84), 8, "#241a14"),
        Shape(loop(px - 34, -20, px, -28, px + 34, -20, px + 26, 14, px, 26, px - 26, 14), "#241a14", bevel=16,
        angle=30, grain=0.06, shadow=Shadow(0.5, 3, 6, 4))]
    return [
        *placed(torch(1.3), 262, 170, 1.0, 10),
        *ear(CHIEF, -1),
        *ear(CHIEF, 1),
        ring(-106, 56, 15, 5),
        ring(-112, 70, 13, 5),
        neck(CHIEF, 1.2),
        shoulders("#6b3a2c", 1.08, 20),
        *tunic("#d8ccaa"),
        *breastplate("#6d5a44", "#b98a3c", False),
        *mantle("#6b3a2c", "#4a2820"),
        *collar("#4a3c2c", "#3a2f22", 22),
        *pauldron(-1, "#838d92", "#8a6a3c", 1.0),
        *features(CHIEF),
        *patch,
        *teeth,
        *beard(CHIEF, CHIEF.hair, 248, 0.7, 30, 16),
        *teeth,
        *locks(CHIEF.hair, (-100, -30, 26, -116, 40, 28, -104, 120, 18, -120, 180, 3),
            (98, -30, 26, 118, 40, 28, 108, 120, 18, 122, 180, 3)),
        *_hat(),
        band(line(-150, 250, 20, 330, 200, 450), 36, LEATHER),
        Shape(ellipse(20, 330, 24), GOLD, bevel=8, angle=45),
        *placed(fist("#3a2f26"), 264, 214, 1.0, 10),
        Shape(loop(190, 470, 200, 340, 222, 280, 300, 280, 320, 350, 330, 470), "#6b3a2c", bevel=40, angle=50,
            grain=0.08),
        *placed([*placed(sword(430, 40, "#b9c0c4", "#b98a3c"), 0, 4), *fist(CHIEF.skin)], -250, 268, 1.0, -20),
    ]


def _ambush_road() -> Part:
    """Return a rocky pass at dusk, a gallows tree and a far watch tower."""
    dice = random.Random(14)
    return [*forest(680, 600, 61, (0.0, 1.0), DUSK, 2), *rock(dice, 90, 520, 200, 130, "#7c7480"),
        *rock(dice, 610, 540, 210, 150, "#7c7480")]


def _hideout() -> Part:
    """Return hills at sunset with a ruined tower and bare trees: the chief's own country."""
    dice = random.Random(9)
    fog = Fog("#f0c898", 0.4)
    return [
        *[s for x, top in ((120, 250), (600, 200))
            for s in mountain(dice, x, top, 470, Fog("#f0c898", 0.55), "#8a7a7c")],
        ridge_line(dice, 680, 620, [420, 400, 430, 410, 440], "#8a7460", fog, 12),
        *tower(96, 470, 44, 260, "#9a8c7c", None, Fog("#f0c898", 0.25), 3),
        hill(680, 620, [(-20, 480), (200, 460), (480, 480), (700, 460)], "#7a6a48", Fog("#f0c898", 0.15)),
        *trunk(dice, 640, 560, 40, "#5a4a3c", -20, Fog("#f0c898", 0.15)),
    ]


BANDIT = Picture(_ambush_road, lambda: placed(_bandit(), 330, 236, 1.12),
    Sky(high="#4a4660", low="#f0cfa0", sun=(0.3, 0.35), seed=4), ROGUE_LIGHT, ROGUE_PRINT)
BANDIT_CHIEF = Picture(_hideout, lambda: placed(_chief(), 336, 264, 1.08),
    Sky(high="#8a5048", low="#f8cf86", sun=(0.34, 0.4), reach=1.05, seed=8), ROGUE_LIGHT, ROGUE_PRINT)

_KIT = ("arms", "attire", "faces", "fire", "goblins", "hair", "hands", "houses", "nature", "woods")
RECIPES = (engraving("pictures/terrinoth/bandits-minion", BANDIT, __name__, *_KIT),
    engraving("pictures/terrinoth/bandits-master", BANDIT_CHIEF, __name__, *_KIT))
