"""Hero board: the instruments of whose turn it is: portrait, numbers, tokens, slots, trophies, and what is open."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.looks.runebound.coins import draw_token
from game.looks.runebound.marks import draw_attribute, draw_coin, draw_gem
from game.looks.runebound.placement import board_slots, note_rects, token_spots, trophy_rects
from game.looks.runebound.stuffs import (
    draw_board_ground,
    draw_coin_disc,
    draw_dashed_place,
    draw_health,
    draw_inset,
    draw_spent_disc,
)
from game.looks.runebound.theme import (
    BRASS,
    BRASS_LIGHT,
    CREAM,
    DARK,
    DECKS,
    FAMILIES,
    INK,
    MUTED,
    VERMILION_DARK,
    VERMILION_LIGHT,
    seat_colour,
)
from game.looks.runebound.things import draw_card_back
from game.runebound.view.values import ActionShown, Note, SeatShown, Slot
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import line
from game.ui.screen.scene import Words
from game.ui.screen.theme import Colour, Style
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList
from game.ui.widgets.emblems import draw_seat

NAME, LABEL = Style("story-semibold", 29), Style("ui", 21)
VALUE, ACTIONS = Style("ui-extrabold", 24), Style("title", 24)
NOTE, NOTE_LINE, STATE = Style("story-semibold", 21), Style("ui", 20), Style("ui-bold", 21)
EMPTY = Style("ui", 21)
LINE = 4.0
"""How far the line in the colour of the seat reaches above the board."""
LIP = 40.0
"""How far the upper edge of the board reaches over the cards of the hand."""
PIP = 12.0
PILL = 8.0
"""Beside the name of a state in its pill."""
DIM = Style("ui-bold", 19)
NO_PICTURE = (0.5, 0.16)


class Counts(NamedTuple):
    """What is counted on the copy of the board."""

    health: int
    gold: int
    hand: int
    counter: int
    trophies: tuple[int, int, int]


def draw_board(brush: SpriteList, layout: Layout, seat: SeatShown, counts: Counts, words: Words) -> None:
    """The board with all that is printed on it: what lies in its slots are pieces."""
    rect = layout["board"]

    def paint(canvas: Canvas) -> None:
        draw_board_ground(canvas, rect, seat.number)
        _portrait(canvas, layout["board/portrait"], seat)
        _numbers(canvas, layout["board/numbers"], seat, counts, words)
        _tokens(canvas, layout, seat, words)
        _slots(canvas, layout, seat, words)
        _trophies(canvas, layout, seat, counts, words)

    brush.panel(("board", seat, counts), (rect.x, rect.y - LINE, rect.width, rect.height + LINE), paint, solid=True)


def draw_lip(brush: SpriteList, layout: Layout, seat: SeatShown) -> None:
    """The upper edge of the board, over the cards of the hand that stand behind it."""
    board, hand = layout["board"], layout["hand"]
    rect = pygame.FRect(hand.x - 4, board.y - LINE, board.right - hand.x + 4, LIP)

    def paint(canvas: Canvas) -> None:
        with canvas.clip(rect):
            draw_board_ground(canvas, board, seat.number)

    brush.panel(("board-lip", seat.number), rect, paint, solid=True)


def _portrait(canvas: Canvas, rect: pygame.FRect, seat: SeatShown) -> None:
    draw_portrait(canvas, rect, seat)
    draw_seat(canvas, seat.number, (rect.x + 16, rect.bottom - 14), 15)


def draw_portrait(canvas: Canvas, rect: pygame.FRect, seat: SeatShown, edge: float = 5.0) -> None:
    """The portrait of a hero in a frame of the colour of the seat."""
    colour = seat_colour(seat.number)
    canvas.rect(rect.inflate(3, 3), DARK)
    canvas.rect(rect, colour)
    inner = rect.inflate(-2 * edge, -2 * edge)
    if seat.portrait and canvas.images.path(seat.portrait) is not None:
        canvas.image(seat.portrait, inner, fit="cover", focus=NO_PICTURE)
    else:
        canvas.rect(inner, (214, 200, 164))
        canvas.icon("companion", inner.center, inner.width * 0.7, (120, 104, 78))
    canvas.rect(inner, None, edge=INK, width=1.6)


def _numbers(canvas: Canvas, rect: pygame.FRect, seat: SeatShown, counts: Counts, words: Words) -> None:
    """Name, health, attributes, gold, speed, hand."""
    x, y, w, _ = rect
    line(canvas, seat.name, (x, y + 17), NAME, CREAM, w, high=34)
    draw_health(canvas, pygame.FRect(x, y + 38, w, 32), counts.health, seat.health)
    attributes = (("body", seat.body), ("mind", seat.mind), ("spirit", seat.spirit))
    for at, (family, value) in enumerate(attributes):
        left = x + 17 + at * 73
        draw_attribute(canvas, (left, y + 98), 16.5, family)
        line(canvas, str(value), (left + 22, y + 98), VALUE, CREAM, 34, high=29)
    low = y + 143
    draw_coin(canvas, (x + 17, low), 31)
    line(canvas, str(counts.gold), (x + 39, low), VALUE, CREAM, 40, high=29)
    canvas.icon("speed", (x + 91, low), 29, (216, 178, 96))
    line(canvas, str(seat.speed), (x + 112, low), VALUE, CREAM, 34, high=29)
    draw_card_back(canvas, (x + 160, low), 28)
    room = w - 176
    told = words("chart.hand", count=counts.hand, most=seat.hand) if seat.hand else str(counts.hand)
    if holds_too_many(seat, counts.hand):
        canvas.rect((x + 172, low - 16, room + 4, 32), VERMILION_DARK, radius=16, edge=VERMILION_LIGHT, width=1.6)
    line(canvas, told, (x + 176, low), VALUE, CREAM, room - 4, high=29)


def holds_too_many(seat: SeatShown, hand: int) -> bool:
    """Whether cards of a hand will be discarded at the end of the turn: their number is marked."""
    return 0 < seat.hand < hand


def _tokens(canvas: Canvas, layout: Layout, seat: SeatShown, words: Words) -> None:
    zone = layout["board/tokens"]
    line(canvas, words("chart.tokens"), (zone.x, zone.y + 10), LABEL, MUTED, zone.width, high=25)
    for token, (centre, radius) in zip(seat.tokens, token_spots(layout, len(seat.tokens)), strict=True):
        draw_token(canvas, centre, radius, token)


def _slots(canvas: Canvas, layout: Layout, seat: SeatShown, words: Words) -> None:
    """Where the assets lie: an empty slot is an outline with what belongs there."""
    slots = board_slots(layout)
    first = layout["board/slot.1"]
    line(canvas, words("chart.assets"), (first.x, first.y - 14), LABEL, MUTED, 300, high=25)
    for slot in seat.slots:
        box = slots.get(slot.type)
        if box is not None:
            _slot(canvas, box, slot, words)


def _slot(canvas: Canvas, box: pygame.FRect, slot: Slot, words: Words) -> None:
    draw_dashed_place(canvas, box)
    if not slot.piece:
        line(canvas, slot.name, (box.centerx, box.centery - 11), EMPTY, MUTED, box.width - 10, high=25, align="middle")
        empty = words("chart.slot-empty")
        line(canvas, empty, (box.centerx, box.centery + 14), EMPTY, MUTED, box.width - 10, high=25, align="middle")


def _trophies(canvas: Canvas, layout: Layout, seat: SeatShown, counts: Counts, words: Words) -> None:
    """Trophies by kind, the counter against the villain, states, skills learned and what is open."""
    zone = layout["board/trophies"]
    over = len(seat.notes) - len(note_rects(layout, len(seat.notes)))
    label = words(f"chart.trophies.{seat.counter}")
    line(canvas, label, (zone.x, zone.y + 10), LABEL, MUTED, zone.width - (44 if over else 0), high=25)
    spots = trophy_rects(layout)
    for kind, count in zip(("combat", "exploration", "social"), counts.trophies, strict=True):
        box = spots[kind]
        draw_gem(canvas, (box.x + 16, box.centery), 32, kind)
        line(canvas, str(count), (box.x + 38, box.centery), VALUE, CREAM, 30, high=29)
    box = spots["counter"]
    canvas.icon(seat.counter, (box.x + 16, box.centery), 28, CREAM)
    crowded = len(seat.states) > 1
    told = str(counts.counter) if crowded else words(f"chart.counter.{seat.counter}", count=counts.counter)
    used = line(canvas, told, (box.x + 38, box.centery), STATE, CREAM, 80, high=26)
    _states(canvas, pygame.FRect(box.x + 48 + used, box.y, zone.right - box.x - 48 - used, box.height), seat)
    rects = note_rects(layout, len(seat.notes))
    for note, row in zip(seat.notes, rects, strict=False):
        _note(canvas, row, note)
    if over:
        more = words("chart.more", count=over)
        line(canvas, more, (zone.right, zone.y + 10), LABEL, BRASS_LIGHT, 90, high=25, align="right")


def _states(canvas: Canvas, rect: pygame.FRect, seat: SeatShown) -> None:
    """Blessed, cursed and weary as pills, each as wide as its name needs."""
    if not seat.states:
        return
    names = [canvas.type.width(name, STATE) for _, name in seat.states]
    room = rect.width - (4 + 2 * PILL) * len(names) + 4
    part = min(1.0, room / sum(names))
    left = rect.right - sum(names) * part - (rect.width - room)
    for (state, name), full in zip(seat.states, names, strict=True):
        wide = full * part + 2 * PILL
        box = (left, rect.y + 2, wide, rect.height - 4)
        fill: Colour = {"blessed": (43, 110, 130), "cursed": (120, 36, 28)}.get(state, (92, 84, 60))
        canvas.rect(box, fill, radius=box[3] / 2, edge=(140, 190, 198), width=1.2)
        line(canvas, name, (left + wide / 2, rect.centery), STATE, CREAM, full * part + 2, high=25, align="middle")
        left += wide + 4


def _note(canvas: Canvas, row: pygame.FRect, note: Note) -> None:
    """A skill that is learned, or an open quest with how far it is."""
    draw_inset(canvas, row)
    mark = FAMILIES.get(note.accent) or DECKS.get(note.accent)
    canvas.rect((row.x + 2, row.y + 2, 9, row.height - 4), mark.colour if mark is not None else BRASS)
    used = line(canvas, note.line, (row.right - 8, row.centery), NOTE_LINE, BRASS_LIGHT, row.width * 0.45, high=24,
                align="right")  # fmt: skip
    line(canvas, note.name, (row.x + 18, row.centery), NOTE, CREAM, row.width - 32 - used, high=25)


def draw_actions(
    brush: SpriteList, layout: Layout, actions: tuple[ActionShown, ...], left: int, most: int, words: Words,
    taken: frozenset[str],
) -> None:  # fmt: skip
    """The pips of the actions, and the places of those that cannot be taken; `taken` are those that have a button."""
    zone = layout["board/actions"]

    def paint(canvas: Canvas) -> None:
        gold = canvas.theme.gradients["gold-text"]
        wide = line(canvas, words("chart.actions"), (zone.x, zone.y + 18), ACTIONS, gold, 130)
        for number in range(most):
            at = (zone.x + wide + 26 + number * 32, zone.y + 17)
            (draw_coin_disc if number >= most - left else draw_spent_disc)(canvas, at, PIP)
        for action in actions:
            place = f"prompt/option.{action.option}"
            if action.option not in taken and place in layout:
                draw_dim(canvas, layout[place], action.label)

    board = layout["board"]
    part = pygame.FRect(zone.x - 8, board.y, board.right - zone.x + 8, board.height)
    brush.panel(("actions", actions, left, most, taken), part, paint)


def draw_dim(canvas: Canvas, rect: pygame.FRect, label: str) -> None:
    """The place of a button that cannot be pressed."""
    draw_dashed_place(canvas, rect)
    line(canvas, label, rect.center, DIM, MUTED, rect.width - 10, high=min(25.0, rect.height), align="middle")
