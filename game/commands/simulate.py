"""`main.py simulate`: computer players play many games; wins, losses, stuck games, and the speed of the engine."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from game.commands.common import show_json, stop, try_writing
from game.commands.setup_options import WantedSetup, read_options
from game.commands.simulation import play_all
from game.kit.companions import ADVISER
from game.kit.mode import Mode
from game.kit.workbench import Played, Task
from game.modes import GameRecord

PROGRAM = "main.py simulate"


class SimulationPlan(NamedTuple):
    """What is to be simulated, and where."""

    games: int
    player: str
    seed: str
    jobs: int = 1
    cluster: str = ""


def simulate(record: GameRecord, mode: Mode, wanted: Sequence[WantedSetup], plan: SimulationPlan) -> dict[str, Any]:
    """Play the games; the result has the keys that the command prints."""
    tasks = [
        Task(row.setup(mode, f"{plan.seed}-{number}"), plan.player) for row in wanted for number in range(plan.games)
    ]
    started = perf_counter()
    played = play_all(record, mode, tasks, plan.jobs, plan.cluster)
    seconds = max(1e-9, perf_counter() - started)
    pieces = mode.setup_form(mode.nature.seats[0]).pieces_id
    rows = [
        {**row.choices, pieces: row.party, **_row(played[at * plan.games : (at + 1) * plan.games])}
        for at, row in enumerate(wanted)
    ]
    return {
        "game": mode.id,
        "games": len(played),
        "results": rows,
        "decisions_per_second": round(sum(game.decisions for game in played) / seconds, 1),
        "games_per_second": round(len(played) / seconds, 2),
        "policy": plan.player,
        "seed": plan.seed,
        "jobs": plan.jobs,
    }


def _row(played: Sequence[Played]) -> dict[str, Any]:
    """The games of one row, counted."""
    number, ended = max(1, len(played)), [game for game in played if not game.stuck]
    return {
        "games": len(played),
        "wins": sum(game.won for game in ended),
        "losses": sum(not game.won for game in ended),
        "stuck": len(played) - len(ended),
        "rounds_mean": round(sum(game.rounds for game in played) / number, 2),
        "decisions_mean": round(sum(game.decisions for game in played) / number, 1),
        "faults": [
            f"seed {game.task.setup.seed}, {','.join(game.task.setup.pieces)}: {game.stuck}"
            for game in played
            if game.stuck
        ],
    }


def run(record: GameRecord, mode: Mode, arguments: Sequence[str], plan: SimulationPlan, as_json: bool) -> int:
    """Simulate and print; exit code 1 if any game was stuck."""
    known = (*mode.computer_players(), ADVISER)
    if plan.player not in known:
        stop(f"--policy: there is no {plan.player!r}; known are: {', '.join(known)}")
    wanted = read_options(mode, arguments, PROGRAM, usual="all")
    result = simulate(record, mode, wanted, plan)
    if as_json:
        show_json(result)
    else:
        for row, asked in zip(result["results"], wanted, strict=True):
            told = "{games} games, {wins} won, {losses} lost, {stuck} stuck, {rounds_mean} rounds"
            print(f"{', '.join(asked.choices.values())}: {told.format(**row)}")
        print(f"{result['games_per_second']} games and {result['decisions_per_second']} decisions a second")
    return 1 if any(row["stuck"] for row in result["results"]) else 0


def trial(record: GameRecord, mode: Mode, wanted: Sequence[WantedSetup], plan: SimulationPlan) -> list[dict[str, Any]]:
    """How hard it is for the sensible player: for each set-up a row for each number at the table, unless that is said.

    `middle` and `most` are the rounds of half of the games that were won, and of nine in ten; `told` what the game
    itself tells of a game in numbers, as their means.
    """
    fewest, most = mode.nature.seats
    every = [row if row.pieces else row._replace(seats=seats) for row in wanted
             for seats in ([row.seats] if row.pieces else range(fewest, most + 1))]  # fmt: skip
    player = next(iter(mode.computer_players()))
    seeds = [f"{plan.seed}-{number}" for number in range(plan.games)]
    tasks = [Task(row.setup(mode, seed), player, facts=True) for row in every for seed in seeds]
    played = play_all(record, mode, tasks, plan.jobs, plan.cluster)
    rows = []
    for at, row in enumerate(every):
        games = played[at * plan.games : (at + 1) * plan.games]
        rounds = sorted(game.rounds for game in games if game.won and not game.stuck)
        told = [game.facts.get("told", {}) for game in games if not game.stuck] or [{}]
        rows.append({
            **row.choices, "seats": len(row.pieces) or row.seats, **_row(games),
            "middle": rounds[len(rounds) // 2] if rounds else 0, "most": rounds[len(rounds) * 9 // 10] if rounds else 0,
            "told": {name: round(sum(each[name] for each in told) / len(told), 1) for name in told[0]},
        })  # fmt: skip
    return rows


def run_trial(record: GameRecord, mode: Mode, arguments: Sequence[str], plan: SimulationPlan, as_json: bool) -> int:
    """Try how hard it is and print; exit code 1 if any game was stuck."""
    rows = trial(record, mode, read_options(mode, arguments, PROGRAM), plan)
    if as_json:
        show_json({"game": mode.id, "seed": plan.seed, "results": rows})
    else:
        for row in rows:
            told = "{seats} at the table: {wins} of {games} won, half of them by round {middle}, nine in ten by {most}"
            more = "".join(f"; {name}: {number:g}" for name, number in row["told"].items())
            print(told.format(**row) + more + "".join(f"\n  stuck: {fault}" for fault in row["faults"]))
    return 1 if any(row["stuck"] for row in rows) else 0


def run_report(record: GameRecord, mode: Mode, arguments: Sequence[str], plan: SimulationPlan, file: Path) -> int:
    """Measure the balance with the sensible player and write it as a document; exit code 1 if any game was stuck."""
    wanted = read_options(mode, arguments, PROGRAM, leave_open=True)
    try_writing(file)
    bench = mode.workbench()
    tasks = [task for row in wanted for task in bench.balance_tasks(row.choices, plan.games, plan.seed)]
    played = play_all(record, mode, tasks, plan.jobs, plan.cluster)
    stuck = [f"seed {game.task.setup.seed}: {game.stuck}" for game in played if game.stuck]
    if stuck:
        stop("Some games did not come to their end; nothing was written.", stuck, code=1)
    try:
        file.write_text(bench.balance(played, plan.games, plan.seed), encoding="utf-8")
    except OSError as fault:
        stop(f"{file}: {fault.strerror}")
    print(f"{len(played)} games measured; the table lies in {file}")
    return 0
