"""Cues of the shelf: a box comes out of its row, and what each game's own box sounds like then."""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import envelopes, filters, noise
from assets.workshop.sound.clip import clock
from assets.workshop.sound.resonators import COIN, METAL, WOOD, ring, strike
from assets.workshop.sound.take import Take


def box_slide(take: Take) -> None:
    """Cardboard is drawn over wood: a hollow rush with a faint stutter, then the box sits on the edge of the board."""
    seconds = take.vary(0.27, 0.1)
    rush = noise.pink(seconds, take.chance) + 0.35 * noise.dust(seconds, 500, take.chance)
    path = envelopes.steps(seconds, (0, 300), (0.5, take.vary(1150, 0.1)), (1, 520))
    hollow = filters.sweep(rush, path, 1.1) * envelopes.swell(seconds, 0.55, 1.5)
    stutter = 0.78 + 0.22 * np.sin(2 * np.pi * take.vary(34) * clock(seconds + 0.05))[: len(hollow)]
    take.lay(hollow * stutter)
    landing = seconds * 0.94
    take.lay(strike(WOOD, take.vary(128), 0.22, take.chance, contact=0.9, hard=1800), landing, 1)
    take.lay(filters.low(noise.white(0.12, take.chance), 320) * envelopes.decay(0.12, 0.02), landing, 2)
    take.lay(strike(WOOD, take.vary(236), 0.12, take.chance, contact=0.5, hard=2600), landing + 0.035, -9)


def box_clasp(take: Take) -> None:
    """The clasp of a leather box springs open: the leather gives, the tongue clicks, the plate rings after it."""
    creak = filters.band(noise.pink(0.1, take.chance), 240, 900) * envelopes.swell(0.1, 0.7, 2)
    take.lay(creak, 0, -9)
    take.lay(strike(METAL, take.vary(1040, 0.04), 0.14, take.chance, contact=0.8, hard=6000), 0.075, -6)
    take.lay(strike(COIN, take.vary(1780, 0.04), 0.3, take.chance, contact=0.7, hard=7000), 0.105)
    take.lay(ring(METAL, take.vary(690, 0.03), 0.4, take.chance), 0.108, -13, 0.1)
