"""Cues of the cellar: cards of stone, iron under the hand, chains, torches, the bars of the lair, and what is heard
in the dark.
"""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import envelopes, filters, noise
from assets.workshop.sound.clip import RATE, Wave, clock
from assets.workshop.sound.resonators import COIN, METAL, STONE, ring, strike
from assets.workshop.sound.take import Take


def scrape(take: Take, seconds: float, low: float, high: float, peak: float, grit: float = 1.2) -> Wave:
    """Stone on stone: a rush with grains of sand in it, brightest at `peak` of its length."""
    rush = noise.pink(seconds, take.chance) + grit * noise.dust(seconds, 420, take.chance)
    path = envelopes.steps(seconds, (0, low), (peak, take.vary(high, 0.12)), (1, low))
    body = filters.sweep(rush, path, 0.9) + 0.5 * filters.low(rush, 260)
    return np.asarray(body * envelopes.swell(seconds, peak, 1.4))


def knock(take: Take, hertz: float, hard: float = 2600.0) -> Wave:
    """A slab meets the floor."""
    return strike(STONE, take.vary(hertz, 0.05), 0.22, take.chance, contact=1.0, hard=hard)


def link(take: Take, hertz: float, seconds: float = 0.16) -> Wave:
    """One link of a chain against the next."""
    body = ring(METAL, take.vary(hertz, 0.2), seconds, take.chance, spread=0.05)
    return body * envelopes.decay(seconds, 0.03, 0.0005)


def stone_slide(take: Take) -> None:
    """A card of stone is pushed over the flags."""
    seconds = take.vary(0.26, 0.12)
    take.lay(scrape(take, seconds, 380, 1500, 0.45), pan=-0.1)
    take.lay(knock(take, 210), seconds * 0.9, -6)


def stone_draw(take: Take) -> None:
    """One leaves its pile."""
    take.lay(scrape(take, take.vary(0.17), 700, 2500, 0.3))
    take.lay(knock(take, 340, 3800), 0.12, -11, 0.15)


def stone_flip(take: Take) -> None:
    """One is turned over."""
    take.lay(scrape(take, 0.12, 600, 2000, 0.6), 0, -3)
    take.lay(knock(take, 300), 0.13)
    take.lay(knock(take, 250), 0.165, -6)


def stone_play(take: Take) -> None:
    """One is set down, and dust flies up."""
    take.lay(knock(take, 150, 1800), 0.02, 3)
    take.lay(filters.low(noise.pink(0.2, take.chance), 300) * envelopes.decay(0.2, 0.03), 0.02, 3)
    puff = filters.band(noise.white(0.3, take.chance), 1200, 5200) * envelopes.swell(0.3, 0.2, 2)
    take.lay(puff, 0.05, -17)


def stone_tilt(take: Take) -> None:
    """One is turned sideways."""
    take.lay(scrape(take, take.vary(0.2), 1500, 520, 0.3), 0, -1)
    take.lay(knock(take, 190), 0.18, -4)


def stone_ready(take: Take) -> None:
    """One is turned upright again."""
    take.lay(scrape(take, take.vary(0.17), 520, 1700, 0.7), 0, -1)
    take.lay(knock(take, 280), 0.16, -3)


def iron_button(take: Take) -> None:
    """A bolt is pressed home."""
    take.lay(strike(METAL, take.vary(720, 0.03), 0.14, take.chance, contact=0.9, hard=4200), 0, -2)
    take.lay(knock(take, 330), 0.006, -4)


def iron_tick(take: Take) -> None:
    """A small sound of iron, for what the hand passes over."""
    take.lay(strike(METAL, take.vary(1900, 0.04), 0.06, take.chance, contact=0.5, hard=5000))


def chain_swing(take: Take) -> None:
    """A sign swings on its chains, once, and stops dead."""
    for number in range(9):
        at = 0.05 * number + take.chance.exponential(0.012)
        take.lay(link(take, 1250 + 380 * (number % 2)), at, -1.2 * number, 0.4 * (-1) ** number)
    creak = filters.band(noise.pink(0.35, take.chance), 300, 1100) * envelopes.swell(0.35, 0.5, 2)
    take.lay(creak, 0.02, -10)
    take.lay(strike(METAL, take.vary(240, 0.04), 0.4, take.chance, contact=0.6, hard=1800), 0.46, -3)


