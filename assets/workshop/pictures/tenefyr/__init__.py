"""The illustrations of Heroes of Tenefyr: what each picture shows, as recipes."""

from __future__ import annotations

from types import ModuleType

from assets.workshop.pictures.tenefyr import (
    bosses_brass_regent,
    bosses_chaos_dragon,
    bosses_dark_lord,
    bosses_drowned_queen,
    bosses_grandmother_thorn,
    bosses_hollow_king,
    enemies_arcane_beasts,
    enemies_arcane_folk,
    enemies_arcane_stone,
    enemies_crypts,
    enemies_deep_beasts,
    enemies_deep_folk,
    enemies_deep_guests,
    enemies_diggings,
    enemies_haunts,
    enemies_hedge,
    enemies_roads,
    loot_arcane,
    loot_crypts,
    loot_deep,
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
    loot_arcane,
    loot_crypts,
    loot_deep,
    bosses_brass_regent,
    bosses_chaos_dragon,
    bosses_dark_lord,
    bosses_drowned_queen,
    bosses_grandmother_thorn,
    bosses_hollow_king,
    enemies_arcane_beasts,
    enemies_arcane_folk,
    enemies_arcane_stone,
    enemies_deep_beasts,
    enemies_deep_folk,
    enemies_deep_guests,
)
RECIPES: tuple[Recipe, ...] = tuple(recipe for family in FAMILIES for recipe in family.RECIPES)
