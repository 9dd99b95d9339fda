"""Wood: birch boards, wells and trays with their grain, as the panels of the table are made of them."""

from __future__ import annotations

import pygame

from game.looks.heroica.theme import BAND, BAND_LINE, BIRCH, EDGE, END_GRAIN
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.theme import Colour

BIRCH_TEXTURE = "textures/heroica/birch"
_BACK, _RIM = 5.0, 3.0


def draw_board(
    canvas: Canvas, rect: RectLike, radius: float = 10.0, fill: Colour = BIRCH, texture: bool = True
) -> None:
    """A board of birch with its shadow, its edge and a light upper arris."""
    box = pygame.FRect(rect)
    canvas.shadow(box, radius=radius, drop=(3, 6), blur=8, alpha=0.38)
    canvas.rect(box.move(0, _RIM), END_GRAIN, radius=radius)
    canvas.rect(box, fill, radius=radius)
    if texture and canvas.theme.textured and canvas.images.path(BIRCH_TEXTURE) is not None:
        canvas.image(BIRCH_TEXTURE, box, fit="cover", radius=radius)
    canvas.rect(box, None, radius=radius, edge=EDGE, width=2.2)
    canvas.rect(box.inflate(-5, -5), None, radius=max(1.0, radius - 3), edge=(255, 247, 224), width=1.2)


def draw_well(canvas: Canvas, rect: RectLike, fill: Colour, radius: float = 6.0) -> None:
    """A recessed part of a board: shade along its upper and left edges."""
    box = pygame.FRect(rect)
    canvas.rect(box, fill, radius=radius, edge=EDGE, width=1.6)
    canvas.rect((box.x + 2, box.y + 2, box.width - 4, _BACK), (60, 34, 12), radius=2.5, alpha=70)
    canvas.rect((box.x + 2, box.y + 2, _BACK, box.height - 4), (60, 34, 12), radius=2.5, alpha=45)


def draw_paint(canvas: Canvas, rect: RectLike, colour: Colour, radius: float = 8.0) -> None:
    """Milk paint on wood: the grain is seen through it."""
    box = pygame.FRect(rect)
    canvas.rect(box, colour, radius=radius)
    if canvas.theme.textured and canvas.images.path(BIRCH_TEXTURE) is not None:
        canvas.image(BIRCH_TEXTURE, box, fit="cover", radius=radius, alpha=46)
    canvas.rect(box, None, radius=radius, edge=END_GRAIN, width=1.8)


def draw_band(canvas: Canvas, rect: RectLike, radius: float = 12.0) -> None:
    """The bright band round the panel of whose turn it is."""
    box = pygame.FRect(rect).inflate(8, 8)
    canvas.glow(box, BAND, radius=radius, blur=9, alpha=0.9)
    canvas.rect(box, None, radius=radius, edge=BAND, width=7)
    canvas.rect(box.inflate(7, 7), None, radius=radius + 3, edge=BAND_LINE, width=1.6)
