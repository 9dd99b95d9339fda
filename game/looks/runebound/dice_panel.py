"""Dice panel: the tray with its felt, what is rolled for, and on the dice that have paid in which order they did,
and which is proposed to pay next.
"""

from __future__ import annotations

import pygame

from game.looks.runebound.lettering import TITLE_LOW
from game.looks.runebound.stuffs import PAD, draw_felt, draw_number_disc, draw_panel
from game.looks.runebound.theme import CHOSEN, CREAM, MUTED
from game.runebound.view.values import DiceShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import line
from game.ui.screen.theme import Style
from game.ui.table.frame_state import FrameState
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList

HEAD, FOOT = Style("ui", 21), Style("ui", 21)


def draw_dice_panel(brush: SpriteList, layout: Layout, dice: DiceShown) -> None:
    """The panel below the dice."""
    rect, well = layout["dice"], layout["dice/well"]

    def paint(canvas: Canvas) -> None:
        draw_panel(canvas, rect)
        draw_felt(canvas, well)
        head, foot = (rect.y + well.y) / 2 + 4, (well.bottom + rect.bottom) / 2 - 4
        wide = line(canvas, dice.title, (rect.x + 24, head), TITLE_LOW, canvas.theme.gradients["gold-text"], 200)
        line(canvas, dice.line, (rect.right - 24, head), HEAD, MUTED, rect.width - 66 - wide, align="right", high=26)
        line(canvas, dice.foot, (rect.x + 26, foot), FOOT, CREAM, rect.width - 52, high=26)

    brush.panel(("dice-panel", dice.title, dice.line, dice.foot), rect, paint, pad=PAD)


def draw_paid_dice(brush: SpriteList, state: FrameState, dice: DiceShown) -> None:
    """Discs with the order of payment on the dice that have paid; what is left over glows."""
    lying = state.dice.dice
    paid = any(die.order for die in dice.dice)
    for shown, die in zip(dice.dice, lying, strict=False):
        if not die.lies:
            continue
        box = state.dice.rect_of(state.layout, die.id)
        if shown.proposed:
            _tick(brush, box)
        if shown.order:
            _disc(brush, box, shown.order)
        elif paid:
            _glow(brush, box)


def _disc(brush: SpriteList, box: pygame.FRect, order: int) -> None:
    at = (box.right - box.width * 0.08, box.bottom - box.height * 0.14)
    rect = pygame.FRect(at[0] - 18, at[1] - 18, 36, 36)
    brush.panel(("paid", order), rect, lambda canvas: draw_number_disc(canvas, at, 15.5, str(order)), pad=2)


def _tick(brush: SpriteList, box: pygame.FRect) -> None:
    at = (box.right - box.width * 0.08, box.y + box.height * 0.12)
    rect = pygame.FRect(at[0] - 18, at[1] - 18, 36, 36)

    def paint(canvas: Canvas) -> None:
        draw_number_disc(canvas, at, 15.5, "")
        canvas.icon("check", at, 22, CREAM)

    brush.panel(("proposed",), rect, paint, pad=2)


def _glow(brush: SpriteList, box: pygame.FRect) -> None:
    def paint(canvas: Canvas) -> None:
        rect = box.inflate(-8, -8)
        for grown, alpha in ((0, 255), (5, 130), (10, 60)):
            canvas.rect(rect.inflate(grown, grown), None, radius=18 + grown / 2, edge=CHOSEN, width=3.0, alpha=alpha)

    brush.panel(("left-over", tuple(box.size)), box, paint, pad=30)
