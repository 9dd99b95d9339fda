"""Laid table: what the tables have in common that lie on the chart: the chart below, the bar with the time track."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence

from game.kit.board import Board
from game.kit.events import Counted
from game.kit.geometry import Point
from game.looks.runebound import displayed_values as displayed
from game.looks.runebound.card_frames import FRAMES
from game.looks.runebound.chart_below import draw_chart_below
from game.looks.runebound.displayed_values import own
from game.looks.runebound.sheet import SIZE, SheetShape
from game.looks.runebound.time_track import draw_track
from game.looks.runebound.told_counts import flights
from game.ui.cards.card import Cards
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.layout import Layout
from game.ui.table.look import Counting, Light
from game.ui.table.piece_sprites import PieceSprite
from game.ui.table.placement import Placement
from game.ui.table.plain_table import PlainTable
from game.ui.table.sprite_list import SpriteList
from game.ui.table.zone_placement import ZonePlacement
from game.ui.widgets.panel import draw_beam

SHAPE = SheetShape()


class LaidTable(PlainTable):
    """See the module; every method answers as `TableLook` asks."""

    patient = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.cards = Cards(services.images.root, services.words, FRAMES, "runebound")
        """Small cards that are shown in panels."""

    def counting(
        self, board: Board, shown: Displayed, placement: Placement, actors: Mapping[str, PieceSprite],
        counts: Sequence[Counted],
    ) -> Counting | None:  # fmt: skip
        """Gold, health and lore fly to where they stand, from what lies there, or drop from it."""
        assert isinstance(placement, ZonePlacement)
        layout = placement.layout

        def spot(piece: str, token: str) -> Point | None:
            return self.spot(layout, shown, piece, token)

        return Counting(flights(counts, spot, lambda _: self.source(layout)))

    def spot(self, layout: Layout, shown: Displayed, piece: str, token: str) -> Point | None:
        """Where a kind of token of a piece is counted: on the board of the hero below."""
        if piece != own(shown).shown or "board/numbers" not in layout:
            return None
        box = layout["board/numbers"]
        return (box.centerx, box.y + 52) if token == displayed.DAMAGE else (box.x + 17, box.y + 137)

    def source(self, layout: Layout) -> Point:
        """Where from things come to a hero."""
        found: Point = layout.bounds.center
        return found

    def solid(self, layout: Layout) -> Collection[str]:
        """The bar."""
        return ["header"]

    def light(self, state: FrameState) -> Light:
        """The chart is the ground itself."""
        return Light(picture_seen=False)

    def ground_key(self, state: FrameState) -> Hashable:
        """All that is told, and what is counted on the copy of the board."""
        return own(state.shown), self._where(state.board, state.shown), self.counted(state)

    def counted(self, state: FrameState) -> Hashable:
        """What its panels show of the copy of the board."""
        return ()

    def ground(self, brush: SpriteList, state: FrameState) -> None:
        """The chart, dimmed, and the bar."""
        values, layout = own(state.shown), state.layout
        draw_chart_below(brush, layout.bounds, self._where(state.board, state.shown), dusk=values.dusk)
        bar, rect, day = layout["header/bar"], layout["track"], displayed.number(state.board, displayed.SPACE)

        def paint(canvas: Canvas) -> None:
            draw_beam(canvas, bar)
            draw_track(canvas, rect, values.track, day)

        brush.panel(("bar", values.track, day), bar, paint, pad=6)

    def panels(self, brush: SpriteList, state: FrameState) -> None:
        """Nothing between the ground and the pieces."""

    def over(self, brush: SpriteList, state: FrameState) -> None:
        """Nothing above them."""

    def forget(self) -> None:
        """The small cards too."""
        self.cards.forget()

    def _where(self, board: Board, shown: Displayed) -> Point:
        """Where on the sheet the hero stands."""
        cell = displayed.cell_on(board, displayed.figure(own(shown).shown))
        return SHAPE.centre(cell) if cell is not None else (SIZE[0] / 2, SIZE[1] / 2)
