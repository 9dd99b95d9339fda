"""Cues of playing: what each kind of card is made of, the seats' strings, stamps on cards, the bar that rings, an enemy
that falls.
"""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import drums, envelopes, filters, noise, reeds, winds
from assets.workshop.sound.clip import Wave
from assets.workshop.sound.resonators import BELL, CHIME, METAL, Modes, ring, strike
from assets.workshop.sound.strings import in_body, pluck
from assets.workshop.sound.take import Making, Take
from assets.workshop.sound.tenefyr.cloth import knock, paper, pat, snap

THIRDS = (293.66, 369.99, 440.0, 523.25, 659.26)
"""A song, and one third higher for each that lies there: D, F sharp, A, C, E."""
SEATS = (293.66, 392.0, 440.0, 587.33)
ANVIL: Modes = ((1.0, 0.34, 0.7), (2.74, 0.26, 1.0), (4.9, 0.16, 0.55), (7.1, 0.09, 0.35))
"""A bar of iron on a block."""


def anvil(take: Take, hertz: float, seconds: float = 1.3) -> Wave:
    """A bar of iron is struck."""
    return strike(ANVIL, take.vary(hertz, 0.002), seconds, take.chance, contact=0.35, hard=6500)


def lute(take: Take, hertz: float, seconds: float = 1.0, bright: float = 5000.0) -> Wave:
    """A string of the lute, which has nearly ceased to ring when it ends."""
    ring = min(1.8, seconds * 1.15)
    return in_body(pluck(take.vary(hertz, 0.0012), seconds, take.chance, ring=ring, bright=bright, force=0.8))


def play_might(take: Take) -> None:
    """Wood and iron: a haft, and what sits on it."""
    take.lay(pat(take, 110, 0.03), 0, 1)
    take.lay(knock(take, 240, 2600, 0.25), 0, 1)
    take.lay(ring(METAL, take.vary(520, 0.04), 0.45, take.chance, spread=0.02), 0.02, -6)


def song(number: int) -> Making:
    """A plucked string; the first is song 1."""

    def make(take: Take) -> None:
        """A string is plucked, a third higher for each song in play."""
        take.lay(pat(take, 170), 0, -10)
        for below in range(max(0, number - 3), number - 1):
            take.lay(lute(take, THIRDS[below], 1.0), 0.05 * (below - max(0, number - 3)), -9)
        take.lay(lute(take, THIRDS[number - 1], 1.3), 0.05 * min(2, number - 1))

    make.__name__ = f"play_song_{number}"
    return make


SONGS = tuple(song(number) for number in range(1, len(THIRDS) + 1))


def seat(number: int) -> Making:
    """The string of a seat, from 1."""

    def make(take: Take) -> None:
        """A low string: a seat plays."""
        take.lay(lute(take, SEATS[number - 1] / 2, 0.8, 2200.0))

    make.__name__ = f"seat_{number}"
    return make


STRINGS = tuple(seat(number) for number in range(1, len(SEATS) + 1))


def play_faith(take: Take) -> None:
    """A small bell, held in the hand."""
    take.lay(pat(take, 170), 0, -8)
    take.lay(ring(BELL, take.vary(1174.66, 0.002), 1.3, take.chance, spread=0.003), 0.02)


def play_guile(take: Take) -> None:
    """A latch is lifted, and falls."""
    take.lay(paper(take, 0.08, 1800, 4200, 0.5), 0, -8)
    take.lay(strike(METAL, take.vary(1500, 0.05), 0.07, take.chance, contact=0.9, hard=7000), 0.05, -3)
    take.lay(strike(METAL, take.vary(900, 0.05), 0.1, take.chance, contact=0.9, hard=4500), 0.15)
    take.lay(knock(take, 330), 0.155, -2)


def play_stumble(take: Take) -> None:
    """A shuffle of boots: somebody stumbles."""
    for number, at in enumerate((0.0, 0.13, 0.21, 0.4)):
        scrape = filters.band(noise.pink(0.12, take.chance), 300, 2400) * envelopes.swell(0.12, 0.3, 1.5)
        take.lay(scrape, at, -2 * (number % 2), -0.2 + 0.13 * number)
        take.lay(pat(take, 95, 0.03), at + 0.05, -3 if number < 3 else 2)


def play_blow(take: Take) -> None:
    """A plain blow."""
    take.lay(filters.band(noise.pink(0.1, take.chance), 500, 2200) * envelopes.swell(0.1, 0.7, 1.6), 0, -4)
    take.lay(pat(take, 120, 0.03), 0.08, 2)
    take.lay(knock(take, 310, 2400), 0.085, -5)


def helped(take: Take) -> None:
    """A card is thrown in to help: cloth snaps, a card lies there."""
    take.lay(snap(take, 1300), 0, -2)
    take.lay(pat(take, 140), 0.1)
    take.lay(lute(take, 220.0, 0.6, 2600.0), 0.1, -8)


def stamp(take: Take) -> None:
    """A stamp hits a card."""
    take.lay(knock(take, 260, 2200, 0.25), 0, 1)
    take.lay(pat(take, 120, 0.03), 0, 2)
    take.lay(lute(take, 880.0, 0.5), 0.02, -11)


def stamp_double(take: Take) -> None:
    """A stamp hits a card twice."""
    for number, hertz in enumerate((587.33, 1174.66)):
        take.lay(knock(take, 260 + 70 * number, 2400, 0.25), 0.14 * number, number)
        take.lay(pat(take, 120 + 20 * number, 0.03), 0.14 * number, 1 + number)
        take.lay(ring(CHIME, take.vary(hertz, 0.002), 0.7, take.chance), 0.14 * number + 0.01, -9)


