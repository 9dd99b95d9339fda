"""The sheet of a quest on parchment: vignette, title, story, how it is won and lost, road, foes, track, nemesis."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.kit.shown import QuestSheet, Space
from game.scenes.journey import quest_facts
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Words
from game.ui.screen.text import Text
from game.ui.screen.theme import TYPE, Mark, ThemePart
from game.ui.widgets.panel import draw_parchment, draw_rule
from game.ui.widgets.scroll import ScrollArea

STORY_LINES = 6
VIGNETTE, VIGNETTE_LEAST, SIDE, EDGE = 186.0, 92.0, 40.0, 20.0
STILL = 0.7
"""Where less than this part of the sheet can be seen above the nemesis, the nemesis scrolls with it."""
STRIP = 112.0
_STORY = TYPE["story"].sized(25)
_LABEL, _VALUE = TYPE["ui-bold"].sized(20), TYPE["ui"].sized(20.5)
_TITLE = TYPE["sheet-title"].sized(37)
_ICONS = {"win": "check", "lose": "cross", "road": "boot", "foes": "swords", "peril": "peril"}


class QuestSheetPane(ScrollArea):
    """The quest sheet; what does not fit scrolls above the nemesis, which always stands at the foot."""

    def __init__(
        self, rect: RectLike, quest: QuestSheet, words: Words, text: Text, on_story: Callable[[], object],
        part: ThemePart,
    ) -> None:
        x, y, w, h = rect
        self.sheet = pygame.FRect(rect)
        self.quest = quest
        self.part = part
        self.words = words
        self.on_story = on_story
        self.strip = max(STRIP, text.line_height(TYPE["name"].sized(26)) + 2 * text.line_height(_VALUE) + 22)
        inner = pygame.FRect(x + 8, y + 8, w - 24, h - 36 - self.strip)
        super().__init__(inner, self.paint_content, 0.0)
        self.scroller.paper = True
        self.vignette = VIGNETTE
        self.height = self._measure(text)
        if self.height > inner.height:
            self.vignette = max(VIGNETTE_LEAST, VIGNETTE - (self.height - inner.height))
            self.height = self._measure(text)
        self.strip_scrolls = inner.height < STILL * self.height
        if self.strip_scrolls:
            self.rect.height = h - 24
            self.height += self.strip + 20

    def press(self) -> bool:
        """Read the whole story."""
        self.on_story()
        return True

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
        draw_parchment(canvas, self.sheet, seed=self.quest.id)
        super().draw(canvas)
        if not self.strip_scrolls:
            self._draw_nemesis(canvas, self.sheet.bottom - 26 - self.strip)

    def paint_content(self, canvas: Canvas, top: float) -> None:
        """Draw what scrolls, with its upper edge at this height."""
        theme, sheet, left = canvas.theme, self.sheet, self._left
        picture = (sheet.x + EDGE, top + 12, sheet.width - 2 * EDGE, self.vignette)
        canvas.image(self.quest.picture, picture, fit="cover", focus=(0.5, 0.72))
        canvas.rect(picture, radius=2, edge=theme["ink"], width=2)
        canvas.rect((picture[0], top + 10 + self.vignette, picture[2], 5), theme["oxblood"])
        width = sheet.width - 2 * SIDE
        canvas.text(self.quest.title, (left, top + self._title), _TITLE, theme["ink"], width=width)
        facts = quest_facts(self.words, self.quest)
        canvas.text(facts, (left, top + self._facts), TYPE["ui"], theme["ink-2"], width=width)
        self.story.draw(canvas, (left, top + self._story))
        link = TYPE["name"]
        canvas.text(self.words("ui.setup.read"), (left, top + self._link), link, theme["oxblood"])
        canvas.line(
            (left, top + self._link + 6), (left + self._link_width, top + self._link + 6), theme["oxblood"], 1.4
        )
        draw_rule(canvas, left, top + self._rule, width, theme["parchment-rule"], size=4)
        for name, row_top, lines in self._rows:
            self._draw_row(canvas, name, top + row_top, lines)
        if self.strip_scrolls:
            self._draw_nemesis(canvas, top + self.height - self.strip - 8)

    def _draw_row(self, canvas: Canvas, name: str, top: float, lines: Sequence[str]) -> None:
        theme, step = canvas.theme, canvas.type.line_height(_VALUE)
        base = top + canvas.type.ascent(_LABEL)
        size = canvas.type.size(_LABEL)
        canvas.icon(_ICONS[name], (self._left + 12, base - size * 0.32), size * 1.15, theme["oxblood"])
        canvas.text(self.words(f"ui.setup.{name}"), (self._left + 38, base), _LABEL, theme["oxblood"])
        if name == "peril":
            room = self.sheet.right - SIDE - self._values - 20
            start = (self._values + 12, base - size * 0.32)
            draw_track(canvas, start, room, self.quest.track, self.part.marks["peril"])
        for at, line in enumerate(lines):
            canvas.text(line, (self._values, base + at * step), _VALUE, theme["ink"])

    def _draw_nemesis(self, canvas: Canvas, top: float) -> None:
        quest, theme, sheet = self.quest, canvas.theme, self.sheet
        box = pygame.FRect(sheet.x + 32, top, sheet.width - 64, self.strip)
        canvas.rect(box, theme["inset-parchment"], radius=3, edge=theme["parchment-rule"], width=1.2)
        picture = pygame.FRect(box.x + 8, box.y + 8, 112, box.height - 16)
        canvas.image(quest.nemesis_picture, picture, fit="cover", focus=(0.5, 0.3))
        canvas.rect(picture, radius=2, edge=theme["ink"], width=2)
        left, room = picture.right + 18, box.right - picture.right - 34
        large = TYPE["name"].sized(26)
        first = box.y + 6 + canvas.type.ascent(large)
        second = first + canvas.type.line_height(_VALUE) + 2
        canvas.text(quest.nemesis_name, (left, first), large, theme["ink"], width=room)
        canvas.text(quest.nemesis_line, (left, second), _VALUE.sized(20), theme["ink-2"], width=room)
        size = canvas.type.size(_VALUE)
        at = left + size * 0.5
        middle = box.bottom - 14 - size * 0.4
        small, value = _VALUE.sized(19), TYPE["value"].sized(22)
        names = [self.words(f"ui.setup.{badge.kind}") for badge in quest.badges]
        fixed = sum(size * 0.85 + canvas.type.width(str(badge.value), value) + 7 for badge in quest.badges)
        wanted = sum(canvas.type.width(name, small) for name in names)
        gap = size * 1.6 if fixed + wanted + size * 1.6 * len(names) <= room else size * 0.9
        share = min(1.0, max(0.0, room - fixed - gap * len(names)) / max(1.0, wanted))
        for badge, name in zip(quest.badges, names, strict=True):
            mark = self.part.marks["number"].get(badge.kind)
            canvas.icon(badge.kind, (at, middle), size * 1.15, mark.colour if mark else theme["ink"])
            at += size * 0.85
            at += canvas.text(str(badge.value), (at, middle), value, theme["ink"], at="mid") + 7
            wide = canvas.type.width(name, small) * share
            at += canvas.text(name, (at, middle), small, theme["ink-2"], at="mid", width=wide) + gap

    def _measure(self, text: Text) -> float:
        """Give every line of the content its place; gives the height of all."""
        sheet, words, quest = self.sheet, self.words, self.quest
        width = sheet.width - 2 * SIDE
        self._left = sheet.x + SIDE
        self._title = self.vignette + 22 + text.ascent(_TITLE)
        self._facts = self._title + text.line_height(TYPE["ui"]) + 6
        self._story = self._facts + 12
        self.story = shortened(text, quest.story, width)
        self._link = self._story + self.story.height + text.ascent(TYPE["name"]) + 2
        self._link_width = text.width(words("ui.setup.read"), TYPE["name"])
        self._rule = self._link + 24
        names = list(_ICONS)
        labels = max(text.width(words(f"ui.setup.{name}"), _LABEL) for name in names)
        self._values = self._left + 38 + labels + 28
        room = sheet.right - SIDE - self._values
        step = text.line_height(_VALUE)
        told: dict[str, str] = {
            "win": quest.win,
            "lose": quest.lose,
            "road": quest.road,
            "foes": quest.foes,
            "peril": "",
        }
        lines = {name: text.wrap(line, _VALUE, room) if line else [] for name, line in told.items()}
        whole = self._rule + sum(max(1, len(part)) * step + 9 for part in lines.values()) + 14
        if whole > self.rect.height:
            names = ["win", "lose", "peril", "road", "foes"]
        self._rows = []
        top: float = self._rule + 14
        for name in names:
            self._rows.append((name, top, lines[name]))
            top += max(1, len(lines[name])) * step + 9
        return top - 8

    _rows: list[tuple[str, float, list[str]]]


def shortened(text: Text, story: str, width: float) -> RichText:
    """The first sentences of a story, as many as stand in six lines; a first sentence that is longer stays whole."""
    ends = [at + 1 for at, sign in enumerate(story) if sign == "." and story[at + 1 : at + 2] in ("", " ")]
    made = [RichText(text, story[:end], _STORY, width, initial=True) for end in ends or [len(story)]]
    fitting = [rich for rich in made if rich.lines <= STORY_LINES]
    return fitting[-1] if fitting else made[0]


def draw_track(
    canvas: Canvas, start: tuple[float, float], width: float, spaces: Sequence[Space], marks: Mapping[str, Mark]
) -> None:
    """The peril track: a line of spaces, each in its colour and its shape."""
    theme, (x, y) = canvas.theme, start
    step = min(48.0, width / max(1, len(spaces) - 1))
    canvas.line((x - 4, y), (x + step * (len(spaces) - 1), y), theme["parchment-rule"], 2)
    for at, space in enumerate(spaces):
        centre = (x + at * step, y)
        mark = marks.get(space.colour)
        if space.colour == "start":
            canvas.shape("pointer", centre, 11, theme["ink"])
        elif mark is None or space.colour == "none":
            canvas.shape("square", centre, 6.5, theme["track-ink"], edge=theme["ink"], width=1.6)
        else:
            canvas.shape(mark.shape, centre, 12, mark.colour, edge=theme["ink"], width=1.8)
