"""Forecast panel: what is at stake before a roll, and why it came out as it did.

`draw_forecast(canvas, rect, forecast, words)` and `draw_why(canvas, rect, rows, words)` fill a sheet
of parchment; both fit a narrow place and a wide one. `draw_text_sheet` shows a text with its title.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.kit.shown import Bar, Chance, DicePool, Distribution, Forecast, ForecastNote, Why
from game.ui.panels.banner import capped, draw_head
from game.ui.screen.blind_canvas import BlindCanvas
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText, plain
from game.ui.screen.scene import Words
from game.ui.screen.text import CONDENSED
from game.ui.screen.theme import TYPE, Colour, Style
from game.ui.widgets.chart import draw_column, draw_meter
from game.ui.widgets.panel import draw_parchment

WIDE = 600.0
PADDING = 24.0
ROW, GAP = 31.0, 32.0
PITCHES = (ROW, 27.0, 24.0)
"""Heights of a row of the ledger, from the one that is wanted to the least."""
HEAD, TEXT_AT = 62.0, 78.0
GROWTH = 1.15
LEADING = 1.12
"""From one base line to the next, in sizes of the type."""
MOST_BARS, LEAST_STEP = 8, 16.0
LEAST_TYPE = 18.0
FOOT = 16.0


class Density(NamedTuple):
    """How closely the sheet is filled: the height of the highest column (without it, what is said of them stands
    alone), the type of the notes, and how far all type grows with the setting.
    """

    column: float
    type: float = 19.5
    growth: float = GROWTH

    def pitch(self, canvas: Canvas) -> float:
        """How much higher than usual rows are for type that has grown further."""
        return max(1.0, min(self.growth, canvas.type.factor) / GROWTH)


GROWTHS = (1.6, 1.45, 1.3)
GROWN = tuple(Density(column, growth=growth) for growth in GROWTHS for column in (52.0, 36.0))
"""For large type: how far it grows where there is room for it."""
DENSITIES = (
    Density(52.0), Density(40.0), Density(28.0), Density(18.0, LEAST_TYPE), Density(24.0, LEAST_TYPE, 1.0),
    Density(0.0, LEAST_TYPE, 1.0),
)  # fmt: skip
"""From the one that is wanted to the last resort; before columns or notes are left out, type does not grow."""
_BIG = Style("title-bold", 46)
_TEXT = TYPE["ui"].sized(19.5)
_BOLD = TYPE["ui-bold"].sized(19.5)


def draw_forecast(canvas: Canvas, rect: pygame.FRect, forecast: Forecast, words: Words) -> None:
    """Draw what is at stake with a roll, on a sheet as high as it needs to be. Where there is much to say the columns
    are shorter, and the longest notes lose their ends if need be: they stand on the cards.
    """
    paint = _wide_forecast if rect.width >= WIDE else _narrow_forecast
    density, low = DENSITIES[0], rect.bottom
    for density in (*(GROWN if canvas.type.factor > GROWTH else ()), *DENSITIES):
        low = paint(BlindCanvas(canvas), rect, forecast, words, density)
        if low <= rect.bottom - FOOT:
            break
    draw_parchment(canvas, (rect.x, rect.y, rect.width, min(rect.height, low + FOOT - rect.y)), seed="forecast")
    paint(canvas, rect, forecast, words, density)


def _wide_forecast(canvas: Canvas, rect: pygame.FRect, forecast: Forecast, words: Words, density: Density) -> float:
    """On the left the dice, the chance and what is said of the sum; on the right what may come of it."""
    x, width = rect.x + PADDING, rect.width - 2 * PADDING
    y = draw_head(canvas, x, rect.y + 14, width, words("ui.table.forecast"), forecast.title)
    first = width * 0.38
    under = _draw_pools(canvas, x, y, first, forecast.pools, density)
    under = _draw_chance(canvas, x, under, first, forecast.chance, words, density)
    foot = rect.bottom - FOOT
    under = _draw_notes(canvas, x, under, first, [ForecastNote("", line) for line in forecast.lines], foot, density)
    many = max(2, len(forecast.distributions))
    each = (width - first - many * GAP) / many
    left, low = x + first + GAP, y
    for index, told in enumerate(forecast.distributions):
        low = max(low, _draw_distribution(canvas, (left + index * (each + GAP), y), each, told, density))
    return max(under, _draw_notes(canvas, left, low + 4, width - first - GAP, forecast.notes, foot, density))


def _narrow_forecast(canvas: Canvas, rect: pygame.FRect, forecast: Forecast, words: Words, density: Density) -> float:
    """One below the other: the dice, the chance, the columns two by two, the notes."""
    x, width = rect.x + PADDING, rect.width - 2 * PADDING
    y = draw_head(canvas, x, rect.y + 14, width, words("ui.table.forecast"), forecast.title)
    y = _draw_pools(canvas, x, y, width, forecast.pools, density)
    y = low = _draw_chance(canvas, x, y, width, forecast.chance, words, density)
    half, last = (width - 20) / 2, len(forecast.distributions) - 1
    for index, told in enumerate(forecast.distributions):
        right = index % 2
        if not right:
            y = low
        alone = index == last and not right
        place = (x + (half + 20) * right, y)
        low = max(low, _draw_distribution(canvas, place, width if alone else half, told, density))
    notes = [*forecast.notes, *(ForecastNote("", line) for line in forecast.lines)]
    return _draw_notes(canvas, x, low + 2, width, notes, rect.bottom - FOOT, density)


def draw_why(canvas: Canvas, rect: pygame.FRect, rows: Sequence[Why], words: Words) -> list[tuple[pygame.FRect, str]]:
    """Draw the sum of the last action, as in a ledger: number, icon, words; a result in oxblood below a rule.

    The sheet is as high as it needs to be. Gives the place of every row with the rule that it links to.
    """
    placed: list[tuple[pygame.FRect, Why, RichText]] = []
    grown = (Density(0.0, growth=growth) for growth in GROWTHS if canvas.type.factor > GROWTH)
    wanted = [*((density, ROW * density.pitch(canvas)) for density in grown), *((Density(0.0), p) for p in PITCHES)]
    density = wanted[-1][0]
    for density, pitch in wanted:
        placed = _place_why(canvas, rect, rows, pitch, density)
        if len(placed) == len(rows):
            break
    low = max((place.bottom for place, _, _ in placed), default=rect.y + HEAD) + 20
    draw_parchment(canvas, (rect.x, rect.y, rect.width, min(rect.bottom, low) - rect.y), seed="why")
    rule = next((row.rule for row in rows if row.rule), "")
    title = words("ui.table.happened")
    draw_head(canvas, rect.x + PADDING, rect.y + 14, rect.width - 2 * PADDING, title, rule, rule=True)
    for place, row, text in placed:
        _draw_why_row(canvas, place, row, text, density)
    return [(place, row.rule) for place, row, _ in placed]


def _place_why(
    canvas: Canvas, rect: pygame.FRect, rows: Sequence[Why], pitch: float, density: Density
) -> list[tuple[pygame.FRect, Why, RichText]]:
    """The rows one below the other; in a wide place a second column takes what the first has no room for."""
    columns = 2 if rect.width >= WIDE else 1
    width = (rect.width - 2 * PADDING - GAP * (columns - 1)) / columns
    made: list[tuple[pygame.FRect, Why, RichText]] = []
    left, top = rect.x + PADDING, rect.y + HEAD
    for row in rows:
        style = (_bold if row.strong else _text)(canvas, density.growth)
        text = RichText(canvas.type, row.text, style, width - TEXT_AT)
        height = max(pitch, text.height + min(0.0, pitch - ROW) + 6)
        if top + height > rect.bottom - 14 and columns == 2 and left == rect.x + PADDING:
            left, top = left + width + GAP, rect.y + HEAD
        if top + height > rect.bottom - 6:
            break
        made.append((pygame.FRect(left, top, width, height), row, text))
        top += height
    return made


def _draw_why_row(canvas: Canvas, place: pygame.FRect, row: Why, text: RichText, density: Density) -> None:
    theme = canvas.theme
    ink = theme["oxblood"] if row.strong else theme["ink"]
    middle = place.y + min(ROW * density.pitch(canvas), place.height) / 2
    if row.strong:
        canvas.line((place.x, place.y + 1), (place.right, place.y + 1), theme["parchment-rule"], 1.2)
    bold = _bold(canvas, density.growth)
    canvas.text(row.number, (place.x + 38, middle), bold, ink, align="right", at="mid", width=44)
    if row.icon:
        canvas.icon(row.icon, (place.x + 58, middle), 20, ink if row.strong else theme["ink-2"])
    text.draw(canvas, (place.x + TEXT_AT, middle - text.height / max(1, text.lines) / 2 + 1), ink=ink)


def draw_text_sheet(canvas: Canvas, rect: pygame.FRect, title: str, text: str) -> None:
    """A sheet with a title and a text, as high as the text needs; where it is too long its type is smaller."""
    width = rect.width - 2 * PADDING
    style = TYPE["card-text"]
    rich = RichText(canvas.type, text, style, width)
    while 72 + rich.height + 26 > rect.height and canvas.type.size(style) > LEAST_TYPE:
        style = style.sized(style.size - 1)
        rich = RichText(canvas.type, text, style, width)
    height = min(rect.height, 72 + rich.height + 26)
    draw_parchment(canvas, (rect.x, rect.y, rect.width, height), seed="text")
    y = draw_head(canvas, rect.x + PADDING, rect.y + 14, width, title)
    with canvas.clip(rect):
        rich.draw(canvas, (rect.x + PADDING, y + 6))


def _draw_pools(
    canvas: Canvas, x: float, y: float, width: float, pools: Sequence[DicePool], density: Density
) -> float:
    """The dice of every side."""
    theme, text, k = canvas.theme, _text(canvas, density.growth), density.pitch(canvas)
    middle = y + 16 * k
    at = x
    named = sum(min(canvas.type.width(pool.label, text), width / 3) + 10 for pool in pools)
    dice = sum(pool.count for pool in pools)
    side = min(27.0 * k, (width - named - 16 * (len(pools) - 1)) / max(1, dice) - 2)
    for pool in pools:
        at += canvas.text(pool.label, (at, middle), text, theme["ink"], at="mid", width=width / 3) + 10
        for _ in range(pool.count):
            canvas.image(f"badges/{pool.die}", (at, middle - side / 2, side, side), fit="contain")
            at += side + 2
        at += 16
    return y + 38 * k


def _draw_chance(
    canvas: Canvas, x: float, y: float, width: float, chance: Chance | None, words: Words, density: Density
) -> float:
    """The chance as number and bar; the green part is what could be added."""
    if chance is None:
        return y
    theme, text, k = canvas.theme, _text(canvas, density.growth), density.pitch(canvas)
    number = words("ui.table.percent", chance=round(chance.value * 100))
    used = canvas.text(number, (x, y + 42), capped(canvas.type, _BIG, 1.0), theme["oxblood"], width=128)
    left = x + used + 16
    lines = canvas.type.wrap(plain(chance.aim), text, x + width - left)
    top, pitch = y + (22 if len(lines) > 1 else 34) * k, max(24 * k, canvas.type.size(text) * 1.15)
    for index, line in enumerate([*lines[:1], " ".join(lines[1:])]):
        canvas.text(line, (left, top + index * pitch), text, theme["ink"], width=x + width - left)
    y += 62 * k
    draw_meter(canvas, (x, y, width, 17), chance.value, theme["oxblood"], more=chance.more, dark=False)
    y += 40 * k
    if chance.more >= 0.005:
        said = chance.more_words
        canvas.text(said, (x + width, y), _bold(canvas, density.growth), theme["moss"], align="right", width=width)
        y += 12
    return y


def _draw_notes(
    canvas: Canvas, x: float, y: float, width: float, notes: Sequence[ForecastNote], foot: float, density: Density
) -> float:
    """Sentences with an icon each (or none), one below the other; what nearly fits two lines is condensed. Where even
    without columns there is no room down to the foot, the longest are cut, and only where each has one line the last
    are left out.
    """
    theme, k = canvas.theme, density.pitch(canvas)
    style = capped(canvas.type, _TEXT.sized(density.type), density.growth)
    pitch = max(23.0 if style.size == _TEXT.size else 21.0, canvas.type.size(style) * LEADING)
    told: list[list[str]] = []
    for note in notes:
        room = width - 28 * bool(note.icon)
        said = canvas.type.wrap(note.text, style, room)
        rest = " ".join(said[1:])
        if rest and canvas.type.width(rest, canvas.type.shrunk(rest, style, 0)) * CONDENSED <= room:
            said = [said[0], rest]
        told.append(said)
    if not density.column:
        cut_to(told, int((foot + 1 - y - 3 * len(told)) / pitch))
    for note, said in zip(notes, told, strict=True):
        if density == DENSITIES[-1] and y + pitch * len(said) > foot + 1:
            break
        left = x + 28 * bool(note.icon)
        if note.icon:
            canvas.icon(note.icon, (x + 10, y + 12 * k), 20, theme["oxblood"])
        for part in said:
            canvas.text(part, (left, y + 18 * k), style, theme["ink"], width=x + width - left)
            y += pitch
        y += 3
    return y


def cut_to(told: list[list[str]], most: int) -> None:
    """Take lines from the end of the longest text until there are at most so many in all, or one of each."""
    cut = set()
    while told and sum(map(len, told)) > max(most, len(told)):
        longest = max(range(len(told)), key=lambda at: len(told[at]))
        told[longest].pop()
        cut.add(longest)
    for at in cut:
        told[at][-1] = told[at][-1].rstrip(" ,.:;") + "…"


_TONES = {"bad": ("oxblood", "oxblood-light"), "good": ("moss", "moss-fill")}
"""Colours of the title and of the columns."""


def _draw_distribution(
    canvas: Canvas, pos: tuple[float, float], width: float, told: Distribution, density: Density
) -> float:
    """Small columns under their title, with a line where they are enough, and what is said of them."""
    x, y = pos
    theme, k = canvas.theme, density.pitch(canvas)
    ink, fill = _TONES[told.tone]
    canvas.text(told.title, (x, y + 18 * k), _bold(canvas, density.growth), theme[ink], width=width)
    if density.column or not told.note:
        y = _draw_columns(canvas, (x, y + 28 * k), width, told, theme[fill], density)
    else:
        y += 24 * k
    if told.note:
        style = canvas.type.shrunk(told.note, _text(canvas, density.growth), width)
        canvas.text(told.note, (x, y + 18 * k), style, theme["ink-2"], width=width)
        y += 23 * k
    return y + 7


def _draw_columns(
    canvas: Canvas,
    pos: tuple[float, float],
    width: float,
    told: Distribution,
    colour: Colour,
    density: Density,
) -> float:
    """Small columns on a base line with their values below; a dashed line before the first that is enough."""
    x, y = pos
    k, column, need = density.pitch(canvas), density.column or DENSITIES[-2].column, told.needed
    ink, bars = canvas.theme["ink"], shown_bars(told.bars, width)
    step = min(31.0 * k, width / max(1, len(bars)))
    highest = max((*(bar.chance for bar in bars), 0.001))
    base = y + column
    small = capped(canvas.type, TYPE["ui"].sized(18.5), density.growth)
    for index, bar in enumerate(bars):
        tall = bar.chance / highest * column
        draw_column(canvas, (x + index * step + 1, base - tall, step - 4, tall), colour)
        at = (x + (index + 0.5) * step, base + 20 * k)
        canvas.text(_value(bar, told.bars), at, small, ink, align="middle", width=step)
    canvas.line((x - 2, base), (x + len(bars) * step, base), ink, 1.6)
    enough = next((index for index, bar in enumerate(bars) if bar.value >= need), None)
    if need > 0 and enough is not None:
        at_x = x + enough * step - 1
        canvas.dashed_line((at_x, y - 2), (at_x, base), ink, width=2, dash=4, gap=3)
    return base + 26 * k


def shown_bars(bars: Sequence[Bar], width: float) -> list[Bar]:
    """As many columns as there is room for; the last one stands for all that lie beyond it."""
    most = max(3, min(MOST_BARS, int(width // LEAST_STEP)))
    if len(bars) <= most:
        return list(bars)
    rest = sum(bar.chance for bar in bars[most - 1 :])
    return [*bars[: most - 1], Bar(bars[most - 1].value, rest)]


def _value(bar: Bar, bars: Sequence[Bar]) -> str:
    """The number below a column; a plus where it stands for more than its own."""
    own = next((other.chance for other in bars if other.value == bar.value), bar.chance)
    return f"{bar.value}+" if bar.chance > own + 1e-9 else str(bar.value)


def _text(canvas: Canvas, growth: float = GROWTH) -> Style:
    return capped(canvas.type, _TEXT, growth)


def _bold(canvas: Canvas, growth: float = GROWTH) -> Style:
    return capped(canvas.type, _BOLD, growth)
