"""Shadow motion: what is in the shadows does not lie still. Cards stir a little, and darkness drifts over them."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.ui.ambience.fog_and_lights import STEP, Drift, fog_tile, stepped
from game.ui.screen.canvas import Canvas
from game.ui.table.backdrop_gaps import without
from game.ui.table.sprites import Sprite

STIR, PERIOD = 1.6, 5200.0
"""How far a card stirs (logical units) and how long that takes (milliseconds)."""
DARKNESS = 0.5
_SPEED = 7.0
_LATE = 200.0
"""Cards and darkness move together, out of step with fog elsewhere."""
_INSET = 4.0
_APART = 1.9


def stirred(sprites: Sequence[Sprite], number: int, moment: float | None, scale: float) -> list[Sprite]:
    """The sprites of a card in the shadows as they lie at a moment; each card has its own rhythm."""
    if moment is None:
        return list(sprites)
    turn = 2 * math.pi * stepped(moment, STEP, _LATE) / PERIOD
    fall = round(STIR * scale * math.sin(turn + _APART * number))
    return [sprite._replace(at=(sprite.at[0], sprite.at[1] + fall)) for sprite in sprites] if fall else list(sprites)


class ShadowMotion:
    """The darkness over the well of the shadows, but where a card stands out of it."""

    def __init__(self) -> None:
        self._drift: Drift | None = None
        self._parts: tuple[Sprite, list[pygame.Rect], list[Sprite]] | None = None
        """The darkness of the last frame, the cards that stood out of it, and what was left of it."""

    def forget(self) -> None:
        """Make it anew next time."""
        self._drift = self._parts = None

    def sprites(
        self, canvas: Canvas, well: pygame.FRect, moment: float | None, lit: Sequence[pygame.FRect]
    ) -> list[Sprite]:
        """What is seen of it; `lit` are the cards that can be chosen or are looked at."""
        if not canvas.theme.textured:
            return []
        rect = canvas.device(well.inflate(-2 * _INSET, -2 * _INSET))
        if self._drift is None:
            tile = fog_tile(canvas, rect.size, (0, 0, 0), DARKNESS)
            self._drift = Drift(tile, rect, _SPEED * canvas.scale, _LATE)
        whole = self._drift.sprite(moment or 0.0)
        if not lit:
            return [whole]
        boxes = [canvas.device(box) for box in lit]
        if self._parts is None or self._parts[:2] != (whole, boxes):
            parts = without(rect, boxes)
            cut = [Sprite(whole.surface.subsurface(part.move(-rect.x, -rect.y)), part.topleft) for part in parts]
            self._parts = whole, boxes, cut
        return self._parts[2]
