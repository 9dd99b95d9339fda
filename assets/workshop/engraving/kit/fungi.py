"""Fungi as tall as a man: capped, ribbed, trumpet-shaped, and shelves of them that grow on rock."""

from __future__ import annotations

import random

from ..palette import lighter
from ..paths import ellipse, line, loop, tube
from ..shapes import NO_SHADOW, Fog, Glow, Ridge, Shadow, Shape, flat, placed

STALK = "#e0d8bc"


def mushroom(height: float = 260.0, cap: str = "#8a6aa0", lean: float = 0.0, spots: int = 5, fog: Fog | None = None,
    glow: Glow | None = None) -> list[Shape]:
    """Return a great mushroom whose foot stands on 0, 0; `lean` moves its cap aside, `glow` shines under it."""
    h, w = height, height * 0.42
    dice = random.Random(round(height + lean))
    top = -h * 0.74
    stalk = tube(0, 0, h * 0.2, lean * 0.2, -h * 0.3, h * 0.13, lean * 0.7, -h * 0.55, h * 0.12, lean, top, h * 0.15)
    folds = Ridge(" ".join(line(u * h * 0.06, -6, lean * 0.3 + u * h * 0.03, -h * 0.36, lean + u * h * 0.05, top)
        for u in (-1, -0.3, 0.4, 1)), h * 0.02, -h * 0.012)
    gills = loop(lean - w, top, lean - w * 0.5, top + h * 0.07, lean, top + h * 0.09, lean + w * 0.5, top + h * 0.07,
        lean + w,
        top, lean, top - h * 0.05)
    rays = Ridge(" ".join(f"M{lean:.0f} {top - h * 0.02:.0f} L{lean + w * u:.0f} {top + h * 0.08:.0f}"
        for u in (-0.9, -0.66, -0.42, -0.2, 0, 0.2, 0.42, 0.66, 0.9)), h * 0.014, -h * 0.01)
    dome = loop(lean - w * 1.04, top + h * 0.01, lean - w * 0.92, top - h * 0.12, lean - w * 0.4, top - h * 0.26,
        lean + w * 0.1,
        top - h * 0.28, lean + w * 0.66, top - h * 0.2, lean + w * 1.02, top - h * 0.03, lean + w * 0.9, top + h * 0.03,
        lean,
        top - h * 0.03, lean - w * 0.9, top + h * 0.04)
    ring = loop(lean * 0.8 - h * 0.1, top + h * 0.2, lean * 0.8 - h * 0.12, top + h * 0.26, lean * 0.8, top + h * 0.24,
        lean * 0.8 + h * 0.12, top + h * 0.25, lean * 0.8 + h * 0.1, top + h * 0.19, lean * 0.8, top + h * 0.17)
    out = [Shape(stalk, STALK, bevel=h * 0.07, angle=84, grain=0.1, fog=fog, ridges=(folds,)),
        Shape(ring, lighter(STALK, 0.3), bevel=h * 0.02, angle=30, fog=fog, shadow=Shadow(0.35, 3, 6, 4)),
        Shape(gills, lighter(cap, 0.5), bevel=h * 0.03, swell=0.4, angle=60, fog=fog, ridges=(rays,), glow=glow,
            tone=1.5 if glow else 1.0, ink=0.5 if glow else 1.0),
        Shape(dome, cap, bevel=h * 0.16, angle=20, grain=0.12, fog=fog, shine=0.3)]
    places = [(dice.uniform(-0.7, 0.6), dice.uniform(0.06, 0.2)) for _ in range(spots)]
    marks = " ".join(ellipse(round(lean + w * u * (1.1 - v * 3.2), 1), round(top - h * v, 1),
        round(h * 0.028 * (1.3 - v), 1),
        round(h * 0.018, 1)) for u, v in places)
    if marks:
        out.append(Shape(marks, lighter(cap, 0.6), bevel=h * 0.014, angle=50, fog=fog, ink=0.5, shadow=NO_SHADOW,
            contour=0.6))
    return out


def trumpet(height: float = 200.0, colour: str = "#c98a4a", lean: float = 0.0, fog: Fog | None = None) -> list[Shape]:
    """Return a funnel-shaped fungus with a frilled rim; its foot is 0, 0."""
    h = height
    body = loop(-h * 0.07, 0, -h * 0.06, -h * 0.4, lean - h * 0.3, -h * 0.88, lean, -h * 0.84, lean + h * 0.3, -h * 0.9,
        h * 0.08,
        -h * 0.4, h * 0.08, 0)
    ribs = Ridge(" ".join(line(u * h * 0.04, -h * 0.04, u * h * 0.07, -h * 0.45, lean + u * h * 0.24, -h * 0.86)
        for u in (-0.9, -0.5, -0.1, 0.3, 0.7)), h * 0.024, -h * 0.016)
    rim = loop(lean - h * 0.34, -h * 0.88, lean - h * 0.2, -h * 0.99, lean, -h * 0.94, lean + h * 0.2, -h,
        lean + h * 0.35, -h * 0.9,
        lean + h * 0.14, -h * 0.83, lean - h * 0.14, -h * 0.82)
    hole = loop(lean - h * 0.22, -h * 0.9, lean, -h * 0.93, lean + h * 0.22, -h * 0.91, lean, -h * 0.86)
    return [Shape(body, colour, bevel=h * 0.1, angle=80, grain=0.1, fog=fog, ridges=(ribs,)),
        Shape(rim, lighter(colour, 0.3), bevel=h * 0.05, angle=10, fog=fog, shadow=Shadow(0.3, 3, 5, 4)),
        flat(hole, colour, tone=0.5, contour=0.7, fog=fog)]


def shelves(dice: random.Random, x: float, y: float, count: int, size: float, colour: str = "#d9a85a",
    fog: Fog | None = None) -> list[Shape]:
    """Return shelf fungi that climb a wall from x, y upward."""
    out: list[Shape] = []
    for k in range(count):
        s = size * dice.uniform(0.6, 1.1)
        shelf = [Shape(loop(-s, 0, -s * 0.8, -s * 0.34, 0, -s * 0.42, s * 0.8, -s * 0.34, s, 0, 0, s * 0.16), colour,
            bevel=s * 0.24,
            angle=8, grain=0.15, fog=fog, ridges=(Ridge(f"M{-s * 0.7:.0f} {-s * 0.1:.0f} Q0 {s * 0.1:.0f} "
                                                        f"{s * 0.7:.0f} "
            f"{-s * 0.1:.0f}", s * 0.08, -s * 0.06),))]
        out += placed(shelf, x + dice.uniform(-0.4, 0.4) * size, y - k * size * 0.62, 1.0, dice.uniform(-8, 8))
    return out
