"""Cues of what is found and what the table tells: coins, bottles, keys, relics; turns, the hourglass, levels won and
lost, and the end of a campaign.
"""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import drums, envelopes, filters, noise, winds
from assets.workshop.sound.clip import RATE, clock
from assets.workshop.sound.heroica.tray import bar, rub, tock
from assets.workshop.sound.resonators import CHIME, COIN, IVORY, METAL, ring, strike
from assets.workshop.sound.strings import pluck
from assets.workshop.sound.take import Take

HOME = (261.6, 329.6, 392.0, 523.3)


def coin(take: Take) -> None:
    """A coin drops into a wooden bowl."""
    take.lay(strike(COIN, take.vary(2500, 0.06), 0.3, take.chance, contact=0.4, hard=8000), 0, -2)
    take.lay(tock(take, 480), 0.05, -5)
    take.lay(strike(COIN, take.vary(2700, 0.06), 0.2, take.chance, contact=0.2), 0.09, -8)


def coin_paid(take: Take) -> None:
    """Coins are slid over wood."""
    take.lay(rub(take, 0.2, 900, 2600, 0.5), 0, -4)
    take.lay(strike(COIN, take.vary(2000, 0.06), 0.2, take.chance, contact=0.4), 0.17, -3)


def bottle(take: Take) -> None:
    """A bottle is picked up: glass, and what is in it."""
    take.lay(ring(CHIME, take.vary(1850, 0.03), 0.4, take.chance), 0, -2)
    for number in range(2):
        pitch = take.vary(520, 0.1) * (1 + 0.8 * np.clip(clock(0.09) / 0.04, 0, 1))
        drop = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * envelopes.decay(0.09, 0.018, 0.002)
        take.lay(drop, 0.07 + 0.08 * number, -4)


def drink(take: Take) -> None:
    """A cork comes out, and somebody drinks."""
    pop = np.sin(2 * np.pi * take.vary(380, 0.06) * (1 + 3 * clock(0.06)) * clock(0.06))
    take.lay(pop * envelopes.decay(0.06, 0.012, 0.001), 0, 2)
    for number in range(3):
        pitch = take.vary(260 + 50 * number, 0.05) * (1 + 0.6 * np.clip(clock(0.11) / 0.06, 0, 1))
        gulp = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * envelopes.decay(0.11, 0.028, 0.006)
        take.lay(gulp, 0.16 + 0.15 * number, 0)


def crunch(take: Take) -> None:
    """An egg is cracked and eaten."""
    take.lay(strike(IVORY, take.vary(1500, 0.08), 0.1, take.chance, contact=1.0))
    take.lay(filters.band(noise.dust(0.3, 300, take.chance), 700, 5000) * 2, 0.1, -4)


def key(take: Take) -> None:
    """A key is picked up and jingles."""
    for number in range(3):
        tooth = strike(METAL, take.vary(2300 + 300 * number, 0.04), 0.2, take.chance, contact=0.3, hard=7000)
        take.lay(tooth, 0.06 * number, -3 * number)
    take.lay(tock(take, 620), 0, -6)


def take_up(take: Take) -> None:
    """A thing of wood is lifted off the board."""
    take.lay(tock(take, 520, 3600))
    take.lay(tock(take, 690, 4000), 0.08, -3)


def relic_glint(take: Take) -> None:
    """A relic glints on its cushion."""
    for number, hertz in enumerate((1046.5, 1318.5, 1568.0, 2093.0, 2637.0)):
        take.lay(bar(take, hertz, 1.2), 0.08 * number, -2 - number, -0.4 + 0.2 * number)
    take.lay(pluck(261.6, 1.2, take.chance, ring=2.0, bright=4200), 0, -6)


def power(take: Take) -> None:
    """A skill or a relic is used."""
    for number, hertz in enumerate((1318.5, 1760.0)):
        take.lay(bar(take, hertz, 0.8), 0.06 * number, -2)
    take.lay(tock(take, 360), 0, -5)


def turn_passes(take: Take) -> None:
    """The pennant goes to the next seat: two blocks of wood."""
    take.lay(tock(take, 523.3, 3200, 0.2), 0, -1)
    take.lay(tock(take, 784.0, 3600, 0.2), 0.11)


def hourglass_low(take: Take) -> None:
    """The sand is nearly out."""
    take.lay(filters.band(noise.dust(0.8, 500, take.chance), 2500, 8000) * envelopes.swell(0.8, 0.4, 1.2), 0, -4)
    for number in range(4):
        take.lay(tock(take, 880 if number % 2 else 700, 4000, 0.2), 0.2 * number, -1)
    take.lay(drums.stroke("dum", take.chance, 0.6), 0.6, -5)


