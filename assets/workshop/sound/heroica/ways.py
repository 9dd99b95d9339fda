"""Cues of the way: wooden bases hop over each kind of ground; doors, rocks, gates, water, fire and wind on it."""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import envelopes, filters, noise
from assets.workshop.sound.clip import RATE, Wave, clock
from assets.workshop.sound.heroica.tray import bar, rub, tock
from assets.workshop.sound.resonators import COIN, METAL, STONE, strike
from assets.workshop.sound.take import Take

HOPS = (0.0, 0.1, 0.19)


def grains(take: Take, seconds: float, low: float, high: float, half: float = 0.02) -> Wave:
    """A soft ground gives way: a short rush between two pitches."""
    return filters.band(noise.white(seconds, take.chance), low, high) * envelopes.decay(seconds, half, 0.004)


def drop(take: Take, hertz: float) -> Wave:
    """A drop or a bubble."""
    pitch = take.vary(hertz, 0.15) * (1 + np.clip(clock(0.11) / 0.05, 0, 1))
    return np.asarray(np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * envelopes.decay(0.11, 0.02, 0.002))


def rumble(take: Take, seconds: float, high: float = 220.0) -> Wave:
    """Something heavy moves."""
    return filters.low(noise.pink(seconds, take.chance), high) * envelopes.swell(seconds, 0.35, 1.3) * 2.5


def step_stone(take: Take) -> None:
    """A base hops over stone."""
    for number, at in enumerate(HOPS):
        take.lay(strike(STONE, take.vary(620, 0.06), 0.1, take.chance, contact=0.7, hard=3400), at, -number)
        take.lay(tock(take, 520), at, -6 - number)


def step_wood(take: Take) -> None:
    """A base hops over planks."""
    for number, at in enumerate(HOPS):
        take.lay(tock(take, 270 + 30 * (number % 2), 2800), at, -number)


def step_sand(take: Take) -> None:
    """A base hops over sand."""
    for number, at in enumerate(HOPS):
        take.lay(grains(take, 0.09, 900, 3600), at, -number)
        take.lay(tock(take, 230, 1200), at, -10)


def step_grass(take: Take) -> None:
    """A base hops over grass and leaves."""
    for number, at in enumerate(HOPS):
        take.lay(grains(take, 0.1, 1800, 6500, 0.016), at, -2 - number)
        take.lay(tock(take, 260, 1400), at, -6)


def step_ice(take: Take) -> None:
    """A base hops over ice."""
    for number, at in enumerate(HOPS):
        take.lay(strike(STONE, take.vary(1500, 0.08), 0.1, take.chance, contact=0.5, hard=7000), at, -number)
        take.lay(grains(take, 0.05, 4000, 9000, 0.008), at + 0.01, -10)


def step_mud(take: Take) -> None:
    """A base is pulled out of mud."""
    for number, at in enumerate(HOPS):
        take.lay(grains(take, 0.12, 220, 1100, 0.03), at, 3 - number)
        take.lay(drop(take, 190), at + 0.04, -5)


def step_water(take: Take) -> None:
    """A base goes through water."""
    for number, at in enumerate(HOPS):
        take.lay(grains(take, 0.16, 700, 4200, 0.035), at, -number)
        take.lay(drop(take, 420 + 60 * number), at + 0.05, -4)


def slip(take: Take) -> None:
    """A hero slips past: cloth along a door frame."""
    take.lay(rub(take, 0.32, 900, 4200, 0.6))
    take.lay(tock(take, 540), 0.28, -8)


def key_turns(take: Take) -> None:
    """A key turns twice, and a bolt goes back."""
    for number in range(2):
        take.lay(strike(METAL, take.vary(1300, 0.04), 0.1, take.chance, contact=0.8), 0.11 * number, -4)
    take.lay(strike(METAL, take.vary(420, 0.04), 0.16, take.chance, contact=0.8, hard=2200), 0.27, -1)
    take.lay(tock(take, 210, 1800, 0.25), 0.29)


def gate_count(take: Take) -> None:
    """The gate moves on by some teeth."""
    for number in range(4):
        take.lay(tock(take, 380 + 14 * number, 3200), 0.07 * number, -2)
    take.lay(rumble(take, 0.4), 0, -5)


def gate_opens(take: Take) -> None:
    """The leaves of the gate slide down, and chips of paint fall."""
    take.lay(rub(take, 0.5, 220, 900, 0.5), 0, 2)
    take.lay(rumble(take, 0.6), 0, -2)
    take.lay(tock(take, 130, 1300, 0.35), 0.48, 3)
    for number in range(5):
        take.lay(tock(take, take.vary(1300, 0.3)), 0.56 + 0.06 * number, -13)


def frost_waits(take: Take) -> None:
    """The ice of a door creaks and waits."""
    for number, at in enumerate((0.0, 0.16, 0.23, 0.5)):
        take.lay(strike(STONE, take.vary(1700, 0.2), 0.14, take.chance, contact=0.4, hard=8000), at, -3 * (number % 2))
    take.lay(bar(take, 1864.7, 0.8), 0.1, -15)


