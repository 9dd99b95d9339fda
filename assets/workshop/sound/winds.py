"""Held tones: flute, horn, fiddle, hurdy-gurdy, choir, and the drone that never breathes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from assets.workshop.sound import envelopes, filters, noise
from assets.workshop.sound.clip import RATE, Wave, clock
from assets.workshop.sound.noise import Dice

VOWELS = {
    "oo": ((320.0, 90.0, 1.0), (800.0, 140.0, 0.22), (2300.0, 260.0, 0.04)),
    "ah": ((640.0, 150.0, 1.0), (1080.0, 180.0, 0.55), (2500.0, 300.0, 0.14)),
}


def flute(hertz: float, seconds: float, chance: Dice, force: float = 0.7) -> Wave:
    """A wooden flute: few overtones, a breath, a shake that comes late."""
    time = clock(seconds)
    late = np.clip((time - 0.22) / 0.5, 0, 1)
    phase = _phase(hertz * (1 + 0.0045 * late * np.sin(2 * np.pi * 4.9 * time + chance.uniform(0, 6))))
    wave = _tones(phase, [1.0, 0.20 + 0.22 * force, 0.10 * force, 0.05 * force, 0.02])
    breath = filters.band(noise.white(seconds, chance), hertz * 0.9, min(hertz * 3.2, 9000)) * 0.16
    chiff = filters.band(noise.white(seconds, chance), 1400, 6000) * envelopes.decay(seconds, 0.025, 0.008) * 0.3
    body = envelopes.held(seconds, 0.055, min(0.12, seconds / 3)) * (0.9 + 0.1 * late)
    return np.asarray((wave + breath) * body + chiff * force) * 0.6 * force


def horn(hertz: float, seconds: float, chance: Dice, force: float = 0.7) -> Wave:
    """A horn: the louder, the brighter."""
    time = clock(seconds)
    body = envelopes.held(seconds, 0.09 + 0.05 * (1 - force), min(0.22, seconds / 3))
    body = body * (1 - 0.18 * np.clip(time / max(seconds, 1e-3), 0, 1))
    shake = 0.002 * np.sin(2 * np.pi * 4.4 * time + chance.uniform(0, 6))
    phase = _phase(hertz * (1 + shake - 0.012 * (1 - body) ** 4))
    turn = np.exp(1j * phase)
    colour = (body * (0.45 + 0.5 * force)) ** 0.42 * 0.9 * turn
    wave, tone = np.zeros(len(time)), turn * 0.9
    for _ in range(min(12, int(7000 / hertz))):
        wave += tone.imag
        tone = tone * colour
    return wave * body * 0.3 * force


def fiddle(hertz: float, seconds: float, chance: Dice, force: float = 0.7) -> Wave:
    """A bowed string, warm and a little rough; the pad under the strings."""
    time = clock(seconds)
    wave = np.zeros(len(time))
    for detune in (-0.0016, 0.0013):
        wobble = 0.0022 * np.sin(2 * np.pi * chance.uniform(4.6, 5.6) * time + chance.uniform(0, 6))
        phase = _phase(hertz * (1 + detune + wobble)) + chance.uniform(0, 6)
        numbers = range(1, min(19, max(2, int(6500 / hertz))))
        wave += _tones(phase, [1 / n / (1 + (n * hertz / (1500 + 1400 * force)) ** 2) for n in numbers])
    hair = filters.band(noise.white(seconds, chance), 900, 4200) * 0.05
    return (wave * 0.32 + hair) * envelopes.held(seconds, min(0.28, seconds / 3), min(0.35, seconds / 3)) * force


def gurdy(hertz: float, seconds: float, chance: Dice, force: float = 0.7) -> Wave:
    """A string of a hurdy-gurdy: the wheel bows it without an end, and the loose bridge buzzes where a note begins."""
    time = clock(seconds)
    crank = 1 + 0.0016 * np.sin(2 * np.pi * 2.3 * time + chance.uniform(0, 6))
    phase = _phase(hertz * crank)
    numbers = range(1, min(28, max(3, int(7000 / hertz))))
    wave = _tones(phase, [(1 / n**0.8) / (1 + (n * hertz / 3200) ** 2) for n in numbers])
    rattle = filters.band(np.sign(np.sin(phase)) * np.abs(np.sin(phase)) ** 6, 1300, 5200)
    buzz = rattle * envelopes.decay(seconds, 0.07, 0.004) * 0.8 * force
    wheel = filters.band(noise.white(seconds, chance), 1200, 5000) * 0.035
    body = envelopes.held(seconds, 0.03, min(0.09, seconds / 3)) * (0.92 + 0.08 * np.sin(2 * np.pi * 2.3 * time))
    return np.asarray((filters.band(wave, 180, 5200) * 0.26 + buzz + wheel) * body * force)


def choir(hertz: float, seconds: float, chance: Dice, force: float = 0.7, vowel: str = "oo") -> Wave:
    """Five voices on one vowel."""
    time = clock(seconds)
    wave = np.zeros(len(time))
    for _ in range(5):
        off = chance.normal(0, 0.0028)
        shake = 0.004 * np.sin(2 * np.pi * chance.uniform(4.3, 5.8) * time + chance.uniform(0, 6))
        phase = _phase(hertz * (1 + off + shake)) + chance.uniform(0, 6)
        wave += _tones(phase, [_formant(n * hertz, vowel) / n**0.5 for n in range(1, min(25, int(3400 / hertz) + 2))])
    air = filters.band(noise.white(seconds, chance), 1800, 5200) * 0.03
    return (wave * 0.16 + air) * envelopes.held(seconds, min(0.45, seconds / 3), min(0.6, seconds / 3)) * force


def drone(hertz: float, frames: int, chance: Dice, *, tones: int = 10, slow: int = 9) -> Wave:
    """A tone for a whole loop: every part of it runs a whole number of cycles, so that end meets beginning.

    `slow` is how often in the loop it swells and changes its colour.
    """
    place = np.arange(frames) / frames
    coarse = np.linspace(0, 1, 4096)
    seconds = frames / RATE
    wave = np.zeros(frames)
    for string in (-1, 0, 1):
        cycles = round(hertz * seconds) + string * max(1, round(hertz * seconds * 0.0007))
        turn = np.exp(1j * (2 * np.pi * cycles * place + chance.uniform(0, 6)))
        tone = turn.copy()
        for number in range(1, tones + 1):
            colour = 1 + 0.55 * np.sin(2 * np.pi * (slow + number % 3) * coarse + number * 1.9 + string)
            wave += np.interp(place, coarse, colour / number**1.35) * tone.imag
            tone *= turn
    swelling = 0.82 + 0.18 * np.sin(2 * np.pi * slow * place)
    return wave * swelling * 0.16


def _tones(phase: Wave, shares: Sequence[float]) -> Wave:
    """A tone and its overtones, with these shares."""
    turn = np.exp(1j * phase)
    tone, wave = turn.copy(), np.zeros(len(phase))
    for share in shares:
        wave += share * tone.imag
        tone *= turn
    return wave


def _phase(hertz: Wave) -> Wave:
    return np.asarray(2 * np.pi * np.cumsum(hertz) / RATE)


def _formant(hertz: float, vowel: str) -> float:
    return float(sum(s * np.exp(-(((hertz - centre) / (width * 1.6)) ** 2)) for centre, width, s in VOWELS[vowel]))
