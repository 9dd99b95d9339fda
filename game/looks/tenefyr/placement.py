"""Placement: dungeons as piles in the valley, the lane and the hand of a fight, the open deck of a reward, the seats.

Offsets inside a dungeon and a seat are those of the look's document; everything else stands in the table files.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame

from game.kit.board import Board
from game.looks.tenefyr import displayed_values as displayed
from game.looks.tenefyr.displayed_values import own, pile
from game.tenefyr.view.values import NOW, DungeonShown, FightShown, Row
from game.ui.table.displayed import Displayed
from game.ui.table.layout import Layout
from game.ui.table.placement import DropArea, Place
from game.ui.table.zone_placement import ZonePlacement

CARD, HAND, LANE_WIDE = (114.0, 160.0), (122.0, 171.0), 128.0
ONE_ROW = 9
"""How many different cards lie open in one row."""
LOW_CARD = (128.0, 86.0)
OPEN_CARD = (150.0, 28.0)
PILE, DUNGEON = (100.0, 140.0), "dungeon:"
BEHIND, ASKEW, MOST_BEHIND = (7.0, -8.0), 1.6, 4
"""How far each hidden card lies from the one before, how it is turned, and how many are seen."""
SLIP, RIBBON = (112.0, 184.0, 168.0, 40.0), (18.0, 224.0, 248.0, 29.0)
MADE_STEP = 172.0
STACKED = 17.0
"""How much is seen of an open card below another of its name: its edge, and that it can be chosen."""
TO_COME = (171.0, 240.0)
"""The size of the cards that are still to be met, where a visit may go on."""
SMALL = (34.0, 48.0)
LANE_LEFT, LANE_STEP, LANE_SUM, ROW_GAP, ROW_PAD = 136.0, 140.0, 112.0, 8.0, 12.0
FANNED, LIFTED = 2.4, 5.0
"""How far each card of a hand is turned from the one before, in degrees, and how much lower it lies at its ends."""
FOUGHT = "fought"
"""The kind of place of the enemy that is fought: the look paints it."""
BASICS = ("basic0", "basic1")
LEVELS = range(1, 6)
TOP = 20
WIDE_SEAT = 500.0
"""A seat that is wider is that of somebody who plays alone."""
LINES = (58, 84)
LONG_TEXT = 22.0
"""From so many letters on the text of a place takes three lines, and four; and how much higher each line makes it."""


class ClothPlacement(ZonePlacement):
    """What all tables have: the boss pile, the Reserve, the supply, and the piles of the seats."""

    low_seats = False
    """Whether the seats are those of a fight."""

    def __init__(self, board: Board, layout: Layout, shown: Displayed) -> None:
        super().__init__(board, layout, shown.seats)
        self.values = own(shown)
        self._named: list[tuple[str, pygame.FRect]] = []
        self._seats()
        self._column()
        self._rest()

    def spots(self) -> Iterator[tuple[str, pygame.FRect]]:
        """What this table names, then the seats."""
        yield from self._named
        yield from self.seat_spots()

    def name(self, spot: str, rect: pygame.FRect) -> None:
        """A spot, those that lie on others first."""
        self._named.append((spot, rect))

    def _rest(self) -> None:
        """What a table lays beside."""

    def stack(self, zone: str, rect: pygame.FRect) -> None:
        """A pile of which only the top card is seen, the first of the zone."""
        for at, piece in enumerate(pile(self.board, zone)):
            self.places[piece] = Place(rect, depth=1, hidden=at > 0)

    def panel(self, piece: str, rect: pygame.FRect) -> None:
        """A piece that a panel shows."""
        if piece in self.board.pieces:
            self.places[piece] = Place(rect, kind="panel")

    def _column(self) -> None:
        self.boss_pile()
        for level, rect in zip(LEVELS, reserve_places(self.layout["reserve"]), strict=False):
            self.stack(f"reserve:{level}", rect)
            self.name(f"reserve:{level}", rect)
        for basic, rect in zip(BASICS, reserve_places(self.layout["reserve"])[len(LEVELS) :], strict=True):
            for piece in pile(self.board, f"supply:{basic}"):
                self.places[piece] = Place(rect, kind="panel")
            self.name(f"supply:{basic}", rect)

    def boss_pile(self) -> None:
        """The boss deck in its panel."""
        rect = self.layout["boss/deck"]
        self.stack(displayed.BOSS, rect)
        self.stack(displayed.BEATEN, rect)
        self.name(displayed.BOSS, rect)

    def _seats(self) -> None:
        for seat in self.values.seats:
            rect = self.layout.seat(seat.number)
            low = self.low_seats
            for at, hero in enumerate(seat.heroes):
                self.panel(hero.hero, portrait_place(rect, at, len(seat.heroes), low))
            deck, discard = pile_places(rect, len(seat.heroes), low)
            self.stack(f"deck:{seat.player}", deck)
            self.stack(f"discard:{seat.player}", discard)
            self.name(f"deck:{seat.player}", deck)
            self.name(f"discard:{seat.player}", discard)
            if not low:
                self.stack(f"hand:{seat.player}", deck)
                self.stack(f"played:{seat.player}", discard)


class ValleyPlacement(ClothPlacement):
    """The ten dungeons on the painted valley."""

    def _rest(self) -> None:
        for dungeon in self.values.dungeons:
            rect = dungeon_place(self.layout, dungeon)
            self._dungeon(dungeon, rect)
            self.name(dungeon.zone, rect)

    def _dungeon(self, dungeon: DungeonShown, rect: pygame.FRect) -> None:
        made = dungeon.number > len(LEVELS) * 2
        x, y = (rect.x, rect.y) if made else (rect.x + OPEN_CARD[0], rect.y + OPEN_CARD[1])
        for at, piece in enumerate(pile(self.board, dungeon.zone)):
            step = min(at, MOST_BEHIND)
            box = pygame.FRect(x + BEHIND[0] * step, y + BEHIND[1] * step, *CARD)
            self.places[piece] = Place(box, ASKEW * step, depth=TOP - step, hidden=at > MOST_BEHIND)
        number = dungeon.zone.partition(":")[2]
        for piece in pile(self.board, f"reward:{number}"):
            self.panel(piece, within(rect, SLIP))
        for piece in pile(self.board, f"place:{number}"):
            self.panel(piece, within(rect, RIBBON))


class FightPlacement(ClothPlacement):
    """The enemy, a row of the lane for each turn, the hand."""

    low_seats = True

    def _rest(self) -> None:
        current = displayed.word(self.board, displayed.DUNGEON)
        for dungeon in self.values.dungeons:
            rect = strip_place(self.layout, dungeon.number, len(self.values.dungeons))
            self._pile(dungeon.zone, rect, fought=dungeon.zone == current)
            self.name(dungeon.zone, rect)
        if current == displayed.BOSS:
            self._pile(displayed.BOSS, self.layout["boss/deck"], fought=True)
        for row in self.values.rows:
            self._turn_row(row)
        for seat in self.values.seats:
            self._hand(pile(self.board, f"hand:{seat.player}"))

    def play_areas(self, seat: str) -> Sequence[DropArea]:
        """The row of the lane in which the player lays cards now."""
        rows = [row for row in self.values.rows if row.player == seat]
        found = next((row for row in rows if row.state == NOW), rows[0] if rows else None)
        if found is None:
            return super().play_areas(seat)
        return (DropArea(row_place(self.layout["lane"], found.number, len(self.values.rows))),)

    def _pile(self, zone: str, rect: pygame.FRect, *, fought: bool) -> None:
        """A pile as a block of the strip; its top card is the enemy where it is fought."""
        enemy = displayed.word(self.board, displayed.ENEMY)
        for at, piece in enumerate(pile(self.board, zone)):
            if fought and piece == enemy:
                self.places[piece] = Place(enemy_place(self.layout, self.values.fight), kind=FOUGHT, depth=3)
            elif fought and not enemy and zone != displayed.BOSS:
                self.places[piece] = self._to_come(at)
            elif zone == displayed.BOSS:
                self.places[piece] = Place(rect, depth=1, hidden=at > 1)
            else:
                self.places[piece] = Place(_back_of_strip(rect, at), kind="panel", hidden=True)

    def _to_come(self, at: int) -> Place:
        """A card of the pile before the party, while no enemy is fought."""
        rect = pygame.FRect(0, 0, *TO_COME)
        rect.center = enemy_place(self.layout, self.values.fight).center
        step = min(at, MOST_BEHIND)
        rect.move_ip(BEHIND[0] * step - BEHIND[0], BEHIND[1] * step)
        return Place(rect, ASKEW * step, depth=TOP - step, hidden=at > MOST_BEHIND)

    def _turn_row(self, row: Row) -> None:
        """The played cards of a turn, side by side, closer together where they are many."""
        alone = len(self.values.seats) == 1
        cards = [
            piece for piece in pile(self.board, f"played:{row.player}")
            if not alone or displayed.turn_of(self.board, piece) in (row.turn, 0)
        ]  # fmt: skip
        area = row_place(self.layout["lane"], row.number, len(self.values.rows))
        for at, rect in enumerate(lane_places(area, len(cards))):
            self.places[cards[at]] = Place(rect, depth=4 + at)

    def _hand(self, cards: Sequence[str]) -> None:
        for at, (rect, turn) in enumerate(hand_places(self.layout["hand"], len(cards))):
            self.places[cards[at]] = Place(rect, turn, depth=8 + at)


class RewardPlacement(ClothPlacement):
    """A reward card, the fire, and the cards of a deck that lie open, sorted by name."""

    def _rest(self) -> None:
        reward = self.values.reward
        if reward is None:
            return
        if reward.piece in self.board.pieces:
            self.panel(reward.piece, self.layout["reward"])
        cards = [piece for piece in reward.cards if piece in self.board.pieces]
        kinds = [self.board.pieces[piece].card for piece in cards]
        for at, rect in enumerate(open_places(self.layout["open/cards"], kinds)):
            self.places[cards[at]] = Place(rect, depth=2 + at)
        for zone, rect in zip(reward.piles, pile_row(self.layout["open/cards"], len(reward.piles)), strict=True):
            if zone.startswith(DUNGEON):
                self.stack(zone, rect)
                self.name(zone, rect)
        for option, part in zip(reward.options, ("first", "second"), strict=False):
            self.name(option.id, self.layout[f"reward/{part}"])
        self.name("fire", self.layout["fire"])
        for dungeon in self.values.dungeons:
            for piece in pile(self.board, dungeon.zone):
                self.places.setdefault(piece, Place(self.layout["track"], kind="panel", hidden=True))


# -- where things lie


def within(rect: pygame.FRect, part: tuple[float, float, float, float]) -> pygame.FRect:
    """A part of the place of a dungeon."""
    return pygame.FRect(rect.x + part[0], rect.y + part[1], part[2], part[3])


def dungeon_place(layout: Layout, dungeon: DungeonShown) -> pygame.FRect:
    """The place of a dungeon; one that was made by an enemy lies before the village [TN-908]."""
    name = f"dungeon.{dungeon.number}"
    if name in layout:
        return layout[name]
    made, at = layout["made"], dungeon.number - len(LEVELS) * 2 - 1
    return pygame.FRect(made.x + MADE_STEP * at, made.y, *CARD)


def strip_place(layout: Layout, number: int, count: int) -> pygame.FRect:
    """The block of a dungeon in the strip of a fight."""
    strip = layout["strip"]
    step = (strip.width + 10) / max(count, len(LEVELS) * 2)
    return pygame.FRect(strip.x + step * (number - 1), strip.y, step - 10, strip.height)


def place_slip(layout: Layout, fight: FightShown | None) -> pygame.FRect:
    """The slip with the text of the place, higher where the text is long."""
    rect = layout["place/text"].copy()
    rect.height += _longer(fight)
    return rect


def _longer(fight: FightShown | None) -> float:
    """How much higher the slip of a place is than that of one with two lines."""
    return LONG_TEXT * sum(len(fight.place_text) > letters for letters in LINES) if fight is not None else 0.0


def enemy_place(layout: Layout, fight: FightShown | None) -> pygame.FRect:
    """The enemy that is fought, lower under a long text of the place."""
    rect = layout["enemy"].copy()
    lower = _longer(fight)
    rect.y += lower
    rect.height -= lower
    return rect


def _back_of_strip(rect: pygame.FRect, at: int) -> pygame.FRect:
    return pygame.FRect(rect.x + 52 + 14 * min(at, 3), rect.y + 12, 24, 34)


def reserve_places(rect: pygame.FRect) -> list[pygame.FRect]:
    """Five piles of the Reserve, then two of the supply."""
    lefts = [rect.x + 22 + 47 * at for at in range(5)] + [rect.right - 94, rect.right - 51]
    return [pygame.FRect(left, rect.y + 42, *SMALL) for left in lefts]


def portrait_place(rect: pygame.FRect, at: int, count: int, low: bool) -> pygame.FRect:
    """The round portrait of a hero; the second of two lies to the right, over a part of the first."""
    if count > 1:
        wide = rect.width > WIDE_SEAT and not low
        side, top = (100.0 if wide else 62.0), 14.0 if low else 60.0 if wide else 66.0
        return pygame.FRect(rect.x + 14 + side * 0.72 * at, rect.y + top, side, side)
    side, left, top = (84.0, 20.0, 12.0) if low else (108.0, 16.0, 54.0)
    return pygame.FRect(rect.x + left, rect.y + top, side, side)


def skill_places(rect: pygame.FRect, count: int) -> list[pygame.FRect]:
    """The skills of a seat between portraits and piles: one, or two smaller ones."""
    if count == 1:
        return [pygame.FRect(rect.x + 136, rect.y + 68, 76, 106)]
    wide, high, left, gap = (76.0, 106.0, 206.0, 12.0) if rect.width > WIDE_SEAT else (48.0, 67.0, 126.0, 3.0)
    return [pygame.FRect(rect.x + left + (wide + gap) * at, rect.y + 66, wide, high) for at in range(count)]


def pile_places(rect: pygame.FRect, count: int, low: bool) -> tuple[pygame.FRect, pygame.FRect]:
    """Deck and discard pile of a seat, at its right end; lower where the slip with two names reaches over them."""
    wide, high = (58.0, 81.0) if low else (56.0, 78.0)
    top = rect.y + (22.0 if low else 80.0 if count > 1 and rect.width <= WIDE_SEAT else 68.0)
    right = rect.right - 14 - wide
    return pygame.FRect(right - wide - 12, top, wide, high), pygame.FRect(right, top, wide, high)


def row_place(lane: pygame.FRect, number: int, count: int) -> pygame.FRect:
    """A row of the lane, numbered from 1."""
    high = (lane.height + ROW_GAP) / max(1, count)
    return pygame.FRect(lane.x, lane.y + high * (number - 1), lane.width, high - ROW_GAP)


def lane_places(row: pygame.FRect, count: int) -> list[pygame.FRect]:
    """So many cards in a row of the lane."""
    high = min(row.height - ROW_PAD * 1.3, 186.0)
    room = row.width - LANE_LEFT - LANE_SUM - LANE_WIDE
    step = min(LANE_STEP, room / max(1, count - 1))
    top = row.y + (row.height - high) / 2
    return [pygame.FRect(row.x + LANE_LEFT + step * at, top, LANE_WIDE, high) for at in range(count)]


def hand_places(area: pygame.FRect, count: int) -> list[tuple[pygame.FRect, float]]:
    """So many cards fanned in the middle of an area, with how each is turned."""
    if not count:
        return []
    step = min(HAND[0] + 12, (area.width - HAND[0]) / max(1, count - 1))
    middle = (count - 1) / 2
    return [
        (pygame.FRect(
            area.centerx - HAND[0] / 2 + step * (at - middle), area.y + abs(at - middle) ** 1.5 * LIFTED, *HAND
        ), FANNED * (at - middle))
        for at in range(count)
    ]  # fmt: skip


def open_places(area: pygame.FRect, kinds: Sequence[str]) -> list[pygame.FRect]:
    """Cards in a row from the left, those that are alike over one another; in two rows of low cards where one would
    hide what they are.
    """
    if len(set(kinds)) <= ONE_ROW:
        high = min(area.height, 178.0)
        return _open_row(area, kinds, (high * 128 / 179, high))
    firsts = [at for at, kind in enumerate(kinds) if kind not in kinds[:at]]
    cut = firsts[(len(firsts) + 1) // 2]
    top = pygame.FRect(area.x, area.y, area.width, LOW_CARD[1])
    below = top.move(0, area.height - LOW_CARD[1])
    return [*_open_row(top, kinds[:cut], LOW_CARD), *_open_row(below, kinds[cut:], LOW_CARD)]


def pile_row(area: pygame.FRect, count: int) -> list[pygame.FRect]:
    """So many piles in a row from the left, each with room for its name below."""
    wide, high = PILE
    step = min(wide + 24, (area.width - wide) / max(1, count - 1))
    return [pygame.FRect(area.x + step * at, area.y, wide, high) for at in range(count)]


def _open_row(area: pygame.FRect, kinds: Sequence[str], size: tuple[float, float]) -> list[pygame.FRect]:
    wide, high = size
    gaps = [STACKED if one == other else wide + 14 for one, other in pairwise(kinds)]
    whole = sum(gaps) + wide
    close = min(1.0, (area.width - wide) / max(1.0, whole - wide))
    places, x = [], area.x
    for at in range(len(kinds)):
        places.append(pygame.FRect(x, area.y, wide, high))
        if at < len(gaps):
            x += gaps[at] * close
    return places
