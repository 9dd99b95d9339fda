"""Exploration cards of the dungeon: glyphs, a miner's lantern, iron wedges, a falling roof, a cold draught."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Dab,
    Fog,
    Glow,
    Part,
    Ridge,
    Shadow,
    Shape,
    Sky,
    drawn,
    flat,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.attire import shoulders, tunic
from assets.workshop.engraving.kit.faces import Face, ear, features, neck
from assets.workshop.engraving.kit.fire import flame, torch
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.nature import rock
from assets.workshop.engraving.kit.runes import RUNES, burning, cut_rune
from assets.workshop.engraving.kit.stonework import archway, floor, gothic, rounded, wall
from assets.workshop.engraving.kit.tufts import crop
from assets.workshop.engraving.palette import (
    DARK_STEEL,
    GOLD,
    LAMPLIGHT,
    STEEL,
    STONE,
    WOOD,
    darker,
    mixed,
)
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.terrinoth.still import scene, still

LYING = Shadow(0.6, 14, 12, 9)


def _glyph_wheel() -> Part:
    """Return a great wheel of cut stone full of glyphs; a torch wakes those that it touches."""
    face, x, y = "#c2a878", 372, 306
    spokes = Ridge(" ".join(f"M{x + 128 * math.cos(a):.0f} {y + 128 * math.sin(a):.0f} "
                            f"L{x + 236 * math.cos(a):.0f} {y + 236 * math.sin(a):.0f}"
                            for a in (math.pi * (k + 0.5) / 5 for k in range(10))), 7, -6)
    rims = Ridge(f"{ellipse(x, y, 232)} {ellipse(x, y, 128)} {ellipse(x, y, 112)}", 8, -7)
    out: list[Shape] = [
        Shape(ellipse(x, y, 262), "#93805c", bevel=20, angle=30, grain=0.25, shadow=LYING),
        Shape(ellipse(x, y, 244), face, bevel=16, swell=0.7, angle=8, grain=0.2, ridges=(spokes, rims)),
    ]
    for k in range(10):
        a = math.pi * k / 5
        mark = (x + 180 * math.cos(a), y + 180 * math.sin(a))
        if k in (4, 5, 6):
            out += placed(burning(RUNES[k % len(RUNES)], 9, "#f0a422", 0.8), *mark, 1.15)
        else:
            out += placed(cut_rune(k, face, 1.15), *mark)
    eye = loop(x - 84, y, x - 40, y - 40, x, y - 50, x + 40, y - 40, x + 84, y, x + 40, y + 40, x, y + 50, x - 40,
        y + 40)
    out += [
        Shape(eye, darker(face, 0.4), bevel=10, swell=-0.8, angle=50, grain=0.1, shadow=NO_SHADOW, contour=1.2),
        Shape(ellipse(x, y, 38), GOLD, bevel=30, angle=20, shine=0.6, shadow=Shadow(0.5, 4, 6, 4)),
        flat(loop(x, y - 32, x + 10, y, x, y + 32, x - 10, y), "#2a160d", tone=0.2),
        drawn(f"M{x + 60} {y - 262} l-10 44 l26 30 l-12 34 M{x + 250} {y + 50} l-40 8 l-18 -20 l-30 14", 3.4),
    ]
    return [*out, *placed(torch(1.25), 84, 420, 1.0, 14)]


def _vault() -> Part:
    """Return a wall of great blocks and a slabbed floor."""
    return [wall(random.Random(4), -20, -20, 720, 500, "#6f7680", 74, Fog("#c8c8b4", 0.18)),
        floor(470, 620, 680, "#74767a", 340, 90)]


def _lantern_of_miners() -> Part:
    """Return a big caged lantern on a ledge, a pick laid beside it."""
    rod, brass = "#5a5248", "#b98a3e"
    pick = [
        Shape(tube(0, 190, 26, 0, -150, 22), WOOD, bevel=12, angle=84, grain=0.2, shadow=LYING),
        Shape(tube(-170, -92, 4, -110, -142, 26, 0, -166, 44, 110, -142, 26, 170, -92, 4), STEEL, bevel=18, angle=30,
            shine=0.7, shadow=LYING),
        Shape(box(-24, -190, 48, 52), DARK_STEEL, bevel=12, angle=80),
    ]
    glass = loop(256, 250, 240, 330, 240, 410, 260, 470, 420, 470, 440, 410, 440, 330, 424, 250)
    bars = " ".join(line(x, 246, x + (x - 340) * 0.22, 350, x, 474) for x in (262, 418))
    hoops = " ".join(line(240 - d, y, 340, y + 16, 440 + d, y) for y, d in ((310, 2), (400, 4)))
    return [
        *placed(pick, 560, 396, 0.98, 26),
        Shape(stroke("M270 170 C230 60 450 60 410 170", 15), rod, bevel=7, angle=40, shine=0.5),
        Shape(tube(314, 84, 20, 340, 76, 24, 366, 84, 20), WOOD, bevel=10, angle=10),
        flat(glass, "#ffdc84", ink=0.05, tone=1.55, contour=1.1, glow=Glow(LAMPLIGHT, 70, 0.85)),
        *flame(340, 466, 170, 0.3),
        Shape(stroke(f"{bars} {hoops} M340 246 V474", 11), rod, bevel=5, angle=60, shine=0.5,
            shadow=Shadow(0.3, 3, 4, 3)),
        Shape(loop(230, 262, 262, 200, 300, 176, 304, 140, 376, 140, 380, 176, 418, 200, 450, 262, 340, 280), brass,
            bevel=40, angle=84, shine=0.9, shadow=Shadow(0.5, 4, 10, 6)),
        *[flat(ellipse(x, 226, 10, 14), "#3a2010", tone=0.3, contour=0.8) for x in (292, 340, 388)],
        Shape(loop(296, 146, 310, 128, 370, 128, 384, 146, 340, 154), rod, bevel=10, angle=10, shine=0.5),
        Shape(loop(222, 474, 240, 462, 440, 462, 458, 474, 470, 540, 340, 556, 210, 540), brass, bevel=36, angle=86,
            shine=0.9, shadow=LYING),
        Shape(tube(212, 536, 22, 340, 550, 24, 468, 536, 22), rod, bevel=10, angle=6, shine=0.5),
        Shape(ellipse(472, 500, 20), rod, bevel=10, angle=45, shine=0.6),
        *rock(random.Random(2), 100, 576, 150, 80),
        *rock(random.Random(3), 40, 600, 130, 60),
        *[s for x, y, size in ((110, 500, 1.0), (152, 530, 0.7), (64, 540, 0.8)) for s in placed([
            Shape(polygon(-26, 10, -18, -20, 6, -30, 28, -8, 16, 18, -8, 22), "#5a6472", bevel=12, angle=50, shine=0.7),
            flat(polygon(-16, -16, 5, -26, 4, -4, -12, 6), "#a8d4e0", ink=0.2, tone=1.4)], x, y, size)],
    ]


def _mine() -> Part:
    """Return a gallery shored with timber that runs into the dark."""
    out: list[Shape] = [Shape(box(-20, -20, 720, 660), "#7a6a58", bevel=30, swell=0, angle=60, grain=0.5, contour=0,
        shadow=NO_SHADOW, fog=Fog("#d8b878", 0.12))]
    for half, top, foot, veil in ((300, 30, 560, 0.1), (220, 90, 510, 0.2), (150, 140, 470, 0.3)):
        fog = Fog("#e8c888", veil)
        out.append(Shape(polygon(340 - half, top, 340 + half, top, 340 + half + 20, foot, 320 - half, foot),
            "#6a5a48", bevel=40, swell=-0.4, angle=40 + half / 10, grain=0.4, fog=fog, contour=0.6))
        posts = [tube(340 + s * half, foot, 34, 340 + s * (half - 6), top, 32) for s in (-1, 1)]
        out += [Shape(" ".join(posts), WOOD, bevel=16, angle=86, grain=0.25, fog=fog),
            Shape(tube(310 - half, top, 36, 370 + half, top, 36), WOOD, bevel=16, angle=4, grain=0.25, fog=fog)]
    return [*out, Shape(box(-20, 500, 720, 130), "#86745a", bevel=20, swell=0.3, angle=4, grain=0.4, shadow=NO_SHADOW)]


def _wedges() -> Part:
    """Return a door that something tries to push open, two iron wedges driven under it, the hammer beside them."""
    door = [Shape(box(54 + 88 * i, -20, 87, 474), "#a06c36" if i % 2 else "#b27c42", bevel=8, angle=86, grain=0.2,
        ridges=(Ridge(f"M{82 + 88 * i} -20 V450 M{114 + 88 * i} -20 V450", 4, -2.5),)) for i in range(4)]
    bands = [Shape(polygon(54, y, 360, y, 392, y + 24, 360, y + 48, 54, y + 48), "#5c5f66", bevel=9, angle=6,
        grain=0.1, shine=0.5) for y in (60, 320)]
    studs = [Shape(ellipse(92 + 84 * i, y + 24, 11), "#8a8e94", bevel=9, shine=0.8)
        for i in range(4) for y in (60, 320)]
    dark = flat(box(400, -20, 92, 476), "#1a120e", tone=0.15, contour=0)
    eye = [flat(loop(417, 171, 444, 150, 476, 160, 448, 186), "#ffd23a", ink=0, tone=1.9, contour=0.9,
        glow=Glow("#ffb02a", 10, 0.7)), flat(ellipse(446, 168, 5.5, 16), "#1a0e06", tone=0.1)]
    claws = [shape for y in (238, 268, 298) for shape in (
        Shape(tube(476, y - 6, 30, 424, y - 12, 32, 386, y, 27, 372, y + 14, 22), "#7c8a58", bevel=13, angle=20,
            grain=0.08, shadow=Shadow(0.6, -3, 9, 5)),
        Shape(tube(378, y + 8, 18, 362, y + 24, 12, 358, y + 42, 1), "#e9dcb4", bevel=7, angle=70, shadow=Shadow(0.5, 3,
            6, 3)))]
    jamb = [Shape(box(488, -20, 212, 490), STONE, bevel=20, angle=84, grain=0.3, ridges=(Ridge(
        "M488 70 H700 M488 190 H700 M488 320 H700 M600 -20 V70 M570 190 V320", 7, -6),)),
        Shape(box(-20, -20, 72, 490), STONE, bevel=20, angle=84, grain=0.3, ridges=(Ridge("M-20 120 H52 M-20 300 H52",
            7, -6),))]
    maul = [
        Shape(tube(0, 40, 26, -8, -150, 24, -4, -310, 22), "#a87a48", bevel=12, angle=84, grain=0.2, shadow=LYING),
        Shape(loop(-86, -34, -60, -46, 60, -46, 88, -34, 92, 0, 88, 34, 60, 46, -60, 46, -86, 34, -92, 0), "#7d848c",
            bevel=26, angle=10, shine=0.8, grain=0.08, shadow=LYING),
        Shape(f"{box(-96, -40, 22, 80)} {box(74, -40, 22, 80)}", "#969da4", bevel=9, angle=80, shine=0.7),
    ]
    return [dark, *eye, *door, *bands, *studs, *jamb, *claws,
        flat(box(54, 446, 434, 14), "#1a110c", tone=0.2, contour=0),
        *_wedge(150, 0.92), *_wedge(356, 1.12), *placed(maul, 598, 540, 0.92, 9)]


def _wedge(x: float, size: float) -> list[Shape]:
    """Return an iron wedge driven under the door at x, its struck head to the eye."""
    iron, burr = "#5d6872", "#8f9aa2"
    part = [
        Shape(polygon(-50, -2, -62, 40, -62, 126, -66, 44), "#59636c", bevel=5, angle=84, grain=0.12, shadow=LYING),
        Shape(polygon(-50, -4, 14, -4, 70, 40, -62, 40), burr, bevel=6, swell=0.6, angle=-30, shine=0.8, grain=0.06,
            shadow=NO_SHADOW, ridges=(Ridge("M-30 0 L-28 36 M0 0 L24 36", 5, -3),)),
        Shape(polygon(-62, 40, 70, 40, 70, 126, -62, 126), iron, bevel=14, angle=20, shine=0.5, grain=0.14,
            shadow=LYING, dabs=(Dab(0, 76, 40, 22, -6),)),
        Shape(polygon(-72, 34, -30, 36, 10, 33, 76, 35, 82, 48, 58, 56, 40, 50, 18, 58, -10, 50, -34, 57, -58, 50, -76,
            52), burr, bevel=7, angle=60, shine=0.8, grain=0.14, shadow=Shadow(0.5, 3, 8, 4)),
        drawn("M-30 66 l-6 24 M24 64 l8 30 M-4 96 l10 14", 2.6),
    ]
    return placed(part, x, 452, size)


def _landing() -> Part:
    """Return the floor before the door."""
    return [floor(466, 620, 680, "#978b78", 340, 110)]


def _falling(x: float, y: float, size: float, turn: float, seed: int) -> list[Shape]:
    """Return a block of masonry that tumbles, with the streaks of its fall."""
    stone = rock(random.Random(seed), 0, 70, 150, 140, "#a09482")
    streaks = drawn(f"M{x - 40 * size} {y - 96 * size} v{-70 * size} M{x} {y - 112 * size} v{-90 * size} "
                    f"M{x + 42 * size} {y - 92 * size} v{-60 * size}", 5, "#fff4d0", ink=0, tone=1.7, contour=0.5)
    return [streaks, *placed(stone, x, y, size, turn)]


def _sheltered() -> list[Shape]:
    """Return somebody who crouches wide-eyed under a round shield that he holds up with both hands."""
    face = Face(turn=0.08, skin="#e0b088", hair="#5a3a22", iris="#4a6a72", open=1.5, stern=-5, smile=-5, lips=0.6,
        gaze=0, brow=0.9, bones=0.9)
    person = [shoulders("#8f4632", 0.86, 60), *tunic("#6f7c5a", "#cbb184"), neck(face), *ear(face, -1), *ear(face, 1),
        *features(face), *crop(face, face.hair, -78, 10, 8, -6)]
    gasp = flat(ellipse(10, 110, 19, 16), "#3a1710", tone=0.3, contour=0.9)
    arms = [shape for s in (-1, 1) for shape in (
        Shape(tube(340 + s * 120, 640, 96, 340 + s * 214, 540, 88, 340 + s * 196, 470, 72, 340 + s * 178, 392, 56),
            "#8f4632", bevel=34, angle=60 * s, grain=0.06, ridges=(Ridge(line(340 + s * 120, 620, 340 + s * 190, 540,
            340 + s * 170, 420), 9, -6), Ridge(line(340 + s * 160, 640, 340 + s * 232, 560, 340 + s * 194, 420), 9,
            -6))),
        Shape(tube(340 + s * 150, 404, 20, 340 + s * 178, 396, 24, 340 + s * 208, 406, 20), "#cbb184", bevel=9,
            angle=10))]
    x, y, rx, ry = 340, 296, 232, 84
    wood = tuple(Ridge(f"M{x + dx} {y - 90} L{x + dx * 1.1} {y + 90}", 6, -4) for dx in range(-200, 201, 50))
    board = [
        Shape(ellipse(x, y + 14, rx, ry), DARK_STEEL, bevel=12, angle=4, shine=0.5, shadow=Shadow(0.7, 6, 30, 14)),
        Shape(ellipse(x, y, rx, ry), STEEL, bevel=14, angle=20, shine=0.6, shadow=NO_SHADOW),
        Shape(ellipse(x, y - 3, rx - 24, ry - 14), "#3f6a86", bevel=60, angle=80, grain=0.12, ridges=wood,
            shadow=NO_SHADOW),
        Shape(ellipse(x, y - 10, 56, 30), GOLD, bevel=26, angle=30, shine=0.8),
        *[Shape(ellipse(x + (rx - 12) * math.cos(a), y + (ry - 7) * math.sin(a), 8, 6), "#dfe4e6", bevel=5, shine=0.6)
            for a in (math.pi * k / 8 for k in range(16))],
    ]
    hands = [shape for s in (-1, 1)
        for shape in placed(fist("#e0b088"), 340 + s * 180, 366, 0.74, 90 - 12 * s, mirror=s > 0)]
    return [*placed([*person, gasp], 338, 446, 0.72), *arms, *board, *hands]


def _shatter(x: float, y: float) -> list[Shape]:
    """Return the splinters and the dust of a block that breaks on the shield."""
    dice = random.Random(14)
    out: list[Shape] = [mist(ellipse(x, y - 16, 150, 14), "#fbf0d4", 0.8, 14)]
    for share in (0.0, 0.06, 0.13, 0.19, 0.25, 0.75, 0.81, 0.87, 0.94, 1.0):
        a = math.pi * (1.04 + 0.92 * share)
        r, size = dice.uniform(120, 210), dice.uniform(7, 15)
        cx, cy = x + r * math.cos(a), y + 10 + r * 0.5 * math.sin(a)
        out.append(Shape(polygon(cx - size, cy + size * 0.4, cx - size * 0.3, cy - size, cx + size, cy - size * 0.2,
            cx + size * 0.3, cy + size), "#a09482", bevel=6, angle=40, grain=0.2))
    return out


def _collapse() -> Part:
    """Return a vault that comes down in blocks on somebody who holds a shield over his head."""
    dice = random.Random(5)
    gap = [v for i in range(26) for a in [2 * math.pi * i / 26] for v in (
        320 + (230 + dice.uniform(-40, 34)) * math.cos(a), 30 + (130 + dice.uniform(-26, 26)) * math.sin(a))]
    return [
        Shape(polygon(*gap), "#241a16", bevel=24, swell=-0.8, angle=60, tone=0.35, contour=1.6, shadow=NO_SHADOW),
        mist(polygon(210, 20, 430, 20, 520, 520, 130, 520), "#f4e6c0", 0.55, 40),
        *_falling(120, 130, 0.8, 20, 3),
        *_falling(556, 120, 0.95, -30, 5),
        *_falling(604, 330, 1.0, 40, 11),
        *_falling(70, 330, 0.9, -20, 13),
        *_falling(440, 50, 0.5, 60, 17),
        *_falling(236, 50, 0.45, 10, 19),
        *_sheltered(),
        *_falling(330, 148, 1.3, 14, 8),
        *_shatter(330, 242),
        *rock(dice, 46, 616, 150, 70, "#948874"),
        *rock(dice, 640, 612, 150, 64, "#9c907c"),
        mist(ellipse(330, 618, 420, 16), "#eadfc4", 0.7, 30),
        mist(ellipse(80, 500, 150, 22), "#eadfc4", 0.6, 34),
    ]


def _hall() -> Part:
    """Return a hall with a row of arches under a roof that breaks."""
    return [wall(random.Random(8), -20, -20, 720, 520, "#8f8270", 52, Fog("#dcc8a0", 0.2)),
        *[s for x in (70, 340, 610) for s in (flat(rounded(x, 500, 78, 230), "#3a2c24", tone=0.4,
        fog=Fog("#dcc8a0", 0.2)), archway(x, 500, 78, 230, 26, "#a0937e", False, Fog("#dcc8a0", 0.15)))],
        drawn("M96 0 l40 70 l-26 50 l50 60 l-10 60 M560 20 l-36 70 l40 60 l-20 70 l30 40", 5),
        floor(496, 620, 680, "#8f8270", 340, 90)]


def _draught() -> Part:
    """Return a stair down into a cold dark with eyes in it, and a candle whose flame its breath lays flat."""
    mouth = gothic(300, 612, 200, 480)
    steps = []
    for i in range(7):
        t = i / 6
        half, y = 190 - 84 * t, 590 - 232 * t
        steps.append(Shape(polygon(300 - half, y + 40, 300 - half * 0.95, y, 300 + half * 0.95, y, 300 + half, y + 40),
            mixed("#a7b4b2", "#1e2f30", min(1.0, 0.12 + t * 1.05)), bevel=5, angle=4, grain=0.2, shadow=NO_SHADOW,
            tone=1.0 - 0.6 * t, contour=0.8))
    eyes = [shape for x, y, r in ((262, 236, 12), (338, 226, 9), (296, 284, 8)) for k in (-1, 1) for shape in (
        flat(ellipse(x + k * r * 1.4, y, r, r * 0.62), "#b9f0dc", ink=0, tone=1.9, contour=0.6,
            glow=Glow("#6fd0b8", 6, 0.7)),
        flat(ellipse(x + k * r * 1.4, y, r * 0.3, r * 0.5), "#0d1a18", tone=0.1))]
    breath = [s for run, wide in (((300, 330, 340, 380, 420, 400, 520, 372, 640, 380), 46),
        ((290, 420, 350, 450, 440, 452, 560, 440, 720, 470), 40), ((330, 300, 400, 300, 500, 250, 600, 250, 700, 220),
            34)) for s in (mist(tube(*_swelling(run, wide)), "#dff2ec", 0.85, 16),)]
    threads = [drawn(line(*run), 2.6, "#f4fffb", ink=0, tone=1.8, contour=1.0) for run in (
        (320, 336, 380, 376, 460, 384, 540, 360, 660, 372), (330, 352, 400, 396, 480, 398, 560, 382, 680, 392),
        (320, 432, 400, 452, 500, 446, 600, 446, 690, 466), (360, 292, 430, 284, 520, 246, 620, 246, 690, 224),
        (380, 306, 450, 298, 540, 262, 640, 258))]
    flare = (
        "M0 0 C-14 -22 2 -44 26 -52 C64 -64 92 -54 150 -66 C120 -44 96 -34 82 -26 C104 -28 118 -24 138 -30 "
        "C104 -2 40 22 0 0 Z"
    )
    core = "M6 -4 C0 -20 14 -34 34 -38 C58 -42 76 -40 104 -48 C80 -30 40 4 6 -4 Z"
    candle = [
        Shape(loop(500, 598, 470, 580, 480, 564, 560, 556, 640, 564, 652, 580, 620, 598, 560, 604), "#c79a48",
            bevel=12, angle=8, shine=0.7, shadow=LYING),
        Shape(tube(648, 578, 12, 676, 560, 12, 668, 596, 11, 644, 590, 10), "#c79a48", bevel=5, angle=40, shine=0.6),
        Shape(loop(516, 576, 518, 400, 526, 386, 560, 380, 596, 388, 602, 402, 604, 576, 560, 584), "#f2e6c6",
            bevel=36, angle=86, ink=0.8, shadow=LYING),
        Shape(" ".join((tube(520, 398, 18, 518, 450, 16, 522, 488, 20), tube(580, 394, 20, 586, 470, 17, 584, 530, 22),
            tube(600, 400, 14, 604, 440, 15))), "#fbf2d8", bevel=9, angle=70, ink=0.5),
        drawn("M558 386 Q556 366 566 356", 6, "#2a1a10"),
        *placed([flat(flare, "#f39a2a", contour=1.0, ink=0.05, tone=1.6, glow=Glow("#ffb040", 34, 0.8)),
            flat(core, "#fff0b0", contour=0.4, ink=0, tone=1.9)], 558, 366, 0.86, 4),
    ]
    return [
        flat(mouth, "#10201f", tone=0.15, contour=1.4, glow=Glow("#7fc0b2", 18, 0.4)),
        *steps, *eyes,
        archway(300, 612, 200, 480, 46, "#a3a196", True),
        *breath, *threads, *placed(candle, -52),
        *[s for x, y, turn in ((470, 300, 24), (620, 300, -30), (400, 440, 12))
            for s in placed([Shape(loop(0, 0, 14, -10, 34, -6, 44, 6, 26, 12), "#b8863e", bevel=5, angle=20)], x, y,
            1.0, turn)],
    ]


def _swelling(run: tuple[float, ...], wide: float) -> list[float]:
    """Return the knots of a tube along x, y, ... that is `wide` in its middle and thin at its ends."""
    count = len(run) // 2
    return [v for i in range(count) for v in (run[2 * i], run[2 * i + 1], wide * math.sin(math.pi * (i + 0.4) / count))]


_SETS = {
    "ancient-glyphs": scene(_vault, _glyph_wheel, Sky(high="#6a6250", low="#f0dca4", seed=4)),
    "miners-lantern": scene(_mine, _lantern_of_miners, Sky(high="#6a5a44", low="#f2d894", seed=6)),
    "iron-wedges": scene(_landing, _wedges, Sky(high="#5c5a58", low="#d8ccb0", seed=5)),
    "crumbling-ceiling": scene(_hall, _collapse, Sky(high="#6a5c4c", low="#e8d8b0", seed=9)),
    "draught-from-below": still(_draught, Sky(high="#4c5a60", low="#d4e0cc", sun=(0.5, 0.5), seed=3), lambda: [
        wall(random.Random(6), -20, -20, 720, 480, "#78807c", 60, Fog("#c4d4c8", 0.3)),
        floor(446, 620, 680, "#87897e", 340, 100)]),
}
_KIT = ("attire", "faces", "fire", "hands", "nature", "runes", "stonework", "tufts")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT, shared=("still",))
    for name, picture in _SETS.items())
