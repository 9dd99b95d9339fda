"""The seats at the table: player's name, hero, who leads; and the empty places where a seat can be added."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.kit.shown import Portrait
from game.scenes.setup.state import FEWEST, MOST, NAME_LIMIT, SeatChoice, SetupState
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.scene import Words
from game.ui.screen.text import CONDENSED
from game.ui.screen.theme import TYPE
from game.ui.widgets.base import Widget
from game.ui.widgets.emblems import draw_seat
from game.ui.widgets.textfield import TextField

SEAT_GAP = 6.0
FIELD = 38.0
"""The height of the name's field, as a part of the tile's 120."""


class SeatTile(Widget):
    """A seat that can be chosen as the current one; the hero below goes there next."""

    def __init__(
        self,
        rect: RectLike,
        number: int,
        seat: SeatChoice,
        hero: Portrait | None,
        words: Words,
        on_choose: Callable[[], object],
    ) -> None:
        super().__init__(rect)
        self.number = number
        self.seat = seat
        self.hero = hero
        self.words = words
        self.on_choose = on_choose
        self.current = False

    @property
    def selected(self) -> bool:
        """True for the seat that the next hero is taken for."""
        return self.current

    def press(self) -> bool:
        self.on_choose()
        return True

    def draw(self, canvas: Canvas) -> None:
        theme, rect = canvas.theme, self.rect
        mark = theme.seats[self.number - 1]
        fill = theme["leather-hover"] if self.current or self.hovered else theme["leather-button"]
        fill = theme["leather-pressed"] if self.held and self.hovered else fill
        edge = mark.colour if self.current else theme["inset-edge"]
        if self.current:
            canvas.glow(rect, mark.colour, radius=5, blur=7, alpha=0.4)
        canvas.rect(rect, fill, radius=4, edge=edge, width=2.4 if self.current else 1.4)
        canvas.rect((rect.x + 2, rect.y + 1, rect.width - 4, 4), mark.colour, radius=2)
        field = field_height(rect)
        draw_seat(canvas, self.number, (rect.x + 24, rect.y + 10 + field / 2), 13)
        name = self.hero.short if self.hero else self.words("ui.setup.no_hero_yet")
        ink = theme["cream" if self.hero else "cream-2"]
        style = TYPE["ui"] if self.hero else TYPE["second-italic"].sized(20)
        top = rect.y + 10 + field
        middle = top + (rect.bottom - top) * 0.32
        left = rect.x + 14
        if self.hero is not None:
            size = canvas.type.size(TYPE["ui"]) * 0.9
            canvas.icon(self.hero.archetype, (left + size / 2, middle), size, theme["noun"])
            left += size + 8
        canvas.text(name, (left, middle), style, ink, at="mid", width=rect.right - left - 8)


class LeaderLink(Widget):
    """Says who leads; for the others it is the way to make them the leader."""

    def __init__(self, rect: RectLike, words: Words, leads: bool, on_lead: Callable[[], object]) -> None:
        super().__init__(rect)
        self.words = words
        self.leads = leads
        self.on_lead = on_lead

    def press(self) -> bool:
        if self.leads:
            return False
        self.on_lead()
        return True

    def draw(self, canvas: Canvas) -> None:
        theme, rect = canvas.theme, self.rect
        size = canvas.type.size(TYPE["second"])
        ink = theme["gold-title"] if self.leads else theme["cream"] if self.hovered else theme["cream-2"]
        canvas.icon("leader", (rect.x + size * 0.5, rect.centery), size * 1.05, ink)
        left = rect.x + size * 1.25
        style = TYPE["second"].sized(19)
        label = self.words("ui.setup.leads" if self.leads else "ui.setup.make_leader")
        room = rect.right - left
        if canvas.type.width(label, canvas.type.shrunk(label, style, room)) * CONDENSED > room:
            label = self.words("ui.setup.lead_short")
        used = canvas.text(label, (left, rect.centery), style, ink, at="mid", width=room)
        if self.hovered and not self.leads:
            base = rect.centery + size * 0.5
            canvas.line((left, base), (left + used, base), ink, 1.2)


class RemoveSeat(Widget):
    """A small cross that takes a seat away."""

    def __init__(self, rect: RectLike, on_remove: Callable[[], object], hint: str) -> None:
        super().__init__(rect, hint=hint)
        self.on_remove = on_remove

    def press(self) -> bool:
        self.on_remove()
        return True

    def draw(self, canvas: Canvas) -> None:
        ink = canvas.theme["danger-edge" if self.hovered else "cream-2"]
        canvas.icon("cross", self.rect.center, 15, ink)


class AddSeat(Widget):
    """An empty place: adds the next seat."""

    def __init__(self, rect: RectLike, number: int, label: str, on_add: Callable[[], object]) -> None:
        super().__init__(rect)
        self.number = number
        self.label = label
        self.on_add = on_add

    def press(self) -> bool:
        self.on_add()
        return True

    def draw(self, canvas: Canvas) -> None:
        theme, rect = canvas.theme, self.rect
        if self.hovered:
            canvas.rect(rect, theme["leather-pressed" if self.held else "leather-hover"], radius=4, alpha=120)
        canvas.dashed(rect, theme["gold"] if self.hovered else theme["leather-line"], width=1.4)
        draw_seat(canvas, self.number, (rect.centerx, rect.y + rect.height * 0.36), 13)
        ink = theme["cream"] if self.hovered else theme["cream-2"]
        at = (rect.centerx, rect.y + rect.height * 0.74)
        canvas.text(self.label, at, TYPE["ui"].sized(20), ink, align="middle", at="mid", width=rect.width - 12)


def field_height(tile: pygame.FRect) -> float:
    """The height of the name's field in a tile."""
    return FIELD * tile.height / 120


