"""Passages: how figures go over the chart: they hop from hex to hex, are set down far away, rise and lie down.

Points and lengths are those of the sheet, but for `taken_off`; milliseconds at speed 1.
"""

from __future__ import annotations

import math

from game.kit.geometry import Point
from game.looks.runebound.standees import FOOT
from game.ui.screen.tween import in_out_sine, in_quad, out_quad
from game.ui.table.passage import Passage, Stance

FOOTING = 1 - FOOT
"""Where a figure stands, as a share of the height of its box."""
STEP, LAST = 210.0, 280.0
"""How long a hop onto the next hex lasts, and until the figure is at rest."""
HIGH, LEAN, SQUASH = 30.0, 6.0, 0.95
"""How high a hop is; how far the figure leans into it, in degrees; how low it is when it lands, as a share."""
_SHIFT = 160.0
_FLIGHT, _LEAST, _MOST, _ARCH = 60.0, 420.0, 900.0, 0.22
"""Milliseconds for a hex of a way through the air, the shortest and the longest one, and how high it is for its length.
"""
_DOWN, _FROM = 320.0, 90.0
_UP = 260.0
_PULSE, _LIFT = 320.0, 16.0
_FALL, _FLAT = 380.0, 80.0


def hop(start: Point, goal: Point) -> Passage:
    """A hop onto the next hex; the following one begins when it has landed."""
    lean = math.copysign(LEAN, goal[0] - start[0]) if abs(goal[0] - start[0]) > 1 else 0.0

    def stance(part: float) -> Stance:
        time = part * LAST
        air, landed = min(1.0, time / STEP), max(0.0, min(1.0, (time - STEP) / (LAST - STEP)))
        squash = 1 - (1 - SQUASH) * math.sin(landed * math.pi) if time >= STEP else 1.0
        up = math.sin(air * math.pi)
        return Stance(between(start, goal, in_out_sine(air)), HIGH * up, lean * up, squash)

    return Passage(LAST, STEP, stance, FOOTING)


def shift(start: Point, goal: Point) -> Passage:
    """A figure makes room for another in its hex."""
    return Passage(_SHIFT, _SHIFT, lambda part: Stance(between(start, goal, in_out_sine(part))), FOOTING)


def flight(start: Point, goal: Point, hexes: int) -> Passage:
    """A figure is set down far away: it goes through the air over everything."""
    time = max(_LEAST, min(_MOST, _FLIGHT * hexes + 240.0))
    high = _ARCH * math.dist(start, goal)

    def stance(part: float) -> Stance:
        air = min(1.0, part / 0.92)
        squash = 1 - 2 * (1 - SQUASH) * math.sin((part - 0.92) / 0.08 * math.pi) if part > 0.92 else 1.0
        return Stance(between(start, goal, in_out_sine(air)), high * math.sin(air * math.pi), squash=squash)

    return Passage(time, time, stance, FOOTING, over=True)


def put_down(at: Point, foot: float = FOOTING) -> Passage:
    """What comes onto the chart drops onto its place."""

    def stance(part: float) -> Stance:
        down = min(1.0, part / 0.7)
        bounce = 6.0 * math.sin((part - 0.7) / 0.3 * math.pi) if part > 0.7 else 0.0
        return Stance(at, _FROM * (1 - in_quad(down)) + bounce, alpha=min(1.0, 2.5 * part))

    return Passage(_DOWN, _DOWN * 0.7, stance, foot)


def taken_off(at: Point, high: float) -> Passage:
    """What leaves the chart rises and is gone; both are lengths of the table."""

    def stance(part: float) -> Stance:
        return Stance(at, high * out_quad(part), alpha=1 - in_quad(part))

    return Passage(_UP, _UP * 0.6, stance, 0.9, over=True)


def pulse(at: Point) -> Passage:
    """A figure shows that something happens to it: a little up, and down again."""

    def stance(part: float) -> Stance:
        return Stance(at, _LIFT * math.sin(part * math.pi))

    return Passage(_PULSE, _PULSE, stance, FOOTING)


def fall(at: Point) -> Passage:
    """A figure falls over."""

    def stance(part: float) -> Stance:
        down = in_quad(min(1.0, part / 0.75))
        bounce = 5.0 * math.sin((part - 0.75) / 0.25 * math.pi) if part > 0.75 else 0.0
        return Stance(at, lean=-(_FLAT * down - bounce))

    return Passage(_FALL, _FALL, stance, FOOTING)


def between(start: Point, goal: Point, part: float) -> Point:
    """A point on the straight line."""
    return start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part
