"""Board placement: the board of a hero below what is laid on the chart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from game.kit.board import Board
from game.runebound.view.values import SeatShown
from game.ui.table.layout import Layout
from game.ui.table.placement import Place
from game.ui.table.zone_placement import ZonePlacement


class BoardPlacement(ZonePlacement):
    """What the places of an adventure and of a market have in common; `seat` is the hero whose board lies there."""

    def __init__(self, board: Board, layout: Layout, seats: Mapping[str, int], seat: SeatShown | None) -> None:
        super().__init__(board, layout, seats)
        self.seat = seat

    def lay_portrait(self, seat: SeatShown) -> None:
        """The card of the hero stands for the portrait."""
        if seat.hero in self.board.pieces:
            self.places[seat.hero] = Place(self.layout["board/portrait"], kind="panel")

    def seat_spots(self) -> Iterator[tuple[str, pygame.FRect]]:
        """The board of the hero."""
        if self.seat is not None:
            yield f"seat:{self.seat.number}", self.layout["board"]

    def drop_zone(self, seat: str) -> pygame.FRect:
        """The board for its hero."""
        return self.layout["board"] if self.seat is not None and seat == self.seat.hero else pygame.FRect()
