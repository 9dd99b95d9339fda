"""Placement: what this game adds to the tables of the family: gear on its hooks, legendary gear on the gold rail, and
the sockets of action cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pygame

from game.kit.board import Board
from game.kit.geometry import Point
from game.looks.adventure.placement import AdventurePlacement
from game.looks.adventure.track import Track
from game.looks.warhammer_quest.displayed_values import Hooks, hooks_of, own
from game.looks.warhammer_quest.quest_sheet import track_point
from game.looks.warhammer_quest.site import progress_point
from game.ui.table.displayed import Displayed
from game.ui.table.layout import Layout
from game.ui.table.placement import Place, Places

DECKS = ("enemy", "exploration", "gear", "location")
HOOKS, GOLD = 4, 2
SOCKETS = 2
_SOCKETS, _FOOT = (0.68, 0.86), 0.87
"""Where the sockets of an action card lie, as parts of its width and height."""
_REACH = 11.0
_FAN = 8.0
_PILL_STEP, _WIDE = 36.0, 150.0


def hang_gear(places: Places, board: Board, layout: Layout, seat: int, hooks: Hooks) -> None:
    """Hang the gear of a seat on its hooks, and legendary gear on the gold rail."""
    for index, piece in enumerate(hooks.gear):
        _hang(places, board, piece, layout.seat(seat, f"hook.{min(index, HOOKS - 1) + 1}"))
    for index, piece in enumerate(hooks.legendary):
        slots = [f"gold.{at + 1}" for at in range(GOLD) if f"seat.{seat}/gold.{at + 1}" in layout]
        fan = max(0, index - len(slots) + 1) * _FAN
        _hang(places, board, piece, layout.seat(seat, slots[min(index, len(slots) - 1)]).move(-fan, fan))


def _hang(places: Places, board: Board, piece: str, rect: pygame.FRect) -> None:
    turned = board.pieces[piece].exhausted
    zoom = min(1.0, rect.width / rect.height) if turned else 1.0
    places[piece] = Place(rect, 90.0 if turned else 0.0, zoom, depth=2, hung=True)


class QuestPlacement(AdventurePlacement):
    """Where everything lies."""

    decks = DECKS
    track_point = staticmethod(track_point)
    progress_point = staticmethod(progress_point)

    def __init__(
        self,
        board: Board,
        layout: Layout,
        shown: Displayed,
        turned: Mapping[str, int],
        track: Track,
        value: Callable[[], int],
    ) -> None:
        self._shown = shown
        super().__init__(board, layout, shown.seats, turned, track, value)

    def _sit(self, hero: str, number: int) -> None:
        """Also what the hero has equipped."""
        super()._sit(hero, number)
        mat = next((mat for mat in own(self._shown).mats if mat.hero == hero), None)
        if mat is None:
            return
        hang_gear(self.places, self.board, self.layout, number, hooks_of(self.board, self._shown, mat))

    def pills(self, seat: int, count: int) -> list[pygame.FRect]:
        """On a wide mat pills one under another, the third beside the first as its icon; on a narrow one icons."""
        area = self.layout.seat(seat, "conditions")
        if area.height < 2 * _PILL_STEP - 8:
            step = min(area.height + 2, (area.width - area.height) / max(1, count - 1))
            return [pygame.FRect(area.x + step * at, area.y, area.height, area.height) for at in range(count)]
        high = _PILL_STEP - 4
        rows = [pygame.FRect(area.x, area.y + _PILL_STEP * at, _WIDE, high) for at in range(min(2, count))]
        right = area.x + _WIDE + 8
        icons = [pygame.FRect(right, area.y + _PILL_STEP * at, high, high) for at in range(max(0, count - 2))]
        return rows + icons

    def spots(self) -> Iterator[tuple[str, pygame.FRect]]:
        """token:<action card>:<i>, then those of the family."""
        for hero in self.seats:
            for card in self.board.zone(f"cards:{hero}"):
                for index in range(SOCKETS):
                    point = self.token_point(card, "success", index)
                    if point is not None:
                        x, y = point
                        yield f"token:{card}:{index}", pygame.FRect(x - _REACH, y - _REACH, 2 * _REACH, 2 * _REACH)
        yield from super().spots()

    def token_point(self, piece: str, token: str, index: int) -> Point | None:
        """Success tokens lie in the sockets of their action card, also of one that is turned."""
        place = self.places.get(piece)
        if token != "success" or place is None or place.kind != "card" or piece in self.seats:
            return super().token_point(piece, token, index)
        box, across, down = place.box, _SOCKETS[min(index, SOCKETS - 1)], _FOOT
        if place.turn:
            across, down = 1.0 - down, across
        return box.x + box.width * across, box.y + box.height * down
