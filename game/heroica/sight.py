"""Sight: a level as somebody sees it who looks for a way: what stands where, and what it costs to get anywhere.

Costs are steps. A fight, rocks, a door cost the steps that go by until one is through, on average.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

from game.heroica import names
from game.heroica.box import FEATURE, MONSTER, RELIC
from game.heroica.doors import facts, total_of, waited
from game.heroica.level import (
    BOULDER,
    CYCLONE,
    DRAGON,
    KING,
    LAIR_DOOR,
    LAVA,
    LOCKED_DOOR,
    MAGIC_DOOR,
    MUD,
    OBSTACLES,
    REACH,
    RESCUE,
    RIFT,
    ROCKS,
    SUM_DOOR,
    TAKE,
    WALL,
)
from game.heroica.table import Table
from game.kit.cells import Cell

MEAN_ROLL = 2.5
"""What a roll is worth on average, in steps and on a sum door [HC-212]."""
POINT_OF_HEALTH = 1.4
"""Steps that a lost point of health costs: who goes down is whole again after two turns and a bit [HC-361]."""
FIGHT, EACH_STRENGTH = 2.5, 0.75 * POINT_OF_HEALTH
"""Steps that a fight costs: a kill takes one roll and a half, of which half hurt; the rest of the move is lost."""
EACH_HIT, HARDEST_HIT = 1.9, 3
"""Steps for each point of a boss's bar besides the health, and the most that one blow takes on average."""
EXCHANGE = 8.0
"""Steps that it costs to come next to a final boss on the way to somewhere else."""
THROUGH = {ROCKS: 4.5, BOULDER: 6.0, MAGIC_DOOR: 14.0, LAIR_DOOR: 4.0, RIFT: 4.0, WALL: 40.0, LOCKED_DOOR: 14.0}
"""Steps that an obstacle costs without a tool: for a locked or magic door the wait for a Shield [HC-512]."""
BESIDE = {ROCKS: 2.0, BOULDER: 2.5, LAIR_DOOR: 0.5, RIFT: 0.5}
"""Steps that it costs to come next to one that stops [HC-236]."""
WITH_TOOL = 2.5
"""Steps that an obstacle costs with what opens it."""
STOPS = {CYCLONE: 5.0, "coffin": 3.5}
GROUNDS = {LAVA: POINT_OF_HEALTH, MUD: 0.4}
"""Further steps of features that are walked onto, and of grounds."""
TOOLS = {LOCKED_DOOR: "key", WALL: "dynamite"}
"""What opens an obstacle."""


def fight_steps(t: Table, monster: str) -> float:
    """The steps that a fight costs until it is won: of a boss for the whole of its bar [HC-302 to HC-306, HC-322]."""
    strength = t.strength(monster)
    if t.is_final(monster):
        return EXCHANGE
    if t.is_boss(monster):
        return sum(EACH_HIT + EACH_STRENGTH * min(left, HARDEST_HIT) for left in range(1, strength + 1))
    return FIGHT + EACH_STRENGTH * min(strength, 4)


def relics_there(t: Table) -> list[tuple[Cell, str]]:
    """The relics of the level that lie where the map has them."""
    return [(cell, piece) for cell in t.level.relics for piece in t.at(cell, RELIC)]


def goal_places(t: Table) -> list[Cell]:
    """The spaces that meet the goal: the relic, the King, the way out."""
    kind, target = t.level.goal.kind, t.level.goal.target
    if kind == TAKE:
        return [cell for cell, relic in relics_there(t) if t.piece(relic).card == target]
    if kind == RESCUE:
        return [cell for cell, it in t.level.features.items() if it.kind == KING]
    return list(t.level.goals) if kind == REACH else []


class Field(Struct):
    """The costs between one place and every space that leads there: `cost`, and the next space towards the place."""

    cost: dict[Cell, float]
    towards: dict[Cell, Cell]


