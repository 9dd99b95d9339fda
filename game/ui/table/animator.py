"""Animator: what happened, told beat by beat on a copy of the board that stays behind the model.

`Animator(stage, kinds)` owns that copy; the game's kinds of notes say how each is shown. `tell(events)` cuts the
events into beats; `update(dt)` plays them one after the other: a beat folds its events onto the copy when it begins or
lands, and asks the `AnimatedTable` (the table view) for the choreography. Every primitive event has a beat; notes
without one of their own are passed over.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

import msgspec

from game.kit.board import Board
from game.kit.events import Counted, Event, Moved, Noted, Tracked, Turned
from game.kit.notes import NoteKind

MOST_IN_ONE = 12
UNKNOWN = NoteKind()
"""A note of an old save that the game tells no more: passed over."""
Records = Sequence[Mapping[str, object]]


class AnimatedTable(Protocol):
    """Who carries the choreography out. Every call gives the milliseconds (at speed 1) it takes."""

    def settle(self) -> float:
        """Bring every piece to its place, face and tilt on the copy of the board."""
        ...

    def fall(self, piece: str) -> float:
        """A piece is about to leave, beaten."""
        ...

    def fly(self, counts: Sequence[Counted], origin: str) -> float:
        """Tokens fly to their piece, or from it."""
        ...

    def throw(self, dice: Records, anew: bool) -> float:
        """Dice are thrown; `anew` into an empty tray."""
        ...

    def lunge(self, piece: str, at: str) -> float:
        """A piece strikes at another."""
        ...

    def pulse(self, piece: str) -> float:
        """A piece is about to act: it shows itself."""
        ...

    def step_track(self, track: str, before: int, after: int) -> float:
        """The token on a track goes from space to space."""
        ...

    def clear_dice(self) -> float:
        """A new action begins: the dice of the last one are taken away."""
        ...

    def play(self, card: str) -> float:
        """This card is being resolved; empty for none."""
        ...

    def rest(self) -> None:
        """Be at rest at once: every piece in its place, dice down, nothing in the air."""
        ...

    def caught_up(self) -> None:
        """Every beat is told: the copy equals the model."""
        ...


@dataclass
class Beat:
    """A part of the telling: `begin` starts it and gives its milliseconds; `late` events are folded when it ends."""

    begin: Callable[[AnimatedTable], float]
    early: list[Event] = field(default_factory=list)
    late: list[Event] = field(default_factory=list)
    name: str = "settle"
    lasting: bool = False
    """Whether it leaves something to be seen, so that it is carried out even where everything is told at once."""
    told: list[Event] = field(default_factory=list)
    """The notes that belong to it: they change nothing, but they are heard with it."""

    @property
    def events(self) -> list[Event]:
        """Everything it tells."""
        return [*self.told, *self.early, *self.late]


class Animator:
    """The copy of the board and the beats still to be told."""

    def __init__(self, stage: AnimatedTable, kinds: Mapping[str, NoteKind]) -> None:
        self.stage = stage
        self.kinds = kinds
        self.board = Board()
        self.speed = 1.0
        self.heard: Callable[[Sequence[Event], bool], None] = lambda events, landed: None
        """Called with the events of a beat when it begins (False) and when it lands (True)."""
        self._beats: deque[Beat] = deque()
        self._current: Beat | None = None
        self._left = 0.0

    @property
    def busy(self) -> bool:
        """True while something is still to be told."""
        return self._current is not None or bool(self._beats)

    def reset(self, board: Board) -> None:
        """Forget every beat and show this board."""
        self._beats.clear()
        self._current = None
        self.board = copy_of(board)

    def tell(self, events: Sequence[Event]) -> None:
        """Put what happened at the end of the telling."""
        self._beats.extend(beats(events, self.kinds))
        if self.speed == float("inf"):
            self.heard(events, False)
            self.heard(events, True)
            self.finish()

    def update(self, dt: float) -> None:
        """Go on for `dt` milliseconds of real time."""
        if not self.busy:
            return
        passed = dt * self.speed
        while True:
            if self._current is None and not self._begin():
                return
            if passed < self._left:
                self._left -= passed
                return
            passed -= self._left
            self._end()

    def skip(self) -> None:
        """End the beat that is being told."""
        if self._current is None and not self._begin():
            return
        self.stage.rest()
        self._end()

    def finish(self) -> None:
        """Tell everything at once."""
        if not self.busy:
            return
        if self._current is not None:
            self._fold(self._current.late)
        for beat in self._beats:
            self._fold(beat.early)
            if beat.lasting:
                beat.begin(self.stage)
            self._fold(beat.late)
        self._beats.clear()
        self._current = None
        self.stage.settle()
        self.stage.rest()
        self.stage.caught_up()

    def _begin(self) -> bool:
        if not self._beats:
            return False
        self._current = beat = self._beats.popleft()
        self._fold(beat.early)
        self._left = beat.begin(self.stage)
        self.heard(beat.events, False)
        return True

    def _end(self) -> None:
        beat, self._current, self._left = self._current, None, 0.0
        if beat is not None and beat.late:
            self._fold(beat.late)
            self.stage.settle()
        if beat is not None:
            self.heard(beat.events, True)
        if not self._beats:
            self.stage.caught_up()

    def _fold(self, events: Iterable[Event]) -> None:
        for event in events:
            event.apply(self.board)


def copy_of(board: Board) -> Board:
    """A board of its own with the same pieces."""
    return msgspec.convert(msgspec.to_builtins(board), Board)


def beats(events: Sequence[Event], kinds: Mapping[str, NoteKind]) -> list[Beat]:
    """The events as beats, in their order; what happens to different pieces together is one beat."""
    made: list[Beat] = []
    cutter = _Cutter(made, kinds)
    for event in events:
        cutter.take(event)
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
        self._fallen: set[str] = set()

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
        choreography = CHOREOGRAPHIES.get(kind.beat)
        if choreography is not None:
            self.close()
            begin = partial(_show, choreography, data, pieces)
            self._add(Beat(begin, name=note.name, lasting=kind.lasting, told=[note]))
        else:
            self._notes.append(note)

    def _close_counts(self) -> None:
        if self._counts:
            counts, origin = list(self._counts), self._origin
            late: list[Event] = list(counts)
            self._add(Beat(lambda stage: stage.fly(counts, origin), late=late, name="fly"))
            self._counts.clear()

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
    "play": lambda stage, data, pieces: stage.play(pieces[0] if pieces else ""),
    "clear": lambda stage, data, pieces: stage.clear_dice(),
}
"""Beat of a kind of note -> its choreography; `pieces` are those that the kind names. ("fall" is told when the piece
leaves.)"""
