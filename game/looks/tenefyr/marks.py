"""Marks: shields of enemies and of levels, rosettes of loot, badges of kinds, stamps, pips and candles.

A level is worn on a shield, on a card on a square; a kind on a round badge: the forms are never swapped, so that a sign
is told from another without its colour.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from game.kit.geometry import Point
from game.looks.tenefyr.theme import (
    BOSS,
    GOOD,
    HONEY,
    INK,
    KINDS,
    LIME,
    MADDER,
    ON_MADDER,
    PAPER,
    PLUM,
    STRAW,
    level_mark,
    mixed,
)
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour, Style

NUMBER = "wonky-black"
_SHIELD: Sequence[Point] = (
    (-0.5, -0.43), (-0.3, -0.46), (-0.12, -0.5), (0.0, -0.56), (0.12, -0.5), (0.3, -0.46), (0.5, -0.43),
    (0.5, 0.02), (0.46, 0.2), (0.36, 0.36), (0.2, 0.5), (0.0, 0.62),
    (-0.2, 0.5), (-0.36, 0.36), (-0.46, 0.2), (-0.5, 0.02),
)  # fmt: skip
"""A shield, 1 wide, round its middle."""
TEETH = 14


def shield_points(centre: Point, width: float) -> list[Point]:
    """The outline of a shield of this width."""
    return [(centre[0] + x * width, centre[1] + y * width) for x, y in _SHIELD]


def _kept(canvas: Canvas, key: tuple[object, ...], centre: Point, side: float, paint: Callable[[Canvas], None]) -> None:
    """What is `side` wide and high round a centre, painted once."""
    made = canvas.kept(("mark", *key, side), (side, side), paint)
    canvas.blit(made, (centre[0] - side / 2, centre[1] - side / 2))


def draw_number(canvas: Canvas, text: str, centre: Point, size: float, colour: Colour, outline: bool = False) -> None:
    """A number in black letters round a centre; the size is that of its digits' type."""
    style = canvas.type.at_most(Style(NUMBER, size), size)
    edge = (INK, 2.4) if outline else None
    canvas.text(text, centre, style, colour, align="middle", at="mid", outline=edge)


def draw_power(canvas: Canvas, power: str, centre: Point, width: float, *, fill: Colour = MADDER) -> None:
    """The power of an enemy on a shield of madder."""

    def paint(on: Canvas) -> None:
        middle = (width * 0.65, width * 0.65)
        on.polygon(shield_points((middle[0] + 2, middle[1] + 3), width), INK, alpha=110)
        on.polygon(shield_points(middle, width), INK)
        on.polygon(shield_points(middle, width * 0.93), ON_MADDER)
        on.polygon(shield_points(middle, width * 0.85), fill)
        on.polygon(shield_points((middle[0], middle[1]), width * 0.85), None, edge=INK, width=1.2)

    _kept(canvas, ("power", fill), centre, width * 1.3, paint)
    draw_number(canvas, power, (centre[0], centre[1] + width * 0.02), width * 0.56, ON_MADDER)


def draw_level(canvas: Canvas, level: int, centre: Point, width: float) -> None:
    """The level of a dungeon on a shield, with its sign and its number."""
    mark = level_mark(level)

    def paint(on: Canvas) -> None:
        middle = (width * 0.65, width * 0.65)
        on.polygon(shield_points((middle[0] + 2, middle[1] + 3), width), INK, alpha=110)
        on.polygon(shield_points(middle, width), INK)
        on.polygon(shield_points(middle, width * 0.92), LIME)
        on.polygon(shield_points(middle, width * 0.84), mark.colour)

    _kept(canvas, ("level", level), centre, width * 1.3, paint)
    canvas.icon(f"tenefyr/{mark.shape}", (centre[0] - width * 0.17, centre[1]), width * 0.34, ON_MADDER)
    draw_number(canvas, str(level), (centre[0] + width * 0.2, centre[1]), width * 0.5, ON_MADDER, outline=True)


def draw_level_badge(canvas: Canvas, level: int, centre: Point, side: float) -> None:
    """The level of a card: its sign on a square."""
    mark = level_mark(level)
    box = (centre[0] - side / 2, centre[1] - side / 2, side, side)
    canvas.rect(box, mark.colour, radius=side * 0.2, edge=INK, width=max(1.2, side * 0.07))
    canvas.icon(f"tenefyr/{mark.shape}", centre, side * 0.76, ON_MADDER)


def kind_colour(kind: str) -> Colour:
    """The dye of a kind; basics have straw."""
    return KINDS[kind].colour if kind in KINDS else STRAW


def draw_kind(canvas: Canvas, kind: str, centre: Point, side: float) -> None:
    """The kind of a card: its sign on a round badge; nothing for a basic."""
    if kind not in KINDS:
        return
    canvas.circle(centre, side / 2, kind_colour(kind), edge=INK, width=max(1.2, side * 0.07))
    canvas.icon(f"tenefyr/{KINDS[kind].shape}", centre, side * 0.62, ON_MADDER)


