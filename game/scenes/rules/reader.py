"""The sheet on which a rule or a word is read; its links are followed by a click, or by left, right and Enter."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.rules.book import BookEntry
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.rich_text import RichText
from game.ui.screen.text import Text
from game.ui.screen.theme import TYPE
from game.ui.widgets.panel import draw_parchment, draw_rule
from game.ui.widgets.scroll import ScrollArea

SIDE, TOP = 44.0, 36.0
STORY = TYPE["story"].sized(27)
MORE = TYPE["story"].sized(22)


class Reader(ScrollArea):
    """A rule or a word of the glossary with its links."""

    def __init__(self, rect: RectLike, entry: BookEntry | None, text: Text, on_link: Callable[[str], object]) -> None:
        self.sheet = pygame.FRect(rect)
        self.entry = entry
        self.on_link = on_link
        self.link = -1
        title, second = TYPE["sheet-title"], TYPE["ui"]
        self._title = text.ascent(title)
        self._second = self._title + text.line_height(second) + 8
        self._rule = self._second + 22
        room = self.sheet.width - 2 * SIDE
        self.text = RichText(text, entry.text if entry is not None else "", STORY, room)
        below = ""
        if entry is not None and entry.links:
            below = "  ·  ".join(f"[{label}]({target})" for label, target in entry.links)
        self.below = RichText(text, below, TYPE["name"].sized(24), room)
        self._text_top = self._rule + 22
        self._see = self._text_top + self.text.height + 30 + text.ascent(second)
        self._below_top = self._see + 12
        inner = (self.sheet.x + 10, self.sheet.y + TOP, self.sheet.width - 28, self.sheet.height - TOP - 24)
        height = self._below_top + self.below.height if below else self._text_top + self.text.height
        self._more_title = height + 34 + text.ascent(second)
        self._more_top = self._more_title + 14
        self.more = RichText(text, entry.more if entry is not None else "", MORE, room)
        if entry is not None and entry.more:
            height = self._more_top + self.more.height
        super().__init__(inner, self._paint, height + 8)
        self.scroller.paper = True

    def targets(self) -> list[str]:
        """Every link in the order of reading, a broken one once."""
        made: list[str] = []
        for rich in (self.text, self.below, self.more):
            made.extend(target for target, _ in rich.links((0, 0)) if not made or made[-1] != target)
        return made

    def press(self) -> bool:
        targets = self.targets()
        if not 0 <= self.link < len(targets):
            return False
        self.on_link(targets[self.link])
        return True

    def act(self, action: str, event: pygame.event.Event) -> bool:
        if action in ("left", "right") and self.targets():
            step = 1 if action == "right" else -1
            self.link = (self.link + step) % len(self.targets()) if self.link >= 0 or step > 0 else -1
            return True
        if action == "confirm":
            return self.press()
        return super().act(action, event)

    def pointer(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            target = self._link_at(event.pos)
            if target:
                self.on_link(target)
                return True
        return super().pointer(event)

    def focus_rect(self) -> pygame.FRect:
        """The whole sheet."""
        return self.sheet

    def draw(self, canvas: Canvas) -> None:
        draw_parchment(canvas, self.sheet, seed="rules")
        super().draw(canvas)

    def _places(self) -> list[tuple[RichText, float]]:
        top = self.rect.y - self.scroller.offset
        return [
            (self.text, top + self._text_top),
            (self.below, top + self._below_top),
            (self.more, top + self._more_top),
        ]

    def _link_at(self, pos: tuple[float, float]) -> str | None:
        x = self.sheet.x + SIDE
        return next((t for rich, y in self._places() if (t := rich.link_at(pos, (x, y)))), None)

    def _paint(self, canvas: Canvas, top: float) -> None:
        entry, theme = self.entry, canvas.theme
        if entry is None:
            return
        x, room = self.sheet.x + SIDE, self.sheet.width - 2 * SIDE
        canvas.text(entry.title, (x, top + self._title), TYPE["sheet-title"], theme["ink"], width=room)
        group = entry.kind or entry.group
        canvas.text(group, (x, top + self._second), TYPE["ui"], theme["ink-2"], width=room)
        draw_rule(canvas, x, top + self._rule, room, theme["parchment-rule"], size=4)
        if self.focused and self.link >= 0:
            self._mark_link(canvas, x)
        self.text.draw(canvas, (x, top + self._text_top))
        if entry.links:
            canvas.text(entry.see, (x, top + self._see), TYPE["ui-bold"], theme["ink-2"])
            self.below.draw(canvas, (x, top + self._below_top))
        if entry.more:
            canvas.text(entry.more_title, (x, top + self._more_title), TYPE["ui-bold"], theme["ink-2"])
            self.more.draw(canvas, (x, top + self._more_top), ink=theme["ink-2"])

    def _mark_link(self, canvas: Canvas, x: float) -> None:
        """A light ground behind the link that Enter follows."""
        at, last, boxes = -1, "", list[pygame.FRect]()
        for rich, y in self._places():
            for target, rect in rich.links((x, y)):
                if at < 0 or target != last:
                    at, last = at + 1, target
                if at != self.link:
                    continue
                if boxes and boxes[-1].y == rect.y:
                    boxes[-1].union_ip(rect)
                else:
                    boxes.append(rect)
        for box in boxes:
            theme = canvas.theme
            canvas.rect(box.inflate(10, 2), theme["parchment-card"], radius=4, edge=theme["oxblood"], width=2)
