"""Parts of small things: solid pieces with a short shadow, rods, stars and flames; and how one is put on its square."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PIL import Image

from assets.workshop.engraving import Glow, Part, Shadow, Shape, flat, hollow, placed, stroke
from assets.workshop.engraving.paths import ellipse
from assets.workshop.heroica.tiles.lands import Land
from assets.workshop.heroica.tiles.plate import Square

Motif = Callable[[Land], Part]
NEAR = Shadow(0.45, 2, 3, 1.8)
WOOD, PALE_WOOD, IRON, STEEL, GOLD, BONE = "#8a5f36", "#b98a52", "#5f6872", "#aeb8be", "#e0ae3c", "#efe4c6"
CREAM, RED, BLUE, GREEN, LEAF = "#f6ead0", "#c4473a", "#3f6f9f", "#5c8f34", "#76a848"


def solid(outline: str, colour: str, bevel: float = 4, angle: float = 40, **more: object) -> Shape:
    """A small solid piece with a short shadow."""
    return replace(Shape(outline, colour, bevel=bevel, angle=angle, contour=0.5, shadow=NEAR),
        **more)  # type: ignore[arg-type]


def rod(path: str, width: float, colour: str, angle: float = 80) -> Shape:
    """A rod, rope or stem along a path."""
    return solid(stroke(path, width), colour, max(1.5, width / 2.4), angle)


def ring(x: float, y: float, outer: float, inner: float, colour: str) -> Shape:
    """A ring."""
    return solid(hollow(ellipse(x, y, outer) + ellipse(x, y, inner)), colour, 2.5, 30, shine=0.4)


def spots(*middles: tuple[float, float], size: float, colour: str, tone: float = 1.3) -> Shape:
    """Flat round spots."""
    return flat("".join(ellipse(x, y, size) for x, y in middles), colour, ink=0, tone=tone, contour=0.2)


def flame(x: float, y: float, size: float = 1.0) -> Part:
    """A flame that stands at x, y and lights what is behind it."""
    outer = "M-6 0 q-4 -10 6 -22 q12 11 6 22 Z"
    return placed([
        flat(outer, "#ff9a30", tone=1.9, ink=0.1, contour=0.5, glow=Glow("#ffc860", 14, 0.7)),
        flat("M-2.6 -1 q-2 -6 2.6 -12 q6 6 2.6 12 Z", "#ffe88a", tone=2, ink=0),
    ], x, y, size)  # fmt: skip


def on_square(land: Land, part: Part) -> Image.Image:
    """A thing alone, to be laid on any square."""
    square = Square(land.floor[0])
    square.begin()
    square.lay(*part)
    return square.piece()
