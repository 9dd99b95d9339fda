"""Envelopes: how loud a sound is while it passes."""

from __future__ import annotations

import numpy as np

from assets.workshop.sound.clip import RATE, Wave, clock, span


def decay(seconds: float, half: float, attack: float = 0.001) -> Wave:
    """Rises in `attack` seconds, then loses half of it every `half` seconds."""
    time = clock(seconds)
    return np.minimum(time / max(attack, 1e-5), 1.0) * 0.5 ** (np.maximum(time - attack, 0.0) / half)


def swell(seconds: float, peak: float = 0.5, sharp: float = 2.0) -> Wave:
    """Comes and goes; loudest at `peak` of its length."""
    place = np.linspace(0.0, 1.0, span(seconds))
    bend = np.where(place < peak, place / peak, (1 - place) / max(1 - peak, 1e-6))
    return np.asarray(np.sin(np.clip(bend, 0, 1) * np.pi / 2) ** sharp)


def held(seconds: float, attack: float, release: float) -> Wave:
    """Rises, stays, and falls in the last `release` seconds, with soft corners."""
    count = span(seconds)
    time = np.arange(count) / RATE
    up = np.clip(time / max(attack, 1e-4), 0.0, 1.0)
    down = np.clip((count / RATE - time) / max(release, 1e-4), 0.0, 1.0)
    return np.asarray(np.sin(np.minimum(up, down) * np.pi / 2) ** 2)


def steps(seconds: float, *points: tuple[float, float]) -> Wave:
    """A curve through (part of the length, value) points; for pitches and filters."""
    places, values = zip(*points, strict=True)
    return np.interp(np.linspace(0.0, 1.0, span(seconds)), places, values)


def faded(wave: Wave, start: float = 0.002, end: float = 0.01) -> Wave:
    """The wave without a click at its edges."""
    made = wave.copy()
    first, last = min(span(start), len(made)), min(span(end), len(made))
    made[:first] *= np.linspace(0.0, 1.0, first)
    made[-last:] *= np.linspace(1.0, 0.0, last)
    return made
