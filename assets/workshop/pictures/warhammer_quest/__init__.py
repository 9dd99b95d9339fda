"""The illustrations of the Warhammer Quest card game: what each picture shows, as recipes."""

from __future__ import annotations

from assets.workshop.pictures.warhammer_quest import (
    locations_outcasts,
    locations_quests,
    locations_ruins,
    locations_sewers,
    locations_war,
    locations_watch,
    locations_wilds,
    log,
    objects_armour,
    objects_found,
    objects_kept,
    objects_legends,
    objects_perils,
    objects_rooms,
    objects_weapons,
    quests,
    title,
    town,
)
from assets.workshop.recipe import Recipe

FAMILIES = (
    locations_sewers,
    locations_outcasts,
    locations_watch,
    locations_wilds,
    locations_war,
    locations_ruins,
    locations_quests,
    quests,
    objects_found,
    objects_rooms,
    objects_perils,
    objects_weapons,
    objects_armour,
    objects_kept,
    objects_legends,
    title,
    town,
    log,
)
RECIPES: tuple[Recipe, ...] = tuple(recipe for family in FAMILIES for recipe in family.RECIPES)
