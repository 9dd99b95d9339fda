"""The windows of Runebound: for each story how it ends well, and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import ModuleType

from PIL import Image

from assets.workshop.recipe import Recipe
from assets.workshop.windows.builder import Window
from assets.workshop.windows.glazing import framed, glass_of
from assets.workshop.windows.house import shattered
from assets.workshop.windows.made import QUALITY, recipes
from assets.workshop.windows.runebound import court, spear, throne, wings

FOLDER = "scenes/runebound"
WON: dict[str, ModuleType] = {"margath": spear, "corpse-king": throne}
LOST: dict[str, ModuleType] = {"margath": wings, "corpse-king": court}
BREAKING = ("assets.workshop.windows.house", "assets.workshop.windows.valley", "assets.workshop.signs")


def broken(make: Callable[[], Window]) -> Image.Image:
    """A whole window in its frame, its glass broken."""
    return framed(*shattered(*glass_of(make())))


def _lost(scenario: str, module: ModuleType) -> tuple[Recipe, Recipe]:
    name = f"{FOLDER}/window-{scenario}-defeat"
    _, panes = recipes(name, module.window, (module.__name__, *BREAKING))
    return Recipe(name, f"{name}.webp", partial(broken, module.window), panes.sources, QUALITY), panes


RECIPES: tuple[Recipe, ...] = (
    *(recipe for scenario, module in WON.items() for recipe in recipes(f"{FOLDER}/window-{scenario}-victory",
        module.window, (module.__name__,))),
    *(recipe for scenario, module in LOST.items() for recipe in _lost(scenario, module)),
)
