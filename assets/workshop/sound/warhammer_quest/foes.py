"""Cues of what the party meets: one voice for each nemesis, and what they bring: guns, feet, walls, the Warpstone."""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import drums, envelopes, filters, noise
from assets.workshop.sound.clip import RATE, Wave, clock
from assets.workshop.sound.flesh import growl, thud
from assets.workshop.sound.resonators import BELL, METAL, STONE, ring, strike
from assets.workshop.sound.take import Take
from assets.workshop.sound.warhammer_quest.cellar import knock


def _laugh(take: Take, hertz: float, beats: int, gap: float, fall: float, length: float) -> None:
    """A laugh: short growls, each a little lower or higher than the one before."""
    for number in range(beats):
        pitch = hertz * fall**number
        take.lay(growl(take, take.vary(pitch, 0.03), length), number * take.vary(gap, 0.06), -1.2 * abs(number - 1))


def nemesis_grump(take: Take) -> None:
    """A fat goblin titters."""
    _laugh(take, 265, 5, 0.13, 0.94, 0.14)
    take.lay(filters.band(noise.pink(0.3, take.chance), 300, 900) * envelopes.swell(0.3, 0.3, 2), 0.62, -8)


def nemesis_nunkel(take: Take) -> None:
    """A bloated ratman laughs into his vat."""
    _laugh(take, 92, 3, 0.22, 0.9, 0.26)
    for number in range(6):
        pitch = take.vary(300, 0.3) * (1 + np.clip(clock(0.09) / 0.04, 0, 1))
        bubble = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * envelopes.decay(0.09, 0.018, 0.002)
        take.lay(bubble, 0.1 + 0.12 * number, -5, take.chance.uniform(-0.4, 0.4))


def nemesis_courier(take: Take) -> None:
    """A thin voice breathes in through its teeth, close by."""
    for number, at in enumerate((0.0, 0.2, 0.34, 0.62)):
        path = envelopes.steps(0.16, (0, 2600), (0.6, take.vary(5600, 0.1)), (1, 3400))
        breath = filters.sweep(noise.white(0.16, take.chance), path, 2.4) * envelopes.swell(0.16, 0.6, 1.5)
        take.lay(breath, at, -2 * (number % 2), 0.6 - 0.4 * number)
    take.lay(growl(take, take.vary(330, 0.04), 0.2), 0.6, -7, -0.5)


def nemesis_engine_master(take: Take) -> None:
    """A shrill chatter, and a spark that jumps."""
    _laugh(take, 390, 6, 0.09, 1.05, 0.1)
    hum = np.sign(np.sin(2 * np.pi * take.vary(100, 0.01) * clock(0.5))) * 0.25
    arc = filters.band(hum + noise.white(0.5, take.chance) * 0.8, 900, 7000)
    gate = (np.sin(2 * np.pi * 27 * clock(0.5)) > -0.2).astype(float)
    take.lay(arc * gate * envelopes.decay(0.5, 0.12, 0.01), 0.55, -5)


def nemesis_red_fist(take: Take) -> None:
    """An orc laughs from the chest, and a banner pole comes down."""
    _laugh(take, 68, 4, 0.21, 0.97, 0.3)
    take.lay(thud(take, 74, 0.06), 0.86, -6)
    take.lay(drums.stroke("great", take.chance, 0.8), 0.86, -11)


def courier_away(take: Take) -> None:
    """Quick bare feet run away over wet stone."""
    for number in range(9):
        step = filters.band(noise.pink(0.07, take.chance), 500, 3000) * envelopes.decay(0.07, 0.012, 0.001)
        take.lay(step, 0.085 * number, 3 - 1.9 * number, -0.6 + 0.15 * number)
        take.lay(knock(take, 520, 4000), 0.085 * number, -9 - 1.9 * number, -0.6 + 0.15 * number)


def gun_salvo(take: Take) -> None:
    """Four great guns."""
    for number, at in enumerate((0.0, 0.17, 0.42, 0.55)):
        take.lay(_boom(take), at, -1.5 * (number % 2), -0.6 + 0.4 * number)
    rumble = filters.low(noise.pink(1.8, take.chance), 180) * envelopes.decay(1.8, 0.35, 0.05)
    take.lay(rumble, 0.1, 2)


def _boom(take: Take) -> Wave:
    time = clock(0.9)
    pitch = take.vary(52, 0.06) * (1 + 1.6 * 0.5 ** (time / 0.015))
    body = np.tanh(3 * np.sin(2 * np.pi * np.cumsum(pitch) / RATE)) * envelopes.decay(0.9, 0.09, 0.001)
    crack = filters.band(noise.white(0.9, take.chance), 400, 6000) * envelopes.decay(0.9, 0.03, 0.0005)
    return np.asarray(body + 1.3 * crack)


def gun_spiked(take: Take) -> None:
    """A spike is hammered into a touch-hole: three blows, each higher."""
    for number in range(3):
        at = 0.24 * number
        hertz = take.vary(780 * 1.06**number, 0.02)
        take.lay(strike(METAL, hertz, 0.5, take.chance, contact=1.0, hard=6000), at, number)
        take.lay(thud(take, 120, 0.03), at, -7)


def wall_brick_falls(take: Take) -> None:
    """A brick comes out of the wall."""
    take.lay(filters.band(noise.dust(0.3, 700, take.chance), 600, 4000) * envelopes.swell(0.3, 0.7, 1.4), 0, 2)
    for number, at in enumerate((0.3, 0.47, 0.56, 0.61)):
        hertz = take.vary(200 + 45 * number, 0.05)
        take.lay(strike(STONE, hertz, 0.3, take.chance, contact=1.0, hard=2400), at, 2 - 4 * number)
    take.lay(thud(take, 80, 0.06), 0.3, -3)


def warpstone_hum(take: Take) -> None:
    """Warpstone hums: two tones that beat against each other, and a glassy edge."""
    seconds = 1.6
    time = clock(seconds)
    wave = np.zeros(len(time))
    for hertz in (138.6, 141.9, 277.2, 279.6, 415.3):
        wave += np.sin(2 * np.pi * hertz * time + take.chance.uniform(0, 6)) * (138.6 / hertz) ** 0.7
    sheen = filters.sweep(noise.white(seconds, take.chance), envelopes.steps(seconds, (0, 2200), (1, 4200)), 6.0)
    take.lay((wave * 0.25 + sheen * 0.25) * envelopes.swell(seconds, 0.45, 1.4))
    take.lay(ring(BELL, 554.4, 1.4, take.chance, spread=0.01) * envelopes.held(1.4, 0.2, 0.6), 0.1, -12)
