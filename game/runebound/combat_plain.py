"""What is alike in a round: states of the plain model from which the same must come are made one, so that it is thought
through once. Nothing is lost by it.
"""

from __future__ import annotations

from game.runebound.combat_state import (
    ENEMY,
    HERO,
    OVER,
    Borrow,
    Fight,
    Flip,
    Heal,
    Hurt,
    Never,
    Op,
    Ops,
    Outside,
    Recast,
    Remove,
    Round,
)
from game.runebound.enemy_script import flat
from game.runebound.tokens import AGILITY, BLANK, MAGIC, PHYSICAL, SURGE

BLANKS = ("blank", "poor", "idle")
"""Filters that blanks pass."""


class Plain:
    """Makes states of one fight plain."""

    def __init__(self, fight: Fight) -> None:
        self._coins = fight.coins
        self._told_apart = fight.remembers[HERO] or bool(fight.holds), fight.remembers[ENEMY]
        ends = [op for one in fight.round_end for op in flat(one.ops)]
        self._ends_anyhow = all(isinstance(op, Heal | Hurt | Outside | Never) for op in ends)
        self._ends_turning = any(map(_turns, ends))
        borrowed = tuple(op for ops, _ in fight.borrowed for op in flat(ops))
        self._turning = tuple(
            tuple(
                (ability.bit, _sides_turned(side, ops))
                for ability, ops in ((one, _with_borrowed(flat(one.ops), borrowed)) for one in row)
                if any(map(_turns, ops))
            )
            for side, row in enumerate(fight.abilities)
        )
        """By side the abilities that turn tokens: their bits, and whose tokens they turn."""
        ops = [op for row in fight.abilities for ability in row for op in flat(ability.ops)]
        self._blanks_matter = any(map(_minds_blanks, (*ops, *ends, *borrowed)))

    def of(self, r: Round) -> Round:
        """The state that stands for this one and all that are like it. After both have passed tokens matter no more;
        before that, of a side of which nothing can be turned any more only what its tokens show does (and the other
        faces of its blanks, if it has agility), and their order only where the first of equal ones is taken and they
        are of two kinds. A side whose tokens are told apart stays as it is.
        """
        apart = self._told_apart
        if r.turn == OVER:
            if self._ends_anyhow:
                return Round(r.hero if apart[HERO] else (), (), 0, r.passed, OVER, r.reflects, r.bits)
            return r
        if self._ends_turning or all(apart):
            return r
        turned = self._turned(r)
        hero = r.hero if turned[HERO] or apart[HERO] else self._shown(r.hero)
        enemy = r.enemy if turned[ENEMY] or apart[ENEMY] else self._shown(r.enemy)
        return Round(hero, enemy, r.used, r.passed, r.turn, r.reflects, r.bits)

    def _turned(self, r: Round) -> list[bool]:
        """Of which sides something may still be turned, beside the own blanks that agility turns: by an agility token
        or a surge that lies there, or that may come to lie there.
        """
        symbols, other = self._coins.symbol, self._coins.other
        shown = [{symbols[code] for code in pool} for pool in (r.hero, r.enemy)]
        turned, seen = [False, False], [False, False]
        while True:
            before = (*turned,)
            for side in (HERO, ENEMY):
                if turned[side] and not seen[side]:
                    seen[side] = True
                    for code in r.enemy if side else r.hero:
                        face = ~code if code < 0 else code
                        shown[side] |= {symbols[face], symbols[other[face]]}
                if AGILITY in shown[side]:
                    turned[1 - side] = True
                if SURGE in shown[side]:
                    for bit, targets in self._turning[side]:
                        if not r.used >> bit & 1:
                            for target in targets:
                                turned[target] = True
            if before == (*turned,):
                return turned

    def _shown(self, pool: tuple[int, ...]) -> tuple[int, ...]:
        symbols, plain = self._coins.symbol, self._coins.plain
        shown = {symbols[code] for code in pool}
        if AGILITY in shown:
            found = [code if symbols[code] == BLANK else plain[code] for code in pool]
        else:
            found = [plain[code] for code in pool if self._blanks_matter or symbols[code] != BLANK]
        return tuple(found if PHYSICAL in shown and MAGIC in shown else sorted(found))


def _turns(op: Op) -> bool:
    return isinstance(op, Flip | Recast)


def _with_borrowed(ops: Ops, borrowed: Ops) -> Ops:
    return (*ops, *borrowed) if any(isinstance(op, Borrow) for op in ops) else ops


def _sides_turned(side: int, ops: Ops) -> tuple[int, ...]:
    return tuple({side if op.pick.mine else 1 - side for op in ops if isinstance(op, Flip | Recast)})


def _minds_blanks(op: Op) -> bool:
    """Whether a text is carried out where nothing but blanks is there for it [RB-738]."""
    if not isinstance(op, Remove):
        return False
    return op.pick.every and (not op.pick.shows or any(name in BLANKS for name in op.pick.shows))
