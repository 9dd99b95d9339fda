"""Webs, spiders, cocoons, eggs, and eyes in the dark."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from ..paths import ellipse, line, loop, tube
from ..shapes import NO_SHADOW, Glow, Ridge, Shadow, Shape, drawn, flat, placed, stroke

THREAD = "#f1eddc"


def web(x: float, y: float, radius: float, spokes: int, rounds: int, span: tuple[float, float],
    width: float = 2.6) -> list[Shape]:
    """Return a web round x, y whose spokes fill the angles of `span` (degrees, clockwise from the right)."""
    dice = random.Random(round(x + y))
    whole = span[1] - span[0] >= 360
    count = spokes if whole else spokes - 1
    angles = [math.radians(span[0] + (span[1] - span[0]) * k / count) for k in range(spokes)]
    reach = [radius * dice.uniform(0.88, 1.12) for _ in angles]
    radial = " ".join(f"M{x:.1f} {y:.1f} L{x + r * 1.12 * math.cos(a):.1f} {y + r * 1.12 * math.sin(a):.1f}"
        for a, r in zip(angles, reach, strict=True))
    threads = []
    for k in range(1, rounds + 1):
        share = (k / rounds) ** 1.15
        points = [(x + r * share * math.cos(a), y + r * share * math.sin(a)) for a, r in zip(angles, reach,
            strict=True)]
        if whole:
            points.append(points[0])
        piece = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
        for (ax, ay), (bx, by) in pairwise(points):
            mx, my = (ax + bx) / 2, (ay + by) / 2
            piece += f" Q{mx + (x - mx) * 0.16:.1f} {my + (y - my) * 0.16:.1f} {bx:.1f} {by:.1f}"
        threads.append(piece)
    return [Shape(stroke(path, w), THREAD, bevel=1, swell=0, ink=0, tone=1.5, contour=0.55, shadow=Shadow(0.25, 4, 5,
        2))
        for path, w in ((radial, width), (" ".join(threads), width * 0.8))]


def eyes(x: float, y: float, gap: float, size: float, colour: str = "#ffe66a") -> list[Shape]:
    """Return two eyes that shine out of the dark."""
    lens = f"M{-size} 0 Q0 {-size * 0.9} {size} {size * 0.1} Q0 {size * 0.8} {-size} 0 Z"
    eye = [flat(lens, colour, contour=0.7, ink=0, tone=1.8, glow=Glow("#d8c860", size * 0.8, 0.6)),
        flat(ellipse(0, 0, round(size * 0.18, 1), round(size * 0.45, 1)), "#1a1208", tone=0.2)]
    return [shape for side in (-1, 1) for shape in placed(eye, x + side * gap / 2, y, mirror=side > 0)]


def spider(size: float, colour: str = "#3c3340") -> list[Shape]:
    """Return a spider seen from above, head down, its body about two `size` long round 0, 0."""
    s = size
    legs = []
    for side in (-1, 1):
        for k, (ax, ay, bx, by) in enumerate(((1.1, -1.0, 1.9, -0.2), (1.3, -0.4, 2.2, 0.7), (1.2, 0.3, 1.9, 1.6),
            (0.9, -1.5, 1.4, -2.4))):
            legs.append(tube(side * s * 0.3, s * (0.1 * k - 0.1), s * 0.15, side * s * ax, s * ay, s * 0.13,
                side * s * bx,
                s * by, s * 0.03))
    mark = f"M0 {-s * 1.3} L{s * 0.24} {-s * 0.9} L0 {-s * 0.5} L{-s * 0.24} {-s * 0.9} Z"
    return [Shape(" ".join(legs), colour, bevel=s * 0.08, angle=40, shadow=Shadow(0.45, 8, 12, 6)),
        Shape(ellipse(0, -s * 0.9, round(s * 0.62, 1), round(s * 0.8, 1)), colour, bevel=s * 0.55, angle=20, shine=0.4),
        flat(mark, "#c8482c", contour=0.6, tone=1.2), Shape(ellipse(0, s * 0.1, round(s * 0.4, 1)), colour,
            bevel=s * 0.34,
        angle=70, shine=0.4), flat(" ".join(ellipse(s * dx, s * dy, round(s * 0.055, 1)) for dx, dy in ((-0.18, 0.3),
        (0.18, 0.3), (-0.07, 0.36), (0.07, 0.36))), "#ffe37a", ink=0, tone=1.8, contour=0.4)]


def cocoon(length: float) -> list[Shape]:
    """Return a wrapped body that hangs from 0, -length / 2, head down."""
    h = length / 2
    body = loop(0, -h, -h * 0.24, -h * 0.7, -h * 0.4, -h * 0.1, -h * 0.36, h * 0.4, -h * 0.16, h * 0.86, 0, h, h * 0.18,
        h * 0.84, h * 0.36, h * 0.36, h * 0.4, -h * 0.1, h * 0.24, -h * 0.7)
    wraps = Ridge(" ".join(f"M{-h * 0.4:.0f} {h * (k - 0.1):.0f} Q0 {h * (k + 0.16):.0f} {h * 0.4:.0f} "
                           f"{h * (k - 0.04):.0f}"
        for k in (-0.7, -0.46, -0.2, 0.06, 0.3, 0.54, 0.76)), 7, -5)
    strands = drawn(line(-h * 0.34, -h * 0.3, 0, 0, h * 0.34, h * 0.5), 2.4, "#8a8674")
    return [Shape(body, "#e4dec6", bevel=h * 0.36, angle=24, grain=0.12, ridges=(wraps,)), strands]


def eggs(dice: random.Random, count: int) -> list[Shape]:
    """Return a clutch of pale eggs under threads, about 150 wide, round 0, 0."""
    places = sorted((dice.uniform(-34, 20), dice.uniform(-80, 80)) for _ in range(count))
    out = [Shape(ellipse(x, y, 21, 26), "#e9e4cc", bevel=18, angle=30 + 20 * (k % 3), grain=0.06, shadow=Shadow(0.4, 4,
        5, 4))
        for k, (y, x) in enumerate(places)]
    return [*out, Shape(stroke(line(-100, 14, -40, -40, 20, -50, 100, 10), 2), THREAD, bevel=1, swell=0, ink=0,
        tone=1.5,
        contour=0.4, shadow=NO_SHADOW)]
