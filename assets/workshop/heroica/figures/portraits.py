"""Portraits: a hero's bust before rays. The ground is clear and the rays are a light veil, so that the paint of the
seat, laid below, shows through.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PIL import Image

from assets.workshop.engraving import Shape, placed

from .standee import FINE, Field, over, pressed

PIXELS = (256, 300)
WIDE = 150
"""What a portrait shows of a figure, in units."""
MIDDLE = (2, -142)
"""Where its middle lies on the figure."""
PERIOD, RAYS, RAY, HALO = 5.0, 22, 0.16, 0.30
LIGHT = "#ffffff"


def portrait(draw: Callable[[], list[Shape]]) -> Image.Image:
    """Return the bust of a standing hero."""
    high = WIDE * PIXELS[1] / PIXELS[0]
    shapes = placed(draw(), WIDE / 2 - MIDDLE[0], high * 0.51 - MIDDLE[1])
    print_, cover = pressed(shapes, WIDE, high, FINE, PERIOD)
    bust = np.asarray(print_.resize(PIXELS, Image.Resampling.LANCZOS), np.float32) / 255
    mask = np.asarray(Image.fromarray((cover * 255).astype(np.uint8)).resize(PIXELS, Image.Resampling.LANCZOS),
        np.float32)
    share = mask / 255
    veil = rays()
    colour = over(np.zeros_like(bust), LIGHT, np.ones_like(share)) * (1 - share[..., None]) + bust * share[..., None]
    rgba = np.dstack([colour, np.maximum(share, veil)])
    return Image.fromarray((np.clip(rgba, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")


def rays() -> Field:
    """Return the cover of rays that rise from the hero, and of the light behind the head."""
    width, height = PIXELS
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    turn = np.arctan2(y - height * 0.55, x - width / 2)
    beams = np.clip((np.sin(turn * RAYS) - 0.1) * 6 + 0.5, 0, 1)
    away = ((x - width / 2) ** 2 + (y - height / 2) ** 2) / (width * width * 0.3)
    return np.asarray(np.clip(RAY * beams + HALO * np.exp(-away), 0, 1), np.float32)
