"""Odds of the die: how a fight may go, what a roll is worth, and how many rolls something takes.

All chances come from the faces of the die and the tables of the rules; nothing is thrown.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.heroica import names as tokens
from game.heroica.final_battle import DAMAGE, HATCHLING, hero_damage, side_of
from game.heroica.hurt import ANT, RECLUSE, SCORPION, VIPER
from game.heroica.level import DRAGON
from game.heroica.rolling import BOTH, SHIELD, SKULL, SWORD
from game.heroica.table import Table

FACES = (SHIELD, SWORD, BOTH, SKULL)


def chances(t: Table) -> dict[str, float]:
    """How likely each face is [HC-211]."""
    die = t.box.content.die
    sides = sum(face.sides for face in die.values())
    return {face: it.sides / sides for face, it in die.items()}


def values(t: Table) -> tuple[tuple[int, float], ...]:
    """Each value of the die with its chance, the least first [HC-212]."""
    die, found = t.box.content.die, chances(t)
    return tuple(sorted((die[face].value, chance) for face, chance in found.items()))


class FightOdds(NamedTuple):
    """A fight of a hero: the chances of one roll, and what it may cost.

    `hurt` and `drawn` are what a loss and a draw cost at once, `later` and `drawn_later` what they cost in the next
    turn. `tail` says how likely it is that a boss with this bar falls in one series; of an ordinary monster that is a
    win or a draw.
    """

    win: float
    draw: float
    loss: float
    hurt: int
    drawn: int
    later: int = 0
    drawn_later: int = 0
    damage: int = 0
    tail: float = 0.0
    falls: float = 0.0
    side: str = ""

    @property
    def expected(self) -> float:
        """The health that the fight costs on average, now and later."""
        return self.loss * (self.hurt + self.later) + self.draw * (self.drawn + self.drawn_later)


def fight_odds(t: Table, hero: str, monster: str, beside: bool = True) -> FightOdds:
    """How a fight goes by the plain effect of its rolls. `beside` says that the hero stands next to the monster, which
    a final boss asks for.
    """
    found = chances(t)
    win, draw, loss = found[SHIELD] + found[SWORD], found[BOTH], found[SKULL]
    if t.is_final(monster):
        return _exchange(t, hero, monster, (win, draw, loss), beside)
    if t.is_boss(monster):
        return _boss(t, hero, monster, (win, draw, loss))
    strength = t.strength(monster)
    hurt, drawn, later, drawn_later = strength, strength, 0, 0
    if t.has_rule(monster, VIPER):
        hurt, drawn, later, drawn_later = 0, 0, strength, strength
    elif t.has_rule(monster, ANT):
        hurt, later = 0, 1
    elif t.has_rule(monster, SCORPION):
        hurt, later = 0, 0
    elif t.has_rule(monster, RECLUSE):
        later, drawn_later = 1, 1
    if t.tokens(hero, tokens.GUARDED):
        hurt = drawn = 0
    beaten = 0.0 if t.tokens(monster, tokens.ENRAGED) else win + draw
    health = t.health(hero)
    falls = (loss if hurt >= health else 0.0) + (draw if drawn >= health else 0.0)
    return FightOdds(win, draw, loss, hurt, drawn, later, drawn_later, 0, beaten, falls)


def _boss(t: Table, hero: str, monster: str, faces: tuple[float, float, float]) -> FightOdds:
    """A boss is rolled against until a roll is not won: what a loss costs shrinks with the bar [HC-322 to HC-324]."""
    win, draw, loss = faces
    bar, health = t.tokens(monster, tokens.BAR), t.health(hero)
    guarded = bool(t.tokens(hero, tokens.GUARDED))
    falls, reach = 0.0, 1.0
    for left in range(bar, 0, -1):
        falls += reach * ((loss if left >= health else 0.0) + (draw if left - 1 >= health else 0.0))
        reach *= win
    tail = win**bar + (win ** (bar - 1)) * draw
    hurt, drawn = (0, 0) if guarded else (bar, bar - 1)
    return FightOdds(win, draw, loss, hurt, drawn, 0, 0, 1, tail, 0.0 if guarded else falls)


def _exchange(t: Table, hero: str, boss: str, faces: tuple[float, float, float], beside: bool) -> FightOdds:
    """An exchange with a final boss, by the side where the hero stands [HC-653 to HC-661]."""
    win, draw, loss = faces
    card = t.piece(boss).card
    side = side_of(t, hero, boss) if beside else "flank"
    dealt = DAMAGE[DRAGON if card == DRAGON else HATCHLING][side]
    damage = hero_damage(t, hero, boss, dealt.hero, dealt.scale)
    bar = t.tokens(boss, tokens.BAR)
    hurt = 0 if t.tokens(hero, tokens.GUARDED) else dealt.boss
    drawn = 0 if damage >= bar else hurt
    health = t.health(hero)
    falls = (loss if hurt >= health else 0.0) + (draw if drawn >= health else 0.0)
    tail = win + draw if damage >= bar else 0.0
    return FightOdds(win, draw, loss, hurt, drawn, 0, 0, damage, tail, falls, side)


def at_least(t: Table, needed: int) -> float:
    """How likely one roll has a value of so much or more."""
    return sum(chance for value, chance in values(t) if value >= needed)


def rolls_to(t: Table, total: int) -> float:
    """How many rolls it takes on average until their values add up to so much [HC-520]."""
    return _rolls_to(values(t), total)


@cache
def _rolls_to(sides: tuple[tuple[int, float], ...], total: int) -> float:
    if total <= 0:
        return 0.0
    return 1.0 + sum(chance * _rolls_to(sides, total - value) for value, chance in sides)
