"""Intent marks: what is going to come, drawn on the pieces: chips above those that will act, plates on those that will
be hurt, and the part of a bar that will be lost.

`draw_chips(canvas, [(rect, move), ...], alpha)` lays out all chips that are seen together, so that none lies on
another; `draw_plate` goes over the lower edge of a piece. Sure losses are hatched like this /, possible ones like \\.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.kit.intent import Deed, Move, Toll
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.text import CONDENSED
from game.ui.screen.theme import Colour, Style

CHIP = 30.0
ABOVE = 2.0
NARROW, ONTO, WIDER = 120.0, 12.0, 34.0
"""On a card narrower than this a chip lies on its upper edge and is no wider; above others it may be so much wider."""
DISC, LEAST_DISC = 13.0, 26.0
PLATE = (212.0, 52.0)
PILL = (96.0, 30.0)
LARGE_TYPE = 1.6
"""From this type on a chip shows its place in the order and its number alone."""
_NUMBER = Style("ui-extrabold", 19)
_WORD = Style("ui-bold", 18)
_PLATE_NUMBER = Style("title-bold", 34)
_PLATE_WORD = Style("ui-bold", 18)
_GROUND: Colour = (24, 17, 12)
_SLACK, _GAP, _ICON = 8.0, 5.0, 20.0
_HATCH, _THIN = 9.0, 6.0


def draw_chips(canvas: Canvas, moves: Sequence[tuple[pygame.FRect, Move]], words: Words, alpha: int) -> None:
    """The chips of all moves, each above its piece; one that lies before another is as narrow as it must be."""
    placed = sorted(moves, key=lambda each: (round(each[0].y), each[0].x))
    for index, (rect, move) in enumerate(placed):
        after = placed[index + 1][0] if index + 1 < len(placed) else None
        beside = after is not None and abs(after.y - rect.y) < CHIP
        most = rect.width if rect.width < NARROW else rect.width + WIDER
        room = min(after.x - rect.x - 4, most) if beside and after is not None else most
        _draw_chip(canvas, rect, move, words, max(LEAST_DISC, room), alpha)


def _draw_chip(canvas: Canvas, rect: pygame.FRect, move: Move, words: Words, room: float, alpha: int) -> None:
    """One chip: a disc with the place in the order, and what it does as far as there is room."""
    place = str(move.first) if move.first == move.last else f"{move.first}–{move.last}"
    number = canvas.type.at_most(_NUMBER, 22)
    disc = max(2 * DISC, canvas.type.width(place, number) + 14)
    parts = _parts(canvas, move, words, room - disc)
    width = disc + sum(wide for wide, _ in parts) + (_SLACK if parts else 0)
    left = rect.x + (min(room, rect.width) - width) / 2 if room < rect.width else rect.centerx - width / 2
    top = max(rect.y - CHIP + (ONTO if rect.width < NARROW else -ABOVE), canvas.bounds.top)

    def paint(made: Canvas) -> None:
        theme = made.theme
        if parts:
            ground = theme["strip"] if theme.material.day else _GROUND
            made.rect((1, 1, width - 2, CHIP - 2), ground, radius=CHIP / 2, edge=theme["leather-line"], width=1.6)
        box = (1, CHIP / 2 - DISC, disc, 2 * DISC)
        made.rect(box, theme["gold"], radius=DISC, edge=theme["black-ink"], width=1.4)
        ink, middle = theme["black-ink"], 1 + disc / 2
        made.text(place, (middle, CHIP / 2), number, ink, align="middle", at="mid", width=disc - 4)
        x = disc + 1
        for wide, draw in parts:
            draw(made, x)
            x += wide

    made = canvas.kept(("intent-chip", move, room, id(canvas.type)), (width + 2, CHIP), paint)
    canvas.blit(made, (left, top), alpha)


Part = tuple[float, Callable[[Canvas, float], None]]


def _parts(canvas: Canvas, move: Move, words: Words, room: float) -> list[Part]:
    """What stands behind the disc: all deeds if there is room, else those with a number, else the first of them."""
    if move.hidden:
        tries = [[_word(canvas, words("ui.intent.hidden"))]]
    else:
        counted = [deed for deed in move.deeds if deed.value]
        plain = [deed for deed in move.deeds if not deed.value]
        if canvas.type.factor >= LARGE_TYPE:
            tries = [[_value(canvas, deed) for deed in counted[:1]]]
        elif not move.deeds:
            tries = [[_word(canvas, words("ui.intent.idle"))]]
        elif len(plain) == len(move.deeds) == 1:
            tries = [[_icon(canvas, plain[0]), _word(canvas, plain[0].words)], [_icon(canvas, plain[0])]]
        else:
            tries = [_all(canvas, deeds) for deeds in (move.deeds, counted, counted[:1], plain[:1])]
    fits = (parts for parts in tries if parts and sum(wide for wide, _ in parts) + _SLACK <= room)
    return next(fits, [])


def _all(canvas: Canvas, deeds: Sequence[Deed]) -> list[Part]:
    return [part for deed in deeds for part in (_icon(canvas, deed), *([_value(canvas, deed)] if deed.value else []))]


def _icon(canvas: Canvas, deed: Deed) -> Part:
    def draw(made: Canvas, x: float) -> None:
        made.icon(deed.icon, (x + _GAP + _ICON / 2, CHIP / 2), _ICON, made.theme["on-dark"])

    return _ICON + _GAP, draw


def _value(canvas: Canvas, deed: Deed) -> Part:
    style = canvas.type.at_most(_NUMBER, 22)
    return _text(canvas, deed.value, style, canvas.theme["loss"] if canvas.theme.material.day else (255, 150, 130))


def _word(canvas: Canvas, text: str) -> Part:
    return _text(canvas, text, canvas.type.at_most(_WORD, 20), canvas.theme["muted"])


def _text(canvas: Canvas, text: str, style: Style, colour: Colour) -> Part:
    def draw(made: Canvas, x: float) -> None:
        made.text(text, (x + _GAP, CHIP / 2), style, colour, at="mid")

    return canvas.type.width(text, style) + _GAP, draw


# -- what is lost ----------------------------------------------------------------------------------------


def draw_plate(canvas: Canvas, rect: pygame.FRect, toll: Toll, words: Words, alpha: int) -> pygame.FRect:
    """A red plate over the lower edge of a piece: what is sure to what is possible, and how many hidden cards may add.

    On a small piece it is a pill with the numbers alone. Gives its rectangle.
    """
    wide = rect.width >= PLATE[0] - 12
    width, height = (min(PLATE[0], rect.width), PLATE[1]) if wide else PILL
    box = pygame.FRect(rect.centerx - width / 2, rect.bottom - height + (8 if wide else height / 2), width, height)
    draw_plate_in(canvas, box, toll, words, alpha)
    return box


def draw_plate_in(canvas: Canvas, box: pygame.FRect, toll: Toll, words: Words, alpha: int) -> None:
    """The plate of a toll in a rectangle."""
    size = (box.width, box.height)
    mean = "" if toll.least == toll.most else words("ui.intent.about", amount=toll.expected)
    least = words("ui.intent.at-least") if toll.hidden else mean
    more = words("ui.intent.more-hidden", count=toll.hidden) if toll.hidden else ""
    text = str(toll.most) if toll.least == toll.most else f"{toll.least}–{toll.most}"

    def paint(made: Canvas) -> None:
        theme, high = made.theme, size[1]
        made.rect((0, 0, *size), theme["oxblood-dark"], radius=7, edge=theme["gold-line"], width=1.6)
        made.rect((3, 3, size[0] - 6, high - 6), None, radius=5, edge=theme["oxblood-light"], width=1.4)
        sign = "cross" if toll.falls == "sure" else "drop"
        made.icon(sign, (high * 0.5, high / 2), high * 0.56, (255, 170, 150))
        left, right = high * 0.9, size[0] - 8
        style = made.type.at_most(_PLATE_NUMBER.sized(high * 0.66), high * 0.8)
        if high < 40:
            style = made.type.at_most(_NUMBER, 24)
            said = text + ("+" if toll.hidden else "")
            made.text(said, (left, high / 2), style, theme["main-text"], at="mid", width=right - left)
            return
        left += made.text(text, (left, high / 2), style, theme["main-text"], at="mid", width=(right - left) * 0.6) + 12
        word = made.type.at_most(_PLATE_WORD, 20)
        for line, y in ((least, high * 0.32), (more, high * 0.7)):
            if made.type.width(line, word) * CONDENSED <= right - left:
                made.text(line, (left, y), word, theme["cream"], at="mid", width=right - left)

    made = canvas.kept(("intent-plate", toll, size, id(canvas.type)), size, paint)
    canvas.blit(made, box.topleft, alpha)


def draw_lost(canvas: Canvas, bar: pygame.FRect, left: int, whole: int, toll: Toll, alpha: int) -> None:
    """On a bar of health: the sure loss hatched thickly, the possible one thinly, and a light line at the worst end."""
    if whole <= 0 or not toll.most:
        return
    inner = bar.inflate(-6, -6)

    def at(health: int) -> float:
        return inner.width * max(0.0, min(1.0, health / whole))

    ends = at(left), at(left - toll.least), at(left - toll.most)

    def paint(made: Canvas) -> None:
        now, sure, worst = ends
        _hatch(made, (sure, 0, now - sure, inner.height), _HATCH, 4.0, rising=True)
        _hatch(made, (worst, 0, sure - worst, inner.height), _THIN, 1.8, rising=False)
        made.line((worst, 0), (worst, inner.height), made.theme["main-text"], 2.4)

    made = canvas.kept(("intent-lost", ends, inner.size, id(canvas.type)), inner.size, paint)
    canvas.blit(made, inner.topleft, alpha)


def _hatch(canvas: Canvas, box: tuple[float, float, float, float], step: float, width: float, *, rising: bool) -> None:
    """Slanted lines over a box, from below left to above right where they are `rising`."""
    x, y, w, h = box
    if w <= 0:
        return
    with canvas.clip(box):
        canvas.rect(box, (40, 8, 6), alpha=110 if rising else 60)
        start = x - h
        while start < x + w:
            low, high = (start, start + h) if rising else (start + h, start)
            canvas.line((low, y + h), (high, y), (255, 196, 176), width)
            start += step
