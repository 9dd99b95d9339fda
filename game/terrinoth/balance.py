"""The balance of the quests as a table, measured by the sensible computer player (`main.py simulate --report FILE`)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.adventure.measured import TOP, BalanceCell, Cell, Tables, wounds_suffered
from game.adventure.table import EXPLORATION_DECK, SEATS
from game.adventure.workbench import PARTIES
from game.kit.board import State
from game.kit.companions import ADVISER
from game.kit.rates import Rate
from game.kit.rng import Streams
from game.kit.session import Session
from game.kit.setup import SeatChoice, Setup
from game.kit.workbench import Played, Task
from game.terrinoth.box import Box
from game.terrinoth.setup import random_party
from game.terrinoth.table import Table
from game.terrinoth.upgrade import advanced_cards, hero_class

KINDS = {
    "hero": "Heroes", "class": "Classes", "set": "Enemy sets and nemeses", "location": "Locations",
    "card": "Exploration cards",
}  # fmt: skip
HEAD = """\
# Balance, measured

{games} games of the sensible computer player for each quest and number of heroes, with random parties and classes.
Made by `uv run main.py simulate --games {games} --seed {seed} --report FILE`. The target of a tier is the rate that the
sensible player should reach: ordinary 60-80 %, dread 40-60 %, nightmare 20-40 %; a quest should take 6 to 14 rounds.

Win rates and differences come with their 95 % interval. "By chance" is the rate of one that answers at random,
in a quarter as many games. Rounds, wounds (of all heroes), upgrades (of all heroes) and fallen heroes are means of a
game; in brackets stand the rounds within which the shortest tenth and the shortest nine tenths of the games end.

A difference compares games with a thing to games without it, of the same quest and number of heroes; where a quest
always or never has it there is nothing to compare. What counts is what the set-up laid out, not what a game came to
see (long games see more and are won more often): a set in the enemy deck, a location in the location deck, an
exploration card among the first {top} of its deck.

| quest | tier | heroes | won | by chance | rounds | wounds | upgrades | fallen |
|---|---|---|---|---|---|---|---|---|"""
LADDER_HEAD = """\
Win rates of the sensible player with two heroes and random parties, the same seeds on every step; measured by
`uv run main.py simulate --policy sensible --heroes 2 --step STEP --games N`. They stand in `ladder.toml`."""
ADVISED = ("the-long-night-at-harrow-gate",)
"""The quests in which the adviser is measured too, with two heroes: the hardest; it takes a thousand times as long."""
ADVISED_PART = 10
"""In so many times fewer games than the sensible player plays."""
ADVISED_HEAD = """\
All seats played by the adviser with 24 trials of each answer, and the sensible player on the same seeds. It thinks less
than a second about a question."""


class AdvisedTables(Tables):
    """The counts of this game: those of the adviser too."""

    def __init__(self) -> None:
        super().__init__("quest")
        self.advised: dict[Cell, tuple[Rate, Rate]] = defaultdict(lambda: (Rate(), Rate()))
        """The adviser's games, and those of the sensible player on the same seeds."""
        self._sensible: dict[str, bool] = {}

    def add(self, game: Played) -> None:
        """Count one game. The adviser's come after the sensible player's."""
        seed = game.task.setup.seed
        if game.task.player == ADVISER:
            adviser, sensible = self.advised[self.cell(game)]
            adviser.add(game.won)
            sensible.add(self._sensible[seed])
            return
        if game.task.facts:
            self._sensible[seed] = game.won
        super().add(game)


