"""Outlines as SVG path data: loops and lines through points, tubes, ellipses, leaves, jagged edges."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

Point = tuple[float, float]


def pairs(numbers: Sequence[float]) -> list[Point]:
    """Return a flat run of x, y, x, y, ... as points."""
    return [(numbers[i], numbers[i + 1]) for i in range(0, len(numbers) - 1, 2)]


def _curves(points: Sequence[Point], closed: bool) -> str:
    """Return the Bezier pieces of a Catmull-Rom curve through the points."""
    count = len(points)
    pieces = []
    for i in range(count if closed else count - 1):
        before = points[i - 1] if closed or i else points[i]
        start, end = points[i], points[(i + 1) % count]
        after = points[(i + 2) % count] if closed or i + 2 < count else end
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        pieces.append(" ".join(f"{x:.1f} {y:.1f}" for x, y in (first, second, end)))
    return " ".join(f"C{piece}" for piece in pieces)


def loop(*numbers: float) -> str:
    """Return a closed smooth outline through the points x, y, x, y, ..."""
    return through(pairs(numbers), closed=True)


def line(*numbers: float) -> str:
    """Return an open smooth line through the points x, y, x, y, ..."""
    return through(pairs(numbers), closed=False)


def through(points: Sequence[Point], closed: bool = False) -> str:
    """Return a smooth curve through the points."""
    start = f"M{points[0][0]:.1f} {points[0][1]:.1f} "
    return start + _curves(points, closed) + (" Z" if closed else "")


def polygon(*numbers: float) -> str:
    """Return a closed outline with straight edges through the points x, y, x, y, ..."""
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in pairs(numbers)) + " Z"


def box(x: float, y: float, width: float, height: float) -> str:
    """Return an upright rectangle with its upper left corner at x, y."""
    return polygon(x, y, x + width, y, x + width, y + height, x, y + height)


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """Return an ellipse (a circle without `ry`)."""
    ry = rx if ry is None else ry
    return f"M{x - rx:.1f} {y:.1f} a{rx} {ry} 0 1 0 {2 * rx} 0 a{rx} {ry} 0 1 0 {-2 * rx} 0 Z"


def sampled(points: Sequence[Point], steps: int = 8) -> list[Point]:
    """Return the Catmull-Rom curve through the points as a dense run of points."""
    if len(points) < 3:
        (ax, ay), (bx, by) = points[0], points[-1]
        return [(ax + (bx - ax) * k / steps, ay + (by - ay) * k / steps) for k in range(steps + 1)]
    out: list[Point] = []
    for i in range(len(points) - 1):
        p0, p1, p2 = points[max(i - 1, 0)], points[i], points[i + 1]
        p3 = points[min(i + 2, len(points) - 1)]
        for k in range(steps):
            t = k / steps
            out.append((_spline(p0[0], p1[0], p2[0], p3[0], t), _spline(p0[1], p1[1], p2[1], p3[1], t)))
    return [*out, points[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    """Return the Catmull-Rom value between b and c at t (0 to 1)."""
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def tube(*numbers: float) -> str:
    """Return a limb of changing width through x, y, width, x, y, width, ... with round ends.

    Arms, legs, tails, horns, branches, locks of hair and bent blades are all tubes.
    """
    knots = [numbers[i : i + 3] for i in range(0, len(numbers) - 2, 3)]
    centre = sampled([(x, y) for x, y, _ in knots])
    widths = [p[1] for p in sampled([(0.0, w) for _, _, w in knots])]
    left, right = [], []
    for i, (x, y) in enumerate(centre):
        ax, ay = centre[max(i - 1, 0)]
        bx, by = centre[min(i + 1, len(centre) - 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny, half = -(by - ay) / length, (bx - ax) / length, max(widths[i], 0.4) / 2
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    start, end = max(widths[0], 0.4) / 2, max(widths[-1], 0.4) / 2
    run = " L".join(f"{x:.1f} {y:.1f}" for x, y in left)
    back = " L".join(f"{x:.1f} {y:.1f}" for x, y in reversed(right[:-1]))
    cap = f" A{end:.1f} {end:.1f} 0 0 0 {right[-1][0]:.1f} {right[-1][1]:.1f} "
    home = f" A{start:.1f} {start:.1f} 0 0 0 {left[0][0]:.1f} {left[0][1]:.1f} Z"
    return f"M{run}{cap}L{back}{home}" if back else f"M{run}{cap}{home}"


def leaf_mass(dice: random.Random, x: float, y: float, rx: float, ry: float, points: int = 46) -> str:
    """Return a ragged cloud: a crown of leaves, a bush, a bank of clouds or a curl of hair."""
    turn = dice.uniform(0, 9)
    out = []
    for i in range(points):
        a = 2 * math.pi * i / points
        k = 1 + 0.10 * math.sin(5 * a + turn) + 0.07 * math.sin(11 * a + 2 * turn)
        k += 0.10 if i % 2 else -0.04
        out.append((x + rx * k * math.cos(a), y + ry * k * math.sin(a)))
    return "M" + " L".join(f"{a:.1f} {b:.1f}" for a, b in out) + " Z"


def skyline(dice: random.Random, width: float, bottom: float, heights: Sequence[float], rough: float) -> str:
    """Return ground from edge to edge below a rough line through evenly spread heights."""
    step = (width + 40) / (len(heights) - 1)
    top = [(-20 + i * step, y + dice.uniform(-rough, rough)) for i, y in enumerate(heights)]
    run = " ".join(f"L{x:.1f} {y:.1f}" for x, y in top)
    return f"M-20 {bottom:.0f} {run} L{width + 20:.0f} {bottom:.0f} Z"


def rays(x: float, y: float, inner: float, outer: float, count: int, turn: float = 0.0) -> str:
    """Return a star of straight rays: a spiked crown seen from above, a sun, a burst."""
    out = []
    for i in range(count * 2):
        a = math.radians(turn) + math.pi * i / count
        r = outer if i % 2 == 0 else inner
        out.append((x + r * math.cos(a), y + r * math.sin(a)))
    return "M" + " L".join(f"{a:.1f} {b:.1f}" for a, b in out) + " Z"
