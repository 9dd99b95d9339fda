"""What surrounds the cards of Heroes of Tenefyr: valley, gates, heroes, skills, places, rewards, scenes."""

from __future__ import annotations

from assets.workshop.pictures.tenefyr import (
    gates,
    valley,
)
from assets.workshop.recipe import Recipe

FAMILIES = (
    valley,
    gates,
)
RECIPES: tuple[Recipe, ...] = tuple(recipe for family in FAMILIES for recipe in family.RECIPES)
