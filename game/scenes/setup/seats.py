"""The seats at the table: player's name, piece, who is first; and the empty places where a seat can be added."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.kit.setup import Entry
from game.kit.sitting import NAME_LIMIT
from game.scenes.setup.state import SeatDraft, SetupState
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.scene import Words
from game.ui.screen.text import CONDENSED
from game.ui.screen.theme import TYPE, ThemePart
from game.ui.widgets.base import Widget
from game.ui.widgets.emblems import draw_seat
from game.ui.widgets.textfield import TextField

SEAT_GAP = 6.0
COLUMNS = 4
"""A row has room for so many seats at least."""
COMPUTER = 26.0
"""The room of the sign that gives a seat to the computer."""
FIELD = 38.0
"""The height of the name's field, as a part of the tile's 120."""


class SeatTile(Widget):
    """A seat that can be chosen as the current one; the next piece goes there."""

    def __init__(
        self,
        rect: RectLike,
        number: int,
        seat: SeatDraft,
        piece: Entry | None,
        signed: bool,
        words: Words,
        on_choose: Callable[[], object],
        beside: float = 0.0,
    ) -> None:
        super().__init__(rect)
        self.number = number
        self.beside = beside
        """What is kept free at the right of the piece's name."""
        self.seat = seat
        self.piece = piece
        self.signed = signed
        self.words = words
        self.on_choose = on_choose
        self.current = False

    @property
    def selected(self) -> bool:
        """True for the seat that the next piece is taken for."""
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
        name = (self.piece.short or self.piece.title) if self.piece else self.words("ui.setup.no_piece_yet")
        ink = theme["cream" if self.piece else "cream-2"]
        style = TYPE["ui"] if self.piece else TYPE["second-italic"].sized(20)
        middle = piece_line(rect)
        left = rect.x + 14
        if self.piece is not None and self.signed:
            size = canvas.type.size(TYPE["ui"]) * 0.9
            canvas.icon(self.piece.group, (left + size / 2, middle), size, theme["noun"])
            left += size + 8
        canvas.text(name, (left, middle), style, ink, at="mid", width=rect.right - left - 12 - self.beside)


class FirstSeat(Widget):
    """Says that this seat is the first; for the others it is the way to make them so. `first_words` says what the
    first seat does.
    """

    def __init__(
        self, rect: RectLike, words: Words, first_words: str, is_first: bool, on_first: Callable[[], object]
    ) -> None:
        super().__init__(rect)
        self.words = words
        self.first_words = first_words
        self.is_first = is_first
        self.on_first = on_first

    def press(self) -> bool:
        if self.is_first:
            return False
        self.on_first()
        return True

    def draw(self, canvas: Canvas) -> None:
        theme, rect = canvas.theme, self.rect
        size = canvas.type.size(TYPE["second"])
        ink = theme["gold-title"] if self.is_first else theme["cream"] if self.hovered else theme["cream-2"]
        canvas.icon("leader", (rect.x + size * 0.5, rect.centery), size * 1.05, ink)
        left = rect.x + size * 1.25
        style = TYPE["second"].sized(19)
        label = self.first_words if self.is_first else self.words("ui.setup.make_first")
        room = rect.right - left
        if canvas.type.width(label, canvas.type.shrunk(label, style, room)) * CONDENSED > room:
            label = self.words("ui.setup.make_first_short")
        used = canvas.text(label, (left, rect.centery), style, ink, at="mid", width=room)
        if self.hovered and not self.is_first:
            base = rect.centery + size * 0.5
            canvas.line((left, base), (left + used, base), ink, 1.2)


class ComputerSeat(Widget):
    """Gives a seat to a computer player, to the next one, and after the last to a person again."""

    def __init__(self, rect: RectLike, taken: bool, on_next: Callable[[], object], hint: str) -> None:
        super().__init__(rect, hint=hint)
        self.taken = taken
        self.on_next = on_next

    def press(self) -> bool:
        self.on_next()
        return True

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        if self.taken:  # filled, so that it is seen without colours
            canvas.circle(self.rect.center, 15, theme["gold-title"])
        ink = theme["leather-button" if self.taken else "cream" if self.hovered else "cream-2"]
        canvas.icon("cog", self.rect.center, 22, ink)


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


def piece_line(tile: pygame.FRect) -> float:
    """The middle of the line in which a seat's piece is named."""
    top = tile.y + 10 + field_height(tile)
    return top + (tile.bottom - top) * 0.32


class SeatActions(NamedTuple):
    """What a scene does when seats are chosen, made the first, given to a computer player, added, taken away; all but
    adding get the seat, from 0.
    """

    choose: Callable[[int], object]
    first: Callable[[int], object]
    computer: Callable[[int], object]
    add: Callable[[], object]
    remove: Callable[[int], object]


def place_seats(
    row: pygame.FRect, state: SetupState, words: Words, part: ThemePart, actions: SeatActions
) -> list[Widget]:
    """The places of a row: every seat with its parts, and the ones that can still be added."""
    step = (row.width + SEAT_GAP) / max(COLUMNS, state.most)
    made: list[Widget] = []
    for at in range(state.most):
        rect = pygame.FRect(row.x + at * step, row.y, step - SEAT_GAP, row.height)
        if at >= state.count:
            made.append(AddSeat(rect, at + 1, words("ui.setup.add_seat"), actions.add))
        else:
            made += _place_seat(rect, at, state, words, part, actions)
    return made


def _place_seat(
    rect: pygame.FRect, at: int, state: SetupState, words: Words, part: ThemePart, actions: SeatActions
) -> list[Widget]:
    seat, spare, form = state.seats[at], state.count > state.fewest, state.form
    piece = form.piece(seat.piece)
    signed = piece is not None and part.mark(piece.group) is not None
    beside = COMPUTER if state.computers else 0.0
    tile = SeatTile(rect, at + 1, seat, piece, signed, words, lambda: actions.choose(at), beside)
    tile.current = at == state.current
    field = _name_field(rect, seat, words, at + 1)
    high = rect.height * 0.22
    low = rect.bottom - 6 - high
    made: list[Widget] = [tile, field]
    if form.first_words:
        link = (rect.x + 12, low, rect.width - 24 - (26 if spare else 0), high)
        made.append(FirstSeat(link, words, form.first_words, at == state.first, lambda: actions.first(at)))
    if state.computers:
        name = dict(state.computers).get(seat.computer, "")
        hint = words("ui.setup.computer_plays", name=name) if name else words("ui.setup.person_plays")
        place = (rect.right - COMPUTER - 8, piece_line(rect) - high * 0.6, COMPUTER, high * 1.2)
        made.append(ComputerSeat(place, bool(name), lambda: actions.computer(at), hint))
    if spare:
        place = (rect.right - 34, low, 26, high)
        made.append(RemoveSeat(place, lambda: actions.remove(at), words("ui.setup.remove_seat")))
    return made


def _name_field(tile: pygame.FRect, seat: SeatDraft, words: Words, number: int) -> TextField:
    """The field for the name of a seat's player, in the upper part of its tile."""
    return TextField(
        (tile.x + 44, tile.y + 10, tile.width - 52, field_height(tile)),
        seat.name,
        lambda name: setattr(seat, "name", name),
        limit=NAME_LIMIT,
        placeholder=seat.usual,
        ground="leather",
        style=TYPE["ui-bold"].sized(21),
        hint=words("ui.setup.name_hint", seat=number),
    )
