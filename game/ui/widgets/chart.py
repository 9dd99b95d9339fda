"""Charts: engraved bars, columns, lines with markers, meters with an expected tick. They draw; they keep
nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.surfaces import Fill
from game.ui.screen.theme import TYPE, Colour

LABEL = 30.0
"""The size to which the numbers along the axes may grow."""


@dataclass(frozen=True)
class Axes:
    """A field for a chart: columns numbered from 1 along the lower edge, values from 0 to `top` upwards."""

    rect: pygame.FRect
    columns: int
    top: float

    def at(self, column: float, value: float) -> tuple[float, float]:
        """The place of a value in the middle of a column (columns count from 0)."""
        step = self.rect.width / max(1, self.columns)
        return self.rect.x + step * (column + 0.5), self.rect.bottom - self.rect.height * value / max(self.top, 0.001)


def draw_axes(canvas: Canvas, axes: Axes, ticks: Sequence[float], labels: Sequence[str]) -> None:
    """Level lines with their values at the left, the base line, and a label under each column."""
    theme, style = canvas.theme, canvas.type.at_most(TYPE["ui"].sized(19), LABEL)
    for tick in ticks:
        y = axes.at(0, tick)[1]
        canvas.line((axes.rect.x, y), (axes.rect.right, y), theme["parchment-rule"], 1, alpha=110)
        canvas.text(f"{tick:g}", (axes.rect.x - 14, y), style, theme["ink-2"], align="right", at="mid")
    canvas.line(axes.rect.bottomleft, axes.rect.bottomright, theme["ink"], 1.6)
    for index, label in enumerate(labels):
        canvas.text(label, (axes.at(index, 0)[0], axes.rect.bottom + 26), style, theme["ink"], align="middle")


def draw_band(canvas: Canvas, axes: Axes, first: int, last: int, label: str, *, shaded: bool) -> None:
    """A stretch of columns behind the chart, with its name at the top."""
    step = axes.rect.width / max(1, axes.columns)
    rect = (axes.rect.x + step * first, axes.rect.y, step * (last - first + 1), axes.rect.height)
    if shaded:
        canvas.rect(rect, canvas.theme["parchment-rule"], alpha=36)
    at = (rect[0] + rect[2] / 2, axes.rect.y + 24)
    canvas.text(label, at, TYPE["quote"].sized(20), canvas.theme["ink-2"], align="middle", width=rect[2] - 8)


def draw_bars(canvas: Canvas, axes: Axes, values: Sequence[float], colour: Colour, *, grown: float = 1.0) -> None:
    """A bar for each column; `grown` runs from 0 to 1 while they rise."""
    width = min(34.0, axes.rect.width / max(1, axes.columns) * 0.5)
    for index, value in enumerate(values):
        x, y = axes.at(index, value * grown)
        draw_column(canvas, (x - width / 2, y, width, axes.rect.bottom - y), colour)


def draw_column(canvas: Canvas, rect: RectLike, colour: Colour) -> None:
    """One engraved bar: a box with slanting lines."""
    x, y, w, h = rect
    if h < 0.5:
        return

    def paint(sheet: Canvas) -> None:
        ink = sheet.theme["ink"]
        sheet.rect((0, 0, w, h), colour, edge=ink, width=1)
        for step in range(1, int(h / 6)):
            sheet.line((2, h - step * 6), (w - 2, h - step * 6 - 3), ink, 0.8, alpha=100)

    canvas.blit(canvas.kept(("column", colour, round(h, 1)), (w, h), paint), (x, y))


def draw_line(
    canvas: Canvas,
    axes: Axes,
    values: Sequence[float],
    colour: Colour,
    *,
    shape: str = "circle",
    dashed: bool = False,
) -> None:
    """A line with a marker at each value."""
    points = [axes.at(index, value) for index, value in enumerate(values)]
    for start, end in pairwise(points):
        if dashed:
            canvas.dashed_line(start, end, colour, width=2.2, dash=7, gap=5)
        else:
            canvas.line(start, end, colour, 2.6)
    for point in points:
        canvas.shape(shape, point, 5.5, colour, edge=canvas.theme["parchment-card"], width=1.4)


def draw_histogram(
    canvas: Canvas, pos: tuple[float, float], values: Sequence[float], labels: Sequence[str], colour: Colour,
    *, height: float = 72.0, need: int | None = None,
) -> float:  # fmt: skip
    """Small columns on a base line at `pos`, each value a part of 1; `need` draws a line before that column.

    Gives the width.
    """
    x, y = pos
    step, ink = 31.0, canvas.theme["ink"]
    highest = max((*values, 0.001))
    for index, (value, label) in enumerate(zip(values, labels, strict=True)):
        tall = value / highest * height
        draw_column(canvas, (x + index * step, y - tall, 26, tall), colour)
        canvas.text(label, (x + index * step + 13, y + 20), TYPE["ui"].sized(18.5), ink, align="middle")
    width = len(values) * step - 1
    canvas.line((x - 4, y), (x + width, y), ink, 1.6)
    if need is not None:
        at = x + need * step - 3
        canvas.dashed_line((at, y - height), (at, y), ink, width=2, dash=4, gap=3)
    return width


def _hatch(canvas: Canvas, rect: tuple[float, float, float, float]) -> None:
    """Slanting lines over a rectangle, as on the columns: what is hatched is told without its colour."""
    x, y, w, h = rect
    with canvas.clip(rect):
        for step in range(1, int((w + h) / 7) + 1):
            canvas.line((x + step * 7, y), (x + step * 7 - h, y + h), canvas.theme["ink"], 1.2)


def draw_meter(
    canvas: Canvas,
    rect: RectLike,
    part: float,
    fill: Fill,
    *,
    more: float = 0.0,
    tick: float | None = None,
    dark: bool = True,
) -> None:
    """A level bar filled to `part` (0 to 1), then to `part + more` in hatched moss; `tick` marks what was expected."""
    x, y, w, h = rect
    theme = canvas.theme
    groove, edge = ("inset-leather", "inset-edge") if dark else ("track-ink", "parchment-rule")
    canvas.rect(rect, theme[groove], radius=3, edge=theme[edge], width=1.2)
    part, end = max(0.0, min(1.0, part)), max(0.0, min(1.0, part + more))
    if end > part:
        canvas.rect((x, y, w * end, h), theme["moss-fill"], radius=3, edge=theme["moss"], width=1)
        _hatch(canvas, (x + w * part, y + 1, w * (end - part) - 2, h - 2))
    if part > 0:
        canvas.rect((x, y, max(2.0, w * part), h), fill, radius=3)
    if tick is not None:
        at, light = x + w * max(0.0, min(1.0, tick)), theme["cream" if dark else "ink"]
        canvas.line((at, y - 3), (at, y + h + 3), light, 2)
        canvas.polygon([(at - 6, y - 7), (at + 6, y - 7), (at, y)], light)