def draw_rosette(canvas: Canvas, power: str, kind: str, centre: Point, width: float) -> None:
    """The power of a loot half, a skill or a basic: a scalloped rosette of its kind, ink on lime white."""
    colour = kind_colour(kind)

    def paint(on: Canvas) -> None:
        middle = width * 0.6
        for out, fill in ((0.5, INK), (0.46, colour)):
            points = []
            for tooth in range(TEETH * 4):
                turn = 2 * math.pi * tooth / (TEETH * 4)
                reach = width * out * (0.945 + 0.055 * math.cos(turn * TEETH))
                points.append((middle + math.cos(turn) * reach, middle + math.sin(turn) * reach))
            on.polygon(points, fill)
        on.circle((middle, middle), width * 0.335, LIME, edge=INK, width=max(1.0, width * 0.03))

    _kept(canvas, ("rosette", kind), centre, width * 1.2, paint)
    draw_number(canvas, power, centre, width * (0.5 if len(power) < 2 else 0.4), INK)


STAMPS: dict[str, tuple[Colour, float]] = {"plus": (GOOD, -5.0), "double": (PLUM, 6.0), "minus": (MADDER, -4.0)}
"""What has changed a card's power: colour and tilt of its stamp."""


def draw_stamp(canvas: Canvas, text: str, sort: str, centre: Point, height: float) -> None:
    """A tilted stamp on a card whose power has changed: `plus`, `double` or `minus`."""
    colour, tilt = STAMPS[sort]
    style = canvas.type.at_most(Style("ui-extrabold", height * 0.7), height * 0.7)
    width = max(height * 1.45, canvas.type.width(text, style) + height * 0.5)

    def paint(on: Canvas) -> None:
        on.rect((2, 2, width, height), LIME, radius=4, edge=colour, width=height * 0.09)
        on.text(text, (2 + width / 2, 2 + height / 2), style, colour, align="middle", at="mid")

    made = canvas.kept(("stamp", text, sort, height), (width + 4, height + 4), paint)
    canvas.turned(made, centre, tilt)


def draw_pips(canvas: Canvas, players: int, power: int, box: tuple[float, float, float, float], current: bool) -> None:
    """The power for a number of players: its pips and the number, the one in force in madder."""
    x, y, w, h = box
    fill, ink = (MADDER, ON_MADDER) if current else (PAPER, INK)
    canvas.rect(box, fill, radius=5, edge=INK, width=1.5)
    spots = {2: ((-1, 0), (1, 0)), 3: ((-1, 1), (1, 1), (0, -1)), 4: ((-1, -1), (1, -1), (-1, 1), (1, 1))}[players]
    for dx, dy in spots:
        canvas.circle((x + w * 0.26 + dx * h * 0.15, y + h / 2 + dy * h * 0.15), h * 0.085, ink)
    style = canvas.type.at_most(Style("wonky", h * 0.75), h * 0.75)
    canvas.text(str(power), (x + w * 0.66, y + h / 2), style, ink, align="middle", at="mid")


def draw_candle(canvas: Canvas, foot: Point, height: float, *, lit: bool) -> None:
    """A candle of the boss: it burns while its stage stands."""
    x, y = foot
    wide = height * 0.26
    wax = LIME if lit else mixed(INK, PAPER, 0.45)
    saucer = (x - wide * 1.25, y - height * 0.08, wide * 2.5, height * 0.1)
    canvas.rect(saucer, HONEY if lit else STRAW, edge=INK, width=1.4)
    canvas.rect((x - wide / 2, y - height * 0.68, wide, height * 0.6), wax, edge=INK, width=1.6)
    if not lit:
        smoke = ((0.0, 0.7), (2.0, 0.8), (-3.0, 0.9), (1.0, 1.0))
        canvas.polyline([(x + dx, y - height * up) for dx, up in smoke], wax, 1.6)
        return
    light = (x - wide * 0.9, y - height * 1.06, wide * 1.8, height * 0.5)
    canvas.glow(light, HONEY, radius=9, blur=11, alpha=0.55, hollow=False)
    flame = ((0.0, 1.06), (0.3, 0.9), (0.3, 0.78), (0.0, 0.7), (-0.3, 0.78), (-0.3, 0.9))
    canvas.polygon([(x + dx * wide, y - up * height) for dx, up in flame], HONEY, edge=INK, width=1.4)


def draw_back_sign(canvas: Canvas, level: int, centre: Point, size: float) -> None:
    """The sign of a level or of the boss alone, in its colour."""
    mark = level_mark(level)
    canvas.icon(f"tenefyr/{mark.shape}", centre, size, BOSS.colour if level == 0 else mark.colour)
