"""Distances as a sensible player reckons them: how many actions a way takes, about."""

from __future__ import annotations

import heapq
from collections.abc import Sequence

from game.kit.cells import Cell
from game.runebound import values
from game.runebound.odds import rolls_of
from game.runebound.strength import kept, left_of
from game.runebound.symbols import ANY
from game.runebound.table import Table
from game.runebound.ways import Ways, ways

STEP, FAR = 1.0, 99.0
RARE, USUAL = 0.5, 0.75
"""What entering a hex takes beside the dice: it takes USUAL and RARE by the share of faces that pay."""
BITTEN, BITTEN_LATE = 0.6, 3.0
"""What a hex with a zombie costs, in actions; and where it might defeat."""
BITE = 2


class Distances:
    """The map as a hero meets it now."""

    def __init__(self, t: Table, hero: str) -> None:
        self.t = t
        self.hero = hero
        self.way: Ways = ways(t, hero)
        self.speed = values.speed(t, hero)
        self.here = t.here(hero)
        self.bites = frozenset(cell for cell in map(t.cell, t.zombies()) if cell is not None)
        self.bite = BITTEN_LATE if left_of(t, hero) <= BITE else BITTEN

    def field(self, goal: Cell) -> list[float]:
        """The actions that a way from each hex to a goal takes, by the place of the hex."""
        return kept(self.t, (id(self.way), self.speed, goal, self.bites, self.bite), lambda: self._spread(goal))

    def away(self, goal: Cell) -> float:
        """The actions from the hero to a goal."""
        return self.field(goal)[self.way.at[self.here]]

    def _spread(self, goal: Cell) -> list[float]:
        """From the goal outwards, the nearest first."""
        way = self.way
        costs = kept(self.t, (id(way), self.speed), lambda: _costs(way, self.t.box.masks, self.speed))
        bitten = {way.at[cell] for cell in self.bites}
        away = [FAR] * len(way.cells)
        start = way.at[goal]
        away[start] = 0.0
        waiting = [(0.0, start)]
        while waiting:
            spent, at = heapq.heappop(waiting)
            if spent > away[at]:
                continue
            bite = self.bite if at in bitten else 0.0
            for other, cost in costs[at]:
                whole = spent + cost + bite
                if whole < away[other]:
                    away[other] = whole
                    heapq.heappush(waiting, (whole, other))
        return away

    def after_march(self, field: Sequence[float]) -> float:
        """How far it is after a march from here, on average of what the dice may show."""
        masks, key = self.t.box.masks, ("march", id(self.way), self.here, self.speed)
        reached = kept(self.t, key, lambda: [
            (chance, self._places(self.way.reach(self.here, [masks[face] for face in faces])))
            for faces, chance in rolls_of(self.speed)
        ])  # fmt: skip
        return sum(chance * min(field[place] for place in places) for chance, places in reached)

    def _places(self, bits: int) -> list[int]:
        return [place for place in range(len(self.way.cells)) if bits >> place & 1]

    def reached(self, here: Cell, dice: Sequence[int]) -> list[int]:
        """The places that dice of these symbols can lead to, its own among them."""
        return self._places(self.way.reach(here, dice))


def _costs(way: Ways, masks: Sequence[int], speed: int) -> list[list[tuple[int, float]]]:
    """For each hex from where it is entered, and what of an action that takes; a step takes a whole one."""
    into: list[list[tuple[int, float]]] = [[] for _ in way.cells]
    for at, near in enumerate(way.need):
        steps = {way.at[cell] for cell in way.steps(way.cells[at])}
        for to, need in near:
            share = sum(bool(mask & need) for mask in masks) / len(masks)
            cost = (1.0 if need == ANY else USUAL + RARE / max(0.05, share)) / speed
            into[to].append((at, min(STEP, cost) if to in steps else cost))
    return into
