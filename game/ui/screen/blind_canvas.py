"""Blind canvas: a drawing goes through it without a picture, to find out how much room it takes.

Words are measured, not drawn; shapes and pictures are left out. What a drawing gives, such as its lower edge, stays the
same.
"""

from __future__ import annotations

from typing import Any

import pygame

from game.kit.geometry import Point
from game.ui.screen.canvas import Canvas
from game.ui.screen.surfaces import Fill
from game.ui.screen.theme import Style


class BlindCanvas(Canvas):
    """A canvas of the stage, type and theme of another, on which nothing is drawn."""

    def __init__(self, like: Canvas) -> None:
        super().__init__(pygame.Surface((1, 1)), like.stage, like.theme, like.type, like.images, like.cache)

    def text(
        self, text: str, pos: Point, style: Style, colour: Fill, *, width: float | None = None, spacing: float = 0,
        **told: Any,
    ) -> float:  # fmt: skip
        """The width of a line, in as many words and at the size in which it would be drawn."""
        condense = 1.0
        if width is not None:
            style = self.type.shrunk(text, style, width)
            text, condense = self.type.fit(text, style, width)
        return (self.type.width(text, style) + spacing * len(text)) * condense

    def rect(self, *told: Any, **more: Any) -> None:
        """Nothing."""

    def image(self, *told: Any, **more: Any) -> None:
        """Nothing."""

    def line(self, *told: Any, **more: Any) -> None:
        """Nothing."""

    def dashed_line(self, *told: Any, **more: Any) -> None:
        """Nothing."""

    def polygon(self, *told: Any, **more: Any) -> None:
        """Nothing."""

    def circle(self, *told: Any, **more: Any) -> None:
        """Nothing."""

    def shadow(self, *told: Any, **more: Any) -> None:
        """Nothing."""

    def glow(self, *told: Any, **more: Any) -> None:
        """Nothing."""
