"""Town square: the picture of the town by evening, or of a camp; at its edges it goes on in its mirror image, and grows
darker.
"""

from __future__ import annotations

import pygame

from game.looks.warhammer_quest.theme import PITCH
from game.ui.screen.canvas import Canvas
from game.ui.screen.surfaces import vertical_gradient
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList

SQUARE, CAMP = "scenes/warhammer-quest/settlement-square", "scenes/warhammer-quest/camp"
SHADE = 230.0
"""How high the darkness is into which the square runs out below."""
_VEIL = 190


def draw_square(brush: SpriteList, layout: Layout, picture: str) -> None:
    """The square behind doors and mats, or the camp."""
    rect, bounds = layout["square"], layout.bounds
    whole = pygame.FRect(bounds.x, layout["header"].bottom - 8, bounds.width, rect.bottom - layout["header"].bottom + 8)

    def paint(canvas: Canvas) -> None:
        canvas.rect(whole, PITCH)
        if canvas.theme.textured:
            _paint_picture(canvas, picture, rect, whole)
            _paint_shade(canvas, whole)

    brush.panel(("square", picture), whole, paint, solid=True)


def _paint_picture(canvas: Canvas, name: str, rect: pygame.FRect, whole: pygame.FRect) -> None:
    """The picture in its place; beside and above it its mirror image, where the window is larger."""
    box = canvas.device(rect)
    picture = canvas.images.get(name, box.size, fit="cover")
    window = canvas.device(whole)
    columns = range(-1, 2) if window.width > box.width else (0,)
    for column in columns:
        for row in (-1, 0) if window.top < box.top else (0,):
            made = pygame.transform.flip(picture, column % 2 == 1, row % 2 == 1)
            canvas.surface.blit(made, (box.x + column * box.width, box.y + row * box.height))


def _paint_shade(canvas: Canvas, whole: pygame.FRect) -> None:
    """Darker below, where the party stands."""
    box = canvas.device(pygame.FRect(whole.x, whole.bottom - SHADE, whole.width, SHADE))
    shade = vertical_gradient(box.size, (255, 255, 255), (255 - _VEIL, 255 - _VEIL, 255 - _VEIL))
    canvas.surface.blit(shade, box, special_flags=pygame.BLEND_RGB_MULT)
