"""The pieces to choose from: a tile for each, headings of their groups, and the sheet of the one that is looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.kit.setup import Entry, SetupForm, Trait
from game.ui.cards.card import tight_text
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.rich_text import RichText
from game.ui.screen.text import CONDENSED, Text
from game.ui.screen.theme import TYPE, Mark, Style, ThemePart
from game.ui.widgets.base import Widget, mix
from game.ui.widgets.emblems import draw_seat
from game.ui.widgets.panel import draw_parchment, draw_taper

HEAD = 32.0
FACE = (0.5, 0.2)
"""What is kept of a picture that is cut, where the piece does not say it: the upper part, with the face."""
_ABILITY = TYPE["card-text"]
ABILITY_LEAST = 19.0
TILE, TILE_STEP, GROUP_STEP, GROUP_GAP = 100.0, 105.0, 326.0, 10.0
SIDE_BY_SIDE, ALONE = 3, 6
"""Tiles in a row: of a group that shares the row with another, and of one that has it to itself."""
MOST_TRAITS = 4
_FACT, _AFTER = 24.0, 12
"""The type of a piece's numbers, and how far apart they stand."""
_SIGN = 1.1
"""The room of a trait's sign, in sizes of it."""


class PieceTile(Widget):
    """A piece's picture and name. `seat` counts from 1; 0 is nobody's. Disabled by `rule` when it cannot be taken."""

    def __init__(self, rect: RectLike, piece: Entry, mark: Mark | None, on_take: Callable[[str], object]) -> None:
        super().__init__(rect)
        self.mark = mark
        self.piece = piece
        self.on_take = on_take
        self.seat = 0
        self.rule = ""

    def press(self) -> bool:
        """Take the piece for the current seat, or return it."""
        self.on_take(self.piece.id)
        return True

    def draw(self, canvas: Canvas) -> None:
        theme, rect = canvas.theme, self.rect
        foot = max(28.0, canvas.type.size(TYPE["ui"]) + 8)
        edge = self.mark.colour if self.mark is not None else theme["leather-line"]
        if self.seat:
            edge = theme["gold-title"]
        elif self.enabled:
            edge = mix(edge, theme["gold-title"], self.warmth.value)
        canvas.rect(rect, theme["key-fill"], radius=4, edge=edge, width=2.6 if self.seat else 1.8)
        picture = pygame.FRect(rect.x + 4, rect.y + 4, rect.width - 8, rect.height - foot - 4)
        if self.piece.picture:
            canvas.image(self.piece.picture, picture, fit="cover", focus=self.piece.focus or FACE, radius=3)
        if not self.enabled:
            canvas.rect(picture, theme["shadow"], radius=3, alpha=165)
            canvas.icon("lock", picture.center, 26, theme["cream-2"])
        ink = theme["focus"] if self.seat else theme["cream"] if self.enabled else theme["off-text"]
        if self.held and self.hovered:
            canvas.rect(rect, theme["shadow"], radius=4, alpha=80)
        name, at = self.piece.short or self.piece.title, (rect.centerx, rect.bottom - foot / 2 - 1)
        canvas.text(name, at, TYPE["ui"].sized(20), ink, align="middle", at="mid", width=rect.width - 8)
        if self.seat:
            draw_seat(canvas, self.seat, (rect.x + 15, rect.y + 17), 14)


class PieceRoom(NamedTuple):
    """How the tiles of a form lie: their rectangles by piece, where each group's heading begins, how wide a heading
    is, and the lower edge of the last row.
    """

    tiles: dict[str, pygame.FRect]
    headings: dict[str, tuple[float, float]]
    width: float
    bottom: float


