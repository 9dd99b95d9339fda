"""Rooms: an answer of many small echoes, made of noise that fades, its upper tones first."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from scipy.fft import irfft, rfft
from scipy.signal import fftconvolve

from assets.workshop.sound import filters, noise
from assets.workshop.sound.clip import RATE, Wave, clock, span

_BANDS = ((60.0, 400.0, 1.15), (400.0, 1600.0, 1.0), (1600.0, 5000.0, 0.62), (5000.0, 12000.0, 0.32))


@dataclass(frozen=True)
class Room:
    """`seconds` until an echo is 60 dB weaker, `delay` until the first comes, `bright` the share of upper tones."""

    name: str
    seconds: float
    delay: float = 0.012
    bright: float = 1.0


TABLE = Room("table", 0.5, 0.006, 0.8)
GLADE = Room("glade", 1.5, 0.018, 0.7)
HALL = Room("hall", 2.4, 0.022, 0.9)
VAULT = Room("vault", 4.2, 0.034, 0.75)


@cache
def answer(room: Room) -> Wave:
    """What the room answers to one click, shaped (frames, 2)."""
    sides = [_side(room, noise.dice(f"{room.name}{side}")) for side in range(2)]
    made = np.stack(sides, axis=1)
    return np.asarray(made / np.sqrt(np.sum(made**2) / 2))


def _side(room: Room, chance: noise.Dice) -> Wave:
    length = room.seconds * 1.25
    time = clock(length)
    wave = np.zeros(len(time))
    for least, most, share in _BANDS:
        loud = 1.0 if least < 1600 else room.bright
        part = filters.band(chance.standard_normal(len(time)), least, most)
        wave += loud * part * 10 ** (-3 * time / (room.seconds * share))
    for _ in range(7):
        place = span(0.004 + chance.uniform(0.0, 0.045))
        wave[place] += chance.choice([-1.0, 1.0]) * 3.0 * 0.5 ** (place / RATE / 0.02)
    wave *= np.minimum(time / 0.006, 1.0) ** 0.5
    return np.concatenate([np.zeros(span(room.delay)), wave])


def wet(wave: Wave, room: Room) -> Wave:
    """Only what the room answers; the tail is added to the length. Takes (frames, 2)."""
    return np.asarray(fftconvolve(wave, answer(room), axes=0))


def wet_round(wave: Wave, room: Room) -> Wave:
    """The answer for a loop: the tail of its end falls on its beginning."""
    frames = len(wave)
    reply = answer(room)
    folded = np.zeros((frames, 2))
    for start in range(0, len(reply), frames):
        part = reply[start : start + frames]
        folded[: len(part)] += part
    return np.asarray(irfft(rfft(wave, axis=0) * rfft(folded, axis=0), frames, axis=0))
