"""Map placement: the pieces of a board that stand in the cells of a map, beside those in the zones of the table file.

Where the pieces of a cell stand says the table (`MapTable.stand`); by itself they fan out. A cell is a spot of its own
(`cell:4,7`), found by arithmetic.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import pygame

from game.kit.board import Board
from game.kit.cells import Cell, CellShape, cell_of
from game.kit.geometry import Point
from game.ui.table.layout import Layout
from game.ui.table.placement import Place, TableMap
from game.ui.table.zone_placement import ZonePlacement

PieceSize = Callable[[str], tuple[float, float]]
"""How large a piece stands on the map, in map units."""
Stand = Callable[[Cell, list[str]], Mapping[str, Place]]
"""Where the pieces in a cell stand, in map units."""

TOKEN = "token"
"""The kind of a place on a map: the look paints what stands there (`TableLook.piece_surface`)."""
_RING = 0.27
"""How far from the middle of a cell several pieces stand, as a share of its smaller side."""
_CROWD = 0.72
"""How large a piece is among two or three in a cell; more are smaller still."""


class MapPlacement(ZonePlacement):
    """Where everything lies on a table with a map."""

    def __init__(
        self,
        board: Board,
        layout: Layout,
        seats: Mapping[str, int],
        turned: Mapping[str, int],
        table_map: TableMap,
        stand: Stand,
    ) -> None:
        super().__init__(board, layout, seats, turned)
        self._map = table_map
        for name, pieces in board.zones.items():
            cell = cell_of(name)
            if cell is not None and cell in table_map.shape:
                self.places |= stand(cell, pieces)

    @property
    def map(self) -> TableMap:
        """The map."""
        return self._map

    def spot_at(self, pos: Point) -> str:
        """What lies over the map, then the cell under a point; empty if there is neither."""
        found = super().spot_at(pos)
        shape, camera = self._map
        if found or not camera.shows(pos):
            return found
        cell = shape.cell_at(camera.on_map(pos))
        return cell.name if cell is not None else ""

    def spot(self, name: str) -> pygame.FRect | None:
        """The rectangle of a spot; of a cell also where the camera does not show it just now."""
        cell = cell_of(name)
        if cell is None or cell not in self._map.shape:
            return super().spot(name)
        return self._map.camera.rect_on_table(self._map.shape.box(cell))

    def token_point(self, piece: str, token: str, index: int) -> Point | None:
        """On the map: the foot of the piece."""
        place = self.places.get(piece)
        if place is None or not place.on_map:
            return super().token_point(piece, token, index)
        return self._map.camera.on_table((place.rect.centerx, place.rect.bottom))


def crowd_in(shape: CellShape, cell: Cell, pieces: list[str], size: PieceSize) -> dict[str, Place]:
    """The pieces of a cell round its middle, smaller the more they are."""
    _, _, width, height = shape.box(cell)
    x, y = shape.centre(cell)
    zoom, reach, places = crowd_zoom(len(pieces)), min(width, height), {}
    for (dx, dy), piece in zip(crowd(len(pieces)), pieces, strict=True):
        wide, high = size(piece)
        rect = pygame.FRect(0, 0, wide * zoom, high * zoom)
        rect.center = (x + dx * reach, y + dy * reach)
        places[piece] = Place(rect, depth=round(rect.bottom), kind=TOKEN, on_map=True)
    return places


def crowd(count: int) -> list[Point]:
    """Where so many pieces stand in a cell, from its middle, in shares of its smaller side: one in the middle, two side
    by side, more in a ring from the top on, clockwise.
    """
    if count < 2:
        return [(0.0, 0.0)] * count
    first = math.pi if count == 2 else -math.pi / 2
    turns = [first + math.tau * index / count for index in range(count)]
    return [(_RING * math.cos(turn), _RING * math.sin(turn)) for turn in turns]


def crowd_zoom(count: int) -> float:
    """How large each of so many pieces in a cell is."""
    if count < 2:
        return 1.0
    return _CROWD if count < 4 else _CROWD * math.sqrt(3 / count)
