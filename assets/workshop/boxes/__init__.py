"""The boxes on the shelf of the title: one module a game, each with its spine, its short spine and its end."""

from __future__ import annotations

from assets.workshop.boxes import heroica, runebound, tenefyr, terrinoth, warhammer_quest

RECIPES = (*terrinoth.RECIPES, *warhammer_quest.RECIPES, *heroica.RECIPES, *tenefyr.RECIPES, *runebound.RECIPES)
