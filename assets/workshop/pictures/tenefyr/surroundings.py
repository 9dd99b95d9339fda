"""What surrounds the cards of Heroes of Tenefyr: valley, gates, heroes, skills, places, rewards, scenes."""

from __future__ import annotations

from assets.workshop.pictures.tenefyr import (
    basics,
    gates,
    heroes,
    skills,
    valley,
)
from assets.workshop.recipe import Recipe

FAMILIES = (
    valley,
    gates,
    heroes,
    skills,
    basics,
)
RECIPES: tuple[Recipe, ...] = tuple(recipe for family in FAMILIES for recipe in family.RECIPES)
