"""The ground of the levels: a picture of tiles for each theme, and the shade that high squares throw."""

from __future__ import annotations

from functools import partial

from assets.workshop.heroica.tiles import sheet
from assets.workshop.heroica.tiles.lands import LANDS
from assets.workshop.pictures.record import METHOD
from assets.workshop.recipe import Recipe

OWN = ("built", "crowns", "decor", "decor_indoors", "decor_outdoors", "floors", "hung", "lands", "low", "plate",
    "rocks", "sheet", "small")
MADE_OF = (*METHOD, *(f"{__name__}.{name}" for name in OWN))
FOLDER = "pictures/heroica/tiles"
QUALITY = 50
RECIPES: tuple[Recipe, ...] = (
    *(Recipe(f"{FOLDER}/{theme}", f"{FOLDER}/{theme}.webp", partial(sheet.sheet, theme), MADE_OF, QUALITY)
        for theme in LANDS),
    Recipe(f"{FOLDER}/shade", f"{FOLDER}/shade.png", sheet.shades, MADE_OF),
)
