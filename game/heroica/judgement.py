"""Judgement: what is worth walking to on a level, and the way there, as a sensible player sees it.

Worth is counted in points, ways in steps; an obstacle costs the steps that it takes to get through it on average.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping

from msgspec import Struct

from game.heroica import names
from game.heroica.box import POTION, RELIC
from game.heroica.doors import facts, total_of, waited
from game.heroica.level import (
    BOULDER,
    DEFEAT,
    FINAL,
    KING,
    LAIR_DOOR,
    LOCKED_DOOR,
    MAGIC_DOOR,
    RIFT,
    ROCKS,
    SUM_DOOR,
    TAKE,
    WALL,
)
from game.heroica.packs import can_take, guarded
from game.heroica.squares import beside, leads, obstacle_at
from game.heroica.table import Table
from game.kit.cells import Cell

MEAN_ROLL = 2.5
"""What a roll is worth on average, in steps and on a sum door [HC-212]."""
THROUGH = {ROCKS: 4.0, BOULDER: 3.0, MAGIC_DOOR: 9.0, LAIR_DOOR: 4.0, RIFT: 4.0, WALL: 12.0, LOCKED_DOOR: 10.0}
"""Steps that an obstacle costs."""
WITH_TOOL = 1.5
GOAL_WORTH, GOAL_MORE, GOAL_TOGETHER = 5.0, 0.5, 8.0
"""What the goal is worth at first, how much more each round, and at first to those who play together."""
THINGS = {"gold": 1.0, "egg": 1.6, "torch": 0.8, "grenade": 1.4, "key": 0.5, "dynamite": 0.5}
NEEDED, POTION_WORTH, RELIC_WORTH = 4.0, 1.5, 5.0
CHESTS = {"chest": 0.8, "kings-treasure": 0.8}
HURT_COST = 0.55
"""What a point of health is worth to a hero who is whole; more to one who is hurt."""
NEARNESS = 3.0
"""So many steps are added to every way: what is near is not worth endlessly more."""


class Aim(Struct, frozen=True):
    """Something worth walking to: its space, its worth, and the monster or feature it is about (empty: the space)."""

    cell: Cell
    worth: float
    piece: str = ""


class Way(Struct):
    """The ways from where a hero stands: the cost of each space that can be come to, and the space before it."""

    cost: dict[Cell, float]
    came: dict[Cell, Cell]

    def first_step(self, cell: Cell) -> Cell:
        """The first space on the way to another one."""
        while self.came[cell] in self.came:
            cell = self.came[cell]
        return cell


def price_of_health(t: Table, hero: str) -> float:
    """What a point of health is worth to a hero now."""
    return HURT_COST * (1.0 + 1.2 * (t.most_health(hero) - t.health(hero)) / t.most_health(hero))


def fight_worth(t: Table, hero: str, monster: str, price: float | None = None) -> float:
    """What a fight brings: points for a trophy, less the health that it costs on average [HC-301 to HC-306]; `price`
    where it is known what a point of health is worth now.
    """
    strength = t.strength(monster)
    lost = (price_of_health(t, hero) if price is None else price) * min(strength, t.health(hero))
    return 1.2 - lost * 0.45 if t.is_boss(monster) else strength - lost * 0.75


def ways(t: Table, hero: str) -> Way:
    """The cheapest way to every space, past monsters where they cannot be gone round, and through obstacles."""
    start = t.here(hero)
    danger = _danger(t, hero)
    cost, came = {start: 0.0}, {}
    done: set[Cell] = set()
    waiting: list[tuple[float, int, Cell]] = [(0.0, 0, start)]
    order = 0
    while waiting:
        spent, _, here = heapq.heappop(waiting)
        if here in done:
            continue
        done.add(here)
        for cell in beside(t, here):
            if cell in done or not leads(t, here, cell):
                continue
            total = spent + _step(t, hero, cell, danger)
            if total < cost.get(cell, 1e9):
                cost[cell], came[cell] = total, here
                order += 1
                heapq.heappush(waiting, (total, order, cell))
    came.pop(start, None)
    return Way(cost, came)


def _danger(t: Table, hero: str) -> dict[Cell, float]:
    """What the monsters next to each space add to a step onto it; onto their own spaces what it costs to fight them."""
    found: dict[Cell, float] = {}
    onto: dict[Cell, float] = {}
    price = price_of_health(t, hero)
    for monster in t.monsters():
        fear = max(0.0, -fight_worth(t, hero, monster, price)) + 0.8
        squares = t.squares(monster)
        onto |= dict.fromkeys(squares, 1.0 + 2.5 * t.strength(monster))
        for cell in {cell for square in squares for cell in beside(t, square)}:
            found[cell] = found.get(cell, 0.0) + fear
    return found | onto


def _step(t: Table, hero: str, cell: Cell, danger: Mapping[Cell, float]) -> float:
    """What it costs to come onto a space."""
    obstacle = obstacle_at(t, cell)
    return _through(t, hero, obstacle) if obstacle else 1.0 + danger.get(cell, 0.0)


def _through(t: Table, hero: str, obstacle: str) -> float:
    kind = t.piece(obstacle).card
    if kind == SUM_DOOR:
        door = facts(t, obstacle)
        wait = 0.0 if not door.wait or t.word(waited(hero)) == door.door else MEAN_ROLL
        return 1.0 + wait + 1.2 * (door.total - total_of(t, door.door))
    if (kind == LOCKED_DOOR and t.carried(hero, "key")) or (kind == WALL and t.carried(hero, "dynamite")):
        return WITH_TOOL
    return THROUGH[kind]


def aims(t: Table, hero: str) -> Iterator[Aim]:
    """All that is worth walking to."""
    goal = GOAL_WORTH + GOAL_MORE * t.track(names.ROUND) + (0.0 if t.rivals else GOAL_TOGETHER)
    wanted = t.level.goal
    for cell, lying in t.lying():
        for piece in t.things_at(cell):
            worth = thing_worth(t, hero, piece)
            if worth > 0 and (wanted.kind, wanted.target) == (TAKE, t.piece(piece).card):
                worth += goal
            if worth > 0:
                yield Aim(cell, worth)
        for piece in lying:
            card = t.piece(piece).card
            if card in CHESTS and not t.tokens(piece, names.EMPTY):
                yield Aim(cell, CHESTS[card], piece)
            if card == KING and not t.tokens(piece, names.OPEN):
                yield Aim(cell, goal)
    for cell in t.level.goals:
        yield Aim(cell, goal)
    price, relics = price_of_health(t, hero), _relics(t)
    for monster in t.monsters():
        yield from _fights(t, hero, monster, goal, price, relics)


def _fights(t: Table, hero: str, monster: str, goal: float, price: float, relics: list[str]) -> Iterator[Aim]:
    """A monster is fought from a space beside it."""
    worth = fight_worth(t, hero, monster, price)
    if (t.level.goal.kind, t.level.goal.target) == (DEFEAT, t.piece(monster).card):
        worth += goal
    if t.level.goal.kind == FINAL and t.is_final(monster):
        worth += goal
    for relic in relics:
        if monster in t.word(names.guards(relic)).split():
            wanted = (t.level.goal.kind, t.level.goal.target) == (TAKE, t.piece(relic).card)
            worth += goal if wanted else NEEDED
    if t.health(hero) <= 1 and not t.is_final(monster):
        worth -= 2.0
    if worth > 0:
        for square in t.squares(monster):
            for cell in beside(t, square):
                if not t.monster_at(cell) and not obstacle_at(t, cell):
                    yield Aim(cell, worth, monster)


def _relics(t: Table) -> list[str]:
    return [piece for cell in t.level.things for piece in t.at(cell, RELIC)]


def thing_worth(t: Table, hero: str, piece: str) -> float:
    """What it is worth to pick something up; nothing where it cannot be."""
    card = t.piece(piece).card
    if t.kind(piece) == RELIC:
        return 0.0 if guarded(t, piece) else RELIC_WORTH
    if not can_take(t, hero, piece):
        return 0.0
    if t.kind(piece) == POTION:
        return POTION_WORTH
    needs = {"key": LOCKED_DOOR, "dynamite": WALL}.get(card)
    if needs:
        return NEEDED if any(not t.tokens(it, names.OPEN) for it in t.features(needs)) else 0.0
    return THINGS.get(card, 0.5)


def best_aim(t: Table, hero: str, way: Way) -> Aim | None:
    """What is worth most for the way to it."""
    found = [aim for aim in aims(t, hero) if aim.cell in way.cost]
    here = t.here(hero)
    if not found:
        return None
    return max(found, key=lambda aim: (aim.worth / (way.cost[aim.cell] + NEARNESS), aim.cell == here, aim.cell))
