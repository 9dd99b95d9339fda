"""The decider's banner: whose decision it is, with portrait, seat shape and number, and the question."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import pygame

from game.kit.shown import Banner
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.devices import PADS
from game.ui.screen.scene import Words
from game.ui.screen.text import CONDENSED, SMALLEST, Text
from game.ui.screen.theme import TYPE, Colour, Style, light_of
from game.ui.widgets.base import mix
from game.ui.widgets.brass import draw_plaque
from game.ui.widgets.emblems import draw_seat
from game.ui.widgets.panel import draw_parchment, draw_rivet, draw_rule, leather_part

TAIL, LIP, HEM = 20.0, 8.0, 19.0
_DETAIL = 24.0
"""The size to which the lines under the question may grow: two of them stand above the hem."""
DETAIL_PITCH = 1.45
"""From the base line of the question to the lowest tail of the line under it, in sizes of that line."""
GROWTH, BESIDE = 1.3, 14.0
"""How far those lines grow, and how far they end before what stands beside them."""
SIGN = Style("ui-extrabold", 20)
_FOOT, _BAR = 8.0, 34.0
"""How far above the lower edge of a sheet its words end, and how far before its right edge."""
GROWTHS = (1.3, 1.15, 1.0)
"""How far the question grows with the type, as it has room."""
SHRUNK = (0.9, 0.8)
"""How much smaller it is in two lines where nothing else keeps it clear of what stands beside it."""
TWO_LINES = 1.86
"""From the top of the words to the second base line, in sizes of their type."""
LEAST = 21.0
"""The question never becomes smaller than this for the sake of what is told below it."""
LIGHT_PAINT = 0.3
"""From this light on paint bears dark type."""
FACE = (0.5, 0.22)
"""Where the face lies in a portrait, as parts of its width and height."""


class _Inks(NamedTuple):
    """The roles of the colours of the question, of the line under it, of the last one, and of its number."""

    head: str
    detail: str
    last: str
    weak: str


_ON_CLOTH = _Inks("on-cloth", "on-cloth-2", "on-cloth-2", "on-cloth-weak")
_ON_PAPER = _Inks("black-ink", "ink", "oxblood", "ink-2")
_ON_LIGHT_PAINT = _Inks("black-ink", "black-ink", "black-ink", "black-ink")


def capped(text: Text, style: Style, most: float = 1.2) -> Style:
    """A style that grows with the text setting by at most `most`: for panels that cannot grow."""
    return style if text.factor <= most else style.sized(style.size * most / text.factor)


def draw_banner(
    canvas: Canvas, rect: RectLike, text: RectLike, banner: Banner, portrait: str, words: Words, device: str = ""
) -> None:
    """Draw the banner in the colour of the decider's seat (oxblood for all together); `text` is where its
    words go. `device` is the one that alone answers.
    """
    x, y, w, h = rect
    colour = seat_colour(canvas, banner.seat)
    kind = canvas.theme.material.banner
    GROUNDS[kind](canvas, (x, y, w, h), colour)
    signs = (x + 98, y + 90), (x + 34, y + 93)
    if kind == PENNANT:
        _draw_framed(canvas, (x + 22, y + 10, 78, h - 22), portrait, colour)
    elif kind == BROADSIDE:
        draw_portrait(canvas, (x + 58, y + h / 2 - 2), h / 2 - 11, portrait, colour)
        signs = (x + 88, y + h - 16), (x + 30, y + h - 12)
    else:
        left, radius = (x + 70, 41.0) if kind == NOTICE else (x + 64, 46.0)
        draw_portrait(canvas, (left, y + 55), radius, portrait, colour)
    if banner.seat:
        draw_seat(canvas, banner.seat, signs[0], 14.0)
    if device:
        _draw_device(canvas, signs[1], device, colour)
    light = kind == PENNANT and canvas.theme.ink_on(_paint_of(colour)) == canvas.theme["black-ink"]
    inks = _ON_PAPER if kind in (NOTICE, BROADSIDE) else _ON_LIGHT_PAINT if light else _ON_CLOTH
    right, hem = {NOTICE: (x + w - _BAR, y + h - _FOOT), BROADSIDE: (x + w - 24, y + h - 4)}.get(
        kind, (x + w - 18, y + h - HEM)
    )
    _draw_words(canvas, text, banner, words, right, hem, inks)


def room_for_words(zone: pygame.FRect, beside: Iterable[pygame.FRect], below: Iterable[pygame.FRect]) -> pygame.FRect:
    """What the words have of their zone: the lines under the question end before what stands beside them, and above
    what stands below.
    """
    right = min((rect.x - BESIDE for rect in beside), default=zone.right)
    low = min((rect.y for rect in below), default=zone.bottom)
    return pygame.FRect(zone.x, zone.y, min(zone.right, right) - zone.x, min(zone.bottom, low) - zone.y)


def seat_colour(canvas: Canvas, seat: int) -> Colour:
    """The colour of a seat, numbered from 1; oxblood for 0, all players together."""
    seats = canvas.theme.seats
    return seats[(seat - 1) % len(seats)].colour if seat else canvas.theme["oxblood-light"]


def draw_portrait(canvas: Canvas, centre: tuple[float, float], radius: float, portrait: str, colour: Colour) -> None:
    """A round portrait in a ring of a colour; without one a compass."""
    x, y = centre
    canvas.circle(centre, radius + 6, canvas.theme["gold-dark"])
    canvas.circle(centre, radius + 4.5, colour)
    canvas.circle(centre, radius, canvas.theme["leather"])
    if portrait:
        box = (x - radius, y - radius, 2 * radius, 2 * radius)
        canvas.image(portrait, box, fit="cover", focus=FACE, radius=radius)
    else:
        canvas.icon("compass", centre, radius * 1.3, canvas.theme["gold-title"])


def _draw_framed(canvas: Canvas, rect: tuple[float, float, float, float], portrait: str, colour: Colour) -> None:
    """A portrait on a colour in a light frame; without one a compass."""
    x, y, w, h = rect
    theme = canvas.theme
    canvas.rect(rect, colour if portrait else theme["leather"], radius=7, edge=theme["leather-edge"], width=2)
    if portrait:
        canvas.image(portrait, rect, fit="cover", focus=FACE, radius=7)
    else:
        canvas.icon("compass", (x + w / 2, y + h / 2), w * 0.7, theme["gold-title"])
    canvas.rect((x - 1, y - 1, w + 2, h + 2), None, radius=8, edge=theme["on-cloth"], width=2.6)


def _draw_device(canvas: Canvas, centre: tuple[float, float], device: str, colour: Colour) -> None:
    """The sign of a device: a keyboard, or a pad with its number."""
    theme, (x, y) = canvas.theme, centre
    number = PADS.index(device) + 1 if device in PADS else 0
    wide = 58.0 if number else 42.0
    canvas.rect((x - wide / 2, y - 15, wide, 30), theme["inset-leather"], radius=15, edge=colour, width=2.4)
    canvas.icon("pad" if number else "keyboard", (x - (10 if number else 0), y), 24, theme["cream"])
    if number:
        canvas.text(str(number), (x + 15, y), SIGN, theme["on-dark"], align="middle", at="mid")


def _draw_cloth(canvas: Canvas, rect: tuple[float, float, float, float], colour: Colour) -> None:
    x, y, w, h = rect
    theme = canvas.theme
    low = mix(theme["black-ink"], colour, 0.25)
    high = mix(low, (92, 92, 92), 0.25)
    dark = mix(theme["black-ink"], low, 0.5)
    bottom = y + h - HEM + 5
    canvas.shadow((x + 4, y, w - 8, h - 16), radius=4, drop=(0, 6), blur=9, alpha=0.7)
    for edge, way in ((x, 1), (x + w, -1)):
        tail = [(edge, y), (edge + way * TAIL, y), (edge + way * TAIL, y + h - 10), (edge, y + h - 2)]
        canvas.polygon(tail, dark)
    canvas.rect((x + LIP - 2, y - 8, w - 2 * LIP + 4, h - 6), (high, low), radius=2)
    for edge in (x + LIP, x + w - LIP):
        canvas.line((edge, y), (edge, bottom - 3), colour, 2)
    canvas.line((x + LIP + 10, bottom - 5), (x + w - LIP - 10, bottom - 5), colour, 2)


def _paint_of(colour: Colour) -> Colour:
    """The paint of a pennant of a seat: a little darker than its marks, unless it is so light that type is dark."""
    return colour if light_of(colour) > LIGHT_PAINT else mix(colour, (0, 0, 0), 0.16)


def _draw_pennant(canvas: Canvas, rect: tuple[float, float, float, float], colour: Colour) -> None:
    """A pennant of painted wood, its sides drawn in, with two light lines."""
    x, y, w, h = rect
    ground = _paint_of(colour)
    left, right, middle = x - TAIL, x + w + TAIL, y + h / 2
    outline = [(left, y), (right, y), (x + w, middle), (right, y + h), (left, y + h), (x, middle)]
    canvas.shadow((x - TAIL, y, w + 2 * TAIL, h), radius=4, drop=(0, 5), blur=8, alpha=0.45)
    canvas.polygon(outline, ground, edge=mix(ground, (0, 0, 0), 0.35), width=2)
    for line in (y + 6, y + h - 6):
        canvas.line((x - TAIL + 8, line), (x + w + TAIL - 8, line), canvas.theme["on-cloth"], 1.6, alpha=190)


def _draw_notice(canvas: Canvas, rect: tuple[float, float, float, float], colour: Colour) -> None:
    """A sheet that hangs on two nails, with a bar in a colour at either side."""
    x, y, w, h = rect
    top = y + 5
    draw_parchment(canvas, (x + LIP, top, w - 2 * LIP, h - 5), "notice", rule=False)
    for edge in (x + LIP + 3, x + w - LIP - 13):
        canvas.rect((edge, top + 18, 9, h - 32), colour)
        canvas.line((edge + 1, top + 18), (edge + 1, top + h - 15), (255, 255, 255), 1.4, alpha=90)
    for nail in (x + 22, x + w - 22):
        draw_rivet(canvas, (nail, top + 9), 4.6)


def _draw_broadside(canvas: Canvas, rect: tuple[float, float, float, float], colour: Colour) -> None:
    """A printed sheet between two ribbons in a colour, with a bar in it at either side."""
    x, y, w, h = rect
    ink = canvas.theme["black-ink"]
    for edge, way in ((x, -1), (x + w, 1)):
        out, low = edge + way * TAIL, y + h * 0.72
        tail = [(edge, y + 14), (out, y + 14), (out - way * 10, (y + 14 + low) / 2), (out, low), (edge, low)]
        canvas.polygon(tail, mix(colour, (0, 0, 0), 0.14), edge=ink, width=2)
    draw_parchment(canvas, (x, y - 4, w, h + 4), "broadside", rule=False)
    for bar in (x + 7, x + w - 13):
        canvas.rect((bar, y + 6, 6, h - 14), colour)


def _hang_plaque(canvas: Canvas, rect: tuple[float, float, float, float], colour: Colour) -> None:
    """A plate of the material that hangs down, edged in a colour."""
    draw_plaque(canvas, rect, colour, leather_part)


BETWEEN = " · "
"""What parts two details on one line."""
CLOTH, PENNANT, NOTICE, BROADSIDE, PLAQUE = "cloth", "pennant", "notice", "broadside", "plaque"
GROUNDS: dict[str, Callable[[Canvas, tuple[float, float, float, float], Colour], None]] = {
    CLOTH: _draw_cloth, PENNANT: _draw_pennant, NOTICE: _draw_notice, BROADSIDE: _draw_broadside, PLAQUE: _hang_plaque,
}  # fmt: skip
"""What a question stands on, by the material (`Material.banner`)."""


def _draw_words(
    canvas: Canvas, text: RectLike, banner: Banner, words: Words, right: float, hem: float, inks: _Inks
) -> None:
    x, y, w, h = text
    theme = canvas.theme
    line = words("ui.table.banner", who=banner.who, verb=banner.verb) if banner.who else banner.verb
    room = right - x
    if banner.steps > 1:
        step = words("ui.table.step", step=banner.step, steps=banner.steps)
        style = capped(canvas.type, TYPE["second"])
        room -= canvas.text(step, (right, y + 18), style, theme[inks.weak], align="right", at="mid") + 10
    low = min(y + h, hem - 2)
    most = max(LEAST, (low - y - DETAIL_PITCH * SMALLEST) / TWO_LINES) if banner.details else 0.0
    style, lines = fitted(canvas, line, room, min(w, room), most)
    base = y + max(28 if len(lines) == 1 else 22, canvas.type.size(style) * 0.82)
    for index, part in enumerate(lines):
        at = (x, base + index * canvas.type.size(style) * 1.04)
        canvas.text(part, at, style, theme[inks.head], width=min(w, room) if index else room)
    left = 2 if len(lines) == 1 else 1
    last = base + (len(lines) - 1) * canvas.type.size(style) * 1.04
    if theme.material.banner == BROADSIDE:
        left = 1
    under = DETAIL_PITCH + (min(left, len(banner.details)) - 1) * TYPE["prompt-detail"].leading
    room_below = max(SMALLEST, (low - last) / under)
    detail = canvas.type.at_most(capped(canvas.type, TYPE["prompt-detail"], GROWTH), min(_DETAIL, room_below))
    top = last + canvas.type.size(detail) * 1.2
    told = banner.details[:left]
    if theme.material.banner == BROADSIDE and len(lines) == 1:
        told = (BETWEEN.join(banner.details),) if banner.details else ()
    low_banner = theme.material.banner in (PENNANT, BROADSIDE)
    if len(told) == 1 and left > 1 and low_banner and canvas.type.width(told[0], detail) > w:
        detail = canvas.type.at_most(detail, TYPE["prompt-detail"].size)
        told = tuple(canvas.type.wrap(told[0], detail, w)[:left])
    elif told and left > 1 and cut(canvas, told[0], detail, w):  # all of the first line is worth more than a second
        two = max(SMALLEST, (low - last) / (DETAIL_PITCH + TYPE["prompt-detail"].leading))
        detail = canvas.type.at_most(detail, min(TYPE["prompt-detail"].size, two))
        told = in_two(canvas, told[0], detail, w)
        top = last + canvas.type.size(detail) * 1.2
    for index, part in enumerate(told):
        at = (x, top + index * canvas.type.line_height(detail))
        canvas.text(part, at, detail, theme[inks.last if index else inks.detail], width=w)


def cut(canvas: Canvas, line: str, style: Style, width: float) -> bool:
    """Whether a line ends in dots at such a width, however narrow and small its type becomes."""
    return canvas.type.width(line, canvas.type.shrunk(line, style, width)) * CONDENSED > width


def in_two(canvas: Canvas, line: str, style: Style, width: float) -> tuple[str, ...]:
    """A line in two, the second with all that is left."""
    first, *more = canvas.type.wrap(line, style, width)
    return (first, " ".join(more)) if more else (first,)


def fitted(
    canvas: Canvas, line: str, room: float, last: float = 0.0, most: float = 0.0
) -> tuple[Style, list[str]]:
    """The question in one large line, or in two smaller ones, as far grown with the type as it has room; `last` is the
    room of the second line where something stands beside it, `most` the size of two lines above what is below them.
    """
    for growth in GROWTHS:
        style = capped(canvas.type, TYPE["prompt"], growth)
        wide = canvas.type.width(line, style) * CONDENSED
        if wide <= room and (wide <= (last or room) or growth < GROWTHS[0]):  # its tails stay above what is beside it
            return style, [line]
    for growth in (*GROWTHS, *SHRUNK):
        style = capped(canvas.type, TYPE["prompt"].sized(24), growth)
        style = canvas.type.at_most(style, most) if most else style
        wrapped = canvas.type.wrap(line, style, room)
        if len(wrapped) <= 2 and canvas.type.width(wrapped[-1], style) * CONDENSED <= (last or room):
            break
    return style, wrapped if len(wrapped) <= 2 else [wrapped[0], " ".join(wrapped[1:])]


def draw_head(
    canvas: Canvas, x: float, y: float, width: float, title: str, side: str = "", *, rule: bool = False
) -> float:
    """A panel's title on parchment with something small at the right (a rule's number with `rule`) and a line
    below; gives the y below it.
    """
    theme = canvas.theme
    style, ink = capped(canvas.type, TYPE["quote"].sized(20)), theme["ink-2"]
    if rule:
        style, ink = capped(canvas.type, TYPE["label"].sized(18.5)), theme["rule-link-ink"]
    head = capped(canvas.type, TYPE["panel-title"])
    least = canvas.type.width(title, canvas.type.shrunk(title, head, 0)) * CONDENSED
    room = min(width * 0.5, width - least - 14)
    used = canvas.text(side, (x + width, y + 22), style, ink, align="right", width=room)
    canvas.text(title, (x, y + 22), head, theme["ink"], width=width - used - 12)
    draw_rule(canvas, x, y + 38, width, theme["parchment-rule"], size=4)
    return y + 48
