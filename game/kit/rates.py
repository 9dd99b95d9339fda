"""Rates: how often something came out of many games, and means of numbers, each with the 95 % interval that it has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

SURE = 1.96
"""Half the width of a 95 % interval, in standard errors."""


@dataclass
class Rate:
    """Games and wins."""

    games: int = 0
    wins: int = 0

    def add(self, won: bool) -> None:
        """Count one game."""
        self.games += 1
        self.wins += won

    @property
    def percent(self) -> float:
        """The win rate in percent."""
        return 100 * self.wins / max(1, self.games)

    @property
    def interval(self) -> float:
        """Half the width of its 95 % interval, in points."""
        part = self.wins / max(1, self.games)
        return 100 * SURE * sqrt(part * (1 - part) / max(1, self.games))

    def __str__(self) -> str:
        return f"{self.percent:.0f} % ± {self.interval:.0f}"


def mean(numbers: Sequence[float]) -> float:
    """The mean of some numbers; 0 of none."""
    return sum(numbers) / max(1, len(numbers))


def interval_of_mean(numbers: Sequence[float]) -> float:
    """Half the width of the 95 % interval of a mean; 0 where there are too few numbers to tell."""
    if len(numbers) < 2:
        return 0.0
    middle = mean(numbers)
    variance = sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1)
    return SURE * sqrt(variance / len(numbers))


def quantile(numbers: Sequence[float], part: float) -> float:
    """The number within which such a part of them lies; 0 of none."""
    return sorted(numbers)[round(part * (len(numbers) - 1))] if numbers else 0
