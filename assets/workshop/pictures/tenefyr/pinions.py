"""Feathered wings: three rows of feathers that fan out from a shoulder."""

from __future__ import annotations

import math

from assets.workshop.engraving import Ridge, Shadow, Shape
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import line, tube

UNDER = Shadow(0.4, 4, 7, 4)


def feather(x: float, y: float, degrees: float, long: float, wide: float, colour: str) -> Shape:
    """Return one feather that leaves x, y in a direction (0: up, 90: right)."""
    a = math.radians(degrees - 90)
    dx, dy = math.cos(a) * long, math.sin(a) * long
    bend = wide * 0.3
    run = (x, y, wide * 0.5, x + dx * 0.5 - dy / long * bend, y + dy * 0.5 + dx / long * bend, wide, x + dx * 0.86,
        y + dy * 0.86, wide * 0.8, x + dx, y + dy, wide * 0.16)
    return Shape(tube(*run), colour, bevel=wide * 0.4, angle=degrees + 40, grain=0.04, shadow=UNDER,
        ridges=(Ridge(line(x, y, x + dx * 0.5 - dy / long * bend, y + dy * 0.5 + dx / long * bend, x + dx * 0.95,
        y + dy * 0.95), wide * 0.12, -wide * 0.12),))


def wing(side: int, colours: tuple[str, ...], long: float = 260.0, count: int = 9, lift: float = 0.0,
    spread: float = 92.0) -> list[Shape]:
    """Return a raised wing whose shoulder is 0, 0 (side -1: to the left); `lift` turns it upward (degrees).

    The long feathers go through `colours` one after another; the rows before them are lighter.
    """
    out: list[Shape] = []
    for row, (share, start, wide) in enumerate(((1.0, 0.0, 0.17), (0.66, 4.0, 0.15), (0.4, 8.0, 0.13))):
        total = count - row
        for i in reversed(range(total)):
            t = i / max(total - 1, 1)
            turn = 30 - lift + start + spread * t
            reach = long * share * (1.0 - 0.42 * t)
            # The arm of the wing: the outer feathers start farther out.
            arm = long * 0.34 * (1 - t) * (1 - 0.2 * row)
            a = math.radians(50 - lift - 90)
            x, y = math.cos(a) * arm, math.sin(a) * arm
            colour = colours[i % len(colours)]
            shade = lighter(colour, 0.16 * row) if i % 2 else darker(lighter(colour, 0.16 * row), 0.07)
            out.append(feather(side * x, y, side * turn, reach, long * wide * (1 - 0.2 * t), shade))
    a = math.radians(50 - lift - 90)
    tip = (side * math.cos(a) * long * 0.42, math.sin(a) * long * 0.42)
    return [*out, Shape(tube(0, 0, long * 0.15, tip[0] * 0.6, tip[1] * 0.6 - long * 0.02, long * 0.13, *tip,
        long * 0.06), lighter(colours[0], 0.2), bevel=long * 0.06, angle=30 * side, grain=0.06, shadow=UNDER)]
