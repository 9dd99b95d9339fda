"""The stage of the deeper levels and the bosses: a scene measured in the pixels of the finished picture."""

from __future__ import annotations

from collections.abc import Callable

from assets.workshop.engraving import Part, Picture, Sky, placed
from assets.workshop.pictures.tenefyr import setting

UNIT = setting.CARD[0] / setting.CARD_PIXELS[0]
"""Units of the plate for each pixel of the finished picture."""
QUALITY = 62
"""That of WebP: scenes so full of lines stay under 60 KB with it."""
DENSE = 46
"""The same for the densest: scales, reeds and hair all over."""


def scene(place: Callable[[], Part], figure: Callable[[], Part], x: float = 320, y: float = 240, size: float = 1.0,
    sky: Sky = setting.INSIDE) -> Picture:
    """Return the picture of a card: a place of 640 x 480, and before it a figure whose origin comes to x, y."""
    return setting.scene(lambda: placed(place(), 0, 0, UNIT), figure, x * UNIT, y * UNIT, size * UNIT, sky)
