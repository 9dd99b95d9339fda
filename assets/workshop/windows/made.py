"""What is baked of a window: the picture with every pane alight, and the order in which its panes light up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from PIL import Image

from assets.workshop.recipe import Recipe
from assets.workshop.windows.builder import Window
from assets.workshop.windows.glazing import framed, glass_of, labels

Make = Callable[[], Window]
QUALITY = 82
ORDER_SCALE = 0.5
FIRST, LAST = 255, 15
"""The opacity of the panes that light first and last."""
MADE_OF = tuple(
    f"assets.workshop.{module}"
    for module in (
        "windows.made",
        "windows.glazing",
        "windows.builder",
        "windows.patterns",
        "windows.figures",
        "frame_parts",
        "textures",
        "svg",
    )
)


def stained(make: Make) -> Image.Image:
    """A whole window, in its frame."""
    return framed(*glass_of(make()))


def order(make: Make) -> Image.Image:
    """Which pane lights when, as opacity: panes near the light first; after any share of the way as much of the glass
    is alight. What lies outside the arch lights with the first.
    """
    window = make()
    found = labels(window, ORDER_SCALE)
    rows, columns = np.mgrid[0 : found.shape[0], 0 : found.shape[1]] / ORDER_SCALE
    count = np.bincount(found.ravel(), minlength=len(window.shapes) + 1)
    seen = np.maximum(count, 1)
    x = np.bincount(found.ravel(), columns.ravel(), len(count)) / seen
    y = np.bincount(found.ravel(), rows.ravel(), len(count)) / seen
    away = np.hypot(x - window.light.centre[0], y - window.light.centre[1])
    away[0] = -1
    count[0] = 0
    turn = np.argsort(away, kind="stable")
    before = np.empty(len(count))
    before[turn] = np.cumsum(count[turn]) - count[turn] / 2
    opacity = np.round(FIRST - (FIRST - LAST) * before / count.sum()).astype(np.uint8)
    opacity[0] = FIRST
    shown = opacity[found]
    return Image.merge("LA", (Image.new("L", shown.shape[::-1], 255), Image.fromarray(shown)))


def recipes(name: str, make: Make, made_of: tuple[str, ...]) -> tuple[Recipe, Recipe]:
    """The two recipes of a window; `name` is its asset id, `made_of` the modules that only it depends on."""
    sources = tuple(dict.fromkeys((*made_of, *MADE_OF)))
    return (
        Recipe(name, f"{name}.webp", partial(stained, make), sources, QUALITY),
        Recipe(f"{name}-panes", f"{name}-panes.png", partial(order, make), sources),
    )
