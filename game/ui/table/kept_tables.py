"""Kept tables: what the laid-out tables of one game keep, while they may be shown again."""

from __future__ import annotations

from collections.abc import Callable, Collection

from game.ui.table.look import TableLook


class KeptTables:
    """The table that is shown (`name`), and those that may be next or again; `tables[name]` is made where it is not
    there yet.
    """

    def __init__(self, make: Callable[[str], TableLook], name: str) -> None:
        self.name = name
        self._make = make
        self.kept: dict[str, TableLook] = {}

    def __getitem__(self, name: str) -> TableLook:
        if name not in self.kept:
            self.kept[name] = self._make(name)
        return self.kept[name]

    def find(self, name: str) -> TableLook | None:
        """A table, if it is kept."""
        return self.kept.get(name)

    def turn_to(self, name: str) -> TableLook:
        """Show this one from now on."""
        self.name = name
        return self[name]

    def keep(self, names: Collection[str]) -> bool:
        """Forget all but these and the one that is shown; true where there were others."""
        before, here = len(self.kept), {*names, self.name}
        self.kept = {name: kept for name, kept in self.kept.items() if name in here}
        return len(self.kept) < before
