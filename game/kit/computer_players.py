"""Computer players that any game can use: they answer prompts by their options alone."""

from __future__ import annotations

from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.rng import value
from game.kit.table import Answerer, GameTable


class RandomPlayer:
    """Any legal answer, evenly among the options; declines as often as it takes any one option."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.count = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 of this player's own stream; where there is one only, its place is passed."""
        self.count += 1
        return value(self.seed, "agent", self.count) % n if n > 1 else 0

    def __call__(self, table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        options = prompt.options
        most = min(prompt.most, len(options))
        if prompt.least == 0 and most == 1:
            self.count += 1  # a place of the stream stays free here: games that were recorded count on it
            number = int(self.below(len(options) + 1) > 0)
        else:
            number = prompt.least + self.below(most - prompt.least + 1)
        if number == most == 1:
            return (options[self.below(len(options))],)
        left, picked = list(options), []
        for _ in range(number):
            picked.append(left.pop(self.below(len(left))))
        return tuple(picked)


class CountedPlayer:
    """A computer player whose decisions are counted."""

    def __init__(self, player: Answerer) -> None:
        self.player = player
        self.decisions = 0

    def __call__(self, table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        self.decisions += 1
        return self.player(table, prompt, why)
