"""Filters: what of a sound is kept."""

from __future__ import annotations

import math

import numpy as np
from scipy.signal import butter, sosfilt

from assets.workshop.sound.clip import RATE, Wave

_BLOCK = 128


def low(wave: Wave, hertz: float, order: int = 2) -> Wave:
    """Keep what lies below."""
    return np.asarray(sosfilt(butter(order, min(hertz, 20000.0), "low", fs=RATE, output="sos"), wave))


def high(wave: Wave, hertz: float, order: int = 2) -> Wave:
    """Keep what lies above."""
    return np.asarray(sosfilt(butter(order, hertz, "high", fs=RATE, output="sos"), wave))


def band(wave: Wave, least: float, most: float, order: int = 2) -> Wave:
    """Keep what lies between."""
    edges = (least, min(most, 20000.0))
    return np.asarray(sosfilt(butter(order, edges, "band", fs=RATE, output="sos"), wave))


def sweep(wave: Wave, centre: Wave, sharp: float = 2.0) -> Wave:
    """A band-pass whose centre (hertz, one for each frame) moves; `sharp` is its quality."""
    made = np.empty_like(wave)
    memory = np.zeros((1, 2))
    for start in range(0, len(wave), _BLOCK):
        part = wave[start : start + _BLOCK]
        made[start : start + _BLOCK], memory = sosfilt(_peak(float(centre[start]), sharp), part, zi=memory)
    return made


def _peak(hertz: float, sharp: float) -> Wave:
    turn = 2 * math.pi * min(max(hertz, 20.0), 18000.0) / RATE
    width = math.sin(turn) / (2 * sharp)
    return np.array([[width, 0.0, -width, 1 + width, -2 * math.cos(turn), 1 - width]]) / (1 + width)
