"""What heroes find, buy and carry, as small wooden pieces: weapons, potions, things, relics."""

from __future__ import annotations

from functools import partial

from assets.workshop.heroica.things import found, piece, potions, relics, scepters, weapons
from assets.workshop.pictures.record import METHOD
from assets.workshop.recipe import Recipe

MADE_OF = (*METHOD, piece.__name__)
NEEDED = {relics.__name__: (potions.__name__,)}
"""Families that draw with parts of another one."""
FOLDER = "pictures/heroica/things"
RECIPES: tuple[Recipe, ...] = tuple(
    Recipe(
        f"{FOLDER}/{name}", f"{FOLDER}/{name}.webp", partial(piece.piece, draw),
        (*MADE_OF, family.__name__, *NEEDED.get(family.__name__, ())), piece.QUALITY,
    )
    for family in (weapons, potions, found, relics, scepters)
    for name, draw in family.DRAWN.items()
)  # fmt: skip
