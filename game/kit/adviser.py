"""The adviser: ranks the answers to an open question by the chance to win after each.

    adviser = Adviser(session.position(), partial(mode.computer_player, "sensible"), seed="any")
    while adviser.step(): ...          # one trial at a time; stop whenever you like
    adviser.advice()

Each trial is a copy of the game, dealt anew for what the decider can know and played to its end (`trials.py`). Every
answer meets the same fates, so that it is their differences that count; an answer that falls clearly behind the best is
given up, and the time goes to those that may still be it. With the same seed it always says the same.
"""

from __future__ import annotations

from collections.abc import Iterator
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
ALIKE = 0.03
"""Answers whose chances differ by less share a rank."""
SURE = 1.96
"""Half the width of a 95 % interval, in standard errors."""


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
        self._next = self._trials()

    def step(self) -> bool:
        """Play one trial; false when nothing is left to be found out. Raises what the rules raise."""
        contender = next(self._next, None)
        if contender is None:
            self.settled = True
            return False
        seed = f"{self.seed}/{len(contender.results)}"
        contender.results.append(Trial(self.position, seed, self.player(seed)).play(contender.answer))
        self.trials += 1
        return True

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
        for contender in standing:
            mean, error = difference(contender.results, best.results)
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
            low, high = interval(chance, len(contender.results))
            ranked.append(RankedAnswer(contender.answer, chance, low, high, len(contender.results), rank))
        return Advice(tuple(ranked), len(best.results), self.settled)


def difference(results: list[float], others: list[float]) -> tuple[float, float]:
    """By how much one side is better than the other over the fates that both met, and the standard error of that."""
    pairs = [one - other for one, other in zip(results, others, strict=False)]
    number = len(pairs)
    mean = sum(pairs) / max(1, number)
    spread = (sum((pair - mean) ** 2 for pair in pairs) + 0.5) / max(1, number)
    return mean, sqrt(spread / max(1, number))


def interval(chance: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a chance after so many trials, as Wilson has it."""
    if not trials:
        return 0.0, 1.0
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
