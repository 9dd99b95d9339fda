"""Widget: a rectangle that can be hovered, focused, pressed and changed; every other widget builds on it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar

import pygame

from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.tween import Tween

HOVER_TIME, PRESS_TIME, CHANGE_TIME = 80.0, 40.0, 120.0
MIXES = 4
"""So many steps there are between two colours: few different shapes must be kept."""


class Widget:
    """The base of all widgets. `rect` is in logical units; `reason` says in words why it is disabled.

    `hint` is the text of its tooltip. A disabled widget can take focus, so that its reason can be read.
    """

    focusable: ClassVar[bool] = True
    sounding: ClassVar[bool] = True
    still: ClassVar[bool] = False
    """Whether time changes nothing of it."""
    radius: float = 4.0
    pad: ClassVar[float] = 0.0
    """How far it is drawn beyond its rectangle."""

    def __init__(self, rect: RectLike, *, enabled: bool = True, reason: str = "", hint: str = "") -> None:
        self.rect = pygame.FRect(*rect)
        self.enabled = enabled
        self.reason = reason
        self.hint = hint
        self.visible = True
        self.hovered = False
        self.focused = False
        self.held = False
        self.calm = False
        self.warmth = Tween()

    @property
    def takes_focus(self) -> bool:
        """Whether the focus can come to it."""
        return self.visible and self.focusable

    def contains(self, pos: tuple[float, float]) -> bool:
        """True when a logical position lies on the widget."""
        return self.visible and self.rect.collidepoint(pos)

    def press(self) -> bool:
        """Confirm, or a click: do what the widget is for; true when something was done."""
        return False

    def act(self, action: str, event: pygame.event.Event) -> bool:
        """An action while focused (left, right, ...); true when it was used. Confirm presses."""
        return self.press() if action == "confirm" and self.enabled else False

    def key(self, event: pygame.event.Event) -> bool:
        """A key while focused, before it becomes an action (typing); true when it was used."""
        return False

    def pointer(self, event: pygame.event.Event) -> bool:
        """A pointer event on the widget, or anywhere while it is held; true when it was used."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.contains(event.pos):
            self.held = True
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.held:
            self.held = False
            if self.contains(event.pos) and self.enabled:
                self.press()
            return True
        return False

    def hover(self, on: bool) -> bool:
        """Tell the widget whether the pointer is over it; true when that changed."""
        if on == self.hovered:
            return False
        self.hovered = on
        self.warmth.to(1.0 if on and self.enabled else 0.0, 0.0 if self.calm else HOVER_TIME)
        return True

    def focus_changed(self, on: bool) -> None:
        """The widget got the keyboard, or lost it."""
        self.focused = on

    def update(self, dt: float) -> bool:
        """Let time pass; true when it must be drawn again."""
        return self.warmth.update(dt)

    @property
    def look(self) -> Hashable:
        """All that decides how it is drawn but its rectangle, for whoever keeps it painted; None where it cannot be
        kept. A widget that is drawn in its own way has a look of its own.
        """
        return None

    @property
    def warm(self) -> int:
        """How far it has changed to its look below the pointer, in the steps of `mix`."""
        return round(self.warmth.value * MIXES)

    def draw(self, canvas: Canvas) -> None:
        """Draw the widget without its focus ring."""

    def focus_rect(self) -> pygame.FRect:
        """What the focus ring goes round."""
        return self.rect


def mix(a: tuple[int, int, int], b: tuple[int, int, int], part: float) -> tuple[int, int, int]:
    """A colour between two, in coarse steps."""
    part = round(max(0.0, min(1.0, part)) * MIXES) / MIXES
    return (
        round(a[0] + (b[0] - a[0]) * part),
        round(a[1] + (b[1] - a[1]) * part),
        round(a[2] + (b[2] - a[2]) * part),
    )
