"""A feature alone on a clear ground: shapes that stand on y = 0 round x = 0, about 130 units for the height of a
square."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from PIL import Image
from scipy import ndimage

from assets.workshop.engraving import Light, Part, Plate, Print, Shadow, Shape, Sky, flat, placed
from assets.workshop.engraving.press import printed

SQUARE = 192
"""The largest square for which features are drawn, in pixels."""
WIDE, HIGH, FOOT, SCALE = 260, 240, 200, 2.0
NOON = Light(key=(-0.5, -0.62, 0.78), rim=(0.9, 0.2, 0.2), ambient=0.34)
STYLE = Print(period=5.0, gamma=0.62, tint=0.97, cross=0.62, slip=0.6, black=0, white=100)
DARKEST, LIGHTEST = 0.10, 0.98
NEAR = Shadow(0.35, 3, 4, 3)
GOLD, IRON, WOOD, DARK = "#d9a83c", "#6d7882", "#9a6434", "#241812"


def cut(outline: str, colour: str, bevel: float = 8, angle: float = 40, **more: object) -> Shape:
    """A rounded part of a feature."""
    return replace(Shape(outline, colour, bevel=bevel, angle=angle, contour=1.0, shadow=NEAR),
        **more)  # type: ignore[arg-type]


def hole(outline: str, colour: str = DARK, tone: float = 0.18) -> Shape:
    """A dark opening, or something painted on."""
    return flat(outline, colour, ink=0.3, tone=tone, contour=0.8)


def piece(part: Part, high: float) -> Image.Image:
    """The finished feature, cut close, `high` squares high."""
    plate = Plate(WIDE, HIGH, Sky(high="#e8dcc0", low="#e8dcc0", beams=0), NOON, SCALE, seed=3)
    plate.begin_figure()
    plate.lay_all(placed(part, WIDE / 2, FOOT))
    plate.tone = np.clip(plate.tone, DARKEST, LIGHTEST)
    plate.tone[0, 0], plate.tone[0, 3] = DARKEST, LIGHTEST
    cover = np.clip(ndimage.gaussian_filter(plate.figure, 0.4), 0, 1)
    made = printed(plate, STYLE).convert("RGBA")
    made.putalpha(Image.fromarray((cover * 255 + 0.5).astype(np.uint8)))
    box = Image.fromarray(((cover > 0.08) * 255).astype(np.uint8)).getbbox()
    assert box is not None, "something was drawn"
    close = made.crop(box)
    rows = round(high * SQUARE)
    return close.resize((max(1, round(close.width * rows / close.height)), rows), Image.Resampling.LANCZOS)
