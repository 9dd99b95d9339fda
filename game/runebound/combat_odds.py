"""Combat odds: the exact chance to win a combat, where the script plays the enemy and the plain hand the hero.

A round is thought through once for each cast and each span of healths for which it goes the same way: a state of the
round, without health, is remembered with the spans met so far and what comes of them, as changes of health. So a cast
serves all healths, and casts that come to the same state go on together. The rounds are then a chain over the healths
of both: ten steps of it, and what is left is a retreat [RB-712].

With more than MOST_EXACT tokens so many casts are taken from a fixed list; the figure is only about right then. It
takes time, so it is done in slices.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Generator, Iterator
from itertools import product
from typing import NamedTuple, TypeVar

from msgspec import Struct

from game.kit.rng import value as random_value
from game.runebound.combat_round import Thinker, with_bits
from game.runebound.combat_state import (
    ENEMY,
    HERO,
    LIMIT_BITS,
    ROUNDS,
    ZOMBIES,
    Fight,
    Flip,
    Passive,
    Round,
    changed,
    pool_of,
    with_pool,
)
from game.runebound.enemy_script import flat, targets
from game.runebound.plain_hand import LEAST_TURNED
from game.runebound.thoughts import LOST, NOT_HELD, WON, Key

Result = TypeVar("Result")
Work = Generator[None, None, Result]
"""Work in slices; what it returns is the result."""
Limits = tuple[int, ...]
"""How much is left of each limit of a fight."""
MOST_EXACT, SAMPLES = 12, 4096
SLICE = 120
"""So many thoughts are made in one step: they take no more than a frame can spare."""
SHORTEST = 1e-12
"""A smaller chance is left out."""


class CombatOdds(Struct, frozen=True):
    """The chances of a combat to be won, to be lost by defeat, and to end in neither; the damage that the hero suffers
    and the rounds that it lasts, in the mean; whether the casts were only sampled.
    """

    win: float
    lose: float
    neither: float
    damage: float
    rounds: float
    about: bool


class Stand(NamedTuple):
    """How a combat stands between two rounds: health left of both, the bits of the combat, how much is left of each
    limit, and the shield that is held (its place in the pool and its code; -1 for none).
    """

    hero: int
    enemy: int
    bits: int = 0
    limits: Limits = ()
    held: tuple[int, int] = NOT_HELD


def _lasting(bits: int) -> int:
    """The bits of a round that do not hang on the limits."""
    return bits & (LIMIT_BITS - 1) | bits // ZOMBIES * ZOMBIES


def done(work: Work[Result]) -> Result:
    """The result of some work, all of it done at once."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Result = end.value
            return found


