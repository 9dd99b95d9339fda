"""Fractal noise: the roughness of stone, the drift of a graver's hand, the fibres of the paper."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage

Field = NDArray[np.float32]


def fractal(height: int, width: int, scale: float, octaves: int = 5, seed: int = 0) -> Field:
    """Return noise of mean 0 and spread 1, `scale` pixels from hill to hill in its coarsest octave."""
    dice = np.random.default_rng(seed)
    out = np.zeros((height, width), np.float32)
    weight, power = 1.0, 0.0
    for octave in range(octaves):
        out += weight * _octave(dice, height, width, max(scale / 2**octave, 1.0))
        power += weight * weight
        weight *= 0.5
    return out / np.float32(math.sqrt(power))


def _octave(dice: np.random.Generator, height: int, width: int, size: float) -> Field:
    """Return one smooth layer of noise, `size` pixels from hill to hill."""
    rows, columns = int(height / size) + 4, int(width / size) + 4
    grid = dice.standard_normal((rows, columns)).astype(np.float32)
    zoom = (height / (rows - 3.0), width / (columns - 3.0))
    big = ndimage.zoom(grid, zoom, order=2 if size > 3 else 1)
    return np.asarray(big[:height, :width], np.float32)


def smoothstep(values: Field, low: float, high: float) -> Field:
    """Return 0 below `low`, 1 above `high`, and a smooth slope between."""
    t = np.clip((values - low) / (high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t), np.float32)
