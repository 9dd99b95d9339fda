"""Panel cache: panels that are painted once and shown from then on, until what they say changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.table.sprite_list import SpriteList

_BYTES = 6 * 1024 * 1024


class PanelCache:
    """Painted panels by key. The key must hold all that decides how a panel looks but size, scale and theme."""

    def __init__(self) -> None:
        self._kept = SurfaceCache(_BYTES)

    def show(
        self,
        canvas: Canvas,
        key: Hashable,
        rect: RectLike,
        paint: Callable[[Canvas], object],
        *,
        pad: float = 0.0,
        solid: bool = False,
        fall: float = 0.0,
    ) -> None:
        """Show a panel; it is painted at its own place, and may be shown `fall` units below it."""
        brush = SpriteList(canvas, self._kept)
        full = (key, canvas.type.small_window, id(canvas.type))
        brush.panel(full, rect, lambda made: _run(paint, made), pad=pad, solid=solid)
        sprite = brush.sprites[-1]
        x, y = sprite.at
        canvas.surface.blit(sprite.surface, (x, y + round(fall * canvas.scale)))


def _run(paint: Callable[[Canvas], object], canvas: Canvas) -> None:
    paint(canvas)
