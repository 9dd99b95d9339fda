"""Hair, beards and cloth as sheets: an outline between two lines with strands or folds that flow along it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from ..palette import lighter
from ..paths import Point, pairs, sampled, through, tube
from ..shapes import Ridge, Shadow, Shape

Numbers = Sequence[float]


def between(first: Numbers, last: Numbers, share: float, waver: float = 0.0,
    dice: random.Random | None = None) -> list[Point]:
    """Return the line that lies `share` of the way from the first line to the last (same number of points)."""
    out = []
    for (ax, ay), (bx, by) in zip(pairs(first), pairs(last), strict=True):
        shift = dice.uniform(-waver, waver) if dice else 0.0
        out.append((ax + (bx - ax) * share + shift, ay + (by - ay) * share))
    return out


def sheet(
    first: Numbers, last: Numbers, colour: str, strands: int = 8, width: float = 5.0, depth: float = 4.0,
    bevel: float = 22.0, angle: float = 80.0, seed: int = 3, ragged: float = 0.0,
) -> Shape:  # fmt: skip
    """Return hair or cloth between two lines of equally many points, furrowed by strands that flow from line
    to line.

    `ragged` tears the far ends into tips of so many units.
    """
    dice = random.Random(seed)
    left, right = sampled(pairs(first), 6), sampled(pairs(last), 6)
    foot = _tips(left[-1], right[-1], ragged, dice) if ragged else []
    points = [*left, *foot, *reversed(right)]
    outline = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + " Z"
    furrows = tuple(
        Ridge(through(between(first, last, (i + 0.5) / strands, width * 0.4, dice)), width,
            -depth * dice.uniform(0.5, 1.2))
        for i in range(strands)
    )
    return Shape(outline, colour, bevel=bevel, angle=angle, pitch=0.85, grain=0.05, ridges=furrows,
        shadow=Shadow(0.5, 5, 10, 6))


def _tips(start: Point, end: Point, size: float, dice: random.Random) -> list[Point]:
    """Return a zigzag of tips from start to end."""
    count = max(3, int(abs(end[0] - start[0]) / 14))
    out = []
    for i in range(1, count * 2):
        u = i / (count * 2)
        drop = size * dice.uniform(0.3, 1) if i % 2 else -size * 0.3
        out.append((start[0] + (end[0] - start[0]) * u, start[1] + (end[1] - start[1]) * u + drop))
    return out


def locks(colour: str, *runs: Numbers) -> list[Shape]:
    """Return single locks, each a tube x, y, width, ... with a furrow and every other one lighter."""
    out = []
    for i, run in enumerate(runs):
        knots = [(run[k], run[k + 1]) for k in range(0, len(run) - 2, 3)]
        wide = max(run[k + 2] for k in range(0, len(run) - 2, 3))
        out.append(
            Shape(tube(*run), lighter(colour, 0.1) if i % 2 else colour, bevel=wide * 0.5,
                angle=78 + (i % 3) * 10, pitch=0.8, grain=0.05,
                  ridges=(Ridge(through(knots), wide * 0.22, -wide * 0.16),), shadow=Shadow(0.4, 3, 6, 4))
        )  # fmt: skip
    return out


def braid(colour: str, knots: Numbers, width: float) -> list[Shape]:
    """Return a plait along x, y, x, y, ... that thins towards its end."""
    points = sampled(pairs(knots), 5)
    out = []
    for i, (x, y) in enumerate(points[:-1]):
        nx, ny = points[i + 1]
        thin = width * (1 - 0.45 * i / len(points))
        side = 1 if i % 2 else -1
        dx, dy = nx - x, ny - y
        long = (dx * dx + dy * dy) ** 0.5 or 1.0
        ox, oy = -dy / long * thin * 0.22 * side, dx / long * thin * 0.22 * side
        bead = tube(x + ox - dx * 0.6, y + oy - dy * 0.6, thin * 0.3, x + ox, y + oy, thin * 0.72,
            nx - ox * 0.6 + dx * 0.5, ny - oy * 0.6 + dy * 0.5, thin * 0.35)
        out.append(Shape(bead, lighter(colour, 0.06) if i % 2 else colour, bevel=thin * 0.32,
            angle=50 * side, pitch=0.8, shadow=Shadow(0.35, 2, 4, 3)))
    return out


def recoloured(shape: Shape, colour: str) -> Shape:
    """Return the same sheet in another colour."""
    return replace(shape, fill=colour)
