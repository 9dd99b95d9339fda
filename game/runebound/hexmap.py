"""The board: what every hex is, what stands there, which sides are rivers, and how hexes are joined.

Everything is asked by cell. What a march costs stands elsewhere; here is what the map itself says of two hexes: whether
a road joins them, whether a river or a bridge lies between them, and where a step leads [RB-304].
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import pairwise
from typing import Literal, NamedTuple, get_args

from game.kit.cells import Cell, reachable
from game.kit.hexes import HexGrid

Terrain = Literal["plains", "forest", "hills", "mountain", "water", "city"]
GemKind = Literal["combat", "exploration", "social"]
SiteKind = Literal["city", "town", "stronghold", "shrine"]
TERRAINS: tuple[Terrain, ...] = get_args(Terrain)
GEMS: tuple[GemKind, ...] = get_args(GemKind)
SITES: tuple[SiteKind, ...] = get_args(SiteKind)
Side = frozenset[Cell]
"""Two hexes that lie next to each other."""


class Site(NamedTuple):
    """A city, town, stronghold or shrine."""

    id: str
    kind: SiteKind
    cell: Cell


class Place(NamedTuple):
    """A named hex or several; tokens are put on the one that is `token` [RB-906]."""

    id: str
    cells: tuple[Cell, ...]
    token: Cell


class Label(NamedTuple):
    """A name on the board: of which site or place, where its middle is in map units, how it leans in degrees, and how
    many hexes it has for itself.
    """

    id: str
    x: float
    y: float
    lean: float
    size: int


class River(NamedTuple):
    """A course along corners of hexes, in map units, with the sides that it parts."""

    line: tuple[tuple[float, float], ...]
    sides: tuple[Side, ...]


class Lair(NamedTuple):
    """The place where the villain of a scenario appears, the site that he makes for, which is empty if there is none,
    and the hex in which he is drawn.
    """

    place: str
    scenario: str
    target: str
    cell: Cell


class HexMap:
    """The board of the game."""

    def __init__(
        self,
        shape: HexGrid,
        terrains: Mapping[Cell, Terrain],
        gems: Mapping[Cell, GemKind],
        sites: Collection[Site],
        places: Collection[Place],
        roads: Collection[tuple[Cell, ...]],
        rivers: Collection[River],
        bridges: Collection[Side],
        lairs: Collection[Lair],
        labels: Collection[Label],
    ) -> None:
        self.shape = shape
        self.terrains = terrains
        self.gems = gems
        self.sites = {site.id: site for site in sites}
        self.places = {place.id: place for place in places}
        self.roads = tuple(roads)
        self.rivers = tuple(rivers)
        self.bridges = frozenset(bridges)
        self.lairs = {lair.scenario: lair for lair in lairs}
        self.labels = tuple(labels)
        self._by_road = frozenset(frozenset(pair) for road in roads for pair in pairwise(road))
        self._by_river = frozenset(side for river in rivers for side in river.sides)
        self._site_at = {site.cell: site for site in sites}
        self._place_at = {cell: place.id for place in places for cell in place.cells}
        self._near = {cell: shape.neighbours(cell) for cell in terrains}
        self._steps = {cell: tuple(to for to in near if self.is_step(cell, to)) for cell, near in self._near.items()}

    def plain(self) -> tuple[object, ...]:
        """All that it was made of, in plain values: what a fingerprint is made from."""
        bridges = sorted(sorted(side) for side in self.bridges)
        rivers = [[sorted(side) for side in river.sides] for river in self.rivers]
        cells = [(cell, terrain, self.gems.get(cell, "")) for cell, terrain in self.terrains.items()]
        things = (list(self.sites.values()), list(self.places.values()), list(self.lairs.values()), self.labels)
        return cells, self.roads, rivers, bridges, *things

    # -- a hex ------------------------------------------------------------------------------------------

    def __iter__(self) -> Iterator[Cell]:
        """Every hex, row by row."""
        return iter(self.terrains)

    def __contains__(self, cell: object) -> bool:
        return cell in self.terrains

    def terrain(self, cell: Cell) -> Terrain:
        """The one terrain of a hex [RB-301]. Raises KeyError beside the board."""
        return self.terrains[cell]

    def site(self, cell: Cell) -> Site | None:
        """The site that stands in a hex."""
        return self._site_at.get(cell)

    def place(self, cell: Cell) -> str:
        """The id of the place that a hex belongs to; empty where it has no name."""
        return self._place_at.get(cell, "")

    def is_at(self, cell: Cell, where: str) -> bool:
        """Whether a hex is a site of this kind or id, or belongs to this place; "site" is any site."""
        site = self._site_at.get(cell)
        return (site is not None and where in ("site", site.kind, site.id)) or self._place_at.get(cell) == where

    def cells_at(self, where: str) -> tuple[Cell, ...]:
        """Every hex of which `is_at` is true: of a kind of site, of any site, of one site, or of a place."""
        place = self.places.get(where)
        if place is not None:
            return place.cells
        return tuple(site.cell for site in self.sites.values() if where in ("site", site.kind, site.id))

    # -- two hexes --------------------------------------------------------------------------------------

    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """The hexes next to one, clockwise from the top."""
        return self._near[cell]

    def distance(self, one: Cell, other: Cell) -> int:
        """In hexes, whatever lies between [RB-015]."""
        return self.shape.distance(one, other)

    def is_road(self, one: Cell, other: Cell) -> bool:
        """Whether a road joins two hexes [RB-308]."""
        return frozenset((one, other)) in self._by_road

    def is_river(self, one: Cell, other: Cell) -> bool:
        """Whether a river flows between two hexes [RB-309]; where there is a bridge too."""
        return frozenset((one, other)) in self._by_river

    def is_bridge(self, one: Cell, other: Cell) -> bool:
        """Whether road and river cross between two hexes [RB-310]."""
        return frozenset((one, other)) in self.bridges

    def is_step(self, one: Cell, other: Cell) -> bool:
        """Whether a step leads from a hex to its neighbour: not over a river, unless by a bridge [RB-304]."""
        return not self.is_river(one, other) or self.is_bridge(one, other)

    def steps(self, cell: Cell) -> tuple[Cell, ...]:
        """Where a step leads from a hex [RB-304]."""
        return self._steps[cell]

    # -- many hexes -------------------------------------------------------------------------------------

    def nearest(self, cell: Cell, where: str) -> list[Cell]:
        """Those hexes of a kind of site, a site or a place that are nearest to a hex [RB-015]; several in a tie."""
        away = {to: self.distance(cell, to) for to in self.cells_at(where)}
        least = min(away.values(), default=0)
        return [to for to, steps in away.items() if steps == least]

    def towards(self, cell: Cell, goal: Cell) -> list[Cell]:
        """The neighbours that lie on a shortest way to a goal, whatever lies between [RB-915]; none at the goal."""
        left = self.distance(cell, goal) - 1
        return [to for to in self._near[cell] if self.distance(to, goal) == left]

    def within(self, cell: Cell, steps: int) -> dict[Cell, int]:
        """Every hex that so many steps lead to at the most, with the number needed; the start at 0 [RB-316]."""
        return reachable(self.shape, cell, steps, lambda one, to: 1 if to in self._steps[one] else None)
