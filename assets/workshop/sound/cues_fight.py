"""Cues of the fight: blows and what they land on, enemies that come and go, those that fall."""

from __future__ import annotations

from assets.workshop.sound import drums, envelopes, filters, noise, winds
from assets.workshop.sound.flesh import growl, swing, thud
from assets.workshop.sound.resonators import BELL, BONE, METAL, STONE, ring, strike
from assets.workshop.sound.strings import pluck
from assets.workshop.sound.take import Take


def hit_flesh(take: Take) -> None:
    """A blow lands on flesh."""
    take.lay(swing(take), 0, -9)
    take.lay(thud(take, 105), 0.15)
    wet = filters.band(noise.pink(0.16, take.chance), 250, 1500) * envelopes.decay(0.16, 0.026)
    take.lay(wet, 0.15, 10)


def hit_armour(take: Take) -> None:
    """A blow lands on plates."""
    take.lay(swing(take, top=3400), 0, -9)
    take.lay(ring(METAL, take.vary(610, 0.08), 0.9, take.chance, spread=0.04), 0.15, 2)
    take.lay(ring(METAL, take.vary(1270, 0.08), 0.5, take.chance, spread=0.04), 0.152, -5)
    take.lay(thud(take, 130, 0.03), 0.15, -4)


def hit_bone(take: Take) -> None:
    """A blow lands on dry bone."""
    take.lay(swing(take), 0, -9)
    take.lay(strike(BONE, take.vary(640, 0.1), 0.2, take.chance, contact=0.9, hard=7000), 0.15, 2)
    for _ in range(6):
        at = 0.17 + take.chance.exponential(0.05)
        take.lay(
            strike(BONE, take.vary(1150, 0.3), 0.12, take.chance),
            at,
            -8 - 6 * take.chance.random(),
            take.chance.uniform(-0.4, 0.4),
        )
    take.lay(thud(take, 95, 0.03), 0.15, -6)


def shield(take: Take) -> None:
    """A blow is caught."""
    take.lay(thud(take, 150, 0.04), 0, -1)
    take.lay(ring(METAL, take.vary(330, 0.05), 0.9, take.chance, spread=0.03))
    take.lay(strike(STONE, take.vary(260), 0.2, take.chance, contact=1.0), 0, -3)


def strike_back(take: Take) -> None:
    """An enemy swings at a hero."""
    take.lay(growl(take, 88, 0.3), 0, -7)
    take.lay(swing(take, 0.24, 2100), 0.12, -1)


def wound(take: Take) -> None:
    """A wound is taken."""
    take.lay(thud(take, 78, 0.09))
    take.lay(filters.band(noise.pink(0.25, take.chance), 200, 900) * envelopes.decay(0.25, 0.04), 0, 1)
    for hertz in (146.8, 155.6):
        take.lay(pluck(hertz, 0.9, take.chance, ring=1.2, dull=0.45, bright=1500), 0.01, -7)


def heal(take: Take) -> None:
    """A wound closes."""
    for number, hertz in enumerate((440.0, 587.3, 698.5, 880.0)):
        take.lay(
            pluck(take.vary(hertz, 0.002), 1.4, take.chance, force=0.6, ring=2.2, dull=0.2, bright=3000),
            0.085 * number,
            -4,
            (number - 1.5) * 0.2,
        )
    take.lay(winds.choir(440.0, 1.1, take.chance, 0.5), 0.05, -12)


def threat(take: Take) -> None:
    """Something bad wakes."""
    take.lay(drums.stroke("great", take.chance, 0.8), 0, -2)
    for hertz in (73.4, 77.8, 110.0):
        take.lay(winds.fiddle(take.vary(hertz, 0.004), 0.9, take.chance, 0.9), 0.02, -6)


