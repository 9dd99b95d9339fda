"""Medals: the places of a ranking, on a sheet and on the cards that it ranks."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.kit.geometry import Point
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Style

RADIUS = 17.0
ABOVE = 12.0
"""How far above the edge of a card its medal hangs."""
ROW = 90.0
"""What is lower than this is a row and no card."""
_NUMBER = Style("ui-extrabold", 21)


def draw_medal(canvas: Canvas, centre: Point, radius: float, rank: int) -> None:
    """A disc with a place: gold for the first."""
    theme = canvas.theme
    fill = theme["gold-title" if rank == 1 else "cream-2"]
    canvas.circle(centre, radius, fill, edge=theme["black-ink"], width=2)
    canvas.circle(centre, radius - 3.5, None, edge=theme["gold-dark"], width=1.2)
    style = canvas.type.at_most(_NUMBER.sized(radius * 1.24), radius * 1.3)
    canvas.text(str(rank), centre, style, theme.ink_on(fill), align="middle", at="mid")


def hang_medals(canvas: Canvas, places: Sequence[tuple[pygame.FRect, int]]) -> list[pygame.FRect]:
    """A medal over the upper edge of each place, pointing down at it, or at the end of a row; gives what they cover."""
    covered = []
    for rect, rank in places:
        if rect.height < ROW:
            x, y = rect.right - RADIUS - 8, rect.centery
            draw_medal(canvas, (x, y), RADIUS, rank)
            covered.append(pygame.FRect(x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS))
            continue
        x, y = rect.centerx, max(rect.y - ABOVE, canvas.bounds.top + RADIUS)
        tip = [(x - 8, y + RADIUS - 4), (x + 8, y + RADIUS - 4), (x, y + RADIUS + 7)]
        canvas.polygon(tip, canvas.theme["black-ink"])
        draw_medal(canvas, (x, y), RADIUS, rank)
        covered.append(pygame.FRect(x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS + 8))
    return covered
