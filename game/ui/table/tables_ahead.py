"""Tables ahead: the tables to which a game may turn next are made ready, in steps of a few milliseconds. What they keep
themselves is made, and what their panels and pieces need is found out and read, in what moving frames leave; those are
painted while nothing moves.

While a question stands open those are made ready that may be next (`Look.beside`). What was just answered is known: the
table at which it ends is made ready before it is told, and while it is, with the pieces that will stand there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import pygame

from game.kit.board import Board
from game.ui.cards.card import CardStyle
from game.ui.screen.canvas import Canvas
from game.ui.screen.memory import give_back
from game.ui.screen.nowhere import nowhere
from game.ui.screen.scene import Services
from game.ui.table.displayed import Displayed
from game.ui.table.flights import Flights
from game.ui.table.frame_state import FrameState
from game.ui.table.game_tables import GameTables
from game.ui.table.look import TableLook
from game.ui.table.map_pieces import place_on_table
from game.ui.table.panels_ahead import PanelAhead, PanelsAhead
from game.ui.table.piece_sprites import PieceSprites
from game.ui.table.placement import Place, Placement
from game.ui.table.table_view import TableView


class TablesAhead:
    """Queues what the next tables of a game need; `tables` are their layouts."""

    def __init__(self, services: Services, tables: GameTables) -> None:
        self._services, self._tables = services, tables
        self._placement: Placement | None = None
        self._begun: dict[str, TableLook] = {}
        """The tables that are being made ready, or are."""
        self._coming = ""
        """The table at which what is told will end, until it is ready."""

    @property
    def is_ready(self) -> bool:
        """Whether the table that is expected is ready; where nothing is read beside the frames it never is beforehand,
        and need not be waited for.
        """
        return not self._coming or not self._services.images.is_open

    def look_round(self, view: TableView) -> None:
        """Nothing is told: make ready what may be next."""
        if view.placement is self._placement:
            return
        self._placement, board = view.placement, view.animator.board
        beside = view.beside
        if view.keep(beside):
            self._services.images.chores([give_back])  # what a table keeps is large, and lies in cycles
        self._begun = {name: own for name, own in self._begun.items() if view.tables.find(name) is own}
        self._begin(view, beside, board, view.shown)

    def expect(self, view: TableView, board: Board) -> bool:
        """What is told next ends with this board: make its table ready, if it is another one; true where it is."""
        name = view.look.shown_table(board)
        if name == view.tables.name or view.look.beside(board, view.shown) == ():
            self._coming = ""
            return False
        self._coming = f"table {name}"
        self._services.images.chores([partial(self._expect, view, name, board)], first=True)
        return True

    def _expect(self, view: TableView, name: str, board: Board) -> None:
        """Make a table ready with what the model tells, and then those that may be next after it."""
        shown = Displayed(view.shown.view, view.look)
        shown.learn(board)
        self._begun.pop(name, None)
        beside = [other for other in view.look.beside(board, shown) if other != name]
        self._begin(view, beside, board, shown)
        self._services.images.chores([self._has_come], first=True)
        self._begin(view, [name], board, shown, at_once=True)

    def _has_come(self) -> None:
        self._coming = ""

    def _begin(
        self, view: TableView, names: Iterable[str], board: Board, shown: Displayed, *, at_once: bool = False
    ) -> None:
        new = [name for name in names if name not in self._begun and name != view.tables.name]
        self._begun |= {name: view.tables[name] for name in new}
        steps = [partial(self._make_ready, view, name, board, shown, at_once=at_once) for name in new]
        self._services.images.chores(steps, first=True)

    # -- one table -----------------------------------------------------------------------------------

    def _make_ready(self, view: TableView, name: str, board: Board, shown: Displayed, *, at_once: bool) -> None:
        own = self._begun.get(name)
        if own is None or view.tables.find(name) is not own or view.tables.name == name:
            return
        layout = self._tables.laid_out(name, view.layout.bounds)
        state = FrameState(
            layout=layout, board=board, shown=shown, placement=own.place(board, layout, shown, {}),
            actors=PieceSprites(), flights=Flights({}), dice=view.dice, marks={},
            lights=dict.fromkeys(shown.seats.values(), 1.0), breath=1.0, held=None, drop_zones=(), playing="",
        )  # fmt: skip
        brush, images = view.painter.brush_for(name), self._services.images
        images.chores(own.preload(brush, view.painter.cards, state))
        images.chores(own.ahead(state), first=True)
        seen = ((piece, place) for piece, place in state.placement.places.items() if not place.hidden)
        pieces = [
            partial(self._piece, view, own, state, piece, place, at_once=at_once)
            for piece, place in seen if place.kind not in ("full", "panel")
        ]  # fmt: skip
        images.chores([partial(self._panels, view, own, name, state, at_once=at_once), *pieces], first=True)

    def _panels(self, view: TableView, own: TableLook, name: str, state: FrameState, *, at_once: bool) -> None:
        """Find out which panels there will be; each is tried where nothing is kept of it, then painted, `at_once` or
        while nothing moves.
        """
        if view.tables.find(name) is not own:
            return
        brush = view.painter.brush_for(name)
        tried, wanted = PanelsAhead(nowhere(self._services), brush.kept), PanelsAhead(brush.canvas, brush.kept)
        for each in (tried, wanted):
            own.ground(each, state)
            own.panels(each, state)
        images = self._services.images
        trials = [partial(self._tried, trial.make) for trial in tried.wanted]
        paints = [partial(_paint, brush.kept.get, panel) for panel in wanted.wanted]
        if at_once:
            images.chores([step for both in zip(trials, paints, strict=True) for step in both], first=True)
        else:
            images.chores(trials, first=True)
            images.chores(paints)

    def _piece(
        self, view: TableView, own: TableLook, state: FrameState, piece: str, place: Place, *, at_once: bool
    ) -> None:
        """A piece as it will lie, upright and without marks; some are gone by then."""
        if piece not in state.board.pieces:
            return
        found = state.placement.map
        if place.on_map and found is not None:
            place = place_on_table(place, found.camera)
        size = place.rect.size
        if place.kind == "card":
            face = state.shown.face(state.board, piece)
            style = CardStyle(face, size, "", state.shown.seats.get(piece, 0))
            steps = [partial(view.painter.cards.resting, nowhere(self._services), style)] if at_once else []
            self._services.images.chores(steps, first=True)
            self._tried(lambda: view.painter.cards.apart().bare(nowhere(self._services), style))
            return

        def draw(canvas: Canvas) -> None:
            own.piece_surface(canvas, state, piece, size)

        self._tried(lambda: draw(nowhere(self._services)))
        self._services.images.chores([lambda: draw(view.painter.brush_for(view.tables.name).canvas)])

    def _tried(self, drawing: Callable[[], object]) -> None:
        """Queue the pictures that a drawing needs."""
        self._services.images.chores(self._services.images.needed_by(drawing), first=True)


def _paint(get: Callable[[object, Callable[[], pygame.Surface]], pygame.Surface], panel: PanelAhead) -> None:
    get(panel.key, panel.make)
