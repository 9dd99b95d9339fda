"""Game tables: the tables that one game has, read once each: a map and a fight, a cave and the town above it."""

from __future__ import annotations

import pygame

from game.ui.table.layout import Layout, TableLayout, read_table
from game.ui.table.look import Look


class GameTables:
    """The tables of a look for so many seats, by their names. `tables[name]` raises ContentError where the file of one
    is wrong.
    """

    def __init__(self, look: Look, seats: int) -> None:
        self._look, self._seats = look, seats
        self._read: dict[str, TableLayout] = {}
        self._laid_out: dict[tuple[str, str], Layout] = {}

    def __getitem__(self, name: str) -> TableLayout:
        if name not in self._read:
            self._read[name] = read_table(self._look.table_file(self._seats, name))
        return self._read[name]

    def laid_out(self, name: str, bounds: pygame.FRect, arrangement: str = "") -> Layout:
        """A table in a window of these bounds, in one of its arrangements: the same layout as long as they are the
        same.
        """
        laid = self._laid_out.get((name, arrangement))
        if laid is None or laid.bounds != bounds:
            laid = self._laid_out[name, arrangement] = self[name].fit(bounds).arranged(arrangement)
        return laid
