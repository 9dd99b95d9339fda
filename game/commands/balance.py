"""`main.py simulate --report FILE`: balance as a table, measured by the sensible agent."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path

from game.commands.simulate import Counted, make_agent
from game.kit.board import State
from game.kit.events import Event, Noted
from game.kit.rng import Streams
from game.terrinoth.box import Box
from game.terrinoth.flow import new_session
from game.terrinoth.setup import random_party
from game.terrinoth.table import EXPLORATION_DECK, Table
from game.terrinoth.upgrade import advanced_cards, hero_class

TARGETS = {"ordinary": (60, 80), "dread": (40, 60), "nightmare": (20, 40)}
PARTIES = (2, 3, 4)
LEAST = 40
"""Games in which a thing must have been there for its row to be told."""
TOP = 8
"""So many cards of an exploration deck count as there: nearly every game comes to see them."""


KINDS = {
    "hero": "Heroes", "class": "Classes", "set": "Enemy sets and nemeses", "location": "Locations",
    "card": "Exploration cards",
}  # fmt: skip
HEAD = """\
# Balance, measured

{games} games of the sensible agent for each quest and number of heroes, with random parties and classes.
Made by `uv run main.py simulate --games {games} --seed {seed} --report FILE`. The target of a tier is the rate that the
sensible agent should reach: ordinary 60-80 %, dread 40-60 %, nightmare 20-40 %; a quest should take 6 to 14 rounds.

Win rates and differences come with their 95 % interval. "By chance" is the rate of an agent that answers at random,
in a quarter as many games. Rounds, wounds (of all heroes), upgrades (of all heroes) and fallen heroes are means of a
game; in brackets stand the rounds within which the shortest tenth and the shortest nine tenths of the games end.

A difference compares games with a thing to games without it, of the same quest and number of heroes; where a quest
always or never has it there is nothing to compare. What counts is what the set-up laid out, not what a game came to
see (long games see more and are won more often): a set in the enemy deck, a location in the location deck, an
exploration card among the first {top} of its deck.

