"""The Shadow Dragon, hatchling of the dark and grown."""

from __future__ import annotations

import random

from assets.workshop.engraving import Fog, Glow, Part, Picture, Shadow, Shape, Sky, flat, mist, placed
from assets.workshop.engraving.kit.haunts import moon
from assets.workshop.engraving.kit.monsters import bat_wing, scales
from assets.workshop.engraving.kit.nature import ridge_line, rock
from assets.workshop.engraving.kit.stonework import broken_pillar, cave
from assets.workshop.engraving.kit.wyrms import dragon_face, dragon_head, dragon_neck
from assets.workshop.engraving.palette import darker
from assets.workshop.engraving.paths import ellipse, loop
from assets.workshop.pictures.terrinoth.enemies_setting import LIGHT, PRINT, enemy

HIDE = "#5d5680"
BELLY = "#a497ae"
EYE = "#f4a8ff"
DARK = "#2c2440"
PALE = "#cbbfd4"


def _umbra(*clouds: tuple[float, float, float, float], opacity: float = 0.62) -> list[Shape]:
    """Return puffs of living darkness at x, y with radii."""
    return [flat(ellipse(x, y, rx, ry), DARK, feather=min(rx, ry) * 0.5, opacity=opacity, tone=0.55, ink=0.9, grain=0.3)
        for x, y, rx, ry in clouds]


def _dragon() -> Part:
    """Return the shadow dragon: it slides out of the dark, neck coiled, one wing half lifted."""
    return [
        *bat_wing((560, -300, 600, -60, 520, 120, 400, 210), darker(HIDE, 0.1), darker(HIDE, 0.3), (330, -210), (250,
        120), 30),
        *_umbra((430, 240, 170, 110), (120, 330, 190, 80), opacity=0.5),
        *dragon_neck((100, 10, 120, 230, 20, 150, 290, 150, 190, 230, 310, 230, 300, 480, 260), HIDE, BELLY, "#cfc3c8",
        4, 11,
            70),
        *dragon_head(HIDE, BELLY, EYE, 44, 1, 4, bone="#cfc3c8", frill="#7a5a8a"),
        *_umbra((-300, 120, 70, 30), (-240, 170, 90, 30), opacity=0.6),
    ]


def _sparks() -> Shape:
    """Return the violet motes of the umbral breath round a mouth at 0, 0."""
    dice = random.Random(3)
    motes = " ".join(ellipse(dice.uniform(-150, 150), dice.uniform(-60, 140), dice.uniform(3, 7)) for _ in range(22))
    return flat(motes, "#f0b0ff", ink=0, tone=1.8, contour=0.4, glow=Glow("#d070ff", 6, 0.7))


def _elder() -> Part:
    """Return the master: grown, from the front, three pairs of horns, both wings spread, darkness in its throat."""
    hide = "#5a5276"
    wings = [shape for mirror in (False, True) for shape in placed(bat_wing((480, -330, 500, -110, 470, 80, 390, 210),
        darker(hide, 0.05), darker(hide, 0.3), (330, -290), (150, 170), 34), mirror=mirror)]
    plates = [Shape(loop(-w, y, 0, y + 22, w, y, w * 0.94, y + 52, 0, y + 80, -w * 0.94, y + 52), "#b7a3bd", bevel=18,
        angle=8, grain=0.06, shadow=Shadow(0.4, 2, 8, 4)) for y, w in ((240, 96), (290, 108), (340, 122), (390, 138))]
    chest = loop(-150, 180, -210, 300, -280, 400, -300, 520, 300, 520, 280, 400, 210, 300, 150, 180, 0, 150)
    return [
        *wings,
        Shape(chest, darker(hide, 0.1), bevel=110, angle=50, grain=0.1,
            ridges=(scales(random.Random(6), -300, 180, 300, 520, 26),), shadow=Shadow(0.5, 8, 14, 9)),
        *plates,
        *placed(dragon_face(hide, "#b7a3bd", "#ff9af0", "#dccfb4", "#8a4a86", "#7a3aa8", 96), 0, 0, 0.92),
        *_umbra((-300, 360, 150, 60), (310, 360, 150, 60), opacity=0.55),
        *placed([_sparks()], 0, 270),
    ]


def _hollow() -> Part:
    """Return a cave mouth with the last of the light behind."""
    dice = random.Random(5)
    return [ridge_line(dice, 680, 640, [430, 400, 450, 420, 440], "#8f8a9a", Fog(PALE, 0.5), 20),
        cave(dice, (300, 280, 330, 270), "#6a6478", Fog(PALE, 0.3), 680, 600), *rock(dice, 70, 620, 240, 110,
        "#6f6a7c"), mist("M-40 470 C160 430 300 500 460 450 C560 430 640 460 720 440 V560 H-40 Z", "#b4a8c4", 0.5)]


def _ruin() -> Part:
    """Return broken pillars under an eclipsed moon."""
    dice = random.Random(9)
    far = Fog(PALE, 0.45)
    return [*moon(530, 120, 92, "#e8d8ee"), flat(ellipse(546, 130, 80), "#6a5f80", tone=0.7, contour=0.5),
        ridge_line(dice, 680, 640, [470, 440, 480, 450, 470], "#8a8298", far, 20),
        *[s for x, h, w in ((60, 250, 30), (250, 160, 26), (600, 300, 34)) for s in broken_pillar(dice, x, 540, h, w,
        "#8f899c",
            far)], mist("M-40 500 C160 470 300 530 460 490 C560 470 640 500 720 480 V620 H-40 Z", "#b4a8c4", 0.6)]


SHADOW_DRAGON = Picture(_hollow, lambda: placed(_dragon(), 312, 250, 1.0),
    Sky(high="#4c4468", low="#e4d4d4", sun=(0.35, 0.4), reach=0.95, seed=4), LIGHT, PRINT)
ELDER = Picture(_ruin, lambda: placed(_elder(), 340, 240, 0.86),
    Sky(high="#3a3054", low="#d8c0dc", sun=(0.78, 0.2), reach=0.95, beams=0.03, seed=8), LIGHT, PRINT)

_KIT = ("beasts", "goblins", "haunts", "hounds", "monsters", "nature", "stonework", "wyrms")
RECIPES = (enemy("shadow-dragons-minion", SHADOW_DRAGON, __name__, *_KIT),
    enemy("shadow-dragons-master", ELDER, __name__, *_KIT))
