"""Pause: the menu over a quest. It says whether everything is saved, as it mostly is; leaving asks only where not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.screen.theme import TYPE
from game.ui.widgets.button import Button
from game.ui.widgets.focus import Focus
from game.ui.widgets.panel import draw_leather, draw_rule
from game.ui.widgets.toast import draw_toast

WIDTH, ENTRY, STEP = 460.0, 52.0, 64.0
HEAD, FOOT = 100.0, 62.0
MOST_GROWTH = 1.8


class Pause:
    """The menu: entries as (words key, what it does), the first of them goes on; its last line says whether everything
    is `saved`.
    """

    def __init__(self, services: Services, entries: Sequence[tuple[str, Callable[[], object]]], *, saved: bool) -> None:
        self.services = services
        self.saved = saved
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
        growth = self._growth
        draw_leather(canvas, rect)
        words, theme = self.services.words, canvas.theme
        title = TYPE["scene-title"].sized(34)
        at = (rect.centerx, rect.y + 58 * growth)
        canvas.text(words("ui.table.pause"), at, title, theme["gold-title"], align="middle", width=rect.width - 60)
        draw_rule(canvas, rect.x + 60, rect.y + 80 * growth, rect.width - 120, theme["gold-dark"], size=4)
        if self.saved:
            at = (rect.centerx, rect.bottom - 26)
            line = words("ui.table.pause-saved")
            canvas.text(line, at, TYPE["second-italic"], theme["cream-2"], align="middle", width=rect.width - 60)
        else:
            band = pygame.FRect(rect.x + 60, rect.bottom - (FOOT - 6) * growth, rect.width - 120, 36 * growth)
            draw_toast(canvas, band.topleft, words("ui.table.pause-unsaved"), "bad", width=band.width)
        self.focus.draw(canvas)

    def _place(self, bounds: pygame.FRect) -> pygame.FRect:
        growth = self._growth
        width, step, head = WIDTH * growth, STEP * growth, HEAD * growth
        height = head + step * len(self.buttons) + FOOT * growth
        rect = pygame.FRect(bounds.centerx - width / 2, bounds.centery - height / 2, width, height)
        for index, button in enumerate(self.buttons):
            button.rect = pygame.FRect(rect.x + 60, rect.y + head + step * index + 8, width - 120, ENTRY * growth)
        return rect

    @property
    def _growth(self) -> float:
        """How much larger than designed it is, for larger type."""
        style = TYPE["button"]
        return min(MOST_GROWTH, max(1.0, self.services.text.size(style) / style.size))

    def _closing(self, action: Callable[[], object]) -> Callable[[], None]:
        def press() -> None:
            self.done = True
            action()

        return press
