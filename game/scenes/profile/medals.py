"""The achievements: a medal for each, and what the one that is looked at asks for."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kit.achievements import Achievement
from game.scenes.profile.dates import day_of
from game.scenes.profile.panel import TITLE, draw_panel
from game.scenes.profile.state import ProfileState
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Words
from game.ui.screen.text import Text
from game.ui.screen.theme import TYPE
from game.ui.widgets.base import Widget
from game.ui.widgets.scroll import WHEEL, Scroller

NAME, TOLD = TYPE["ui-bold"].sized(21), TYPE["ui"].sized(19.5)
COLUMNS, LARGEST, LEAST, TYPED = 8, 40.0, 20.0, 24.0
"""`LEAST` holds for type of this line height, and grows with it."""
TOLD_LINES = 3
TONES = {"red": "oxblood", "blue": "slate"}


class MedalsPanel(Widget):
    """Medals in rows of eight; the arrows walk among them, pointing at one tells of it."""

    radius = 6.0

    def __init__(
        self, rect: RectLike, state: ProfileState, words: Words, text: Text, on_look: Callable[[int], object]
    ) -> None:
        super().__init__(rect)
        self.state, self.words, self.on_look = state, words, on_look
        head = 22 + text.line_height(TITLE)
        foot = 26 + text.line_height(NAME) + TOLD_LINES * text.line_height(TOLD)
        x, y, w, h = self.rect
        self.grid = pygame.FRect(x + 16, y + head, w - 32, h - head - foot)
        self.rows = max(1, -(-len(state.career.achievements) // COLUMNS))
        self.step = self.grid.width / COLUMNS
        least = LEAST * text.line_height(TOLD) / TYPED
        self.size = max(least, min(LARGEST, self.step * 0.42, self.grid.height / self.rows * 0.44))
        self.row = max(2 * self.size + 8, self.grid.height / self.rows)
        self.scroller = Scroller(self.grid.height, self.row * self.rows)
        self._show()

    def _show(self) -> None:
        row = self.state.achievement_at // COLUMNS
        self.scroller.show(row * self.row, (row + 1) * self.row)

    def centre(self, at: int) -> tuple[float, float]:
        """Where a medal lies."""
        row, column = divmod(at, COLUMNS)
        y = self.grid.y + (row + 0.5) * self.row - self.scroller.offset
        return self.grid.x + (column + 0.5) * self.step, y

    def act(self, action: str, event: pygame.event.Event) -> bool:
        ways = {"left": -1, "right": 1, "up": -COLUMNS, "down": COLUMNS}
        if action not in ways:
            return False
        self.on_look(self.state.achievement_at + ways[action])
        self._show()
        return True

    def pointer(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self.scroller.to(self.scroller.offset - event.y * WHEEL)
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self.on_look(self._at(event.pos))
            return True
        return event.type == pygame.MOUSEBUTTONUP

    def focus_rect(self) -> pygame.FRect:
        """The medal that is looked at."""
        x, y = self.centre(self.state.achievement_at)
        return pygame.FRect(x - self.size - 6, y - self.size - 6, 2 * self.size + 12, 2 * self.size + 12)

    def _at(self, pos: tuple[float, float]) -> int:
        if not self.grid.collidepoint(pos):
            return -1
        column = int((pos[0] - self.grid.x) // self.step)
        return int((pos[1] - self.grid.y + self.scroller.offset) // self.row) * COLUMNS + column

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        theme, state, rect = canvas.theme, self.state, self.rect
        told = self.words("ui.profile.of", done=state.achieved, all=len(state.career.achievements))
        draw_panel(canvas, rect, self.words("ui.profile.achievements"), told)
        with canvas.clip(self.grid.inflate(16, 4)):
            for at, achievement in enumerate(state.career.achievements):
                y = self.centre(at)[1]
                if self.grid.y - self.row < y < self.grid.bottom + self.row:
                    self._draw_medal(canvas, at, achievement)
        self.scroller.draw(canvas, self.grid)
        line = self.grid.bottom + 8
        canvas.line((rect.x + 22, line), (rect.right - 22, line), theme["inset-edge"], 1.2)
        self._draw_told(canvas)

    def _draw_medal(self, canvas: Canvas, at: int, achievement: Achievement) -> None:
        theme, centre, size = canvas.theme, self.centre(at), self.size
        won, hidden = bool(self.state.when(achievement)), achievement.secret and not self.state.when(achievement)
        if at == self.state.achievement_at:
            canvas.circle(centre, size + 4, None, edge=theme["main-text"], width=2.4)
        if won:
            canvas.circle(centre, size, theme["gold"], edge=theme["gold-dark"], width=1.6)
            canvas.circle(centre, size * 0.86, theme[TONES.get(achievement.tone, "oxblood")])
        else:
            canvas.circle(centre, size, theme["inset-leather"], edge=theme["inset-edge"], width=1.6)
        ink = theme["main-text"] if won else theme["off-text"]
        canvas.icon("question" if hidden else achievement.icon, centre, size * 1.05, ink)

    def _draw_told(self, canvas: Canvas) -> None:
        """The name of the achievement, when it was won, what it asks for, and what is nearest."""
        theme, state, found = canvas.theme, self.state, self.state.achievement
        if found is None:
            return
        left, right = self.rect.x + 24, self.rect.right - 24
        base = self.grid.bottom + 16 + canvas.type.ascent(NAME)
        won = state.when(found)
        reached = self.words("ui.profile.reached", done=state.near(found), all=found.of)
        second = day_of(self.words, won) if won else reached
        used = canvas.text(second, (right, base), TOLD, theme["cream-2"], align="right", width=(right - left) * 0.4)
        canvas.text(self.title(found), (left, base), NAME, theme["gold-title"], width=right - left - used - 16)
        rich = RichText(canvas.type, self.told(found), TOLD, right - left)
        with canvas.clip((left - 2, base, right - left + 4, self.rect.bottom - base - 4)):
            rich.draw(canvas, (left, base + 8), ground="leather")

    def title(self, found: Achievement) -> str:
        """The title of an achievement; a secret one has none until it is won."""
        return found.title if self.state.when(found) or not found.secret else self.words("ui.profile.secret")

    def told(self, found: Achievement) -> str:
        """What an achievement asks for; where it is won, also which one is nearest."""
        if not self.state.when(found):
            return self.words("ui.profile.secret_text") if found.secret else found.text
        near = self.state.nearest
        if near is None or near.of == 1:
            return found.text
        more = self.words("ui.profile.near", title=self.title(near), done=self.state.near(near), all=near.of)
        return f"{found.text} {more}"
