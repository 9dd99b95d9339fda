"""Cues of the tale: turns, peril, travel, cards that bring good or ill, and the end of a quest."""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import drums, envelopes, filters, noise, winds
from assets.workshop.sound.resonators import BELL, CHIME, WOOD, ring, strike
from assets.workshop.sound.strings import pluck
from assets.workshop.sound.take import Take


def _plucks(take: Take, hertz: tuple[float, ...], gap: float, level: float = -3.0, length: float = 1.5) -> None:
    """Strings one after the other, as a harper's hand does."""
    for number, pitch in enumerate(hertz):
        string = pluck(pitch, length, take.chance, force=0.7, ring=2.2, dull=0.25, bright=4200)
        take.lay(string, number * take.vary(gap, 0.08), level, (number / max(1, len(hertz) - 1) - 0.5) * 0.5)


def hero_turn(take: Take) -> None:
    """It is the turn of a hero."""
    _plucks(take, (293.7, 440.0), 0.09)
    take.lay(drums.stroke("ka", take.chance, 0.5), 0, -8)


def phase(take: Take) -> None:
    """The enemies begin."""
    take.lay(drums.stroke("dum", take.chance, 0.8))
    take.lay(drums.stroke("tek", take.chance, 0.5), take.vary(0.22, 0.03), -3)
    take.lay(drums.stroke("dum", take.chance, 0.9), take.vary(0.33, 0.02))


def new_round(take: Take) -> None:
    """A new round."""
    take.lay(ring(BELL, 220.0, 2.4, take.chance, spread=0.002) * envelopes.held(2.4, 0.001, 0.8))
    take.lay(drums.stroke("dum", take.chance, 0.7), 0, -4)


def _peril(take: Take, hertz: float, strokes: int, bite: float) -> None:
    """A step of peril: a bell, lower strings against it, more strokes and more bite from colour to colour."""
    take.lay(ring(BELL, hertz, 1.8, take.chance, spread=0.002) * envelopes.held(1.8, 0.001, 0.6), 0, -2)
    take.lay(
        ring(BELL, hertz * 2 ** (1 / 12), 1.5, take.chance, spread=0.003) * envelopes.held(1.5, 0.001, 0.5),
        0.03,
        -16 + 10 * bite,
    )
    for number in range(strokes):
        take.lay(drums.stroke("great", take.chance, 0.6 + 0.12 * number), 0.21 * number, -4)
    for pitch in (hertz / 4, hertz / 4 * 2 ** (1 / 12)):
        take.lay(winds.fiddle(pitch, 1.2, take.chance, 0.5 + 0.4 * bite), 0.03, -14 + 8 * bite)


def peril_step(take: Take) -> None:
    """The token goes on, and nothing happens yet."""
    take.lay(strike(WOOD, take.vary(240, 0.03), 0.2, take.chance, contact=0.6))
    take.lay(ring(BELL, 261.6, 1.0, take.chance, spread=0.002) * envelopes.held(1.0, 0.001, 0.5), 0, -8)


def peril_low(take: Take) -> None:
    """Peril of the first colour."""
    _peril(take, 293.7, 1, 0.0)


def peril_middle(take: Take) -> None:
    """Peril of the second colour."""
    _peril(take, 349.2, 2, 0.5)


def peril_high(take: Take) -> None:
    """Peril of the last colour."""
    _peril(take, 440.0, 3, 1.0)


def upgrade(take: Take) -> None:
    """A hero has learned something."""
    _plucks(take, (293.7, 440.0, 587.3, 740.0, 880.0), 0.075)
    for number, hertz in enumerate((1174.7, 1760.0)):
        take.lay(ring(CHIME, hertz, 1.6, take.chance), 0.34 + 0.08 * number, -9)


def leader(take: Take) -> None:
    """The lead passes on."""
    for hertz in (293.7, 440.0):
        take.lay(winds.horn(hertz, 0.5, take.chance, 0.8), 0, -3)
    take.lay(winds.horn(587.3, 0.6, take.chance, 0.8), 0.3, -4)


def travel(take: Take) -> None:
    """The party sets out."""
    for number in range(8):
        kind = ("dum", "ka", "tek", "ka")[number % 4]
        take.lay(drums.stroke(kind, take.chance, 0.7), number * 0.135, -3 - abs(number - 3) * 0.9, 0.15 * (number % 2))
    path = envelopes.steps(1.5, (0, 300), (0.5, take.vary(1100, 0.2)), (1, 350))
    wind = filters.sweep(noise.pink(1.5, take.chance), path, 1.4)
    take.lay(wind * envelopes.swell(1.5, 0.5), 0, -6)
    _plucks(take, (220.0, 293.7, 329.6, 440.0), 0.27, -5)


