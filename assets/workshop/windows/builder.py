"""A leaded window as it is put together: panes, lead, paint on the glass, and the light behind it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np

from assets.workshop.frame_parts import fill, stroke
from assets.workshop.svg import path, shade

Point = tuple[float, float]
LEAD = 5.0
JOIN = 'stroke-linejoin="round" stroke-linecap="round"'


@dataclass(frozen=True)
class Light:
    """What shines through a window: from where, in which colour, how strongly, and how dim the glass is beside it."""

    centre: Point
    colour: str = "#fff4c8"
    strength: float = 0.40
    dim: float = 0.0


@dataclass
class Window:
    """Panes in painting order: each covers what lies below it, lead and paint included.

    `panes`, `leads` and `paints` are markup of the same drawing: the glass in colour, lead and paint in white on black.
    `shapes` are the outlines of the panes, for whoever lights one after the other. The generator makes each pane a
    little different in colour.
    """

    light: Light
    panes: list[str] = field(default_factory=list)
    leads: list[str] = field(default_factory=list)
    paints: list[str] = field(default_factory=list)
    shapes: list[str] = field(default_factory=list)
    random: np.random.Generator = field(default_factory=lambda: np.random.default_rng(8))

    def pane(self, d: str, colour: str, vary: float = 0.14, place: str = "", lead: float = LEAD) -> None:
        """Add a pane. `place` is an SVG transform, `vary` how far it may be lighter or darker than its colour."""
        towards = "#fff3d0" if self.random.random() < 0.5 else "#100c14"
        glass = shade(colour, towards, float(self.random.uniform(0, vary)))
        self.panes.append(_placed(fill(d, glass), place))
        self.leads.append(_placed(fill(d, "#000") + stroke(d, "#fff", lead, JOIN), place))
        self.paints.append(_placed(fill(d, "#000"), place))
        self.shapes.append(_placed(f'<path d="{d}"/>', place))

    def polygon(self, points: Iterable[Point], colour: str, vary: float = 0.14) -> None:
        """Add a pane with straight sides."""
        self.pane(path(points), colour, vary)

    def disc(self, x: float, y: float, radius: float, colour: str, vary: float = 0.05) -> None:
        """Add a round pane."""
        self.pane(circle(x, y, radius), colour, vary)

    def cut(self, d: str, width: float = 3.6) -> None:
        """Add a lead line across a pane."""
        self.leads.append(stroke(d, "#fff", width, JOIN))

    def paint(self, d: str, width: float = 2.2, strength: float = 0.8) -> None:
        """Draw a line on the glass, in the brown of old glass paint."""
        self.paints.append(stroke(d, "#fff", width, f'{JOIN} opacity="{strength}"'))

    def wash(self, d: str, strength: float = 0.35) -> None:
        """Lay thin paint over a part of the glass, as a shadow."""
        self.paints.append(fill(d, "#fff", f'opacity="{strength}"'))


def _placed(markup: str, place: str) -> str:
    return f'<g transform="{place}">{markup}</g>' if place else markup


def circle(x: float, y: float, radius: float) -> str:
    """A circle as a path."""
    return (
        f"M{x - radius:.1f} {y:.1f} a{radius} {radius} 0 1 1 {2 * radius} 0 a{radius} {radius} 0 1 1 {-2 * radius} 0 Z"
    )


def polar(centre: Point, radius: float, degrees: float) -> Point:
    """A point round a centre; 0 degrees is straight up, clockwise."""
    angle = math.radians(degrees - 90)
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def wedge(centre: Point, near: float, far: float, start: float, end: float) -> str:
    """A piece of a ring with curved sides."""
    (ax, ay), (bx, by) = polar(centre, near, start), polar(centre, far, start)
    (cx, cy), (dx, dy) = polar(centre, far, end), polar(centre, near, end)
    return (
        f"M{ax:.1f} {ay:.1f} L{bx:.1f} {by:.1f} A{far} {far} 0 0 1 {cx:.1f} {cy:.1f} "
        f"L{dx:.1f} {dy:.1f} A{near} {near} 0 0 0 {ax:.1f} {ay:.1f} Z"
    )


def curve(points: Sequence[Point], closed: bool = True) -> str:
    """A smooth line through points, as the value of `d`."""
    count = len(points)

    def at(k: int) -> Point:
        return points[k % count] if closed else points[min(max(k, 0), count - 1)]

    parts = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    for k in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(k - 1), at(k), at(k + 1), at(k + 2)
        share = 1 / 6
        parts.append(
            f"C{bx + (cx - ax) * share:.1f} {by + (cy - ay) * share:.1f} "
            f"{cx - (dx - bx) * share:.1f} {cy - (dy - by) * share:.1f} {cx:.1f} {cy:.1f}"
        )
    return " ".join(parts) + (" Z" if closed else "")


def mirrored(points: Iterable[Point], axis: float = 260.0) -> list[Point]:
    """The same points on the other side of the upright axis."""
    return [(2 * axis - x, y) for x, y in points]
