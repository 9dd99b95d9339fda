"""Good scenarios spoiled at random, for tests of hostile files."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from game.kit.rng import Streams


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of everything inside a value."""
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield (*path, key)
        yield from places(value[key], (*path, key))


def spoiled(good: dict[str, Any], junk: list[Any], streams: Streams) -> dict[str, Any]:
    """A good scenario in which one or two things have been replaced, removed or added."""
    spec = deepcopy(good)
    for _ in range(1 + streams.below("times", 2)):
        path = streams.sample("places", list(places(spec)), 1)[0]
        inside = spec
        for key in path[:-1]:
            inside = inside[key]
        way = streams.below("ways", 4)
        if way == 0 and isinstance(inside, dict):
            del inside[path[-1]]
        elif way == 1 and isinstance(inside, list):
            inside.append(streams.sample("junk", junk, 1)[0])
        else:
            inside[path[-1]] = deepcopy(streams.sample("junk", junk, 1)[0])
    return spec
