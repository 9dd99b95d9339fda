"""Folding: small files. A sound becomes one channel, which both loudspeakers play; a loop loses its uppermost tones."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from scipy.fft import irfft, rfft

from assets.workshop.sound import measure
from assets.workshop.sound.clip import RATE, Clip, Wave, ratio

PEAK = -3.5


def spread(samples: Wave) -> Wave:
    """What the loudspeakers play of a file: one channel comes from both."""
    return np.repeat(samples, 2, axis=1) if samples.shape[1] == 1 else samples


def folded(clip: Clip) -> Clip:
    """The sound as one channel, as loud as it was, as far as its peaks allow."""
    middle = clip.samples.mean(axis=1, keepdims=True)
    lost = measure.loudness(clip.samples) - measure.loudness(spread(middle))
    gain = min(ratio(lost), ratio(PEAK) / max(float(np.abs(middle).max()), 1e-9))
    return replace(clip, samples=middle * gain)


def softened(clip: Clip, hertz: float) -> Clip:
    """The loop without what lies above, cut round the ring: its end leads to its beginning as before."""
    spectrum = rfft(clip.samples, axis=0)
    pitch = np.fft.rfftfreq(len(clip.samples), 1 / RATE)
    kept = irfft(spectrum / (1 + (pitch / hertz) ** 12)[:, None], len(clip.samples), axis=0)
    return replace(clip, samples=np.asarray(kept))
