"""The balance: campaigns and levels that computer players play, counted by form, grade, number of heroes and hero
(`main.py simulate --report FILE`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, cast

from game.heroica import names
from game.heroica.box import Box
from game.heroica.computer_player import PLAYERS
from game.heroica.level_play import GRADES
from game.heroica.rivalry import deals, table_of
from game.heroica.scoring import total
from game.heroica.table import RIVALS, Table
from game.heroica.view.lands import levels_in_order
from game.heroica.view.setup_form import CAMPAIGN, FORM, GRADE, ROAD, SHORT, TOGETHER, USUAL_GRADE
from game.kit.board import State
from game.kit.rates import Rate, mean, quantile
from game.kit.session import Session
from game.kit.setup import Setup
from game.kit.workbench import Played, Task

Sample = Callable[[int, str, Mapping[str, str]], Setup]
TOGETHER_SEATS = (1, 2, 3, 4)
FEWER, BY_CHANCE = 4, 16
"""Of so many games one is played by each hero among rivals, and in each cell together; and one by chance."""
TURN_SECONDS = 20
"""What a turn takes at the table, for the length of a level."""
HEAD = """\
# Balance, measured

Each hero plays {fewer} campaigns of rivals for each number of heroes, and {fewer} games are played for each other cell,
by the sensible computer player with random heroes.
Made by `uv run main.py simulate --game heroica --games {games} --seed {seed} --report FILE`.
What the sensible player should reach together and alone: a campaign is won on gentle more than 95, on fair 80 to 95, on
grim 35 to 60 times in a hundred. Rates and means come with their 95 % interval. "By chance" is the rate of one that
answers at random, in a quarter as many games.
"""
CAMPAIGNS_HEAD = """\
## Campaigns, together and alone

A level is won when its goal is met while there is sand in the hourglass; a lost one is played once more; a campaign is
won with its last level.

| road | grade | heroes | won | by chance | goals met | played again | points: lower quarter, median, upper | rounds |
|---|---|---|---|---|---|---|---|---|"""
LEVELS_HEAD = """\
## Levels

From the campaigns on the grade "{grade}": rounds until the goal was met (within which nine of ten met it), and how
often the first try was lost; by the number of heroes. Minutes are those of the mean level at {seconds} seconds a turn.

| # | level | 1 hero | 2 | 3 | 4 | minutes |
|---|---|---|---|---|---|---|"""
ALONE_HEAD = """\
## Levels by themselves

Won on the grade "{grade}" where nothing else is played, a lost level once more; and by chance.

| # | level | 1 hero | 2 | 3 | 4 | by chance |
|---|---|---|---|---|---|---|"""


class LevelPlayed(NamedTuple):
    """A try at a level: which, the rounds it took, and whether its goal was met."""

    level: str
    rounds: int
    met: bool


class Watch:
    """What one game leaves behind for the tables: made before it begins, asked when it is over."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._tries: list[LevelPlayed] = []
        session.on_node = self._look

    def _look(self, state: State) -> None:
        if state.node == "level_end":
            t = cast(Table, self.session.table)
            self._tries.append(LevelPlayed(t.level_id, t.track(names.ROUND), bool(t.word(names.GOAL_MET))))

    def facts(self) -> dict[str, Any]:
        """Points by hero, who won, how many goals were met, and every try at a level."""
        t = cast(Table, self.session.table)
        return {
            "points": {hero: total(t, hero) for hero in t.heroes},
            "winners": [hero for hero in t.word("winners").split(",") if hero],
            "won": sum(hero != "-" for hero in t.word("won-levels").split()),
            "levels": len(t.road),
            "tries": [list(tried) for tried in self._tries],
        }


# -- what is played


