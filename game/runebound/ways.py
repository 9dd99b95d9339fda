"""Ways: which die pays for entering which hex [RB-306 to RB-310], and where a roll of dice can lead.

Hexes are counted here by their place on the map, and sets of them are whole numbers with a bit for each: thousands of
rolls are weighed for one forecast.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.kit.cells import Cell, reachable
from game.runebound.hexmap import HexMap
from game.runebound.symbols import ANY, BITS
from game.runebound.table import Table
from game.runebound.values import opens

RIVER, TERRAIN, CITY = "river", "terrain", "city"
Opens = frozenset[tuple[str, str]]


class Ways:
    """The map as one hero meets it: for each hex those next to it, with the symbols that pay for entering them."""

    def __init__(self, land: HexMap, opened: Opens) -> None:
        self.cells: tuple[Cell, ...] = tuple(land)
        self.at: dict[Cell, int] = {cell: at for at, cell in enumerate(self.cells)}
        more: dict[str, int] = {}
        for terrain, symbol in opened:
            more[terrain] = more.get(terrain, 0) | BITS.get(symbol, 0)
        self.dry: bool = (RIVER, TERRAIN) in opened
        """Whether rivers do not hinder: a river side counts as none, for steps too."""
        self.need: list[list[tuple[int, int]]] = [
            [(self.at[to], self._need(land, cell, to, more)) for to in land.neighbours(cell)] for cell in self.cells
        ]
        self._steps: list[tuple[Cell, ...]] = [
            land.neighbours(cell) if self.dry else land.steps(cell) for cell in self.cells
        ]
        self._shape = land.shape
        self._found: dict[tuple[int, tuple[int, ...]], int] = {}

    def _need(self, land: HexMap, cell: Cell, to: Cell, more: Mapping[str, int]) -> int:
        """The symbols that pay for a step: any along a road or over a bridge [RB-308, RB-310]; water or wild across a
        river [RB-309]; any into a city [RB-307]; else the terrain entered [RB-306].
        """
        if land.is_road(cell, to):
            return ANY
        river = land.is_river(cell, to)
        if river and not self.dry:
            return BITS["water"] | more.get(RIVER, 0)
        terrain = land.terrain(to)
        # Where a river does not hinder, what another text lets cross it still does: no text takes a way away.
        return ANY if terrain == CITY else BITS[terrain] | more.get(terrain, 0) | (more.get(RIVER, 0) if river else 0)

    def steps(self, cell: Cell) -> tuple[Cell, ...]:
        """Where a step without dice leads [RB-304]."""
        return self._steps[self.at[cell]]

    def within(self, start: Cell, steps: int) -> dict[Cell, int]:
        """Every hex that so many steps lead to at the most, with the number needed; the start at 0 [RB-316]."""
        return reachable(self._shape, start, steps, lambda one, to: 1 if to in self.steps(one) else None)

    def pays(self, cell: Cell, to: Cell) -> int:
        """The symbols of which a die must show one to enter a hex from the one next to it; 0 where no way leads."""
        goal = self.at[to]
        return next((need for other, need in self.need[self.at[cell]] if other == goal), 0)

    def reach(self, cell: Cell, dice: Sequence[int]) -> int:
        """The hexes that dice of these symbols can lead to from a hex, itself among them, as bits [RB-305]; nobody is
        in the way [RB-314].
        """
        return self._reach(self.at[cell], tuple(sorted(dice)))

    def _reach(self, here: int, dice: tuple[int, ...]) -> int:
        """Each die that is spent in turn, and what the others reach from there."""
        key = (here, dice)
        known = self._found.get(key)
        if known is not None:
            return known
        found = 1 << here
        if dice:
            before = 0
            for at, mask in enumerate(dice):
                if mask == before:
                    continue
                before, rest = mask, dice[:at] + dice[at + 1 :]
                for other, need in self.need[here]:
                    if mask & need:
                        found |= self._reach(other, rest)
        if len(self._found) >= _KEPT:
            self._found.clear()
        self._found[key] = found
        return found

    def cells_of(self, bits: int) -> list[Cell]:
        """The hexes of a set, row by row."""
        return [cell for at, cell in enumerate(self.cells) if bits >> at & 1]


_KEPT = 200_000
"""So many searches are remembered at the most."""


def ways(t: Table, hero: str) -> Ways:
    """The map as a hero meets it now, with what own cards open."""
    opened = frozenset((terrain, symbol) for terrain, found in opens(t, hero).items() for symbol in found)
    known = t.box.ways.get(opened)
    if known is None:
        known = t.box.ways[opened] = Ways(t.land, opened)
    return known
