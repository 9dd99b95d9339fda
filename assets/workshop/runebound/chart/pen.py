"""The pen: lines and fills as SVG markup in sheet units. At 50 % every line is 1.3 times as heavy."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Point = tuple[float, float]
INK = "#1d1712"


@dataclass(frozen=True)
class Pen:
    """Draws with lines `weight` times as heavy. A `pale` pen draws what was not surveyed: thin grey brown lines."""

    weight: float = 1.0
    pale: bool = False

    def line(self, d: str, width: float = 1.0, colour: str = INK, more: str = "") -> str:
        """A line without a fill."""
        colour, share = (self._faint(), 0.7) if self.pale else (colour, 1.0)
        more = more.replace("opacity=", "stroke-opacity=")
        return (
            f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width * self.weight * share:.2f}" '
            f'stroke-linecap="round" stroke-linejoin="round" {more}/>'
        )

    def shape(self, d: str, fill: str, width: float = 0.0, colour: str = INK, more: str = "") -> str:
        """A filled outline, with its line if it has a width."""
        more = more.replace("opacity=", "fill-opacity=")
        if self.pale:
            fill, colour, width = self._ground(), self._faint(), width * 0.7
        edge = f'stroke="{colour}" stroke-width="{width * self.weight:.2f}" stroke-linejoin="round" ' if width else ""
        return f'<path d="{d}" fill="{fill}" {edge}{more}/>'

    @staticmethod
    def _faint() -> str:
        return "#a3906f"

    @staticmethod
    def _ground() -> str:
        return "#e6d9ba"


def poly(points: Iterable[Point], closed: bool = True) -> str:
    """A path of straight lines."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if closed else "")


def curve(points: Sequence[Point], closed: bool = False) -> str:
    """A smooth path through points."""
    count = len(points)
    out = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    for i in range(count if closed else count - 1):
        before = points[i - 1] if closed or i else points[i]
        start, end = points[i], points[(i + 1) % count]
        after = points[(i + 2) % count] if closed or i + 2 < count else end
        ax, ay = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
        bx, by = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
        out.append(f"C{ax:.1f} {ay:.1f} {bx:.1f} {by:.1f} {end[0]:.1f} {end[1]:.1f}")
    return "".join(out) + ("Z" if closed else "")


def dense(points: Sequence[Point], steps: int = 10) -> list[Point]:
    """The points of a smooth line through points, close to each other."""
    out: list[Point] = []
    for i in range(len(points) - 1):
        p0, p1, p2 = points[max(i - 1, 0)], points[i], points[i + 1]
        p3 = points[min(i + 2, len(points) - 1)]
        out += [(_spline(p0[0], p1[0], p2[0], p3[0], k / steps), _spline(p0[1], p1[1], p2[1], p3[1], k / steps))
                for k in range(steps)]
    return [*out, points[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def put(markup: str, x: float, y: float, size: float = 1.0, mirror: bool = False) -> str:
    """Markup drawn about 0, 0, at x, y."""
    across = -size if mirror else size
    return f'<g transform="matrix({across:.3f} 0 0 {size:.3f} {x:.1f} {y:.1f})">{markup}</g>'


def circle(x: float, y: float, r: float) -> str:
    """A circle as a path."""
    return f"M{x - r:.1f} {y:.1f}a{r:.1f} {r:.1f} 0 1 0 {2 * r:.1f} 0a{r:.1f} {r:.1f} 0 1 0 {-2 * r:.1f} 0Z"


def box(x: float, y: float, wide: float, high: float) -> str:
    """An upright rectangle as a path."""
    return f"M{x:.1f} {y:.1f}h{wide:.1f}v{high:.1f}h{-wide:.1f}Z"


def away(point: Point, line: Sequence[Point]) -> float:
    """How far a point lies from a run of straight lines."""
    found = 1e9
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        dx, dy = bx - ax, by - ay
        t = max(0.0, min(1.0, ((point[0] - ax) * dx + (point[1] - ay) * dy) / (dx * dx + dy * dy or 1.0)))
        found = min(found, math.hypot(point[0] - ax - t * dx, point[1] - ay - t * dy))
    return found
