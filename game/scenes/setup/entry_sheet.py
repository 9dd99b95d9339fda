"""The sheet of an entry on parchment: picture, title, what it is about, facts, track, paragraphs, and the opponent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.kit.setup import Entry, Opponent
from game.kit.shown import Space
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Words
from game.ui.screen.text import Text
from game.ui.screen.theme import TYPE, ThemePart
from game.ui.widgets.panel import draw_parchment, draw_rule
from game.ui.widgets.scroll import ScrollArea

STORY_LINES = 6
VIGNETTE, VIGNETTE_LEAST, SIDE, EDGE = 186.0, 92.0, 40.0, 20.0
STILL = 0.7
"""Where less than this part of the sheet can be seen above the opponent, the opponent scrolls with it."""
STRIP = 112.0
ROW_GAP = 9.0
TRACK_AFTER = 2
"""Where not everything can be seen at once, the track comes after so many facts, else last."""
_STORY = TYPE["story"].sized(25)
_LABEL, _VALUE = TYPE["ui-bold"].sized(20), TYPE["ui"].sized(20.5)
_TITLE = TYPE["sheet-title"].sized(37)


class _Row(NamedTuple):
    """A labelled line of the sheet: its icon, its label, its text, or a track."""

    icon: str
    label: str
    lines: Sequence[str] = ()
    track: Sequence[Space] = ()


class EntrySheet(ScrollArea):
    """The sheet of an entry; what does not fit scrolls above the opponent, who always stands at the foot."""

    def __init__(
        self, rect: RectLike, entry: Entry, words: Words, text: Text, part: ThemePart, on_story: Callable[[], object]
    ) -> None:
        x, y, w, h = rect
        self.sheet = pygame.FRect(rect)
        self.entry = entry
        self.words = words
        self.part = part
        self.on_story = on_story
        whole_strip = max(STRIP, text.line_height(TYPE["name"].sized(26)) + 2 * text.line_height(_VALUE) + 22)
        self.strip = whole_strip if entry.opponent is not None else 0.0
        inner = pygame.FRect(x + 8, y + 8, w - 24, h - 36 - self.strip)
        super().__init__(inner, self.paint_content, 0.0)
        self.scroller.paper = True
        self.vignette = VIGNETTE if entry.picture else 0.0
        self.height = self._measure(text)
        if self.height > inner.height and entry.picture:
            self.vignette = max(VIGNETTE_LEAST, VIGNETTE - (self.height - inner.height))
            self.height = self._measure(text)
        self.strip_scrolls = inner.height < STILL * self.height
        if self.strip_scrolls:
            self.rect.height = h - 24
            self.height += self.strip + 20

    def press(self) -> bool:
        """Read the whole story."""
        if self.entry.text:
            self.on_story()
        return bool(self.entry.text)

    def act(self, action: str, event: pygame.event.Event) -> bool:
        return self.press() if action == "confirm" else super().act(action, event)

    def pointer(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.link_rect().collidepoint(event.pos):
            return self.press()
        return super().pointer(event)

    def focus_rect(self) -> pygame.FRect:
        """The whole sheet."""
        return self.sheet

    def link_rect(self) -> pygame.FRect:
        """Where the link to the whole story is seen."""
        top = self.rect.y - self.scroller.offset + self._link - 26
        return pygame.FRect(self._left, top, self._link_width, 38)

    def draw(self, canvas: Canvas) -> None:
        draw_parchment(canvas, self.sheet, seed=self.entry.id)
        super().draw(canvas)
        if self.entry.opponent is not None and not self.strip_scrolls:
            self._draw_opponent(canvas, self.entry.opponent, self.sheet.bottom - 26 - self.strip)

    def paint_content(self, canvas: Canvas, top: float) -> None:
        """Draw what scrolls, with its upper edge at this height."""
        theme, sheet, left, entry = canvas.theme, self.sheet, self._left, self.entry
        if entry.picture:
            picture = (sheet.x + EDGE, top + 12, sheet.width - 2 * EDGE, self.vignette)
            canvas.image(entry.picture, picture, fit="cover", focus=entry.focus or (0.5, 0.72))
            canvas.rect(picture, radius=2, edge=theme["ink"], width=2)
            canvas.rect((picture[0], top + 10 + self.vignette, picture[2], 5), theme["oxblood"])
        width = sheet.width - 2 * SIDE
        canvas.text(entry.title, (left, top + self._title), _TITLE, theme["ink"], width=width)
        canvas.text(entry.line, (left, top + self._line), TYPE["ui"], theme["ink-2"], width=width)
        if entry.text:
            self.story.draw(canvas, (left, top + self._story))
            link, base = TYPE["name"], top + self._link
            canvas.text(self.words("ui.setup.read"), (left, base), link, theme["oxblood"])
            canvas.line((left, base + 6), (left + self._link_width, base + 6), theme["oxblood"], 1.4)
        if self._rows or self._paragraphs:
            draw_rule(canvas, left, top + self._rule, width, theme["parchment-rule"], size=4)
        for row, row_top in self._rows:
            self._draw_row(canvas, row, top + row_top)
        for paragraph, paragraph_top in self._paragraphs:
            paragraph.draw(canvas, (left, top + paragraph_top))
        if entry.opponent is not None and self.strip_scrolls:
            self._draw_opponent(canvas, entry.opponent, top + self.height - self.strip - 8)

    def _draw_row(self, canvas: Canvas, row: _Row, top: float) -> None:
        theme, step = canvas.theme, canvas.type.line_height(_VALUE)
        base = top + canvas.type.ascent(_LABEL)
        size = canvas.type.size(_LABEL)
        if row.icon:
            canvas.icon(row.icon, (self._left + 12, base - size * 0.32), size * 1.15, theme["oxblood"])
        canvas.text(row.label, (self._left + 38, base), _LABEL, theme["oxblood"])
        if row.track:
            room = self.sheet.right - SIDE - self._values - 20
            draw_track(canvas, (self._values + 12, base - size * 0.32), room, row.track, self.part)
        for at, line in enumerate(row.lines):
            canvas.text(line, (self._values, base + at * step), _VALUE, theme["ink"])

    def _draw_opponent(self, canvas: Canvas, opponent: Opponent, top: float) -> None:
        theme, sheet = canvas.theme, self.sheet
        box = pygame.FRect(sheet.x + 32, top, sheet.width - 64, self.strip)
        canvas.rect(box, theme["inset-parchment"], radius=3, edge=theme["parchment-rule"], width=1.2)
        picture = pygame.FRect(box.x + 8, box.y + 8, 112 if opponent.picture else 0, box.height - 16)
        if opponent.picture:
            canvas.image(opponent.picture, picture, fit="cover", focus=(0.5, 0.3))
            canvas.rect(picture, radius=2, edge=theme["ink"], width=2)
        left, room = picture.right + 18, box.right - picture.right - 34
        large = TYPE["name"].sized(26)
        first = box.y + 6 + canvas.type.ascent(large)
        second = first + canvas.type.line_height(_VALUE) + 2
        canvas.text(opponent.title, (left, first), large, theme["ink"], width=room)
        canvas.text(opponent.line, (left, second), _VALUE.sized(20), theme["ink-2"], width=room)
        size = canvas.type.size(_VALUE)
        at = left + size * 0.5
        middle = box.bottom - 14 - size * 0.4
        small, value = _VALUE.sized(19), TYPE["value"].sized(22)
        fixed = sum(size * 0.85 + canvas.type.width(fact.value, value) + 7 for fact in opponent.facts)
        wanted = sum(canvas.type.width(fact.label, small) for fact in opponent.facts)
        count = len(opponent.facts)
        gap = size * 1.6 if fixed + wanted + size * 1.6 * count <= room else size * 0.9
        share = min(1.0, max(0.0, room - fixed - gap * count) / max(1.0, wanted))
        for fact in opponent.facts:
            mark = self.part.mark(fact.icon)
            canvas.icon(fact.icon, (at, middle), size * 1.15, mark.colour if mark else theme["ink"])
            at += size * 0.85
            at += canvas.text(fact.value, (at, middle), value, theme["ink"], at="mid") + 7
            wide = canvas.type.width(fact.label, small) * share
            at += canvas.text(fact.label, (at, middle), small, theme["ink-2"], at="mid", width=wide) + gap

    def _measure(self, text: Text) -> float:
        """Give every line of the content its place; gives the height of all."""
        sheet, words, entry = self.sheet, self.words, self.entry
        width = sheet.width - 2 * SIDE
        self._left = sheet.x + SIDE
        self._title = self.vignette + 22 + text.ascent(_TITLE)
        self._line = self._title + text.line_height(TYPE["ui"]) + 6
        self._story = (self._line if entry.line else self._title) + 12
        self.story = shortened(text, entry.text, width)
        self._link = self._story + self.story.height + text.ascent(TYPE["name"]) + 2
        self._link_width = text.width(words("ui.setup.read"), TYPE["name"]) if entry.text else 0.0
        self._rule = self._link + 24 if entry.text else self._story + 6
        top, step = self._rule + 14, text.line_height(_VALUE)
        self._rows: list[tuple[_Row, float]] = []
        for row in self._in_order(text):
            self._rows.append((row, top))
            top += max(1, len(row.lines)) * step + ROW_GAP
        self._paragraphs: list[tuple[RichText, float]] = []
        for paragraph in entry.rows:
            rich = RichText(text, paragraph.text, _VALUE, width)
            self._paragraphs.append((rich, top))
            top += rich.height + ROW_GAP
        return top - 8

    def _in_order(self, text: Text) -> list[_Row]:
        """The labelled lines in their order: facts, then the track; it comes earlier where the last lines would not
        be seen without scrolling.
        """
        entry = self.entry
        labels = [fact.label for fact in entry.facts] + ([entry.track_title] if entry.track else [])
        self._values = self._left + 38 + max((text.width(label, _LABEL) for label in labels), default=0.0) + 28
        room, step = self.sheet.right - SIDE - self._values, text.line_height(_VALUE)
        rows = [_Row(fact.icon, fact.label, text.wrap(fact.value, _VALUE, room)) for fact in entry.facts]
        if entry.track:
            track = _Row(entry.track_icon, entry.track_title, track=entry.track)
            whole = self._rule + sum(max(1, len(row.lines)) * step + ROW_GAP for row in (*rows, track)) + 14
            rows.insert(TRACK_AFTER if whole > self.rect.height else len(rows), track)
        return rows


def shortened(text: Text, story: str, width: float) -> RichText:
    """The first sentences of a story, as many as stand in six lines; a first sentence that is longer stays whole."""
    ends = [at + 1 for at, sign in enumerate(story) if sign == "." and story[at + 1 : at + 2] in ("", " ")]
    made = [RichText(text, story[:end], _STORY, width, initial=True) for end in ends or [len(story)]]
    fitting = [rich for rich in made if rich.lines <= STORY_LINES]
    return fitting[-1] if fitting else made[0]


def draw_track(
    canvas: Canvas, start: tuple[float, float], width: float, spaces: Sequence[Space], part: ThemePart
) -> None:
    """A track: a line of spaces, each in its colour and its shape; the first, if it is a start, as a pointer."""
    theme, (x, y) = canvas.theme, start
    step = min(48.0, width / max(1, len(spaces) - 1))
    canvas.line((x - 4, y), (x + step * (len(spaces) - 1), y), theme["parchment-rule"], 2)
    for at, space in enumerate(spaces):
        centre = (x + at * step, y)
        mark = part.mark(space.colour)
        if space.colour == "start":
            canvas.shape("pointer", centre, 11, theme["ink"])
        elif mark is None or space.colour == "none":
            canvas.shape("square", centre, 6.5, theme["track-ink"], edge=theme["ink"], width=1.6)
        else:
            canvas.shape(mark.shape, centre, 12, mark.colour, edge=theme["ink"], width=1.8)
