"""Since panel: the side sheet that says what has happened since somebody decided last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.kit.shown import LogLine
from game.ui.panels.banner import capped, draw_head
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText, plain
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE
from game.ui.widgets.emblems import draw_seat
from game.ui.widgets.panel import draw_parchment

PADDING, HEAD, FOOT, GAP = 22.0, 62.0, 16.0, 5.0
SIGN, INDENT, GUTTER = 12.0, 34.0, 30.0
WIDE = 600.0
GROWTH = 1.2
STYLE = TYPE["ui"].sized(19)


class _Laid(NamedTuple):
    """A line with its place."""

    line: LogLine
    text: RichText
    x: float
    y: float


def draw_since(
    canvas: Canvas, rect: pygame.FRect, title: str, lines: Sequence[LogLine], seats: Mapping[str, int], words: Words,
    *, fit: bool = False,
) -> None:  # fmt: skip
    """Draw the sheet: the last lines as far as there is room, and how many came before them. With `fit` it is no higher
    than they need.
    """
    style, theme = capped(canvas.type, STYLE, GROWTH), canvas.theme
    columns = 2 if rect.width >= WIDE else 1
    wide = (rect.width - 2 * PADDING - GUTTER * (columns - 1)) / columns
    texts = [RichText(canvas.type, plain(line.text), style, wide - INDENT) for line in lines]
    step = canvas.type.line_height(style)
    first, laid = 0, _lay(rect, lines, texts, wide, columns, 0.0)
    while laid is None:
        first += 1
        laid = _lay(rect, lines[first:], texts[first:], wide, columns, step + GAP)
    low = max((y + text.height for _, text, _, y in laid), default=rect.y + HEAD) + FOOT
    draw_parchment(canvas, (*rect.topleft, rect.width, low - rect.y) if fit else rect, seed="since")
    draw_head(canvas, rect.x + PADDING, rect.y + 12, rect.width - 2 * PADDING, title)
    if first:
        at = (rect.x + PADDING, rect.y + HEAD + canvas.type.ascent(style))
        canvas.text(words("ui.since.before", count=first), at, style, theme["ink-2"], width=wide)
    for line, text, x, y in laid:
        middle = (x + SIGN, y + step / 2)
        if line.actor in seats:
            draw_seat(canvas, seats[line.actor], middle, SIGN - 1, numbered=False)
        elif line.icon:
            canvas.icon(line.icon, middle, 20, theme["ink-2"])
        text.draw(canvas, (x + INDENT, y), ink=theme["oxblood" if line.level == 0 else "ink"])


def _lay(
    rect: pygame.FRect, lines: Sequence[LogLine], texts: Sequence[RichText], wide: float, columns: int, used: float
) -> list[_Laid] | None:
    """The lines in columns below each other, the first of them below what is used; None where they have no room."""
    laid, column, y = list[_Laid](), 0, rect.y + HEAD + used
    for line, text in zip(lines, texts, strict=True):
        if y + text.height > rect.bottom - FOOT:
            column, y = column + 1, rect.y + HEAD
        if column == columns:
            return None
        laid.append(_Laid(line, text, rect.x + PADDING + column * (wide + GUTTER), y))
        y += text.height + GAP
    return laid
