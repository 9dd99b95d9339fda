"""Staging: which runs of events are told on the stage, a card at a time.

    staging = Staging(mode.notes())
    for span in staging.take(session.take_events()):    # after every answer
        sheet = view.staged(span.events)
    staging.forget()                                    # after undo and load

A span runs from the note that brings a card forward to the next card, or to a note that ends it. A question may come in
its middle: then the rest of it is told with the next answer, and the span is found again there with all of its events.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.kit.events import Counted, Event, Moved, Noted, Tracked, Turned
from game.kit.notes import PHASE, NoteKind

_PLAIN = NoteKind()


class Span(NamedTuple):
    """Events that belong to one card on the stage; the first is the note that brings it forward."""

    events: tuple[Event, ...]
    start: int
    """Where it begins among the events that were taken: its note, or 0 where that was told before."""
    stop: int
    known: int = 0
    """How many of its events were told before."""
    lead: int = 0
    """How many events just before its note turn the same piece over or move it: they are told once it is forward."""
    open: bool = False
    """Whether it may go on with the next answer: not one that was told aside."""


class Staging:
    """Finds the spans in what is told of a game, and keeps the one that is not over."""

    def __init__(self, kinds: Mapping[str, NoteKind]) -> None:
        self._kinds = kinds
        self._kept: tuple[Event, ...] = ()

    def forget(self) -> None:
        """What comes next does not go on with what was told."""
        self._kept = ()

    def take(self, events: Sequence[Event]) -> list[Span]:
        """The spans in these events, which follow on those that were taken before."""
        found: list[Span] = []
        kept, start, lead, aside = self._kept, 0 if self._kept else -1, 0, False
        for at, event in enumerate(events):
            kind = self._kind(event)
            begins = kind.staged == "card" or (kind.staged == "aside" and (start < 0 or aside))
            if not begins and not kind.ends:
                continue
            before = _lead(events, at, kind) if begins else _put_away(events, at, kind)
            if start >= 0:
                found.append(_span(kept, events, start, max(start, at - before), lead))
            kept, start, lead, aside = (), at if begins else -1, before, kind.staged == "aside"
        self._kept = ()
        if start >= 0:
            last = _span(kept, events, start, len(events), lead)
            found.append(last._replace(open=not aside))
            self._kept = () if aside else last.events
        return found

    def _kind(self, event: Event) -> NoteKind:
        return self._kinds.get(event.name, _PLAIN) if isinstance(event, Noted) else _PLAIN


def goes_on(spans: Sequence[Span], events: Sequence[Event], kinds: Mapping[str, NoteKind]) -> bool:
    """Whether what is staged of some events goes on with the phase before them, so that one recap tells both. What was
    told whole before, and only ends now, does not.
    """
    told = [span for span in spans if span.open or len(span.events) > span.known]
    bands = (at for at, e in enumerate(events) if isinstance(e, Noted) and kinds.get(e.name, _PLAIN).level == PHASE)
    return bool(told) and told[0].start <= next(bands, len(events))


def _span(kept: tuple[Event, ...], events: Sequence[Event], start: int, stop: int, lead: int) -> Span:
    return Span((*kept, *events[start:stop]), start, stop, len(kept), lead)


def _lead(events: Sequence[Event], at: int, kind: NoteKind) -> int:
    """How many events right before a note turn its piece over or move it, a note about that among them."""
    note = events[at]
    assert isinstance(note, Noted), "only a note begins a span"
    pieces = {note.data.get(key) for key in kind.pieces}
    count = 0
    while count < at and _turns(events[at - count - 1], pieces):
        count += 1
    return count if any(isinstance(event, Turned | Moved) for event in events[at - count : at]) else 0


def _put_away(events: Sequence[Event], at: int, kind: NoteKind) -> int:
    """How many events right before a note that ends a span belong to what it tells: tracks, as a phase begins with its
    track, and what puts the piece away that it names.
    """
    note = events[at]
    assert isinstance(note, Noted), "only a note ends a span"
    pieces = {note.data.get(key) for key in kind.pieces}
    count = 0
    while count < at:
        event = events[at - count - 1]
        if not (isinstance(event, Tracked) or (isinstance(event, Turned | Moved | Counted) and event.piece in pieces)):
            break
        count += 1
    return count


def _turns(event: Event, pieces: set[object]) -> bool:
    if isinstance(event, Turned | Moved):
        return event.piece in pieces
    return isinstance(event, Noted) and len(event.data) == 1 and not pieces.isdisjoint(event.data.values())
