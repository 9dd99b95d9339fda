"""Grandmother Thorn at her knitting, the hedge that is hers, the little ones, her lap, and the heart of it all."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import Fog, Glow, Part, Ridge, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.attire import spectacles
from assets.workshop.engraving.kit.houses import inn
from assets.workshop.engraving.kit.nature import foliage, hill
from assets.workshop.engraving.kit.stonework import cave
from assets.workshop.engraving.kit.town import gabled
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import ellipse, leaf_mass, line, loop, pairs, polygon, sampled, tube
from assets.workshop.pictures.tenefyr.parts import NEAR, arm, cheek, form, mark, maw, pegs, round_nose, two_eyes
from assets.workshop.pictures.tenefyr.setting import EVENING, MORNING, NIGHT, recipes
from assets.workshop.pictures.tenefyr.stage import QUALITY, scene

LEAF, STEM, ROSE, SKIN, WOOL = "#6f8f3c", "#6b4a2e", "#c8485a", "#d3a07a", "#7a5a86"


def bramble(run: tuple[float, ...], thick: float = 14.0, leaves: bool = True, seed: int = 1) -> list[Shape]:
    """Return a thorny stem along x, y, x, y, ... with a few leaves."""
    dice = random.Random(seed)
    points = sampled(pairs(run), 8)
    flat_run = [v for i, (x, y) in enumerate(points) for v in (x, y, thick * (1 - 0.5 * i / len(points)))]
    thorns, green = [], []
    for i in range(2, len(points) - 1, 3):
        (ax, ay), (bx, by) = points[i], points[i + 1]
        long = math.hypot(bx - ax, by - ay) or 1.0
        s = 1 if (i // 3) % 2 else -1
        nx, ny = -(by - ay) / long * s, (bx - ax) / long * s
        dx, dy = (bx - ax) / long, (by - ay) / long
        thorns.append(polygon(ax - dx * thick * 0.4, ay - dy * thick * 0.4, ax + nx * thick * 1.7,
            ay + ny * thick * 1.7, ax + dx *
            thick * 0.4, ay + dy * thick * 0.4))
        if leaves and dice.random() < 0.6:
            cx, cy, r = ax - nx * thick * 1.3, ay - ny * thick * 1.3, thick * 1.2
            green.append(loop(ax, ay, cx + dx * r, cy + dy * r, ax - nx * thick * 2.8, ay - ny * thick * 2.8,
                cx - dx * r, cy - dy * r))
    out = [form(" ".join(thorns), lighter(STEM, 0.35), thick * 0.3, 50, shadow=NEAR), form(tube(*flat_run), STEM,
        thick * 0.45, 60,
        shadow=NEAR)]
    return [*out, form(" ".join(green), LEAF, thick * 0.5, 30, shadow=NEAR)] if green else out


def _field() -> Part:
    """Return the north fields, with the roofs of the village behind the wall."""
    far = Fog("#eef0d8", 0.45)
    return [hill(640, 500, [(-20, 280), (200, 258), (460, 262), (660, 280)], "#a3b870", far, 8), *[q for x, y,
        k in ((36, 330, 0.5), (96, 320,
        0.44), (560, 320, 0.44), (612, 330, 0.5)) for q in placed(gabled(fog=Fog("#eef0d8", 0.3)), x, y, k)], hill(640,
        500, [(-20, 380), (300,
        360), (660, 380)], "#8aa84a", Fog("#eef0d8", 0.1))]


def _head(skin: str = SKIN) -> list[Shape]:
    """Return the old woman's head: a bun of roses, spectacles, a chin that nearly meets the nose; 240 wide."""
    hair = "#e6e2d2"
    frill = [form(ellipse(158 * math.cos(a), -20 + 150 * math.sin(a), 34), "#f8f2e2", 20, math.degrees(a), ink=0.7,
        shadow=NEAR)
        for a in [math.pi * (0.84 + 0.118 * k) for k in range(12)]]
    cap = [form(ellipse(0, -24, 150, 142), "#efe6d2", 60, 20, ink=0.8), *frill]
    curls = [q for x, y in ((-96, 6), (-92, -42), (-66, -80), (-24, -98), (24, -98), (66, -80), (92, -42), (96,
        6)) for q in (form(
        ellipse(x, y, 31, 28), hair, 18, 30, shadow=NEAR), drawn(f"M{x - 13} {y} q13 -17 22 0 q-7 12 -15 4", 3,
        "#8a8272"))]
    roses = [q for x, y in ((-60, -136), (0, -152), (60, -136)) for q in (form(ellipse(x, y, 22), ROSE, 16, 40,
        shadow=NEAR), drawn(
        f"M{x - 10} {y} q10 -14 18 0 q-6 10 -12 4", 3, "#7a1f2e"))]
    face = form(loop(-108, 0, -100, -70, -50, -112, 50, -112, 100, -70, 108, 0, 96, 74, 56, 134, 0, 152, -56, 134, -96,
        74), skin, 74, 16,
        ridges=tuple(Ridge(line(-60, -66 - 13 * k, 0, -74 - 13 * k, 60, -66 - 13 * k), 6, -6) for k in range(3)))
    return [*cap, face, *curls, *roses, *two_eyes(88, 24, -10, 0.0, 0.6, 0.3, skin, -8, iris=LEAF), *spectacles(-44,
        44, -8, 38),
        *round_nose(0, 34, 50, 60, lighter(skin, 0.06)), cheek(-66, 58, 26), cheek(66, 58, 26), form(loop(-40, 96, -14,
        90, 0, 94, 14, 90,
        40, 96, 16, 112, -16, 112), "#b8505a", 7, 10, shadow=NEAR), drawn("M-46 92 Q0 116 46 92", 4), drawn(
        "M-62 84 q-6 12 4 22 M62 84 q6 12 -4 22 M-20 128 q20 8 40 0", 3.4)]


