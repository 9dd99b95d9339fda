"""The setting of single things: a table or a stone with a lit wall behind, and their light and print."""

from __future__ import annotations

from collections.abc import Callable

from assets.workshop.engraving import NO_SHADOW, Light, Part, Picture, Print, Ridge, Shadow, Shape, Sky
from assets.workshop.engraving.palette import WOOD, darker
from assets.workshop.engraving.paths import polygon

THING_LIGHT = Light(key=(-0.5, -0.62, 0.68), ambient=0.26)
THING_PRINT = Print(gamma=0.78, white=96)


def planks(colour: str = WOOD, top: float = 430) -> list[Shape]:
    """Return the boards of a table that run towards the eye."""
    out = []
    for i in range(-3, 8):
        left, right = 340 + (i * 110 - 300) * 0.8, 340 + (i * 110 - 190) * 0.8
        far_left, far_right = 340 + (left - 340) * 0.72, 340 + (right - 340) * 0.72
        near_left, near_right = 340 + (left - 340) * 1.3, 340 + (right - 340) * 1.3
        grain = tuple(Ridge(f"M{far_left + (far_right - far_left) * u:.0f} {top} "
                            f"L{near_left + (near_right - near_left) * u:.0f} 620", 4, -2.4) for u in (0.3, 0.55, 0.8))
        board = polygon(far_left + 1, top, far_right - 1, top, near_right - 1, 640, near_left + 1, 640)
        out.append(Shape(board, colour if i % 2 else darker(colour, 0.08), bevel=5, angle=4, grain=0.12, ridges=grain,
            shadow=NO_SHADOW))
    edge = Shape(polygon(-20, top - 8, 700, top - 8, 700, top + 4, -20, top + 4), darker(colour, 0.3), bevel=4,
        angle=2, shadow=Shadow(0.3, 0, -6, 6))
    return [edge, *out]


def still(thing: Callable[[], Part], sky: Sky, table: Callable[[], Part] = planks) -> Picture:
    """Return the picture of a thing on a table before a lit wall."""
    return Picture(table, thing, sky, THING_LIGHT, THING_PRINT)


def scene(ground: Callable[[], Part], thing: Callable[[], Part], sky: Sky) -> Picture:
    """Return the picture of a small scene in the same light."""
    return Picture(ground, thing, sky, THING_LIGHT, THING_PRINT)
