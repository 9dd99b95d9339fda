"""Cues of combat: tokens like coins on cloth, blows by their kind, shields, surges, and how a combat ends."""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import drums, envelopes, filters, noise, winds
from assets.workshop.sound.clip import Wave
from assets.workshop.sound.flesh import growl, swing, thud
from assets.workshop.sound.resonators import BONE, CHIME, METAL, ring, strike
from assets.workshop.sound.runebound.adventures import chime, strings
from assets.workshop.sound.runebound.desk import click, coin, felted, knock, leaf, lute, pat
from assets.workshop.sound.runebound.ways import gust
from assets.workshop.sound.take import Take


def steel(take: Take, hertz: float, seconds: float = 0.7) -> Wave:
    """A blade rings."""
    return ring(METAL, take.vary(hertz, 0.05), seconds, take.chance, spread=0.03)


def crackle(take: Take, seconds: float) -> Wave:
    """Something unseen crackles."""
    grains = filters.band(noise.dust(seconds, 220, take.chance), 1200, 8000)
    return np.asarray(grains * envelopes.decay(seconds, 0.2) * 2)


def drawn_up(take: Take) -> None:
    """Arms are drawn: steel leaves its sheath, and a drum begins."""
    path = envelopes.steps(0.34, (0, 1500), (1, take.vary(5200, 0.1)))
    take.lay(filters.sweep(noise.white(0.34, take.chance), path, 2.4) * envelopes.swell(0.34, 0.8, 1.4), 0, -2)
    take.lay(steel(take, 1300, 0.9), 0.3, -5)
    for at, kind in ((0.3, "dum"), (0.52, "ka"), (0.64, "dum")):
        take.lay(drums.stroke(kind, take.chance, 0.8), at, -2)


def duel_drawn(take: Take) -> None:
    """A duel: two blades are crossed."""
    for at, hertz in ((0.0, 1250.0), (0.24, 1420.0)):
        take.lay(steel(take, hertz, 0.8), at, -2)
    take.lay(drums.stroke("dum", take.chance, 0.7), 0.24, -3)


def round_called(take: Take) -> None:
    """A new round: the frame drum, once."""
    take.lay(drums.stroke("dum", take.chance, 0.7))
    take.lay(drums.stroke("ka", take.chance, 0.5), 0.17, -4)


def tokens_cast(take: Take) -> None:
    """Tokens fly up and land on cloth; golden rims ring."""
    take.lay(leaf(take, 0.2, 700, 2400, 0.6), 0, -6)
    for number in range(6):
        take.lay(felted(take), 0.18 + 0.055 * number + take.chance.uniform(0, 0.02), -0.8 * number)
    for number, hertz in enumerate((2093.0, 2349.3)):
        take.lay(ring(CHIME, take.vary(hertz, 0.01), 0.4, take.chance), 0.5 + 0.05 * number, -14)


def tokens_again(take: Take) -> None:
    """Some tokens are cast again."""
    for number in range(3):
        take.lay(felted(take), 0.09 * number, -1.5 * number)


def token_flipped(take: Take) -> None:
    """A token is turned over."""
    take.lay(coin(take, 1500, 0.14), 0, -3)
    take.lay(felted(take), 0.12, 0)


def token_doubled(take: Take) -> None:
    """A token counts twice."""
    for number, hertz in enumerate((587.33, 1174.66)):
        take.lay(felted(take), 0.13 * number, 0)
        take.lay(ring(CHIME, take.vary(hertz, 0.002), 0.7, take.chance), 0.13 * number, -7)


def token_removed(take: Take) -> None:
    """A token is swept off the cloth."""
    take.lay(leaf(take, 0.2, 2200, 700, 0.3), 0, 0)
    take.lay(coin(take, 1350, 0.2), 0.14, -3)
    take.lay(pat(take, 110, 0.03), 0.16, -2)


def token_held(take: Take) -> None:
    """A hand is laid on a token."""
    take.lay(pat(take, 120, 0.035), 0, 1)
    take.lay(click(take, 900, 0.16), 0.02, -5)


