"""Flights: tokens in the air, from where they come to the piece they are put on, or up and away from it; and those that
a look sends itself, one by one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.kit.events import Counted
from game.kit.geometry import Point
from game.ui.screen.canvas import Canvas
from game.ui.screen.tween import in_quad, out_cubic
from game.ui.table.drop_shadow import cast_round
from game.ui.table.sprite_list import SpriteList

TIME, APART = 220.0, 60.0
_MOST = 8
_SIZE = 36.0
_RISE = 64.0
_ARC, _FAR, _FOOT = 34.0, 200.0, 0.6
"""How high a token flies over a way of this length or more, and the share of its size that throws a shadow."""

Landing = Callable[[str, str, int], Point | None]
"""Where a token lies: piece, kind of token, its number from 0; None for a piece that is not to be seen."""


class TokenFlight(NamedTuple):
    """A token that a look sends on its way: `paint` paints it in a square of this size, which is kept by its key. It
    flies in an arc, or it `drops` and fades.
    """

    key: str
    paint: Callable[[Canvas], None]
    size: float
    start: Point
    end: Point
    delay: float = 0.0
    time: float = TIME
    drops: bool = False


@dataclass
class _Sent:
    """One that is on its way, and for how long it has been; below 0 it waits."""

    flight: TokenFlight
    age: float


@dataclass
class Flight:
    """One token on its way; `leaving` ones fade."""

    badge: str
    start: Point
    end: Point
    delay: float
    leaving: bool
    time: float = 0.0


class Flights:
    """All tokens in the air; `badges` names the picture of a kind of token that has another name."""

    def __init__(self, badges: Mapping[str, str]) -> None:
        self._badges = badges
        self._flying: list[Flight] = []
        self._sent: list[_Sent] = []

    def clear(self) -> None:
        """None any more."""
        self._flying.clear()
        self._sent.clear()

    def send(self, flights: Sequence[TokenFlight]) -> float:
        """Send tokens on the ways of a look; gives the milliseconds until the last one is there."""
        self._sent += [_Sent(flight, -flight.delay) for flight in flights]
        return max((flight.delay + flight.time for flight in flights), default=0.0)

    def launch(self, counts: Sequence[Counted], origin: Point, landing: Landing) -> float:
        """Send the tokens of these counts on their way; gives the milliseconds until the last one lands."""
        order = 0
        for count in counts:
            gained = count.amount > 0
            first = count.total - count.amount if gained else count.total
            for index in range(min(abs(count.amount), _MOST)):
                place = landing(count.piece, count.token, first + index)
                if place is None:
                    continue
                start, end = (origin, place) if gained else (place, (place[0], place[1] - _RISE))
                badge = self._badges.get(count.token, count.token)
                self._flying.append(Flight(badge, start, end, APART * order, not gained))
                order += 1
        return TIME + APART * (order - 1) if order else 0.0

    def update(self, dt: float) -> bool:
        """Let them fly on; true while any does."""
        for flight in self._flying:
            wait = min(flight.delay, dt)
            flight.delay -= wait
            flight.time += dt - wait
        for sent in self._sent:
            sent.age += dt
        flying = bool(self._flying or self._sent)
        self._sent = [sent for sent in self._sent if sent.age < sent.flight.time]
        self._flying = [flight for flight in self._flying if flight.time < TIME]
        return flying

    def draw(self, brush: SpriteList) -> None:
        """Draw those that have set out."""
        canvas = brush.canvas
        pixels = canvas.px(_SIZE)
        for sent in self._sent:
            if sent.age >= 0:
                _draw_sent(brush, sent.flight, sent.age / sent.flight.time)
        for flight in self._flying:
            if flight.delay > 0:
                continue
            part = out_cubic(min(1.0, flight.time / TIME))
            x = flight.start[0] + (flight.end[0] - flight.start[0]) * part
            y = flight.start[1] + (flight.end[1] - flight.start[1]) * part
            made = canvas.images.get(f"badges/{flight.badge}", (pixels, pixels), fit="contain")
            if flight.leaving:
                brush.centred(made, (x, y), round(255 * (1 - part)))
                continue
            high = math.sin(min(1.0, flight.time / TIME) * math.pi)
            far = min(1.0, math.dist(flight.start, flight.end) / _FAR)
            cast_round(brush, _SIZE * _FOOT, (x, y), high * far)
            brush.centred(made, (x, y - _ARC * high * far))


def _draw_sent(brush: SpriteList, flight: TokenFlight, part: float) -> None:
    """One that a look has sent, at a part of its time."""
    made = brush.canvas.kept(("sent", flight.key), (flight.size, flight.size), flight.paint)
    (x, y), (to_x, to_y) = flight.start, flight.end
    if flight.drops:
        hop = flight.size * 0.5 * math.sin(min(1.0, part * 3) * math.pi)
        at = x + (to_x - x) * part, y + (to_y - y) * in_quad(part) - hop
        brush.centred(made, at, round(255 * min(1.0, 3 * (1 - part))))
        return
    far, high = out_cubic(part), math.sin(part * math.pi) * min(1.0, math.dist(flight.start, flight.end) / _FAR)
    at = x + (to_x - x) * far, y + (to_y - y) * far
    cast_round(brush, flight.size * _FOOT, at, high)
    brush.centred(made, (at[0], at[1] - _ARC * high))
