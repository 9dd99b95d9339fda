"""Marks: gems, coins, attributes, hearts, stars, terrain plates: small signs that cards and panels share."""

from __future__ import annotations

from collections.abc import Sequence

from game.kit.geometry import Point
from game.looks.runebound.theme import ATTRIBUTES, BONE, DARK, FAMILIES, INK, TERRAINS, mixed
from game.ui.screen.canvas import Canvas
from game.ui.screen.text import SMALLEST
from game.ui.screen.theme import Colour, Style

ART = "badges/runebound/{name}"
ANY = "any"
_BRASS_INK: Colour = (58, 36, 8)


def _badge(canvas: Canvas, name: str, centre: Point, size: float) -> None:
    x, y = centre
    canvas.image(ART.format(name=name), (x - size / 2, y - size / 2, size, size), fit="contain")


def draw_gem(canvas: Canvas, centre: Point, size: float, kind: str, *, up: bool = True) -> None:
    """An adventure gem: the colour and form of its deck with its sign; facedown grey and without one."""
    canvas.circle((centre[0] + size * 0.03, centre[1] + size * 0.08), size * 0.4, DARK, alpha=90)
    _badge(canvas, f"gem-{kind}" if up else f"gem-{kind}-down", centre, size)


def draw_price(canvas: Canvas, centre: Point, radius: float, text: str) -> None:
    """A coin on which a price is written."""
    _badge(canvas, "coin", centre, 2 * radius)
    style = canvas.type.at_most(Style("ui-extrabold", 60), max(SMALLEST, radius * (1.18 if len(text) < 2 else 1.0)))
    canvas.text(text, centre, style, _BRASS_INK, align="middle", at="mid")


def draw_coin(canvas: Canvas, centre: Point, size: float) -> None:
    """A coin of gold."""
    _badge(canvas, "gold", centre, size)


def draw_success(canvas: Canvas, centre: Point, size: float) -> None:
    """The star by which a skill card counts in a test."""
    _badge(canvas, "success", centre, size)


def draw_heart(canvas: Canvas, centre: Point, width: float, text: str) -> None:
    """A heart with the health of a card."""
    _badge(canvas, "heart", centre, width)
    style = canvas.type.at_most(Style("ui-extrabold", 60), max(SMALLEST, width * 0.5))
    canvas.text(text, (centre[0], centre[1] - width * 0.03), style, (255, 250, 235), align="middle", at="mid",
        outline=((70, 14, 10), 1.2))  # fmt: skip


def draw_attribute(canvas: Canvas, centre: Point, radius: float, family: str, rim: Colour | None = None) -> None:
    """The sign of an attribute in a dark disc with its rim."""
    colour = rim or ATTRIBUTES[family]
    canvas.circle(centre, radius, (8, 16, 20), edge=colour, width=radius * 0.17)
    canvas.icon(f"runebound/{FAMILIES[family].shape}", centre, radius * 1.18, mixed(colour, (255, 255, 255), 0.06))


def draw_terrain(canvas: Canvas, centre: Point, size: float, terrain: str, *, covered: bool = True) -> None:
    """A plate of bone with the sign of a terrain, as an outcome asks for it; paler where no die covers it. "any" has a
    die.
    """
    x, y = centre
    canvas.rect((x - size / 2 + 1, y - size / 2 + 2, size, size), DARK, radius=size * 0.18, alpha=90)
    canvas.rect((x - size / 2, y - size / 2, size, size), BONE, radius=size * 0.18, edge=INK, width=size * 0.05)
    if terrain in TERRAINS:
        mark = TERRAINS[terrain]
        tint = mark.colour if covered else mixed(mark.colour, BONE, 0.62)
        canvas.icon(f"runebound/{mark.shape}", centre, size * 0.74, tint)
    else:
        canvas.icon("runebound/die", centre, size * 0.7, INK if covered else mixed(INK, BONE, 0.62))


def draw_cost(canvas: Canvas, left: Point, size: float, kinds: Sequence[str]) -> float:
    """The trophies that a skill costs, from a point to the right: gems, "any" as an empty setting; gives the width."""
    step = size * 1.1
    for at, kind in enumerate(kinds):
        centre = (left[0] + size / 2 + step * at, left[1])
        if kind == ANY:
            canvas.circle(centre, size * 0.42, mixed(BONE, INK, 0.16), edge=INK, width=size * 0.06)
            canvas.icon("runebound/trophy", centre, size * 0.56, mixed(INK, BONE, 0.2))
        else:
            draw_gem(canvas, centre, size, kind)
    return step * len(kinds)
