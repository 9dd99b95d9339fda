"""A print of clean paper: the clouds in its washes are faint, so that sky, sea and sand stay bright."""

from __future__ import annotations

import numpy as np
from PIL import Image

from assets.workshop.engraving import Picture, Plate, engraved

MOTTLE = 0.4
"""How strong the clouds in the washes are, against those of the other pictures."""
DARKEST, LIGHTEST = 0.10, 0.98
"""The tones that print solid, and not at all, for a style that says black 0 and white 100."""


def calm(picture: Picture, scale: float) -> Image.Image:
    """The finished print of a picture without a figure, `scale` pixels for a unit while it is drawn."""
    plate = Plate(*picture.size, picture.sky, picture.light, scale, seed=picture.sky.seed)
    plate.grain *= MOTTLE
    plate.lay_all(picture.scenery())
    plate.tone = np.clip(plate.tone, DARKEST, LIGHTEST)
    plate.tone[0, 0], plate.tone[0, 3] = DARKEST, LIGHTEST
    image = engraved(plate, picture.style, picture.pixels)
    return picture.finish(image) if picture.finish else image
