"""Passages: how a beaten enemy turns over to its loot and flies to the winner's pile. Milliseconds at speed 1."""

from __future__ import annotations

import math

from game.kit.geometry import Point
from game.ui.screen.tween import in_out_sine
from game.ui.table.passage import Passage, Stance

TURN, FLY = 420.0, 360.0
"""How long the card turns over its short axis, and how long it flies."""
LOOT_SIZE = 0.66
"""How large the loot is seen when it has come up, as a share of the enemy that was fought."""
_RISE = 26.0


def beaten(start: Point, goal: Point, small: float) -> Passage:
    """The enemy turns over where it stood, and flies as loot to a place where it is as `small` a share of itself."""
    whole = TURN + FLY

    def stance(part: float) -> Stance:
        time = part * whole
        over = min(1.0, time / TURN)
        squash = max(0.04, abs(math.cos(over * math.pi)))
        if time <= TURN:
            return Stance(start, _RISE * math.sin(over * math.pi), squash=squash, size=_between(1.0, LOOT_SIZE, over),
                before=over < 0.5)
        way = in_out_sine((time - TURN) / FLY)
        at = (_between(start[0], goal[0], way), _between(start[1], goal[1], way))
        return Stance(at, _RISE * 2 * math.sin(way * math.pi), lean=-10 * math.sin(way * math.pi),
            size=_between(LOOT_SIZE, small, way))

    return Passage(whole, whole, stance, foot=0.5, over=True)


def _between(start: float, goal: float, part: float) -> float:
    return start + (goal - start) * part
