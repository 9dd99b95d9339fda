"""Acts: what figures show where they stand: they square up, strike, are struck, tip over, and turn.

Points and lengths are those of the map; milliseconds at speed 1.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from game.kit.geometry import Point
from game.looks.heroica.passages import EDGE, FOOTING, between
from game.looks.heroica.placement import FIGURE
from game.looks.heroica.tray import SQUARE
from game.ui.screen.tween import in_out_sine, in_quad, out_cubic, out_quad
from game.ui.table.passage import Passage, Stance

LUNGE, BACK, TIP, FETCH = 160.0, 120.0, 220.0, 380.0
"""How long a hero strikes out, and comes back; a monster tips over, and flies to the trophies."""
FLAT = 84.0
"""How far over lies what has tipped, in degrees."""
_REACH, _STRIKE = 0.36, 12.0
"""How far a hero strikes out, as a share of the way, and how far the figure leans into it."""
_SQUARE_UP, _BRISTLE = 200.0, 9.0
_HIT, _RECOIL, _SWAY = 260.0, 0.10, 11.0
"""How long who is hit reels, how far back in squares, and how far the figure sways."""
_RISE, _RISEN = 240.0, 0.16
_FALL, _LYING = 340.0, 0.72
_DRAW_IN, _TURN, _TURN_ON, _DRAWN = 220.0, 260.0, 200.0, 1.05
"""How long a large one draws breath before it turns; how long it turns by one quarter, and by each of several; how tall
it is then.
"""
_TROPHY, _SHRUNK = 0.42, 0.4
"""How large a trophy hangs on its string, as a share of the figure on the board, and after which part of its flight it
is no larger.
"""


def square_up(at: Point, toward: Point) -> Passage:
    """A figure leans towards the one it is going to fight."""
    lean = math.copysign(_BRISTLE, toward[0] - at[0])

    def stance(part: float) -> Stance:
        share = math.sin(part * math.pi)
        return Stance(between(at, toward, 0.05 * share), lean=lean * share)

    return Passage(_SQUARE_UP, _SQUARE_UP, stance, FOOTING)


def lunge(at: Point, toward: Point) -> Passage:
    """A figure strikes at another, and comes back; the blow falls after `LUNGE`."""
    lean = math.copysign(_STRIKE, toward[0] - at[0])
    whole = LUNGE + BACK

    def stance(part: float) -> Stance:
        time = part * whole
        out = in_quad(time / LUNGE) if time < LUNGE else 1 - in_out_sine((time - LUNGE) / BACK)
        return Stance(between(at, toward, _REACH * out), 0.1 * SQUARE * math.sin(out * math.pi), lean * out)

    return Passage(whole, LUNGE, stance, FOOTING)


def tip_over(at: Point, away: float, wait: float) -> Passage:
    """A figure falls flat after a wait, `away` from who struck it: 1 to the right, -1 to the left."""
    whole = wait + TIP

    def stance(part: float) -> Stance:
        time = part * whole - wait
        if time <= 0:
            return Stance(at)
        down = time / TIP
        lean = FLAT * (in_quad(down / 0.7) if down < 0.7 else 1 - 0.08 * math.sin((down - 0.7) / 0.3 * math.pi))
        hop = 0.14 * SQUARE * math.sin(min(1.0, down / 0.7) * math.pi)
        return Stance((at[0] + away * 0.16 * SQUARE * out_quad(down), at[1]), hop, away * lean)

    return Passage(whole + 1.0, whole, stance, FOOTING)


def to_string(start: Point, goal: Point, away: float) -> Passage:
    """What has tipped over flies over the table, turning, to the string of trophies, and hangs there: as small as it
    will be there before it passes over others.
    """

    def stance(part: float) -> Stance:
        far = in_out_sine(part)
        lift = 0.16 * math.dist(start, goal) * math.sin(part * math.pi)
        return Stance(
            between(start, goal, far), lift, away * (FLAT + (360.0 - FLAT) * out_quad(part)),
            size=1 + (_TROPHY - 1) * out_quad(min(1.0, part / _SHRUNK)),
        )  # fmt: skip

    return Passage(FETCH, FETCH, stance, 0.6, over=True)


def reel(at: Point, away: float) -> Passage:
    """Who is hit is driven back a little, and sways."""

    def stance(part: float) -> Stance:
        back = _RECOIL * SQUARE * math.sin(out_cubic(part) * math.pi)
        sway = _SWAY * math.cos(part * 1.5 * math.tau) * (1 - part) * (1 - part) if part > 0 else 0.0
        return Stance((at[0] + away * back, at[1]), lean=away * sway)

    return Passage(_HIT, _HIT, stance, FOOTING)


def rise(at: Point) -> Passage:
    """A little up, and down again."""

    def stance(part: float) -> Stance:
        return Stance(at, _RISEN * SQUARE * math.sin(part * math.pi))

    return Passage(_RISE, _RISE, stance, FOOTING)


def fall_down(at: Point, forward: int) -> Passage:
    """A hero falls onto the back."""

    def stance(part: float) -> Stance:
        down = in_quad(min(1.0, part / 0.75))
        bounce = 6.0 * math.sin((part - 0.75) / 0.25 * math.pi) if part > 0.75 else 0.0
        return Stance(at, lean=-forward * (FLAT * down - bounce), size=1 - (1 - _LYING) * down)

    return Passage(_FALL + 1.0, _FALL, stance, FOOTING)


def turn_round(at: Point, quarters: int, show: Callable[[int], object]) -> Passage:
    """A large figure draws breath, and turns its base by quarters; `show` is told after how many it is seen now."""
    turns = _TURN if quarters < 2 else _TURN_ON * quarters
    whole = _DRAW_IN + turns

    def stance(part: float) -> Stance:
        time = part * whole
        if time < _DRAW_IN:
            show(0)
            return Stance(at, squash=1 + (_DRAWN - 1) * math.sin(time / _DRAW_IN * math.pi / 2))
        turned = (time - _DRAW_IN) / turns
        show(math.floor(turned * quarters + 0.5))
        thin = max(EDGE / FIGURE[0] * 4, abs(math.cos(turned * quarters * math.pi)))
        return Stance(at, squash=_DRAWN + (1 - _DRAWN) * turned, thin=thin)

    return Passage(whole + 1.0, whole, stance, FOOTING)


def put_down(at: Point) -> Passage:
    """What comes to the board is set down on it."""

    def stance(part: float) -> Stance:
        return Stance(at, 0.5 * SQUARE * (1 - in_quad(part)), alpha=min(1.0, 2 * part))

    return Passage(200.0, 200.0, stance, FOOTING)


def taken_off(at: Point, high: float) -> Passage:
    """What leaves the board rises, and is gone; `at` and how high are those of the table."""

    def stance(part: float) -> Stance:
        return Stance(at, high * out_quad(part), alpha=1 - in_quad(part))

    return Passage(260.0, 160.0, stance, 0.9, over=True)
