"""Cues of what clings to a hero: blessing, curse, weariness; what only a hero can do; lore and companions."""

from __future__ import annotations

from assets.workshop.sound import envelopes, filters, noise, winds
from assets.workshop.sound.resonators import BELL, ring
from assets.workshop.sound.runebound.adventures import chime, strings
from assets.workshop.sound.runebound.desk import click, drop, knock, leaf, lute, nib, pat
from assets.workshop.sound.runebound.ways import gust
from assets.workshop.sound.take import Take


def blessed(take: Take) -> None:
    """A blessing: a bell and voices."""
    take.lay(ring(BELL, take.vary(880, 0.002), 1.6, take.chance, spread=0.003), 0, -4)
    take.lay(winds.choir(440.0, 1.2, take.chance, 0.5), 0.05, -6)
    chime(take, (1318.51, 1760.0), 0.12, -10)


def ill_fated(take: Take) -> None:
    """A curse: two strings that rub."""
    for number, hertz in enumerate((146.83, 155.56, 207.65)):
        take.lay(lute(take, hertz, 1.2, 2200.0), 0.05 * number, -2)
    hiss = filters.band(noise.white(0.6, take.chance), 1500, 4500) * envelopes.swell(0.6, 0.3, 1.6)
    take.lay(hiss, 0.05, -13)


def weary(take: Take) -> None:
    """Weariness: a sigh, a pack that drags."""
    take.lay(gust(take, 0.8, 900, 350), 0, 0)
    take.lay(pat(take, 80, 0.05), 0.5, 1)
    take.lay(lute(take, 196.0, 1.0, 1800.0), 0.5, -5)


def state_gone(take: Take) -> None:
    """It is shaken off."""
    take.lay(gust(take, 0.4, 600, 2600), 0, -4)
    strings(take, (440.0, 659.26), 0.08, -2, 0.08)


def states_meet(take: Take) -> None:
    """Blessing and curse undo each other."""
    take.lay(ring(BELL, take.vary(880, 0.002), 0.5, take.chance, spread=0.003), 0, -3)
    take.lay(lute(take, 207.65, 0.5, 2200.0), 0, -2)
    take.lay(pat(take, 150, 0.03), 0.26, 0)
    take.lay(gust(take, 0.35, 1800, 500), 0.24, -6)


def state_refused(take: Take) -> None:
    """It finds no hold."""
    take.lay(click(take, 820, 0.3), 0, 0)
    take.lay(knock(take, 200, 1500), 0.01, -2)
    take.lay(gust(take, 0.3, 1600, 700), 0.04, -9)


def deed(take: Take) -> None:
    """A card or a hero does what only it can."""
    take.lay(leaf(take, 0.1, 1400, 3800, 0.5), 0, -6)
    strings(take, (440.0, 523.25), 0.07)
    chime(take, (1567.98,), 0.1, -9)


def lore_gained(take: Take) -> None:
    """Ink is dipped: what is counted of lore."""
    take.lay(drop(take, 420), 0, -2)
    take.lay(nib(take, 0.26), 0.08)
    chime(take, (659.26, 880.0), 0.1, -8)


def lore_lost(take: Take) -> None:
    """Pages of lore are torn out."""
    rip = filters.band(noise.dust(0.3, 1800, take.chance), 900, 5200) * envelopes.swell(0.3, 0.7, 1.2) * 2
    take.lay(rip, 0, 1)
    take.lay(lute(take, 174.61, 0.9, 2000.0), 0.24, -4)


def companion_comes(take: Take) -> None:
    """Somebody comes along: a lantern, and steps beside."""
    take.lay(click(take, 640, 0.3), 0, -2)
    for number in range(3):
        take.lay(pat(take, 110, 0.02), 0.12 + 0.14 * number, -1)
    strings(take, (349.23, 440.0, 523.25), 0.1, -3, 0.3)


def companion_goes(take: Take) -> None:
    """Somebody leaves: steps away, a lantern out."""
    for number in range(3):
        take.lay(pat(take, 110, 0.02), 0.16 * number, -3 * number)
    take.lay(gust(take, 0.3, 1500, 400), 0.46, -2)
    take.lay(lute(take, 261.63, 0.8, 2200.0), 0.2, -5)
