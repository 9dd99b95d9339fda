"""Passages: how figures go over the board: they hop from square to square, slide, jump over things, or fly.

Points and lengths are those of the map; milliseconds at speed 1.
"""

from __future__ import annotations

import math

from game.kit.geometry import Point
from game.looks.heroica.placement import FIGURE, FOOT
from game.looks.heroica.tray import SQUARE
from game.ui.screen.tween import in_out_sine, in_quad, out_cubic, out_quad
from game.ui.table.passage import Passage, Stance

FOOTING = 1 - FOOT / FIGURE[1]
"""Where a figure stands, as a share of the height of its box."""
STEP, LAST, FLIP, TILT = 90.0, 120.0, 120.0, 220.0
"""How long a hop lasts, and one with which the figure comes to rest; a turn to the other side; a tilt where it is
stopped.
"""
HIGH, LEAN, SQUASH, EDGE = 0.22, 5.0, 0.96, 0.03
"""How high a hop is, in squares; how far the figure leans into it, in degrees; how low it is when it lands, as a share;
and how thin while it turns, in squares.
"""
_TILTED = 8.0
_SHIFT, _SLIDE = 120.0, 260.0
_JUMP, _JUMP_HIGH, _JUMP_LEAN = 260.0, 0.62, 9.0
_FETCH = 320.0
_DROP, _DROPS_BY = 260.0, 64.0
_FLIGHT, _LEAST, _MOST = 110.0, 320.0, 760.0
"""Milliseconds for a square of a flight, and for the shortest and longest one."""
_ARCH, _ARCH_LEAST, _ARCH_MOST, _BOW, _WHIRL = 0.26, 0.35, 1.6, 0.12, 16.0
"""How high a flight is for each square, at least and at most, how far it swings aside, and how far the figure reels."""


def hop(start: Point, goal: Point, *, forward: int, flips: bool, stopped: bool) -> Passage:
    """A hop onto the next square; `forward` is 1 for a figure that looks to the right and -1 for one that looks left,
    `flips` that it looked the other way before, `stopped` that it tilts where it lands, since its move ends there.
    """
    whole = LAST + (TILT if stopped else 0.0)

    def stance(part: float) -> Stance:
        time = part * whole
        air, landed = min(1.0, time / STEP), max(0.0, min(1.0, (time - STEP) / (LAST - STEP)))
        thin, before = _turn(time, flips)
        squash = 1 - (1 - SQUASH) * (1 - landed) if time >= STEP else 1.0
        lean = forward * (LEAN * math.sin(air * math.pi) + _tilt(time - LAST))
        return Stance(
            between(start, goal, in_out_sine(air)), HIGH * SQUARE * math.sin(air * math.pi), lean, squash, thin,
            before=before,
        )  # fmt: skip

    return Passage(whole, whole if stopped else LAST if flips else STEP, stance, FOOTING)


def shift(start: Point, goal: Point) -> Passage:
    """A figure makes room for another on its square."""
    return Passage(_SHIFT, _SHIFT, lambda part: Stance(between(start, goal, in_out_sine(part))), FOOTING)


def slide(start: Point, goal: Point, *, forward: int) -> Passage:
    """A figure is thrown back along the ground, leaning against it."""

    def stance(part: float) -> Stance:
        against = math.copysign(1.0, start[0] - goal[0]) if abs(start[0] - goal[0]) > 1 else -forward
        return Stance(between(start, goal, out_cubic(part)), lean=-against * LEAN * (1 - part) * 2)

    return Passage(_SLIDE, _SLIDE, stance, FOOTING)


def jump(start: Point, goal: Point, *, forward: int, flips: bool) -> Passage:
    """Over what stands between."""

    def stance(part: float) -> Stance:
        thin, before = _turn(part * _JUMP, flips)
        air = min(1.0, part / 0.86)
        squash = 1 - 2 * (1 - SQUASH) * math.sin((part - 0.86) / 0.14 * math.pi) if part > 0.86 else 1.0
        return Stance(
            between(start, goal, air), _JUMP_HIGH * SQUARE * math.sin(air * math.pi),
            forward * _JUMP_LEAN * math.sin(air * math.tau), squash, thin, before=before,
        )  # fmt: skip

    return Passage(_JUMP, _JUMP, stance, FOOTING, over=True)


def flight(start: Point, goal: Point, room: float) -> Passage:
    """Thrown along a curve over everything, reeling; no higher than there is room above it."""
    far = math.dist(start, goal) / SQUARE
    time = max(_LEAST, min(_MOST, _FLIGHT * far + 120.0))
    across = (-(goal[1] - start[1]), goal[0] - start[0])
    if across[1] > 0:
        across = (-across[0], -across[1])  # the curve swings to the far side

    high = min(_ARCH_MOST, 0.4 + _ARCH * far) * SQUARE
    flat = min(1.0, max(_ARCH_LEAST * SQUARE, room) / (high - _BOW * across[1]))

    def stance(part: float) -> Stance:
        air = min(1.0, part / 0.9)
        x, y = between(start, goal, in_out_sine(air))
        aside = flat * _BOW * math.sin(air * math.pi)
        squash = 1 - 3 * (1 - SQUASH) * math.sin((part - 0.9) / 0.1 * math.pi) if part > 0.9 else 1.0
        lean = _WHIRL * math.sin(air * 2 * math.tau) * (1 - air)
        lift = flat * high * math.sin(air * math.pi)
        return Stance((x + across[0] * aside, y + across[1] * aside), lift, lean, squash)

    return Passage(time, time, stance, FOOTING, over=True)


def to_pack(start: Point, goal: Point, begins: float) -> Passage:
    """Something picked up flies to the pack of its new owner; it begins so large, as a share of what it is there."""

    def stance(part: float) -> Stance:
        far = out_quad(part)
        lift = 0.9 * SQUARE * math.sin(part * math.pi)
        return Stance(between(start, goal, far), lift, size=begins + (1 - begins) * far)

    return Passage(_FETCH, _FETCH, stance, 0.9, over=True)


def drop(at: Point, wait: float) -> Passage:
    """A thing drops onto its shelf after a wait; lengths are those of the table."""
    whole = wait + _DROP

    def stance(part: float) -> Stance:
        time = part * whole - wait
        if time <= 0:
            return Stance(at, alpha=0.0)
        down = min(1.0, time / (_DROP * 0.6))
        squash = 1 - 0.1 * math.sin((time / _DROP - 0.6) / 0.4 * math.pi) if time > _DROP * 0.6 else 1.0
        return Stance(at, _DROPS_BY * (1 - in_quad(down)), squash=squash, alpha=min(1.0, 3 * down))

    return Passage(whole, whole, stance, 1.0)


def between(start: Point, goal: Point, part: float) -> Point:
    """A point on the straight line."""
    return start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part


def _turn(time: float, flips: bool) -> tuple[float, bool]:
    """How wide a figure is seen that turns to its other side, and whether that is still the side before."""
    if not flips or time >= FLIP:
        return 1.0, False
    return max(EDGE / FIGURE[0], abs(math.cos(time / FLIP * math.pi))), time < FLIP / 2


def _tilt(time: float) -> float:
    """How far a figure tilts so long after it was stopped."""
    if time <= 0:
        return 0.0
    part = min(1.0, time / TILT)
    return _TILTED * math.sin(part * 1.5 * math.tau) * (1 - part) * math.sqrt(1 - part)
