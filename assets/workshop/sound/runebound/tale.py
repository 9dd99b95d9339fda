"""Cues of the tale: journey, days and acts, story cards, the villains, the dead that rise, and the end."""

from __future__ import annotations

from assets.workshop.sound import drums, envelopes, filters, noise, winds
from assets.workshop.sound.clip import Wave
from assets.workshop.sound.flesh import growl
from assets.workshop.sound.resonators import BELL, BONE, METAL, ring, strike
from assets.workshop.sound.runebound.adventures import chime, strings
from assets.workshop.sound.runebound.desk import bone, felted, knock, leaf, lute, nib, pat, pen_strikes
from assets.workshop.sound.runebound.ways import gust
from assets.workshop.sound.take import Take


def toll(take: Take, hertz: float, seconds: float = 2.2) -> Wave:
    """A bell, far over the land."""
    return ring(BELL, take.vary(hertz, 0.001), seconds, take.chance, spread=0.002) * envelopes.held(
        seconds, 0.001, 0.3 * seconds
    )


def whistle(take: Take, notes: tuple[tuple[float, float, float], ...], level: float = -3.0) -> None:
    """The low whistle plays (at, hertz, length), a lute below it."""
    for at, hertz, length in notes:
        take.lay(winds.flute(hertz, length, take.chance, 0.7), at, level)
        take.lay(lute(take, hertz / 2, length + 0.6), at, level - 2)


def wing(take: Take, seconds: float = 0.5) -> Wave:
    """One beat of great wings."""
    path = envelopes.steps(seconds, (0, 120), (0.4, take.vary(520, 0.1)), (1, 140))
    return filters.sweep(noise.pink(seconds, take.chance), path, 0.9) * envelopes.swell(seconds, 0.4, 1.8) * 2


def journey(take: Take) -> None:
    """A journey begins: the chart is spread, and the whistle calls."""
    take.lay(leaf(take, 0.5, 500, 2400, 0.6), 0, -2)
    take.lay(pat(take, 110, 0.04), 0.46, 0)
    whistle(take, ((0.6, 293.66, 0.3), (0.9, 440.0, 0.5), (1.4, 392.0, 0.2), (1.6, 440.0, 1.0)))
    take.lay(drums.stroke("dum", take.chance, 0.7), 0.6, -3)


def new_day(take: Take) -> None:
    """A new round: a bell over the land, and the drum."""
    take.lay(toll(take, 440.0, 1.8), 0, -3)
    take.lay(drums.stroke("dum", take.chance, 0.6), 0, -4)
    take.lay(lute(take, 293.66, 1.2), 0.08, -4)


def act_dusk(take: Take) -> None:
    """The first act ends: the light goes down, a fifth deeper."""
    for at, hertz in ((0.0, 293.66), (0.5, 261.63), (1.0, 196.0)):
        take.lay(winds.horn(hertz, 0.7 if at < 1 else 1.6, take.chance, 0.75), at, -3)
        take.lay(lute(take, hertz / 2, 1.6, 2200.0), at, -4)
    take.lay(drums.stroke("great", take.chance, 0.8), 1.0, -2)
    take.lay(toll(take, 196.0, 2.6), 1.0, -3)
    take.lay(gust(take, 1.6, 200, 600), 0.4, -8)


def act_night(take: Take) -> None:
    """The second act ends, and with it all the time there was."""
    for at in (0.0, 0.5, 1.0):
        take.lay(toll(take, 146.83, 2.2), at, -3)
        take.lay(drums.stroke("great", take.chance, 0.85), at, -2)
    for hertz in (73.42, 77.78):
        take.lay(winds.fiddle(hertz, 1.6, take.chance, 0.8), 0.3, -9)


def story_omen(take: Take) -> None:
    """An omen: a bell, and two strings beside each other."""
    take.lay(leaf(take, 0.3, 900, 3200, 0.6), 0, -4)
    take.lay(toll(take, 233.08, 2.0), 0.25, -1)
    for number, hertz in enumerate((174.61, 164.81)):
        take.lay(winds.fiddle(hertz, 1.3, take.chance, 0.5), 0.3 + 0.1 * number, -10)


