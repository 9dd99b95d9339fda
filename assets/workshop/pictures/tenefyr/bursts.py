"""The ray burst: what stands behind every sign of a card one holds, in the colour of its kind."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from assets.workshop.engraving import NO_SHADOW, Part, Picture, Shape, Sky, flat, placed
from assets.workshop.engraving.palette import mixed
from assets.workshop.engraving.paths import box, ellipse, polygon
from assets.workshop.pictures.tenefyr.setting import DAY, SIGN, TOKEN, TOKEN_PIXELS

KINDS = {"might": "#b8402c", "song": "#74559b", "faith": "#b9831a", "guile": "#3f7d55", "basic": "#8a7a62"}
PAPER = "#fbf1d2"


def burst(kind: str, x: float = 120, y: float = 120, count: int = 18, turn: float = 5.0, edge: float = 260) -> Part:
    """Return rays round x, y over a plate whose farthest corner is less than `edge` units away.

    Dark rays of the kind's colour, pale ones between, and a pool of paper in the middle on which the sign is read.
    """
    colour = KINDS[kind]
    ground = Shape(box(x - edge, y - edge, 2 * edge, 2 * edge), mixed(colour, "#2a1a14", 0.06), bevel=4, swell=0,
        angle=38, grain=0.05, contour=0, tone=0.94, ink=0.5, shadow=NO_SHADOW)
    return [ground,
        flat(wedges(x, y, edge * 1.5, count, turn), mixed(colour, PAPER, 0.62), ink=0.1, tone=1.15, contour=0.7),
        flat(ellipse(x, y, 52), PAPER, ink=0, tone=1.4, opacity=0.9, feather=52)]


def wedges(x: float, y: float, reach: float, count: int, turn: float = 0.0, share: float = 0.5) -> str:
    """Return `count` rays that widen from x, y outward and take up a `share` of the circle."""
    step = 2 * math.pi / count
    angles = [math.radians(turn) + step * i for i in range(count)]
    return " ".join(polygon(x, y, x + reach * math.cos(a), y + reach * math.sin(a),
        x + reach * math.cos(a + step * share), y + reach * math.sin(a + step * share)) for a in angles)


def sign(kind: str, thing: Callable[[], Part], x: float = 120, y: float = 120, size: float = 1.0, turn: float = 0.0,
    count: int = 18) -> Picture:
    """Return the picture of a thing, drawn round 0, 0 within 100 units, on the burst of its kind."""
    return Picture(partial(burst, kind, count=count), lambda: placed(thing(), x, y, size, turn),
        Sky(high=KINDS[kind], low=PAPER, sun=(0.5, 0.5), beams=0), DAY, SIGN, TOKEN, TOKEN_PIXELS)
