"""Tray: options and buttons that lie side by side in a zone of the table, in pages where they are many.

Options that are pairs come on a page of their own for each piece to which something is brought. Options of one piece
can be looked at alone, as they are when that piece is clicked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.kit.prompts import halves_of
from game.ui.cards.option_card import Option, OptionCard
from game.ui.panels.banner import capped
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.rich_text import plain
from game.ui.screen.text import SMALLEST
from game.ui.screen.theme import Colour, Style
from game.ui.widgets.base import Widget, mix
from game.ui.widgets.button import Button
from game.ui.widgets.emblems import draw_seat
from game.ui.widgets.keyhint import draw_key, key_height, key_width
from game.ui.widgets.panel import draw_plate

TRAY = "prompt/tray"
"""The zone of a table that has a tray for options and buttons: there they lie side by side, and hang nowhere."""
HIGH, INSET, GAP, ROW_GAP = 116.0, 16.0, 10.0, 8.0
NARROWEST, WIDEST = 196.0, 330.0
WIDER, LONG = 480.0, 48
"""How wide plates are at most where one says more than so many letters."""
LARGEST = 420.0
"""How wide buttons are without options."""
MENU_ROW, MENU_GAP = 58.0, 3.0
"""The rows of a menu."""
ONE_ROW, COLUMNS = 5, 4
"""So many things lie in one row; more of them in two, of so many options each, and what is left on further pages."""
LABEL, DETAIL, LOW_LABEL, LOW_DETAIL = (
    Style("ui-bold", 23), Style("ui-medium", 19, 1.08), Style("ui-bold", 20, 1.0), Style("ui-medium", 18, 1.0),
)  # fmt: skip
PICTURE, LOW_PICTURE = 64.0, 42.0
LETTER, LINES = 10.0, 1
"""How wide a letter is taken to be, and how many lines of them a plate shows at the least."""
_LOW = 70.0
DARK = 300
"""A plate whose colours add up to less takes light words."""
KEY_HIGH = 34.0
"""How high above the lower edge of a plate words are beside the plate of its key."""
AROUND, AROUND_LOW = 12.0, 6.0
"""What of the height of a plate is left free round its words."""
HEAD_PICTURE, HEAD_PAD = 34.0, 10.0
"""The picture of a plate whose words run below it, as there is no room for all of them beside it; and what is left free
round both.
"""


class TrayCard(OptionCard):
    """An option as a plate of the tray: what it is about at the left, its name and meaning beside it; where that is
    long it is told in full to whoever points at it.
    """

    def __init__(self, rect: RectLike, option: Option, on_take: Callable[[str], object], *, key: str = "") -> None:
        super().__init__(rect, option, on_take, key=key)
        said = plain(option.choice.detail)
        self.hint = said if len(said) * LETTER > LINES * (self.rect.width - PICTURE - 3 * GAP) else ""

    def draw(self, canvas: Canvas) -> None:
        theme, rect, choice = canvas.theme, self.rect, self.option.choice
        edge = theme["gold"] if self.selected else mix(theme["gold"], theme["oxblood"], self.warmth.value)
        fill = mix(theme["leather-button"], theme["leather-hover"], max(self.warmth.value, float(self.selected)))
        draw_plate(canvas, rect, fill, edge)
        first, second_ink = ("on-dark", "cream-2") if sum(fill) < DARK else ("ink", "ink-2")
        low = rect.height < _LOW
        side = LOW_PICTURE if low else min(PICTURE, rect.width * 0.3)
        x = rect.x + (8 if low else 14)
        sign = pygame.FRect(x, rect.centery - side / 2, side, side) if self.option.picture or choice.icon else None
        if sign is not None:
            x += side + (8 if low else 14)
        room = rect.right - 10 - x
        wide = 0.0
        if self.key_hint:
            wide = key_width(canvas, self.key_hint)
            low_by = max(18.0, key_height(canvas) / 2 + 4)
            draw_key(canvas, (rect.right - 8, rect.bottom - low_by), self.key_hint, dark=False, align="right")
        head, said = (LOW_LABEL if low else LABEL), plain(choice.brief or choice.detail if low else choice.detail)
        style = canvas.type.at_most(capped(canvas.type, head, 1.15), head.size * 1.15)
        style = canvas.type.shrunk(max(choice.label.split(), key=len), style, room)
        second = LOW_DETAIL if low else DETAIL
        small = canvas.type.at_most(capped(canvas.type, second, 1.1), second.size * 1.12)
        step, below = canvas.type.line_height(style), canvas.type.line_height(small)
        most = max(1, int((rect.height - 10 - (below if said else 0)) // step))
        style = _in_lines(canvas, choice.label, style, room, min(2, most))
        step = canvas.type.line_height(style)
        lines = canvas.type.title(choice.label, style, room, lines=min(2, most))
        if not low and self._is_cut(canvas, said, small, (room - wide - 4, rect.height - AROUND - len(lines) * step)):
            self._draw_below(canvas, head, said, small, wide)
            return
        if sign is not None:
            self._draw_sign(canvas, sign, theme[first])
        left = max(0, min(3, int((rect.height - (AROUND_LOW if low else AROUND) - len(lines) * step) // below)))
        details = len(canvas.type.wrap(said, small, room)) if said else 0
        shown = min(left, details)
        foot = rect.centery + (len(lines) * step + shown * below) / 2
        beside = self.key_hint and foot > rect.bottom - max(KEY_HIGH, key_height(canvas) + 6)
        narrow = room - wide - 4
        room_below = narrow if beside and (details > 1 or canvas.type.width(said, small) > narrow) else room
        if room_below < room:
            shown = min(left, len(canvas.type.wrap(said, small, room_below)))
        top = rect.centery - (len(lines) * step + shown * below) / 2
        base = top + canvas.type.ascent(style) * 0.92
        for line in lines:
            canvas.text(line.text, (x, base), style, theme[first], width=room)
            base += step
        if shown:
            at = (x, top + len(lines) * step + canvas.type.ascent(small))
            canvas.paragraph(said, at, small, theme[second_ink], room_below, lines=shown)
        self._draw_tick(canvas)

    def _is_cut(self, canvas: Canvas, said: str, style: Style, free: tuple[float, float]) -> bool:
        """Whether there is no room for all of the words beside the picture, so wide and so high, or one would be
        parted.
        """
        if not said or not (self.option.picture or self.option.choice.icon):
            return False
        if any(canvas.type.width(word, style) > free[0] for word in said.split()):
            return True
        return len(canvas.type.wrap(said, style, free[0])) > min(3, int(free[1] // canvas.type.line_height(style)))

    def _draw_below(self, canvas: Canvas, head: Style, said: str, style: Style, key: float) -> None:
        """The name beside a smaller picture, and the words below both over the whole width, but for the key."""
        rect, choice = self.rect, self.option.choice
        fill = mix(canvas.theme["leather-button"], canvas.theme["leather-hover"], self.warmth.value)
        first, second = ("on-dark", "cream-2") if sum(fill) < DARK else ("ink", "ink-2")
        sign = pygame.FRect(rect.x + HEAD_PAD, rect.y + 4, HEAD_PICTURE, HEAD_PICTURE)
        self._draw_sign(canvas, sign, canvas.theme[first])
        x, room = sign.right + HEAD_PAD, rect.right - HEAD_PAD - sign.right - HEAD_PAD
        title = _in_lines(canvas, choice.label, canvas.type.at_most(head, head.size), room, 2)
        lines, step = canvas.type.title(choice.label, title, room, lines=2), canvas.type.line_height(title)
        base = max(sign.y, sign.centery - len(lines) * step / 2) + canvas.type.ascent(title) * 0.92
        for line in lines:
            canvas.text(line.text, (x, base), title, canvas.theme[first], width=room)
            base += step
        top, below = max(sign.bottom, sign.y + len(lines) * step), canvas.type.line_height(style)
        most = max(1, int((rect.bottom - 2 - top) // below))
        whole = rect.width - 2 * HEAD_PAD
        used = len(canvas.type.wrap(said, style, whole))
        beside_key = top + used * below > rect.bottom - KEY_HIGH
        canvas.paragraph(said, (rect.x + HEAD_PAD, top + canvas.type.ascent(style)), style, canvas.theme[second],
                         whole - (key + 6 if beside_key else 0.0), lines=most)  # fmt: skip
        self._draw_tick(canvas)

    def _draw_sign(self, canvas: Canvas, box: pygame.FRect, ink: Colour) -> None:
        option = self.option
        if option.picture:
            canvas.image(option.picture, box, fit="cover" if option.seat else "contain", radius=5 if option.seat else 0)
        else:
            canvas.icon(option.choice.icon, box.center, box.height * 0.8, ink)
        if option.seat:
            canvas.rect(box, None, radius=5, edge=canvas.theme["parchment-edge"], width=2)
        if option.seat and box.height > HEAD_PICTURE:
            draw_seat(canvas, option.seat, (box.right - 4, box.bottom - 4), 11)


def _in_lines(canvas: Canvas, label: str, style: Style, room: float, lines: int) -> Style:
    """The largest type up to this one in which a label takes no more lines; never below the least size."""
    size = canvas.type.size(style)
    while len(canvas.type.wrap(label, style, room)) > lines and size > SMALLEST:
        size = max(SMALLEST, size - 1.0)
        style = canvas.type.at_most(style, size)
    return style


def pages_of(options: Sequence[Option], buttons: int) -> list[list[Option]]:
    """The options of a tray, page by page: all on one where they fit, else what is no pair, then what can be brought to
    each piece.
    """
    if len(options) + min(1, buttons) <= ONE_ROW or len(options) <= 2 * COLUMNS:
        return [list(options)]
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(halves_of(option.choice.id)[1], []).append(option)
    pages: list[list[Option]] = []
    for group in groups.values():
        count = -(-len(group) // (2 * COLUMNS))
        size = -(-len(group) // count)
        pages += [group[at : at + size] for at in range(0, len(group), size)]
    return pages


def name_of(page: Sequence[Option]) -> str:
    """To whom or what the options of a page are brought, in words; empty where they are no pairs."""
    first = page[0].choice if page else None
    return first.brief[:1].upper() + first.brief[1:] if first is not None and halves_of(first.id)[1] else ""


def lay_out_tray(
    zone: pygame.FRect, options: Sequence[Option], take: Callable[[str], object], keys: Sequence[str],
    buttons: Sequence[Button],
) -> list[OptionCard]:
    """The options of a page as plates, and the buttons one below the other behind them."""
    count, behind = len(options), 1 if buttons else 0
    rows = 1 if count + behind <= ONE_ROW else 2
    columns = -(-count // rows)
    room = zone.width - 2 * INSET
    narrow = NARROWEST if behind and rows > 1 else 0.0
    each = (room - (narrow + GAP if narrow else 0.0) + GAP) / max(1, columns + (0 if narrow else behind)) - GAP
    says_much = any(len(plain(option.choice.detail)) > LONG for option in options)
    width = min(WIDER if says_much else WIDEST, each)
    whole = min(HIGH, zone.height - 6)
    high = (whole - ROW_GAP * (rows - 1)) / rows
    left, top = zone.x + INSET, zone.centery - whole / 2 - 2
    cards: list[OptionCard] = []
    for index, (option, key) in enumerate(zip(options, keys, strict=True)):
        x, y = left + (index % columns) * (width + GAP), top + (index // columns) * (high + ROW_GAP)
        cards.append(TrayCard((x, y, width, high), option, take, key=key))
    alone = min(room, LARGEST)
    _stack(buttons, pygame.FRect(left + columns * (width + GAP), top, narrow or (width if count else alone), whole))
    return cards


def lay_out_menu(
    zone: pygame.FRect, options: Sequence[Option], take: Callable[[str], object], keys: Sequence[str]
) -> list[OptionCard]:
    """All options as a list that ends at the lower right corner of a zone: each as wide as it, in further columns to
    the left where they are more than it has room for.
    """
    rows = max(1, int((zone.height + MENU_GAP) // (MENU_ROW + MENU_GAP)))
    columns = max(1, -(-len(options) // rows))
    rows = -(-len(options) // columns)
    top = zone.bottom - rows * (MENU_ROW + MENU_GAP) + MENU_GAP
    cards: list[OptionCard] = []
    for at, (option, key) in enumerate(zip(options, keys, strict=True)):
        left = zone.x - (columns - 1 - at // rows) * (zone.width + MENU_GAP)
        place = (left, top + at % rows * (MENU_ROW + MENU_GAP), zone.width, MENU_ROW)
        cards.append(TrayCard(place, option, take, key=key))
    return cards


def _stack(buttons: Sequence[Widget], zone: pygame.FRect) -> None:
    high = (zone.height - ROW_GAP * (len(buttons) - 1)) / max(1, len(buttons))
    for index, button in enumerate(buttons):
        button.rect = pygame.FRect(zone.x, zone.y + index * (high + ROW_GAP), zone.width, high)
