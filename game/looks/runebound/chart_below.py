"""Chart below: the chart as it is seen under what lies on it: round the hero, blurred and in the dark."""

from __future__ import annotations

import pygame

from game.kit.geometry import Point
from game.looks.runebound.sheet import SIZE
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import rgb
from game.ui.table.sprite_list import SpriteList

TILE = "pictures/runebound/chart/50-{column}-{row}"
TILES = 2
"""In each direction, of the sheet at its smallest."""
COARSE = 0.15
"""How large the sheet is taken before it is drawn in full size again: so it loses its lines."""
SHADE, SHADE_DUSK = (116, 112, 104), (98, 92, 104)
"""What it is multiplied with: in the first act, and in the second."""
WALNUT = rgb("#2a1c13")


def draw_chart_below(brush: SpriteList, bounds: pygame.FRect, centre: Point, *, dusk: bool) -> None:
    """The part of the chart round a point of the sheet, over a whole window."""

    def paint(canvas: Canvas) -> None:
        box = canvas.device(bounds)
        small = _coarse(canvas)
        wide, high = bounds.width * COARSE, bounds.height * COARSE
        left = min(max(0.0, centre[0] * COARSE - wide / 2), max(0.0, small.get_width() - wide))
        top = min(max(0.0, centre[1] * COARSE - high / 2), max(0.0, small.get_height() - high))
        part = pygame.Surface((round(wide), round(high)))
        part.fill(WALNUT)
        part.blit(small, (0, 0), (round(left), round(top), round(wide), round(high)))
        canvas.surface.blit(pygame.transform.smoothscale(part, box.size), box)
        canvas.surface.fill(SHADE_DUSK if dusk else SHADE, box, special_flags=pygame.BLEND_RGB_MULT)

    brush.panel(("chart-below", round(centre[0]), round(centre[1]), dusk), bounds, paint, solid=True)


def _coarse(canvas: Canvas) -> pygame.Surface:
    """The whole sheet, small."""
    made = pygame.Surface((round(SIZE[0] * COARSE), round(SIZE[1] * COARSE)))
    wide, high = made.get_width() / TILES, made.get_height() / TILES
    for row in range(TILES):
        for column in range(TILES):
            name = TILE.format(row=row, column=column)
            tile = canvas.images.get(name, (round(wide) + 1, round(high) + 1))
            made.blit(tile, (round(column * wide), round(row * high)))
    return made
