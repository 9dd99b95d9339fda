"""Stage control: where the phase has got to, the five speeds, on to the next line, and on to the next decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE
from game.ui.table.table_stage import TableStage
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

MOST_MARKS, MOST_FACTOR = 5, 1.4
MARK, STEP = 12.0, 40.0
PAD = 16.0
_KEYS = TYPE["label"].sized(18)


class StageActions(NamedTuple):
    """What the buttons of the control do."""

    go_on: Callable[[], object]
    skip: Callable[[], object]
    speed: Callable[[str], object]


class StageControl:
    """The control beside a card on the stage; `lay_out` puts it into its rectangle."""

    def __init__(self, words: Words, speeds: Sequence[str], actions: StageActions) -> None:
        self._words = words
        self.rect = pygame.FRect(0, 0, 0, 0)
        self.speeds = {
            name: Button((0, 0, 1, 1), words(f"ui.speed.{name}"), partial(actions.speed, name), style=_KEYS)
            for name in speeds
        }
        self.next = Button((0, 0, 1, 1), words("ui.stage.next"), actions.go_on, kind="main", style=TYPE["panel-title"])
        self.skip = Button((0, 0, 1, 1), words("ui.stage.skip"), actions.skip, style=TYPE["label"])
        self.widgets: list[Widget] = [*self.speeds.values(), self.next, self.skip]

    @property
    def state(self) -> tuple[object, ...]:
        """All that its buttons look like."""
        buttons = (*self.speeds.values(), self.next, self.skip)
        return tuple((round(button.warmth.value, 1), button.held and button.hovered) for button in buttons)

    def lay_out(self, rect: pygame.FRect, next_key: str, skip_key: str) -> None:
        """Lie there, and name the keys of the device that is used."""
        self.rect = rect.copy()
        width, x = 56.0, rect.right - PAD - 5 * 56.0 + 4
        for index, button in enumerate(self.speeds.values()):
            button.rect = pygame.FRect(x + index * width, rect.y + 14, width - 4, 40)
        half = (rect.width - 2 * PAD - 12) / 2
        self.next.rect = pygame.FRect(rect.x + PAD, rect.bottom - PAD - 60, half + 20, 60)
        self.skip.rect = pygame.FRect(self.next.rect.right + 12, self.next.rect.y, half - 20, 60)
        self.next.key_hint, self.skip.key_hint = next_key, skip_key

    def draw(self, canvas: Canvas, stage: TableStage, speed: str) -> None:
        """Draw it, with the speed that holds."""
        theme = canvas.theme
        canvas.rect(self.rect, theme["night"], radius=12, edge=theme["gold-dark"], width=1.6)
        self._draw_marks(canvas, stage)
        for name, button in self.speeds.items():
            button.draw(canvas)
            if name == speed:
                canvas.rect(button.rect, theme["gold"], radius=5, edge=theme["cream"], width=2)
                style = canvas.type.shrunk(button.label, _KEYS, button.rect.width - 6)
                canvas.text(button.label, button.rect.center, style, theme["black-ink"], align="middle", at="mid",
                            width=button.rect.width - 6)  # fmt: skip
        for button in (self.next, self.skip):
            if canvas.type.factor > MOST_FACTOR:  # the label comes before its key
                button.key_hint = ""
            button.draw(canvas)

    def _draw_marks(self, canvas: Canvas, stage: TableStage) -> None:
        """A diamond for each of those that act in the phase; where they are many, numbers."""
        theme, y = canvas.theme, self.rect.y + 34
        if not stage.of:
            return
        if stage.of > MOST_MARKS:
            text = self._words("ui.stage.nth", number=stage.number, all=stage.of)
            canvas.text(text, (self.rect.x + PAD + 4, y), TYPE["label"], theme["gold-title"], at="mid", width=180)
            return
        for index in range(stage.of):
            centre = (self.rect.x + PAD + MARK + 4 + index * STEP, y)
            if index:
                canvas.line((centre[0] - STEP + MARK, y), (centre[0] - MARK, y), theme["gold-dark"], 1.6)
            now, done = index + 1 == stage.number, index + 1 < stage.number
            fill = theme["oxblood-light"] if now else theme["gold"] if done else theme["leather-row"]
            canvas.shape("diamond", centre, MARK + 4 * now, fill, edge=theme["gold-dark"], width=1.4)
            ink = theme["on-oxblood"] if now else theme["black-ink"] if done else theme["muted"]
            canvas.text(str(index + 1), centre, TYPE["key"].sized(18), ink, align="middle", at="mid")
