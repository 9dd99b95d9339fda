"""Sorcery made visible: lightning, stones with glowing signs, eyes that burn, rings of light."""

from __future__ import annotations

import random

from ..palette import darker, lighter
from ..paths import ellipse, loop, polygon
from ..shapes import NO_SHADOW, Glow, Shadow, Shape, flat, stroke
from .faces import Face
from .haunts import rune

SPARK = "#9fdcff"


def bolt(dice: random.Random, *way: float, width: float = 12.0, colour: str = SPARK, forks: int = 2) -> list[Shape]:
    """Return lightning along x, y, x, y, ... with forks; it is thick where it starts."""
    points = [(way[0], way[1])]
    for i in range(2, len(way) - 1, 2):
        (ax, ay), (bx, by) = points[-1], (way[i], way[i + 1])
        for k in (1, 2, 3):
            t = k / 4
            points.append((ax + (bx - ax) * t + dice.uniform(-1, 1) * abs(by - ay) * 0.12,
                ay + (by - ay) * t + dice.uniform(-1, 1) * abs(bx - ax) * 0.12))
        points.append((bx, by))
    last = len(points) - 1
    left = [v for i, (x, y) in enumerate(points) for v in (x - width * 0.5 * (1 - i / last), y)]
    right = [v for i, (x, y) in reversed(list(enumerate(points))) for v in (x + width * 0.5 * (1 - i / last) + 1,
        y + 3)]
    branches = []
    for _ in range(forks):
        x, y = points[dice.randrange(1, last)]
        dx, dy = dice.uniform(-60, 60), dice.uniform(-60, 60)
        branches.append(f"M{x:.0f} {y:.0f} l{dx * 0.5:.0f} {dy * 0.3:.0f} l{dx * 0.1:.0f} {dy * 0.3:.0f} "
                        f"l{dx * 0.4:.0f} {dy * 0.4:.0f}")
    out = [flat(polygon(*left, *right), "#f4fbff", ink=0, tone=1.9, contour=0.5, glow=Glow(colour, width * 0.8, 0.8))]
    if branches:
        out.append(flat(stroke(" ".join(branches), width * 0.26), "#f4fbff", ink=0, tone=1.9, contour=0.4))
    return out


def rune_stone(x: float, y: float, size: float, kind: int, colour: str = SPARK, stone: str = "#6d7486") -> list[Shape]:
    """Return a shard of stone with a glowing sign, about `size` high."""
    s = size / 100
    outline = polygon(*(v for px, py in ((-34, -40), (4, -54), (36, -30), (40, 24), (12, 56), (-30, 42), (-42, 4))
        for v in (x + px * s, y + py * s)))
    return [Shape(outline, stone, bevel=14 * s, angle=40 + 30 * kind, grain=0.25, shadow=Shadow(0.4, 5, 8, 5)),
        rune(x, y, size * 0.56, kind, colour)]


def burning_eyes(face: Face, colour: str, size: float = 1.0) -> list[Shape]:
    """Return two eyes of light without pupils for a face."""
    out: list[Shape] = []
    for s in (-1, 1):
        x, k = face.across(s * 40), max(0.66, face.narrow(s * 40)) * size
        lens = loop(x - s * 22 * k, 4, x - s * 6 * k, -9, x + s * 12 * k, -10, x + s * 23 * k, -3, x + s * 8 * k, 8,
            x - s * 10 * k, 9)
        out += [Shape(ellipse(x, 0, 30 * k, 20), darker(face.skin, 0.5), bevel=10, swell=-0.5, angle=20, contour=0,
            shadow=NO_SHADOW), flat(lens, colour, ink=0, tone=1.9, contour=0.9, glow=Glow(colour, 12, 0.8)),
            flat(ellipse(x, 0, 9 * k, 6), lighter(colour, 0.8), ink=0, tone=1.9)]
    return out


def halo(x: float, y: float, rx: float, ry: float, width: float, colour: str, turn: float = 0.0) -> Shape:
    """Return a ring of light."""
    ring = f'<g transform="rotate({turn} {x} {y})">{stroke(ellipse(x, y, rx, ry), width)}</g>'
    return flat(ring, lighter(colour, 0.4), ink=0, tone=1.8, contour=0.4, glow=Glow(colour, width * 1.6, 0.7))
