"""Placement: where pieces lie on the chart and on the panels round it.

The board below shows one hero, the strips at the left the others, who acts next on top. What stands in a hex fans out:
a figure stands left of a site, whose name stays free.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence

import pygame

from game.kit.board import Board
from game.kit.cells import Cell
from game.kit.geometry import Point
from game.looks.runebound import displayed_values as displayed
from game.looks.runebound.displayed_values import others, own
from game.looks.runebound.market_drawer import is_open, lay_goods
from game.looks.runebound.sheet import STEPS, WHOLE, SheetShape, zoom_spots
from game.looks.runebound.small_chart import framed
from game.looks.runebound.standees import ACTIVE_HIGH, FOOT, GEM, HIGH, STORY, WIDE
from game.runebound.view.values import ACTION_PLACE, ASSET_TYPES, MapPiece, SeatShown, TableValues
from game.ui.table.displayed import Displayed
from game.ui.table.layout import Layout
from game.ui.table.map_placement import TOKEN, MapPlacement
from game.ui.table.placement import DropArea, Place, TableMap

BESIDE = "whole"
"""The arrangement of the panels beside the whole sheet."""
HAND_CARD: Point = (116.0, 190.0)
HAND_STEP, HAND_TURN = 104.0, 4.0
"""How far apart the cards of a hand are, and how far each is turned against its neighbour."""
IN_ROW, BEHIND = 4, (-20.0, -66.0)
"""So many cards have room for their names side by side; of more the first lie behind the others, so far from them."""
READ_CARD, READ_GAP, READ_LEFT, READ_ASIDE = (240.0, 348.0), 12.0, 600.0, 50.0
"""Cards that are read: how large at most, how far apart, where they begin, and what is kept free at their right."""
ABOVE_CHART = 5000
"""What is read over the chart lies above all that lies on it, gems and figures too."""
ASIDE: Point = (-46.0, 22.0)
"""Where a figure stands on a site, from the middle of its hex."""
ASIDE_WHOLE: Point = (-68.0, 2.0)
FAN = 46.0
"""How far apart figures are that stand in one hex."""
WHOLE_HIGH = 66.0
"""How high a figure is seen where the whole sheet is."""
TALL = 130.0
"""A strip at least so high shows the trophies too."""
NOTE = 34.0
"""How high the rows of skills and quests are."""
TOKENS_IN_ROW, TOKEN_STEP, TOKEN_RADIUS = 3, (78.0, 76.0), 30.0


def is_whole(layout: Layout) -> bool:
    """Whether the panels lie as they do beside the whole sheet."""
    return layout.arrangement == BESIDE


def board_slots(layout: Layout) -> dict[str, pygame.FRect]:
    """The slots of the hero board by the type of their asset."""
    return {kind: layout[f"board/slot.{number}"] for number, kind in enumerate(ASSET_TYPES, 1)}


def note_rects(layout: Layout, count: int) -> list[pygame.FRect]:
    """The rows of skills learned and open quests, as many as there is room for."""
    zone = layout["board/trophies"]
    top, step = zone.y + 98, NOTE + 2
    room = max(1, int((zone.bottom - top + 2) // step))
    return [pygame.FRect(zone.x, top + step * row, zone.width, NOTE) for row in range(min(count, room))]


def token_spots(layout: Layout, count: int) -> list[tuple[Point, float]]:
    """Middle and radius of the coins on the hero board: three in a row, smaller where they are more than six."""
    zone = layout["board/tokens"]
    columns = TOKENS_IN_ROW if count <= 6 else math.ceil(count / 2) if count <= 10 else math.ceil(count / 3)
    rows = max(1, math.ceil(count / columns))
    step = min(TOKEN_STEP[0], (zone.width - 14) / columns), min(TOKEN_STEP[1], (zone.height - 16) / max(2, rows))
    radius = min(TOKEN_RADIUS, step[0] * 0.4, step[1] * 0.42)
    left, top = zone.x + step[0] / 2 - 6, zone.y + 22 + step[1] / 2
    spots = [(left + step[0] * (at % columns), top + step[1] * (at // columns)) for at in range(count)]
    return [((x, y), radius) for x, y in spots]


def strip_spot(strip: pygame.FRect, token: str) -> Point:
    """Where a kind of token is counted on a strip: gold, the bar of health, else the counter at its right."""
    tall = strip.height >= TALL
    left, room = strip.x + (124 if tall else 97), strip.width - (144 if tall else 115)
    if token == displayed.DAMAGE:
        return left + 14, strip.y + (64 if tall else 51)
    return left + 13 + (0.0 if token == displayed.GOLD else 2 * room / 3), strip.y + (99 if tall else 86)


def trophy_rects(layout: Layout) -> dict[str, pygame.FRect]:
    """The places of the trophies of each kind, and of the counter against the villain."""
    zone = layout["board/trophies"]
    spots = {kind: pygame.FRect(zone.x + 72 * at, zone.y + 24, 68, 36) for at, kind in
             enumerate(("combat", "exploration", "social"))}  # fmt: skip
    return spots | {"counter": pygame.FRect(zone.x, zone.y + 62, 100, 34)}


def hand_places(zone: pygame.FRect, count: int) -> list[tuple[pygame.FRect, float]]:
    """The cards of a hand as a fan at the right end of its zone: rectangle and turn of each; all that is seen of them
    is their upper part. Of many half lie behind, with their names above the others.
    """
    if count > IN_ROW:
        behind = zone.move(*BEHIND)
        return [*_fan(behind, count - count // 2), *_fan(zone, count // 2)]
    return _fan(zone, count)


def _fan(zone: pygame.FRect, count: int) -> list[tuple[pygame.FRect, float]]:
    """Cards side by side as a fan."""
    wide, high = HAND_CARD
    step = min(HAND_STEP, (zone.width - wide - 40) / max(1, count - 1))
    left = zone.right - 24 - wide - step * (count - 1)
    found = []
    for at in range(count):
        off = at - (count - 1) / 2
        turn = HAND_TURN * off * min(1.0, 4 / count)
        rect = pygame.FRect(left + step * at, zone.y - 4 + abs(off) ** 1.6 * 3.0, wide, high)
        found.append((rect, turn))
    return found


def read_places(zone: pygame.FRect, count: int) -> list[tuple[pygame.FRect, float]]:
    """The cards of a hand of which one is learned: above the board, side by side, so large that they are read."""
    gaps = READ_GAP * (count - 1)
    wide = min(READ_CARD[0], (zone.right - READ_ASIDE - READ_LEFT - gaps) / max(1, count))
    high = READ_CARD[1] * (1.0 if count <= IN_ROW else 0.94)
    left = zone.right - READ_ASIDE - wide * count - gaps
    return [(pygame.FRect(left + (wide + READ_GAP) * at, zone.bottom - high - 18, wide, high), 0.0)
            for at in range(count)]  # fmt: skip


class ChartPlacement(MapPlacement):
    """Where everything lies on the table of the chart."""

    def __init__(
        self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int], table_map: TableMap
    ) -> None:
        self._values, self.whole = own(shown), is_whole(layout)
        self._active = displayed.word(board, displayed.ACTIVE)
        self._hidden: Collection[str] = ()
        super().__init__(board, layout, shown.seats, turned, table_map, self._stand)
        if self.whole:
            self._lay_strips(self._values.seats)
            return
        self._lay_strips(tuple(others(self._values)))
        hero = self._values.seat(self._values.shown)
        if hero is not None:
            self._lay_board(hero)
        if is_open(layout):
            self.places |= lay_goods(board, layout, self._values.chart)

    # -- panels

    def foot(self, rect: pygame.FRect) -> Point | None:
        """The disc of a figure."""
        return rect.centerx, rect.bottom - FOOT * rect.height

    def strip(self, hero: str) -> pygame.FRect | None:
        """The strip of a hero; None for the one on the board below."""
        seats = self._values.seats if self.whole else others(self._values)
        for number, seat in enumerate(seats, 1):
            if seat.hero == hero and f"strip.{number}" in self.layout:
                return self.layout[f"strip.{number}"]
        return None

    def _lay_strips(self, seats: Collection[SeatShown]) -> None:
        for seat in seats:
            strip = self.strip(seat.hero)
            if strip is not None and seat.hero in self.board.pieces:
                self.places[seat.hero] = Place(strip, kind="panel")

    def _lay_board(self, seat: SeatShown) -> None:
        board, layout = self.board, self.layout
        if seat.hero in board.pieces:
            self.places[seat.hero] = Place(layout["board/portrait"], kind="panel")
        slots = board_slots(layout)
        held = set(displayed.assets(board, seat.hero))
        for slot in seat.slots:
            if slot.piece in held and slot.type in slots:
                self.places[slot.piece] = Place(slots[slot.type], depth=2)
        cards = displayed.hand(board, seat.hero)
        lie = read_places if self._values.learning else hand_places
        for at, (piece, (rect, turn)) in enumerate(zip(cards, lie(layout["hand"], len(cards)), strict=True)):
            self.places[piece] = Place(rect, turn, depth=at + (ABOVE_CHART if self._values.learning else 10))
        rects = note_rects(layout, len(seat.notes))
        for note, rect in zip(seat.notes, rects, strict=False):
            if note.piece in board.pieces:
                self.places[note.piece] = Place(rect, kind="panel")

    def token_spot(self, hero: str, token: str) -> Point | None:
        """Where a kind of token of a hero is counted: on the board, or on a strip."""
        strip = self.strip(hero)
        if strip is not None:
            return strip_spot(strip, token)
        if hero != self._values.shown or self.whole:
            return None
        numbers, trophies = self.layout["board/numbers"], trophy_rects(self.layout)["counter"]
        spots = {
            displayed.GOLD: (numbers.x + 17, numbers.y + 143), displayed.DAMAGE: (numbers.x + 23, numbers.y + 54),
        }  # fmt: skip
        return spots.get(token, (trophies.x + 16, trophies.centery))

    def spots(self) -> Iterator[tuple[str, pygame.FRect]]:
        """What can be pointed at on the panels, from the foremost: dim buttons, track, story, steps of the zoom, ..."""
        layout = self.layout
        for action in self._values.actions:
            place = f"prompt/option.{action.option}"
            if action.reason and place in layout:
                yield f"{ACTION_PLACE}{action.option}", layout[place]
        yield "track", layout["track"]
        yield "story", layout["story"]
        if self.whole:
            for step, rect in zip(STEPS, zoom_spots(layout["zoom"]), strict=True):
                yield f"own:zoom:{step}", rect
        else:
            yield "own:overview", framed(layout["overview"])
            yield "dice", layout["dice"]
            yield "own:markets", layout["markets"]
            hero = self._values.shown
            numbers = layout["board/numbers"]
            yield f"health:{hero}", pygame.FRect(numbers.x, numbers.y + 36, numbers.width, 36)
            yield f"trophies:{hero}", layout["board/trophies"]
        yield from super().spots()

    def seat_spots(self) -> Iterator[tuple[str, pygame.FRect]]:
        """The board below for the hero on it, the strips for the others."""
        for seat in self._values.seats:
            yield f"seat:{seat.number}", self.drop_zone(seat.hero)

    def drop_zone(self, seat: str) -> pygame.FRect:
        """Board or strip of a hero."""
        strip = self.strip(seat)
        if strip is not None:
            return strip
        return self.layout["board"] if seat == self._values.shown else pygame.FRect(0, 0, 0, 0)

    def play_areas(self, seat: str) -> Sequence[DropArea]:
        """The dice tray, where a card is exerted; the skills learned, while another one may be."""
        if self.whole:
            return ()
        return (DropArea(self.layout["board/trophies" if self._values.learning else "dice"]),)

    # -- the chart

    def _stand(self, cell: Cell, pieces: list[str]) -> Mapping[str, Place]:
        """Gems and tokens in the middle, figures beside a site or fanned out."""
        shape = self._map.shape
        assert isinstance(shape, SheetShape)
        found = {piece: it for piece in pieces if (it := self._values.piece(piece)) is not None}
        return stand_in(shape, cell, found, self._values, self._active, whole=self.whole)


def stand_in(
    shape: SheetShape, cell: Cell, pieces: Mapping[str, MapPiece], values: TableValues, active: str, *, whole: bool
) -> dict[str, Place]:
    """The places of the pieces in a hex, in units of the sheet; `whole` where all of it is seen."""
    x, y = shape.centre(cell)
    places: dict[str, Place] = {}
    larger = 1.3 if whole else 1.0
    flat = [piece for piece, it in pieces.items() if it.kind in ("gem", "story")]
    for at, piece in enumerate(flat):
        side = (GEM if pieces[piece].kind == "gem" else STORY) * larger * 1.1
        rect = pygame.FRect(0, 0, side, side)
        rect.center = x + (at - (len(flat) - 1) / 2) * side * 0.96, y
        places[piece] = Place(rect, depth=round(y) - 40, kind=TOKEN, on_map=True, round=True)
    figures = [piece for piece, it in pieces.items() if it.kind not in ("gem", "story")]
    beside = bool(flat) or any(site.cell == cell.name for site in values.chart.sites)
    aside = (ASIDE_WHOLE if whole else ASIDE) if beside else (0.0, 34.0)
    for at, piece in enumerate(figures):
        it = pieces[piece]
        high = ACTIVE_HIGH if active and piece == displayed.figure(active) else HIGH
        high *= WHOLE_HIGH / HIGH / WHOLE if whole else 1.0
        if it.kind == "zombie":
            high *= 0.8
        elif it.kind == "villain":
            high *= 1.3
        rect = pygame.FRect(0, 0, high * WIDE, high)
        off = at if beside else at - (len(figures) - 1) / 2
        rect.midbottom = x + aside[0] + FAN * off * larger, y + aside[1] + high * FOOT
        depth = round(rect.bottom) + at
        places[piece] = Place(rect, depth=depth, kind=TOKEN, on_map=True, round=True, cut_out=True)
    return places
