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
BUTTON_GAP, WIDE_GAP = 12.0, 24.0
TIGHT, EASY, LEAST_WIDTH = 24.0, 48.0, 140.0
"""What lies around the label of a button at least and usually; how wide a button is at least, where there is room."""
MARGIN = 36.0
TOP = 28.0
"""What lies above the title, however large that is."""
MOST_GROWTH = 1.8
"""How much wider than designed it is at most, for larger type."""
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
        canvas.rect(bounds, canvas.theme["veil"], alpha=160)
        wide = min(bounds.width - 2 * MARGIN, WIDTH * min(MOST_GROWTH, max(1.0, canvas.type.factor)))
        room = wide - 2 * MARGIN
        text = RichText(canvas.type, self.text, TYPE["story"], room)
        head = TOP + canvas.type.size(TITLE) + 20
        button = max(BUTTON_HEIGHT, canvas.type.size(TYPE["button"]) * 2)
        rows = self._rows(canvas, room)
        height = head + text.height + 28 + button * len(rows) + ROW_GAP * (len(rows) - 1) + 36
        rect = pygame.FRect(bounds.centerx - wide / 2, bounds.centery - height / 2, wide, height)
        draw_parchment(canvas, rect, seed="modal")
        canvas.text(
            self.title,
            (rect.x + 36, rect.y + TOP + canvas.type.size(TITLE)),
            TITLE,
            canvas.theme["ink"],
            width=room,
        )
        text.draw(canvas, (rect.x + 36, rect.y + head))
        area = pygame.FRect(rect.x + MARGIN, rect.y, room, rect.height - MARGIN)
        self._place_buttons(canvas, area, rows, button)
        self.focus.draw(canvas)

    def _rows(self, canvas: Canvas, room: float) -> list[list[Button]]:
        """The buttons in as few rows as have room for their labels, in columns of one width where there are several."""
        for count in range(1, len(self.buttons) + 1):
            most = -(-len(self.buttons) // count)
            rows = [self.buttons[at : at + most] for at in range(0, len(self.buttons), most)]
            widths = _widths(canvas, self.buttons, TIGHT)
            if _spare(room, widths if count == 1 else [max(widths)] * most) >= 0:
                break
        return rows

    def _place_buttons(self, canvas: Canvas, area: pygame.FRect, rows: list[list[Button]], high: float) -> None:
        """Place the rows at the foot of an area: one row as wide as its labels, several as columns."""
        columns, gap = len(rows[0]), BUTTON_GAP
        widths = [max(LEAST_WIDTH, width) for width in _widths(canvas, rows[0], EASY)]
        spare = _spare(area.width, widths)
        if len(rows) > 1:
            widths = [(area.width - gap * (columns - 1)) / columns] * columns
        elif spare < 0:
            widths = _widths(canvas, rows[0], TIGHT)
            more = _spare(area.width, widths) / columns
            widths = [width + more for width in widths]
        elif columns > 1:
            gap = min(WIDE_GAP, gap + spare / (columns - 1))
        for number, row in enumerate(reversed(rows)):
            x, foot = area.right, area.bottom - number * (high + ROW_GAP)
            for button, width in zip(reversed(row), reversed(widths[-len(row) :]), strict=True):
                button.rect = pygame.FRect(x - width, foot - high, width, high)
                x -= width + gap

    def _closing(self, action: Callable[[], object]) -> Callable[[], object]:
        def press() -> None:
            self.done = True
            action()

        return press



def _widths(canvas: Canvas, row: Sequence[Button], around: float) -> list[float]:
    """How wide the buttons of a row are with so much around their labels."""
    return [canvas.type.width(button.label, button.style) + around for button in row]


def _spare(room: float, widths: Sequence[float]) -> float:
    """What buttons of these widths leave of the room for a row."""
    return room - sum(widths) - BUTTON_GAP * (len(widths) - 1)
