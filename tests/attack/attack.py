"""An attack: many attempts to break one thing, each drawn by its number, so that what failed can be tried again.

An attempt raises what fails: `Failed` with a sentence, whatever the game raises by itself, or `Hung` where the game
keeps a player waiting. `run(attack, seed, numbers)` makes attempts and gives those that failed.
"""

from __future__ import annotations

import signal
import tempfile
import traceback
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from types import FrameType
from typing import NamedTuple

LONGEST_STEP = 2.0
"""Seconds of processor time that one step may take: whoever plays waits no longer."""
LONGEST_WAIT = 120.0
"""Seconds by the clock, of a step that waits for something; other programs share the machine."""


class Failed(Exception):  # noqa: N818 - what an attempt did
    """Something happened that must never happen."""


class Hung(BaseException):
    """A step took too long. No exception of the program's own, so that nothing catches it on its way."""


class Watch:
    """Sees to it that no step of an attempt takes too long; each step begins with `step()`."""

    def step(self, longest: float = LONGEST_STEP) -> None:
        """A new step begins, which may take so many seconds of processor time."""
        signal.setitimer(signal.ITIMER_PROF, longest)
        signal.setitimer(signal.ITIMER_REAL, LONGEST_WAIT)

    def __enter__(self) -> Watch:
        self._before = [(number, signal.signal(number, _hung)) for number in (signal.SIGPROF, signal.SIGALRM)]
        self.step()
        return self

    def __exit__(self, *fault: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        for number, before in self._before:
            signal.signal(number, before)


def _hung(number: int, frame: FrameType | None) -> None:
    raise Hung("too long at work" if number == signal.SIGPROF else f"more than {LONGEST_WAIT:.0f} s")


Attempt = Callable[[Random, Watch], object]


class Attack(NamedTuple):
    """One thing that is attacked: its name, what is counted, how often in the long form and in that of the tests (0:
    in the long form only)."""

    name: str
    counted: str
    long: int
    short: int
    prepared: Callable[[Path], AbstractContextManager[Attempt]]
    """Opens what the attempts need, in a folder of their own."""
    each: int = 1
    """How much of what is counted one attempt makes."""


class Failure(NamedTuple):
    """An attempt that failed: its number, what failed in a line, and the way there."""

    number: int
    told: str
    way: str


def run(attack: Attack, seed: str, numbers: Iterable[int]) -> list[Failure]:
    """Make the attempts with these numbers; gives those that failed."""
    with tempfile.TemporaryDirectory() as folder, attack.prepared(Path(folder)) as attempt:
        return [failure for number in numbers if (failure := _tried(attack, attempt, seed, number)) is not None]


def _tried(attack: Attack, attempt: Attempt, seed: str, number: int) -> Failure | None:
    try:
        with Watch() as watch:
            attempt(Random(f"{seed}/{attack.name}/{number}"), watch)
    except (Exception, Hung, SystemExit) as fault:
        told = f"{type(fault).__name__}: {fault}".replace("\n", " ")[:300]
        return Failure(number, told, "".join(traceback.format_exception(fault)))
    return None
