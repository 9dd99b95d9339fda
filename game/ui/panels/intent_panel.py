"""Intent panel: the side sheet that says in words what will come if nothing changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pygame

from game.kit.intent import Ahead, Intent, Toll
from game.ui.panels.banner import capped, draw_head
from game.ui.screen.blind_canvas import BlindCanvas
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.theme import TYPE, Style
from game.ui.widgets.emblems import draw_seat
from game.ui.widgets.panel import draw_parchment

WIDE = 600.0
PADDING, GAP, FOOT = 22.0, 32.0, 16.0
SIZES = (20.0, 19.0, 18.0)
"""Sizes of the text, from the one that is wanted to the least."""
GROWTH = 1.2


class Level(NamedTuple):
    """How much is said: the size of the text, how many lines of each toll, what lies ahead in full, what to reach."""

    size: float
    lines: int
    ahead: bool = True
    reach: bool = True


LEVELS = (
    *(Level(size, 9) for size in SIZES), *(Level(18, lines, reach=False) for lines in (9, 2, 1, 0)),
    *(Level(18, lines, ahead=False, reach=False) for lines in (1, 0)),
)  # fmt: skip
"""From all that there is to say to the least of it."""


def draw_intent(
    canvas: Canvas, rect: pygame.FRect, intent: Intent, seats: Mapping[str, int], names: Mapping[str, str]
) -> None:
    """Draw the sheet, as high as it needs to be; where there is too much to say, less is said of each.

    `seats` gives the number of a piece's seat, `names` its short name.
    """
    drawn = _Sheet(intent, seats, names)
    paint = drawn.wide if rect.width >= WIDE else drawn.narrow
    level, low = LEVELS[0], rect.bottom
    for level in LEVELS:
        low = paint(BlindCanvas(canvas), rect, level)
        if low <= rect.bottom - FOOT:
            break
    draw_parchment(canvas, (rect.x, rect.y, rect.width, min(rect.height, low + FOOT - rect.y)), seed="intent")
    with canvas.clip(rect):
        paint(canvas, rect, level)


class _Sheet:
    """One sheet being laid out."""

    def __init__(self, intent: Intent, seats: Mapping[str, int], names: Mapping[str, str]) -> None:
        self.intent, self.seats, self.names = intent, seats, names

    def narrow(self, canvas: Canvas, rect: pygame.FRect, level: Level) -> float:
        """One below the other."""
        x, width = rect.x + PADDING, rect.width - 2 * PADDING
        y = draw_head(canvas, x, rect.y + 14, width, self.intent.title, self.intent.about)
        y = self._tolls(canvas, x, y, width, level)
        return self._rest(canvas, x, y, width, level)

    def wide(self, canvas: Canvas, rect: pygame.FRect, level: Level) -> float:
        """Two columns: what is lost on the left, what lies ahead on the right."""
        x, width = rect.x + PADDING, rect.width - 2 * PADDING
        top = draw_head(canvas, x, rect.y + 14, width, self.intent.title, self.intent.about)
        half = (width - GAP) / 2
        low = self._tolls(canvas, x, top, half, level)
        return max(low, self._rest(canvas, x + half + GAP, top, half, level))

    def _tolls(self, canvas: Canvas, x: float, y: float, width: float, level: Level) -> float:
        for toll in self.intent.tolls:
            y = self._toll(canvas, x, y, width, toll, level)
        return y

    def _toll(self, canvas: Canvas, x: float, y: float, width: float, toll: Toll, level: Level) -> float:
        """Seat and name, the sum at the right, and below it what comes from whom."""
        theme = canvas.theme
        middle = y + 15
        draw_seat(canvas, self.seats.get(toll.piece, 1), (x + 13, middle), 12.0)
        bold = _bold(canvas, level)
        ink = theme["oxblood"] if toll.most else theme["ink-2"]
        used = canvas.text(toll.summary, (x + width, middle), bold, ink, align="right", at="mid", width=width * 0.62)
        canvas.text(
            self.names.get(toll.piece, ""), (x + 36, middle), bold, theme["ink"], at="mid", width=width - used - 48
        )
        y += 30
        for line in toll.lines[: level.lines]:
            y = _lines(canvas, x, y, width, line, level)
        return y + 4

    def _rest(self, canvas: Canvas, x: float, y: float, width: float, level: Level) -> float:
        """What lies ahead, and what the numbers leave open."""
        theme = canvas.theme
        for ahead in self.intent.ahead:
            if ahead.lacking and not level.reach:
                continue
            canvas.line((x, y + 2), (x + width, y + 2), theme["parchment-rule"], 1.2)
            y = self._ahead(canvas, x, y + 6, width, ahead, level)
        for note in self.intent.notes:
            link = f"[{self.intent.rule}](rule:{self.intent.rule})" if self.intent.rule else ""
            y = _lines(canvas, x, y + 2, width, f"*{note}* {link}", level)
        return y

    def _ahead(self, canvas: Canvas, x: float, y: float, width: float, ahead: Ahead, level: Level) -> float:
        tint = canvas.theme["ink"] if ahead.icon.startswith("icons/") else None
        canvas.image(ahead.icon, (x, y + 2, 26, 26), fit="contain", tint=tint)
        canvas.text(
            ahead.title, (x + 36, y + 15), _bold(canvas, level), canvas.theme["ink"], at="mid", width=width - 36
        )
        y += 30
        return _lines(canvas, x, y, width, ahead.text, level) + 2 if ahead.text and level.ahead else y


def _lines(canvas: Canvas, x: float, y: float, width: float, text: str, level: Level) -> float:
    """A paragraph; gives the y below it."""
    rich = RichText(canvas.type, text, capped(canvas.type, TYPE["card-text"].sized(level.size), GROWTH), width)
    rich.draw(canvas, (x, y))
    return y + float(rich.height)


def _bold(canvas: Canvas, level: Level) -> Style:
    return capped(canvas.type, TYPE["ui-bold"].sized(level.size), GROWTH)
