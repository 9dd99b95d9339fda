"""Plucked strings: a short noise runs round a loop as long as one period and loses its edge (Karplus-Strong)."""

from __future__ import annotations

import math

import numpy as np
from scipy.signal import fftconvolve, lfilter

from assets.workshop.sound import filters
from assets.workshop.sound.clip import RATE, Wave, clock, span
from assets.workshop.sound.noise import Dice

BODY = ((104.0, 0.030, 0.5), (196.0, 0.022, 0.8), (287.0, 0.017, 0.6), (431.0, 0.012, 0.5), (655.0, 0.008, 0.35))


def pluck(
    hertz: float,
    seconds: float,
    chance: Dice,
    *,
    force: float = 0.7,
    ring: float = 3.0,
    dull: float = 0.3,
    place: float = 0.17,
    bright: float = 5200.0,
) -> Wave:
    """One string.

    `ring` is the seconds until it is 60 dB weaker; `dull` (0 to 0.5) how fast its upper tones go; `place` where it
    is plucked; `bright` the edge of the plectrum in hertz, at full force.
    """
    loop = RATE / hertz - dull
    whole = int(loop - 0.4)
    part = loop - whole
    tune = (1 - part) / (1 + part)
    kept = 10 ** (-3 / (hertz * ring))
    back = np.convolve([1 - dull, dull], [tune, 1.0]) * kept
    feed = np.zeros(whole + 3)
    feed[0], feed[1] = 1.0, tune
    feed[whole : whole + 3] -= back
    start = filters.low(chance.uniform(-1, 1, whole + 2), max(400.0, bright * (0.35 + 0.65 * force)), 1)
    start = start - start.mean()
    pushed = np.zeros(span(seconds))
    width = min(len(start), len(pushed))
    pushed[:width] = start[:width]
    offset = max(1, round(whole * place))
    pushed[offset:] -= 0.9 * pushed[:-offset].copy()
    wave = np.asarray(lfilter([1.0, tune], feed, pushed))
    wave = wave / max(float(np.max(np.abs(wave))), 1e-9) * force
    fade = min(len(wave), span(0.05))
    wave[-fade:] *= np.linspace(1, 0, fade)
    return wave


def in_body(wave: Wave, share: float = 0.5) -> Wave:
    """The string with the box it is strung on; as long as the wave."""
    time = clock(0.12)
    box = sum(s * 0.5 ** (time / half) * np.sin(2 * math.pi * hertz * time) for hertz, half, s in BODY)
    box = np.asarray(box) / float(np.sum(np.abs(np.asarray(box)))) * 6.0
    return wave * (1 - share * 0.5) + share * fftconvolve(wave, box)[: len(wave)]
