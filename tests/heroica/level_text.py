"""Writes the grid of a level as text, one sign for each square, in the signs of the text maps (`make_levels.py`)."""

from __future__ import annotations

from game.heroica.level import Level
from game.kit.cells import Cell
from tests.heroica.make_levels import FEATURE_SIGNS, GROUND_SIGNS, THING_SIGNS

_FEATURES = {kind: sign for sign, kind in FEATURE_SIGNS.items()}
_THINGS = {kind: sign for sign, kind in THING_SIGNS.items()}
_GROUNDS = {ground: sign for sign, ground in GROUND_SIGNS.items()}


def grid(level: Level) -> str:
    """The rows of a level, a line each."""
    shape = level.shape
    rows = ["".join(_sign(level, Cell(column, row)) for column in range(shape.columns)) for row in range(shape.rows)]
    return "\n".join([*rows, ""])


def _sign(level: Level, cell: Cell) -> str:
    if level.dragon is not None and cell in level.dragon.squares:
        return "L"
    if cell in level.monsters:
        return level.monsters[cell].tag
    if cell in level.things:
        thing = level.things[cell]
        relics = level.things_of("relic")
        return _THINGS[thing.kind] if thing.kind != "relic" else "RQ"[relics.index(cell)]
    if cell in level.features:
        return _FEATURES[level.features[cell].kind]
    if cell in level.starts or cell in level.goals:
        return "S" if cell in level.starts else "G"
    if cell in level.low:
        return "W"
    return _GROUNDS[level.grounds[cell]] if cell in level.grounds else "#"
