"""A rough chance in a combat: some fights are played out by the plain model, where the exact one would take too long.
Chance comes from a fixed list, so that the same fight has the same figure.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.kit.rng import value
from game.runebound import enemy_script, plain_hand
from game.runebound.combat_odds import Odds
from game.runebound.combat_round import held_of
from game.runebound.combat_state import HERO, OVER, ROUNDS, Round
from game.runebound.thoughts import NOT_HELD, STANDS, WON, Band, Branch, Key

STREAM = "samples"
_WIDE = 1 << 53
"""A number of the list is read as one below 1 by so many steps."""


FEW, CLEAR = 12, 1
"""Where so few fights are enough: not more than CLEAR of them ended otherwise than the others."""


def sampled(odds: Odds, hero: int, enemy: int, fights: int) -> float:
    """The share of fights that is won, with so much health left before them: of so many, or of a FEW where they are
    clear enough.
    """
    won = sum(_Sample(odds, number).won(hero, enemy) for number in range(min(FEW, fights)))
    if fights <= FEW or not CLEAR < won < FEW - CLEAR:
        return won / min(FEW, fights)
    return (won + sum(_Sample(odds, number).won(hero, enemy) for number in range(FEW, fights))) / fights


class _Sample:
    """One fight, with its part of the list."""

    def __init__(self, odds: Odds, number: int) -> None:
        self.odds = odds
        self.thinker = odds.thinker
        self._stream, self._count = f"{STREAM} {number}", 0

    def _next(self) -> int:
        self._count += 1
        return value("combat", self._stream, self._count)

    def _picked(self, branches: Sequence[Branch]) -> Branch:
        """One of several ways, by their chances; what is tossed shows."""
        branch = branches[0] if len(branches) == 1 else self._one_of(branches)
        return branch if branch.tossed is None else self._one_of(self.thinker.shown(branch))

    def _one_of(self, branches: Sequence[Branch]) -> Branch:
        left = self._next() % _WIDE / _WIDE
        for branch in branches:
            left -= branch.chance
            if left < 0:
                return branch
        return branches[-1]

    def won(self, hero: int, enemy: int) -> bool:
        """Whether the hero wins it."""
        stand = self.odds.fresh(hero, enemy)
        begun = self._picked(self.thinker.starts(Round((), (), bits=self.odds.bits(stand)), hero, enemy))
        key = Key(*begun.changes, begun.round.bits, begun.end)
        for _ in range(ROUNDS):
            if key.end:
                break
            stand = self.odds.after(stand, key)
            cast = self.odds.drawn(self.odds.bits(stand), stand.held, self._next())
            key = self._round(cast, stand.hero, stand.enemy)
        return key.end == WON

    def _round(self, r: Round, hero: int, enemy: int) -> Key:
        """What comes of a round."""
        thinker, first, second = self.thinker, 0, 0
        while True:
            band = Band(hero + first, enemy + second)
            if r.turn == OVER:
                branch = self._picked(thinker.ends(r, band))
                held = held_of(thinker.fight, branch.round) if branch.end == STANDS else NOT_HELD
                return Key(first + branch.changes[0], second + branch.changes[1], branch.round.bits, branch.end, held)
            side = r.turn
            chosen = (plain_hand.choose if side == HERO else enemy_script.choose)(thinker.fight, r, band)
            branch = self._picked(thinker.acted(r, side, chosen, band))
            first, second = first + branch.changes[0], second + branch.changes[1]
            if branch.end:
                return Key(first, second, branch.round.bits, branch.end)
            r = thinker.turned(branch, side, band)
