"""Stained glass windows: those of the house, and those of the games."""

from assets.workshop.windows import heroica, house, runebound, tenefyr, terrinoth, warhammer_quest

RECIPES = (*house.RECIPES, *terrinoth.RECIPES, *warhammer_quest.RECIPES, *heroica.RECIPES,
    *tenefyr.RECIPES, *runebound.RECIPES)
