"""Die course: the way of a die, straight into its tray, or onto the table: there it bounces twice, lies to be read, and
slides into the tray. Pure arithmetic; milliseconds at speed 1, logical units of the table.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from game.kit.geometry import Point
from game.ui.screen.tween import in_out_cubic, out_cubic, out_quad

THROW, TUMBLE, SETTLE, STAY, SLIDE = 700.0, 500.0, 120.0, 400.0, 240.0
"""How long it tumbles into its tray, or onto the table; jumps a last time where it has landed; lies on the table to be
read, and slides into the tray.
"""
HOP, _SETTLES = 46.0, 3.0
"""How high a die hops in its tray, and how high it jumps when it has landed there."""
BOUNCES = (0.44, 0.78)
"""The parts of its tumbling at which it touches the table."""
_HEIGHTS = (1.5, 0.9, 0.34)
"""How high it flies before each touch and before it lands, in its own sizes: first it falls from a hand."""
_JUMP = 0.06


class DieCourse(NamedTuple):
    """Where a die comes from, where it lies to be read, and how large it is there."""

    start: Point
    rest: Point
    size: float

    def touches(self) -> list[Point]:
        """Where it touches the table before it lands."""
        return [self._along(part) for part in BOUNCES]

    def _along(self, part: float) -> Point:
        far = out_quad(part)
        (x, y), (to_x, to_y) = self.start, self.rest
        return x + (to_x - x) * far, y + (to_y - y) * far


class DieSeen(NamedTuple):
    """A die at one moment: over which point, how high above it, how large, and how far it has tumbled (1: its face is
    seen).
    """

    at: Point
    high: float
    size: float
    tumbled: float = 1.0


def length_of(course: DieCourse | None) -> float:
    """How long a die is on its way."""
    return THROW + SETTLE if course is None else TUMBLE + SETTLE + STAY + SLIDE


def into_tray(centre: Point, part: float) -> tuple[Point, float]:
    """Over which place a die is that tumbles into its tray, and how high: it comes in from the lower right and hops
    twice.
    """
    far = 1 - out_cubic(part)
    hop = abs(math.sin(part * math.pi * 2.5)) * (1 - out_quad(part)) * HOP
    return (centre[0] + far * 210, centre[1] + far * 120), hop


def bounce(age: float) -> float:
    """The last little jump of a die that has landed in its tray."""
    part = min(1.0, max(0.0, (age - THROW) / SETTLE))
    return _SETTLES * math.sin(part * math.pi)


def seen_at(course: DieCourse, age: float, tray: tuple[float, float, float]) -> DieSeen:
    """The die so long after it was thrown; `tray` is where it lies at last, and how large."""
    if age < TUMBLE:
        part = age / TUMBLE
        return DieSeen(course._along(part), _height(part) * course.size, course.size, part)
    if age < TUMBLE + SETTLE:
        jump = _JUMP * course.size * math.sin((age - TUMBLE) / SETTLE * math.pi)
        return DieSeen(course.rest, jump, course.size)
    part = in_out_cubic(min(1.0, max(0.0, (age - TUMBLE - SETTLE - STAY) / SLIDE)))
    (x, y), (to_x, to_y, size) = course.rest, tray
    at = x + (to_x - x) * part, y + (to_y - y) * part
    return DieSeen(at, 0.0, course.size + (size - course.size) * part)


def _height(part: float) -> float:
    """How high it is at a part of its tumbling, in its own sizes."""
    first, second = BOUNCES
    if part < first:
        return _HEIGHTS[0] * (1 - (part / first) ** 2)
    begun, ends, high = (first, second, _HEIGHTS[1]) if part < second else (second, 1.0, _HEIGHTS[2])
    return high * math.sin((part - begun) / (ends - begun) * math.pi)
