"""The material of Heroes of Tenefyr as recipes: its signs, its paper and its cloth, frames and backs, its wordmark."""

from __future__ import annotations

from assets.workshop.icons import icon_recipes
from assets.workshop.recipe import Recipe
from assets.workshop.tenefyr import frames, signs, stuffs, wordmark

SIGNED = tuple(f"assets.workshop.{name}" for name in ("icons", "signs", "controls", "svg", "tenefyr.signs"))
RECIPES: tuple[Recipe, ...] = (
    *icon_recipes({name: f"icons/tenefyr/{name}" for name in signs.SIGNS}, signs.SIGNS, SIGNED),
    *stuffs.RECIPES,
    *frames.RECIPES,
    *wordmark.RECIPES,
)
