"""Cues of the wooden tray: boards, pegs and buttons under the hand, the die of bone, and the drawer of the store."""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import envelopes, filters, noise
from assets.workshop.sound.clip import Wave, clock
from assets.workshop.sound.resonators import BELL, CHIME, COIN, IVORY, WOOD, ring, strike
from assets.workshop.sound.take import Take


def tock(take: Take, hertz: float, hard: float = 3800.0, seconds: float = 0.16) -> Wave:
    """Wood meets wood."""
    return strike(WOOD, take.vary(hertz, 0.05), seconds, take.chance, contact=0.5, hard=hard)


def rub(take: Take, seconds: float, low: float, high: float, peak: float) -> Wave:
    """Wood is pushed over wood: a soft rush with its grain in it."""
    rush = noise.pink(seconds, take.chance) + 0.6 * noise.dust(seconds, 700, take.chance)
    path = envelopes.steps(seconds, (0, low), (peak, take.vary(high, 0.1)), (1, low))
    return filters.sweep(rush, path, 1.0) * envelopes.swell(seconds, peak, 1.5)


def bar(take: Take, hertz: float, seconds: float = 0.9) -> Wave:
    """A bar of a glockenspiel."""
    return ring(CHIME, take.vary(hertz, 0.002), seconds, take.chance, spread=0.001)


def bone(take: Take, force: float = 1.0) -> Wave:
    """The die of bone hits the tray."""
    body = strike(IVORY, take.vary(2050, 0.14), 0.14, take.chance, contact=0.8, hard=8000)
    return (body + 1.6 * strike(WOOD, take.vary(310, 0.1), 0.14, take.chance, contact=0.3)) * force


def wood_slide(take: Take) -> None:
    """A board is pushed over the tray."""
    take.lay(rub(take, take.vary(0.2, 0.12), 500, 1900, 0.5))
    take.lay(tock(take, 330), 0.17, -5)


def wood_flip(take: Take) -> None:
    """A board is turned over."""
    take.lay(tock(take, 470), 0, -5)
    take.lay(tock(take, 380), 0.11)
    take.lay(tock(take, 420), 0.15, -8)


def wood_set(take: Take) -> None:
    """A piece is set down on its base."""
    take.lay(tock(take, 250, 2600))
    take.lay(tock(take, 390), 0.03, -8)


def wood_tilt(take: Take) -> None:
    """A piece is turned on its base."""
    take.lay(rub(take, 0.16, 1500, 700, 0.4), 0, -2)
    take.lay(tock(take, 290), 0.13, -4)


def wood_button(take: Take) -> None:
    """A peg is pushed home."""
    take.lay(tock(take, 620, 4200))
    take.lay(tock(take, 350, 2400), 0.032, -3)


def wood_tick(take: Take) -> None:
    """A fingertip on thin wood."""
    take.lay(tock(take, 1250, 5200, 0.1))


def drawer(take: Take) -> None:
    """A drawer is pulled open, and what lies in it rolls to the front."""
    seconds = take.vary(0.34, 0.08)
    take.lay(rub(take, seconds, 300, 1200, 0.5))
    take.lay(tock(take, 170, 1900, 0.25), seconds * 0.95, 1)
    for number in range(4):
        take.lay(tock(take, 700 + 90 * number), seconds + 0.05 * number, -8 - 2 * number, 0.2 * (-1) ** number)


def die_shake(take: Take) -> None:
    """The die rattles in a wooden cup."""
    for number in range(7):
        at = 0.055 * number + take.chance.uniform(0, 0.018)
        take.lay(bone(take), at, -5 * take.chance.random(), take.chance.uniform(-0.2, 0.2))


def die_tumble(take: Take) -> None:
    """The die bounces over the board and rolls out."""
    at, gap, force = 0.0, take.vary(0.13, 0.1), 1.0
    while force > 0.1:
        take.lay(bone(take, force), at, 0, take.chance.uniform(-0.3, 0.3))
        at, gap, force = at + gap, gap * take.vary(0.78, 0.05), force * take.vary(0.76, 0.06)


def land_shield(take: Take) -> None:
    """The die lies on the Shield: a bright bar over it."""
    take.lay(bone(take))
    take.lay(bar(take, 1046.5), 0.02, -5)
    take.lay(bar(take, 1568.0), 0.09, -6)


def land_sword(take: Take) -> None:
    """The die lies on the Sword."""
    take.lay(bone(take))
    take.lay(bar(take, 1046.5, 0.6), 0.02, -8)


def land_skull(take: Take) -> None:
    """The die lies on the Skull: a hollow block."""
    take.lay(bone(take))
    take.lay(tock(take, 185, 1500, 0.3), 0.04, 1)


def land_both(take: Take) -> None:
    """The die lies on Sword and Skull: a bar and a hollow block."""
    take.lay(bone(take))
    take.lay(bar(take, 1046.5, 0.5), 0.02, -10)
    take.lay(tock(take, 205, 1600, 0.3), 0.1, -1)


def store_bell(take: Take) -> None:
    """The little bell at the awning."""
    for number, hertz in enumerate((2093.0, 2637.0)):
        take.lay(ring(BELL, take.vary(hertz, 0.003), 0.9, take.chance), 0.11 * number, -3 * number)


def buy(take: Take) -> None:
    """Coins go over the counter, and a drawer shuts."""
    for number in range(3):
        take.lay(strike(COIN, take.vary(2400, 0.1), 0.2, take.chance, contact=0.4), 0.06 * number, -4)
    take.lay(rub(take, 0.15, 500, 1500, 0.6), 0.16, -4)
    take.lay(tock(take, 240, 2200), 0.3)


def sell(take: Take) -> None:
    """A thing is set on the counter, and coins come back."""
    take.lay(tock(take, 280, 2400))
    for number in range(3):
        take.lay(strike(COIN, take.vary(2100, 0.1), 0.2, take.chance, contact=0.4), 0.15 + 0.07 * number, -3)


def bee(take: Take) -> None:
    """A bee passes."""
    seconds = take.vary(1.4, 0.2)
    time = clock(seconds)
    pitch = take.vary(205, 0.05) * (1 + 0.04 * np.sin(2 * np.pi * take.vary(1.1) * time))
    wings = np.sign(np.sin(2 * np.pi * np.cumsum(pitch) / 44100)) * 0.4
    take.lay(filters.band(wings, 180, 1500) * envelopes.swell(seconds, 0.5, 1.5), 0, 0, take.vary(0.3, 0.9))


def far_dog(take: Take) -> None:
    """Far off, a dog barks."""
    for number in range(1 + take.turn % 2):
        path = envelopes.steps(0.16, (0, 480), (0.3, take.vary(760, 0.08)), (1, 420))
        bark = filters.sweep(noise.pink(0.16, take.chance), path, 5.0) * envelopes.swell(0.16, 0.3, 1.6)
        take.lay(filters.low(bark, 1400), 0.34 * number, -2 * number, -0.6)


def leaves(take: Take) -> None:
    """Wind goes through the apple tree."""
    seconds = take.vary(1.8, 0.15)
    rush = noise.pink(seconds, take.chance) + noise.dust(seconds, 300, take.chance)
    path = envelopes.steps(seconds, (0, 1800), (0.5, take.vary(3600, 0.1)), (1, 1600))
    take.lay(filters.sweep(rush, path, 0.8) * envelopes.swell(seconds, 0.5, 1.5))
