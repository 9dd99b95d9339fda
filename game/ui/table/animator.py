"""Animator: what happened, told beat by beat on a copy of the board that stays behind the model.

`Animator(stage, kinds)` owns that copy; the game's kinds of notes say how each is shown. `tell(events)` cuts the
events into beats; `update(dt)` plays them one after the other: a beat folds its events onto the copy when it begins or
lands, and asks the `AnimatedTable` (the table view) for the choreography.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType

import msgspec

from game.kit.board import Board
from game.kit.events import Event
from game.kit.notes import NoteKind
from game.ui.table.animated_table import AnimatedTable
from game.ui.table.beats import Beat, Cues, beats

NOTHING: Cues = MappingProxyType({})


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

    @property
    def untold(self) -> int:
        """How many events are still to be told."""
        begun = len(self._current.late) if self._current is not None else 0
        return begun + sum(len(beat.events) for beat in self._beats)

    @property
    def telling(self) -> bool:
        """True while the table shows less than the state: false already when all that is left are pieces on their way
        to where they lie, with nothing to be read on it.
        """
        last = self._current
        if last is None or self._beats:
            return self.busy
        return bool(last.late) or last.lasting or last.real or last.still or last.moment or last.name != "settle"

    def reset(self, board: Board) -> None:
        """Forget every beat and show this board."""
        self._beats.clear()
        self._current, self._left = None, 0.0
        self.board = copy_of(board)

    def tell(self, events: Sequence[Event], cues: Cues = NOTHING) -> None:
        """Put what happened at the end of the telling, with the cues of the stage. Notes alone make no beat: where
        nothing is told, the table has caught up with them at once.
        """
        made = beats(events, self.kinds, cues)
        if not made and not self.busy:
            self.stage.caught_up()
        self._beats.extend(made)
        if self.speed == float("inf"):
            self.heard(events, False)
            self.heard(events, True)
            self.hurry()

    def update(self, dt: float) -> None:
        """Go on for `dt` milliseconds of real time."""
        while self.busy:
            if self._current is None and not self._begin():
                return
            assert self._current is not None
            pace = 1.0 if self._current.real else self.speed
            if dt * pace < self._left:
                self._left -= dt * pace
                return
            dt -= self._left / pace
            self._end()
            if self.speed == float("inf"):
                self.hurry()

    @property
    def stands(self) -> bool:
        """True while what is told only stands to be read: nothing moves."""
        return self._current is not None and self._current.still

    def retime(self) -> None:
        """Another speed holds: what stands to be read stands as long as that says."""
        if self._current is not None and self._current.again is not None:
            self._left = self._current.again(self.stage)

    def go_on(self) -> None:
        """Let what stands to be read give way; before that, run to where it stands."""
        while self.busy:
            standing = self._current is not None and self._current.again is not None
            self.skip()
            if standing or (self._current is None and not self._begin()):
                return
            if self._current is not None and self._current.again is not None:
                return

    def skip(self) -> None:
        """End the beat that is being told."""
        if self._current is None and not self._begin():
            return
        self.stage.rest()
        self._end()

    def finish(self) -> None:
        """Tell everything at once."""
        if self.busy:
            self._tell_until(lambda beat: False)

    def hurry(self) -> None:
        """Tell everything at once but great moments: one that stands goes on, and the next one begins to stand."""
        if self.busy and not (self._current is not None and self._current.moment):
            self._tell_until(lambda beat: beat.moment)
            self._begin()

    def _tell_until(self, stop: Callable[[Beat], bool]) -> None:
        """Tell at once what comes before a beat."""
        if self._current is not None:
            self._fold(self._current.late)
        self._current, self._left = None, 0.0
        while self._beats and not stop(self._beats[0]):
            beat = self._beats.popleft()
            self._fold(beat.early)
            if beat.lasting:
                beat.begin(self.stage)
            self._fold(beat.late)
        self.stage.settle()
        self.stage.rest()
        if not self._beats:
            self.stage.caught_up()

    def _begin(self) -> bool:
        if not self._beats:
            return False
        self._current = beat = self._beats.popleft()
        self._fold(beat.early)
        self._left = beat.begin(self.stage)
        if self.speed != float("inf"):  # else all was heard at once
            self.heard(beat.events, False)
        return True

    def _end(self) -> None:
        beat, self._current, self._left = self._current, None, 0.0
        if beat is not None and beat.late:
            self._fold(beat.late)
            self.stage.settle()
        if beat is not None and self.speed != float("inf"):
            self.heard(beat.events, True)
        if not self._beats:
            self.stage.caught_up()

    def _fold(self, events: Iterable[Event]) -> None:
        for event in events:
            event.apply(self.board)


def copy_of(board: Board) -> Board:
    """A board of its own with the same pieces."""
    return msgspec.convert(msgspec.to_builtins(board), Board)
