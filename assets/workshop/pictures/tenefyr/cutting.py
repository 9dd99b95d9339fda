"""Cutting out: shapes printed by daylight on a clear ground, with the soft shadow they throw on what is behind."""

from __future__ import annotations

import numpy as np
from PIL import Image
from scipy import ndimage

from assets.workshop.engraving import Shape
from assets.workshop.heroica.figures.standee import pressed

FINE = 2.5
"""Pixels for a unit while a cut-out is drawn."""
CUT_OF = (__name__, "assets.workshop.heroica.figures.standee")


def cut_out(parts: list[Shape], wide: int, high: int, pixels: tuple[int, int], scale: float = FINE,
    period: float = 4.4, shade: float = 0.34) -> Image.Image:
    """Return shapes as a print on a clear ground, with a soft shadow to the lower right."""
    print_, figure = pressed(parts, wide, high, scale, period)
    soft = ndimage.gaussian_filter(ndimage.shift(figure, (3 * scale, 5 * scale), order=1), 3.2 * scale) * shade
    alpha = np.clip(figure + soft * (1 - figure), 0, 1)
    ink = np.array([42, 26, 20], np.float32)
    pixels_ = np.asarray(print_, np.float32)
    share = (figure / np.maximum(alpha, 1e-3))[..., None]
    rgba = np.dstack([pixels_ * share + ink * (1 - share), alpha * 255]).astype(np.uint8)
    return Image.fromarray(rgba, "RGBA").resize(pixels, Image.Resampling.LANCZOS)
