"""Stuffs: blue shagreen, chart paper, felt and dark walnut, grown from noise at the size of a stage."""

from __future__ import annotations

import numpy as np
from PIL import Image
from scipy import ndimage

from assets.workshop.recipe import Recipe
from assets.workshop.textures import SHEET, Field, clouds, fibres, picture, tinted

FELT = (480, 640)


def _rgb(code: str) -> tuple[float, float, float]:
    red, green, blue = (int(code[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def shagreen() -> Image.Image:
    """Grained leather dyed blue, lit from the upper left: soft pebbles and a broad wear."""
    worn = clouds(SHEET, 300, 4, 501)
    pebbles = ndimage.gaussian_filter(clouds(SHEET, 11, 3, 502), 1.1)
    down, across = np.gradient(pebbles)
    fine = ndimage.gaussian_filter(clouds(SHEET, 5, 2, 503), 0.8)
    light = 1 + 0.05 * worn - 0.26 * (down + across) + 0.014 * fine
    return picture(tinted(_rgb("#17363f"), np.clip(light, 0.6, 1.5).astype(np.float32)))


def slip() -> Image.Image:
    """Chart paper: laid lines, faint fog, hairs; quiet enough for type."""
    fog = clouds(SHEET, 300, 5, 511)
    tooth = clouds(SHEET, 6, 2, 512)
    rows = np.arange(SHEET[0], dtype=np.float32)[:, None]
    laid = np.sin(rows * 2 * np.pi / 3.2) * 0.006
    light = 1 + 0.012 * fog + 0.011 * tooth + laid - 0.045 * fibres(SHEET, 513, 1800)
    colours = tinted(_rgb("#eee3c6"), light.astype(np.float32))
    colours[..., 2] *= 1 + 0.012 * fog
    return picture(colours)


def felt() -> Image.Image:
    """Sea-blue felt: nap and wear."""
    wear = clouds(FELT, 170, 4, 521)
    nap = clouds(FELT, 4, 2, 522)
    threads = ndimage.gaussian_filter(np.random.default_rng(523).standard_normal(FELT).astype(np.float32), 0.6)
    light = 1 + 0.05 * wear + 0.035 * nap + 0.05 * threads
    return picture(tinted(_rgb("#1f4b5b"), light.astype(np.float32)))


def walnut() -> Image.Image:
    """The desk: dark walnut in broad boards, their grain level."""
    height, width = SHEET
    boards = 5
    board = np.minimum(np.arange(height) * boards // height, boards - 1)
    grain: Field = np.zeros(SHEET, np.float32)
    for number in range(boards):
        own = board == number
        swell = clouds(SHEET, 120, 5, 531 + number, stretch=(11, 1))
        drift = np.linspace(0, 4 + number, width, dtype=np.float32)[None, :]
        rings = np.sin(swell * 5.5 + drift + np.arange(height, dtype=np.float32)[:, None] * 0.09)
        grain[own] = (0.55 * swell + 0.5 * rings)[own]
    fine = clouds(SHEET, 7, 3, 541, stretch=(22, 1))
    pores = np.clip(clouds(SHEET, 4, 2, 542, stretch=(14, 1)) - 1.1, 0, 2)
    tone = np.random.default_rng(543).uniform(0.88, 1.1, boards).astype(np.float32)[board][:, None]
    edge = (np.arange(height) * boards / height) % 1.0
    seam = np.exp(-(((np.minimum(edge, 1 - edge)) * height / boards / 1.8) ** 2))[:, None]
    light = (1 + 0.13 * grain + 0.07 * fine - 0.16 * pores) * tone * (1 - 0.6 * seam)
    return picture(tinted(_rgb("#33210f"), np.clip(light, 0.25, 1.7).astype(np.float32)))


MADE_OF = ("assets.workshop.textures", __name__)
FOLDER = "textures/runebound"
RECIPES: tuple[Recipe, ...] = tuple(
    Recipe(f"{FOLDER}/{name}", f"{FOLDER}/{name}.webp", draw, MADE_OF, quality)
    for name, draw, quality in (
        ("shagreen", shagreen, 56), ("slip", slip, 50), ("felt", felt, 60), ("walnut", walnut, 60),
    )
)
