"""The adviser: ranks the answers to an open question by the chance to win after each.

    adviser = Adviser(session.position(), partial(mode.computer_player, "sensible"), seed="any")
    while adviser.step(): ...          # one trial at a time; stop whenever you like
    adviser.advice()

Each trial is a copy of the game, dealt anew for what the decider can know and played on (`trials.py`). Every
answer meets the same fates, so that it is their differences that count; an answer that falls clearly behind the best is
given up, and the time goes to those that may still be it. With the same seed it always says the same. Who has little
time at once thinks in smaller steps: `adviser.think()` plays one node.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice
from math import sqrt

from msgspec import Struct

from game.kit.flow import Position
from game.kit.prompts import Answer, Prompt
from game.kit.trials import PlayerOfSeed, Trial

MOST_ANSWERS = 24
"""So many answers are tried at most; where a question has more, what the computer player weighs and single options."""
WEIGHED = 8
"""How often the computer player is asked what it would answer, each time at a table dealt anew."""
LEAST_FATES = 4
"""Nothing is given up before it met so many fates."""
BEHIND = 1.8
"""So many standard errors behind the best an answer is given up."""
DOUBT = 2.0
"""How many times the variance of all results is taken for unseen where two answers are compared."""
ALIKE = 0.03
"""Answers whose chances differ by less share a rank."""
SURE = 1.96
"""Half the width of a 95 % interval, in standard errors."""


MOST_COUNTED = 50.0
"""No trial counts for more than so many that only tell won from lost."""
DONE = object()


class RankedAnswer(Struct, frozen=True):
    """An answer with its chance to win, the 95 % interval of that, and its rank from 1; close ones share a rank."""

    answer: Answer
    chance: float
    low: float
    high: float
    trials: int
    rank: int


class Advice(Struct, frozen=True):
    """The answers from the best to the worst, and how many fates the best one met. `settled`: no more will come."""

    answers: tuple[RankedAnswer, ...]
    trials: int
    settled: bool = False


class _Contender:
    """An answer and how it fared, fate by fate."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.results: list[float] = []
        self.out = False

    @property
    def mean(self) -> float:
        """The chance to win as far as it is known."""
        return sum(self.results) / max(1, len(self.results))


class Adviser:
    """Advice on one question, growing trial by trial. `fates` is how often the best answers are tried at most."""

    def __init__(self, position: Position, player: PlayerOfSeed, seed: str = "", fates: int = 64) -> None:
        self.position = position
        self.player = player
        self.seed = seed
        self.fates = fates
        self.contenders = [_Contender(answer) for answer in candidates(position, player, seed)]
        self.trials = 0
        self.settled = False
        self._next = self._thoughts()

    def step(self) -> bool:
        """Play one trial; false when nothing is left to be found out. Raises what the rules raise."""
        before = self.trials
        while self.trials == before:
            if not self.think():
                return False
        return True

    def think(self) -> bool:
        """Play one node of a trial; false when nothing is left to be found out. Raises what the rules raise."""
        self.settled = self.settled or next(self._next, DONE) is DONE
        return not self.settled

    def _thoughts(self) -> Iterator[None]:
        """Trial after trial, node by node."""
        for contender in self._trials():
            seed = f"{self.seed}/{len(contender.results)}"
            result = yield from Trial(self.position, seed, self.player(seed)).moves(contender.answer)
            contender.results.append(result)
            self.trials += 1
            yield

    def _trials(self) -> Iterator[_Contender]:
        """Whose turn it is: fate by fate, all that are still in."""
        for fate in range(self.fates):
            standing = [contender for contender in self.contenders if not contender.out]
            if len(standing) < 2 and (fate or len(self.contenders) < 2):
                return
            yield from standing
            if fate + 1 >= LEAST_FATES:
                self._give_up(standing)

    def _give_up(self, standing: list[_Contender]) -> None:
        """Those that are clearly behind the best are out."""
        best = max(standing, key=lambda contender: contender.mean)
        doubt = DOUBT * spread(result for contender in standing for result in contender.results)
        for contender in standing:
            mean, error = difference(contender.results, best.results, doubt)
            contender.out = contender is not best and mean + BEHIND * error < 0

    def advice(self) -> Advice:
        """The ranking so far; of answers that are as good the one that the computer player would give comes first."""
        standing = [c for c in self.contenders if not c.out]
        best = max(standing, key=lambda contender: contender.mean)
        told = []
        for contender in self.contenders:
            chance = best.mean
            if contender.results:
                chance += difference(contender.results, best.results)[0]
            chance = min(1.0, max(0.0, contender.mean if not contender.out else chance))
            told.append((contender, chance))
        told.sort(key=lambda pair: (pair[0] is not best, -pair[1]))
        ranked: list[RankedAnswer] = []
        first = 1.0
        for number, (contender, chance) in enumerate(told, 1):
            alike = bool(ranked) and first - chance < ALIKE
            rank = ranked[-1].rank if alike else number
            first = first if alike else chance
            low, high = interval(contender.results, chance)
            ranked.append(RankedAnswer(contender.answer, chance, low, high, len(contender.results), rank))
        return Advice(tuple(ranked), len(best.results), self.settled)


