"""What a level is drawn from, told as plain values: the numbers of its tiles, and the flames that stand on it."""

from __future__ import annotations

from pathlib import Path

from game.heroica.view.values import NO_TILE, Ground, Numbers
from game.kit.cells import Cell
from game.kit.tilemap import TileMap, read_tile_map

FLAMES = "torch"


def read_ground(path: Path) -> Ground:
    """The ground of the level in a TMX file. Raises ContentError."""
    tiles = read_tile_map(path)
    theme = str(tiles.properties.get("theme", ""))
    cells = (tiles.cell_of(thing) for thing in tiles.objects("things", FLAMES))
    lights = tuple((cell.column, cell.row) for cell in cells if cell is not None)
    return Ground(theme, _numbers(tiles, "ground"), _numbers(tiles, "solid"), _numbers(tiles, "decor"), lights)


def _numbers(tiles: TileMap, layer: str) -> Numbers:
    """The numbers of the tiles of a layer in their tileset."""
    shape = tiles.shape
    found = [[tiles.tile(layer, Cell(column, row)) for column in range(shape.columns)] for row in range(shape.rows)]
    return tuple(tuple(NO_TILE if tile is None else tile.number for tile in row) for row in found)