def lair_door(take: Take) -> None:
    """The door of a lair is worked at: heavy boards and a chain."""
    take.lay(tock(take, 105, 1100, 0.4), 0, 3)
    take.lay(rumble(take, 0.5, 160), 0.02)
    for number in range(4):
        take.lay(strike(METAL, take.vary(1000, 0.2), 0.1, take.chance, contact=0.4), 0.2 + 0.06 * number, -8)


def magic_door(take: Take) -> None:
    """A magic door fades here and stands there."""
    for number, hertz in enumerate((1568.0, 1318.5, 1046.5, 1318.5, 1568.0)):
        take.lay(bar(take, hertz, 0.7), 0.07 * number, -5, -0.4 + 0.2 * number)
    take.lay(tock(take, 240, 2000), 0.4, -6)


def rocks(take: Take) -> None:
    """Rocks are cleared away: six pieces knock together."""
    for number in range(6):
        at = 0.07 * number + take.chance.uniform(0, 0.03)
        take.lay(strike(STONE, take.vary(340, 0.3), 0.18, take.chance, contact=1.0, hard=2600), at, -number)
    take.lay(grains(take, 0.4, 500, 3000, 0.12), 0.05, -6)


def boulder(take: Take) -> None:
    """A boulder rolls."""
    take.lay(rumble(take, 0.8, 260), 0, 2)
    for number in range(7):
        stone = strike(STONE, take.vary(190, 0.15), 0.2, take.chance, contact=1.0, hard=1500)
        take.lay(stone, 0.11 * number, -1 - abs(number - 3))


def rift(take: Take) -> None:
    """The ground cracks."""
    take.lay(filters.band(noise.dust(0.5, 260, take.chance), 300, 4000) * 2, 0, 0)
    take.lay(rumble(take, 0.9, 140), 0.05, 3)


def cyclone(take: Take) -> None:
    """A cyclone lifts a figure and throws it."""
    seconds = 0.9
    path = 500 + 900 * np.abs(np.sin(2 * np.pi * take.vary(2.4) * clock(seconds))) * clock(seconds)
    take.lay(filters.sweep(noise.pink(seconds, take.chance), path, 2.2) * envelopes.swell(seconds, 0.7, 1.5) * 1.6)
    take.lay(tock(take, 240, 2200), 0.88, -2)
    take.lay(tock(take, 320), 0.96, -8)


def lava(take: Take) -> None:
    """Wood sizzles on lava."""
    hiss = filters.sweep(noise.white(0.6, take.chance), envelopes.steps(0.6, (0, 5200), (1, 1800)), 0.8)
    take.lay(hiss * envelopes.decay(0.6, 0.14, 0.01))
    for number in range(4):
        take.lay(drop(take, 150), 0.1 + 0.12 * number, 0)


def flame_lit(take: Take) -> None:
    """A torch is taken up, and burns."""
    take.lay(tock(take, 430), 0, -5)
    path = envelopes.steps(0.6, (0, 260), (0.25, take.vary(1600, 0.1)), (1, 420))
    take.lay(filters.sweep(noise.pink(0.6, take.chance), path, 0.9) * envelopes.swell(0.6, 0.2, 1.3), 0.05)


def flame_dropped(take: Take) -> None:
    """A torch falls and rolls."""
    for number in range(4):
        take.lay(tock(take, 400 + 40 * number), 0.1 * number, -3 * number)
    take.lay(grains(take, 0.3, 900, 3000, 0.08), 0.02, -5)


def dynamite(take: Take) -> None:
    """A fuse hisses, and a wall flies apart."""
    take.lay(filters.band(noise.white(0.4, take.chance), 3000, 9000) * envelopes.held(0.4, 0.02, 0.02), 0, -15)
    blast = np.tanh(4 * filters.low(noise.pink(0.9, take.chance), 420) * envelopes.decay(0.9, 0.1, 0.002) * 3)
    take.lay(blast, 0.4, 0)
    for number in range(7):
        stone = strike(STONE, take.vary(420, 0.4), 0.15, take.chance, contact=0.9)
        take.lay(stone, 0.6 + 0.08 * number, -9 - number, take.chance.uniform(-0.5, 0.5))


def coffin(take: Take) -> None:
    """A lid is pushed off a coffin."""
    take.lay(rub(take, 0.5, 240, 800, 0.6), 0, 2)
    take.lay(tock(take, 125, 1200, 0.35), 0.46, 1)


def chest(take: Take) -> None:
    """A chest is opened: a lid, a hinge, and hands in what lies there."""
    take.lay(tock(take, 330), 0, -2)
    creak = filters.band(np.sign(np.sin(2 * np.pi * take.vary(62) * clock(0.22))) * 0.3, 500, 2200)
    take.lay(creak * envelopes.swell(0.22, 0.5, 1.5), 0.05, -8)
    take.lay(tock(take, 190, 2000, 0.25), 0.26)
    for number in range(4):
        take.lay(strike(COIN, take.vary(1900, 0.2), 0.14, take.chance, contact=0.3), 0.36 + 0.07 * number, -11)
