"""Lettering: the type of the chart, and titles that grow with the player's setting as far as their place has room."""

from __future__ import annotations

from game.ui.screen.canvas import Canvas
from game.ui.screen.surfaces import Fill
from game.ui.screen.text import SMALLEST
from game.ui.screen.theme import Style

TITLE, TITLE_LOW, STORY, SCENE = (
    Style("title", 27, 1.12), Style("title", 24), Style("story", 21, 1.2), Style("story-italic", 20, 1.2),
)  # fmt: skip


def title(
    canvas: Canvas, text: str, rect: tuple[float, float, float, float], style: Style, ink: Fill, *, align: str = "left"
) -> float:
    """A title in one line or two round the middle of a rectangle, as large as it fits; gives the height used."""
    x, y, w, h = rect
    fitted = canvas.type.at_most(style, style.size * 1.2)
    while True:
        lines = canvas.type.wrap(text, fitted, w)
        high = len(lines) * canvas.type.line_height(fitted)
        size = canvas.type.size(fitted)
        if (len(lines) <= 2 and high <= h + size * 0.3) or size <= SMALLEST:
            break
        fitted = canvas.type.at_most(fitted, max(SMALLEST, size - 1.0))
    step = canvas.type.line_height(fitted)
    left = x + {"left": 0.0, "middle": w / 2, "right": w}[align]
    for number, part in enumerate(lines):
        middle = y + h / 2 + (number - (len(lines) - 1) / 2) * step
        canvas.text(part, (left, middle), fitted, ink, align=align, at="mid", width=w)  # type: ignore[arg-type]
    return high
