"""Screens: which view of this game is shown on a table: the quest table, or between two quests the settlement and the
campaign map. The phase on the board that is told says which.

Each view is a table look of its own (see `game/ui/table/look.py`) in the same window; what goes on by itself goes on in
each of them.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence

import pygame

from game.kit.board import Board
from game.kit.intent import Toll
from game.kit.mode import View
from game.kit.shown import Face
from game.looks.warhammer_quest.quest_table import QuestTable
from game.ui.cards.card import Cards
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.highlights import Highlight
from game.ui.table.layout import Layout
from game.ui.table.look import Light, Mood, Pace, Resting, Step, TableLook
from game.ui.table.piece_sprites import PieceSprite
from game.ui.table.placement import Placement
from game.ui.table.sprite_list import SpriteList
from game.ui.table.sprites import Sprite


class WarhammerQuestTable:
    """Every method answers as `TableLook` asks, with what the view says that is shown just now."""

    def __init__(self, services: Services) -> None:
        self._quest = QuestTable(services)
        self._between: Mapping[str, TableLook] = {}
        """The views between two quests, by the phase of the board: "settlement", "map"."""

    def _of(self, board: Board) -> TableLook:
        """The view that shows this board."""
        return self._between.get(str(board.tracks.get("phase", "")), self._quest)

    @property
    def _all(self) -> tuple[TableLook, ...]:
        return (self._quest, *self._between.values())

    @property
    def pane(self) -> str:
        """That of the quest table: the others have none."""
        return self._quest.pane

    def solid(self, layout: Layout) -> Collection[str]:
        """Those of the quest table."""
        return self._quest.solid(layout)

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """Where everything lies."""
        return self._of(board).place(board, layout, shown, turned)

    def jump(self, board: Board, shown: Displayed) -> None:
        """Show this state at once."""
        self._of(board).jump(board, shown)

    def settle(self, board: Board, shown: Displayed, pace: Pace) -> float:
        """Set out for what the board shows now."""
        return self._of(board).settle(board, shown, pace)

    def step(self, track: str, before: int, after: int, pace: Pace) -> float:
        """Tokens go along tracks on the quest table only."""
        return self._quest.step(track, before, after, pace)

    def catch_up(self, board: Board, shown: Displayed, pace: Pace) -> None:
        """Faces and numbers were learned anew."""
        self._of(board).catch_up(board, shown, pace)

    def update(self, dt: float, pace: float) -> bool:
        """Let time pass in every view."""
        moved = [table.update(dt, pace) for table in self._all]
        return any(moved)

    def rest(self) -> None:
        """Everything where it is bound for."""
        for table in self._all:
            table.rest()

    def light(self, state: FrameState) -> Light:
        """Backdrops, air and darkness."""
        return self._of(state.board).light(state)

    def ground_key(self, state: FrameState) -> Hashable:
        """All that the ground depends on, and whose it is."""
        table = self._of(state.board)
        return type(table).__name__, table.ground_key(state)

    def ground(self, brush: SpriteList, state: FrameState) -> None:
        """What lies below the air."""
        self._of(state.board).ground(brush, state)

    def panels(self, brush: SpriteList, state: FrameState) -> None:
        """What lies above it."""
        self._of(state.board).panels(brush, state)

    def tone(self, state: FrameState, face: Face, mark: Highlight) -> str:
        """How a card is toned."""
        return self._of(state.board).tone(state, face, mark)

    def wear(self, state: FrameState) -> Mapping[str, int]:
        """How worn the pieces are."""
        return self._of(state.board).wear(state)

    def piece_surface(self, canvas: Canvas, state: FrameState, piece: str, size: tuple[float, float]) -> pygame.Surface:
        """A piece that is no card."""
        return self._of(state.board).piece_surface(canvas, state, piece, size)

    def on_piece(self, brush: SpriteList, state: FrameState, face: Face, box: pygame.FRect) -> None:
        """What lies on a piece at rest."""
        self._of(state.board).on_piece(brush, state, face, box)

    def restless(self, state: FrameState) -> Collection[str]:
        """The pieces that never lie quite still."""
        return self._of(state.board).restless(state)

    def follow(
        self, canvas: Canvas, state: FrameState, restless: Sequence[Resting], others: Sequence[PieceSprite]
    ) -> None:
        """A whole frame was painted."""
        self._of(state.board).follow(canvas, state, restless, others)

    def living(self, canvas: Canvas, state: FrameState) -> list[Sprite]:
        """What moves of its own accord."""
        return self._of(state.board).living(canvas, state)

    def over(self, brush: SpriteList, state: FrameState) -> None:
        """What lies above the pieces."""
        self._of(state.board).over(brush, state)

    def draw_toll(self, canvas: Canvas, state: FrameState, toll: Toll, alpha: int) -> Sequence[pygame.FRect]:
        """What a piece of a seat is going to lose."""
        return self._of(state.board).draw_toll(canvas, state, toll, alpha)

    def mood(self, board: Board, shown: Displayed) -> Mood:
        """What the music follows."""
        return self._of(board).mood(board, shown)

    def preload(self, brush: SpriteList, cards: Cards, state: FrameState) -> Iterator[Step]:
        """Steps towards the first frame."""
        return self._of(state.board).preload(brush, cards, state)

    def preload_decks(
        self, canvas: Canvas, cards: Cards, layout: Layout, board: Board, view: View
    ) -> Iterator[Step]:
        """Steps towards what will be drawn."""
        return self._of(board).preload_decks(canvas, cards, layout, board, view)

    def forget(self) -> None:
        """What was painted is no longer good."""
        for table in self._all:
            table.forget()
