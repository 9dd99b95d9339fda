"""A cache of surfaces that never grows beyond a number of bytes: the least recently used go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


def surface_bytes(surface: pygame.Surface) -> int:
    """The memory a surface takes, in bytes."""
    return surface.get_pitch() * surface.get_height()


class SurfaceCache:
    """Surfaces by key, at most `limit` bytes of them; one surface larger than the limit is still given."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of this key; `make` is called when it is not kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self.put(key, made)
        return made

    def find(self, key: Hashable) -> pygame.Surface | None:
        """The surface of this key if it is kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Hashable, surface: pygame.Surface) -> None:
        """Keep a surface under a key; others leave when there is no room."""
        old = self._kept.pop(key, None)
        if old is not None:
            self.bytes -= surface_bytes(old)
        self._kept[key] = surface
        self.bytes += surface_bytes(surface)
        self._let_go()

    def keep_within(self, limit: int) -> None:
        """Keep no more than so many bytes from now on."""
        self.limit = limit
        self._let_go()

    def _let_go(self) -> None:
        while self.bytes > self.limit and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self.bytes -= surface_bytes(gone)

    def clear(self) -> None:
        """Forget everything, for example after a change of size or theme."""
        self._kept.clear()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._kept)