| quest | tier | heroes | won | by chance | rounds | wounds | upgrades | fallen |
|---|---|---|---|---|---|---|---|---|"""
COLUMNS = "| | games with it | won with | won without | difference |"


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
        return 196 * sqrt(part * (1 - part) / max(1, self.games))


@dataclass
class Cell:
    """The games of one quest and number of heroes."""

    rate: Rate = field(default_factory=Rate)
    by_chance: Rate = field(default_factory=Rate)
    rounds: list[int] = field(default_factory=list)
    wounds: int = 0
    upgrades: int = 0
    fallen: int = 0

    def quantile(self, part: float) -> int:
        """The number of rounds within which such a part of the games ends."""
        return sorted(self.rounds)[round(part * (len(self.rounds) - 1))]


@dataclass
class Game:
    """What one game leaves behind for the tables."""

    quest: str
    heroes: list[str]
    won: bool
    rounds: int
    wounds: int
    upgrades: int
    fallen: int
    present: dict[str, set[str]]


class Tables:
    """All counts of a measurement."""

    def __init__(self) -> None:
        self.cells: dict[tuple[str, int], Cell] = defaultdict(Cell)
        self.games: list[Game] = []

    def add(self, game: Game) -> None:
        """Count one game."""
        cell = self.cells[(game.quest, len(game.heroes))]
        cell.rate.add(game.won)
        cell.rounds.append(game.rounds)
        cell.wounds += game.wounds
        cell.upgrades += game.upgrades
        cell.fallen += game.fallen
        self.games.append(game)

    def with_and_without(self, kind: str) -> list[tuple[str, Rate, Comparison | None]]:
        """For each thing of a kind: the games where it was there, and what they are compared with games without it of
        the same quest and number of heroes; None where there is too little to compare.
        """
        rows = []
        for name in sorted({name for game in self.games for name in game.present[kind]}):
            there: dict[tuple[str, int], Rate] = defaultdict(Rate)
            absent: dict[tuple[str, int], Rate] = defaultdict(Rate)
            for game in self.games:
                side = there if name in game.present[kind] else absent
                side[(game.quest, len(game.heroes))].add(game.won)
            rows.append((name, _sum(there.values()), compared(there, absent)))
        return rows


def _sum(rates: Iterable[Rate]) -> Rate:
    """All games of some rates together."""
    counted = list(rates)
    return Rate(sum(r.games for r in counted), sum(r.wins for r in counted))


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


def compared(there: dict[tuple[str, int], Rate], absent: dict[tuple[str, int], Rate]) -> Comparison | None:
    """The means over quests and numbers of heroes where both sides have enough games, weighed by the games with it."""
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


def play(box: Box, quest: str, heroes: int, seed: str, policy: str = "sensible") -> Game:
    """One game of an agent with a random party."""
    seed = f"{quest}-{heroes}-{seed}"
    party = random_party(box, Streams(seed, {}), heroes)
    session = new_session(box, {"quest": quest, "heroes": party, "seed": seed})
    first_cards: list[str] = []
    session.on_node = lambda state: None if first_cards else first_cards.extend(_first_cards(state))
    session.play(Counted(make_agent(policy, seed)))
    table = session.table
    assert isinstance(table, Table), "a session of this game has a table of this game"
    present = {
        "hero": set(party), "class": {hero_class(table, hero) for hero in party} - {""}, "card": set(first_cards),
        "set": {table.box.enemies[card].set or card for card in _cards(table) & table.box.enemies.keys()},
        "location": _cards(table) & table.box.locations.keys(),
    }  # fmt: skip
    return Game(
        quest, party, table.word("outcome") == "victory", table.track("round"), _wounds(table, session.take_events()),
        sum(len(advanced_cards(table, h)) for h in party), sum(not table.standing(h) for h in party), present,
    )  # fmt: skip


def _first_cards(state: State) -> list[str]:
    """The exploration cards that lie on top after set-up; none before."""
    if state.node == "setup":
        return []
    return [state.board.pieces[piece].card for piece in state.board.zone(EXPLORATION_DECK)[:TOP]]


def _cards(t: Table) -> set[str]:
    """Every card that was laid out for a game."""
    return {piece.card for piece in t.board.pieces.values()}


def _wounds(t: Table, events: Iterable[Event]) -> int:
    """The wounds that all heroes suffered."""
    suffered = (e.data for e in events if isinstance(e, Noted) and e.name == "suffers")
    return sum(int(str(data["amount"])) for data in suffered if t.is_hero(str(data["who"])))


def measure(box: Box, quests: list[str], games: int, seed: str) -> Tables:
    """Play so many games for each quest and number of heroes, and a quarter as many by chance."""
    tables = Tables()
    for quest in quests:
        for heroes in PARTIES:
            for number in range(games):
                tables.add(play(box, quest, heroes, f"{seed}-{number}"))
            for number in range(max(1, games // 4)):
                by_chance = play(box, quest, heroes, f"{seed}-{number}", policy="random")
                tables.cells[(quest, heroes)].by_chance.add(by_chance.won)
    return tables


def report(box: Box, tables: Tables, games: int, seed: str) -> str:
    """The tables as a Markdown document."""
    lines = [HEAD.format(games=games, seed=seed, top=TOP)]
    lines += [_row(quest, box.quests[quest].tier, heroes, cell) for (quest, heroes), cell in tables.cells.items()]
    for kind, title in KINDS.items():
        lines += [
            "",
            f"## {title}",
            "",
            "| | games with it | won with | won without | difference |",
            "|---|---|---|---|---|",
        ]
        for name, there, found in tables.with_and_without(kind):
            if there.games >= LEAST:
                lines.append(f"| {name} | {there.games} | {_told(there, found)} |")
    return "\n".join(lines) + "\n"


def _told(there: Rate, found: Comparison | None) -> str:
    """The last columns of a thing."""
    if found is None:
        return f"{there.percent:.0f} % | - | -"
    return f"{found.present:.0f} % | {found.absent:.0f} % | {found.difference:+.0f} ± {found.interval:.0f}"


def _row(quest: str, tier: str, heroes: int, cell: Cell) -> str:
    """The line of a quest and number of heroes."""
    n = max(1, cell.rate.games)
    rounds = f"{sum(cell.rounds) / n:.1f} ({cell.quantile(0.1)}-{cell.quantile(0.9)})"
    means = f"{cell.wounds / n:.0f} | {cell.upgrades / n:.1f} | {cell.fallen / n:.1f}"
    won = f"{cell.rate.percent:.0f} % ± {cell.rate.interval:.0f} | {cell.by_chance.percent:.0f} %"
    return f"| {quest} | {tier} | {heroes} | {won} | {rounds} | {means} |"


def run(box: Box, quests: list[str], games: int, seed: str, file: Path) -> None:
    """Measure and write the document. Raises OSError if it cannot be written."""
    text = report(box, measure(box, quests, games, seed), games, seed)
    file.write_text(text, encoding="utf-8")
