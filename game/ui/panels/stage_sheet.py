"""Stage sheet: what a card that has come forward does, line by line, beside it; and the recap of what did before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.kit.stage_sheet import StageLine, StageSheet
from game.ui.panels.banner import capped, draw_head
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText, plain
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE, Colour
from game.ui.widgets.panel import draw_parchment

PADDING, HEAD, NEAT = 24.0, 60.0, 9.0
"""Round the lines, above them, and by how much more where the paper has a neat line."""
LINE_PAD, GAP, DISC = 8.0, 4.0, 17.0
TEXT_AT = 52.0
IN_WORK: Colour = (228, 198, 142)
LATER: Colour = (112, 88, 64)
_TITLE = TYPE["ui-bold"].sized(20)
_TEXT = TYPE["ui"].sized(19.5)
SQUEEZED = 1.1
"""A recap that is no longer than this part of its room is made to fit a line."""
GROWTH, LARGE_GROWTH = 1.3, 2.0
"""How far type grows with the setting, beside a card and over the whole stage."""


class _Laid(NamedTuple):
    """A line with its place."""

    line: StageLine
    text: RichText
    rect: pygame.FRect


def draw_stage_sheet(
    canvas: Canvas, rect: pygame.FRect, sheet: StageSheet, at: int, side: str, growth: float = GROWTH
) -> list[tuple[pygame.FRect, str]]:
    """Draw the sheet in a rectangle, as high as it needs to be, with the line `at` in work; what has no room above that
    line is left out. Type grows by at most `growth`. Gives the places of the lines with the rules that they link to.
    """
    laid = _lay(canvas, rect, sheet.lines, at, growth)
    low = max((entry.rect.bottom for _, entry in laid), default=rect.y + HEAD) + 18
    draw_parchment(canvas, (rect.x, rect.y, rect.width, min(rect.bottom, low) - rect.y), seed="stage")
    top = rect.y + 12 + _neat(canvas)
    draw_head(canvas, rect.x + PADDING, top, rect.width - 2 * PADDING, sheet.title, side or sheet.kind)
    for index, entry in laid:
        _draw_line(canvas, entry, index, at, growth)
    return [(entry.rect, entry.line.rule) for _, entry in laid if entry.line.rule]


def _neat(canvas: Canvas) -> float:
    """How far what stands on the paper keeps from its neat line."""
    return NEAT if canvas.theme.material.brass else 0.0


def _lay(
    canvas: Canvas, rect: pygame.FRect, lines: Sequence[StageLine], at: int, growth: float
) -> list[tuple[int, _Laid]]:
    """The lines one below the other, from the first one on with which the one in work has room."""
    made: list[tuple[int, _Laid]] = []
    style, room = capped(canvas.type, _TEXT, growth), rect.width - 2 * PADDING - TEXT_AT - LINE_PAD
    for first in range(at + 1):
        made, y = [], rect.y + HEAD + _neat(canvas)
        for index in range(first, len(lines)):
            line = lines[index]
            text = RichText(canvas.type, line.text, style, room)
            title = canvas.type.line_height(capped(canvas.type, _TITLE, growth)) if line.title else 0.0
            height = max(2 * DISC + 2, title + text.height) + 2 * LINE_PAD
            if y + height > rect.bottom - 12:
                break
            place = pygame.FRect(rect.x + PADDING - 8, y, rect.width - 2 * PADDING + 16, height)
            made.append((index, _Laid(line, text, place)))
            y += height + GAP
        if any(index == at for index, _ in made) or first == at:
            break
    return made


def _draw_line(canvas: Canvas, laid: _Laid, index: int, at: int, growth: float) -> None:
    theme, rect, line = canvas.theme, laid.rect, laid.line
    in_work, later = index == at, index > at
    ink = LATER if later and theme.textured else theme["ink"]
    if in_work:
        fill = IN_WORK if theme.textured else theme["parchment-card"]
        canvas.rect(rect, fill, radius=6, edge=theme["oxblood"], width=2 if theme.textured else 4)
    middle = rect.y + LINE_PAD + DISC
    if line.icon:
        disc = LATER if later and theme.textured else theme["black-ink"]
        canvas.circle((rect.x + 8 + DISC, middle), DISC, disc)
        canvas.icon(line.icon, (rect.x + 8 + DISC, middle), 20, theme["on-picture"])
    x, y = rect.x + TEXT_AT, rect.y + LINE_PAD
    if line.title:
        style, tint = capped(canvas.type, _TITLE, growth), theme["oxblood"] if in_work else ink
        canvas.text(line.title, (x, y + canvas.type.ascent(style)), style, tint, width=rect.width - TEXT_AT - 96)
        y += canvas.type.line_height(style)
    laid.text.draw(canvas, (x, y), ink=ink)
    right = (rect.right - 10, rect.y + LINE_PAD + 10)
    if index < at and not line.printed:
        canvas.icon("check", (rect.right - 22, right[1] + 4), 26, theme["moss"])
    elif line.rule and line.title:
        style = capped(canvas.type, TYPE["label"].sized(18))
        canvas.text(line.rule, right, style, theme["rule-link-ink"], align="right", at="mid")


def draw_recap(canvas: Canvas, rect: pygame.FRect, told: Sequence[StageSheet], words: Words) -> None:
    """Draw what came forward until now, the last ones where there are many; what is longer than a line takes more."""
    theme = canvas.theme
    style = capped(canvas.type, TYPE["ui"].sized(19), 1.15)
    step, room = canvas.type.line_height(style) + 3, rect.height - 44
    shown: list[tuple[int, StageSheet, RichText | None, float]] = []
    for number, sheet in reversed(list(enumerate(told, 1))):
        recap = plain(sheet.recap)
        long = canvas.type.width(recap, style) > SQUEEZED * (rect.width - 60)
        text = RichText(canvas.type, recap, style, rect.width - 60) if long else None
        high = text.height + 3 if text is not None else step
        if shown and high > room:
            break
        room -= high
        shown.insert(0, (number, sheet, text, high))
    height = min(rect.height, 46 + sum(high for *_, high in shown) + 6)
    canvas.rect((rect.x, rect.y, rect.width, height), theme["night"], radius=12, edge=theme["gold-dark"], width=1.6)
    head = capped(canvas.type, TYPE["label"].sized(19), 1.15)
    canvas.text(words("ui.stage.recap"), (rect.x + 18, rect.y + 22), head, theme["gold-title"], at="mid",
                width=rect.width - 36)  # fmt: skip
    y = rect.y + 40
    for number, sheet, text, high in shown:
        canvas.text(str(number), (rect.x + 34, y + step / 2), style, theme["muted"], align="right", at="mid")
        if text is not None:
            text.draw(canvas, (rect.x + 46, y), ink=theme["on-dark"])
        else:
            at = (rect.x + 46, y + step / 2)
            canvas.text(plain(sheet.recap), at, style, theme["on-dark"], at="mid", width=rect.width - 60)
        y += high
