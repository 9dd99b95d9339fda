"""Animator: what happened, told beat by beat on a copy of the board that stays behind the model.

`Animator(stage)` owns that copy. `tell(events)` cuts the events into beats; `update(dt)` plays them one after
the other: a beat folds its events onto the copy when it begins or lands, and asks the `Stage` (the table view)
for the choreography. Every primitive event has a beat; notes without one of their own are passed over.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from game.kit.board import Board
from game.kit.events import Counted, Event, Moved, Noted, Tracked, Turned

MOST_IN_ONE = 12
PERIL_TRACK = "peril"
Records = Sequence[Mapping[str, object]]


class Stage(Protocol):
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

    def step_track(self, before: int, after: int) -> float:
        """The token on the track goes from space to space."""
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

    begin: Callable[[Stage], float]
    early: list[Event] = field(default_factory=list)
    late: list[Event] = field(default_factory=list)
    name: str = "settle"
    told: list[Event] = field(default_factory=list)
    """The notes that belong to it: they change nothing, but they are heard with it."""

    @property
    def events(self) -> list[Event]:
        """Everything it tells."""
        return [*self.told, *self.early, *self.late]


class Animator:
    """The copy of the board and the beats still to be told."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
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
        self._beats.extend(beats(events))
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
            if beat.name in LASTING:
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


def beats(events: Sequence[Event]) -> list[Beat]:
    """The events as beats, in their order; what happens to different pieces together is one beat."""
    made: list[Beat] = []
    teller = _Teller(made)
    for event in events:
        teller.take(event)
    teller.end()
    return made


class _Teller:
    """Cuts a run of events into beats."""

    def __init__(self, made: list[Beat]) -> None:
        self._made = made
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
        elif isinstance(event, Tracked) and event.name == PERIL_TRACK:
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
        data = note.data
        if note.name == "defeated":
            self._fallen.add(str(data.get("who", "")))
        for key in _ORIGINS.get(note.name, ()):
            self._origin = str(data.get(key) or self._origin)
        choreography = CHOREOGRAPHIES.get(note.name)
        if choreography is not None:
            self.close()
            self._add(Beat(lambda stage: choreography(stage, data), name=note.name, told=[note]))
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
    beat = Beat(lambda stage: 0.0, late=[event], name="peril")
    beat.begin = lambda stage: stage.step_track(after - 1, after)
    return beat


def _dice(data: Mapping[str, Any]) -> Records:
    dice: Records = data.get("dice", [])
    return dice


CHOREOGRAPHIES: dict[str, Callable[[Stage, Mapping[str, Any]], float]] = {
    "roll": lambda stage, data: stage.throw(_dice(data), True),
    "die": lambda stage, data: stage.throw(_dice(data), True),
    "reroll": lambda stage, data: stage.throw(_dice(data), False),
    "critical": lambda stage, data: stage.throw(_dice(data), False),
    "counterattack": lambda stage, data: stage.lunge(str(data["enemy"]), str(data["hero"])),
    "enemy-activates": lambda stage, data: stage.pulse(str(data["enemy"])),
    "action": lambda stage, data: stage.clear_dice(),
    "plays": lambda stage, data: stage.play(str(data["card"])),
    "activates": lambda stage, data: stage.play(""),
    "phase": lambda stage, data: stage.play(""),
    "uses": lambda stage, data: stage.pulse(str(data.get("piece", ""))),
}
"""Note -> its choreography. A note that is not here is told by the changes beside it."""

LASTING = frozenset({"roll", "die", "reroll", "critical", "action", "plays", "activates", "phase"})
"""Choreographies that leave something to be seen (dice in the tray, the ring of the card in play): they are carried
out even where everything is told at once."""

_ORIGINS: dict[str, tuple[str, ...]] = {
    "suffers": ("source",),
    "counterattack": ("enemy",),
    "attack": ("hero",),
    "action": ("hero",),
    "keyword": ("enemy",),
}
"""Note -> the keys of its data that say where tokens come flying from."""
