"""Beats: a run of events, cut into the parts in which a table tells it, one after the other.

`beats(events, kinds)` cuts; the game's kinds of notes say how each is shown. Every primitive event has a beat; notes
without one of their own are told with the beat beside them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from types import MappingProxyType
from typing import Any

from game.kit.events import Counted, Event, Moved, Noted, Tracked, Turned
from game.kit.notes import NoteKind
from game.ui.table.animated_table import AnimatedTable, Records

MOST_IN_ONE = 12
UNKNOWN = NoteKind()
"""A note of an old save that the game tells no more: passed over."""


@dataclass
class Beat:
    """A part of the telling: `begin` starts it and gives its milliseconds; `late` events are folded when it ends."""

    begin: Callable[[AnimatedTable], float]
    early: list[Event] = field(default_factory=list)
    late: list[Event] = field(default_factory=list)
    name: str = "settle"
    lasting: bool = False
    """Whether it leaves something to be seen, so that it is carried out even where everything is told at once."""
    real: bool = False
    """Whether its milliseconds are those of the clock, whatever the pace."""
    still: bool = False
    """Whether nothing of it moves: it stands to be read."""
    again: Callable[[AnimatedTable], float] | None = None
    """How long it lasts from now on, where another speed changes that while it runs."""
    moment: bool = False
    """Whether it is a great moment, which stands even where everything else is told at once."""
    told: list[Event] = field(default_factory=list)
    """The notes that belong to it: they change nothing, but they are heard with it."""

    @property
    def events(self) -> list[Event]:
        """Everything it tells."""
        return [*self.told, *self.early, *self.late]


Cues = Mapping[int, Sequence[Beat]]
"""Beats that are told before the event at this place, and in the end those at the number of events."""


def beats(events: Sequence[Event], kinds: Mapping[str, NoteKind], cues: Cues = MappingProxyType({})) -> list[Beat]:
    """The events as beats, in their order; what happens to different pieces together is one beat."""
    made: list[Beat] = []
    cutter = _Cutter(made, kinds)
    for at, event in enumerate(events):
        cutter.cue(cues.get(at, ()))
        cutter.take(event)
    cutter.cue(cues.get(len(events), ()))
    cutter.end()
    return made


class _Cutter:
    """Cuts a run of events into beats."""

    def __init__(self, made: list[Beat], kinds: Mapping[str, NoteKind]) -> None:
        self._made = made
        self._kinds = kinds
        self._tracks = {kind.track for kind in kinds.values() if kind.track}
        self._notes: list[Event] = []
        self._run: list[Event] = []
        self._counts: list[Counted] = []
        self._origin = ""
        self._hits = False
        self._fallen: set[str] = set()
        self._heard: list[Event] = []
        """Notes that are heard with a cue."""

    def take(self, event: Event) -> None:
        """Add one event."""
        if isinstance(event, Noted):
            self._note(event)
        elif isinstance(event, Counted):
            self._close_run()
            self._counts.append(event)
        elif isinstance(event, Tracked) and event.name in self._tracks:
            self.close()
            self._add(_track_beat(event))
        elif isinstance(event, Moved) and event.piece in self._fallen:
            self.close()
            self._fallen.discard(event.piece)
            piece = event.piece
            self._add(Beat(lambda stage: stage.fall(piece), late=[event], name="fall"))
        else:
            self._close_counts()
            if len(self._run) >= MOST_IN_ONE or _touched(event) & {p for e in self._run for p in _touched(e)}:
                self._close_run()
            self._run.append(event)

    def cue(self, beats: Sequence[Beat]) -> None:
        """Tell these beats here."""
        if beats:
            self.close()
            self._made.extend(beats)
            self._heard += [event for beat in beats for event in beat.told]

    def close(self) -> None:
        """End the beats that are open."""
        self._close_counts()
        self._close_run()

    def end(self) -> None:
        """Close, and tell the notes that are left with the last beat; alone they make none."""
        self.close()
        if self._made:
            self._made[-1].told += self._notes
        self._notes = []

    def _add(self, beat: Beat) -> None:
        beat.told, self._notes = [*self._notes, *beat.told], []
        self._made.append(beat)

    def _note(self, note: Noted) -> None:
        kind, data = self._kinds.get(note.name, UNKNOWN), note.data
        pieces = [str(data.get(key, "")) for key in kind.pieces]
        if kind.beat == "fall":
            self._fallen.update(pieces)
        if kind.origin:
            self._origin = str(data.get(kind.origin) or self._origin)
        if kind.hits and not self._hits:
            self._close_counts()
            self._hits = True
        told: list[Event] = [note] if not any(note is heard for heard in self._heard) else []
        choreography = CHOREOGRAPHIES.get(kind.beat)
        if choreography is not None:
            self.close()
            begin = partial(_show, choreography, data, pieces)
            self._add(Beat(begin, name=note.name, lasting=kind.lasting, told=told))
        else:
            self._notes += told

    def _close_counts(self) -> None:
        if self._counts:
            counts, origin = list(self._counts), self._origin
            late: list[Event] = list(counts)
            hit = [count.piece for count in counts if count.amount > 0] if self._hits else []
            if hit:
                self._add(Beat(lambda stage: stage.strike(counts, origin), late=late, name="strike", real=True))
                self._add(Beat(lambda stage: stage.shake(hit), name="shake", real=True))
            else:
                self._add(Beat(lambda stage: stage.fly(counts, origin), late=late, name="fly"))
            self._counts.clear()
            self._hits = False

    def _close_run(self) -> None:
        if self._run:
            self._add(Beat(lambda stage: stage.settle(), early=list(self._run)))
            self._run.clear()


def _touched(event: Event) -> set[str]:
    """The piece whose look an event changes; two changes of one piece are told one after the other, but a turn
    goes together with a move.
    """
    if isinstance(event, Moved):
        return {event.piece}
    return {f"{event.piece}:turn"} if isinstance(event, Turned) else set()


def _track_beat(event: Tracked) -> Beat:
    after = int(event.value)
    return Beat(lambda stage: stage.step_track(event.name, after - 1, after), late=[event], name="step")


def _show(choreography: Choreography, data: Mapping[str, Any], pieces: Sequence[str], stage: AnimatedTable) -> float:
    return choreography(stage, data, pieces)


def _dice(data: Mapping[str, Any]) -> Records:
    dice: Records = data.get("dice", [])
    return dice


Choreography = Callable[[AnimatedTable, Mapping[str, Any], Sequence[str]], float]
CHOREOGRAPHIES: dict[str, Choreography] = {
    "throw": lambda stage, data, pieces: stage.throw(_dice(data), True),
    "throw-again": lambda stage, data, pieces: stage.throw(_dice(data), False),
    "lunge": lambda stage, data, pieces: stage.lunge(pieces[0], pieces[1]),
    "pulse": lambda stage, data, pieces: stage.pulse(pieces[0]),
    "turn": lambda stage, data, pieces: stage.turn(pieces[0]),
    "play": lambda stage, data, pieces: stage.play(pieces[0] if pieces else ""),
    "clear": lambda stage, data, pieces: stage.clear_dice(),
}
"""Beat of a kind of note -> its choreography; `pieces` are those that the kind names. ("fall" is told when the piece
leaves.)"""
