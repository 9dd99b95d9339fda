"""Die well: where the die lies when it has been read, and its value beside it."""

from __future__ import annotations

import pygame

from game.heroica.view.values import DieShown
from game.looks.heroica.theme import FELT, PAPER
from game.looks.heroica.wood import draw_board, draw_well
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.theme import Style
from game.ui.table.dice_tray import DiceTray
from game.ui.table.sprite_list import SpriteList

VALUE, STEPS = Style("ui-extrabold", 44), Style("ui-bold", 20)
RAISED = 14.0
"""How far above the middle of the well all that is: below it stands what is at stake."""
ROLLED, BLANK = 150, 70
"""How strongly a print of the die is seen, after a roll and before the first (0 to 255)."""


def paint_well(canvas: Canvas, rect: pygame.FRect) -> None:
    """A well of felt in a board."""
    draw_board(canvas, rect)
    draw_well(canvas, rect.inflate(-20, -20), FELT)


def show_value(brush: SpriteList, well: pygame.FRect, die: DieShown, dice: DiceTray, words: Words) -> None:
    """The value of the die that lies in the well, beside it, with what it is a number of; a print of the face where the
    die lies there no more. Nothing while it is on its way.
    """
    if dice.moving or dice.waiting:
        return
    if not dice.dice:
        _print_face(brush, well, die)
    if not die.value:
        return
    steps = words("table.well.step" if die.value == 1 else "table.well.steps") if die.purpose == "move" else ""
    box = pygame.FRect(well.right - 80, well.centery - 44 - RAISED, 72, 88)

    def paint(canvas: Canvas) -> None:
        middle = box.centery - (12 if steps else 0)
        style = canvas.type.at_most(VALUE, 46)
        canvas.text(str(die.value), (box.centerx, middle), style, PAPER, align="middle", at="mid")
        if steps:
            at = (box.centerx, middle + 34)
            canvas.text(steps, at, canvas.type.at_most(STEPS, 24), PAPER, align="middle", at="mid", width=box.width)

    brush.panel(("die-value", die.value, steps), box, paint)


def _print_face(brush: SpriteList, well: pygame.FRect, die: DieShown) -> None:
    """The face that was rolled last, faint; before any roll the shield."""
    face = pygame.FRect(well.x + 34, well.centery - 38 - RAISED, 76, 76)
    name = f"dice/heroica/bone_{die.face or 'shield'}"
    faint = ROLLED if die.value else BLANK
    brush.panel(("die-print", name, faint), face, lambda canvas: canvas.image(name, face, fit="contain", alpha=faint))
