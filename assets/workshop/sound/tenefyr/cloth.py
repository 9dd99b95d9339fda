"""Cues of what the hand does: cards of paper on a painted cloth, pegs of wood, and cloth that is hung and rolled up."""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import envelopes, filters, noise
from assets.workshop.sound.clip import Wave, clock
from assets.workshop.sound.resonators import WOOD, strike
from assets.workshop.sound.take import Take


def paper(take: Take, seconds: float, low: float, high: float, peak: float) -> Wave:
    """Stiff paper on cloth: a bright rush with the grain of the weave in it."""
    rush = 0.7 * noise.pink(seconds, take.chance) + 0.9 * noise.dust(seconds, 1400, take.chance)
    path = envelopes.steps(seconds, (0, low), (peak, take.vary(high, 0.12)), (1, low * 1.1))
    return filters.sweep(rush, path, 0.9) * envelopes.swell(seconds, peak, 1.5)


def pat(take: Take, hertz: float = 150.0, half: float = 0.018) -> Wave:
    """Something flat falls on cloth."""
    soft = filters.low(noise.white(0.14, take.chance), take.vary(hertz * 5, 0.1)) * envelopes.decay(0.14, half)
    return np.asarray(soft + 0.5 * np.sin(2 * np.pi * take.vary(hertz) * clock(0.14)) * envelopes.decay(0.14, half))


def knock(take: Take, hertz: float, hard: float = 3200.0, seconds: float = 0.18) -> Wave:
    """Wood on wood."""
    return strike(WOOD, take.vary(hertz, 0.05), seconds, take.chance, contact=0.5, hard=hard)


def snap(take: Take, hertz: float = 1600.0) -> Wave:
    """Cloth is drawn tight at one stroke."""
    crack = filters.band(noise.white(0.14, take.chance), hertz * 0.4, hertz * 2.6) * envelopes.decay(0.14, 0.014)
    return np.asarray(crack + 0.7 * pat(take, 120, 0.03))


def paper_slide(take: Take) -> None:
    """A card is pushed over the cloth."""
    seconds = take.vary(0.2, 0.12)
    take.lay(paper(take, seconds, 1300, 4200, 0.45))
    take.lay(pat(take, 140), seconds * 0.85, -9)


def paper_draw(take: Take) -> None:
    """A card is drawn."""
    take.lay(paper(take, take.vary(0.12), 2200, 6200, 0.3))
    take.lay(paper(take, 0.07, 3200, 6800, 0.2), 0.08, -4)


def paper_flip(take: Take) -> None:
    """A card is turned over."""
    flutter = paper(take, 0.13, 1500, 5200, 0.5)
    take.lay(flutter * (0.6 + 0.4 * np.sin(2 * np.pi * take.vary(52) * clock(0.2))[: len(flutter)]))
    take.lay(pat(take, 170), 0.115, -2)
    take.lay(paper(take, 0.04, 3000, 5200, 0.2), 0.117, -7)


def paper_lay(take: Take) -> None:
    """A card is laid down."""
    take.lay(paper(take, 0.09, 1400, 3600, 0.7), 0, -3)
    take.lay(pat(take, 130), 0.075, 1)


def paper_tilt(take: Take) -> None:
    """A card is turned where it lies."""
    take.lay(paper(take, 0.15, 3000, 1200, 0.35))
    take.lay(pat(take, 150), 0.13, -5)


def paper_tick(take: Take) -> None:
    """A fingertip on paper."""
    take.lay(filters.high(pat(take, 420, 0.005), 300))
    take.lay(paper(take, 0.03, 3600, 6000, 0.2), 0, -8)


def paper_sigh(take: Take) -> None:
    """A hand of cards is closed, slid away with a sigh, and a new one comes."""
    breath = filters.sweep(
        noise.pink(0.5, take.chance), envelopes.steps(0.5, (0, 2600), (0.3, take.vary(3400, 0.1)), (1, 600)), 1.1
    )
    take.lay(paper(take, 0.14, 1800, 5200, 0.6), 0, -2)
    take.lay(breath * envelopes.swell(0.5, 0.3, 1.4), 0.1, -1)
    for number in range(4):
        take.lay(paper(take, 0.07, 2400, 6200, 0.3), 0.48 + 0.06 * number, -5)


def paper_drop(take: Take) -> None:
    """Cards slip off and fall."""
    for number in range(2):
        take.lay(paper(take, 0.12, 3600, 1100, 0.3), 0.1 * number, -2 * number)
        take.lay(pat(take, 150), 0.1 * number + 0.1, -5)


def paper_lifted(take: Take) -> None:
    """The corner of a card is lifted, and let go."""
    take.lay(paper(take, 0.16, 1400, 4800, 0.7), 0, -2)
    take.lay(knock(take, 640, 3600, 0.1), 0.16, -12)
    take.lay(pat(take, 220, 0.01), 0.24, -5)


def peg_knock(take: Take) -> None:
    """A peg is knocked in."""
    take.lay(knock(take, 560, 3800))
    take.lay(pat(take, 180), 0.01, -6)


def cloth_unrolled(take: Take) -> None:
    """The painted cloth is let down from its pole, and snaps tight."""
    seconds = take.vary(0.42, 0.06)
    rush = filters.sweep(
        noise.pink(seconds, take.chance), envelopes.steps(seconds, (0, 500), (0.7, take.vary(1800, 0.1)), (1, 900)), 0.8
    )
    take.lay(rush * envelopes.swell(seconds, 0.7, 1.4))
    take.lay(snap(take), seconds * 0.92, 1)
    take.lay(knock(take, 210, 2200, 0.25), seconds * 0.94, -3)
