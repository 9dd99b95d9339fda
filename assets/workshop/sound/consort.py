"""The consort: who plays, and how a piece becomes a loop.

A loop is written on a ring: what rings on over the end sounds at the beginning, the room answers across the seam,
and drones run whole cycles. So the last frame leads to the first as any frame leads to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np
from scipy.fft import irfft, next_fast_len, rfft

from assets.workshop.sound import drums, measure, noise, reeds, resonators, reverb, scales, strings, winds
from assets.workshop.sound.clip import RATE, Clip, Wave, ratio, span
from assets.workshop.sound.noise import Dice
from assets.workshop.sound.reverb import Room
from assets.workshop.sound.score import Line, Note

PEAK = -3.5
LATE, UNEVEN = 0.007, 0.05
"""Seconds and share of force by which a player is off: no hand is a clock."""
Playing = Callable[[float, float, Dice, float], Wave]


def _string(ring: float, dull: float, bright: float, place: float = 0.17, after: float = 0.7) -> Playing:
    def play(hertz: float, seconds: float, chance: Dice, force: float) -> Wave:
        long = min(seconds + after, ring * 1.1)
        fall = ring * min(1.3, max(0.5, (220 / hertz) ** 0.35))
        return strings.pluck(
            hertz, long, chance, force=force, ring=fall, dull=dull, bright=bright, place=place
        )  # fmt: skip

    return play


def _glass(hertz: float, seconds: float, chance: Dice, force: float) -> Wave:
    return resonators.ring(resonators.CHIME, hertz, max(2.2, seconds), chance, spread=0.001) * force


def _ah(hertz: float, seconds: float, chance: Dice, force: float) -> Wave:
    return winds.choir(hertz, seconds + 0.3, chance, force, "ah")


def _oo(hertz: float, seconds: float, chance: Dice, force: float) -> Wave:
    return winds.choir(hertz, seconds + 0.3, chance, force, "oo")


PLAYERS: Mapping[str, Playing] = {
    "lute": _string(2.6, 0.26, 5200),
    "harp": _string(4.2, 0.18, 3400, 0.32, 1.8),
    "bass": _string(3.4, 0.42, 1500, 0.22, 0.4),
    "flute": winds.flute,
    "horn": winds.horn,
    "fiddle": winds.fiddle,
    "gurdy": winds.gurdy,
    "shawm": reeds.shawm,
    "oo": _oo,
    "ah": _ah,
    "glass": _glass,
}
PLUCKED = ("lute", "harp", "bass")


@dataclass(frozen=True)
class Part:
    """One voice: who plays what, how loud (dB), from where (-1 left to 1), and the share of the room in it.

    The players `drum` and `drone` stand apart: a drum plays strokes; a drone holds the notes it is given all the time.
    """

    player: str
    line: Line
    level: float = 0.0
    pan: float = 0.0
    wet: float = 0.3


@dataclass(frozen=True)
class Piece:
    """A loop of `bars` bars; every layer has its own parts and loudness (LUFS), and all of them fit together.

    `quality` (0 to 1) is that of its files.
    """

    id: str
    tempo: float
    bar: float
    bars: int
    room: Room
    layers: Mapping[str, tuple[Part, ...]] = field(default_factory=dict)
    loudness: Mapping[str, float] = field(default_factory=dict)
    quality: float = 0.22

    @property
    def seconds(self) -> float:
        """How long the loop is."""
        return self.frames / RATE

    @property
    def frames(self) -> int:
        """The length of the loop: the nearest one that can be turned into frequencies fast."""
        return int(next_fast_len(span(self.bars * self.bar * 60 / self.tempo)))

    def time_of(self, beat: float) -> float:
        """When a beat comes, in seconds."""
        return beat / (self.bars * self.bar) * self.seconds


def render(piece: Piece, layer: str) -> Clip:
    """One layer of a piece as a seamless loop."""
    frames = piece.frames
    dry, sent = np.zeros((frames, 2)), np.zeros((frames, 2))
    for number, part in enumerate(piece.layers[layer]):
        chance = noise.dice(f"{piece.id} {layer} {number}")
        voice = _drone(part, frames, chance) if part.player == "drone" else _voice(piece, part, frames, chance)
        angle = (part.pan + 1) * np.pi / 4
        sides = voice[:, None] * np.array([np.cos(angle), np.sin(angle)]) * ratio(part.level)
        dry += sides
        sent += sides * part.wet
    made = _cleared(dry + reverb.wet_round(sent, piece.room))
    made *= ratio(piece.loudness[layer] - measure.loudness(made))
    return Clip(_limited(made, ratio(PEAK)), quality=piece.quality)


def _voice(piece: Piece, part: Part, frames: int, chance: Dice) -> Wave:
    """All notes of a part on the ring. The same note is made twice and then used again, as a sampled one would be."""
    ring = np.zeros(frames)
    known: dict[tuple[object, ...], Wave] = {}
    for number, note in enumerate(part.line):
        force = min(1.0, note.force * (1 + chance.uniform(-UNEVEN, UNEVEN)))
        key = (note.sign, round(note.length, 2), round(force * 8), number % 2)
        if key not in known:
            long = piece.time_of(note.length)
            known[key] = _tone(part.player, note, long, noise.dice(f"{part.player}{key}"), force)
        start = round((piece.time_of(note.beat) + chance.uniform(0, LATE)) * RATE)
        _lay_round(ring, known[key], start)
    return ring


def _tone(player: str, note: Note, seconds: float, chance: Dice, force: float) -> Wave:
    if player == "drum":
        return drums.stroke(str(note.sign), chance, force)
    wave = PLAYERS[player](scales.hertz(float(note.sign)), seconds, chance, force)
    return strings.in_body(wave) if player in PLUCKED else wave


def _drone(part: Part, frames: int, chance: Dice) -> Wave:
    held = [winds.drone(scales.hertz(float(note.sign)), frames, chance) * note.force for note in part.line]
    return np.asarray(np.sum(held, axis=0))


def _lay_round(ring: Wave, wave: Wave, start: int) -> None:
    """Add a wave to the ring; it may run over the end."""
    at, done = start % len(ring), 0
    while done < len(wave):
        width = min(len(ring) - at, len(wave) - done)
        ring[at : at + width] += wave[done : done + width]
        done, at = done + width, 0


def _cleared(wave: Wave) -> Wave:
    """Without what lies below 35 Hz, cut round the ring; and a little less of the lowest tones in the width."""
    spectrum = rfft(wave, axis=0)
    pitch = np.fft.rfftfreq(len(wave), 1 / RATE)
    return np.asarray(irfft(spectrum * (1 / (1 + (35 / np.maximum(pitch, 0.1)) ** 6))[:, None], len(wave), axis=0))


def _limited(wave: Wave, ceiling: float) -> Wave:
    """Peaks above three quarters of the ceiling are bent below it."""
    knee = ceiling * 0.75
    size = np.abs(wave)
    bent = knee + (ceiling - knee) * np.tanh((size - knee) / (ceiling - knee))
    return np.asarray(np.where(size > knee, np.sign(wave) * bent, wave))
