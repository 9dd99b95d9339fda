"""Name tags: the name of whoever plays a seat, on the edge of its mat."""

from __future__ import annotations

import pygame

from game.scenes.table.table_ui import TableUI
from game.ui.panels.banner import capped, seat_colour
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import TYPE

HEIGHT, INSET = 30.0, 18.0
WIDE_MAT, WIDEST, NARROW = 700.0, 186.0, 122.0
"""On a mat that is as wide a tag may be wider; beside it stands who else may play the seat."""
STYLE = TYPE["ui-bold"].sized(18)


def rooms(ui: TableUI) -> dict[str, pygame.FRect]:
    """Where a tag may hang at the upper edge of each mat whose player has a name, by its piece."""
    made = {}
    for piece in ui.play.names:
        area = ui.table.seat_area(piece)
        if area.width and area.height:
            wide = WIDEST if area.width >= WIDE_MAT else NARROW
            left = area.right - INSET - wide if _mirrored(ui, piece) else area.x + INSET
            made[piece] = pygame.FRect(left, area.y - HEIGHT / 2 - 3, wide, HEIGHT)
    return made


def draw_names(canvas: Canvas, ui: TableUI) -> None:
    """Draw the names of the people on the mats of their seats."""
    seats, theme, style = ui.play.seats(), canvas.theme, capped(canvas.type, STYLE, 1.15)
    for piece, room in rooms(ui).items():
        name = ui.play.names[piece]
        rect = room.copy()
        rect.width = min(room.width, canvas.type.width(name, style) + 28)
        if _mirrored(ui, piece):
            rect.right = room.right
        colour = seat_colour(canvas, seats.get(piece, 0))
        canvas.rect(rect, theme["inset-leather"], radius=HEIGHT / 2, edge=colour, width=max(2.0, theme.line))
        canvas.text(name, rect.center, style, theme["on-dark"], align="middle", at="mid", width=rect.width - 20)


def _mirrored(ui: TableUI, piece: str) -> bool:
    """Whether a piece lies at the right side of its mat; the tag hangs over it."""
    area, lies = ui.table.seat_area(piece), ui.rect_of(piece)
    return lies is not None and area.collidepoint(lies.center) and lies.centerx > area.centerx
