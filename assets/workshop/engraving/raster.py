"""Masks: the cover of a shape in pixels, drawn by resvg inside its own small window."""

from __future__ import annotations

import io
from dataclasses import dataclass

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

Field = NDArray[np.float32]
PROBE = 0.25


@dataclass(frozen=True, slots=True)
class Window:
    """A rectangle of the plate in pixels: rows top to bottom, columns left to right (ends excluded)."""

    top: int
    bottom: int
    left: int
    right: int

    @property
    def area(self) -> tuple[slice, slice]:
        """The window as an index into a field."""
        return slice(self.top, self.bottom), slice(self.left, self.right)


def cover(markup: str, x: float, y: float, width: float, height: float, columns: int, rows: int) -> Field:
    """Return how much of each pixel the markup covers (0 to 1) in the given rectangle of the plate."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{columns}" height="{rows}" viewBox="{x} {y} {width} '
        f'{height}" preserveAspectRatio="none"><g fill="#fff">{markup}</g></svg>'
    )
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg))
    alpha = Image.open(io.BytesIO(png)).convert("RGBA").getchannel("A")
    return np.asarray(alpha, np.float32) / np.float32(255)


def window_of(markup: str, width: float, height: float, scale: float, margin: float) -> Window | None:
    """Return where on a plate of width x height units the markup shows, with a margin in units.

    None when it shows nowhere.
    """
    columns, rows = max(1, round(width * PROBE)), max(1, round(height * PROBE))
    probe = cover(markup, 0, 0, width, height, columns, rows) > 0
    if not probe.any():
        return None
    ys, xs = np.flatnonzero(probe.any(1)), np.flatnonzero(probe.any(0))
    high, wide = round(height * scale), round(width * scale)
    pad = (margin + 2 / PROBE) * scale
    return Window(max(0, int(ys[0] * high / rows - pad)), min(high, int((ys[-1] + 1) * high / rows + pad)),
        max(0, int(xs[0] * wide / columns - pad)), min(wide, int((xs[-1] + 1) * wide / columns + pad)))


def mask(markup: str, window: Window, scale: float) -> Field:
    """Return the cover of the markup inside the window."""
    rows, columns = window.bottom - window.top, window.right - window.left
    return cover(markup, window.left / scale, window.top / scale, columns / scale, rows / scale, columns, rows)
