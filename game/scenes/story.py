"""A story on a sheet of its own: title, picture, and the whole text; any way back leads back."""

from __future__ import annotations

import pygame

from game.scenes.page import TOP_BAR, Page, draw_backdrop, draw_top_bar
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Pop, Services
from game.ui.screen.theme import TYPE
from game.ui.widgets.button import Button
from game.ui.widgets.panel import draw_parchment
from game.ui.widgets.scroll import ScrollArea

WIDTH, PICTURE, SIDE = 900.0, 300.0, 56.0
STORY = TYPE["story"].sized(26)


class StoryScene(Page):
    """One text to read; it scrolls where it does not fit."""

    def __init__(self, services: Services, title: str, story: str, picture: str) -> None:
        super().__init__(services)
        self.title = title
        self.story = story
        self.picture = picture
        self.refresh()

    def lay_out(self, bounds: pygame.FRect) -> None:
        growth = min(self.grow, 1.5)
        width = min(WIDTH * growth, 1840.0)
        self.text = RichText(self.services.text, self.story, STORY, width - 2 * SIDE, initial=True)
        foot = 96.0
        room = bounds.height - TOP_BAR - 56
        picture = PICTURE if self.text.height + PICTURE + foot + 60 <= room else PICTURE * 0.6
        whole = min(room, picture + 60 + self.text.height + foot)
        top = bounds.y + TOP_BAR + (bounds.height - TOP_BAR - whole) / 2
        self.sheet = pygame.FRect(960 - width / 2, top, width, whole)
        self.drawn = pygame.FRect(self.sheet.x + 20, top + 20, width - 40, picture)
        text_top = self.drawn.bottom + 22
        area = ScrollArea(
            (self.sheet.x + SIDE - 8, text_top, width - 2 * SIDE + 26, self.sheet.bottom - foot - text_top + 10),
            lambda canvas, y: self.text.draw(canvas, (self.sheet.x + SIDE, y)),
            self.text.height + 8,
        )
        area.scroller.paper = True
        wide = 200.0 * growth
        close = Button(
            (self.sheet.right - SIDE - wide, self.sheet.bottom - 76, wide, 52),
            self.words("ui.setup.close"),
            lambda: self.go(Pop()),
            kind="parchment",
        )
        self.focus.parts = {"close": [close], "story": [area]}

    def act(self, action: str | None, event: pygame.event.Event) -> bool:
        if action == "back":
            self.go(Pop())
            return True
        if action in ("up", "down"):
            return self.focus.parts["story"][0].act(action, event)
        return False

    def paint(self, canvas: Canvas) -> None:
        draw_backdrop(canvas, self.picture)
        draw_top_bar(canvas, self.title, [(self.services.bindings.hint("back"), self.words("ui.setup.close"))])
        draw_parchment(canvas, self.sheet, seed=self.title)
        canvas.image(self.picture, self.drawn, fit="cover", focus=(0.5, 0.65))
        canvas.rect(self.drawn, radius=2, edge=canvas.theme["ink"], width=2)
        canvas.rect((self.drawn.x, self.drawn.bottom - 2, self.drawn.width, 5), canvas.theme["oxblood"])
