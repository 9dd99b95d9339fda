"""The balance: games that computer players play, counted by step, number of players, boss and hero (`main.py simulate
--report FILE`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from game.kit.events import Event
from game.kit.rates import Rate, mean
from game.kit.setup import Setup
from game.kit.workbench import Played, Task
from game.tenefyr import names
from game.tenefyr.box import Box
from game.tenefyr.computer_player import PLAYERS
from game.tenefyr.content import LEVELS
from game.tenefyr.record import read
from game.tenefyr.table import Table
from game.tenefyr.view.setup_form import BOSS, STEP

Sample = Callable[[int, str, Mapping[str, str]], Setup]
SEATS = (1, 2, 3, 4)
MEASURED = ("easy", "normal", "hard")
"""The steps that are measured where none is named: the starts of the printed game."""
FEWER = 4
"""One game of so many is played by chance."""
HEAD = """\
# Balance, measured

{games} games for each cell, with random heroes, bosses, rewards and places. Made by `uv run main.py simulate --game
tenefyr --games {games} --seed {seed} --report FILE`. Wanted: the sensible player wins 55 to 70 of a hundred on Normal,
35 to 50 on Hard, one that answers by chance less than 15; heroes and bosses within 12 points of the mean. Rates come
with their 95 % interval.

## Games won

"cleared" is told in all, then of level 1 to 5; "out" counts parties that were thrown out.

| player | step | players | won | visits | combats | cleared | by level | out | new hands | removed | stages |
|---|---|---|---|---|---|---|---|---|---|---|---|"""


def facts(t: Table, events: Iterable[Event]) -> dict[str, Any]:
    """What the report counts of a game that is over."""
    record = read(t, events)
    return {
        "boss": t.word(names.BOSS_ID),
        "heroes": [hero for party in t.heroes_of.values() for hero in party],
        "told": {
            "combats": float(record.counts["combats"]),
            "cleared": float(record.counts["cleared"]),
            "thrown out": float(record.counts["thrown_out"]),
            "new hands": float(sum(deeds.new_hands for deeds in record.players.values())),
            "removed": float(sum(deeds.removed for deeds in record.players.values())),
            "stages": float(len(t.zone(names.BEATEN))),
            **{f"level {level}": float(record.counts[f"cleared_{level}"]) for level in LEVELS},
        },
    }


def tasks(box: Box, sample: Sample, choices: Mapping[str, str], games: int, seed: str) -> list[Task]:
    """The games of a measurement: by step and number of players, the bosses in turn."""
    steps = [choices[STEP]] if choices.get(STEP) else MEASURED
    usual, by_chance = next(iter(PLAYERS)), list(PLAYERS)[-1]
    bosses = [choices[BOSS]] if choices.get(BOSS) else list(box.content.bosses)
    found = []
    for step in steps:
        for seats in SEATS:
            for number in range(games):
                boss = bosses[number % len(bosses)]
                setup = sample(seats, f"{seed}/{step}/{number}", {**choices, STEP: step, BOSS: boss})
                found.append(Task(setup, usual, facts=True))
                if number % FEWER == 0:
                    found.append(Task(setup, by_chance, facts=True))
    return found


def report(box: Box, played: Sequence[Played], games: int, seed: str) -> str:
    """The measured balance as a Markdown document."""
    lines = [HEAD.format(games=games, seed=seed)]
    cells: dict[tuple[str, str, int], list[Played]] = defaultdict(list)
    for one in played:
        setup = one.task.setup
        cells[one.task.player, setup.choices[STEP], len(setup.seats)].append(one)
    lines += [_row(*key, found) for key, found in sorted(cells.items())]
    usual = [one for one in played if one.task.player == next(iter(PLAYERS)) and not one.stuck]
    for title, key in (("Heroes", "heroes"), ("Bosses", "boss")):
        lines += ["", f"## {title}", "", "| | games | won | off the mean |", "|---|---|---|---|", *_by(usual, key)]
    stuck = [one.stuck for one in played if one.stuck]
    return "\n".join([*lines, "", f"{len(played)} games, {len(stuck)} stuck.", *stuck[:5]]) + "\n"


def _row(player: str, step: str, seats: int, found: Sequence[Played]) -> str:
    done = [one for one in found if not one.stuck]
    told = {key: mean([one.facts["told"][key] for one in done]) for key in (done[0].facts["told"] if done else ())}
    won = Rate(len(done), sum(one.won for one in done))
    levels = " ".join(f"{told[f'level {level}']:.1f}" for level in LEVELS) if done else ""
    numbers = " | ".join(f"{told[key]:.1f}" for key in ("thrown out", "new hands", "removed", "stages")) if done else ""
    visits = mean([one.rounds for one in done]) if done else 0.0
    parts = (player, step, str(seats), str(won), f"{visits:.1f}", f"{told.get('combats', 0):.0f}",
             f"{told.get('cleared', 0):.1f}", levels, numbers)  # fmt: skip
    return f"| {' | '.join(parts)} |"


def _by(played: Sequence[Played], key: str) -> Iterator[str]:
    """Games won by what took part in them, in points off the mean."""
    whole = mean([float(one.won) for one in played]) if played else 0.0
    groups: dict[str, list[Played]] = defaultdict(list)
    for one in played:
        found = one.facts[key]
        for name in found if isinstance(found, list) else [found]:
            groups[name].append(one)
    for name, ones in sorted(groups.items()):
        rate = Rate(len(ones), sum(one.won for one in ones))
        off = 100 * (sum(one.won for one in ones) / len(ones) - whole)
        yield f"| {name} | {len(ones)} | {rate} | {off:+.0f} |"
