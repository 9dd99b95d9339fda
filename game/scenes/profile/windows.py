"""The windows that were won: one for each goal, its panes alight as far as its steps were won."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kit.career import Goal
from game.scenes.profile.lighting import Lighting
from game.scenes.profile.panel import TITLE, draw_panel
from game.scenes.profile.state import ProfileState
from game.scenes.result.window import draw_panes, picture_of
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.scene import Words
from game.ui.screen.text import EVENER, Text
from game.ui.screen.theme import TYPE
from game.ui.widgets.parts import Parts

MOST, ASPECT = 8, 224 / 138
MOST_LINES, TALL = 4, 420.0
"""Names have more than two lines only where the panel is so high."""
UNLIT = 0.13
LABEL = TYPE["ui-bold"].sized(18.5)


class WindowsPanel(Parts[int]):
    """The windows side by side; of more than eight those round the one that is looked at. Left and right walk."""

    radius = 6.0

    def __init__(
        self,
        rect: RectLike,
        state: ProfileState,
        words: Words,
        text: Text,
        lighting: Lighting,
        on_look: Callable[[int], object],
    ) -> None:
        super().__init__(rect)
        self.state, self.words, self.lighting, self.on_look = state, words, lighting, on_look
        self.head = max(54.0, text.line_height(TITLE) + 18)
        room = self.rect.width / max(5, min(MOST, len(state.ladder.goals))) - 22
        titles = [text.wrap(goal.title, LABEL, room) for goal in state.ladder.goals]
        most = MOST_LINES if self.rect.height > TALL else 2
        self.lines = max(2, min(most, max(len(lines) for lines in titles)))
        self._labels = self.lines * text.line_height(LABEL) + 10

    @property
    def shown(self) -> range:
        """The places of the goals that are seen."""
        count = len(self.state.ladder.goals)
        first = max(0, min(self.state.goal_at - MOST // 2, count - MOST))
        return range(first, min(count, first + MOST))

    def window(self, at: int) -> pygame.FRect:
        """Where the window of a goal stands."""
        inner = self.rect.inflate(-32, -20)
        step = inner.width / max(5, len(self.shown))
        high = self.rect.height - self.head - self._labels - 18
        wide = min(step * 0.93, high / ASPECT)
        left = inner.x + (at - self.shown.start) * step
        return pygame.FRect(left + (step - wide) / 2, self.rect.y + self.head + 4, wide, wide * ASPECT)

    def act(self, action: str, event: pygame.event.Event) -> bool:
        way = {"left": -1, "right": 1}.get(action, 0)
        if way:
            self.on_look(self.state.goal_at + way)
        return bool(way)

    def focus_rect(self) -> pygame.FRect:
        """The window that is looked at."""
        return self.window(self.state.goal_at).inflate(12, 12)

    def draw(self, canvas: Canvas) -> None:
        state = self.state
        told = self.words("ui.profile.of", done=state.windows, all=len(state.ladder.goals))
        draw_panel(canvas, self.rect, self.words("ui.profile.windows"), told)
        for at in self.shown:
            self._draw_window(canvas, at, state.ladder.goals[at])

    def _draw_window(self, canvas: Canvas, at: int, goal: Goal) -> None:
        theme, place, won = canvas.theme, self.window(at), self.state.won(goal)
        lit = self.lighting.steps(goal.id, won) / self.state.ladder.height
        draw_panes(canvas, place, picture_of(canvas, "victory", goal.window), lit, 0.3 if won else UNLIT)
        if not won and goal.icon:
            canvas.icon(goal.icon, place.center, place.width * 0.22, theme["cream-2"])
        if at == self.state.goal_at or at == self.over:
            edge = theme["gold-title"] if at == self.state.goal_at else theme["gold"]
            canvas.rect(place.inflate(8, 8), radius=6, edge=edge, width=2.0)
        ink = theme["cream"] if won else theme["cream-2"]
        room = self.rect.width / max(5, len(self.shown)) - 22
        lines = broken(canvas.type, goal.title, room, self.lines)
        base = place.bottom + 10 + canvas.type.ascent(LABEL)
        for number, line in enumerate(lines):
            y = base + number * canvas.type.line_height(LABEL)
            canvas.text(line, (place.centerx, y), LABEL, ink, align="middle", width=room)

    def part_at(self, pos: tuple[float, float]) -> int | None:
        return next((at for at in self.shown if self.window(at).inflate(12, 60).collidepoint(pos)), None)

    def choose(self, part: int) -> None:
        self.on_look(part)


def broken(text: Text, title: str, room: float, most: int) -> list[str]:
    """A name in its lines, as even as they can be where it has more of them than there may be: narrow type then takes
    them into the room.
    """
    lines = text.wrap(title, LABEL, room)
    while len(lines) > most:
        room *= EVENER
        lines = text.wrap(title, LABEL, room)
    return lines
