"""Panels ahead: which panels a table is going to show, without painting them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.table.sprite_list import SpriteList


class PanelAhead(NamedTuple):
    """A panel that is not painted yet: the key under which it is kept, and what makes it."""

    key: Hashable
    make: Callable[[], pygame.Surface]


class PanelsAhead(SpriteList):
    """A brush that notes the panels it is asked for, but for those that are kept already."""

    def __init__(self, canvas: Canvas, kept: SurfaceCache) -> None:
        super().__init__(canvas, kept)
        self.wanted: list[PanelAhead] = []
        self._blank = pygame.Surface((1, 1))

    def _kept_panel(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self.kept.find(key)
        if found is None:
            self.wanted.append(PanelAhead(key, make))
        return found or self._blank
