"""Exchanges: from where a sensible player meets a final boss, by the side it shows now and will show next
[HC-651 to HC-661].
"""

from __future__ import annotations

from collections.abc import Iterable

from game.heroica import names
from game.heroica.final_battle import DAMAGE, FLANK, HEAD, TAIL, hero_damage
from game.heroica.level import DRAGON
from game.heroica.sight import EXCHANGE, Sight
from game.heroica.squares import WAYS
from game.heroica.table import Table
from game.kit.cells import Cell

WINS, HURTS = 2 / 3, 1 / 2
"""How often an exchange deals damage, and how often it costs health."""
A_HEALTH = 0.45
"""Points of damage that a point of health is worth: the turns that it costs to get it back."""
LATER = 0.8
"""What damage of the next turn is worth now."""
REACHED = (1.0, 1.0, 5 / 6, 1 / 2, 1 / 6)
"""How often a roll leads so many steps far."""
ANY_SIDE = 0.55
"""How often the back of a boss that turns by a roll can be come to."""


def worth_of_side(t: Table, hero: str, boss: str, side: str) -> float:
    """What an exchange at a side brings on average, in points of damage."""
    found = DAMAGE[t.piece(boss).card][side]
    dealt = hero_damage(t, hero, boss, found.hero, found.scale)
    return WINS * min(dealt, t.strength(boss)) - A_HEALTH * HURTS * min(found.boss, t.health(hero))


def best_spot(t: Table, hero: str, boss: str, sight: Sight, cells: Iterable[Cell], extra: int) -> Cell:
    """Of some spaces the one to end the move on: to strike from it now, or to be behind the boss in the next turn."""
    now, later = t.word(names.FACES), faces_later(t, boss)
    behind = sight.to(spaces_at(t, boss, sight, later, TAIL)) if later else None
    tail = worth_of_side(t, hero, boss, TAIL)
    sides = {cell: side for side in (HEAD, FLANK, TAIL) for cell in spaces_at(t, boss, sight, now, side)}

    def worth(cell: Cell) -> tuple[float, Cell]:
        if cell in sides:
            return worth_of_side(t, hero, boss, sides[cell]), cell
        if behind is None:
            far = min(t.level.shape.distance(cell, square) for square in t.squares(boss)) - 1
            return LATER * ANY_SIDE * tail * _chance(far - extra), cell
        steps = behind.cost.get(cell, 99.0) - EXCHANGE
        return LATER * tail * _chance(steps - extra) - 0.01 * steps, cell

    return max(cells, key=worth)


def _chance(steps: float) -> float:
    at = max(0, round(steps))
    return REACHED[at] if at < len(REACHED) else 0.0


def faces_later(t: Table, boss: str) -> str:
    """Where a boss looks in this player's next turn; empty where nobody knows."""
    if t.piece(boss).card != DRAGON:
        return ""
    order = list(WAYS)
    turns = len(t.heroes) if t.track(names.CONTACT) else 0
    return order[(order.index(t.word(names.FACES)) + turns) % len(order)]


def spaces_at(t: Table, boss: str, sight: Sight, faces: str, side: str) -> list[Cell]:
    """The spaces at a side of a boss that looks somewhere [HC-652]."""
    order = list(WAYS)
    found = []
    for turned, way in enumerate(order):
        quarter = (turned - order.index(faces)) % len(order)
        if {0: HEAD, 2: TAIL}.get(quarter, FLANK) != side:
            continue
        dx, dy = WAYS[way]
        for square in t.squares(boss):
            cell = Cell(square.column + dx, square.row + dy)
            if cell in sight.level.grounds and cell not in sight.monsters and cell not in sight.obstacles:
                found.append(cell)
    return found
