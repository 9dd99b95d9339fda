"""Captions: what is heard, in words, as a small line at the lower edge of the window."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import TYPE

TIME = 1900.0
MOST = 3
PADDING, LIFT, LINE = 14.0, 2.0, 1.3


class Captions:
    """The cues that were heard last; each stays for two seconds."""

    def __init__(self) -> None:
        self._left: dict[str, float] = {}

    @property
    def shown(self) -> tuple[str, ...]:
        """The cues that are in words now, the oldest first."""
        return tuple(self._left)

    def add(self, cue: str) -> None:
        """A cue is heard; the oldest line goes where there are too many."""
        self._left.pop(cue, None)
        self._left[cue] = TIME
        while len(self._left) > MOST:
            self._left.pop(next(iter(self._left)))

    def clear(self) -> None:
        """Nothing in words."""
        self._left.clear()

    def update(self, dt: float) -> bool:
        """Let time pass; true when a line went."""
        before = len(self._left)
        self._left = {cue: left - dt for cue, left in self._left.items() if left > dt}
        return len(self._left) != before

    def draw(self, canvas: Canvas, words: Callable[[str], str]) -> None:
        """Draw the line; nothing where nothing is heard."""
        if not self._left:
            return
        draw_caption(canvas, "  ·  ".join(words(f"caption.{cue}") for cue in self._left))


def draw_caption(canvas: Canvas, text: str, middle: tuple[float, float] | None = None) -> None:
    """One line on a dark strip, in the middle of the lower edge or round a given middle."""
    style, theme, bounds = TYPE["second"], canvas.theme, canvas.bounds
    room = bounds.width * 0.6
    wide = min(canvas.type.width(text, style), room) + 2 * PADDING
    high = canvas.type.size(style) * LINE
    x, y = middle or (bounds.centerx, bounds.bottom - LIFT - high / 2)
    rect = (x - wide / 2, y - high / 2, wide, high)
    canvas.rect(rect, theme["plate"], radius=high / 2, alpha=225)
    canvas.text(text, (x - wide / 2 + PADDING, y), style, theme["cream"], at="mid", width=wide - 2 * PADDING)
