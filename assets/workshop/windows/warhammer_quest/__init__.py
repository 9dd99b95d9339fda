"""The windows of the Warhammer Quest card game: the grate raised to the day, and the grate shut."""

from __future__ import annotations

from assets.workshop.recipe import Recipe
from assets.workshop.windows.glazing import framed, glass_of
from assets.workshop.windows.house import shattered
from assets.workshop.windows.made import QUALITY, recipes
from assets.workshop.windows.warhammer_quest import grate

OWN = ("assets.workshop.windows.warhammer_quest.grate",)
BROKEN = (*OWN, "assets.workshop.windows.house", "assets.workshop.windows.valley", "assets.workshop.signs")
FOLDER = "scenes/warhammer-quest"
_, PANES = recipes(f"{FOLDER}/window-defeat", grate.shut, BROKEN)
RECIPES = (
    *recipes(f"{FOLDER}/window-victory", grate.raised, OWN),
    Recipe(
        f"{FOLDER}/window-defeat", f"{FOLDER}/window-defeat.webp",
        lambda: framed(*shattered(*glass_of(grate.shut()))), PANES.sources, QUALITY,
    ),
    PANES,
)  # fmt: skip
