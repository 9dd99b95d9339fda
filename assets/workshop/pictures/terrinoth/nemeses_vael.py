"""Captain Serrin Vael of the Bloodguard, courteous to the last."""

from __future__ import annotations

import random

from assets.workshop.engraving import (
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
    hollow,
    placed,
)
from assets.workshop.engraving.kit.arms import sword
from assets.workshop.engraving.kit.attire import band, breastplate, brooch, collar, mantle, pauldron, shoulders, tunic
from assets.workshop.engraving.kit.faces import Face, ear, features, neck
from assets.workshop.engraving.kit.fire import candle
from assets.workshop.engraving.kit.hair import locks, moustache
from assets.workshop.engraving.kit.hands import fist, grip
from assets.workshop.engraving.kit.stonework import archway, floor, gothic, wall
from assets.workshop.engraving.kit.tufts import crop
from assets.workshop.engraving.palette import GOLD, STEEL, darker
from assets.workshop.engraving.paths import box, ellipse, line, loop
from assets.workshop.pictures.terrinoth.enemies_setting import enemy

RED = "#8e2420"
VAEL = Face(skin="#deb592", hair="#2c2422", iris="#5a7a9a", turn=0.24, width=0.95, jaw=0.94, chin=1.15, age=0.4,
    brow=1.0,
    ridge=1.1, nose=1.1, hook=0.3, cheek=1.1, eye=1.0, open=0.82, slant=3, stern=3, smile=7, lips=0.8, gaze=4)


def _mask(colour: str, weeping: bool = False) -> list[Shape]:
    """Return a porcelain mask, 130 wide, round 0, 0."""
    shell = loop(0, -84, 46, -72, 66, -20, 54, 44, 24, 84, 0, 92, -24, 84, -54, 44, -66, -20, -46, -72)
    holes = " ".join(loop(s * 12, -6, s * 26, -20, s * 46, -14, s * 50, 0, s * 30, 8) for s in (-1, 1))
    smile = line(-24, 46, -10, 56, 0, 58, 10, 56, 24, 46) if not weeping else line(-22, 58, 0, 46, 22, 58)
    tear = [flat(loop(-30, 14, -24, 36, -30, 46, -36, 36), "#6f8fb0", contour=0.7)] if weeping else []
    return [Shape(shell, colour, bevel=36, angle=20, grain=0.02, shine=0.4, shadow=Shadow(0.5, 6, 10, 7),
        ridges=(Ridge(line(-4, -10, -10, 22, 2, 28), 7, 5),)), flat(holes, "#1d1210", tone=0.2, contour=0.9),
        drawn(smile, 4, RED), *tear, drawn(line(-50, -36, -30, -46, -12, -36) + " " + line(50, -36, 30, -46, 12, -36),
        3,
        "#4a3428")]


def _ledger() -> list[Shape]:
    """Return the crimson ledger, closed, clasped with brass, its lower edge at y = 0."""
    return [Shape(box(-104, -270, 208, 270), "#a02c26", bevel=16, angle=70, grain=0.1, shadow=Shadow(0.6, 9, 14, 9)),
        Shape(box(96, -262, 14, 254), "#efe2c2", bevel=4, angle=86, ink=0.6),
        *[Shape(loop(x, y, x + dx * 44, y, x + dx * 8, y + dy * 8, x, y + dy * 44), GOLD, bevel=6, angle=45, shine=0.4)
            for x, y, dx, dy in ((-104, -270, 1, 1), (104, -270, -1, 1), (-104, 0, 1, -1), (104, 0, -1, -1))],
        Shape(hollow(f"{ellipse(0, -140, 46)} {ellipse(0, -140, 36)}"), GOLD, bevel=4, angle=30),
        # the thumbprint of the guard
        drawn(" ".join(ellipse(0, -140 + i * 2, 24 - 7 * i, 30 - 8 * i) for i in range(4)), 3.4, "#f0dcb4")]


