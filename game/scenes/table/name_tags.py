"""Name tags: the name of whoever plays a seat, on the edge of its mat."""

from __future__ import annotations

from functools import partial

import pygame

from game.kit.geometry import Size
from game.scenes.table.table_ui import TableUI
from game.ui.panels.banner import capped, seat_colour
from game.ui.screen.canvas import Canvas
from game.ui.screen.text import Text
from game.ui.screen.theme import TYPE, Style
from game.ui.table.panel_cache import PanelCache

HEIGHT, INSET = 30.0, 18.0
MIDDLE = 3.0
"""How far above the edge of its mat the middle of a tag lies, and of what stands beside it."""
WIDE_MAT, WIDEST, NARROW = 700.0, 186.0, 122.0
"""On a mat that is as wide a tag may be wider; beside it stands who else may play the seat."""
PADDING = 14.0
STYLE = TYPE["ui-bold"].sized(18)
GROWTH = 1.3


def tags(ui: TableUI) -> dict[str, pygame.FRect]:
    """Where the tag hangs at the upper edge of each mat whose player has a name, by its piece."""
    return {piece: tag for piece in ui.play.names if (tag := tag_of(ui, piece)) is not None}


def tag_of(ui: TableUI, piece: str) -> pygame.FRect | None:
    """Where the tag of a piece hangs; None where its player has no name."""
    name, area = ui.play.names.get(piece), ui.table.seat_area(piece)
    if name is None or not (area.width and area.height):
        return None
    most, text = WIDEST if area.width >= WIDE_MAT else NARROW, ui.services.text
    wide = min(most, text.width(name, _style(text)) + 2 * PADDING)
    left = area.right - INSET - wide if mirrored(ui, piece) else area.x + INSET
    return pygame.FRect(left, area.y - HEIGHT / 2 - MIDDLE, wide, HEIGHT)


def beside_tag(ui: TableUI, piece: str, size: Size, gap: float) -> pygame.FRect:
    """The place of this size beside the tag of a piece, on the side of the middle of its mat; without a tag its place.
    """
    area, tag, (width, height) = ui.table.seat_area(piece), tag_of(ui, piece), size
    taken = tag.width + gap if tag is not None else 0.0
    left = area.right - INSET - taken - width if mirrored(ui, piece) else area.x + INSET + taken
    return pygame.FRect(left, area.y - MIDDLE - height / 2, width, height)


def draw_names(canvas: Canvas, ui: TableUI, shelf: PanelCache) -> None:
    """Draw the names of the people on the mats of their seats; each tag is painted once."""
    seats = ui.play.seats()
    for piece, rect in tags(ui).items():
        name, seat = ui.play.names[piece], seats.get(piece, 0)
        shelf.show(canvas, ("name", name, seat), rect, partial(_paint, rect=rect, name=name, seat=seat), pad=2)


def _paint(canvas: Canvas, rect: pygame.FRect, name: str, seat: int) -> None:
    theme, colour = canvas.theme, seat_colour(canvas, seat)
    canvas.rect(rect, theme["inset-leather"], radius=HEIGHT / 2, edge=colour, width=max(2.0, theme.line))
    room, style = rect.width - 2 * PADDING + 8, _style(canvas.type)
    canvas.text(name, rect.center, style, theme["on-dark"], align="middle", at="mid", width=room)


def mirrored(ui: TableUI, piece: str) -> bool:
    """Whether a piece lies at the right side of its mat; the tag hangs over it."""
    area, lies = ui.table.seat_area(piece), ui.rect_of(piece)
    return lies is not None and area.collidepoint(lies.center) and lies.centerx > area.centerx


def _style(text: Text) -> Style:
    return capped(text, STYLE, GROWTH)
