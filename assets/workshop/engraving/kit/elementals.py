"""Elementals: boulders that stand up, fire in the gaps between them, turf and ruins still on their shoulders."""

from __future__ import annotations

import math
import random

from ..palette import darker, lighter
from ..paths import box, line, loop, polygon
from ..shapes import NO_SHADOW, Dab, Glow, Ridge, Shadow, Shape, drawn, flat, hollow, placed
from .nature import conifer, grass
from .runes import cracked
from .stonework import rounded

LAVA = "#e8541a"
STONE = "#b4a48e"
DEEP = Shadow(0.6, 9, 13, 9)


def boulder(dice: random.Random, x: float, y: float, rx: float, ry: float, colour: str = STONE,
    turn: float = 0.0, corners: int = 9) -> list[Shape]:
    """Return a boulder round x, y: a lit crown, a dark underside, a few chips."""
    ring = []
    for i in range(corners):
        a = 2 * math.pi * i / corners + dice.uniform(-0.2, 0.2) + math.radians(turn)
        k = dice.uniform(0.88, 1.06)
        ring.append((rx * k * math.cos(a), ry * k * math.sin(a)))
    points = [v for px, py in ring for v in (x + px, y + py)]
    # The facet away from the light, counted from the upper left so that its points stay in one run.
    shade = sorted((p for p in ring if p[0] * 0.5 + p[1] * 0.86 > -ry * 0.05),
        key=lambda p: (math.atan2(p[1], p[0]) + 2) % (2 * math.pi))
    inner = [(p[0] * 0.45, p[1] * 0.3 + ry * 0.14) for p in reversed(shade)]
    seams = Ridge(" ".join(f"M{x + dice.uniform(-0.6, 0.4) * rx:.0f} {y + dice.uniform(-0.6, 0.2) * ry:.0f} "
                           f"l{dice.uniform(-0.3, 0.4) * rx:.0f} {dice.uniform(0.2, 0.5) * ry:.0f}" for _ in range(4)),
        max(4.0, rx * 0.06), -max(3.0, rx * 0.05))
    out = [Shape(polygon(*points), colour, bevel=min(rx, ry) * 0.5, angle=dice.choice((30, 52, 70, -40)), grain=0.32,
        ridges=(seams,), shadow=DEEP)]
    if len(shade) > 2:
        out.append(flat(polygon(*(v for px, py in [*shade, *inner] for v in (x + px, y + py))), darker(colour, 0.32),
            angle=dice.choice((-30, -60, 100)), tone=0.8, opacity=0.8, grain=0.25, contour=0.4))
    return out


def embers_in(outline: str, glow: float = 0.6) -> list[Shape]:
    """Return the fire that fills a body, to be covered with boulders."""
    return [flat(outline, LAVA, ink=0.12, tone=1.5, contour=0.8, grain=0.2, glow=Glow("#ff9a3a", 34, glow)),
        flat(outline, "#ffb43a", ink=0.05, tone=1.5, opacity=0.25, feather=36)]


