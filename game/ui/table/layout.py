"""Where everything on the table lies: the zones of a TMX table, fitted to a window. Pure: no drawing, no
state.

`read_table(path)` reads the object layers once (every object of class `zone`); `table.fit(bounds)` gives a
`Layout`: `layout["inspector"]`, `layout.seat(1, "cards.2")`, `layout.spread("seat.1/hand", 5)`. All numbers stand in
the TMX file. Beside its rectangle at 1920 x 1080 an object says with four properties what becomes of extra width and
height: `right`, `wider` (shares of the extra width), `down`, `taller` (shares of the extra height that is left when
the gap under the header has grown by at most 48).

An object that shows the pieces of a zone of the board names it (`shows`; `{seat}` stands for the piece of the seat
that the object belongs to), and how they lie (`arrange`):

* `seat`: the piece of the seat itself; `panel`: the first piece, which the panels of the table show; `pile`: one upon
  the other, the first on top, all a little turned (`turn`, degrees);
* `slots`: side by side in numbered zones of the same name, of which this is the first (`.1`);
* `row`: from this rectangle (`step_x` apart) to the end of the zone that it is a part of, overlapping (at least `least`
  apart) where there are many, of which `most` are seen at a time;
* `fan`: each further by (`step_x`, `step_y`), closer together where there are more than `most`: they take no more room;
* `hand`: in the middle of this rectangle, side by side (`step_x` between them), overlapping where there are many; a
  card is as high as the rectangle;
* `market`: `most` places side by side over this rectangle (`step_x` between them), filled from the left.

In a window with much height a place of single cards (`seat`, `pile`, `slots`, `row`, `fan`) becomes no taller than a
card of its width is; it keeps the middle of the height it would have had.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import pygame

from game.kit.errors import ContentError
from game.kit.tilemap import MapObject, read_tile_map

STAGE = (1920.0, 1080.0)
HEADER_GAP = 48.0
CARD_FORM = 128 / 178
"""Width to height of a card in a hand."""
MOST_SEATS, MOST, MOST_LENGTH = 8, 64, 20_000.0
"""At a table, of pieces in a zone, and of the numbers of a zone in logical units."""
ZONES = (
    "header", "inspector", "log", "log-drawer", "menu", "prompt", "prompt/button", "prompt/options", "prompt/portrait",
    "prompt/text", "recap", "ribbon", "stage", "turns", "undo",
)  # fmt: skip
"""What the panels of the house need of every table."""
ARRANGEMENTS = ("", "row", "fan", "hand", "market", "slots", "pile", "panel", "seat")
OF_CARDS = ("seat", "pile", "slots", "row", "fan")
"""Arrangements in which the rectangle of a zone is that of a card."""
SLOT_SHIFT = 10.0
"""How much lower each card lies that finds its slots full."""


class Zone(NamedTuple):
    """A named rectangle of the table and how it behaves in larger windows (see the module)."""

    name: str
    rect: tuple[float, float, float, float]
    right: float = 0.0
    wider: float = 0.0
    down: float = 0.0
    taller: float = 0.0
    under_header: bool = True
    over: bool = False
    shows: str = ""
    arrange: str = ""
    most: int = 0
    step: tuple[float, float] = (0.0, 0.0)
    least: float = 0.0
    turn: float = 0.0


class TableLayout(NamedTuple):
    """A table as it was read: for how many seats, and its zones."""

    seats: int
    zones: dict[str, Zone]

    def fit(self, bounds: pygame.FRect) -> Layout:
        """The table in a window whose logical bounds these are; the stage 0, 0, 1920, 1080 lies in its
        middle.
        """
        extra_w, extra_h = max(0.0, bounds.width - STAGE[0]), max(0.0, bounds.height - STAGE[1])
        gap = min(HEADER_GAP, extra_h)
        rects = {name: _fit(zone, extra_w, bounds.top, gap, extra_h - gap) for name, zone in self.zones.items()}
        for name in rects.keys() & self._of_cards():
            rects[name] = _as_card(rects[name], self.zones[name].rect[3])
        return Layout(self, bounds, rects)

    def _of_cards(self) -> set[str]:
        """The zones whose rectangle is that of a card: those of the arrangements, and each further slot."""
        found = {zone.name for zone in self.zones.values() if zone.arrange in OF_CARDS}
        stems = {name.removesuffix("1") for name in found if self.zones[name].arrange == "slots"}
        return found | {name for name in self.zones if name.rstrip("0123456789") in stems}


@dataclass(frozen=True)
class Layout:
    """Rectangles in logical units by the name of their zone."""

    table: TableLayout
    bounds: pygame.FRect
    rects: dict[str, pygame.FRect]
    arrangement: str = ""

    def __getitem__(self, name: str) -> pygame.FRect:
        return self.rects[name]

    def __contains__(self, name: str) -> bool:
        return name in self.rects

    def arranged(self, name: str) -> Layout:
        """The same table in another arrangement: zones called `<name>/<zone>` take the place of those zones."""
        if not name:
            return self
        own = {zone.removeprefix(f"{name}/"): rect for zone, rect in self.rects.items() if zone.startswith(f"{name}/")}
        return Layout(self.table, self.bounds, self.rects | own, name)

    def seat(self, number: int, part: str = "") -> pygame.FRect:
        """A seat, numbered from 1, or a part of it."""
        return self.rects[f"seat.{number}/{part}" if part else f"seat.{number}"]

    def spread(self, name: str, count: int) -> list[pygame.FRect]:
        """The places of so many pieces in a zone, as it arranges them; fewer where not all are seen at a time."""
        zone, rect = self.table.zones[name], self.rects[name]
        if zone.arrange == "row":
            return row(rect, self.rects[name.partition("/")[0]], min(count, zone.most), zone.step[0], zone.least)
        if zone.arrange == "fan":
            return fan(rect, count, zone.step, zone.most)
        if zone.arrange == "hand":
            return hand(rect, count, zone.step[0])
        if zone.arrange == "market":
            return market(rect, zone.most, zone.step[0])[:count]
        if zone.arrange == "slots":
            return self._slots(name, count)
        return [rect] * count

    def _slots(self, name: str, count: int) -> list[pygame.FRect]:
        """Numbered zones; what is too much lies on the last one, each a little lower."""
        stem = name.removesuffix("1")
        slots: list[pygame.FRect] = []
        while f"{stem}{len(slots) + 1}" in self.rects:
            slots.append(self.rects[f"{stem}{len(slots) + 1}"])
        last = len(slots) - 1
        return [slots[min(at, last)].move(0, SLOT_SHIFT * max(0, at - last)) for at in range(count)]


def row(first: pygame.FRect, zone: pygame.FRect, count: int, step: float, least: float) -> list[pygame.FRect]:
    """Cards from the first to the end of a zone, with the same room at both ends: so far apart, or as far as there is
    room, but not less than `least`.
    """
    room = zone.right - (first.x - zone.x) - first.right
    apart = step if count < 2 else min(step, room / (count - 1))
    apart = max(apart, min(least, step))
    return [pygame.FRect(first.x + apart * at, first.y, first.width, first.height) for at in range(count)]


def fan(first: pygame.FRect, count: int, step: tuple[float, float], most: int = 0) -> list[pygame.FRect]:
    """Cards one upon the other, each further by a step than the one before; from `most` on (0: never) closer together.
    """
    closer = (most - 1) / (count - 1) if 0 < most < count else 1.0
    return [first.move(step[0] * closer * at, step[1] * closer * at) for at in range(count)]


def hand(area: pygame.FRect, count: int, gap: float) -> list[pygame.FRect]:
    """Cards round the middle of an area, as high as it is: with a gap between them, or overlapping where it is full."""
    width = area.height * CARD_FORM
    step = width + gap if count < 2 else min(width + gap, (area.width - width) / (count - 1))
    left = area.centerx - (width + step * (count - 1)) / 2
    return [pygame.FRect(left + step * at, area.y, width, area.height) for at in range(count)]


def market(area: pygame.FRect, places: int, gap: float) -> list[pygame.FRect]:
    """So many places of the same size side by side, with a gap between them."""
    width = (area.width - gap * (places - 1)) / max(1, places)
    return [pygame.FRect(area.x + (width + gap) * at, area.y, width, area.height) for at in range(places)]


def read_table(path: Path) -> TableLayout:
    """Read a TMX table; an object that is no zone is passed over.

    Raises ContentError with every fault, also where zones are missing that every table has.
    """
    tiles = read_tile_map(path)
    problems: list[str] = []
    zones: dict[str, Zone] = {}
    for thing in (thing for layer in tiles.object_layers.values() for thing in layer.objects if thing.kind == "zone"):
        try:
            zones[thing.name] = _zone(thing)
        except ValueError as fault:
            problems.append(f"{path.name}: zone {thing.name!r}: {fault}")
    seats = tiles.properties.get("seats")
    if not isinstance(seats, int) or not 1 <= seats <= MOST_SEATS:
        problems.append(f"{path.name}: seats is {seats!r}; it is a whole number from 1 to {MOST_SEATS}")
    else:
        wanted = (*ZONES, *(f"seat.{seat}" for seat in range(1, seats + 1)))
        problems += [f"{path.name}: there is no zone {name!r}" for name in wanted if name not in zones]
    for zone in zones.values():
        problems += [f"{path.name}: zone {zone.name!r}: {fault}" for fault in _faults(zone, zones)]
    if problems:
        raise ContentError(problems)
    assert isinstance(seats, int), "it is told as a problem else"
    return TableLayout(seats, zones)


def _faults(zone: Zone, zones: Mapping[str, Zone]) -> Iterator[str]:
    """What would end in a wrong table or a long time."""
    numbers = (*zone.rect, zone.right, zone.wider, zone.down, zone.taller, *zone.step, zone.least, zone.turn)
    if any(abs(number) > MOST_LENGTH for number in numbers) or min(zone.rect[2:]) < 0 or not 0 <= zone.most <= MOST:
        yield "a number is out of bounds"
    if zone.arrange not in ARRANGEMENTS:
        yield f"arrange is {zone.arrange!r}"
    if zone.arrange == "row" and zone.name.partition("/")[0] not in zones:
        yield "it is a row of no zone"


def _zone(thing: MapObject) -> Zone:
    """The zone of an object. Raises ValueError where a property is of a wrong kind."""
    own = thing.properties
    texts, numbers = ("hang", "shows", "arrange"), ("right", "wider", "down", "taller", "least", "turn")
    wrong = [key for key in texts if not isinstance(own.get(key, ""), str)]
    wrong += [key for key in (*numbers, "most", "step_x", "step_y") if not isinstance(own.get(key, 0.0), int | float)]
    if wrong:
        raise ValueError(f"{wrong[0]} is {own[wrong[0]]!r}")
    shares = {key: float(own[key]) for key in numbers if key in own}
    return Zone(
        thing.name,
        (thing.x, thing.y, thing.width, thing.height),
        under_header=own.get("hang") != "window",
        over=bool(own.get("over", False)),
        shows=str(own.get("shows", "")),
        arrange=str(own.get("arrange", "")),
        most=int(own.get("most", 0)),
        step=(float(own.get("step_x", 0.0)), float(own.get("step_y", 0.0))),
        **shares,
    )


def _as_card(rect: pygame.FRect, least: float) -> pygame.FRect:
    """A rectangle that is no taller than a card of its width, nor shorter than `least`, in the middle of this one."""
    height = min(rect.height, max(least, rect.width / CARD_FORM))
    return pygame.FRect(rect.x, rect.centery - height / 2, rect.width, height)


def _fit(zone: Zone, extra_w: float, top: float, gap: float, rest: float) -> pygame.FRect:
    x, y, w, h = zone.rect
    if not zone.under_header:
        return pygame.FRect(x + zone.right * extra_w, y + top, w + zone.wider * extra_w, h + zone.taller * (gap + rest))
    fall = top + gap + zone.down * rest
    return pygame.FRect(x + zone.right * extra_w, y + fall, w + zone.wider * extra_w, h + zone.taller * rest)
