"""The height of a shape over the plate: its inflated outline, its sculpted dabs and ridges, its grain."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage

from .raster import Window, mask
from .shapes import Dab, Shape

Field = NDArray[np.float32]


def distance_inside(cover: Field) -> Field:
    """Return the distance of every covered pixel to the outline, in pixels.

    The rim of the window does not count as outline: shapes run off the plate.
    """
    padded = np.pad(cover, 1, mode="edge") > 0.5
    return np.asarray(ndimage.distance_transform_edt(padded)[1:-1, 1:-1], np.float32)


def inflated(distance: Field, bevel: float) -> Field:
    """Return a height that rises like a quarter circle over `bevel` pixels and is level inside."""
    t = np.clip(distance / max(bevel, 1.0), 0, 1)
    height = bevel * np.sqrt(np.clip(1 - (1 - t) ** 2, 0, 1))
    return np.asarray(ndimage.gaussian_filter(height, max(1.2, bevel * 0.1)), np.float32)


def sculpted(shape: Shape, window: Window, scale: float) -> Field:
    """Return the height of the dabs and ridges of a shape in pixels."""
    rows, columns = window.bottom - window.top, window.right - window.left
    out = np.zeros((rows, columns), np.float32)
    if shape.dabs:
        u, v = _own_coordinates(shape, window, scale)
        for dab in shape.dabs:
            out += _bump(dab, u, v)
    for ridge in shape.ridges:
        line = Shape(_stroke(ridge.path, ridge.width * 0.5), "#fff", frame=shape.frame)
        soft = max(0.8, ridge.width * shape.size * scale * 0.25)
        out += ridge.height * ndimage.gaussian_filter(mask(line.markup, window, scale), soft)
    return out * np.float32(shape.size * scale)


def _stroke(path: str, width: float) -> str:
    """Return markup of a line along the path."""
    return f'<path fill="none" stroke="#fff" stroke-width="{width}" stroke-linecap="round" d="{path}"/>'


def _own_coordinates(shape: Shape, window: Window, scale: float) -> tuple[Field, Field]:
    """Return the shape's own x and y at every pixel of the window."""
    a, b, c, d, e, f = shape.frame
    area = a * d - b * c
    x = np.arange(window.left, window.right, dtype=np.float32)[None, :] / scale - e
    y = np.arange(window.top, window.bottom, dtype=np.float32)[:, None] / scale - f
    u, v = (d * x - c * y) / area, (a * y - b * x) / area
    return np.asarray(u, np.float32), np.asarray(v, np.float32)


def _bump(dab: Dab, u: Field, v: Field) -> Field:
    """Return the height of one dab in the shape's units."""
    cos, sin = math.cos(math.radians(dab.tilt)), math.sin(math.radians(dab.tilt))
    dx, dy = u - dab.x, v - dab.y
    across, along = (cos * dx + sin * dy) / dab.rx, (cos * dy - sin * dx) / dab.ry
    return np.asarray(dab.height * np.exp(-(across**2 + along**2)), np.float32)


def self_shadow(height: Field, light: NDArray[np.float32], reach: float) -> Field:
    """Return how deep each pixel lies in the shadow of the same relief (0 free, 1 dark).

    `light` points to the key light, `reach` is the longest shadow in pixels.
    """
    flatness = math.hypot(float(light[0]), float(light[1]))
    slope = float(light[2]) / flatness * 0.55
    dark = np.zeros_like(height)
    steps = 9
    for step in range(1, steps + 1):
        far = reach * step / steps
        dx, dy = round(float(light[0]) / flatness * far), round(float(light[1]) / flatness * far)
        over = np.roll(height, (-dy, -dx), (0, 1)) - height - far * slope
        dark = np.maximum(dark, np.clip(over / (reach * 0.12), 0, 1))
    return np.asarray(ndimage.gaussian_filter(dark, reach * 0.03), np.float32)
