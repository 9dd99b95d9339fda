"""A level as the rules see it: squares, features, things and monsters by cell, and what the level asks for.

A level is plain and never changes; what happens in play stands on the board. Where it was read from, and whether it is
whole, is told by `level_file.py` and `level_checks.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from game.kit.cells import Cell
from game.kit.grid import SquareGrid

FLOOR, GREY, SEA, BERTH, MUD, LAVA = "floor", "grey", "sea", "berth", "mud", "lava"
GROUNDS = (FLOOR, GREY, SEA, BERTH, MUD, LAVA)
HIGH, LOW = "high", "low"
SUM_DOOR, LOCKED_DOOR, MAGIC_DOOR, LAIR_DOOR = "sum-door", "locked-door", "magic-door", "lair-door"
WALL, ROCKS, BOULDER, RIFT = "cobblestone-wall", "rocks", "boulder", "rift"
OBSTACLES = frozenset({SUM_DOOR, LOCKED_DOOR, MAGIC_DOOR, LAIR_DOOR, WALL, ROCKS, BOULDER, RIFT})
"""Features that no step leads onto while they stand [HC-223]."""
CYCLONE, KING, MAGIC_SPACE = "cyclone", "king", "magic-space"
KEY, DYNAMITE, POTION, RELIC = "key", "dynamite", "potion", "relic"
TAKE, DEFEAT, RESCUE, REACH, FINAL = "take", "defeat", "rescue", "reach", "final"
MANY = 3
"""From so many heroes on the further monsters stand there [HC-112]."""
DRAGON = "dragon-lord"
FINAL_FIGURE = 2
"""The Dragon Lord fills so many squares each way [HC-650]."""


@dataclass(frozen=True)
class Goal:
    """What ends the level [HC-802]: `kind` is take, defeat, rescue, reach or final; `target` the relic or monster."""

    kind: str
    target: str = ""


@dataclass(frozen=True)
class Feature:
    """What stands in a square and is no figure. Of a sum door: which door, its total, and whether it makes wait
    [HC-520, HC-521].
    """

    kind: str
    door: str = ""
    total: int = 0
    wait: bool = False


@dataclass(frozen=True)
class Thing:
    """What lies on a space. `card` is which potion ("any": drawn by lot [HC-110]) or relic; `guard` the tag of the
    monsters that guard a relic, `held` whether it goes to whoever defeats them [HC-605].
    """

    kind: str
    card: str = ""
    guard: str = ""
    held: bool = False


@dataclass(frozen=True)
class Monster:
    """A monster on its space; it stands there with `least` heroes or more [HC-112]. Guards are found by their tag."""

    kind: str
    least: int = 1
    tag: str = ""


@dataclass(frozen=True)
class Dragon:
    """The Dragon Lord: the upper left of his four squares, and where he looks at first [HC-650]."""

    cell: Cell
    faces: str

    @cached_property
    def squares(self) -> tuple[Cell, ...]:
        """His four squares, row by row."""
        reach = range(FINAL_FIGURE)
        return tuple(Cell(self.cell.column + dx, self.cell.row + dy) for dy in reach for dx in reach)


@dataclass(frozen=True)
class Level:
    """One level. `grounds` holds every space [HC-101] and `low` the solid squares that do not block sight [HC-102];
    what is in neither is high; `tiles` are the numbers of what is drawn there, layer by layer and row by row, -1 for
    none. `hourglass` are the rounds for 1 to 4 heroes [HC-902]. Its words follow from its id.
    """

    file: str
    number: int
    theme: str
    goal: Goal
    hourglass: tuple[int, ...]
    shape: SquareGrid
    grounds: Mapping[Cell, str]
    low: frozenset[Cell]
    starts: tuple[Cell, ...]
    goals: tuple[Cell, ...]
    features: Mapping[Cell, Feature]
    things: Mapping[Cell, Thing]
    monsters: Mapping[Cell, Monster]
    dragon: Dragon | None = None
    track: tuple[Cell, ...] = ()
    tiles: Mapping[str, tuple[tuple[int, ...], ...]] = field(default_factory=dict)

    def spaces_beside(self, cell: Cell) -> tuple[Cell, ...]:
        """The spaces that share an edge with a square, whatever stands there."""
        found = self._spaces_beside.get(cell)
        return found if found is not None else self._around(cell)

    @cached_property
    def _spaces_beside(self) -> Mapping[Cell, tuple[Cell, ...]]:
        return {cell: self._around(cell) for cell in self.grounds}

    def _around(self, cell: Cell) -> tuple[Cell, ...]:
        return tuple(other for other in self.shape.neighbours(cell) if other in self.grounds)

    @cached_property
    def rows(self) -> tuple[tuple[Cell, str], ...]:
        """Every space with the name of its zone, row by row."""
        return tuple((cell, cell.name) for cell in sorted(self.grounds, key=lambda cell: cell[::-1]))

    @cached_property
    def relics(self) -> tuple[Cell, ...]:
        """Where the map has its relics."""
        return tuple(cell for cell, thing in self.things.items() if thing.kind == RELIC)

    @cached_property
    def steps(self) -> Mapping[Cell, tuple[Cell, ...]]:
        """From every space those to which a step leads, whatever stands there [HC-223, HC-228]."""
        return {cell: tuple(it for it in self.spaces_beside(cell) if self.leads(cell, it)) for cell in self.grounds}

    def leads(self, one: Cell, other: Cell) -> bool:
        """Whether a step between two spaces side by side may be made: between land and sea one of them is a berth
        [HC-228].
        """
        grounds = (self.grounds[one], self.grounds[other])
        return BERTH in grounds or (grounds[0] == SEA) == (grounds[1] == SEA)

    def reached(self, start: Cell, closed: frozenset[str] = frozenset()) -> set[Cell]:
        """Every space that can be walked to, where features of the kinds in `closed` cannot be walked onto and all
        other obstacles are open; figures are in nobody's way.
        """
        found, open_ends = {start}, [start]
        while open_ends:
            here = open_ends.pop()
            for other in self.spaces_beside(here):
                feature = self.features.get(other)
                if other not in found and self.leads(here, other) and not (feature and feature.kind in closed):
                    found.add(other)
                    open_ends.append(other)
        return found

    def monsters_for(self, heroes: int) -> dict[Cell, Monster]:
        """The monsters that stand there with so many heroes [HC-112]."""
        return {cell: monster for cell, monster in self.monsters.items() if monster.least <= heroes}

    def features_of(self, kind: str) -> list[Cell]:
        """The squares with a feature of a kind, row by row."""
        return sorted((cell for cell, it in self.features.items() if it.kind == kind), key=lambda cell: cell[::-1])

    def things_of(self, kind: str) -> list[Cell]:
        """The squares with a thing of a kind, row by row."""
        return sorted((cell for cell, it in self.things.items() if it.kind == kind), key=lambda cell: cell[::-1])
