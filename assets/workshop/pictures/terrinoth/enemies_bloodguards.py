"""The Bloodguard and the bloodguards' champion."""

from __future__ import annotations

import random

from assets.workshop.engraving import Fog, Part, Picture, Ridge, Shadow, Shape, Sky, flat, placed
from assets.workshop.engraving.kit.arms import spear, sword
from assets.workshop.engraving.kit.attire import band, mail, pauldron, shoulders
from assets.workshop.engraving.kit.faces import Face, features
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.helmets import great_helm, kettle_hat, plume, tower_shield
from assets.workshop.engraving.kit.monsters import spikes_along
from assets.workshop.engraving.kit.stonework import archway, floor, gothic, pillar, portcullis, wall
from assets.workshop.engraving.palette import DARK_STEEL, GOLD, LEATHER, STEEL, darker
from assets.workshop.engraving.paths import ellipse, line, loop, polygon
from assets.workshop.pictures.terrinoth.enemies_setting import LIGHT, PRINT, enemy

RED = "#a02c26"
DROP = "M0 -50 C18 -20 34 4 34 22 A34 34 0 0 1 -34 22 C-34 4 -18 -20 0 -50 Z"
GUARD = Face(skin="#cf9c78", hair="#4a3424", turn=0.22, width=1.04, jaw=1.2, chin=1.2, age=0.5, brow=1.4, ridge=1.5,
    nose=1.1, nose_width=1.3, cheek=1.1, eye=0.96, open=0.8, stern=9, smile=-5, gaze=-3)


def _tabard() -> list[Shape]:
    """Return a red tabard with the white drop of the guard."""
    front = loop(-124, 236, -60, 246, 0, 252, 60, 246, 124, 236, 150, 340, 160, 500, 0, 510, -160, 500, -150, 340)
    return [Shape(front, RED, bevel=50, angle=76, grain=0.07, ridges=(Ridge(line(-60, 250, -80, 480), 16, -9),
        Ridge(line(64, 250, 84, 480), 16, -9), Ridge(line(0, 420, 6, 500), 12, -7))),
        *placed([Shape(DROP, "#efe2c2", bevel=10, angle=20, ink=0.6)], 0, 340, 1.1)]


def _guard() -> Part:
    """Return the bloodguard: an iron hat, a broken nose, a wall of a shield, a spear."""
    f = GUARD
    coif = loop(-120, 230, -128, 80, -122, -30, -90, -90, 0, -110, 90, -90, 124, -30, 130, 80, 124, 230, 0, 260)
    rows = " ".join(f"M{x + (6 if row % 2 else 0)} {row} q6 9 12 0" for row in range(-90, 260, 11)
        for x in range(-130, 130, 12))
    window = loop(f.across(-70), 20, f.across(-66), -60, f.across(0), -86, f.across(66), -60, f.across(74), 20,
        f.across(60), 96, f.across(34), 140, f.across(-4), 150, f.across(-40), 136, f.across(-62), 92)
    hood = f'<path fill-rule="evenodd" d="{coif} {window}"/>'
    return [
        *placed(spear(760), 236, 120, 1.25, 5),
        shoulders("#5c5450", 0.98),
        mail("#8d9698"),
        *_tabard(),
        *pauldron(1, "#8d989c", "#7a2420", 0.95),
        *features(f),
        Shape(hood, "#8d9698", bevel=26, angle=20, grain=0.05, shine=0.3, ridges=(Ridge(rows, 5, -3),),
            shadow=Shadow(0.5, 4, 8, 6)),
        *placed(kettle_hat("#9aa4a8"), 4, 8, 0.98),
        band(line(f.across(-50), 30, f.across(-18), 44, f.across(6), 40), 5, "#b8665a"),
        *placed(fist("#5a4232"), 240, 150, 1.1, 6),
        *placed(tower_shield(300, 520, RED, DROP), -190, 330, 1.0, -5),
    ]