def stone_head(dice: random.Random, roar: float = 0.0, colour: str = STONE) -> list[Shape]:
    """Return a head of three rocks from the front: brow, cheeks, jaw, with fire in eyes and mouth.

    Its origin lies between the eyes, it is about 300 wide; `roar` drops the jaw (units).
    """
    g = roar
    brow = polygon(-150, -20, -168, -78, -130, -140, -50, -166, 40, -160, 126, -142, 164, -80, 152, -16, 96, 8, 40,
        -22, 0, -6, -38, -24, -92, 10)
    cheeks = [polygon(s * 150, -6, s * 172, 50, s * 150, 110, s * 104, 126, s * 62, 96, s * 26, 84, s * 20, 30, s * 40,
        24, s * 92, 40, s * 126, 22) for s in (-1, 1)]
    nose = polygon(-22, -16, 0, -4, 24, -18, 34, 60, 14, 84, -14, 86, -32, 58)
    jaw = polygon(-152, 112 + g, -106, 128 + g, -60, 112 + g, -20, 126 + g, 24, 112 + g, 62, 128 + g, 104, 118 + g, 154,
        108 + g, 146, 176 + g, 88, 226 + g, 0, 240 + g, -90, 224 + g, -148, 176 + g)
    out: list[Shape] = [*embers_in(loop(-140, -30, 0, -60, 140, -30, 146, 120 + g * 0.6, 110, 200 + g, 0, 210 + g, -110,
        200 + g, -146, 120 + g * 0.6), 0.5)]
    if g > 20:
        out.append(flat(loop(-64, 130, 0, 118, 64, 130, 54, 136 + g * 0.7, 0, 140 + g * 0.8, -54, 136 + g * 0.7),
            "#fff0a8", ink=0, tone=1.8, feather=14))
    out += [
        Shape(jaw, darker(colour, 0.1), bevel=40, angle=-24, grain=0.32, shadow=DEEP,
            dabs=(Dab(0, 190 + g, 70, 30, 12),), ridges=(Ridge(f"M-60 {130 + g} l14 50 l-10 30 M50 {134 + g} l-6 60", 7,
            -6),)),
        *[Shape(path, colour, bevel=34, angle=k * 50, grain=0.32, shadow=DEEP) for k, path in zip((-1, 1), cheeks,
            strict=True)],
        Shape(nose, lighter(colour, 0.06), bevel=26, angle=70, grain=0.3, shadow=DEEP),
        Shape(brow, lighter(colour, 0.04), bevel=52, angle=14, grain=0.34, shadow=DEEP,
            dabs=(Dab(-70, -40, 60, 20, 14, 10), Dab(70, -40, 60, 20, 14, -10)), ridges=(
            Ridge("M-100 -140 L-70 -96 L-84 -70 M30 -156 L20 -110 L44 -84 M110 -130 L96 -96", 7, -6),)),
    ]
    for s in (-1, 1):
        out += [flat(loop(s * 34, 20, s * 58, 4, s * 92, 14, s * 124, -2, s * 106, 30, s * 68, 38), "#ffd23a", ink=0,
            tone=1.7, contour=1.0, glow=Glow(LAVA, 16, 0.8)),
            flat(loop(s * 50, 20, s * 70, 12, s * 98, 15, s * 88, 26, s * 68, 31), "#fffbe0", ink=0, tone=1.9)]
    if g > 20:
        for x, root, long in ((-96, 118, 44), (-54, 92, 62), (-14, 86, 40), (34, 88, 58), (82, 104, 46)):
            out.append(Shape(polygon(x - 20, root - 16, x + 22, root - 14, x + 4, root + long), lighter(colour, 0.12),
                bevel=14, angle=80, grain=0.25, shadow=DEEP))
        for x, root, long in ((-100, 136 + g, 44), (-36, 130 + g, 54), (26, 126 + g, 44), (92, 134 + g, 56)):
            out.append(Shape(polygon(x - 20, root + 16, x + 20, root + 16, x - 3, root - long), darker(colour, 0.02),
                bevel=14, angle=80, grain=0.25, shadow=DEEP))
    return [*out, *cracked((-60, -150, -48, -112, -66, -84, -50, -56), colour=LAVA, width=10, glow=0.4)]


