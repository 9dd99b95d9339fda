"""Grading of a finished print: dusk with pools of light, lit windows that bleed into the dark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

Field = NDArray[np.float32]
COLD = np.array([0.74, 0.84, 1.02], np.float32)
WARM = np.array([1.03, 0.98, 0.88], np.float32)


@dataclass(frozen=True, slots=True)
class Lamp:
    """A pool of light: its centre and radii in shares of the picture."""

    x: float
    y: float
    rx: float
    ry: float
    strength: float = 1.0


def at_dusk(image: Image.Image, lamps: Sequence[Lamp], warm: tuple[float, float] = (0.5, 0.5),
    dark: float = 0.62) -> Image.Image:
    """Return the print as seen at dusk: cold and `dark` away from the lamps, warm round them.

    Windows and flames bleed light. `warm` is the middle (shares) of the vignette.
    """
    pixels = np.asarray(image.convert("RGB"), np.float32) / np.float32(255)
    rows, columns = pixels.shape[:2]
    y = np.linspace(0, 1, rows, dtype=np.float32)[:, None]
    x = np.linspace(0, 1, columns, dtype=np.float32)[None, :]
    light = np.zeros((rows, columns), np.float32)
    for lamp in lamps:
        light += lamp.strength * np.exp(-(((x - lamp.x) / lamp.rx) ** 2 + ((y - lamp.y) / lamp.ry) ** 2))
    share = np.clip(light, 0, 1)[..., None]
    bright = np.clip(dark + (1.02 - dark) * light, 0, 1.05)[..., None]
    out = pixels * bright * (COLD * (1 - share) + WARM * share)
    out += _bleed(pixels, light)[..., None] * np.array([0.75, 0.46, 0.15], np.float32)
    edge = np.clip(((x - warm[0]) ** 2 * 1.3 + (y - warm[1]) ** 2 * 1.5) * 1.5 - 0.1, 0, 1)
    out *= (1 - 0.45 * edge)[..., None]
    return Image.fromarray((np.clip(out, 0, 1) * 255).astype(np.uint8))


def _bleed(pixels: Field, light: Field) -> Field:
    """Return the glow round bright yellow places that stand in lamplight."""
    red, green, blue = pixels[..., 0], pixels[..., 1], pixels[..., 2]
    flames = ((red > 0.88) & (green > 0.68) & (blue < 0.66) & (red - blue > 0.3) & (light > 0.2)).astype(np.float32)
    rows = pixels.shape[0]
    return np.asarray(ndimage.gaussian_filter(flames, rows * 0.024) + 0.8 * ndimage.gaussian_filter(flames,
        rows * 0.07), np.float32)
