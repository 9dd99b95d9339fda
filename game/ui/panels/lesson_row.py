"""Lesson row: which lessons there are and how far they have come, how long it still takes, and the way out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE, Colour, Style
from game.ui.table.layout import Layout
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

ZONES = ("lessons", "lessons/out")
"""The zones of the table in which both stand; where it has none, they stand below the header."""
ROW, WAY_OUT = (16.0, 68.0, 628.0, 50.0), (1290.0, 68.0, 222.0, 50.0)
"""Where both stand below the header at a table of 1920 x 1080."""
LEAVE = (96.0, 38.0)
DISC, DOT, DOT_STEP = 14.0, 4.0, 13.0
_NAME = Style("ui-bold", 20)
_MOST = 22.0


class LessonRow:
    """The lessons in a row, and the plate with the way out; `show` says where the player stands."""

    def __init__(self, words: Words, on_leave: Callable[[], object]) -> None:
        self._words = words
        self.leave = Button(
            (0, 0, 1, 1), words("ui.guided.leave"), on_leave, style=TYPE["label"], hint=words("ui.guided.leave-hint")
        )
        self.row, self.out = pygame.FRect(ROW), pygame.FRect(WAY_OUT)
        self._titles: Sequence[str] = ()
        self._lesson, self._at, self._of, self._first = 0, 0, 1, 0
        self._left = ""

    @property
    def rects(self) -> list[pygame.FRect]:
        """What it covers."""
        return [self.row, self.out]

    @property
    def widgets(self) -> list[Widget]:
        """What can be pressed on it."""
        return [self.leave]

    def show(self, titles: Sequence[str], lesson: int, at: int, of: int, minutes: int, first: int = 0) -> None:
        """Take over the titles of the lessons of this game, which of them is held (from 0), at which of its steps, and
        what is left; `first`: how many lessons of the course come before them.
        """
        self._titles, self._lesson, self._at, self._of, self._first = titles, lesson, at, of, first
        self._left = self._words("ui.guided.left", minutes=minutes)

    def lay_out(self, layout: Layout) -> None:
        """Stand in the own zones of the table, or below its header."""
        if all(zone in layout for zone in ZONES):
            self.row, self.out = (layout[zone].copy() for zone in ZONES)
        else:
            bounds = layout.bounds
            top = max(layout["header"].bottom + 6, ROW[1] + bounds.y)
            self.row = pygame.FRect(bounds.x + ROW[0], top, ROW[2], ROW[3])
            self.out = pygame.FRect(WAY_OUT[0], top, WAY_OUT[2], WAY_OUT[3])
        wide, high = LEAVE
        self.leave.rect = pygame.FRect(self.out.right - wide - 8, self.out.centery - high / 2, wide, high)

    def draw(self, canvas: Canvas) -> None:
        """Draw both."""
        ground, edge = canvas.theme["plate"], canvas.theme["gold-line"]
        for rect in self.rects:
            canvas.rect(rect, ground, radius=rect.height / 2, edge=edge, width=2)
        small = canvas.type.at_most(_NAME.sized(19), 21)
        room = self.leave.rect.x - self.out.x - 28
        at = (self.out.x + 18, self.out.centery)
        canvas.text(self._left, at, small, canvas.theme["on-dark"], at="mid", width=room)
        self.leave.draw(canvas)
        step = (self.row.width - 24) / max(1, len(self._titles))
        for number, title in enumerate(self._titles):
            self._draw_lesson(canvas, number, title, self.row.x + 14 + number * step, step - 6)

    def _draw_lesson(self, canvas: Canvas, number: int, title: str, x: float, room: float) -> None:
        theme, y = canvas.theme, self.row.centery
        done, now = number < self._lesson, number == self._lesson
        fill: Colour = theme["moss"] if done else theme["gold"] if now else theme["leather-row"]
        canvas.circle((x + DISC, y), DISC, fill, edge=theme["gold-dark"], width=1.4)
        if done:
            canvas.icon("check", (x + DISC, y), 20, theme["cream"])
        else:
            ink = theme["black-ink"] if now else theme["on-dark"]
            sign = canvas.type.at_most(Style("ui-extrabold", 19), 19)
            canvas.text(str(self._first + number + 1), (x + DISC, y), sign, ink, align="middle", at="mid")
        style = canvas.type.at_most(_NAME, _MOST)
        ink = theme["cream"] if now or done else theme["muted"]
        left = x + 2 * DISC + 10
        canvas.text(title, (left, y - 6 * now), style, ink, at="mid", width=room - 2 * DISC - 14)
        step = min(DOT_STEP, (room - 2 * DISC - 10 - 2 * DOT) / max(1, self._of - 1))
        for index in range(self._of if now else 0):
            reached = theme["gold-title"] if index <= self._at else None
            canvas.circle((left + DOT + index * step, y + 13), DOT, reached, edge=theme["leather-line"], width=1.2)