class Watch:
    """What one game leaves behind for the tables: made before it begins, asked when it is over."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._first_cards: list[str] = []
        session.on_node = self._look

    def _look(self, state: State) -> None:
        """Note the exploration cards that lie on top after set-up."""
        if state.node != "setup" and not self._first_cards:
            self._first_cards = [state.board.pieces[p].card for p in state.board.zone(EXPLORATION_DECK)[:TOP]]

    def facts(self) -> dict[str, Any]:
        """Wounds, upgrades, fallen heroes, and what the set-up laid out."""
        t = self.session.table
        assert isinstance(t, Table), "a session of this game has a table of this game"
        party, laid = t.zone(SEATS), {piece.card for piece in t.board.pieces.values()}
        present = {
            "hero": party,
            "class": {hero_class(t, hero) for hero in party} - {""},
            "card": self._first_cards,
            "set": {t.box.enemies[card].set or card for card in laid & t.box.enemies.keys()},
            "location": laid & t.box.locations.keys(),
        }
        return {
            "wounds": wounds_suffered(t, self.session.take_events()),
            "upgrades": sum(len(advanced_cards(t, hero)) for hero in party),
            "fallen": sum(not t.standing(hero) for hero in party),
            "present": {kind: sorted(there) for kind, there in present.items()},
        }


def tasks(box: Box, quests: Sequence[str], games: int, seed: str) -> list[Task]:
    """So many games for each quest and number of heroes, a quarter as many by chance, and some of the adviser's."""
    made = []
    for quest in quests:
        for heroes in PARTIES:
            setups = [_setup(box, quest, heroes, f"{quest}-{heroes}-{seed}-{number}") for number in range(games)]
            made += [Task(setup, "sensible", facts=True) for setup in setups]
            made += [Task(setup, "random") for setup in setups[: max(1, games // 4)]]
            if heroes == PARTIES[0] and quest in ADVISED:
                made += [Task(setup, ADVISER) for setup in setups[: max(1, games // ADVISED_PART)]]
    return made


def _setup(box: Box, quest: str, heroes: int, seed: str) -> Setup:
    """A quest with a random party."""
    party = random_party(box, Streams(seed, {}), heroes)
    return Setup({"quest": quest}, tuple(SeatChoice("", hero) for hero in party), 0, seed)


def tables_of(played: Iterable[Played]) -> AdvisedTables:
    """The games that were played, counted."""
    tables = AdvisedTables()
    for game in played:
        tables.add(game)
    return tables


def report(box: Box, tables: AdvisedTables, games: int, seed: str) -> str:
    """The tables as a Markdown document."""
    lines = [HEAD.format(games=games, seed=seed, top=TOP)]
    lines += [_row(quest, box.quests[quest].tier, heroes, cell) for (quest, heroes), cell in tables.cells.items()]
    lines += tables.differences(KINDS)
    return "\n".join(lines) + "\n\n" + advised_table(tables.advised) + ladder_table(box)


def advised_table(advised: Mapping[Cell, tuple[Rate, Rate]]) -> str:
    """How often the adviser wins, with 95 % intervals; nothing where it was not measured."""
    if not advised:
        return ""
    head = ("| quest | heroes | games | adviser | sensible |", "|---|---|---|---|---|")
    lines = ["## The adviser", "", ADVISED_HEAD, "", *head]
    for (quest, heroes), rates in advised.items():
        told = " | ".join(f"{rate.wins}: {rate}" for rate in rates)
        lines.append(f"| {quest} | {heroes} | {rates[0].games} | {told} |")
    return "\n".join(lines) + "\n\n"


def ladder_table(box: Box) -> str:
    """How often the sensible player wins each quest on each step, with 95 % intervals, as it stands in the data."""
    head = f"| quest | {' | '.join(box.steps)} |"
    lines = ["## The ladder", "", LADDER_HEAD, "", head, "|---" * (len(box.steps) + 1) + "|"]
    games = " | ".join(str(step.games) for step in box.steps.values())
    lines.append(f"| games of each quest | {games} |")
    for quest in box.quests:
        cells = [_chance(step.chance.get(quest), step.games) for step in box.steps.values()]
        lines.append(f"| {quest} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _chance(percent: int | None, games: int) -> str:
    """A win rate with its interval; a dash where nobody measured it."""
    if percent is None or not games:
        return "-"
    rate = Rate(games, round(percent * games / 100))
    return f"{percent} % ± {rate.interval:.0f}"


def _row(quest: str, tier: str, heroes: int, cell: BalanceCell) -> str:
    """The line of a quest and number of heroes."""
    means = f"{cell.mean('wounds'):.0f} | {cell.mean('upgrades'):.1f} | {cell.mean('fallen'):.1f}"
    won = f"{cell.rate} | {cell.by_chance.percent:.0f} %"
    return f"| {quest} | {tier} | {heroes} | {won} | {cell.told_rounds()} | {means} |"
