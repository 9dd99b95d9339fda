"""Cues of the hand at the desk: stiff paper on walnut, clicks of brass, dice and coins on felt, a pen."""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import envelopes, filters, noise
from assets.workshop.sound.clip import RATE, Wave, clock
from assets.workshop.sound.resonators import COIN, IVORY, METAL, STONE, WOOD, Modes, ring, strike
from assets.workshop.sound.strings import in_body, pluck
from assets.workshop.sound.take import Take

BRASS: Modes = ((1.0, 0.05, 0.8), (2.32, 0.04, 1.0), (4.25, 0.025, 0.5), (6.63, 0.014, 0.3))
"""A small fitting of brass, held by its screws."""


def lute(take: Take, hertz: float, seconds: float = 1.0, bright: float = 4600.0) -> Wave:
    """A string of the lute, which has nearly ceased to ring when it ends."""
    rings = min(2.0, seconds * 1.2)
    return in_body(pluck(take.vary(hertz, 0.0012), seconds, take.chance, ring=rings, bright=bright, force=0.8))


def leaf(take: Take, seconds: float, low: float, high: float, peak: float) -> Wave:
    """Laid paper over wood: a dry rush, darker than a playing card's."""
    rush = 0.9 * noise.pink(seconds, take.chance) + 0.6 * noise.dust(seconds, 1900, take.chance)
    path = envelopes.steps(seconds, (0, low), (peak, take.vary(high, 0.12)), (1, low * 1.1))
    return filters.sweep(rush, path, 1.0) * envelopes.swell(seconds, peak, 1.5)


def pat(take: Take, hertz: float = 170.0, half: float = 0.016) -> Wave:
    """Something flat falls on the desk."""
    soft = filters.low(noise.white(0.14, take.chance), take.vary(hertz * 6, 0.1)) * envelopes.decay(0.14, half)
    return np.asarray(soft + 0.5 * np.sin(2 * np.pi * take.vary(hertz) * clock(0.14)) * envelopes.decay(0.14, half))


def click(take: Take, hertz: float = 1900.0, seconds: float = 0.2) -> Wave:
    """Brass snaps on brass."""
    return strike(BRASS, take.vary(hertz, 0.04), seconds, take.chance, contact=0.7, hard=7500)


def knock(take: Take, hertz: float, hard: float = 3000.0, seconds: float = 0.2) -> Wave:
    """Walnut is knocked on."""
    return strike(WOOD, take.vary(hertz, 0.05), seconds, take.chance, contact=0.5, hard=hard)


def coin(take: Take, hertz: float = 2300.0, seconds: float = 0.24) -> Wave:
    """A coin of gold meets another."""
    return strike(COIN, take.vary(hertz, 0.08), seconds, take.chance, contact=0.35, hard=8000)


def felted(take: Take, force: float = 1.0) -> Wave:
    """A token, thick as a thumb, lands on felt."""
    metal = filters.low(strike(COIN, take.vary(1250, 0.12), 0.2, take.chance, contact=0.5, hard=3600), 5200)
    return np.asarray((metal[: len(pat(take))] + 1.4 * pat(take, 150, 0.014)[: len(metal)]) * force)


def bone(take: Take, force: float = 1.0) -> Wave:
    """A die of bone falls on felt: a tick with its top taken off, and the board below."""
    body = strike(IVORY, take.vary(1750, 0.14), 0.14, take.chance, contact=0.5, hard=4600)
    return np.asarray((body + 1.1 * pat(take, 190, 0.012)[: len(body)]) * force)


def stone(take: Take, hertz: float = 900.0, seconds: float = 0.2) -> Wave:
    """A cut stone in its setting."""
    return strike(STONE, take.vary(hertz, 0.05), seconds, take.chance, contact=0.6, hard=6500)


def nib(take: Take, seconds: float, force: float = 1.0) -> Wave:
    """A quill runs over paper."""
    grain = filters.band(noise.dust(seconds, 3000, take.chance), 1700, 6800) + 0.2 * filters.band(
        noise.white(seconds, take.chance), 2200, 5200
    )
    tremble = 0.7 + 0.3 * np.sin(2 * np.pi * take.vary(17, 0.2) * clock(seconds))
    return grain * tremble[: len(grain)] * envelopes.swell(seconds, 0.55, 1.2) * 1.6 * force


def leaf_slide(take: Take) -> None:
    """A sheet is pushed over the desk."""
    take.lay(leaf(take, take.vary(0.22, 0.1), 900, 3200, 0.5))
    take.lay(pat(take), 0.18, -9)


