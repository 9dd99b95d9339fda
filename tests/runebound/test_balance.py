"""The report of the balance: which games are played for it, and what it tells of them."""

from __future__ import annotations

from game.kit.workbench import Played
from game.runebound import balance, names
from game.runebound.box import Box
from game.runebound.workbench import RuneboundWorkbench

SEED = "balance-test"


def test_every_cell_of_both_scenarios_is_played(box: Box) -> None:
    tasks = RuneboundWorkbench(box).balance_tasks({}, 4, SEED)
    found: dict[tuple[str, str, int, str], int] = {}
    for task in tasks:
        choices = task.setup.choices
        key = choices["scenario"], choices["form"], len(task.setup.seats), task.player
        found[key] = found.get(key, 0) + 1
    assert {key[:3] for key in found} == {
        (scenario, form, heroes) for scenario in box.content.scenarios for form, heroes in balance.CELLS
    }
    assert {key[3]: number for key, number in found.items()} == {"sensible": 4, "random": 1}


def test_it_tells_who_wins_and_whether_the_first_does_more_often(box: Box) -> None:
    bench = RuneboundWorkbench(box)
    tasks = [task for task in bench.balance_tasks({"scenario": "margath", "form": names.RIVALS}, 4, SEED)
             if task.player == "sensible"]  # fmt: skip
    played = []
    for task in tasks:
        heroes = [seat.piece for seat in task.setup.seats]
        two = len(heroes) == 2
        facts = {"form": names.RIVALS, "scenario": "margath", "heroes": heroes, "winner": heroes[0] if two else "",
                 "first": heroes[0], "told": {}}  # fmt: skip
        played.append(Played(task, two, 20 if two else 30, 300, "", facts))
    told = bench.balance(played, 4, SEED)
    assert "| sensible | chart | margath | rivals | 2 | 100 % ± 0 | 20.0 (20 - 20) | 300 |" in told
    assert "| sensible | chart | margath | rivals | 3 | 0 % ± 0 | 30.0 (30 - 30) | 300 |" in told
    assert "| 2 | 4 | 100 % ± 0 | +50 |" in told
    assert "12 games, 0 stuck." in told
