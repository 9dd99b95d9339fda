"""The sheet of a saved journey: its picture, where it stands, and who plays it; or why it cannot be read."""

from __future__ import annotations

import math

import pygame

from game.kit.saves import SaveInfo
from game.scenes.journey import facts_of, file_name, place_of, title_of, when_saved
from game.scenes.journey_picture import draw_picture
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Services, Words
from game.ui.screen.text import Text
from game.ui.screen.theme import TYPE, Style
from game.ui.widgets.emblems import draw_seat
from game.ui.widgets.panel import draw_rule

FACT_SIZES = (34.0, 30.0, 26.0, 23.0, 20.0)
"""Sizes of what is said of each piece, where large type has no room in a line."""


def draw_sheet(canvas: Canvas, services: Services, saved: SaveInfo, sheet: pygame.FRect, foot: float) -> None:
    """Draw what is to be told of a journey onto a parchment, above the buttons at its foot."""
    if saved.broken:
        _draw_broken(canvas, services.words, saved, sheet)
    else:
        _draw_saved(canvas, services, saved, sheet, foot)


def _draw_broken(canvas: Canvas, words: Words, saved: SaveInfo, sheet: pygame.FRect) -> None:
    """Why a file cannot be read, and that nothing in it is lost."""
    theme, x, room = canvas.theme, sheet.x + 40, sheet.width - 80
    title = TYPE["sheet-title"]
    base = sheet.y + 36 + canvas.type.ascent(title)
    canvas.text(words("ui.load.broken"), (x, base), title, theme["ink"], width=room)
    draw_rule(canvas, x, base + 26, room, theme["parchment-rule"], size=4)
    told = RichText(canvas.type, words("ui.load.broken_text", slot=file_name(saved)), TYPE["story"], room)
    told.draw(canvas, (x, base + 48))
    cause = RichText(canvas.type, saved.broken, TYPE["second"], room)
    cause.draw(canvas, (x, base + 48 + told.height + 24), ink=theme["ink-2"])


def _draw_saved(canvas: Canvas, services: Services, saved: SaveInfo, sheet: pygame.FRect, foot: float) -> None:
    """Picture, title, place and party of a journey."""
    theme, words = canvas.theme, services.words
    x, room = sheet.x + 40, sheet.width - 80
    picture = pygame.FRect(sheet.x + 20, sheet.y + 20, sheet.width - 40, min(250.0, sheet.height * 0.28))
    draw_picture(canvas, services, saved, picture, (0.5, 0.66))
    canvas.rect(picture, radius=2, edge=theme["ink"], width=2)
    canvas.rect((picture.x, picture.bottom - 2, picture.width, 5), theme["oxblood"])
    title = TYPE["sheet-title"]
    base = picture.bottom + 20 + canvas.type.ascent(title)
    canvas.text(title_of(words, saved), (x, base), title, theme["ink"], width=room)
    base += canvas.type.line_height(TYPE["ui"]) + 6
    facts = " · ".join((place_of(saved), words("ui.load.started", when=when_saved(words, saved))))
    canvas.text(facts, (x, base), TYPE["ui"], theme["ink-2"], width=room)
    draw_rule(canvas, x, base + 24, room, theme["parchment-rule"], size=4)
    _draw_party(canvas, words, saved, pygame.FRect(x, base + 44, room, foot - base - 44))


def _draw_party(canvas: Canvas, words: Words, saved: SaveInfo, area: pygame.FRect) -> None:
    """The pieces of a journey, with seat and player."""
    theme, name, small = canvas.theme, TYPE["name"].sized(24), TYPE["second"].sized(20)
    low = canvas.type.line_height(name) + 2 * canvas.type.line_height(small) + 12
    wide = (area.width - 3 * 16) / 4
    high = min(area.height - low, wide * 1.25)
    if high < 60:
        return
    for at, seat in enumerate(saved.head.seats[:4]):
        if not seat.picture:
            continue
        box = pygame.FRect(area.x + at * (wide + 16), area.y, wide, high)
        canvas.image(seat.picture, box, fit="cover", focus=(0.5, 0.2))
        canvas.rect(box, radius=2, edge=theme["ink"], width=2)
        draw_seat(canvas, at + 1, (box.x + 16, box.y + 18), 14)
        base = box.bottom + 4 + canvas.type.ascent(name)
        canvas.text(seat.name, (box.x, base), name, theme["ink"], width=wide)
        base += canvas.type.line_height(small)
        player = words("ui.load.companion") if seat.computer else seat.player
        canvas.text(player, (box.x, base), small, theme["ink-2"], width=wide)
        facts = in_a_line(canvas.type, facts_of(seat), small, wide, area.bottom - base - 4)
        facts.draw(canvas, (box.x, base + 4), ink=theme["ink"])


def in_a_line(text: Text, told: str, style: Style, width: float, height: float) -> RichText:
    """How a piece stands, in type as large as the room has a line for; of that which needs more the least."""
    lines = [RichText(text, told, text.at_most(style, most), width) for most in (math.inf, *FACT_SIZES)]
    one = text.line_height(style)
    return next((rich for rich in lines if rich.height <= min(height, one)), lines[-1])
