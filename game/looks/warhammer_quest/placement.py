"""Placement: what this game adds to the tables of the family: gear on its hooks, legendary gear on the gold rail, and
the sockets of action cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

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
_FAN = 8.0
_EXHAUSTED = 0.82
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
    places[piece] = Place(rect, 90.0 if turned else 0.0, zoom, depth=2)


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

    def token_point(self, piece: str, token: str, index: int) -> Point | None:
        """Success tokens lie in the sockets of their action card."""
        place = self.places.get(piece)
        if token == "success" and place is not None and place.kind == "card" and piece not in self.seats:
            box = place.box
            return box.right - box.width * (0.32 - 0.18 * min(index, 1)), box.bottom - box.height * 0.13
        return super().token_point(piece, token, index)
