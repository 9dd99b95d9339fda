"""Combat placement: tokens in two arcs on the ring, the foe's above, the hero's below; and the cards of both at the
sides, with their abilities as spots.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import pygame

from game.kit.board import Board
from game.kit.geometry import Point
from game.looks.runebound.displayed_values import own
from game.runebound.view.combat_values import SideShown
from game.ui.table.displayed import Displayed
from game.ui.table.layout import Layout
from game.ui.table.placement import DropArea, Place
from game.ui.table.zone_placement import ZonePlacement

TOKEN = "token"
"""The kind of place of a token: the look paints it."""
ONE_ROW = 8
"""So many tokens of a side lie in one row."""
STEP = 25.6
"""How far apart tokens are at the most, in degrees."""
FOES, OWN = (270.0, 282.0, 52.0), (90.0, 290.0, 54.0)
"""The middle of an arc in degrees, how far it is from the middle of the ring, and how large its tokens are."""
SPAN = 128.0
MANY, MANY_RADIUS, INNER = 42.0, 306.0, 208.0
"""The size of tokens in two rows, and how far those are from the middle of the ring."""
ROW_GAP, MOST_ROW, MORE = 8.0, 122.0, 0.6
"""Between rows, how high one is at the most, and by how much that of a long text is higher than others."""
FEW, LONG_TEXT = 2, 40
"""So many rows are all as high; from how many letters on a text is long."""
FELT: Point = (660.0, 200.0)
"""The felt for the cards of a test."""


class CombatPlacement(ZonePlacement):
    """Where everything lies in a combat."""

    def __init__(self, board: Board, layout: Layout, shown: Displayed) -> None:
        super().__init__(board, layout, shown.seats)
        self.combat = own(shown).combat
        if self.combat is None:
            return
        ring = layout["ring"]
        for side in (self.combat.foe, self.combat.hero):
            upper = side is self.combat.foe
            tokens = list(board.zone(side.zone))
            for at, (piece, (centre, radius)) in enumerate(zip(tokens, arc(ring, len(tokens), upper), strict=True)):
                rect = pygame.FRect(0, 0, 2 * radius, 2 * radius)
                rect.center = centre
                self.places[piece] = Place(rect, depth=2 + at, kind=TOKEN, round=True)
            if side.piece in board.pieces:
                self.places[side.piece] = Place(layout["foe" if upper else "hero"], kind="panel")
        for at, piece in enumerate(board.zone("revealed")):
            self.places[piece] = Place(revealed_place(layout, at, len(board.zone("revealed"))), depth=20 + at)

    def spots(self) -> Iterator[tuple[str, pygame.FRect]]:
        """The abilities, then the seats."""
        if self.combat is not None:
            for side, zone in ((self.combat.hero, "hero"), (self.combat.foe, "foe")):
                _, rects = ability_rows(ability_zone(self.layout, zone, side), side)
                yield from zip((ability.option for ability in side.abilities), rects, strict=True)
        yield from self.seat_spots()

    def drop_zone(self, seat: str) -> pygame.FRect:
        """The sheet of a hero who fights; others have none here."""
        return self.layout["hero"] if self.combat is not None and seat == self.combat.hero.piece else pygame.FRect()

    def play_areas(self, seat: str) -> Sequence[DropArea]:
        """The ring, and while nothing is blocked the sheet of the other side: what is dragged there is used."""
        ring = DropArea(self.layout["ring"], round=True)
        if self.combat is None or self.combat.target:
            return (ring,)
        return ring, DropArea(self.layout["foe" if seat == self.combat.hero.piece else "hero"])

    def seat_spots(self) -> Iterator[tuple[str, pygame.FRect]]:
        """The sheet of the hero."""
        if self.combat is not None and self.combat.hero.piece in self.seats:
            yield f"seat:{self.seats[self.combat.hero.piece]}", self.layout["hero"]


def arc(ring: pygame.FRect, count: int, upper: bool) -> list[tuple[Point, float]]:
    """Middle and radius of so many tokens of a side, from the left to the right; those of the foe are the `upper`."""
    if count > ONE_ROW:
        outer = (count + 1) // 2 + 1
        return [*_row(ring, outer, upper, MANY_RADIUS, MANY), *_row(ring, count - outer, upper, INNER, MANY)]
    _, far, radius = FOES if upper else OWN
    return _row(ring, count, upper, far, radius)


def _row(ring: pygame.FRect, count: int, upper: bool, far: float, radius: float) -> list[tuple[Point, float]]:
    middle = (FOES if upper else OWN)[0]
    if not count:
        return []
    close = math.degrees(2 * math.asin(min(1.0, (radius + 5) / far)))
    step = max(close, min(STEP, SPAN / max(1, count - 1)))
    turn = 1 if upper else -1
    found = []
    for at in range(count):
        angle = math.radians(middle + turn * step * (at - (count - 1) / 2))
        found.append(((ring.centerx + far * math.cos(angle), ring.centery + far * math.sin(angle)), radius))
    return found


def ability_zone(layout: Layout, zone: str, side: SideShown) -> pygame.FRect:
    """Where a side's sheet has its abilities: a foe who brings no reward has the place of that too."""
    place = layout[f"{zone}/abilities"]
    if zone == "hero" or side.reward:
        return place
    return pygame.FRect(*place.topleft, place.width, layout[f"{zone}/reward"].bottom - place.y - ROW_GAP)


def ability_rows(zone: pygame.FRect, side: SideShown) -> tuple[pygame.FRect, list[pygame.FRect]]:
    """The row of what else a side says (empty where it says nothing), and those of its abilities below. Where there are
    many, a long text has more of the room than a short one.
    """
    first = 1 if side.text else 0
    told = [side.text] * first + [ability.text for ability in side.abilities]
    if not told:
        return pygame.FRect(zone.x, zone.y, zone.width, 0), []
    parts = [1.0 + MORE * (len(text) > LONG_TEXT) if len(told) > FEW else 1.0 for text in told]
    share = (zone.height - ROW_GAP * (len(told) - 1)) / sum(parts)
    highs = [min(MOST_ROW, share * part) for part in parts]
    rows, y = [], zone.y
    for high in highs:
        rows.append(pygame.FRect(zone.x, y, zone.width, high))
        y += high + ROW_GAP
    return (rows[0] if first else pygame.FRect(zone.x, zone.y, zone.width, 0)), rows[first:]


def revealed_place(layout: Layout, at: int, count: int) -> pygame.FRect:
    """A card of a test, over the middle of the ring."""
    middle = layout["ring"].center
    step = min(126.0, (FELT[0] - 150) / max(1, count))
    return pygame.FRect(middle[0] - 59 + step * (at - (count - 1) / 2), middle[1] - 84, 118, 168)


def felt_of_test(layout: Layout) -> pygame.FRect:
    """Where the cards of a test lie, over the middle of the ring."""
    rect = pygame.FRect(0, 0, *FELT)
    rect.center = layout["ring"].center
    return rect
