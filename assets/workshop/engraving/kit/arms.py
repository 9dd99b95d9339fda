"""Weapons and shields; grips at 0, 0, blades upward."""

from __future__ import annotations

from ..palette import DARK_STEEL, GOLD, LEATHER, STEEL, WOOD, darker
from ..paths import box, ellipse, line, loop, polygon, tube
from ..shapes import NO_SHADOW, Ridge, Shadow, Shape, drawn, placed, stroke

DROP = Shadow(0.45, 5, 8, 5)


def sword(length: float = 260.0, width: float = 26.0, metal: str = STEEL, hilt: str = GOLD) -> list[Shape]:
    """Return an upright sword: pommel below, blade of `length` above the guard."""
    w = width / 2
    blade = polygon(-w, -34, -w * 0.9, -length, 0, -length - 40, w * 0.9, -length, w, -34)
    return [
        Shape(blade, metal, bevel=w, angle=80, grain=0.02, shine=0.7,
            ridges=(Ridge(f"M0 -40 V{-length + 10:.0f}", w * 0.7, -w * 0.4),), shadow=DROP),
        Shape(box(-8, -28, 16, 66), LEATHER, bevel=7, angle=30, pitch=0.8),
        Shape(tube(-54, -26, 13, 0, -34, 18, 54, -26, 13), hilt, bevel=7, angle=10, shine=0.5),
        Shape(ellipse(0, 46, 14), hilt, bevel=10, angle=45, shine=0.5),
    ]


def knife(length: float = 110.0, metal: str = STEEL) -> list[Shape]:
    """Return a throwing knife, point upward."""
    return [
        Shape(f"M-10 -8 C-15 {-length * 0.5} -9 {-length * 0.85} 0 {-length} C9 {-length * 0.85} 15 {-length * 0.5} "
              f"10 -8 Z", metal, bevel=8, angle=78, shine=0.7, grain=0.01,
                  ridges=(Ridge(f"M0 -8 V{-length * 0.85:.0f}", 4, 3),), shadow=DROP),
        Shape(box(-16, -10, 32, 8), DARK_STEEL, bevel=4, angle=4, shadow=NO_SHADOW),
        Shape(tube(0, -2, 12, 0, 40, 13), LEATHER, bevel=6, angle=20, pitch=0.8),
    ]


def spear(length: float = 420.0, head: str = STEEL) -> list[Shape]:
    """Return a spear, its grip in the middle of the shaft."""
    top = -length * 0.55
    return [Shape(tube(0, length * 0.45, 12, 0, top, 10), WOOD, bevel=5, angle=84),
        Shape(polygon(0, top - 84, 20, top - 26, 7, top + 6, -7, top + 6, -20, top - 26), head, bevel=11, angle=70,
        shine=0.6, ridges=(Ridge(f"M0 {top - 74} V{top}", 5, 4),)),
        Shape(box(-9, top + 2, 18, 20), LEATHER, bevel=5, angle=10)]


def axe(length: float = 300.0, size: float = 1.0, metal: str = STEEL, double: bool = False) -> list[Shape]:
    """Return an axe whose blade looks to the left (or to both sides)."""
    s, top = size, -length
    half = loop(-8, top + 20 * s, -54 * s, top - 14 * s, -104 * s, top - 44 * s, -124 * s, top + 30 * s, -104 * s,
        top + 112 * s, -56 * s, top + 76 * s, -8, top + 52 * s)
    edge = line(-104 * s, top - 40 * s, -121 * s, top + 30 * s, -104 * s, top + 108 * s)
    out = [Shape(tube(0, 130, 18, 0, top - 16, 16), WOOD, bevel=8, angle=84, grain=0.15)]
    for side in (-1, 1) if double else (-1,):
        part = [Shape(half, metal, bevel=22 * s, angle=-30, grain=0.03, shine=0.6, shadow=DROP),
            Shape(stroke(edge, 9 * s), "#e6eaea", bevel=4, angle=70, ink=0.5, shadow=NO_SHADOW)]
        out += placed(part, mirror=side > 0)
    return [*out, Shape(box(-17, top + 8 * s, 34, 60 * s), DARK_STEEL, bevel=8, angle=10)]


