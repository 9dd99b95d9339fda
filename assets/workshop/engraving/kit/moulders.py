"""Flesh moulders: bald heads with a fixed grin, spidery hands, stitched skin, half-made creatures."""

from __future__ import annotations

import math
from itertools import pairwise

from ..palette import darker, lighter, mixed
from ..paths import ellipse, line, loop, pairs, sampled, tube
from ..shapes import NO_SHADOW, Dab, Glow, Ridge, Shadow, Shape, drawn, flat, placed, stroke
from .monsters import tooth_row

GUM = "#8e2f34"
RAW = "#b5484a"
THREAD = "#2a1814"
PIN = Shadow(0.5, 4, 6, 4)


def stitches(*run: float, step: float = 17.0, reach: float = 9.0) -> list[Shape]:
    """Return a seam along x, y, x, y, ... with coarse stitches across it."""
    points = sampled(pairs(run), 12)
    ticks, gone = [], 0.0
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.hypot(bx - ax, by - ay) or 1.0
        gone += length
        if gone >= step:
            gone = 0.0
            nx, ny = -(by - ay) / length * reach, (bx - ax) / length * reach
            ticks.append(f"M{bx - nx:.1f} {by - ny:.1f} L{bx + nx:.1f} {by + ny:.1f}")
    return [drawn(line(*run), 3.4, "#7a2a28"), drawn(" ".join(ticks), 3.6, THREAD)]


def staring_eye(size: float, iris: str, skin: str, look: float = 0.0) -> list[Shape]:
    """Return a round lidless eye round 0, 0, raw at its rim, with red veins and a pin-point pupil."""
    s = size
    veins = " ".join(f"M{s * 0.95 * math.cos(a):.1f} {s * 0.95 * math.sin(a):.1f} "
                     f"L{s * 0.6 * math.cos(a + 0.15):.1f} {s * 0.6 * math.sin(a + 0.15):.1f}"
                     for a in (0.3, 1.2, 2.3, 3.3, 4.1, 5.2))
    return [
        Shape(ellipse(0, 0, s * 1.32), mixed(skin, GUM, 0.6), bevel=s * 0.4, swell=-0.6, angle=20, shadow=NO_SHADOW,
            contour=0.6),
        Shape(ellipse(0, 0, s), "#f8f2dc", bevel=s * 0.9, ink=0.25, tone=1.3, grain=0, shine=0.4, shadow=NO_SHADOW),
        drawn(veins, 1.8, "#b03a30"),
        flat(ellipse(look * s, 0, s * 0.44), iris, ink=0.1, tone=1.4, contour=0.9, glow=Glow(iris, s * 0.2, 0.3)),
        flat(ellipse(look * s, 0, s * 0.15), "#120905", tone=0.1),
        flat(ellipse(look * s - s * 0.18, -s * 0.2, s * 0.1), "#ffffff", ink=0, tone=1.9),
    ]


