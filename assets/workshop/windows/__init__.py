"""Stained glass windows: those of the house, and those of the games."""

from assets.workshop.windows import house, terrinoth

RECIPES = (*house.RECIPES, *terrinoth.RECIPES)
