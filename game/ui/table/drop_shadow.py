"""Drop shadow: the shadow of what is above the table. The higher it is, the further off, the softer and the fainter.

Heights are 0 (it lies) to 1 (it is held or in full flight).
"""

from __future__ import annotations

import pygame

from game.kit.geometry import Point
from game.ui.screen.canvas import Canvas
from game.ui.screen.surfaces import nine_slice, soft_box, soft_corner
from game.ui.table.sprite_list import SpriteList

GROWTH = 0.05
"""So much larger is seen what is at full height."""
_LOW, _HIGH = (1.0, 4.0, 4.0, 0.65), (2.0, 14.0, 12.0, 0.60)
"""Shift to the right and down, blur, and strength, of what lies and of what is held."""
_LEVELS = 4
_RADIUS = 8.0


def cast_card(
    brush: SpriteList,
    size: tuple[float, float],
    centre: Point,
    height: float,
    *,
    angle: float = 0.0,
    alpha: float = 1.0,
) -> None:
    """The shadow of a card of this logical size, as it is seen: turned, thin, or grown."""
    canvas = brush.canvas
    dx, dy, blur, strength = _at(height)
    soft = canvas.px(blur * 0.8)
    made = _soft(canvas, (canvas.px(size[0]), canvas.px(size[1])), soft)
    if angle % 180:
        made = pygame.transform.rotate(made, -angle)
    brush.centred(made, (centre[0] + dx, centre[1] + dy), round(255 * strength * alpha))


def cast_round(brush: SpriteList, width: float, centre: Point, height: float, alpha: float = 1.0) -> None:
    """The shadow of something round or small, such as a die or a token."""
    canvas = brush.canvas
    dx, dy, blur, strength = _at(height)
    side, soft = canvas.px(width), canvas.px(blur * 0.8)
    look = (side // 2, soft, canvas.theme["shadow"], 255)
    made = canvas.cache.get(("cast-round", side, look), lambda: soft_box((side, side), *look))
    brush.centred(made, (centre[0] + dx, centre[1] + dy), round(255 * strength * alpha))


def _at(height: float) -> tuple[float, float, float, float]:
    """Shift, blur and strength at a height; the blur in coarse steps, as it is dear."""
    level = round(height * _LEVELS) / _LEVELS
    dx, dy, _, strength = (low + (high - low) * height for low, high in zip(_LOW, _HIGH, strict=True))
    return dx, dy, _LOW[2] + (_HIGH[2] - _LOW[2]) * level, strength


def _soft(canvas: Canvas, size: tuple[int, int], soft: int) -> pygame.Surface:
    """A soft box of this size in pixels, stretched from one that is kept: sizes change while a card moves."""
    look = (canvas.px(_RADIUS), soft, canvas.theme["shadow"], 255)
    corner, side = soft_corner(look[0], soft)
    tile = canvas.cache.get(("cast", side, look), lambda: soft_box((side, side), *look))
    return nine_slice(tile, corner, (size[0] + 4 * soft, size[1] + 4 * soft))
