"""Cues of fights: figures of wood meet; how each kind of monster falls, and how it hits back; the guards of bosses.

Monsters are flesh, shell, bone, stone or spirit. A win is a short flourish on wood with the sound of the kind in it, a
loss a dropped spoon: nothing stings.
"""

from __future__ import annotations

import numpy as np

from assets.workshop.sound import envelopes, filters, noise
from assets.workshop.sound.clip import Wave
from assets.workshop.sound.flesh import thud
from assets.workshop.sound.heroica.tray import bar, rub, tock
from assets.workshop.sound.heroica.ways import grains
from assets.workshop.sound.resonators import BONE, COIN, METAL, STONE, WOOD, ring, strike
from assets.workshop.sound.take import Take

FLOURISH = (392.0, 523.3, 659.3)


def _flourish(take: Take, at: float = 0.1) -> None:
    """Three blocks of wood go up."""
    for number, hertz in enumerate(FLOURISH):
        block = ring(WOOD, take.vary(hertz, 0.004), 0.3, take.chance, spread=0.001)
        take.lay(block, at + 0.075 * number, 1, -0.2 + 0.2 * number)


def _spoon(take: Take, at: float = 0.08) -> None:
    """A spoon is dropped."""
    for number, gap in enumerate((0.0, 0.12, 0.2, 0.25)):
        spoon = strike(WOOD, take.vary(310 - 24 * number, 0.03), 0.16, take.chance, contact=0.7, hard=2400)
        take.lay(spoon, at + gap, -3.5 * number)


def _body(take: Take, kind: str) -> Wave:
    if kind == "flesh":
        return thud(take, 120, 0.03)
    if kind == "shell":
        return strike(COIN, take.vary(700, 0.06), 0.2, take.chance, contact=1.2, hard=5000)
    if kind == "bone":
        return strike(BONE, take.vary(780, 0.08), 0.2, take.chance, contact=0.8, hard=5000)
    if kind == "stone":
        return strike(STONE, take.vary(210, 0.06), 0.25, take.chance, contact=1.2, hard=2200)
    path = envelopes.steps(0.4, (0, 2400), (1, take.vary(600, 0.1)))
    return np.asarray(filters.sweep(noise.white(0.4, take.chance), path, 3.0) * envelopes.swell(0.4, 0.2, 1.4) * 2)


def clash(take: Take) -> None:
    """Two figures of wood come at each other."""
    take.lay(rub(take, 0.14, 700, 2400, 0.8), 0, -6)
    take.lay(tock(take, 340, 3200), 0.13)
    take.lay(tock(take, 460, 3600), 0.16, -4)


def draw(take: Take) -> None:
    """Both figures are hit at once."""
    take.lay(tock(take, 300, 2600))
    take.lay(tock(take, 225, 2200), 0.015, 0)
    take.lay(tock(take, 250, 1800), 0.2, -5)


def win_flesh(take: Take) -> None:
    """A creature of flesh falls."""
    take.lay(_body(take, "flesh"), 0, -4)
    _flourish(take)


def win_shell(take: Take) -> None:
    """A shell cracks."""
    take.lay(_body(take, "shell"), 0, -2)
    take.lay(grains(take, 0.2, 1500, 6000, 0.03), 0.03, -5)
    _flourish(take)


def win_bone(take: Take) -> None:
    """Bones fall apart."""
    for number in range(5):
        take.lay(_body(take, "bone"), 0.045 * number, -2 - 2 * number)
    _flourish(take, 0.2)


def win_stone(take: Take) -> None:
    """Stone breaks."""
    take.lay(_body(take, "stone"), 0, 0)
    take.lay(_body(take, "stone"), 0.07, -4)
    _flourish(take, 0.16)


def win_spirit(take: Take) -> None:
    """A spirit blows away."""
    take.lay(_body(take, "spirit"), 0, -3)
    _flourish(take, 0.16)


def loss_flesh(take: Take) -> None:
    """A creature of flesh hits back."""
    take.lay(_body(take, "flesh"), 0, -3)
    _spoon(take)


def loss_shell(take: Take) -> None:
    """Claws and shells hit back."""
    for number in range(2):
        take.lay(_body(take, "shell"), 0.05 * number, -3)
    _spoon(take, 0.13)


def loss_bone(take: Take) -> None:
    """Bones hit back."""
    take.lay(_body(take, "bone"), 0, -2)
    _spoon(take)


def loss_stone(take: Take) -> None:
    """Stone hits back."""
    take.lay(_body(take, "stone"), 0, 1)
    _spoon(take, 0.12)


def loss_spirit(take: Take) -> None:
    """A spirit goes through a hero."""
    take.lay(_body(take, "spirit")[::-1].copy(), 0, -3)
    _spoon(take, 0.3)


def boss_hit(take: Take) -> None:
    """A bead falls from the bar of a boss."""
    take.lay(tock(take, 200, 2000, 0.2), 0, 1)
    for number in range(3):
        take.lay(tock(take, 900 + 60 * number), 0.14 + 0.08 * number, -6 - 3 * number)


def guard_down(take: Take) -> None:
    """A guard is laid down."""
    take.lay(strike(METAL, take.vary(520, 0.04), 0.3, take.chance, contact=0.5, hard=2500), 0, -6)
    take.lay(tock(take, 180, 1500, 0.25), 0.1)


def guard_up(take: Take) -> None:
    """A wooden shield takes the blow."""
    take.lay(tock(take, 160, 1900, 0.25))
    take.lay(bar(take, 784.0, 0.6), 0.02, -10)


def heart_lost(take: Take) -> None:
    """A heart drops from its row."""
    take.lay(tock(take, 330, 2400))
    take.lay(tock(take, 235, 1900), 0.1, -1)


def heart_gained(take: Take) -> None:
    """A heart is pegged in again."""
    take.lay(tock(take, 420, 3000), 0, -3)
    take.lay(bar(take, 1046.5, 0.7), 0.06, -4)
    take.lay(bar(take, 1318.5, 0.7), 0.13, -5)


def hero_down(take: Take) -> None:
    """A figure falls over and lies."""
    take.lay(tock(take, 260, 2200))
    take.lay(tock(take, 150, 1500, 0.3), 0.17, 2)
    take.lay(rub(take, 0.3, 500, 300, 0.2), 0.2, -8)
    take.lay(tock(take, 140, 1300, 0.3), 0.36, -6)


def stands_up(take: Take) -> None:
    """A figure is set up again."""
    take.lay(rub(take, 0.15, 400, 1200, 0.7), 0, -5)
    take.lay(tock(take, 250, 2600), 0.16)
    for number, hertz in enumerate((784.0, 1046.5)):
        take.lay(bar(take, hertz, 0.7), 0.2 + 0.08 * number, -7)


def frozen(take: Take) -> None:
    """Frost runs over a figure and holds it."""
    for number in range(6):
        ice = strike(STONE, take.vary(1900, 0.25), 0.1, take.chance, contact=0.4, hard=9000)
        take.lay(ice, 0.05 * number, -6 + number)
    take.lay(tock(take, 300, 2000), 0.33, -2)


def hooves(take: Take) -> None:
    """Hooves of wood gallop up."""
    for number in range(6):
        at = 0.22 * (number // 3) + 0.055 * (number % 3)
        take.lay(ring(WOOD, take.vary(470 - 60 * (number % 3), 0.02), 0.14, take.chance), at, -6 + number)
