"""Passage painter: draws a piece on a way of its look's: squeezed, turned through its edge, leaning about its foot."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from game.kit.geometry import Point
from game.ui.table.frame_state import FrameState
from game.ui.table.look import TableLook
from game.ui.table.passage import Stance
from game.ui.table.piece_sprites import PieceSprite
from game.ui.table.sprite_list import SpriteList
from game.ui.table.sprites import Sprite

_NONE = 0.004
"""A size that differs by less is not seen."""


class Turned(NamedTuple):
    """A surface, and where the foot is on it, in its pixels."""

    surface: pygame.Surface
    foot: Point


def turned_about(surface: pygame.Surface, foot: float, stance: Stance) -> Turned:
    """The surface as a stance says; `foot` is a share of its height."""
    width, height = surface.get_width() * stance.thin * stance.size, surface.get_height() * stance.squash * stance.size
    size = (max(1, round(width)), max(1, round(height)))
    if abs(stance.thin * stance.size - 1) > _NONE or abs(stance.squash * stance.size - 1) > _NONE:
        surface = pygame.transform.smoothscale(surface, size)
    at = (surface.get_width() / 2, surface.get_height() * foot)
    if abs(stance.lean) < 0.1:
        return Turned(surface, at)
    made = pygame.transform.rotozoom(surface, -stance.lean, 1.0)
    turn = math.radians(stance.lean)
    dy = at[1] - surface.get_height() / 2
    # the foot lies below the middle; turning clockwise takes it to the left
    return Turned(made, (made.get_width() / 2 - dy * math.sin(turn), made.get_height() / 2 + dy * math.cos(turn)))


def draw_passing(brush: SpriteList, own: TableLook, state: FrameState, actor: PieceSprite) -> None:
    """A piece on its way, as it is seen on the table, above the shade of its foot."""
    rect, way, stance = actor.place.rect, actor.way, actor.stance
    assert way is not None
    assert stance is not None
    x, y = stance.at
    foot = (x, y + (way.foot - 0.5) * rect.height * stance.size)
    own.shade(brush, foot, rect.width * stance.size, min(1.0, stance.lift / rect.height), stance.alpha)
    surface = own.in_passing(brush.canvas, state, actor.piece, (rect.width, rect.height), stance.before)
    made = turned_about(surface, way.foot, stance)
    left, top = brush.canvas.stage.device((foot[0], foot[1] - stance.lift))
    corner = (round(left - made.foot[0]), round(top - made.foot[1]))
    brush.sprites.append(Sprite(made.surface, corner, round(255 * max(0.0, min(1.0, stance.alpha)))))


def from_the_back(actor: PieceSprite) -> tuple[bool, int, float]:
    """The order in which pieces on a map are drawn: what goes over it among the others, and what slides above them."""
    over = actor.moving and (actor.way is None or actor.way.over)
    return over, actor.place.depth, actor.pose[1]
