"""Marks: seats, perils, difficulties and archetypes as shape and colour together, never colour alone."""

from __future__ import annotations

from game.ui.canvas import Canvas
from game.ui.theme import Colour, Mark, Style

_LIFT = {"triangle": 0.18}


def draw_seat(
    canvas: Canvas, number: int, centre: tuple[float, float], radius: float, *, numbered: bool = True
) -> None:
    """The mark of a seat, numbered from 1: circle, square, triangle, hexagon, with its number."""
    mark = canvas.theme.seats[(number - 1) % len(canvas.theme.seats)]
    ink = canvas.theme["black-ink"]
    canvas.shape(mark.shape, centre, radius + 3, ink)
    canvas.shape(mark.shape, centre, radius, mark.colour)
    if numbered:
        style = Style("ui-extrabold", max(16.0, radius * 1.2))
        at = (centre[0], centre[1] + radius * _LIFT.get(mark.shape, 0.0))
        canvas.text(str(number), at, style, ink, align="middle", at="mid")


def draw_mark(
    canvas: Canvas,
    mark: Mark,
    centre: tuple[float, float],
    radius: float,
    *,
    edge: Colour | None = None,
    width: float = 2.0,
) -> None:
    """The shape of a mark in its colour, with an ink edge if no other is given."""
    canvas.shape(mark.shape, centre, radius, mark.colour, edge=edge or canvas.theme["ink"], width=width)
