"""Ways over the map: where the steps that are left lead, what is picked up on the way, and what waits at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from game.heroica.level import LAVA, MUD
from game.heroica.packs import can_take
from game.heroica.squares import features_beside, leads, monsters_beside, obstacle_at
from game.heroica.table import Table
from game.heroica.walking import step_cost
from game.kit.cells import Cell, cell_of
from game.kit.prompts import Prompt

FIGHT = "fight"


class Way(NamedTuple):
    """A way of the hero who walks: its squares with the first, what is picked up on it, how much lava burns on it, why
    the move stops at its end (empty: it may go on), who is met there, and the steps that would be left.
    """

    path: tuple[Cell, ...]
    picks: tuple[str, ...]
    burns: int
    stop: str
    met: tuple[str, ...]
    left: int


def way_to(t: Table, prompt: Prompt, name: str) -> Way | None:
    """The shortest way of a move that runs to one of the spaces that it may reach; None where it leads to none."""
    data: dict[str, Any] = prompt.data
    goal, start = cell_of(name), t.cell(prompt.chooser)
    if goal is None or start is None or name not in (*data["reach"], *prompt.options):
        return None
    return _way(t, prompt, _path(start, goal, _came(t, prompt, start)))


def ways(t: Table, prompt: Prompt) -> Iterator[Way]:
    """The shortest ways of a move that runs to all spaces that it may reach, those with the fewest squares first."""
    start = t.cell(prompt.chooser)
    if start is not None:
        came = _came(t, prompt, start)
        jumps = [cell for name in prompt.options if (cell := cell_of(name)) is not None and cell not in came]
        for goal in (*came, *jumps):
            yield _way(t, prompt, _path(start, goal, came))


def _way(t: Table, prompt: Prompt, path: list[Cell]) -> Way:
    """What is on a path."""
    data: dict[str, Any] = prompt.data
    left, muddy = int(data["left"]), any(_muddy(t, there) for there in data["path"][1:])
    for one, other in pairwise(path):
        cost = step_cost(t, prompt.chooser, one, other, muddy, int(data["value"])) if leads(t, one, other) else 1
        left -= cost if cost is not None else 1
        muddy = muddy or t.level.grounds[other] == MUD
    stops: dict[str, str] = data["stops"]
    picks = [thing for cell in path[1:] for thing in t.things_at(cell) if can_take(t, prompt.chooser, thing)]
    stop = stops.get(path[-1].name, "")
    return Way(
        tuple(path), tuple(picks), sum(t.level.grounds[cell] == LAVA for cell in path[1:]), stop,
        _met(t, stop, path[-1]), max(0, left),
    )  # fmt: skip


def _muddy(t: Table, name: str) -> bool:
    cell = cell_of(name)
    return cell is not None and t.level.grounds.get(cell) == MUD


def _met(t: Table, stop: str, goal: Cell) -> tuple[str, ...]:
    """Whom or what stops a move on a space."""
    if stop == FIGHT:
        return tuple(monsters_beside(t, goal))
    if not stop:
        return ()
    feature = t.feature_at(goal, stop)
    return (feature,) if feature else tuple(features_beside(t, goal, stop))


def _came(t: Table, prompt: Prompt, start: Cell) -> dict[Cell, Cell]:
    """From where each space is come to with the fewest squares, over spaces that do not stop the move."""
    data: dict[str, Any] = prompt.data
    reach, stops = {*data["reach"], *prompt.options}, data["stops"]
    came: dict[Cell, Cell] = {}
    edge = [start]
    while edge:
        following = []
        for here in edge:
            if here != start and here.name in stops:
                continue
            first = here == start
            for other in t.level.shape.neighbours(here):
                if other in came or other == start or other not in t.level.grounds or not leads(t, here, other):
                    continue
                if (other.name in prompt.options) if first else (other.name in reach and not obstacle_at(t, other)):
                    came[other] = here
                    following.append(other)
        edge = following
    return came


def _path(start: Cell, goal: Cell, came: Mapping[Cell, Cell]) -> list[Cell]:
    """The way with the fewest squares; a jump where no steps lead."""
    if goal not in came:
        return [start, goal]
    path = [goal]
    while path[-1] != start:
        path.append(came[path[-1]])
    return path[::-1]


def ground_at(t: Table, cell: Cell) -> str:
    """What a square is: its ground, or "high" or "low" where nobody walks."""
    level = t.level
    if cell in level.grounds:
        return level.grounds[cell]
    return "low" if cell in level.low else "high"


