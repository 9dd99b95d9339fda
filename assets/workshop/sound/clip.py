"""A finished sound: what a recipe of the workshop returns where another returns a picture."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

RATE = 44100
Wave = NDArray[np.float64]


@dataclass(frozen=True)
class Clip:
    """Samples from -1 to 1, shaped (frames, channels); `quality` from 0 to 1 is that of Ogg Vorbis."""

    samples: Wave
    quality: float = 0.3

    @property
    def seconds(self) -> float:
        """How long it lasts."""
        return len(self.samples) / RATE


def span(seconds: float) -> int:
    """Seconds as a number of frames."""
    return max(1, round(seconds * RATE))


def clock(seconds: float) -> Wave:
    """The time of every frame, in seconds."""
    return np.arange(span(seconds)) / RATE


def ratio(decibels: float) -> float:
    """Decibels as a factor of the amplitude."""
    return float(10 ** (decibels / 20))
