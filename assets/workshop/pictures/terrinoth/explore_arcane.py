"""Exploration cards of the arcane set: a shard, an hourglass, a surge, a crossing of ley lines, a glyph that eats."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
    Glow,
    Part,
    Ridge,
    Shadow,
    Shape,
    Sky,
    changed,
    drawn,
    flat,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.books import closed_book, open_book
from assets.workshop.engraving.kit.hands import palm
from assets.workshop.engraving.kit.monsters import tooth_row
from assets.workshop.engraving.kit.nature import hill, mountain
from assets.workshop.engraving.kit.runes import RUNES, bolt, burning, cut_rune
from assets.workshop.engraving.kit.stonework import wall
from assets.workshop.engraving.palette import GOLD, darker, lighter
from assets.workshop.engraving.paths import ellipse, line, loop, polygon, rays, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.terrinoth.still import planks, scene, still

LYING = Shadow(0.6, 14, 12, 9)
BLUE = "#3f7fd0"
MAGENTA = "#d04ab0"
TEAL = "#2fb8a0"
CRIMSON = "#d8302c"


def _shard() -> Part:
    """Return a broken shard of runestone that stands in the air over a cushion, its rune burning blue."""
    stone = polygon(372, 40, 452, 150, 482, 300, 430, 420, 372, 476, 330, 440, 246, 396, 214, 270, 262, 176, 300, 120)
    lit = polygon(372, 40, 300, 120, 262, 176, 214, 270, 246, 396, 304, 370, 330, 210)
    dark = polygon(372, 40, 330, 210, 304, 370, 330, 440, 372, 476, 430, 420, 404, 230)
    rune = burning(RUNES[0], 10, BLUE, 0.9)
    cushion = loop(90, 520, 130, 476, 240, 470, 340, 486, 440, 470, 560, 476, 604, 520, 590, 570, 470, 590, 340, 580,
        210, 592, 104, 572)
    chips = [s for x, y, size, turn in ((170, 190, 0.8, 20), (520, 180, 1.0, -30), (560, 330, 0.7, 50), (150, 350, 0.6,
        -20), (240, 90, 0.5, 70), (480, 80, 0.6, 10)) for s in placed([
            Shape(polygon(-20, 14, -12, -22, 10, -26, 24, 4, 6, 24), "#6c80a8", bevel=10, angle=40, grain=0.15,
                shine=0.4),
            flat(polygon(-10, -18, 8, -22, 2, 2), "#c4dcf8", ink=0.2, tone=1.4)], x, y, size, turn)]
    return [
        Shape(cushion, "#7a2f3c", bevel=60, angle=20, grain=0.06, shadow=LYING, ridges=(Ridge(
            line(130, 500, 250, 516, 340, 530), 14, -8), Ridge(line(570, 500, 440, 512, 350, 530), 14, -8))),
        *[Shape(loop(x - 12, 560, x, 540, x + 12, 560, x + 16, 600, x - 16, 600), GOLD, bevel=8, angle=84)
            for x in (100, 594)],
        flat(ellipse(344, 500, 130, 24), "#bcdcff", ink=0, tone=1.6, opacity=0.6, feather=16),
        Shape(stone, "#5f7cb0", bevel=18, angle=60, grain=0.2, shine=0.4, glow=Glow("#7ab0ff", 60, 0.7),
            shadow=Shadow(0.3, 10, 60, 16)),
        flat(lit, "#86aae4", ink=0.6, tone=0.98, angle=20, contour=0.8, grain=0.1),
        flat(dark, "#38548c", ink=0.9, tone=0.85, angle=-40, contour=0.8, grain=0.1),
        *placed(rune, 366, 280, 3.2, 4),
        *chips,
        flat(f"{rays(300, 120, 3, 34, 4)} {rays(452, 150, 2, 24, 4)} {rays(214, 270, 2, 26, 4)}", "#ffffff", ink=0,
            tone=1.9, contour=0.4),
    ]


def _hourglass() -> Part:
    """Return an hourglass in a black frame; grey ash with live embers runs down in it."""
    frame = "#4a3a36"
    dice = random.Random(6)
    glass = loop(252, 128, 428, 128, 444, 200, 410, 270, 356, 318, 410, 370, 444, 440, 430, 506, 250, 506, 236, 440,
        270, 370, 324, 318, 270, 270, 236, 200)
    upper = loop(252, 214, 300, 204, 340, 216, 380, 206, 428, 214, 404, 262, 346, 312, 334, 312, 276, 262)
    lower = loop(250, 500, 262, 462, 300, 436, 340, 404, 380, 434, 418, 462, 430, 500, 340, 506)
    embers = " ".join(ellipse(x, y, r) for x, y, r in ((dice.uniform(290, 390), dice.uniform(450, 496), dice.uniform(3,
        6))
        for _ in range(12)))
    sparks = " ".join(ellipse(x, y, r) for x, y, r in ((290, 230, 5), (330, 250, 4), (372, 236, 5), (350, 276, 4),
        (306, 226, 3), (396, 228, 3)))
    ash = "#8e8a8c"
    spill = loop(70, 584, 110, 558, 170, 540, 226, 560, 250, 584, 150, 596)
    discs = [Shape(loop(190, y, 220, y - 18, 340, y - 26, 460, y - 18, 490, y, 490, y + 26, 460, y + 42, 340, y + 50,
        220, y + 42, 190, y + 26), frame, bevel=20, angle=6, grain=0.15, shine=0.5, shadow=LYING) for y in (84, 520)]
    posts = [Shape(tube(x, 112, 18, x, 170, 30, x, 230, 18, x, 318, 32, x, 400, 18, x, 460, 30, x, 530, 18), frame,
        bevel=14, angle=84, shine=0.7, grain=0.1) for x in (206, 474)]
    return [
        discs[1],
        flat(glass, "#dce8e8", ink=0.15, tone=1.35, opacity=0.75, contour=1.4),
        Shape(upper, ash, bevel=24, angle=20, grain=0.4, tone=0.95, shadow=NO_SHADOW),
        Shape(lower, ash, bevel=36, angle=30, grain=0.4, tone=0.95, shadow=NO_SHADOW),
        flat(tube(340, 306, 9, 340, 420, 5), darker(ash, 0.25), contour=0.5),
        flat(f"{embers} {sparks}", "#ff7a1e", ink=0, tone=1.7, contour=0.6, glow=Glow("#ff8a30", 14, 0.8)),
        drawn(line(264, 150, 254, 200, 280, 254), 9, "#ffffff", ink=0, tone=1.8, contour=0, opacity=0.8),
        drawn(line(262, 420, 256, 450, 266, 490), 7, "#ffffff", ink=0, tone=1.8, contour=0, opacity=0.8),
        Shape(stroke(glass, 6), "#c4d4d8", bevel=3, angle=60, shine=0.9, ink=0.6, shadow=NO_SHADOW),
        *posts,
        discs[0],
        *[Shape(ellipse(x, y, 19, 15), GOLD, bevel=12, shine=0.9) for x in (206, 474) for y in (66, 576)],
        *placed(cut_rune(1, frame, 0.6), 300, 96), *placed(cut_rune(5, frame, 0.6), 340, 98),
        *placed(cut_rune(6, frame, 0.6), 380, 96),
        Shape(spill, ash, bevel=24, angle=10, grain=0.5, shadow=Shadow(0.4, 6, 6, 6)),
        flat(f"{ellipse(140, 572, 5)} {ellipse(176, 562, 4)} {ellipse(206, 578, 5)}", "#ff7a1e", ink=0, tone=1.7,
            contour=0.6, glow=Glow("#ff8a30", 12, 0.8)),
        mist(tube(160, 546, 10, 130, 470, 26, 176, 380, 30, 130, 280, 34, 170, 170, 2), "#d4d0d0", 0.55, 10),
    ]


def _surge() -> Part:
    """Return an open hand from which magic tears loose in forked lightning; books and a candle fly."""
    dice = random.Random(14)
    x, y = 340, 236
    bolts: list[Shape] = []
    for to_x, to_y, width in ((30, 70, 13), (240, -20, 10), (520, -20, 12), (690, 130, 13), (680, 380, 11), (20, 330,
        12), (130, 520, 9), (580, 540, 9)):
        bolts += burning(bolt(dice, x, y, to_x, to_y, 34), width, MAGENTA, 0.55)
        mx, my = x + (to_x - x) * 0.56, y + (to_y - y) * 0.56
        bolts += burning(bolt(dice, mx, my, mx + dice.uniform(-120, 120), my + dice.uniform(-120, 120), 16, 4),
            width * 0.5, "#8a5ae0", 0.4)
    sleeve = loop(230, 640, 262, 520, 292, 486, 392, 486, 424, 520, 470, 640)
    hand = [
        Shape(sleeve, "#3f4f86", bevel=50, angle=70, ridges=(Ridge(line(300, 500, 280, 620), 16, -9),
            Ridge(line(380, 500, 410, 620), 16, -9))),
        Shape(tube(288, 492, 26, 342, 506, 26, 396, 492, 26), GOLD, bevel=11, angle=10, shine=0.5),
        *changed(placed(palm("#e8bc96", 1.15), 342, 396, 1.15), tone=1.3),
    ]
    flying = [*placed(open_book(150), 150, 200, 1.0, -34), *placed(closed_book(110, "#8a3a2a"), 560, 250, 1.0, 28),
        *placed(closed_book(90, "#6d7a3e"), 470, 100, 1.0, -40), *placed(closed_book(80), 210, 70, 1.0, 60)]
    return [
        *flying,
        *hand,
        *bolts,
        flat(rays(x, y, 46, 128, 11, 8), MAGENTA, ink=0.05, tone=1.5, contour=1.0, glow=Glow("#f08ad8", 60, 0.8)),
        flat(rays(x, y, 34, 88, 11, 24), "#ffc4f0", ink=0, tone=1.8, contour=0.5),
        flat(ellipse(x, y, 36), "#ffffff", ink=0, tone=1.9),
    ]


def _menhir(x: float, foot: float, height: float, seed: int, veil: float, rune: int) -> list[Shape]:
    """Return a standing stone whose rune shines."""
    dice = random.Random(seed)
    w = height * 0.23
    stone = "#7f8a92"
    body = polygon(-w, 0, -w * 0.92, -height * 0.5, -w * 0.7, -height * 0.92, -w * dice.uniform(0.0, 0.3), -height,
        w * 0.6, -height * 0.94, w * 0.86, -height * 0.5, w, 0)
    part = [Shape(body, stone, bevel=w * 0.6, angle=80, grain=0.4, shadow=Shadow(0.5, 10, 4, 8)),
        *placed(burning(RUNES[rune], 7, TEAL, 0.7), -w * 0.06, -height * 0.56, height / 190)]
    return placed(part, x, foot, fog=Fog("#3f5a70", veil) if veil else None)


def _ley() -> Part:
    """Return two roads of light that cross in a ring of standing stones; light stands up where they meet."""
    cross = (340, 442)
    roads = [polygon(-40, 610, 90, 640, 352, 446, 328, 438), polygon(720, 610, 590, 640, 328, 446, 352, 438),
        polygon(330, 440, 350, 444, 700, 372, 690, 366), polygon(350, 440, 330, 444, -20, 372, -10, 366)]
    cores = [polygon(10, 620, 46, 626, 344, 444, 336, 440), polygon(670, 620, 634, 626, 336, 444, 344, 440)]
    pillar = polygon(cross[0] - 40, cross[1] + 10, cross[0] - 62, -20, cross[0] + 62, -20, cross[0] + 40, cross[1] + 10)
    return [
        *_menhir(180, 404, 120, 3, 0.3, 1),
        *_menhir(500, 404, 124, 5, 0.3, 2),
        *_menhir(280, 392, 90, 6, 0.4, 4),
        *_menhir(404, 392, 94, 7, 0.4, 3),
        *[flat(path, TEAL, ink=0.05, tone=1.5, contour=0.8, glow=Glow("#6af0d8", 26, 0.7)) for path in roads],
        *[flat(path, "#eafff8", ink=0, tone=1.9) for path in cores],
        mist(pillar, "#8af0dc", 0.75, 16),
        flat(polygon(330, 450, 318, -20, 362, -20, 350, 450), "#f2fffa", ink=0, tone=1.9, opacity=0.85, feather=8),
        flat(rays(*cross, 26, 96, 8, 22), "#c4fff0", ink=0, tone=1.8, contour=0.6, glow=Glow("#6af0d8", 50, 0.8)),
        flat(ellipse(*cross, 26, 14), "#ffffff", ink=0, tone=1.9),
        *_menhir(84, 520, 260, 8, 0, 0),
        *_menhir(600, 520, 270, 9, 0, 6),
        *[mist(ellipse(x, 532, 110, 16), "#8ac8b0", 0.7, 16) for x in (84, 600)],
    ]


def _moor() -> Part:
    """Return a moor under stars."""
    dice = random.Random(5)
    stars = " ".join(rays(dice.uniform(10, 670), dice.uniform(10, 230), 1.2, dice.uniform(5, 9), 4)
        for _ in range(26))
    fog = "#4a6a80"
    return [flat(stars, "#f0fff8", ink=0, tone=1.8, contour=0.4),
        *[s for x, top in ((90, 260), (600, 240)) for s in mountain(dice, x, top, 390, Fog(fog, 0.6))],
        hill(680, 640, [(-20, 376), (340, 360), (700, 376)], "#55705f", Fog(fog, 0.2)),
        hill(680, 640, [(-20, 500), (340, 470), (700, 500)], "#4d6a52")]


def _coin(x: float, y: float, size: float, turn: float) -> list[Shape]:
    """Return a golden token with a star that is dragged along, with the streak behind it."""
    return placed([Shape(ellipse(0, 0, 34, 29), GOLD, bevel=9, angle=30, shine=0.8, shadow=Shadow(0.5, 6, 8, 5)),
        Shape(stroke(ellipse(0, 0, 25, 21), 3), darker(GOLD, 0.3), bevel=2, shadow=NO_SHADOW),
        Shape(rays(0, 0, 6, 17, 5, -90), lighter(GOLD, 0.5), bevel=5, shine=0.6, shadow=NO_SHADOW)], x, y, size, turn)


def _hungry() -> Part:
    """Return a glyph on a wall that has opened into a toothed mouth and sucks in golden tokens."""
    x, y = 340, 300
    maw = loop(x - 196, y + 8, x - 140, y - 66, x - 60, y - 108, x, y - 84, x + 60, y - 108, x + 140, y - 66, x + 196,
        y + 8, x + 130, y + 92, x + 50, y + 128, x, y + 132, x - 50, y + 128, x - 130, y + 92)
    upper = (x - 188, y, x - 140, y - 60, x - 60, y - 102, x, y - 78, x + 60, y - 102, x + 140, y - 60, x + 188, y)
    lower = (x + 176, y + 30, x + 126, y + 86, x + 48, y + 122, x, y + 126, x - 48, y + 122, x - 126, y + 86, x - 176,
        y + 30)
    tongue = loop(x - 30, y + 124, x - 60, y + 76, x - 30, y + 40, x + 10, y + 44, x + 60, y + 30, x + 116, y + 58,
        x + 150, y + 40, x + 140, y + 84, x + 90, y + 104, x + 50, y + 124)
    ring = " ".join((ellipse(x, y, 262), ellipse(x, y, 226)))
    out: list[Shape] = [*burning(ring, 10, CRIMSON, 0.25)]
    for k in range(12):
        a = math.pi * (k + 0.5) / 6
        out += placed(burning(RUNES[(k * 3) % 8], 11, "#ff9a2e", 0.2), x + 244 * math.cos(a), y + 244 * math.sin(a),
            0.4, math.degrees(a) + 90)
    eyes = [flat(loop(x + k * 36, y - 112, x + k * 84, y - 150, x + k * 146, y - 182, x + k * 142, y - 140, x + k * 96,
        y - 116), "#ffb43a", ink=0.05, tone=1.6, contour=1.2, glow=Glow("#ff7a3a", 16, 0.6)) for k in (-1, 1)]
    eyes += [flat(loop(x + k * 84, y - 146, x + k * 98, y - 134, x + k * 92, y - 116, x + k * 80, y - 120), "#3a0a0a",
        tone=0.2) for k in (-1, 1)]
    streaks = " ".join(f"M{a} {b} L{a + (x - a) * 0.16:.0f} {b + (y - b) * 0.16:.0f}" for a, b in ((40, 90), (640, 120),
        (70, 500), (620, 520), (330, 20), (20, 300), (664, 320)))
    return [
        *out,
        *eyes,
        Shape(maw, "#2a0a10", bevel=30, swell=-0.8, angle=40, tone=0.35, contour=1.6, shadow=NO_SHADOW,
            glow=Glow("#ff5a3a", 26, 0.6)),
        *burning(maw, 11, CRIMSON, 0.5),
        Shape(tongue, "#b0303c", bevel=30, angle=30, grain=0.1, ridges=(Ridge(line(x, y + 110, x + 20, y + 70, x + 120,
            y + 70), 8, -6),), shadow=Shadow(0.5, 4, 8, 6)),
        *tooth_row(upper, 15, 58, 13, "#f6e6c0", 0.4, 3),
        *tooth_row(lower, 12, 46, 12, "#f6e6c0", 0.4, 5),
        drawn(streaks, 5, "#ffe0a0", ink=0, tone=1.7, contour=0.6),
        *_coin(330, 330, 0.8, 20),
        *_coin(90, 150, 1.15, -20),
        *_coin(590, 190, 1.1, 30),
        *_coin(130, 460, 1.2, 40),
        *_coin(560, 476, 1.25, -30),
    ]


_SETS = {
    "rune-shard": still(_shard, Sky(high="#2c3a5c", low="#b4ccea", sun=(0.5, 0.42), seed=5), lambda: planks("#4a4252")),
    "hourglass-of-ash": still(_hourglass, Sky(high="#5c4a44", low="#f0d4a8", sun=(0.5, 0.5), seed=6),
        lambda: planks("#6a5040")),
    "wild-surge": scene(list, _surge, Sky(high="#3a2c58", low="#f0b8d8", sun=(0.5, 0.4), seed=7)),
    "ley-crossing": scene(_moor, _ley, Sky(high="#24405c", low="#a8dcd0", sun=(0.5, 0.5), seed=8)),
    "hungry-glyph": scene(lambda: [wall(random.Random(5), -20, -20, 720, 660, "#6e6064", 70, Fog("#d8a890", 0.12))],
        _hungry, Sky(high="#4c3438", low="#e8b490", seed=9)),
}
_KIT = ("books", "hands", "monsters", "nature", "runes", "stonework")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT, shared=("still",))
    for name, picture in _SETS.items())
