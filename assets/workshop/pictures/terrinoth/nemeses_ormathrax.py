"""Ormathrax, the Cinder Queen, who burns villages to see by."""

from __future__ import annotations

import random

from assets.workshop.engraving import Fog, Glow, Part, Picture, Shape, Sky, drawn, flat, placed
from assets.workshop.engraving.kit.fire import flame, smoke
from assets.workshop.engraving.kit.houses import inn
from assets.workshop.engraving.kit.monsters import bat_wing, horn, spikes_along
from assets.workshop.engraving.kit.nature import hill, mountain
from assets.workshop.engraving.kit.wyrms import dragon_head, dragon_neck
from assets.workshop.engraving.palette import GOLD, darker
from assets.workshop.engraving.paths import ellipse, line, loop, tube
from assets.workshop.pictures.terrinoth.enemies_setting import LIGHT, PRINT, enemy

HIDE = "#a8342a"
BELLY = "#e0a050"
BONE = "#3a2a28"
HEAT = "#ffb43a"


def _fissures(*runs: tuple[float, ...], width: float = 5.0) -> list[Shape]:
    """Return cracks between the scales through which the fire in her shows."""
    return [drawn(line(*run), width, HEAT, ink=0, tone=1.8, contour=0.7, glow=Glow("#ff7a1a", 6, 0.6)) for run in runs]


def _crown() -> list[Shape]:
    """Return the crown of horns over her brow, tipped with gold, and the spur on her nose."""
    out: list[Shape] = []
    for run in ((20, -88, 40, 10, -150, 34, 24, -214, 22, 60, -270, 3), (50, -94, 46, 64, -164, 40, 100, -230, 26, 150,
        -284, 3), (-10, -80, 34, -36, -130, 28, -40, -180, 18, -20, -228, 3)):
        out += horn(tuple(float(v) for v in run), BONE, 8, 60)
    tips = [Shape(tube(*run), GOLD, bevel=6, angle=40, shine=0.6) for run in ((36, -238, 17, 48, -256, 10, 60, -274, 2),
        (118, -252, 18, 136, -270, 10, 154, -288, 2), (-36, -202, 13, -28, -218, 8, -18, -232, 2))]
    return [*out, *tips, *horn((-226, -36, 36, -240, -84, 28, -226, -136, 3), BONE, 4, 30)]


def _fire() -> list[Shape]:
    """Return the fire that spills from her jaws."""
    outer = loop(20, -30, -60, -40, -140, -64, -170, -24, -250, -50, -240, 10, -330, 20, -280, 60, -350, 120, -240,
        110, -220, 170, -150, 120, -80, 130, -30, 70, 20, 40)
    middle = loop(10, -18, -70, -20, -140, -34, -160, 0, -220, -8, -200, 34, -260, 70, -180, 74, -150, 110, -90, 84,
        -30, 46)
    core = loop(0, -8, -70, -2, -140, 10, -160, 36, -110, 56, -50, 36, 0, 18)
    return [flat(outer, "#d94f1a", contour=0.9, ink=0.12, tone=1.4, glow=Glow("#ff9a3a", 34, 0.7)),
        flat(middle, "#f39a2a", contour=0.5, ink=0.05, tone=1.6), flat(core, "#ffe9a0", contour=0.3, ink=0, tone=1.8)]


def _queen() -> Part:
    """Return the Cinder Queen: crowned with horns, her scales cracked with fire, one torn wing over the dales."""
    wing = bat_wing((600, -310, 640, -60, 580, 120, 470, 230), "#8e2e2a", darker(HIDE, 0.3), (360, -260), (250, 150),
        36)
    rents = [flat(loop(x, y, x + 16, y + 30, x + 6, y + 70, x - 14, y + 36), "#f6c88a", contour=1.0, ink=0.2, tone=1.3)
        for x, y in ((470, -120), (410, 20), (540, -40))]
    left = bat_wing((-380, -300, -400, -120, -330, 20, -220, 110), "#7a2a2a", darker(HIDE, 0.36), (-150, -250), (120,
        120), 30)
    scars = _fissures((60, -20, 84, 10, 78, 40, 104, 64), (84, 10, 116, 0), (-90, -20, -70, 4, -80, 30), (-20, 30, 10,
        44, 20,
        70))
    glowing = _fissures((250, 60, 290, 110, 276, 160, 310, 220), (290, 110, 330, 116), (230, 300, 270, 330, 262, 390),
        (170, 220, 200, 260, 190, 310), (270, 330, 310, 350), width=6)
    embers = flat(" ".join(ellipse(x, y, r) for x, y, r in _sparks()), HEAT, ink=0, tone=1.8, contour=0.4, glow=Glow(
        "#ff8a2a", 5, 0.6))
    return [
        *left,
        *wing, *rents,
        *dragon_neck((110, 0, 150, 240, 0, 170, 330, 130, 200, 260, 270, 240, 200, 400, 300, 240, 560, 360), HIDE,
        BELLY, BONE, 9,
            13, 84),
        *glowing,
        *placed([*dragon_head(HIDE, BELLY, "#ffe05a", 96, 2, 11, "#ffb03a", BONE, "#c9682a"), *scars, *_crown(),
            *spikes_along((150, 30, 120, 90, 60, 130), 4, 60, BONE, 14, 0.7)], -4, 10, 1.0, 2),
        *placed(_fire(), -110, 96, 0.9, -8),
        embers,
    ]


def _sparks() -> list[tuple[float, float, float]]:
    """Return where embers drift: x, y and size."""
    dice = random.Random(4)
    return [(dice.uniform(-330, 340), dice.uniform(-290, 300), dice.uniform(2, 6)) for _ in range(40)]


def _dales() -> Part:
    """Return the high dales on fire below the Roost."""
    dice = random.Random(6)
    fog = Fog("#f4b888", 0.5)
    return [
        *[s for x, top in ((110, 170), (580, 130)) for s in mountain(dice, x, top, 470, Fog("#f4b888", 0.55),
        "#8a6a64")],
        *[smoke(x, y, 320, w) for x, y, w in ((120, 430, 60), (250, 420, 44))],
        hill(680, 640, [(-20, 440), (200, 420), (430, 440), (700, 420)], "#8a6a4c", fog),
        *placed(inn(), 110, 500, 0.62, fog=Fog("#f4b888", 0.35)), *flame(60, 440, 90), *flame(150, 420, 110),
        *flame(230, 470, 60), hill(680, 640, [(-20, 520), (300, 500), (700, 520)], "#6d4c3a", Fog("#f4b888", 0.25)),
        *flame(40, 560, 80), *flame(180, 580, 60),
    ]


PICTURE = Picture(_dales, lambda: placed(_queen(), 318, 290, 0.92),
    Sky(high="#5a2a30", low="#fcc070", sun=(0.25, 0.5), reach=0.95, seed=6), LIGHT, PRINT)

_KIT = ("beasts", "fire", "goblins", "hounds", "houses", "monsters", "nature", "wyrms")
RECIPES = (enemy("ormathrax", PICTURE, __name__, *_KIT),)
