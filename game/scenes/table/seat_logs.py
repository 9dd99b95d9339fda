"""Seat logs: what was told to the seats that look away while another one plays, so that nothing is told anew when the
table is handed back to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.kit.events import Event
from game.kit.mode import View
from game.kit.past import dated
from game.kit.session import Session
from game.kit.shown import LogLine


class SeatLog(NamedTuple):
    """The log of a seat, and the view that goes on telling it."""

    view: View
    lines: list[LogLine]


class SeatLogs:
    """The logs of the seats that have looked away, by their numbers; see the module."""

    def __init__(self) -> None:
        self._logs: dict[int, SeatLog] = {}

    def keep(self, seat: int, view: View, lines: Sequence[LogLine]) -> None:
        """A seat looks away; this was told to it."""
        self._logs[seat] = SeatLog(view, list(lines))

    def take(self, seat: int) -> list[LogLine] | None:
        """A seat looks again: all that it would have been told; None for one that has not looked yet."""
        found = self._logs.pop(seat, None)
        return found.lines if found is not None else None

    def tell(self, events: Sequence[Event], session: Session) -> None:
        """Something happened just now: each is told what it may know of it."""
        for log in self._logs.values():
            log.lines.extend(dated(log.view.log(events), session))

    def add(self, lines: Sequence[LogLine]) -> None:
        """The house tells something to everybody."""
        for log in self._logs.values():
            log.lines.extend(lines)

    def go_back(self, answers: int) -> None:
        """Undo: what followed from later answers was not told."""
        for log in self._logs.values():
            log.lines[:] = [line for line in log.lines if line.at <= answers]

    def forget(self) -> None:
        """What was told is told otherwise now, or of another game."""
        self._logs.clear()
