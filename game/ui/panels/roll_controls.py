"""Roll controls: what stands in the dice tray before a roll: the button that rolls, and the tokens to spend on it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from game.ui.panels.banner import capped
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.text import CONDENSED
from game.ui.screen.theme import TYPE, Style
from game.ui.widgets.button import Button, draw_button
from game.ui.widgets.choice import Segmented

_LABEL = 0.42
"""The share of the button that its word takes; what the roll brings and costs has the rest."""
_BETWEEN = 8.0
_TALL = 56.0
"""From this height on a button has two lines."""


class RollOffer(NamedTuple):
    """A roll that waits for its button: what it brings and costs on average, and the key that puts the choice back
    (empty where it cannot be).
    """

    gain: str = ""
    cost: str = ""
    back: str = ""


class RollButton(Button):
    """The button that rolls, with what the roll brings and what it costs on average."""

    def __init__(self, rect: RectLike, label: str, on_press: Callable[[], object], offer: RollOffer) -> None:
        super().__init__(rect, label, on_press, kind="main")
        self.offer = offer

    @property
    def look(self) -> Hashable:
        return super().look, self.offer

    def draw(self, canvas: Canvas) -> None:
        draw_button(canvas, self.rect, "", kind="main", warmth=self.warmth.value, pressed=self.pressed)
        rect, ink = self.rect, canvas.theme["main-text"]
        told = [text for text in (self.offer.gain, self.offer.cost) if text]
        style = canvas.type.at_most(TYPE["main-button"], rect.height * 0.5)
        if not told:
            canvas.text(self.label, rect.center, style, ink, align="middle", at="mid", width=rect.width - 24)
            return
        left, right = rect.x + 18, rect.right - 16
        small = capped(canvas.type, TYPE["ui-bold"].sized(19.5), 1.1)
        if rect.height < _TALL:
            self._draw_low(canvas, told, style, small)
            return
        canvas.text(self.label, (left, rect.centery), style, ink, at="mid", width=rect.width * _LABEL - 18)
        room = rect.width * (1 - _LABEL) - 16 - _BETWEEN
        step = rect.height * 0.37
        top = rect.centery - step * (len(told) - 1) / 2
        for at, line in enumerate(told):
            fitting = canvas.type.shrunk(line, small, room)
            canvas.text(line, (right, top + at * step), fitting, ink, align="right", at="mid", width=room)

    def _draw_low(self, canvas: Canvas, told: Sequence[str], style: Style, small: Style) -> None:
        """The word whole, and beside it as much of what the roll brings as there is room for."""
        rect, ink = self.rect, canvas.theme["main-text"]
        room = rect.width - 34 - _BETWEEN - canvas.type.width(self.label, style)
        for count in range(len(told), 0, -1):
            line = " ".join(told[:count])
            fitting = canvas.type.shrunk(line, small, room)
            if canvas.type.width(line, fitting) * CONDENSED <= room:
                canvas.text(self.label, (rect.x + 18, rect.centery), style, ink, at="mid")
                canvas.text(line, (rect.right - 16, rect.centery), fitting, ink, align="right", at="mid", width=room)
                return
        canvas.text(self.label, rect.center, style, ink, align="middle", at="mid", width=rect.width - 24)


class TokenRow(Segmented[str]):
    """How many tokens are spent on a roll: one field for each amount."""

    def __init__(
        self,
        rect: RectLike,
        label: str,
        amounts: Sequence[tuple[str, str]],
        value: str,
        on_change: Callable[[str], object],
    ) -> None:
        super().__init__(rect, amounts, value, on_change, ground="leather", right=True)
        self.label = label

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        room = self.focus_rect().x - self.rect.x - 8
        at = (self.rect.x + 4, self.rect.centery)
        style = canvas.type.at_most(TYPE["ui"].sized(19.5), self.rect.height * 0.7)
        if room > canvas.type.width(self.label, style):
            canvas.text(self.label, at, style, canvas.theme["cream"], at="mid", width=room)
