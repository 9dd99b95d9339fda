"""Keys and dynamite: whether there are enough, and whether they can be had one after the other [HC-510, HC-540]."""

from __future__ import annotations

from collections.abc import Iterator

from game.heroica import level as named
from game.heroica.level import Level
from game.heroica.level_objects import at
from game.kit.cells import Cell

OPENED_BY = {named.LOCKED_DOOR: named.KEY, named.WALL: named.DYNAMITE}
MOST = 8
"""So many obstacles that one thing opens a level may have: every order of them is tried."""


def opener_faults(level: Level) -> Iterator[tuple[str, str]]:
    """What is wrong with them: place and sentence."""
    for closed, opener in OPENED_BY.items():
        obstacles, openers = level.features_of(closed), level.things_of(opener)
        if len(openers) < len(obstacles):
            yield at(obstacles[0]), f"there are {len(obstacles)} of {closed} and only {len(openers)} of {opener}"
        elif len(obstacles) > MOST:
            yield at(obstacles[0]), f"there are {len(obstacles)} of {closed}; at most {MOST} can be"
        elif openers and not obstacles:
            yield at(openers[0]), f"there is no {closed} that {opener} could open"
        elif obstacles and level.starts and level.starts[0] in level.grounds:
            lost = _never_open(level, closed, opener)
            if len(lost) == len(obstacles):
                yield at(openers[0]), f"no {opener} can be reached before the first {closed} is open"
            elif lost:
                yield at(lost[0]), f"this {closed} can never be opened: the {opener} for it lies behind what is closed"


def _never_open(level: Level, closed: str, opener: str) -> list[Cell]:
    """The obstacles that no order of opening comes to."""
    obstacles, openers = frozenset(level.features_of(closed)), level.things_of(opener)
    best: frozenset[Cell] = frozenset()
    waiting, seen = [best], {best}
    while waiting:
        opened = waiting.pop()
        best = max(best, opened, key=len)
        reached = _reached(level, obstacles - opened)
        if sum(cell in reached for cell in openers) <= len(opened):
            continue
        for cell in sorted(obstacles - opened):
            following = opened | {cell}
            if following not in seen and not reached.isdisjoint(level.spaces_beside(cell)):
                seen.add(following)
                waiting.append(following)
    return sorted(obstacles - best, key=lambda cell: cell[::-1])


def _reached(level: Level, closed: frozenset[Cell]) -> set[Cell]:
    """What can be walked to from the first start space while these squares are closed, and all others open."""
    found, open_ends = {level.starts[0]}, [level.starts[0]]
    while open_ends:
        here = open_ends.pop()
        for other in level.spaces_beside(here):
            if other not in found and other not in closed and level.leads(here, other):
                found.add(other)
                open_ends.append(other)
    return found
