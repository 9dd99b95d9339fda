"""How the skills of Runebound are printed: a sign cut out of cream in a rayed roundel on the colour of its family.

A sign is drawn round 0, 0 within a disc of radius 132 (y runs down) and must be told at a width of 48 pixels.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from PIL import Image

from assets.workshop import textures
from assets.workshop.pictures.record import METHOD
from assets.workshop.pictures.terrinoth.gestures.lino import disc, gouge, rays, ring
from assets.workshop.recipe import Recipe
from assets.workshop.svg import render, shade

CREAM, DEEP = "#f4ead0", "#1d1712"
FAMILIES = {"body": "#8e2a1b", "mind": "#2f5f86", "spirit": "#a8842a"}
"""The colour of each family of skills."""
EDGE, PIXELS, QUALITY = 400, 320, 80
Sign = Callable[[str], str]
"""A sign in cream; it is told the colour of the ground, to cut with."""


def roundel(family: str, sign: Sign) -> Image.Image:
    """Return the finished print of a skill."""
    colour = FAMILIES[family]
    well = shade(colour, DEEP, 0.22)
    body = (f'<rect x="-200" y="-200" width="400" height="400" fill="{colour}"/>'
        + rays(0, 0, 166, 194, 48, 4.4, CREAM) + rays(0, 0, 236, 300, 44, 7, shade(colour, CREAM, 0.3))
        + disc(0, 0, 156, well) + ring(0, 0, 156, CREAM, 5) + ring(0, 0, 147, CREAM, 1.8)
        + "".join(gouge((x, y), (x + 34, y - 16), 3, shade(well, CREAM, 0.2)) for x, y in ((-118, -40), (-104, 62), (72,
        -78), (84, 52), (-30, -126), (-8, 130)))
        + f'<clipPath id="well"><circle r="143"/></clipPath><g clip-path="url(#well)">{sign(well)}</g>')
    drawn = render(body, EDGE, EDGE, PIXELS / EDGE, -EDGE / 2, -EDGE / 2)
    pixels = np.asarray(drawn.convert("RGB"), np.float32)
    grain = textures.clouds((PIXELS, PIXELS), 5, 2, 31) * 0.03 + textures.clouds((PIXELS, PIXELS), 90, 4, 32) * 0.035
    return Image.fromarray(np.clip(pixels * (1 + grain[..., None]), 0, 255).astype(np.uint8))


def recipes(family: str, signs: dict[str, Sign], module: str) -> tuple[Recipe, ...]:
    """Return the recipes of the signs of a family."""
    sources = (*METHOD, module, __name__, "assets.workshop.textures", "assets.workshop.svg",
        "assets.workshop.pictures.terrinoth.gestures.lino")
    return tuple(Recipe(f"pictures/runebound/skills/{name}", f"pictures/runebound/skills/{name}.webp", partial(roundel,
        family, sign), sources, QUALITY) for name, sign in signs.items())
