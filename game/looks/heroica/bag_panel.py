"""Bag panel: a tray at a place where nobody sits: the hourglass with the goal, the store in short, what was drunk."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.heroica.view.values import Header, TableValues
from game.kit.board import Board
from game.looks.heroica.displayed_values import first_of
from game.looks.heroica.lettering import in_block, one_line
from game.looks.heroica.theme import CREAM, INK, WELLS
from game.looks.heroica.wood import draw_board, draw_paint, draw_well
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.theme import Style, rgb
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList

BAG = "bag"
"""The zone of tables that have a place for it."""
ROWS = {"weapon": "weapons", "potion": "potions", "relic": "relics"}
DISCARDED, STOCK = "discarded", "store"
GROUND, SAND, GLASS = rgb("#6b4a2a"), rgb("#e3b44c"), rgb("#f6efd8")
COLUMNS = 4
"""How many things lie side by side in a high row, each with its number beside it."""
HIGH = 76.0
"""A row as high as this has its title above its things."""
TITLE, NAME, NUMBER, SAID, LABEL, COUNT = (
    Style("script", 25), Style("script", 29), Style("ui-extrabold", 44), Style("ui-medium", 19, 1.18),
    Style("ui-bold", 18), Style("ui-extrabold", 18),
)  # fmt: skip
_NECK, _CAP, _OUT = 0.07, 0.09, 0.04
"""Of an hourglass how wide its neck is, how high its lids are, and how far they reach beyond it, as shares."""


class Lying(NamedTuple):
    """What lies in a row: a card, and how many of it there are."""

    card: str
    number: int


def rows_of(values: TableValues) -> dict[str, tuple[Lying, ...]]:
    """What lies in each row of the bag."""
    found = {
        ROWS[shelf.kind]: tuple(Lying(it.card, it.stock) for it in shelf.goods if it.stock) for shelf in values.store
    }
    numbers = Counter(item.card for item in values.discarded)
    return {**found, DISCARDED: tuple(Lying(card, number) for card, number in numbers.items())}


def lie_in_bag(layout: Layout, board: Board, values: TableValues) -> Iterator[tuple[str, pygame.FRect]]:
    """Where one piece of each card lies, as far as there is one on the copy of the board."""
    if BAG not in layout:
        return
    for row, lying in rows_of(values).items():
        pieces = first_of(board, DISCARDED if row == DISCARDED else STOCK)
        for it, box in zip(lying, _boxes(layout[f"{BAG}/{row}"], row, len(lying)), strict=True):
            if it.card in pieces:
                yield pieces[it.card], box


def show_bag(brush: SpriteList, layout: Layout, values: TableValues, words: Words) -> None:
    """The panel, on tables that have a place for it."""
    if BAG in layout:
        rows, header = rows_of(values), values.header
        paint = partial(_draw_bag, layout=layout, header=header, rows=rows, words=words)
        brush.panel(("bag", header, tuple(rows.items())), layout[BAG], paint, pad=18)


def _draw_bag(
    canvas: Canvas, layout: Layout, header: Header, rows: Mapping[str, Sequence[Lying]], words: Words
) -> None:
    """The whole panel, but for the pieces in its rows."""
    draw_board(canvas, layout[BAG])
    _draw_head(canvas, layout[f"{BAG}/head"], header, words)
    title, box = words("table.bag.store"), layout[f"{BAG}/title"]
    style = one_line(canvas, title, TITLE, box.width - 12, box.height)
    canvas.text(title, (box.x + 6, box.centery), style, INK, at="mid", width=box.width - 12)
    for row, lying in rows.items():
        _draw_row(canvas, layout[f"{BAG}/{row}"], row, lying, words)


def _draw_head(canvas: Canvas, head: pygame.FRect, header: Header, words: Words) -> None:
    """The hourglass, what is left in it, and where there is room what the level is about."""
    draw_paint(canvas, head, GROUND)
    high = head.height > 200
    glass = pygame.FRect(head.x + 16, head.y + 12, 84 if high else 56, 128 if high else head.height - 24)
    all_of_it = max(1, header.rounds_left + max(0, header.round - 1))
    _draw_hourglass(canvas, glass, header.rounds_left / all_of_it)
    left = glass.right + 22
    room = head.right - 12 - left
    name = words("table.bag.hourglass" if header.sand else "table.bag.rounds")
    canvas.text(name, (left, glass.y + 24), one_line(canvas, name, NAME, room, 38), CREAM, width=room)
    said = words(f"table.bag.{'of' if high else 'left'}", left=header.rounds_left, all=all_of_it)
    if not high:
        style = in_block(canvas, said, SAID, room, head.bottom - 6 - glass.y - 32)
        canvas.paragraph(said, (left, glass.y + 34 + canvas.type.ascent(style)), style, CREAM, room)
        return
    number = canvas.type.at_most(NUMBER, 48)
    canvas.text(str(header.rounds_left), (left, glass.y + 66), number, CREAM, at="mid", width=room)
    style = in_block(canvas, said, SAID, room, glass.bottom - glass.y - 88)
    canvas.paragraph(said, (left, glass.y + 90 + canvas.type.ascent(style)), style, CREAM, room)
    title, wide, top = header.title, head.width - 28, glass.bottom + 34
    canvas.text(title, (head.x + 14, top), one_line(canvas, title, TITLE, wide, 34), CREAM, width=wide)
    style = in_block(canvas, header.goal, SAID, wide, head.bottom - 8 - top - 8)
    canvas.paragraph(header.goal, (head.x + 14, top + 10 + canvas.type.ascent(style)), style, CREAM, wide)


def _draw_hourglass(canvas: Canvas, box: pygame.FRect, left: float) -> None:
    """An hourglass with this share of its sand in the upper half."""
    cap = box.height * _CAP
    top, low, middle = box.y + cap, box.bottom - cap, box.centery
    x, half, neck = box.centerx, box.width * (0.5 - _OUT), box.width * _NECK
    upper = [(x - half, top), (x + half, top), (x + neck, middle), (x - neck, middle)]
    lower = [(x - neck, middle), (x + neck, middle), (x + half, low), (x - half, low)]
    for glass in (upper, lower):
        canvas.polygon(glass, GLASS)
    if left > 0:
        level = middle - (middle - top) * 0.9 * left**0.5
        wide = neck + (half - neck) * (middle - level) / (middle - top)
        canvas.polygon([(x - wide + 3, level), (x + wide - 3, level), (x + neck, middle), (x - neck, middle)], SAND)
        canvas.line((x, middle), (x, low - 4), SAND, 2.4)
    if left < 1:
        level = low - (low - middle) * 0.8 * (1 - left)
        wide = neck + (half - neck) * (level - middle) / (low - middle)
        canvas.polygon([(x, level - 4), (x + wide - 3, level + 4), (x + half - 3, low), (x - half + 3, low),
                        (x - wide + 3, level + 4)], SAND)  # fmt: skip
    for glass in (upper, lower):
        canvas.polygon(glass, None, edge=INK, width=2.2)
    for y in (box.y, box.bottom - cap):
        canvas.rect((box.x, y, box.width, cap), rgb("#c99a5c"), radius=3, edge=INK, width=2.0)


def _draw_row(canvas: Canvas, rect: pygame.FRect, row: str, lying: Sequence[Lying], words: Words) -> None:
    """A well with its title, and how many there are of each that lies in it."""
    draw_well(canvas, rect, WELLS.get(row, WELLS["potions"]))
    ink, labelled = (CREAM if row == "relics" else INK), _labelled(rect, row)
    if labelled:
        title = words(f"table.bag.{row}")
        at = (rect.x + 12, rect.y + 18) if rect.height >= HIGH else (rect.x + 12, rect.centery)
        room = rect.width - 24 if rect.height >= HIGH else 84.0
        canvas.text(title, at, one_line(canvas, title, LABEL, room, 24), ink, at="mid", width=room)
    if not lying:
        said = words("table.seat.none-yet")
        at = (rect.x + 12, rect.centery + 12) if rect.height >= HIGH else (rect.x + 104, rect.centery)
        style = one_line(canvas, said, Style("ui-italic", 18), rect.right - 8 - at[0], 28)
        canvas.text(said, at, style, ink, at="mid", width=rect.right - 8 - at[0])
    style = canvas.type.at_most(COUNT, 23 if rect.height >= HIGH else 20)
    for it, box in zip(lying, _boxes(rect, row, len(lying)), strict=True):
        if rect.height >= HIGH:
            canvas.text(f"×{it.number}", (box.right, box.centery + 8), style, ink, at="mid", width=24)
        else:
            at = (box.centerx, rect.bottom - 11)
            canvas.text(str(it.number), at, style, ink, align="middle", at="mid", width=box.width)


def _labelled(rect: pygame.FRect, row: str) -> bool:
    """Whether a row says what it is: low ones are known by their things, but for what was discarded."""
    return rect.height >= HIGH or row == DISCARDED


def _boxes(rect: pygame.FRect, row: str, number: int) -> list[pygame.FRect]:
    """Where so many things lie in a row: in lines of `COLUMNS`, or side by side with their numbers below."""
    if rect.height >= HIGH:
        side, wide = 44.0, (rect.width - 20) / COLUMNS
        return [
            pygame.FRect(rect.x + 8 + wide * (at % COLUMNS), rect.y + 32 + 48 * (at // COLUMNS), side, side)
            for at in range(number)
        ]
    left = rect.x + (100 if _labelled(rect, row) else 8)
    step = min(40.0, (rect.right - 8 - left) / max(1, number))
    side = min(36.0, step - 2)
    return [
        pygame.FRect(left + step * at + (step - side) / 2, rect.y + 3 + (36 - side) / 2, side, side)
        for at in range(number)
    ]
