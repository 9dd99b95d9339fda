"""Another table of a running game, to be looked at: its book, its map. Nothing can be answered; any way back leads
back.
"""

from __future__ import annotations

import pygame

from game.kit.mode import Mode, View
from game.kit.session import Session
from game.scenes.page import Page, draw_top_bar
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Change, Pop, Services
from game.ui.screen.tempo import TEMPOS
from game.ui.table.game_tables import GameTables
from game.ui.table.table_view import TableView
from game.ui.widgets.button import Button
from game.ui.widgets.tooltip import Tip


class OtherTableScene(Page):
    """Shows the table of this name over the game as it stands. Raises ContentError where its file is wrong."""

    def __init__(self, services: Services, mode: Mode, session: Session, name: str, view: View | None = None) -> None:
        services.take_out(mode.id)
        services.furnish(services.games.look(mode.id).theme.material)
        super().__init__(services)
        self.mode, self.session, self.name = mode, session, name
        self.view = view or mode.view(session)
        self.look = services.games.look(mode.id)
        self.tables = GameTables(self.look, len(self.view.scoreboard().seats))
        self.refresh()

    def lay_out(self, bounds: pygame.FRect) -> None:
        self.layout = self.tables[self.name].fit(bounds)
        self.table = TableView(self.services, self.look, self.layout, self.view, self.mode.notes(), table=self.name)
        self.table.tempo, self.table.reduced = TEMPOS["now"], self.services.settings.reduced_motion
        self.table.rebuild(self.session.state.board)
        self.table.own.rest()
        key = self.services.bindings.hint("back")
        back = Button(self.layout["undo"], self.words("ui.setup.close"), self._back, key=key)
        self.focus.parts = {"back": [back]}

    def handle(self, event: pygame.event.Event) -> Change | None:
        """Also tells what lies under the pointer."""
        change = super().handle(event)
        if event.type == pygame.MOUSEMOTION and self.focus.under(event.pos) is None:
            self._tell(self.table.spot_at(event.pos))
        return change

    def act(self, action: str | None, event: pygame.event.Event) -> bool:
        if action in ("back", "menu"):
            self._back()
            return True
        return False

    def update(self, dt: float) -> bool:
        """The table moves of its own accord."""
        return self.table.update(dt) or super().update(dt)

    def paint(self, canvas: Canvas) -> None:
        self.table.draw(canvas)
        draw_top_bar(canvas, self.words(f"ui.table.table.{self.name}"), [], self.layout["header"].height)

    def _tell(self, spot: str) -> None:
        """What a place of the table is."""
        told = self.view.explained(spot) if spot else None
        tip = Tip(told.text, told.title, told.rule) if told is not None else None
        self.tooltip.aim(tip, self.table.rect_of(spot) if tip is not None else None)

    def _back(self) -> None:
        self.services.audio.cue("page")
        self.go(Pop())
