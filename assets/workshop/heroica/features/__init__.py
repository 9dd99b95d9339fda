"""What stands on squares and is no figure, as recipes: doors, walls, rocks, chests and all that is found."""

from __future__ import annotations

from functools import partial

from assets.workshop.engraving import Part
from assets.workshop.heroica.features import doors, finds, piece
from assets.workshop.pictures.record import METHOD
from assets.workshop.recipe import Product, Recipe

FOLDER = "pictures/heroica/features"
QUALITY = 80
FAMILIES = ((doors, doors.DOORS), (finds, finds.FINDS))


def _drawn(draw: partial[Part], high: float) -> Product:
    return piece.piece(draw(), high)


RECIPES: tuple[Recipe, ...] = tuple(
    Recipe(f"{FOLDER}/{name}", f"{FOLDER}/{name}.webp", partial(_drawn, draw, high),
        (*METHOD, piece.__name__, module.__name__), QUALITY)
    for module, drawn in FAMILIES for name, (draw, high) in drawn.items()
)  # fmt: skip
