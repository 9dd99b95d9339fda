"""Lettering: type that grows with the player's setting as far as its place has room, titles in the chart's capitals."""

from __future__ import annotations

from game.ui.screen.canvas import Canvas, Point
from game.ui.screen.rich_text import RichText
from game.ui.screen.surfaces import Fill
from game.ui.screen.text import SMALLEST
from game.ui.screen.theme import Colour, Style

TITLE, TITLE_LOW, NAME, STORY, SCENE = (
    Style("title", 27, 1.12), Style("title", 24), Style("story-semibold", 26), Style("story", 21, 1.2),
    Style("story-italic", 20, 1.2),
)  # fmt: skip
LABEL, VALUE, SMALL, NUMBER = Style("ui", 20), Style("ui-bold", 23), Style("ui", 19), Style("ui-extrabold", 24)
"""What is operated: labels, values, what stands beside them, numbers."""
CAPITAL = 1.26
"""How much larger the first letter of each word of a title in small capitals is."""


def line(
    canvas: Canvas, text: str, at: Point, style: Style, ink: Fill, width: float, *, high: float = 0.0,
    align: str = "left",
) -> float:  # fmt: skip
    """One line round the middle of its height, no higher than `high` (without it: a third more than its style); gives
    its width.
    """
    fitted = canvas.type.shrunk(text, canvas.type.at_most(style, high or style.size * 1.34), width)
    return canvas.text(text, at, fitted, ink, align=align, at="mid", width=width)  # type: ignore[arg-type]


def block(
    canvas: Canvas, text: str, rect: tuple[float, float, float, float], style: Style, ink: Colour, *,
    middle: bool = False,
) -> float:  # fmt: skip
    """A text in a rectangle in the largest type up to its style in which it fits; gives the height used. `middle`: it
    stands in the middle of the height.
    """
    x, y, w, h = rect
    size = canvas.type.size(style)
    while True:
        fitted = canvas.type.at_most(style, size)
        rich = RichText(canvas.type, text, fitted, w)
        if rich.height <= h or size <= SMALLEST:
            break
        size = max(SMALLEST, size - 1.0)
    rich.draw(canvas, (x, y + (max(0.0, h - rich.height) / 2 if middle else 0.0)), ink=ink, icons=ink)
    return float(rich.height)


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
