"""A session: one game being played. Checkpoint at each node, answers since, and the node run again (`kit/runner.py`).

This one mechanism gives save in mid-decision, undo, redo, replay and hypothetical branches.

A question of a computer player pauses like any other: `computer` says that it is one, and `answer_by_computer` answers
it when the eye has caught up. Its answers stand in the journal, so neither undo, load nor replay asks it again. An
offer that a person wants to hear no more in this round is declined in the same way (`kit/offers.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import pairwise
from typing import Any

from game.kit.board import State
from game.kit.closing import told_to_close
from game.kit.codec import thaw
from game.kit.errors import RuleError, RuleFailed
from game.kit.events import Event
from game.kit.flow import Flow, Position
from game.kit.history import (
    Chapter,
    EnteredNode,
    Step,
    by_person,
    copied,
    journal,
    shares,
    steps_since,
    take_checkpoints,
    tells,
)
from game.kit.offers import decline, lifted, silenced
from game.kit.prompts import GIVE_UP, Answer, Given, Prompt, WhyNot
from game.kit.reports import report, way_there
from game.kit.runner import Paused, Runner
from game.kit.sitting import MOST_SITTINGS, HandOver, Sitting
from game.kit.table import Answerer, GameTable, Script


class Session(Runner):
    """A game in progress, as its players have it."""

    def __init__(
        self,
        flow: Flow,
        make_table: Callable[[State, Answerer], GameTable],
        state: State,
        answerer: Answerer | None = None,
        script: Script | None = None,
    ) -> None:
        self.computer: Answerer | None = None
        """The computer player that the open question waits for; None where it waits for a person."""
        self.companions: dict[str, str] = {}
        """Who plays each piece: the id of a computer player, empty for a person. It is no part of what undo takes back.
        """
        self.people: list[Sitting] = []
        """Who has sat down by another name since the set-up; no part of what undo takes back either."""
        self.handed: list[HandOver] = []
        """Which seats changed hands since the set-up, for the log."""
        self.branches: list[int] = []
        """After how many answers of another journey this one went on by itself."""
        self.rewinds = 0
        """How often a player went back beyond something that was known."""
        self.taken_back: list[Step] = []
        """What undo took back and redo gives again, the next one last. Another answer forgets it; so does a save."""
        super().__init__(flow, make_table, state, answerer, script)

    # -- playing -----------------------------------------------------------------------------------

    def begin(self) -> Session:
        """Play from where the state stands to the first question (or the end); returns itself."""
        self._enter()
        self._advance()
        return self

    def answer(self, ids: Sequence[str], reason: str = "", *, quiet: bool = False) -> None:
        """Answer the open question and play on to the next one; the reason of a computer player is kept beside it.
        With `quiet` the offer that is declined is not made again in this round.

        Raises IllegalAnswer (nothing changed) or RuleFailed (the answer is taken back).
        """
        prompt = self.prompt
        if prompt is None:
            raise RuleError("no question is open")
        prompt.check(ids)
        if quiet and (ids or not prompt.offer):
            raise RuleError(f"{prompt.kind}: only an offer that is declined can be silenced")
        given = Given(
            prompt.kind, prompt.source, prompt.options, tuple(ids), self.state.learned, prompt.chooser,
            self.computer is not None, reason, prompt.offered if quiet else "", self.round if quiet else 0,
        )  # fmt: skip
        self._take(given)
        self.taken_back = []

    def give_up(self) -> None:
        """The players give the game up at the open question; undo takes it back like any answer.

        Raises RuleError where no question is open, or the game knows no such end.
        """
        prompt = self.prompt
        if prompt is None or not self.flow.given_up:
            raise RuleError("there is nothing to give up")
        learned = self.state.learned
        self._take(Given(prompt.kind, prompt.source, prompt.options, GIVE_UP, learned, prompt.chooser))
        self.taken_back = []

    def _take(self, given: Given) -> None:
        """Put an answer into the journal and play on. Raises RuleFailed (the answer is taken back)."""
        self.entries[-1].given.append(given)
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
        self.answer(ids, reason, quiet=self.silent)
        return ids

    def hand_over(self, piece: str, player: str) -> None:
        """From now on a piece is played by this computer player; by a person, if it is empty."""
        now = sum(chapter.answers for chapter in self.chapters) + self.answered
        before = [at for at in self.handed if not (at.piece == piece and at.since >= now)]
        self.handed = [*before, HandOver(piece, player, now)][-MOST_SITTINGS:]
        self.companions[piece] = player
        self.computer = self._companion()

    @property
    def alone(self) -> bool:
        """Whether a single person plays, and the computer every other piece: nobody is there who must not look."""
        return list(self.companions.values()).count("") == 1

    def position(self) -> Position | None:
        """The open question, for trials; None where none is open."""
        if self.prompt is None:
            return None
        entry = self.entries[-1]
        answers = tuple(given.ids for given in entry.given)
        return Position(
            self.flow, self.make_table, self.state, self._checkpoint(), answers, self.prompt, copied(entry.script)
        )

    def _advance(self) -> None:
        self.computer = None
        super()._advance()
        self.computer = self._companion()

    def _companion(self) -> Answerer | None:
        """The computer player that the open question waits for."""
        position = self.position()
        if position is None:
            return None
        if self.silent:
            return decline
        return self.flow.computer(position, self._seed_of_question(), self.companions)

    def _seed_of_question(self) -> str:
        """What a computer player draws its chances from: asked again after undo or load, it answers the same."""
        answers = sum(chapter.answers for chapter in self.chapters) + self.answered
        return f"{self.state.seed}/{answers}"

    # -- chapters ----------------------------------------------------------------------------------

    @property
    def kept(self) -> Mapping[str, Any]:
        """What the game keeps of the chapters that are closed."""
        return self.chapters[-1].kept if self.chapters else {}

    @property
    def opens_chapter(self) -> bool:
        """Whether no person has answered since a chapter with answers was closed: undo ends here."""
        return any(chapter.answers for chapter in self.chapters) and by_person(self.entries)[0] < 0

    def _chapter(self) -> Chapter:
        before = sum(chapter.answers for chapter in self.chapters)
        kept: dict[str, Any] = {}
        if self.flow.remember is not None:
            told = told_to_close(self.flow, self.make_table, self.start(), self.entries)
            kept = self.flow.remember(self.table, self.kept, told)
        return Chapter(self.state.node, self.answered, shares(self.entries, self.people, before), kept)

    # -- offers ------------------------------------------------------------------------------------

    @property
    def round(self) -> int:
        """The round that is played, as the game counts it."""
        return self.flow.round_of(self.state)

    @property
    def silenced(self) -> tuple[str, ...]:
        """The offers that are not made in this round."""
        return silenced(self.entries, self.round)

    @property
    def silent(self) -> bool:
        """Whether the open question is an offer that is declined by itself."""
        return self.prompt is not None and bool(self.prompt.offer) and self.prompt.offered in self.silenced

    def offer_again(self, offer: str) -> None:
        """Let an offer be made again, though it was not to come in this round."""
        lifted(self.entries, offer)
        self.computer = self._companion()

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

    def last_given(self, steps: int = 1) -> Given | None:
        """The answer up to which so many steps of `undo` would go back: one of a person. None where nothing is taken
        back, also because somebody else was asked since, where hands are hidden: that would show a neighbour's cards.
        """
        at, number = by_person(self.entries, steps)
        if at < 0:
            return None
        if self.flow.hidden_hands:
            asked = {step[0].chooser for step in steps_since(self.entries, at, number)}
            if self.prompt is not None and self.computer is None:
                asked.add(self.prompt.chooser)
            if len(asked) > 1:
                return None
        return self.entries[at].given[number]

    def undo_is_free(self, steps: int = 1) -> bool:
        """Whether nothing new became known since then (no die, no hidden card)."""
        last = self.last_given(steps)
        return last is not None and last.learned == self.state.learned

    def undo(self, rewind: bool = False, steps: int = 1) -> bool:
        """Take back the last answers of persons and what computer players answered to them; beyond something known only
        as a rewind, which is counted. False: nothing to take.

        Raises RuleError (nothing changed) where the rules have changed since a loaded game was saved.
        """
        last = self.last_given(steps)
        if last is None or not (rewind or self.undo_is_free(steps)):
            return False
        here, number = by_person(self.entries, steps)
        if self.entries[here].checkpoint is None:
            self._rebuild()
        if last.learned != self.state.learned:
            self.rewinds += 1
        self.taken_back += reversed(steps_since(self.entries, here, number))
        del self.entries[here + 1 :]
        del self.entries[here].given[number:]
        self._restore()
        return True

    def redo(self, steps: int = 1) -> bool:
        """Give again what undo took back, step by step; the same fate comes of it. False: nothing was taken back, or it
        no longer fits.

        Raises RuleFailed, with the answer that failed taken back.
        """
        done = 0
        while done < steps and self.taken_back:
            step = self.taken_back.pop()
            for given in step:
                if self.prompt is None or not given.fits(self.prompt):
                    self.taken_back = []
                    return done > 0
                self._take(given)
            done += 1
        return done > 0

    def give_again(self, given: Given) -> None:
        """Answer the open question as it was answered in another session of this game. Raises RuleError where it is
        another question, or RuleFailed.
        """
        if self.prompt is None or not given.fits(self.prompt):
            raise RuleError(f"{given.kind}: this is not asked")
        self._take(given)

    def fork(self) -> Session:
        """A second session at the same point, to try what would happen; this one stays untouched."""
        twin = Session(self.flow, self.make_table, thaw(self._checkpoint()))
        twin.stop_at, twin.origin, twin.chapters = self.stop_at, self.origin, list(self.chapters)
        twin.companions, twin.people, twin.handed = dict(self.companions), list(self.people), list(self.handed)
        twin.branches = list(self.branches)
        twin.resume([EnteredNode(e.node, e.checkpoint, list(e.given), copied(e.script)) for e in self.entries])
        return twin

    def resume(self, entries: list[EnteredNode]) -> None:
        """Go on from a history whose last entry has a checkpoint (a save, a fork)."""
        self.entries = entries
        entries[0].before = 0
        for one, after in pairwise(entries):
            after.before = one.before + len(one.given)
        self._restore()

    def from_origin(self) -> Session:
        """A new session at the start of this one's history, begun: its journal replays it.

        Raises RuleError where the start is not known.
        """
        twin = Session(self.flow, self.make_table, self.start())
        twin.origin, twin.chapters, twin.people = self.origin, list(self.chapters), list(self.people)
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

    def retell_since(self, nodes: Collection[str]) -> list[Event]:
        """The events since one of these nodes was entered last, told anew; nothing where none was, or it is not known
        any more how the table stood then.
        """
        found = [at for at, entry in enumerate(self.entries) if entry.node in nodes]
        if not found:
            return []
        entry = self.entries[found[-1]]
        if entry.checkpoint is None:
            self.retell()
        if entry.checkpoint is None:
            return []
        twin, fault = self._told_again(thaw(entry.checkpoint), self.entries[found[-1] :])
        return twin.events if fault is None else []

    def _rebuild(self) -> None:
        """Make the checkpoints of a loaded game again. Raises RuleError where they cannot be made."""
        twin, fault = self._told_again(self.start())
        if fault is not None or not tells(twin.entries, self.entries):
            raise RuleError("the rules have changed since this game was saved: it cannot go back further") from fault
        take_checkpoints(twin.entries, self.entries)

    def _way_there(self) -> dict[str, object]:
        return way_there(self.entries, self.start() if self.chapters else None)

    def _told_again(
        self, start: State, entries: Sequence[EnteredNode] | None = None
    ) -> tuple[Session, RuleError | None]:
        """A second session that played this one's answers from a state on in one go (those of some `entries`, else
        all), and why it could not go on.
        """
        entries = self.entries if entries is None else entries
        answers, script = iter(journal(entries)), entries[0].script if entries else None

        def reader(table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
            ids = next(answers, None)
            if ids is None:
                raise Paused(prompt, why)
            return ids

        twin = Session(self.flow, self.make_table, start, reader, copied(script))
        twin.chapters = list(self.chapters)
        try:
            twin.begin()
        except RuleError as fault:
            return twin, fault
        return twin, None
