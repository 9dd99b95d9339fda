"""Particles: sparks, snow, dust and their like as pure functions of the time; nothing is stepped, nothing is kept.

`swarm(kind, count, seed)` scatters motes; `mote.at(kind, box, time)` says where one is in a box of logical units.
"""

from __future__ import annotations

import math
from random import Random
from typing import NamedTuple

import pygame

from game.ui.ambience.ambience_table import ParticleKind

_FADE = 30.0
"""So far from the edge of their box they come to full light."""
_INSET = 0.05


class Seen(NamedTuple):
    """A mote at a moment: its centre, and how bright it is (0 to 1)."""

    x: float
    y: float
    light: float


class Particle(NamedTuple):
    """One mote: where it starts (0 to 1), its own pace and size (round 1), its phase, its colour."""

    across: float
    down: float
    pace: float
    size: float
    phase: float
    colour: str

    def at(self, kind: ParticleKind, box: pygame.FRect, time: float) -> Seen:
        """Where it is after so many milliseconds; what leaves the box comes in again on the other side."""
        seconds = time / 1000 * self.pace
        swing = math.sin(seconds * 0.9 + self.phase)
        x = (self.across * box.width + kind.drift * seconds) % box.width + kind.sway * swing
        y = (self.down * box.height - kind.rise * seconds) % box.height + kind.sway * 0.3 * math.cos(seconds * 0.7)
        edge = min(x, y, box.width - x, box.height - y)
        fade = min(_FADE, box.width / 4, box.height / 4)
        light = max(0.0, min(1.0, edge / fade)) if kind.moves else 1.0
        if kind.twinkle:
            on = (0.5 + 0.5 * math.sin(seconds * 2.1 + self.phase * 7)) ** 2
            light *= 1 - kind.twinkle * (1 - on)
        return Seen(box.x + x, box.y + y, light)


def swarm(kind: ParticleKind, count: int, seed: object) -> list[Particle]:
    """So many motes of a kind, scattered evenly; the same seed scatters them in the same way."""
    random = Random(f"{seed}")
    return [
        Particle(
            _within(kind, (index + random.random()) / max(1, count)),
            _within(kind, random.random()),
            random.uniform(0.7, 1.3),
            random.uniform(0.75, 1.25),
            random.uniform(0, 2 * math.pi),
            random.choice(kind.colours),
        )
        for index in range(count)
    ]


def _within(kind: ParticleKind, part: float) -> float:
    """What never moves keeps away from the edge, where it would be cut."""
    return part if kind.moves else _INSET + part * (1 - 2 * _INSET)
