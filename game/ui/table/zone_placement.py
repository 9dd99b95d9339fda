"""Zone placement: the pieces of a board in the zones of a table file, as each zone says (see `layout.py`).

It needs no code of a game. A table that has more to say makes its own placement over this one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import pygame

from game.kit.board import Board
from game.kit.geometry import Point
from game.ui.table.layout import Layout, Zone
from game.ui.table.placement import DropArea, Place, Places, TableMap, spot_under

MORE_TAB = (48.0, 68.0)
_TAB_EDGE = 8.0
_TURNED_GAP = 2.0
_COLUMN_GAP, _COLUMN_OVER = 6.0, 14.0
"""Between the cards of a column of two, and how far a column is taller than the cards beside it at either end."""
_TOKEN_IN = (24.0, 58.0)
"""How far from the lower right corner of a card its tokens land."""


class MoreTab(NamedTuple):
    """The tab of a row (named by its zone of the board) that has more cards than are seen."""

    zone: str
    rect: pygame.FRect
    hidden: int


class ZonePlacement:
    """Where everything lies by the table file alone. `seats` gives the seat number of each piece that sits at the
    table, `turned` the first card that is shown of each row, by zone of the board.
    """

    def __init__(
        self, board: Board, layout: Layout, seats: Mapping[str, int], turned: Mapping[str, int] | None = None
    ) -> None:
        self.board, self.layout, self.seats = board, layout, seats
        self.places: Places = {}
        self.more: list[MoreTab] = []
        self._turned = turned or {}
        self._spots: dict[str, pygame.FRect] | None = None
        for piece, number in seats.items():
            for zone in layout.table.zones.values():
                if zone.arrange and zone.name.startswith(f"seat.{number}/"):
                    self._lay(zone, piece)
        for zone in layout.table.zones.values():
            if zone.arrange and not zone.name.startswith("seat."):
                self._lay(zone, "")

    @property
    def map(self) -> TableMap | None:
        """No map."""
        return None

    def spots(self) -> Iterator[tuple[str, pygame.FRect]]:
        """more:<zone>, then every pile by its zone of the board, then seat:<n>."""
        yield from self.tabs()
        yield from self.piles()
        yield from self.seat_spots()

    def tabs(self) -> Iterator[tuple[str, pygame.FRect]]:
        """The tabs of rows that bring further cards forward."""
        for tab in self.more:
            yield f"more:{tab.zone}", tab.rect

    def piles(self) -> Iterator[tuple[str, pygame.FRect]]:
        """Every pile, also an empty one."""
        for zone in self.layout.table.zones.values():
            if zone.arrange == "pile":
                yield zone.shows, self.layout[zone.name]

    def seat_spots(self) -> Iterator[tuple[str, pygame.FRect]]:
        """The seats that are taken."""
        for number in self.seats.values():
            yield f"seat:{number}", self.layout.seat(number)

    def foot(self, rect: pygame.FRect) -> Point | None:
        """Where the pointer is."""
        return None

    def spot_at(self, pos: Point) -> str:
        """The spot under a point; empty if there is none."""
        return spot_under(self, pos)

    def spot(self, name: str) -> pygame.FRect | None:
        """The rectangle of a spot; they are laid once, as nothing of them moves."""
        if self._spots is None:
            self._spots = {}
            for known, rect in self.spots():
                self._spots.setdefault(known, rect)
        found = self._spots.get(name)
        return found.copy() if found is not None else None

    def token_point(self, piece: str, token: str, index: int) -> Point | None:
        """Near the lower right corner of the piece, whatever token it is."""
        place = self.places.get(piece)
        if place is None or place.hidden:
            return None
        return place.box.right - _TOKEN_IN[0], place.box.bottom - _TOKEN_IN[1]

    def drop_zone(self, seat: str) -> pygame.FRect:
        """The whole seat of a piece; empty for one without a seat."""
        number = self.seats.get(seat)
        return self.layout.seat(number) if number is not None else pygame.FRect(0, 0, 0, 0)

    def play_areas(self, seat: str) -> Sequence[DropArea]:
        """The seat."""
        return (DropArea(self.drop_zone(seat)),)

    def lay(self, piece: str, place: Place) -> None:
        """Lay a piece elsewhere."""
        self.places[piece] = place

    # -- arrangements

    def _lay(self, zone: Zone, seat: str) -> None:
        if zone.arrange == "seat":
            if seat in self.board.pieces:
                self.places[seat] = Place(self.layout[zone.name], depth=1)
            return
        cards = self.board.zone(zone.shows.replace("{seat}", seat))
        rects = self.layout.spread(zone.name, len(cards))
        if zone.arrange == "row":
            self._row(zone, cards, rects)
        elif zone.arrange == "pile":
            for at, piece in enumerate(cards):
                self.places[piece] = Place(rects[at], zone.turn, depth=1 if at == 0 else 0, hidden=at > 0)
        elif zone.arrange == "panel":
            for piece in cards[:1]:
                self.places[piece] = Place(rects[0], kind="panel")
        elif zone.arrange == "slots":
            for piece, rect in zip(cards, rects, strict=True):
                turn = self._turn(piece)
                self.places[piece] = Place(rect, turn, self._zoom(zone, turn), depth=2)
        else:
            for at, (piece, rect) in enumerate(zip(cards, rects, strict=False)):
                self.places[piece] = Place(rect, self._turn(piece), depth=2 + at)

    def _row(self, zone: Zone, cards: list[str], rects: list[pygame.FRect]) -> None:
        """Where more cards are there than are seen, the row makes room for its tab, and begins with another card."""
        hidden = len(cards) - len(rects)
        first = 0
        if hidden > 0:
            squeeze = (rects[-1].x - rects[0].x - MORE_TAB[0]) / max(1, len(rects) - 1)
            rects = [pygame.FRect(rects[0].x + squeeze * at, *rects[0][1:]) for at in range(len(rects))]
            first = self._turned.get(zone.shows, 0)
            whole = self.layout[zone.name.partition("/")[0]]
            width, height = MORE_TAB
            tab = pygame.FRect(whole.right - width - _TAB_EDGE, rects[0].centery - height / 2, width, height)
            self.more.append(MoreTab(zone.shows, tab, hidden))
        shown = cards[first:] + cards[:first]
        if any(self._turn(piece) for piece in shown[: len(rects)]) and rects[1:] and rects[1].x < rects[0].right:
            self._full_row(zone, shown, rects)
            return
        for index, piece in enumerate(shown):
            at, turn = min(index, len(rects) - 1), self._turn(piece)
            zoom = _zoom_in_row(rects, zone.step[0]) if turn else 1.0
            self.places[piece] = Place(rects[at], turn, zoom, depth=at, hidden=index >= len(rects))

    def _full_row(self, zone: Zone, cards: list[str], rects: list[pygame.FRect]) -> None:
        """A row without room for all: those that lie on their side follow the others in columns of two, so that none
        hides the name or the numbers of another.
        """
        seen, first, whole = cards[: len(rects)], rects[0], self.layout[zone.name.partition("/")[0]]
        lying = [piece for piece in seen if self._turn(piece)]
        upright = [piece for piece in seen if piece not in lying]
        over = max(0.0, min(_COLUMN_OVER, first.top - whole.top, whole.bottom - first.bottom))
        zoom = min(1.0, (first.height + 2 * over - _COLUMN_GAP) / 2 / first.width)
        wide, high, columns = first.height * zoom, first.width * zoom, (len(lying) + 1) // 2
        room = rects[-1].right - first.left - columns * (wide + _COLUMN_GAP)
        apart = min(zone.step[0], (room - first.width) / max(1, len(upright) - 1))
        for at, piece in enumerate(upright):
            self.places[piece] = Place(first.move(apart * at, 0), depth=at)
        x = first.left + (apart * (len(upright) - 1) + first.width + _COLUMN_GAP if upright else 0.0)
        for at, piece in enumerate(lying):
            rect = first.copy()
            alone = at == len(lying) - 1 and at % 2 == 0
            rise = 0.0 if alone else (high + _COLUMN_GAP) / 2 * (1 if at % 2 else -1)
            rect.center = x + wide / 2 + at // 2 * (wide + _COLUMN_GAP), first.centery + rise
            self.places[piece] = Place(rect, self._turn(piece), zoom, depth=len(upright) + at)
        for piece in cards[len(rects) :]:
            self.places[piece] = Place(rects[-1], self._turn(piece), depth=len(rects) - 1, hidden=True)

    def _zoom(self, zone: Zone, turn: float) -> float:
        """How small a card is drawn when it lies on its side, so that it does not cover its neighbours."""
        following = f"{zone.name.removesuffix('1')}2"
        if not turn or following not in self.layout:
            return 1.0
        first, second = self.layout[zone.name], self.layout[following]
        return min(1.0, (second.x - first.x - _TURNED_GAP) / first.height)

    def _turn(self, piece: str) -> float:
        return 90.0 if self.board.pieces[piece].exhausted else 0.0


def _zoom_in_row(rects: list[pygame.FRect], step: float) -> float:
    """How small a card of a row is drawn when it lies on its side: it stays in its place between its neighbours."""
    apart = rects[1].x - rects[0].x if len(rects) > 1 else step
    return min(1.0, (apart - _TURNED_GAP) / rects[0].height)
