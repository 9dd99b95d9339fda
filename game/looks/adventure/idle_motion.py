"""Idle motion: the pieces that do not lie still: cards in the shadows, and heroes low on health.

`follow` takes over what was painted of them for a whole frame; `sprites` gives them as they are at a moment.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.looks.adventure.shadow_motion import ShadowMotion, stirred
from game.looks.adventure.wounded import rim, throb
from game.ui.screen.canvas import Canvas
from game.ui.table.frame_state import FrameState
from game.ui.table.sprites import Sprite

_LEVELS, _STEP = 12, 200.0
"""A rim throbs in so many steps, one in so many milliseconds."""


class IdleMotion:
    """What lurks and what throbs on one table."""

    def __init__(self) -> None:
        self._murk = ShadowMotion()
        self._cards: list[tuple[Sequence[Sprite], bool]] = []
        self._lit: list[pygame.FRect] = []
        self._rims: list[tuple[Sprite, int]] = []

    def forget(self) -> None:
        """Make everything anew next time."""
        self._murk.forget()

    def follow(self, cards: list[tuple[Sequence[Sprite], bool]], lit: list[pygame.FRect]) -> None:
        """The cards in the shadows, whether each of them stirs, and where some stand out of the dark."""
        self._cards, self._lit = cards, lit

    def throb(self, canvas: Canvas, heroes: Sequence[tuple[pygame.FRect, int]]) -> None:
        """Where heroes low on health lie, and how low each is."""
        self._rims = []
        for box, hurt in heroes:
            made = rim(canvas, box.size)
            x, y = canvas.stage.device(box.center)
            at = (round(x - made.get_width() / 2), round(y - made.get_height() / 2))
            self._rims.append((Sprite(made, at), hurt))

    def sprites(self, canvas: Canvas, picture: FrameState) -> list[Sprite]:
        """All of it at the moment of a picture, from the back to the front."""
        found: list[Sprite] = []
        for number, (card, stirs) in enumerate(self._cards):
            found += stirred(card, number, picture.moment if stirs else None, canvas.scale)
        if self._cards:
            found += self._murk.sprites(canvas, picture.layout["shadows"], picture.moment, self._lit)
        moment = None if picture.moment is None else picture.moment // _STEP * _STEP
        for sprite, hurt in self._rims:
            alpha = round(throb(hurt, moment) * _LEVELS) * 255 // _LEVELS
            found.append(sprite._replace(alpha=alpha))
        return found
