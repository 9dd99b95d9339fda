"""Randomness by named, counter-based streams: value = hash(seed, stream, counter).

The state keeps only the counters. One more die cannot change a deck, and a seed gives the same game on every
platform and Python version.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import TypeVar

Item = TypeVar("Item")


def value(seed: str, stream: str, counter: int) -> int:
    """The 64-bit value that stands at `counter` in a stream."""
    hashed = _begun(seed, stream).copy()
    hashed.update(b"%d" % counter)
    return int.from_bytes(hashed.digest(), "big")


@lru_cache(maxsize=64)
def _begun(seed: str, stream: str) -> blake2b:
    """The hash of what all values of a stream begin with; to copy it costs a third of making it."""
    return blake2b(f"{seed}\0{stream}\0".encode(), digest_size=8)


class Streams:
    """The streams of one game: a seed and, by stream name, how many values have been taken."""

    __slots__ = ("counters", "seed")

    def __init__(self, seed: str, counters: dict[str, int]) -> None:
        self.seed = seed
        self.counters = counters

    def below(self, stream: str, n: int) -> int:
        """The next value of a stream, evenly from 0 to n - 1."""
        counter = self.counters.get(stream, 0)
        self.counters[stream] = counter + 1
        return value(self.seed, stream, counter) % n

    def shuffled(self, stream: str, items: list[Item]) -> list[Item]:
        """A new list with the items in random order."""
        result = list(items)
        for i in range(len(result) - 1, 0, -1):
            j = self.below(stream, i + 1)
            result[i], result[j] = result[j], result[i]
        return result

    def sample(self, stream: str, items: list[Item], n: int) -> list[Item]:
        """n different items in random order; all of them if there are fewer."""
        return self.shuffled(stream, items)[:n]
