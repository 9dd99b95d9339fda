"""Cues of gold and goods: coins on cloth, stalls, what is bought, sold, traded and given."""

from __future__ import annotations

from assets.workshop.sound.resonators import BELL, METAL, ring, strike
from assets.workshop.sound.runebound.desk import click, coin, knock, leaf, lute, pat
from assets.workshop.sound.take import Take


def gold_in(take: Take) -> None:
    """Coins come."""
    for number in range(3):
        take.lay(coin(take, 2200 + 160 * number), 0.075 * number, -1)
    take.lay(pat(take, 180), 0.16, -6)


def gold_out(take: Take) -> None:
    """Coins are counted out on cloth."""
    for number in range(3):
        take.lay(coin(take, 1900 - 90 * number, 0.16), 0.1 * number, -2)
        take.lay(pat(take, 150), 0.1 * number, -3)


def stall_opens(take: Take) -> None:
    """The awning of a stall goes up, and a bell rings."""
    take.lay(leaf(take, 0.3, 400, 1700, 0.6), 0, 0)
    take.lay(knock(take, 230, 1900), 0.28, -2)
    for number, hertz in enumerate((1567.98, 1975.53)):
        take.lay(ring(BELL, take.vary(hertz, 0.003), 0.7, take.chance), 0.32 + 0.1 * number, -7)


def ware_laid(take: Take) -> None:
    """A ware is laid out."""
    take.lay(leaf(take, 0.12, 900, 2800, 0.6), 0, -2)
    take.lay(knock(take, 340, 2600), 0.1, -3)
    take.lay(pat(take, 130), 0.1, 0)


def ware_gone(take: Take) -> None:
    """A ware is taken off the table."""
    take.lay(knock(take, 300, 2400), 0, -4)
    take.lay(leaf(take, 0.2, 2600, 900, 0.3), 0.03, 0)


def sold(take: Take) -> None:
    """A thing is put on the counter, and pushed over."""
    take.lay(knock(take, 260, 2200), 0, 0)
    take.lay(leaf(take, 0.16, 600, 1900, 0.5), 0.08, -2)
    take.lay(coin(take, 2100), 0.24, -4)


def buckle(take: Take) -> None:
    """Bought: leather, and a buckle that is closed."""
    take.lay(leaf(take, 0.18, 350, 1500, 0.6), 0, 0)
    take.lay(click(take, 1350, 0.2), 0.18, -1)
    take.lay(click(take, 1750, 0.16), 0.27, -2)


def dropped(take: Take) -> None:
    """A thing is dropped by the road."""
    take.lay(pat(take, 95, 0.04), 0, 2)
    take.lay(knock(take, 280, 2200), 0.01, -3)
    take.lay(pat(take, 130, 0.02), 0.15, -5)


def bartered(take: Take) -> None:
    """Goods are weighed: pans of brass."""
    take.lay(pat(take, 100, 0.035), 0, 0)
    for number, hertz in enumerate((820.0, 760.0, 790.0)):
        take.lay(strike(METAL, take.vary(hertz, 0.01), 0.5, take.chance, contact=0.3, hard=4000), 0.12 * number, -4)
    take.lay(coin(take), 0.4, -4)


def handed_over(take: Take) -> None:
    """One hero gives a thing to another."""
    take.lay(leaf(take, 0.2, 700, 2200, 0.6), 0, 0)
    take.lay(pat(take, 140), 0.19, -1)
    take.lay(lute(take, 392.0, 0.8), 0.2, -6)
