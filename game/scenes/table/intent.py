"""Intent at the table: what will come if nothing changes, asked for by a held key, by pointing, or always shown.

It is thought out in pieces between the frames, once for each question, and only when it is asked for. It is no answer:
nothing that is asked or undone knows of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import pygame

from game.kit.intent import Intent, Thinking
from game.kit.prompts import Prompt
from game.scenes.table.play import Play
from game.scenes.table.table_ui import TableUI
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.screen.tween import Tween, out_cubic
from game.ui.table.intent_marks import draw_chips
from game.ui.widgets.base import Widget

OPENS, CLOSES = 120.0, 80.0
HELD = 200.0
"""Who holds the key that walks the focus longer than this looks at the intent instead."""
SLICE = 0.003
"""Seconds of thought between two frames."""
ALL = "*"


class IntentControl:
    """What is shown of the intent, and since when; `over` gives the place under pointer or focus."""

    def __init__(self, services: Services, play: Play, ui: Callable[[], TableUI], over: Callable[[], str]) -> None:
        self.services, self.play = services, play
        self._ui, self._over = ui, over
        self.held = False
        """Whether the key, the trigger or the strip asks for all of it."""
        self.pinned = False
        self._work: Thinking | None = None
        self._asked: tuple[Prompt | None, int] | None = None
        self._found: Intent | None = None
        self._fade = Tween(0.0, out_cubic)
        self._shows = ""
        self.covered: list[pygame.FRect] = []
        """What the marks cover on the table."""
        self._tab: tuple[float, Widget | None] | None = None

    # -- asking for it -----------------------------------------------------------------------------

    def key(self, event: pygame.event.Event) -> bool:
        """A key or the trigger of a pad; true when it was used. The key that walks the focus is watched, not used."""
        bindings = self.services.bindings
        if bindings.lets_go(event, "intent") or event.type == pygame.WINDOWFOCUSLOST:
            self.held = False
        if bindings.lets_go(event, "next"):
            self._tab = None
        action = bindings.action(event)
        if action == "next" and event.type == pygame.KEYDOWN:
            self._tab = (0.0, self._ui().focus.current)
        if action == "intent":
            self.held = True
        return action == "intent"

    def pin(self) -> None:
        """Keep it open, or let it go."""
        self.pinned = not self.pinned

    def let_go(self) -> None:
        """Something else lies over the table."""
        self.held, self._tab = False, None

    @property
    def wanted(self) -> str:
        """What is asked for: everything, a place, or nothing."""
        if self._ui().table.busy or self.play.prompt is None:
            return ""
        tab = self._tab is not None and self._tab[0] >= HELD
        if self.held or self.pinned or tab or self.services.settings.intent:
            return ALL
        return self._over()

    # -- thinking ----------------------------------------------------------------------------------

    @property
    def found(self) -> Intent | None:
        """The intent of the open question, as soon as it is known."""
        return self._found if self._thought_of_this else None

    @property
    def _thought_of_this(self) -> bool:
        """Whether the thoughts are about the question that is open."""
        asked = self._asked
        return asked is not None and asked[0] is self.play.session.prompt and asked[1] == len(self.play.log)

    def update(self, dt: float) -> bool:
        """Let time pass, and think for a moment; true when something is to be drawn again or more is to be thought."""
        if self._tab is not None:
            before, focus = self._tab
            self._tab = (before + dt, focus)
            if before < HELD <= before + dt:
                self._ui().focus.to(focus)
        wanted = self.wanted
        if wanted:
            self._think()
        shows = wanted if self.found is not None and self._says(wanted) else ""
        changed = shows not in ("", self._shows)
        if shows:
            self._shows = shows
        calm = self.services.calm
        goal = 1.0 if shows else 0.0
        if goal != self._fade.goal:
            self._fade.to(goal, 0.0 if calm else OPENS if goal else CLOSES)
            return True
        return self._fade.update(dt) or changed or (bool(wanted) and self._work is not None)

    def _think(self) -> None:
        """Do some pieces of the work. A new question begins it anew, a frame later than it is laid out."""
        if not self._thought_of_this:
            self._asked = self.play.session.prompt, len(self.play.log)
            self._found, self._work = None, self.play.view.intent()
            return
        if self._work is None:
            return
        until = time.perf_counter() + SLICE
        try:
            while time.perf_counter() < until:
                next(self._work)
        except StopIteration as end:
            self._found, self._work = end.value, None

    def _says(self, place: str) -> bool:
        """Whether there is something to show of a place."""
        found = self.found
        if found is None:
            return False
        return place == ALL or found.move(place) is not None or found.toll(self._piece_of(place)) is not None

    def _piece_of(self, place: str) -> str:
        """The piece of a seat that a place is, or whose seat it is."""
        return self._ui().owner_of(place) if place.startswith("seat:") else place

    # -- showing -----------------------------------------------------------------------------------

    @property
    def sheet(self) -> Intent | None:
        """What the side sheet says; None unless everything is asked for."""
        return self.found if self._shows == ALL and self._fade.goal > 0 else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the marks on the table."""
        found, alpha = self.found, round(255 * self._fade.value)
        self.covered = []
        if found is None or not alpha:
            return
        ui, words, every = self._ui(), self.services.words, self._shows == ALL
        piece = self._piece_of(self._shows)
        moves = [
            (rect, move) for move in found.moves
            if (every or move.piece == self._shows) and (rect := ui.rect_of(move.piece)) is not None
        ]  # fmt: skip
        tolls = [rect for toll in found.tolls if every or toll.piece == piece
                 for rect in ui.table.draw_toll(canvas, toll, alpha)]  # fmt: skip
        draw_chips(canvas, moves, words, alpha)
        self.covered = tolls + [rect.inflate(40, 72) for rect, _ in moves]
