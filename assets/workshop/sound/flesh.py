"""Flesh: what arms, bodies and throats sound like."""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import envelopes, filters, noise
from assets.workshop.sound.clip import RATE, Wave
from assets.workshop.sound.take import Take


def swing(take: Take, seconds: float = 0.18, top: float = 2600) -> Wave:
    """A blade or a club cuts the air."""
    path = envelopes.steps(seconds, (0, top * 0.3), (0.75, take.vary(top, 0.15)), (1, top * 0.5))
    return filters.sweep(noise.white(seconds, take.chance), path, 1.6) * envelopes.swell(seconds, 0.75, 2.2)


def thud(take: Take, hertz: float, half: float = 0.05) -> Wave:
    """A heavy body takes a blow: a low tone that falls, driven until small loudspeakers have it, and a slap."""
    body = envelopes.decay(0.5, half, 0.001)
    time = np.arange(len(body)) / RATE
    pitch = take.vary(hertz) * (0.62 + 0.75 * 0.5 ** (time / 0.02))
    slap = filters.band(noise.pink(0.5, take.chance), 180, 2600) * envelopes.decay(0.5, 0.016, 0.001)
    tone = np.tanh(2.6 * np.sin(2 * np.pi * np.cumsum(pitch) / RATE + 0.4) * body) * 0.8
    return np.asarray(tone + 2.4 * slap)


def growl(take: Take, hertz: float, seconds: float, rise: float = 1.0) -> Wave:
    """A throat: a rough tone with moving formants."""
    count = len(envelopes.held(seconds, 0.05, 0.1))
    wander = np.cumsum(take.chance.standard_normal(count)) / np.sqrt(count)
    pitch = hertz * (1 + 0.06 * wander) * envelopes.steps(seconds, (0, 0.85), (0.3, 1.0), (1, 0.8 * rise))
    turn = np.cumsum(pitch) / RATE
    throat = 2 * (turn % 1.0) - 1 + 0.5 * (2 * ((turn * 0.5) % 1.0) - 1)
    throat = throat * (1 + 0.4 * filters.low(noise.white(seconds, take.chance), 90) * 6)
    path = envelopes.steps(seconds, (0, 320), (0.35, take.vary(760, 0.15) * rise), (1, 280))
    voice = filters.sweep(throat, path, 2.2) + 0.35 * filters.sweep(throat, path * 2.7, 3.5)
    return np.asarray(voice * envelopes.swell(seconds, 0.35, 1.3))
