"""Piece panel: the tiles of the pieces in their groups, and the card of the one that is looked at."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kit.setup import Entry
from game.scenes.setup.pieces import PieceRoom, PieceTile, draw_group, draw_piece, lay_tiles
from game.scenes.setup.state import SetupState
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.text import Text
from game.ui.screen.theme import TYPE, ThemePart
from game.ui.widgets.base import Widget

LARGEST_GROWTH = 1.35
"""Beyond this tiles grow no further with the text setting."""


class PiecePanel:
    """Lays out and draws the pieces of a form; `take` is told of the tile that is pressed."""

    def __init__(self, words: Words, state: SetupState, part: ThemePart, take: Callable[[str], object]) -> None:
        self.words, self.state, self.part, self.take = words, state, part, take
        self.tiles: dict[str, PieceTile] = {}
        self.card = pygame.FRect(0, 0, 0, 0)
        """Where the card of the piece lies that is looked at."""
        first = next(iter(state.form.pieces), None)
        self.looked_at = state.seats[0].piece or (first.id if first is not None else "")
        self._room: PieceRoom | None = None

    def clear(self) -> None:
        """Take all tiles away: they are laid out anew."""
        self.tiles = {}

    def place(
        self, panel: pygame.FRect, text: Text, tile_height: float, grow: float, *, paged: bool, wider: float = 1.0
    ) -> float:
        """Make the tiles; gives the lower edge of the last row. On a page of its own the panel has no title."""
        title = 24.0 if paged else max(62.0, 40 + text.size(TYPE["panel-title"]) * 0.9)
        corner, form = (panel.x + 22, panel.y + title), self.state.form
        self._room = lay_tiles(form, corner, tile_height, min(grow, LARGEST_GROWTH), wider)
        for piece in form.pieces:
            self.tiles[piece.id] = self._tile(self._room.tiles[piece.id], piece)
        return self._room.bottom

    def look_at_pointed(self) -> None:
        """Look at the piece under the pointer."""
        hovered = next((tile for tile in self.tiles.values() if tile.hovered), None)
        if hovered is not None:
            self.looked_at = hovered.piece.id

    def look_at_focused(self, focused: Widget | None) -> None:
        """Look at the piece that has the focus."""
        if isinstance(focused, PieceTile):
            self.looked_at = focused.piece.id

    def draw(self, canvas: Canvas, panel: pygame.FRect, *, paged: bool) -> None:
        """Draw what stands on the panel beside the tiles: how many are chosen, the groups, and the card."""
        form, room = self.state.form, self._room
        piece = form.piece(self.looked_at)
        if piece is None or room is None:
            return
        chosen = self.words("ui.setup.chosen", done=self.state.chosen, all=self.state.count)
        base = panel.y + 14 + canvas.type.ascent(TYPE["panel-title"].sized(28))
        right = panel.right - 44
        if paged:
            base, right = panel.y - 34, panel.right - 12
        canvas.text(chosen, (right, base), TYPE["ui"].sized(20), canvas.theme["cream-2"], align="right")
        for group, title, _ in form.groups():
            if group in room.headings:
                draw_group(canvas, room.headings[group], room.width, group, title, self.part.mark(group))
        tile = self.tiles[piece.id]
        link = f" [{tile.rule}](rule:{tile.rule})" if tile.rule else ""
        draw_piece(canvas, self.card, piece, self.part, "" if tile.enabled else tile.reason + link)

    def _tile(self, rect: pygame.FRect, piece: Entry) -> PieceTile:
        tile = PieceTile(rect, piece, self.part.mark(piece.group), self.take)
        seat, refusal = self.state.seat_of(piece.id), self.state.refusal(piece.id)
        tile.seat = 0 if seat is None else seat + 1
        if refusal is None:
            return tile
        tile.enabled, tile.rule, tile.reason = False, refusal.rule, refusal.sentence
        if refusal.seat >= 0:
            other = self.state.form.piece(self.state.seats[refusal.seat].piece)
            name = (other.short or other.title) if other is not None else ""
            tile.reason = self.words("ui.setup.refused", piece=name, seat=refusal.seat + 1, why=refusal.sentence)
        return tile
