"""Pause: the menu over a quest. It says whether everything is saved, as it mostly is; leaving asks only where not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.scenes.table.table_menu import TableMenu
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.screen.theme import TYPE
from game.ui.widgets.button import Button
from game.ui.widgets.toast import draw_toast

WIDTH, ENTRY, STEP = 460.0, 52.0, 64.0
HEAD, FOOT, INSET = 100.0, 62.0, 60.0
MOST_GROWTH, HIGHEST = 1.8, 1040.0
"""How far it grows with the type, and how high it may become by that."""


class Pause(TableMenu):
    """The menu: entries as (words key, what it does), the first of them goes on; its last line says whether everything
    is `saved`.
    """

    def __init__(self, services: Services, entries: Sequence[tuple[str, Callable[[], object]]], *, saved: bool) -> None:
        super().__init__(services, min(MOST_GROWTH, HIGHEST / (HEAD + STEP * len(entries) + FOOT)))
        self.saved = saved
        words = services.words
        self.buttons = [
            Button(
                (0, 0, 1, ENTRY), words(key), self._closing(action),
                kind="main" if index == 0 else "plain", style=TYPE["button"].sized(23),
            )
            for index, (key, action) in enumerate(entries)
        ]  # fmt: skip
        self.focus.parts = {"menu": self.buttons}

    def draw(self, canvas: Canvas) -> None:
        words, theme, growth = self.services.words, canvas.theme, self.growth
        rect = self.draw_panel(canvas, words("ui.table.pause"), INSET)
        if self.saved:
            at = (rect.centerx, rect.bottom - 26)
            line = words("ui.table.pause-saved")
            canvas.text(line, at, TYPE["second-italic"], theme["cream-2"], align="middle", width=rect.width - INSET)
        else:
            band = pygame.FRect(rect.x + INSET, rect.bottom - (FOOT - 6) * growth, rect.width - 2 * INSET, 36 * growth)
            draw_toast(canvas, band.topleft, words("ui.table.pause-unsaved"), "bad", width=band.width)
        self.focus.draw(canvas)

    def place(self, bounds: pygame.FRect) -> pygame.FRect:
        growth = self.growth
        width, step, head = WIDTH * growth, STEP * growth, HEAD * growth
        height = head + step * len(self.buttons) + FOOT * growth
        rect = pygame.FRect(bounds.centerx - width / 2, bounds.centery - height / 2, width, height)
        for index, button in enumerate(self.buttons):
            y = rect.y + head + step * index + 8
            button.rect = pygame.FRect(rect.x + INSET, y, width - 2 * INSET, ENTRY * growth)
        return rect

    def _closing(self, action: Callable[[], object]) -> Callable[[], None]:
        def press() -> None:
            self.done = True
            action()

        return press
