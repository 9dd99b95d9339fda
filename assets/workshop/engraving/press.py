"""The press: tone becomes the width of lines, lines become ink, ink and wash meet on paper."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

from .noise import smoothstep
from .palette import INK, PAPER, rgb
from .plate import Plate

Field = NDArray[np.float32]
HALO = 9.0


@dataclass(frozen=True, slots=True)
class Print:
    """How a plate is printed.

    `period` is the distance of lines in units, `gamma` below 1 opens the shadows, `cross` the darkness from
    which a second run of lines crosses the first, `tint` the strength of the washes, `slip` how far (units)
    they lie out of register.
    """

    period: float = 5.0
    gamma: float = 0.85
    cross: float = 0.56
    tint: float = 0.88
    slip: float = 1.0
    black: float = 1.0
    white: float = 97.0


def printed(plate: Plate, style: Print | None = None) -> Image.Image:
    """Return the hand-coloured print of a plate at the plate's own pixels."""
    style = style or Print()
    light = _levels(plate, style)
    ink = _ink(plate, style, light)
    colour = _washed(plate, style, light)
    black = rgb(INK)
    pale = plate.far[..., None] * 0.8
    ink_colour = black * (1 - pale) + np.clip(colour * 0.55, 0, 1) * pale
    share = ink[..., None] * (1 - 0.25 * plate.far[..., None])
    pixels = np.clip(colour * (1 - share) + ink_colour * share, 0, 1)
    return Image.fromarray((pixels * 255).astype(np.uint8))


def engraved(plate: Plate, style: Print | None = None, size: tuple[int, int] | None = None) -> Image.Image:
    """Return the print at its final size in pixels (by default one pixel for each unit)."""
    return printed(plate, style).resize(size or (plate.width, plate.height), Image.Resampling.LANCZOS)


def _levels(plate: Plate, style: Print) -> Field:
    """Return the light of the plate spread from 0 to 1."""
    # Flames and windows are brighter than paper; they must not push everything else into the dark.
    tone = np.minimum(plate.tone, 1.0)
    low, high = np.percentile(tone[::3, ::3], [style.black, style.white])
    light = np.clip((tone - low) / (high - low), 0, 1) ** style.gamma
    return np.asarray(ndimage.gaussian_filter(light, 0.7 * plate.scale), np.float32)


def _ink(plate: Plate, style: Print, light: Field) -> Field:
    """Return the cover of ink: two runs of lines, solid blacks, contours."""
    dark = 1 - light
    edges = plate.edges
    if plate.has_figure:
        outside = plate.figure < 0.5
        away = ndimage.distance_transform_edt(outside) / plate.scale
        halo = (1 - smoothstep(np.asarray(away, np.float32), 2, HALO)) * outside
        dark = dark * (1 - 0.75 * halo)
        edges = edges * (1 - 0.8 * halo)
    drift = 0.40 * plate.grain + 0.14 * plate.fine
    soft = 0.13
    first = 0.5 + 0.5 * np.cos(2 * np.pi * (plate.phase + drift) / style.period)
    lines = smoothstep(dark * 1.1 - 0.02 - first + 0.03 * plate.fine, -soft, soft) * smoothstep(dark, 0.13, 0.24)
    across = plate.x * 0.8 + plate.y * 0.6 + drift * 1.5
    second = 0.5 + 0.5 * np.cos(2 * np.pi * across / (style.period * 0.92))
    crossed = smoothstep((dark - style.cross) * 2.1 - second, -soft, soft)
    solid = smoothstep(dark, 0.88, 0.95)
    shading = np.maximum(np.maximum(lines, crossed), solid) * plate.inks
    return np.asarray(ndimage.gaussian_filter(np.maximum(shading, edges), 0.3 * plate.scale), np.float32)


def _washed(plate: Plate, style: Print, light: Field) -> Field:
    """Return paper with the washes on it, a little out of register."""
    grain, fine = plate.grain[..., None], plate.fine[..., None]
    paper = rgb(PAPER) * (1 + 0.022 * grain + 0.018 * fine)
    slip = round(style.slip * plate.scale)
    wash = np.roll(plate.wash, (slip, slip), (0, 1))
    wash = ndimage.gaussian_filter(wash, (1.2 * plate.scale, 1.2 * plate.scale, 0))
    body = np.clip(wash**0.72 * 1.06, 0, 1)
    body = body * (0.66 + 0.5 * ndimage.gaussian_filter(light, 5 * plate.scale)[..., None]) * (1 + 0.07 * grain)
    return np.asarray(paper * (1 - style.tint) + np.clip(body, 0, 1.05) * (paper * 0.5 + 0.5) * style.tint, np.float32)
