"""Cues of the valley and the village: the boss token on its way, rewards, what goes over the meadow, the end."""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import drums, envelopes, filters, noise, winds
from assets.workshop.sound.clip import RATE, clock
from assets.workshop.sound.flesh import growl
from assets.workshop.sound.resonators import BELL, CHIME, METAL, ring, strike
from assets.workshop.sound.take import Making, Take
from assets.workshop.sound.tenefyr.cloth import knock, paper, pat, snap
from assets.workshop.sound.tenefyr.foes import boom, reed
from assets.workshop.sound.tenefyr.plays import anvil, lute


def drum_step(number: int) -> Making:
    """A step of the boss token, from 1 far away to 4 on the skull."""

    def make(take: Take) -> None:
        """Three strokes of a drum: the boss comes nearer, and the drum is darker each time."""
        near = (number - 1) / 3
        for at, force in ((0.0, 0.45), (0.13, 0.5), (0.26, 0.8)):
            take.lay(filters.low(drums.stroke("dum", take.chance, force), 2600 - 1900 * near), at, 0)
            if number > 1:
                take.lay(drums.stroke("great", take.chance, force * (0.4 + 0.6 * near)), at, -9 + 2 * number)
        if number > 2:
            take.lay(reed(take, 146.83, 0.5, 0.5), 0.26, -18 + 2 * number)
        if number == 4:
            take.lay(ring(BELL, 146.83, 2.6, take.chance, spread=0.002), 0.26, -3)
            take.lay(boom(take, 1.0, 110), 0.26, 2)

    make.__name__ = f"drum_step_{number}"
    return make


DRUM_STEPS = tuple(drum_step(number) for number in range(1, 5))


def step_held(take: Take) -> None:
    """The boss is held up: a drum, and a hand on its skin."""
    take.lay(filters.low(drums.stroke("dum", take.chance, 0.6), 900), 0, -2)
    take.lay(pat(take, 140, 0.02), 0.1, 3)
    take.lay(lute(take, 440.0, 0.8), 0.16, -6)


def reward(take: Take) -> None:
    """The village thanks: lute and a bell at a door."""
    for number, hertz in enumerate((392.0, 493.88, 587.33, 783.99)):
        take.lay(lute(take, hertz, 1.3), 0.11 * number, -1)
    take.lay(ring(BELL, take.vary(1567.98, 0.002), 1.0, take.chance, spread=0.003), 0.46, -8)
    take.lay(drums.stroke("dum", take.chance, 0.5), 0, -6)


def choice_taken(take: Take) -> None:
    """A slip is taken from its pin."""
    take.lay(paper(take, 0.1, 1600, 4600, 0.6), 0, -3)
    take.lay(knock(take, 520, 3400), 0.08, -2)
    take.lay(lute(take, 587.33, 0.7), 0.1, -5)


def boon(take: Take) -> None:
    """Something waits for the next visit."""
    for number, hertz in enumerate((587.33, 440.0, 587.33)):
        take.lay(ring(CHIME, take.vary(hertz, 0.002), 0.8, take.chance), 0.1 * number, -4)
    take.lay(paper(take, 0.16, 1600, 4200, 0.6), 0, -6)


def lantern(take: Take) -> None:
    """The lantern goes to the next one."""
    take.lay(strike(METAL, take.vary(1250, 0.05), 0.2, take.chance, contact=0.5, hard=5000), 0, -2)
    take.lay(strike(METAL, take.vary(1480, 0.05), 0.16, take.chance, contact=0.3, hard=5000), 0.1, -6)


def valley_saved(take: Take) -> None:
    """The valley is saved: lute, flute, fiddle, drum, and the anvil."""
    tune = (
        (0.0, 587.33, 0.3), (0.3, 440.0, 0.14), (0.45, 369.99, 0.3), (0.75, 440.0, 0.14), (0.9, 493.88, 0.3),
        (1.2, 659.26, 0.14), (1.35, 587.33, 1.5),
    )  # fmt: skip
    for at, hertz, seconds in tune:
        take.lay(winds.flute(hertz, seconds, take.chance, 0.7), at)
        take.lay(lute(take, hertz / 2, seconds + 0.7), at, -3)
    for at, kind in ((0.0, "dum"), (0.45, "ka"), (0.9, "dum"), (1.2, "ka"), (1.35, "great")):
        take.lay(drums.stroke(kind, take.chance, 0.8), at, -3)
    for hertz in (293.66, 369.99, 440.0):
        take.lay(winds.fiddle(hertz, 1.5, take.chance, 0.6), 1.35, -12)
    take.lay(anvil(take, 587.33), 1.35, -8)


def valley_lost(take: Take) -> None:
    """The valley is lost: the shawm has the last word, and a bell."""
    for at, hertz, seconds in ((0.0, 440.0, 0.3), (0.3, 349.23, 0.3), (0.6, 329.63, 0.3), (0.9, 293.66, 1.4)):
        take.lay(reed(take, hertz, seconds, 0.7), at, -4)
        take.lay(lute(take, hertz / 2, seconds + 0.6, 2600.0), at, -4)
    for at in (0.0, 0.6, 0.9):
        take.lay(drums.stroke("great", take.chance, 0.8), at, -3)
    take.lay(ring(BELL, 146.83, 3.0, take.chance, spread=0.002), 0.95, -4)
    take.lay(growl(take, 70, 0.7), 1.0, -8)


def far_crow(take: Take) -> None:
    """A crow, far away."""
    for number in range(2 + take.turn % 2):
        time = clock(0.22)
        pitch = take.vary(620, 0.05) * (1 - 0.25 * time / 0.22)
        rasp = np.sign(np.sin(2 * np.pi * np.cumsum(pitch) / RATE)) * (0.6 + 0.4 * np.sin(2 * np.pi * 78 * time))
        take.lay(filters.band(rasp, 900, 2600) * envelopes.swell(0.22, 0.35, 1.4), 0.36 * number, -number)


def far_sheep(take: Take) -> None:
    """A sheep, two meadows on."""
    seconds = take.vary(0.7, 0.15)
    time = clock(seconds)
    pitch = take.vary(330, 0.12) * (1 + 0.04 * np.sin(2 * np.pi * take.vary(8.5) * time))
    voice = np.sign(np.sin(2 * np.pi * np.cumsum(pitch) / RATE)) * (0.65 + 0.35 * np.sin(2 * np.pi * 8.5 * time))
    take.lay(filters.band(voice, 600, 1700) * envelopes.held(seconds, 0.05, 0.25))


def mill_turns(take: Take) -> None:
    """The sails of the mill go round, and creak."""
    for number in range(2):
        rush = filters.band(noise.pink(0.9, take.chance), 250, 1300) * envelopes.swell(0.9, 0.5, 1.6)
        take.lay(rush, 0.8 * number, -2)
        take.lay(knock(take, 170, 900, 0.2), 0.8 * number + 0.55, -4)


def fair_bells(take: Take) -> None:
    """Over on the green somebody shakes a hoop of bells, and cloth flaps."""
    for number in range(4):
        take.lay(ring(CHIME, take.vary(2637, 0.04), 0.3, take.chance), 0.14 * number, -4 * (number % 2))
    take.lay(snap(take, 900), 0.3, -6)
