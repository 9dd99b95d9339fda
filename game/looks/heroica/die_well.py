"""Die well: where the die lies when it has been read, and its value beside it."""

from __future__ import annotations

import pygame

from game.looks.heroica.theme import FELT, PAPER
from game.looks.heroica.wood import draw_board, draw_well
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Style
from game.ui.table.dice_tray import DiceTray
from game.ui.table.sprite_list import SpriteList


def paint_well(canvas: Canvas, rect: pygame.FRect) -> None:
    """A well of felt in a board."""
    draw_board(canvas, rect)
    draw_well(canvas, rect.inflate(-20, -20), FELT)


def show_value(brush: SpriteList, well: pygame.FRect, value: int, dice: DiceTray) -> None:
    """The value of the die that lies in the well, beside it; nothing while it is on its way."""
    if not value or not dice.dice or dice.moving:
        return
    box = pygame.FRect(well.right - 76, well.y + 36, 60, 60)

    def paint(canvas: Canvas) -> None:
        canvas.text(str(value), box.center, Style("ui-extrabold", 44), PAPER, align="middle", at="mid")

    brush.panel(("die-value", value), box, paint)
