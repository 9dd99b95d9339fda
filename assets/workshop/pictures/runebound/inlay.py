"""How the ground of a combat comes about: an engraving pressed into dark felt, round, too quiet to disturb tokens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from PIL import Image
from scipy import ndimage

from assets.workshop.engraving import Part, Picture, Print, Sky
from assets.workshop.engraving.palette import mixed, rgb
from assets.workshop.pictures.runebound.setting import ARENA, DAY, drawn

PRINT = Print(period=7.4, gamma=0.74, tint=0.9, cross=0.5, slip=0.7, black=0, white=100)
SCALE = 1.0
RADIUS = 479.0
"""Of the disc, in pixels of the picture; beyond it nothing is seen."""
DEEPEST = "#0b1e26"
FELT, SEA = "#173842", 0.38
"""The felt of the table, and how much of it is in every arena."""
DEPTH, TINT = 0.62, 0.2
"""How much of the engraving's light is seen, and how much of its colours."""
RIM, MIDDLE = 0.5, 0.1
"""How far the edge is darkened, and the middle, where the slip lies."""


def inlaid(felt: str, image: Image.Image) -> Image.Image:
    """Return the print as an inlay in felt of that colour."""
    pixels = np.asarray(image.convert("RGB"), np.float32) / 255
    light = pixels.mean(-1)
    broad = ndimage.gaussian_filter(light, 60)
    light = np.clip(light - 0.5 * (broad - broad.mean()), 0, 1)
    spread = np.clip((light - np.quantile(light, 0.03)) / np.ptp(np.quantile(light, (0.03, 0.97))), 0, 1)[..., None]
    ground, deep = rgb(mixed(felt, FELT, SEA)), rgb(DEEPEST)
    toned = deep * (1 - spread) + np.minimum(ground * 1.24, 1) * spread
    calm = ground * 0.86
    colour = calm * (1 - DEPTH) + toned * DEPTH
    hue = pixels - pixels.mean(-1, keepdims=True)
    colour += hue * TINT * (0.4 + 0.6 * spread)
    rows, columns = np.mgrid[0 : light.shape[0], 0 : light.shape[1]].astype(np.float32)
    away = np.hypot(rows + 0.5 - light.shape[0] / 2, columns + 0.5 - light.shape[1] / 2)
    share = away / RADIUS
    colour *= (1 - RIM * np.clip((share - 0.62) / 0.38, 0, 1) ** 2 - MIDDLE * np.clip(1 - share / 0.4, 0, 1))[..., None]
    alpha = np.clip(RADIUS - away + 0.5, 0, 1)
    made = np.dstack([np.clip(colour, 0, 1), alpha])
    return Image.fromarray((made * 255 + 0.5).astype(np.uint8), "RGBA")


def arena(draw: Callable[[], Part], sky: Sky, felt: str) -> Picture:
    """Return the arena that is drawn in 960 x 960 units, the horizon near y = 430."""
    return Picture(draw, None, sky, DAY, PRINT, ARENA, ARENA, partial(inlaid, felt))


def printed(picture: Picture) -> Image.Image:
    """Return the finished inlay."""
    return drawn(picture, SCALE)