def moulder_head(skin: str, iris: str, grin: float = 0.0, sewn: bool = True) -> list[Shape]:
    """Return the head from the front: origin between the eyes, crown near y = -236, chin near 165; `sewn` shuts an eye.

    `grin` opens the mouth (units).
    """
    g = grin
    half = (80, -224, 140, -166, 152, -84, 122, -22, 100, 26, 92, 80, 66, 132 + g * 0.7, 28, 160 + g)
    back = [v for x, y in reversed(pairs(half)) for v in (-x, y)]
    outline = loop(0, -238, *half, 0, 167 + g, *back)
    forms = [Dab(0, 20, 14, 40, 8), Dab(0, 146 + g, 26, 16, 10)]
    for s in (-1, 1):
        forms += [Dab(s * 46, -32, 40, 13, 15, s * -10), Dab(s * 46, 4, 34, 26, -18), Dab(s * 80, 52, 26, 18, 16),
            Dab(s * 66, 96, 18, 30, -13), Dab(s * 62, -150, 54, 60, 16), Dab(s * 128, -50, 18, 40, -8)]
    creases = [Ridge(line(0, -234, 4, -160, -3, -100, 0, -52), 14, -12)]
    for s in (-1, 1):
        creases += [Ridge(line(s * 30, -70, s * 66, -96, s * 92, -150, s * 124, -160), 7, 7),
            Ridge(line(s * 70, -100, s * 104, -90, s * 140, -100), 6, 6), Ridge(line(s * 24, -200, s * 60, -180, s * 76,
            -204), 6, 6), Ridge(line(s * 26, 50, s * 60, 74, s * 84, 64), 7, -7)]
    grin_up = (-82, 66, -50, 92, 0, 102, 50, 92, 82, 66)
    grin_low = (78, 76, 48, 112 + g, 0, 124 + g, -48, 112 + g, -78, 76)
    out: list[Shape] = [
        Shape(outline, skin, bevel=96, angle=10, pitch=0.82, grain=0.06, dabs=tuple(forms), ridges=tuple(creases),
            shadow=Shadow(0.6, 8, 16, 10)),
        flat(loop(-92, 58, -50, 84, 0, 94, 50, 84, 92, 58, 84, 84, 50, 122 + g, 0, 134 + g, -50, 122 + g, -84, 84), GUM,
            tone=0.75, contour=1.3),
        flat(loop(-80, 72, 0, 104, 80, 72, 46, 110 + g, 0, 122 + g, -46, 110 + g), "#2a0b0b", tone=0.2),
        *tooth_row(grin_up, 15, 22 + g * 0.3, 5.4, "#efe2b8", 0.3, 2),
        *tooth_row(grin_low, 13, 20 + g * 0.3, 5.2, "#e2d2a4", 0.35, 6),
        flat("M-5 38 C-10 50 -18 60 -12 68 L-4 60 Z M5 38 C10 50 18 60 12 68 L4 60 Z", "#2a120d", tone=0.25,
            contour=0.8),
    ]
    for s in (-1, 1):
        out += [drawn(line(s * 88, 62, s * 112, 30, s * 132, 16), 3.4, THREAD),
            Shape(stroke(ellipse(s * 90, 62, 7), 4), "#b9c0c0", bevel=2, shine=0.8, shadow=PIN)]
    out += placed(staring_eye(27, iris, skin, 0.06), -46, 2)
    if sewn:
        out += [Shape(ellipse(46, 4, 33, 24), darker(skin, 0.16), bevel=16, angle=-20, grain=0.05, shadow=NO_SHADOW),
            *stitches(14, 8, 30, 16, 48, 18, 66, 14, 80, 4, step=11, reach=10)]
    else:
        out += placed(staring_eye(21, iris, skin, -0.06), 46, 4)
        out += placed(staring_eye(15, iris, skin), 2, -74)
    return out


def spider_hand(skin: str, curl: float = 0.0) -> list[Shape]:
    """Return a hand with fingers as long as knives, its wrist at 0, 70; `curl` bends the tips to the left (units)."""
    out = [Shape(tube(0, 170, 54, 0, 110, 42, 0, 60, 50), skin, bevel=22, angle=84, grain=0.06,
        ridges=(Ridge("M-8 70 V160", 7, 5), Ridge("M10 70 V160", 7, 5)))]
    for x, lean, long in ((-34, -58, 0.86), (-12, -22, 1.04), (12, 16, 1.08), (34, 52, 0.92)):
        a, b = (x + lean * 0.7, -76 * long), (x + lean * 1.1 - curl * 0.5, -138 * long)
        c = (x + lean * 1.1 - curl, -192 * long)
        out.append(Shape(tube(x, 10, 25, (x + a[0]) / 2, a[1] / 2, 16, *a, 22, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 14,
            *b, 19, *c, 11), lighter(skin, 0.04), bevel=10, angle=74, pitch=0.78, grain=0.04, shadow=PIN))
        out.append(Shape(tube(*c, 12, (c[0] * 1.04 - curl * 0.2), c[1] - 24, 8, c[0] * 1.06 - curl * 0.5, c[1] - 52, 1),
            "#3a2420", bevel=5, angle=60, shine=0.5, shadow=PIN))
    out.append(Shape(tube(-30, 50, 28, -74, 14, 18, -92, -20, 22, -96, -64, 10), skin, bevel=12, angle=40, grain=0.04,
        shadow=PIN))
    out.append(Shape(tube(-96, -60, 11, -94, -84, 7, -88, -108, 1), "#3a2420", bevel=5, angle=60, shadow=PIN))
    return [*out, Shape(loop(-42, 0, 0, -16, 42, 0, 44, 40, 28, 76, -28, 76, -44, 40), lighter(skin, 0.06), bevel=24,
        angle=14, pitch=0.8, grain=0.05, ridges=(Ridge("M-22 8 L-14 60", 7, 5), Ridge("M2 2 L0 60", 7, 5),
        Ridge("M26 8 L16 60", 7, 5)))]


