"""Moment side: what lies beside the picture of a great moment at this table: the dice that decided it, and its card."""

from __future__ import annotations

from functools import partial

import pygame
from msgspec import structs

from game.kit.shown import Story
from game.ui.panels.moment_beside import WITH_CARD, MomentBeside
from game.ui.screen.canvas import Canvas
from game.ui.table.table_stage import MomentShape
from game.ui.table.table_view import TableView


def beside(story: Story, shape: MomentShape, table: TableView) -> MomentBeside:
    """What lies beside a moment; nothing where its picture fills the stage."""
    if shape not in WITH_CARD:
        return MomentBeside()
    tray = table.dice
    dice = tuple(tray.picture(die, face) for die, face in story.dice)
    piece = table.animator.board.pieces.get(story.piece)
    return MomentBeside(dice, partial(_draw_card, table, story.piece) if piece is not None else None)


def _draw_card(table: TableView, piece: str, canvas: Canvas, room: pygame.FRect) -> None:
    """The whole card, without what would be at stake, and without the wounds of whom the last blow has struck."""
    sheet = structs.replace(table.shown.view.sheet(piece), stakes=())
    table.painter.full.draw(canvas, room, table.shown.view.face(piece), sheet)