def club(length: float = 320.0, spikes: bool = True, wood: str = "#6b4a2e") -> list[Shape]:
    """Return a knotted club that widens upward, with iron spikes."""
    top = -length
    out = [Shape(tube(0, 60, 34, 0, -40, 40, -6, top * 0.6, 66, 0, top, 104, 4, top - 30, 84), wood, bevel=46,
        angle=80, grain=0.25, shadow=DROP, ridges=(Ridge(line(-14, top, -10, top * 0.5, -4, 0), 8, -5),
        Ridge(line(18, top - 10, 12, top * 0.5, 6, 0), 8, -5)))]
    if spikes:
        for x, y, dx, dy in ((-44, top + 30, -34, -8), (-36, top + 84, -34, 4), (46, top + 20, 34, -10),
            (38, top + 78, 34, 2), (-16, top - 24, -12, -36), (26, top - 28, 14, -34), (4, top + 50, -6, -8)):
            out.append(Shape(tube(x, y, 20, x + dx * 0.6, y + dy * 0.6, 12, x + dx, y + dy, 1), "#b9c0c0", bevel=9,
                angle=40, shine=0.5))
    return out


def bow(height: float = 420.0, wood: str = "#a06a35") -> list[Shape]:
    """Return an upright bow, its grip at 0, 0, its string to the left."""
    h = height / 2
    limb = tube(-64, -h, 5, -40, -h * 0.86, 12, -6, -h * 0.45, 20, 6, 0, 24, -6, h * 0.45, 20, -40, h * 0.86, 12, -64,
        h, 5)
    return [drawn(f"M-62 {-h + 4} V{h - 4}", 3.5, "#f3ead0", ink=0),
        Shape(limb, wood, bevel=10, angle=10, grain=0.12, shadow=DROP),
        Shape(box(-6, -36, 24, 72), LEATHER, bevel=10, angle=70, pitch=0.8)]


def arrow(length: float = 150.0, feather: str = "#d9cba0") -> list[Shape]:
    """Return an arrow that points down into a quiver, its feathers on top at 0, 0."""
    return [Shape(box(-3, -20, 6, length), "#c8a36a", bevel=3, angle=80, shadow=DROP),
        Shape("M0 -44 C-24 -32 -26 12 -10 38 L0 26 L10 38 C26 12 24 -32 0 -44 Z", feather, bevel=12, angle=55,
        shadow=DROP, ridges=(Ridge("M0 -40 V30", 4, 3), Ridge("M-20 -10 L0 4 M-18 8 L0 22 M20 -10 L0 4 M18 8 L0 22", 3,
        -3)))]


def shield(width: float, height: float, colour: str, trim: str = GOLD) -> list[Shape]:
    """Return a heater shield round 0, 0."""
    w, h = width / 2, height / 2
    body = (
        f"M{-w} {-h} Q0 {-h * 1.12} {w} {-h} C{w} {h * 0.2} {w * 0.6} {h * 0.7} 0 {h} C{-w * 0.6} {h * 0.7} {-w} "
        f"{h * 0.2} {-w} {-h} Z"
    )
    return [Shape(body, colour, bevel=w * 0.5, angle=24, grain=0.05, shadow=Shadow(0.5, 8, 12, 8)),
        Shape(stroke(body, w * 0.12), trim, bevel=w * 0.06, angle=70, shine=0.4, shadow=NO_SHADOW)]


def quiver(colour: str = "#5a3c26", feathers: tuple[str, ...] = ("#d9cba0", "#b5533b", "#d9cba0")) -> list[Shape]:
    """Return a quiver whose mouth is near 0, 0, feathers above."""
    out: list[Shape] = []
    for i, colour_ in enumerate(feathers):
        out += placed(arrow(120, colour_), -26 + 26 * i, -70 - 10 * (i % 2), 1.0, -10 + 8 * i)
    return [*out, Shape(polygon(-46, -10, 46, -10, 40, 240, -40, 240), colour, bevel=36, angle=84, grain=0.1,
        shadow=DROP), Shape(box(-50, -14, 100, 22), darker(colour, 0.2), bevel=8, angle=6)]
