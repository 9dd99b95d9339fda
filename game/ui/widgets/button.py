"""Button: "main" (oxblood, one in a scene), "plain" (leather) or "parchment", with the states of the
design.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Literal

import pygame

from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.surfaces import Fill
from game.ui.screen.text import CONDENSED
from game.ui.screen.theme import TYPE, Colour, Style, Theme
from game.ui.widgets.base import Widget, mix
from game.ui.widgets.brass import draw_seal_button
from game.ui.widgets.keyhint import draw_key, key_width
from game.ui.widgets.panel import draw_plate

Kind = Literal["main", "plain", "parchment"]
KEY_ROOM, KEY_GAPS = 44.0, 20.0
"""The room of a key's plate beside a label; one in large type, with its gaps, gives way where the label needs it."""
TALLEST = 0.74
"""How much of a button's height its type may take."""
KEY_ROOM = 26.0
"""What lies around a label and the plate of its key; where there is less the plate is left out."""


class Button(Widget):
    """A label that does something. `icon` stands before the label, `key` on a key plate at the right."""

    radius = 5.0
    pad = 8.0

    def __init__(
        self,
        rect: RectLike,
        label: str,
        on_press: Callable[[], object],
        *,
        kind: Kind = "plain",
        icon: str = "",
        key: str = "",
        style: Style | None = None,
        enabled: bool = True,
        reason: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(rect, enabled=enabled, reason=reason, hint=hint)
        self.label = label
        self.short = ""
        """What it says instead where the label has no room."""
        self.on_press = on_press
        self.kind: Kind = kind
        self.icon = icon
        self.key_hint = key
        self.style = style or TYPE["main-button" if kind == "main" else "button"]

    def press(self) -> bool:
        """Do what the button says."""
        if not self.enabled:
            return False
        self.on_press()
        return True

    @property
    def look(self) -> Hashable:
        said = self.label, self.short, self.icon, self.key_hint
        return (said, self.kind, self.style, self.warm, self.pressed, self.enabled)

    @property
    def pressed(self) -> bool:
        """Whether it is down: held, with the pointer over it."""
        return self.held and self.hovered

    def draw(self, canvas: Canvas) -> None:
        draw_button(
            canvas, self.rect, self.label, kind=self.kind, style=self.style,
            icon=self.icon, key=self.key_hint, short=self.short,
            warmth=self.warmth.value, pressed=self.pressed, enabled=self.enabled,
        )  # fmt: skip


def draw_button(
    canvas: Canvas,
    rect: RectLike,
    label: str,
    *,
    kind: Kind = "plain",
    style: Style | None = None,
    icon: str = "",
    key: str = "",
    short: str = "",
    warmth: float = 0.0,
    pressed: bool = False,
    enabled: bool = True,
) -> None:
    """Draw a button; `warmth` runs from rest (0) to hovered (1), `short` stands for a label that has no room."""
    style = style or TYPE["button"]
    fill, edge, ink = _look(canvas.theme, kind, warmth, pressed, enabled)
    x, y, w, h = rect
    if enabled and canvas.theme.material.day:
        draw_plate(canvas, rect, fill, edge, pressed=pressed)
    elif not enabled:
        canvas.rect(rect, fill, radius=5)
        canvas.dashed(rect, edge, width=1.6)
    elif kind == "main" and canvas.theme.material.brass:
        cold, warm = canvas.theme.gradients["main"], canvas.theme.gradients["main-hover"]
        draw_seal_button(canvas, rect, (mix(cold[0], warm[0], warmth), mix(cold[1], warm[1], warmth)), pressed=pressed)
    else:
        if not pressed:
            canvas.shadow(rect, radius=5, drop=(0, 2), blur=3, alpha=0.55)
        canvas.rect(rect, fill, radius=5, edge=edge, width=max(1.6, canvas.theme.line))
        canvas.rect((x + 4, y + 4, w - 8, h - 8), radius=3, edge=edge, width=1, alpha=115)
    _draw_label(canvas, pygame.FRect(*rect), label, style, ink, icon, key, 1.5 if pressed else 0.0, kind, short)


def _draw_label(
    canvas: Canvas,
    rect: pygame.FRect,
    label: str,
    style: Style,
    ink: Colour,
    icon: str,
    key: str,
    fall: float,
    kind: Kind,
    short: str,
) -> None:
    asked = style, icon, key
    style = canvas.type.at_most(style, rect.height * TALLEST)
    size = canvas.type.size(style)
    if key and canvas.type.width(label, style) * CONDENSED + key_width(canvas, key) + KEY_ROOM > rect.width:
        key = ""
    free = rect.width - min(20.0, rect.width * 0.1)
    if label and icon and canvas.type.width(label, style) * CONDENSED > free - size * 1.35:
        icon = ""
    if key and canvas.type.width(label, style) * CONDENSED > rect.width - key_width(canvas, key) - KEY_GAPS:
        key = ""
    room = free - (size * 1.35 if icon else 0) - (KEY_ROOM if key else 0)
    style = canvas.type.shrunk(label, style, room)
    text, condense = canvas.type.fit(label, style, room)
    if short and text != label:
        style, icon, key = asked
        _draw_label(canvas, rect, short, style, ink, icon, key, fall, kind, "")
        return
    width = canvas.type.width(text, style) * condense
    whole = width + (size * 1.35 if icon and text else size if icon else 0)
    left = rect.centerx - (22 if key else 0) - whole / 2
    middle = rect.centery + fall
    if icon:
        canvas.icon(icon, (left + size * 0.5, middle), size * 1.1, ink)
        left += size * 1.35
    canvas.text(text, (left, middle), style, ink, at="mid", width=room)
    if key:
        draw_key(canvas, (rect.right - 10, middle), key, dark=kind != "parchment", align="right")


def _look(theme: Theme, kind: Kind, warmth: float, pressed: bool, enabled: bool) -> tuple[Fill, Colour, Colour]:
    """Fill, edge and ink of a button in one of its states."""
    if kind == "parchment":
        if not enabled:
            return theme["off-fill-ink"], theme["off-edge-ink"], theme["off-text-ink"]
        rest = (
            theme["parchment-pressed"] if pressed else mix(theme["parchment-button"], theme["parchment-hover"], warmth)
        )
        return rest, mix(theme["parchment-rule"], theme["oxblood"], warmth), theme["ink"]
    if not enabled:
        return theme["off-fill"], theme["off-edge"], theme["off-text"]
    if kind == "main":
        if pressed:
            return theme["oxblood-dark"], theme["gold-title"], theme["main-text"]
        cold, warm = theme.gradients["main"], theme.gradients["main-hover"]
        fill = (mix(cold[0], warm[0], warmth), mix(cold[1], warm[1], warmth))
        return fill, mix(theme["gold-line"], theme["gold-title"], warmth), theme["main-text"]
    fill_plain = theme["leather-pressed"] if pressed else mix(theme["leather-button"], theme["leather-hover"], warmth)
    return fill_plain, mix(theme["leather-line"], theme["gold-title"], warmth), theme["cream"]
