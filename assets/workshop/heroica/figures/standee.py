"""A standee: shapes printed in daylight, cut out of thin wood with a pale edge, contour and wooden side, on a clear
ground.

The foot of a figure (x = 0, y = 0 of its shapes) lies at `FOOT` of its picture. A picture is baked for squares of
`SQUARE` pixels: shown on squares of T pixels it is T / `SQUARE` as large.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

from assets.workshop.engraving import Light, Plate, Print, Shape, Sky, placed
from assets.workshop.engraving.palette import rgb
from assets.workshop.engraving.press import printed

Field = NDArray[np.float32]
SQUARE = 192
FOOT = (0.5, 0.925)
ROOM = 288
"""The edge of the plate in units: 200 of them are 1.16 squares."""
PIXELS = 320
"""The edge of the picture of an ordinary figure."""
FINE = 2.0
NOON = Light(key=(-0.5, -0.62, 0.78), rim=(0.9, 0.2, 0.2), ambient=0.34)
DARKEST, LIGHTEST = 0.10, 0.98
"""The tones that print solid, and not at all: the same on every figure."""
PERIOD = 5.6
CREAM, DARK, SIDE = "#f6e8c6", "#3a2412", "#6a4420"
EDGE, CONTOUR, THICK, BELOW = 0.026, 0.012, 0.03, 0.036
"""Cut edge, contour, wooden side, and what stands in the slot of the base, in squares."""


def pressed(shapes: list[Shape], width: float, height: float, scale: float, period: float) -> tuple[Image.Image, Field]:
    """Return the print of shapes on a clear plate of so many units, and its cover."""
    plate = Plate(round(width), round(height), Sky(high="#e8dcc0", low="#e8dcc0", beams=0), NOON, scale, seed=3)
    plate.begin_figure()
    plate.lay_all(shapes)
    plate.tone = np.clip(plate.tone, DARKEST, LIGHTEST)
    # Two pixels in the margin hold the ends of the scale, so that every figure is printed alike.
    plate.tone[0, 0], plate.tone[0, 3] = DARKEST, LIGHTEST
    style = Print(period=period, gamma=0.62, tint=0.97, cross=0.62, slip=0.6, black=0, white=100)
    return printed(plate, style), np.clip(plate.figure, 0, 1)


def standee(draw: Callable[[], list[Shape]], size: float = 1.0) -> Image.Image:
    """Return the cut-out figure; `size` 1.3 is that of a boss."""
    edge = round(PIXELS * size)
    shapes = placed(draw(), ROOM * FOOT[0], ROOM * FOOT[1])
    print_, cover = pressed(shapes, ROOM, ROOM, FINE * max(1.0, size * 0.72), PERIOD / size**0.7)
    mask = Image.fromarray((cover * 255).astype(np.uint8))
    # The edge is cut at twice the size: a distance counted in whole pixels leaves steps.
    large = (edge * 2, edge * 2)
    pixels, share = (
        np.asarray(np.asarray(image.resize(large, Image.Resampling.LANCZOS), np.float32) / 255, np.float32)
        for image in (print_, mask)
    )
    return mounted(pixels, share, 2 * size**0.5).resize((edge, edge), Image.Resampling.LANCZOS)


def mounted(pixels: Field, cover: Field, weight: float) -> Image.Image:
    """Return the print on its wood, cut straight below the feet."""
    edge, line, thick = (SQUARE * share * weight for share in (EDGE, CONTOUR, THICK))
    away = ndimage.distance_transform_edt(cover < 0.5)
    standing = np.ones_like(cover)
    standing[round(cover.shape[0] * FOOT[1] + SQUARE * BELOW * weight):] = 0
    pale = np.clip(edge - away + 0.5, 0, 1) * standing
    whole = np.clip(edge + line - away + 0.5, 0, 1) * standing
    colour, alpha = np.zeros_like(pixels), np.zeros_like(cover)
    for step in range(round(thick), 0, -1):
        moved = np.asarray(ndimage.shift(whole, (step * 0.5, step), order=1), np.float32)
        colour = over(colour, DARK if step > thick - 1.5 else SIDE, moved)
        alpha = np.maximum(alpha, moved)
    colour = over(over(colour, DARK, whole), CREAM, pale)
    share = (cover * standing)[..., None]
    colour = colour * (1 - share) + pixels * share
    rgba = np.dstack([colour, np.maximum(alpha, whole)])
    return Image.fromarray((np.clip(rgba, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")


def over(below: Field, colour: str, cover: Field) -> Field:
    """Return a field of colours with one more laid over it."""
    share = cover[..., None]
    return np.asarray(below * (1 - share) + rgb(colour) * share, np.float32)
