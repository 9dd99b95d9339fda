"""The curtain: between two players at one screen nothing of the table is seen until the next one sits down."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.page import Page, draw_backdrop
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Change, Pop, Services
from game.ui.screen.theme import TYPE
from game.ui.table.curtain_look import CurtainLook, CurtainTold
from game.ui.widgets.button import Button
from game.ui.widgets.emblems import draw_seat
from game.ui.widgets.panel import draw_leather, draw_rule

WIDTH, HEIGHT = 760.0, 520.0
SIGN = 74.0
BUTTON = 60.0
MOST_GROWTH = 1.6
OPENED_EVENT = pygame.event.custom_type()
"""Posted when it has opened."""
FALLING = 350.0
"""Milliseconds until it may be opened: longer than the fade, and than a second press of the key that gave the answer
before."""


class CurtainScene(Page):
    """Asks for the player of a seat, by name and by the seat's sign. `sit_down` is called once the player is there;
    `leave` leads to the title, from this scene.
    """

    def __init__(
        self, services: Services, name: str, seat: int, sit_down: Callable[[], None], leave: Callable[[Page], None],
        look: CurtainLook | None = None,
    ) -> None:  # fmt: skip
        super().__init__(services)
        self.name, self.seat, self.look = name, seat, look
        self._sit_down, self._leave = sit_down, leave
        self._hangs_for = 0.0
        self._opens_for: float | None = None
        """For how long it has been opening."""

    def lay_out(self, bounds: pygame.FRect) -> None:
        if self.look is not None:
            self._lay_out_look(self.look, bounds)
            return
        growth = min(self.grow, MOST_GROWTH)
        wide, high = min(WIDTH * growth, bounds.width - 80), min(HEIGHT * growth, bounds.height - 60)
        self.box = pygame.FRect(bounds.centerx - wide / 2, bounds.centery - high / 2, wide, high)
        room, step = wide - 120, (BUTTON + 14) * growth
        top = self.box.bottom - 2 * step - 34
        here = Button(
            (self.box.x + 60, top, room, BUTTON * growth), self.words("ui.curtain.here", name=self.name),
            self.sit_down, kind="main",
        )  # fmt: skip
        leave = Button(
            (self.box.x + 60, top + step, room, BUTTON * growth), self.words("ui.curtain.leave"), self.leave_table
        )
        self.focus.parts = {"curtain": [here, leave]}
        if self.focus.current is None:
            self.focus.to(here)

    def _lay_out_look(self, look: CurtainLook, bounds: pygame.FRect) -> None:
        """Where the look of the game has places for the two buttons."""
        places = look.places(bounds, min(self.grow, MOST_GROWTH))
        here = Button(places.here, self.words("ui.curtain.here", name=self.name), self.sit_down, kind="main")
        leave = Button(places.leave, self.words("ui.curtain.leave"), self.leave_table)
        self.focus.parts = {"curtain": [here, leave]}
        if self.focus.current is None:
            self.focus.to(here)

    def handle(self, event: pygame.event.Event) -> Change | None:
        """The space bar skips what moves, and opens nothing; while it opens nothing else counts."""
        if event.type == OPENED_EVENT:
            self._open()
        elif self._opens_for is not None or (event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE):
            return None
        return super().handle(event)

    def update(self, dt: float) -> bool:
        self._hangs_for += dt
        if self._opens_for is not None:
            before, self._opens_for = self._opens_for, self._opens_for + dt
            if before < self._opening <= self._opens_for:
                pygame.event.post(pygame.event.Event(OPENED_EVENT))
            return True
        return super().update(dt)

    @property
    def _opening(self) -> float:
        """How long it takes to open: no time for those who want no motion."""
        still = self.services.calm or self.services.settings.speed == "now" or self.look is None
        return 0.0 if still or self.look is None else self.look.opening

    def sit_down(self) -> None:
        """The player of the seat is there: the table is shown, once the curtain has fallen."""
        if self._hangs_for < FALLING or self._opens_for is not None:
            return
        if self._opening:
            self._opens_for = 0.0
        else:
            self._open()

    def _open(self) -> None:
        self._sit_down()
        self.go(Pop())

    def leave_table(self) -> None:
        """Nobody is: back to the title, the journey is saved."""
        self._leave(self)

    def act(self, action: str | None, event: pygame.event.Event) -> bool:
        """Confirm shows the table, wherever the focus is not, and so does a press on the seal; no other key does."""
        if event.type == pygame.MOUSEBUTTONDOWN and self.look is not None and event.button == 1:
            seal = self.look.places(self.bounds, min(self.grow, MOST_GROWTH)).seal
            if seal.collidepoint(event.pos):
                self.sit_down()
                return True
        if action != "main":
            return False
        self.sit_down()
        return True

    def paint(self, canvas: Canvas) -> None:
        """The seat's sign, whose turn it is, and what to do."""
        draw_backdrop(canvas)
        if self.look is not None:
            self._paint_look(canvas, self.look)
            return
        draw_leather(canvas, self.box)
        theme, x, room = canvas.theme, self.box.centerx, self.box.width - 100
        growth = min(self.grow, MOST_GROWTH)
        sign = min(SIGN * growth, self.box.height * 0.15)
        y = self.box.y + 40 + sign
        draw_seat(canvas, self.seat, (x, y), sign)
        title = self.fixed(TYPE["scene-title"].sized(42), 1.3)
        y += sign + 24 + canvas.type.ascent(title)
        told = self.words("ui.curtain.title", name=self.name)
        canvas.text(told, (x, y), title, theme["gold-title"], align="middle", width=room)
        y += 22
        draw_rule(canvas, x - room / 2, y, room, theme["gold-dark"], size=4)
        y += 18 + canvas.type.ascent(TYPE["name"])
        told = self.words("ui.curtain.text", name=self.name)
        canvas.text(told, (x, y), TYPE["name"], theme["cream"], align="middle", width=room)

    def _paint_look(self, canvas: Canvas, look: CurtainLook) -> None:
        """The curtain of the game, as far as it has opened."""
        title, text = (self.words(f"ui.curtain.{part}", name=self.name) for part in ("title", "text"))
        told = CurtainTold(title, text, self.seat)
        look.paint(canvas, self.bounds, told, min(1.0, (self._opens_for or 0.0) / max(1.0, look.opening)))
