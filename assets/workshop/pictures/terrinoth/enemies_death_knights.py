"""The Death Knight and the lord of the death knights."""

from __future__ import annotations

import random

from assets.workshop.engraving import Fog, Glow, Part, Picture, Ridge, Shadow, Shape, Sky, flat, mist, placed
from assets.workshop.engraving.kit.arms import sword
from assets.workshop.engraving.kit.attire import band, breastplate, pauldron, shoulders
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.haunts import graveyard, rune
from assets.workshop.engraving.kit.helmets import barbute, great_horns
from assets.workshop.engraving.kit.monsters import horn, spikes_along, tufts
from assets.workshop.engraving.kit.nature import hill
from assets.workshop.engraving.kit.remains import skull
from assets.workshop.engraving.kit.skeletons import great_skull
from assets.workshop.engraving.kit.stonework import broken_pillar
from assets.workshop.engraving.palette import BONE, DARK_STEEL, darker
from assets.workshop.engraving.paths import ellipse, line, loop, polygon
from assets.workshop.pictures.terrinoth.enemies_setting import LIGHT, PRINT, enemy

BLACK_STEEL = "#5f646e"
EMBER = "#7fd0ff"
FROST = ("#2f6fb0", "#6fb8ea", "#eaf8ff", "#7ac0f0")


def _frost_blade(length: float) -> list[Shape]:
    """Return a sword with pale fire along its blade, grip at 0, 0."""
    tongues: list[Shape] = []
    for i, y in enumerate(range(60, round(length), 58)):
        tongues += placed(flame(0, 0, 62 + 10 * (i % 2), 0.25, FROST), (-1) ** i * 12, -y, 1.0, 12 * (-1) ** i)
    return [*tongues, *sword(length, 34, "#b8c8d4", "#5a6a7a"), *[rune(0, -80 - 70 * i, 34, i, EMBER)
        for i in range(3)]]


def _plated(steel: str, trim: str, cape: str) -> list[Shape]:
    """Return breastplate, pauldrons and a cape in rags."""
    tatter = [Shape(polygon(s * 230, 230, s * 330, 300, s * 350, 480, s * 310, 440, s * 290, 490, s * 250, 430,
        s * 220, 480,
        s * 190, 300), cape, bevel=30, angle=s * 66, grain=0.1, ridges=(Ridge(line(s * 260, 260, s * 290, 430), 16,
        -9),))
        for s in (-1, 1)]
    return [shoulders(cape, 1.05, 10), *tatter, *breastplate(steel, trim), *pauldron(-1, steel, trim, 1.08),
        *pauldron(1, steel, trim, 1.08)]


def _knight() -> Part:
    """Return the death knight: a skull in black armour, pale fire on its sword."""
    neck = loop(-64, 120, 64, 120, 80, 250, -80, 250)
    return [
        *_plated(BLACK_STEEL, "#8a7a58", "#4d4a5c"),
        Shape(neck, "#2c2a2e", bevel=30, angle=20),
        *great_skull("#d8ceac", 6, EMBER),
        *great_horns("#5c5550", 0.9),
        *placed(barbute(BLACK_STEEL, "#a08a58"), 0, 0, 1.04),
        *[Shape(ellipse(s * 106, -62, 20), "#8a7a58", bevel=14, angle=40, shine=0.5) for s in (-1, 1)],
        *placed(skull(BONE), 0, 330, 1.1),
        *spikes_along((-290, 272, -240, 214, -170, 208), 3, 60, DARK_STEEL, 16, 1.0),
        *spikes_along((170, 208, 240, 214, 290, 272), 3, 60, DARK_STEEL, 16, 1.0),
        *placed([*placed(_frost_blade(360), 0, 4), *fist("#6a6f78")], -246, 236, 1.12, -8),
    ]


def _antlers() -> list[Shape]:
    """Return the antlers of the lord's helm: iron branches with points."""
    out: list[Shape] = []
    for s in (-1, 1):
        out += horn((s * 84, -110, 40, s * 150, -170, 36, s * 200, -250, 28, s * 190, -330, 4), "#8a8078", 6, s * 50)
        for x, y, dx, dy in ((128, -150, 70, -22), (176, -210, 76, -30), (150, -176, -6, -84), (198, -262, 56, -64)):
            out += horn((s * x, y, 26, s * (x + dx * 0.5), y + dy * 0.4, 18, s * (x + dx), y + dy, 3), "#8a8078", 3,
                s * 20)
    return out


