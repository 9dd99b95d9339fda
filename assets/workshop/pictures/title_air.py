"""What moves in the title's valley: fog that drifts over it, and smoke that rises from the inn."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

from assets.workshop.engraving.noise import fractal, smoothstep
from assets.workshop.pictures.record import drawing

Field = NDArray[np.float32]


def drifting_fog() -> Image.Image:
    """Return a soft strip of fog that joins its own other end, 1920 x 300, white with alpha."""
    wide, high = 1920, 300
    noise = fractal(high, wide * 2, 240, 5, 11)
    blend = np.linspace(0, 1, wide, dtype=np.float32)[None, :]
    looped = noise[:, wide:] * (1 - blend) + noise[:, :wide] * blend
    # Crossing two noises over lowers their spread in the middle; dividing by it keeps the fog even.
    looped = looped / np.sqrt((1 - blend) ** 2 + blend**2)
    looped = ndimage.gaussian_filter(looped, (3, 16), mode=("nearest", "wrap"))
    rows = np.linspace(-1, 1, high, dtype=np.float32)[:, None]
    body = np.clip(1 - np.abs(rows) ** 1.6, 0, 1) ** 1.5
    alpha = np.clip(0.42 + 0.36 * looped, 0, 1) * body
    return _veil(alpha * 215, (224, 223, 206))


def rising_smoke() -> Image.Image:
    """Return curls of smoke that join their own lower end, 180 x 360, to be moved upward under `plume`."""
    wide, high = 180, 360
    noise = fractal(high * 2, wide, 34, 5, 23)
    blend = np.linspace(0, 1, high, dtype=np.float32)[:, None]
    looped = noise[high:] * (1 - blend) + noise[:high] * blend
    looped = looped / np.sqrt((1 - blend) ** 2 + blend**2)
    rows = np.arange(high)
    sway = np.rint(11 * np.sin(2 * np.pi * rows / high) + 6 * np.sin(6 * np.pi * rows / high + 1)).astype(int)
    swayed = np.stack([np.roll(row, shift) for row, shift in zip(looped, sway, strict=True)])
    curls = ndimage.gaussian_filter(swayed, 1.4, mode="wrap")
    alpha = 0.42 + 0.58 * smoothstep(np.asarray(curls, np.float32), -0.6, 0.6)
    return _veil(alpha * 255, (226, 225, 214))


def plume() -> Image.Image:
    """Return the form of the smoke, 180 x 300: thin over the chimney at 60, 300, wide and leaning where it ends."""
    wide, high = 180, 300
    x = np.arange(wide, dtype=np.float32)[None, :]
    rise = np.linspace(1, 0, high, dtype=np.float32)[:, None]
    middle = 60 + 62 * rise**1.5 + 7 * np.sin(rise * 7)
    away = (x - middle) / (12 + 40 * rise)
    alpha = np.exp(-(away**2)) * smoothstep(rise, 0.0, 0.05) * (1 - rise) ** 0.5
    return _veil(alpha * 255, (255, 255, 255))


def _veil(alpha: Field, colour: tuple[int, int, int]) -> Image.Image:
    """Return one colour whose opacity (0 to 255) changes from pixel to pixel."""
    pixels = np.empty((*alpha.shape, 4), np.uint8)
    pixels[..., :3] = colour
    pixels[..., 3] = np.clip(alpha, 0, 255).astype(np.uint8)
    return Image.fromarray(pixels, "RGBA")


RECIPES = (
    drawing("scenes/title-fog", drifting_fog, __name__),
    drawing("scenes/terrinoth/title-smoke", rising_smoke, __name__),
    drawing("scenes/terrinoth/title-plume", plume, __name__),
)
