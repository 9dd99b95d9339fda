"""Cues of what lives in the lands: vipers, rats, crabs, the Beast, the dragons."""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import drums, envelopes, filters, noise
from assets.workshop.sound.clip import RATE, clock
from assets.workshop.sound.flesh import growl
from assets.workshop.sound.heroica.tray import bar, rub, tock
from assets.workshop.sound.heroica.ways import rumble
from assets.workshop.sound.resonators import BELL, IVORY, ring, strike
from assets.workshop.sound.take import Take


def viper_hiss(take: Take) -> None:
    """A viper hisses."""
    path = envelopes.steps(0.6, (0, 3600), (0.4, take.vary(6200, 0.08)), (1, 4200))
    take.lay(filters.sweep(noise.white(0.6, take.chance), path, 1.8) * envelopes.swell(0.6, 0.25, 1.4))


def plague(take: Take) -> None:
    """Small feet scurry, and somebody sneezes."""
    for number in range(9):
        take.lay(tock(take, take.vary(1500, 0.2), 5000, 0.06), 0.045 * number, -6, -0.4 + 0.1 * number)
    sneeze = filters.band(noise.white(0.2, take.chance), 900, 5000) * envelopes.decay(0.2, 0.03, 0.02)
    take.lay(sneeze, 0.46, -2)


def crab_clicks(take: Take) -> None:
    """Crabs walk sideways and click."""
    for number in range(6):
        claw = strike(IVORY, take.vary(1700, 0.12), 0.08, take.chance, contact=0.6)
        take.lay(claw, 0.08 * number + take.chance.uniform(0, 0.03), -2 * (number % 2), -0.4 + 0.15 * number)


def appears(take: Take) -> None:
    """A monster is set on the board, and growls a little."""
    take.lay(tock(take, 190, 1900, 0.25))
    take.lay(growl(take, take.vary(120, 0.08), 0.3), 0.08, -6)


def beast_steps(take: Take) -> None:
    """The Beast goes round, two squares."""
    for number in range(2):
        take.lay(tock(take, 96, 900, 0.4), 0.3 * number, 1)
        take.lay(rumble(take, 0.3, 110), 0.3 * number, 2)


def beast_look(take: Take) -> None:
    """The Beast has seen somebody."""
    take.lay(drums.stroke("great", take.chance, 0.8), 0, -6)
    take.lay(growl(take, take.vary(74, 0.05), 0.8, 1.3), 0.06)


def dragon_turns(take: Take) -> None:
    """The Dragon Lord turns by a quarter: scales over stone."""
    take.lay(rumble(take, 0.8, 170), 0, 2)
    for number in range(8):
        take.lay(rub(take, 0.09, 600, 1500, 0.4), 0.09 * number, -3 - abs(number - 4))
    take.lay(tock(take, 110, 1000, 0.35), 0.76, 1)


def dragon_breath(take: Take) -> None:
    """The dragon breathes fire."""
    path = envelopes.steps(1.2, (0, 200), (0.35, take.vary(1500, 0.08)), (1, 360))
    take.lay(filters.sweep(noise.pink(1.2, take.chance), path, 0.8) * envelopes.swell(1.2, 0.35, 1.2) * 1.6)
    take.lay(growl(take, take.vary(58, 0.05), 1.0), 0.05, -6)
    take.lay(filters.band(noise.dust(1.0, 70, take.chance), 800, 5000), 0.2, 0)


def dragon_falls(take: Take) -> None:
    """The Dragon Lord falls."""
    take.lay(growl(take, take.vary(64, 0.04), 1.1, 0.6), 0, -2)
    take.lay(tock(take, 70, 700, 0.6), 1.0, 6)
    take.lay(rumble(take, 1.2, 120), 0.98, 6)
    for number in range(8):
        take.lay(tock(take, take.vary(500, 0.5)), 1.25 + 0.08 * number, -8 - number, take.chance.uniform(-0.5, 0.5))
    take.lay(ring(BELL, 261.6, 2.0, take.chance, spread=0.002), 1.3, -10)


def hatchling(take: Take) -> None:
    """A shell breaks, and something small cries out."""
    for number in range(4):
        take.lay(strike(IVORY, take.vary(1300, 0.2), 0.1, take.chance, contact=0.9), 0.1 * number, -3 + number)
    time = clock(0.5)
    pitch = take.vary(720, 0.04) * (1 + 0.5 * np.sin(np.pi * time / 0.5) + 0.03 * np.sin(2 * np.pi * 23 * time))
    cry = np.tanh(2 * np.sin(2 * np.pi * np.cumsum(pitch) / RATE)) * envelopes.swell(0.5, 0.4, 1.3)
    take.lay(filters.band(cry, 500, 4200), 0.5, -6)
    take.lay(bar(take, 392.0, 0.8), 0.5, -12)
