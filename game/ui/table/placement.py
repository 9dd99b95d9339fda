"""Placement: where every piece of a board lies on a laid-out table, what else can be pointed at, and where tokens go.

A table makes one whenever the board has changed; the table view draws, points and animates by it. What lies on a map
is given in the coordinates of the map (`Place.on_map`), and its camera says where that is seen: so scrolling and
zooming move no piece, and what is on its way keeps its way.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

import pygame

from game.kit.cells import CellShape
from game.kit.geometry import Point
from game.ui.table.camera import Camera

_LIFTED = 100
"""How far above the depth of its place a lifted piece lies."""


class Place(NamedTuple):
    """Where a piece lies: its rectangle upright, how it is turned (degrees, clockwise), zoom and depth.

    `kind` says how it is drawn: "card"; "full" for a card with all of its text; "panel" for a piece that the panels
    of the table show by themselves; any other kind is painted by the look (`TableLook.piece_surface`).
    """

    rect: pygame.FRect
    turn: float = 0.0
    zoom: float = 1.0
    depth: int = 0
    kind: str = "card"
    hidden: bool = False
    """True where it lies exactly below others and need not be drawn."""
    on_map: bool = False
    """True where the rectangle is in the coordinates of the map."""
    hung: bool = False
    """True where it hangs on a hook: it comes from above and drops onto it."""
    round: bool = False
    """True where it is round, as its rings are then."""
    cut_out: bool = False
    """True where it does not fill its rectangle: its rings leave free what is seen behind it."""

    @property
    def box(self) -> pygame.FRect:
        """What it covers, in the same coordinates."""
        width, height = self.rect.width * self.zoom, self.rect.height * self.zoom
        if self.turn == 90:
            width, height = height, width
        return pygame.FRect(self.rect.centerx - width / 2, self.rect.centery - height / 2, width, height)


Places = dict[str, Place]


class DropArea(NamedTuple):
    """Where something can be dropped: its rectangle, and whether it is the circle within."""

    rect: pygame.FRect
    round: bool = False

    def holds(self, pos: Point) -> bool:
        """Whether a point lies within."""
        if self.round:
            return math.dist(pos, self.rect.center) <= self.rect.width / 2
        return self.rect.collidepoint(pos)


class TableMap(NamedTuple):
    """A map on the table: its cells, and the camera through which a part of it is seen."""

    shape: CellShape
    camera: Camera


class Placement(Protocol):
    """Where everything lies; see the module. Spots are named places that are no pieces: `seat:1`, `cell:4,7`."""

    @property
    def places(self) -> Mapping[str, Place]:
        """The place of every piece that is seen. A piece that is missing lies off the table or below others."""
        ...

    @property
    def map(self) -> TableMap | None:
        """The map, where there is one."""
        ...

    def spots(self) -> Iterator[tuple[str, pygame.FRect]]:
        """Name and rectangle (on the table) of every spot, those that lie on others first. Cells of a map need not
        be among them.
        """
        ...

    def foot(self, rect: pygame.FRect) -> Point | None:
        """Where a piece of a map that is seen in a rectangle stands: a hand that carries it keeps its grip on it, and
        the cell below its foot counts. None where the cell below the pointer does.
        """
        ...

    def spot_at(self, pos: Point) -> str:
        """The spot under a point of the table, empty for none; a map finds its cell by arithmetic, not by search."""
        ...

    def spot(self, name: str) -> pygame.FRect | None:
        """Where a spot is seen on the table; None for one that is not."""
        ...

    def token_point(self, piece: str, token: str, index: int) -> Point | None:
        """Where the token with this number (from 0) of a piece lies on the table; None for a piece that is not seen."""
        ...

    def lay(self, piece: str, place: Place) -> None:
        """Lay a piece elsewhere: it has come forward."""
        ...

    def drop_zone(self, seat: str) -> pygame.FRect:
        """Where something is dropped to give it to a piece's seat; empty for a piece without one."""
        ...

    def play_areas(self, seat: str) -> Sequence[DropArea]:
        """Where a piece's player drops what is brought to the chooser of a question: the seat, or places before it."""
        ...


def box_on_table(place: Place, found: TableMap | None) -> pygame.FRect:
    """What a piece covers on the table, also when it lies on a map."""
    return place.box if not place.on_map or found is None else found.camera.rect_on_table(place.box)


def piece_under(placement: Placement, pos: Point, lifted: Collection[str]) -> str:
    """The topmost piece under a point of the table, empty for none; those that are lifted lie above the others."""
    best, height, found = "", (-1, -1), placement.map
    for order, (piece, place) in enumerate(placement.places.items()):
        if place.hidden or not box_on_table(place, found).collidepoint(pos):
            continue
        if place.on_map and found is not None and not found.camera.shows(pos):
            continue
        over = _LIFTED if piece in lifted and place.kind != "panel" else 0
        rank = (-1 if place.kind == "panel" else place.depth + over, order)
        if rank >= height:
            best, height = piece, rank
    return best


def spot_under(placement: Placement, pos: Point) -> str:
    """The first of the spots under a point; empty if there is none."""
    return next((name for name, rect in placement.spots() if rect.collidepoint(pos)), "")
