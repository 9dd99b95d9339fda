"""Idle tray: an empty dice tray says what the game tells of its place, instead of lying there dark."""

from __future__ import annotations

from functools import partial

import pygame

from game.kit.explained import Explained
from game.scenes.table.table_ui import TableUI
from game.ui.panels.banner import capped
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.theme import TYPE
from game.ui.table.panel_cache import PanelCache

PLACE = "dice"
"""The spot of the tray, of which a view may tell (`View.explained`)."""
PADDING = 7.0
NARROWEST = 200.0
"""In a well narrower than this nothing is written."""
_SIZES = (22.0, 20.0, 18.0)
_GROWTHS = (1.6, 1.3, 1.15, 1.0)
"""How far the text grows with the type, from the most: without a title rather than not at all."""


def draw_idle_tray(canvas: Canvas, ui: TableUI, shelf: PanelCache) -> None:
    """Write in the well what is told of it; it is laid and painted once."""
    tray, layout = ui.table.dice, ui.layout
    if tray.dice or tray.waiting or f"{PLACE}/well" not in layout:
        return
    forecast = ui.play.forecast()
    if forecast is not None and forecast.stakes and f"{PLACE}/stakes" in layout:  # its numbers lie below the well
        return
    if ui.waiting is not None:  # the button that rolls stands there
        return
    if layout[f"{PLACE}/well"].width < NARROWEST:
        return
    told = ui.play.explained(PLACE)
    if told is not None:
        well = layout[f"{PLACE}/well"].inflate(-2 * PADDING, -2 * PADDING)
        shelf.show(canvas, ("idle tray", told), well, partial(_paint, well=well, told=told), pad=PADDING)


def _paint(canvas: Canvas, well: pygame.FRect, told: Explained) -> None:
    """The text as large as it fits; where there is little room without its title, where there is less its title alone.
    """
    theme = canvas.theme
    head = canvas.type.shrunk(told.title, capped(canvas.type, TYPE["name"], 1.3), well.width)
    step = canvas.type.line_height(head)
    styles = [capped(canvas.type, TYPE["ui"].sized(size), most) for most in _GROWTHS for size in _SIZES]
    texts = [RichText(canvas.type, told.text, style, well.width) for style in styles]
    text = next((made for made in texts if made.height + step <= well.height), None)
    alone = None if text is not None else next((made for made in texts if made.height <= well.height), None)
    found = text or alone
    if alone is not None:
        step = 0.0
    top = well.y + (well.height - step - (found.height if found is not None else 0.0)) / 2
    if alone is None:
        at = (well.centerx, top + canvas.type.ascent(head))
        canvas.text(told.title, at, head, theme["gold-title"], align="middle", width=well.width)
    if found is not None:
        found.draw(canvas, (well.x, top + step), ground="leather", ink=theme["cream-2"])
