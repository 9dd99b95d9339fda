"""The balance: games that computer players play, counted by level, form, grade and hero."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.heroica import names
from game.heroica.box import Box
from game.heroica.computer_player import PLAYERS
from game.heroica.level_play import GRADES
from game.heroica.scoring import total
from game.heroica.table import RIVALS, Table
from game.heroica.view.lands import levels_in_order
from game.heroica.view.setup_form import FORM, GRADE, ROAD, TOGETHER, USUAL_GRADE
from game.kit.setup import Setup
from game.kit.workbench import Played, Task

Sample = Callable[[int, str, Mapping[str, str]], Setup]
TOGETHER_SEATS, RIVAL_SEATS = (1, 2, 3, 4), (2, 3, 4)


def facts(t: Table) -> dict[str, Any]:
    """What a report counts of a game that is over: points by hero, who won, whose levels were won."""
    return {
        "points": {hero: total(t, hero) for hero in t.heroes},
        "winners": [hero for hero in t.word("winners").split(",") if hero],
        "won": sum(hero != "-" for hero in t.word("won-levels").split()),
        "rounds": t.track(names.ROUND),
    }


def tasks(box: Box, sample: Sample, choices: Mapping[str, str], games: int, seed: str) -> list[Task]:
    """So many games for each cell: road or level, form with its numbers of heroes, and together each grade."""
    player = next(iter(PLAYERS))
    roads = [choices[ROAD]] if choices.get(ROAD) else levels_in_order(box)
    cells = [(RIVALS, seats, USUAL_GRADE) for seats in RIVAL_SEATS]
    cells += [(TOGETHER, seats, grade) for grade in GRADES for seats in TOGETHER_SEATS]
    form_wanted, grade_wanted = choices.get(FORM), choices.get(GRADE)
    wanted = [cell for cell in cells if form_wanted in (None, cell[0]) and grade_wanted in (None, cell[2])]
    return [
        Task(sample(seats, f"{seed}-{number}", {ROAD: road, FORM: form, GRADE: grade}), player, facts=True)
        for road in roads for form, seats, grade in wanted for number in range(games)
    ]  # fmt: skip


def report(played: Sequence[Played], games: int, seed: str) -> str:
    """A table of how often is won together, and one of what heroes are worth to rivals."""
    lines = ["# Balance, measured", "", f"{games} games for each cell, seed {seed}.", "", "## Together", "",
             "| road | grade | heroes | won of 100 | rounds |", "|---|---|---|---|---|"]  # fmt: skip
    cells: dict[tuple[str, str, int], list[Played]] = defaultdict(list)
    shares: dict[str, list[float]] = defaultdict(list)
    for game in played:
        setup = game.task.setup
        if len(setup.seats) > 1 and setup.choices.get(FORM) == RIVALS:
            for hero in setup.pieces:
                winners = game.facts.get("winners", [])
                shares[hero].append(len(setup.seats) * (hero in winners) / max(1, len(winners)))
        else:
            cells[setup.choices[ROAD], setup.choices[GRADE], len(setup.seats)].append(game)
    for (road, grade, seats), found in cells.items():
        won = 100 * sum(game.won for game in found) / len(found)
        rounds = sum(game.rounds for game in found) / len(found)
        lines.append(f"| {road} | {grade} | {seats} | {won:.0f} | {rounds:.1f} |")
    lines += ["", "## Rivals", "", "Wins of each hero beside what chance would give (1.00).", "",
              "| hero | games | share |", "|---|---|---|"]  # fmt: skip
    for hero, found_shares in sorted(shares.items()):
        lines.append(f"| {hero} | {len(found_shares)} | {sum(found_shares) / len(found_shares):.2f} |")
    return "\n".join(lines) + "\n"