def _grandmother() -> Part:
    """Return Grandmother, as large as a hedge because she is one from the shoulders down, and what she knits."""
    dice = random.Random(7)
    body = [q for x, y, rx, ry in ((-170, 160, 130, 100), (170, 160, 130, 100), (0, 190, 190, 120), (-230, 260, 120,
        90), (230, 260, 120, 90))
        for q in foliage(dice, x, y, rx, ry, LEAF)]
    shawl = form(loop(-190, 190, -150, 120, -70, 96, 0, 150, 70, 96, 150, 120, 190, 190, 60, 220, 0, 262, -60, 220),
        WOOL, 34, 60, ridges=tuple(
        Ridge(line(x, 120 + abs(x) * 0.1, x * 0.7, 180, x * 0.2, 240), 8, -8) for x in (-140, -100, -60, 60, 100, 140)))
    work = [q for k in range(6) for q in bramble((-96 + 8 * k, 232 + 14 * k, -50, 220 + 15 * k, 0, 236 + 14 * k, 50,
        220 + 15 * k, 100 - 8 * k,
        232 + 14 * k), 10, k % 2 == 0, k)]
    needles = [form(tube(s * 150, 300, 12, s * 40, 206, 10, s * -40, 140, 4), "#e6d6ae", 5, 40 * s,
        shadow=NEAR) for s in (-1, 1)]
    hands = [*arm((-230, 210, 76, -220, 300, 66, -130, 276, 50), WOOL, 40), *arm((230, 210, 76, 220, 300, 66, 130, 276,
        50), WOOL, -40), *[form(
        tube(s * 140, 252 + 18 * k, 20, s * 112, 246 + 18 * k, 22, s * 90, 252 + 18 * k, 15), SKIN, 9, 20,
        shadow=NEAR) for s in (-1, 1)
        for k in range(4)]]
    roses = [form(ellipse(x, y, 17), ROSE, 12, 40, shadow=NEAR) for x, y in ((-250, 150), (256, 140), (-290, 240),
        (286, 230), (-216, 110), (210,
        116))]
    return [*body, *roses, shawl, *placed(_head(), 0, -30), *work, *hands, *needles]


