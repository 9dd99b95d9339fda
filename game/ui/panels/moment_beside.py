"""Moment beside: what lies right of the upright picture of a great moment: the dice that decided it, and the card.

    beside = MomentBeside(dice=("dice/game/hero_success",), card=draw_card)
    picture = beside.place(picture)        # where the picture goes, so that all of it stands in the middle
    beside.draw(canvas, picture)
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.ui.cards.full_card import FULL
from game.ui.screen.canvas import Canvas
from game.ui.table.table_stage import MomentShape

WITH_CARD: tuple[MomentShape, ...] = ("portrait", "blow")
"""The shapes that leave room for the card of whom the moment is about."""
GAP = 26.0
DIE, LEAST_DIE = 104.0, 64.0
_BETWEEN = 14.0
_FOOT = 4.0
"""How far below a die its shadow lies."""


def card_width(height: float) -> float:
    """How wide a whole card of this height is."""
    return FULL[0] * height / FULL[1]


class MomentBeside(NamedTuple):
    """The pictures of the dice, and what draws the whole card into a room; either may be missing."""

    dice: tuple[str, ...] = ()
    card: Callable[[Canvas, pygame.FRect], object] | None = None

    def place(self, picture: pygame.FRect) -> pygame.FRect:
        """Where a picture stands that would be alone in the middle."""
        placed = picture.copy()
        placed.x -= self._width(picture.height) / 2
        return placed

    def dice_room(self, picture: pygame.FRect) -> pygame.FRect:
        """The room of the dice right of a picture."""
        columns, size = self._column(picture.height)
        width = columns * size + max(0, columns - 1) * _BETWEEN
        return pygame.FRect(picture.right + GAP, picture.y, width, picture.height)

    def card_room(self, picture: pygame.FRect) -> pygame.FRect:
        """The room of the card, on the right of everything."""
        left = self.dice_room(picture).right + GAP if self.dice else picture.right + GAP
        return pygame.FRect(left, picture.y, card_width(picture.height), picture.height)

    def draw(self, canvas: Canvas, picture: pygame.FRect) -> None:
        """Draw it beside a picture."""
        self._draw_dice(canvas, picture)
        if self.card is not None:
            self.card(canvas, self.card_room(picture))

    def _draw_dice(self, canvas: Canvas, picture: pygame.FRect) -> None:
        columns, size = self._column(picture.height)
        room, rows = self.dice_room(picture), math.ceil(len(self.dice) / max(1, columns))
        high = rows * size + (rows - 1) * _BETWEEN
        for index, die in enumerate(self.dice):
            column, row = divmod(index, rows)
            x = room.x + column * (size + _BETWEEN)
            y = room.centery - high / 2 + row * (size + _BETWEEN)
            canvas.shadow((x, y, size, size), radius=size / 4, drop=(0, _FOOT), blur=8, alpha=0.7)
            canvas.image(die, (x, y, size, size))

    def _width(self, height: float) -> float:
        """How much is added to the width of a picture."""
        columns, size = self._column(height)
        dice = columns * size + (columns - 1) * _BETWEEN + GAP if columns else 0.0
        return dice + (card_width(height) + GAP if self.card is not None else 0.0)

    def _column(self, height: float) -> tuple[int, float]:
        """In how many columns the dice stand below each other, and their size; one column as long as they fit."""
        count = len(self.dice)
        if not count:
            return 0, 0.0
        columns = 1
        while True:
            rows = math.ceil(count / columns)
            size = min(DIE, (height - (rows - 1) * _BETWEEN) / rows)
            if size >= LEAST_DIE:
                return columns, size
            columns += 1
