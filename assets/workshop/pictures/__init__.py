"""The illustrations: what each picture shows, as recipes."""

from __future__ import annotations

from assets.workshop.pictures import (
    bandits,
    conditions,
    explore_events,
    explore_items,
    explore_village,
    explore_wild,
    goblin_archers,
    goblin_court,
    heroes_healers,
    heroes_mages,
    heroes_scouts,
    heroes_warriors,
    locations_goblins,
    ogres,
    title,
    vermin,
)
from assets.workshop.recipe import Recipe

FAMILIES = (
    title,
    locations_goblins,
    heroes_healers,
    heroes_mages,
    heroes_scouts,
    heroes_warriors,
    goblin_archers,
    goblin_court,
    vermin,
    bandits,
    ogres,
    explore_items,
    explore_events,
    explore_wild,
    explore_village,
    conditions,
)
RECIPES: tuple[Recipe, ...] = tuple(recipe for family in FAMILIES for recipe in family.RECIPES)
