"""Valley table: ten dungeons on the painted valley, between two visits."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from game.kit.board import Board
from game.kit.shown import Face
from game.looks.tenefyr.cloth_table import ClothTable
from game.looks.tenefyr.displayed_values import own
from game.looks.tenefyr.dungeons import draw_dungeon
from game.looks.tenefyr.forecast_panel import draw_foretold_rows
from game.looks.tenefyr.mill import mill_and_smoke
from game.looks.tenefyr.placement import RIBBON, SLIP, ValleyPlacement, dungeon_place, within
from game.looks.tenefyr.valley import draw_flags, plate_rect, wash
from game.ui.screen.canvas import Canvas
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.highlights import Highlight
from game.ui.table.layout import Layout
from game.ui.table.placement import Placement
from game.ui.table.sprite_list import SpriteList
from game.ui.table.sprites import Sprite

TAILS = 26.0, 2.0
"""How much wider and higher a ribbon is with its tails."""


class ValleyTable(ClothTable):
    """See the module; every method answers as `TableLook` asks."""

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """The dungeons as piles."""
        return ValleyPlacement(board, layout, shown)

    def tone(self, state: FrameState, face: Face, mark: Highlight) -> str:
        """Piles keep their colours, and dungeons, which are chosen by their places."""
        return super().tone(state, face, mark) if mark.refused else ""

    def over(self, brush: SpriteList, state: FrameState) -> None:
        """Also what is foretold of the dungeon that is looked at."""
        super().over(brush, state)
        values = own(state.shown)
        marked = [piece for piece, mark in state.marks.items() if mark.hovered or mark.focus]
        zones = [state.board.pieces[it].zone if it in state.board.pieces else it for it in marked]
        found = next((told for told in values.forecasts if told.option in zones), None)
        if found is not None:
            draw_foretold_rows(brush, state.layout["forecast"], found)

    def ground_key(self, state: FrameState) -> Hashable:
        """Also whether the mill stands still."""
        return super().ground_key(state), state.moment is None

    def flowing(self, canvas: Canvas, state: FrameState) -> list[Sprite]:
        """The sails of the mill, and smoke."""
        return self._moved(canvas, state)

    def _moved(self, canvas: Canvas, state: FrameState) -> list[Sprite]:
        root, rects = self.services.images.root, [dungeon_place(state.layout, it) for it in own(state.shown).dungeons]
        covers = [slip for rect in rects for slip in (within(rect, SLIP), within(rect, RIBBON).inflate(*TAILS))]
        return mill_and_smoke(canvas, state.layout.bounds, root, self.hour, state.moment or 0.0, covers)

    def ground(self, brush: SpriteList, state: FrameState) -> None:
        """Gates, slips and ribbons, and the flags in the village."""
        super().ground(brush, state)
        values, words = own(state.shown), self.services.words
        plate = plate_rect(state.layout.bounds)
        if state.moment is None:
            brush.sprites += self._moved(brush.canvas, state)
        draw_flags(brush, state.layout.bounds, self.services.images.root, values.taken)
        for dungeon in values.dungeons:
            rect = dungeon_place(state.layout, dungeon)
            if f"dungeon.{dungeon.number}" in state.layout:
                across = (rect.centerx - plate.x) / plate.width
                light = wash(self.services.images.root, self.hour, across)
                draw_dungeon(brush, rect, dungeon, words, gate=True, light=light)
