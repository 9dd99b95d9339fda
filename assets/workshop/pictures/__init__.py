"""The illustrations: what each picture shows, as recipes."""

from __future__ import annotations

from assets.workshop.pictures import locations_goblins, title
from assets.workshop.recipe import Recipe

RECIPES: tuple[Recipe, ...] = (*title.RECIPES, *locations_goblins.RECIPES)
