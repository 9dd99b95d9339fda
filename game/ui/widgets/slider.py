"""Slider: a number on a track, moved by drag, click, wheel, and by left, right, Home and End."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.theme import TYPE
from game.ui.widgets.base import Widget
from game.ui.widgets.toggle import Ground

VALUE_ROOM = 76.0
KNOB = 32.0
"""What is kept free for the knob and its ring between the track and the value."""


class Slider(Widget):
    """A number from `low` to `high` in steps. `show` says how it is read.

    With a label the text stands above the track; without one the value stands at the right of it.
    """

    def __init__(
        self,
        rect: RectLike,
        value: float,
        on_change: Callable[[float], object],
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.05,
        label: str = "",
        show: Callable[[float], str] = str,
        ground: Ground = "leather",
        enabled: bool = True,
        reason: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(rect, enabled=enabled, reason=reason, hint=hint)
        self.low, self.high, self.step = low, high, step
        self.value = value
        self.on_change = on_change
        self.label = label
        self.show = show
        self.ground: Ground = ground
        self._value_room = VALUE_ROOM

    @property
    def part(self) -> float:
        """How far along the track the value is, 0 to 1."""
        return (self.value - self.low) / (self.high - self.low)

    def change(self, value: float) -> bool:
        """Take the nearest step to a value and tell of it; true when it is another one."""
        steps = round((min(max(value, self.low), self.high) - self.low) / self.step)
        nearest = round(min(self.low + steps * self.step, self.high), 6)
        if not self.enabled or nearest == self.value:
            return False
        self.value = nearest
        self.on_change(nearest)
        return True

    def act(self, action: str, event: pygame.event.Event) -> bool:
        if action in ("left", "right"):
            self.change(self.value + (self.step if action == "right" else -self.step))
            return True
        return False

    def key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in (pygame.K_HOME, pygame.K_END):
            return False
        self.change(self.low if event.key == pygame.K_HOME else self.high)
        return True

    def pointer(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self.change(self.value + self.step * (1 if event.y > 0 else -1))
            return True
        used = super().pointer(event)
        track = self.track()
        if self.held and event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION):
            self.change(self.low + (event.pos[0] - track.x) / track.width * (self.high - self.low))
            return True
        return used

    def track(self) -> pygame.FRect:
        """The groove the knob runs in."""
        if self.label:
            return pygame.FRect(self.rect.x, self.rect.bottom - 22, self.rect.width, 8)
        return pygame.FRect(self.rect.x, self.rect.centery - 4, self.rect.width - self._value_room, 8)

    def focus_rect(self) -> pygame.FRect:
        """The knob."""
        track = self.track()
        return pygame.FRect(track.x + track.width * self.part - 14, track.centery - 15, 28, 30)

    def draw(self, canvas: Canvas) -> None:
        widest = max(canvas.type.width(self.show(end), TYPE["value"]) for end in (self.low, self.high))
        self._value_room = max(VALUE_ROOM, widest + KNOB)
        theme, track, paper = canvas.theme, self.track(), self.ground == "parchment"
        groove, edge = ("track-ink", "parchment-rule") if paper else ("inset-leather", "inset-edge")
        canvas.rect(track, theme[groove], radius=4, edge=theme[edge], width=1.2)
        if self.part > 0:
            filled = (track.x, track.y, track.width * self.part, track.height)
            canvas.rect(filled, theme["oxblood"] if paper else theme.gradients["gold"], radius=4)
        if not paper:
            for tick in range(5):
                canvas.rect((track.x + track.width * tick / 4 - 1, track.bottom + 4, 2, 6), theme["gold-dark"])
        self._draw_knob(canvas, track)
        self._draw_words(canvas, track)

    def _draw_knob(self, canvas: Canvas, track: pygame.FRect) -> None:
        x, y = track.x + track.width * self.part, track.centery
        points = [(x, y - 15), (x + 13, y), (x, y + 15), (x - 13, y)]
        fill, edge = ("oxblood", "main-text") if self.ground == "parchment" else ("gold-title", "black-ink")
        colour = canvas.theme[fill] if self.enabled else canvas.theme["knob-off"]
        canvas.polygon(points, colour, edge=canvas.theme[edge], width=1.8)

    def _draw_words(self, canvas: Canvas, track: pygame.FRect) -> None:
        theme, paper = canvas.theme, self.ground == "parchment"
        ink, value = theme["ink" if paper else "cream"], self.show(self.value)
        if self.label:
            base = track.y - 18
            shown = canvas.text(
                value,
                (self.rect.right, base),
                TYPE["value"],
                ink if paper else theme["gold-title"],
                align="right",
            )
            canvas.text(self.label, (self.rect.x, base), TYPE["ui"], ink, width=self.rect.width - shown - 12)
        else:
            canvas.text(
                value,
                (self.rect.right, track.centery),
                TYPE["value"],
                ink,
                align="right",
                at="mid",
                width=self._value_room,
            )
