"""Rooms and their things: walls, boards, beams, tables, hearths, windows, doors, curtains, papers."""

from __future__ import annotations

import random

from assets.workshop.engraving import NO_SHADOW, Fog, Glow, Ridge, Shadow, Shape, drawn, flat, stroke
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.kit.stonework import archway, rounded, wall
from assets.workshop.engraving.palette import darker
from assets.workshop.engraving.paths import box, ellipse, polygon
from assets.workshop.pictures.runebound.land import AIR

OAK = "#9a6b3f"


def masonry(seed: int, colour: str = "#cdbf9f", row: float = 42, fog: float = 0.25, width: float = 880,
    top: float = -20, foot: float = 420) -> list[Shape]:
    """Return a wall of cut stone from edge to edge."""
    return [wall(random.Random(seed), -20, top, width + 40, foot - top, colour, row, Fog(AIR, fog))]


def boards(colour: str = "#b98a58", top: float = -20, foot: float = 420, wide: float = 62,
    width: float = 880) -> list[Shape]:
    """Return upright boards from edge to edge."""
    return [Shape(box(-10 + k * wide, top, wide - 2, foot - top), colour, bevel=6, angle=86, grain=0.14, contour=0.7,
        fog=Fog(AIR, 0.22 + 0.06 * (k % 3)), shadow=NO_SHADOW) for k in range(round(width / wide) + 1)]


def beams(y: float, colour: str = OAK, width: float = 880, every: float = 150) -> list[Shape]:
    """Return a beam across the room and the ends of joists on it."""
    return [*(Shape(box(x, y - 34, 34, 36), darker(colour, 0.1), bevel=6, angle=40, grain=0.1) for x in range(20,
        round(width), round(every))), Shape(box(-20, y, width + 40, 26), colour, bevel=8, angle=4, grain=0.16)]


def table_top(y: float, colour: str = "#b07c48", width: float = 880, foot: float = 440) -> list[Shape]:
    """Return the top of a table from edge to edge, its far edge at y."""
    seams = Ridge(f"M-20 {y + 36} H{width + 20} M-20 {y + 84} H{width + 20} M{width * 0.2} {y} L{width * 0.13} {foot} "
        f"M{width * 0.5} {y} V{foot} M{width * 0.8} {y} L{width * 0.87} {foot}", 4, -3)
    return [Shape(polygon(-30, y, width + 30, y, width + 60, foot, -60, foot), colour, bevel=7, angle=4, grain=0.18,
        ridges=(seams,), contour=1.0, shadow=Shadow(0.3, 0, -6, 8))]


def floor_boards(y: float, colour: str = "#a8794a", width: float = 880, foot: float = 420) -> list[Shape]:
    """Return a floor of boards that run away from the eye."""
    middle = width / 2
    seams = Ridge(" ".join(f"M{middle + k * 50} {y} L{middle + k * 130} {foot}" for k in range(-9, 10)), 4, -4)
    return [Shape(box(-20, y, width + 40, foot - y), colour, bevel=6, angle=6, grain=0.14, ridges=(seams,),
        contour=0.7, shadow=NO_SHADOW)]


def hearth(x: float, foot: float, size: float = 1.0, stone: str = "#c3b291") -> list[Shape]:
    """Return an open fireplace with a fire in it, 240 wide and 210 high at size 1."""
    h, w = 170 * size, 96 * size
    return [flat(rounded(x, foot, w, h), "#4a2c20", tone=0.5, contour=1), *flame(x - 34 * size, foot, 90 * size, 0.6),
        *flame(x + 36 * size, foot, 84 * size, 0.6), *flame(x, foot + 2, 130 * size, 0.7),
        archway(x, foot, w, h, 24 * size, stone, False), Shape(box(x - w - 40 * size, foot - h - 46 * size, 2 * w
        + 80 * size, 22 * size), OAK, bevel=7, angle=4, grain=0.14)]


