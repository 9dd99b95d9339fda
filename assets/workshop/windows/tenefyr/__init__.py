"""The windows of Heroes of Tenefyr: the fair on the green under a smiling sun, and the night of the last candle."""

from __future__ import annotations

from assets.workshop.recipe import Recipe
from assets.workshop.windows.glazing import framed, glass_of
from assets.workshop.windows.house import shattered
from assets.workshop.windows.made import QUALITY, recipes
from assets.workshop.windows.tenefyr import fair, nightfall

FOLDER = "scenes/tenefyr"
BROKEN = (nightfall.__name__, fair.__name__, "assets.workshop.windows.house", "assets.workshop.windows.valley",
    "assets.workshop.signs")
_, PANES = recipes(f"{FOLDER}/window-defeat", nightfall.window, BROKEN)
RECIPES = (
    *recipes(f"{FOLDER}/window-victory", fair.window, (fair.__name__,)),
    Recipe(
        f"{FOLDER}/window-defeat", f"{FOLDER}/window-defeat.webp",
        lambda: framed(*shattered(*glass_of(nightfall.window()))), PANES.sources, QUALITY,
    ),
    PANES,
)  # fmt: skip
