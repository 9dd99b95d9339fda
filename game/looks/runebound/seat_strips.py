"""Seat strips: the other heroes at the left edge: portrait, health, gold, cards and what is gathered; wider beside the
whole chart, where every hero has one.
"""

from __future__ import annotations

import pygame

from game.kit.geometry import Point
from game.looks.runebound.hero_board import Counts, draw_portrait
from game.looks.runebound.marks import draw_coin, draw_gem
from game.looks.runebound.placement import TALL
from game.looks.runebound.stuffs import PAD, draw_health, draw_panel
from game.looks.runebound.theme import CREAM, DARK, seat_colour
from game.looks.runebound.things import draw_card_back
from game.runebound.view.values import SeatShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import line
from game.ui.screen.theme import Style
from game.ui.table.sprite_list import SpriteList
from game.ui.widgets.emblems import draw_seat

NAME, VALUE = Style("story-semibold", 23), Style("ui-extrabold", 22)


def draw_strip(brush: SpriteList, rect: pygame.FRect, seat: SeatShown, counts: Counts) -> None:
    """The strip of a hero; that of whose turn it is has an edge in the colour of the seat."""

    def paint(canvas: Canvas) -> None:
        colour = seat_colour(seat.number)
        draw_panel(canvas, rect, screws=False)
        if seat.active and rect.height >= TALL:
            canvas.rect(rect, None, radius=7, edge=colour, width=5)
        elif rect.height < TALL:
            canvas.rect((rect.x, rect.y + 3, 9, rect.height - 6), DARK)
            canvas.rect((rect.x + 1, rect.y + 4, 7, rect.height - 8), colour)
        tall = rect.height >= TALL
        edge = 18 if tall else 13
        face = pygame.FRect(rect.x + edge, rect.y + edge, 96 if tall else 74, rect.height - 2 * edge)
        draw_portrait(canvas, face, seat, 2.6)
        draw_seat(canvas, seat.number, (face.x + 10, face.bottom - 10), 12)
        left, room = face.right + 10, rect.right - face.right - (20 if tall else 18)
        line(canvas, seat.name, (left, rect.y + (34 if tall else 24)), NAME, CREAM, room, high=27)
        top = rect.y + (52 if tall else 39)
        draw_health(canvas, pygame.FRect(left, top, room, 24), counts.health, seat.health)
        middle = rect.y + (97 if tall else 86)
        _row(canvas, (left + 13, middle), room, seat, counts)
        if tall:
            _trophies(canvas, (left + 13, rect.y + 128), room, counts)

    brush.panel(("strip", seat, counts), rect, paint, pad=PAD)


def _row(canvas: Canvas, at: Point, room: float, seat: SeatShown, counts: Counts) -> None:
    """Gold, cards in hand, lore or companions."""
    x, y = at
    step = room / 3
    draw_coin(canvas, (x, y), 27)
    draw_card_back(canvas, (x + step, y), 25)
    canvas.icon(seat.counter, (x + 2 * step + 1, y), 24, CREAM)
    for number, value in enumerate((counts.gold, counts.hand, counts.counter)):
        line(canvas, str(value), (x + step * number + 18, y), VALUE, CREAM, step - 28, high=26)


def _trophies(canvas: Canvas, at: Point, room: float, counts: Counts) -> None:
    x, y = at
    step = room / 3
    for number, (kind, count) in enumerate(zip(("combat", "exploration", "social"), counts.trophies, strict=True)):
        draw_gem(canvas, (x + step * number, y), 25, kind)
        line(canvas, str(count), (x + step * number + 18, y), VALUE, CREAM, step - 28, high=26)
