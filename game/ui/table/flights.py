"""Flights: tokens in the air, from where they come to the piece they are put on, or up and away from it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from game.kit.events import Counted
from game.kit.geometry import Point
from game.ui.screen.tween import out_cubic
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

    def clear(self) -> None:
        """None any more."""
        self._flying.clear()

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
        flying = bool(self._flying)
        self._flying = [flight for flight in self._flying if flight.time < TIME]
        return flying

    def draw(self, brush: SpriteList) -> None:
        """Draw those that have set out."""
        canvas = brush.canvas
        pixels = canvas.px(_SIZE)
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
