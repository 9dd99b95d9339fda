"""The Barghest and the barghest that leads the pack."""

from __future__ import annotations

import random

from assets.workshop.engraving import NO_SHADOW, Part, Picture, Ridge, Shadow, Shape, Sky, drawn, flat, placed
from assets.workshop.engraving.kit.attire import ring
from assets.workshop.engraving.kit.beasts import coat
from assets.workshop.engraving.kit.goblins import skull
from assets.workshop.engraving.kit.haunts import moor
from assets.workshop.engraving.kit.hounds import hound_head, hound_leg
from assets.workshop.engraving.kit.monsters import horn, spikes_along, tufts
from assets.workshop.engraving.kit.nature import conifer, grass, rock
from assets.workshop.engraving.palette import BONE, DARK_STEEL, darker
from assets.workshop.engraving.paths import line, loop, polygon
from assets.workshop.pictures.terrinoth.enemies_setting import LIGHT, PRINT, enemy

COAT = "#5c6076"
EYES = "#c8f06a"


def _body(fur: str, seed: int) -> list[Shape]:
    """Return the high back of a stalking hound behind its head, and its shoulder."""
    dice = random.Random(seed)
    back = loop(110, -40, 180, -130, 300, -170, 430, -120, 500, 40, 520, 320, 300, 360, 130, 300, 90, 120)
    return [Shape(back, darker(fur, 0.14), bevel=120, angle=60, grain=0.18,
        ridges=(coat(dice, 150, -120, 480, 300, 150, 26, 20),))]


def _barghest() -> Part:
    """Return the barghest: it stalks with its head low, hackles up, ribs under the coat."""
    dice = random.Random(3)
    return [
        *placed(hound_leg(darker(COAT, 0.2)), 200, 160, 0.96, 4),
        *_body(COAT, 2),
        *tufts(dice, (90, -40, 180, -136, 300, -172, 430, -120), 13, 84, darker(COAT, 0.2), 0.7, 34),
        *tufts(dice, (150, 230, 120, 130, 110, 40, 150, -60), 10, 70, COAT, -0.6, 36),
        *placed(hound_leg(COAT), 250, 190, 1.05, -5),
        *hound_head(COAT, EYES, 26, 3),
        *tufts(dice, (196, 96, 190, 10, 160, -70), 6, 60, darker(COAT, 0.06), -0.7, 34),
    ]


def _collar() -> list[Shape]:
    """Return a broken chain that a gamekeeper once hoped would hold."""
    return [ring(160 + 4 * i, 150 + 30 * i, 20, 8, DARK_STEEL) for i in range(6)]


def _packleader() -> Part:
    """Return the master: head flung up, jaws wide, spines of bone, ram's horns, scars and the skull it keeps."""
    dice = random.Random(7)
    fur = "#5a5664"
    mask = Shape(loop(70, -104, 20, -104, -30, -84, -70, -52, -140, -32, -210, -12, -226, 4, -180, 8, -120, -6, -64,
        -10,
        -30, -44, 20, -64, 70, -70), BONE, bevel=22, angle=-20, grain=0.1, ridges=(Ridge(line(60, -90, -20, -70, -80,
            -34, -200, -6), 8, -6),), shadow=Shadow(0.5, 3, 8, 5))
    head = [
        *hound_head(fur, "#ff9a3a", 84, 5, "back", "#9a4038"),
        mask,
        *horn((96, -92, 62, 170, -150, 58, 250, -140, 46, 280, -60, 30, 236, -20, 4), "#b9a888", 10, 40),
        drawn("M20 20 l60 44 M44 4 l60 40 M6 44 l44 36", 6, "#b8756a"),
    ]
    return [
        *spikes_along((130, -40, 230, -140, 350, -160, 470, -90), 8, 140, BONE, 18, 0.7),
        *_body(fur, 4),
        *tufts(dice, (150, 330, 110, 200, 90, 90, 120, -30), 12, 90, darker(fur, 0.12), -0.6, 44),
        *placed(head, 60, -20, 1.0, 24),
        *tufts(dice, (300, 280, 250, 170, 240, 60), 8, 90, fur, -0.8, 44),
        *placed(_collar(), -20, 90, 1.0, -20),
        *placed(hound_leg("#3f3c48", "#cbb98e"), 290, 210, 1.2, -10),
        *placed(skull(0.9), 40, 380, 1.0, 12),
    ]


def _heath() -> Part:
    """Return moonlit heath with grass before the hound."""
    dice = random.Random(6)
    return [*moor(5, "#b9c4d2", "#7a8088", (190, 130, 90)), *[grass(dice, x, 590, 120, 90, "#5f6a5c") for x in (40, 150,
        300)]]


def _crag() -> Part:
    """Return a crag under a red moon, firs far below."""
    dice = random.Random(8)
    return [*moor(9, "#d8bcae", "#7a6a6a", (520, 120, 104)), *[s for x in (30, 90, 150) for s in conifer(dice, x, 470,
        150,
        "#5a5c60")], *rock(dice, 120, 620, 420, 130, "#7d7472"), flat(polygon(-20, 590, 700, 570, 700, 640, -20, 640),
        "#6a605c", shadow=NO_SHADOW)]


BARGHEST = Picture(_heath, lambda: placed(_barghest(), 290, 262, 1.08),
    Sky(high="#3c4a66", low="#cfd6d8", sun=(0.28, 0.2), reach=0.9, beams=0.02, seed=4), LIGHT, PRINT)
PACKLEADER = Picture(_crag, lambda: placed(_packleader(), 376, 270, 1.0, mirror=True),
    Sky(high="#57384a", low="#f0b890", sun=(0.76, 0.2), reach=0.95, beams=0.02, seed=7), LIGHT, PRINT)

_KIT = ("attire", "beasts", "goblins", "haunts", "hounds", "monsters", "nature", "stonework")
RECIPES = (enemy("barghests-minion", BARGHEST, __name__, *_KIT), enemy("barghests-master", PACKLEADER, __name__, *_KIT))
