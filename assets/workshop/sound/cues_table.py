"""Cues of the table: cards, dice, tokens, and what the hand does on the screen."""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import envelopes, filters, noise
from assets.workshop.sound.clip import Wave, clock
from assets.workshop.sound.resonators import CHIME, COIN, IVORY, METAL, STONE, WOOD, ring, strike
from assets.workshop.sound.strings import pluck
from assets.workshop.sound.take import Take


def _paper(take: Take, seconds: float, low: float, high: float, peak: float) -> Wave:
    """Card on cloth: a rush whose brightness follows the hand, with the grain of the fibres in it."""
    rush = noise.pink(seconds, take.chance) + 0.5 * noise.dust(seconds, 900, take.chance)
    path = envelopes.steps(seconds, (0, low), (peak, take.vary(high, 0.12)), (1, low * 1.1))
    return filters.sweep(rush, path, 0.8) * envelopes.swell(seconds, peak, 1.6)


def _tap(take: Take, hertz: float, level: float = 1.0) -> Wave:
    """The edge of a card meets the table."""
    return strike(WOOD, take.vary(hertz), 0.12, take.chance, contact=1.1, hard=5200) * level


def card_slide(take: Take) -> None:
    """A card is pushed over the cloth."""
    seconds = take.vary(0.24, 0.15)
    take.lay(_paper(take, seconds, 900, 3600, 0.45), pan=-0.1)
    take.lay(_tap(take, 190), seconds * 0.86, -10)


def card_draw(take: Take) -> None:
    """A card leaves its pile."""
    take.lay(_paper(take, take.vary(0.16), 1600, 5600, 0.3))
    take.lay(_paper(take, take.vary(0.12), 2400, 6800, 0.2), 0.09, -5, 0.15)


def card_flip(take: Take) -> None:
    """A card is turned over."""
    flutter = _paper(take, 0.15, 1200, 4800, 0.55)
    wobble = 0.6 + 0.4 * np.sin(2 * np.pi * take.vary(46) * clock(0.2))[: len(flutter)]
    take.lay(flutter * wobble)
    take.lay(_tap(take, 260), 0.135, -3)
    take.lay(_paper(take, 0.05, 3000, 5200, 0.2), 0.137, -6)


def card_play(take: Take) -> None:
    """A card is laid down firmly."""
    take.lay(_paper(take, 0.12, 1000, 3000, 0.7), 0, -4)
    take.lay(_tap(take, 150), 0.10)
    take.lay(filters.low(noise.white(0.1, take.chance), 500) * envelopes.decay(0.1, 0.014), 0.10, 2)


def exhaust(take: Take) -> None:
    """A card is turned sideways."""
    take.lay(_paper(take, 0.2, 2600, 900, 0.3), 0, -2)
    take.lay(_tap(take, 165), 0.17, -4)
    take.lay(_tap(take, 120), 0.21, -10)


def ready(take: Take) -> None:
    """A card is set upright again."""
    take.lay(_paper(take, 0.17, 900, 3400, 0.7), 0, -3)
    take.lay(_tap(take, 330), 0.15, -4)
    take.lay(ring(CHIME, take.vary(1174.7, 0.004), 0.6, take.chance), 0.15, -17)


def shuffle(take: Take) -> None:
    """A pile is riffled and squared."""
    at = 0.0
    for number in range(26):
        take.lay(
            _paper(take, 0.035, 2200, 5200, 0.2), at, -9 + 5 * np.sin(number / 25 * np.pi), (number % 2 - 0.5) * 0.5
        )
        at += take.vary(0.021, 0.3)
    take.lay(_paper(take, 0.2, 1100, 3000, 0.5), at + 0.05, -2)
    take.lay(_tap(take, 170), at + 0.2, -2)


def _die(take: Take, force: float = 1.0, on: str = "wood") -> Wave:
    """A bone die hits the tray, or another die."""
    body = strike(IVORY, take.vary(2350, 0.16), 0.16, take.chance, contact=0.9, hard=9000)
    if on == "wood":
        body = body + strike(WOOD, take.vary(285, 0.12), 0.16, take.chance, contact=0.3) * 1.4
    return body * force


def dice_shake(take: Take) -> None:
    """Dice in two hands."""
    at = 0.0
    for beat in range(5):
        for _ in range(4):
            take.lay(
                _die(take, on="die"),
                at + take.chance.uniform(0, 0.05),
                -6 - 4 * take.chance.random(),
                take.chance.uniform(-0.3, 0.3),
            )
        at += take.vary(0.088, 0.1) - beat * 0.002


def dice_roll(take: Take) -> None:
    """Dice tumble over wood and come to rest."""
    for number in range(3):
        at, gap, force = 0.02 * number, take.vary(0.115, 0.3), 1.0
        while force > 0.08 and at < 1.0:
            take.lay(_die(take, force), at, -1, take.chance.uniform(-0.5, 0.5))
            at += gap
            gap, force = gap * take.vary(0.78, 0.08), force * take.vary(0.72, 0.1)
    roll = filters.band(noise.dust(0.5, 500, take.chance), 500, 5000) * envelopes.decay(0.5, 0.12, 0.03)
    take.lay(roll, 0.05, 4)


