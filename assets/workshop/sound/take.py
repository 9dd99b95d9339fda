"""A take: one variant of a cue while it is made. Its chance is its own, its parts are laid on one stretch of time."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from assets.workshop.sound import filters, measure, noise, reverb
from assets.workshop.sound.clip import Clip, Wave, ratio, span
from assets.workshop.sound.envelopes import faded
from assets.workshop.sound.reverb import Room

PEAK = ratio(-3.2)
QUIET = ratio(-62.0)


class Take:
    """Collects parts; `turn` is the number of the variant, from 1."""

    def __init__(self, name: str, turn: int) -> None:
        self.name, self.turn = name, turn
        self.chance = noise.dice(f"{name}-{turn}")
        self._track = np.zeros((span(0.05), 2))

    def vary(self, value: float, share: float = 0.06) -> float:
        """The value, off by up to this share, another for each take."""
        return float(value * (1 + self.chance.uniform(-share, share)))

    def lay(self, wave: Wave, at: float = 0.0, level: float = 0.0, pan: float = 0.0) -> None:
        """Add a part: `at` seconds from the start, `level` in dB, `pan` from -1 (left) to 1."""
        start = span(at) if at > 0 else 0
        missing = start + len(wave) - len(self._track)
        if missing > 0:
            self._track = np.concatenate([self._track, np.zeros((missing, 2))])
        angle = (pan + 1) * np.pi / 4
        sides = np.array([np.cos(angle), np.sin(angle)]) * np.sqrt(2) * ratio(level)
        self._track[start : start + len(wave)] += wave[:, None] * sides

    def finished(self, loud: float, room: Room, wet: float) -> Clip:
        """The sound in its room, cut where it is over; `loud` in LUFS is that of its loudest tenth of a second."""
        reply = reverb.wet(self._track, room) * wet
        reply[: len(self._track)] += self._track
        made = np.stack([filters.high(reply[:, side], 28.0) for side in range(2)], axis=1)
        made *= ratio(loud - measure.moment(made))
        made = _limited(made)
        over = np.nonzero(np.abs(made).max(axis=1) > QUIET)[0]
        made = made[: min(len(made), int(over[-1]) + span(0.02))]
        return Clip(np.stack([faded(made[:, side], 0.0005, 0.02) for side in range(2)], axis=1))


def _limited(wave: Wave) -> Wave:
    """Peaks above the ceiling are bent, not cut."""
    knee = PEAK * 0.7
    size = np.abs(wave)
    bent = knee + (PEAK - knee) * np.tanh((size - knee) / (PEAK - knee))
    return np.asarray(np.where(size > knee, np.sign(wave) * bent, wave))


Making = Callable[[Take], None]
