"""Cues of the enemies: the shawm is theirs. And of the gates: one goes in, is thrown out, or bricks them up."""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import drums, envelopes, filters, noise, reeds, winds
from assets.workshop.sound.clip import Wave
from assets.workshop.sound.flesh import growl
from assets.workshop.sound.resonators import BELL, METAL, STONE, ring, strike
from assets.workshop.sound.take import Take
from assets.workshop.sound.tenefyr.cloth import knock, paper, pat, snap
from assets.workshop.sound.tenefyr.plays import lute


def reed(take: Take, hertz: float, seconds: float, force: float = 0.6) -> Wave:
    """The shawm, as it is heard over a green."""
    return filters.low(reeds.shawm(take.vary(hertz, 0.004), seconds, take.chance, force), 4200)


def boom(take: Take, seconds: float, high: float = 200.0) -> Wave:
    """Something heavy moves."""
    return filters.low(noise.pink(seconds, take.chance), high) * envelopes.swell(seconds, 0.3, 1.3) * 2.5


def foe_calls(take: Take) -> None:
    """An enemy stands there: three tones of the shawm, and a drum."""
    for at, hertz, seconds in ((0.0, 440.0, 0.12), (0.12, 440.0, 0.1), (0.23, 523.25, 0.34)):
        take.lay(reed(take, hertz, seconds), at, -6)
    take.lay(drums.stroke("dum", take.chance, 0.7), 0.23, -3)


def growl_held(take: Take) -> None:
    """It still stands, and growls."""
    take.lay(growl(take, take.vary(92, 0.06), 0.5), 0, 0)
    take.lay(drums.stroke("dum", take.chance, 0.5), 0.02, -6)


def hushed(take: Take) -> None:
    """The shawm is cut short by a hand on its bell."""
    take.lay(reed(take, 392.0, 0.26, 0.7), 0, -4)
    take.lay(filters.low(reed(take, 330.0, 0.2), 700) * envelopes.decay(0.2, 0.05), 0.24, -4)
    take.lay(pat(take, 110, 0.03), 0.25, 1)


def foe_up(take: Take) -> None:
    """An enemy grows: the shawm climbs."""
    for number, hertz in enumerate((392.0, 440.0, 523.25)):
        take.lay(reed(take, hertz, 0.14 if number < 2 else 0.26), 0.11 * number, -6)
    take.lay(drums.stroke("dum", take.chance, 0.6), 0.22, -5)


def foe_down(take: Take) -> None:
    """An enemy shrinks: the shawm slips down."""
    for number, hertz in enumerate((523.25, 440.0, 349.23)):
        take.lay(reed(take, hertz, 0.13 if number < 2 else 0.24, 0.5), 0.11 * number, -6 - number)


def cursed(take: Take) -> None:
    """A kind of card is cursed: two strings that rub."""
    for number, hertz in enumerate((146.83, 155.56, 207.65)):
        take.lay(lute(take, hertz, 1.2, 2200.0), 0.05 * number, -3)
    take.lay(filters.band(noise.white(0.5, take.chance), 1500, 4500) * envelopes.swell(0.5, 0.3, 1.6), 0.05, -14)


def foe_joins(take: Take) -> None:
    """One more comes in at the back."""
    for number in range(3):
        take.lay(pat(take, 100, 0.03), 0.14 * number, -2)
    take.lay(reed(take, 349.23, 0.22, 0.45), 0.36, -6)


def foe_leaves(take: Take) -> None:
    """An enemy takes its heels, and is elsewhere."""
    for number in range(6):
        take.lay(pat(take, 130, 0.02), 0.085 * number, -number)
        take.lay(knock(take, 420, 2600, 0.1), 0.085 * number, -10 - number)
    take.lay(reed(take, 587.33, 0.14, 0.4), 0.1, -9)


def not_enough(take: Take) -> None:
    """The last turn was not enough: the shawm laughs."""
    for number, hertz in enumerate((523.25, 493.88, 440.0, 349.23)):
        take.lay(reed(take, hertz, 0.13 if number < 3 else 0.4), 0.13 * number, -5)
    take.lay(drums.stroke("great", take.chance, 0.7), 0.39, -6)


