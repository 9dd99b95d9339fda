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
from game.ui.screen.theme import TYPE, Style, ThemePart
from game.ui.widgets.base import Widget
from game.ui.widgets.emblems import draw_seat
from game.ui.widgets.textfield import TextField

SEAT_GAP = 6.0
COLUMNS = 4
"""A row has room for so many seats at least."""
FIELD, LINE = 36.0, 28.0
"""The height of the name's field, and of each line below it."""
TILE_EDGE = 7.0
"""The room above the field and below the last line."""
CHEVRON, COG = 11.0, 19.0


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
        unit: float,
    ) -> None:
        super().__init__(rect)
        self.number = number
        self.unit = unit
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
        draw_seat(canvas, self.number, (rect.x + 24, rect.y + (TILE_EDGE + FIELD / 2) * self.unit), 13)
        name = (self.piece.short or self.piece.title) if self.piece else self.words("ui.setup.no_piece_yet")
        ink = theme["cream" if self.piece else "cream-2"]
        style = TYPE["ui"] if self.piece else TYPE["second-italic"].sized(20)
        middle = line_of(rect, 0, self.unit).centery
        left = rect.x + 14
        if self.piece is not None and self.signed:
            size = canvas.type.size(TYPE["ui"]) * 0.9
            canvas.icon(self.piece.group, (left + size / 2, middle), size, theme["noun"])
            left += size + 8
        canvas.text(name, (left, middle), style, ink, at="mid", width=rect.right - left - 12)


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
        if not _fits(canvas, label, style, room):
            label = self.words("ui.setup.make_first_short")
        used = canvas.text(label, (left, rect.centery), style, ink, at="mid", width=room)
        if self.hovered and not self.is_first:
            base = rect.centery + size * 0.5
            canvas.line((left, base), (left + used, base), ink, 1.2)


class ComputerSeat(Widget):
    """Says who plays a seat, a person or which computer player. It gives the seat to the next of those, and after the
    last one to a person again.
    """

    def __init__(self, rect: RectLike, label: str, short: str, on_next: Callable[[], object], hint: str) -> None:
        super().__init__(rect, hint=hint)
        self.label = label
        self.short = short
        """The kind of the computer alone, for where there is no room for more; empty for a person."""
        self.on_next = on_next

    @property
    def taken(self) -> bool:
        """Whether the computer has the seat."""
        return bool(self.short)

    def press(self) -> bool:
        self.on_next()
        return True

    def draw(self, canvas: Canvas) -> None:
        theme, rect = canvas.theme, self.rect
        box = rect.inflate(0, -3)
        if self.taken:  # filled, so that it is seen without colours
            canvas.rect(box, theme["gold-title"], radius=4)
        elif self.hovered:
            canvas.rect(box, theme["leather-pressed" if self.held else "leather-hover"], radius=4)
        canvas.rect(box, None, radius=4, edge=theme["gold" if self.hovered else "leather-line"], width=1.2)
        ink = theme["leather-button" if self.taken else "cream"]
        left, room, style = rect.x + 6, rect.width - 11, TYPE["second"].sized(19)
        label = self.label
        if _fits(canvas, label, style, room - CHEVRON - 4):
            canvas.icon("chevron", (rect.right - 5 - CHEVRON / 2, rect.centery), CHEVRON, ink)
            room -= CHEVRON + 4
        elif self.taken and not _fits(canvas, label, style, room):
            canvas.icon("cog", (left + COG / 2, rect.centery), COG, ink)
            label, left, room = self.short, left + COG + 4, room - COG - 4
        canvas.text(label, (left, rect.centery), style, ink, at="mid", width=room)


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


def _fits(canvas: Canvas, label: str, style: Style, room: float) -> bool:
    """Whether a label can be read whole in so much room, condensed or made smaller."""
    return canvas.type.width(label, canvas.type.shrunk(label, style, room)) * CONDENSED <= room


def seat_height(state: SetupState) -> float:
    """The height of a seat's tile: name, piece, who plays it where that may be a computer, and who is first."""
    return TILE_EDGE + FIELD + LINE * (3 if state.computers else 2) + TILE_EDGE


def line_of(tile: pygame.FRect, number: int, unit: float) -> pygame.FRect:
    """One of the lines below the name's field, from 0; of a tile that is so much larger than `seat_height`."""
    top = tile.y + (TILE_EDGE + FIELD + 2 + LINE * number) * unit
    return pygame.FRect(tile.x + 12, top, tile.width - 24, LINE * unit)


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
    unit = rect.height / seat_height(state)
    tile = SeatTile(rect, at + 1, seat, piece, signed, words, lambda: actions.choose(at), unit)
    tile.current = at == state.current
    made: list[Widget] = [tile, _name_field(rect, seat, words, at + 1, unit)]
    last = line_of(rect, 2 if state.computers else 1, unit)
    if form.first_words:
        link = (last.x, last.y, last.width - (26 if spare else 0), last.height)
        made.append(FirstSeat(link, words, form.first_words, at == state.first, lambda: actions.first(at)))
    if state.computers:
        made.append(_who_plays(line_of(rect, 1, unit), seat.computer, words, lambda: actions.computer(at)))
    if spare:
        place = (rect.right - 34, last.y, 26, last.height)
        made.append(RemoveSeat(place, lambda: actions.remove(at), words("ui.setup.remove_seat")))
    return made


def _who_plays(line: pygame.FRect, computer: str, words: Words, on_next: Callable[[], object]) -> ComputerSeat:
    """The line that says who plays a seat; pointed at it tells what such a player is."""
    box = line.inflate(12, 0)
    if not computer:
        return ComputerSeat(box, words("ui.setup.person"), "", on_next, words("ui.setup.person_plays"))
    kind = words(f"computer.kind.{computer}")
    label = words("ui.setup.computer_kind", kind=kind)
    hint = words("ui.setup.computer_plays", told=words(f"computer.told.{computer}"))
    return ComputerSeat(box, label, kind, on_next, hint)


def _name_field(tile: pygame.FRect, seat: SeatDraft, words: Words, number: int, unit: float) -> TextField:
    """The field for the name of a seat's player, in the upper part of its tile."""
    return TextField(
        (tile.x + 44, tile.y + TILE_EDGE * unit, tile.width - 52, FIELD * unit),
        seat.name,
        lambda name: setattr(seat, "name", name),
        limit=NAME_LIMIT,
        placeholder=words("ui.setup.computer") if seat.computer else seat.usual,
        ground="leather",
        style=TYPE["ui-bold"].sized(21),
        hint=words("ui.setup.name_hint", seat=number),
    )