def _vael() -> Part:
    """Return the captain: a silvered black head, a thin moustache, gorget and sash, rapier raised, ledger in hand."""
    f = VAEL
    beard = locks(f.hair, (f.across(0), 124, 16, f.across(2, 6), 150, 26, f.across(4, 6), 184, 3),
        (f.across(-8), 130, 10, f.across(-8), 152, 14, f.across(-2), 172, 2))
    silver = locks("#b8b4ac", (-98, -50, 12, -108, 0, 14, -100, 44, 2), (-94, -70, 10, -112, -20, 12, -108, 20, 2),
        (98, -50, 10, 106, 0, 12, 100, 40, 2))
    basket = [Shape(hollow(f"{ellipse(0, 8, 66, 58)} {ellipse(0, 8, 56, 48)}"), GOLD, bevel=5, angle=30, shine=0.5),
        band(line(-50, -24, 0, 60, 56, 20), 8, GOLD), band(line(50, -24, 10, 40, -56, 24), 8, GOLD)]
    return [
        *ear(f, -1), *ear(f, 1),
        neck(f, 0.95),
        shoulders("#3c3436", 0.98, 8),
        *tunic("#2f2a2e"),
        *breastplate("#6d747c", GOLD),
        *mantle(RED, darker(RED, 0.3)),
        *collar(RED, darker(RED, 0.2), 30),
        band(line(-112, 180, -84, 152, -58, 168), 7, GOLD), band(line(116, 180, 90, 152, 64, 168), 7, GOLD),
        *pauldron(-1, "#7d858c", GOLD, 0.9),
        *pauldron(1, "#7d858c", GOLD, 0.9),
        *brooch(-12, 270, 26, "#c03a30"),
        *features(f),
        *crop(f, f.hair, -92, 24, 12, 10, 12),
        *silver,
        *moustache(f, f.hair, 0.62, 2),
        *beard,
        *placed(_ledger(), 180, 446, 1.0, 8),
        *placed(grip("#e4d8c4"), 172, 424, 1.1, 8),
        *placed([*placed(sword(470, 22, STEEL, GOLD), 0, 4), *fist("#e4d8c4"), *basket], -222, 230, 1.08, -7),
    ]


def _hall_of_masks() -> Part:
    """Return the Hall of Masks: porcelain faces on the wall, candles below."""
    dice = random.Random(4)
    far = Fog("#f0d4a0", 0.35)
    masks: list[Shape] = []
    for i, (x, y, tone) in enumerate(((70, 120, "#f2ead4"), (190, 70, "#e4d0a0"), (70, 300, "#d8c8c0"), (610, 110,
        "#f2ead4"), (500, 60, "#d8b8a0"), (606, 300, "#e8e0c8"))):
        masks += placed(_mask(tone, i % 2 == 1), x, y, 0.84, (-6, 4, 5, 7, -4, -5)[i], fog=Fog("#f0d4a0", 0.15))
    return [wall(dice, -20, -20, 720, 540, "#8c7468", 54, far), flat(gothic(340, 480, 120, 430), "#f8e0a4", ink=0.3,
        tone=1.4, contour=1), archway(340, 480, 120, 430, 32, "#9a8070", True, Fog("#f0d4a0", 0.25)), *masks,
        floor(480, 640, 680, "#7d6458", 340, 90, Fog("#f0d4a0", 0.2)),
        *[s for x, h in ((30, 60), (60, 84), (96, 50), (560, 56), (640, 80), (606, 60)) for s in candle(x, 500, h, 14)]]


PICTURE = Picture(_hall_of_masks, lambda: placed(_vael(), 342, 256, 1.04),
    Sky(high="#5a3c34", low="#f4d490", sun=(0.5, 0.4), seed=5), Light(key=(-0.5, -0.55, 0.74), ambient=0.27),
    Print(gamma=0.8, white=96))

_KIT = ("arms", "attire", "faces", "fire", "hair", "hands", "stonework", "tufts")
RECIPES = (enemy("captain-vael", PICTURE, __name__, *_KIT),)
