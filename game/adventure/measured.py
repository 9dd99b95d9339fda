"""Games that computer players have played, counted: win rates with intervals, and what difference a thing makes."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from math import sqrt

from game.adventure.table import Table
from game.kit.events import Event, Noted
from game.kit.rates import Rate
from game.kit.workbench import Played

LEAST = 40
"""Games in which a thing must have been there for its row to be told."""
TOP = 8
"""So many cards of a deck of finds count as there: nearly every game comes to see them."""
Cell = tuple[str, int]
"""What was played, and the number of heroes."""


@dataclass
class BalanceCell:
    """The games of one thing to play and number of heroes."""

    rate: Rate = field(default_factory=Rate)
    by_chance: Rate = field(default_factory=Rate)
    rounds: list[int] = field(default_factory=list)
    sums: Counter[str] = field(default_factory=Counter)
    """What the facts of its games count, summed up."""

    def quantile(self, part: float) -> int:
        """The number of rounds within which such a part of the games ends."""
        return sorted(self.rounds)[round(part * (len(self.rounds) - 1))]

    def mean(self, name: str) -> float:
        """What a game counts on average."""
        return self.sums[name] / max(1, self.rate.games)

    def told_rounds(self) -> str:
        """The mean, and the rounds within which the shortest tenth and the shortest nine tenths of the games end."""
        mean = sum(self.rounds) / max(1, self.rate.games)
        return f"{mean:.1f} ({self.quantile(0.1)}-{self.quantile(0.9)})"


@dataclass(frozen=True)
class Comparison:
    """Win rates in percent with and without a thing, in games that are otherwise alike, and the 95 % interval of their
    difference.
    """

    present: float
    absent: float
    interval: float

    @property
    def difference(self) -> float:
        """By how many points more the games with it were won."""
        return self.present - self.absent


class Tables:
    """All counts of a measurement: one cell for each thing to play and number of heroes.

    `key` is the choice of the set-up that says what is played. The facts of a game are numbers, and `present`: by kind
    the things that its set-up laid out.
    """

    def __init__(self, key: str) -> None:
        self.key = key
        self.cells: dict[Cell, BalanceCell] = defaultdict(BalanceCell)
        self.games: list[Played] = []

    def cell(self, game: Played) -> Cell:
        """Where a game is counted."""
        return game.task.setup.choices[self.key], len(game.task.setup.seats)

    def add(self, game: Played) -> None:
        """Count one game; one without facts was played by chance."""
        cell = self.cells[self.cell(game)]
        if not game.task.facts:
            cell.by_chance.add(game.won)
            return
        cell.rate.add(game.won)
        cell.rounds.append(game.rounds)
        cell.sums.update({name: fact for name, fact in game.facts.items() if isinstance(fact, int)})
        self.games.append(game)

    def with_and_without(self, kind: str) -> list[tuple[str, Rate, Comparison | None]]:
        """For each thing of a kind: the games where it was there, and what they are compared with games without it of
        the same cell; None where there is too little to compare.
        """
        rows = []
        for name in sorted({name for game in self.games for name in game.facts["present"][kind]}):
            there: dict[Cell, Rate] = defaultdict(Rate)
            absent: dict[Cell, Rate] = defaultdict(Rate)
            for game in self.games:
                side = there if name in game.facts["present"][kind] else absent
                side[self.cell(game)].add(game.won)
            rows.append((name, _sum(there.values()), compared(there, absent)))
        return rows

    def differences(self, kinds: Mapping[str, str]) -> Iterator[str]:
        """The lines of a Markdown table for each kind, with its title: what is won with each thing, and without."""
        for kind, title in kinds.items():
            yield from ("", f"## {title}", "")
            yield from ("| | games with it | won with | won without | difference |", "|---|---|---|---|---|")
            for name, there, found in self.with_and_without(kind):
                if there.games >= LEAST:
                    yield f"| {name} | {there.games} | {_told(there, found)} |"


def compared(there: Mapping[Cell, Rate], absent: Mapping[Cell, Rate]) -> Comparison | None:
    """The means over cells where both sides have enough games, weighed by the games with it."""
    keys = [key for key, rate in there.items() if min(rate.games, absent[key].games) >= LEAST]
    weight = sum(there[key].games for key in keys)
    if not weight:
        return None
    squares = sum(there[key].games ** 2 * (there[key].interval ** 2 + absent[key].interval ** 2) for key in keys)
    return Comparison(
        sum(there[key].games * there[key].percent for key in keys) / weight,
        sum(there[key].games * absent[key].percent for key in keys) / weight,
        sqrt(squares) / weight,
    )


def _sum(rates: Iterable[Rate]) -> Rate:
    """All games of some rates together."""
    counted = list(rates)
    return Rate(sum(r.games for r in counted), sum(r.wins for r in counted))


def _told(there: Rate, found: Comparison | None) -> str:
    """The last columns of a thing."""
    if found is None:
        return f"{there.percent:.0f} % | - | -"
    return f"{found.present:.0f} % | {found.absent:.0f} % | {found.difference:+.0f} ± {found.interval:.0f}"


def wounds_suffered(t: Table, events: Iterable[Event]) -> int:
    """The wounds that all heroes suffered."""
    suffered = (e.data for e in events if isinstance(e, Noted) and e.name == "suffers")
    return sum(int(str(data["amount"])) for data in suffered if t.is_hero(str(data["who"])))
