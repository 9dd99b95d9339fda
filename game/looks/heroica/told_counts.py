"""Told counts: hearts drop from the panel one by one, coins fly to the purse, and beads fall from a boss."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.kit.events import Counted
from game.kit.geometry import Point
from game.looks.heroica.displayed_values import BAR, DOWN, GOLD, HEALTH
from game.looks.heroica.placement import LevelPlacement
from game.looks.heroica.seat_panels import draw_heart
from game.looks.heroica.theme import PIP, RED
from game.ui.screen.canvas import Canvas
from game.ui.table.flights import TokenFlight

APART = 150.0
"""How long after one heart the next drops, in milliseconds."""
MOST = 6
_DROP, _FLY = 420.0, 320.0
_SIDE, _BEAD = 36.0, 22.0
_DOWN_BY, _ASIDE = 120.0, 14.0
"""How far what drops falls, and how far to the side, in logical units."""
_COIN = "pictures/heroica/things/gold"


class ToldCounts:
    """The counts of one level that are just being told: what has gone already, though the copy still has it."""

    def __init__(self) -> None:
        self._gone: dict[tuple[str, str], list[float]] = {}
        """For a piece and a kind of token, when each of them goes, in milliseconds from now."""

    def clear(self) -> None:
        """The copy says it all."""
        self._gone.clear()

    def update(self, pace: float) -> bool:
        """Let time pass; true while something goes."""
        for times in self._gone.values():
            times[:] = [time - pace for time in times]
        return bool(self._gone)

    def gone(self, piece: str, token: str) -> int:
        """How many have gone."""
        return sum(time <= 0 for time in self._gone.get((piece, token), ()))

    def flights(self, counts: Sequence[Counted], placement: LevelPlacement, at: Callable[[str], Point | None]) -> list[
        TokenFlight
    ]:
        """What flies and drops for these counts; `at` says where a piece is seen."""
        found: list[TokenFlight] = []
        for count in counts:
            make = FLIGHTS.get(count.token)
            here = at(count.piece)
            if make is None or here is None:
                continue
            found += make(count, placement, here)
            if count.amount < 0:
                key = (count.piece, count.token)
                self._gone[key] = [APART * index for index in range(-count.amount)]
        return found


def _hearts(count: Counted, placement: LevelPlacement, here: Point) -> list[TokenFlight]:
    """Hearts drop, the last one first; what is restored flies from the figure to its place."""
    found = []
    for order in range(min(MOST, abs(count.amount))):
        index = count.total - count.amount - 1 - order if count.amount < 0 else count.total - count.amount + order
        heart = placement.token_point(count.piece, HEALTH, index)
        if heart is None:
            continue
        paint = partial(draw_heart, centre=(_SIDE / 2, _SIDE / 2), full=True, step=_SIDE)
        found.append(_flight("heart", paint, _SIDE, count.amount, heart, here, order))
    return found


def _coins(count: Counted, placement: LevelPlacement, here: Point) -> list[TokenFlight]:
    purse = placement.token_point(count.piece, GOLD, 0)
    if purse is None:
        return []
    paint = partial(Canvas.image, name=_COIN, rect=(0, 0, _SIDE, _SIDE), fit="contain")
    number = min(MOST, abs(count.amount))
    return [_flight("coin", paint, _SIDE, count.amount, purse, here, order) for order in range(number)]


def _beads(count: Counted, placement: LevelPlacement, here: Point) -> list[TokenFlight]:
    """Beads fall from the rim of the base."""
    if count.amount > 0:
        return []
    number = min(MOST, -count.amount)
    return [
        _flight("bead", _paint_bead, _BEAD, -1, (here[0] + _ASIDE * (order - (number - 1) / 2), here[1]), here, order)
        for order in range(number)
    ]


def _nothing(count: Counted, placement: LevelPlacement, here: Point) -> list[TokenFlight]:
    return []


FLIGHTS: Mapping[str, Callable[[Counted, LevelPlacement, Point], list[TokenFlight]]] = {
    HEALTH: _hearts, GOLD: _coins, BAR: _beads, DOWN: _nothing,
}  # fmt: skip
"""Kind of token -> what flies when it is counted."""


def _flight(
    key: str, paint: Callable[[Canvas], None], side: float, amount: int, there: Point, here: Point, order: int
) -> TokenFlight:
    """One token: it comes from a figure, or drops from where it was."""
    if amount > 0:
        return TokenFlight(key, paint, side, here, there, APART * 0.6 * order, _FLY)
    end = (there[0] + (_ASIDE if order % 2 else -_ASIDE), there[1] + _DOWN_BY)
    return TokenFlight(key, paint, side, there, end, APART * order, _DROP, drops=True)


def _paint_bead(canvas: Canvas) -> None:
    canvas.circle((_BEAD / 2, _BEAD / 2), _BEAD / 2 - 3, RED, edge=PIP, width=2)
