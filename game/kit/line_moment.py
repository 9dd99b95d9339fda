"""Line moment: the game as it was when a line of its log was told, also in the middle of what followed from an answer.

    twin = at_line(session, log, line, lambda twin: mode.view(twin, seat))     # to be looked at
    twin.prompt                                                                # None in the middle of an answer

The answer is given once more, to a table that ends the rule where the line was told: chance and rules being what they
were, that is the very table of that moment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.kit.board import State
from game.kit.events import Event, Noted, Tracked
from game.kit.history import EnteredNode
from game.kit.past import Teller, as_of, closed
from game.kit.prompts import Given
from game.kit.session import Session
from game.kit.shown import LogLine
from game.kit.table import Answerer, GameTable


class _Enough(BaseException):
    """The moment has come: unwinds the node."""


class _Told(list[Event]):
    """The events of a node as a table tells them, which ends its rule where so many were told, nodes before it
    among them.
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self.all: list[Event] = []
        self.most = most

    def append(self, event: Event) -> None:
        """Told once its change is made."""
        super().append(event)
        self.all.append(event)
        if len(self.all) == self.most:
            raise _Enough


class _Answer(NamedTuple):
    """An answer of a session that is to be given once more: the history before it, and what its node had told by then.

    Without an answer it is the start of the history.
    """

    session: Session
    before: Sequence[EnteredNode]
    given: Given | None
    known: int

    def given_again(self, most: int = 0) -> tuple[Session, list[Event]]:
        """A session in which it is given, up to the next question or so many events, and what was told by then."""
        twin, entries = self.session.fork(), list(self.before)
        if self.given is not None:
            last = entries[-1]
            entries[-1] = EnteredNode(last.node, last.checkpoint, [*last.given, self.given], last.script)
        make, told = twin.make_table, _Told(self.known + most if most else 0)

        def watched(state: State, answerer: Answerer) -> GameTable:
            table = make(state, answerer)
            table.events = told
            return table

        twin.make_table = watched
        try:
            twin.resume(entries)
        except _Enough:
            # the one that was ended may keep in mind what was so before its last change
            twin.table = make(twin.state, twin.table.answerer)
        twin.make_table = make
        twin.take_events()
        return twin, told.all[self.known :]


def at_line(session: Session, log: Sequence[LogLine], line: LogLine, view_of: Callable[[Session], Teller]) -> Session:
    """A session of its own as this one was when a line of its log was told, with what that line tells; this one stays
    untouched. In the middle of an answer it asks nothing. A line of the house itself is told where a question is open.

    Raises RuleError where the rules have changed since.
    """
    answers = line.at - closed(session)
    before = as_of(session, max(0, answers - 1))
    given = [given for entry in session.entries for given in entry.given]
    if answers:
        answer = _Answer(session, before.entries, given[answers - 1], len(before.table.events))
    else:
        answer = _Answer(session, before.entries[:1], None, 0)
    twin, events = answer.given_again()
    told = _told_until(view_of(twin), events, log, line)
    if told >= len(events):
        return as_of(session, answers)
    return answer.given_again(told)[0]


def _told_until(view: Teller, events: Sequence[Event], log: Sequence[LogLine], line: LogLine) -> int:
    """How many of the events of an answer a line and those before it tell; all of them where it is none of theirs."""
    lines = [told.text for told in view.log(events)]
    alike = [other for other in log if other.at == line.at and other.text == line.text]
    later = next((at for at, other in enumerate(reversed(alike)) if other is line), 0)
    places = [at for at, text in enumerate(lines) if text == line.text]
    if later >= len(places):
        return len(events)
    place = places[-1 - later]
    if place == len(lines) - 1:
        return len(events)
    low, high = 1, len(events)
    while low < high:
        middle = (low + high) // 2
        if len(view.log(events[:middle])) > place:
            high = middle
        else:
            low = middle + 1
    return _with_its_changes(events, low)


def _with_its_changes(events: Sequence[Event], told: int) -> int:
    """How far what a note tells goes on behind it. Some are told before their changes and some after them: a change
    between two notes belongs to the one that names its piece, and else to the first; a track is set before it is told.
    """
    after = next((at for at in range(told, len(events)) if isinstance(events[at], Noted)), len(events))
    if after == len(events):
        return after
    mine, others = _pieces(events[told - 1]), _pieces(events[after])
    for at in range(told, after):
        pieces = _pieces(events[at])
        if isinstance(events[at], Tracked) or (pieces.isdisjoint(mine) and not pieces.isdisjoint(others)):
            return at
    return after


def _pieces(event: Event) -> set[object]:
    """The pieces that an event changes; of a note all that it names."""
    if not isinstance(event, Noted):
        return {getattr(event, "piece", "")}
    values = (value if isinstance(value, list) else [value] for value in event.data.values())
    return {each for some in values for each in some if isinstance(each, str) and each}
