"""The cave trolls: one that heals while it chews a shield, one grown old and stony."""

from __future__ import annotations

import random

from assets.workshop.engraving import Dab, Fog, Part, Ridge, Shadow, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.arms import shield, sword
from assets.workshop.engraving.kit.goblins import skull
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.stonework import cave, chain, spikes
from assets.workshop.engraving.kit.trolls import troll_arm, troll_ear, troll_face, troll_head
from assets.workshop.engraving.palette import DARK_STEEL, darker, lighter
from assets.workshop.engraving.paths import line, loop, polygon, tube
from assets.workshop.pictures.warhammer_quest.figures import figure, recipes

HIDE = "#8b9a96"
OLD = "#7a7488"


def _closing(x: float, y: float, long: float, turn: float) -> list[Shape]:
    """Return a wound that closes by itself: raw, with fresh pale flesh that knits across it."""
    knit = " ".join(f"M{u * long:.0f} -16 q6 16 0 32" for u in (-0.3, -0.1, 0.1, 0.3))
    return placed([Shape(loop(-long / 2, 0, 0, -17, long / 2, 0, 0, 17), "#a8403a", bevel=8, swell=-0.8, angle=30,
        contour=1.1),
        drawn(knit, 7, "#e8c8b8", contour=1.0)], x, y, 1.0, turn)


def _hump(skin: str) -> Shape:
    """Return a great bent back behind a head that looks left."""
    return Shape(loop(-30, 470, -10, 220, 40, 40, 130, -90, 250, -130, 350, -70, 420, 60, 440, 470), skin, bevel=130,
        angle=50,
        grain=0.2, shadow=Shadow(0.5, 10, 14, 10), dabs=(Dab(180, -40, 90, 50, 16), Dab(300, 60, 60, 90, 14), Dab(140,
        200, 80,
        80, 12)), ridges=(Ridge(line(110, -80, 90, 60, 60, 200), 16, -9), Ridge(line(230, -110, 260, 40, 240, 220), 14,
        -8)))


def _troll() -> Part:
    """Return the troll that chews a shield while the cuts on its back close."""
    bitten = [*shield(210, 250, "#7a3a32", "#c19a4c"), flat(polygon(-110, -140, -60, -140, -76, -110, -50, -96, -74,
        -80, -54, -56,
        -80, -44, -110, -20), "#3a100e", tone=0.3)]
    return [
        _hump(HIDE),
        *_closing(210, -30, 110, 24), *_closing(290, 60, 90, 60), *_closing(150, 70, 84, -16),
        *placed([*sword(150, 22)], 300, -60, 0.9, 200),
        *placed(troll_ear(HIDE), 100, 0, 1.0, -10),
        *placed(troll_head(HIDE, 40), 0, 0, 1.0),
        *placed(bitten, -156, 232, 0.94, -34),
        *[Shape(tube(x, 150 + k, 20, x + 4, 186 + k, 12, x + 6, 206 + k, 2), "#e9d9ac", bevel=9, angle=70)
            for x, k in ((-100, 4), (-64, 2), (-28, 0))],
        troll_arm((190, 260, 150, 190, 400, 128, -40, 350, 96), lighter(HIDE, 0.03), 70),
        *placed(fist(HIDE, "#4a3a28"), -92, 322, 1.3, 60),
    ]


def _plates() -> list[Shape]:
    """Return slabs of stone that have grown on both shoulders, with crystals between them."""
    out: list[Shape] = []
    for s in (-1, 1):
        for x, y, size, turn in ((206, 170, 0.9, 20), (280, 250, 1.05, 40), (150, 110, 0.6, 6)):
            slab = [Shape(polygon(-96, 30, -84, -40, -20, -66, 70, -50, 100, 10, 84, 58, -40, 66), "#a29a90", bevel=18,
                angle=40,
                grain=0.4), drawn("M-60 -30 l30 30 l-10 30 M40 -40 l-10 36", 3),
                *[Shape(polygon(x_ - 14, -50, x_ + 14, -50, x_ * 1.2, -118), "#c8c0d8", bevel=9, angle=70, shine=0.5)
                for x_ in (-40, 30)]]
            out += placed(slab, s * x, y, size, s * turn, mirror=s < 0)
    return out


def _troll_elite() -> Part:
    """Return the old troll from the front: stone grown on it, chained skulls, blades broken off in it, roaring."""
    out: list[Shape] = [Shape(loop(-400, 520, -370, 320, -290, 190, -180, 120, 0, 90, 180, 120, 290, 190, 370, 320, 400,
        520), OLD,
        bevel=120, angle=40, grain=0.22, shadow=Shadow(0.5, 10, 14, 10)), *_plates()]
    for s in (-1, 1):
        out += placed(troll_ear(OLD, True), s * 146, 0, 1.0, -14 * s, mirror=s < 0)
    crest = [Shape(polygon(x - 20, -150 + abs(x) * 0.3, x + 20, -150 + abs(x) * 0.3, x * 1.3, -236 + abs(x) * 0.5),
        "#c8c0d8",
        bevel=12, angle=70, shine=0.5) for x in (-96, -48, 0, 48, 96)]
    out += [*crest, *troll_face(OLD, 56, "#ffb02e"), *_closing(-92, -110, 90, -30), *_closing(118, 60, 70, 50),
        *placed(sword(110, 24, "#8d949a"), 196, 60, 1.0, 130), *placed(sword(110, 24, "#8d949a"), -276, 130, 1.0, -60)]
    for s in (-1, 1):
        out += [troll_arm((s * 330, 500, 150, s * 400, 330, 130, s * 300, 200, 96), lighter(OLD, 0.03), 70),
            *placed(fist(OLD, "#3a3428"), s * 286, 160, 1.4, 20 * s, mirror=s > 0),
            Shape(tube(s * 340, 276, 104, s * 310, 224, 96), DARK_STEEL, bevel=34, angle=20 * s, shine=0.5, grain=0.12),
            *placed(chain(0, 0, 120, 2.2), s * 336, 250)]
    return [*out, *[q for x in (-120, -40, 40, 120) for q in placed(skull(0.7), x, 408 - abs(x) * 0.2)]]


def _cavern(seed: int, fog: str) -> Part:
    """Return the mouth of a cave with hanging and standing spikes."""
    dice = random.Random(seed)
    veil = Fog(fog, 0.34)
    return [cave(dice, (340, 270, 280, 270), "#7d786e", veil, 680, 600, 20), *spikes(dice, 40, 640, -6, 9, 150,
        "#857f74", veil),
        *spikes(dice, 0, 680, 610, 8, 120, darker("#857f74", 0.1), Fog(fog, 0.2), up=True)]


PICTURES = {
    "cave-trolls-standard": figure(lambda: _cavern(61, "#dcdcc0"), _troll, 300, 236, 0.92),
    "cave-trolls-elite": figure(lambda: _cavern(62, "#e8cfa8"), _troll_elite, 340, 232, 0.76),
}
RECIPES = recipes(PICTURES, __name__, "arms", "goblins", "hands", "monsters", "stonework", "trolls")
