"""The runner under a session: it runs the nodes of a flow, with the answers of a journal.

When a question has no answer yet the node unwinds; the answer is appended to the node's journal and the node is run
again from its checkpoint, answers served from the journal. A computer player of the whole game answers at once, so
nothing is run twice.

Where a chapter begins (`Flow.chapters`) the history before is closed: the state there is the new origin. Of a closed
chapter only its name, the number of its answers and who gave them are kept; what a game wants to remember of it stands
on its board, or is made of its events (`Flow.remember`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import structs

from game.kit.board import State
from game.kit.codec import freeze, thaw
from game.kit.errors import RuleError
from game.kit.events import Event
from game.kit.flow import Flow
from game.kit.history import Chapter, EnteredNode, copied, journal
from game.kit.prompts import GIVE_UP, Answer, Given, Prompt, Refusals, WhyNot
from game.kit.reports import trail
from game.kit.table import Answerer, GameTable, Script

LONGEST_SILENCE = 10_000
"""Nodes of a chapter that may pass without a question before the game is taken to run in circles."""


class Paused(BaseException):
    """A question without an answer: unwinds the node. Caught in one place only."""

    def __init__(self, prompt: Prompt, why: WhyNot | None) -> None:
        self.prompt = prompt
        self.why = why


class GivenUp(BaseException):
    """The players give the game up at a question: unwinds the node. Caught in one place only."""


class Runner:
    """Runs the nodes of one game: its state, the question it waits for, and all answers so far."""

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
        self.events: list[Event] = []
        """Events not yet taken by `take_events`."""
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

    @property
    def state(self) -> State:
        """The state now, in the middle of a node if a question is open."""
        return self.table.state

    @property
    def ended(self) -> bool:
        """Whether the game is over."""
        return self.table.state.node in self.flow.ends

    def take_events(self) -> list[Event]:
        """The events since the last call, in order."""
        taken, self.events = self.events, []
        return taken

    def journal(self) -> list[Answer]:
        """Every answer since the start of the history, in order: from its origin on this is the replay."""
        return journal(self.entries)

    @property
    def answered(self) -> int:
        """How many answers the history has."""
        return self.entries[-1].before + len(self.entries[-1].given) if self.entries else 0

    def start(self) -> State:
        """The state at the start of the history. Raises RuleError where it is not known."""
        if self.entries[0].checkpoint is not None:
            return thaw(self.entries[0].checkpoint)
        if self.origin is None:
            raise RuleError("this game cannot go back beyond the point where it was loaded")
        return self.origin()

    # -- running -----------------------------------------------------------------------------------

    def _enter(self) -> None:
        """Note the entry into the node the state stands at."""
        self._served = 0
        self._told = []
        if self.on_node is not None:
            self.on_node(self.state)
        if self._checkpoints:
            script, before = copied(self.table.script), self.answered
            self.entries.append(EnteredNode(self.state.node, freeze(self.state), script=script, before=before))
        self.table.enter_node()

    def _advance(self) -> None:
        """Run nodes until a question has no answer or the game is over."""
        self.prompt, self.refusals = None, {}
        silence = 0
        while silence < LONGEST_SILENCE:
            if self.ended or (self.stop_at and self.state.node == self.stop_at and self._under_way):
                return
            before = self.state.node
            try:
                self.flow.step(self.table)
            except Paused as pause:
                self.prompt = self.table.in_full(pause.prompt)
                self.refusals = pause.why() if pause.why else {}
                self._collect()
                return
            except GivenUp:
                self.state.node = self.flow.given_up
            self._collect()
            closes = (before, self.state.node) in self.flow.chapters
            silence = 0 if closes else silence + 1
            if closes and self._checkpoints:
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
        self.chapters = [*(structs.replace(chapter, kept={}) for chapter in self.chapters), self._chapter()]
        self.origin = partial(thaw, freeze(self.state))
        self.entries = []

    def _chapter(self) -> Chapter:
        """What is kept of the history that closes."""
        return Chapter(self.state.node, self.answered)

    def _answer(self, table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        """Serve an answer from the journal, from the answerer, or unwind."""
        given = self.entries[-1].given if self._checkpoints else []
        if self._served < len(given):
            stored = given[self._served]
            if stored.fits(prompt):
                self._served += 1
                return self._unless_given_up(stored.ids)
            del given[self._served :]
            self.differs = True
        if self.answerer is None:
            raise Paused(prompt, why)
        answer = self.answerer(table, prompt, why)
        if answer != GIVE_UP or not self.flow.given_up:
            prompt.check(answer)
        if self._checkpoints:
            learned = self.state.learned
            stored = Given(prompt.kind, prompt.source, prompt.options, answer, learned, prompt.chooser)
            given.append(stored)
            self._served += 1
        return self._unless_given_up(answer)

    def _unless_given_up(self, answer: Answer) -> Answer:
        """The answer; one that gives the game up unwinds the node."""
        if answer == GIVE_UP and self.flow.given_up:
            raise GivenUp
        return answer

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
