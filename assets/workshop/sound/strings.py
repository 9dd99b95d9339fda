"""Plucked strings: a short noise runs round a loop as long as one period and loses its edge (Karplus-Strong)."""

from __future__ import annotations

import math

import numpy as np
from scipy.signal import fftconvolve

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
    whole = int(loop - 1.0)
    kept = 10 ** (-3 / (hertz * ring))
    back = np.convolve([1 - dull, dull], _between(loop - whole)) * kept
    start = filters.low(chance.uniform(-1, 1, whole + 2), max(400.0, bright * (0.35 + 0.65 * force)), 1)
    start = start - start.mean()
    wave = np.zeros(span(seconds) + whole)
    wave[: len(start)] = start
    offset = max(1, round(whole * place))
    wave[offset : offset + len(start)] -= 0.9 * start
    lead = np.zeros(whole + len(back))
    wave = np.concatenate([lead, wave])
    for at in range(len(lead), len(wave), whole):
        end = min(at + whole, len(wave))
        before = wave[at - whole - len(back) + 1 : end - whole]
        wave[at:end] += np.convolve(before, back, "valid")
    wave = wave[len(lead) : len(lead) + span(seconds)]
    wave = wave / max(float(np.max(np.abs(wave))), 1e-9) * force
    fade = min(len(wave), span(0.05))
    wave[-fade:] *= np.linspace(1, 0, fade)
    return wave


def _between(delay: float) -> Wave:
    """A delay of a part of a frame: the third-order polynomial through four neighbours, `delay` from 1 to 2."""
    places = range(4)
    return np.array([math.prod((delay - k) / (n - k) for k in places if k != n) for n in places])


def in_body(wave: Wave, share: float = 0.5) -> Wave:
    """The string with the box it is strung on; as long as the wave."""
    time = clock(0.12)
    box = sum(s * 0.5 ** (time / half) * np.sin(2 * math.pi * hertz * time) for hertz, half, s in BODY)
    box = np.asarray(box) / float(np.sum(np.abs(np.asarray(box)))) * 6.0
    return wave * (1 - share * 0.5) + share * fftconvolve(wave, box)[: len(wave)]
