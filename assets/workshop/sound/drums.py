"""Drums: the strokes of a frame drum, a great drum, and small things that rattle."""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import envelopes, filters, noise
from assets.workshop.sound.clip import RATE, Wave
from assets.workshop.sound.noise import Dice
from assets.workshop.sound.resonators import BELL, SKIN, WOOD, ring

STROKES = ("dum", "tek", "ka", "great", "shake", "knock", "toll")


def stroke(kind: str, chance: Dice, force: float = 0.7) -> Wave:
    """One stroke: `dum` middle, `tek` rim, `ka` soft rim, `great` the great drum, `shake`, `knock`, `toll` a bell."""
    if kind == "dum":
        return _skin(86.0, 0.9, 0.10, 240.0, chance, force)
    if kind == "great":
        return _skin(47.0, 1.8, 0.24, 150.0, chance, force) * 1.25
    if kind in ("tek", "ka"):
        return _rim(chance, force if kind == "tek" else force * 0.6, 3400.0 if kind == "tek" else 2300.0)
    if kind == "shake":
        wave = filters.high(noise.white(0.14, chance), 4200) * envelopes.swell(0.14, 0.35, 2.5)
        return wave * 0.5 * force
    if kind == "knock":
        return ring(WOOD, 410.0, 0.3, chance) * force
    if kind == "toll":
        return ring(BELL, 146.83, 6.0, chance, spread=0.002) * envelopes.held(6.0, 0.002, 1.5) * force * 0.9
    raise ValueError(f"no stroke is called {kind!r}")


def _skin(hertz: float, seconds: float, half: float, slap: float, chance: Dice, force: float) -> Wave:
    """The middle of a skin: a tone that falls a little while it fades, and the thud of the hand.

    It is driven until it has overtones, so that it is heard on small loudspeakers too.
    """
    body = envelopes.decay(seconds, half, 0.002)
    time = np.arange(len(body)) / RATE
    pitch = hertz * (1 + 0.35 * force * 0.5 ** (time / 0.018))
    wave = np.tanh(2.4 * np.sin(2 * np.pi * np.cumsum(pitch) / RATE + 0.4) * body) * 0.8
    over = ring(SKIN, hertz * 1.59, seconds, chance, spread=0.02) * 0.5
    hand = filters.low(noise.white(seconds, chance), slap * 4) * envelopes.decay(seconds, 0.010) * 1.6
    return envelopes.faded(wave + over + hand * force, 0.001, 0.05) * force


def _rim(chance: Dice, force: float, edge: float) -> Wave:
    tone = ring(SKIN, 330.0, 0.3, chance, spread=0.03) * 0.6
    hiss = filters.band(noise.white(0.3, chance), edge * 0.4, edge * 1.9) * envelopes.decay(0.3, 0.012)
    return envelopes.faded(tone + hiss * 1.6, 0.0005, 0.05) * force * 0.75
