"""Toggle: on or off, told by place and sign as well as by colour; its label stands at the right of the
knob.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pygame

from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.theme import TYPE
from game.ui.screen.tween import Tween, out_cubic
from game.ui.widgets.base import CHANGE_TIME, Widget

Ground = Literal["leather", "parchment"]
WIDTH, HEIGHT = 62.0, 30.0


class Toggle(Widget):
    """A switch; `second` is a smaller line under the label. Without a label it is the knob alone, at the right.

    With `arrows` left and right turn it off and on; in a row of switches they are to lead on to the next one instead.
    """

    radius = 15.0

    def __init__(
        self,
        rect: RectLike,
        label: str,
        value: bool,
        on_change: Callable[[bool], object],
        *,
        ground: Ground = "leather",
        second: str = "",
        enabled: bool = True,
        reason: str = "",
        hint: str = "",
        arrows: bool = True,
    ) -> None:
        super().__init__(rect, enabled=enabled, reason=reason, hint=hint)
        self.label, self.second = label, second
        self.arrows = arrows
        self.value = value
        self.on_change = on_change
        self.ground: Ground = ground
        self._slide = Tween(1.0 if value else 0.0, out_cubic)

    def press(self) -> bool:
        """Change to the other state."""
        if not self.enabled:
            return False
        self.set(not self.value)
        self.on_change(self.value)
        return True

    def set(self, value: bool) -> None:
        """Take a state without telling anybody."""
        self.value = value
        self._slide.to(1.0 if value else 0.0, 0.0 if self.calm else CHANGE_TIME)

    def act(self, action: str, event: pygame.event.Event) -> bool:
        if self.arrows and action in ("left", "right") and self.enabled and self.value != (action == "right"):
            return self.press()
        return super().act(action, event)

    def update(self, dt: float) -> bool:
        return self._slide.update(dt) | super().update(dt)

    def focus_rect(self) -> pygame.FRect:
        """The knob's groove."""
        left = self.rect.x if self.label else self.rect.right - WIDTH
        return pygame.FRect(left, self.rect.centery - HEIGHT / 2, WIDTH, HEIGHT)

    def draw(self, canvas: Canvas) -> None:
        groove = self.focus_rect()
        draw_toggle(canvas, (groove.x, groove.y), self._slide.value, self.ground, self.enabled)
        theme = canvas.theme
        if not self.enabled:
            ink = theme["ink-2"] if self.ground == "parchment" else theme["noun"]
            canvas.shape("lock", (groove.x - 20, groove.centery), 9, ink)
        if not self.label:
            return
        strong, weak = ("ink", "ink-2") if self.ground == "parchment" else ("cream", "cream-2")
        x, room = groove.right + 14, self.rect.right - groove.right - 14
        if self.second:
            step = max(24.0, canvas.type.size(TYPE["second"]) * 1.25)
            base = groove.centery + 10 - step / 2
            canvas.text(self.label, (x, base), TYPE["ui-bold"], theme[strong], width=room)
            canvas.text(self.second, (x, base + step), TYPE["second"], theme[weak], width=room)
        else:
            canvas.text(self.label, (x, groove.centery), TYPE["ui"], theme[strong], at="mid", width=room)


def draw_toggle(canvas: Canvas, pos: tuple[float, float], part: float, ground: Ground, enabled: bool = True) -> None:
    """Draw the knob in its groove; `part` runs from off (0) to on (1)."""
    x, y = pos
    theme, on = canvas.theme, part >= 0.5
    paper = ground == "parchment"
    fill = theme["oxblood"] if on else theme["parchment-card"] if paper else theme["key-fill"]
    edge = theme["parchment-rule"] if paper else theme["gold-line"] if on else theme["leather-line"]
    canvas.rect((x, y, WIDTH, HEIGHT), fill, radius=15, edge=edge, width=1.6)
    knob = theme["knob-on"] if on else theme["knob-off-ink"] if paper else theme["knob-off"]
    canvas.circle((x + 15 + 32 * part, y + 15), 10.5, knob)
    if on:
        canvas.shape("check", (x + 20, y + 15), 10, theme["main-text"])
    else:
        canvas.shape("no", (x + 42, y + 15), 9, knob)
    if not enabled:
        canvas.dashed((x - 2, y - 2, WIDTH + 4, HEIGHT + 4), theme["off-edge-ink" if paper else "off-edge"], width=1.2)
