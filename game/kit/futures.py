"""Futures: every way a stretch of the flow can go from a state on, played by the rules themselves on copies of it.

Every question is answered in each way that makes a difference, every die shows each of its faces. What is counted
along a way (wounds, tokens, turns) comes back as ranges: at least, on average, at most. What a seat may not know must
be hidden in the state before: then nothing that is told can depend on it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterable, Mapping, Sequence
from itertools import combinations

from msgspec import Struct

from game.kit.board import State
from game.kit.codec import freeze, thaw
from game.kit.events import Event
from game.kit.flow import Flow
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.table import Answerer, GameTable

CHANCE = "chance"
"""The kind of question that stands for a die (`GameTable` subclasses ask it where they would throw)."""

MOST_RUNS = 900
"""Runs of nodes for one look ahead. Beyond them the first way stands for all, and the look is not whole; after as many
again it ends where it is."""

MOST_ANSWERS = 40
"""Ways to answer one question; what is beyond is left out, and the look is not whole."""

Alike = Callable[[GameTable, Prompt, str], Hashable]
"""What an option of a question amounts to: of options that are alike only one is tried."""

Counts = Mapping[Hashable, float]
"""What a way brings, by what is counted."""


class Way(Struct, frozen=True):
    """One way through a node: how likely it is among all, what it told, and the state it led to."""

    share: float
    events: tuple[Event, ...]
    after: bytes
    node: str
    """The node that the state after it stands at."""


class Range(Struct, frozen=True):
    """How much there can be of something: least, on average, at most."""

    least: float = 0
    mean: float = 0
    most: float = 0


class Futures(Struct, frozen=True):
    """The ways from a state on, step by step: for each step the states it can begin at, with the ways from each.

    `whole` is False where not every way was tried.
    """

    steps: tuple[Mapping[bytes, tuple[Way, ...]], ...]
    whole: bool

    def ranges(self, count: Callable[[Way], Counts]) -> dict[Hashable, Range]:
        """What is counted from the beginning to the end, over all ways."""
        later: dict[bytes, dict[Hashable, Range]] = {}
        for step in reversed(self.steps):
            later = {start: _joined([(way, count(way), later.get(way.after, {})) for way in ways])
                     for start, ways in step.items()}  # fmt: skip
        return next(iter(later.values()), {})


def _joined(ways: Iterable[tuple[Way, Counts, Mapping[Hashable, Range]]]) -> dict[Hashable, Range]:
    """What several ways bring, each with all that comes after it."""
    ways = list(ways)
    none = Range()
    found = {}
    for key in {key for _, now, after in ways for key in (*now, *after)}:
        each = [(way.share, now.get(key, 0), after.get(key, none)) for way, now, after in ways]
        found[key] = Range(
            min(here + later.least for _, here, later in each),
            round(sum(share * (here + later.mean) for share, here, later in each), 9),
            max(here + later.most for _, here, later in each),
        )
    return found


class _Asked(BaseException):
    """A question that no answer is ready for: unwinds the node. Caught in one place only."""

    def __init__(self, table: GameTable, prompt: Prompt) -> None:
        self.table, self.prompt = table, prompt


class LookAhead:
    """Plays a stretch of a flow in every way. Raises what a rule raises."""

    def __init__(
        self,
        flow: Flow,
        make_table: Callable[[State, Answerer], GameTable],
        alike: Alike = lambda table, prompt, option: option,
        settle: Callable[[State], None] = lambda state: None,
        most_runs: int = MOST_RUNS,
    ) -> None:
        self.flow, self.make_table, self.alike, self.settle = flow, make_table, alike, settle
        self.most_runs = self.left = most_runs
        self.whole = True

    def every_way(self, state: State, until: frozenset[str]) -> Generator[None, None, Futures]:
        """Every way from the node a state stands at to one of those of `until` (which is not played) or to the end.

        A piece of work is one run of a node.
        """
        ends = until | self.flow.ends
        steps: list[dict[bytes, tuple[Way, ...]]] = []
        frontier = {self._frozen(state): state.node}
        while frontier and self.left > -self.most_runs:
            step = {}
            for start, node in frontier.items():
                if node not in ends:
                    step[start] = yield from self._ways(start)
            frontier = {way.after: way.node for ways in step.values() for way in ways}
            if step:
                steps.append(step)
        self.whole = self.whole and not frontier
        return Futures(tuple(steps), self.whole)

    def _frozen(self, state: State) -> bytes:
        """A state to be compared with others: what two ways have told differently does not count."""
        state.learned = 0
        state.streams.clear()
        self.settle(state)
        return freeze(state)

    def _ways(self, start: bytes) -> Generator[None, None, tuple[Way, ...]]:
        """The ways through the node that a state stands at."""
        found: list[Way] = []
        open_answers: list[tuple[float, tuple[Answer, ...]]] = [(1.0, ())]
        while open_answers:
            share, given = open_answers.pop()
            self.left -= 1
            yield
            try:
                table = self._run(start, given)
            except _Asked as asked:
                answers = self._answers(asked.table, asked.prompt)
                total = sum(weight for _, weight in answers)
                open_answers += [(share * weight / total, (*given, answer)) for answer, weight in answers]
                continue
            found.append(Way(share, tuple(table.events), self._frozen(table.state), table.state.node))
        return tuple(found)

    def _run(self, start: bytes, given: Sequence[Answer]) -> GameTable:
        """Play one node with these answers. Raises _Asked at the next question."""
        left = list(given)

        def answer(table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
            if not left:
                raise _Asked(table, prompt)
            return left.pop(0)

        table = self.make_table(thaw(start), answer)
        self.flow.step(table)
        return table

    def _answers(self, table: GameTable, prompt: Prompt) -> list[tuple[Answer, int]]:
        """The answers that make a difference, each with how many it stands for; one alone when the time is over."""
        kinds = {option: self.alike(table, prompt, option) for option in prompt.options}
        found: dict[tuple[Hashable, ...], Answer] = {}
        weights: dict[tuple[Hashable, ...], int] = {}
        for number in range(prompt.least, min(prompt.most, len(prompt.options)) + 1):
            for answer in combinations(prompt.options, number):
                key = tuple(sorted(map(kinds.__getitem__, answer), key=repr))
                found.setdefault(key, answer)
                weights[key] = weights.get(key, 0) + 1
                if len(found) > MOST_ANSWERS:
                    break
        most = MOST_ANSWERS if self.left > 0 else 1
        if len(found) > most:
            self.whole = False
        return [(answer, weights[key]) for key, answer in list(found.items())[:most]]
