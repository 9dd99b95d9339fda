"""Crude blades: cleaver, choppa, hooked blade, rusted dagger; grips at 0, 0, blades upward."""

from __future__ import annotations

from ..palette import DARK_STEEL, LEATHER, STEEL, WOOD
from ..paths import box, ellipse, line, loop, polygon, tube
from ..shapes import NO_SHADOW, Dab, Ridge, Shadow, Shape, flat, stroke

DROP = Shadow(0.45, 5, 8, 5)
RUST = "#8e4a2c"


def rusted(*places: tuple[float, float, float, float]) -> list[Shape]:
    """Return stains of rust at x, y with radii."""
    return [flat(ellipse(x, y, rx, ry), RUST, opacity=0.5, feather=6, tone=0.9) for x, y, rx, ry in places]


def cleaver(length: float = 190.0, width: float = 96.0, metal: str = STEEL) -> list[Shape]:
    """Return a butcher's cleaver, its edge to the left, with nicks and rust."""
    h, w = length, width
    edge = (-w * 0.8, -60, -w * 0.84, -h * 0.5, -w * 0.74, -h * 0.54, -w * 0.86, -h * 0.6, -w * 0.9, -h, -w * 0.6,
        -h * 1.07)
    blade = polygon(w * 0.16, -40, *edge, w * 0.2, -h * 1.02)
    return [Shape(tube(0, 60, 24, 0, -10, 22, 0, -50, 20), WOOD, bevel=10, angle=84, grain=0.15),
        Shape(blade, metal, bevel=9, angle=-36, grain=0.06, shine=0.6, shadow=DROP),
        Shape(stroke(line(*edge[:2], *edge[8:10]), 8), "#e2e6e2", bevel=4, angle=70, ink=0.4, shadow=NO_SHADOW),
        flat(ellipse(-w * 0.05, -h * 0.9, 9), "#1d1612", contour=1.0, tone=0.2),
        *rusted((-w * 0.3, -h * 0.4, 22, 30), (-w * 0.2, -h * 0.86, 26, 14))]


def choppa(length: float = 320.0, size: float = 1.0, metal: str = DARK_STEEL, notches: bool = False) -> list[Shape]:
    """Return an orc's choppa: a slab of iron bolted to a club, its edge to the left."""
    s, top = size, -length
    bite = (-116 * s, top + 70 * s, -92 * s, top + 82 * s, -118 * s, top + 96 * s) if notches else (-122 * s,
        top + 84 * s)
    blade = polygon(16 * s, top + 6 * s, -60 * s, top - 26 * s, -128 * s, top - 44 * s, -112 * s, top + 10 * s, *bite,
        -126 * s, top + 140 * s, -96 * s, top + 172 * s, -40 * s, top + 150 * s, 16 * s, top + 150 * s)
    edge = line(-124 * s, top - 38 * s, -110 * s, top + 12 * s)
    edge += " " + line(-116 * s, top + 100 * s, -122 * s, top + 138 * s, -96 * s, top + 166 * s)
    return [Shape(tube(0, 150, 26, 0, 0, 26, 0, top + 10, 32), WOOD, bevel=12, angle=84, grain=0.2, shadow=DROP),
        Shape(blade, metal, bevel=14 * s, angle=-30, grain=0.12, shine=0.55, shadow=DROP,
        dabs=(Dab(-70 * s, top + 50 * s, 30, 26, 4),)),
        Shape(stroke(edge, 10 * s), "#dfe4e2", bevel=5, angle=70, ink=0.4, shadow=NO_SHADOW),
        *rusted((-50 * s, top + 110 * s, 34 * s, 24 * s), (-30 * s, top + 10 * s, 30 * s, 16 * s)),
        *[Shape(ellipse(0, top + y * s, 9 * s), "#c9ced0", bevel=6, shine=0.7) for y in (36, 80, 124)],
        *[Shape(box(-19, y, 38, 12), LEATHER, bevel=5, angle=10) for y in (44, 62, 80)]]


def hooked_blade(length: float = 210.0, metal: str = STEEL) -> list[Shape]:
    """Return a ratman's sickle of a sword: it bends to the left and ends in a hook."""
    h = length
    blade = loop(-9, -20, -16, -h * 0.3, -6, -h * 0.56, -14, -h * 0.82, -46, -h * 1.0, -86, -h * 0.98, -112, -h * 0.8,
        -90, -h * 0.86, -62, -h * 0.84, -40, -h * 0.7, -2, -h * 0.74, 22, -h * 0.5, 14, -h * 0.24, 10, -20)
    return [Shape(tube(0, 46, 15, 0, 0, 14, 0, -20, 15), LEATHER, bevel=7, angle=20, pitch=0.8),
        Shape(blade, metal, bevel=10, angle=74, grain=0.04, shine=0.7, shadow=DROP,
        ridges=(Ridge(line(0, -24, 2, -h * 0.5, -16, -h * 0.84, -60, -h * 0.94), 6, 4),)),
        Shape(tube(-26, -18, 10, 0, -24, 13, 24, -16, 10), DARK_STEEL, bevel=5, angle=10),
        *rusted((2, -h * 0.4, 12, 26), (-50, -h * 0.9, 20, 10))]


def dagger(length: float = 130.0, metal: str = "#9aa09a") -> list[Shape]:
    """Return a rusted dagger with a chipped edge."""
    h = length
    blade = polygon(-13, -14, -15, -h * 0.5, -9, -h * 0.56, -14, -h * 0.62, -8, -h * 0.86, 0, -h, 10, -h * 0.8, 13, -14)
    return [Shape(tube(0, 44, 15, 0, -4, 14), LEATHER, bevel=7, angle=20, pitch=0.8),
        Shape(blade, metal, bevel=8, angle=76, grain=0.06, shine=0.6, shadow=DROP,
        ridges=(Ridge(f"M0 -16 V{-h * 0.8:.0f}", 5, 3),)),
        Shape(box(-22, -16, 44, 10), DARK_STEEL, bevel=4, angle=4, shadow=NO_SHADOW),
        *rusted((2, -h * 0.3, 8, 18), (-4, -h * 0.7, 6, 12))]