def first_blow(take: Take) -> None:
    """Who begins: a rim of the drum, and a string."""
    take.lay(drums.stroke("tek", take.chance, 0.7))
    take.lay(lute(take, 293.66, 0.8), 0.04, -3)
    take.lay(drums.stroke("dum", take.chance, 0.6), 0.15, -3)


def pass_over(take: Take) -> None:
    """A side passes: two fingers on the table."""
    for number in range(2):
        take.lay(knock(take, 300, 1800), 0.12 * number, -2 * number)


def blow_steel(take: Take) -> None:
    """A blow of steel."""
    take.lay(swing(take), 0, -8)
    take.lay(thud(take, 115, 0.04), 0.14, -1)
    take.lay(steel(take, 860, 0.6), 0.14, -3)


def blow_fire(take: Take) -> None:
    """A blow of magic: it crackles and bursts."""
    path = envelopes.steps(0.3, (0, 500), (1, take.vary(3600, 0.1)))
    take.lay(filters.sweep(noise.pink(0.3, take.chance), path, 1.6) * envelopes.swell(0.3, 0.85, 1.4), 0, -1)
    take.lay(crackle(take, 0.6), 0.26, 0)
    take.lay(thud(take, 90, 0.06), 0.28, -2)
    chime(take, (1396.91, 1864.66), 0.05, -13)


def blow_bone(take: Take) -> None:
    """A skull bites: dry bone."""
    take.lay(growl(take, 96, 0.26), 0, -6)
    take.lay(strike(BONE, take.vary(620, 0.08), 0.2, take.chance, contact=0.9, hard=6500), 0.2, 1)
    for number in range(4):
        take.lay(strike(BONE, take.vary(1050, 0.25), 0.1, take.chance), 0.24 + 0.05 * number, -8 - number)
    take.lay(thud(take, 100, 0.03), 0.2, -4)


def dealt(take: Take) -> None:
    """An ability strikes: a sharp string, and what it does."""
    take.lay(lute(take, 739.99, 0.6), 0, -4)
    take.lay(crackle(take, 0.3), 0.08, -3)
    take.lay(thud(take, 125, 0.04), 0.1, -2)


def blocked(take: Take) -> None:
    """A shield jumps before the blow."""
    take.lay(thud(take, 160, 0.035), 0, -2)
    take.lay(steel(take, 350, 0.8), 0, 0)
    take.lay(knock(take, 180, 1700), 0, -2)


def thrown_back(take: Take) -> None:
    """It comes back: a mirror rings."""
    chime(take, (1567.98, 2093.0, 2637.02), 0.05, -4, 0.8)
    take.lay(crackle(take, 0.35), 0.16, -2)
    take.lay(thud(take, 120, 0.04), 0.2, -3)


def surged(take: Take) -> None:
    """A surge: a bolt goes through the strings."""
    path = envelopes.steps(0.24, (0, 900), (0.7, take.vary(5600, 0.1)), (1, 3000))
    take.lay(filters.sweep(noise.white(0.24, take.chance), path, 2.2) * envelopes.swell(0.24, 0.7, 1.3), 0, -5)
    strings(take, (293.66, 440.0, 587.33, 880.0), 0.045, -2, 0.08)


def cancelled(take: Take) -> None:
    """It is cancelled: a flame is pinched out."""
    take.lay(pat(take, 130, 0.03), 0, 1)
    hiss = filters.high(noise.white(0.4, take.chance), 2800) * envelopes.decay(0.4, 0.07, 0.01)
    take.lay(hiss, 0.03, -9)
    take.lay(lute(take, 233.08, 0.5, 2200.0), 0.02, -3)


def lent(take: Take) -> None:
    """What another can is borrowed."""
    take.lay(leaf(take, 0.18, 1100, 3800, 0.6), 0, -2)
    strings(take, (392.0, 587.33), 0.1, -2, 0.1)


def hurt(take: Take) -> None:
    """A hero is hurt."""
    take.lay(thud(take, 82, 0.08))
    for hertz in (146.83, 155.56):
        take.lay(lute(take, hertz, 0.9, 1700.0), 0.01, -5)


def foe_hurt(take: Take) -> None:
    """The foe is hurt."""
    take.lay(thud(take, 112, 0.05), 0, 0)
    take.lay(growl(take, take.vary(118, 0.08), 0.34), 0.06, -5)


