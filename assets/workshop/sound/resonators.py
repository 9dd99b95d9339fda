"""Modal resonators: a struck body is a handful of tones, each with its own pitch, decay and strength."""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import envelopes, filters, noise
from assets.workshop.sound.clip import Wave, clock
from assets.workshop.sound.noise import Dice

Modes = tuple[tuple[float, float, float], ...]
"""(multiple of the base pitch, half-life in seconds, strength)."""

WOOD: Modes = ((1.0, 0.030, 1.0), (2.57, 0.018, 0.5), (4.16, 0.011, 0.35), (6.8, 0.007, 0.25), (9.1, 0.004, 0.2))
BONE: Modes = ((1.0, 0.022, 1.0), (1.83, 0.020, 0.8), (3.02, 0.012, 0.6), (4.9, 0.008, 0.5), (7.4, 0.005, 0.35))
IVORY: Modes = ((1.0, 0.010, 1.0), (1.71, 0.008, 0.7), (2.63, 0.006, 0.6), (4.35, 0.004, 0.4))
METAL: Modes = (
    (1.0, 0.30, 0.7), (1.48, 0.22, 0.8), (2.09, 0.16, 1.0), (2.91, 0.12, 0.8), (3.87, 0.09, 0.6), (5.13, 0.06, 0.5),
    (6.61, 0.04, 0.4),
)  # fmt: skip
COIN: Modes = ((1.0, 0.055, 1.0), (1.34, 0.045, 0.7), (2.21, 0.035, 0.8), (3.42, 0.022, 0.5), (4.9, 0.014, 0.3))
BELL: Modes = (
    (0.5, 1.9, 0.5), (1.0, 1.3, 1.0), (1.19, 0.9, 0.6), (1.5, 0.7, 0.35), (2.0, 0.65, 0.6), (2.74, 0.35, 0.3),
    (3.0, 0.3, 0.25), (4.07, 0.18, 0.2),
)  # fmt: skip
CHIME: Modes = ((1.0, 0.60, 1.0), (2.0, 0.32, 0.28), (3.01, 0.2, 0.16), (4.17, 0.1, 0.12), (6.3, 0.05, 0.06))
SKIN: Modes = ((1.0, 0.14, 1.0), (1.59, 0.075, 0.55), (2.14, 0.05, 0.4), (2.65, 0.035, 0.25), (3.16, 0.025, 0.2))
STONE: Modes = ((1.0, 0.035, 1.0), (1.41, 0.03, 0.7), (2.37, 0.02, 0.5), (3.9, 0.012, 0.3))


def ring(modes: Modes, hertz: float, seconds: float, chance: Dice, *, spread: float = 0.01) -> Wave:
    """A body rings; `spread` is how far each of its tones may lie beside its place."""
    time = clock(seconds)
    wave = np.zeros(len(time))
    for multiple, half, strength in modes:
        pitch = hertz * multiple * (1 + chance.uniform(-spread, spread))
        if pitch < 18000:
            phase = chance.uniform(0, 0.6)
            wave += strength * 0.5 ** (time / half) * np.sin(2 * np.pi * pitch * time + phase)
    edges = np.minimum(time / 0.0006, 1.0) * np.minimum((time[-1] - time) / (0.3 * seconds), 1.0)
    return np.asarray(wave / sum(mode[2] for mode in modes) * edges)


def strike(
    modes: Modes, hertz: float, seconds: float, chance: Dice, *, contact: float = 0.4, hard: float = 4000.0
) -> Wave:
    """A body is struck: the short noise of the contact, then its ringing."""
    click = filters.low(noise.white(seconds, chance), hard) * envelopes.decay(seconds, 0.003, 0.0004)
    return ring(modes, hertz, seconds, chance) + contact * click * 2.2