def story_quest(take: Take) -> None:
    """A story quest: the card unrolls, a bell, the theme of the journey."""
    take.lay(leaf(take, 0.3, 900, 3200, 0.6), 0, -4)
    take.lay(toll(take, 293.66, 1.8), 0.25, -4)
    whistle(take, ((0.35, 440.0, 0.24), (0.6, 523.25, 0.24), (0.85, 587.33, 0.8)), -4)


def story_dared(take: Take) -> None:
    """A story quest is dared: drum and horn."""
    for at, kind in ((0.0, "dum"), (0.2, "ka"), (0.3, "dum")):
        take.lay(drums.stroke(kind, take.chance, 0.7), at, -3)
    take.lay(winds.horn(293.66, 0.3, take.chance, 0.7), 0.3, -3)
    take.lay(winds.horn(440.0, 0.6, take.chance, 0.8), 0.58, -3)


def story_reward(take: Take) -> None:
    """The story gives what it promised."""
    strings(take, (293.66, 440.0, 587.33, 698.46), 0.09, -2)
    chime(take, (880.0, 1174.66, 1396.91), 0.12, -8, 1.2)
    take.lay(winds.flute(587.33, 0.8, take.chance, 0.6), 0.3, -9)


def dragon_wakes(take: Take) -> None:
    """Margath stands over Skydown: wings, and a throat like a mountain."""
    for number in range(2):
        take.lay(wing(take, 0.6), 0.42 * number, -3 + 2 * number)
    take.lay(growl(take, 58, 1.3), 0.7, 2)
    take.lay(drums.stroke("great", take.chance, 0.95), 0.7, -1)
    for hertz in (146.83, 207.65):
        take.lay(winds.horn(hertz, 1.3, take.chance, 0.9), 0.75, -5)
    burn = filters.band(noise.pink(1.0, take.chance), 200, 1800) * envelopes.swell(1.0, 0.3, 1.4)
    take.lay(burn, 1.0, -3)


def king_wakes(take: Take) -> None:
    """Vorakesh stands in the ruins: a cracked bell, bones, voices."""
    take.lay(toll(take, 138.59, 2.4), 0, -2)
    take.lay(toll(take, 146.83, 2.6), 0.03, -7)
    for number in range(9):
        take.lay(strike(BONE, take.vary(700, 0.3), 0.16, take.chance, contact=0.8), 0.5 + 0.1 * number, -7)
    for hertz in (110.0, 146.83, 155.56):
        take.lay(winds.choir(hertz, 1.7, take.chance, 0.8, "oo"), 0.6, -4)
    take.lay(drums.stroke("great", take.chance, 0.9), 0.6, -2)


def villain_heals(take: Take) -> None:
    """What was done to the villain closes again."""
    for number, hertz in enumerate((155.56, 146.83, 138.59)):
        take.lay(lute(take, hertz, 1.1, 2000.0), 0.12 * number, -2)
    take.lay(winds.choir(146.83, 1.0, take.chance, 0.6, "oo"), 0.1, -5)


def march_dice(take: Take) -> None:
    """Margath's march: dice on felt under wings, far away."""
    for number in range(8):
        take.lay(bone(take), 0.05 * number + take.chance.uniform(0, 0.03), -0.7 * number)
    for number in range(2):
        take.lay(filters.low(wing(take, 0.6), 700), 0.3 + 0.5 * number, -1)
    take.lay(drums.stroke("great", take.chance, 0.6), 0.3, -4)


def wing_beat(take: Take) -> None:
    """A shadow of wings goes on by a hex."""
    take.lay(wing(take, 0.55), 0, 0)
    take.lay(wing(take, 0.5), 0.4, -4)
    take.lay(drums.stroke("dum", take.chance, 0.5), 0.1, -6)


def dead_rise(take: Take) -> None:
    """A hand comes out of the earth."""
    earth = filters.band(noise.dust(0.7, 420, take.chance), 200, 2600) * envelopes.swell(0.7, 0.6, 1.3) * 2
    take.lay(earth, 0, 1)
    take.lay(pat(take, 80, 0.05), 0.5, 1)
    take.lay(growl(take, take.vary(84, 0.08), 0.7), 0.4, -3)


