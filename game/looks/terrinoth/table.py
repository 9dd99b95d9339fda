"""Table: what one table of Terrinoth keeps and shows: quest sheet, place, shadows, mats, and the light of peril."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import pygame

from game.kit.board import Board
from game.kit.mode import View
from game.kit.shown import Face
from game.looks.adventure.displayed_values import numbers_of, values
from game.looks.adventure.expected import draw_expected
from game.looks.adventure.table import SHADOWS, AdventureTable
from game.looks.adventure.track import track_of
from game.looks.terrinoth import panels, preload, seat_mats
from game.looks.terrinoth.placement import DECKS, TerrinothPlacement
from game.ui.cards.card import Cards
from game.ui.screen.canvas import Canvas
from game.ui.screen.chores import Step
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.layout import Layout
from game.ui.table.placement import Placement
from game.ui.table.sprite_list import SpriteList
from game.ui.table.table_parts import draw_count, draw_deck_ground, draw_more_tab, draw_stack, draw_tray


class TerrinothTable(AdventureTable):
    """See the module; every method answers as `TableLook` asks."""

    decks = DECKS
    mats = seat_mats.MATS

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """The zones of the table file, with pills, drawn cards, tokens and the track."""
        track = track_of(values(shown))
        return TerrinothPlacement(board, layout, shown.seats, turned, track, lambda: self._travel.site.value)

    def panel_signs(self, face: Face, box: pygame.FRect) -> Iterable[tuple[str, pygame.FRect]]:
        """Those on the panel of the active place."""
        return panels.site_signs(face, box)

    # -- drawing

    def ground(self, brush: SpriteList, state: FrameState) -> None:
        """Sheet, wells, and the picture of the place."""
        layout, words = state.layout, self.services.words
        panels.draw_quest(brush, layout, values(state.shown))
        panels.draw_lair(brush, layout, words)
        panels.draw_shadows(brush, layout, words, len(state.board.zone(SHADOWS)))
        for face, strength in self.pictured:
            panels.draw_site_picture(brush, layout, face, strength)

    def panels(self, brush: SpriteList, state: FrameState) -> None:
        """What stands on the picture of the place, decks, tray, mats."""
        layout, words, board = state.layout, self.services.words, state.board
        site, strength = self._travel.seen
        panels.draw_site(brush, layout, site, round(255 * strength))
        for deck in DECKS:
            draw_deck_ground(brush, layout, words(f"deck.{deck}"), f"deck.{deck}")
            draw_stack(brush, layout[f"deck.{deck}/draw"], len(board.zone(f"deck:{deck}")))
        draw_tray(brush, layout)
        for mat in self.seated(state):
            numbers, lit = numbers_of(board, mat), state.lights.get(mat.seat, 0.0)
            seat_mats.draw_mat(brush, layout, words, mat.seat, items=numbers.items > 0, lit=lit)
            seat_mats.draw_numbers(brush, layout, numbers)

    def over(self, brush: SpriteList, state: FrameState) -> None:
        """Counts, the token on the track, and the tab of the shadows."""
        for pile, count in self.counted(state):
            draw_count(brush, pile, count)
        panels.draw_peril_token(brush, state.layout, track_of(values(state.shown)), *self.token)
        draw_expected(brush, state, self._travel.site, panels.progress_point)
        assert isinstance(state.placement, TerrinothPlacement)
        for tab in state.placement.more:
            draw_more_tab(brush, tab.rect, tab.hidden)

    # -- beside the drawing

    def preload(self, brush: SpriteList, cards: Cards, state: FrameState) -> Iterator[Step]:
        """Backdrop, sheets, wells and mats."""
        return preload.ground(brush, self.services, state)

    def preload_decks(
        self, canvas: Canvas, cards: Cards, layout: Layout, board: Board, view: View
    ) -> Iterator[Step]:
        """What lies in the decks, and the next place."""
        return preload.deck_pictures(cards, canvas, layout, board, view)

