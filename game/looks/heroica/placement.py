"""Placement: where figures, features and things stand in a square, and what lies in the rows of the seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import pygame

from game.heroica.view.values import MonsterShown, TableValues
from game.kit.board import Board
from game.kit.geometry import Area, Point
from game.looks.heroica.bag_panel import lie_in_bag
from game.looks.heroica.displayed_values import GOLD, HEALTH, own, pack_of
from game.looks.heroica.seat_panels import heart_at, purse_at, string_at
from game.looks.heroica.tray import SQUARE
from game.ui.table.displayed import Displayed
from game.ui.table.layout import Layout
from game.ui.table.map_placement import TOKEN, MapPlacement, Stand
from game.ui.table.placement import Place, TableMap

FIGURE = (1.30, 1.50)
"""The box of a figure with its base, in squares: its foot lies in the middle, `FOOT` above the lower edge."""
FOOT = 0.34
FOOT_IN_SQUARE = 0.66
"""Where the middle of a base stands in its square."""
BOSS = 1.24
"""How much larger a boss is."""
FEATURE_HIGH = 1.16
THING = 0.66
THINGS = {"gold": 0.5, "torch": 0.86, "dynamite": 0.74}
"""How large things are that are not as large as most, in squares."""
SIDE_BY_SIDE = 0.24
"""How far from the middle two figures on a space stand."""
RISEN = 4.0
"""How far the panel of whose turn it is has risen, with what lies on it."""
ROWS = {"weapons": "weapon", "potions": "potion", "relics": "relic"}
"""The rows of a seat, and the kind of what lies in each."""
ICON, LARGE_ICON = 50.0, 66.0
_LABEL = 96.0
"""The room of a row's label."""


class Kinds(NamedTuple):
    """Which kind of thing each piece is: "hero", "monster", "boss", "final", "feature" or "thing"."""

    of: Mapping[str, str]
    sizes: Mapping[str, float] = {}
    """How large the things are that are not as large as most."""

    def __call__(self, piece: str) -> str:
        return self.of.get(piece, "thing")


def kinds_of(values: TableValues, monsters: Iterable[MonsterShown], features: Iterable[str]) -> Kinds:
    """The kinds of all pieces on the map, of which these are monsters and features."""
    found = {seat.hero: "hero" for seat in values.seats}
    found |= {it.piece: "final" if it.final else "boss" if it.boss else "monster" for it in monsters}
    found |= dict.fromkeys(features, "feature")
    return Kinds(found, {it.piece: THINGS[it.card] for it in values.things if it.card in THINGS})


def figure_box(square: Area, kind: str, shift: float = 0.0) -> pygame.FRect:
    """The box of a figure in a square, in map units; a final boss fills four."""
    left, top, _, _ = square
    large = {"boss": BOSS, "final": 2.0}.get(kind, 1.0)
    wide, high = FIGURE[0] * large * SQUARE, FIGURE[1] * large * SQUARE
    x, y = left + (0.5 + shift) * SQUARE, top + FOOT_IN_SQUARE * SQUARE
    if kind == "final":
        x, y = left + 1.0 * SQUARE, top + 1.42 * SQUARE
    foot = FOOT * large * SQUARE
    return pygame.FRect(x - wide / 2, y + foot - high, wide, high)


def stand_in(square: Area, pieces: list[str], kind: Kinds) -> dict[str, Place]:
    """Where the pieces of a square stand: a feature fills it, a thing lies in the middle, figures before all."""
    left, top, _, _ = square
    places: dict[str, Place] = {}
    figures = [piece for piece in pieces if kind(piece) not in ("feature", "thing")]
    for piece in pieces:
        it = kind(piece)
        if it == "feature":
            high = FEATURE_HIGH * SQUARE
            rect = pygame.FRect(left, top + SQUARE - high, SQUARE, high)
            depth = round(top) + 8
        elif it == "thing":
            side = kind.sizes.get(piece, THING) * SQUARE
            rect = pygame.FRect(0, 0, side, side)
            rect.center = (left + 0.5 * SQUARE, top + 0.54 * SQUARE)
            depth = round(top) + 16
        else:
            at = figures.index(piece)
            shift = 0.0 if len(figures) == 1 else SIDE_BY_SIDE * (2 * at - (len(figures) - 1))
            rect = figure_box(square, it, shift)
            depth = round(top + (SQUARE if it == "final" else 0.0)) + 32 + at
        places[piece] = Place(rect, depth=max(1, depth), kind=TOKEN, on_map=True)
    return places


class LevelPlacement(MapPlacement):
    """Where everything lies on the table of a level."""

    def __init__(
        self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int], found: TableMap, stand: Stand
    ) -> None:
        super().__init__(board, layout, shown.seats, turned, found, stand)
        self._layout, self._seats = layout, {seat.hero: seat for seat in own(shown).seats}
        self.strings: dict[str, Point] = {hero: string_at(layout, seat) for hero, seat in self._seats.items()}
        """Where the next trophy of each hero comes."""
        for seat in own(shown).seats:
            pack, risen = pack_of(board, shown, seat.hero), RISEN if seat.active else 0.0
            for row, kind in ROWS.items():
                self._lay_row(layout.seat(seat.number, row).move(0, -risen), pack.get(kind, []))
        for piece, box in lie_in_bag(layout, board, own(shown)):
            self.places[piece] = Place(box, kind=TOKEN, depth=1)

    def token_point(self, piece: str, token: str, index: int) -> Point | None:
        """Hearts and gold lie on the panel of the seat."""
        seat = self._seats.get(piece)
        if seat is not None and token == HEALTH:
            return heart_at(self._layout, seat, index)
        if seat is not None and token == GOLD:
            return purse_at(self._layout, seat.number)
        return super().token_point(piece, token, index)

    def _lay_row(self, rect: pygame.FRect, pieces: Sequence[str]) -> None:
        """Side by side behind the label of the row, closer where there are many."""
        side = LARGE_ICON if rect.height > 100 else ICON
        large = rect.height > 100
        left, room = (rect.x + 12, rect.width - 24) if large else (rect.x + _LABEL, rect.width - _LABEL - 8)
        step = min(side + 4, (room - side) / max(1, len(pieces) - 1))
        for index, piece in enumerate(pieces):
            y = rect.bottom - side - 10 if large else rect.centery - side / 2
            self.places[piece] = Place(pygame.FRect(left + step * index, y, side, side), kind=TOKEN, depth=1)


def on_shelf(zone: pygame.FRect, number: int, side: float, top: float) -> list[Place]:
    """Places side by side over a shelf, at equal distances; `top` is the room of its title."""
    step = zone.width / max(1, number)
    places = []
    for index in range(number):
        rect = pygame.FRect(0, 0, side, side)
        rect.midtop = (zone.x + step * (index + 0.5), zone.y + top)
        places.append(Place(rect, kind=TOKEN, depth=1))
    return places
