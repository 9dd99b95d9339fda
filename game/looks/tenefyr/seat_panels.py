"""Seat panels: a dyed cloth for each player with scallops: portraits, name, skills, deck and discard pile."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.looks.tenefyr.column import draw_tally
from game.looks.tenefyr.placement import WIDE_SEAT, pile_places, portrait_place, skill_places
from game.looks.tenefyr.stuffs import draw_cloth, draw_paper
from game.looks.tenefyr.theme import ACTIVE, AT_REST, HONEY, INK, LIME, RING, SEATS, dyed
from game.tenefyr.view.values import NOW, SeatShown
from game.ui.cards.card import Cards, CardStyle
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import line
from game.ui.screen.scene import Words
from game.ui.screen.theme import Style
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList
from game.ui.widgets.emblems import draw_seat

NAME, NOTE, LABEL = Style("title", 24), Style("title", 21), Style("ui-bold", 19)


class Counts(NamedTuple):
    """What a seat's piles hold on the copy of the board."""

    deck: int
    discard: int


def draw_seat_panel(
    brush: SpriteList, state: FrameState, cards: Cards, words: Words, seat: SeatShown, counts: Counts, *,
    starter: bool, now: bool, low: bool,
) -> None:  # fmt: skip
    """The panel of a seat: `low` in a fight, `now` while it is its turn or its decision."""
    rect = state.layout.seat(seat.number)

    def paint(canvas: Canvas) -> None:
        number = seat.number - 1
        if now:
            canvas.glow(rect.inflate(6, 6), RING, radius=8, blur=8, alpha=0.85)
        draw_cloth(canvas, rect, dyed(number, ACTIVE if now else AT_REST), scallops=True)
        if now:
            canvas.rect((rect.x, rect.y, rect.width, rect.height - 14), None, radius=4, edge=HONEY, width=3)
        _portraits(canvas, rect, seat, low=low)
        _head(canvas, rect, seat, words, low=low)
        if starter:
            draw_lantern(canvas, (rect.x + 22, rect.y + (22 if low else 62)))
        for skill, box in zip(seat.skills if not low else (), skill_places(rect, len(seat.skills)), strict=False):
            canvas.blit(cards.bare(canvas, CardStyle(skill, box.size, "", seat.number)), box.topleft)
        _piles(canvas, rect, len(seat.heroes), words, low=low)

    key = ("seat", seat, counts, starter, now, low)
    brush.panel(key, rect, paint, pad=20)


def _portraits(canvas: Canvas, rect: pygame.FRect, seat: SeatShown, *, low: bool) -> None:
    dye = SEATS[seat.number - 1].colour
    for at, person in enumerate(seat.heroes):
        box = portrait_place(rect, at, len(seat.heroes), low)
        draw_portrait(canvas, box, person.picture, dye)
    last = portrait_place(rect, len(seat.heroes) - 1, len(seat.heroes), low)
    draw_seat(canvas, seat.number, (last.right - 8, last.bottom - 10), 14)


def draw_portrait(canvas: Canvas, box: pygame.FRect, picture: str, dye: tuple[int, int, int]) -> None:
    """A round portrait with a rim of dye and ink."""
    radius = box.width / 2
    canvas.circle(box.center, radius, INK)
    canvas.circle(box.center, radius - 1.6, dye)
    canvas.image(picture, box.inflate(-10, -10), fit="cover", radius=radius - 5)
    canvas.circle(box.center, radius - 4.2, None, edge=INK, width=1.4)


def _head(canvas: Canvas, rect: pygame.FRect, seat: SeatShown, words: Words, *, low: bool) -> None:
    """The name; in a fight also what the seat does."""
    if low:
        left = portrait_place(rect, len(seat.heroes) - 1, len(seat.heroes), True).right + 10
        room = pile_places(rect, len(seat.heroes), True)[0].x - left - 8
        line(canvas, seat.note or seat.name, (left, rect.y + 34), NOTE, INK, room, high=27)
        line(canvas, seat.name, (rect.x + 16, rect.bottom - 32), LABEL, INK, left + room - rect.x - 16, high=26)
        return
    wide = min(rect.width - 36, canvas.type.width(seat.name, canvas.type.at_most(NAME, 30)) + 44)
    slip = pygame.FRect(rect.x + 18, rect.y + 14, max(120.0, wide), 34)
    draw_paper(canvas, slip, ("name", seat.number), fill=LIME, hatch=None, deep=1.2)
    line(canvas, seat.name, slip.center, NAME, INK, slip.width - 12, high=30, align="middle")
    text = words("cloth.loot-won", count=seat.loot)
    right = len(seat.heroes) == 1 or rect.width > WIDE_SEAT
    at = (rect.right - 14 if right else rect.x + 18, rect.bottom - 29)
    line(canvas, text, at, LABEL, INK, 160, high=21, align="right" if right else "left")


def draw_lantern(canvas: Canvas, centre: tuple[float, float], radius: float = 19.0) -> None:
    """The starting token: a lantern on honey."""
    canvas.circle((centre[0] + 1, centre[1] + 3), radius, INK, alpha=110)
    canvas.circle(centre, radius, HONEY, edge=INK, width=2)
    canvas.icon("tenefyr/lantern", centre, radius * 1.15, INK)


def _piles(canvas: Canvas, rect: pygame.FRect, count: int, words: Words, *, low: bool) -> None:
    for place, label in zip(pile_places(rect, count, low), ("cloth.deck", "cloth.discard"), strict=True):
        if not low:
            at, room = (place.centerx, place.y - 16), place.width + 24
            line(canvas, words(label), at, LABEL, INK, room, high=23, align="middle")
        canvas.dashed(place, INK, width=1.2, dash=4, gap=4)


def draw_pile_counts(brush: SpriteList, layout: Layout, seat: SeatShown, counts: Counts, *, low: bool) -> None:
    """The numbers over the piles."""
    rect = layout.seat(seat.number)
    for place, count in zip(pile_places(rect, len(seat.heroes), low), counts, strict=True):
        _draw_count(brush, (place.centerx, place.bottom), count)


def _draw_count(brush: SpriteList, at: tuple[float, float], count: int) -> None:
    box = (at[0] - 24, at[1] - 14, 48, 28)
    brush.panel(("tally", count), box, lambda canvas: draw_tally(canvas, at, count))


def is_now(seat: SeatShown, shown: Displayed, active: str) -> bool:
    """Whether it is the seat's turn on the copy, or its decision."""
    return seat.player == active or (not active and seat.deciding) or seat.turn == NOW
