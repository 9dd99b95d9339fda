"""Closer: a panel that is looked at closer, drawn as it is in the middle of the window, as large as that allows."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.text import Text
from game.ui.screen.window import Stage

MOST, ROUND = 2.0, 30.0
"""How many times as large it is at most, and the room round it."""
WIDER = 1.05
"""How much wider it is besides: large letters run a little wider than small ones, and no line may end for it."""


class Closer:
    """Draws a panel larger; it keeps the type of that size."""

    def __init__(self) -> None:
        self._kept: tuple[Text, float, Text] | None = None

    def draw(self, canvas: Canvas, rect: pygame.FRect, paint: Callable[[Canvas, pygame.FRect], object]) -> None:
        """Draw what `paint` draws into a rectangle, with its middle in that of the window."""
        rect = rect.inflate((WIDER - 1) * rect.width, 0)
        bounds, stage = canvas.bounds, canvas.stage
        by = min(MOST, (bounds.width - 2 * ROUND) / rect.width, (bounds.height - 2 * ROUND) / rect.height)
        scale = stage.scale * by
        offset = (stage.size[0] / 2 - rect.centerx * scale, stage.size[1] / 2 - rect.centery * scale)
        larger = Stage(stage.size, scale, offset)
        made = Canvas(canvas.surface, larger, canvas.theme, self._type(canvas.type, by), canvas.images, canvas.cache)
        paint(made, rect)

    def _type(self, text: Text, by: float) -> Text:
        if self._kept is None or self._kept[0] is not text or self._kept[1] != by:
            self._kept = text, by, text.magnified(by)
        return self._kept[2]
