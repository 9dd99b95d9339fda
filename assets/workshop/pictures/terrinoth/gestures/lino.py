"""Lino: the few strokes that every gesture is cut with.

A gesture is drawn round 0, 0 within a disc of radius 186 (y runs down) in four inks. Large light shapes stand on the
dark disc; tapered gouges cut form and light into them (light from the upper left). It must be told at a width of 40
pixels. The lower right belongs to the sign of the action: nothing of weight within 60 of (158, 150).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

Point = tuple[float, float]


class Inks(NamedTuple):
    """The colours of an emblem, light to dark: paper, a lighter and the full colour of the archetype, the dark disc."""

    paper: str
    light: str
    colour: str
    dark: str


Gesture = Callable[[Inks], str]


def shape(d: str, fill: str) -> str:
    """A closed shape."""
    return f'<path d="{d}" fill="{fill}"/>'


def line(d: str, ink: str, width: float) -> str:
    """A stroke with round ends."""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{d}" fill="none" stroke="{ink}" stroke-width="{width}" {ends}/>'


def edged(d: str, fill: str, edge: str, width: float = 10) -> str:
    """A closed shape with a dark edge of a width outside it, which parts it from what is behind."""
    return f'<path d="{d}" fill="{edge}" stroke="{edge}" stroke-width="{2 * width}" stroke-linejoin="round"/>' + shape(
        d, fill
    )


def limb(d: str, fill: str, width: float, edge: str, rim: float = 9) -> str:
    """A finger, an arm or a bough: a thick stroke with round ends and a dark edge."""
    return line(d, edge, width + 2 * rim) + line(d, fill, width)


def disc(x: float, y: float, radius: float, fill: str) -> str:
    """A round shape."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"/>'


def ring(x: float, y: float, radius: float, ink: str, width: float) -> str:
    """An open circle."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{ink}" stroke-width="{width}"/>'


def gouge(start: Point, end: Point, width: float, ink: str) -> str:
    """One cut of the knife: pointed at both ends, widest in the middle."""
    (x1, y1), (x2, y2) = start, end
    long = math.hypot(x2 - x1, y2 - y1) or 1.0
    ax, ay = (y1 - y2) / long * width, (x2 - x1) / long * width
    mx, my = (x1 + x2) / 2, (y1 + y2) / 2
    there = f"Q{mx + ax:.1f} {my + ay:.1f} {x2:.1f} {y2:.1f}"
    return shape(f"M{x1:.1f} {y1:.1f} {there} Q{mx - ax:.1f} {my - ay:.1f} {x1:.1f} {y1:.1f} Z", ink)


def gouges(first: tuple[Point, Point], last: tuple[Point, Point], count: int, width: float, ink: str) -> str:
    """Cuts side by side, from the first to the last."""
    parts = [number / max(1, count - 1) for number in range(count)]
    return "".join(gouge(_between(first[0], last[0], p), _between(first[1], last[1], p), width, ink) for p in parts)


def rays(x: float, y: float, near: float, far: float, count: int, width: float, ink: str) -> str:
    """Cuts that fly from a point to all sides, every second one shorter."""
    made = []
    for number in range(count):
        c, s = math.cos(2 * math.pi * number / count), math.sin(2 * math.pi * number / count)
        end = far if number % 2 == 0 else near + (far - near) * 0.62
        made.append(gouge((x + near * c, y + near * s), (x + end * c, y + end * s), width, ink))
    return "".join(made)


def fist(fill: str, edge: str) -> str:
    """A fist round an upright shaft at 0, 0, about 100 wide: knuckles left, thumb on top, the arm down to the right."""
    arm = edged("M4 -36 Q44 -44 62 -12 L114 48 L70 98 L14 52 Z", fill, edge)
    fingers = "".join(
        limb(f"M{left} {y} L26 {y}", fill, 24, edge, 7) for y, left in ((-40, -36), (-14, -46), (12, -46), (38, -36))
    )
    return arm + fingers + limb("M44 -18 Q32 -66 -18 -64", fill, 27, edge)


def palm(fill: str, edge: str) -> str:
    """An open hand round 0, 0, about 190 high: fingers up, the thumb left, the wrist down."""
    made = edged("M-44 16 Q0 0 48 18 Q56 54 38 88 L38 118 L-34 118 L-36 88 Q-50 62 -44 16 Z", fill, edge)
    for root, tip in (((-36, 14), (-50, -62)), ((-12, 8), (-16, -88)), ((14, 8), (20, -80)), ((38, 16), (54, -52))):
        made += limb(f"M{root[0]} {root[1]} L{tip[0]} {tip[1]}", fill, 24, edge, 6)
    made += limb("M-24 58 Q-62 40 -86 0", fill, 27, edge, 7)
    return made + shape("M-38 16 Q0 4 44 18 Q52 54 34 92 L-32 92 Q-44 62 -38 16 Z", fill)


def placed(body: str, x: float = 0.0, y: float = 0.0, turn: float = 0.0, size: float = 1.0) -> str:
    """A drawing at another place, turned by degrees, larger or smaller; a negative size mirrors it left to right."""
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({size} {abs(size)})">{body}</g>'


def within(body: str) -> str:
    """A drawing that is cut off at the edge of the disc."""
    return f'<clipPath id="disc"><circle r="190"/></clipPath><g clip-path="url(#disc)">{body}</g>'


def _between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
