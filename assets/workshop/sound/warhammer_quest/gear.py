"""Cues of what the heroes own: sockets and the sweep of the four cards, gear on its hooks, treasure, what is legendary,
and what clings to them.
"""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import envelopes, filters, noise, winds
from assets.workshop.sound.clip import RATE, clock
from assets.workshop.sound.resonators import BELL, CHIME, COIN, METAL, STONE, WOOD, ring, strike
from assets.workshop.sound.take import Take
from assets.workshop.sound.warhammer_quest.cellar import knock, link, scrape


def token_socket(take: Take) -> None:
    """A token is pressed into the socket of a card."""
    take.lay(strike(COIN, take.vary(1850, 0.04), 0.22, take.chance, contact=0.7, hard=7000), 0, -2)
    take.lay(strike(STONE, take.vary(420, 0.04), 0.12, take.chance, contact=0.9), 0.03)


def prepare_turn(take: Take) -> None:
    """Four cards turn up in one sweep, a click for each."""
    take.lay(scrape(take, 0.34, 500, 2200, 0.7), 0, -3)
    for number in range(4):
        place = -0.5 + 0.33 * number
        take.lay(knock(take, 250 * 1.122**number, 3400), 0.06 * number + 0.1, -2, place)
        take.lay(ring(CHIME, 587.3 * 1.1225**number, 0.7, take.chance), 0.06 * number + 0.1, -15, place)


def gear_equip(take: Take) -> None:
    """Gear drops on its hook and jingles; a buckle closes."""
    take.lay(strike(METAL, take.vary(410, 0.04), 0.3, take.chance, contact=0.8, hard=2600), 0.09)
    for number in range(5):
        take.lay(link(take, 1900, 0.12), 0.1 + 0.045 * number, -7 - 2 * number, 0.3 * (-1) ** number)
    take.lay(strike(COIN, take.vary(1500, 0.04), 0.2, take.chance, contact=0.9, hard=6000), 0.36, -5)


def gear_unequip(take: Take) -> None:
    """Gear is lifted off its hook and wrapped in cloth."""
    take.lay(link(take, 1300, 0.2), 0, -5)
    cloth = filters.band(noise.pink(0.4, take.chance), 350, 2200) * envelopes.swell(0.4, 0.35, 1.4)
    take.lay(cloth * (0.7 + 0.3 * np.sin(2 * np.pi * take.vary(9) * clock(0.4))), 0.05)


def gear_exhaust(take: Take) -> None:
    """A short scrape of leather and iron."""
    take.lay(scrape(take, take.vary(0.16), 2600, 1100, 0.3, 0.5))
    take.lay(link(take, 1500, 0.1), 0.13, -8)


def gear_deplete(take: Take) -> None:
    """A piece of gear is laid down for good: a dull knock."""
    take.lay(scrape(take, 0.12, 800, 500, 0.5), 0, -6)
    take.lay(strike(WOOD, take.vary(120, 0.04), 0.3, take.chance, contact=1.0, hard=900), 0.11, 2)
    take.lay(filters.low(noise.pink(0.2, take.chance), 220) * envelopes.decay(0.2, 0.03), 0.11, 2)


def treasure(take: Take) -> None:
    """A lid goes up on its hinge, and there are coins."""
    seconds = 0.3
    turns = np.cumsum(envelopes.steps(seconds, (0, 46), (0.6, take.vary(88, 0.1)), (1, 60))) / RATE
    creak = filters.band(np.sign(np.sin(2 * np.pi * turns)) * 0.3, 500, 2400) * envelopes.swell(seconds, 0.5, 1.5)
    take.lay(creak, 0, -8)
    take.lay(strike(WOOD, take.vary(170, 0.04), 0.25, take.chance, contact=0.7), 0.27, -2)
    for number in range(9):
        at = 0.32 + 0.045 * number + take.chance.exponential(0.015)
        coin = strike(COIN, take.vary(2100, 0.2), 0.3, take.chance, contact=0.4, hard=9000)
        take.lay(coin, at, -4 - 0.9 * number, take.chance.uniform(-0.5, 0.5))


def legendary(take: Take) -> None:
    """A low bell, a breath, and a spark."""
    take.lay(ring(BELL, 110.0, 3.0, take.chance, spread=0.002) * envelopes.held(3.0, 0.001, 1.0), 0, 0)
    take.lay(ring(BELL, 220.0, 2.2, take.chance, spread=0.002) * envelopes.held(2.2, 0.001, 0.8), 0.01, -9)
    for hertz in (220.0, 329.6, 440.0):
        take.lay(winds.choir(hertz, 1.8, take.chance, 0.6, "ah"), 0.25, -11)
    for number, hertz in enumerate((1760.0, 2217.5, 2637.0, 3520.0)):
        take.lay(ring(CHIME, hertz, 1.1, take.chance), 0.9 + 0.06 * number, -14, -0.3 + 0.2 * number)
    take.lay(filters.high(noise.dust(0.7, 90, take.chance), 3000), 0.9, -6)


def sickened(take: Take) -> None:
    """A stomach turns over."""
    seconds = 0.7
    time = clock(seconds)
    wobble = take.vary(95, 0.08) * (1 + 0.35 * np.sin(2 * np.pi * 5.5 * time) + 0.2 * np.sin(2 * np.pi * 9.1 * time))
    gurgle = np.tanh(2.2 * np.sin(2 * np.pi * np.cumsum(wobble) / RATE)) * (0.5 + 0.5 * np.sin(2 * np.pi * 11 * time))
    take.lay(filters.band(gurgle, 90, 900) * envelopes.swell(seconds, 0.4, 1.3))
    for number in range(5):
        pitch = take.vary(420, 0.3) * (1 + np.clip(clock(0.07) / 0.03, 0, 1))
        bubble = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * envelopes.decay(0.07, 0.012, 0.002)
        take.lay(bubble, 0.1 + 0.09 * number, -7, take.chance.uniform(-0.3, 0.3))


def bleeding(take: Take) -> None:
    """Cloth tears, and drops fall."""
    take.lay(filters.band(noise.dust(0.2, 1600, take.chance), 1200, 7000) * envelopes.swell(0.2, 0.6, 1.3), 0, 2)
    for number in range(3):
        pitch = take.vary(240, 0.1) * (1 + 0.5 * np.clip(clock(0.09) / 0.04, 0, 1))
        drop = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * envelopes.decay(0.09, 0.016, 0.002)
        take.lay(drop, 0.26 + 0.17 * number, -3 - 3 * number)


def empowered(take: Take) -> None:
    """Strength comes: a fire draws breath, and a fifth stands over it."""
    path = envelopes.steps(0.8, (0, 260), (0.8, take.vary(2600, 0.1)), (1, 1500))
    take.lay(filters.sweep(noise.pink(0.8, take.chance), path, 1.1) * envelopes.swell(0.8, 0.75, 1.6), 0, -4)
    for hertz in (220.0, 330.0):
        take.lay(winds.horn(hertz, 0.9, take.chance, 0.7), 0.25, -7)
    take.lay(ring(CHIME, 1320.0, 1.0, take.chance), 0.55, -13)
