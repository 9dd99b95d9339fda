"""The Hellhound and the two-headed hound that breathes fire."""

from __future__ import annotations

import random

from assets.workshop.engraving import Glow, Part, Picture, Shape, Sky, drawn, flat, placed
from assets.workshop.engraving.kit.attire import band
from assets.workshop.engraving.kit.beasts import coat
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.kit.haunts import lava_cave
from assets.workshop.engraving.kit.hounds import hound_head, hound_leg
from assets.workshop.engraving.kit.monsters import horn, spikes_along
from assets.workshop.engraving.palette import DARK_STEEL, darker
from assets.workshop.engraving.paths import line, loop, pairs
from assets.workshop.pictures.terrinoth.enemies_setting import LIGHT, PRINT, enemy

HIDE = "#bc5a3c"
ASH = "#7a4a44"
HOT = "#ffc04a"


def _blaze(run: tuple[float, ...], height: float, lean: float = 30.0) -> list[Shape]:
    """Return flames that stand along x, y, ... and lean to the right."""
    out: list[Shape] = []
    for i, (x, y) in enumerate(pairs(run)):
        out += placed(flame(0, 0, height * (0.8 + 0.25 * ((i * 7) % 3)), 0.35), x, y, 1.0, lean + 9 * (i % 3 - 1))
    return out


def _cracks(*runs: tuple[float, ...]) -> list[Shape]:
    """Return clefts in the hide through which the fire shows."""
    return [drawn(line(*run), 5, HOT, ink=0, tone=1.8, contour=0.7, glow=Glow("#ff8a2a", 5, 0.5)) for run in runs]


def _body(hide: str, seed: int) -> list[Shape]:
    """Return the back and shoulder behind the head."""
    back = loop(110, -30, 190, -90, 320, -110, 440, -60, 520, 80, 520, 400, 300, 400, 130, 320, 80, 140)
    return [Shape(back, darker(hide, 0.2), bevel=110, angle=60, grain=0.22,
        ridges=(coat(random.Random(seed), 150, -80, 480, 340, 90, 26, 20),)),
        *_cracks((260, -60, 290, 0, 270, 60, 310, 130), (290, 0, 340, 20, 360, 70), (400, 0, 390, 70, 430, 120),
            (200, 160, 240, 210, 220, 290))]


def _hellhound() -> Part:
    """Return the hellhound: charred hide, a mane of flame, embers behind the teeth."""
    face = _cracks((40, 40, 70, 60, 110, 50, 140, 80), (70, 60, 60, 92), (-110, 0, -80, 10, -70, 34))
    return [
        *_blaze((470, -40, 400, -80, 330, -90), 130),
        *placed(hound_leg(darker(HIDE, 0.34)), 190, 190, 0.96, 4),
        *_body(HIDE, 2),
        *placed(hound_leg(darker(HIDE, 0.1)), 270, 200, 1.06, -5),
        *_blaze((300, -40, 270, 60, 230, 150), 170, 44),
        *_blaze((240, -70, 190, -70), 190, 26),
        *placed([*hound_head(HIDE, "#fff08a", 40, 8, "back", "#e0702e", 0.8, "#f08a2a"), *face], 0, 0),
        *_blaze((206, 100, 170, 190), 120, 60),
    ]


def _breath() -> list[Shape]:
    """Return a gush of fire from a mouth at 0, 0 to the left."""
    outer = loop(10, -22, -70, -50, -150, -44, -210, -90, -220, -30, -300, -50, -280, 10, -340, 50, -250, 60, -260, 120,
        -180, 90, -110, 100, -50, 50, 10, 26)
    middle = loop(10, -14, -70, -28, -150, -14, -206, -34, -210, 10, -250, 40, -170, 50, -100, 58, -40, 30, 10, 16)
    core = loop(8, -6, -70, -8, -150, 16, -110, 30, -40, 16, 8, 8)
    return [flat(outer, "#d94f1a", contour=0.9, ink=0.12, tone=1.4, glow=Glow("#ff9a3a", 34, 0.7)),
        flat(middle, "#f39a2a", contour=0.5, ink=0.05, tone=1.6), flat(core, "#ffe9a0", contour=0.3, ink=0, tone=1.8)]


def _collar() -> list[Shape]:
    """Return the iron collar with spikes that marks somebody's hound."""
    return [*spikes_along((180, -70, 262, 40, 280, 160, 250, 300), 6, 74, DARK_STEEL, 16, 1.0),
        band(line(140, -110, 226, 30, 240, 170, 170, 360), 60, "#6d6a6c", 70),
        band(line(166, -120, 254, 26, 268, 172, 196, 366), 8, "#c9a04a")]


def _twin() -> Part:
    """Return the master: two horned heads on one body, one flung up to howl, one that pours fire."""
    far = [*horn((70, -92, 54, 120, -150, 48, 200, -170, 32, 270, -130, 4), "#4a3c38", 8, 40),
        *hound_head(darker(ASH, 0.12), "#fff08a", 92, 12, "back", "#e0702e", 0.7, "#ffb03a")]
    near = [*hound_head(ASH, "#fff08a", 84, 9, "back", "#e0702e", 0.8, "#ffb03a"),
        *horn((80, -88, 62, 120, -166, 54, 210, -210, 38, 290, -160, 24, 300, -90, 4), "#54443e", 10, 40),
        *_cracks((40, 40, 80, 60, 120, 40), (80, 60, 74, 96), (-120, 0, -86, 10, -70, 40))]
    neck = Shape(loop(60, -210, 170, -190, 280, -60, 330, 120, 120, 160, 20, -60), darker(ASH, 0.16), bevel=70,
        angle=40, grain=0.2, ridges=(coat(random.Random(7), 60, -190, 300, 100, 70, 20, 24),))
    return [
        *_blaze((480, 20, 420, -60, 350, -150, 280, -210, 220, -260), 170, 24),
        neck,
        *placed(far, 74, -176, 0.72, 22),
        *placed(_body(ASH, 5), -40, 80),
        *placed(hound_leg(darker(ASH, 0.1), "#1f1614"), 310, 290, 1.1, -5),
        *placed(_collar(), 24, 100, 0.9),
        *placed(near, 24, 100, 0.88, -2),
        *placed(_breath(), -90, 202, 1.0, -2),
        *_blaze((300, 60, 310, 190), 130, 50),
    ]


HELLHOUND = Picture(lambda: lava_cave(4), lambda: placed(_hellhound(), 296, 270, 1.06),
    Sky(high="#5a3430", low="#f8c878", sun=(0.45, 0.45), seed=4), LIGHT, PRINT)
TWIN = Picture(lambda: lava_cave(9, "#4c4048", "#e89a70", "#ff8a2a"), lambda: placed(_twin(), 356, 282, 1.0),
    Sky(high="#46303c", low="#f0a868", sun=(0.5, 0.4), seed=7), LIGHT, PRINT)

_KIT = ("attire", "beasts", "fire", "goblins", "haunts", "hounds", "monsters", "nature", "stonework")
RECIPES = (enemy("hellhounds-minion", HELLHOUND, __name__, *_KIT), enemy("hellhounds-master", TWIN, __name__, *_KIT))
