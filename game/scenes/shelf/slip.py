"""The slip of paper above a box that is pointed at: its name, where its journey stands, for how many it is."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import TYPE, Style

PAD, GAP, POINTER = 18.0, 14.0, 11.0
WIDEST = 620.0
NAME, LINE, FACTS = TYPE["name"].sized(25), TYPE["ui-bold"].sized(20), TYPE["ui"].sized(20)


def draw_slip(
    canvas: Canvas, box: pygame.FRect, name: str, line: str, facts: Sequence[str], menu: float, pointed: bool
) -> pygame.FRect:
    """The slip above a box, kept inside the window and right of where the `menu` ends; that of a box that is pointed at
    stays above its box, though. `line` is written in red, facts below it. Gives its rectangle.
    """
    theme, bounds = canvas.theme, canvas.bounds
    rows: list[tuple[str, Style, tuple[int, int, int]]] = [(name, NAME, theme["ink"])]
    for text, style, ink in ((line, LINE, theme["oxblood"]), *((fact, FACTS, theme["ink-2"]) for fact in facts)):
        rows += [(part, style, ink) for part in canvas.type.wrap(text, style, WIDEST - 2 * PAD)] if text else []
    wide = max(canvas.type.width(text, style) for text, style, _ in rows) + 2 * PAD
    heights = [canvas.type.line_height(style) for _, style, _ in rows]
    high = sum(heights) + 2 * 10
    least = min(menu, max(bounds.x + 12, box.centerx - 3 * POINTER)) if pointed else menu
    left = min(max(box.centerx - wide / 2, least), bounds.right - 12 - wide)
    rect = pygame.FRect(left, box.y - GAP - high, wide, high)
    canvas.shadow(rect, radius=3, drop=(0, 4), blur=9, alpha=0.6)
    canvas.rect(rect, theme["parchment-card"], radius=2, edge=theme["parchment-edge"], width=1.6)
    canvas.rect(rect.inflate(-8, -8), radius=1, edge=theme["parchment-rule"], width=0.8, alpha=150)
    tip = [(box.centerx - POINTER, rect.bottom - 1), (box.centerx + POINTER, rect.bottom - 1)]
    if rect.x + 2 * POINTER < box.centerx < rect.right - 2 * POINTER:
        canvas.polygon([*tip, (box.centerx, rect.bottom + POINTER)], theme["parchment-card"])
    y = rect.y + 10
    for (text, style, ink), step in zip(rows, heights, strict=True):
        canvas.text(text, (rect.x + PAD, y), style, ink, at="top")
        y += step
    return rect
