"""The windows of the Warhammer Quest card game: one for each quest; the grate raised to the day, and the grate shut."""

from __future__ import annotations

from dataclasses import replace

from assets.workshop.recipe import Recipe
from assets.workshop.windows.glazing import framed, glass_of
from assets.workshop.windows.house import shattered
from assets.workshop.windows.made import QUALITY, recipes
from assets.workshop.windows.warhammer_quest import banner, chase, dark, fuse, grate, stench, wells

OWN = ("assets.workshop.windows.warhammer_quest.grate",)
BROKEN = (*OWN, "assets.workshop.windows.house", "assets.workshop.windows.valley", "assets.workshop.signs")
FOLDER = "scenes/warhammer-quest"
WINDOWS = {
    "a-foul-stench": stench,
    "the-poisoned-wells": wells,
    "the-long-chase": chase,
    "the-long-fuse": fuse,
    "waaagh": banner,
    "lost-in-the-dark": dark,
}
SMALL = 56
"""The quality of these: glass is smooth and lead is broad, so that two thirds of the bytes look the same."""
_, PANES = recipes(f"{FOLDER}/window-defeat", grate.shut, BROKEN)
RECIPES = (
    *recipes(f"{FOLDER}/window-victory", grate.raised, OWN),
    Recipe(
        f"{FOLDER}/window-defeat", f"{FOLDER}/window-defeat.webp",
        lambda: framed(*shattered(*glass_of(grate.shut()))), PANES.sources, QUALITY,
    ),
    PANES,
    *(
        replace(recipe, quality=SMALL)
        for quest, module in WINDOWS.items()
        for recipe in recipes(f"{FOLDER}/window-{quest}", module.window, (module.__name__,))
    ),
)  # fmt: skip
