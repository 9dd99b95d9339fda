"""Water and what lies on it: rivers, ripples, reflections, boats, ships, jetties, reeds."""

from __future__ import annotations

import random

from ..palette import DARK_WOOD, WOOD, darker, lighter
from ..paths import box, ellipse, line, polygon, tube
from ..shapes import NO_SHADOW, Fog, Ridge, Shadow, Shape, drawn, flat, stroke

THIN = Shadow(0.3, 3, 4, 3)


def water(outline: str, colour: str = "#6d8d94", fog: Fog | None = None, ripples: Ridge | None = None) -> Shape:
    """Return a sheet of water inside the outline."""
    return Shape(outline, colour, bevel=10, swell=0.2, angle=0, grain=0.05, contour=0.6, rim=0.1, ink=0.85, fog=fog,
        shadow=NO_SHADOW, ridges=(ripples,) if ripples else ())


def ripples(dice: random.Random, left: float, right: float, top: float, bottom: float, count: int) -> Ridge:
    """Return short level waves, longer towards the eye."""
    pieces = []
    for _ in range(count):
        t = dice.random() ** 0.8
        y = top + (bottom - top) * t
        x = dice.uniform(left, right)
        long = 16 + 60 * t * dice.uniform(0.5, 1)
        pieces.append(f"M{x - long:.0f} {y:.0f} q{long / 2:.0f} {-3 - 4 * t:.0f} {long:.0f} 0 "
                      f"t{long:.0f} 0")
    return Ridge(" ".join(pieces), 5, 4)


def glints(dice: random.Random, x: float, top: float, bottom: float, half: float, colour: str, count: int = 26,
    tone: float = 1.6, spread: float = 2.0) -> Shape:
    """Return the broken reflection of a light at x: flat lenses that widen towards the eye."""
    lenses = []
    for i in range(count):
        t = i / count
        y = top + (bottom - top) * t
        wide = half * (0.35 + spread * t * 0.5) * dice.uniform(0.4, 1.0)
        off = dice.uniform(-0.5, 0.5) * half * (0.4 + t)
        lenses.append(ellipse(x + off, y, round(wide, 1), round(1.6 + 2.6 * t, 1)))
    return flat(" ".join(lenses), colour, ink=0, tone=tone, opacity=0.9)


def rings(x: float, y: float, rx: float, count: int = 3, colour: str = "#dfe8de") -> Shape:
    """Return the rings round a drop or a thing that stands in water."""
    paths = " ".join(ellipse(x, y, round(rx * (1 + 0.5 * k), 1), round(rx * (1 + 0.5 * k) * 0.2, 1))
        for k in range(count))
    return drawn(paths, 2.4, colour, tone=1.5, ink=0, contour=0.3)


def rowboat(length: float = 260.0, colour: str = WOOD, stripe: str | None = None) -> list[Shape]:
    """Return a boat seen from the side and a little above, its water line y = 0, its bow to the right."""
    w, h = length / 2, length * 0.23
    hull = (
        f"M{-w} {-h * 0.86} C{-w * 0.9} {h * 0.1} {-w * 0.6} {h * 0.2} 0 {h * 0.2} C{w * 0.6} {h * 0.2} {w * 0.9} "
        f"{-h * 0.2} {w * 1.06} {-h * 1.24} C{w * 0.6} {-h * 0.66} {-w * 0.5} {-h * 0.56} {-w} {-h * 0.86} Z"
    )
    inside = (
        f"M{-w} {-h * 0.86} C{-w * 0.5} {-h * 1.1} {w * 0.6} {-h * 1.15} {w * 1.06} {-h * 1.24} C{w * 0.6} "
        f"{-h * 0.66} {-w * 0.5} {-h * 0.56} {-w} {-h * 0.86} Z"
    )
    strakes = tuple(Ridge(f"M{-w} {-h * (0.66 - k)} C{-w * 0.5} {-h * (0.3 - k)} {w * 0.5} {-h * (0.36 - k)} {w} "
                          f"{-h * (0.96 - k)}", 5, -4) for k in (0.0, 0.28))
    out = [Shape(inside, darker(colour, 0.45), bevel=6, angle=2, tone=0.7), Shape(hull, colour, bevel=h * 0.7, angle=8,
        grain=0.15, ridges=strakes, shadow=NO_SHADOW)]
    for x in (-0.5, 0.05, 0.5):
        out.insert(1, Shape(polygon(x * w, -h * 1.0, x * w + 16, -h * 1.02, x * w + 22, -h * 0.66, x * w + 4,
            -h * 0.64),
            lighter(colour, 0.2), bevel=3, angle=60, shadow=THIN))
    if stripe:
        out.append(Shape(stroke(f"M{-w * 0.98} {-h * 0.8} C{-w * 0.5} {-h * 0.52} {w * 0.6} {-h * 0.6} {w * 1.04} "
                                f"{-h * 1.18}", h * 0.16), stripe, bevel=4, angle=4, shadow=NO_SHADOW))
    return out


