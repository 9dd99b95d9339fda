"""Badges: signs with their numbers on cards, and the signs of seats."""

from __future__ import annotations

from game.ui.cards.frames import Spot
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour, Style

_WHITE: Colour = (255, 255, 255)
_NUMBER_EDGE: Colour = (26, 18, 14)
_NUMBER_IN = {"triangle": (0.54, 0.02), "hexagon": (0.6, -0.03)}
"""The size of the number in a seat's shape, and how far below its middle it stands, as shares of its width: the
triangle leaves little room, and a 4 hangs below the line.
"""
_WIDER = {"triangle": 1.12}


def paint_badge(
    canvas: Canvas, name: str, spot: Spot, value: int | None = None, size: float = 26, drop: float = 0.0
) -> None:
    """A badge round its spot, with a number in it, so far below its middle."""
    x, y, wide = spot
    canvas.image(f"badges/{name}", (x - wide / 2, y - wide / 2, wide, wide), fit="contain")
    if value is None:
        return
    style = canvas.type.at_most(Style("ui-extrabold", size), wide * 0.62)
    canvas.text(str(value), (x, y + drop), style, _WHITE, align="middle", at="mid", outline=(_NUMBER_EDGE, 1.6))


def paint_keyword(canvas: Canvas, icon: str, spot: Spot) -> None:
    """A keyword's icon in its dark disc."""
    name = f"badges/keyword-{icon}"
    if canvas.images.path(name) is not None:
        paint_badge(canvas, f"keyword-{icon}", spot)
        return
    x, y, wide = spot
    canvas.circle((x, y), wide / 2, (13, 10, 8), edge=canvas.theme["leather-line"], width=1.4)
    canvas.icon(icon, (x, y), wide * 0.66, canvas.theme["cream"])


def paint_seat(canvas: Canvas, seat: int, centre: tuple[float, float], wide: float) -> None:
    """A seat's shape in its colour with its number."""
    x, y = centre
    shape, colour = canvas.theme.seats[seat - 1]
    wide *= _WIDER.get(shape, 1.0)
    canvas.image(f"badges/seat-{seat}", (x - wide / 2, y - wide / 2, wide, wide), fit="contain")
    size, lower = _NUMBER_IN.get(shape, (0.6, 0.0))
    style = canvas.type.at_most(Style("ui-extrabold", wide * size), wide * (size + 0.02))
    canvas.text(str(seat), (x, y + wide * lower), style, canvas.theme.ink_on(colour), align="middle", at="mid")