def roaring_head(dice: random.Random, colour: str = STONE) -> list[Shape]:
    """Return a head of rocks in profile that looks left and roars fire; it fills 130 to 560 by 60 to 520."""
    maw = loop(200, 300, 300, 312, 420, 320, 470, 360, 400, 430, 300, 456, 190, 440, 170, 380)
    gush = loop(330, 330, 280, 326, 236, 344, 200, 330, 150, 352, 110, 338, 60, 376, 0, 372, -40, 420, -40, 570, 0, 520,
        50, 520, 76, 470, 130, 470, 160, 430, 220, 436, 250, 408, 320, 404)
    core = loop(330, 346, 270, 350, 220, 364, 150, 372, 90, 398, 30, 410, -40, 466, -40, 500, 40, 460, 100, 440, 160,
        406, 240, 396, 320, 380)
    skull = polygon(196, 196, 186, 150, 226, 112, 300, 92, 372, 66, 470, 84, 540, 140, 566, 220, 540, 300, 480, 336,
        410, 310, 372, 250, 290, 218)
    muzzle = polygon(148, 250, 176, 214, 250, 204, 330, 238, 396, 268, 440, 316, 404, 336, 310, 322, 226, 318, 160, 306,
        140, 280)
    brow = polygon(176, 186, 160, 158, 200, 132, 290, 126, 372, 150, 410, 190, 372, 214, 310, 196, 240, 190)
    jaw = polygon(440, 330, 520, 318, 530, 396, 490, 462, 400, 512, 280, 530, 186, 506, 148, 462, 156, 436, 200, 430,
        290, 446, 372, 424, 412, 380)
    teeth = [Shape(polygon(x - 17, y - 8, x + 19, y - 4, x - 2 + lean, y + long), lighter(colour, 0.5), bevel=13,
        angle=80, grain=0.1, ink=0.7, shadow=DEEP) for x, y, long, lean in ((166, 300, 78, -4), (222, 310, 48, 0),
        (274, 314, 62, 2),
        (330, 320, 44, 6), (382, 328, 38, 8))]
    fangs = [Shape(polygon(x - 18, y + 10, x + 18, y + 8, x + lean, y - long), lighter(colour, 0.4), bevel=13,
        angle=80, grain=0.1, ink=0.7, shadow=DEEP) for x, y, long, lean in ((176, 438, 66, -8), (236, 440, 42, -2),
        (294, 446, 54, 0),
        (350, 432, 38, 4))]
    eye = [flat(loop(246, 214, 284, 198, 336, 208, 362, 226, 318, 236, 272, 228), "#ffd23a", ink=0, tone=1.7,
        contour=1.1, glow=Glow(LAVA, 18, 0.8)), flat(loop(268, 216, 296, 208, 330, 217, 306, 228), "#fffbe0", ink=0,
        tone=1.9)]
    return [
        flat(maw, "#c23a12", ink=0.15, tone=1.2, contour=0.9, glow=Glow(LAVA, 26, 0.7)),
        *fangs,
        flat(gush, "#f0781e", ink=0.05, tone=1.6, contour=0.9, glow=Glow("#ff9a3a", 34, 0.8)),
        flat(core, "#ffe28a", ink=0, tone=1.9, feather=8),
        *teeth,
        Shape(jaw, darker(colour, 0.08), bevel=44, angle=-24, grain=0.32, shadow=DEEP,
            dabs=(Dab(220, 490, 60, 24, 10), Dab(470, 370, 40, 40, 10)),
            ridges=(Ridge("M250 456 l16 40 M340 446 l-8 50 M440 400 l30 40", 8, -7),)),
        Shape(skull, colour, bevel=60, angle=60, grain=0.34, shadow=DEEP, dabs=(Dab(470, 180, 60, 50, 10),
            Dab(450, 270, 40, 30, -10)), ridges=(Ridge("M400 84 L420 140 L396 176 M500 120 L480 180 L510 240 "
            "M440 230 L470 290", 8, -7),)),
        Shape(polygon(184, 160, 300, 150, 420, 190, 420, 270, 200, 270, 168, 226), darker(colour, 0.3), bevel=30,
            angle=-40, grain=0.3, tone=0.7),
        Shape(muzzle, lighter(colour, 0.05), bevel=40, angle=20, grain=0.32, shadow=DEEP,
            dabs=(Dab(180, 250, 30, 24, 14),), ridges=(Ridge("M230 236 L250 290 M300 250 L310 300 M360 272 L364 310",
                8, -6),)),
        flat(loop(158, 262, 172, 250, 190, 258, 178, 272), "#e8541a", tone=1.3, ink=0.1, contour=0.9,
            glow=Glow(LAVA, 8, 0.5)),
        *eye,
        Shape(brow, lighter(colour, 0.1), bevel=30, angle=-14, grain=0.34, shadow=Shadow(0.7, 4, 14, 7),
            ridges=(Ridge("M230 140 L250 180 M310 138 L320 186", 7, -6),)),
        *cracked((430, 96, 446, 136, 424, 168, 450, 210, 440, 250), (520, 330, 500, 372, 520, 400), colour=LAVA,
            width=11, glow=0.4),
    ]


