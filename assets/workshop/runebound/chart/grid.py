"""The grid: dots along the sides of the hexes and solid ticks at their corners; and the line round the survey."""

from __future__ import annotations

import math

from assets.workshop.runebound.chart.pen import Pen, poly
from assets.workshop.runebound.chart.survey import board, corners, rim

DOT, STEP, TICK = 1.35, 5.8, 0.13
VERMILION = "#c8422b"


def draw_grid(pen: Pen) -> str:
    """Every side once."""
    seen: set[frozenset[tuple[int, int]]] = set()
    dots, ticks = "", ""
    for cell in board():
        ring = corners(cell)
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            key = frozenset(((round(ax), round(ay)), (round(bx), round(by))))
            if key in seen:
                continue
            seen.add(key)
            dx, dy, length = bx - ax, by - ay, math.hypot(bx - ax, by - ay)
            ticks += f"M{ax:.1f} {ay:.1f}L{ax + dx * TICK:.1f} {ay + dy * TICK:.1f}"
            ticks += f"M{bx:.1f} {by:.1f}L{bx - dx * TICK:.1f} {by - dy * TICK:.1f}"
            count = int(length * (1 - 2 * TICK) / STEP)
            for k in range(1, count):
                t = TICK + (1 - 2 * TICK) * k / count
                dots += f"M{ax + dx * t:.1f} {ay + dy * t:.1f}h.01"
    return pen.line(dots, DOT, more='opacity=".5"') + pen.line(ticks, 1.25, more='opacity=".7"')


def draw_rim(pen: Pen) -> str:
    """The vermilion line round the survey."""
    return "".join(pen.line(poly(line), 3.2, VERMILION, 'opacity=".55"') for line in rim())
