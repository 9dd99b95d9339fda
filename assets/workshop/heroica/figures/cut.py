"""Shapes as a toy is printed from: rounded parts, metal, paint, and the small marks of a face.

Units of all figures: the feet stand on y = 0 round x = 0, a grown figure is 200 high, everything looks right.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from assets.workshop.engraving import NO_SHADOW, Glow, Ridge, Shadow, Shape, drawn, flat, stroke
from assets.workshop.engraving.palette import GOLD
from assets.workshop.engraving.paths import box, ellipse, tube

Parts = list[Shape]
NEAR = Shadow(0.35, 3, 4, 3)
BLACK, WHITE, IVORY = "#1a120e", "#ffffff", "#fff4d8"
STEEL, BRIGHT = "#b4bec6", "#d4dde2"
WOOD, HIDE, LEATHER = "#8a5a2e", "#6b4a2e", "#5a3a22"


def part(outline: str, colour: str, bevel: float = 10, angle: float = 20, **more: object) -> Shape:
    """Return one rounded part of a figure."""
    return replace(Shape(outline, colour, bevel=bevel, angle=angle, grain=0.05, contour=1.1, shadow=NEAR),
        **more)  # type: ignore[arg-type]


def laid(outline: str, colour: str, bevel: float = 5, angle: float = 20, **more: object) -> Shape:
    """Return a part that lies close on the one behind it: a belt, a trim, a patch."""
    return part(outline, colour, bevel, angle, **{"shadow": NO_SHADOW, **more})


def metal(outline: str, colour: str = STEEL, bevel: float = 9, angle: float = 40, **more: object) -> Shape:
    """Return a part that shines."""
    return part(outline, colour, bevel, angle, **{"shine": 0.6, **more})


def gold(outline: str, bevel: float = 5, angle: float = 45, **more: object) -> Shape:
    """Return a part of gold."""
    return metal(outline, GOLD, bevel, angle, **more)


def paint(outline: str, colour: str = BLACK, tone: float = 1.5, contour: float = 0.6, **more: object) -> Shape:
    """Return something painted on without shade: the white of an eye, a tooth, a star."""
    return flat(outline, colour, **{"ink": 0, "tone": tone, "contour": contour, **more})


def dark(outline: str, colour: str = BLACK) -> Shape:
    """Return a hole or a black mark."""
    return paint(outline, colour, 0.2, ink=1)


def dot(x: float, y: float, radius: float = 4, colour: str = BLACK) -> Shape:
    """Return a painted dot; black ones are pupils."""
    return dark(ellipse(x, y, radius)) if colour == BLACK else paint(ellipse(x, y, radius), colour, 0.4)


def lit(outline: str, colour: str, radius: float = 6, strength: float = 0.6) -> Shape:
    """Return something that glows by itself."""
    return paint(outline, colour, 2, glow=Glow(colour, radius, strength))


def lines(path: str, width: float = 3, colour: str = "#2a160d") -> Shape:
    """Return drawn lines."""
    return drawn(path, width, colour)


def rod(path: str, width: float, colour: str = WOOD, angle: float = 86, **more: object) -> Shape:
    """Return a round stick along a path."""
    return part(stroke(path, width), colour, width / 2, angle, **more)


def limb(*numbers: float, colour: str, bevel: float = 9, angle: float = 50, **more: object) -> Shape:
    """Return a tube through x, y, width, x, y, width, ..."""
    return part(tube(*numbers), colour, bevel, angle, **more)


def ball(x: float, y: float, rx: float, ry: float | None = None, colour: str = GOLD, angle: float = 50,
    **more: object) -> Shape:
    """Return a round body."""
    return part(ellipse(x, y, rx, ry), colour, min(rx, ry or rx) * 0.75, angle, **{"swell": 0.6, **more})


def slab(x: float, y: float, width: float, height: float, colour: str, bevel: float = 4, angle: float = 0,
    **more: object) -> Shape:
    """Return a piece with right angles."""
    return part(box(x, y, width, height), colour, bevel, angle, **more)


def eyes(left: float, right: float, y: float, radius: float, colour: str = "#ffe87a", look: float = 3) -> Parts:
    """Return two round eyes with pupils that look right."""
    both = [paint(ellipse(x, y, radius, radius * 0.92), colour, 1.8, 0.9) for x in (left, right)]
    return [*both, *(dot(x + look, y + 1, radius * 0.46) for x in (left, right))]


def fangs(points: Iterable[tuple[float, float]], size: float = 9, colour: str = IVORY) -> Shape:
    """Return teeth that hang from the points; with a size below zero they stand."""
    half = abs(size) * 0.5
    return paint(" ".join(f"M{x - half} {y} L{x} {y + size} L{x + half} {y} Z" for x, y in points), colour, 1.7)


def folds(*paths: str, width: float = 8, height: float = -6) -> tuple[Ridge, ...]:
    """Return furrows of cloth along the paths."""
    return (Ridge(" ".join(paths), width, height),)
