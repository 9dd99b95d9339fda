"""What is wrong with a board that could be read: what the rules could not be played on, and what contradicts itself.

Each fault names the layer, what it is about, and says in a sentence what is wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise

from game.kit.cells import Cell
from game.runebound.hexmap import GEMS, HexMap

GEMS_A_KIND = 9
"""Of each of the three kinds [RB-103]."""


def map_faults(board: HexMap) -> Iterator[str]:
    """Every fault of a board, in the order of its layers."""
    yield from _gems(board)
    yield from _sites(board)
    yield from _places(board)
    yield from _roads(board)
    yield from _rivers(board)
    yield from _villains(board)
    yield from _labels(board)
    apart = len(board.terrains) - len(board.within(next(iter(board)), len(board.terrains)))
    if apart:
        yield f"the map: no step leads to {apart} hexes"


def _gems(board: HexMap) -> Iterator[str]:
    counted = Counter(board.gems.values())
    for kind in GEMS:
        if counted[kind] != GEMS_A_KIND:
            yield f"layer 'gems': there are {counted[kind]} of {kind}, needed are {GEMS_A_KIND}"


def _sites(board: HexMap) -> Iterator[str]:
    for site in board.sites.values():
        if not site.id:
            yield f"layer 'sites': the {site.kind} at {_hex(board, site.cell)} has no name"
        if (site.kind == "city") != (board.terrain(site.cell) == "city"):
            yield f"layer 'sites': {site.id} is a {site.kind} on {board.terrain(site.cell)}"
        if site.cell in board.gems:
            yield f"layer 'sites': {site.id} stands on a gem"


def _places(board: HexMap) -> Iterator[str]:
    owners: dict[Cell, str] = {}
    for place in board.places.values():
        if place.id in board.sites:
            yield f"layer 'places': {place.id} has the name of a site"
        if place.token not in place.cells:
            yield f"layer 'places': {place.id} has its token beside itself"
        for cell in place.cells:
            if cell in owners:
                yield f"layer 'places': {place.id} has the hex {_hex(board, cell)}, as {owners[cell]} has"
            owners.setdefault(cell, place.id)


def _roads(board: HexMap) -> Iterator[str]:
    joined: dict[frozenset[Cell], int] = {}
    for number, road in enumerate(board.roads, 1):
        if len(road) < 2:
            yield f"layer 'roads': road {number} has {len(road)} hexes; it has two at the least"
        if any(board.distance(one, other) != 1 for one, other in pairwise(road)):
            yield f"layer 'roads': road {number} has a gap"
        for one, other in pairwise(road):
            first = joined.setdefault(frozenset((one, other)), number)
            if first != number:
                pair = f"{_hex(board, one)} and {_hex(board, other)}"
                yield f"layer 'roads': road {number} joins {pair}, as road {first} does"
        for one, other in pairwise(road):
            if board.is_river(one, other) and not board.is_bridge(one, other):
                yield f"layer 'roads': road {number} has no bridge over the river at {_side(board, (one, other))}"


def _rivers(board: HexMap) -> Iterator[str]:
    wide, high = board.shape.size
    sides = Counter(side for river in board.rivers for side in river.sides)
    for side, count in sides.items():
        if count > 1:
            yield f"layer 'rivers': {count} rivers flow along the side {_side(board, side)}"
    for number, river in enumerate(board.rivers, 1):
        if not river.sides:
            yield f"layer 'rivers': river {number} parts no hexes"
        if len(river.line) < 2:
            yield f"layer 'rivers': river {number} has no line"
        if any(not (0 <= x <= wide and 0 <= y <= high) for x, y in river.line):
            yield f"layer 'rivers': river {number} flows beside the board"
    for bridge in sorted(map(sorted, board.bridges)):
        if not (board.is_river(*bridge) and board.is_road(*bridge)):
            yield f"layer 'rivers': the bridge {_side(board, bridge)} lacks its river or its road"


def _villains(board: HexMap) -> Iterator[str]:
    for lair in board.lairs.values():
        place = board.places.get(lair.place)
        if place is None:
            yield f"layer 'villain': there is no place {lair.place!r}"
        elif lair.cell not in place.cells:
            yield f"layer 'villain': {lair.place} stands at {_hex(board, lair.cell)}, which is not of that place"
        if lair.target not in ("", *board.sites):
            yield f"layer 'villain': {lair.place}: there is no site {lair.target!r} that he could make for"


def _labels(board: HexMap) -> Iterator[str]:
    for label in board.labels:
        if label.id not in board.sites and label.id not in board.places:
            yield f"layer 'labels': there is no {label.id}"


def _hex(board: HexMap, cell: Cell) -> str:
    """A hex by its axial coordinates, as the file has them."""
    return "{},{}".format(*board.shape.axial(cell))


def _side(board: HexMap, side: Iterable[Cell]) -> str:
    """A side of two hexes, as the file has it."""
    return "/".join(_hex(board, cell) for cell in sorted(side))
