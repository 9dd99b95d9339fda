"""The material of Runebound as recipes: shagreen, chart paper, felt and walnut; signs, tokens, gems, dice."""

from __future__ import annotations

from assets.workshop.icons import icon_recipes
from assets.workshop.recipe import Recipe
from assets.workshop.runebound import dice, signs, stuffs, things

RECIPES: tuple[Recipe, ...] = (
    *icon_recipes({name: f"icons/runebound/{name}" for name in signs.SIGNS}, signs.SIGNS, signs.MADE_OF),
    *stuffs.RECIPES,
    *things.RECIPES,
    *dice.RECIPES,
)
