"""Cues of the town: its three doors, the log that is written, the board of the pool, the camp."""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import envelopes, filters, noise, winds
from assets.workshop.sound.clip import RATE, clock
from assets.workshop.sound.flesh import swing, thud
from assets.workshop.sound.resonators import CHIME, METAL, WOOD, ring, strike
from assets.workshop.sound.take import Take


def _door(take: Take) -> None:
    """A heavy door is pushed open."""
    seconds = 0.35
    turns = np.cumsum(envelopes.steps(seconds, (0, 38), (0.5, take.vary(64, 0.1)), (1, 44))) / RATE
    creak = filters.band(np.sign(np.sin(2 * np.pi * turns)) * 0.3, 350, 1700) * envelopes.swell(seconds, 0.5, 1.5)
    take.lay(creak, 0, -13)
    take.lay(strike(WOOD, take.vary(105, 0.04), 0.3, take.chance, contact=0.6, hard=1200), 0.02, -7)


def trainer(take: Take) -> None:
    """Wooden swords: two parries and a hit."""
    _door(take)
    for number, at in enumerate((0.38, 0.62, 0.8)):
        take.lay(swing(take, 0.12, 1800), at - 0.1, -13)
        take.lay(strike(WOOD, take.vary(430 + 60 * number, 0.05), 0.2, take.chance, contact=1.0, hard=5000), at, -1)
    take.lay(thud(take, 120, 0.03), 0.8, -5)


def blacksmith(take: Take) -> None:
    """Two blows on the anvil, and the bellows."""
    _door(take)
    for at in (0.4, 0.74):
        take.lay(strike(METAL, take.vary(980, 0.02), 0.9, take.chance, contact=1.0, hard=7000), at)
        take.lay(ring(CHIME, take.vary(2350, 0.01), 0.8, take.chance), at, -10)
        take.lay(thud(take, 140, 0.02), at, -8)
    bellows = filters.band(noise.pink(0.6, take.chance), 200, 1400) * envelopes.swell(0.6, 0.6, 1.5)
    take.lay(bellows, 0.6, -8)


def arena(take: Take) -> None:
    """A crowd cheers behind a gate."""
    _door(take)
    seconds = 1.5
    for hertz in (196.0, 233.1, 277.2, 329.6):
        voices = winds.choir(take.vary(hertz, 0.03), seconds, take.chance, 0.7, "ah")
        take.lay(voices, 0.2, -9, take.chance.uniform(-0.6, 0.6))
    path = envelopes.steps(seconds, (0, 500), (0.4, 1100), (1, 600))
    roar = filters.sweep(noise.pink(seconds, take.chance), path, 1.1)
    take.lay(roar * envelopes.swell(seconds, 0.4, 1.2), 0.2, 1)
    for _ in range(16):
        clap = filters.band(noise.white(0.05, take.chance), 900, 4200) * envelopes.decay(0.05, 0.008)
        take.lay(clap, 0.3 + take.chance.uniform(0, 1.1), -12, take.chance.uniform(-0.8, 0.8))


def log_write(take: Take) -> None:
    """A quill writes a line, in strokes up and down."""
    at = 0.0
    for number in range(9):
        seconds = take.vary(0.08, 0.3)
        path = envelopes.steps(seconds, (0, 2600 if number % 2 else 4200), (1, 4200 if number % 2 else 2600))
        stroke = filters.sweep(noise.dust(seconds, 3200, take.chance), path, 1.3) * envelopes.swell(seconds, 0.5, 0.8)
        take.lay(stroke, at, 0 if number % 2 else -4, -0.3 + 0.07 * number)
        at += seconds + (0.05 if number in (3, 6) else 0.012)
    take.lay(strike(WOOD, take.vary(900, 0.05), 0.06, take.chance, contact=0.8, hard=6000), at + 0.02, -6, 0.35)


def wax_seal(take: Take) -> None:
    """Wax hisses, and the seal is pressed in."""
    hiss = filters.band(noise.white(0.35, take.chance), 2500, 7000) * envelopes.swell(0.35, 0.3, 1.6)
    take.lay(hiss, 0, -14)
    press = filters.low(noise.pink(0.3, take.chance), 700) * envelopes.swell(0.3, 0.6, 1.4)
    take.lay(press, 0.25, -2)
    take.lay(strike(WOOD, take.vary(130, 0.04), 0.25, take.chance, contact=0.9, hard=1400), 0.4, 2)


def page_tear(take: Take) -> None:
    """A corner is torn off a page."""
    seconds = take.vary(0.5, 0.1)
    path = envelopes.steps(seconds, (0, 1400), (0.8, take.vary(4600, 0.1)), (1, 5600))
    tear = filters.sweep(noise.dust(seconds, 2600, take.chance) + 0.3 * noise.white(seconds, take.chance), path, 0.8)
    take.lay(tear * envelopes.swell(seconds, 0.7, 0.9), 0, 0, 0.1)


def pool_pin(take: Take) -> None:
    """A card is pinned to the board."""
    rustle = filters.band(noise.pink(0.14, take.chance), 900, 4000) * envelopes.swell(0.14, 0.6, 1.5)
    take.lay(rustle, 0, -8)
    take.lay(strike(WOOD, take.vary(310, 0.04), 0.18, take.chance, contact=1.1, hard=3600), 0.14)
    take.lay(ring(METAL, take.vary(2600, 0.03), 0.1, take.chance), 0.14, -16)


def camp_lantern(take: Take) -> None:
    """A lantern is opened, lit, and closed."""
    take.lay(strike(METAL, take.vary(1300, 0.03), 0.2, take.chance, contact=0.6), 0, -9)
    spark = filters.high(noise.dust(0.12, 300, take.chance), 2200) * envelopes.decay(0.12, 0.03)
    take.lay(spark, 0.22, -2)
    path = envelopes.steps(0.6, (0, 300), (0.3, take.vary(1300, 0.1)), (1, 500))
    take.lay(filters.sweep(noise.pink(0.6, take.chance), path, 1.0) * envelopes.swell(0.6, 0.25, 1.3), 0.27, -2)
    take.lay(strike(METAL, take.vary(1050, 0.03), 0.3, take.chance, contact=0.6), 0.85, -8)
    take.lay(ring(CHIME, take.vary(1760, 0.01), 0.5, take.chance), 0.85, -16)


def wheel(take: Take) -> None:
    """Hurdy-gurdy: a new page of the campaign."""
    time = clock(1.3)
    for hertz, level in ((146.8, 0.0), (220.0, -4.0), (293.7, -7.0)):
        turns = (take.vary(hertz, 0.003) * time + 0.002 * np.sin(2 * np.pi * 5 * time)) % 1.0
        buzz = filters.band(2 * turns - 1, 200, 3200) * envelopes.held(1.3, 0.08, 0.5) * 0.4
        take.lay(buzz, 0, level)
