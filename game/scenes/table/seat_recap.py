"""Seat recap: what has happened since a person decided last.

Where several play it shows by itself for a moment when the turn comes to another person, or back from rivals whom the
computer plays; a key, or a click on the name of who decides, shows it at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.kit.geometry import Point
from game.kit.prompts import Prompt
from game.kit.shown import LogLine
from game.kit.since import lines_since, pieces_with
from game.scenes.table.name_tags import tag_of
from game.scenes.table.play import Play
from game.scenes.table.table_ui import TableUI
from game.ui.panels.since_panel import draw_since
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.table.panel_cache import PanelCache

SHOWS = 7000.0
"""Milliseconds for which it shows by itself."""


class SeatRecap:
    """The sheet of what has happened, for whoever decides."""

    def __init__(self, services: Services, play: Play, ui: Callable[[], TableUI]) -> None:
        self.services, self.play, self._ui = services, play, ui
        self.lines: Sequence[LogLine] = ()
        """What has happened since the one who is asked decided last."""
        self.open = False
        self._left = 0.0
        """Milliseconds for which it still shows by itself; 0 where it stays."""
        self._prompt: Prompt | None = None
        self._person: frozenset[str] = frozenset()
        self._shelf = PanelCache()

    def update(self, dt: float) -> bool:
        """Follow the question, and let time pass; true when something is to be drawn again."""
        prompt = self.play.prompt
        if prompt is not self._prompt:
            if not self._ui().settled:
                return self.close()
            return self._take(prompt) or self.close()
        if not (self.open and self._left):
            return False
        self._left = max(0.0, self._left - dt)
        return not self._left and self.close()

    def _take(self, prompt: Prompt | None) -> bool:
        """Another question is seen; true where what happened shows by itself."""
        self._prompt, self.lines = prompt, ()
        banner = self.play.banner
        if prompt is None or banner is None or not banner.seat:
            return False
        person = pieces_with(prompt.chooser, self.play.names, self.play.session.companions)
        self.lines = lines_since(self.play.session, self.play.log, person)
        another, self._person = person != self._person and len(self.play.names) > 0, person
        if not (another or self._against_computers) or self.play.guided:
            return False
        if not (self.services.settings.recap and self.lines):
            return False
        self.open, self._left = True, SHOWS
        return True

    @property
    def _against_computers(self) -> bool:
        """Whether rivals whom the computer plays have acted since."""
        players = self.play.session.companions
        return self.play.mode.nature.rivals and any(players.get(line.actor) for line in self.lines)

    def toggle(self) -> None:
        """Show it until it is put away, or put it away."""
        if self.close():
            return
        if not self.lines:
            self.services.message(self.services.words("ui.since.nothing"))
            return
        self.open, self._left = True, 0.0
        self.services.audio.cue("page")

    def handle(self, event: pygame.event.Event) -> bool:
        """Take a click on the name of who decides, or on the sheet that shows by itself."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1 or self.tag_at(event.pos) is None:
            return False
        self.toggle()
        return True

    def tag_at(self, pos: Point) -> pygame.FRect | None:
        """The name of who decides, where it lies at this place."""
        tag = tag_of(self._ui(), self._prompt.chooser) if self._prompt is not None else None
        return tag if tag is not None and tag.collidepoint(pos) else None

    @property
    def hint(self) -> str:
        """What a click on that name shows."""
        return self.services.words("ui.since.hint", name=self._name, key=self.services.bindings.hint("recap"))

    @property
    def _name(self) -> str:
        """Who decides."""
        chooser = self._prompt.chooser if self._prompt is not None else ""
        return self.play.name_of(self.play.seats().get(chooser, 0))

    def draw(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Draw it in the room of the side sheet."""
        if not self.open or self._prompt is None:
            return
        words, seats = self.services.words, self.play.seats()
        title = words("ui.since.title", name=self._name)
        fit = self._ui().zones.zones["inspector"].over  # it lies on the table, of which it hides no more than it must
        key = ("since", title, tuple(self.lines), tuple(rect))
        self._shelf.show(
            canvas, key, rect, lambda made: draw_since(made, rect, title, self.lines, seats, words, fit=fit), pad=14
        )

    def close(self) -> bool:
        """Put it away; false where it was not open."""
        was, self.open, self._left = self.open, False, 0.0
        return was