def jetty(length: float = 300.0, height: float = 60.0, colour: str = "#7a5c3e") -> list[Shape]:
    """Return a landing stage from 0 to `length`; its boards lie on y = 0, its posts reach down by `height`."""
    posts = [Shape(box(x, -26 if i % 2 else -6, 15, height + 26), darker(colour, 0.2), bevel=7, angle=86, grain=0.2)
        for i, x in enumerate(range(0, round(length), 70))]
    planks = Ridge(" ".join(f"M{x} -20 l-16 22" for x in range(10, round(length) + 30, 22)), 4, -3)
    deck = polygon(18, -20, length + 22, -20, length, 0, -10, 0)
    return [*posts[::2], Shape(deck, lighter(colour, 0.12), bevel=3, angle=3, grain=0.15, ridges=(planks,),
        shadow=Shadow(0.5, 2, 14, 6)), Shape(box(-10, 0, length + 10, 12), darker(colour, 0.1), bevel=4, angle=3),
        *posts[1::2]]


def reeds(dice: random.Random, x: float, foot: float, width: float, height: float, colour: str = "#76834a",
    count: int = 14) -> list[Shape]:
    """Return a stand of reeds with brown heads."""
    blades, heads = [], []
    for i in range(count):
        root = x + dice.uniform(-0.5, 0.5) * width
        lean, tall = dice.uniform(-0.22, 0.22) * height, height * dice.uniform(0.55, 1)
        blades.append(tube(root, foot, 6, root + lean * 0.3, foot - tall * 0.55, 4, root + lean, foot - tall, 1))
        if i % 3 == 0:
            heads.append(tube(root + lean * 0.8, foot - tall * 0.86, 8, root + lean, foot - tall * 1.06, 8))
    return [Shape(" ".join(blades), colour, bevel=3, angle=78, contour=0.7, shadow=Shadow(0.2, 3, 2, 2)),
        Shape(" ".join(heads), "#6b4526", bevel=4, angle=60, contour=0.8, shadow=NO_SHADOW)]


def ship(fog: Fog | None = None, hull: str = "#5a4634", sails: str | None = None) -> list[Shape]:
    """Return a two-masted ship with furled sails, 360 long, its water line y = 0, its bow to the right."""
    body = (
        "M-170 -76 L-150 4 C-60 20 70 20 120 4 C150 -20 176 -56 190 -92 C150 -66 90 -50 10 -46 C-60 -44 -110 -50 "
        "-118 -52 L-120 -88 Z"
    )
    seams = (Ridge("M-160 -40 C-60 -14 80 -14 150 -50 M-154 -18 C-60 6 80 6 134 -20", 5, -4),)
    out = [Shape(" ".join((box(-72, -330, 9, 290), box(46, -360, 10, 320), tube(176, -78, 8, 262, -134, 4))), DARK_WOOD,
        bevel=4, angle=86, fog=fog, shadow=THIN)]
    ropes = [drawn(line(-67, -326, -166, -80), 1.8, "#3a2c20", fog=fog), drawn(line(51, -356, 258, -132), 1.8,
        "#3a2c20",
        fog=fog), drawn(line(51, -356, -67, -300), 1.8, "#3a2c20", fog=fog), drawn(line(51, -330, 130, -60), 1.8,
        "#3a2c20", fog=fog), drawn(line(-67, -300, -20, -50), 1.8, "#3a2c20", fog=fog)]
    yards = []
    for x, y, half in ((-67, -270, 62), (-67, -190, 74), (51, -300, 66), (51, -210, 82)):
        yards.append(Shape(tube(x - half, y, 5, x + half, y, 5), DARK_WOOD, bevel=3, angle=4, fog=fog, shadow=THIN))
        cloth = (
            f"M{x - half * 0.9} {y + 2} Q{x} {y + 30} {x + half * 0.9} {y + 2} Q{x} {y + 12} {x - half * 0.9} {y + 2} Z"
        )
        yards.append(Shape(cloth, sails or "#c9bd9c", bevel=7, angle=60, fog=fog, shadow=THIN))
    out += [*ropes, *yards, Shape(body, hull, bevel=34, angle=8, grain=0.15, ridges=seams, fog=fog, shadow=NO_SHADOW)]
    ports = " ".join(box(x, -34, 12, 12) for x in (-90, -40, 10, 60))
    veil = Fog(fog.colour, fog.amount * 0.3) if fog else None
    return [*out, flat(ports, "#ffd27a", ink=0, tone=1.6, contour=0.8, fog=veil)]
