"""The illustrations of Heroes of Tenefyr: what each picture shows, as recipes."""

from __future__ import annotations

from types import ModuleType

from assets.workshop.pictures.tenefyr import (
    enemies_crypts,
    enemies_diggings,
    enemies_haunts,
    enemies_hedge,
    enemies_roads,
    loot_crypts,
    loot_hedge,
    loot_roads,
    surroundings,
)
from assets.workshop.recipe import Recipe

FAMILIES: tuple[ModuleType, ...] = (
    surroundings,
    enemies_hedge,
    enemies_roads,
    enemies_diggings,
    enemies_crypts,
    enemies_haunts,
    loot_hedge,
    loot_roads,
    loot_crypts,
)
RECIPES: tuple[Recipe, ...] = tuple(recipe for family in FAMILIES for recipe in family.RECIPES)