def _flame(take: Take, seconds: float, top: float) -> Wave:
    path = envelopes.steps(seconds, (0, 240), (0.22, take.vary(top, 0.1)), (1, 420))
    breath = filters.sweep(noise.pink(seconds, take.chance), path, 0.9) * envelopes.swell(seconds, 0.2, 1.3)
    crackle = filters.band(noise.dust(seconds, 60, take.chance), 900, 6000) * envelopes.swell(seconds, 0.4, 1.0)
    return np.asarray(breath + 1.4 * crackle)


def torch_lit(take: Take) -> None:
    """A torch takes fire."""
    take.lay(scrape(take, 0.05, 2400, 5200, 0.4, 0.6), 0, -9)
    take.lay(_flame(take, take.vary(0.75, 0.1), 1700), 0.03)


def torch_out(take: Take) -> None:
    """A torch goes out in water."""
    seconds = 0.6
    hiss = filters.sweep(noise.white(seconds, take.chance), envelopes.steps(seconds, (0, 5200), (1, 1100)), 0.8)
    take.lay(hiss * envelopes.decay(seconds, 0.09, 0.01))
    take.lay(_flame(take, 0.22, 700), 0, -5)


def lair_open(take: Take) -> None:
    """The bars of the lair go up: a ratchet, iron on stone, and a stop that shakes the wall."""
    for number in range(8):
        take.lay(strike(METAL, take.vary(540, 0.03), 0.09, take.chance, contact=0.8), 0.042 * number, -7)
    take.lay(scrape(take, 0.38, 260, 1300, 0.8), 0, 1)
    take.lay(strike(METAL, take.vary(150, 0.03), 1.1, take.chance, contact=0.8, hard=1600), 0.36, 2)
    take.lay(link(take, 1100, 0.3), 0.4, -8, 0.4)
    take.lay(filters.low(noise.pink(0.5, take.chance), 150) * envelopes.decay(0.5, 0.08, 0.002), 0.36, 6)


def drip(take: Take) -> None:
    """A drop falls into standing water."""
    seconds = 0.16
    time = clock(seconds)
    for number, at in enumerate((0.0, take.vary(0.19, 0.3))[: 1 + take.turn % 2]):
        low = take.vary(620, 0.25)
        pitch = low * (1 + 1.1 * np.clip(time / 0.05, 0, 1))
        drop = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * envelopes.decay(seconds, 0.022, 0.002)
        take.lay(drop, at, -8 * number, take.chance.uniform(-0.7, 0.7))


def far_chain(take: Take) -> None:
    """Far off, something moves a chain."""
    for number in range(6):
        at = 0.09 * number + take.chance.exponential(0.05)
        wave = filters.low(link(take, 900 + 240 * (number % 3), 0.25), 2200)
        take.lay(wave, at, -2.0 * abs(number - 2), -0.5 + 0.1 * number)


def rats_in_the_wall(take: Take) -> None:
    """Small feet behind the bricks, and one voice."""
    for number in range(11):
        tap = filters.band(noise.white(0.03, take.chance), 1500, 4800) * envelopes.decay(0.03, 0.004)
        at = 0.055 * number + take.chance.exponential(0.01)
        take.lay(tap, at, -9 - 4 * take.chance.random(), -0.6 + 0.11 * number)
    time = clock(0.11)
    pitch = take.vary(2900, 0.1) * (1 + 0.25 * np.sin(2 * np.pi * 16 * time))
    squeak = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * envelopes.swell(0.11, 0.4, 2)
    take.lay(filters.low(squeak, 4200), 0.34, -9, 0.3)


def pitch_hiss(take: Take) -> None:
    """Pitch hisses on a torch."""
    seconds = take.vary(0.8, 0.2)
    path = envelopes.steps(seconds, (0, 3800), (0.4, take.vary(5600, 0.1)), (1, 3000))
    take.lay(filters.sweep(noise.white(seconds, take.chance), path, 1.4) * envelopes.swell(seconds, 0.3, 1.6))
    take.lay(filters.band(noise.dust(seconds, 30, take.chance), 1500, 8000), 0, -2, 0.3)


def coin_glide(take: Take) -> None:
    """The coin of the party leader glides to somebody else."""
    seconds = 0.3
    spin = 0.7 + 0.3 * np.sin(2 * np.pi * take.vary(31) * clock(seconds))
    take.lay(scrape(take, seconds, 1500, 3800, 0.5, 0.5)[: len(spin)] * spin, 0, -4, -0.3)
    take.lay(strike(COIN, take.vary(2100, 0.04), 0.4, take.chance, contact=0.6, hard=8000), seconds, -1, 0.3)
    take.lay(strike(COIN, take.vary(2300, 0.04), 0.3, take.chance, contact=0.3), seconds + 0.07, -9, 0.3)
