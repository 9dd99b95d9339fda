"""A small wooden piece: shapes printed in daylight, cut out along their outline, with a pale edge and wood below it.

Shapes stand on y = 0 round x = 0, up to 160 units high; the piece fills its picture whatever their size.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

from assets.workshop.engraving import Light, Part, Plate, Print, Shadow, Shape, Sky, flat, placed
from assets.workshop.engraving.palette import rgb
from assets.workshop.engraving.paths import ellipse
from assets.workshop.engraving.press import printed

Field = NDArray[np.float32]
PIXELS, MARGIN = 256, 4
ROOM, FOOT, SCALE = 240, 200, 2.0
"""The plate in units, where y = 0 lies on it, and its pixels for a unit."""
EDGE, CONTOUR, SIDE = 5.0, 2.6, 4.0
"""The pale cut edge, the dark line round it, and the wood seen to the lower right, in pixels of the picture."""
CREAM, DARK, WOOD = "#f6e8c6", "#3a2412", "#a9783c"
NOON = Light(key=(-0.5, -0.62, 0.78), rim=(0.9, 0.2, 0.2), ambient=0.34)
STYLE = Print(period=5.0, gamma=0.62, tint=0.97, cross=0.62, slip=0.6, black=0, white=100)
DARKEST, LIGHTEST = 0.10, 0.98
"""The tones that print solid, and not at all: the same on every piece."""
QUALITY = 82
NEAR = Shadow(0.35, 3, 4, 3)
BRASS, IRON, STICK, PALE = "#d9a83c", "#5d6670", "#8a5a30", "#ccd6da"


def cut(outline: str, colour: str, bevel: float = 8, angle: float = 40, **more: object) -> Shape:
    """Return a rounded part of a piece."""
    return replace(Shape(outline, colour, bevel=bevel, angle=angle, grain=0.05, contour=1.1, shadow=NEAR),
        **more)  # type: ignore[arg-type]


def metal(outline: str, colour: str = BRASS, bevel: float = 6, angle: float = 40, **more: object) -> Shape:
    """Return a part that shines."""
    return cut(outline, colour, bevel, angle, **{"shine": 0.6, **more})


def mark(outline: str, colour: str = "#2a160d", tone: float = 0.4) -> Shape:
    """Return something painted on: an eye, a letter, a hole."""
    return flat(outline, colour, ink=0, tone=tone, contour=0.6)


def glint(outline: str) -> Shape:
    """Return light on glass."""
    return flat(outline, "#ffffff", ink=0, tone=2, opacity=0.78)


def dot(x: float, y: float, radius: float, colour: str = "#1a120e") -> Shape:
    """Return a painted dot."""
    return mark(ellipse(x, y, radius), colour)


def tilted(part: Part, turn: float, size: float = 1.0, middle: float = 60) -> list[Shape]:
    """Return a long thing turned about its middle, `middle` above its foot."""
    return placed(placed(part, 0, middle), 0, -70, size, turn)


def piece(draw: Callable[[], Sequence[Shape]]) -> Image.Image:
    """The finished piece on a clear ground."""
    plate = Plate(ROOM, ROOM, Sky(high="#e8dcc0", low="#e8dcc0", beams=0), NOON, SCALE, seed=3)
    plate.begin_figure()
    plate.lay_all(placed(draw(), ROOM / 2, FOOT))
    plate.tone = np.clip(plate.tone, DARKEST, LIGHTEST)
    plate.tone[0, 0], plate.tone[0, 3] = DARKEST, LIGHTEST
    return mounted(*fitted(printed(plate, STYLE), np.clip(plate.figure, 0, 1)))


def fitted(print_: Image.Image, cover: Field) -> tuple[Field, Field]:
    """The print and its cover, enlarged to fill the picture but for its edge."""
    rows, columns = (np.nonzero((cover > 0.1).any(axis=axis))[0] for axis in (1, 0))
    box = (columns[0], rows[0], columns[-1] + 1, rows[-1] + 1)
    room = PIXELS - 2 * (MARGIN + EDGE + CONTOUR) - SIDE
    zoom = room / max(box[2] - box[0], box[3] - box[1])
    size = (round((box[2] - box[0]) * zoom), round((box[3] - box[1]) * zoom))
    at = tuple(round((PIXELS - SIDE - edge) / 2) for edge in size)
    made = Image.new("RGB", (PIXELS, PIXELS), CREAM)
    made.paste(print_.crop(box).resize(size, Image.Resampling.LANCZOS), at)
    mask = Image.new("L", (PIXELS, PIXELS))
    mask.paste(Image.fromarray((cover * 255).astype(np.uint8)).crop(box).resize(size, Image.Resampling.LANCZOS), at)
    return np.asarray(made, np.float32) / 255, np.asarray(mask, np.float32) / 255


def mounted(pixels: Field, cover: Field, edge: float = EDGE) -> Image.Image:
    """The print on its wood: a pale edge so broad, contour, and the side of the wood to the lower right."""
    away = ndimage.distance_transform_edt(cover < 0.5)
    pale = np.clip(edge - away + 0.5, 0, 1)
    whole = np.clip(edge + CONTOUR - away + 0.5, 0, 1)
    colour, alpha = np.zeros_like(pixels), np.zeros_like(cover)
    for step in range(int(SIDE), 0, -1):
        moved = np.asarray(ndimage.shift(whole, (step * 0.7, step), order=1), np.float32)
        colour = over(colour, DARK if step == SIDE else WOOD, moved)
        alpha = np.maximum(alpha, moved)
    colour = over(over(colour, DARK, whole), CREAM, pale)
    colour = colour * (1 - cover[..., None]) + pixels * cover[..., None]
    rgba = np.dstack([colour, np.maximum(alpha, whole)])
    return Image.fromarray((np.clip(rgba, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")


def over(below: Field, colour: str, cover: Field) -> Field:
    """A field of colours with one more laid over it."""
    share = cover[..., None]
    return np.asarray(below * (1 - share) + rgb(colour) * share, np.float32)
