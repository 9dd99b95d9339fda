"""Forecast panel: what is at stake before a roll, and why it came out as it did.

`draw_forecast(canvas, rect, forecast, words, names)` and `draw_why(canvas, rect, rows, words)` fill a sheet
of parchment; both fit a narrow place (one column) and a wide one (three). `why_link` says which rule is
under a position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.kit.view import Bar, Forecast, Why
from game.ui.banner import draw_head
from game.ui.canvas import Canvas
from game.ui.richtext import RichText
from game.ui.scene import Words
from game.ui.theme import TYPE, Style
from game.ui.widgets.chart import draw_histogram, draw_meter
from game.ui.widgets.panel import draw_parchment

WIDE = 600.0
PADDING = 24.0
ROW = 31.0
MOST_BARS = 8
_BIG = Style("title-bold", 46)
_TEXT = TYPE["ui"].sized(19.5)
_BOLD = TYPE["ui-bold"].sized(19.5)

Names = Callable[[str], str]


def draw_forecast(canvas: Canvas, rect: pygame.FRect, forecast: Forecast, words: Words, names: Names) -> None:
    """Draw what is at stake with a roll; `names` gives the short name of a piece."""
    draw_parchment(canvas, rect, seed="forecast")
    x, width = rect.x + PADDING, rect.width - 2 * PADDING
    y = draw_head(canvas, x, rect.y + 14, width, words("ui.quest.forecast"), forecast.title)
    if rect.width >= WIDE:
        third = (width - 2 * 30) / 3
        y_aim = _draw_pools(canvas, x, y, third, forecast, words)
        _draw_aim(canvas, x, y_aim, third, forecast, words)
        _draw_wounds(canvas, x + third + 30, y, third, forecast, words, names)
        _draw_successes(canvas, x + 2 * (third + 30), y, third, forecast, words)
        return
    y = _draw_pools(canvas, x, y, width, forecast, words)
    y = _draw_aim(canvas, x, y, width, forecast, words)
    y = _draw_wounds(canvas, x, y, width, forecast, words, names)
    if rect.bottom - y > 150 and forecast.successes:
        _draw_successes(canvas, x, y, width, forecast, words)


def draw_why(canvas: Canvas, rect: pygame.FRect, rows: Sequence[Why], words: Words) -> None:
    """Draw the sum of the last action, as in a ledger: number, icon, words; a result in oxblood below a
    rule.
    """
    draw_parchment(canvas, rect, seed="why")
    theme, x, width = canvas.theme, rect.x + PADDING, rect.width - 2 * PADDING
    rule = next((row.rule for row in rows if row.rule), "")
    top = draw_head(canvas, x, rect.y + 14, width, words("ui.quest.happened"))
    if rule:
        style = TYPE["label"].sized(18.5)
        canvas.text(rule, (x + width, rect.y + 36), style, theme["rule-link-ink"], align="right")
    for row, place in zip(rows, why_rows(rect, len(rows), top - rect.y), strict=False):
        ink = theme["oxblood"] if row.strong else theme["ink"]
        middle = place.centery
        if row.strong:
            canvas.line((place.x, place.y + 1), (place.right, place.y + 1), theme["parchment-rule"], 1.2)
        style = _BOLD if row.strong else _TEXT
        canvas.text(row.number, (place.x + 40, middle), _BOLD, ink, align="right", at="mid", width=44)
        if row.icon:
            canvas.icon(row.icon, (place.x + 62, middle), 20, ink if row.strong else theme["ink-2"])
        text = RichText(canvas.type, row.text, style, 4000)
        if text.pieces and text.pieces[-1].x + text.pieces[-1].width <= place.width - 84:
            text.draw(canvas, (place.x + 82, middle - text.height / 2 + 1), ink=ink)
        else:
            said = "".join(f"{piece.text} " for piece in text.pieces).strip()
            canvas.text(said, (place.x + 82, middle), style, ink, at="mid", width=place.width - 84)


def why_rows(rect: pygame.FRect, count: int, top: float = 62.0) -> list[pygame.FRect]:
    """The places of the rows of a sum: one column, or two side by side in a wide place."""
    columns = 2 if rect.width >= WIDE else 1
    width = (rect.width - 2 * PADDING - 36 * (columns - 1)) / columns
    room = rect.bottom - 16 - (rect.y + top)
    a_column = max(1, int(room // ROW))
    if columns == 2 and count <= a_column:
        a_column = max(1, -(-count // 2)) if count > 4 else count
    places = []
    for index in range(min(count, a_column * columns)):
        column, row = divmod(index, a_column)
        left = rect.x + PADDING + column * (width + 36)
        places.append(pygame.FRect(left, rect.y + top + row * ROW, width, ROW))
    return places


def why_link(rect: pygame.FRect, rows: Sequence[Why], pos: tuple[float, float]) -> str:
    """The rule of the row under a position; empty if there is none."""
    for row, place in zip(rows, why_rows(rect, len(rows)), strict=False):
        if place.collidepoint(pos):
            return row.rule
    return ""


def _draw_pools(canvas: Canvas, x: float, y: float, width: float, forecast: Forecast, words: Words) -> float:
    """The dice of both sides."""
    theme = canvas.theme
    middle = y + 16
    at = x
    sides = ((words("ui.quest.you-roll"), forecast.hero_dice, "hero"),)
    if forecast.enemy_dice:
        sides += ((words("ui.quest.they-roll"), forecast.enemy_dice, "enemy"),)
    for label, count, kind in sides:
        at += canvas.text(label, (at, middle), _TEXT, theme["ink"], at="mid", width=width / 3) + 10
        side = min(27.0, (width / len(sides) - 90) / max(1, count))
        for _ in range(count):
            canvas.image(f"badges/die-{kind}", (at, middle - side / 2, side, side), fit="contain")
            at += side + 2
        at += 16
    return y + 38


def _draw_aim(canvas: Canvas, x: float, y: float, width: float, forecast: Forecast, words: Words) -> float:
    """The chance as number and bar; the green part is what one token adds."""
    if forecast.chance < 0:
        return y
    theme = canvas.theme
    number = words("ui.quest.percent", chance=round(forecast.chance * 100))
    used = canvas.text(number, (x, y + 42), _BIG, theme["oxblood"], width=128)
    left = x + used + 16
    label = RichText(canvas.type, forecast.aim, _TEXT, max(60.0, x + width - left))
    label.draw(canvas, (left, y + 32 - label.height / 2))
    gain = max(0.0, forecast.chance_with_token - forecast.chance)
    y += 62
    draw_meter(canvas, (x, y, width, 17), forecast.chance, theme["oxblood"], more=gain, dark=False)
    y += 40
    if gain >= 0.005:
        text = words("ui.quest.token-gain", gain=round(gain * 100))
        canvas.text(text, (x + width, y), _BOLD, theme["moss"], align="right", width=width)
        y += 12
    return y


def _draw_wounds(
    canvas: Canvas, x: float, y: float, width: float, forecast: Forecast, words: Words, names: Names
) -> float:
    """Wounds on the hero, their mean and worst, who strikes, and the threat in words."""
    theme = canvas.theme
    if forecast.wounds and forecast.enemy_dice:
        canvas.text(words("ui.quest.wounds-on-you"), (x, y + 18), _BOLD, theme["oxblood"], width=width)
        bars = shown_bars(forecast.wounds, width)
        height = 56.0
        draw_histogram(
            canvas, (x + 4, y + 30 + height), [bar.chance for bar in bars],
            [_value(bar, forecast.wounds) for bar in bars], theme["oxblood-light"], height=height,
        )  # fmt: skip
        y += 30 + height + 34
        said = words("ui.quest.expected", mean=round(forecast.expected_wounds, 1), worst=forecast.worst_wounds)
        canvas.text(said, (x, y + 14), _TEXT, theme["ink-2"], width=width)
        y += 28
    for icon, line in _notes(forecast, words, names):
        if icon:
            canvas.icon(icon, (x + 9, y + 8), 19, theme["oxblood"])
        left = x + (26 if icon else 0)
        canvas.text(line, (left, y + 14), _TEXT, theme["ink"], width=x + width - left)
        y += 26
    return y + 4


def _notes(forecast: Forecast, words: Words, names: Names) -> list[tuple[str, str]]:
    notes = []
    if forecast.strikers:
        order = ", ".join(names(piece) for piece in forecast.strikers)
        notes.append(("counterattack", words("ui.quest.strikers", names=order)))
    if forecast.threat_chance > 0:
        chance = round(forecast.threat_chance * 100)
        who = ", ".join(forecast.threats)
        notes.append(("threat", words("ui.quest.threat", chance=chance, who=who)))
    return notes + [("", line) for line in forecast.lines]


def _draw_successes(canvas: Canvas, x: float, y: float, width: float, forecast: Forecast, words: Words) -> float:
    """Successes as small columns, with a line where they are enough."""
    if not forecast.successes:
        return y
    theme = canvas.theme
    canvas.text(words("ui.quest.successes"), (x, y + 18), _BOLD, theme["moss"], width=width)
    bars = shown_bars(forecast.successes, width)
    height = 56.0
    need = next((index for index, bar in enumerate(bars) if bar.value >= forecast.needed), None)
    draw_histogram(
        canvas, (x + 4, y + 30 + height), [bar.chance for bar in bars],
        [_value(bar, forecast.successes) for bar in bars], theme["moss-fill"], height=height,
        need=need if forecast.needed > 0 else None,
    )  # fmt: skip
    y += 30 + height + 34
    if forecast.needed > 0:
        said = words("ui.quest.enough", needed=forecast.needed)
        canvas.text(said, (x, y + 14), _TEXT, theme["ink-2"], width=width)
        y += 28
    return y


def shown_bars(bars: Sequence[Bar], width: float) -> list[Bar]:
    """As many columns as there is room for; the last one stands for all that lie beyond it."""
    most = max(3, min(MOST_BARS, int((width - 8) // 31)))
    if len(bars) <= most:
        return list(bars)
    rest = sum(bar.chance for bar in bars[most - 1 :])
    return [*bars[: most - 1], Bar(bars[most - 1].value, rest)]


def _value(bar: Bar, bars: Sequence[Bar]) -> str:
    """The number below a column; a plus where it stands for more than its own."""
    own = next((other.chance for other in bars if other.value == bar.value), bar.chance)
    return f"{bar.value}+" if bar.chance > own + 1e-9 else str(bar.value)
