"""Advice panel: the side sheet that ranks the answers to the open question by the chance to win after each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.kit.advice_told import AdviceRow, AdviceSheet
from game.kit.text import percent
from game.ui.panels.banner import capped, draw_head
from game.ui.screen.blind_canvas import BlindCanvas
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE, Style
from game.ui.table.medals import draw_medal
from game.ui.widgets.panel import draw_parchment

WIDE = 600.0
PADDING, GAP, FOOT = 20.0, 28.0, 14.0
HEADING, BAR, BETWEEN = 34.0, 7.0, 10.0
GROWTH = 1.2
_CHANCE = Style("title-bold", 27)


class Level(NamedTuple):
    """How much is said: the size of the sentences, of how many answers they stand, and whether the foot does."""

    size: float
    told: int
    foot: bool = True


LEVELS = (
    Level(20, 4), Level(19, 4), Level(18, 4), Level(18, 4, foot=False), Level(18, 3, foot=False),
    Level(18, 2, foot=False), Level(18, 1, foot=False), Level(18, 0, foot=False),
)  # fmt: skip
"""From all that there is to say to the least of it."""


def draw_advice(
    canvas: Canvas, rect: pygame.FRect, sheet: AdviceSheet, bars: Sequence[float], who: str, words: Words
) -> None:
    """Draw the sheet, as high as it needs to be; where there is too much to say, less of it is said. `bars` are as long
    as they have grown, from 0 to 1; `who` decides.
    """
    level, low = LEVELS[0], rect.bottom
    for level in LEVELS:
        low = _paint(BlindCanvas(canvas), rect, sheet, bars, who, words, level)
        if low <= rect.bottom - FOOT:
            break
    draw_parchment(canvas, (rect.x, rect.y, rect.width, min(rect.height, low + FOOT - rect.y)), seed="advice")
    with canvas.clip(rect):
        _paint(canvas, rect, sheet, bars, who, words, level)


def _paint(
    canvas: Canvas, rect: pygame.FRect, sheet: AdviceSheet, bars: Sequence[float], who: str, words: Words, level: Level
) -> float:
    x, width = rect.x + PADDING, rect.width - 2 * PADDING
    side = words("ui.advice.trials", trials=sheet.trials) if sheet.trials else words("ui.advice.thinks")
    top = draw_head(canvas, x, rect.y + 12, width, words("ui.advice.title"), side)
    columns = 2 if rect.width >= WIDE else 1
    each = (width - GAP * (columns - 1)) / columns
    ys = [top] * columns
    for index, row in enumerate(sheet.rows):
        column = index % columns
        left = x + column * (each + GAP)
        ys[column] = _row(canvas, left, ys[column], each, row, bars[index], words, level, said=index < level.told)
    low = max(ys)
    notes = [words("ui.advice.more", more=sheet.more)] if sheet.more else []
    notes += [words("ui.advice.foot", who=who)] if level.foot else []
    for note in notes:
        style = capped(canvas.type, TYPE["quote"].sized(18), GROWTH)
        text = RichText(canvas.type, note, style, width)
        text.draw(canvas, (x, low), ink=canvas.theme["ink-2"])
        low += text.height
    return low


def _row(
    canvas: Canvas, x: float, y: float, width: float, row: AdviceRow, bar: float, words: Words, level: Level, *,
    said: bool,
) -> float:  # fmt: skip
    """Medal, icon, name and chance in a line, below it the bar, below that the sentence; gives the y below."""
    theme, middle = canvas.theme, y + HEADING / 2
    text = None
    if said and row.text:
        style = capped(canvas.type, TYPE["card-text"].sized(level.size), GROWTH)
        text = RichText(canvas.type, row.text, style, width)
    high = HEADING + BAR + 4 + (text.height if text is not None else 0)
    if row.rank == 1 and not row.alike:
        box = (x - 10, y, width + 20, high + 4)
        canvas.rect(box, theme["parchment-hover"], radius=5, edge=theme["gold"], width=2)
    left = x
    if row.rank:
        draw_medal(canvas, (x + 15, middle), 15.0, row.rank)
        left += 38
    if row.icon:
        canvas.icon(row.icon, (left + 11, middle), 24, theme["ink"])
        left += 30
    told = words("ui.table.percent", chance=percent(row.chance)) if row.rank else ""
    ink = theme["oxblood"] if row.rank == 1 else theme["ink"]
    style = capped(canvas.type, _CHANCE, GROWTH)
    used = canvas.text(told, (x + width, middle), style, ink, align="right", at="mid")
    right = x + width - used - (8 if told else 0)
    if row.alike:
        small = capped(canvas.type, TYPE["quote"].sized(18), 1.1)
        right -= 6 + canvas.text(
            words("ui.advice.alike"), (right, middle), small, theme["ink-2"], align="right", at="mid"
        )
    name = capped(canvas.type, TYPE["ui-bold"].sized(20), GROWTH)
    canvas.text(row.label, (left, middle), name, theme["ink"], at="mid", width=right - left)
    y += HEADING
    canvas.rect((x, y, width, BAR), theme["track-ink"], radius=BAR / 2, edge=theme["parchment-rule"], width=1)
    if bar > 0:
        fill = theme["tick" if row.rank == 1 else "gold-dark"]
        canvas.rect((x, y, max(BAR, width * bar), BAR), fill, radius=BAR / 2)
    y += BAR + 4
    if text is not None:
        text.draw(canvas, (x, y))
        y += text.height
    return y + BETWEEN
