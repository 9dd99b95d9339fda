"""Emblems: seats and the marks that a game names, as shape and colour together, never colour alone."""

from __future__ import annotations

from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour, Mark, Style

_LOWER = {"triangle": 0.08, "hexagon": -0.04}
"""How far below the middle of a shape its number stands, as a part of its radius: a 3 and a 4 hang below the line."""
_WIDER = {"triangle": 1.12}
_ROOM, _ROOM_TRIANGLE = 1.55, 1.3
"""How large the number may grow with the player's type, as a part of the radius."""
_LEAST_TYPE, _LEAST, _LEAST_TRIANGLE = 18.0, 14.0, 17.0
"""No number is smaller than this, and no shape that has one, in units."""


def draw_seat(
    canvas: Canvas, number: int, centre: tuple[float, float], radius: float, *, numbered: bool = True
) -> None:
    """The mark of a seat, numbered from 1: circle, square, triangle, hexagon, with its number."""
    mark = canvas.theme.seats[(number - 1) % len(canvas.theme.seats)]
    ink = canvas.theme["black-ink"]
    radius *= _WIDER.get(mark.shape, 1.0)
    if numbered:
        radius = max(radius, _LEAST_TRIANGLE if mark.shape == "triangle" else _LEAST)
    canvas.shape(mark.shape, centre, radius + 3, ink)
    canvas.shape(mark.shape, centre, radius, mark.colour)
    if numbered:
        style = Style("ui-extrabold", max(_LEAST_TYPE, radius * (1.0 if mark.shape in _WIDER else 1.2)))
        room = _ROOM_TRIANGLE if mark.shape == "triangle" else _ROOM
        style = canvas.type.at_most(style, radius * room)
        at = (centre[0], centre[1] + radius * _LOWER.get(mark.shape, 0.0))
        canvas.text(str(number), at, style, canvas.theme.ink_on(mark.colour), align="middle", at="mid")


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
