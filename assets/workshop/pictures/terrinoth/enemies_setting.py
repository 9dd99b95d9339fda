"""Light and print that the enemies share, and how their pictures become recipes."""

from __future__ import annotations

from assets.workshop.engraving import Light, Picture, Print
from assets.workshop.pictures.record import engraving
from assets.workshop.recipe import Recipe

LIGHT = Light(key=(-0.5, -0.66, 0.64), ambient=0.27)
PRINT = Print(gamma=0.8, white=96)


def enemy(name: str, picture: Picture, module: str, *kits: str) -> Recipe:
    """Return the recipe of an enemy's picture; `kits` are the modules of the kit it uses."""
    return engraving(f"pictures/terrinoth/{name}", picture, module, *kits, shared=("enemies_setting",))
