"""Choices side by side: `Segmented` (one of a few values) and `Tabs` (one of a few pages)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame

from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.theme import TYPE
from game.ui.widgets.base import Widget
from game.ui.widgets.toggle import Ground

T = TypeVar("T")
PAD = 28.0
"""What a value takes beside the width of its label."""


class Segmented(Widget, Generic[T]):
    """One of a few values, each with its label. The row ends at the right edge of `rect` when `right` is
    true.
    """

    def __init__(
        self,
        rect: RectLike,
        options: Sequence[tuple[T, str]],
        value: T,
        on_change: Callable[[T], object],
        *,
        ground: Ground = "parchment",
        right: bool = False,
        enabled: bool = True,
        reason: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(rect, enabled=enabled, reason=reason, hint=hint)
        self.options = list(options)
        self.value = value
        self.on_change = on_change
        self.ground: Ground = ground
        self.right = right
        self.over = -1
        self._edges = [self.rect.x + self.rect.width * i / len(options) for i in range(len(options) + 1)]

    @property
    def index(self) -> int:
        """The place of the value among the options, or -1."""
        return next((i for i, (value, _) in enumerate(self.options) if value == self.value), -1)

    def choose(self, index: int) -> bool:
        """Take the option at a place and tell of it; true when it is another one."""
        index = max(0, min(index, len(self.options) - 1))
        if not self.enabled or index == self.index:
            return False
        self.value = self.options[index][0]
        self.on_change(self.value)
        return True

    def press(self) -> bool:
        """Go on to the next option, from the last to the first."""
        return self.choose((self.index + 1) % len(self.options))

    def act(self, action: str, event: pygame.event.Event) -> bool:
        if action in ("left", "right"):
            self.choose(self.index + (1 if action == "right" else -1))
            return True
        return super().act(action, event)

    def pointer(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            before, self.over = self.over, self._at(event.pos[0]) if self.contains(event.pos) else -1
            return before != self.over
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            index = self._at(event.pos[0])
            if index >= 0:
                self.choose(index)
            return True
        return False

    def hover(self, on: bool) -> bool:
        if not on:
            self.over = -1
        return super().hover(on)

    def focus_rect(self) -> pygame.FRect:
        """The whole row."""
        return pygame.FRect(self._edges[0], self.rect.y, self._edges[-1] - self._edges[0], self.rect.height)

    def field(self, value: T) -> pygame.FRect:
        """Where a value stands, once the row was drawn; of one that is not there the whole row."""
        at = next((i for i, (known, _) in enumerate(self.options) if known == value), None)
        if at is None:
            return self.focus_rect()
        return pygame.FRect(self._edges[at], self.rect.y, self._edges[at + 1] - self._edges[at], self.rect.height)

    def draw(self, canvas: Canvas) -> None:
        self._measure(canvas, gap=0.0, pad=PAD)
        theme, paper = canvas.theme, self.ground == "parchment"
        for index, (_, label) in enumerate(self.options):
            left, right = self._edges[index], self._edges[index + 1]
            chosen = index == self.index
            rest = theme["parchment-button" if paper else "leather-button"]
            warm = theme["parchment-hover" if paper else "leather-hover"]
            fill = theme["oxblood"] if chosen else warm if index == self.over and self.enabled else rest
            edge = theme["parchment-rule" if paper else "leather-line"]
            canvas.rect((left, self.rect.y, right - left, self.rect.height), fill, edge=edge, width=1.4)
            ink = theme["main-text"] if chosen else theme["ink" if paper else "cream"]
            style = TYPE["label"] if chosen else TYPE["ui"].sized(19)
            at = ((left + right) / 2, self.rect.centery)
            canvas.text(label, at, style, ink, align="middle", at="mid", width=right - left - 10)

    def _measure(self, canvas: Canvas, gap: float, pad: float) -> None:
        """Give every option the room its label needs, less when the row is too narrow."""
        widths = [canvas.type.width(label, TYPE["label"]) + pad for _, label in self.options]
        room = self.rect.width - gap * (len(widths) - 1)
        squeeze = min(1.0, room / sum(widths))
        widths = [width * squeeze + gap for width in widths]
        x = self.rect.right - sum(widths) + gap if self.right else self.rect.x
        self._edges = [x + sum(widths[:i]) for i in range(len(widths) + 1)]

    def _at(self, x: float) -> int:
        spans = enumerate(zip(self._edges, self._edges[1:], strict=False))
        return next((index for index, (left, right) in spans if left <= x < right), -1)


class Tabs(Segmented[T]):
    """One of a few pages; stands on a gold line."""

    GAP = 8.0

    def focus_rect(self) -> pygame.FRect:
        """The tab that is open."""
        left, right = self._edges[max(0, self.index)], self._edges[max(0, self.index) + 1]
        return pygame.FRect(left, self.rect.y, right - left - self.GAP, self.rect.height)

    def draw(self, canvas: Canvas) -> None:
        self._measure(canvas, gap=self.GAP, pad=44.0)
        theme = canvas.theme
        for index, (_, label) in enumerate(self.options):
            left, width = self._edges[index], self._edges[index + 1] - self._edges[index] - self.GAP
            chosen = index == self.index
            fill = theme["parchment"] if chosen else theme["leather-hover" if index == self.over else "leather-row"]
            edge = theme["gold" if chosen else "inset-edge"]
            canvas.rect((left, self.rect.y, width, self.rect.height), fill, radius=4, edge=edge, width=1.4)
            ink, style = (
                (theme["ink"], TYPE["button"].sized(20)) if chosen else (theme["cream-2"], TYPE["ui"].sized(20))
            )
            at = (left + width / 2, self.rect.centery)
            canvas.text(label, at, style, ink, align="middle", at="mid", width=width - 12)
        line = self.rect.bottom + 2
        canvas.line((self.rect.x, line), (self.rect.right, line), theme["gold"], 1.6)