def arrive(take: Take) -> None:
    """A new place."""
    _plucks(take, (293.7, 349.2, 440.0, 587.3), 0.06, -2, 2.0)
    take.lay(drums.stroke("dum", take.chance, 0.8), 0.0, -3)


def condition(take: Take) -> None:
    """Something clings to a hero."""
    take.lay(ring(CHIME, take.vary(311.1, 0.004), 1.0, take.chance), 0, -3)
    take.lay(ring(CHIME, take.vary(440.0, 0.004), 1.0, take.chance), 0.07, -5)
    hiss = filters.sweep(noise.white(0.5, take.chance), envelopes.steps(0.5, (0, 4500), (1, 900)), 1.5)
    take.lay(hiss * envelopes.swell(0.5, 0.2), 0, -12)


def condition_gone(take: Take) -> None:
    """It is shaken off."""
    _plucks(take, (440.0, 659.3), 0.08, -4, 1.0)
    rush = filters.sweep(noise.white(0.4, take.chance), envelopes.steps(0.4, (0, 900), (1, 5200)), 1.5)
    take.lay(rush * envelopes.swell(0.4, 0.5), 0, -14)


def item(take: Take) -> None:
    """Something useful is found."""
    _plucks(take, (587.3, 740.0, 880.0), 0.07, -3, 1.2)
    take.lay(strike(WOOD, take.vary(210, 0.05), 0.2, take.chance, contact=0.6), 0, -6)


def event(take: Take) -> None:
    """Something happens on the way."""
    _plucks(take, (293.7, 392.0), 0.16, -3, 1.4)
    take.lay(winds.fiddle(196.0, 0.9, take.chance, 0.6), 0.16, -12)


def ability(take: Take) -> None:
    """A card or a hero does what only it can."""
    take.lay(ring(CHIME, take.vary(698.5, 0.003), 1.0, take.chance), 0, -4)
    swirl = filters.sweep(noise.white(0.45, take.chance), envelopes.steps(0.45, (0, 1500), (0.5, 5000), (1, 2000)), 3.0)
    take.lay(swirl * envelopes.swell(0.45, 0.5), 0, -11)


def count(take: Take) -> None:
    """A count of the quest changes."""
    take.lay(strike(WOOD, take.vary(360, 0.03), 0.15, take.chance, contact=0.4))
    take.lay(ring(CHIME, 523.3, 0.7, take.chance), 0.01, -8)


def victory(take: Take) -> None:
    """The quest is won."""
    tune = ((0.0, 293.7, 0.28), (0.24, 440.0, 0.42), (0.6, 392.0, 0.2), (0.76, 440.0, 0.2), (0.92, 587.3, 1.7))
    for at, hertz, length in tune:
        take.lay(winds.horn(hertz, length, take.chance, 0.9), at, -2)
        take.lay(winds.horn(hertz / 2, length, take.chance, 0.8), at, -8)
    for hertz in (146.8, 220.0, 370.0, 440.0):
        take.lay(winds.choir(hertz, 1.9, take.chance, 0.7, "ah"), 0.9, -8)
    for at, kind in ((0.0, "dum"), (0.24, "dum"), (0.76, "tek"), (0.92, "great")):
        take.lay(drums.stroke(kind, take.chance, 0.9), at, -2)
    take.lay(ring(BELL, 587.3, 2.4, take.chance, spread=0.002), 0.92, -9)


def defeat(take: Take) -> None:
    """The quest is lost."""
    tune = ((0.0, 440.0), (0.42, 349.2), (0.84, 329.6), (1.26, 293.7))
    for at, hertz in tune:
        take.lay(pluck(hertz / 2, 2.4, take.chance, force=0.9, ring=3.2, dull=0.4, bright=2400), at, 0)
        take.lay(winds.fiddle(hertz / 2, 0.7 if at < 1.2 else 1.8, take.chance, 0.7), at, -8)
    for at in np.array([0.0, 1.26]):
        take.lay(drums.stroke("great", take.chance, 0.9), float(at), -2)
    take.lay(ring(BELL, 146.8, 3.2, take.chance, spread=0.002) * envelopes.held(3.2, 0.001, 1.0), 1.26, -3)
