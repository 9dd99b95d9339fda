"""The material of Runebound as recipes: stuffs, signs, tokens, gems, dice, frames, backs, chart and wordmark."""

from __future__ import annotations

from assets.workshop.icons import icon_recipes
from assets.workshop.recipe import Recipe
from assets.workshop.runebound import backs, cities, dice, frames, markers, signs, stuffs, things, wordmark
from assets.workshop.runebound.chart import pyramid

RECIPES: tuple[Recipe, ...] = (
    *icon_recipes({name: f"icons/runebound/{name}" for name in signs.SIGNS}, signs.SIGNS, signs.MADE_OF),
    *stuffs.RECIPES,
    *things.RECIPES,
    *dice.RECIPES,
    *frames.RECIPES,
    *backs.RECIPES,
    *cities.RECIPES,
    *markers.RECIPES,
    *pyramid.recipes(),
    *wordmark.RECIPES,
)
