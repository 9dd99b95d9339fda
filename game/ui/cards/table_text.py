"""Table text: what a card on the table says below its picture, where there is room to read it.

`laid_out(canvas, text, picture, zoom)` shares the room of the picture between the two; None where the card is so small
in this window that long texts would not fit it: then no card of its size has a text, and the picture stays whole.
"""

from __future__ import annotations

from typing import NamedTuple

from game.kit.geometry import Area
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.theme import Style

LEAST_PIXELS = 11.0
"""The least size of its type, in pixels of the window: whoever points at the card reads it larger."""
MOST_TYPE = 16.0
"""The largest, in logical units at a text setting of 100 %."""
CAPACITY = 90.0
"""So many squares of the least type a card must have room for to show its text."""
LEADING, BETWEEN = 0.94, 1.5
"""From one base line to the next in sizes of the type, and the gap between two paragraphs in logical units."""
CAPITALS, TAILS = 0.7, 0.24
"""How far letters reach above and below their base line, in sizes of the type."""
INSET, RIM = 2.5, 2.0
_STEP = 0.5
SHARES = ((46.0, 1.2, False), (32.0, 1.13, False), (0.0, 1.0, False), (0.0, 1.0, True))
"""How high the picture stays, in logical units, while the type need not be smaller than so many times the least, and
whether all paragraphs are run into one.
"""


class TableText(NamedTuple):
    """A text on a card: its paragraphs, its ground, and the picture that is left above it (its height may be 0)."""

    paragraphs: tuple[RichText, ...]
    ground: Area
    picture: Area

    def paint(self, canvas: Canvas) -> None:
        """Paint the ground and the text on it."""
        x, y, w, h = self.ground
        canvas.rect(self.ground, canvas.theme["parchment-card"], radius=2)
        if self.picture[3]:
            canvas.line((x, y), (x + w, y), canvas.theme["black-ink"], 2)
        style = self.paragraphs[0].style
        base = y + (h - _height(canvas, self.paragraphs)) / 2 + canvas.type.size(style) * CAPITALS
        top = base - canvas.type.ascent(style)
        for paragraph in self.paragraphs:
            paragraph.draw(canvas, (x + INSET, top), ink=canvas.theme["black-ink"], icons=canvas.theme["oxblood"])
            top += paragraph.height + BETWEEN


def laid_out(canvas: Canvas, text: str, picture: Area, zoom: float = 1.0) -> TableText | None:
    """The text in as large type as fits, below as much of the picture as can stay; on a card that is shown smaller by
    `zoom` for what is seen of it.
    """
    x, y, w, h = picture
    least = LEAST_PIXELS / canvas.scale / zoom
    if not text or w < least or (w - 2 * INSET) * h / least**2 < CAPACITY:
        return None
    most = MOST_TYPE * max(1.0, canvas.type.factor)
    for kept, grown, joined in SHARES:
        size = max(most, least)
        said = text.replace("\n", " ") if joined else text
        while size >= least * grown - 0.01:
            paragraphs = _set(canvas, said, size, w - 2 * INSET)
            used = _height(canvas, paragraphs) + 2 * RIM
            if used <= h - kept:
                left = h - used if kept else 0.0
                return TableText(paragraphs, (x, y + left, w, h - left), (x, y, w, left))
            size -= _STEP
    return None


def _set(canvas: Canvas, text: str, size: float, width: float) -> tuple[RichText, ...]:
    style = canvas.type.at_most(Style("story", size, LEADING), size)
    return tuple(RichText(canvas.type, part, style, width) for part in text.split("\n"))


def _height(canvas: Canvas, paragraphs: tuple[RichText, ...]) -> float:
    """From the top of the first line of letters to the lowest tail of the last one."""
    style = paragraphs[0].style
    lines: float = sum(part.height for part in paragraphs) + BETWEEN * (len(paragraphs) - 1)
    return lines - canvas.type.line_height(style) + canvas.type.size(style) * (CAPITALS + TAILS)
