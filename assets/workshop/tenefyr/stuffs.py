"""Stuffs: the paper of the broadsides and the weave of the cloth, nearly white: the colour lies below them."""

from __future__ import annotations

import numpy as np
from PIL import Image

from assets.workshop.recipe import Recipe
from assets.workshop.textures import Field, clouds, fibres, picture

PAPER, WEAVE = (640, 960), (192, 192)
THREAD = 3
"""The distance of two threads, in pixels of a full-size stage."""


def _grey(light: Field) -> Image.Image:
    return picture(np.repeat(np.clip(light, 0, 1)[..., None], 3, axis=2))


def paper() -> Image.Image:
    """Fibres and fog at four parts in a hundred."""
    fog = clouds(PAPER, 260, 4, 71)
    return _grey((0.968 + 0.026 * fog - 0.10 * fibres(PAPER, 72, 2200)).astype(np.float32))


def weave() -> Image.Image:
    """Threads over and under each other, every third pixel; a tile that repeats."""
    rows, columns = np.mgrid[0 : WEAVE[0], 0 : WEAVE[1]]
    over = ((rows // THREAD) + (columns // THREAD)) % 2
    along = np.where(over == 0, rows % THREAD, columns % THREAD)
    uneven = np.random.default_rng(73).uniform(-0.014, 0.014, (WEAVE[0] // THREAD, WEAVE[1] // THREAD))
    light = 0.985 - 0.055 * (along == THREAD - 1) - 0.02 * (over == 1)
    return _grey((light + uneven[rows // THREAD, columns // THREAD]).astype(np.float32))


MADE_OF = ("assets.workshop.textures", __name__)
FOLDER = "textures/tenefyr"
RECIPES: tuple[Recipe, ...] = tuple(
    Recipe(f"{FOLDER}/{name}", f"{FOLDER}/{name}.webp", draw, MADE_OF, quality)
    for name, draw, quality in (("paper", paper, 84), ("weave", weave, 80))
)