def half_made(flesh: str = "#d88a80") -> list[Shape]:
    """Return a lump of kneaded flesh, 260 wide, with an eye, teeth and the bud of a wing; its foot is y = 0."""
    wing = loop(30, -110, 60, -190, 130, -230, 118, -190, 150, -176, 120, -150, 140, -124, 90, -100)
    lump = loop(-130, -10, -134, -70, -96, -120, -30, -146, 50, -136, 110, -100, 136, -40, 120, 4, 0, 14)
    return [
        Shape(wing, darker(flesh, 0.2), bevel=20, angle=60, grain=0.1, ridges=(Ridge("M50 -120 L124 -222", 9, 7),
            Ridge("M60 -112 L140 -174", 8, 6)), shadow=PIN),
        Shape(lump, flesh, bevel=80, angle=30, grain=0.16, shadow=Shadow(0.6, 10, 12, 9), dabs=(Dab(-70, -90, 44, 30,
            14),
            Dab(60, -80, 50, 36, 14), Dab(0, -40, 60, 16, -10)), ridges=(Ridge(line(-120, -60, -60, -46, -20, -70), 10,
                -8),
            Ridge(line(120, -50, 70, -36, 30, -60), 10, -8), Ridge(line(-20, -140, 0, -100, -10, -60), 9, -7))),
        *placed(staring_eye(24, "#7fb02c", flesh, -0.3), -62, -74),
        flat(loop(-10, -40, 40, -56, 96, -50, 84, -26, 36, -18), GUM, tone=0.6, contour=1.0),
        *tooth_row((0, -42, 42, -53, 90, -48), 7, 15, 5, "#efe2b8", 0.4, 3),
        *stitches(-120, -20, -60, -8, 0, -16, 50, 2),
    ]


def apron(skin: str, hide: str) -> list[Shape]:
    """Return shoulders under patches of stitched hide with stains; in the units of a face (neck near y = 170)."""
    body = loop(-330, 480, -310, 330, -240, 246, -120, 206, 0, 196, 120, 206, 240, 246, 310, 330, 330, 480)
    patches = ((loop(-120, 212, -10, 240, -14, 360, -150, 380, -190, 290), lighter(hide, 0.14), 20),
        (loop(10, 240, 120, 212, 200, 290, 150, 390, 6, 360), darker(hide, 0.1), 110),
        (loop(-150, 390, 0, 366, 150, 400, 170, 500, -170, 500), mixed(hide, skin, 0.5), 64))
    stains = " ".join((loop(-80, 300, -50, 290, -40, 320, -46, 380, -60, 330), loop(50, 340, 84, 330, 92, 366, 80, 420,
        64, 370), ellipse(-20, 420, 18, 12)))
    return [
        Shape(tube(0, 120, 90, 0, 190, 100, 0, 240, 130), darker(skin, 0.12), bevel=40, angle=84, grain=0.08,
            ridges=(Ridge("M-24 130 L-14 230", 10, 7), Ridge("M24 130 L14 230", 10, 7))),
        Shape(body, darker(hide, 0.3), bevel=70, angle=14, grain=0.1),
        *[Shape(path, colour, bevel=16, angle=turn, grain=0.14, shadow=PIN) for path, colour, turn in patches],
        flat(stains, "#8e2a24", ink=0.7, tone=0.9, contour=0.5),
        *stitches(-8, 236, -12, 300, -10, 366),
        *stitches(-160, 390, -80, 376, 0, 366, 80, 380, 156, 398),
        *stitches(-120, 210, -60, 226, 0, 238, 60, 226, 120, 210, step=20),
    ]
