"""The chronicle of a journey as a chart, round by round, and its dice, rolled against expected."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pygame

from game.kit.shown import Chronicle, Curve
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE, Mark
from game.ui.widgets.base import Widget
from game.ui.widgets.chart import Axes, draw_axes, draw_band, draw_bars, draw_line, draw_meter
from game.ui.widgets.panel import draw_leather, draw_parchment

EXPECTED_AT = 2 / 3
LUCK_ROOM, LUCK_GAP = 50.0, 23.0
BAR, THIN_BAR, ROOMY = 14.0, 10.0, 62.0
"""How thick the bar of a face is, and where a row has less than so much room."""
"""The room above the line that says how lucky the dice were, and how far at the least the last bar ends above its type.
"""
MOST_LABELS = 16
NAMES = 26.0
"""The upper part of the chart belongs to the names of the places: no line runs through them."""


class ChroniclePanel(Widget):
    """The curves of a chronicle; arrows or the pointer read a round as text. `marks` are those of the game's theme, by
    curve and name.
    """

    def __init__(
        self, rect: RectLike, chronicle: Chronicle, words: Words, marks: Mapping[str, Mapping[str, Mark]]
    ) -> None:
        super().__init__(rect)
        self.marks = marks
        self.chronicle = chronicle
        self.words = words
        self.columns = max((len(curve.values) for curve in chronicle.curves), default=0)
        """Rounds that are drawn."""
        self.grown = 1.0
        self.read = -1
        self._axes = Axes(pygame.FRect(self.rect), max(1, self.columns), 1.0)

    def act(self, action: str, event: pygame.event.Event) -> bool:
        if action not in ("left", "right") or not self.columns:
            return False
        step = 1 if action == "right" else -1
        self.read = max(0, min(self.read + step, self.columns - 1))
        return True

    def pointer(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            before, self.read = self.read, self._column(event.pos)
            return before != self.read
        return event.type == pygame.MOUSEBUTTONDOWN

    def hover(self, on: bool) -> bool:
        if not on and self.hovered:
            self.read = -1
        return super().hover(on)

    def reading(self) -> str:
        """The round that is looked at, as one sentence."""
        told = self.chronicle
        if not 0 <= self.read < self.columns:
            return ""
        happened = [moment.words for moment in told.moments if moment.round == self.read + 1]
        return ". ".join((*told.reading[self.read : self.read + 1], *happened))

    def draw(self, canvas: Canvas) -> None:
        draw_parchment(canvas, self.rect, seed="chronicle")
        growth = max(1.0, canvas.type.size(TYPE["ui"]) / 21)
        self._draw_head(canvas)
        if not self.columns:
            return
        foot = 54 + 52 * growth
        field = pygame.FRect(self.rect.x + 48 + 22 * growth, self.rect.y + 40 + 40 * growth, 10, 10)
        field.width = self.rect.right - 40 - field.x
        field.height = self.rect.bottom - foot - field.y
        highest = max(4, *(value for curve in self.chronicle.curves for value in curve.values))
        names = NAMES + canvas.type.size(TYPE["quote"]) / 2
        self._axes = Axes(field, self.columns, highest * field.height / max(1.0, field.height - names))
        self._draw_bands(canvas)
        step = max(2, math.ceil(highest / 5 / 2) * 2)
        ticks = [float(v) for v in range(0, highest + 1, step)]
        every = -(-self.columns // MOST_LABELS)
        labels = [str(at + 1) if at % every == 0 else "" for at in range(self.columns)]
        draw_axes(canvas, self._axes, ticks, labels)
        self._draw_curves(canvas)
        self._draw_moments(canvas, field.bottom + 26 + 26 * growth)

    def _draw_head(self, canvas: Canvas) -> None:
        theme, x = canvas.theme, self.rect.x + 34
        style, title = TYPE["ui"].sized(20), TYPE["panel-title"].sized(27)
        base = self.rect.y + 18 + canvas.type.ascent(title)
        reading = self.reading()
        if reading:
            canvas.text(reading, (x, base - 4), style, theme["ink"], width=self.rect.width - 68)
            return
        x += canvas.text(self.words("ui.result.chronicle"), (x, base), title, theme["ink"]) + 46
        middle = base - canvas.type.size(style) * 0.32
        curves = self.chronicle.curves
        wanted = sum(canvas.type.width(curve.label, style) for curve in curves)
        share = min(1.0, (self.rect.right - 24 - x - len(curves) * 70) / max(1.0, wanted))
        for curve in curves:
            colour = theme[curve.colour]
            if curve.kind == "columns":
                canvas.rect((x, middle - 9, 16, 18), colour, radius=2, edge=theme[curve.edge], width=1)
            elif curve.kind == "line":
                canvas.line((x - 8, middle), (x + 24, middle), colour, 3)
                canvas.circle((x + 8, middle), 5.5, colour)
            else:
                canvas.dashed_line((x - 8, middle), (x + 24, middle), colour, width=2.6, dash=6, gap=4)
                canvas.shape("diamond", (x + 8, middle), 6, colour)
            x += 34
            wide = canvas.type.width(curve.label, style) * share
            x += canvas.text(curve.label, (x, base - 1), style, theme["ink"], width=wide) + 36

    def _draw_bands(self, canvas: Canvas) -> None:
        first, shaded, places = 0, True, self.chronicle.places
        for at in range(1, len(places) + 1):
            if at == len(places) or places[at] != places[first]:
                draw_band(canvas, self._axes, first, at - 1, places[first], shaded=shaded)
                first, shaded = at, not shaded
        if 0 <= self.read < self.columns:
            x, _ = self._axes.at(self.read, 0)
            width = self._axes.rect.width / self._axes.columns
            box = (x - width / 2, self._axes.rect.y, width, self._axes.rect.height)
            canvas.rect(box, canvas.theme["gold"], alpha=70)

    def _draw_curves(self, canvas: Canvas) -> None:
        """Columns lie behind all lines, and what the legend names first lies on top, but for the marks."""
        theme, axes, curves = canvas.theme, self._axes, self.chronicle.curves
        for curve in curves:
            if curve.kind == "columns":
                draw_bars(canvas, axes, curve.values, theme[curve.colour], grown=self.grown)
        if self.grown < 1:
            return
        for curve in reversed(curves):
            if curve.kind == "line":
                draw_line(canvas, axes, curve.values, theme[curve.colour])
            elif curve.kind == "dashed":
                draw_line(canvas, axes, curve.values, theme[curve.colour], shape="diamond", dashed=True)
        for curve in curves:
            self._draw_marks(canvas, curve)

    def _draw_marks(self, canvas: Canvas, curve: Curve) -> None:
        known = self.marks.get(curve.id, {})
        for at, (name, value) in enumerate(zip(curve.marks, curve.values, strict=False)):
            mark = known.get(name)
            if mark is not None:
                edge = canvas.theme["parchment-card"]
                canvas.shape(mark.shape, self._axes.at(at, value), 11, mark.colour, edge=edge, width=2)

    def _draw_moments(self, canvas: Canvas, top: float) -> None:
        """What happened in which round, under the axis, in two lines; what finds no room is only read."""
        theme, style, field = canvas.theme, TYPE["ui"].sized(19), self._axes.rect
        step = canvas.type.line_height(style)
        ends = [field.x - 40.0, field.x - 40.0]
        for moment in self.chronicle.moments:
            middle = self._axes.at(moment.round - 1, 0)[0]
            width = canvas.type.width(moment.words, style) + 24
            left = min(max(field.x - 30, middle - width / 2), field.right + 20 - width)
            line = next((n for n, end in enumerate(ends) if left >= end + 14), None)
            if line is None:
                continue
            base = top + line * step
            canvas.icon(moment.icon, (left + 9, base - 6), 18, theme["oxblood"])
            canvas.text(moment.words, (left + 23, base), style, theme["oxblood"])
            ends[line] = left + width

    def _column(self, pos: tuple[float, float]) -> int:
        field = self._axes.rect
        if not field.inflate(0, 60).collidepoint(pos):
            return -1
        return min(self.columns - 1, int((pos[0] - field.x) / field.width * self.columns))


class DicePanel(Widget):
    """How often each face fell and how often it was to be expected, as bars with a tick, and in one sentence."""

    radius = 6.0

    def __init__(self, rect: RectLike, chronicle: Chronicle, words: Words) -> None:
        super().__init__(rect)
        self.chronicle = chronicle
        self.words = words
        self.grown = 1.0

    def draw(self, canvas: Canvas) -> None:
        draw_leather(canvas, self.rect)
        theme, rect, told = canvas.theme, self.rect, self.chronicle
        title, style = TYPE["panel-title"].sized(27), TYPE["ui"].sized(20)
        base = rect.y + 18 + canvas.type.ascent(title)
        left, right = rect.x + 32, rect.right - 32
        canvas.text(self.words("ui.result.dice"), (left, base), title, theme["gold-title"])
        canvas.text(told.counted, (right, base), style, theme["cream-2"], align="right")
        luck = canvas.type.wrap(told.luck, TYPE["quote"].sized(23), right - left)[:2] if told.luck else []
        foot = rect.bottom - 26 - canvas.type.line_height(TYPE["quote"]) * (len(luck) - 1) if luck else rect.bottom - 46
        above = max(LUCK_ROOM, canvas.type.ascent(TYPE["quote"].sized(23)) + LUCK_GAP) if luck else 0.0
        top, step = base + 16, (foot - base - above) / max(1, len(told.dice))
        for at in range(len(told.dice)):
            self._draw_tally(canvas, at, (left, top + at * step, right - left, step))
        for at, line in enumerate(luck):
            y = foot + at * canvas.type.line_height(TYPE["quote"].sized(23))
            canvas.text(line, (left, y - 6), TYPE["quote"].sized(23), theme["cream"], width=right - left)

    def _draw_tally(self, canvas: Canvas, at: int, place: tuple[float, float, float, float]) -> None:
        tally, theme, (x, y, w, h) = self.chronicle.dice[at], canvas.theme, place
        style = TYPE["ui"].sized(20)
        size = canvas.type.size(style)
        thick = BAR if h >= ROOMY else THIN_BAR
        middle = y + min(h - thick - 14, size * 0.75)
        for number, symbol in enumerate(tally.symbols):
            canvas.icon(symbol, (x + size * (0.5 + 1.2 * number), middle), size * 1.1, theme["noun"])
        numbers = self.words("ui.result.expected", rolled=tally.rolled, expected=f"{tally.expected:.0f}")
        if canvas.type.small_window:
            numbers = str(tally.rolled)
        used = canvas.text(numbers, (x + w, middle), style, theme["cream-2"], align="right", at="mid")
        name = x + size * (0.2 + 1.2 * max(len(each.symbols) for each in self.chronicle.dice))
        canvas.text(tally.name, (name, middle), TYPE["ui"], theme["cream"], at="mid", width=x + w - used - 14 - name)
        part = min(1.0, tally.rolled / max(0.5, tally.expected) * EXPECTED_AT)
        fill = theme["oxblood-light"] if tally.tone == "bad" else theme.gradients["gold"]
        bar = (x, y + h - thick - 4, w, thick)
        draw_meter(canvas, bar, part * self.grown, fill, tick=EXPECTED_AT if tally.expected > 0 else None)
