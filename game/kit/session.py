"""A session: one game being played. Checkpoint at each node, answers since, and the node run again.

When a question has no answer yet the node unwinds; the answer is appended to the node's journal and the node is run
again from its checkpoint, answers served from the journal. This one mechanism gives save in mid-decision, undo,
replay and hypothetical branches. A computer player of the whole game answers at once, so nothing is run twice.

A question of a computer player pauses like any other: `computer` says that it is one, and `answer_by_computer` answers
it when the eye has caught up. Its answers stand in the journal, so neither undo, load nor replay asks it again.

Where a chapter begins (`Flow.chapters`) the history before is closed: the state there is the new origin. Of a closed
chapter only its name and the number of its answers are kept; what a game wants to remember of it stands on its board.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.kit.board import State
from game.kit.codec import freeze, thaw
from game.kit.errors import RuleError, RuleFailed
from game.kit.events import Event
from game.kit.flow import Flow, Position
from game.kit.history import Chapter, EnteredNode, copied, journal, last_by_person, take_checkpoints, tells
from game.kit.prompts import Answer, Given, Prompt, Refusals, WhyNot
from game.kit.reports import report, trail, way_there
from game.kit.table import Answerer, GameTable, Script

LONGEST_SILENCE = 10_000
"""Nodes that may pass without a question before the game is taken to run in circles."""


class _Paused(BaseException):
    """A question without an answer: unwinds the node. Caught in one place only."""

    def __init__(self, prompt: Prompt, why: WhyNot | None) -> None:
        self.prompt = prompt
        self.why = why


class Session:
    """A game in progress: its state, the question it waits for, and all answers so far."""

    def __init__(
        self,
        flow: Flow,
        make_table: Callable[[State, Answerer], GameTable],
        state: State,
        answerer: Answerer | None = None,
        script: Script | None = None,
    ) -> None:
        self.flow = flow
        self.make_table = make_table
        self.answerer = answerer
        self.prompt: Prompt | None = None
        self.refusals: Refusals = {}
        self.entries: list[EnteredNode] = []
        self.chapters: list[Chapter] = []
        """The parts of the game that are closed; `entries` tell of what came after them."""
        self.computer: Answerer | None = None
        """The computer player that the open question waits for; None where it waits for a person."""
        self.companions: dict[str, str] = {}
        """Who plays each piece: the id of a computer player, empty for a person. It is no part of what undo takes back.
        """
        self.events: list[Event] = []
        """Events not yet taken by `take_events`."""
        self.rewinds = 0
        """How often a player went back beyond something that was known."""
        self.differs = False
        """True once a stored answer no longer fitted: the rules have changed since it was given."""
        self.on_node: Callable[[State], None] | None = None
        """Called with the state at each node entered (fuzz and golden replays read it)."""
        self.origin: Callable[[], State] | None = None
        """Makes the state again at which the history begins (set-up, or the start of the chapter): a loaded game needs
        it to go back beyond its checkpoints."""
        self.stop_at = ""
        """A node at whose entry the session stops (scenarios)."""
        self._checkpoints = True
        self._told: list[Event] = []
        self._served = 0
        self.table = make_table(state, self._answer)
        self.table.script = script

    # -- playing -----------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The state now, in the middle of a node if a question is open."""
        return self.table.state

    @property
    def ended(self) -> bool:
        """Whether the game is over."""
        return self.table.state.node in self.flow.ends

    def begin(self) -> Session:
        """Play from where the state stands to the first question (or the end); returns itself."""
        self._enter()
        self._advance()
        return self

    def answer(self, ids: Sequence[str], reason: str = "") -> None:
        """Answer the open question and play on to the next one; the reason of a computer player is kept beside it.

        Raises IllegalAnswer (nothing changed) or RuleFailed (the answer is taken back).
        """
        if self.prompt is None:
            raise RuleError("no question is open")
        self.prompt.check(ids)
        self._give(self.prompt, tuple(ids), self.computer is not None, reason)
        entries, here, waiting = self.entries, len(self.entries), list(self.events)
        origin, chapters = self.origin, list(self.chapters)
        try:
            self._rerun()
        except Exception as fault:
            failed = report(fault, self.state, self.entries)
            self.entries, self.origin, self.chapters = entries, origin, chapters
            failed |= self._way_there()
            del self.entries[here:]
            self.entries[-1].given.pop()
            self._restore(waiting)
            raise RuleFailed(failed) from fault

    def answer_by_computer(self, ids: Answer | None = None, reason: str = "") -> Answer:
        """Let the computer player answer the open question, and play on to the next one; gives the answer. With `ids`
        it has made up its mind elsewhere; `reason` is kept beside the answer.

        Raises RuleFailed, also where the computer player itself fails or answers what is not legal.
        """
        if self.prompt is None or self.computer is None:
            raise RuleError("no question of a computer player is open")
        refusals = self.refusals
        try:
            ids = self.computer(self.table, self.prompt, lambda: refusals) if ids is None else ids
            self.prompt.check(ids)
        except Exception as fault:
            self._restore(list(self.events))
            raise RuleFailed(report(fault, self.state, self.entries) | self._way_there()) from fault
        self.answer(ids, reason)
        return ids

    def hand_over(self, piece: str, player: str) -> None:
        """From now on a piece is played by this computer player; by a person, if it is empty."""
        self.companions[piece] = player
        self.computer = self._companion()

    def position(self) -> Position | None:
        """The open question, for trials; None where none is open."""
        if self.prompt is None:
            return None
        entry = self.entries[-1]
        answers = tuple(given.ids for given in entry.given)
        return Position(
            self.flow, self.make_table, self.state, self._checkpoint(), answers, self.prompt, copied(entry.script)
        )

    def _companion(self) -> Answerer | None:
        """The computer player that the open question waits for."""
        position = self.position()
        return self.flow.computer(position, self._seed_of_question(), self.companions) if position is not None else None

    def take_events(self) -> list[Event]:
        """The events since the last call, in order."""
        taken, self.events = self.events, []
        return taken

    def play(self, answerer: Answerer) -> None:
        """Let a computer player play a new session to the end without checkpoints: nothing runs twice, no undo.

        Raises RuleError where a question is open: its node has run in part already.
        """
        if self.prompt is not None:
            raise RuleError("a question is open; a computer player plays a session from its start only")
        self.answerer = answerer
        self._checkpoints = False
        self._enter()
        self._advance()

    # -- going back --------------------------------------------------------------------------------

    def last_given(self) -> Given | None:
        """The answer that `undo` would take back: the last one of a person, unless the turn was handed on since."""
        at, number = last_by_person(self.entries)
        last = self.entries[at].given[number] if at >= 0 else None
        return None if last is not None and self._handed_on(last) else last

    def _handed_on(self, last: Given) -> bool:
        """Whether somebody else is asked now, where hands are hidden: going back would show a neighbour's cards."""
        asked = self.prompt is not None and self.computer is None and self.prompt.chooser != last.chooser
        return self.flow.hidden_hands and asked

    def undo_is_free(self) -> bool:
        """Whether nothing new became known since the last answer (no die, no hidden card)."""
        last = self.last_given()
        return last is not None and last.learned == self.state.learned

    def undo(self, rewind: bool = False) -> bool:
        """Take back the last answer of a person and what computer players answered to it; beyond something known only
        as a rewind, which is counted. False: nothing to take.

        Raises RuleError (nothing changed) where the rules have changed since a loaded game was saved.
        """
        last = self.last_given()
        if last is None or not (rewind or self.undo_is_free()):
            return False
        here, number = last_by_person(self.entries)
        if self.entries[here].checkpoint is None:
            self._rebuild()
        if last.learned != self.state.learned:
            self.rewinds += 1
        del self.entries[here + 1 :]
        del self.entries[here].given[number:]
        self._restore()
        return True

    def fork(self) -> Session:
        """A second session at the same point, to try what would happen; this one stays untouched."""
        twin = Session(self.flow, self.make_table, thaw(self._checkpoint()))
        twin.stop_at, twin.origin, twin.chapters = self.stop_at, self.origin, list(self.chapters)
        twin.companions = dict(self.companions)
        twin.resume([EnteredNode(e.node, e.checkpoint, list(e.given), copied(e.script)) for e in self.entries])
        return twin

    def resume(self, entries: list[EnteredNode]) -> None:
        """Go on from a history whose last entry has a checkpoint (a save, a fork)."""
        self.entries = entries
        self._restore()

    def journal(self) -> list[Answer]:
        """Every answer since the start of the history, in order: from its origin on this is the replay."""
        return journal(self.entries)

    def from_origin(self) -> Session:
        """A new session at the start of this one's history, begun: its journal replays it.

        Raises RuleError where the start is not known.
        """
        twin = Session(self.flow, self.make_table, self.start())
        twin.origin, twin.chapters = self.origin, list(self.chapters)
        return twin.begin()

    def retell(self) -> list[Event]:
        """All events since the start of the history, told anew by playing its answers; missing checkpoints are made on
        the way.

        Of a history that the rules no longer tell alike, what comes before the difference; nothing where dice are
        scripted or the start is not known.
        """
        if self.table.script is not None or not self.entries:
            return []
        try:
            twin, fault = self._told_again(self.start())
        except RuleError:
            return []
        if fault is None and tells(twin.entries, self.entries):
            take_checkpoints(twin.entries, self.entries)
        return twin.events if fault is None else twin.events + twin.table.events

    # -- the mechanism -----------------------------------------------------------------------------

    def _enter(self) -> None:
        """Note the entry into the node the state stands at."""
        self._served = 0
        self._told = []
        if self.on_node is not None:
            self.on_node(self.state)
        if self._checkpoints:
            self.entries.append(EnteredNode(self.state.node, freeze(self.state), script=copied(self.table.script)))
        self.table.enter_node()

    def _advance(self) -> None:
        """Run nodes until a question has no answer or the game is over."""
        self.prompt, self.refusals, self.computer = None, {}, None
        for _ in range(LONGEST_SILENCE):
            if self.ended or (self.stop_at and self.state.node == self.stop_at and self._under_way):
                return
            try:
                self.flow.step(self.table)
            except _Paused as pause:
                self.prompt = pause.prompt
                self.refusals = pause.why() if pause.why else {}
                self._collect()
                self.computer = self._companion()
                return
            self._collect()
            if self._checkpoints and self.state.node in self.flow.chapters:
                self._close_chapter()
            self._enter()
        where = f"seed {self.state.seed}, trail {trail(self.entries)}"
        raise RuleError(f"{LONGEST_SILENCE} nodes without a question: {where}")

    @property
    def _under_way(self) -> bool:
        """Whether a node was left already."""
        return len(self.entries) > 1 or bool(self.chapters)

    def _close_chapter(self) -> None:
        """Forget the history: from here on the game begins with the state as it is."""
        self.chapters.append(Chapter(self.state.node, len(self.journal())))
        self.origin = partial(thaw, freeze(self.state))
        self.entries = []

    def _seed_of_question(self) -> str:
        """What a computer player draws its chances from: asked again after undo or load, it answers the same."""
        answers = sum(chapter.answers for chapter in self.chapters) + len(self.journal())
        return f"{self.state.seed}/{answers}"

    def _answer(self, table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        """Serve an answer from the journal, from the answerer, or unwind."""
        given = self.entries[-1].given if self._checkpoints else []
        if self._served < len(given):
            stored = given[self._served]
            if stored.fits(prompt):
                self._served += 1
                return stored.ids
            del given[self._served :]
            self.differs = True
        if self.answerer is None:
            raise _Paused(prompt, why)
        answer = self.answerer(table, prompt, why)
        prompt.check(answer)
        if self._checkpoints:
            self._give(prompt, answer)
            self._served += 1
        return answer

    def _give(self, prompt: Prompt, ids: Answer, computer: bool = False, reason: str = "") -> None:
        learned = self.state.learned
        given = Given(prompt.kind, prompt.source, prompt.options, ids, learned, prompt.chooser, computer, reason)
        self.entries[-1].given.append(given)

    def _collect(self) -> None:
        """Hand on the node's events that were not told before; a re-run must tell those again, alike."""
        events = self.table.events
        if not self._checkpoints:  # no node runs twice
            self.events += events
            return
        assert events[: len(self._told)] == self._told, "a re-run told another story than the first run"
        self.events.extend(events[len(self._told) :])
        self._told = list(events)

    def _rerun(self) -> None:
        """Run the current node again from its checkpoint, with its journal; only new events are told."""
        self._reset()
        self._advance()

    def _restore(self, waiting: Sequence[Event] = ()) -> None:
        """Rebuild the state at the open question; the view is rebuilt from the state, no event is told but those that
        were waiting.
        """
        self._reset()
        self._told = []
        self._advance()
        self.events = list(waiting)

    def _reset(self) -> None:
        self.table = self.make_table(thaw(self._checkpoint()), self._answer)
        self.table.script = copied(self.entries[-1].script)
        self._served = 0

    def _checkpoint(self) -> bytes:
        checkpoint = self.entries[-1].checkpoint
        assert checkpoint is not None, "only `_rebuild` may meet a node without its checkpoint"
        return checkpoint

    def _rebuild(self) -> None:
        """Make the checkpoints of a loaded game again. Raises RuleError where they cannot be made."""
        twin, fault = self._told_again(self.start())
        if fault is not None or not tells(twin.entries, self.entries):
            raise RuleError("the rules have changed since this game was saved: it cannot go back further") from fault
        take_checkpoints(twin.entries, self.entries)

    def start(self) -> State:
        """The state at the start of the history. Raises RuleError where it is not known."""
        if self.entries[0].checkpoint is not None:
            return thaw(self.entries[0].checkpoint)
        if self.origin is None:
            raise RuleError("this game cannot go back beyond the point where it was loaded")
        return self.origin()

    def _way_there(self) -> dict[str, object]:
        return way_there(self.entries, self.start() if self.chapters else None)

    def _told_again(self, start: State) -> tuple[Session, RuleError | None]:
        """A second session that played this one's answers from a state on in one go, and why it could not go on."""
        answers = iter(self.journal())

        def reader(table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
            ids = next(answers, None)
            if ids is None:
                raise _Paused(prompt, why)
            return ids

        twin = Session(self.flow, self.make_table, start, answerer=reader)
        twin.chapters = list(self.chapters)
        try:
            twin.begin()
        except RuleError as fault:
            return twin, fault
        return twin, None
