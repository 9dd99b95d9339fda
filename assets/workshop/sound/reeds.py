"""Reeds: the shawm, loud and nasal, as it is blown in the open."""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import envelopes, filters, noise
from assets.workshop.sound.clip import RATE, Wave, clock
from assets.workshop.sound.noise import Dice

FORMANTS = ((1150.0, 480.0, 1.0), (2700.0, 700.0, 0.45))
"""Centre and width in hertz, and strength: what the bell of the shawm lets through best."""


def shawm(hertz: float, seconds: float, chance: Dice, force: float = 0.7) -> Wave:
    """A double reed: it slides into its note, buzzes, and shakes late."""
    time = clock(seconds)
    late = np.clip((time - 0.16) / 0.4, 0, 1)
    shake = 0.005 * late * np.sin(2 * np.pi * 5.3 * time + chance.uniform(0, 6))
    phase = 2 * np.pi * np.cumsum(hertz * (1 - 0.03 * 0.5 ** (time / 0.016) + shake)) / RATE
    turn = np.exp(1j * phase)
    tone, wave, weight = turn.copy(), np.zeros(len(time)), 0.0
    for number in range(1, min(26, max(3, int(6500 / hertz)))):
        share = 0.3 / number + sum(s * np.exp(-(((number * hertz - at) / wide) ** 2)) for at, wide, s in FORMANTS)
        wave += share * tone.imag
        weight += share**2
        tone *= turn
    air = filters.band(noise.white(seconds, chance), 1500, 5000) * 0.05
    body = envelopes.held(seconds, 0.022, min(0.06, seconds / 3)) * (1 - 0.14 * np.clip(time / 1.2, 0, 1))
    return np.asarray((wave / max(weight**0.5, 1e-6) * 0.34 + air) * body * force)
