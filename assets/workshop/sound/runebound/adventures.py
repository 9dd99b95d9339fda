"""Cues of adventures: gems that turn, cards that are read, quests, trophies, tests, and skills that are learned."""

from __future__ import annotations

from assets.workshop.sound import envelopes, filters, noise
from assets.workshop.sound.resonators import BELL, CHIME, METAL, ring, strike
from assets.workshop.sound.runebound.desk import click, felted, knock, leaf, lute, nib, pat, stone
from assets.workshop.sound.runebound.ways import gust
from assets.workshop.sound.take import Take


def chime(take: Take, tones: tuple[float, ...], gap: float, level: float = -4.0, seconds: float = 0.9) -> None:
    """Small bells, one after the other."""
    for number, hertz in enumerate(tones):
        take.lay(ring(CHIME, take.vary(hertz, 0.002), seconds, take.chance), gap * number, level - number)


def strings(take: Take, tones: tuple[float, ...], gap: float, level: float = -2.0, at: float = 0.0) -> None:
    """Strings of the lute, one after the other."""
    for number, hertz in enumerate(tones):
        take.lay(lute(take, hertz, 1.1), at + gap * number, level)


# -- gems and adventures


def gem_down(take: Take) -> None:
    """A gem is turned on its face: a click of stone."""
    take.lay(stone(take, 1150), 0, 0)
    take.lay(stone(take, 800), 0.11, 1)
    take.lay(pat(take, 160), 0.11, -3)


def gem_up(take: Take) -> None:
    """A gem is turned up, and glints."""
    take.lay(stone(take, 900), 0, -1)
    take.lay(stone(take, 1300), 0.1, 0)
    take.lay(ring(CHIME, take.vary(1760, 0.02), 0.5, take.chance), 0.11, -11)


def gems_refresh(take: Take) -> None:
    """All over the chart gems are turned."""
    for number in range(7):
        take.lay(stone(take, take.vary(1100, 0.2)), 0.075 * number, -3)
    chime(take, (880.0, 1174.66, 1567.98), 0.16, -10)


def adventure(take: Take) -> None:
    """A card rises from its deck and turns."""
    take.lay(leaf(take, 0.2, 1200, 4600, 0.5))
    take.lay(leaf(take, 0.12, 1600, 4200, 0.5), 0.2, -3)
    take.lay(pat(take, 150), 0.32, 0)
    take.lay(lute(take, 293.66, 1.0), 0.32, -4)
    take.lay(lute(take, 349.23, 1.0), 0.42, -5)


def deck_empty(take: Take) -> None:
    """The deck is bare: fingers on wood."""
    for number in range(2):
        take.lay(knock(take, 210, 1500), 0.13 * number, -2 * number)


def option_taken(take: Take) -> None:
    """The road is chosen: a tick of the pen, a string."""
    take.lay(nib(take, 0.12, 1.2))
    take.lay(lute(take, 440.0, 0.9), 0.12, -1)


def parcel(take: Take) -> None:
    """Something is tied up and taken along."""
    take.lay(leaf(take, 0.22, 500, 1900, 0.6))
    take.lay(leaf(take, 0.1, 2200, 5200, 0.3), 0.22, -4)
    take.lay(pat(take, 95, 0.035), 0.34, 2)


def laid_open(take: Take) -> None:
    """A card is laid open before a hero."""
    take.lay(leaf(take, 0.14, 1000, 3000, 0.7), 0, -2)
    take.lay(pat(take, 140), 0.12, 1)
    take.lay(click(take, 1500, 0.14), 0.15, -9)


def parcel_given(take: Take) -> None:
    """What was carried is handed over."""
    take.lay(pat(take, 95, 0.035), 0, 1)
    take.lay(knock(take, 250, 2000), 0.1, -4)
    strings(take, (392.0, 493.88, 587.33), 0.09, -2, 0.16)


def spade(take: Take) -> None:
    """The place is searched: earth, and a stone in it."""
    for number in range(2):
        dig = filters.band(noise.white(0.22, take.chance), 400, 2600) * envelopes.swell(0.22, 0.6, 1.4)
        take.lay(dig, 0.3 * number, -number)
        take.lay(pat(take, 90, 0.03), 0.3 * number + 0.17, 0)
    take.lay(strike(METAL, take.vary(1500, 0.05), 0.14, take.chance, contact=0.8, hard=6000), 0.62, -6)


def found(take: Take) -> None:
    """It is found."""
    take.lay(pat(take, 150), 0, -4)
    strings(take, (440.0, 587.33, 739.99), 0.08, -2)
    chime(take, (1174.66, 1479.98), 0.12, -10)


