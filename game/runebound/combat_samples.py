"""A rough chance in a combat: some fights are played out by the plain model, where the exact one would take too long.
Chance comes from a fixed list, so that the same fight has the same figure.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.kit.rng import value
from game.kit.slices import Work
from game.runebound import enemy_script, plain_hand
from game.runebound.combat_doing import NOT_BEGUN, Begun, held_of
from game.runebound.combat_odds import CombatOdds, Odds, Stand
from game.runebound.combat_state import HERO, OVER, ROUNDS, Round
from game.runebound.thoughts import LOST, NOT_HELD, STANDS, WON, Band, Blow, Branch, Key

STREAM = "samples"
FIGHTS, FIRST_FIGHTS = 1000, 250
"""So many are played out for a player who looks: the shares are good to about 3 points; and for a first figure where
the last takes long, which is good to about 6.
"""
_WIDE = 1 << 53
"""A number of the list is read as one below 1 by so many steps."""


FEW, CLEAR = 12, 1
"""Where so few fights are enough: not more than CLEAR of them ended otherwise than the others."""


def sampled(odds: Odds, hero: int, enemy: int, fights: int) -> float:
    """The share of fights that is won, with so much health left before them: of so many, or of a FEW where they are
    clear enough.
    """
    stand = odds.fresh(hero, enemy)
    won = sum(_won(odds, stand, number) for number in range(min(FEW, fights)))
    if fights <= FEW or not CLEAR < won < FEW - CLEAR:
        return won / min(FEW, fights)
    return (won + sum(_won(odds, stand, number) for number in range(FEW, fights))) / fights


def _won(odds: Odds, stand: Stand, number: int) -> bool:
    return _Sample(odds, number).fought(stand, 0, None, NOT_BEGUN)[1] == WON


def played_out(
    odds: Odds, stand: Stand, rounds: int, r: Round | None = None, begun: Begun | None = None, blow: Blow | None = None,
    fights: int = FIGHTS,
) -> Work[CombatOdds]:  # fmt: skip
    """The chances of a combat from so many fights, as `Odds` gives them: before the first cast (`begun`: how far its
    start has come), between two rounds, or within a round, where a `blow` may be about to fall.
    """
    ends, damage, lasted = Counter[int](), 0, 0
    for number in range(fights):
        after, end, more = _Sample(odds, number).fought(stand, rounds, r, begun, blow)
        ends[end] += 1
        damage += stand.hero - (0 if end == LOST else after.hero)
        lasted += more
        yield
    shares = [ends[end] / fights for end in (WON, LOST, STANDS)]
    return CombatOdds(shares[0], shares[1], shares[2], damage / fights, lasted / fights, fights=fights)


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

    def fought(
        self, stand: Stand, rounds: int, r: Round | None, begun: Begun | None, blow: Blow | None = None
    ) -> tuple[Stand, int, int]:
        """Plays it out, where so many rounds have been played: how it stands at the end, how it ended, and how many
        more rounds it lasted. It goes on in a round `r`, with a blow that is about to fall, or with what is left of
        its start.
        """
        odds, end, lasted = self.odds, STANDS, 0
        if begun is not None:
            empty = Round((), (), bits=odds.bits(stand))
            branch = self._picked(self.thinker.starts(empty, stand.hero, stand.enemy, begun))
            stand, end = odds.after(stand, Key(*branch.changes, branch.round.bits)), branch.end
        if r is not None:
            key = self._round(r, stand.hero, stand.enemy, blow)
            stand, end = odds.after(stand, key), key.end
        while not end and rounds + lasted < ROUNDS:
            cast = odds.drawn(odds.bits(stand), stand.held, self._next())
            key = self._round(cast, stand.hero, stand.enemy)
            stand, end, lasted = odds.after(stand, key), key.end, lasted + 1
        return stand, end, lasted

    def _round(self, r: Round, hero: int, enemy: int, blow: Blow | None = None) -> Key:
        """What comes of a round, in which a blow may fall before anything else."""
        thinker, first, second = self.thinker, 0, 0
        while True:
            band = Band(hero + first, enemy + second)
            if r.turn == OVER:
                branch = self._picked(thinker.ends(r, band))
                held = held_of(thinker.fight, branch.round) if branch.end == STANDS else NOT_HELD
                return Key(first + branch.changes[0], second + branch.changes[1], branch.round.bits, branch.end, held)
            side = r.turn
            branch = self._picked(self._ways(r, band, blow))
            blow = None
            first, second = first + branch.changes[0], second + branch.changes[1]
            if branch.end:
                return Key(first, second, branch.round.bits, branch.end)
            r = thinker.turned(branch, side, band)

    def _ways(self, r: Round, band: Band, blow: Blow | None) -> Sequence[Branch]:
        """What may come of the blow that is about to fall; else of the action that the plain model chooses."""
        thinker = self.thinker
        if blow is not None:
            return thinker.hit(Branch(1.0, r), band, blow.target, blow.damage, blow.blocked, blow.attack)
        chosen = (plain_hand.choose if r.turn == HERO else enemy_script.choose)(thinker.fight, r, band)
        return thinker.acted(r, r.turn, chosen, band)
