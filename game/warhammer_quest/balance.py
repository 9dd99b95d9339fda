"""The balance of campaigns, delve and quests as a table, measured by the sensible computer player
(`main.py simulate --report FILE`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from game.adventure.ending import VICTORY
from game.adventure.measured import TOP, BalanceCell, Cell, Tables, wounds_suffered
from game.adventure.table import EXPLORATION_DECK, SEATS, cards_zone, gear_zone
from game.adventure.workbench import PARTIES
from game.kit.board import State
from game.kit.rates import Rate
from game.kit.rng import Streams
from game.kit.session import Session
from game.kit.setup import SeatChoice, Setup
from game.kit.workbench import Played, Task
from game.warhammer_quest.box import Box
from game.warhammer_quest.setup import CAMPAIGN, random_party
from game.warhammer_quest.table import Table
from game.warhammer_quest.view.setup_form import PLAY
from game.warhammer_quest.zones import STRUCK, result_track

KINDS = {
    "hero": "Heroes", "trained": "Advanced cards of the stock kit", "gear": "Gear of the stock kit",
    "set": "Enemy sets and nemeses", "location": "Locations", "card": "Dungeon cards",
}  # fmt: skip
HEAD = """\
# Balance, measured

{games} games of the sensible computer player for each thing to play and each number of heroes, with random parties.
Made by `uv run main.py simulate --game warhammer-quest --games {games} --seed {seed} --report FILE`. What the sensible
player should reach, as the mean over 2, 3 and 4 heroes: each quest with its stock kit 55-75 %, whole campaigns 30-60 %,
the delve 35-55 %; a quest should take 6 to 12 rounds, the delve a few more.

Win rates and differences come with their 95 % interval. "By chance" is the rate of one that answers at random, in a
quarter as many games. Rounds (of a campaign: of its last quest), wounds (of all heroes) and fallen heroes are means of
a game; in brackets stand the rounds within which the shortest tenth and the shortest nine tenths of the games end.

| played | heroes | won | by chance | rounds | wounds | fallen |
|---|---|---|---|---|---|---|"""
CAMPAIGN_HEAD = """
## Whole campaigns

How often each quest was won as it was met in the campaigns, with all that was gained and lost before; and how many
nemeses of the pool were struck in a campaign.

| heroes | {quests} | struck |
|---|{rule}---|"""
DIFFERENCES = """
A difference compares games with a thing to games without it, of the same play and number of heroes; where it is always
or never there, there is nothing to compare. What counts is what the first set-up laid out, a dungeon card among the
first {top} of its deck. Campaigns count in no difference but that of the heroes."""


class Watch:
    """What one game leaves behind for the tables: made before it begins, asked when it is over."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._present: dict[str, list[str]] = {}
        session.on_node = self._look

    def _look(self, state: State) -> None:
        """Note what the first set-up has laid out."""
        if state.node != "hero_phase" or self._present:
            return
        t = self.session.table
        assert isinstance(t, Table), "a session of this game has a table of this game"
        held = {t.card_of(card) for hero in t.seats for card in t.zone(cards_zone(hero))}
        laid = {t.card_of(piece) for zone, pieces in t.board.zones.items() if zone != "box" for piece in pieces}
        self._present = {
            "trained": sorted(card for card in held if t.box.actions[card].advanced),
            "gear": sorted(t.card_of(piece) for hero in t.seats for piece in t.zone(gear_zone(hero))),
            "card": [t.card_of(piece) for piece in t.zone(EXPLORATION_DECK)[:TOP]],
            "set": sorted({t.box.enemies[card].set or card for card in laid & t.box.enemies.keys()}),
            "location": sorted(laid & t.box.locations.keys()),
        }

    def facts(self) -> dict[str, Any]:
        """Wounds, fallen heroes, the results of a campaign's quests, and what the set-up laid out."""
        t = self.session.table
        assert isinstance(t, Table), "a session of this game has a table of this game"
        numbers = [t.box.quests[quest].number for quest in t.box.campaign()]
        present = {kind: [] for kind in KINDS} if t.campaign else self._present
        return {
            "wounds": wounds_suffered(t, self.session.take_events()),
            "fallen": sum(not t.standing(hero) for hero in t.seats),
            "struck": len(t.zone(STRUCK)),
            "results": [t.word(result_track(number)) == VICTORY for number in numbers] if t.campaign else [],
            "present": present | {"hero": sorted(t.zone(SEATS))},
        }


def tasks(box: Box, plays: Sequence[str], games: int, seed: str) -> list[Task]:
    """So many games for each thing to play and number of heroes, and a quarter as many by chance."""
    made = []
    for play in plays:
        for heroes in PARTIES:
            setups = [sample(box, play, heroes, f"{play}-{heroes}-{seed}-{number}") for number in range(games)]
            made += [Task(setup, "sensible", facts=True) for setup in setups]
            made += [Task(setup, "random") for setup in setups[: max(1, games // 4)]]
    return made


def sample(box: Box, play: str, heroes: int, seed: str) -> Setup:
    """Something to play with a random party."""
    party = random_party(box, Streams(seed, {}), heroes)
    return Setup({PLAY: play}, tuple(SeatChoice("", hero) for hero in party), 0, seed)


def report(box: Box, played: Iterable[Played], games: int, seed: str) -> str:
    """What was played as a Markdown document."""
    tables = Tables(PLAY)
    for game in played:
        tables.add(game)
    lines = [HEAD.format(games=games, seed=seed)]
    lines += [_row(play, heroes, cell) for (play, heroes), cell in tables.cells.items()]
    lines += _campaigns(box, tables)
    lines += [DIFFERENCES.format(top=TOP), *tables.differences(KINDS)]
    return "\n".join(lines) + "\n"


def _row(play: str, heroes: int, cell: BalanceCell) -> str:
    """The line of something to play and a number of heroes."""
    means = f"{cell.mean('wounds'):.0f} | {cell.mean('fallen'):.1f}"
    return f"| {play} | {heroes} | {cell.rate} | {cell.by_chance.percent:.0f} % | {cell.told_rounds()} | {means} |"


def _campaigns(box: Box, tables: Tables) -> list[str]:
    """The quests of the campaigns, by number of heroes; nothing if none was played."""
    rates: dict[Cell, list[Rate]] = defaultdict(lambda: [Rate() for _ in box.campaign()])
    for game in tables.games:
        for rate, won in zip(rates[tables.cell(game)], game.facts["results"], strict=False):
            rate.add(won)
    found = {heroes: row for (play, heroes), row in rates.items() if play == CAMPAIGN}
    if not found:
        return []
    quests = " | ".join(box.campaign())
    lines = [CAMPAIGN_HEAD.format(quests=quests, rule="---|" * len(box.campaign()))]
    for heroes, row in found.items():
        struck = tables.cells[CAMPAIGN, heroes].mean("struck")
        lines.append(f"| {heroes} | {' | '.join(map(str, row))} | {struck:.2f} |")
    return lines
