"""Plain table: a table look that needs no code of a game: what the table file says, and a tray for the dice.

A game's own table look says only what is different. `PlainLook` is the same for a whole look.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import pygame

from game.kit.board import Board
from game.kit.cells import Cell
from game.kit.events import Counted
from game.kit.geometry import Point
from game.kit.intent import Toll
from game.kit.mode import View
from game.kit.shown import Face
from game.ui.cards.card import CardFrame, Cards, picture_of
from game.ui.screen.canvas import Canvas
from game.ui.screen.chores import Step
from game.ui.screen.scene import Services
from game.ui.screen.theme import ThemePart
from game.ui.table.curtain_look import CurtainLook
from game.ui.table.dice_tray import DieLook, usual_sizes
from game.ui.table.die_course import DieCourse
from game.ui.table.displayed import Displayed
from game.ui.table.drop_shadow import cast_round
from game.ui.table.frame_state import FrameState
from game.ui.table.highlights import Highlight
from game.ui.table.intent_marks import draw_plate
from game.ui.table.layout import Layout
from game.ui.table.look import Counting, Light, Mood, Pace, Resting
from game.ui.table.passage import Passage
from game.ui.table.piece_sprites import PieceSprite
from game.ui.table.placement import Place, Placement, box_on_table
from game.ui.table.sprite_list import SpriteList
from game.ui.table.sprites import Sprite
from game.ui.table.table_parts import draw_count, draw_more_tab, draw_tray
from game.ui.table.table_stage import MomentShape
from game.ui.table.zone_placement import ZonePlacement

FOOT_SHADE = 0.6
"""The share of its width that throws a shadow below the foot of a piece."""


class PlainTable:
    """What a table does that has nothing of its own; every method answers as `TableLook` asks."""

    pane = ""
    patient = False
    arrangement = ""

    def __init__(self, services: Services) -> None:
        self.services = services

    def solid(self, layout: Layout) -> Collection[str]:
        """Header, dice and seats."""
        return [name for name in layout.rects if name in ("header", "dice") or _is_seat(name)]

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """By the zones of the table file."""
        return ZonePlacement(board, layout, shown.seats, turned)

    def point(self, place: str) -> None:
        """Nothing stirs."""

    def figure_of(self, piece: str) -> str:
        """Everybody stands for themselves."""
        return piece

    def press(self, place: str, pos: Point) -> bool:
        """It has no spots of its own."""
        return False

    def courses(self, board: Board, shown: Displayed, placement: Placement, dice: int) -> Sequence[DieCourse]:
        """Dice fall into their tray."""
        return ()

    def seek(self, cells: Collection[Cell]) -> bool:
        """There is no map."""
        return False

    def passage(
        self, board: Board, shown: Displayed, placement: Placement, actor: PieceSprite, place: Place | None
    ) -> Passage | None:
        """Everything slides."""
        return None

    def act(
        self, board: Board, shown: Displayed, placement: Placement, actors: Mapping[str, PieceSprite],
        stunt: str, pieces: Sequence[str],
    ) -> Mapping[str, Passage]:
        """As cards do."""
        return {}

    def counting(
        self, board: Board, shown: Displayed, placement: Placement, actors: Mapping[str, PieceSprite],
        counts: Sequence[Counted],
    ) -> Counting | None:
        """As everywhere."""
        return None

    def die_sizes(self, layout: Layout) -> Collection[float]:
        """As they lie in the tray."""
        return usual_sizes(layout)

    def jump(self, board: Board, shown: Displayed) -> None:
        """Nothing moves of its own accord."""

    def enter(self, placement: Placement, pace: Pace) -> Mapping[str, Passage]:
        """They lie there."""
        return {}

    def settle(self, board: Board, shown: Displayed, pace: Pace) -> float:
        """At once."""
        return 0.0

    def step(self, track: str, before: int, after: int, pace: Pace) -> float:
        """At once."""
        return 0.0

    def catch_up(self, board: Board, shown: Displayed, pace: Pace) -> None:
        """Nothing is kept."""

    def update(self, dt: float, pace: float) -> bool:
        """Nothing moves."""
        return False

    def rest(self) -> None:
        """It rests."""

    def forget(self) -> None:
        """Nothing was painted."""

    def light(self, state: FrameState) -> Light:
        """Planks, and nothing over them."""
        return Light(picture_seen=False)

    def ground_key(self, state: FrameState) -> Hashable:
        """The ground stays the same."""
        return ()

    def ground(self, brush: SpriteList, state: FrameState) -> None:
        """No panels."""

    def flowing(self, canvas: Canvas, state: FrameState) -> list[Sprite]:
        """Nothing."""
        return []

    def panels(self, brush: SpriteList, state: FrameState) -> None:
        """The tray, where there are dice."""
        if "dice" in state.layout:
            draw_tray(brush, state.layout)

    def tone(self, state: FrameState, face: Face, mark: Highlight) -> str:
        """What cannot be chosen is pale; what is exhausted is spent, unless it can be chosen or is being resolved."""
        if mark.refused:
            return "refused"
        if mark.dimmed:
            return "dimmed"
        piece = state.board.pieces[face.piece]
        if piece.exhausted and not (mark.legal or mark.selected or state.playing == face.piece):
            return "spent"
        return ""

    def wear(self, state: FrameState) -> Mapping[str, int]:
        """None."""
        return {}

    def piece_surface(self, canvas: Canvas, state: FrameState, piece: str, size: tuple[float, float]) -> pygame.Surface:
        """Its picture."""
        picture = picture_of(state.shown.face(state.board, piece))
        return canvas.kept(("piece", picture), size, lambda made: made.image(picture, (0, 0, *size), fit="contain"))

    def in_passing(
        self, canvas: Canvas, state: FrameState, piece: str, size: tuple[float, float], before: bool
    ) -> pygame.Surface:
        """As it lies."""
        return self.piece_surface(canvas, state, piece, size)

    def shade(self, brush: SpriteList, foot: Point, width: float, height: float, alpha: float) -> None:
        """Round."""
        cast_round(brush, width * FOOT_SHADE, foot, height, alpha)

    def seen_of(self, state: FrameState, piece: str) -> Hashable:
        """Nothing."""
        return ()

    def on_piece(self, brush: SpriteList, state: FrameState, face: Face, box: pygame.FRect) -> None:
        """Nothing."""

    def panel_signs(self, face: Face, box: pygame.FRect) -> Iterable[tuple[str, pygame.FRect]]:
        return ()

    def restless(self, state: FrameState) -> Collection[str]:
        """None."""
        return ()

    def follow(
        self, canvas: Canvas, state: FrameState, restless: Sequence[Resting], others: Sequence[PieceSprite]
    ) -> None:
        """Nothing is taken over."""

    def living(self, canvas: Canvas, state: FrameState) -> list[Sprite]:
        """Nothing."""
        return []

    def over(self, brush: SpriteList, state: FrameState) -> None:
        """The tabs of long rows, and the number of cards in each pile."""
        placement = state.placement
        assert isinstance(placement, ZonePlacement)
        for zone, rect in placement.piles():
            if state.board.zone(zone):
                draw_count(brush, rect, len(state.board.zone(zone)))
        for tab in placement.more:
            draw_more_tab(brush, tab.rect, tab.hidden)

    def draw_toll(self, canvas: Canvas, state: FrameState, toll: Toll, alpha: int) -> Sequence[pygame.FRect]:
        """A plate over the lower edge of the piece."""
        place = state.placement.places.get(toll.piece)
        if place is None or place.hidden:
            return ()
        rect = box_on_table(place, state.placement.map)
        return (draw_plate(canvas, rect, toll, self.services.words, alpha),)

    def mood(self, board: Board, shown: Displayed) -> Mood:
        """No music of a place."""
        return Mood()

    def preload(self, brush: SpriteList, cards: Cards, state: FrameState) -> Iterator[Step]:
        """Nothing but what the house loads."""
        return iter(())

    def ahead(self, state: FrameState) -> Iterator[Step]:
        """It keeps nothing."""
        return iter(())

    def preload_decks(
        self, canvas: Canvas, cards: Cards, layout: Layout, board: Board, view: View
    ) -> Iterator[Step]:
        """Nothing."""
        return iter(())


class PlainLook:
    """A look of table files alone: `table_<seats>.tmx` in a folder, the nearest number of seats that is there; those of
    a further table are called `<table>_<seats>.tmx`.
    """

    theme = ThemePart()
    sample_card = ""
    frames: Mapping[str, CardFrame] = {}
    dice: Mapping[str, DieLook] = {}
    tokens: Mapping[str, str] = {}
    moments: Mapping[str, MomentShape] = {}
    played_from: Collection[str] = ()
    unseen: tuple[str, ...] = ("deck:", "supply:", "gone")

    def __init__(self, game: str, tables: Path) -> None:
        self.id, self.art, self._tables = game, game, tables

    def back(self, board: Board, face: Face) -> str:
        """The back of the kind of card that it is."""
        return face.frame

    def told(self, board: Board, face: Face) -> Face:
        """The face as it was learned."""
        return face

    def shown_table(self, board: Board) -> str:
        """The first."""
        return ""

    def beside(self, board: Board, shown: Displayed) -> Collection[str]:
        """None."""
        return ()

    def curtain(self, services: Services, board: Board, shown: Displayed) -> CurtainLook | None:
        """That of the house."""
        return None

    def table_file(self, seats: int, table: str = "") -> Path:
        """The table for so many seats, or for more where there is none."""
        files = sorted(self._tables.glob(f"{table or 'table'}_*.tmx"))
        return next((file for file in files if int(file.stem.partition("_")[2]) >= seats), files[-1])

    def table(self, services: Services, shown: Displayed, table: str = "") -> PlainTable:
        """A plain table."""
        return PlainTable(services)


def _is_seat(name: str) -> bool:
    return name.startswith("seat.") and "/" not in name
