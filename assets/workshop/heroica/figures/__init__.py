"""Heroes and monsters as printed wooden standees, their portraits, and the bases they stand in, as recipes.

Every picture is made for squares of `standee.SQUARE` pixels; the foot of a figure lies at `standee.FOOT` of it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from assets.workshop.heroica.figures import (
    bases,
    beasts,
    cut,
    dragons,
    gear,
    goblins,
    heroes_bold,
    heroes_wise,
    many_legs,
    people,
    portraits,
    scaled,
    sea,
    soldiers,
    standee,
    steed,
    stone,
    undead,
    winged,
)
from assets.workshop.heroica.figures.cut import Parts
from assets.workshop.pictures.record import METHOD
from assets.workshop.recipe import Recipe

FOLDER = "pictures/heroica"
PEOPLED = (*METHOD, *(module.__name__ for module in (cut, people, gear, standee)))
FINE = 60
"""The quality of the pictures as WebP: their lines are coarse, and the cut edge must stay clean."""
FAMILIES = (goblins, soldiers, undead, beasts, many_legs, scaled, winged, sea, stone, dragons)
SIZES: dict[str, float] = {name: size for family in FAMILIES for name, size in getattr(family, "SIZES", {}).items()}


def recipe(name: str, draw: Callable[[], Parts], module: str) -> Recipe:
    """Return the recipe of one figure; `name` is that of its function."""
    id = f"{FOLDER}/figures/{name.replace('_', '-')}"
    picture = partial(standee.standee, draw, SIZES.get(name, 1.0))
    return Recipe(id, f"{id}.webp", picture, (*PEOPLED, module), FINE)


FIGURES = tuple(
    recipe(name, draw, family.__name__)
    for family in (heroes_bold, heroes_wise, steed, *FAMILIES)
    for name, draw in family.DRAWN.items()
)
PORTRAITS = tuple(
    Recipe(f"{FOLDER}/portraits/{name}", f"{FOLDER}/portraits/{name}.webp", partial(portraits.portrait, draw),
        (*PEOPLED, portraits.__name__, family.__name__), FINE)
    for family in (heroes_bold, heroes_wise)
    for name, draw in family.DRAWN.items()
)
BASES = bases.recipes(f"{FOLDER}/bases", (*METHOD, cut.__name__, standee.__name__, bases.__name__), FINE)
RECIPES: tuple[Recipe, ...] = (*FIGURES, *PORTRAITS, *BASES)
