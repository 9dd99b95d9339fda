"""The stained glass of a last scene, for games without windows of their own: the valley under a rising sun, and the
same at night, broken.
"""

from __future__ import annotations

import math
from functools import partial

import numpy as np
from PIL import Image

from assets.workshop.frame_parts import fill, stroke
from assets.workshop.recipe import Recipe
from assets.workshop.svg import path
from assets.workshop.windows.builder import Window
from assets.workshop.windows.glazing import Array, framed, glass_of, layer
from assets.workshop.windows.made import QUALITY, recipes
from assets.workshop.windows.valley import DAY, NIGHT, composed, polar

BELL_CRACK = "M268 592 L256 636 L272 664 L250 708 L268 744 L256 788"
# reach of the broken edge in units, once round: long and short by no rule, as glass breaks
BREAK = (52, 30, 44, 20, 36, 58, 33, 25, 49, 28, 61, 38, 22, 43, 31)


def broken() -> Image.Image:
    """The valley at night, with a hole in the glass."""
    return framed(*shattered(*glass_of(night())))


def hole() -> str:
    """The outline of what is missing from the broken pane."""
    x, y = polar(196, 33)
    corners = []
    for k, reach in enumerate(BREAK):
        angle = math.radians(k * 360 / len(BREAK) + 7 * math.sin(k * 2.3))
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return path(corners)


def cracks() -> str:
    """Lines that run from the hole through the panes around it."""
    x, y = polar(196, 33)
    random = np.random.default_rng(3)
    lines = []
    for k in range(9):
        angle = math.radians(k * 40 + float(random.uniform(-10, 10)))
        points = []
        for step in range(5):
            reach = 22.0 + 19.0 * step * float(random.uniform(0.8, 1.2))
            angle += float(random.uniform(-0.16, 0.16))
            points.append(f"{x + reach * math.cos(angle):.1f} {y + reach * math.sin(angle):.1f}")
        lines.append("M" + " L".join(points))
    return " ".join(lines)


def shattered(pixels: Array, alpha: Array) -> tuple[Array, Array]:
    """Break the glass: a hole into the dark, bright broken edges, cracks, and one through the bell."""
    gap = layer(fill(hole(), "#fff"))[..., 3]
    edge = layer(stroke(hole(), "#fff", 2.2, 'stroke-linejoin="round"'))[..., 3]
    split = layer(stroke(f"{cracks()} {BELL_CRACK}", "#fff", 2.0))[..., 3]
    light = layer(f'<g transform="translate(1.1 1.1)">{stroke(cracks() + BELL_CRACK, "#fff", 1)}</g>')[..., 3]
    night, frost = np.array([0.02, 0.025, 0.045], np.float32), np.array([0.78, 0.86, 0.95], np.float32)
    for cover, colour, share in ((light, frost, 0.55), (split, night, 0.9), (gap, night, 1.0), (edge, frost, 0.7)):
        covered = share * cover[..., None]
        pixels = pixels * (1 - covered) + colour * covered
    return pixels, alpha * (1 - 0.4 * gap * (1 - edge))


def night() -> Window:
    """The valley at night, before it breaks."""
    return composed(NIGHT)


VALLEY = ("assets.workshop.windows.house", "assets.workshop.windows.valley", "assets.workshop.signs")
_, PANES = recipes("scenes/window-defeat", night, VALLEY)
RECIPES = (
    *recipes("scenes/window-victory", partial(composed, DAY), VALLEY),
    Recipe("scenes/window-defeat", "scenes/window-defeat.webp", broken, PANES.sources, QUALITY),
    PANES,
)
