"""The material of Runebound as recipes: shagreen, chart paper, felt and walnut."""

from __future__ import annotations

from assets.workshop.recipe import Recipe
from assets.workshop.runebound import stuffs

RECIPES: tuple[Recipe, ...] = (*stuffs.RECIPES,)
