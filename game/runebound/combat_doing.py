"""What is done in a round of the plain model: what an action, a text, damage makes of a state, with all the ways that
it may go [RB-705 to RB-722].

Randomness within a round (recasts, tests) branches. It follows the script and the plain hand; the engine does the same
on its table, which a test proves cast by cast.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.runebound import enemy_script, plain_hand
from game.runebound.combat_state import (
    ENEMY,
    HERO,
    NEVER,
    ZOMBIES,
    Amount,
    Borrow,
    Counted,
    Deal,
    Double,
    Fight,
    Flip,
    Heal,
    Hold,
    Hurt,
    May,
    Once,
    Op,
    Ops,
    Outside,
    Passive,
    Prevent,
    Recast,
    Reflect,
    Remove,
    Round,
    changed,
    following,
    has_come,
    most_of,
    outside,
    pool_of,
    removed,
    with_pool,
    without,
)
from game.runebound.enemy_script import DOUBLING, FLIPPING, PASS, RECASTING, STRIKE, Action
from game.runebound.thoughts import LOST, NOT_HELD, WON, Band, Branch, Later
from game.runebound.tokens import MOST_DOUBLED


class Begun(NamedTuple):
    """How far the start of a combat has come: the pieces that have spoken, and the damage that the hero is about to
    suffer by it.
    """

    spoken: frozenset[str] = frozenset()
    damage: int = 0


NOT_BEGUN = Begun()


class Doing:
    """What is done in one fight."""

    def __init__(self, fight: Fight) -> None:
        self.fight = fight

    def starts(self, r: Round, hero: int, enemy: int, begun: Begun = NOT_BEGUN) -> list[Branch]:
        """What comes of the texts at the start of a combat, with the pools not cast yet [RB-704]."""
        band = Band(hero, enemy)
        branches = self.hit(Branch(1.0, r), band, HERO, begun.damage, blocked=False)
        return self._passives(branches, band, [one for one in self.fight.starts if one.piece not in begun.spoken])

    def turned(self, branch: Branch, side: int, band: Band) -> Round:
        """The round with the turn of whoever is next; the plain hand takes another action at once where it kills."""
        r = branch.round
        turn = following(r, side)
        if side == HERO and turn == ENEMY and self.fight.again:
            bit, passed = self.fight.again[0].bit, r.passed >> HERO & 1
            if not passed and not r.bits & bit and plain_hand.killing(self.fight, r, Later(band, branch.changes)):
                return Round(r.hero, r.enemy, r.used, r.passed, HERO, r.reflects, r.bits | bit)
        return Round(r.hero, r.enemy, r.used, r.passed, turn, r.reflects, r.bits)

    def ends(self, r: Round, band: Band) -> list[Branch]:
        """What comes of the texts at the end of a round, when both have passed [RB-711]."""
        return self._passives([Branch(1.0, r)], band, self.fight.round_end)

    def _passives(self, branches: list[Branch], band: Band, passives: Iterable[Passive]) -> list[Branch]:
        """Texts of a window resolve; those of once in a combat only where they change something."""
        for passive in passives:
            found: list[Branch] = []
            for branch in branches:
                found += self._passive(branch, band, passive)
            branches = found
        return branches

    def _passive(self, branch: Branch, band: Band, passive: Passive) -> list[Branch]:
        r, ops = branch.round, enemy_script.flat(passive.ops)
        later = Later(band, branch.changes)
        if branch.end or r.bits & passive.bit:
            return [branch]
        if not any(enemy_script.would(self.fight, r, passive.side, op, later) for op in ops):
            return [branch]
        after = Branch(branch.chance, with_bits(r, r.bits | passive.bit), branch.changes)
        resolved = self._resolved([after], band, passive.side, ops, 0, 0)
        return [shown for one in resolved for shown in self.shown(one)]

    # -- what an action does

    def acted(self, r: Round, side: int, chosen: Action, band: Band) -> list[Branch]:
        """All ways that an action of a side may go [RB-709, RB-714 to RB-718]."""
        f, coins = self.fight, self.fight.coins
        if chosen.kind == PASS:
            return [Branch(1.0, Round(r.hero, r.enemy, r.used, r.passed | 1 << side, side, r.reflects, r.bits))]
        pool = pool_of(r, side)
        place = chosen.target
        if chosen.kind in (DOUBLING, FLIPPING):
            code = coins.doubled(pool[place]) if chosen.kind == DOUBLING else coins.other[pool[place]]
            spent = without(changed(pool, place, code), chosen.spends, f.remembers[side])
            return [Branch(1.0, with_pool(r, side, spent))]
        after = with_pool(r, side, without(pool, chosen.spends, f.remembers[side]))
        if chosen.kind == STRIKE:
            amount = sum([coins.value[pool[at]] for at in chosen.spends])
            return self.hit(Branch(1.0, after), band, 1 - side, amount, attack=True)
        if chosen.kind == RECASTING:
            return [self._tossed(Branch(1.0, after), 1 - side, [place])]
        ability = chosen.ability
        assert ability is not None
        after = Round(
            after.hero, after.enemy, after.used | 1 << ability.bit, after.passed, side, after.reflects, after.bits
        )
        return self._resolved([Branch(1.0, after)], band, side, ability.ops, chosen.x, 0)

    def _resolved(
        self, branches: list[Branch], band: Band, side: int, ops: Ops, x: int, successes: int
    ) -> list[Branch]:
        for op in ops:
            found: list[Branch] = []
            for branch in branches:
                for one in self.shown(branch):
                    found += [one] if one.end else self._op(one, band, side, op, x, successes)
            branches = found
        return branches

    def _op(self, branch: Branch, band: Band, side: int, op: Op, x: int, successes: int) -> list[Branch]:
        r, f, coins = branch.round, self.fight, self.fight.coins
        match op:
            case Deal():
                return self._dealt(branch, band, side, op, x, successes)
            case Recast():
                target = side if op.pick.mine else 1 - side
                return [self._tossed(branch, target, enemy_script.targets(f, r, side, op))]
            case Flip() | Double():
                target = side if op.pick.mine else 1 - side
                pool = pool_of(r, target)
                for at in enemy_script.targets(f, r, side, op):
                    code = coins.other[pool[at]] if isinstance(op, Flip) else coins.doubled(pool[at])
                    pool = changed(pool, at, code)
                return [branch._replace(round=with_pool(r, target, pool))]
            case Remove():
                target = side if op.pick.mine else 1 - side
                return [branch._replace(round=removed(f, r, target, enemy_script.targets(f, r, side, op)))]
            case Heal():
                return [self._healed(branch, band, side, op.amount)]
            case Hurt():
                return self.hit(branch, band, side, op.amount, blocked=False)
            case Outside():
                return [self._took(branch, op.what)]
            case Reflect():
                sent = (op.most, r.reflects[1]) if side == HERO else (r.reflects[0], op.most)
                after = Round(r.hero, r.enemy, r.used, r.passed, r.turn, sent, r.bits)
                return [branch._replace(round=after)]
            case Borrow():
                found = []
                for ops, chance in f.borrowed:
                    found += self._resolved([branch._replace(chance=branch.chance * chance)], band, side, ops, 0, 0)
                return found
            case Counted():
                found = []
                spread = f.tests[op.attribute, op.more][has_come(f, r, "cursed")]
                for number, chance in spread:
                    part = [branch._replace(chance=branch.chance * chance)]
                    found += self._resolved(part, band, side, (op.then,), x, number) if number else part
                return found
            case May() | Once():
                return self._resolved([branch], band, side, op.then, x, successes)
            case _:
                return [branch]

    def _took(self, branch: Branch, what: str) -> Branch:
        """There is less of something outside of the combat; a zombie may make the enemy stronger."""
        r, bit = branch.round, outside(self.fight, branch.round, what)
        if what != "zombie" or not bit or self.fight.grows_after == NEVER:
            return branch._replace(round=with_bits(r, r.bits & ~bit))
        after = with_bits(r, (r.bits & ~bit) + ZOMBIES)
        grown = most_of(self.fight, after, ENEMY) - most_of(self.fight, r, ENEMY)
        return branch._replace(round=after, changes=(branch.changes[0], branch.changes[1] + grown))

    def _dealt(self, branch: Branch, band: Band, side: int, op: Deal, x: int, successes: int) -> list[Branch]:
        r, target = branch.round, 1 - side
        if op.cancels:
            pool = pool_of(r, target)
            paid = enemy_script.cancels(self.fight, pool, x)
            if paid:
                return [branch._replace(round=with_pool(r, target, without(pool, paid, self.fight.remembers[target])))]
        found: list[Branch] = []
        for number, chance in self._spread(op.amount, r, x, successes):
            part = branch._replace(chance=branch.chance * chance)
            found += self.hit(part, band, target, number, blocked=op.blocks)
        return found

    def _spread(self, amount: Amount, r: Round, x: int, successes: int) -> tuple[tuple[int, float], ...]:
        if amount.of == "terrain":
            return self.fight.terrain[has_come(self.fight, r, "weary")]
        number = {"": amount.number, "x": x, "successes": successes}[amount.of]
        return ((number, 1.0),)

    def hit(
        self, branch: Branch, band: Band, target: int, damage: int, blocked: bool = True, attack: bool = False
    ) -> list[Branch]:
        """Damage to a side, which may block it [RB-715]; what an attack does may come back [Mirror Ward]."""
        f, (chance, r, changes, *_) = self.fight, branch
        if damage <= 0:
            return [branch]
        if blocked:
            pool = pool_of(r, target)
            spent, damage = enemy_script.blocks(f, pool, damage)
            if spent:
                r = with_pool(r, target, without(pool, spent, f.remembers[target]))
        r, damage = self._prevented(r, Later(band, changes), target, damage)
        if damage <= 0:
            return [Branch(chance, r, changes)]
        if band.at_most(target, damage - changes[target]):
            return [Branch(chance, r, (changes[0], 0) if target else (0, changes[1]), WON if target else LOST)]
        after = (changes[0], changes[1] - damage) if target else (changes[0] - damage, changes[1])
        branch = Branch(chance, r, after)
        if attack and r.reflects[target]:
            return self.hit(branch, band, 1 - target, min(damage, r.reflects[target]))
        return [branch]

    def _prevented(self, r: Round, later: Later, target: int, damage: int) -> tuple[Round, int]:
        for passive in self.fight.would_suffer:
            if passive.side != target or r.bits & passive.bit or damage <= 0:
                continue
            if damage < plain_hand.LEAST_PREVENTED and not later.at_most(target, damage):
                continue
            less = sum([op.amount for op in enemy_script.flat(passive.ops) if isinstance(op, Prevent)])
            r, damage = with_bits(r, r.bits | passive.bit), max(0, damage - less)
        return r, damage

    def _healed(self, branch: Branch, band: Band, side: int, amount: int) -> Branch:
        later, most = Later(band, branch.changes), most_of(self.fight, branch.round, side)
        healed = min(amount, most)
        while healed and not later.at_most(side, most - healed):
            healed -= 1
        first, second = branch.changes
        return branch._replace(changes=(first, second + healed) if side else (first + healed, second))

    def _tossed(self, branch: Branch, target: int, places: list[int]) -> Branch:
        """Tokens of a side will be tossed again, also spent ones, which are live then [RB-720]."""
        pool = pool_of(branch.round, target)
        for at in places:
            pool = changed(pool, at, min(self.fight.coins.tossed(pool[at])))
        tossed = (target, tuple(places)) if places else None
        return branch._replace(round=with_pool(branch.round, target, pool), tossed=tossed)

    def shown(self, branch: Branch) -> list[Branch]:
        """All that tokens may show that were tossed again."""
        if branch.tossed is None:
            return [branch]
        target, places = branch.tossed
        branches = [branch._replace(tossed=None)]
        for at in places:
            found = []
            for one in branches:
                pool = pool_of(one.round, target)
                shown = self.fight.coins.tossed(pool[at])
                for code in shown:
                    after = with_pool(one.round, target, changed(pool, at, code))
                    found.append(one._replace(chance=one.chance / len(shown), round=after))
            branches = found
        return branches


def held_of(f: Fight, r: Round) -> tuple[int, int]:
    """The shield that the plain hand holds after a round: its place, and its code without doublings."""
    for passive in f.holds:
        for op in enemy_script.flat(passive.ops):
            if isinstance(op, Hold):
                for place in enemy_script.targets(f, r, HERO, op):
                    return place, r.hero[place] & ~MOST_DOUBLED
    return NOT_HELD


def with_bits(r: Round, bits: int) -> Round:
    """The round with other bits of the combat."""
    return Round(r.hero, r.enemy, r.used, r.passed, r.turn, r.reflects, bits)
