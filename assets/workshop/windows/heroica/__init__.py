"""The windows of Heroica: the roads open again, the hatchling that flew off, and the hourglass that is empty."""

from __future__ import annotations

from assets.workshop.recipe import Recipe
from assets.workshop.windows.glazing import framed, glass_of
from assets.workshop.windows.heroica import hourglass, roads, spark
from assets.workshop.windows.house import shattered
from assets.workshop.windows.made import QUALITY, recipes

FOLDER = "scenes/heroica"
BROKEN = (hourglass.__name__, "assets.workshop.windows.house", "assets.workshop.windows.valley",
    "assets.workshop.signs")
_, PANES = recipes(f"{FOLDER}/window-defeat", hourglass.window, BROKEN)
RECIPES = (
    *recipes(f"{FOLDER}/window-victory", roads.window, (roads.__name__,)),
    *recipes(f"{FOLDER}/window-hatchling", spark.window, (spark.__name__, roads.__name__)),
    Recipe(
        f"{FOLDER}/window-defeat", f"{FOLDER}/window-defeat.webp",
        lambda: framed(*shattered(*glass_of(hourglass.window()))), PANES.sources, QUALITY,
    ),
    PANES,
)  # fmt: skip
