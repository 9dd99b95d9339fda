"""Late panels: where many panels are to be painted at once, some come a frame or two later, so that nothing that moves
stands still meanwhile. What lay in their place before is seen until then.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from time import perf_counter

import pygame

from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.table.sprite_list import SpriteList

MOST = 0.006
"""For how long panels are painted in one frame, in seconds; the last of them is painted to its end."""


class LatePanels(SpriteList):
    """A brush for the ground of one frame; `before` are the panels of the frame before, by name and place."""

    def __init__(
        self, canvas: Canvas, kept: SurfaceCache, before: Mapping[Hashable, pygame.Surface], seconds: float = MOST
    ) -> None:
        super().__init__(canvas, kept)
        self.shown: dict[Hashable, pygame.Surface] = {}
        """The panels of this frame."""
        self.late = False
        """Whether some are still to be painted."""
        self._before, self._left = before, seconds

    def _kept_panel(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self.kept.find(key)
        if found is None and self._left > 0:
            begun = perf_counter()
            found = self.kept.get(key, make)
            self._left -= perf_counter() - begun
        place = _place(key)
        if found is None:
            self.late = True
            found = self._before.get(place) or pygame.Surface((1, 1), pygame.SRCALPHA)
        self.shown[place] = found
        return found


def _place(key: Hashable) -> Hashable:
    """What stays of the key of a panel while that says something else: its name, and its place in the window."""
    assert isinstance(key, tuple)
    told, box = key[0], key[1]
    return (told[0] if isinstance(told, tuple) else told), box
