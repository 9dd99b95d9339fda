"""The pictures of Heroica: title, map of the campaign, and a vignette for each level, as recipes."""

from __future__ import annotations

from assets.workshop.pictures.heroica import (
    campaign_map,
    levels_coast,
    levels_end,
    levels_heights,
    levels_stones,
    levels_woods,
    title,
)
from assets.workshop.recipe import Recipe

FAMILIES = (title, campaign_map, levels_coast, levels_woods, levels_stones, levels_heights, levels_end)
RECIPES: tuple[Recipe, ...] = tuple(recipe for family in FAMILIES for recipe in family.RECIPES)
