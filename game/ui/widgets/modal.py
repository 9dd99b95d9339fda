"""Modal box: a question that must be answered before anything else; the focus starts on the harmless
answer.

It exists for the few things that cannot be taken back: leaving a quest for good, deleting a save, resetting
settings.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.input import Bindings
from game.ui.screen.rich_text import RichText
from game.ui.screen.theme import TYPE
from game.ui.widgets.button import Button, Kind
from game.ui.widgets.focus import Focus
from game.ui.widgets.panel import draw_parchment

WIDTH = 640.0
BUTTON_HEIGHT, ROW_GAP = 48.0, 12.0
MOST_IN_ROW = 4
TITLE = TYPE["panel-title"].sized(28)


class ModalAnswer(NamedTuple):
    """An answer: its label, what it does, and how its button looks."""

    label: str
    on_press: Callable[[], object]
    kind: Kind = "parchment"


class Modal:
    """A box over a scene. The first answer is the harmless one: it has the focus, and Escape gives it.

    The scene hands it events while it is open, draws it last, and drops it when `done` is true.
    """

    def __init__(self, title: str, text: str, answers: Sequence[ModalAnswer], bindings: Bindings) -> None:
        self.title, self.text = title, text
        self.done = False
        self.bindings = bindings
        self.focus = Focus(bindings)
        self.buttons = [
            Button(
                (0, 0, 10, BUTTON_HEIGHT),
                answer.label,
                self._closing(answer.on_press),
                kind=answer.kind,
                style=TYPE["button"],
            )
            for answer in answers
        ]
        self.focus.parts = {"answers": self.buttons}

    def handle(self, event: pygame.event.Event) -> bool:
        """Give it an event; it lets nothing through to the scene below."""
        if self.bindings.action(event) == "back":
            self.buttons[0].press()
        else:
            self.focus.handle(event)
        return True

    def update(self, dt: float) -> bool:
        """Let time pass; true when it must be drawn again."""
        return self.focus.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw it over a darkened scene."""
        bounds = canvas.bounds
        canvas.rect(bounds, canvas.theme["backdrop"], alpha=160)
        text = RichText(canvas.type, self.text, TYPE["story"], WIDTH - 72)
        head = canvas.type.size(TITLE) + 48
        button = max(BUTTON_HEIGHT, canvas.type.size(TYPE["button"]) * 2)
        rows = self._rows()
        height = head + text.height + 28 + button * len(rows) + ROW_GAP * (len(rows) - 1) + 36
        rect = pygame.FRect(bounds.centerx - WIDTH / 2, bounds.centery - height / 2, WIDTH, height)
        draw_parchment(canvas, rect, seed="modal")
        canvas.text(
            self.title,
            (rect.x + 36, rect.y + 56),
            TYPE["panel-title"].sized(28),
            canvas.theme["ink"],
            width=WIDTH - 72,
        )
        text.draw(canvas, (rect.x + 36, rect.y + head))
        bottom = rect.bottom - 36
        for row in reversed(rows):
            self._place_buttons(canvas, rect.right - 36, bottom, row, button)
            bottom -= button + ROW_GAP
        self.focus.draw(canvas)

    def _rows(self) -> list[list[Button]]:
        """The buttons in rows: two where there are more than four."""
        most = len(self.buttons) if len(self.buttons) <= MOST_IN_ROW else -(-len(self.buttons) // 2)
        return [self.buttons[at : at + most] for at in range(0, len(self.buttons), most)]

    def _place_buttons(self, canvas: Canvas, right: float, bottom: float, row: list[Button], height: float) -> None:
        widths = [max(140.0, canvas.type.width(button.label, button.style) + 48) for button in row]
        room, gap = WIDTH - 72, 24.0
        if sum(widths) + gap * (len(widths) - 1) > room:
            gap = 12.0
            squeeze = (room - gap * (len(widths) - 1)) / sum(widths)
            widths = [width * min(1.0, squeeze) for width in widths]
        x = right
        for button, width in zip(reversed(row), reversed(widths), strict=True):
            button.rect = pygame.FRect(x - width, bottom - height, width, height)
            x -= width + gap

    def _closing(self, action: Callable[[], object]) -> Callable[[], object]:
        def press() -> None:
            self.done = True
            action()

        return press