def turf(dice: random.Random, x: float, y: float, half: float, firs: int = 2) -> list[Shape]:
    """Return a sod of grass over a shoulder round x, y, with a few firs that had stood there."""
    trees = [s for i in range(firs) for s in conifer(dice, x - half * 0.5 + half * i / max(firs - 1, 1), y + 6,
        half * dice.uniform(0.9, 1.25), "#4f7048")]
    fringe = loop(x - half, y + 14, x - half * 0.7, y - 16, x, y - 26, x + half * 0.7, y - 16, x + half, y + 14,
        x + half * 0.66, y + 26, x + half * 0.3, y + 12, x, y + 32, x - half * 0.4, y + 14, x - half * 0.7, y + 30)
    return [*trees, Shape(fringe, "#7a9a4a", bevel=14, angle=10, grain=0.4, shadow=Shadow(0.5, 4, 9, 6)),
        grass(dice, x, y - 4, half * 1.3, 34, "#5d7f3c")]


def ruin(width: float = 190.0, colour: str = "#b0a38c") -> list[Shape]:
    """Return a broken tower with an arch, its foot at y = 0; it rides on a hill's head as a crown."""
    w = width / 2
    wall = polygon(-w, 0, -w, -120, -w * 0.76, -120, -w * 0.76, -92, -w * 0.5, -92, -w * 0.5, -126, -w * 0.2, -126,
        -w * 0.2, -96, w * 0.1, -96, w * 0.1, -130, w * 0.4, -124, w * 0.46, -84, w * 0.7, -76, w * 0.76, -44, w, -36,
            w, 0)
    courses = Ridge(" ".join(f"M{-w} {y} H{w}" for y in (-24, -48, -72, -96)) + " " + " ".join(
        f"M{x} {y} v24" for y, shift in ((-24, 0), (-48, 14), (-72, 0), (-96, 14))
        for x in range(round(-w) + shift, round(w), 32)), 4, -3)
    door = rounded(-w * 0.3, 0, 20, 58)
    return [flat(box(-w * 0.3 - 26, -66, 52, 70), "#2a1c14", tone=0.3),
        Shape(hollow(f"{wall} {door}"), colour, bevel=9, angle=84, grain=0.25, ridges=(courses,), shadow=DEEP),
        drawn(line(w * 0.3, -110, w * 0.2, -60, w * 0.4, -20), 3)]


def stone_fist(dice: random.Random, colour: str = STONE) -> list[Shape]:
    """Return a fist of boulders round 0, 0, its knuckles to the eye, about 190 wide."""
    out = [*embers_in(loop(-80, -50, 0, -70, 80, -50, 84, 50, 0, 72, -84, 50), 0.3),
        *boulder(dice, 0, 34, 96, 64, darker(colour, 0.1))]
    for x, y, r in ((-68, -26, 40), (-22, -42, 42), (26, -42, 42), (70, -24, 38)):
        out += boulder(dice, x, y, r, r * 1.15, lighter(colour, 0.05), corners=7)
    return [*out, *placed(boulder(dice, 0, 0, 52, 32, lighter(colour, 0.08), corners=7), -64, 36, 1.0, 20)]


def spray(dice: random.Random, x: float, y: float, reach: float, count: int = 16) -> list[Shape]:
    """Return drops of fire and stones flung up from x, y."""
    drops, stones = [], []
    for i in range(count):
        a = -math.pi / 2 + dice.uniform(-1.5, 1.5)
        r = reach * dice.uniform(0.3, 1.0)
        px, py, size = x + r * math.cos(a), y + r * math.sin(a), dice.uniform(4, 12)
        path = polygon(px - size, py, px - size * 0.2, py - size, px + size, py - size * 0.3, px + size * 0.4,
            py + size)
        (stones if i % 3 == 0 else drops).append(path)
    return [flat(" ".join(drops), "#ffb43a", ink=0.05, tone=1.6, contour=0.8, glow=Glow(LAVA, 9, 0.6)),
        Shape(" ".join(stones), darker(STONE, 0.2), bevel=6, angle=40, grain=0.3, shadow=NO_SHADOW)]