def refused(take: Take) -> None:
    """Something is refused: two low knocks."""
    for number in range(2):
        take.lay(tock(take, 200, 1500, 0.2), 0.13 * number, -2 * number)


def _tune(take: Take, notes: tuple[tuple[float, float, float], ...], level: float = 0.0) -> None:
    """A recorder plays (at, hertz, length)."""
    for at, hertz, length in notes:
        take.lay(winds.flute(hertz, length, take.chance, 0.7), at, level)
        take.lay(pluck(hertz / 2, length + 0.6, take.chance, ring=1.8, bright=4600), at, -5, -0.3)


def level_begins(take: Take) -> None:
    """The land is set into the tray; a recorder calls."""
    take.lay(rub(take, 0.4, 300, 1100, 0.5), 0, -2)
    take.lay(tock(take, 180, 1900, 0.3), 0.38, 1)
    _tune(take, ((0.55, 523.3, 0.22), (0.77, 659.3, 0.22), (0.99, 784.0, 0.6)), -3)


def goal_met(take: Take) -> None:
    """What the level asks for is done."""
    for number, hertz in enumerate((784.0, 1046.5, 1318.5, 1568.0)):
        take.lay(bar(take, hertz, 1.2), 0.09 * number, -2, -0.3 + 0.2 * number)
    take.lay(drums.stroke("dum", take.chance, 0.7), 0, -4)


def rescue(take: Take) -> None:
    """Ropes fall, and a crown is set straight."""
    take.lay(rub(take, 0.25, 1200, 3000, 0.5), 0, -5)
    take.lay(tock(take, 230, 1800), 0.2, -3)
    take.lay(ring(COIN, take.vary(1568, 0.01), 0.5, take.chance), 0.32, -2)
    _tune(take, ((0.45, 659.3, 0.16), (0.61, 784.0, 0.5)), -5)


def level_won(take: Take) -> None:
    """A level is won: recorder, lute, drum and wood."""
    _tune(take, ((0.0, 523.3, 0.18), (0.18, 659.3, 0.18), (0.36, 784.0, 0.3), (0.7, 659.3, 0.16), (0.86, 1046.5, 0.9)))
    for number, hertz in enumerate(HOME):
        take.lay(tock(take, 2 * hertz, 3800, 0.25), 0.86 + 0.06 * number, -4)
    for at, kind in ((0.0, "dum"), (0.36, "ka"), (0.86, "dum")):
        take.lay(drums.stroke(kind, take.chance, 0.8), at, -2)


def level_lost(take: Take) -> None:
    """A level is lost: the recorder goes down, and a spoon falls."""
    _tune(take, ((0.0, 523.3, 0.3), (0.3, 493.9, 0.3), (0.6, 440.0, 0.3), (0.9, 392.0, 0.8)), -2)
    for number, gap in enumerate((1.5, 1.64, 1.73, 1.79)):
        take.lay(tock(take, 300 - 24 * number, 2200), gap, -4 - 3 * number)


def bonus(take: Take) -> None:
    """Points are counted on pegs."""
    for number in range(4):
        take.lay(tock(take, 500 * 1.122**number, 3600), 0.07 * number, -3 + number)
    take.lay(bar(take, 1046.5, 0.8), 0.3, -4)


def campaign_won(take: Take) -> None:
    """The road is open: the whole consort in the garden."""
    _tune(take, (
        (0.0, 523.3, 0.26), (0.26, 659.3, 0.26), (0.52, 784.0, 0.4), (0.92, 880.0, 0.2), (1.12, 784.0, 0.2),
        (1.32, 659.3, 0.2), (1.52, 784.0, 0.2), (1.72, 1046.5, 1.6),
    ))  # fmt: skip
    for at, kind in ((0.0, "dum"), (0.26, "ka"), (0.52, "dum"), (1.12, "ka"), (1.32, "ka"), (1.72, "great")):
        take.lay(drums.stroke(kind, take.chance, 0.8), at, -3)
    for number, hertz in enumerate((1046.5, 1318.5, 1568.0, 2093.0)):
        take.lay(bar(take, hertz, 1.6), 1.72 + 0.1 * number, -7, -0.3 + 0.2 * number)
    for hertz in HOME:
        take.lay(winds.fiddle(hertz / 2, 1.7, take.chance, 0.6), 1.7, -12)
