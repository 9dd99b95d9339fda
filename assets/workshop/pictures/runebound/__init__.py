"""The illustrations of Runebound: what each picture shows, as recipes."""

from __future__ import annotations

from types import ModuleType

from assets.workshop.pictures.runebound import (
    arenas,
    enemies_beasts,
    enemies_court,
    enemies_cult,
    enemies_fen,
    enemies_giants,
    enemies_graves,
    enemies_roads,
    enemies_wyrms,
    events_doors,
    events_errands,
    events_fairs,
    events_omens,
    events_roads,
    figures_foes,
    figures_heroes,
    heroes_bold,
    heroes_wise,
    quests_heights,
    quests_roads,
    quests_stones,
    quests_war,
    quests_waters,
    quests_woods,
    title,
    villains,
)
from assets.workshop.recipe import Recipe

FAMILIES: tuple[ModuleType, ...] = (
    heroes_bold,
    heroes_wise,
    title,
    figures_heroes,
    figures_foes,
    arenas,
    enemies_beasts,
    enemies_roads,
    enemies_fen,
    enemies_court,
    enemies_cult,
    enemies_giants,
    enemies_graves,
    enemies_wyrms,
    villains,
    quests_heights,
    quests_woods,
    quests_waters,
    quests_stones,
    quests_war,
    quests_roads,
    events_doors,
    events_errands,
    events_fairs,
    events_omens,
    events_roads,
)
RECIPES: tuple[Recipe, ...] = tuple(recipe for family in FAMILIES for recipe in family.RECIPES)