def found_nothing(take: Take) -> None:
    """There is nothing there."""
    take.lay(gust(take, 0.6, 300, 800), 0, -3)
    take.lay(lute(take, 233.08, 0.9, 2200.0), 0.1, -1)
    take.lay(lute(take, 220.0, 1.1, 2000.0), 0.3, -1)


def trophy(take: Take) -> None:
    """A trophy is set among the others."""
    take.lay(felted(take), 0, 1)
    take.lay(click(take, 1250, 0.2), 0.02, -3)
    chime(take, (880.0, 1108.73), 0.08, -7)


def trophy_lost(take: Take) -> None:
    """A trophy is given away."""
    take.lay(click(take, 1100, 0.2), 0, -2)
    take.lay(leaf(take, 0.22, 2600, 900, 0.3), 0.05, -1)
    take.lay(lute(take, 261.63, 0.8, 2400.0), 0.1, -6)


def card_aside(take: Take) -> None:
    """A card is thrown on its pile."""
    take.lay(leaf(take, 0.17, 3000, 1100, 0.3))
    take.lay(pat(take, 165), 0.15, -1)


# -- tests, skills


def test_called(take: Take) -> None:
    """A test: two low strings, and a hand on the body of the lute."""
    take.lay(lute(take, 146.83, 1.1, 2400.0), 0, 0)
    take.lay(lute(take, 220.0, 1.1, 2400.0), 0.1, -2)
    take.lay(knock(take, 150, 900, 0.25), 0, -4)


def test_card(take: Take) -> None:
    """A card of a test is laid: one low string."""
    take.lay(leaf(take, 0.09, 1200, 3200, 0.6), 0, -5)
    take.lay(pat(take, 150), 0.07, -3)
    take.lay(lute(take, 174.61, 0.9, 2600.0), 0.07, -1)


def test_star(take: Take) -> None:
    """A success: a small bell."""
    take.lay(ring(BELL, take.vary(1174.66, 0.002), 1.1, take.chance, spread=0.003), 0, -1)


def exerted(take: Take) -> None:
    """A skill is exerted: paper crumples, a breath is drawn."""
    crumple = filters.band(noise.dust(0.3, 900, take.chance), 900, 5600) * envelopes.swell(0.3, 0.4, 1.2) * 2
    take.lay(crumple, 0, 1)
    take.lay(gust(take, 0.4, 700, 1900), 0.05, -6)


def test_passed(take: Take) -> None:
    """A test is passed."""
    strings(take, (293.66, 440.0, 587.33), 0.07)
    take.lay(ring(BELL, take.vary(587.33, 0.002), 1.4, take.chance, spread=0.003), 0.2, -6)


def test_failed(take: Take) -> None:
    """A test fails: the strings fall, and are stopped."""
    for number, hertz in enumerate((349.23, 311.13, 233.08)):
        take.lay(lute(take, hertz, 0.7, 2400.0), 0.12 * number, -1)
    take.lay(knock(take, 140, 900, 0.25), 0.3, -1)


def test_counted(take: Take) -> None:
    """The successes are counted."""
    for number in range(3):
        take.lay(click(take, 1500 + 120 * number, 0.14), 0.09 * number, -4)
    take.lay(lute(take, 440.0, 0.8), 0.27, -3)


def skills_drawn(take: Take) -> None:
    """Skills are drawn into the hand."""
    for number in range(2):
        take.lay(leaf(take, 0.1, 1700, 5200, 0.35), 0.11 * number, -2 * number)
    take.lay(leaf(take, 0.06, 2800, 5200, 0.2), 0.24, -6)


def skills_gone(take: Take) -> None:
    """Skills are laid away."""
    for number in range(2):
        take.lay(leaf(take, 0.13, 3000, 1300, 0.3), 0.1 * number, -2 * number)
    take.lay(pat(take, 160), 0.24, -3)


def lesson(take: Take) -> None:
    """Training: wooden swords."""
    for at, hertz in ((0.0, 520), (0.16, 430), (0.26, 560)):
        take.lay(knock(take, hertz, 3400), at, 0)
        take.lay(pat(take, 110, 0.02), at, -6)


def learned(take: Take) -> None:
    """A skill is learned: the seal is pressed on."""
    take.lay(pat(take, 90, 0.04), 0, 2)
    take.lay(click(take, 900, 0.3), 0.02, -4)
    strings(take, (293.66, 369.99, 440.0, 587.33), 0.08, -3, 0.1)
    chime(take, (1174.66,), 0.1, -10)
