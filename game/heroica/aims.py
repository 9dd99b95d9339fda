"""Aims: what there is to walk to on a level, and what it is worth in points; where the goal is to be met."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from game.heroica import names
from game.heroica.box import POTION, RELIC
from game.heroica.final_battle import final_boss
from game.heroica.level import DEFEAT, FINAL, REACH, RESCUE, TAKE
from game.heroica.packs import can_take
from game.heroica.sight import Sight, fight_steps, goal_places, relics_there
from game.heroica.squares import KINGS_KEEPER
from game.heroica.table import Table
from game.kit.cells import Cell

THINGS = {"gold": 1.0, "egg": 2.0, "torch": 1.0, "grenade": 1.8}
POTION_WORTH, RELIC_WORTH = 1.3, 5.0
CHESTS = {"chest": 0.5, "kings-treasure": 0.6}
"""What lies there, and what a chest gives on average for the health that it costs."""
GUARD_SHARE = 0.7
"""How much of what is guarded the guard is worth."""
LAST_BLOW = 5.0
"""What the last blow against a final boss brings besides."""
EXCHANGE_WORTH = 2.0
"""What a meeting with a final boss brings."""
GOAL_MORE = 0.15
"""How much more the goal is worth to rivals with each round."""
NO_POINTS = 2.0
"""What it is worth to end a level by a goal that brings no points."""


class Aim(Struct, frozen=True):
    """Something worth walking to: its space, its worth, and the monster or feature it is about (empty: the space)."""

    cell: Cell
    worth: float
    piece: str = ""


def guards_of(t: Table, relic: str) -> list[str]:
    """The guards of a relic that still stand."""
    return [guard for guard in t.word(names.guards(relic)).split() if t.cell(guard) is not None]


def in_the_way(t: Table) -> list[str]:
    """The monsters that must be defeated before the goal can be met."""
    kind, target = t.level.goal.kind, t.level.goal.target
    if kind == TAKE:
        return [guard for _, relic in relics_there(t) if t.piece(relic).card == target for guard in guards_of(t, relic)]
    if kind == DEFEAT:
        return [monster for monster in t.monsters() if t.piece(monster).card == target]
    if kind == RESCUE:
        return [monster for monster in t.monsters() if t.has_rule(monster, KINGS_KEEPER)]
    boss = final_boss(t) if kind == FINAL else ""
    return [boss] if boss else []


def goal_cells(t: Table, sight: Sight, foes: list[str]) -> dict[Cell, float]:
    """The spaces from which the goal is met, or one of the foes in its way is fought; each with the steps that follow
    there.
    """
    places = goal_places(t)
    if not foes:
        return dict.fromkeys(places, 0.0)
    found: dict[Cell, float] = {}
    for foe in foes:
        others = sum(fight_steps(t, other) for other in foes if other != foe)
        for square in t.squares(foe):
            back = min((t.level.shape.distance(square, place) for place in places), default=0)
            for cell in beside_monster(sight, square):
                found[cell] = min(found.get(cell, 1e9), others + back)
    return found or dict.fromkeys(places, 0.0)


def beside_monster(sight: Sight, square: Cell) -> Iterator[Cell]:
    """The spaces from which a monster in a square is fought."""
    for cell in sight.level.steps[square]:
        if cell not in sight.monsters and cell not in sight.obstacles:
            yield cell


def aims(t: Table, hero: str, sight: Sight) -> Iterator[Aim]:
    """All that brings points; not the goal as such."""
    for cell, lying in t.lying():
        for piece in t.things_at(cell):
            worth = thing_worth(t, hero, piece)
            if worth > 0:
                yield Aim(cell, worth)
        for piece in lying:
            card = t.piece(piece).card
            if card in CHESTS and not t.tokens(piece, names.EMPTY):
                yield Aim(cell, CHESTS[card], piece)
    guarded = {guard: relic for _, relic in relics_there(t) for guard in guards_of(t, relic)}
    for monster in dict.fromkeys(sight.monsters.values()):
        worth = monster_worth(t, monster) + (GUARD_SHARE * RELIC_WORTH if monster in guarded else 0.0)
        for square in t.squares(monster):
            for cell in beside_monster(sight, square):
                yield Aim(cell, worth, monster)


def thing_worth(t: Table, hero: str, piece: str) -> float:
    """What it is worth to pick something up; nothing where it cannot be, or is of use only for its purpose."""
    if not can_take(t, hero, piece):
        return 0.0
    kind = t.kind(piece)
    if kind == RELIC:
        return RELIC_WORTH
    return POTION_WORTH if kind == POTION else THINGS.get(t.piece(piece).card, 0.0)


def monster_worth(t: Table, monster: str) -> float:
    """The points that a monster brings; of a final boss those of one meeting."""
    strength = t.strength(monster)
    if t.is_final(monster):
        return EXCHANGE_WORTH + (LAST_BLOW if strength <= 2 else 0.0)
    return float(strength)


def goal_worth(t: Table) -> float:
    """What it is worth to rivals to meet the goal, besides the points of what is taken or defeated for it."""
    more = GOAL_MORE * t.track(names.ROUND)
    return more + {RESCUE: RELIC_WORTH, REACH: NO_POINTS}.get(t.level.goal.kind, 0.0)
