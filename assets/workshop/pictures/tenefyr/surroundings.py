"""What surrounds the cards of Heroes of Tenefyr: valley, gates, heroes, skills, places, rewards, scenes."""

from __future__ import annotations

from assets.workshop.pictures.tenefyr import (
    basics,
    camp,
    fire,
    gates,
    heroes,
    places_deep,
    places_lower,
    places_plain,
    places_upper,
    rewards_deep,
    rewards_village,
    rewards_war,
    skills,
    title,
    valley,
)
from assets.workshop.recipe import Recipe

FAMILIES = (
    valley,
    gates,
    heroes,
    skills,
    basics,
    places_upper,
    places_lower,
    places_deep,
    places_plain,
    rewards_village,
    rewards_war,
    rewards_deep,
    camp,
    fire,
    title,
)
RECIPES: tuple[Recipe, ...] = tuple(recipe for family in FAMILIES for recipe in family.RECIPES)
