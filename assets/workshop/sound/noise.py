"""Noise: seeded by name, so that a sound is the same at every baking."""

from __future__ import annotations

import zlib

import numpy as np

from assets.workshop.sound.clip import RATE, Wave, span

Dice = np.random.Generator


def dice(name: str) -> Dice:
    """The source of chance that belongs to a name."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def white(seconds: float, chance: Dice) -> Wave:
    """Hiss: every frequency alike."""
    return chance.standard_normal(span(seconds)) * 0.33


def pink(seconds: float, chance: Dice) -> Wave:
    """Rush: 3 dB less with every octave up."""
    count = span(seconds)
    spectrum = np.fft.rfft(chance.standard_normal(count))
    bend = np.sqrt(np.maximum(np.fft.rfftfreq(count, 1 / RATE), 20.0) / 200.0)
    wave = np.fft.irfft(spectrum / bend, count)
    return wave / max(float(np.max(np.abs(wave))), 1e-9) * 0.9


def dust(seconds: float, per_second: float, chance: Dice) -> Wave:
    """Single grains at random places: the raw crackle of paper, bones and gravel."""
    count = span(seconds)
    wave = np.zeros(count)
    places = chance.integers(0, count, max(1, round(seconds * per_second)))
    wave[places] = chance.uniform(-1.0, 1.0, len(places))
    return wave
