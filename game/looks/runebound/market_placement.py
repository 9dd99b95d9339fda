"""Market placement: the cards of the city, those of the other cities small, the hero's own assets on the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.kit.board import Board
from game.looks.runebound import displayed_values as displayed
from game.looks.runebound.board_placement import BoardPlacement
from game.looks.runebound.displayed_values import own
from game.runebound.view.market_values import PEDDLE, MarketShown
from game.runebound.view.values import ASSET_TYPES, SeatShown
from game.ui.table.displayed import Displayed
from game.ui.table.layout import Layout
from game.ui.table.placement import DropArea, Place

DISCARD = "discard:asset"
SMALL: tuple[float, float] = (100.0, 136.0)
MOST = 4
"""So many cards lie side by side in the market of the city."""


class MarketPlacement(BoardPlacement):
    """Where everything lies in a market."""

    def __init__(self, board: Board, layout: Layout, shown: Displayed) -> None:
        super().__init__(board, layout, shown.seats, hero_of(shown))
        self.market = own(shown).market
        if self.market is not None:
            for piece, rect in zip(goods(board, self.market), self._own_places(), strict=False):
                self.places[piece] = Place(rect, depth=3)
            for number, city in enumerate(self.market.others):
                column = other_column(layout["others"], number, len(self.market.others))
                for at, piece in enumerate(board.zone(f"market:{city.city}")):
                    self.places[piece] = Place(other_place(column, at), depth=2)
        if self.seat is not None:
            self._lay_hero(self.seat)

    def _own_places(self) -> list[pygame.FRect]:
        return [self.layout[f"market/card.{number}"] for number in range(1, MOST + 1)]

    def _lay_hero(self, seat: SeatShown) -> None:
        self.lay_portrait(seat)
        taken: set[str] = set()
        held = displayed.assets(self.board, seat.hero)
        types = {slot.piece: slot.type for slot in seat.slots if slot.piece}
        for piece in held:
            kind = types.get(piece) or self._type(piece)
            if kind in ASSET_TYPES and kind not in taken:
                taken.add(kind)
                self.places[piece] = Place(slot_place(self.layout, kind), depth=4)

    def _type(self, piece: str) -> str:
        """The type of a card that was just bought, of which the board does not tell yet."""
        offer = self.market.offer(piece) if self.market is not None else None
        return offer.type if offer is not None else ""

    def spots(self) -> Iterator[tuple[str, pygame.FRect]]:
        """Where a card is discarded, where it is bought to, the seat."""
        yield DISCARD, self.layout["market/discard"]
        if self.seat is not None:
            yield f"assets:{self.seat.hero}", self.layout["board/slots"]
        yield from self.seat_spots()

    def play_areas(self, seat: str) -> Sequence[DropArea]:
        """The gold of the hero: what is dropped there is sold. What a peddler shows is brought to the assets."""
        buys = self.market is not None and self.market.step == PEDDLE
        return (DropArea(self.layout["board/slots" if buys else "board/numbers"]),)


def hero_of(shown: Displayed) -> SeatShown | None:
    """Who shops, else whose board is shown."""
    values = own(shown)
    return values.seat(values.market.hero if values.market is not None else values.shown)


def goods(board: Board, market: MarketShown) -> list[str]:
    """The cards that can be bought here, on the copy."""
    return [*board.zone(f"market:{market.city.city}"), *board.zone(displayed.PEDDLED)][:MOST]


def slot_place(layout: Layout, kind: str) -> pygame.FRect:
    """The slot of a type of assets."""
    return layout[f"board/slot.{ASSET_TYPES.index(kind) + 1}"]


def other_column(zone: pygame.FRect, number: int, count: int) -> pygame.FRect:
    """The part of another city in the panel of those."""
    wide = (zone.width - 24) / max(1, count)
    return pygame.FRect(zone.x + 12 + wide * number, zone.y + 12, wide, zone.height - 24)


def other_place(column: pygame.FRect, at: int) -> pygame.FRect:
    """A card of another city."""
    step = min(SMALL[0] + 14, (column.width - 24 - SMALL[0]) / 2)
    left = column.centerx - (SMALL[0] + 2 * step) / 2
    return pygame.FRect(left + step * min(at, 3), column.bottom - SMALL[1] - 4, *SMALL)
