"""The standings of a result: what each seat did, in numbers; and how the story ends."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.kit.shown import Standing
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.rich_text import RichText
from game.ui.screen.text import Text
from game.ui.screen.theme import TYPE
from game.ui.widgets.base import Widget
from game.ui.widgets.emblems import draw_seat
from game.ui.widgets.panel import draw_leather, draw_parchment
from game.ui.widgets.scroll import ScrollArea

ROW_GAP = 8.0
STORY, STORY_LEAST = TYPE["story"].sized(24.5), 21.0
_NAMES = tuple(TYPE["panel-title"].sized(size) for size in (21, 20, 19, 18))


class StandingPanel(Widget):
    """One seat's row, or one of four tiles."""

    radius = 6.0

    def __init__(self, rect: RectLike, record: Standing) -> None:
        super().__init__(rect)
        self.record = record

    @property
    def narrow(self) -> bool:
        """True for a tile: the numbers then stand below the portrait."""
        return self.rect.width < 420

    def draw(self, canvas: Canvas) -> None:
        rect, record, theme = self.rect, self.record, canvas.theme
        draw_leather(canvas, rect, corners=False)
        growth = canvas.type.size(TYPE["second"]) / TYPE["second"].size
        foot = 32 + 42 * growth if self.narrow else 14.0
        high = rect.height - 14 - foot
        picture = pygame.FRect(rect.x + 14, rect.y + 14, min(118.0 * growth, high * 0.94), high)
        if record.picture:
            canvas.image(record.picture, picture, fit="cover", focus=(0.5, 0.2), radius=3)
        canvas.rect(picture, radius=3, edge=theme["gold"], width=1.6)
        if record.fallen:
            canvas.rect(picture, theme["shadow"], radius=3, alpha=130)
            canvas.icon(record.sign, picture.center, min(48.0, high * 0.5), theme["cream"])
        draw_seat(canvas, record.seat, (rect.x + 25, rect.y + 25), 13)
        left, right = picture.right + 18, rect.right - 18
        if self.narrow:
            self._draw_names(canvas, left, right)
            self._draw_numbers(canvas, rect.x + 16, rect.right - 10, 24)
        else:
            self._draw_name(canvas, left, right - 4)
            self._draw_numbers(canvas, left, right, 24 if rect.height < 130 else 28)

    @property
    def title(self) -> str:
        """The name, after the place among rivals."""
        return f"{self.record.place}. {self.record.name}" if self.record.place else self.record.name

    @property
    def _second(self) -> str:
        return self.record.fallen or self.record.player

    def _draw_name(self, canvas: Canvas, left: float, right: float) -> None:
        theme, title = canvas.theme, TYPE["panel-title"].sized(25)
        base = self.rect.y + 12 + canvas.type.ascent(title)
        if self.rect.height < 130:
            base -= 4
        used = canvas.text(self._second, (right, base), TYPE["ui"], theme["cream-2"], align="right", width=200)
        canvas.text(self.title, (left, base), title, theme["bright"], width=right - left - used - 16)

    def _draw_names(self, canvas: Canvas, left: float, right: float) -> None:
        """The name in up to two lines, and the player's under it."""
        theme = canvas.theme
        title = next(
            (s for s in _NAMES if max(canvas.type.width(w, s) for w in self.title.split()) <= right - left),
            _NAMES[-1],
        )
        base = self.rect.y + 12 + canvas.type.ascent(title)
        step = canvas.type.size(title) * 1.15
        for fitted in canvas.type.title(self.title, title, right - left):
            canvas.text(fitted.text, (left, base), title, theme["bright"], width=right - left)
            base += step
        canvas.text(self._second, (left, base), TYPE["second"], theme["cream-2"], width=right - left)

    def _draw_numbers(self, canvas: Canvas, left: float, right: float, size: float) -> None:
        theme, step = canvas.theme, (right - left) / max(1, len(self.record.numbers))
        style, label = TYPE["number"].sized(size), TYPE["second"].sized(19)
        small = canvas.type.size(label)
        foot = self.rect.bottom - 18
        base = foot - small * 1.25
        for at, number in enumerate(self.record.numbers):
            x = left + at * step
            side = canvas.type.size(style) * 0.8
            canvas.icon(number.icon, (x + side / 2, base - side * 0.39), side, theme["noun"])
            canvas.text(number.value, (x + side + 6, base), style, theme["bright"], width=step - side - 8)
            canvas.text(number.label, (x, foot), label, theme["cream-2"], width=step - 5)


def place_standings(area: pygame.FRect, standings: Sequence[Standing]) -> list[Widget]:
    """Up to three seats as rows, four as two by two tiles; rivals in the order of their places."""
    count = len(standings)
    columns = 2 if count > 3 else 1
    rows = max(2, -(-count // columns))
    width = (area.width - ROW_GAP * (columns - 1)) / columns
    height = (area.height - ROW_GAP * (rows - 1)) / rows
    made: list[Widget] = []
    for at, record in enumerate(sorted(standings, key=lambda record: record.place)):
        x = area.x + (at % columns) * (width + ROW_GAP)
        y = area.y + (at // columns) * (height + ROW_GAP)
        made.append(StandingPanel((x, y, width, height), record))
    return made


class EndingPane(ScrollArea):
    """How the story ends, on parchment; it scrolls where it is too long even in smaller type."""

    def __init__(self, rect: RectLike, ending: str, text: Text) -> None:
        self.sheet = pygame.FRect(rect)
        inner = self.sheet.inflate(-48, -44)
        inner.width += 14
        size = STORY.size
        self.story = RichText(text, ending, STORY, inner.width - 28, initial=True)
        while self.story.height > inner.height and size > STORY_LEAST:
            size -= 0.5
            self.story = RichText(text, ending, STORY.sized(size), inner.width - 28, initial=True)
        super().__init__(inner, self._paint_story, self.story.height)
        self.scroller.paper = True

    def focus_rect(self) -> pygame.FRect:
        """The whole sheet."""
        return self.sheet

    def draw(self, canvas: Canvas) -> None:
        draw_parchment(canvas, self.sheet, seed="ending")
        super().draw(canvas)

    def _paint_story(self, canvas: Canvas, top: float) -> None:
        spare = max(0.0, self.rect.height - self.story.height) / 2
        self.story.draw(canvas, (self.rect.x + 10, top + min(spare, 24.0)))
