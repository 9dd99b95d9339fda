"""What lies behind everything: a sky with sun or moon and rays, or bare tinted paper."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage

from .noise import fractal, smoothstep
from .palette import rgb

Field = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Sky:
    """A sky that is `low` coloured round its sun and `high` coloured far from it.

    `sun` in shares of the plate, `reach` how far its light goes (1: over most of the plate), `beams` how
    strong its rays are, `shade` how dark the far sky prints.
    """

    high: str = "#4d6a70"
    low: str = "#ecd9a2"
    sun: tuple[float, float] = (0.32, 0.3)
    reach: float = 1.0
    beams: float = 0.1
    shade: float = 1.0
    seed: int = 5

    def colours(self, rows: int, columns: int) -> Field:
        """Return the colour of every pixel (rows, columns, 3)."""
        y = np.linspace(0, 1, rows, dtype=np.float32)[:, None]
        x = np.linspace(0, 1, columns, dtype=np.float32)[None, :]
        wide = columns / rows
        dx, dy = (x - self.sun[0]) * 1.06 * max(1.0, wide * 0.8), y - self.sun[1]
        far = np.sqrt(dx**2 + dy**2)
        near = smoothstep(1 - far, 1 - self.reach, 0.98)[..., None]
        out = rgb(self.high) * (1 - near) + rgb(self.low) * near
        out = out * (1 + 0.05 * fractal(rows, columns, columns / 8, 4, self.seed)[..., None])
        angle = np.arctan2(dy, dx)
        wave = np.sin(angle * 26) * 0.6 + np.sin(angle * 41 + self.seed) * 0.4
        beams = smoothstep(wave, 0.0, 1) * smoothstep(far, 0.08, 0.3) * (1 - smoothstep(far, 0.4, 0.85))
        beams = ndimage.gaussian_filter(beams, rows / 200)
        return np.asarray(np.clip(out + self.beams * beams[..., None] * rgb("#fff0c0"), 0, 1), np.float32)

    def tone(self, colours: Field) -> Field:
        """Return how bright the sky prints (dark skies get lines)."""
        return np.asarray((colours.mean(-1) * 0.5 + 0.45) ** self.shade, np.float32)
