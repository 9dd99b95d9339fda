"""Seat panels: a birch tray for each hero: painted head with portrait, hearts, gold and points, then the rows."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pygame

from game.heroica.view.values import Seat
from game.kit.geometry import Point
from game.looks.heroica.lettering import in_block, one_line
from game.looks.heroica.theme import CREAM, GROUNDS, INK, INK_2, PAPER, PAPER_EDGE, RED, STARS, TYPES, WELLS
from game.looks.heroica.wood import draw_band, draw_board, draw_paint, draw_well
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import plain
from game.ui.screen.scene import Words
from game.ui.screen.theme import Style
from game.ui.table.layout import Layout
from game.ui.widgets.emblems import draw_seat

NAME, NUMBER, LABEL, SKILL = (
    Style("script", 29), Style("ui-extrabold", 27), Style("ui-bold", 18), Style("ui-medium", 18, 1.18),
)  # fmt: skip
NONE, SUM, COUNT = Style("ui-italic", 18), Style("ui-extrabold", 22), Style("ui-extrabold", 18)
HEART_STEP = 38.0
BESIDE = 104.0
"""Where what lies in a low row begins, behind its label."""
MOST_CARRIED = 3
HEART, HEART_LOST = (214, 62, 58), (236, 210, 170)
SIGNS = (
    ("down", "down"), ("skips", "skip"), ("harm", "harm"), ("guarded", "guard"), ("mounted", "mounted"),
    ("waiting", "wait"),
)  # fmt: skip
"""What is so of a hero just now, with its icon."""


def draw_seat_panel(canvas: Canvas, layout: Layout, seat: Seat, health: int, gold: int, words: Words) -> None:
    """The whole panel of a seat, but for the pieces in its rows."""
    rect = layout.seat(seat.number)
    if seat.active:
        draw_band(canvas, rect)
    draw_board(canvas, rect)
    _draw_head(canvas, layout, seat, health, gold, words)
    for row in ("weapons", "potions", "relics"):
        _draw_row(canvas, layout.seat(seat.number, row), row, bool(getattr(seat, row)), words)
    _draw_trophies(canvas, layout.seat(seat.number, "trophies"), seat, words)


def _draw_head(canvas: Canvas, layout: Layout, seat: Seat, health: int, gold: int, words: Words) -> None:
    head, portrait = layout.seat(seat.number, "head"), layout.seat(seat.number, "portrait")
    ground, ink = GROUNDS[seat.number - 1], TYPES[seat.number - 1]
    draw_paint(canvas, head, ground)
    canvas.rect(portrait.inflate(6, 6), PAPER_EDGE, radius=8)
    canvas.rect(portrait, ground, radius=6)
    canvas.image(f"pictures/heroica/portraits/{seat.hero}", portrait, fit="cover", radius=6)
    canvas.rect(portrait, None, radius=6, edge=(255, 250, 234), width=2)
    draw_seat(canvas, seat.number, (portrait.right - 2, portrait.bottom - 4), 14)
    left, room = _beside_portrait(layout, seat.number)
    style = one_line(canvas, seat.name, NAME, room, 38)
    canvas.text(seat.name, (left, portrait.y + 22), style, ink, width=room)
    for index in range(seat.most_health):
        draw_heart(canvas, heart_at(layout, seat, index), index < health, heart_step(layout, seat))
    x, y = purse_at(layout, seat.number)
    canvas.image("pictures/heroica/things/gold", (x - 18, y - 18, 36, 36), fit="contain")
    number = canvas.type.at_most(NUMBER, 36)
    canvas.text(str(gold), (left + 38, y), number, ink, at="mid")
    star = left + room * 0.56
    canvas.icon("points", (star + 15, y), 30, STARS[seat.number - 1])
    canvas.text(str(seat.points), (star + 36, y), number, ink, at="mid", width=head.right - 8 - star - 36)
    _draw_signs(canvas, portrait, seat)
    if head.height > 200:
        _draw_skill(canvas, head, portrait, seat, ink, words)


def _beside_portrait(layout: Layout, seat: int) -> tuple[float, float]:
    """Where the room beside the portrait begins, and how wide it is."""
    left = layout.seat(seat, "portrait").right + 18
    return left, layout.seat(seat, "head").right - 10 - left


def heart_step(layout: Layout, seat: Seat) -> float:
    """How far from heart to heart."""
    return min(HEART_STEP, _beside_portrait(layout, seat.number)[1] / max(4, seat.most_health))


def heart_at(layout: Layout, seat: Seat, index: int) -> Point:
    """Where a heart is drawn, the first one with the number 0."""
    left, _ = _beside_portrait(layout, seat.number)
    return left + 15 + heart_step(layout, seat) * index, layout.seat(seat.number, "portrait").y + 48


def purse_at(layout: Layout, seat: int) -> Point:
    """Where the coin beside the number of gold is drawn."""
    return _beside_portrait(layout, seat)[0] + 15, layout.seat(seat, "portrait").y + 88


class String(NamedTuple):
    """The string of trophies: from where to where it goes, how large what hangs there is, and how far apart."""

    left: float
    right: float
    top: float
    side: float
    step: float

    def hung(self, index: int) -> pygame.FRect:
        """Where a trophy hangs, the first one with the number 0."""
        return pygame.FRect(self.left + self.step * index, self.top - 2, self.side * 0.86, self.side)


def _carried(seat: Seat) -> list[tuple[str, int]]:
    """What is carried before the string, each card once with its number."""
    return list(Counter(item.card for item in seat.carried).items())[:MOST_CARRIED]


def string_at(layout: Layout, seat: Seat) -> Point:
    """Where the next trophy comes on the string."""
    string = _string(layout.seat(seat.number, "trophies"), seat)
    last = string.right - string.side * 0.43
    hung = string.hung(len(seat.trophies))
    return min(hung.centerx, last), hung.centery


def _string(rect: pygame.FRect, seat: Seat) -> String:
    """Behind what is carried; in a high panel below the title."""
    high = rect.height > 80
    top = rect.y + (44 if high else 7)
    side = min(62.0 if high else 46.0, rect.bottom - top - 2)
    carried = len(_carried(seat))
    left, right = rect.x + (12 if high else BESIDE) + side * 0.84 * carried, rect.right - 62
    hanging = sum(not trophy.damage for trophy in seat.trophies) + any(trophy.damage for trophy in seat.trophies)
    step = min(side * 0.82, (right - left - side * 0.8) / max(1, hanging - 1))
    return String(left, right, top, side, step)


def draw_heart(canvas: Canvas, centre: Point, full: bool, step: float) -> None:
    """A heart with its dark edge, or the place of one that is lost."""
    canvas.icon("heart", centre, min(34.0, step - 1), INK)
    canvas.icon("heart", centre, min(29.0, step - 5), HEART if full else HEART_LOST)


def _draw_signs(canvas: Canvas, portrait: pygame.FRect, seat: Seat) -> None:
    """Signs for what is so just now, on the portrait from its lower left corner up."""
    shown = [icon for field, icon in SIGNS if getattr(seat, field)]
    for index, icon in enumerate(shown):
        centre = (portrait.x + 6 + 32 * (index % 2), portrait.bottom - 6 - 32 * (index // 2))
        canvas.circle(centre, 15, PAPER, edge=PAPER_EDGE, width=1.6)
        canvas.icon(icon, centre, 21, RED)


def _draw_skill(
    canvas: Canvas, head: pygame.FRect, portrait: pygame.FRect, seat: Seat, ink: tuple[int, int, int], words: Words
) -> None:
    """What the hero can do, in words."""
    said, room = plain(seat.skill), pygame.FRect(head.x + 14, portrait.bottom + 16, head.width - 28, 0)
    room.height = head.bottom - 6 - room.y
    style = in_block(canvas, said, SKILL, room.width, room.height)
    canvas.paragraph(said, (room.x, room.y + canvas.type.ascent(style)), style, ink, room.width)


def _draw_row(canvas: Canvas, rect: pygame.FRect, row: str, filled: bool, words: Words) -> None:
    draw_well(canvas, rect, WELLS[row])
    ink = (255, 250, 234) if row == "relics" else INK
    large = rect.height > 100
    title, left = words(f"table.seat.{row}"), rect.x + 12
    if large:
        style = canvas.type.at_most(LABEL, 30)
        canvas.text(title, (left, rect.y + 4 + canvas.type.ascent(style)), style, ink)
    else:
        style = one_line(canvas, title, LABEL, BESIDE - 24, 24)
        canvas.text(title, (left, rect.centery), style, ink, at="mid", width=BESIDE - 24)
    if not filled:
        x, y = (left, rect.centery + 18) if large else (rect.x + BESIDE, rect.centery)
        said, room = words("table.seat.none-yet"), rect.right - 8 - x
        canvas.text(said, (x, y), one_line(canvas, said, NONE, room, 28), ink, at="mid", width=room)


def _draw_bead(canvas: Canvas, place: pygame.FRect, number: int) -> None:
    """The red beads of bosses that a hero has made drop, as one with their number."""
    radius = place.width * 0.4
    canvas.circle(place.center, radius, RED, edge=INK, width=1.6)
    canvas.circle((place.centerx - radius * 0.36, place.centery - radius * 0.42), radius * 0.2, CREAM, alpha=150)
    canvas.text(str(number), place.center, canvas.type.at_most(COUNT, 24), CREAM, align="middle", at="mid")


def _draw_number(canvas: Canvas, box: pygame.FRect, number: int) -> None:
    """How many there are, where it is more than one."""
    if number > 1:
        corner = (box.right - 8, box.bottom - 9)
        canvas.circle(corner, 10, PAPER, edge=PAPER_EDGE, width=1.4)
        canvas.text(str(number), corner, canvas.type.at_most(COUNT, 19), INK, align="middle", at="mid")


def _draw_trophies(canvas: Canvas, rect: pygame.FRect, seat: Seat, words: Words) -> None:
    """What is carried, the trophies on their string, and their sum."""
    title, low = words("table.seat.trophies"), rect.height > 80
    style = one_line(canvas, title, LABEL, BESIDE - 24, 24)
    at = (rect.x + 12, rect.y + (24 if low else rect.height / 2))
    canvas.text(title, at, style, INK, at="mid", width=BESIDE - 24)
    string = _string(rect, seat)
    left, top, side = string.left, string.top, string.side
    carried = _carried(seat)
    for index, (card, number) in enumerate(carried, -len(carried)):
        place = pygame.FRect(left + side * 0.84 * index, top + side * 0.14, side * 0.8, side * 0.8)
        canvas.image(f"pictures/heroica/things/{card}", place, fit="contain")
        _draw_number(canvas, place, number)
    canvas.line((left, top), (string.right, top), INK_2, 2.4)
    beads = sum(trophy.number for trophy in seat.trophies if trophy.damage)
    figures = [trophy for trophy in seat.trophies if not trophy.damage]
    if beads:
        _draw_bead(canvas, string.hung(len(figures)), beads)
    for index, trophy in enumerate(figures):
        hung = string.hung(index)
        canvas.image(f"pictures/heroica/figures/{trophy.card}", hung, fit="contain")
        _draw_number(canvas, hung, trophy.number)
    box = pygame.FRect(rect.right - 56, top + (side - 34) / 2, 44, 34)
    canvas.rect(box, PAPER, radius=6, edge=PAPER_EDGE, width=1.6)
    canvas.text(str(seat.trophy_sum), box.center, canvas.type.at_most(SUM, 28), INK, align="middle", at="mid")
