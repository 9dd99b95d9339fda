"""Objective panel: the sheet of what is played for, over everything: the story on the left, the rules on the right."""

from __future__ import annotations

from game.kit.objective import Objective
from game.ui.panels.banner import draw_head
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE, Style
from game.ui.widgets.panel import draw_parchment

SIZE = (1640.0, 1000.0)
PADDING, GAP, HEAD, PARAGRAPH = 44.0, 56.0, 84.0, 10.0
LARGEST, LEAST = 25.0, 15.0


def draw_objective(canvas: Canvas, told: Objective, words: Words) -> None:
    """Draw the sheet in the middle of the window, its text as large as there is room for, and as high as the text."""
    bounds = canvas.bounds
    width, height = min(SIZE[0], bounds.width - 60), min(SIZE[1], bounds.height - 60)
    column, room = (width - 2 * PADDING - GAP) / 2, height - HEAD - PADDING
    ends = (f"**{words('ui.objective.won')}** {told.won}", f"**{words('ui.objective.lost')}** {told.lost}")
    columns = ((f"*{told.story}*" if told.story else "", *ends), told.rules)
    style = TYPE["card-text"].sized(LARGEST)
    while style.size > LEAST and max(_height(canvas, each, style, column) for each in columns) > room:
        style = style.sized(style.size - 1)
    height = min(height, HEAD + PADDING + max(_height(canvas, each, style, column) for each in columns))
    x, y = bounds.centerx - width / 2, bounds.centery - height / 2
    draw_parchment(canvas, (x, y, width, height), seed="objective")
    draw_head(canvas, x + PADDING, y + 22, width - 2 * PADDING, told.title, words("ui.objective.sheet"))
    for index, paragraphs in enumerate(columns):
        left, top = x + PADDING + index * (column + GAP), y + HEAD
        for paragraph in filter(None, paragraphs):
            text = RichText(canvas.type, paragraph, style, column)
            text.draw(canvas, (left, top))
            top += text.height + PARAGRAPH


def _height(canvas: Canvas, paragraphs: tuple[str, ...], style: Style, width: float) -> float:
    return sum(float(RichText(canvas.type, each, style, width).height) + PARAGRAPH for each in paragraphs if each)
