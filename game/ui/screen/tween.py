"""Values in motion: the easings of the table and `Tween`, a number that runs from one value to another.

Times are milliseconds at speed 1; `update(dt)` takes milliseconds that were already multiplied by the speed.
"""

from __future__ import annotations

import math
from collections.abc import Callable

Easing = Callable[[float], float]
_ONSET = 0.22
"""The part of its time in which a card comes up to its speed."""


def linear(t: float) -> float:
    """Even from beginning to end."""
    return t


def in_quad(t: float) -> float:
    """Slow, then fast."""
    return t * t


def out_quad(t: float) -> float:
    """Fast, then slow."""
    return 1 - (1 - t) ** 2


def out_cubic(t: float) -> float:
    """Very fast, then very slow: how tokens fly."""
    return 1 - (1 - t) ** 3


def weighty(t: float) -> float:
    """Very fast, then very slow, but set in motion first: how cards slide."""
    return out_cubic(set_off(t))


def set_off(t: float) -> float:
    """Even, but for coming up to speed: what starts with a jerk starts so no longer."""
    run = t * t / (2 * _ONSET) if t < _ONSET else t - _ONSET / 2
    return run / (1 - _ONSET / 2)


def in_out_cubic(t: float) -> float:
    """Slow, fast, slow: how a token steps along its track."""
    return 4 * t**3 if t < 0.5 else 1 - (-2 * t + 2) ** 3 / 2


def in_out_sine(t: float) -> float:
    """Softly on and softly off: how cards flip."""
    return (1 - math.cos(math.pi * t)) / 2


def out_back(t: float, overshoot: float = 1.2) -> float:
    """A little too far, and back."""
    return 1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2


EASINGS: dict[str, Easing] = {
    "linear": linear,
    "in-quad": in_quad,
    "out-quad": out_quad,
    "out-cubic": out_cubic,
    "weighty": weighty,
    "in-out-cubic": in_out_cubic,
    "in-out-sine": in_out_sine,
    "out-back": out_back,
}


class Tween:
    """A number on its way. `tween.to(1.0, 90)` sets a new goal from wherever it is; `tween.value` is where
    it is.
    """

    def __init__(self, value: float = 0.0, easing: Easing = out_quad) -> None:
        self.value = value
        self.goal = value
        self.easing = easing
        self._from = value
        self._time = 0.0
        self._duration = 0.0

    def to(self, goal: float, duration: float, easing: Easing | None = None) -> None:
        """Set a new goal, reached after `duration` milliseconds; 0 is at once. The goal it has already
        changes nothing.
        """
        if goal == self.goal:
            return
        self.easing = easing or self.easing
        self._from, self.goal = self.value, goal
        self._time, self._duration = 0.0, duration
        if duration <= 0:
            self.value = goal

    def jump(self, value: float) -> None:
        """Be there at once."""
        self.value = self.goal = self._from = value
        self._duration = 0.0

    @property
    def moving(self) -> bool:
        """True until the goal is reached."""
        return self.value != self.goal

    def update(self, dt: float) -> bool:
        """Go on for `dt` milliseconds; true when the value changed."""
        if self.value == self.goal:
            return False
        self._time += dt
        part = 1.0 if self._duration <= 0 else min(1.0, self._time / self._duration)
        self.value = self.goal if part >= 1.0 else self._from + (self.goal - self._from) * self.easing(part)
        return True
