"""How a picture becomes a recipe: where its file goes and which modules it is made from."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from assets.workshop.engraving import Picture
from assets.workshop.recipe import Recipe

MODULES = ("grade", "ground", "light", "noise", "palette", "paths", "picture", "plate", "press", "raster", "relief")
METHOD = tuple(f"assets.workshop.engraving.{name}" for name in (*MODULES, "shapes"))

WEBP = 42
"""The quality of a large engraving as WebP: two thirds of the bytes of the same as JPEG, and nearer to the print."""


def kit(*names: str) -> tuple[str, ...]:
    """Return the dotted names of modules of the kit of parts."""
    return tuple(f"assets.workshop.engraving.kit.{name}" for name in names)


def engraving(id: str, picture: Picture, module: str, *kits: str, shared: tuple[str, ...] = (),
    quality: int = 88, ending: str = "jpg") -> Recipe:
    """Return the recipe of an engraved picture: `pictures/<game>/<name>` or `scenes/<name>`, made in `module`.

    `kits` are modules of the kit of parts, `shared` those beside `module` that it also draws on; `quality` is that of
    JPEG, or of WebP where it is the `ending`.
    """
    folder = module.rpartition(".")[0]
    others = tuple(f"{folder}.{name}" for name in shared)
    return Recipe(id, f"{id}.{ending}", picture.drawn, (*METHOD, module, *kit(*kits), *others), quality)


def drawing(id: str, draw: Callable[[], Image.Image], module: str) -> Recipe:
    """Return the recipe of a PNG that is computed, not engraved."""
    return Recipe(id, f"{id}.png", draw, ("assets.workshop.engraving.noise", module))
