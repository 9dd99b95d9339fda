"""Turned bases in the shapes and paints of the seats, the slate one of monsters, and what is set on their rim.

A base is baked for squares of `standee.SQUARE` pixels; the middle of its top lies at `MIDDLE` of the picture.
"""

from __future__ import annotations

from functools import partial

import numpy as np
from PIL import Image

from assets.workshop.engraving import Shape, placed
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import ellipse, polygon
from assets.workshop.recipe import Recipe

from .cut import Parts, laid, paint, part
from .standee import SQUARE, pressed

WIDE, DEEP, THICK = 0.66, 0.34, 0.085
"""Width and depth of the top and the height of the side, in squares."""
ROOM = (0.84, 0.62)
MIDDLE = (0.5, 0.42)
UNITS = 200
"""Units in a square."""
SEATS = {"circle": "#c4473a", "square": "#3f6f9f", "triangle": "#5c8f34", "hexagon": "#d99a1e"}
SLATE = "#5a5260"
CORNERS = {
    "square": (-0.44, -0.44, 0.44, -0.44, 0.44, 0.44, -0.44, 0.44),
    "triangle": (-0.56, -0.34, 0.56, -0.34, 0, 0.64),
    "hexagon": (-0.55, 0, -0.28, -0.48, 0.28, -0.48, 0.55, 0, 0.28, 0.48, -0.28, 0.48),
}
MARKS = {"pip": "#fff3d0", "bead": "#c83a2e", "bead-lost": "#8a8090"}
MARK = 0.15
"""The room of a pip or a bead, in squares."""


def outline(shape: str, grow: float, y: float = 0) -> str:
    """Return the top of a base, `grow` units larger than it is, `y` lower."""
    width, depth = WIDE * UNITS + grow, DEEP * UNITS + grow * 0.6
    if shape not in CORNERS:
        return ellipse(0, y, width / 2, depth / 2)
    numbers = CORNERS[shape]
    return polygon(*(n * width if k % 2 == 0 else n * depth + y for k, n in enumerate(numbers)))


def base(shape: str, colour: str) -> Parts:
    """Return a base round the middle of its top."""
    side = " ".join(outline(shape, 0, y) for y in np.linspace(0, THICK * UNITS, 12))
    return [
        part(" ".join(outline(shape, 4, y) for y in np.linspace(0, THICK * UNITS, 12)), "#2b1a10", 3, 80, ink=0.4),
        laid(side, darker(colour, 0.42), 6, 88, contour=0.4),
        laid(outline(shape, -1), lighter(colour, 0.15), 4, 5, contour=0.5),
        laid(outline(shape, -11, 1), darker(colour, 0.22), 7, 5, contour=0.35, tone=1.1),
    ]


def mark(name: str) -> Parts:
    """Return a pip, a bead, or the hollow where a bead was, round 0, 0."""
    if name == "pip":
        return [paint(ellipse(0, 0, 12.6), "#2b1a10", 0.1, 0, ink=1), paint(ellipse(0, 0, 11), MARKS[name], 1.6, 0)]
    if name == "bead":
        return [
            part(ellipse(0, 0, 12.4), MARKS[name], 10, 40, shine=0.7), paint(ellipse(-4, -4.5, 2.8), "#ffffff", 2, 0),
        ]
    return [laid(ellipse(0, 0, 11.4), MARKS[name], 4, 40), paint(ellipse(0.6, 0.8, 7.4), "#2b2430", 0.4, 0)]


def picture(shapes: list[Shape], width: float, height: float, x: float, y: float, size: float) -> Image.Image:
    """Return shapes round x, y on a clear ground of width by height squares, `size` as large."""
    print_, cover = pressed(placed(shapes, x * UNITS, y * UNITS), width * UNITS, height * UNITS,
        2.0 * max(1.0, size * 0.7),
        5.0 / size**0.6)
    made = print_.convert("RGBA")
    made.putalpha(Image.fromarray((cover * 255).astype(np.uint8)))
    pixels = (round(width * SQUARE * size), round(height * SQUARE * size))
    return made.resize(pixels, Image.Resampling.LANCZOS)


def base_picture(shape: str, colour: str, size: float = 1.0) -> Image.Image:
    """Return the picture of one base."""
    return picture(base(shape, colour), *ROOM, ROOM[0] * MIDDLE[0], ROOM[1] * MIDDLE[1], size)


def mark_picture(name: str) -> Image.Image:
    """Return the picture of a pip or a bead, at twice its size, as it is small."""
    return picture(mark(name), MARK, MARK, MARK / 2, MARK / 2, 2.0)


def recipes(folder: str, sources: tuple[str, ...], quality: int) -> tuple[Recipe, ...]:
    """Return the recipes of all bases and of what is set on them."""
    drawn = {
        **{shape: partial(base_picture, shape, colour) for shape, colour in SEATS.items()},
        "round": partial(base_picture, "round", SLATE),
        "round-boss": partial(base_picture, "round", SLATE, 1.3),
        "round-dragon": partial(base_picture, "round", SLATE, 2.4),
        **{name: partial(mark_picture, name) for name in MARKS},
    }
    return tuple(Recipe(f"{folder}/{name}", f"{folder}/{name}.webp", draw, sources, quality)
        for name, draw in drawn.items())
