"""What the panels of a profile have in common: a leather ground, with a title and what was reached at its head."""

from __future__ import annotations

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import TYPE
from game.ui.widgets.panel import draw_leather

TITLE = TYPE["panel-title"].sized(26)


def draw_panel(canvas: Canvas, rect: pygame.FRect, title: str, told: str) -> None:
    """Draw the ground, the title at the left and what is told of it at the right."""
    draw_leather(canvas, rect, corners=False)
    theme, base = canvas.theme, rect.y + 14 + canvas.type.ascent(TITLE)
    used = canvas.text(told, (rect.right - 22, base), TYPE["ui-bold"].sized(20), theme["cream-2"], align="right")
    canvas.text(title, (rect.x + 22, base), TITLE, theme["gold-title"], width=rect.width - used - 64)
