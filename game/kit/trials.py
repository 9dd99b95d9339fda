"""Trials: the game played on from an open question, with what the decider cannot know dealt anew.

The node of the question is run again on a copy; at the question the copy is dealt (`Flow.deal`), the answer to be tried
is given, and a computer player answers all that follows, to the end of the game or to where the game can tell what it
is worth (`Flow.prospect`). What really lies facedown never comes into it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from game.kit.codec import freeze, thaw
from game.kit.errors import RuleError
from game.kit.flow import Position
from game.kit.history import copied
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.runner import LONGEST_SILENCE
from game.kit.table import Answerer, GameTable

PlayerOfSeed = Callable[[str], Answerer]
"""Makes a computer player that draws its own chances from a seed."""


class _AtQuestion(BaseException):
    """The question was reached and nothing more is wanted: unwinds the node."""


class Trial:
    """One way the game may go on; answers the questions of its own table."""

    def __init__(self, position: Position, seed: str, player: Answerer) -> None:
        self.position = position
        self.seed = seed
        self.player = player
        self.table = position.make_table(thaw(position.checkpoint), self)
        self.table.script = copied(position.script)
        self._answer: Answer | None = None
        self._asked = 0

    def moves(self, answer: Answer) -> Generator[None, None, float]:
        """Give an answer to the question and play on, node by node; returns what that came to for the decider.

        Raises RuleError where the game does not come back to its question or to an end.
        """
        self._answer = answer
        flow, table, chooser = self.position.flow, self.table, self.position.prompt.chooser
        for _ in range(LONGEST_SILENCE):
            flow.step(table)
            table.events.clear()
            if table.state.node in flow.ends:
                return flow.worth(table.state, chooser)
            found = flow.prospect(table, chooser)
            if found is not None:
                return found
            yield
        raise RuleError(f"a trial came to no end: {self.position.prompt}")

    def weighed(self) -> Answer:
        """What the computer player would answer at the dealt table."""
        try:
            self.position.flow.step(self.table)
        except _AtQuestion:
            return self.player(self.table, self.position.prompt, None)
        raise RuleError(f"the game did not come back to its question: {self.position.prompt}")

    def dealt(self) -> bytes:
        """The state at the question as it was dealt, frozen."""
        self.weighed()
        return freeze(self.table.state)

    def __call__(self, table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        number, self._asked = self._asked, self._asked + 1
        before = self.position.answers
        if number < len(before):
            return before[number]
        if number > len(before):
            return self.player(table, prompt, why)
        if table.in_full(prompt) != self.position.prompt:
            raise RuleError(f"{prompt} is asked instead of {self.position.prompt}")
        table.script = None
        self.position.flow.deal(table, prompt.chooser, self.seed)
        if self._answer is None:
            raise _AtQuestion
        return self._answer
