"""Scroll: `Scroller` keeps a place in something taller than its window; `ScrollArea` is a widget that shows
it.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.screen.canvas import Canvas, RectLike
from game.ui.widgets.base import Widget

WHEEL = 60.0
BAR = 6.0
BAR_LEAST = 36.0


class Scroller:
    """A place between the top and the end of a content; all lengths in logical units."""

    def __init__(self, window: float, content: float = 0.0) -> None:
        self.window = window
        self.content = content
        self.offset = 0.0
        self.paper = False
        """Whether it lies on parchment, and is drawn in ink."""

    @property
    def most(self) -> float:
        """The largest offset."""
        return max(0.0, self.content - self.window)

    def to(self, offset: float) -> bool:
        """Go to an offset, as far as there is content; true when it changed."""
        goal = min(max(0.0, offset), self.most)
        if goal == self.offset:
            return False
        self.offset = goal
        return True

    def show(self, top: float, bottom: float) -> bool:
        """Go just as far as needed to see a stretch of the content."""
        if top < self.offset:
            return self.to(top)
        return self.to(bottom - self.window) if bottom > self.offset + self.window else False

    def bar(self, rect: pygame.FRect) -> pygame.FRect | None:
        """The handle at the right edge of the window, or None when everything is seen."""
        if self.most <= 0:
            return None
        height = max(BAR_LEAST, rect.height * self.window / self.content)
        top = rect.y + (rect.height - height) * self.offset / self.most
        return pygame.FRect(rect.right - BAR, top, BAR, height)

    def drag(self, rect: pygame.FRect, y: float) -> bool:
        """Follow the pointer with the middle of the handle."""
        handle = self.bar(rect)
        if handle is None or rect.height <= handle.height:
            return False
        return self.to((y - rect.y - handle.height / 2) / (rect.height - handle.height) * self.most)

    def draw(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Draw the groove and the handle, if there is something to scroll."""
        handle = self.bar(rect)
        if handle is not None:
            canvas.rect(
                (rect.right - BAR + 1, rect.y, BAR - 2, rect.height),
                canvas.theme["track-ink" if self.paper else "inset-leather"],
                radius=2,
            )
            canvas.rect(handle, canvas.theme["parchment-rule" if self.paper else "gold"], radius=3)


class ScrollArea(Widget):
    """A window on something taller. `paint(canvas, top)` draws the whole content whose upper edge is at y =
    top.

    `on_click(x, y)` gets clicks in the content's own coordinates; set `height` whenever the content
    changes.
    """

    def __init__(
        self,
        rect: RectLike,
        paint: Callable[[Canvas, float], object],
        height: float,
        *,
        on_click: Callable[[float, float], object] | None = None,
    ) -> None:
        super().__init__(rect)
        self.paint = paint
        self.on_click = on_click
        self.scroller = Scroller(self.rect.height, height)
        self._on_bar = False

    @property
    def height(self) -> float:
        """The height of the content."""
        return self.scroller.content

    @height.setter
    def height(self, value: float) -> None:
        self.scroller.content = value
        self.scroller.window = self.rect.height
        self.scroller.to(self.scroller.offset)

    def act(self, action: str, event: pygame.event.Event) -> bool:
        steps = {"up": -WHEEL, "down": WHEEL, "confirm": self.rect.height * 0.8}
        return self.scroller.to(self.scroller.offset + steps[action]) if action in steps else False

    def key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        page, offset = self.rect.height * 0.9, self.scroller.offset
        goals = {
            pygame.K_PAGEUP: offset - page,
            pygame.K_PAGEDOWN: offset + page,
            pygame.K_HOME: 0.0,
            pygame.K_END: self.height,
        }
        if event.key not in goals:
            return False
        self.scroller.to(goals[event.key])
        return True

    def pointer(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self.scroller.to(self.scroller.offset - event.y * WHEEL)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._on_bar = self.scroller.bar(self.rect) is not None and event.pos[0] > self.rect.right - 3 * BAR
            if self._on_bar:
                self.scroller.drag(self.rect, event.pos[1])
            elif self.on_click is not None:
                self.on_click(event.pos[0] - self.rect.x, event.pos[1] - self.rect.y + self.scroller.offset)
            return True
        if event.type == pygame.MOUSEMOTION and self._on_bar:
            return self.scroller.drag(self.rect, event.pos[1])
        if event.type == pygame.MOUSEBUTTONUP:
            self._on_bar = False
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        with canvas.clip(self.rect):
            self.paint(canvas, self.rect.y - self.scroller.offset)
        self.scroller.draw(canvas, self.rect)
