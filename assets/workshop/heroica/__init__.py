"""The material of Heroica as recipes: tiles, features and figures that stand on them, and the table in the grass."""

from __future__ import annotations

from dataclasses import replace

from assets.workshop.dice import dice_recipes
from assets.workshop.heroica import badges, dice, features, figures, letters, place, signs, things, tiles
from assets.workshop.icons import icon_recipes
from assets.workshop.recipe import Recipe

SIGNED = tuple(f"assets.workshop.{name}" for name in ("icons", "signs", "controls", "svg", "heroica.signs"))
DICED = (*SIGNED, "assets.workshop.dice", "assets.workshop.heroica.dice")
FINE = 92
RECIPES: tuple[Recipe, ...] = (
    *tiles.RECIPES,
    *features.RECIPES,
    *figures.RECIPES,
    *place.RECIPES,
    *things.RECIPES,
    *icon_recipes({name: f"icons/heroica/{name}" for name in signs.SIGNS}, signs.ALL, SIGNED),
    *(replace(recipe, path=f"{recipe.id}.webp", quality=FINE)
        for recipe in dice_recipes("dice/heroica", dice.DICE, DICED)),
    *badges.recipes((*DICED, "assets.workshop.badges", "assets.workshop.heroica.badges")),
    *letters.recipes(),
)
