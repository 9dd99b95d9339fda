"""Placement: what the card games of the family add to the zones of a table: drawn cards, decks, the track, progress."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import pygame

from game.kit.board import Board
from game.kit.geometry import Point
from game.looks.adventure.track import Track
from game.ui.table.layout import Layout
from game.ui.table.placement import Place
from game.ui.table.zone_placement import ZonePlacement

CHOSEN_SIZE = (240.0, 336.0)
_CHOSEN_GAP = 14.0
_REACH = 22.0
_PANELS = ("quest", "lair", "location", "shadows", "dice")
TrackPoint = Callable[[Layout, Track, float], Point]
ProgressPoint = Callable[[pygame.FRect, int, int], Point]


class AdventurePlacement(ZonePlacement):
    """Where everything lies; `track` is that of peril, `value` gives that of the active place.

    A game says which `decks` there are, and where spaces of the track and tokens of progress lie.
    """

    decks: Sequence[str] = ()
    track_point: TrackPoint
    progress_point: ProgressPoint

    def __init__(
        self,
        board: Board,
        layout: Layout,
        seats: Mapping[str, int],
        turned: Mapping[str, int],
        track: Track,
        value: Callable[[], int],
    ) -> None:
        super().__init__(board, layout, seats, turned)
        self._track, self._value = track, value
        for hero, number in seats.items():
            if f"seat.{number}" in layout:
                self._sit(hero, number)
        self._drawn()

    def _sit(self, hero: str, number: int) -> None:
        """Lay what lies on the mat of a seat beside what the table file says: the pills of conditions."""
        pills = self.board.zone(f"conditions:{hero}")
        for piece, rect in zip(pills, self.pills(number, len(pills)), strict=True):
            self.places[piece] = Place(rect, kind="pill", depth=2)

    def pills(self, seat: int, count: int) -> list[pygame.FRect]:
        """The places of a seat's conditions: pills side by side; from the third on only their icons."""
        area = self.layout.seat(seat, "conditions")
        round_ = area.height
        icons = max(0, count - 2)
        wide = min(124.0, (area.width - 8 - icons * (round_ + 6)) / 2)
        row = [pygame.FRect(area.x + (wide + 8) * index, area.y, wide, area.height) for index in range(min(2, count))]
        start = area.x + 2 * wide + 8 + 6
        return row + [pygame.FRect(start + (round_ + 6) * index, area.y, round_, round_) for index in range(icons)]

    def spots(self) -> Iterator[tuple[str, pygame.FRect]]:
        """space:<i>, more:shadows, deck:<name>, discard:<name>, quest, lair, location, shadows, dice, health:<hero>,
        seat:<n>.
        """
        layout = self.layout
        for index in range(self._track.spaces):
            x, y = type(self).track_point(layout, self._track, index)
            yield f"space:{index}", pygame.FRect(x - _REACH, y - _REACH, 2 * _REACH, 2 * _REACH)
        yield from self.tabs()
        for deck in self.decks:
            yield f"deck:{deck}", layout[f"deck.{deck}/draw"]
            yield f"discard:{deck}", layout[f"deck.{deck}/discard"]
        for name in _PANELS:
            yield name, layout[name]
        for hero, seat in self.seats.items():
            yield f"health:{hero}", layout.seat(seat, "health")
        yield from self.seat_spots()

    def token_point(self, piece: str, token: str, index: int) -> Point | None:
        """On the bar of a hero's seat, in the row of the place, or on a card."""
        seat = self.seats.get(piece)
        if seat is not None:
            return self.layout.seat(seat, "health").center
        place = self.places.get(piece)
        if place is not None and not place.hidden and place.kind == "panel":
            return type(self).progress_point(place.rect, max(index + 1, self._value()), index)
        return super().token_point(piece, token, index)

    def _drawn(self) -> None:
        """Cards that are being chosen from lie large in the lower middle, above everything."""
        cards, layout = self.board.zone("drawn"), self.layout
        if not cards:
            return
        bounds = layout.bounds
        width, height = CHOSEN_SIZE
        piles = layout["deck.exploration"].bottom
        if piles > bounds.centery:
            zoom = min(1.0, (bounds.bottom - piles - 2 * _CHOSEN_GAP) / height)
            width, height = width * zoom, height * zoom
        step = min(width + 24, (bounds.width - 80 - width) / max(1, len(cards) - 1))
        left = bounds.centerx - (width + step * (len(cards) - 1)) / 2
        top = bounds.bottom - height - _CHOSEN_GAP
        for index, piece in enumerate(cards):
            rect = pygame.FRect(left + step * index, top, width, height)
            self.places[piece] = Place(rect, depth=20 + index, kind="full")
