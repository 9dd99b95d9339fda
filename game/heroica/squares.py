"""Squares of the board: what is free, who stands next to whom, distances and straight lines."""

from __future__ import annotations

from collections.abc import Callable

from game.heroica.box import FEATURE
from game.heroica.level import KING, OBSTACLES
from game.heroica.names import FLYING, OPEN
from game.heroica.table import Table
from game.kit.cells import Cell

KINGS_KEEPER = "HC-563"
WAYS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
"""The four directions, clockwise."""


def beside(t: Table, cell: Cell) -> tuple[Cell, ...]:
    """The spaces that share an edge with a square [HC-101]."""
    return t.level.spaces_beside(cell)


def obstacle_at(t: Table, cell: Cell) -> str:
    """The obstacle in a square; empty if there is none, or one that is open."""
    lying = t.board.zones.get(cell.name)
    if not lying:
        return ""
    for piece in lying:
        found = t.board.pieces[piece]
        if found.card in OBSTACLES and t.kind(piece) == FEATURE and not found.tokens.get(OPEN):
            return piece
    return ""


def is_free(t: Table, cell: Cell) -> bool:
    """A space with no figure and no obstacle."""
    return (
        cell in t.level.grounds and not obstacle_at(t, cell) and not t.monster_at(cell) and not t.heroes_at(cell)
        and not copter_at(t, cell) and not kings_space(t, cell)
    )  # fmt: skip


def kings_space(t: Table, cell: Cell) -> bool:
    """Whether it is the King's space that cannot be entered yet: the Vampire Lord stands [HC-563]."""
    king = t.feature_at(cell, KING)
    return bool(king) and not t.tokens(king, OPEN) and any(t.has_rule(it, KINGS_KEEPER) for it in t.monsters())


def is_empty(t: Table, cell: Cell) -> bool:
    """Free, and no thing and no feature on it."""
    return is_free(t, cell) and not t.board.zones.get(cell.name)


def copter_at(t: Table, cell: Cell) -> str:
    """The copter, where it stands in a square [HC-728]."""
    lying = t.board.zones.get(cell.name, ())
    return next((piece for piece in lying if t.board.pieces[piece].tokens.get(FLYING)), "")


def monsters_beside(t: Table, cell: Cell) -> list[str]:
    """The monsters next to a square: those that share an edge, never diagonally."""
    found = [monster for other in t.level.spaces_beside(cell) if (monster := t.monster_at(other))]
    return list(dict.fromkeys(found)) if len(found) > 1 else found


def foes(t: Table, figure: str) -> list[str]:
    """The monsters next to a hero, or to the copter."""
    return monsters_beside(t, t.here(figure))


def features_beside(t: Table, cell: Cell, *cards: str) -> list[str]:
    """The features of some kinds next to a square that still are in the way."""
    found = (obstacle_at(t, other) for other in t.level.spaces_beside(cell))
    return [piece for piece in found if piece and t.piece(piece).card in cards]


def leads(t: Table, one: Cell, other: Cell) -> bool:
    """Whether a step between two spaces side by side may be made: land and sea meet at berths [HC-228]."""
    return other in t.level.grounds and t.level.leads(one, other)


def distances(t: Table, start: Cell, most: int, also: tuple[Cell, ...] = ()) -> dict[Cell, int]:
    """The fewest steps from a space to each other one, up to `most` [HC-103].

    Solid squares and obstacles block, figures do not. `also` are squares that count as walkable, such as the obstacle
    that somebody goes past.
    """
    found = {start: 0}
    edge = [start]
    while edge and found[edge[0]] < most:
        following = []
        for here in edge:
            for other in beside(t, here):
                if other not in found and (other in also or not obstacle_at(t, other)) and t.level.leads(here, other):
                    found[other] = found[here] + 1
                    following.append(other)
        edge = following
    return found


def within(t: Table, hero: str, reach: int) -> dict[Cell, int]:
    """The spaces up to so many spaces away from a hero [HC-103, HC-403]."""
    return distances(t, t.here(hero), reach)


def lines(t: Table, start: Cell, reach: int | None = None) -> list[Cell]:
    """The squares in a straight line from a square: same row or column, up to a high solid square or an obstacle, which
    block sight [HC-104]; nearest first in each of the four directions. The obstacle itself is not among them.
    """
    level, found = t.level, []
    for dx, dy in WAYS.values():
        cell, far = start, 0
        while reach is None or far < reach:
            far += 1
            cell = Cell(cell.column + dx, cell.row + dy)
            if cell not in level.grounds and cell not in level.low:
                break
            if cell in level.grounds and obstacle_at(t, cell):
                break
            found.append(cell)
    return found


def beyond(
    t: Table, start: Cell, over: Cell, skips: Callable[[Cell], bool], wanted: Callable[[Cell], bool]
) -> list[Cell]:
    """Where somebody on `start` lands who goes past what is in `over`, next to it [HC-247].

    The first wanted space straight on, where `skips` says which squares are passed on the way; else the wanted spaces
    nearest to `over` that are at least 2 away from `start`: several leave the choice to the player, none means that it
    cannot be done.
    """
    dx, dy = over.column - start.column, over.row - start.row
    here, cell = over, Cell(over.column + dx, over.row + dy)
    while leads(t, here, cell):
        if wanted(cell):
            return [cell]
        if not skips(cell):
            break
        here, cell = cell, Cell(cell.column + dx, cell.row + dy)
    close = {start, *t.level.shape.neighbours(start)}
    edge, seen = [over], {over, start}
    while edge:
        following: list[Cell] = []
        for here in edge:
            for other in beside(t, here):
                if other not in seen and not obstacle_at(t, other) and leads(t, here, other):
                    seen.add(other)
                    following.append(other)
        found = [cell for cell in following if cell not in close and wanted(cell)]
        if found:
            return sorted(found, key=lambda cell: cell[::-1])
        edge = following
    return []
