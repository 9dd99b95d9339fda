"""Panel cache: panels that are painted once and shown from then on, until what they say changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.table.sprite_list import SpriteList
from game.ui.widgets.base import Widget

_BYTES = 3.5 * 1024 * 1024
"""What is kept at 1920 x 1080: all panels of a place at one time, and few that are over."""


class PanelCache:
    """Painted panels by key. The key must hold all that decides how a panel looks but size, scale and theme."""

    def __init__(self) -> None:
        self._kept = SurfaceCache(0)

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
        self._kept.limit = round(_BYTES * canvas.scale**2)
        brush = SpriteList(canvas, self._kept)
        full = (key, canvas.type.small_window, id(canvas.type))
        brush.panel(full, rect, lambda made: _run(paint, made), pad=pad, solid=solid)
        sprite = brush.sprites[-1]
        x, y = sprite.at
        canvas.surface.blit(sprite.surface, (x, y + round(fall * canvas.scale)))

    def draw(self, canvas: Canvas, widget: Widget) -> None:
        """Draw a widget, which is painted once for each look that it has; one without a look is painted each time."""
        if widget.look is None:
            widget.draw(canvas)
        else:
            self.show(canvas, (type(widget), widget.look), widget.rect, widget.draw, pad=widget.pad)

    @property
    def bytes(self) -> int:
        """The memory that the kept panels take."""
        return self._kept.bytes

    def forget(self) -> None:
        """Drop every panel: they are over."""
        self._kept.clear()


def _run(paint: Callable[[Canvas], object], canvas: Canvas) -> None:
    paint(canvas)