def warded(take: Take) -> None:
    """Damage is turned away."""
    take.lay(click(take, 760, 0.3), 0, 0)
    take.lay(steel(take, 520, 0.5), 0.01, -5)
    take.lay(gust(take, 0.3, 1600, 600), 0.02, -8)


def spared(take: Take) -> None:
    """A hero is saved at the last moment: a breath held, a bell."""
    take.lay(gust(take, 0.5, 500, 1600), 0, -4)
    chime(take, (587.33, 880.0, 1174.66), 0.12, -3, 1.2)
    take.lay(lute(take, 293.66, 1.2), 0.1, -3)


def hero_falls(take: Take) -> None:
    """A hero falls: the drum, once, and the figure lies."""
    take.lay(drums.stroke("great", take.chance, 0.9), 0, 0)
    take.lay(leaf(take, 0.4, 1200, 300, 0.3), 0.1, -3)
    take.lay(click(take, 800, 0.24), 0.42, -6)
    for number, hertz in enumerate((220.0, 174.61, 146.83)):
        take.lay(lute(take, hertz, 1.4, 2000.0), 0.3 + 0.22 * number, -3)


def foe_burns(take: Take) -> None:
    """A foe is defeated: short horns, and its card curls and burns at the rim."""
    for at, hertz, seconds in ((0.0, 293.66, 0.14), (0.15, 440.0, 0.14), (0.3, 587.33, 0.6)):
        take.lay(winds.horn(hertz, seconds, take.chance, 0.85), at, -2)
    take.lay(drums.stroke("dum", take.chance, 0.8), 0.3, -2)
    flare = filters.band(noise.pink(0.7, take.chance), 300, 2200) * envelopes.swell(0.7, 0.25, 1.4)
    take.lay(flare, 0.36, -4)
    take.lay(crackle(take, 0.6), 0.4, -7)


def flight(take: Take) -> None:
    """A hero gets away: boots, and the foe's drum behind."""
    for number in range(6):
        take.lay(pat(take, 120, 0.02), 0.11 * number, -number)
        take.lay(leaf(take, 0.07, 500, 2000, 0.4), 0.11 * number, -7 - number)
    take.lay(drums.stroke("ka", take.chance, 0.5), 0.1, -7)


def arms_lost(take: Take) -> None:
    """The combat is lost: steel falls."""
    for at, hertz in ((0.0, 760.0), (0.18, 690.0), (0.28, 720.0)):
        take.lay(steel(take, hertz, 0.7), at, -2)
        take.lay(pat(take, 140, 0.03), at, -2)
    take.lay(drums.stroke("great", take.chance, 0.7), 0.1, -3)


def arms_tired(take: Take) -> None:
    """Both have fought enough."""
    take.lay(gust(take, 0.8, 900, 400), 0, -2)
    for number in range(2):
        take.lay(drums.stroke("ka", take.chance, 0.5 - 0.15 * number), 0.3 + 0.3 * number, -3)
    take.lay(lute(take, 220.0, 1.0, 2200.0), 0.3, -4)


def bought_off(take: Take) -> None:
    """A purse is thrown to the foe, who takes it."""
    take.lay(gust(take, 0.2, 800, 1800), 0, -8)
    for number in range(5):
        take.lay(coin(take, 1900, 0.2), 0.18 + 0.03 * number, -3 - number)
    take.lay(pat(take, 100, 0.04), 0.18, 1)
    take.lay(growl(take, 104, 0.3), 0.46, -9)


def duel_won(take: Take) -> None:
    """A duel is won: a blade at a throat, and two horns."""
    take.lay(steel(take, 1500, 1.0), 0, -3)
    for hertz in (293.66, 440.0):
        take.lay(winds.horn(hertz, 0.7, take.chance, 0.8), 0.16, -4)
    take.lay(drums.stroke("dum", take.chance, 0.8), 0.16, -2)


def spoils(take: Take) -> None:
    """What the foe leaves is gathered."""
    take.lay(leaf(take, 0.2, 600, 2200, 0.5), 0, -3)
    for number in range(2):
        take.lay(coin(take, 2100, 0.2), 0.16 + 0.08 * number, -4)
    strings(take, (440.0, 587.33), 0.09, -3, 0.2)
