"""Pause: the menu over a quest. Everything is saved already, so leaving asks nothing; abandoning does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.canvas import Canvas
from game.ui.scene import Services
from game.ui.theme import TYPE
from game.ui.widgets.button import Button
from game.ui.widgets.focus import Focus
from game.ui.widgets.panel import draw_leather, draw_rule

WIDTH, ENTRY, STEP = 460.0, 52.0, 64.0
HEAD, FOOT = 100.0, 62.0


class Pause:
    """The menu: entries as (words key, what it does), the first of them goes on."""

    def __init__(self, services: Services, entries: Sequence[tuple[str, Callable[[], object]]]) -> None:
        self.services = services
        words = services.words
        self.done = False
        self.focus = Focus(services.bindings, calm=lambda: services.calm)
        self.buttons = [
            Button(
                (0, 0, 1, ENTRY), words(key), self._closing(action),
                kind="main" if index == 0 else "plain", style=TYPE["button"].sized(23),
            )
            for index, (key, action) in enumerate(entries)
        ]  # fmt: skip
        self.focus.parts = {"menu": self.buttons}

    def handle(self, event: pygame.event.Event) -> None:
        """Give it an event; Escape goes on with the quest."""
        if self.services.bindings.action(event) in ("back", "menu"):
            self.done = True
        else:
            self._place(self.services.window.stage.bounds)
            self.focus.handle(event)

    def update(self, dt: float) -> bool:
        """Let time pass."""
        return self.focus.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw it over the darkened table."""
        canvas.rect(canvas.bounds, canvas.theme["backdrop"], alpha=150)
        rect = self._place(canvas.bounds)
        draw_leather(canvas, rect)
        words, theme = self.services.words, canvas.theme
        title = TYPE["scene-title"].sized(34)
        at = (rect.centerx, rect.y + 58)
        canvas.text(words("ui.quest.pause"), at, title, theme["gold-title"], align="middle", width=WIDTH - 60)
        draw_rule(canvas, rect.x + 60, rect.y + 80, rect.width - 120, theme["gold-dark"], size=4)
        saved = words("ui.quest.pause-saved")
        at = (rect.centerx, rect.bottom - 26)
        canvas.text(saved, at, TYPE["second-italic"], theme["cream-2"], align="middle", width=WIDTH - 60)
        self.focus.draw(canvas)

    def _place(self, bounds: pygame.FRect) -> pygame.FRect:
        height = HEAD + STEP * len(self.buttons) + FOOT
        rect = pygame.FRect(bounds.centerx - WIDTH / 2, bounds.centery - height / 2, WIDTH, height)
        for index, button in enumerate(self.buttons):
            button.rect = pygame.FRect(rect.x + 60, rect.y + HEAD + STEP * index + 8, WIDTH - 120, ENTRY)
        return rect

    def _closing(self, action: Callable[[], object]) -> Callable[[], None]:
        def press() -> None:
            self.done = True
            action()

        return press