def _landed(take: Take, force: float = 1.0) -> None:
    take.lay(_die(take, force))
    take.lay(_die(take, force * 0.35), take.vary(0.055, 0.2))


def die_blank(take: Take) -> None:
    """A die lands and shows nothing."""
    take.lay(filters.low(_die(take), 1400))
    take.lay(filters.low(_die(take, 0.3), 1100), take.vary(0.06, 0.2))


def die_success(take: Take) -> None:
    """A die lands on a success."""
    _landed(take)
    take.lay(ring(CHIME, take.vary(880.0, 0.003), 0.9, take.chance), 0.02, -7)


def die_double(take: Take) -> None:
    """A die lands on two successes."""
    _landed(take)
    take.lay(ring(CHIME, take.vary(880.0, 0.003), 0.9, take.chance), 0.02, -8, -0.2)
    take.lay(ring(CHIME, take.vary(1174.7, 0.003), 1.0, take.chance), 0.11, -7, 0.2)


def die_critical(take: Take) -> None:
    """A die lands on a critical result."""
    _landed(take, 1.2)
    for number, hertz in enumerate((880.0, 1174.7, 1760.0)):
        take.lay(ring(CHIME, take.vary(hertz, 0.002), 1.4, take.chance), 0.02 + 0.075 * number, -7, (number - 1) * 0.3)
    take.lay(filters.high(noise.pink(0.7, take.chance), 6000) * envelopes.decay(0.7, 0.12, 0.15), 0.1, -14)


def die_defense(take: Take) -> None:
    """A die lands on a shield."""
    _landed(take)
    take.lay(ring(METAL, take.vary(415, 0.02), 0.5, take.chance), 0.01, -8)


def die_counterattack(take: Take) -> None:
    """A die lands on bared steel."""
    _landed(take)
    take.lay(ring(METAL, take.vary(233, 0.02), 0.5, take.chance, spread=0.03), 0.01, -5)
    take.lay(filters.band(noise.white(0.2, take.chance), 2500, 7000) * envelopes.decay(0.2, 0.03), 0.01, -12)


def die_threat(take: Take) -> None:
    """A die lands on ill news."""
    _landed(take)
    for hertz in (98.0, 103.8):
        take.lay(pluck(hertz, 1.1, take.chance, ring=1.6, dull=0.42, bright=1800), 0.02, -5)


def token_gain(take: Take) -> None:
    """A token comes to its owner."""
    for number in range(2):
        take.lay(
            ring(COIN, take.vary(2480 + 420 * number, 0.05), 0.35, take.chance),
            0.075 * number,
            -3 * number,
            0.2 * number,
        )
        take.lay(_tap(take, 420), 0.075 * number, -16)


def token_spend(take: Take) -> None:
    """A token is given up."""
    take.lay(ring(COIN, take.vary(2150, 0.05), 0.3, take.chance), 0, -3)
    take.lay(ring(COIN, take.vary(1720, 0.05), 0.3, take.chance), 0.06, -4)
    take.lay(_paper(take, 0.12, 2400, 900, 0.2), 0.05, -10)


def progress(take: Take) -> None:
    """A step of the way is marked."""
    take.lay(strike(STONE, take.vary(540, 0.08), 0.2, take.chance, contact=0.5, hard=3000))
    for number, hertz in enumerate((587.3, 698.5)):
        take.lay(pluck(hertz, 0.9, take.chance, ring=1.3, bright=3800), 0.03 + 0.09 * number, -6)


def button(take: Take) -> None:
    """A button is pressed."""
    take.lay(strike(WOOD, take.vary(520, 0.04), 0.1, take.chance, contact=0.5, hard=3500))
    take.lay(strike(WOOD, take.vary(880, 0.04), 0.08, take.chance, contact=0.2), 0.035, -9)


def focus(take: Take) -> None:
    """The focus moves on."""
    take.lay(strike(WOOD, take.vary(1150, 0.03), 0.06, take.chance, contact=0.25, hard=5000))


def slider(take: Take) -> None:
    """A slider takes a step."""
    take.lay(ring(IVORY, take.vary(1900, 0.04), 0.05, take.chance))


def undo(take: Take) -> None:
    """A hand goes back."""
    take.lay(_paper(take, 0.16, 3400, 1000, 0.25))
    take.lay(_paper(take, 0.16, 1000, 3200, 0.8), 0.13, -3)
    take.lay(_tap(take, 210), 0.28, -6)


def page(take: Take) -> None:
    """A leaf is turned."""
    take.lay(_paper(take, take.vary(0.34), 1200, 3800, 0.35))
    take.lay(_paper(take, 0.09, 2600, 5200, 0.3), 0.27, -5)