def difference(results: list[float], others: list[float], doubt: float = 0.0) -> tuple[float, float]:
    """By how much one side is better than the other over the fates that both met, and the standard error of that.
    `doubt` is the square of what two of them may differ by without having shown it.
    """
    pairs = [one - other for one, other in zip(results, others, strict=False)]
    number = max(1, len(pairs))
    mean = sum(pairs) / number
    squares = sum((pair - mean) ** 2 for pair in pairs) + doubt
    return mean, sqrt(squares) / number


def spread(results: Iterable[float]) -> float:
    """The variance of some results."""
    found = list(results)
    mean = sum(found) / max(1, len(found))
    return sum((result - mean) ** 2 for result in found) / max(1, len(found))


def interval(results: Sequence[float], chance: float) -> tuple[float, float]:
    """The 95 % interval of a chance after such results, as Wilson has it. Results that differ less than won and lost
    count for more trials.
    """
    if not results:
        return 0.0, 1.0
    mean = sum(results) / len(results)
    trials = len(results) * max(1.0, min(MOST_COUNTED, mean * (1 - mean) / max(1e-9, spread(results))))
    square = SURE * SURE
    middle = (chance + square / (2 * trials)) / (1 + square / trials)
    half = SURE * sqrt(chance * (1 - chance) / trials + square / (4 * trials * trials)) / (1 + square / trials)
    return max(0.0, middle - half), min(1.0, middle + half)


def candidates(position: Position, player: PlayerOfSeed, seed: str) -> list[Answer]:
    """The answers to be tried: what the computer player would give first, then every legal one, or, where these are too
    many, its other answers at tables dealt anew, to decline, and each option by itself.
    """
    prompt = position.prompt
    weighed = []
    for number in range(WEIGHED):
        own = f"{seed}/weighed/{number}"
        weighed.append(_ordered(prompt, Trial(position, own, player(own)).weighed()))
    every = list(islice(legal_answers(prompt), MOST_ANSWERS + 1))
    others = every if len(every) <= MOST_ANSWERS else [*weighed, *single_answers(prompt, weighed[0])]
    return list(dict.fromkeys([max(weighed, key=weighed.count), *others]))[:MOST_ANSWERS]


def legal_answers(prompt: Prompt) -> Iterator[Answer]:
    """Every answer that may be given, from the fewest picks to the most, whatever their order."""
    for number in range(prompt.least, min(prompt.most, len(prompt.options)) + 1):
        yield from combinations(prompt.options, number)


def single_answers(prompt: Prompt, usual: Answer) -> Iterator[Answer]:
    """To decline, where allowed, and each option by itself, filled up from a usual answer where more are wanted."""
    if not prompt.least:
        yield ()
    for option in prompt.options:
        others = [other for other in (*usual, *prompt.options) if other != option]
        yield _ordered(prompt, (option, *dict.fromkeys(others))[: max(1, prompt.least)])


def _ordered(prompt: Prompt, answer: Answer) -> Answer:
    """The picks in the order in which they are listed."""
    return tuple(option for option in prompt.options if option in answer)