def _mount() -> list[Shape]:
    """Return the skull of the lord's dead horse, looking left, bridled; its poll is near 0, 0."""
    bone = "#c9c0a4"
    head = loop(40, -50, -10, -84, -80, -60, -150, 10, -220, 90, -262, 140, -268, 168, -240, 182, -200, 168, -160, 140,
        -100, 130, -40, 110, 30, 60)
    jaw = loop(0, 96, -70, 140, -140, 170, -200, 198, -236, 204, -232, 220, -190, 222, -110, 206, -30, 180, 40, 120)
    teeth = " ".join(f"M{-236 + 15 * i} {182 - 3 * i} v{16 - i * 0.4:.0f}" for i in range(8))
    return [
        *tufts(random.Random(4), (220, 40, 120, -60, 30, -70, -20, -80), 10, 80, "#3f3c4a", 0.8, 30),
        Shape(loop(10, -50, 130, -50, 240, 60, 300, 260, 100, 260, 60, 150, 0, 100), "#4a4654", bevel=60, angle=50,
        grain=0.16), Shape(jaw, darker(bone, 0.14), bevel=22, angle=20, grain=0.1),
        Shape(head, bone, bevel=50, angle=-30, grain=0.1, ridges=(Ridge(line(-20, 20, -110, 60, -220, 140), 14, 8),)),
        flat(_strokes(teeth, 9), "#e8dfc0", contour=0.9, ink=0.4),
        flat(loop(-110, -10, -80, -34, -50, -24, -52, 10, -84, 22), "#1d1410", tone=0.2, contour=0.9),
        flat(ellipse(-80, -4, 11), EMBER, ink=0, tone=1.8, glow=Glow(EMBER, 9, 0.8)),
        flat(loop(-250, 140, -234, 122, -222, 128, -236, 150), "#1d1410", tone=0.2, contour=0.8),
        band(line(20, -60, -20, 20, -10, 110), 15, "#5a3a34", 70), band(line(-20, 20, -110, 110, -160, 140), 13,
        "#5a3a34", 30),
    ]


def _strokes(path: str, width: float) -> str:
    """Return markup of butt-ended strokes: teeth."""
    return f'<path fill="none" stroke="#fff" stroke-width="{width}" d="{path}"/>'


def _lord() -> Part:
    """Return the master: an antlered helm over a skull, mounted, a great sword on its shoulder, souls at its back."""
    souls: list[Shape] = []
    for x, y, h in ((-270, 60, 120), (-200, -120, 90), (230, -60, 110), (300, 90, 130)):
        souls += placed(flame(0, 0, h, 0.4, FROST), x, y, 1.0, -6)
    rider = [
        *placed(_frost_blade(430), 226, 160, 1.1, 20),
        *_plated("#545a66", "#a8935c", "#5c2f3c"),
        Shape(loop(-64, 120, 64, 120, 80, 250, -80, 250), "#26242a", bevel=30, angle=20),
        *placed([*great_skull("#e0d6b4", 16, EMBER), *_antlers(), *barbute("#545a66", "#b89c58"),
            Shape(polygon(-16, -176, 0, -250, 16, -176, 12, -150, -12, -150), "#b89c58", bevel=9, angle=80,
            shine=0.5)], 0, 0, 1.02, 3),
        *placed(fist("#5c626e"), 226, 176, 1.12, 20),
    ]
    return [*souls, *placed(rider, 74, -10, 0.86), *placed(_mount(), -56, 178, 1.0, 15)]


def _barrow() -> Part:
    """Return graves with a torn battlefield mist."""
    return [*graveyard(21, "#bccad6", "#77808a", (530, 120, 66))]


def _field() -> Part:
    """Return a ruined minster at dusk, spears of the fallen on the hill."""
    dice = random.Random(12)
    far = Fog("#d0c0c8", 0.45)
    spears = " ".join(polygon(x - 3, 500, x - 1 + lean, 320 + dy, x + 2 + lean, 320 + dy, x + 4, 500)
        for x, lean, dy in ((40, 10, 0), (90, -14, 40), (560, 14, 30), (620, -8, -10), (660, 12, 50)))
    return [*[s for x, h, w in ((70, 330, 34), (200, 240, 28), (600, 300, 34)) for s in broken_pillar(dice, x, 500, h,
        w,
        "#8d8890", far)], hill(680, 640, [(-20, 460), (300, 440), (700, 470)], "#6d6470", Fog("#d0c0c8", 0.3)),
        Shape(spears, "#5a4a48", bevel=2, angle=80, fog=Fog("#d0c0c8", 0.2), shadow=Shadow(0.2)),
        mist("M-40 470 C160 440 300 500 460 460 C560 440 640 470 720 450 V560 H-40 Z", "#d0c0c8", 0.6)]


DEATH_KNIGHT = Picture(_barrow, lambda: placed(_knight(), 344, 262, 1.02),
    Sky(high="#3f5468", low="#d0d8d4", sun=(0.78, 0.2), reach=0.95, beams=0.02, seed=4), LIGHT, PRINT)
DEATH_LORD = Picture(_field, lambda: placed(_lord(), 320, 300, 0.96),
    Sky(high="#5a3a4c", low="#e8c0a8", sun=(0.3, 0.3), reach=0.95, beams=0.03, seed=8), LIGHT, PRINT)

_KIT = ("arms", "attire", "fire", "hands", "haunts", "helmets", "monsters", "nature", "remains", "skeletons",
    "stonework")
RECIPES = (enemy("death-knights-minion", DEATH_KNIGHT, __name__, *_KIT),
    enemy("death-knights-master", DEATH_LORD, __name__, *_KIT))