def _hedge() -> Part:
    """Return the hedge along the fields, from which something looks."""
    eyes = []
    dice = random.Random(11)
    wall = [q for row in range(4) for k in range(5) for q in foliage(dice, -290 + 145 * k + 60 * (row % 2),
        -90 + 96 * row, 120, 80, darker(LEAF,
        0.06 * row))]
    for x, y, size, look in ((-150, -40, 34, 0.3), (150, -40, 34, -0.3)):
        eyes += [mark(ellipse(x, y, size * 2.1, size * 1.7), "#24341c", tone=0.3), *placed(two_eyes(0.01, size * 1.25,
            0, look, 0.2, 0.26, LEAF,
            iris="#e8b23a")[:len(two_eyes(0.01, size, iris="#e8b23a", lid=0.2)) // 2], x, y)]
    small = []
    for x, y in ((-220, 120), (-110, 170), (110, 164), (224, 116), (0, -150), (-250, -150), (250, -150)):
        small += [mark(ellipse(x, y, 40, 26), "#24341c", tone=0.3), *[q for s in (-1,
            1) for q in (flat(ellipse(x + s * 15, y, 11), "#ffe07a", ink=0,
            tone=1.8, contour=1.1), flat(ellipse(x + s * 15, y + 2, 4), "#170d08", tone=0.1))]]
    jaw = [mark(loop(-130, 70, -60, 50, 0, 58, 60, 50, 130, 70, 80, 124, 0, 138, -80, 124), "#24341c", tone=0.3,
        contour=1.6), *[form(polygon(x - 10,
        y, x + 10, y, x, y + h), "#e6d6ae", 6, 70, shadow=NEAR) for x, y, h in ((-90, 58, 36), (-44, 52, 44), (0, 56,
        50), (44, 52, 44), (90, 58,
        36), (-66, 128, -34), (-20, 136, -40), (24, 136, -40), (68, 128, -34))]]
    stems = [q for i, run in enumerate(((-300, 230, -220, 60, -250, -60, -180, -120, -80, -100), (300, 230, 220, 60,
        250, -60, 180, -120, 80, -100), (-60,
        240, -110, 200, -170, 190, -230, 210))) for q in bramble(tuple(float(v) for v in run), 17, True, i)]
    return [*wall, *stems, *eyes, *small, *jaw]


def _child(colour: str, mood: int) -> list[Shape]:
    """Return one of the little ones: a bud of thorns with claws and a milk tooth or two; 200 high."""
    dice = random.Random(mood)
    spikes = [form(polygon(96 * math.cos(a) - 13 * math.sin(a), 88 * math.sin(a) + 13 * math.cos(a),
        96 * math.cos(a) + 13 * math.sin(a), 88 * math.sin(
        a) - 13 * math.cos(a), 142 * math.cos(a), 130 * math.sin(a)), lighter(STEM, 0.3), 7, 50,
        shadow=NEAR) for a in [math.pi * (0.78 + 0.12 * k)
        for k in range(13)]]
    body = form(leaf_mass(dice, 0, 0, 98, 92, 34), colour, 50, 40, grain=0.15)
    limbs = [q for s in (-1, 1) for q in (*arm((s * 74, 40, 26, s * 130, 50, 22, s * 142, -10 - 20 * (mood % 2), 18),
        STEM, 50 * s), *[form(tube(s * 142, -14 -
        20 * (mood % 2), 11, s * 142 + 13 * k, -40 - 20 * (mood % 2), 8, s * 142 + 18 * k, -62 - 20 * (mood % 2), 2),
        "#e6d6ae", 4, 60, shadow=NEAR) for k in
        (-1, 0, 1)], form(tube(s * 36, 76, 26, s * 44, 120, 24, s * 64, 134, 22), STEM, 10, 80))]
    look = (0.4, -0.4, 0.0)[mood % 3]
    return [*spikes, *limbs, body, *two_eyes(74, 30, -14, look, 0.1, (0.0, 0.24, 0.1)[mood % 3], colour, (12, 0,
        -10)[mood % 3], iris="#e8b23a"), maw(-52, 52,
        34, 38, 12), *pegs(-44, 44, 34, 7, 15, 10, (1, 4)), form(loop(-6, -96, -40, -130, -20, -150, 0, -118, 26, -150,
        44, -126, 8, -96), LEAF, 9, 40,
        shadow=NEAR)]


def _brood() -> Part:
    """Return the little ones: three in front who want something, and eyes behind who want it too."""
    return [*placed(_child("#5f7f3c", 2), -4, -118, 0.84), *placed(_child("#7f9f3c", 0), -136, 56, 1.0, -6),
        *placed(_child("#8a9a44", 1), 132, 66, 0.98, 6)]


def _garden() -> Part:
    """Return the back of the hedge."""
    dice = random.Random(13)
    far = Fog("#eef0d8", 0.5)
    return [*[q for row in range(2) for k in range(5) for q in foliage(dice, 10 + 155 * k + 70 * (row % 2),
        130 + 90 * row, 120, 90, "#7a9a5a", far)], hill(640,
        500, [(-20, 350), (300, 336), (660, 350)], "#a8b45c", Fog("#eef0d8", 0.2)), *bramble((-20, 330, 60, 250, 40,
        150, 120, 80, 200, 60), 16, True, 3),
        *bramble((660, 330, 580, 250, 600, 150, 520, 80, 440, 60), 16, True, 4)]


def _lap() -> Part:
    """Return the lap: two hands round a village that sleeps in the folds of an apron, and no face, only knitting."""
    skirt = form(loop(-330, 340, -320, 60, -240, -90, -120, -170, 120, -170, 240, -90, 320, 60, 330, 340), WOOL, 80,
        70, ridges=tuple(Ridge(line(x * 0.4, -150,
        x * 0.8, 40, x, 320), 18, -11) for x in (-300, -220, 220, 300)))
    apron = form(loop(-220, 300, -230, 90, -170, -30, 0, -60, 170, -30, 230, 90, 220, 300, 0, 340), "#f0e6cc", 70, 10,
        ink=0.8, ridges=(Ridge(line(-200, 60,
        -100, 20, 0, 40, 100, 20, 200, 60), 16, -10), Ridge(line(-210, 200, -80, 170, 60, 190, 210, 180), 16, -10)))
    town = [*placed(gabled(), -104, 96, 0.62), *placed(gabled(roof="#b8402c"), 96, 96, 0.62), *placed(inn(), 0, 134,
        0.62), *placed(gabled(roof="#b8402c"),
        -150, 144, 0.56), *placed(gabled(), 150, 144, 0.56)]
    sleep = [drawn(f"M{x} {y} h{s} l{-s} {s} h{s}", 5, "#2a1a14") for x, y, s in ((-30, -40, 24), (14, -84, 32), (66,
        -136, 40))]
    fingers = [q for s in (-1, 1) for k in range(4) for q in (form(tube(s * 300, 110 + 36 * k, 44, s * 226,
        126 + 32 * k, 42, s * (150 - 8 * k), 158 + 26 * k,
        30), SKIN, 20, 20), form(loop(s * (150 - 8 * k) - 12, 148 + 26 * k, s * (150 - 8 * k) + 12, 148 + 26 * k,
        s * (150 - 8 * k) + 10, 172 + 26 * k, s * (150
        - 8 * k) - 10, 172 + 26 * k), lighter(SKIN, 0.4), 6, 20, shadow=NEAR))]
    quilt = [q for i in range(2) for q in bramble((-210.0 + 420 * i, -20.0, -120 + 240 * i, -96, 0, -100), 14, True, i)]
    needles = [form(tube(s * 160, -40, 14, 0, -150, 12, s * -90, -220, 4), "#e6d6ae", 6, 40 * s,
        shadow=NEAR) for s in (-1, 1)]
    return [skirt, apron, *quilt, *needles, *town, *sleep, *fingers]


def _deep() -> Part:
    """Return a hollow under the hedge: earth, small roots, lantern light."""
    dice = random.Random(15)
    veil = Fog("#f0e0c0", 0.35)
    roots = [Shape(tube(x, -20, 22, x + dx, 60, 14, x + dx * 1.6, 150, 3), STEM, bevel=8, angle=70, fog=Fog("#f0e0c0",
        0.3)) for x, dx in ((60, 20), (140, -16),
        (500, 18), (580, -24), (230, 10), (410, -12))]
    return [flat("M-20 -20 H660 V500 H-20 Z", "#f4e4c0", ink=0.1, tone=1.3), cave(dice, (320, 240, 270, 220),
        "#a88a68", veil, 640, 480, 26), *roots]


def _heart() -> Part:
    """Return the root, and in the cage of it a heart that beats in no hurry."""
    cage = [form(tube(*run), darker(STEM, 0.08 * (i % 3)), 22, 40 + 25 * i, grain=0.15, ridges=(Ridge(line(*[v for k,
        v in enumerate(run) if k % 3 != 2]), 8, -8),))
        for i, run in enumerate(((0, -300, 120, -30, -190, 100, -130, -90, 66, -160, 30, 52, -110, 150, 44, -30, 230,
        30, 20, 290, 10), (10, -300, 120, 40, -190,
        100, 140, -80, 66, 166, 40, 52, 110, 150, 44, 30, 220, 30, -30, 280, 10)))]
    outline = "M0 150 C-60 100 -118 50 -112 -20 C-108 -72 -40 -92 0 -36 C40 -92 108 -72 112 -20 C118 50 60 100 0 150 Z"
    heart = form(outline, "#c1384a", 60, 20, glow=Glow("#ff8a7a", 40, 0.6))
    veins = drawn("M-60 -30 Q-40 20 -50 60 M-40 10 l30 20 M50 -30 Q30 10 46 70 M36 20 l-24 24", 6, "#7a1f2e")
    vessels = [form(tube(*run), "#c1384a", 13, 60, shadow=NEAR) for run in ((-30, -50, 36, -46, -110, 30, -30, -160,
        26), (30, -50, 36, 44, -104, 30, 76, -140, 24))]
    front = [form(tube(-120, -100, 46, -150, 20, 40, -90, 110, 36, 40, 130, 30, 130, 90, 22), STEM, 16, 50,
        grain=0.15), form(tube(130, -70, 40, 60, -40, 34, -30, 0,
        28, -120, -10, 20), STEM, 14, 30, grain=0.15), form(tube(120, 120, 40, 200, 190, 30, 290, 220, 10), STEM, 14,
        40), form(tube(-120, 120, 40, -200, 190, 30, -290,
        220, 10), STEM, 14, 40)]
    thorns = [form(polygon(x - 9, y, x + 9, y + 4, x + dx, y + dy), lighter(STEM, 0.35), 6, 50, shadow=NEAR) for x, y,
        dx, dy in ((-148, -20, -34, -16), (-150, 60, -36,
        6), (150, -20, 34, -16), (160, 60, 36, 6), (-60, -220, -36, -10), (66, -220, 36, -10), (-90, 128, -14, 34),
        (80, -46, 4, -36), (-40, 4, 8, -32))]
    beat = drawn("M-196 -60 q-24 60 0 130 M-226 -84 q-34 84 0 176 M196 -60 q24 60 0 130 M226 -84 q34 84 0 176", 6,
        "#8a2a38")
    return [beat, *cage, *vessels, heart, veins, *front, *thorns]


PICTURES = {
    "grandmother-thorn": scene(_field, _grandmother, 320, 208, 0.82, EVENING),
    "hedge-wakes": scene(_field, _hedge, 320, 250, 0.96, MORNING),
    "bramble-brood": scene(_garden, _brood, 320, 268, 0.94, MORNING),
    "her-lap": scene(_field, _lap, 320, 246, 0.92, NIGHT),
    "root-of-it": scene(_deep, _heart, 320, 240, 0.9),
}
RECIPES = recipes(
    "bosses", PICTURES, __name__, "attire", "hands", "houses", "nature", "stonework", "town", shared=("parts",
    "stage"), quality=QUALITY,
)