def dead_fall(take: Take) -> None:
    """A dead one falls to pieces."""
    for number in range(6):
        bit = strike(BONE, take.vary(800, 0.3), 0.16, take.chance, contact=0.9, hard=5200)
        take.lay(bit, 0.07 * number, -1.5 * number, take.chance.uniform(-0.3, 0.3))
    take.lay(pat(take, 95, 0.04), 0.05, 0)


def villain_faced(take: Take) -> None:
    """A hero goes against the villain: three strokes of the great drum, and a horn."""
    for number in range(3):
        take.lay(drums.stroke("great", take.chance, 0.7 + 0.1 * number), 0.36 * number, -2)
    take.lay(winds.horn(146.83, 1.2, take.chance, 0.9), 0.72, -3)
    take.lay(winds.horn(220.0, 1.2, take.chance, 0.85), 0.74, -5)


def called_out(take: Take) -> None:
    """A glove is thrown down."""
    take.lay(gust(take, 0.16, 900, 2200), 0, -6)
    take.lay(pat(take, 105, 0.04), 0.14, 2)
    take.lay(drums.stroke("tek", take.chance, 0.7), 0.14, -4)
    take.lay(lute(take, 220.0, 1.0, 2600.0), 0.16, -3)


def journey_won(take: Take) -> None:
    """It is done: horn, whistle, lute, drum, all bells of the land."""
    whistle(take, ((0.0, 440.0, 0.24), (0.25, 523.25, 0.24), (0.5, 587.33, 0.36), (0.9, 523.25, 0.18),
                   (1.1, 587.33, 1.6)), -2)  # fmt: skip
    for hertz in (146.83, 220.0, 293.66):
        take.lay(winds.horn(hertz, 1.6, take.chance, 0.85), 1.1, -6)
    for at, kind in ((0.0, "dum"), (0.5, "dum"), (0.9, "ka"), (1.1, "great")):
        take.lay(drums.stroke(kind, take.chance, 0.85), at, -2)
    for number, hertz in enumerate((587.33, 880.0, 698.46)):
        take.lay(toll(take, hertz, 1.8), 1.15 + 0.21 * number, -10)


def journey_lost(take: Take) -> None:
    """It is lost: the strings go down, the great bell, and wind over an empty chart."""
    for number, hertz in enumerate((293.66, 261.63, 233.08, 146.83)):
        take.lay(lute(take, hertz, 1.5, 2200.0), 0.34 * number, -2)
        take.lay(winds.fiddle(hertz / 2, 0.9 if number < 3 else 1.6, take.chance, 0.6), 0.34 * number, -9)
    take.lay(toll(take, 146.83, 2.4), 1.02, -2)
    take.lay(drums.stroke("great", take.chance, 0.85), 1.02, -2)
    take.lay(gust(take, 1.5, 220, 560), 1.1, -5)


def stake(take: Take) -> None:
    """Where a hero begins: a figure is set, the place is marked."""
    take.lay(felted(take), 0, 1)
    take.lay(nib(take, 0.14, 1.2), 0.12, -2)
    take.lay(lute(take, 293.66, 0.9), 0.02, -6)


def story_rule(take: Take) -> None:
    """A decree is nailed up."""
    take.lay(leaf(take, 0.3, 700, 2600, 0.6), 0, -2)
    for number in range(2):
        take.lay(knock(take, 320, 3000), 0.32 + 0.18 * number, 0)
        take.lay(strike(METAL, take.vary(1700, 0.03), 0.12, take.chance, contact=0.7), 0.32 + 0.18 * number, -5)
    take.lay(drums.stroke("dum", take.chance, 0.5), 0.5, -4)


def story_ends(take: Take) -> None:
    """A story card is rolled up and struck out."""
    pen_strikes(take)
    take.lay(leaf(take, 0.3, 2200, 700, 0.4), 0.42, 0)
    take.lay(pat(take, 140), 0.7, -2)
