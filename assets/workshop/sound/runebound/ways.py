"""Cues of the way: the ground of each terrain under boots, who stands and who is set down, what is heard from far."""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import envelopes, filters, noise
from assets.workshop.sound.clip import RATE, Wave, clock
from assets.workshop.sound.resonators import BELL, STONE, ring, strike
from assets.workshop.sound.runebound.desk import click, drop, felted, knock, leaf, lute, pat
from assets.workshop.sound.take import Take

BOOTS = (0.0, 0.16)
"""A hex is two steps."""


def ground(take: Take, seconds: float, low: float, high: float, half: float) -> Wave:
    """A boot on the ground: what gives way under it, between two pitches."""
    return filters.band(noise.white(seconds, take.chance), low, high) * envelopes.decay(seconds, half, 0.006)


def gust(take: Take, seconds: float, low: float, high: float, sharp: float = 1.2) -> Wave:
    """Wind comes, and goes."""
    path = envelopes.steps(seconds, (0, low), (0.45, take.vary(high, 0.1)), (1, low))
    return filters.sweep(noise.pink(seconds, take.chance), path, sharp) * envelopes.swell(seconds, 0.45, 1.2)


def way_plains(take: Take) -> None:
    """Boots on a dusty road."""
    for number, at in enumerate(BOOTS):
        take.lay(ground(take, 0.12, 500, 2600, 0.02), at, -number)
        take.lay(pat(take, 105, 0.022), at, 0)


def way_forest(take: Take) -> None:
    """Boots in leaves; a twig breaks."""
    for number, at in enumerate(BOOTS):
        take.lay(ground(take, 0.2, 1500, 6800, 0.045), at, -number)
        take.lay(pat(take, 115, 0.02), at, -4)
    take.lay(knock(take, 900, 6000, 0.08), take.vary(0.2, 0.1), -7)


def way_hills(take: Take) -> None:
    """Boots on scree: pebbles roll."""
    for number, at in enumerate(BOOTS):
        take.lay(ground(take, 0.14, 800, 3800, 0.026), at, -number)
        take.lay(pat(take, 125, 0.02), at, -3)
    for number in range(4):
        take.lay(strike(STONE, take.vary(1400, 0.25), 0.07, take.chance, contact=0.8), 0.2 + 0.05 * number, -9 - number)


def way_mountain(take: Take) -> None:
    """Boots on rock, in the wind."""
    for number, at in enumerate(BOOTS):
        take.lay(strike(STONE, take.vary(560, 0.08), 0.12, take.chance, contact=0.9, hard=3600), at, -number)
        take.lay(pat(take, 140, 0.018), at, -3)
    take.lay(gust(take, 0.7, 350, 900), 0, -3)


def way_water(take: Take) -> None:
    """An oar dips, and water closes."""
    for number, at in enumerate((0.0, 0.22)):
        take.lay(ground(take, 0.24, 500, 3600, 0.05), at, -number)
        take.lay(drop(take, 300 + 110 * number), at + 0.06, -3)
        take.lay(drop(take, 520), at + 0.13, -8)


def way_city(take: Take) -> None:
    """Boots on paving stones, and a small bell of the town."""
    for number, at in enumerate(BOOTS):
        take.lay(strike(STONE, take.vary(760, 0.06), 0.1, take.chance, contact=0.8, hard=4200), at, -number)
        take.lay(pat(take, 150, 0.014), at, -4)
    take.lay(ring(BELL, take.vary(1318.5, 0.003), 0.8, take.chance, spread=0.003), 0.1, -13)


def figure_set(take: Take) -> None:
    """A figure is set down on its disc of brass."""
    take.lay(click(take, 980, 0.24), 0, -1)
    take.lay(felted(take), 0.01, 0)


def halts(take: Take) -> None:
    """A hero stops, and puts the pack down."""
    take.lay(leaf(take, 0.16, 400, 1600, 0.5), 0, -1)
    take.lay(pat(take, 85, 0.04), 0.14, 2)


def hero_rises(take: Take) -> None:
    """A hero stands up again."""
    take.lay(leaf(take, 0.26, 500, 2200, 0.6), 0, -2)
    take.lay(click(take, 1050, 0.2), 0.24, -3)
    for number, hertz in enumerate((220.0, 293.66, 440.0)):
        take.lay(lute(take, hertz, 1.0), 0.24 + 0.1 * number, -2)


def next_hero(take: Take) -> None:
    """The light wanders to the next hero: two strings."""
    take.lay(lute(take, 293.66, 0.9, 3200.0))
    take.lay(lute(take, 440.0, 1.0, 3200.0), 0.12, -1)


def turn_over(take: Take) -> None:
    """A turn ends: one low string, stopped."""
    take.lay(lute(take, 220.0, 0.35, 2200.0))
    take.lay(pat(take, 180), 0.26, -6)


def camp(take: Take) -> None:
    """A fire is lit, and the kettle hung over it."""
    take.lay(click(take, 700, 0.3), 0, -4)
    crackle = filters.band(noise.dust(1.1, 42, take.chance), 700, 6000) * 2.2
    take.lay(crackle * envelopes.held(1.1, 0.05, 0.4), 0.06, 1)
    take.lay(filters.low(noise.pink(1.1, take.chance), 500) * envelopes.swell(1.1, 0.4, 1.4), 0.05, -5)


def balm(take: Take) -> None:
    """A wound closes: three strings, and a breath."""
    for number, hertz in enumerate((440.0, 523.25, 659.26)):
        take.lay(lute(take, hertz, 1.2, 3200.0), 0.11 * number, -2)
    take.lay(gust(take, 0.7, 500, 1300), 0.05, -14)


def far_gulls(take: Take) -> None:
    """Gulls over the water, far off."""
    for number in range(2 + take.turn % 2):
        time = clock(0.26)
        bend = envelopes.steps(0.26, (0, 1.0), (0.3, 1.35), (1, 0.8))[: len(time)]
        pitch = take.vary(1150, 0.06) * bend
        voice = np.sign(np.sin(2 * np.pi * np.cumsum(pitch) / RATE)) * envelopes.swell(0.26, 0.3, 1.4)
        take.lay(filters.band(voice, 1400, 3400), 0.34 * number, -1.5 * number)


def far_rigging(take: Take) -> None:
    """A ship at anchor: rope on wood."""
    for number in range(2):
        creak = np.sign(np.sin(2 * np.pi * np.cumsum(take.vary(46, 0.1) * (1 + 0.3 * clock(0.5))) / RATE)) * 0.4
        take.lay(filters.band(creak, 300, 1300) * envelopes.swell(0.5, 0.6, 1.6), 0.7 * number, -2 * number)
        take.lay(knock(take, 240, 1400), 0.7 * number + 0.42, -4)


def far_wind(take: Take) -> None:
    """Wind on the mountains."""
    take.lay(gust(take, take.vary(1.7, 0.15), 260, 800, 1.6))


def far_wood(take: Take) -> None:
    """Wood in the forest: a trunk creaks, leaves stir."""
    take.lay(gust(take, 1.2, 1500, 3000, 0.9), 0, -2)
    take.lay(knock(take, 190, 1100, 0.3), take.vary(0.7, 0.2), 0)
    take.lay(knock(take, 230, 1300, 0.3), take.vary(0.95, 0.1), -4)
