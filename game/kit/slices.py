"""Work in slices: what takes long is a generator that yields after a short while and returns what it has found."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

Result = TypeVar("Result")
Work = Generator[None, None, Result]


def done(work: Work[Result]) -> Result:
    """The result of some work, all of it done at once."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Result = end.value
            return found
