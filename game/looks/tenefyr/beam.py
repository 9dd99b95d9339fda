"""Beam: the painted beam across the top, and the track of the day below it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from game.kit.geometry import Point
from game.looks.tenefyr.marks import draw_number
from game.looks.tenefyr.stuffs import draw_hatching, textured
from game.looks.tenefyr.theme import HONEY, INK, LIME, NIGHT, ON_NIGHT, PAPER, WOAD, mixed
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.theme import Colour, rgb

HEIGHT = 62.0
_WAVE, _WAVE_Y, _WAVE_HIGH = 44.0, 55.0, 4.0
_DAY: Sequence[tuple[float, Colour]] = (
    (0.0, rgb("#f6c08e")), (0.16, rgb("#fbe6b4")), (0.36, rgb("#a9cbd2")), (0.62, rgb("#f0cf96")),
    (0.8, rgb("#dd8f62")), (1.0, rgb("#54406e")),
)  # fmt: skip
"""The colours of the track from morning to the skull."""
SPACES = 12
FIRST, STEP = 74.0, 115.0
"""Where the middle of the first space lies, and how far apart they are, on a track of 1500."""
_BAND = 10.0


def draw_beam(canvas: Canvas, rect: RectLike, colour: Colour = WOAD) -> None:
    """Painted wood: a dark upper edge, a cream wave with honey dots, ink and hatching below."""
    x, y, w, h = rect

    def paint(on: Canvas) -> None:
        on.fill(colour)
        textured(on, on.surface, "weave")
        on.rect((0, 0, w, 4), mixed(colour, INK, 0.45))
        middle = _WAVE_Y * h / HEIGHT
        points = [(at, middle + math.sin(at / _WAVE * 2 * math.pi) * _WAVE_HIGH) for at in range(0, int(w) + 8, 4)]
        on.polyline(points, LIME, 2.4)
        for at in range(int(_WAVE / 4), int(w), int(_WAVE / 2)):
            up = math.sin(at / _WAVE * 2 * math.pi) > 0
            on.circle((at, (_WAVE_Y - (3 if up else -3)) * h / HEIGHT), 2.1, HONEY)
        on.rect((0, h - 3, w, 3), INK)

    canvas.blit(canvas.kept(("beam", w, h, colour), (w, h), paint), (x, y))
    draw_hatching(canvas, (x, y, w, h), (0.0, 7.0))


def day_colour(part: float) -> Colour:
    """The colour of the day at this part of the track, from 0 to 1."""
    for (low, first), (high, second) in pairwise(_DAY):
        if part <= high:
            return mixed(first, second, (part - low) / (high - low))
    return _DAY[-1][1]


def space(rect: RectLike, steps: float) -> Point:
    """The middle of the space with so many steps to the skull; 0 is the skull."""
    x, y, w, h = rect
    scale = w / 1500
    return x + (FIRST + STEP * (SPACES - steps)) * scale, y + h / 2


def draw_track(canvas: Canvas, rect: RectLike, start: int, steps: int) -> None:
    """The day as a painted strip: `steps` are left of `start`; the spaces before the start and those gone are pale."""
    x, y, w, h = rect
    draw_hatching(canvas, rect, (4.0, 5.0))

    def paint(on: Canvas) -> None:
        for at in range(0, int(w), int(_BAND)):
            on.rect((at, 0, _BAND + 1, h), day_colour(at / w))
        textured(on, on.surface, "weave")
        on.dashed((-20, h / 2, w + 40, 200), LIME, width=2.6, dash=14, gap=9)
        on.rect((0, 0, w, h), None, radius=4, edge=INK, width=2.2)

    canvas.blit(canvas.kept(("track", w, h), (w, h), paint), (x, y))
    for number in range(SPACES, 0, -1):
        centre = space(rect, number)
        gone = number > start or number > steps
        ink = mixed(INK, PAPER, 0.16) if gone else INK
        fill = mixed(PAPER, day_colour((centre[0] - x) / w), 0.35) if gone else LIME
        canvas.circle(centre, h * 0.37, fill, edge=ink, width=2.0)
        draw_number(canvas, str(number), centre, 20, ink)
    skull = space(rect, 0)
    canvas.circle(skull, h * 0.53, NIGHT, edge=ON_NIGHT, width=2.2)
    canvas.icon("tenefyr/skull", skull, h * 0.62, ON_NIGHT)


def draw_token(canvas: Canvas, centre: Point, steps: int, radius: float = 26.0) -> None:
    """The token of the boss: a candle on a dark disc, with the steps left."""
    canvas.circle((centre[0] + 2, centre[1] + 4), radius, INK, alpha=120)
    canvas.circle(centre, radius, NIGHT, edge=HONEY, width=2.4)
    canvas.icon("tenefyr/candle", (centre[0], centre[1] - radius * 0.42), radius * 0.66, ON_NIGHT)
    if steps:
        draw_number(canvas, str(steps), (centre[0], centre[1] + radius * 0.4), 18, ON_NIGHT)

