"""Coin passages: how tokens are tossed, turned over, and struck out. Milliseconds at speed 1.

A coin flies up, turns about its edge, lands with its new face and rebounds a little; golden rims shine in order.
"""

from __future__ import annotations

import math

from game.kit.geometry import Point
from game.ui.screen.tween import in_out_sine
from game.ui.table.passage import Passage, Stance

TOSS, SETTLE, APART = 500.0, 130.0, 22.0
"""How long a coin is in the air, how long it rebounds, and how much later each further one is tossed."""
HIGH, REBOUND = 150.0, 6.0
HELD = 60.0
"""So much longer than what follows waits, the new face is held: until the board has it too."""
READ = 700.0
"""How long a blow stands to be read before it lands."""
TURNS = 5
"""Half turns of a coin in the air: it sets out with one face and lands with the other side's."""
FLIP = 300.0
_RISE = 34.0
_EDGE = 0.05


def tossed(at: Point, order: int, last: int) -> Passage:
    """A coin is tossed where it lies, the later the higher its order, and lies with its new face until the last has
    come down.
    """
    wait = APART * order
    whole = APART * last + TOSS + SETTLE

    def stance(part: float) -> Stance:
        time = part * (whole + HELD) - wait
        if time <= 0:
            return Stance(at, before=True)
        if time >= TOSS:
            share = (time - TOSS) / SETTLE
            return Stance(at, REBOUND * math.sin(min(1.0, share) * math.pi))
        share = time / TOSS
        turn = share * TURNS * math.pi
        lift = HIGH * 4 * share * (1 - share)
        squash = max(_EDGE, abs(math.cos(turn)))
        return Stance(at, lift, squash=squash, size=1 + 0.18 * math.sin(share * math.pi), before=share < 0.5)

    return Passage(whole + HELD, whole, stance, foot=0.5, over=True)


def flipped(at: Point) -> Passage:
    """A coin is turned over once."""

    def stance(part: float) -> Stance:
        share = in_out_sine(min(1.0, part * (FLIP + HELD) / FLIP))
        squash = max(_EDGE, abs(math.cos(share * math.pi)))
        return Stance(at, _RISE * math.sin(share * math.pi), squash=squash, before=share < 0.5)

    return Passage(FLIP + HELD, FLIP, stance, foot=0.5, over=True)


def standing(at: Point) -> Passage:
    """A coin that has struck lies still while the blow is read."""
    return Passage(READ, READ, lambda part: Stance(at, before=False), foot=0.5)


def struck(at: Point, goal: Point) -> Passage:
    """A coin that is spent leaps a little towards whom it strikes and falls back, pale then."""
    reach = math.dist(at, goal) or 1.0
    way = ((goal[0] - at[0]) / reach, (goal[1] - at[1]) / reach)

    def stance(part: float) -> Stance:
        leap = 46 * math.sin(min(1.0, part * 1.15) * math.pi) if part < 0.87 else 0.0
        return Stance((at[0] + way[0] * leap, at[1] + way[1] * leap), 14 * math.sin(part * math.pi), before=part < 0.5)

    return Passage(260.0, 200.0, stance, foot=0.5, over=True)