class SeatDoings(NamedTuple):
    """What a scene does when seats are chosen, led, added, taken away; all but adding get the seat, from 0."""

    choose: Callable[[int], object]
    lead: Callable[[int], object]
    add: Callable[[], object]
    remove: Callable[[int], object]


def place_seats(row: pygame.FRect, state: SetupState, words: Words, doings: SeatDoings) -> list[Widget]:
    """The four places of a row: every seat with its parts, and the ones that can still be added."""
    step = (row.width + SEAT_GAP) / MOST
    portraits = {hero.id: hero for hero in state.heroes}
    made: list[Widget] = []
    for at in range(MOST):
        rect = pygame.FRect(row.x + at * step, row.y, step - SEAT_GAP, row.height)
        if at >= state.count:
            made.append(AddSeat(rect, at + 1, words("ui.setup.add_seat"), doings.add))
        else:
            made += _place_seat(rect, at, state, portraits.get(state.seats[at].hero), words, doings)
    return made


def _place_seat(
    rect: pygame.FRect, at: int, state: SetupState, hero: Portrait | None, words: Words, doings: SeatDoings
) -> list[Widget]:
    seat, spare = state.seats[at], state.count > FEWEST
    tile = SeatTile(rect, at + 1, seat, hero, words, lambda: doings.choose(at))
    tile.current = at == state.current
    field = name_field(rect, seat, words, at + 1, lambda name: setattr(seat, "name", name))
    high = rect.height * 0.22
    low = rect.bottom - 6 - high
    link = (rect.x + 12, low, rect.width - 24 - (26 if spare else 0), high)
    made: list[Widget] = [tile, field, LeaderLink(link, words, at == state.leader, lambda: doings.lead(at))]
    if spare:
        place = (rect.right - 34, low, 26, high)
        made.append(RemoveSeat(place, lambda: doings.remove(at), words("ui.setup.remove_seat")))
    return made


def name_field(
    tile: pygame.FRect, seat: SeatChoice, words: Words, number: int, on_change: Callable[[str], object]
) -> TextField:
    """The field for the name of a seat's player, in the upper part of its tile."""
    return TextField(
        (tile.x + 44, tile.y + 10, tile.width - 52, field_height(tile)),
        seat.name,
        on_change,
        limit=NAME_LIMIT,
        placeholder=seat.usual,
        ground="leather",
        style=TYPE["ui-bold"].sized(21),
        hint=words("ui.setup.name_hint", seat=number),
    )
