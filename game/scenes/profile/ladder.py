"""The ladder on parchment: every goal with its steps, those won, the next one, and what is so on the one looked at."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kit.career import LadderStep
from game.scenes.profile.state import ProfileState
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Words
from game.ui.screen.text import Text
from game.ui.screen.theme import TYPE
from game.ui.widgets.panel import draw_parchment, draw_rule
from game.ui.widgets.parts import Parts
from game.ui.widgets.scroll import Scroller

TITLE, NAMES = TYPE["panel-title"].sized(25), TYPE["label"].sized(18.5)
ROW_NAME, TOLD = TYPE["ui"].sized(20), TYPE["ui"].sized(20)
SIDE = 24.0
NAME_PART = 0.31
FOOT_LINES = 2


class LadderPanel(Parts[tuple[int, int]]):
    """Goals by steps. Up and down walk the goals, left and right the steps; the line at the foot tells of the step."""

    radius = 4.0

    def __init__(
        self,
        rect: RectLike,
        state: ProfileState,
        words: Words,
        text: Text,
        on_look: Callable[[int, int], object],
    ) -> None:
        super().__init__(rect)
        self.state, self.words, self.on_look = state, words, on_look
        head = 18 + text.line_height(TITLE) + text.line_height(NAMES) + 18
        foot = 22 + max(FOOT_LINES * text.line_height(TOLD), self._most_told(text))
        self.rows = pygame.FRect(self.rect.x + SIDE, self.rect.y + head, self.rect.width - 2 * SIDE,
                                 self.rect.height - head - foot - 10)  # fmt: skip
        self.foot = self.rows.bottom + 10
        count = max(1, len(state.ladder.goals))
        self.row = max(text.line_height(ROW_NAME) + 1, min(52.0, self.rows.height / count))
        self.scroller = Scroller(self.rows.height, self.row * count)
        self.scroller.paper = True
        self._show()

    def _most_told(self, text: Text) -> float:
        """How high the line at the foot is on the step of which most is told."""
        told = (self._told_of(number, step, "next", 99) for number, step in enumerate(self.state.ladder.steps, 1))
        return max((RichText(text, line, TOLD, self._told_width).height for line in told), default=0.0)

    @property
    def _told_width(self) -> float:
        return self.rect.width - 2 * SIDE - 8

    def _show(self) -> None:
        self.scroller.show(self.state.goal_at * self.row, (self.state.goal_at + 1) * self.row)

    def act(self, action: str, event: pygame.event.Event) -> bool:
        state = self.state
        if action in ("up", "down"):
            self.on_look(state.goal_at + (1 if action == "down" else -1), 0)
        elif action in ("left", "right"):
            self.on_look(state.goal_at, state.step_number + (1 if action == "right" else -1))
        else:
            return False
        self._show()
        return True

    def focus_rect(self) -> pygame.FRect:
        """The row of the goal that is looked at."""
        return self._row(self.state.goal_at)

    def _row(self, at: int) -> pygame.FRect:
        top = self.rows.y + at * self.row - self.scroller.offset
        return pygame.FRect(self.rows.x - 8, top, self.rows.width + 8, self.row)

    def centre(self, at: int, number: int) -> tuple[float, float]:
        """Where the mark of a step stands."""
        first = self.rows.x + self.rows.width * NAME_PART
        step = (self.rows.right - 20 - first) / self.state.ladder.height
        return first + (number - 0.5) * step, self._row(at).centery

    def choose(self, part: tuple[int, int]) -> None:
        self.on_look(*part)

    def part_at(self, pos: tuple[float, float]) -> tuple[int, int] | None:
        """The goal and the step at a place; the step is 0 beside the steps."""
        if not self.rows.collidepoint(pos):
            return None
        at = int((pos[1] - self.rows.y + self.scroller.offset) // self.row)
        first = self.rows.x + self.rows.width * NAME_PART
        step = (self.rows.right - 20 - first) / self.state.ladder.height
        number = int((pos[0] - first) // step) + 1 if pos[0] >= first else 0
        return (at, min(number, self.state.ladder.height)) if at < len(self.state.ladder.goals) else None

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        theme, state, rect = canvas.theme, self.state, self.rect
        draw_parchment(canvas, rect, seed="ladder")
        base = rect.y + 16 + canvas.type.ascent(TITLE)
        quote = TYPE["quote"].sized(19)
        told = self.words("ui.profile.steps", count=state.ladder.height)
        used = canvas.text(told, (rect.right - SIDE - 6, base), quote, theme["ink-2"], align="right")
        canvas.text(self.words("ui.profile.ladder"), (rect.x + SIDE + 4, base), TITLE, theme["ink"],
                    width=rect.width - used - 3 * SIDE)  # fmt: skip
        rule = rect.y + 16 + canvas.type.line_height(TITLE)
        draw_rule(canvas, rect.x + SIDE, rule, rect.width - 2 * SIDE, theme["parchment-rule"])
        base = self.rows.y - 8
        step = self.centre(0, 2)[0] - self.centre(0, 1)[0] if state.ladder.height > 1 else 100.0
        for number, found in enumerate(state.ladder.steps, 1):
            canvas.text(found.name, (self.centre(0, number)[0], base), NAMES, theme["ink-2"], align="middle",
                        width=step - 6)  # fmt: skip
        with canvas.clip(self.rows.inflate(20, 0)):
            for at in range(len(state.ladder.goals)):
                if self._row(at).colliderect(self.rows):
                    self._draw_row(canvas, at)
        self.scroller.draw(canvas, self.rows)
        self._draw_foot(canvas)

    def _draw_row(self, canvas: Canvas, at: int) -> None:
        theme, state, row = canvas.theme, self.state, self._row(at)
        goal, chosen = state.ladder.goals[at], at == state.goal_at
        won = state.won(goal)
        if chosen:
            canvas.rect(row.inflate(0, -3), theme["inset-parchment"], radius=4, edge=theme["gold-dark"], width=1.4)
        style = TYPE["ui-bold"].sized(20) if chosen else ROW_NAME
        room = self.rows.width * NAME_PART - 24
        canvas.text(goal.title, (row.x + 16, row.centery), style, theme["ink" if won or chosen else "ink-2"], at="mid",
                    width=room)  # fmt: skip
        first, last = self.centre(at, 1), self.centre(at, state.ladder.height)
        canvas.line(first, last, theme["parchment-rule"], 1.4)
        size = min(13.0, self.row * 0.36)
        for number in range(1, state.ladder.height + 1):
            self._draw_step(canvas, self.centre(at, number), number, won, size)
            if chosen and number == state.step_number:
                canvas.circle(self.centre(at, number), size + 3.5, None, edge=theme["oxblood"], width=2)

    def _draw_step(self, canvas: Canvas, centre: tuple[float, float], number: int, won: int, size: float) -> None:
        theme = canvas.theme
        if number <= won:
            canvas.circle(centre, size, theme["gold"], edge=theme["ink"], width=1.6)
            canvas.icon("check", centre, size * 1.3, theme["black-ink"])
        elif number == won + 1:
            canvas.circle(centre, size, theme["parchment-card"], edge=theme["oxblood"], width=2.2)
            style = canvas.type.at_most(TYPE["label"].sized(18), size * 1.7)
            canvas.text(str(number), centre, style, theme["ink"], align="middle", at="mid", width=size * 1.7)
        else:
            canvas.circle(centre, size * 0.5, theme["track-ink"], edge=theme["parchment-rule"], width=1.4)

    def _draw_foot(self, canvas: Canvas) -> None:
        """What is so on the step that is looked at, and how often the computer wins there."""
        theme, step = canvas.theme, self.state.step
        canvas.line((self.rows.x, self.foot), (self.rows.right, self.foot), theme["parchment-rule"], 1.2)
        if step is None:
            return
        rich = RichText(canvas.type, self.told(), TOLD, self._told_width)
        rich.draw(canvas, (self.rows.x + 2, self.foot + 8))

    def told(self) -> str:
        """The line at the foot, marked up."""
        state, step = self.state, self.state.step
        if step is None:
            return ""
        key = "next" if state.step_number == state.next_step and state.won(state.goal) < state.step_number else "step"
        return self._told_of(state.step_number, step, key, state.chance)

    def _told_of(self, number: int, step: LadderStep, key: str, chance: int | None) -> str:
        parts = [self.words(f"ui.profile.{key}", number=number, name=step.name), step.text]
        if chance is not None:
            parts.append(self.words("ui.profile.chance", count=chance))
        return " ".join(parts)
