"""The journey of the day: what it is, with whom, on which step; and how the last seven days went."""

from __future__ import annotations

import pygame

from game.kit.profile import DailyTry
from game.kit.setup import SetupForm
from game.scenes.profile.dates import date_of
from game.scenes.profile.panel import TITLE, draw_panel
from game.scenes.profile.state import ProfileState
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE
from game.ui.widgets.base import Widget

GOAL, LINE = TYPE["panel-title"].sized(26), TYPE["ui"].sized(20)
VICTORY = "victory"
DOT = 11.0


class DayPanel(Widget):
    """Today's journey; its button stands beside the seven days and is a widget of its own."""

    focusable = False

    def __init__(self, rect: RectLike, state: ProfileState, words: Words) -> None:
        super().__init__(rect)
        self.state, self.words = state, words
        self.setup = state.day_setup()
        self.form: SetupForm = state.mode.setup_form(len(self.setup.seats))

    @property
    def button(self) -> pygame.FRect:
        """Where the button stands."""
        x, y, w, h = self.rect
        high = min(64.0, h * 0.18)
        return pygame.FRect(x + w * 0.44, y + h - high - 16, w * 0.56 - 20, high)

    def draw(self, canvas: Canvas) -> None:
        theme, state, rect = canvas.theme, self.state, self.rect
        draw_panel(canvas, rect, self.words("ui.profile.day"), date_of(self.words, state.today))
        top = rect.y + 22 + canvas.type.line_height(TITLE)
        foot = self.button.y - 14
        goal = state.ladder.goal(state.ladder.goal_of(self.setup.choices))
        left = rect.x + 20
        if goal is not None and goal.picture:
            picture = pygame.FRect(left, top, rect.width * 0.37, foot - top)
            canvas.image(goal.picture, picture, fit="cover", focus=(0.6, 0.6), radius=4)
            canvas.rect(picture, radius=4, edge=theme["gold"], width=1.6)
        left, right = rect.x + rect.width * 0.44, rect.right - 20
        base = top + canvas.type.ascent(GOAL)
        canvas.text(goal.title if goal is not None else "", (left, base), GOAL, theme["cream"], width=right - left)
        base += canvas.type.line_height(LINE)
        canvas.text(self.line, (left, base), LINE, theme["cream-2"], width=right - left)
        self._draw_pieces(canvas, pygame.FRect(left, base + 10, right - left, foot - base - 10))
        self._draw_week(canvas)

    @property
    def line(self) -> str:
        """The step, and the group of the goal."""
        ladder, choices = self.state.ladder, self.setup.choices
        step = ladder.step(ladder.number(ladder.step_of(choices)))
        chosen = next((found for found in self.form.lists if found.id == ladder.goal_list), None)
        entry = chosen.entry(ladder.goal_of(choices)) if chosen is not None else None
        parts = []
        if step is not None:
            parts.append(self.words("ui.profile.on_step", number=ladder.number(step.id), name=step.name))
        if entry is not None and entry.group_title:
            parts.append(entry.group_title)
        return " · ".join(parts)

    def _draw_pieces(self, canvas: Canvas, room: pygame.FRect) -> None:
        theme, side = canvas.theme, min(room.width * 0.19, room.height)
        x = room.x
        if side > 24:
            for seat in self.setup.seats:
                piece = self.form.piece(seat.piece)
                if piece is not None and piece.picture:
                    canvas.image(piece.picture, (x, room.y, side, side), fit="cover", focus=(0.5, 0.2), radius=4)
                    canvas.rect((x, room.y, side, side), radius=4, edge=theme["gold"], width=1.6)
                x += side + 10
        told = self.words("ui.profile.same")
        quote = TYPE["quote"].sized(19)
        lines = canvas.type.wrap(told, quote, max(80.0, room.right - x - 10))
        if len(lines) * canvas.type.line_height(quote) <= side + 8:
            for at, line in enumerate(lines):
                y = room.y + side / 2 + (at - (len(lines) - 1) / 2) * canvas.type.line_height(quote)
                canvas.text(line, (x + 10, y), quote, theme["cream-2"], at="mid", width=room.right - x - 10)

    def _draw_week(self, canvas: Canvas) -> None:
        """Seven days: won, lost, begun, not played; today is the last."""
        y, step = self.button.centery, (self.button.x - self.rect.x - 34) / 7
        for at, (_, found) in enumerate(self.state.week()):
            self._draw_day(canvas, (self.rect.x + 24 + (at + 0.5) * step, y), found, today=at == 6)

    def _draw_day(self, canvas: Canvas, centre: tuple[float, float], found: DailyTry | None, *, today: bool) -> None:
        theme = canvas.theme
        if today:
            canvas.circle(centre, DOT + 4, None, edge=theme["main-text"], width=2)
        if found is None:
            canvas.circle(centre, DOT, theme["inset-leather"], edge=theme["inset-edge"], width=1.6)
        elif not found.outcome:
            canvas.circle(centre, DOT, theme["inset-leather"], edge=theme["gold"], width=1.6)
            canvas.icon("hourglass", centre, DOT * 1.2, theme["cream"])
        else:
            won = found.outcome == VICTORY
            canvas.circle(centre, DOT, theme["gold" if won else "oxblood"], edge=theme["gold-dark"], width=1.6)
            canvas.icon("check" if won else "cross", centre, DOT * 1.2, theme["black-ink" if won else "main-text"])
