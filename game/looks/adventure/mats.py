"""Mats: what the mats of heroes have in common: the pills of conditions, and what a hero is going to lose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import pygame

from game.kit.geometry import Size
from game.kit.intent import Toll
from game.kit.shown import Face
from game.looks.adventure.displayed_values import MatNumbers
from game.ui.cards.card import fitting, tight_text
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE, Colour
from game.ui.table.intent_marks import PILL, draw_lost, draw_plate, draw_plate_in
from game.ui.table.layout import Layout

WIDE = 600.0
"""Mats wider than this have room for labels and plates."""
_PLAIN: Colour = (96, 78, 58)
_BRIGHTER = 66

class MatStyle(NamedTuple):
    """What the mats of a game look like in their own way."""

    paint_left: Callable[[Canvas, pygame.FRect, int, int], None]
    """The numbers on a bar of health: its rectangle, the health that is left, and the whole."""
    colours: Mapping[str, Colour]
    """Those of the conditions, by kind."""
    paint_pill: Callable[[Canvas, Size, Colour, Colour], None]
    """The ground of a condition, in the colour of its kind and a brighter one."""
    icon: float
    """How far right of the middle of a pill's first end its icon stands, where its name follows."""
    name: float
    """How far right of the first end the name begins."""
    margin: float
    """How much narrower than the rest of the pill the name is."""


def pill_surface(canvas: Canvas, face: Face, size: Size, style: MatStyle) -> pygame.Surface:
    """A condition as a pill: its icon and name in its colour; a square one shows the icon alone."""
    kind = face.accent or face.piece.rpartition("-")[0] or face.piece

    def paint(made: Canvas) -> None:
        w, h = size
        red, green, blue = colour = style.colours.get(kind, _PLAIN)
        bright = (min(255, red + _BRIGHTER), min(255, green + _BRIGHTER), min(255, blue + _BRIGHTER))
        style.paint_pill(made, size, colour, bright)
        narrow = w <= h * 1.5
        made.icon(kind, (h / 2 if narrow else h / 2 + style.icon, h / 2), h * 0.66, made.theme["main-text"])
        if not narrow:
            room = w - h - style.margin
            type_ = fitting(made, face.title, made.type.at_most(TYPE["label"], h - 7), room)
            wide = min(made.type.width(face.title, type_), room)
            tight_text(made, face.title, (h + style.name + wide / 2, h / 2), type_, made.theme["main-text"], room)

    return canvas.kept(("pill", face.title, kind), size, paint)


def draw_toll(
    canvas: Canvas, layout: Layout, words: Words, numbers: MatNumbers, toll: Toll, alpha: int, style: MatStyle
) -> tuple[pygame.FRect, pygame.FRect]:
    """What a hero is going to lose: a plate over the hero, on a narrow mat a pill beside the bar; hatching on the bar.

    Gives both rectangles.
    """
    seat, bar = numbers.seat, layout.seat(numbers.seat, "health")
    draw_lost(canvas, bar, numbers.left, numbers.whole, toll, alpha)
    style.paint_left(canvas, bar, numbers.left, numbers.whole)
    if layout.seat(seat).width > WIDE:
        return draw_plate(canvas, layout.seat(seat, "hero"), toll, words, alpha), bar
    pill = pygame.FRect(bar.right + 8, bar.y + 2, *PILL)
    draw_plate_in(canvas, pill, toll, words, alpha)
    return pill, bar
