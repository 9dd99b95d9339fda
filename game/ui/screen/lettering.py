"""Lettering: type that grows with the player's setting as far as its place has room."""

from __future__ import annotations

from game.ui.screen.canvas import Canvas, Point
from game.ui.screen.rich_text import RichText
from game.ui.screen.surfaces import Fill
from game.ui.screen.text import SMALLEST
from game.ui.screen.theme import Colour, Style


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
