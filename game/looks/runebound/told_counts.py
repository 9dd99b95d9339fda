"""Told counts: coins fly to a purse, hearts drop from the bar of health, lore and friends fly to where they count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.kit.events import Counted
from game.kit.geometry import Point
from game.looks.runebound.displayed_values import DAMAGE, GOLD
from game.looks.runebound.marks import draw_coin
from game.looks.runebound.theme import CREAM, DARK, HEALTH
from game.looks.runebound.things import draw_thing
from game.ui.screen.canvas import Canvas
from game.ui.table.flights import TokenFlight

APART, MOST = 90.0, 6
"""How long after one the next sets out, in milliseconds, and how many do."""
_FLY, _DROP = 500.0, 420.0
_SIDE, _MARK = 38.0, 46.0
_DOWN_BY, _ASIDE = 110.0, 14.0
"""How far what drops falls, and how far to the side, in logical units."""
COUNTERS = ("lore", "companion")
Spot = Callable[[str, str], Point | None]
"""Where a kind of token of a hero is counted."""


def flights(counts: Sequence[Counted], spot: Spot, at: Callable[[str], Point | None]) -> list[TokenFlight]:
    """What flies and drops for these counts; `at` says where a hero is seen on the chart."""
    found: list[TokenFlight] = []
    for count in counts:
        here, there = at(count.piece), spot(count.piece, count.token)
        if there is None:
            continue
        for order in range(min(MOST, abs(count.amount))):
            flight = _flight(count, here or there, there, order)
            if flight is not None:
                found.append(flight)
    return found


def _flight(count: Counted, here: Point, there: Point, order: int) -> TokenFlight | None:
    """One token of a count: what is gained flies to its place, what is lost drops from it."""
    gained = count.amount > 0
    if count.token == GOLD:
        return _sent("coin", _paint_coin, _SIDE, here, there, order, gained=gained)
    if count.token == DAMAGE:
        return _sent("heart", _paint_heart, _SIDE, here, there, order, gained=not gained)
    if count.token in COUNTERS:
        paint = partial(_paint_counter, name=count.token)
        return _sent(count.token, paint, _MARK, here, there, order, gained=gained)
    return None


def _sent(
    key: str, paint: Callable[[Canvas], None], side: float, here: Point, there: Point, order: int, *, gained: bool
) -> TokenFlight:
    if gained:
        return TokenFlight(key, paint, side, here, there, APART * order, _FLY)
    end = (there[0] + (_ASIDE if order % 2 else -_ASIDE), there[1] + _DOWN_BY)
    return TokenFlight(key, paint, side, there, end, APART * order, _DROP, drops=True)


def _paint_coin(canvas: Canvas) -> None:
    draw_coin(canvas, (_SIDE / 2, _SIDE / 2), _SIDE - 2)


def _paint_heart(canvas: Canvas) -> None:
    canvas.shape("heart", (_SIDE / 2, _SIDE / 2), _SIDE * 0.42, HEALTH, edge=DARK, width=2)
    canvas.circle((_SIDE * 0.36, _SIDE * 0.36), 2.6, CREAM, alpha=170)


def _paint_counter(canvas: Canvas, name: str) -> None:
    draw_thing(canvas, name, (_MARK / 2, _MARK / 2), _MARK * 0.7)