class Sight:
    """What stands on the level: `near` holds beside which spaces something stops a walker, `price` what that costs."""

    def __init__(self, t: Table, hero: str, opened: frozenset[str] = frozenset()) -> None:
        self.t = t
        self.level = t.level
        self.monsters: dict[Cell, str] = {}
        self.obstacles: dict[Cell, str] = {}
        self.enter: dict[Cell, float] = {}
        self.near: dict[Cell, tuple[str, ...]] = {}
        self.price: dict[str, float] = {}
        self.key: tuple[object, ...] = ()
        """What the fields depend on: as long as it is the same, they are."""
        self._look(hero, opened)

    def _look(self, hero: str, opened: frozenset[str]) -> None:
        t, pieces, kinds = self.t, self.t.board.pieces, self.t.box.kind
        key: list[object] = []
        for cell, lying in t.lying():
            for piece in lying:
                found = pieces[piece]
                kind = kinds(found.card)
                if kind == MONSTER:
                    self._see_monster(piece, cell)
                    key.append((cell, piece, self.price[piece]))
                elif kind == FEATURE and not found.tokens.get(names.OPEN):
                    cost = self._see_feature(hero, piece, found.card, cell, opened)
                    if cost:
                        key.append((cell, piece, cost))
        for card in TOOLS:
            self._open(hero, card, opened)
        self.key = (t.level_id, *key, *((cell, cost) for cell, cost in self.enter.items() if cost == WITH_TOOL))

    def _open(self, hero: str, card: str, opened: frozenset[str]) -> None:
        """With one tool one obstacle is opened: one without which the goal cannot be come to, if there are such."""
        standing = [cell for cell, piece in self.obstacles.items() if self.t.piece(piece).card == card]
        if not standing or not (card in opened or self.t.carried(hero, TOOLS[card])):
            return
        goals, here = goal_places(self.t), self.t.cell(hero)
        vital = []
        if goals and here is not None and goals[0] not in self._reached(here, standing):
            others = {it: [cell for cell in standing if cell != it] for it in standing}
            vital = [it for it in standing if goals[0] in self._reached(here, others[it])]
        self.enter.update(dict.fromkeys(vital or standing, WITH_TOOL))

    def _reached(self, start: Cell, closed: list[Cell]) -> set[Cell]:
        """Where one can walk to from a space while some squares are closed."""
        found, edge = {start, *closed}, [start]
        while edge:
            for cell in self.level.steps[edge.pop()]:
                if cell not in found:
                    found.add(cell)
                    edge.append(cell)
        return found - set(closed)

    def _see_monster(self, monster: str, cell: Cell) -> None:
        squares: tuple[Cell, ...] = (cell,)
        if self.t.piece(monster).card == DRAGON and self.level.dragon is not None:
            squares = self.level.dragon.squares
        self.price[monster] = fight_steps(self.t, monster)
        for square in squares:
            self.monsters[square] = monster
            self._stand_by(monster, square)

    def _stand_by(self, piece: str, square: Cell) -> None:
        for cell in self.level.spaces_beside(square):
            self.near[cell] = (*self.near.get(cell, ()), piece)

    def _see_feature(self, hero: str, piece: str, card: str, cell: Cell, opened: frozenset[str]) -> float:
        if card in OBSTACLES:
            cost = WITH_TOOL if card in opened and card not in TOOLS else self._through(hero, piece, card)
            self.obstacles[cell] = piece
            self.enter[cell] = cost
            if card in BESIDE:
                self.price[piece] = BESIDE[card]
                self._stand_by(piece, cell)
            return cost
        if card in STOPS and not self.t.tokens(piece, names.EMPTY):
            self.enter[cell] = 1.0 + STOPS[card]
            return self.enter[cell]
        return 0.0

    def _through(self, hero: str, piece: str, card: str) -> float:
        t = self.t
        if card == SUM_DOOR:
            door = facts(t, piece)
            wait = 0.0 if not door.wait or t.word(waited(hero)) == door.door else MEAN_ROLL
            return 1.0 + wait + door.total - total_of(t, door.door)
        return THROUGH[card]

    # -- ways

    def reached_in(self, start: Cell, steps: int) -> list[Cell]:
        """The spaces on which a move of so many steps can end: it goes on from none where something stops it."""
        found, edge = {start: 0}, [start]
        for here in edge:
            if found[here] == steps or (here in self.near and here != start):
                continue
            for cell in self.level.steps[here]:
                if cell not in found and cell not in self.monsters and cell not in self.obstacles:
                    found[cell] = found[here] + 1
                    edge.append(cell)
        return edge

    def step(self, one: Cell, other: Cell) -> float:
        """What the step from one space to one beside it costs, with whatever it brings a walker next to."""
        cost = self.enter.get(other)
        if cost is None:
            cost = 1.0 + GROUNDS.get(self.level.grounds[other], 0.0)
        found = self.near.get(other)
        if found and other not in self.monsters:
            known = self.near.get(one, ())
            cost += sum(self.price[piece] for piece in found if piece not in known)
        return cost

    def from_(self, start: Cell) -> Field:
        """What it costs to get from a space to each other one; `towards` is the space before."""
        return self._field({start: 0.0}, self.step)

    def to(self, goals: Mapping[Cell, float] | Iterable[Cell]) -> Field:
        """What it costs to get from each space to the nearest of some; `towards` is the space after."""
        ends = dict(goals) if isinstance(goals, Mapping) else dict.fromkeys(goals, 0.0)
        return self._field(ends, lambda here, cell: self.step(cell, here))

    def _field(self, ends: dict[Cell, float], cost_of: Callable[[Cell, Cell], float]) -> Field:
        steps, cost, towards = self.level.steps, dict(ends), {}
        done: set[Cell] = set()
        waiting = [(spent, cell) for cell, spent in ends.items()]
        heapq.heapify(waiting)
        while waiting:
            spent, here = heapq.heappop(waiting)
            if here in done:
                continue
            done.add(here)
            for cell in steps[here]:
                if cell not in done:
                    total = spent + cost_of(here, cell)
                    if total < cost.get(cell, 1e9):
                        cost[cell], towards[cell] = total, here
                        heapq.heappush(waiting, (total, cell))
        return Field(cost, towards)
