"""Painted tables: the panels of all tables of a game as they were painted; of those that are not drawn less is kept."""

from __future__ import annotations

from collections.abc import Collection

from game.kit.geometry import PixelSize
from game.ui.screen.cache import SurfaceCache

KEPT_BYTES = 40 * 1024 * 1024
_ASIDE_PIXELS = 2.6
"""What is kept of a table that is not drawn, in pixels of the window: a ground that fills it, and more in panels."""


class PaintedTables:
    """The panels of each table; `drawn` is the one that is seen."""

    def __init__(self, drawn: str) -> None:
        self.drawn = drawn
        self._kept = {drawn: SurfaceCache(KEPT_BYTES)}

    def of(self, table: str, window: PixelSize) -> SurfaceCache:
        """What is kept of one table in a window of this size."""
        if table not in self._kept:
            self._kept[table] = SurfaceCache(0)
        kept = self._kept[table]
        kept.keep_within(KEPT_BYTES if table == self.drawn else aside_bytes(window))
        return kept

    def keep(self, tables: Collection[str]) -> None:
        """Forget what was painted of all tables but these."""
        self._kept = {name: kept for name, kept in self._kept.items() if name in tables}

    def turn_to(self, table: str, window: PixelSize) -> None:
        """Another table is drawn from now on; of the one before what was seen last stays, with room for what comes."""
        before, self.drawn = self.drawn, table
        self.of(before, window).keep_within(aside_bytes(window) // 2)

    def forget(self) -> None:
        """Paint everything anew."""
        for kept in self._kept.values():
            kept.clear()


def aside_bytes(window: PixelSize) -> int:
    """The most that is kept of a table that is not drawn."""
    return min(KEPT_BYTES, round(_ASIDE_PIXELS * 4 * window[0] * window[1]))
