"""List: rows one below the other, one of them selected; scrolls when there are more than fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.theme import TYPE
from game.ui.widgets.parts import Parts
from game.ui.widgets.scroll import BAR


@dataclass(frozen=True)
class ListRow:
    """A row: its id, its name, and what stands small at the right. A row with a `reason` cannot be chosen."""

    id: str
    title: str
    detail: str = ""
    reason: str = ""


Paint = Callable[[Canvas, pygame.FRect, ListRow, str], object]


class ListBox(Parts[int]):
    """Rows of `row_height`. `on_select` gets the id of a row when it becomes the selected one, `on_open`
    when it is confirmed or clicked again. `paint(canvas, rect, row, state)` draws a row of its own kind;
    states are "rest", "hover", "selected".
    """

    radius = 3.0

    def __init__(
        self,
        rect: RectLike,
        rows: Sequence[ListRow],
        on_select: Callable[[str], object],
        *,
        on_open: Callable[[str], object] | None = None,
        selected: str = "",
        row_height: float = 40.0,
        gap: float = 3.0,
        paint: Paint | None = None,
    ) -> None:
        super().__init__(rect)
        self.on_select, self.on_open = on_select, on_open
        self.row_height, self.gap = row_height, gap
        self.paint = paint or draw_row
        self.rows: list[ListRow] = []
        self.index = 0
        self._on_bar = False
        self.fill(rows, selected)

    def fill(self, rows: Sequence[ListRow], selected: str = "") -> None:
        """Show other rows; nobody is told."""
        self.rows = list(rows)
        self.scroller.content = len(self.rows) * self.row_height - self.gap
        self.index = next((i for i, row in enumerate(self.rows) if row.id == selected), 0)
        self._show()

    @property
    def selected(self) -> str:
        """The id of the selected row, or an empty text."""
        return self.rows[self.index].id if self.rows else ""

    def select(self, index: int) -> bool:
        """Select a row by its place and tell of it; true when it is another one."""
        if not 0 <= index < len(self.rows) or index == self.index or self.rows[index].reason:
            return False
        self.index = index
        self._show()
        self.on_select(self.selected)
        return True

    def press(self) -> bool:
        if self.on_open is None or not self.rows or self.rows[self.index].reason:
            return False
        self.on_open(self.selected)
        return True

    def act(self, action: str, event: pygame.event.Event) -> bool:
        if action in ("up", "down"):
            step = 1 if action == "down" else -1
            places = range(self.index + step, len(self.rows) if step > 0 else -1, step)
            return self.select(next((place for place in places if not self.rows[place].reason), -1))
        return super().act(action, event)

    def key(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_HOME, pygame.K_END):
            return self.select(0 if event.key == pygame.K_HOME else len(self.rows) - 1)
        return False

    def pointer(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION and self._on_bar:
            return self.scroller.drag(self.rect, event.pos[1])
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._on_bar = self.scroller.bar(self.rect) is not None and event.pos[0] > self.rect.right - 3 * BAR
            if self._on_bar:
                return True
        if event.type == pygame.MOUSEBUTTONUP:
            self._on_bar = False
        return super().pointer(event)

    def choose(self, part: int) -> None:
        if not self.select(part) and part == self.index:
            self.press()

    def row_rect(self, index: int) -> pygame.FRect:
        """Where a row is seen; outside the list when it is scrolled away."""
        top = self.rect.y + index * self.row_height - self.scroller.offset
        side = BAR + 6 if self.scroller.most > 0 else 0
        return pygame.FRect(self.rect.x, top, self.rect.width - side, self.row_height - self.gap)

    def focus_rect(self) -> pygame.FRect:
        """The selected row."""
        return self.row_rect(self.index) if self.rows else self.rect

    def draw(self, canvas: Canvas) -> None:
        around = (self.rect.x - 2, self.rect.y - 2, self.rect.width + 16, self.rect.height + 4)
        with canvas.clip(around):
            for index, row in enumerate(self.rows):
                rect = self.row_rect(index)
                if rect.bottom < self.rect.y or rect.y > self.rect.bottom:
                    continue
                state = "selected" if index == self.index else "hover" if index == self.over else "rest"
                self.paint(canvas, rect, row, state)
        self.scroller.draw(canvas, self.rect)

    def part_at(self, pos: tuple[float, float]) -> int | None:
        if not self.rect.collidepoint(pos):
            return None
        index = int((pos[1] - self.rect.y + self.scroller.offset) // self.row_height)
        return index if index < len(self.rows) else None

    def _show(self) -> None:
        self.scroller.show(self.index * self.row_height, (self.index + 1) * self.row_height - self.gap)


def draw_row_ground(canvas: Canvas, rect: pygame.FRect, state: str, *, pointer: bool = True) -> None:
    """The ground of a row on leather; the selected one is parchment and points to what it opens."""
    theme = canvas.theme
    if state == "selected":
        canvas.rect(rect, theme["parchment"], radius=3, edge=theme["oxblood"], width=2.6)
        if pointer:
            x, y = rect.right + 4, rect.centery
            canvas.polygon([(x - 4, y - 9), (x + 7, y), (x - 4, y + 9)], theme["oxblood"])
    else:
        fill = theme["leather-hover" if state == "hover" else "leather-row"]
        canvas.rect(rect, fill, radius=3, edge=theme["row-edge"], width=1)


def draw_row(canvas: Canvas, rect: pygame.FRect, row: ListRow, state: str) -> None:
    """The usual row: name at the left, detail at the right."""
    draw_row_ground(canvas, rect, state)
    theme, chosen = canvas.theme, state == "selected"
    ink, weak = (theme["ink"], theme["ink-2"]) if chosen else (theme["cream"], theme["cream-2"])
    if row.reason:
        ink = weak = theme["off-text"]
    style = TYPE["second"]._replace(face="ui-medium")
    detail = row.reason or row.detail
    used = canvas.text(
        detail, (rect.right - 14, rect.centery), style, weak, align="right", at="mid", width=rect.width * 0.5
    )
    room = rect.width - used - 42
    canvas.text(row.title, (rect.x + 16, rect.centery), TYPE["name"].sized(22), ink, at="mid", width=room)
