"""Combat odds: the exact chance to win a combat, where the script plays the enemy and the plain hand the hero.

A round is thought through once for each cast and each span of healths for which it goes the same way: a state of the
round, without health, is remembered with the spans met so far and what comes of them, as changes of health. So a cast
serves all healths, and casts that come to the same state go on together. The rounds are then a chain over the healths
of both: ten steps of it, and what is left is a retreat [RB-712].

Where even then more than MOST_EXACT casts are told apart, so many are taken from a fixed list; the figure is only about
right then. It takes time, so it is done in slices.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import product
from math import prod
from typing import NamedTuple

from msgspec import Struct

from game.kit.rng import value as random_value
from game.kit.slices import Work
from game.runebound.combat_doing import NOT_BEGUN, Begun, with_bits
from game.runebound.combat_round import Thinker
from game.runebound.combat_state import (
    ENEMY,
    HERO,
    LIMIT_BITS,
    ROUNDS,
    ZOMBIES,
    Fight,
    Flip,
    Passive,
    Recast,
    Round,
    changed,
    pool_of,
    with_pool,
)
from game.runebound.enemy_script import flat, targets
from game.runebound.plain_hand import LEAST_TURNED
from game.runebound.thoughts import LOST, NOT_HELD, WON, Blow, Key, unpacked

Toss = tuple[tuple[int, ...], tuple[int, ...]]
"""Which face of each token is up after a cast, for both pools."""
Limits = tuple[int, ...]
"""How much is left of each limit of a fight."""
MOST_EXACT, MOST_TOSSED = 4096, 1 << 14
"""So many casts are looked at for each stand, and so many ways that tokens may fall are put together to them."""
QUICK = 256
"""With so many casts or fewer the chances are there at once."""
SLICE = 120
"""So many casts are looked at in one step: they take no more than a frame can spare."""
SHORTEST = 1e-12
"""A smaller chance is left out."""


class CombatOdds(Struct, frozen=True):
    """The chances of a combat to be won, to be lost by defeat, and to end in neither; the damage that the hero suffers
    and the rounds that it lasts, in the mean; how many casts were taken from the list, or how many fights were played
    out, where not everything that can be was looked at.
    """

    win: float
    lose: float
    neither: float
    damage: float
    rounds: float
    casts: int = 0
    fights: int = 0

    @property
    def about(self) -> bool:
        """Whether they are only about right."""
        return self.casts > 0 or self.fights > 0

    @property
    def heals(self) -> bool:
        """Whether the hero is healed more than hurt, as far as one decimal tells."""
        return round(self.damage, 1) < 0


class Stand(NamedTuple):
    """How a combat stands between two rounds: health left of both, the bits of the combat, how much is left of each
    limit, and the shield that is held (its place in the pool and its code; -1 for none).
    """

    hero: int
    enemy: int
    bits: int = 0
    limits: Limits = ()
    held: tuple[int, int] = NOT_HELD


def lasting(bits: int) -> int:
    """The bits of a round that do not hang on the limits."""
    return bits & (LIMIT_BITS - 1) | bits // ZOMBIES * ZOMBIES


def _branches_widely(fight: Fight) -> bool:
    """Whether a text tosses many tokens again, or spent tokens are told apart."""
    ops = [op for row in fight.abilities for one in row for op in flat(one.ops)]
    return any(fight.remembers) or any(isinstance(op, Recast) and (op.pick.every or op.pick.upto > 1) for op in ops)


class Odds:
    """Reckons the chances of one fight; what it met serves every later question about it."""

    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        ways = self._ways_to_fall(NOT_HELD)[1]
        self.about = ways > MOST_TOSSED
        self.slow = ways > QUICK
        """Whether the chances take so long that a first figure is wanted before them."""
        self.wide = ways > MOST_EXACT and _branches_widely(fight)
        """Whether its rounds branch so widely that fights are played out instead (`combat_samples.py`)."""
        self.thinker = Thinker(fight)
        self._casts: dict[tuple[int, tuple[int, int]], list[tuple[Round, float]]] = {}
        self._ways: dict[Stand, list[tuple[Stand, int, float]]] = {}

    def before(self, hero: int, enemy: int, begun: Begun = NOT_BEGUN, at: Stand | None = None) -> Work[CombatOdds]:
        """The chances before the first cast, with so much health left: the start of the combat comes first [RB-704],
        or what is left of it once it has begun, which stands so.
        """
        stand = at or self.fresh(hero, enemy)
        chances: defaultdict[Stand, float] = defaultdict(float)
        ended = {WON: 0.0, LOST: 0.0}
        damage = 0.0
        starts = self.thinker.starts(Round((), (), bits=self.bits(stand)), hero, enemy, begun)
        for chance, r, changes, end, _ in starts:
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
        stand = Stand(hero, enemy, lasting(bits), limits or fresh.limits, held)
        return (yield from self._chain({stand: 1.0}, {WON: 0.0, LOST: 0.0}, hero, ROUNDS - rounds, 0.0))

    def within(
        self, r: Round, hero: int, enemy: int, rounds: int, limits: Limits, blow: Blow | None = None
    ) -> Work[CombatOdds]:
        """The chances within a round, the so manieth, as it stands: it goes on with an action, or with a blow that is
        about to fall.
        """
        stand = Stand(hero, enemy, 0, limits)
        chances: defaultdict[Stand, float] = defaultdict(float)
        ended, damage = {WON: 0.0, LOST: 0.0}, 0.0
        for key, chance in (yield from self.thinker.thinking(r, hero, enemy, blow)).found:
            if key.end:
                ended[key.end] += chance
                damage += chance * (hero if key.end == LOST else -key.hero)
            else:
                chances[self.after(stand, key)] += chance
        return (yield from self._chain(chances, ended, hero, ROUNDS - rounds, damage))

    def fresh(self, hero: int, enemy: int) -> Stand:
        """How a combat stands that has not begun, with so much health left."""
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
        return CombatOdds(ended[WON], ended[LOST], left, damage, lasted, MOST_EXACT if self.about else 0)

    def _followed(self, stand: Stand) -> Work[list[tuple[Stand, int, float]]]:
        """What a round makes of a stand: the stands after it, how it ended, with the chances."""
        found = self._ways.get(stand)
        if found is not None:
            return found
        casts = yield from self._cast(self.bits(stand), stand.held)
        keys: defaultdict[int, float] = defaultdict(float)
        met, thinking, hero, enemy = self.thinker.met, self.thinker.thinking, stand.hero, stand.enemy
        for number, (r, chance) in enumerate(casts):
            thought = met(r, hero, enemy) or (yield from thinking(r, hero, enemy))
            for key, part in zip(thought.keys, thought.chances, strict=True):
                keys[key] += chance * part
            if number % SLICE == SLICE - 1:
                yield
        ways = [(unpacked(key), chance) for key, chance in keys.items()]
        found = self._ways[stand] = [(self.after(stand, key), key.end, chance) for key, chance in ways]
        return found

    def bits(self, stand: Stand) -> int:
        """The bits of a round: what has happened once in this combat, and of which limits there is some left."""
        bits = stand.bits
        for number, left in enumerate(stand.limits):
            if left:
                bits |= LIMIT_BITS << number
        return bits

    def after(self, stand: Stand, key: Key) -> Stand:
        """How the combat stands after a round, or a part of one, of which this came."""
        limits = tuple(
            [left - (left > 0 and not key.bits & LIMIT_BITS << number) for number, left in enumerate(stand.limits)]
        )
        return Stand(stand.hero + key.hero, stand.enemy + key.enemy, lasting(key.bits), limits, key.held)

    # -- casts

    def _cast(self, bits: int, held: tuple[int, int]) -> Work[list[tuple[Round, float]]]:
        """The states of a round after its cast, with the chances; who begins is found [RB-706 to RB-708]."""
        known = self._casts.get((bits, held))
        if known is not None:
            return known
        counts: Counter[Round] = Counter()
        if not self.about:
            yield from self._count(self._all_tosses(held), bits, held, counts)
            self.about = len(counts) > MOST_EXACT
        if self.about:
            counts.clear()
            yield from self._count(self._drawn_tosses(), bits, held, counts)
        total = counts.total()
        found = self._casts[bits, held] = [(r, number / total) for r, number in counts.items()]
        return found

    def _count(self, tosses: Iterable[Toss], bits: int, held: tuple[int, int], counts: Counter[Round]) -> Work[None]:
        """The states that casts lead to; those that are alike are one."""
        for number, sides in enumerate(tosses):
            counts[self.thinker.plain.of(self._begun(sides, bits, held))] += 1
            if number % SLICE == SLICE - 1:
                yield

    def _ways_to_fall(self, held: tuple[int, int]) -> tuple[list[tuple[int, ...]], int]:
        """The faces of each token that may be up, and how many casts that makes. One with the same face on both sides
        has one, and so does one that is held.
        """
        hero, enemy = self.fight.pools
        falls: list[tuple[int, ...]] = [(0,) if two[0] == two[1] else (0, 1) for two in (*hero, *enemy)]
        if held[0] >= 0:
            falls[held[0]] = (0,)
        return falls, prod(map(len, falls))

    def _all_tosses(self, held: tuple[int, int]) -> Iterator[Toss]:
        """All casts that can be, each as likely as the others: which face of each token is up, for both pools."""
        size = len(self.fight.pools[HERO])
        for sides in product(*self._ways_to_fall(held)[0]):
            yield sides[:size], sides[size:]

    def _drawn_tosses(self) -> Iterator[Toss]:
        """The casts of the list."""
        for number in range(MOST_EXACT):
            yield self._drawn(random_value("casts", "combat", number))

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
