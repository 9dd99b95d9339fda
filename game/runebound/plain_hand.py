"""The plain hand: how a hero is played in a forecast [content, part 12.5]. It is fixed, so that two machines show the
same figure; it exerts nothing, and blocks as the script does [RB-737].
"""

from __future__ import annotations

from game.runebound.combat_state import ENEMY, HERO, Fight, Healths, Round, total
from game.runebound.enemy_script import PASSING, Action, agility, doubling, strike, surging
from game.runebound.tokens import MAGIC, PHYSICAL, SHIELD

HANDS = (PHYSICAL, MAGIC)
"""The kinds of damage that heroes deal; with equal sums the first."""
LEAST_PREVENTED = 2
"""Damage that is not prevented where it is smaller and does not defeat [Ward]."""
LEAST_TURNED = 2
"""So many tokens are turned at least where a text turns several once in a combat [Mirror Soul]."""


def choose(f: Fight, r: Round, healths: Healths) -> Action:
    """What the hero does: the first that is possible of kill, double, surge, agility, strike, pass."""
    return (
        killing(f, r, healths)
        or doubling(f.coins, r.hero, HANDS)
        or surging(f, r, HERO, healths)
        or agility(f, r, HERO)
        or striking(f, r)
        or PASSING
    )


def killing(f: Fight, r: Round, healths: Healths) -> Action | None:
    """All of one kind of damage, if that is at least the enemy's health left plus its live shields."""
    for symbol in HANDS:
        damage = total(f.coins, r.hero, symbol)
        if damage:
            left = damage - total(f.coins, r.enemy, SHIELD)
            if left > 0 and healths.at_most(ENEMY, left):
                return strike(f.coins, r.hero, symbol)
    return None


def striking(f: Fight, r: Round) -> Action | None:
    """All of the kind of damage with the higher sum, physical where they are equal."""
    sums = [total(f.coins, r.hero, symbol) for symbol in HANDS]
    if not any(sums):
        return None
    return strike(f.coins, r.hero, HANDS[sums.index(max(sums))])
