"""The setting that every hero's portrait shares: size, place of the face, light and print."""

from __future__ import annotations

from collections.abc import Callable

from assets.workshop.engraving import Light, Part, Picture, Print, Sky, placed

PORTRAIT_LIGHT = Light(key=(-0.5, -0.48, 0.8), ambient=0.28)
PORTRAIT_PRINT = Print(gamma=0.76, white=95)


def bust(home: Callable[[], Part], person: Callable[[], Part], sky: Sky, x: float = 338, y: float = 232,
    size: float = 1.14) -> Picture:
    """Return the portrait of a person drawn in the units of a face, whose nose bridge comes to x, y."""
    return Picture(home, lambda: placed(person(), x, y, size), sky, PORTRAIT_LIGHT, PORTRAIT_PRINT)