def casement(x: float, y: float, wide: float, high: float, glass: str = "#fff1c4", frame: str = OAK,
    tone: float = 1.5) -> list[Shape]:
    """Return a window of six panes in a wooden frame, its upper left corner at x, y."""
    bars = (f"M{x} {y} H{x + wide} V{y + high} H{x} Z M{x + wide / 2} {y} V{y + high} M{x} {y + high / 3:.0f} "
        f"H{x + wide} M{x} {y + high * 2 / 3:.0f} H{x + wide}")
    return [flat(box(x, y, wide, high), glass, ink=0.1, tone=tone, contour=1.1, glow=Glow(glass, 12, 0.4)),
        Shape(stroke(bars, 7), frame, bevel=3, angle=40, shadow=Shadow(0.3, 3, 4, 3))]


def door(x: float, foot: float, wide: float, high: float, colour: str = "#8a5a34") -> list[Shape]:
    """Return a plank door with iron bands, round-headed, its foot at x, foot."""
    seams = Ridge(" ".join(f"M{x + (k - 1.5) * wide / 4:.0f} {foot - high} V{foot}" for k in range(4)), 4, -4)
    out = [Shape(rounded(x, foot, wide / 2, high), colour, bevel=8, angle=86, grain=0.14, ridges=(seams,), contour=1.1)]
    out += [Shape(box(x - wide * 0.46, foot - high * u, wide * 0.72, 8), "#3d3a38", bevel=3, shine=0.3) for u in (0.26,
        0.66)]
    return [*out, Shape(ellipse(x + wide * 0.32, foot - high * 0.45, 5), "#c9a45a", bevel=3, shine=0.5)]


def scroll(wide: float = 200, high: float = 120, paper: str = "#f5ead0", lines: int = 5) -> list[Shape]:
    """Return an unrolled sheet round 0, 0 with rolled ends and rows of writing."""
    w, h = wide / 2, high / 2
    rows = " ".join(f"M{-w * 0.8:.0f} {-h * 0.6 + k * h * 1.3 / max(1, lines):.0f} h{wide * (0.8 - 0.18 * (k % 3)):.0f}"
        for k in range(lines))
    return [Shape(f"M{-w} {-h} Q0 {-h + 8} {w} {-h} V{h} Q0 {h - 8} {-w} {h} Z", paper, bevel=8, angle=8, grain=0.05,
        contour=1.1, ink=0.6), *([drawn(rows, 2.4, "#5a4636")] if lines else []), *(Shape(box(x - 9, -h - 8, 18, high
        + 16), darker(paper, 0.08), bevel=8, angle=86, contour=1.1) for x in (-w, w))]


def curtain(x: float, top: float, wide: float, high: float, colour: str, side: int = 1) -> list[Shape]:
    """Return a curtain gathered to one side (1: its free edge is on the right)."""
    free = x + side * wide
    folds = Ridge(" ".join(f"M{x + side * wide * (0.1 + 0.2 * k):.0f} {top} Q{x + side * wide * (0.1 + 0.14 * k):.0f} "
        f"{top + high * 0.6:.0f} {x + side * wide * (0.06 + 0.1 * k):.0f} {top + high}" for k in range(5)), 9, -8)
    return [
        Shape(f"M{x} {top} H{free} Q{free - side * wide * 0.1:.0f} {top + high * 0.5:.0f} {x + side * wide * 0.5:.0f} "
        f"{top + high} H{x} Z", colour, bevel=16, angle=84, grain=0.06, ridges=(folds,), shadow=Shadow(0.4, 8, 6, 7))]


def coins(places: tuple[tuple[float, float], ...], size: float = 1.0) -> list[Shape]:
    """Return gold coins lying at x, y."""
    return [Shape(ellipse(x, y, 11 * size, 5.6 * size), "#e2b23e", bevel=4, shine=0.7, contour=1.0,
        shadow=Shadow(0.4, 2, 3, 2)) for x, y in places]
