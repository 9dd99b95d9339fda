"""Where everything on the table lies: the zones of a TMX table, fitted to a window. Pure: no drawing, no
state.

`read_table(path)` reads the object layers once (every object of class `zone`); `table.fit(bounds)` gives a
`Layout`: `layout["shadows"]`, `layout["seat.1/hero"]`, `layout.seat(1, "engaged.2")`,
`layout.shadow_row(5)`. All numbers stand in the TMX file. Beside its rectangle at 1920 x 1080 an object
says with four properties what becomes of extra width and height: `right`, `wider` (shares of the extra
width), `down`, `taller` (shares of the extra height that is left when the gap under the header has grown by
at most 48).
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import pygame
import pytmx  # type: ignore[import-untyped]

STAGE = (1920.0, 1080.0)
HEADER_GAP = 48.0


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


class TableLayout(NamedTuple):
    """A table as it was read: its zones, and the steps of its rows."""

    heroes: int
    zones: dict[str, Zone]
    shadow_step: float
    shadow_least: float
    shadow_most: int
    item_step: tuple[float, float]

    def fit(self, bounds: pygame.FRect) -> Layout:
        """The table in a window whose logical bounds these are; the stage 0, 0, 1920, 1080 lies in its
        middle.
        """
        extra_w, extra_h = max(0.0, bounds.width - STAGE[0]), max(0.0, bounds.height - STAGE[1])
        gap = min(HEADER_GAP, extra_h)
        rects = {name: _fit(zone, extra_w, bounds.top, gap, extra_h - gap) for name, zone in self.zones.items()}
        return Layout(self, bounds, rects)


@dataclass(frozen=True)
class Layout:
    """Rectangles in logical units by the name of their zone."""

    table: TableLayout
    bounds: pygame.FRect
    rects: dict[str, pygame.FRect]

    def __getitem__(self, name: str) -> pygame.FRect:
        return self.rects[name]

    def __contains__(self, name: str) -> bool:
        return name in self.rects

    def seat(self, number: int, part: str = "") -> pygame.FRect:
        """A seat, numbered from 1, or a part of it: hero, health, token.1, conditions, engaged.1, items,
        activation.1.
        """
        return self.rects[f"seat.{number}/{part}" if part else f"seat.{number}"]

    def shadow_row(self, count: int) -> list[pygame.FRect]:
        """The places of the cards in the shadows: side by side, then overlapping, at most `shadow_most` of
        them.
        """
        zone, first = self.rects["shadows"], self.rects["shadows/card"]
        shown = min(count, self.table.shadow_most)
        room = zone.right - (first.x - zone.x) - first.right
        step = self.table.shadow_step if shown < 2 else min(self.table.shadow_step, room / (shown - 1))
        step = max(step, min(self.table.shadow_least, self.table.shadow_step))
        return [pygame.FRect(first.x + step * index, first.y, first.width, first.height) for index in range(shown)]

    def item_fan(self, seat: int, count: int) -> list[pygame.FRect]:
        """The places of a seat's items, fanned from the first."""
        first, (dx, dy) = self.seat(seat, "items"), self.table.item_step
        return [first.move(dx * index, dy * index) for index in range(count)]


def read_table(path: Path) -> TableLayout:
    """Read a TMX table. A missing file raises FileNotFoundError; an object that is no zone is passed over."""
    tmx = pytmx.TiledMap(str(path))
    zones = {thing.name: _zone(thing) for thing in tmx.objects if thing.type == "zone"}
    rows: dict[str, Any] = tmx.properties
    return TableLayout(
        heroes=rows["heroes"],
        zones=zones,
        shadow_step=rows["shadow_step"],
        shadow_least=rows["shadow_least"],
        shadow_most=rows["shadow_most"],
        item_step=(rows["item_step_x"], rows["item_step_y"]),
    )


def _zone(thing: Any) -> Zone:
    own: dict[str, Any] = thing.properties
    shares = {key: float(own[key]) for key in ("right", "wider", "down", "taller") if key in own}
    return Zone(
        thing.name,
        (thing.x, thing.y, thing.width, thing.height),
        under_header=own.get("hang") != "window",
        over=bool(own.get("over", False)),
        **shares,
    )


def _fit(zone: Zone, extra_w: float, top: float, gap: float, rest: float) -> pygame.FRect:
    x, y, w, h = zone.rect
    if not zone.under_header:
        return pygame.FRect(x + zone.right * extra_w, y + top, w + zone.wider * extra_w, h + zone.taller * (gap + rest))
    fall = top + gap + zone.down * rest
    return pygame.FRect(x + zone.right * extra_w, y + fall, w + zone.wider * extra_w, h + zone.taller * rest)
