"""Log placement: the rows of the party, which stand for their heroes, the places of the map, and the campaign pool."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.kit.board import Board
from game.looks.warhammer_quest.displayed_values import own
from game.looks.warhammer_quest.log_map import place_rect
from game.looks.warhammer_quest.town_placement import lay_pool
from game.ui.table.displayed import Displayed
from game.ui.table.layout import Layout
from game.ui.table.placement import Place
from game.ui.table.zone_placement import ZonePlacement


class LogPlacement(ZonePlacement):
    """Where everything lies in the campaign log."""

    def __init__(self, board: Board, layout: Layout, shown: Displayed) -> None:
        super().__init__(board, layout, shown.seats)
        self._log = own(shown).log
        for hero, number in shown.seats.items():
            if hero in board.pieces and f"seat.{number}" in layout:
                self.places[hero] = Place(layout.seat(number), kind="panel")
        lay_pool(self, board, layout)

    def drop_zone(self, seat: str) -> pygame.FRect:
        """None: who plays whom is written in the rows."""
        return pygame.FRect(0, 0, 0, 0)

    def spots(self) -> Iterator[tuple[str, pygame.FRect]]:
        """quest:<id> of each place of the map, pool, seat:<n>."""
        for quest in self._log.quests if self._log is not None else ():
            yield f"quest:{quest.id}", place_rect(self.layout["map"], quest.id)
        yield "pool", self.layout["foot"]
        yield from self.seat_spots()
