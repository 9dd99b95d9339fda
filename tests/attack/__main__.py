"""`python -m tests.attack --all --seed N`: every attack in its long form; a table of what was tried and what failed.

Each failure is told with the command that tries it again. Exit code 1 if anything failed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from time import perf_counter
from typing import NamedTuple

from tests.attack.attack import Attack, Failure, run
from tests.attack.every import ATTACKS, run_named

BATCHES = 60
"""Several processes share an attack in so many batches, so that it can end in time and tell how far it came."""
MOST_TOLD = 6


class Outcome(NamedTuple):
    """How an attack went: how much of what it counts was tried, what failed, in how many seconds."""

    attack: Attack
    tried: int
    failures: list[Failure]
    seconds: float

    def row(self) -> str:
        """A row of the table."""
        name, wanted = self.attack.name, f"{self.attack.long:,} {self.attack.counted}"
        return f"{name:<12} {wanted:<20} {self.tried:>9,} {len(self.failures):>7,} {self.seconds:>8.0f}"


def main() -> int:
    """Attack as the options say, print the table; 1 if anything failed."""
    options = _options()
    chosen = [attack for attack in ATTACKS if attack.name in options.only] if options.only else list(ATTACKS)
    outcomes = []
    for attack in chosen:
        numbers = range(options.first, options.first + _attempts(attack, options))
        outcomes.append(attacked(attack, options.seed, numbers, options.jobs, options.minutes))
        for line in told(outcomes[-1], options.seed, options.ways):
            print(line, flush=True)
    print(f"\n{'attack':<12} {'wanted':<20} {'tried':>9} {'failed':>7} {'seconds':>8}")
    for outcome in outcomes:
        print(outcome.row())
    return int(any(outcome.failures for outcome in outcomes))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.attack", description=__doc__)
    names = [attack.name for attack in ATTACKS]
    parser.add_argument("--all", action="store_true", help="the long form; without it that of the tests")
    parser.add_argument("--only", action="append", choices=names, metavar="NAME", help=f"one of {', '.join(names)}")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--first", type=int, default=0, help="the number of the first attempt")
    parser.add_argument("--count", type=int, default=0, help="how many attempts")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--minutes", type=float, default=0.0, help="end each attack after so long")
    parser.add_argument("--ways", action="store_true", help="tell of each failure where it happened")
    return parser.parse_args()


def _attempts(attack: Attack, options: argparse.Namespace) -> int:
    count: int = options.count
    return count or (attack.long if options.all else attack.short) // attack.each


def attacked(attack: Attack, seed: str, numbers: range, jobs: int, minutes: float) -> Outcome:
    """Make an attack with these numbers, until they are done or the time is over."""
    began, tried = perf_counter(), 0
    failures: list[Failure] = []

    def in_time() -> Iterator[int]:
        nonlocal tried
        for number in numbers:
            if tried and _late(began, minutes):
                break
            tried += 1
            yield number

    if jobs == 1:
        failures = run(attack, seed, in_time())
    else:
        size = max(1, len(numbers) // BATCHES)
        batches = (numbers[at : at + size] for at in range(0, len(numbers), size))
        for batch, failed in _in_processes(attack, seed, batches, jobs, began, minutes):
            failures += failed
            tried += len(batch)
            print(f"{attack.name}: {tried * attack.each} tried, {len(failures)} failed", file=sys.stderr, flush=True)
    return Outcome(attack, tried * attack.each, sorted(failures), perf_counter() - began)


def _in_processes(
    attack: Attack, seed: str, batches: Iterator[range], jobs: int, began: float, minutes: float
) -> Iterator[tuple[range, list[Failure]]]:
    """Batches by several processes at once, each begun when another one is done."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        running = {pool.submit(run_named, attack.name, seed, batch): batch for batch in islice(batches, jobs)}
        while running:
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()
                batch = None if _late(began, minutes) else next(batches, None)
                if batch is not None:
                    running[pool.submit(run_named, attack.name, seed, batch)] = batch


def _late(began: float, minutes: float) -> bool:
    return bool(minutes) and perf_counter() - began > 60 * minutes


def told(outcome: Outcome, seed: str, ways: bool) -> Iterator[str]:
    """What failed, each kind once, and how to see it again."""
    kinds: dict[str, list[Failure]] = {}
    for failure in outcome.failures:
        kinds.setdefault(_kind(failure), []).append(failure)
    for alike in sorted(kinds.values(), key=len, reverse=True)[:MOST_TOLD]:
        first = alike[0]
        yield f"{outcome.attack.name}: {len(alike)} x {first.told}"
        yield f"    again: python -m tests.attack --only {outcome.attack.name} --seed {seed} --first {first.number}" + (
            " --count 1 --ways"
        )
        if ways:
            yield first.way
    if len(kinds) > MOST_TOLD:
        yield f"{outcome.attack.name}: and {len(kinds) - MOST_TOLD} kinds more"


def _kind(failure: Failure) -> str:
    """Failures of the same kind at the same place are told once."""
    places: Sequence[str] = [line for line in failure.way.splitlines() if line.startswith("  File ")]
    return "\n".join((failure.told.partition(":")[0], *places[-1:]))


if __name__ == "__main__":
    sys.exit(main())
