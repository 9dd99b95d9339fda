"""The list of quests: by tier, with skulls, a vignette and a title each; one of them is selected."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.kit.shown import QuestSheet
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.text import Text
from game.ui.screen.theme import TYPE
from game.ui.widgets.base import Widget
from game.ui.widgets.listbox import draw_row_ground
from game.ui.widgets.panel import draw_taper
from game.ui.widgets.scroll import BAR, WHEEL, Scroller

ROW, TALL, HEAD, ROW_GAP = 77.0, 236.0, 34.0, 4.0
MOST_SKULLS = 3
ORNAMENT = 190.0
TITLE = TYPE["name"].sized(25)


@dataclass
class _Line:
    """A heading (no quest) or a quest, and where it stands in the content."""

    top: float
    height: float
    quest: QuestSheet | None
    tier: QuestSheet


class QuestList(Widget):
    """Rows of quests under headings of tiers; few quests get tall rows. `on_select` gets the quest's id."""

    radius = 4.0

    def __init__(
        self, rect: RectLike, quests: Sequence[QuestSheet], selected: str, on_select: Callable[[str], object]
    ) -> None:
        super().__init__(rect)
        self.quests = list(quests)
        self.on_select = on_select
        self.index = next((at for at, quest in enumerate(quests) if quest.id == selected), 0)
        self.over = -1
        self.lines: list[_Line] = []
        self.scroller = Scroller(self.rect.height)

    @property
    def selected(self) -> str:
        """The id of the selected quest."""
        return self.quests[self.index].id

    def measure(self, text: Text) -> None:
        """Give every heading and row its place, by the size of type."""
        tiers = len({quest.tier for quest in self.quests})
        head = max(HEAD, text.line_height(TYPE["quote"]) + 10)
        room = (self.rect.height - tiers * head + ROW_GAP) / max(1, len(self.quests)) - ROW_GAP
        least = max(min(ROW, room), 2 * text.line_height(TITLE) + 6)
        row = min(TALL, room) if room >= TALL else least
        self.lines, top, last = [], 0.0, ""
        for quest in self.quests:
            if quest.tier != last:
                self.lines.append(_Line(top, head, None, quest))
                top, last = top + head, quest.tier
            self.lines.append(_Line(top, row, quest, quest))
            top += row + ROW_GAP
        self.scroller.content = top - ROW_GAP
        self.scroller.window = self.rect.height
        self.show_selected()

    def select(self, index: int) -> bool:
        """Select a quest by its place and tell of it; true when it is another one."""
        if not 0 <= index < len(self.quests) or index == self.index:
            return False
        self.index = index
        self.show_selected()
        self.on_select(self.selected)
        return True

    def act(self, action: str, event: pygame.event.Event) -> bool:
        if action in ("up", "down"):
            self.select(self.index + (1 if action == "down" else -1))
            return True
        return False

    def pointer(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self.scroller.to(self.scroller.offset - event.y * WHEEL)
        if event.type == pygame.MOUSEMOTION:
            before, self.over = self.over, self._at(event.pos)
            return before != self.over
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.select(self._at(event.pos))
            return True
        return event.type == pygame.MOUSEBUTTONUP

    def hover(self, on: bool) -> bool:
        if not on:
            self.over = -1
        return super().hover(on)

    def focus_rect(self) -> pygame.FRect:
        """The selected row."""
        line = next((line for line in self.lines if line.quest is self.quests[self.index]), None)
        return self._rect(line) if line is not None else self.rect

    def draw(self, canvas: Canvas) -> None:
        around = (self.rect.x - 4, self.rect.y - 3, self.rect.width + 24, self.rect.height + 6)
        with canvas.clip(around):
            for line in self.lines:
                rect = self._rect(line)
                if rect.bottom < self.rect.y or rect.y > self.rect.bottom:
                    continue
                if line.quest is None:
                    draw_tier(canvas, rect, line.tier)
                else:
                    self._draw_quest(canvas, rect, line.quest)
        self._draw_ornament(canvas)
        self.scroller.draw(canvas, self.rect)

    def _draw_quest(self, canvas: Canvas, rect: pygame.FRect, quest: QuestSheet) -> None:
        place = self.quests.index(quest)
        chosen = place == self.index
        state = "selected" if chosen else "hover" if place == self.over else "rest"
        draw_row_ground(canvas, rect, state)
        theme, tall = canvas.theme, rect.height >= TALL
        titles = canvas.type.title(quest.title, TITLE, rect.width - (40 if tall else 170))
        step = canvas.type.line_height(TITLE)
        if tall:
            foot = max(ROW - 20, step * len(titles) + 16)
            picture = pygame.FRect(rect.x + 6, rect.y + 6, rect.width - 12, rect.height - foot - 6)
            left, middle = rect.x + 20, rect.bottom - foot / 2
        else:
            picture = pygame.FRect(rect.x + 6, rect.y + 6, 132, rect.height - 12)
            left, middle = picture.right + 16, rect.centery
        canvas.image(quest.picture, picture, fit="cover", focus=(0.62, 0.6), radius=3)
        canvas.rect(picture, radius=3, edge=theme["black-ink"], width=1.6)
        ink = theme["ink"] if chosen else theme["cream"]
        for at, fitted in enumerate(titles):
            y = middle + (at - (len(titles) - 1) / 2) * step
            canvas.text(fitted.text, (left, y), TITLE, ink, at="mid", width=rect.right - left - 14)

    def _draw_ornament(self, canvas: Canvas) -> None:
        """A compass in what the quests leave free, if that is much."""
        top = self.rect.y + self.scroller.content
        free = self.rect.bottom - top
        if free > 2 * ORNAMENT and canvas.theme.textured:
            centre = (self.rect.centerx, top + free / 2)
            box = (centre[0] - ORNAMENT / 2, centre[1] - ORNAMENT / 2, ORNAMENT, ORNAMENT)
            canvas.image("icons/compass", box, tint=canvas.theme["leather-line"], alpha=46)

    def _rect(self, line: _Line) -> pygame.FRect:
        side = BAR + 6 if self.scroller.most > 0 else 0
        top = self.rect.y + line.top - self.scroller.offset
        return pygame.FRect(self.rect.x, top, self.rect.width - side, line.height)

    def _at(self, pos: tuple[float, float]) -> int:
        if not self.rect.collidepoint(pos):
            return -1
        found = next((x for x in self.lines if x.quest is not None and self._rect(x).collidepoint(pos)), None)
        return self.quests.index(found.quest) if found is not None and found.quest is not None else -1

    def show_selected(self) -> None:
        """Scroll just as far as the selected quest can be seen."""
        line = next((line for line in self.lines if line.quest is self.quests[self.index]), None)
        if line is not None:
            top = 0.0 if line is self.lines[1] else line.top
            self.scroller.show(top, line.top + line.height)


def draw_tier(canvas: Canvas, rect: pygame.FRect, quest: QuestSheet) -> None:
    """The heading of a tier: its name, a line, and one to three skulls."""
    theme, style = canvas.theme, TYPE["quote"].sized(23)
    skulls = rect.right - 64
    used = canvas.text(quest.tier_name, (rect.x + 8, rect.centery), style, theme["noun"], at="mid")
    draw_taper(canvas, rect.x + 20 + used, rect.centery + 2, skulls - rect.x - used - 44, theme["gold"])
    for at in range(MOST_SKULLS):
        centre = (skulls + 8 + at * 21, rect.centery + 1)
        if at < quest.skulls:
            canvas.icon("skull", centre, 19, theme["gold"])
        else:
            canvas.circle(centre, 6.5, None, edge=theme["inset-edge"], width=1.4)