def leaf_draw(take: Take) -> None:
    """A card is drawn."""
    take.lay(leaf(take, 0.13, 1500, 4800, 0.35))
    take.lay(leaf(take, 0.06, 2600, 5600, 0.2), 0.1, -4)


def leaf_flip(take: Take) -> None:
    """A card is turned over."""
    take.lay(leaf(take, 0.14, 1100, 4200, 0.5))
    take.lay(pat(take, 190), 0.12, -1)


def leaf_lay(take: Take) -> None:
    """A card is laid down."""
    take.lay(leaf(take, 0.08, 1100, 2900, 0.7), 0, -3)
    take.lay(pat(take, 150), 0.065, 1)


def leaf_tilt(take: Take) -> None:
    """A card is turned where it lies."""
    take.lay(leaf(take, 0.16, 2400, 1000, 0.35))
    take.lay(pat(take, 170), 0.14, -5)


def brass_click(take: Take) -> None:
    """A catch of brass snaps."""
    take.lay(click(take, 1700))
    take.lay(click(take, 2500, 0.12), 0.035, -5)
    take.lay(pat(take, 210), 0.002, -6)


def brass_tick(take: Take) -> None:
    """A fingertip on brass."""
    take.lay(click(take, 3100, 0.1))


def strap_opens(take: Take) -> None:
    """The seal breaks in three, the strap slips, and the chart unfolds."""
    for number, at in enumerate((0.0, 0.07, 0.16)):
        take.lay(strike(IVORY, take.vary(1300 - 200 * number, 0.1), 0.12, take.chance, contact=1.0, hard=5000), at, -2)
    take.lay(click(take, 1400, 0.25), 0.24, -4)
    for number in range(3):
        take.lay(leaf(take, 0.26, 500, 2600, 0.6), 0.3 + 0.17 * number, -number)
        take.lay(pat(take, 120, 0.03), 0.5 + 0.17 * number, -3)


def dice_felt(take: Take) -> None:
    """Five dice of bone tumble over felt."""
    for number in range(11):
        take.lay(bone(take, take.vary(0.9, 0.2)), 0.045 * number + take.chance.uniform(0, 0.03), -0.6 * number)


def die_again(take: Take) -> None:
    """A die is taken up and rolled again."""
    take.lay(leaf(take, 0.07, 2000, 4800, 0.3), 0, -8)
    for number in range(4):
        take.lay(bone(take), 0.07 + 0.08 * number, -3 * number)


def die_paid(take: Take) -> None:
    """A die slides to its hex: a soft click."""
    take.lay(bone(take, 0.6))
    take.lay(click(take, 1500, 0.14), 0.03, -9)


def pen_way(take: Take) -> None:
    """The way is drawn: three strokes of the pen."""
    for number in range(3):
        take.lay(nib(take, take.vary(0.16, 0.1)), 0.19 * number, -number)
    take.lay(pat(take, 240, 0.01), 0.56, -10)


def pen_ring(take: Take) -> None:
    """A ring of vermilion is drawn round a place, and a token set into it."""
    take.lay(nib(take, 0.48, 1.2))
    take.lay(felted(take), 0.52, 1)
    take.lay(lute(take, 587.33, 0.9), 0.54, -9)


def pen_strikes(take: Take) -> None:
    """A line is struck out."""
    take.lay(nib(take, 0.2, 1.2))
    take.lay(nib(take, 0.14), 0.22, -2)
    take.lay(pat(take, 200), 0.37, -5)



def chart_folded(take: Take) -> None:
    """The chart is folded up, and its strap drawn tight."""
    for number in range(3):
        take.lay(leaf(take, 0.28, 600, 2400, 0.5), 0.24 * number, -number)
        take.lay(pat(take, 110, 0.03), 0.24 * number + 0.22, -1)
    take.lay(click(take, 1300, 0.25), 0.86, -1)


def track_lamp(take: Take) -> None:
    """The lamp of the track moves on: a wick, and a click."""
    take.lay(click(take, 1150, 0.24))
    flare = filters.band(noise.pink(0.4, take.chance), 300, 1700) * envelopes.swell(0.4, 0.25, 1.5)
    take.lay(flare, 0.05, -2)
    take.lay(ring(METAL, take.vary(780, 0.01), 0.6, take.chance, spread=0.004), 0.03, -9)



def drop(take: Take, hertz: float) -> Wave:
    """A drop, or a bubble."""
    pitch = take.vary(hertz, 0.12) * (1 + np.clip(clock(0.12) / 0.05, 0, 1))
    return np.asarray(np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * envelopes.decay(0.12, 0.024, 0.002))
