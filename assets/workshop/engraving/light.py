"""The light of a picture: key from the upper left, warm rim from the right."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .noise import smoothstep

Field = NDArray[np.float32]
Vector = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Light:
    """Directions towards the lights (x right, y down, z to the eye); they need not be of length 1."""

    key: Vector = (-0.52, -0.75, 0.55)
    rim: Vector = (0.93, -0.3, 0.1)
    ambient: float = 0.2

    @property
    def key_direction(self) -> Field:
        """The key light as a vector of length 1."""
        return unit(self.key)

    def tone(self, normals: Field, rim: float, shine: float) -> Field:
        """Return how bright a surface with these normals is (about 0 to 1.3)."""
        key = np.clip(normals @ self.key_direction, 0, 1)
        edge = np.clip(normals @ unit(self.rim), 0, 1) ** 1.6 * smoothstep(1 - normals[..., 2], 0.12, 0.7)
        tone = self.ambient + (1 - self.ambient) * key + 0.5 * rim * edge
        if shine:
            half = unit(tuple(self.key_direction + np.array([0, 0, 1], np.float32)))
            tone = tone + shine * np.clip(normals @ half, 0, 1) ** 24
        return np.asarray(tone, np.float32)


def unit(vector: Vector | tuple[float, ...]) -> Field:
    """Return the vector at length 1."""
    v = np.asarray(vector, np.float32)
    return np.asarray(v / np.linalg.norm(v), np.float32)


def normals_of(height: Field) -> Field:
    """Return the unit normals of a height field in pixels."""
    down, across = np.gradient(height)
    length = np.sqrt(across**2 + down**2 + 1)
    return np.stack([-across / length, -down / length, 1 / length], -1).astype(np.float32)
