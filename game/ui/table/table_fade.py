"""Table fade: the table that was seen before fades over the one that is seen now."""

from __future__ import annotations

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.surfaces import blit_faded
from game.ui.screen.tween import Tween, out_cubic

FADE, REDUCED_FADE = 420.0, 100.0
"""How long it takes, in milliseconds."""


class TableFade:
    """Keeps the last picture of a table while it fades."""

    def __init__(self) -> None:
        self._before: pygame.Surface | None = None
        self._left = Tween(0.0, out_cubic)

    @property
    def runs(self) -> bool:
        """Whether something of the table before is still seen."""
        return self._before is not None

    def begin(self, before: pygame.Surface, *, reduced: bool) -> None:
        """Let this picture fade from now on."""
        self._before = before.copy()
        self._left.jump(1.0)
        self._left.to(0.0, REDUCED_FADE if reduced else FADE)

    def update(self, dt: float) -> bool:
        """Let time pass; true while it fades."""
        if self._before is None:
            return False
        self._left.update(dt)
        if not self._left.moving:
            self._before = None
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw what is left of it over the table."""
        if self._before is None or self._before.get_size() != canvas.surface.get_size():
            return
        blit_faded(canvas.surface, self._before, (0, 0), round(255 * self._left.value))