class Odds:
    """Reckons the chances of one fight; what it met serves every later question about it."""

    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        self.about = sum(len(pool) for pool in fight.pools) > MOST_EXACT
        self.thinker = Thinker(fight)
        self._casts: dict[tuple[int, tuple[int, int]], list[tuple[Round, float]]] = {}
        self._ways: dict[Stand, list[tuple[Stand, int, float]]] = {}

    def before(self, hero: int, enemy: int) -> Work[CombatOdds]:
        """The chances before a combat, with so much health left: its start comes first [RB-704]."""
        stand = self.fresh(hero, enemy)
        begun = self.thinker.starts(Round((), (), bits=self.bits(stand)), hero, enemy)
        chances: defaultdict[Stand, float] = defaultdict(float)
        ended = {WON: 0.0, LOST: 0.0}
        damage = 0.0
        for chance, r, changes, end, _ in begun:
            if end:
                ended[end] += chance
                damage += chance * (hero if end == LOST else -changes[0])
            else:
                chances[self.after(stand, Key(changes[0], changes[1], r.bits))] += chance
        return (yield from self._chain(chances, ended, hero, ROUNDS, damage))

    def between(
        self, hero: int, enemy: int, rounds: int, bits: int = 0, limits: Limits = (), held: tuple[int, int] = NOT_HELD
    ) -> Work[CombatOdds]:
        """The chances between two rounds, when so many have been played, with the bits of the combat, how much is left
        of each limit, and the shield that is held.
        """
        fresh = self.fresh(hero, enemy)
        stand = Stand(hero, enemy, _lasting(bits), limits or fresh.limits, held)
        return (yield from self._chain({stand: 1.0}, {WON: 0.0, LOST: 0.0}, hero, ROUNDS - rounds, 0.0))

    def within(self, r: Round, hero: int, enemy: int, rounds: int, limits: Limits) -> Work[CombatOdds]:
        """The chances within a round, the so manieth, as it stands."""
        stand = Stand(hero, enemy, 0, limits)
        chances: defaultdict[Stand, float] = defaultdict(float)
        ended, damage = {WON: 0.0, LOST: 0.0}, 0.0
        for key, chance in self.thinker.think(r, hero, enemy).found:
            if key.end:
                ended[key.end] += chance
                damage += chance * (hero if key.end == LOST else -key.hero)
            else:
                chances[self.after(stand, key)] += chance
        return (yield from self._chain(chances, ended, hero, ROUNDS - rounds, damage))

    def fresh(self, hero: int, enemy: int) -> Stand:
        return Stand(hero, enemy, 0, tuple([number for _, number in self.fight.limits]))

    def _chain(
        self, chances: dict[Stand, float], ended: dict[int, float], health: int, rounds: int, damage: float
    ) -> Work[CombatOdds]:
        lasted = 0.0
        for _ in range(rounds):
            following: defaultdict[Stand, float] = defaultdict(float)
            for stand, chance in chances.items():
                lasted += chance
                for after, end, part in (yield from self._followed(stand)):
                    share = chance * part
                    if end:
                        ended[end] += share
                        damage += share * (health - (after.hero if end == WON else 0))
                    elif share > SHORTEST:
                        following[after] += share
            chances = following
        damage += sum([chance * (health - stand.hero) for stand, chance in chances.items()])
        left = max(0.0, 1.0 - ended[WON] - ended[LOST])
        return CombatOdds(ended[WON], ended[LOST], left, damage, lasted, self.about)

    def _followed(self, stand: Stand) -> Work[list[tuple[Stand, int, float]]]:
        """What a round makes of a stand: the stands after it, how it ended, with the chances."""
        found = self._ways.get(stand)
        if found is not None:
            return found
        casts = yield from self._cast(self.bits(stand), stand.held)
        keys: defaultdict[Key, float] = defaultdict(float)
        think, hero, enemy = self.thinker.think, stand.hero, stand.enemy
        due, number = self.thinker.thoughts + SLICE, 0
        for r, chance in casts:
            for key, part in think(r, hero, enemy).found:
                keys[key] += chance * part
            number += 1
            if self.thinker.thoughts > due or number > SLICE:
                due, number = self.thinker.thoughts + SLICE, 0
                yield
        found = self._ways[stand] = [(self.after(stand, key), key.end, chance) for key, chance in keys.items()]
        return found

    def bits(self, stand: Stand) -> int:
        """The bits of a round: what has happened once in this combat, and of which limits there is some left."""
        bits = stand.bits
        for number, left in enumerate(stand.limits):
            if left:
                bits |= LIMIT_BITS << number
        return bits

    def after(self, stand: Stand, key: Key) -> Stand:
        limits = tuple(
            [left - (left > 0 and not key.bits & LIMIT_BITS << number) for number, left in enumerate(stand.limits)]
        )
        return Stand(stand.hero + key.hero, stand.enemy + key.enemy, _lasting(key.bits), limits, key.held)

    # -- casts

    def _cast(self, bits: int, held: tuple[int, int]) -> Work[list[tuple[Round, float]]]:
        """The states of a round after its cast, with the chances; who begins is found [RB-706 to RB-708]."""
        known = self._casts.get((bits, held))
        if known is not None:
            return known
        counts: Counter[Round] = Counter()
        total = 0
        for number, (sides, weight) in enumerate(self._tosses(held)):
            counts[self._begun(sides, bits, held)] += weight
            total += weight
            if number % SLICE == SLICE - 1:
                yield
        found = self._casts[bits, held] = [(r, weight / total) for r, weight in counts.items()]
        return found

    def _tosses(self, held: tuple[int, int]) -> Iterator[tuple[tuple[tuple[int, ...], tuple[int, ...]], int]]:
        """Which face of each token is up, for both pools, with a weight: all that can be, or those of the list."""
        hero, enemy = self.fight.pools
        if self.about:
            for number in range(SAMPLES):
                yield self._drawn(random_value("casts", "combat", number)), 1
            return
        free = [((0,), 2) if two[0] == two[1] else ((0, 1), 1) for two in (*hero, *enemy)]
        if held[0] >= 0:
            free[held[0]] = ((0,), 2)
        weight = 1
        for _, more in free:
            weight *= more
        for sides in product(*[shown for shown, _ in free]):
            yield (sides[: len(hero)], sides[len(hero) :]), weight

    def drawn(self, bits: int, held: tuple[int, int], drawn: int) -> Round:
        """The state of a round after a cast that is drawn as one number, a bit for each token."""
        return self._begun(self._drawn(drawn), bits, held)

    def _drawn(self, drawn: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        hero, enemy = self.fight.pools
        sides = tuple([drawn >> at & 1 for at in range(len(hero) + len(enemy))])
        return sides[: len(hero)], sides[len(hero) :]

    def _begun(self, sides: tuple[tuple[int, ...], tuple[int, ...]], bits: int, held: tuple[int, int]) -> Round:
        coins, pools = self.fight.coins, self.fight.pools
        codes = [
            [coins.lying(two, side) for two, side in zip(pool, shown, strict=True)]
            for pool, shown in zip(pools, sides, strict=True)
        ]
        golden = [
            [two[side].golden for two, side in zip(pool, shown, strict=True)]
            for pool, shown in zip(pools, sides, strict=True)
        ]
        if held[0] >= 0:
            codes[HERO][held[0]] = held[1]
            golden[HERO][held[0]] = self._rim(held)
        r = Round(tuple(codes[0]), tuple(codes[1]), bits=bits)
        for passive in self.fight.after_cast:
            r = self._turned(r, passive, golden)
        shown_golden = [sum(golden[side]) + self.fight.golden[side] for side in (HERO, ENEMY)]
        turn = HERO if shown_golden[HERO] >= shown_golden[ENEMY] else ENEMY
        return Round(r.hero, r.enemy, turn=turn, bits=r.bits)

    def _rim(self, held: tuple[int, int]) -> bool:
        """Whether the held shield lies with its golden face [ruling on Shield Arm]."""
        two = self.fight.pools[HERO][held[0]]
        return any(one.golden and self.fight.coins.lying(two, side) == held[1] for side, one in enumerate(two))

    def _turned(self, r: Round, passive: Passive, golden: list[list[bool]]) -> Round:
        """A text after casting that turns tokens; their rims no longer count [RB-720]."""
        if r.bits & passive.bit:
            return r
        for op in flat(passive.ops):
            if not isinstance(op, Flip):
                continue
            found = targets(self.fight, r, passive.side, op)
            if op.pick.every and passive.may and len(found) < LEAST_TURNED:
                continue
            target = passive.side if op.pick.mine else 1 - passive.side
            pool = pool_of(r, target)
            for at in found:
                pool = changed(pool, at, self.fight.coins.other[pool[at]])
                golden[target][at] = False
            if found:
                r = with_bits(with_pool(r, target, pool), r.bits | passive.bit)
        return r