def gate_slams(take: Take) -> None:
    """Thrown out: the gate slams behind, and the party lands on the meadow."""
    take.lay(boom(take, 0.3, 300), 0, -3)
    take.lay(knock(take, 110, 1300, 0.5), 0.2, 4)
    take.lay(strike(METAL, take.vary(240, 0.04), 0.5, take.chance, contact=0.8, hard=2400), 0.21, -3)
    take.lay(drums.stroke("great", take.chance, 0.7), 0.2, -5)
    for number in range(3):
        take.lay(pat(take, 110, 0.04), 0.5 + 0.12 * number, 1 - 2 * number)


def gate_shuts(take: Take) -> None:
    """The party leaves, and draws the gate to."""
    for number in range(3):
        take.lay(pat(take, 110, 0.025), 0.16 * number, -4)
    take.lay(knock(take, 150, 1500, 0.4), 0.5, 0)
    take.lay(strike(METAL, take.vary(900, 0.05), 0.1, take.chance, contact=0.9, hard=4000), 0.6, -8)


def gate_opens_wide(take: Take) -> None:
    """A dungeon is entered: the gate creaks open, and the dark answers."""
    creak = filters.band(np.sign(np.sin(np.linspace(0, 2 * np.pi * take.vary(34, 0.1), 17640))) * 0.3, 400, 2200)
    take.lay(creak * envelopes.swell(0.4, 0.6, 1.4), 0, -6)
    take.lay(boom(take, 0.8, 160), 0.2, 1)
    take.lay(knock(take, 130, 1300, 0.4), 0.42, 1)
    take.lay(drums.stroke("dum", take.chance, 0.8), 0.55, -2)
    take.lay(drums.stroke("dum", take.chance, 0.7), 0.75, -2)


def boss_comes(take: Take) -> None:
    """The boss comes over the hill: shawms in fifths, great drums, a bell."""
    for at, hertz, seconds in ((0.0, 293.66, 0.3), (0.35, 293.66, 0.15), (0.52, 349.23, 0.3), (0.87, 293.66, 1.2)):
        take.lay(reed(take, hertz, seconds, 0.7), at, -5)
        take.lay(reed(take, hertz / 2 * 1.5, seconds, 0.6), at, -8)
    for at in (0.0, 0.52, 0.87, 1.4):
        take.lay(drums.stroke("great", take.chance, 0.9), at, -2)
    take.lay(ring(BELL, 146.83, 3.0, take.chance, spread=0.002), 0.87, -6)


def bricked_up(take: Take) -> None:
    """A dungeon is cleared: the gate is bricked up, course by course, and the lute is glad."""
    for course in range(5):
        for number in range(2):
            stone = strike(STONE, take.vary(430 + 30 * course, 0.12), 0.16, take.chance, contact=0.9, hard=3000)
            take.lay(stone, 0.18 * course + 0.08 * number, -2 - 3 * number, 0.3 * (-1) ** number)
    for number, hertz in enumerate((293.66, 369.99, 440.0, 587.33)):
        take.lay(lute(take, hertz, 1.2), 0.9 + 0.09 * number, -2)
    take.lay(drums.stroke("dum", take.chance, 0.8), 0.9, -3)
    take.lay(winds.flute(587.33, 0.7, take.chance, 0.6), 1.17, -7)


def refused_flat(take: Take) -> None:
    """It is forbidden: two flat knocks."""
    for number in range(2):
        take.lay(knock(take, 190, 1400, 0.2), 0.13 * number, -2 * number)


def cloth_torn(take: Take) -> None:
    """The players give up: the cloth is taken down."""
    take.lay(paper(take, 0.4, 700, 2600, 0.6), 0, 0)
    take.lay(snap(take), 0.36, 0)
    take.lay(pat(take, 100, 0.05), 0.5, 2)
