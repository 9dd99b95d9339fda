"""The illustrations as recipes: those of the house, and a folder of them for each game."""

from __future__ import annotations

from assets.workshop.pictures import heroica, runebound, tenefyr, terrinoth, title, title_air, warhammer_quest
from assets.workshop.recipe import Recipe

RECIPES: tuple[Recipe, ...] = (*title.RECIPES, *title_air.RECIPES, *terrinoth.RECIPES, *warhammer_quest.RECIPES,
    *heroica.RECIPES, *tenefyr.RECIPES, *runebound.RECIPES)
