"""Parts: a widget of several parts, as rows or windows: pointing lights one, a click chooses it, the wheel scrolls."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

import pygame

from game.ui.screen.canvas import RectLike
from game.ui.widgets.base import Widget
from game.ui.widgets.scroll import WHEEL, Scroller

Part = TypeVar("Part")


class Parts(Widget, ABC, Generic[Part]):
    """The base of such widgets: they say which part lies at a place, and what choosing one does. What has more parts
    than room sets its `scroller`.
    """

    def __init__(self, rect: RectLike) -> None:
        super().__init__(rect)
        self.over: Part | None = None
        """The part that is pointed at."""
        self.scroller = Scroller(self.rect.height)

    @abstractmethod
    def part_at(self, pos: tuple[float, float]) -> Part | None:
        """The part at a logical position."""

    @abstractmethod
    def choose(self, part: Part) -> None:
        """A part was clicked."""

    def pointer(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self.scroller.to(self.scroller.offset - event.y * WHEEL)
        if event.type == pygame.MOUSEMOTION:
            before, self.over = self.over, self.part_at(event.pos)
            return before != self.over
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            part = self.part_at(event.pos)
            if part is not None:
                self.choose(part)
            return True
        return event.type == pygame.MOUSEBUTTONUP

    def hover(self, on: bool) -> bool:
        if not on:
            self.over = None
        return super().hover(on)
