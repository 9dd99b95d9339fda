"""Card signs: where the signs of the cards on a table lie: numbers, icons, dice, each by its name.

`signs_of(...)` gives those of one piece in the order in which they lie on each other, with their rectangles.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pygame

from game.kit.geometry import Area
from game.kit.shown import Face
from game.ui.cards.card import Cards
from game.ui.table.placement import Place


class CardSign(NamedTuple):
    """A sign of a card: its name, its piece, and where it lies on the table."""

    name: str
    piece: str
    rect: pygame.FRect


def signs_of(cards: Cards, face: Face, place: Place) -> Iterator[CardSign]:
    """The signs of a card that lies in its place; none on its back, or where it is no card of the table."""
    if place.hidden or place.on_map or place.kind != "card" or face.frame == "back":
        return
    size = (place.rect.width, place.rect.height)
    for name, area in cards.signs(face).signs(face, size, cards.frame(face, size)):
        yield CardSign(name, face.piece, on_table(place, area))


def on_table(place: Place, area: Area) -> pygame.FRect:
    """Where a part of a card lies that is turned by nothing or a quarter, and shown in its zoom."""
    x, y, w, h = (part * place.zoom for part in area)
    box = place.box
    if place.turn != 90:
        return pygame.FRect(box.x + x, box.y + y, w, h)
    return pygame.FRect(box.right - y - h, box.y + x, h, w)
