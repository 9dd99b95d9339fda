"""Hotspots: the named places of the table that are no pieces, and where tokens lie. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from game.kit.board import Board
from game.ui.table.layout import Layout
from game.ui.table.placement import Place
from game.ui.table.places import DECKS, MORE_TAB
from game.ui.table.table_panels import progress_point, track_point

TOKENS = 5
_REACH = 22.0
_PANELS = ("quest", "lair", "location", "shadows", "dice")


def spots(layout: Layout, seats: Mapping[str, int], spaces: int, board: Board) -> Iterator[tuple[str, pygame.FRect]]:
    """Name and rectangle of every spot, those that lie on others first: token:<hero>:<i>, peril:<i>, shadows-more,
    deck:<name>, discard:<name>, quest, lair, location, shadows, dice, seat:<n>.
    """
    for hero, seat in seats.items():
        for index in range(TOKENS):
            yield f"token:{hero}:{index}", layout.seat(seat, f"token.{index + 1}")
    for index in range(spaces):
        x, y = track_point(layout, spaces, index)
        yield f"peril:{index}", pygame.FRect(x - _REACH, y - _REACH, 2 * _REACH, 2 * _REACH)
    more = more_tab(layout, board)
    if more is not None:
        yield "shadows-more", more
    for deck in DECKS:
        yield f"deck:{deck}", layout[f"deck.{deck}/draw"]
        yield f"discard:{deck}", layout[f"deck.{deck}/discard"]
    for name in _PANELS:
        yield name, layout[name]
    for seat in seats.values():
        yield f"seat:{seat}", layout.seat(seat)


def more_tab(layout: Layout, board: Board) -> pygame.FRect | None:
    """The tab at the end of the shadows that brings further cards forward; None when all are seen."""
    count = len(board.zone("shadows"))
    row = layout.shadow_row(count)
    if count <= len(row):
        return None
    zone = layout["shadows"]
    return pygame.FRect(zone.right - MORE_TAB - 8, row[0].centery - 34, MORE_TAB, 68)


def token_point(
    layout: Layout, seat: int | None, place: Place | None, token: str, index: int, value: int
) -> tuple[float, float] | None:
    """Where the token with this number lies: on the mat of a hero's seat, in the row of the place (whose value
    this is), or on a card; None for a piece that is not to be seen.
    """
    if seat is not None:
        part = f"token.{min(index, TOKENS - 1) + 1}" if token == "success" else "health"
        return layout.seat(seat, part).center
    if place is None or place.hidden:
        return None
    if place.kind == "panel":
        return progress_point(place.rect, max(index + 1, value), index)
    return place.box.right - 24, place.box.bottom - 58
