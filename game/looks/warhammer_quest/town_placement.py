"""Town placement: who stands on the square, what hangs on the hooks, and what the open door has laid out.

Doors are spots: their sign, the gate below it too. What was drawn at the smith lies in the dock, between the gear deck
and its discard pile; while nothing is drawn the dock is closed.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.kit.board import Board
from game.looks.warhammer_quest.displayed_values import hooks_of, own
from game.looks.warhammer_quest.placement import hang_gear
from game.ui.table.displayed import Displayed
from game.ui.table.layout import Layout
from game.ui.table.placement import Place
from game.ui.table.zone_placement import ZonePlacement

DOORS = ("trainer", "blacksmith", "arena")
"""The places of the settlement, from left to right."""
NOTES = ("pool", "next")
DRAWN, DECK, DISCARD, POOL, STRUCK = "drawn", "deck:gear", "discard:gear", "pool", "struck"
_GAP = 19.0
_DEPTH = 20


class TownPlacement(ZonePlacement):
    """Where everything lies in the settlement."""

    def __init__(self, board: Board, layout: Layout, shown: Displayed) -> None:
        super().__init__(board, layout, shown.seats)
        for mat in own(shown).mats:
            if f"seat.{mat.seat}" not in layout:
                continue
            hang_gear(self.places, board, layout, mat.seat, hooks_of(board, shown, mat))
            for card in board.zone(f"cards:{mat.hero}"):
                self.places[card] = self.places[card]._replace(kind="panel")
        lay_pool(self, board, layout)
        self._lay_dock()

    @property
    def open(self) -> bool:
        """Whether a door has laid something out."""
        return bool(self.board.zone(DRAWN))

    def spots(self) -> Iterator[tuple[str, pygame.FRect]]:
        """Each door by its sign and by its gate, the discard pile of the dock, pool, next, seat:<n>."""
        layout = self.layout
        if self.open:
            yield DISCARD, layout["dock/discard"]
            yield "dock", layout["dock"]
        for door in DOORS:
            yield door, layout[f"door.{door}"]
        for door in DOORS:
            yield door, layout[f"door.{door}/gate"]
        yield from self.notes()
        yield from self.seat_spots()

    def drop_zone(self, seat: str) -> pygame.FRect:
        """The whole door, sign and gate; else the whole seat of a piece."""
        if seat in DOORS:
            return self.layout[f"door.{seat}"].union(self.layout[f"door.{seat}/gate"])
        return super().drop_zone(seat)

    def notes(self) -> Iterator[tuple[str, pygame.FRect]]:
        """What is nailed up."""
        for note in NOTES:
            yield note, self.layout[note]

    def _lay_dock(self) -> None:
        drawn, layout = self.board.zone(DRAWN), self.layout
        if not drawn:
            return
        first, dock = layout["dock/card"], layout["dock"]
        step = first.width + _GAP
        left = dock.centerx - (first.width + step * (len(drawn) - 1)) / 2
        for index, piece in enumerate(drawn):
            rect = pygame.FRect(left + step * index, first.y, first.width, first.height)
            self.places[piece] = Place(rect, depth=_DEPTH + index, kind="full")
        for zone, part in ((DECK, "dock/deck"), (DISCARD, "dock/discard")):
            for index, piece in enumerate(self.board.zone(zone)):
                self.places[piece] = Place(layout[part], hidden=index > 0)


class CampPlacement(TownPlacement):
    """Where everything lies at a camp: there is no pool, and no quest that comes."""

    def notes(self) -> Iterator[tuple[str, pygame.FRect]]:
        """Nothing that says more than stands there."""
        yield from ()


def lay_pool(placement: ZonePlacement, board: Board, layout: Layout) -> None:
    """Pin the campaign pool side by side, and beside it who is struck, closer together where there are many."""
    cards = [*board.zone(POOL), *board.zone(STRUCK)]
    zone, first = layout.table.zones["pool/card"], layout["pool/card"]
    most = zone.step[0] * (zone.most - 1)
    step = min(zone.step[0], most / max(1, len(cards) - 1))
    for index, piece in enumerate(cards):
        placement.places[piece] = Place(first.move(step * index, 0), depth=2 + index)
