"""A session: one game being played. Checkpoint at each node, answers since, and the node run again.

When a question has no answer yet the node unwinds; the answer is appended to the node's journal and the node is run
again from its checkpoint, answers served from the journal. This one mechanism gives save in mid-decision, undo,
replay and hypothetical branches. An agent answers at once, so nothing is ever run twice for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct, field

from game.kit.board import State
from game.kit.codec import freeze, thaw
from game.kit.errors import RuleError
from game.kit.events import Event
from game.kit.flow import Flow
from game.kit.prompts import Answer, Given, Prompt, Refusals, Why
from game.kit.table import Answerer, Script, Table

LONGEST_SILENCE = 10_000
"""Nodes that may pass without a question before the game is taken to run in circles."""


class _Paused(BaseException):
    """A question without an answer: unwinds the node. Caught in one place only."""

    def __init__(self, prompt: Prompt, why: Why | None) -> None:
        self.prompt = prompt
        self.why = why


class Entry(Struct):
    """One node of the history: the state on entry and the answers given in it."""

    node: str
    checkpoint: bytes | None
    """None in a loaded game for all nodes but the last; `Session.undo` rebuilds them when it needs one."""
    given: list[Given] = field(default_factory=list)
    script: Script | None = None
    """The scripted faces that were left on entry; None where dice are free."""


class RuleFailed(RuleError):  # noqa: N818 - reads as the sentence it is
    """A rule raised. The session stands at the last good question; `report` tells how to come back to the fault."""

    def __init__(self, report: dict[str, object]) -> None:
        super().__init__(str(report["error"]))
        self.report = report


class Session:
    """A game in progress: its state, the question it waits for, and all answers so far."""

    def __init__(
        self,
        flow: Flow,
        make_table: Callable[[State, Answerer], Table],
        state: State,
        agent: Answerer | None = None,
        script: Script | None = None,
    ) -> None:
        self.flow = flow
        self.make_table = make_table
        self.agent = agent
        self.prompt: Prompt | None = None
        self.refusals: Refusals = {}
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        """Events not yet taken by `take_events`."""
        self.rewinds = 0
        """How often a player went back beyond something that was known."""
        self.differs = False
        """True once a stored answer no longer fitted: the rules have changed since it was given."""
        self.on_node: Callable[[State], None] | None = None
        """Called with the state at each node entered (fuzz and golden replays read it)."""
        self.origin: Callable[[], State] | None = None
        """Makes the state of set-up again: only a loaded game needs it, to go back beyond its checkpoint."""
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
        return self.state.node in self.flow.ends

    def begin(self) -> Session:
        """Play from where the state stands to the first question (or the end); returns itself."""
        self._enter()
        self._advance()
        return self

    def answer(self, ids: Sequence[str]) -> None:
        """Answer the open question and play on to the next one.

        Raises IllegalAnswer (nothing changed) or RuleFailed (the answer is taken back).
        """
        if self.prompt is None:
            raise RuleError("no question is open")
        self.prompt.check(ids)
        self._give(self.prompt, tuple(ids))
        here, waiting = len(self.entries), list(self.events)
        try:
            self._rerun()
        except Exception as fault:
            report = self._report(fault)
            del self.entries[here:]
            self.entries[-1].given.pop()
            self._restore()
            self.events = waiting
            raise RuleFailed(report) from fault

    def take_events(self) -> list[Event]:
        """The events since the last call, in order."""
        taken, self.events = self.events, []
        return taken

    def play(self, agent: Answerer) -> None:
        """Let an agent play a new session to the end without checkpoints: nothing runs twice, nothing can be undone.

        Raises RuleError where a question is open: its node has run in part already.
        """
        if self.prompt is not None:
            raise RuleError("a question is open; an agent plays a session from its start only")
        self.agent = agent
        self._checkpoints = False
        self._enter()
        self._advance()

    # -- going back --------------------------------------------------------------------------------

    def last_given(self) -> Given | None:
        """The answer that `undo` would take back."""
        return next((e.given[-1] for e in reversed(self.entries) if e.given), None)

    def undo_is_free(self) -> bool:
        """Whether nothing new became known since the last answer (no die, no hidden card)."""
        last = self.last_given()
        return last is not None and last.learned == self.state.learned

    def undo(self, rewind: bool = False) -> bool:
        """Take back the last answer; beyond something known only as a rewind, which is counted. False: nothing to take.

        Raises RuleError (nothing changed) where the rules have changed since a loaded game was saved.
        """
        last = self.last_given()
        if last is None or not (rewind or self.undo_is_free()):
            return False
        here = next(i for i in reversed(range(len(self.entries))) if self.entries[i].given)
        if self.entries[here].checkpoint is None:
            self._rebuild()
        if last.learned != self.state.learned:
            self.rewinds += 1
        del self.entries[here + 1 :]
        self.entries[here].given.pop()
        self._restore()
        return True

    def fork(self) -> Session:
        """A second session at the same point, to try what would happen; this one stays untouched."""
        twin = Session(self.flow, self.make_table, thaw(self._checkpoint()))
        twin.stop_at, twin.origin = self.stop_at, self.origin
        twin.resume([Entry(e.node, e.checkpoint, list(e.given), _copied(e.script)) for e in self.entries])
        return twin

    def resume(self, entries: list[Entry]) -> None:
        """Go on from a history whose last entry has a checkpoint (a save, a fork)."""
        self.entries = entries
        self._restore()

    def journal(self) -> list[Answer]:
        """Every answer since the start of the history, in order: with set-up and seed this is the replay."""
        return [given.ids for entry in self.entries for given in entry.given]

    # -- the mechanism -----------------------------------------------------------------------------

    def _enter(self) -> None:
        """Note the entry into the node the state stands at."""
        self._served = 0
        self._told = []
        if self.on_node is not None:
            self.on_node(self.state)
        if self._checkpoints:
            self.entries.append(Entry(self.state.node, freeze(self.state), script=_copied(self.table.script)))
        self.table.events.clear()

    def _advance(self) -> None:
        """Run nodes until a question has no answer or the game is over."""
        self.prompt, self.refusals = None, {}
        for _ in range(LONGEST_SILENCE):
            if self.ended or (self.stop_at and self.state.node == self.stop_at and self.entries[1:]):
                return
            try:
                self.flow.step(self.table)
            except _Paused as pause:
                self.prompt = pause.prompt
                self.refusals = pause.why() if pause.why else {}
                self._collect()
                return
            self._collect()
            self._enter()
        raise RuleError(f"{LONGEST_SILENCE} nodes without a question: seed {self.state.seed}, trail {self.trail()}")

    def _answer(self, table: Table, prompt: Prompt, why: Why | None) -> Answer:
        """Serve an answer from the journal, from the agent, or unwind."""
        given = self.entries[-1].given if self._checkpoints else []
        if self._served < len(given):
            stored = given[self._served]
            if stored.fits(prompt):
                self._served += 1
                return stored.ids
            del given[self._served :]
            self.differs = True
        if self.agent is None:
            raise _Paused(prompt, why)
        answer = self.agent(table, prompt, why)
        prompt.check(answer)
        if self._checkpoints:
            self._give(prompt, answer)
            self._served += 1
        return answer

    def _give(self, prompt: Prompt, ids: Answer) -> None:
        given = Given(prompt.kind, prompt.source, prompt.options, ids, self.state.learned)
        self.entries[-1].given.append(given)

    def _collect(self) -> None:
        """Hand on the node's events that were not told before; a re-run must tell those again, alike."""
        events = self.table.events
        assert events[: len(self._told)] == self._told, "a re-run told another story than the first run"
        self.events.extend(events[len(self._told) :])
        self._told = list(events)

    def _rerun(self) -> None:
        """Run the current node again from its checkpoint, with its journal; only new events are told."""
        self._reset()
        self._advance()

    def _restore(self) -> None:
        """Rebuild the state at the open question; the view is rebuilt from the state, no event is told."""
        self._reset()
        self._told = []
        self._advance()
        self.events.clear()

    def _reset(self) -> None:
        self.table = self.make_table(thaw(self._checkpoint()), self._answer)
        self.table.script = _copied(self.entries[-1].script)
        self._served = 0

    def _checkpoint(self) -> bytes:
        checkpoint = self.entries[-1].checkpoint
        assert checkpoint is not None, "only `_rebuild` may meet a node without its checkpoint"
        return checkpoint

    def _rebuild(self) -> None:
        """Make the checkpoints of a loaded game again, by playing its answers from set-up on."""
        if self.origin is None:
            raise RuleError("this game cannot go back beyond the point where it was loaded")
        changed = "the rules have changed since this game was saved: it cannot go back further"
        twin = Session(self.flow, self.make_table, self.origin()).begin()
        try:
            for answer in self.journal():
                twin.answer(answer)
        except RuleError as fault:
            raise RuleError(changed) from fault
        history = [(entry.node, entry.given) for entry in self.entries]
        entries = twin.entries[: len(history)]
        if [(entry.node, entry.given) for entry in entries] != history:
            raise RuleError(changed)
        self.entries = entries

    # -- reports -----------------------------------------------------------------------------------

    def trail(self, n: int = 12) -> list[str]:
        """The last n nodes entered."""
        return [entry.node for entry in self.entries[-n:]]

    def _report(self, fault: Exception) -> dict[str, object]:
        return {
            "error": f"{type(fault).__name__}: {fault}",
            "seed": self.state.seed,
            "setup": self.state.setup,
            "node": self.entries[-1].node,
            "trail": self.trail(),
            "answers": self.journal(),
        }



def _copied(script: Script | None) -> Script | None:
    return {die: list(faces) for die, faces in script.items()} if script is not None else None
