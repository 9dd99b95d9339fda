"""Lettering: type that grows with the player's setting as far as its place has room."""

from __future__ import annotations

from game.ui.screen.canvas import Canvas
from game.ui.screen.text import SMALLEST
from game.ui.screen.theme import Style


def one_line(canvas: Canvas, text: str, style: Style, width: float, high: float) -> Style:
    """The style for one line that is at most so high, and fits into a width."""
    return canvas.type.shrunk(text, canvas.type.at_most(style, high), width)


def in_block(canvas: Canvas, text: str, style: Style, width: float, height: float) -> Style:
    """The largest style up to this one in which a text fits into a block; never below the least size."""
    size = canvas.type.size(style)
    while True:
        fitted = canvas.type.at_most(style, size)
        used = len(canvas.type.wrap(text, fitted, width)) * canvas.type.line_height(fitted)
        if used <= height or size <= SMALLEST:
            return fitted
        size = max(SMALLEST, size - 1.0)
