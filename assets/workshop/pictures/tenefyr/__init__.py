"""The illustrations of Heroes of Tenefyr: what each picture shows, as recipes."""

from __future__ import annotations

from types import ModuleType

from assets.workshop.pictures.tenefyr import surroundings
from assets.workshop.recipe import Recipe

FAMILIES: tuple[ModuleType, ...] = (
    surroundings,
)
RECIPES: tuple[Recipe, ...] = tuple(recipe for family in FAMILIES for recipe in family.RECIPES)
