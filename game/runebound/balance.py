"""The balance: games that computer players play, counted by scenario, form of play, number of heroes and hero
(`main.py simulate --report FILE`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from game.kit.events import Event
from game.kit.rates import Rate, mean, quantile
from game.kit.setup import Setup
from game.kit.workbench import Played, Task
from game.runebound import names
from game.runebound.box import Box
from game.runebound.computer_player import PLAYERS
from game.runebound.record import read
from game.runebound.table import Table
from game.runebound.view.setup_form import FORM, SCENARIO, STEP, USUAL_STEP

Sample = Callable[[int, str, Mapping[str, str]], Setup]
CELLS = (
    (names.SOLO, 1), (names.RIVALS, 2), (names.RIVALS, 3), (names.RIVALS, 4),
    (names.TOGETHER, 2), (names.TOGETHER, 3), (names.TOGETHER, 4),
)  # fmt: skip
"""The forms of play with their numbers of heroes."""
FEWER = 4
"""One game of so many is played by chance."""
HEAD = """\
# Balance, measured

{games} games of the sensible player for each cell and a quarter as many by chance, with random heroes. Made by `uv run
main.py simulate --game runebound --games {games} --seed {seed} --report FILE`. "Won" is the share of games that any hero
has won, all others were lost to the clock; wanted are 60 to 80 of a hundred for the sensible player, heroes within 12
points of each other, and for who begins less than 6 points. Rates come with their 95 % interval. "Rounds" is the mean,
then within which one and nine of ten games ended. All else is told of a game; adventures, trophies, skills, assets
bought, quests, defeats and exertions of a hero, gold, lore and companions of a hero and round.

## Games won

| player | step | scenario | form | heroes | won | rounds | decisions | villain fights | adventures | trophies | skills | bought | quests | defeats | exertions | gold | lore, companions |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|"""  # noqa: E501 - a table of Markdown
FIRST = """\
## Who begins

Games of rivals that a hero has won: how often it was the one who begins.

| heroes | games | won by the first | off an even share |
|---|---|---|---|"""
TOLD = (
    "villain_fights", "adventure", "trophies", "learned", "bought", "quests", "defeats", "exertions",
)  # fmt: skip


def facts(t: Table, events: Iterable[Event]) -> dict[str, Any]:
    """What the report counts of a game that is over."""
    record = read(t, events)
    turns = max(1, t.track(names.ROUND) * len(t.heroes))
    gained = record.whole("lore_gained") + record.whole("companion_gained")
    return {
        "form": t.form, "scenario": t.scenario, "heroes": list(t.heroes), "winner": t.word(names.WINNER),
        "first": t.first,
        "told": {
            "villain_fights": float(record.whole("villain_fights")),
            "adventure": record.whole("adventures") / len(t.heroes),
            "trophies": sum(sum(deeds.trophies.values()) for deeds in record.heroes.values()) / len(t.heroes),
            "learned": record.whole("learned") / len(t.heroes),
            "bought": record.whole("bought") / len(t.heroes),
            "quests": record.whole("quests") / len(t.heroes),
            "defeats": record.whole("defeats") / len(t.heroes),
            "exertions": record.whole("exertions") / len(t.heroes),
            "gold": record.whole("gold_gained") / turns,
            "counters": gained / turns,
        },
    }  # fmt: skip


def tasks(box: Box, sample: Sample, choices: Mapping[str, str], games: int, seed: str) -> list[Task]:
    """The games of a measurement: by scenario, form and number of heroes."""
    step = choices.get(STEP) or USUAL_STEP
    usual, by_chance = next(iter(PLAYERS)), list(PLAYERS)[-1]
    scenarios = [choices[SCENARIO]] if choices.get(SCENARIO) else list(box.content.scenarios)
    found = []
    for scenario in scenarios:
        for form, heroes in CELLS:
            if choices.get(FORM) and choices[FORM] != form:
                continue
            for number in range(games):
                wanted = {**choices, STEP: step, SCENARIO: scenario, FORM: form}
                setup = sample(heroes, f"{seed}/{step}/{number}", wanted)
                found.append(Task(setup, usual, facts=True))
                if number % FEWER == 0:
                    found.append(Task(setup, by_chance, facts=True))
    return found


def report(box: Box, played: Sequence[Played], games: int, seed: str) -> str:
    """The measured balance as a Markdown document."""
    lines = [HEAD.format(games=games, seed=seed)]
    cells: dict[tuple[str, str, str, str, int], list[Played]] = defaultdict(list)
    for one in played:
        choices, heroes = one.task.setup.choices, len(one.task.setup.seats)
        cells[one.task.player, choices[STEP], choices[SCENARIO], choices[FORM], heroes].append(one)
    lines += [_row(*key, found) for key, found in sorted(cells.items())]
    usual = [one for one in played if one.task.player == next(iter(PLAYERS)) and not one.stuck]
    rivals = [one for one in usual if one.facts["form"] == names.RIVALS and one.won]
    lines += ["", "## Heroes", "", "Games of rivals that a hero has won.", "",
              "| | games | won | off the mean of the tables |", "|---|---|---|---|", *_heroes(box, rivals)]  # fmt: skip
    lines += ["", FIRST, *_first_seats(rivals)]
    stuck = [one.stuck for one in played if one.stuck]
    return "\n".join([*lines, "", f"{len(played)} games, {len(stuck)} stuck.", *stuck[:5]]) + "\n"


def _row(player: str, step: str, scenario: str, form: str, heroes: int, found: Sequence[Played]) -> str:
    done = [one for one in found if not one.stuck]
    told = {key: mean([one.facts["told"][key] for one in done]) for key in (done[0].facts["told"] if done else ())}
    won = Rate(len(done), sum(one.won for one in done))
    rounds = [float(one.rounds) for one in done]
    spread = f"{mean(rounds):.1f} ({quantile(rounds, 0.1):.0f} - {quantile(rounds, 0.9):.0f})"
    parts = (
        player, step, scenario, form, str(heroes), str(won), spread, f"{mean([one.decisions for one in done]):.0f}",
        *(f"{told.get(key, 0):.1f}" for key in TOLD), f"{told.get('gold', 0):.2f}", f"{told.get('counters', 0):.2f}",
    )  # fmt: skip
    return f"| {' | '.join(parts)} |"


def _first_seats(rivals: Sequence[Played]) -> Iterator[str]:
    """How often who begins has won, by the number of heroes, in points off an even share."""
    for heroes in sorted({len(one.facts["heroes"]) for one in rivals}):
        ones = [one for one in rivals if len(one.facts["heroes"]) == heroes]
        won = sum(one.facts["winner"] == one.facts["first"] for one in ones)
        yield f"| {heroes} | {len(ones)} | {Rate(len(ones), won)} | {100 * won / len(ones) - 100 / heroes:+.0f} |"


def _heroes(box: Box, played: Sequence[Played]) -> Iterator[str]:
    """Games that each hero has won, in points off what a table of so many would give each."""
    for hero in box.content.heroes:
        ones = [one for one in played if hero in one.facts["heroes"]]
        won = sum(one.facts["winner"] == hero for one in ones)
        even = sum(1 / len(one.facts["heroes"]) for one in ones)
        off = 100 * (won - even) / max(1, len(ones))
        yield f"| {hero} | {len(ones)} | {Rate(len(ones), won)} | {off:+.0f} |"
