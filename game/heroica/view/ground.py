"""What a level is drawn from, told as plain values: the numbers of its tiles, and the flames that stand on it."""

from __future__ import annotations

from game.heroica.level import Level
from game.heroica.view.values import Ground

FLAMES = "torch"


def ground(level: Level) -> Ground:
    """The ground of a level."""
    lights = tuple((cell.column, cell.row) for cell in level.things_of(FLAMES))
    return Ground(level.theme, level.tiles["ground"], level.tiles["solid"], level.tiles["decor"], lights)