def lay_tiles(form: SetupForm, corner: tuple[float, float], tile_height: float, grow: float, wider: float) -> PieceRoom:
    """The tiles group by group, two groups side by side where both are small. `grow` makes headings higher, `wider`
    tiles wider; `tile_height` is meant for two rows, and less where there are more.
    """
    groups = list(form.groups())
    small = len(groups) > 1 and all(len(entries) <= SIDE_BY_SIDE for _, _, entries in groups)
    columns, in_row = (2, SIDE_BY_SIDE) if small else (1, ALONE)
    rows = [1] * -(-len(groups) // 2) if small else [-(-len(entries) // in_row) for _, _, entries in groups]
    high = tile_height * min(1.0, 2 / max(1, sum(rows)))
    head = HEAD * grow
    room = PieceRoom({}, {}, (314 if small else 2 * GROUP_STEP - 12) * (wider if not small else 1.0), 0.0)
    x0, top = corner
    for at, (group, title, entries) in enumerate(groups):
        x, line = x0 + (at % columns) * GROUP_STEP * wider, at // columns
        under = head if title else 0.0
        if title:
            room.headings[group] = (x, top + head / 2)
        for place, entry in enumerate(entries):
            left = x + (place % in_row) * TILE_STEP * wider
            y = top + under + (place // in_row) * (high + TILE_STEP - TILE)
            room.tiles[entry.id] = pygame.FRect(left, y, TILE * wider, high)
        if at % columns == columns - 1 or at == len(groups) - 1:
            top += under + rows[line] * high + (rows[line] - 1) * (TILE_STEP - TILE) + GROUP_GAP
    return room._replace(bottom=top - GROUP_GAP)


def draw_group(
    canvas: Canvas, pos: tuple[float, float], width: float, name: str, title: str, mark: Mark | None
) -> None:
    """The heading of a group: its sign, if it has a mark, its title, a line."""
    x, y = pos
    theme, style = canvas.theme, canvas.type.at_most(TYPE["quote"], HEAD)
    size = canvas.type.size(style)
    left = x
    if mark is not None:
        canvas.icon(name, (x + 11, y), size * 0.95, mix(mark.colour, theme["cream"], 0.25))
        left = x + 20 + size * 0.35
    used = canvas.text(title, (left, y), style, theme["noun"], at="mid")
    start = left + 14 + used
    draw_taper(canvas, start, y + 2, x + width - start, theme["gold"])


def draw_piece(canvas: Canvas, rect: RectLike, piece: Entry, part: ThemePart, refused: str = "") -> None:
    """The parchment of a piece: picture, facts, group, what it can do, what it brings; and why it cannot be taken, if
    that is so.
    """
    box, theme = pygame.FRect(rect), canvas.theme
    draw_parchment(canvas, box, seed="piece", rule=False)
    size = canvas.type.size(TYPE["ui"])
    foot = size + 24
    high = box.height - foot - 14
    picture = pygame.FRect(box.x + 14, box.y + 14, min(box.width * 0.3, max(142.0, high * 0.55)), high)
    if piece.picture:
        canvas.image(piece.picture, picture, fit="cover", focus=piece.focus or FACE)
    canvas.rect(picture, radius=2, edge=theme["ink"], width=2)
    numbers = (picture.x + 2, (picture.bottom + box.bottom) / 2 - 2)
    below = facts_width(canvas, piece, part) > picture.width
    _draw_facts(canvas, piece, part, numbers, box.width - 32 if below else picture.width)
    left, room = picture.right + 20, box.right - picture.right - 40
    title = TYPE["panel-title"].sized(27)
    base = box.y + 14 + canvas.type.ascent(title)
    canvas.text(piece.title, (left, base), title, theme["ink"], width=room)
    rows = max(37.0, size + 16), size + 9
    low = picture.bottom if below else box.bottom - 14
    text, why, traits, cards, row = _fill(canvas, piece, refused, room, rows, (base, low))
    text.draw(canvas, (left, base + 8))
    if why is not None:
        top = cards - 8 - why.height
        canvas.icon("lock", (left + 9, top + canvas.type.line_height(why.style) * 0.5), 18, theme["oxblood"])
        why.draw(canvas, (left + 26, top), ink=theme["oxblood"])
    y = base + 8 + text.height + 10
    for flavour in () if refused else (piece.quote, piece.line):
        line = RichText(canvas.type, flavour, TYPE["quote"], room)
        if y + line.height > cards - 6:
            break
        line.draw(canvas, (left, y), ink=theme["ink-2"])
        y += line.height + 10
    for at, trait in enumerate(traits):
        wide = (room - 8) / 2
        place = (left + (at % 2) * (wide + 8), cards + (at // 2) * (row + 5), wide, row)
        _draw_trait(canvas, place, trait, part.mark(trait.icon))


def _fill(
    canvas: Canvas, piece: Entry, refused: str, room: float, rows: Sequence[float], space: tuple[float, float]
) -> tuple[RichText, RichText | None, tuple[Trait, ...], float, float]:
    """What stands below the title, from top to bottom: the text, why the piece cannot be taken, what it brings, where
    that begins and how high its rows are: as high as the text leaves room. It gives way where the reason would lie over
    the text.
    """
    top, bottom = space
    why = RichText(canvas.type, refused, TYPE["ui-bold"].sized(19), room - 26) if refused else None
    below = why.height + 8 if why is not None else 0.0
    traits = piece.traits[:MOST_TRAITS]
    for row in rows:
        cards = bottom - -(-len(traits) // 2) * (row + 5) + 5 if traits else bottom
        text = fitting(canvas, piece.text, room, cards - top - 14 - below)
        if text.height <= cards - top - 14 - below:
            break
    else:
        if why is not None:
            traits, cards = (), bottom
            text = fitting(canvas, piece.text, room, cards - top - 14 - below)
    return text, why, traits, cards, row


def fitting(canvas: Canvas, text: str, width: float, height: float) -> RichText:
    """The text in the largest size of card text that fits this height, not below the smallest size of type."""
    size = _ABILITY.size
    made = RichText(canvas.type, text, _ABILITY, width)
    while made.height > height and size > ABILITY_LEAST:
        size -= 1
        made = RichText(canvas.type, text, _ABILITY.sized(size), width)
    return made


def facts_width(canvas: Canvas, piece: Entry, part: ThemePart) -> float:
    """How long the line of a piece's numbers is; where it is longer than the picture, it has the foot for itself."""
    size, value = canvas.type.size(TYPE["ui"]), TYPE["value"].sized(_FACT)
    wide = sum(size * 1.25 + canvas.type.width(fact.value, value) + _AFTER for fact in piece.facts)
    return wide + (size * 0.95 if part.mark(piece.group) is not None else -_AFTER)


def _draw_facts(canvas: Canvas, piece: Entry, part: ThemePart, pos: tuple[float, float], room: float) -> None:
    """The numbers of a piece and the sign of its group, in one line."""
    theme, (x, y) = canvas.theme, pos
    size, value = canvas.type.size(TYPE["ui"]), TYPE["value"].sized(_FACT)
    used = 0.0
    for fact in piece.facts:
        mark = part.mark(fact.icon)
        canvas.icon(fact.icon, (x + used + size * 0.5, y), size * 1.1, mark.colour if mark else theme["ink"])
        used += size * 1.25
        left = max(0.0, room - used)
        used += canvas.text(fact.value, (x + used, y), value, theme["ink"], at="mid", width=left) + _AFTER
    mark = part.mark(piece.group)
    if mark is not None:
        canvas.icon(piece.group, (x + used + size * 0.45, y), size, mark.colour)


def _draw_trait(
    canvas: Canvas, place: tuple[float, float, float, float], trait: Trait, mark: Mark | None
) -> None:
    theme, (x, y, w, h) = canvas.theme, place
    colour = mark.colour if mark is not None else theme["slate"]
    canvas.rect(place, theme["parchment-card"], radius=3, edge=theme["parchment-rule"], width=1.2)
    canvas.rect((x, y, 36, h), colour, radius=3)
    if trait.icon:
        canvas.icon(trait.icon, (x + 18, y + h / 2), 25, theme["main-text"])
    value = TYPE["value"].sized(20)
    number = str(trait.value) if trait.value or trait.value_icon else ""
    right, room = x + w - 8, w - 54 - canvas.type.width(number, value)
    style, side = trait_type(canvas.type, trait, room)
    if side:
        canvas.icon(trait.value_icon, (right + 2 - side / 2, y + h / 2), side, colour)
        right, room = right - side * _SIGN, room - side * _SIGN
    if canvas.type.width(trait.name, style) * CONDENSED <= room:
        canvas.text(trait.name, (x + 43, y + h / 2), style, theme["ink"], at="mid", width=room)
    else:
        tight_text(canvas, trait.name, (x + 43 + room / 2, y + h / 2), style, theme["ink"], room)
    canvas.text(number, (right, y + h / 2), value, colour, align="right", at="mid")


def trait_type(text: Text, trait: Trait, room: float) -> tuple[Style, float]:
    """The type of a trait's name and the size of the sign of its value, in so much room for both.

    The name rather shrinks than that the sign is left out; 0 where even that does not help.
    """
    usual, side = TYPE["name"].sized(21), text.size(TYPE["ui"]) * 0.78
    left = room - side * _SIGN
    style = text.shrunk(trait.name, usual, left)
    if trait.value_icon and text.width(trait.name, style) * CONDENSED <= left:
        return style, side
    return usual, 0.0
