"""Runes that are cut in stone or burn on it, crystals, bolts of raw magic and curls of wind."""

from __future__ import annotations

import math
import random

from ..palette import darker, lighter
from ..paths import polygon, tube
from ..shapes import NO_SHADOW, Glow, Shadow, Shape, drawn, flat, placed, stroke

RUNES = (
    "M0 -30 V30 M0 -30 L18 -12 L0 6 M0 6 L18 24",
    "M-16 -30 V30 M16 -30 V30 M-16 -10 L16 10",
    "M0 -30 V30 M-18 -30 L0 -10 L18 -30",
    "M-16 30 L0 -30 L16 30 M-10 8 H10",
    "M-16 -30 L16 0 L-16 30 M16 -30 V30",
    "M0 -30 L18 0 L0 30 L-18 0 Z M0 -10 V10",
    "M-14 -30 V30 M-14 -4 L16 -30 M-14 -4 L16 30",
    "M0 -30 V30 M-18 10 L0 -10 L18 10",
)


def cut_rune(kind: int, colour: str, size: float = 1.0) -> list[Shape]:
    """Return a rune cut into stone round 0, 0, 60 units high at size 1; `colour` is that of the stone."""
    path = RUNES[kind % len(RUNES)]
    mark = [Shape(stroke(path, 9), darker(colour, 0.62), bevel=4, swell=-0.8, angle=30, tone=0.5, grain=0,
        shadow=NO_SHADOW, contour=0.8), drawn(path, 1.6, lighter(colour, 0.5), ink=0, contour=0, tone=1.5)]
    return placed([mark[0]], size=size) + placed([mark[1]], 4 * size, 4 * size, size)


def burning(path: str, width: float, colour: str, glow: float = 0.7) -> list[Shape]:
    """Return a line of light along a path: coloured rim, pale core, glow on what lies behind."""
    return [flat(stroke(path, width), colour, ink=0.05, tone=1.5, contour=0.6, glow=Glow(colour, width * 1.5, glow)),
        flat(stroke(path, width * 0.42), lighter(colour, 0.86), ink=0, tone=1.9)]


def crystal(length: float, half: float, colour: str, seed: int = 1) -> list[Shape]:
    """Return a pointed crystal of three facets that stands on 0, 0."""
    dice = random.Random(seed)
    a, b, c = (half * dice.uniform(0.85, 1.1) for _ in range(3))
    edge, top = half * dice.uniform(-0.15, 0.25), -length
    shoulder = -length * dice.uniform(0.68, 0.8)
    tip = half * dice.uniform(-0.3, 0.1)
    return [
        Shape(polygon(-a * 0.7, 0, -a, shoulder, tip, top, b, shoulder * 0.94, c * 0.7, 0), colour, bevel=half * 0.3,
            angle=70, grain=0.02, shine=0.7, shadow=Shadow(0.5, 8, 10, 7)),
        flat(polygon(-a * 0.66, -4, -a * 0.92, shoulder, tip, top + 6, edge, shoulder * 0.96, edge * 0.7, -4),
            lighter(colour, 0.42), ink=0.3, tone=1.35, angle=40, contour=0.5),
        flat(polygon(edge * 0.7, -4, edge, shoulder * 0.96, tip, top + 6, b * 0.94, shoulder * 0.94, c * 0.66, -4),
            darker(colour, 0.18), ink=0.8, tone=0.95, angle=-30, contour=0.5),
    ]


def bolt(dice: random.Random, x: float, y: float, to_x: float, to_y: float, rough: float = 26.0,
    steps: int = 7) -> str:
    """Return the broken path of a lightning from x, y."""
    length = math.hypot(to_x - x, to_y - y)
    nx, ny = -(to_y - y) / length, (to_x - x) / length
    run = [f"M{x:.0f} {y:.0f}"]
    for i in range(1, steps):
        t, off = i / steps, dice.uniform(-rough, rough)
        run.append(f"L{x + (to_x - x) * t + nx * off:.0f} {y + (to_y - y) * t + ny * off:.0f}")
    return " ".join([*run, f"L{to_x:.0f} {to_y:.0f}"])


def gust(*run: float, width: float = 14.0, curl: float = 40.0, side: int = 1) -> str:
    """Return the outline of a breath of wind along x, y, ... that thins out in a curl (side -1: to the left)."""
    x, y = run[-2:]
    start = math.atan2(y - run[-3], x - run[-4])
    points = list(run)
    cx, cy = x - side * math.sin(start) * curl, y + side * math.cos(start) * curl
    for i in range(1, 8):
        a = start - side * math.pi / 2 + side * i * 0.72
        r = curl * (1 - i * 0.09)
        points += [cx + r * math.cos(a), cy + r * math.sin(a)]
    count = len(points) // 2
    knots = []
    for i in range(count):
        knots += [points[2 * i], points[2 * i + 1], width * math.sin(math.pi * (i + 0.35) / count) ** 0.8 + 1]
    return tube(*knots)


def cracked(*runs: tuple[float, ...], colour: str, width: float = 9.0, glow: float = 0.5) -> list[Shape]:
    """Return cracks through which fire or magic shines, along runs of x, y, ..."""
    path = " ".join("M" + " L".join(f"{r[i]:.0f} {r[i + 1]:.0f}" for i in range(0, len(r), 2)) for r in runs)
    return [Shape(stroke(path, width * 1.5), "#2a1a14", bevel=4, swell=-0.8, tone=0.5, grain=0, shadow=NO_SHADOW,
        contour=0.5), *burning(path, width * 0.7, colour, glow)]
