"""A list of entries: by group, with how hard the group is, a picture and a title each; one of them is selected."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.kit.setup import ChoiceList, Entry
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.text import Text
from game.ui.screen.theme import TYPE
from game.ui.widgets.listbox import draw_row_ground
from game.ui.widgets.panel import draw_taper
from game.ui.widgets.parts import Parts
from game.ui.widgets.scroll import BAR

ROW, TALL, HEAD, ROW_GAP = 77.0, 236.0, 34.0, 4.0
ORNAMENT = 190.0
TITLE = TYPE["name"].sized(25)


@dataclass
class _Line:
    """A heading or an entry, and where it stands in the content; a heading is that of its entry's group."""

    top: float
    height: float
    entry: Entry
    heading: bool = False


class EntryList(Parts[int]):
    """Rows of entries under headings of groups; few entries get tall rows. `on_select` gets the entry's id."""

    radius = 4.0

    def __init__(self, rect: RectLike, choice: ChoiceList, selected: str, on_select: Callable[[str], object]) -> None:
        super().__init__(rect)
        self.entries: Sequence[Entry] = choice.entries
        self.rule = choice.rule
        self.rank_icon = choice.rank_icon
        self.on_select = on_select
        self.index = next((at for at, entry in enumerate(self.entries) if entry.id == selected), 0)
        self.hardest = max(entry.rank for entry in self.entries)
        self.lines: list[_Line] = []

    @property
    def selected(self) -> str:
        """The id of the selected entry."""
        return self.entries[self.index].id

    def measure(self, text: Text) -> None:
        """Give every heading and row its place, by the size of type."""
        groups = len({entry.group for entry in self.entries if entry.group_title})
        head = max(HEAD, text.line_height(TYPE["quote"]) + 10)
        room = (self.rect.height - groups * head + ROW_GAP) / max(1, len(self.entries)) - ROW_GAP
        least = max(min(ROW, room), 2 * text.line_height(TITLE) + 6)
        tall = room >= TALL and all(entry.picture for entry in self.entries)
        row = min(TALL, room) if tall else least
        self.lines, top, last = [], 0.0, ""
        for entry in self.entries:
            if entry.group != last and entry.group_title:
                self.lines.append(_Line(top, head, entry, heading=True))
                top += head
            last = entry.group
            self.lines.append(_Line(top, row, entry))
            top += row + ROW_GAP
        self.scroller.content = top - ROW_GAP
        self.scroller.window = self.rect.height
        self.show_selected()

    def select(self, index: int) -> bool:
        """Select an entry by its place and tell of it; true when it is another one."""
        if not 0 <= index < len(self.entries) or index == self.index:
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

    def choose(self, part: int) -> None:
        self.select(part)

    def focus_rect(self) -> pygame.FRect:
        """The selected row."""
        line = self._selected_line()
        return self._rect(line) if line is not None else self.rect

    def _selected_line(self) -> _Line | None:
        selected = self.entries[self.index]
        return next((line for line in self.lines if not line.heading and line.entry is selected), None)

    def draw(self, canvas: Canvas) -> None:
        around = (self.rect.x - 4, self.rect.y - 3, self.rect.width + 24, self.rect.height + 6)
        with canvas.clip(around):
            for line in self.lines:
                rect = self._rect(line)
                if rect.bottom < self.rect.y or rect.y > self.rect.bottom:
                    continue
                if line.heading:
                    draw_group(canvas, rect, line.entry, self.hardest, self.rank_icon)
                else:
                    self._draw_entry(canvas, rect, line.entry)
        self._draw_ornament(canvas)
        self.scroller.draw(canvas, self.rect)

    def _draw_entry(self, canvas: Canvas, rect: pygame.FRect, entry: Entry) -> None:
        place = self.entries.index(entry)
        chosen = place == self.index
        state = "selected" if chosen else "hover" if place == self.over else "rest"
        draw_row_ground(canvas, rect, state)
        theme, tall = canvas.theme, rect.height >= TALL
        titles = canvas.type.title(entry.title, TITLE, rect.width - (40 if tall or not entry.picture else 170))
        step = canvas.type.line_height(TITLE)
        if tall:
            foot = max(ROW - 20, step * len(titles) + 16)
            picture = pygame.FRect(rect.x + 6, rect.y + 6, rect.width - 12, rect.height - foot - 6)
            left, middle = rect.x + 20, rect.bottom - foot / 2
        else:
            picture = pygame.FRect(rect.x + 6, rect.y + 6, 132 if entry.picture else 0, rect.height - 12)
            left, middle = picture.right + 16, rect.centery
        if entry.picture:
            canvas.image(entry.picture, picture, fit="cover", focus=entry.focus or (0.62, 0.6), radius=3)
            canvas.rect(picture, radius=3, edge=theme["black-ink"], width=1.6)
        ink = theme["ink"] if chosen else theme["cream"]
        for at, fitted in enumerate(titles):
            y = middle + (at - (len(titles) - 1) / 2) * step
            canvas.text(fitted.text, (left, y), TITLE, ink, at="mid", width=rect.right - left - 14)

    def _draw_ornament(self, canvas: Canvas) -> None:
        """A compass in what the entries leave free, if that is much."""
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

    def part_at(self, pos: tuple[float, float]) -> int | None:
        if not self.rect.collidepoint(pos):
            return None
        found = next((line for line in self.lines if not line.heading and self._rect(line).collidepoint(pos)), None)
        return self.entries.index(found.entry) if found is not None else None

    def show_selected(self) -> None:
        """Scroll just as far as the selected entry can be seen, and its heading with it if it is the first."""
        line = self._selected_line()
        if line is not None:
            top = 0.0 if line.entry is self.entries[0] else line.top
            self.scroller.show(top, line.top + line.height)


def draw_group(canvas: Canvas, rect: pygame.FRect, entry: Entry, hardest: int, icon: str) -> None:
    """The heading of an entry's group: its name, a line, and as many signs as it is hard, of as many as there are."""
    theme, style = canvas.theme, TYPE["quote"].sized(23)
    signs = rect.right - 1 - 21 * hardest
    used = canvas.text(entry.group_title, (rect.x + 8, rect.centery), style, theme["noun"], at="mid")
    draw_taper(canvas, rect.x + 20 + used, rect.centery + 2, signs - rect.x - used - 44, theme["gold"])
    for at in range(hardest):
        centre = (signs + 8 + at * 21, rect.centery + 1)
        if at >= entry.rank:
            canvas.circle(centre, 6.5, None, edge=theme["inset-edge"], width=1.4)
        elif icon:
            canvas.icon(icon, centre, 19, theme["gold"])
        else:
            canvas.circle(centre, 6.5, theme["gold"])