def _champion() -> Part:
    """Return the master: a closed helm crowned with plumes, a shield like a gate with spikes, a great sword."""
    drop = f"{DROP} M-70 -40 L-50 -60 L-40 60 L-60 60 Z M70 -40 L50 -60 L40 60 L60 60 Z"
    rim = (-150, 200, -156, -120, -60, -166, 60, -166, 156, -120, 150, 200)
    return [
        shoulders("#6e2420", 1.08, 24),
        *_tabard(),
        mail("#7c8588"),
        *_tabard()[:1],
        *pauldron(-1, "#98a2a6", GOLD, 1.1),
        *pauldron(1, "#98a2a6", GOLD, 1.1),
        *spikes_along((-300, 250, -240, 200, -170, 200), 4, 54, DARK_STEEL, 15, 1.0),
        *spikes_along((170, 200, 240, 200, 300, 250), 4, 54, DARK_STEEL, 15, 1.0),
        *plume(RED, 150, 70),
        *placed(great_helm("#a4aeb2", GOLD), 0, 0, 1.06),
        flat(f"{ellipse(-52, 12, 9, 6)} {ellipse(52, 12, 9, 6)}", "#ffb86a", ink=0, tone=1.8),
        *placed([*placed(sword(420, 46, STEEL, GOLD), 0, 4), *fist("#6d767a")], -248, 214, 1.16, -9),
        *placed([*spikes_along(rim, 9, 60, DARK_STEEL, 17, 1.0), *tower_shield(310, 420, "#8e2420", drop, "#8d989c")],
        186, 296, 1.05, 5),
    ]


def _gate(seed: int, fog: str, stone: str, bars: bool) -> Part:
    """Return the guarded gate of a keep, banners of the guard on both sides."""
    dice = random.Random(seed)
    far = Fog(fog, 0.4)
    out: list[Shape] = [wall(dice, -20, -20, 720, 540, stone, 50, far),
        flat(gothic(340, 480, 150, 430), "#f4e2b0", ink=0.3, tone=1.4, contour=1)]
    if bars:
        out += portcullis(340, 470, 140, 470, 8, "#8a7a68")
    out += [archway(340, 480, 150, 430, 36, stone, True, Fog(fog, 0.25)), floor(476, 640, 680, darker(stone, 0.1), 340,
        90,
        Fog(fog, 0.2))]
    for x in (70, 610):
        flag = polygon(x - 52, 70, x + 52, 70, x + 52, 330, x, 292, x - 52, 330)
        out += [Shape(flag, RED, bevel=14, swell=0.5, angle=78, grain=0.06, fog=Fog(fog, 0.2), ridges=(Ridge(
            line(x - 20, 70, x - 26, 300), 12, -7), Ridge(line(x + 22, 70, x + 26, 300), 12, -7))),
            *placed([flat(DROP, "#efe2c2", contour=0.6)], x, 180, 0.8), band(f"M{x - 62} 70 h124", 12, LEATHER)]
    return out


def _hall() -> Part:
    """Return a hall of red pillars."""
    dice = random.Random(7)
    far = Fog("#ecc8a0", 0.4)
    return [wall(dice, -20, -20, 720, 520, "#9a8478", 50, far),
        flat(gothic(340, 470, 120, 440), "#f8dca0", ink=0.3, tone=1.4, contour=1), floor(470, 640, 680, "#8a7468", 340,
        90,
        Fog("#ecc8a0", 0.2)), *[s for x in (70, 180, 500, 610) for s in pillar(x, 500 + (x in (70, 610)) * 30, 40, 36,
        "#9a5a4c", Fog("#ecc8a0", 0.25), 4)]]


BLOODGUARD = Picture(lambda: _gate(3, "#e2d4b4", "#94897c", True), lambda: placed(_guard(), 346, 262, 1.02),
    Sky(high="#6a5c54", low="#f0dcae", sun=(0.4, 0.3), seed=4), LIGHT, PRINT)
CHAMPION = Picture(_hall, lambda: placed(_champion(), 340, 290, 0.98),
    Sky(high="#6a4038", low="#f4d090", sun=(0.5, 0.3), seed=7), LIGHT, PRINT)

_KIT = ("arms", "attire", "faces", "hands", "helmets", "monsters", "stonework")
RECIPES = (enemy("bloodguards-minion", BLOODGUARD, __name__, *_KIT), enemy("bloodguards-master", CHAMPION, __name__,
    *_KIT))