def tasks(box: Box, sample: Sample, choices: Mapping[str, str], games: int, seed: str) -> list[Task]:
    """The games of a road and a form. Together the whole campaign is played on every grade, all else on the usual one;
    rivals play campaigns.
    """
    road, form = choices.get(ROAD) or CAMPAIGN, choices.get(FORM) or TOGETHER
    if form == RIVALS:
        many = max(1, games // FEWER) if road == CAMPAIGN else 0
        dealt = deals(box, {ROAD: road, FORM: form, GRADE: USUAL_GRADE}, many, seed)
        return [Task(setup, next(iter(PLAYERS)), facts=True) for setup in dealt]
    found: list[Task] = []
    for grade in GRADES if road == CAMPAIGN else (USUAL_GRADE,):
        cell = {ROAD: road, FORM: TOGETHER, GRADE: grade}
        found += _games(sample, cell, TOGETHER_SEATS, max(1, games // FEWER), seed)
        if grade == USUAL_GRADE:
            found += _games(sample, cell, TOGETHER_SEATS, max(1, games // BY_CHANCE), seed, by_chance=True)
    return found


def _games(
    sample: Sample, choices: dict[str, str], seats: Sequence[int], games: int, seed: str, by_chance: bool = False
) -> Iterator[Task]:
    player = "random" if by_chance else next(iter(PLAYERS))
    for number in range(games):
        for many in seats:
            setup = sample(many, f"{seed}-{number}", choices)
            yield Task(setup, player, facts=not by_chance)


# -- what came of it


class Tables:
    """All games of a measurement by road, form, grade and number of heroes."""

    def __init__(self, played: Sequence[Played]) -> None:
        self.games: dict[tuple[str, str, int], list[Played]] = defaultdict(list)
        self.chance: dict[tuple[str, str, int], Rate] = defaultdict(Rate)
        self.rivals: dict[int, list[Played]] = defaultdict(list)
        for game in played:
            setup, seats = game.task.setup, len(game.task.setup.seats)
            cell = setup.choices[ROAD], setup.choices[GRADE], seats
            if not game.task.facts:
                self.chance[cell].add(game.won)
            elif setup.choices[FORM] == RIVALS and seats > 1:
                self.rivals[seats].append(game)
            else:
                self.games[cell].append(game)

    def won(self, cell: tuple[str, str, int]) -> Rate:
        """How often a cell was won."""
        found = self.games[cell]
        return Rate(len(found), sum(game.won for game in found))

    def tries(self, road: str, grade: str, seats: int, level: str) -> list[LevelPlayed]:
        """The first tries at a level."""
        found = []
        for game in self.games.get((road, grade, seats), ()):
            first = next((it for it in game.facts["tries"] if it[0] == level), None)
            if first is not None:
                found.append(LevelPlayed(*first))
        return found


def report(box: Box, played: Sequence[Played], games: int, seed: str) -> str:
    """What was played as a Markdown document."""
    tables = Tables(played)
    head = HEAD.format(games=games, fewer=max(1, games // FEWER), seed=seed)
    parts = [head, *_campaigns(tables), *_levels(box, tables), *_alone(box, tables), *table_of(box, tables.rivals)]
    return "\n".join(parts) + "\n"


def _campaigns(tables: Tables) -> Iterator[str]:
    roads = [cell for cell in tables.games if cell[0] in (CAMPAIGN, SHORT)]
    if roads:
        yield CAMPAIGNS_HEAD
    order = list(GRADES)
    for cell in sorted(roads, key=lambda cell: (cell[0], order.index(cell[1]), cell[2])):
        road, grade, seats = cell
        found = tables.games[cell]
        facts = [game.facts for game in found]
        points = [sum(it["points"].values()) for it in facts]
        quarters = ", ".join(f"{quantile(points, part):.0f}" for part in (0.25, 0.5, 0.75))
        again = mean([len(it["tries"]) - it["levels"] for it in facts])
        rounds = mean([sum(tried[1] for tried in it["tries"]) for it in facts])
        chance = f"{tables.chance[cell].percent:.0f} %" if cell in tables.chance else "-"
        met = f"{mean([it['won'] for it in facts]):.1f} of {facts[0]['levels']}"
        yield (f"| {road} | {grade} | {seats} | {tables.won(cell)} | {chance} | {met} | {again:.1f} | {quarters} |"
               f" {rounds:.0f} |")  # fmt: skip


def _levels(box: Box, tables: Tables) -> Iterator[str]:
    if not any(cell[0] == CAMPAIGN for cell in tables.games):
        return
    yield "\n" + LEVELS_HEAD.format(grade=USUAL_GRADE, seconds=TURN_SECONDS)
    for level in levels_in_order(box):
        cells, minutes = [], []
        for seats in TOGETHER_SEATS:
            tries = tables.tries(CAMPAIGN, USUAL_GRADE, seats, level)
            rounds = [tried.rounds for tried in tries if tried.met]
            lost = Rate(len(tries), sum(not tried.met for tried in tries))
            cells.append(f"{mean(rounds):.1f} ({quantile(rounds, 0.9):.0f}), {lost.percent:.0f} %")
            minutes.append(f"{mean(rounds) * seats * TURN_SECONDS / 60:.0f}")
        yield f"| {box.content.levels[level].number} | {level} | {' | '.join(cells)} | {' '.join(minutes)} |"


def _alone(box: Box, tables: Tables) -> Iterator[str]:
    levels = [level for level in levels_in_order(box) if any(cell[0] == level for cell in tables.games)]
    if levels:
        yield "\n" + ALONE_HEAD.format(grade=USUAL_GRADE)
    for level in levels:
        cells = [(level, USUAL_GRADE, seats) for seats in TOGETHER_SEATS]
        chance = Rate(sum(tables.chance[cell].games for cell in cells), sum(tables.chance[cell].wins for cell in cells))
        told = " | ".join(str(tables.won(cell)) for cell in cells)
        yield f"| {box.content.levels[level].number} | {level} | {told} | {chance.percent:.0f} % |"
