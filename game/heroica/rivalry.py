"""Rivalry: how strong the heroes are against each other. All of them are dealt to tables again and again, so that each
plays as often as every other, and how far they lie apart is set beside what chance alone makes of so many games.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt

from game.heroica.box import Box
from game.kit.rates import SURE, interval_of_mean, mean
from game.kit.rng import Streams
from game.kit.setup import SeatChoice, Setup
from game.kit.workbench import Played

SEATS = (2, 3, 4)
RANGE_OF_TWELVE = 3.26
"""How far the least and the greatest of twelve numbers lie apart by chance, in standard errors."""
HEAD = """\
## Rivals

Whole campaigns, in which all twelve heroes are dealt to tables again and again: how many points more or less than the
mean of its table a hero has, in percent, and how often a hero wins. Between the best and the worst of the twelve should
lie no more than 12 points. So many games draw even equal heroes apart: what chance makes on average stands below that,
and under it what is left of the spread when the variance of chance is taken off.

| hero | {seats} | mean of all |
|---|{rule}---|"""
Shares = dict[str, tuple[list[float], list[float]]]


def deals(box: Box, choices: dict[str, str], times: int, seed: str) -> Iterator[Setup]:
    """So many times all heroes at tables of two, of three and of four."""
    for deal in range(times):
        fate = f"{seed}-{deal}"
        order = Streams(fate, {}).shuffled("heroes", list(box.content.heroes))
        for seats in SEATS:
            for at in range(0, len(order) - seats + 1, seats):
                yield Setup(choices, tuple(SeatChoice("", hero) for hero in order[at : at + seats]), 0, fate)


def shares_of_heroes(played: Sequence[Played]) -> Shares:
    """By hero the points of each game above the mean of its table, in percent of that, and the share of the victory."""
    found: Shares = defaultdict(lambda: ([], []))
    for game in played:
        points, winners = game.facts["points"], game.facts["winners"]
        middle = mean(list(points.values()))
        for hero, own in points.items():
            found[hero][0].append(100 * (own / middle - 1) if middle else 0.0)
            found[hero][1].append((hero in winners) / max(1, len(winners)))
    return found


def table_of(box: Box, rivals: Mapping[int, Sequence[Played]]) -> Iterator[str]:
    """The heroes by number at the table, and how far they lie apart; nothing where no rivals played."""
    if not rivals:
        return
    sizes = sorted(rivals)
    shares = {seats: shares_of_heroes(rivals[seats]) for seats in sizes}
    heads = " | ".join(f"{seats} heroes, {len(rivals[seats])} campaigns" for seats in sizes)
    yield "\n" + HEAD.format(seats=heads, rule="---|" * len(sizes))
    means: dict[str, list[float]] = {}
    for hero in box.content.heroes:
        cells = []
        for seats in sizes:
            points, won = shares[seats].get(hero, ([], []))
            cells.append(f"{mean(points):+.1f} ± {interval_of_mean(points):.1f}, won {100 * mean(won):.0f} %")
        means[hero] = [mean(shares[seats].get(hero, ([], []))[0]) for seats in sizes]
        yield f"| {hero} | {' | '.join(cells)} | {mean(means[hero]):+.1f} |"
    errors = [_error(shares[seats]) for seats in sizes]
    columns = [[found[at] for found in means.values()] for at in range(len(sizes))]
    columns.append([mean(found) for found in means.values()])
    errors.append(sqrt(sum(error**2 for error in errors)) / max(1, len(errors)))
    yield _row("between best and worst", [max(column) - min(column) for column in columns])
    yield _row("of equal heroes by chance", [RANGE_OF_TWELVE * error for error in errors])
    apart = [sqrt(max(0.0, _variance(column) - error**2)) for column, error in zip(columns, errors, strict=True)]
    yield _row("best and worst without chance", [RANGE_OF_TWELVE * it for it in apart])
    tries = {seats: [game.facts["tries"] for game in rivals[seats]] for seats in sizes}
    rounds = [mean([sum(tried[1] for tried in game) for game in tries[seats]]) for seats in sizes]
    yield f"| rounds of a campaign | {' | '.join(f'{it:.0f}' for it in rounds)} | |"
    unmet = [str(sum(not tried[2] for game in tries[seats] for tried in game)) for seats in sizes]
    yield f"| levels that ended without their goal | {' | '.join(unmet)} | |"


def _row(name: str, numbers: Sequence[float]) -> str:
    return f"| {name} | {' | '.join(f'{number:.1f}' for number in numbers)} |"


def _variance(numbers: Sequence[float]) -> float:
    middle = mean(numbers)
    return sum((number - middle) ** 2 for number in numbers) / max(1, len(numbers) - 1)


def _error(shares: Shares) -> float:
    """The standard error of the mean of a hero, as it is on average."""
    return sqrt(mean([(interval_of_mean(points) / SURE) ** 2 for points, _ in shares.values()]))
