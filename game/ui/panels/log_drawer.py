"""Log drawer: what happened, as readable sentences under a band for each phase; its nouns are links.

    drawer = LogDrawer(layout["log-drawer"], words, LogActions(on_link, on_line), look.theme.icons)
    drawer.fill(lines, seats)        # seats: the seat number of each piece that can be an actor
    drawer.toggle()

It slides over the right side and never opens by itself. `on_link` gets targets such as "piece:some-id" or
"rule:HT-314", `on_line` the line that was clicked beside them, or chosen with arrows and Enter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pygame

from game.kit.shown import LogLine
from game.ui.panels.banner import capped
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Words
from game.ui.screen.text import Text
from game.ui.screen.theme import TYPE, Colour
from game.ui.screen.tween import Tween, out_cubic
from game.ui.widgets.base import Widget
from game.ui.widgets.emblems import draw_seat
from game.ui.widgets.panel import draw_leather
from game.ui.widgets.scroll import BAR, ScrollArea

SLIDE = 200.0
INDENT = 22.0
BAND, GAP = 38.0, 7.0
HEAD = 84.0
ALARM = "alarm"
"""The tone of a line that nobody may overlook."""
_STYLE = TYPE["ui"].sized(20.5)


class LogActions(NamedTuple):
    """What is done with a noun, and with a line."""

    link: Callable[[str], object]
    line: Callable[[LogLine], object]


class _Placed:
    """A line with its place in the drawer."""

    def __init__(self, line: LogLine, top: float, height: float, text: RichText) -> None:
        self.line, self.top, self.height, self.text = line, top, height, text


class LogDrawer:
    """The drawer with its lines; `area` is the widget that scrolls them."""

    def __init__(
        self, rect: pygame.FRect, words: Words, actions: LogActions, tints: Mapping[str, Colour]
    ) -> None:
        self.words, self.actions, self.tints = words, actions, tints
        self.rect = rect
        self.open = False
        self.calm = False
        self.lines: Sequence[LogLine] = ()
        self.seats: Mapping[str, int] = {}
        self.hovered = -1
        """The line under the pointer; -1 for none."""
        self.cursor = -1
        """The line that the arrows have come to; -1 where they have not been used."""
        self.area = _Lines(self, (0, 0, 10, 10), self._paint, 0.0, on_click=self._click)
        self.area.visible = False
        self._placed: list[_Placed] = []
        self._laid: tuple[object, ...] = ()
        self._slide = Tween(0.0, out_cubic)
        self.lay_out(rect)

    def lay_out(self, rect: pygame.FRect) -> None:
        """Take another place."""
        self.rect = rect
        self.area.rect = pygame.FRect(rect.x + 26, rect.y + HEAD, rect.width - 26 - 18, rect.height - HEAD - 26)
        self._laid = ()

    def fill(self, lines: Sequence[LogLine], seats: Mapping[str, int]) -> None:
        """Show other lines, from the last one upwards."""
        if len(lines) != len(self.lines):
            self.cursor = self.hovered = -1
        self.lines, self.seats = tuple(lines), seats
        self._laid = ()

    def toggle(self) -> None:
        """Open it, or close it."""
        self.open = not self.open
        self.area.visible = self.open
        self._slide.to(1.0 if self.open else 0.0, 0.0 if self.calm else SLIDE)

    @property
    def widgets(self) -> list[Widget]:
        """What takes the focus while it is open."""
        return [self.area] if self.open else []

    @property
    def shown(self) -> bool:
        """Whether any of it is to be seen."""
        return self._slide.value > 0

    def covers(self, pos: tuple[float, float]) -> bool:
        """Whether a place lies under the open drawer."""
        return self.open and self.rect.collidepoint(pos)

    def update(self, dt: float) -> bool:
        """Let time pass; true while it slides."""
        return self._slide.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw as much of it as has slid in."""
        if not self.shown:
            return
        self._lay(canvas.type)
        away = (1.0 - self._slide.value) * self.rect.width
        rect = self.rect.move(away, 0)
        draw_leather(canvas, rect)
        theme = canvas.theme
        title = TYPE["panel-title"].sized(27)
        canvas.text(self.words("ui.table.log"), (rect.x + 28, rect.y + 46), title, theme["gold-title"])
        canvas.line((rect.x + 26, rect.y + 64), (rect.right - 24, rect.y + 64), theme["gold-dark"], 1.2)
        side = capped(canvas.type, TYPE["second-italic"].sized(18), 1.0)
        canvas.text(self.words("ui.past.log"), (rect.right - 26, rect.y + 44), side, theme["cream-2"], align="right",
                    width=rect.width - 160)  # fmt: skip
        if not self._placed:
            hint = self.words("ui.table.log-empty")
            canvas.text(hint, (rect.x + 28, rect.y + 110), TYPE["second-italic"].sized(20), theme["cream-2"])
        if away == 0:
            self.area.draw(canvas)

    def _lay(self, text: Text) -> None:
        """Place the lines for this type; stay at the end where the end was seen."""
        key = (id(text), len(self.lines), self.area.rect.width, id(self.lines))
        if key == self._laid:
            return
        self._laid = key
        self._placed.clear()
        top = 0.0
        for line in self.lines:
            level = max(0, line.level)
            left = 14.0 if level == 0 or line.tone == ALARM else INDENT * (level - 1) + 38
            rich = RichText(text, line.text, _STYLE, self.area.rect.width - left - BAR - 10)
            height = max(BAND, rich.height + 10) if _banded(line) else rich.height
            if _banded(line) and self._placed:
                top += GAP
            self._placed.append(_Placed(line, top, height, rich))
            top += height + GAP
        self.area.height = top
        self.area.scroller.to(self.area.scroller.most)

    def _paint(self, canvas: Canvas, top: float) -> None:
        window = self.area.rect
        for placed in self._placed:
            y = top + placed.top
            if y + placed.height >= window.y and y <= window.bottom:
                self._paint_line(canvas, placed, y)

    def _paint_line(self, canvas: Canvas, placed: _Placed, y: float) -> None:
        line, theme, x = placed.line, canvas.theme, self.area.rect.x
        width = self.area.rect.width - BAR - 4
        index = self._placed.index(placed)
        if index == self.hovered or (self.area.focused and index == self.cursor):
            lit = (x, y - 3, width, placed.height + 6)
            canvas.rect(lit, theme["leather-hover"], radius=5, edge=theme["gold"], width=1.6)
        if _banded(line):
            alarm = line.tone == ALARM
            fill = theme["banner"] if alarm else theme["leather-button"]
            canvas.rect((x, y, width, placed.height), fill, alpha=170 if alarm else 235)
            if alarm:
                canvas.rect((x, y, 4, placed.height), theme["danger-edge"])
            if line.icon and alarm:
                canvas.icon(line.icon, (x + 22, y + placed.height / 2), 20, theme["danger-edge"])
            at = (x + (38 if alarm and line.icon else 14), y + (placed.height - placed.text.height) / 2)
            placed.text.draw(canvas, at, ground="leather", ink=theme["on-dark" if alarm else "cream-2"])
            return
        left = x + INDENT * (max(1, line.level) - 1)
        if line.actor in self.seats and line.level == 1:
            draw_seat(canvas, self.seats[line.actor], (left + 15, y + 14), 10)
        elif line.icon:
            tint = self.tints.get(line.icon, theme["noun"])
            canvas.icon(line.icon, (left + 16, y + 14), 21, tint)
        ink = theme["cream-2"] if line.tone == "undo" else theme["cream"]
        placed.text.draw(canvas, (left + 38, y), ground="leather", ink=ink)

    def link_at(self, pos: tuple[float, float]) -> str:
        """The target of the noun at a place of the window; empty where there is none."""
        if not self.open or not self.area.rect.collidepoint(pos):
            return ""
        return self._link(pos[0] - self.area.rect.x, pos[1] - self.area.rect.y + self.area.scroller.offset)

    def _link(self, x: float, y: float) -> str:
        for placed in self._placed:
            if placed.top <= y <= placed.top + placed.height:
                line = placed.line
                left = 14.0 if _banded(line) else INDENT * (max(1, line.level) - 1) + 38
                return placed.text.link_at((x, y), (left, placed.top)) or ""
        return ""

    def line_at(self, pos: tuple[float, float]) -> int:
        """The number of the line at a place of the window; -1 where there is none."""
        if not self.open or not self.area.rect.collidepoint(pos):
            return -1
        return self._line(pos[1] - self.area.rect.y + self.area.scroller.offset)

    def _line(self, y: float) -> int:
        found = (at for at, placed in enumerate(self._placed) if placed.top <= y <= placed.top + placed.height)
        return next(found, -1)

    def _click(self, x: float, y: float) -> None:
        found, line = self._link(x, y), self._line(y)
        if found:
            self.actions.link(found)
        elif line >= 0:
            self.actions.line(self.lines[line])

    def walk(self, step: int) -> bool:
        """Go to the next line; false at the ends."""
        goal = len(self._placed) - 1 if self.cursor < 0 else self.cursor + step
        if not 0 <= goal < len(self._placed):
            return False
        self.cursor = goal
        placed = self._placed[goal]
        self.area.scroller.show(placed.top - 3, placed.top + placed.height + 3)
        return True

    def choose(self) -> None:
        """Take the line that the arrows have come to."""
        if 0 <= self.cursor < len(self.lines):
            self.actions.line(self.lines[self.cursor])


class _Lines(ScrollArea):
    """The lines, walked by arrows; Enter stays with them, it answers no question while the log has the focus."""

    radius = 3.0

    def __init__(self, drawer: LogDrawer, rect: RectLike, paint: Callable[[Canvas, float], object], height: float, *,
                 on_click: Callable[[float, float], object]) -> None:  # fmt: skip
        super().__init__(rect, paint, height, on_click=on_click)
        self._drawer = drawer

    def act(self, action: str, event: pygame.event.Event) -> bool:
        """Walk the lines, and take one."""
        if action == "confirm":
            self._drawer.choose()
            return True
        return self._drawer.walk(-1 if action == "up" else 1) if action in ("up", "down") else False


def _banded(line: LogLine) -> bool:
    return line.level <= 0 or line.tone == ALARM