def stamp_minus(take: Take) -> None:
    """A dull stamp: a card is worth less."""
    take.lay(pat(take, 90, 0.04), 0, 2)
    take.lay(knock(take, 170, 1300, 0.25), 0, -2)
    take.lay(lute(take, 146.83, 0.6, 1800.0), 0.03, -8)


def struck_out(take: Take) -> None:
    """A quill strikes a text out."""
    for number in range(2):
        scratch = filters.band(noise.dust(0.14, 2600, take.chance), 1800, 7000) * envelopes.swell(0.14, 0.5, 1.3)
        take.lay(scratch, 0.16 * number, -2 * number)
    take.lay(pat(take, 120), 0.3, -6)


def bar_rings(take: Take) -> None:
    """The bar is full, and rings like an anvil."""
    take.lay(anvil(take, 587.33))
    take.lay(anvil(take, 880.0, 0.9), 0.13, -6)
    take.lay(knock(take, 180, 1800, 0.25), 0, -4)


def beaten(level: int) -> Making:
    """An enemy of a level falls, from 1: the deeper, the heavier."""

    def make(take: Take) -> None:
        """A banner tears, an enemy turns upside down; the heavier it was, the harder it falls."""
        weight = (level - 1) / 4
        tear = 0.16 + 0.14 * weight
        rip = filters.band(noise.dust(tear, 1800, take.chance), 900 - 300 * weight, 5200) * 1.6
        take.lay(rip * envelopes.swell(tear, 0.8, 1.2))
        take.lay(pat(take, 150 - 80 * weight, 0.03 + 0.05 * weight), tear, 3)
        take.lay(knock(take, 300 - 160 * weight, 2600 - 1200 * weight, 0.3), tear, -2)
        if level > 1:
            take.lay(drums.stroke("dum", take.chance, 0.5 + 0.4 * weight), tear, -9 + 2 * level)
        if level > 3:
            take.lay(drums.stroke("great", take.chance, 0.5 + 0.4 * weight), tear, -12 + 2 * level)
        for number in range(level):
            take.lay(lute(take, THIRDS[number], 1.0), tear + 0.12 + 0.075 * number, -5)
        reed = reeds.shawm(take.vary(440 - 160 * weight, 0.02), 0.2 + 0.15 * weight, take.chance, 0.5)
        bend = np.linspace(1, 0.2, len(reed))
        take.lay(filters.low(reed * bend, 2600), 0, -10)

    make.__name__ = f"beaten_{level}"
    return make


BEATEN = tuple(beaten(level) for level in range(1, 6))


def candle_out(take: Take) -> None:
    """A stage of the boss is beaten: a candle goes out under a great drum, and smoke stands over it."""
    take.lay(drums.stroke("great", take.chance, 0.9), 0, -1)
    take.lay(anvil(take, 293.66, 1.8), 0, -4)
    puff = filters.sweep(noise.pink(0.4, take.chance), envelopes.steps(0.4, (0, 3000), (0.3, 900), (1, 300)), 1.0)
    take.lay(puff * envelopes.decay(0.4, 0.08, 0.02), 0.5, 0)
    hiss = filters.high(noise.white(0.9, take.chance), 3200) * envelopes.swell(0.9, 0.15, 1.6)
    take.lay(hiss, 0.55, -16)
    for number, hertz in enumerate((293.66, 440.0, 587.33)):
        take.lay(winds.flute(hertz, 0.9, take.chance, 0.5), 0.7 + 0.08 * number, -12)


def loot(take: Take) -> None:
    """The card lies there upside down: it is loot now."""
    take.lay(paper(take, 0.18, 1400, 5200, 0.6))
    take.lay(pat(take, 140), 0.16)
    for number, hertz in enumerate((880.0, 1108.73, 1318.5)):
        take.lay(ring(CHIME, take.vary(hertz, 0.002), 0.8, take.chance), 0.18 + 0.07 * number, -6 - number)


def chance(take: Take) -> None:
    """Three clacks, and one."""
    for number in range(3):
        take.lay(knock(take, 620, 4200, 0.14), 0.17 * number, -4)
    take.lay(knock(take, 410, 3200, 0.25), 0.72, 1)
    take.lay(ring(CHIME, take.vary(880.0, 0.002), 0.6, take.chance), 0.73, -11)


def borrowed(take: Take) -> None:
    """A hand takes a card out of the rack."""
    take.lay(knock(take, 420, 3000, 0.15), 0, -5)
    take.lay(paper(take, 0.24, 1100, 4600, 0.7), 0.03, 0)
    take.lay(snap(take, 2000), 0.28, -6)


def burnt(take: Take) -> None:
    """A card goes into the fire."""
    flare = filters.sweep(
        noise.pink(0.7, take.chance), envelopes.steps(0.7, (0, 300), (0.25, take.vary(1500, 0.1)), (1, 420)), 0.9
    )
    take.lay(paper(take, 0.1, 1800, 4600, 0.5), 0, -4)
    take.lay(flare * envelopes.swell(0.7, 0.2, 1.3), 0.06, 2)
    crackle = filters.band(noise.dust(0.6, 55, take.chance), 900, 6000) * 2.0
    take.lay(crackle * np.linspace(1, 0.3, len(crackle)), 0.12, 2)


def gained(take: Take) -> None:
    """A card comes to a deck."""
    take.lay(paper(take, 0.14, 1600, 4800, 0.6), 0, -2)
    take.lay(pat(take, 150), 0.13)
    for number, hertz in enumerate((587.33, 739.99)):
        take.lay(lute(take, hertz, 0.8), 0.13 + 0.09 * number, -4)