def spawn(take: Take) -> None:
    """An enemy comes out of the dark."""
    rush = noise.pink(0.5, take.chance)
    path = envelopes.steps(0.5, (0, 180), (0.8, take.vary(900, 0.15)), (1, 500))
    take.lay(filters.sweep(rush, path, 1.2) * envelopes.swell(0.5, 0.8, 1.6), 0, -3)
    take.lay(thud(take, 70, 0.08), 0.4)
    take.lay(growl(take, take.vary(104, 0.12), 0.4), 0.36, -6)


def engage(take: Take) -> None:
    """Two meet."""
    take.lay(swing(take, 0.2, 1500), 0, -8)
    take.lay(drums.stroke("dum", take.chance, 0.9), 0.13)
    take.lay(ring(METAL, take.vary(820, 0.06), 0.5, take.chance, spread=0.04), 0.14, -9)


def retreat(take: Take) -> None:
    """Steps run off into the shadows."""
    for number in range(4):
        take.lay(drums.stroke("ka", take.chance, 0.5), number * take.vary(0.085, 0.1), -2 - 3.5 * number, 0.2 * number)
    path = envelopes.steps(0.45, (0, 1300), (1, 300))
    take.lay(filters.sweep(noise.pink(0.45, take.chance), path, 1.0) * envelopes.swell(0.45, 0.25), 0, -5)


def stir(take: Take) -> None:
    """An enemy is about to act."""
    take.lay(growl(take, take.vary(92, 0.15), 0.45), 0, 0)
    take.lay(drums.stroke("dum", take.chance, 0.5), 0.02, -5)


def defeat_enemy(take: Take) -> None:
    """An enemy falls."""
    take.lay(thud(take, 88, 0.1))
    take.lay(growl(take, take.vary(118, 0.1), 0.5, 0.55), 0.0, -6)
    for number in range(7):
        take.lay(
            strike(STONE, take.vary(320, 0.4), 0.12, take.chance), 0.16 + take.chance.exponential(0.12), -10 - number
        )
    fall = filters.low(noise.pink(0.6, take.chance), 700) * envelopes.decay(0.6, 0.1, 0.02)
    take.lay(fall, 0.14, 1)


def defeat_hero(take: Take) -> None:
    """A hero falls."""
    take.lay(thud(take, 62, 0.16))
    take.lay(ring(METAL, take.vary(480, 0.05), 0.9, take.chance, spread=0.05), 0.22, -9)
    for number, hertz in enumerate((293.7, 220.0, 174.6, 146.8)):
        take.lay(pluck(hertz, 1.8, take.chance, force=0.8, ring=2.4, dull=0.4, bright=2200), 0.1 + 0.19 * number, -4)
    take.lay(drums.stroke("great", take.chance, 0.7), 0.68, -3)


def nemesis(take: Take) -> None:
    """The great foe comes."""
    for number, at in enumerate((0.0, 0.34, 0.5)):
        take.lay(drums.stroke("great", take.chance, 0.75 + 0.1 * number), at)
    for hertz in (73.4, 110.0, 146.8):
        take.lay(winds.horn(hertz, 1.7, take.chance, 1.0), 0.5, -4)
    take.lay(winds.horn(155.6, 1.1, take.chance, 1.0), 1.05, -6)
    take.lay(growl(take, 58, 1.4), 0.45, -6)


def defeat_nemesis(take: Take) -> None:
    """The great foe falls."""
    take.lay(drums.stroke("great", take.chance, 1.0))
    take.lay(growl(take, 66, 1.3, 0.5), 0.02, -4)
    for number, at in enumerate((0.35, 0.52, 0.78)):
        take.lay(thud(take, 58 - 6 * number, 0.14), at, -2)
    crumble = filters.band(noise.dust(1.6, 700, take.chance), 200, 3000) * envelopes.decay(1.6, 0.3, 0.2)
    take.lay(crumble, 0.3, 8)
    for hertz in (293.7, 370.0, 440.0, 587.3):
        take.lay(winds.horn(hertz, 1.6, take.chance, 0.8), 1.15, -6)
    take.lay(ring(BELL, 293.7, 2.6, take.chance, spread=0.002), 1.15, -6)
