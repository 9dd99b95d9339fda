"""Places: which rectangle each piece of a board has on a laid-out table. Pure; the table view draws by it.

`places(board, layout, seats)` gives a `Place` for every piece that is to be seen. A piece that is missing
there lies off the table, under a pile, or is shown by its zone (the active location is a panel).
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.kit.board import Board
from game.ui.table.layout import Layout
from game.ui.table.placement import Place, Places

DECKS = ("enemy", "exploration", "location")
DISCARD_TILT = 2.0
_TURNED_GAP = 2.0
_CHOSEN_GAP = 14.0
MORE_TAB = 48.0
CHOSEN_SIZE = (240.0, 336.0)


def places(board: Board, layout: Layout, seats: Mapping[str, int], first_shadow: int = 0) -> Places:
    """The place of every piece that is seen; `seats` gives each hero's seat number, `first_shadow` the first
    card of the shadows that is shown.
    """
    found: Places = {}
    for hero, number in seats.items():
        if f"seat.{number}" in layout:
            _seat(found, board, layout, hero, number)
    _shadows(found, board, layout, first_shadow)
    _pile(found, board, "lair", layout["lair/card"], 0.0)
    for location in board.zone("location")[:1]:
        found[location] = Place(layout["location"], kind="panel")
    for deck in DECKS:
        _pile(found, board, f"deck:{deck}", layout[f"deck.{deck}/draw"], 0.0)
        _pile(found, board, f"discard:{deck}", layout[f"deck.{deck}/discard"], DISCARD_TILT)
    _drawn(found, board, layout)
    return found


def pill_row(layout: Layout, seat: int, count: int) -> list[pygame.FRect]:
    """The places of a seat's conditions: pills side by side; from the third on only their icons."""
    area = layout.seat(seat, "conditions")
    round_ = area.height
    icons = max(0, count - 2)
    wide = min(124.0, (area.width - 8 - icons * (round_ + 6)) / 2)
    row = [pygame.FRect(area.x + (wide + 8) * index, area.y, wide, area.height) for index in range(min(2, count))]
    start = area.x + 2 * wide + 8 + 6
    return row + [pygame.FRect(start + (round_ + 6) * index, area.y, round_, round_) for index in range(icons)]


def _seat(found: Places, board: Board, layout: Layout, hero: str, number: int) -> None:
    if hero in board.pieces:
        found[hero] = Place(layout.seat(number, "hero"), depth=1)
    for index, piece in enumerate(board.zone(f"engaged:{hero}")):
        slot = layout.seat(number, f"engaged.{min(index, 2) + 1}").move(0, 10 * max(0, index - 2))
        turn = _turn(board, piece)
        found[piece] = Place(slot, turn, _zoom(layout, number, "engaged", turn), depth=2)
    for index, piece in enumerate(board.zone(f"cards:{hero}")[:4]):
        turn = _turn(board, piece)
        slot = layout.seat(number, f"activation.{index + 1}")
        found[piece] = Place(slot, turn, _zoom(layout, number, "activation", turn), depth=2)
    items = board.zone(f"play:{hero}")
    for index, (piece, rect) in enumerate(zip(items, layout.item_fan(number, len(items)), strict=True)):
        found[piece] = Place(rect, _turn(board, piece), depth=2 + index)
    pills = board.zone(f"conditions:{hero}")
    for piece, rect in zip(pills, pill_row(layout, number, len(pills)), strict=True):
        found[piece] = Place(rect, kind="pill", depth=2)


def _zoom(layout: Layout, seat: int, row: str, turn: float) -> float:
    """How small a card is drawn when it lies on its side, so that it does not cover its neighbours."""
    if not turn:
        return 1.0
    first, second = layout.seat(seat, f"{row}.1"), layout.seat(seat, f"{row}.2")
    return min(1.0, (second.x - first.x - _TURNED_GAP) / first.height)


def _turn(board: Board, piece: str) -> float:
    return 90.0 if board.pieces[piece].exhausted else 0.0


def _shadows(found: Places, board: Board, layout: Layout, first: int) -> None:
    cards = board.zone("shadows")
    row = layout.shadow_row(len(cards))
    more = len(cards) > len(row)
    if more:
        squeeze = (row[-1].x - row[0].x - MORE_TAB) / max(1, len(row) - 1)
        row = [pygame.FRect(row[0].x + squeeze * index, *row[0][1:]) for index in range(len(row))]
    turned = cards[first:] + cards[:first] if more else cards
    for index, piece in enumerate(turned):
        at = min(index, len(row) - 1)
        found[piece] = Place(row[at], _turn(board, piece), depth=at, hidden=index >= len(row))


def _pile(found: Places, board: Board, zone: str, rect: pygame.FRect, tilt: float) -> None:
    for index, piece in enumerate(board.zone(zone)):
        found[piece] = Place(rect, tilt, depth=1 if index == 0 else 0, hidden=index > 0)


def _drawn(found: Places, board: Board, layout: Layout) -> None:
    """Cards that are being chosen from lie large in the lower middle, above everything."""
    cards = board.zone("drawn")
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
        found[piece] = Place(rect, depth=20 + index, kind="full")
