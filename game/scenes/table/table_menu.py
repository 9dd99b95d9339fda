"""Table menu: what the panels over the darkened table have in common: the menu of a game, and who sits at it."""

from __future__ import annotations

from abc import ABC, abstractmethod

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.screen.theme import TYPE
from game.ui.widgets.focus import Focus
from game.ui.widgets.panel import draw_leather, draw_rule

TITLE_AT, RULE_AT = 58.0, 80.0


class TableMenu(ABC):
    """A panel of leather with a title, and widgets that grow with the type, by `most` at the most. Escape closes it; it
    is `done` then.
    """

    def __init__(self, services: Services, most: float) -> None:
        self.services = services
        self.done = False
        self.focus = Focus(services.bindings, calm=lambda: services.calm)
        self._most = most

    @abstractmethod
    def place(self, bounds: pygame.FRect) -> pygame.FRect:
        """Give every widget its place, and where the panel lies."""

    def close(self) -> None:
        """Back to the table."""
        self.done = True

    def handle(self, event: pygame.event.Event) -> None:
        """Give it an event."""
        if self.services.bindings.action(event) in ("back", "menu"):
            self.close()
        else:
            self.place(self.services.window.stage.bounds)
            self.focus.handle(event)

    def update(self, dt: float) -> bool:
        """Let time pass."""
        return self.focus.update(dt)

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Draw it over the darkened table."""

    def draw_panel(self, canvas: Canvas, title: str, inset: float) -> pygame.FRect:
        """Darken the table, and draw the panel with its title and a rule that ends so far from its edges."""
        canvas.rect(canvas.bounds, canvas.theme["veil"], alpha=150)
        rect, growth, theme = self.place(canvas.bounds), self.growth, canvas.theme
        draw_leather(canvas, rect)
        at, room = (rect.centerx, rect.y + TITLE_AT * growth), rect.width - 2 * inset
        canvas.text(title, at, TYPE["scene-title"].sized(34), theme["gold-title"], align="middle", width=room)
        draw_rule(canvas, rect.x + inset, rect.y + RULE_AT * growth, room, theme["gold-dark"], size=4)
        return rect

    @property
    def growth(self) -> float:
        """How much larger than designed it is, for larger type."""
        style = TYPE["button"]
        return min(self._most, max(1.0, self.services.text.size(style) / style.size))
