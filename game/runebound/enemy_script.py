"""The script: how an enemy plays itself [RB-733 to RB-738]. What the plain hand shares with it stands here too."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.runebound.combat_state import (
    ENEMY,
    HERO,
    Ability,
    Again,
    Borrow,
    Counted,
    Deal,
    Double,
    Fight,
    Flip,
    Heal,
    Healths,
    Hold,
    Hurt,
    May,
    Never,
    Once,
    OnTokens,
    Op,
    Ops,
    Outside,
    Prevent,
    Recast,
    Reflect,
    Remove,
    Round,
    has_come,
    most_of,
    outside,
    pool_of,
    total,
    with_pool,
    without,
)
from game.runebound.tokens import AGILITY, BLANK, DAMAGE, DOUBLER, SHIELD, SKULL, SURGE, Coins, Pick

STRIKE, DOUBLING, SURGING, FLIPPING, RECASTING, PASS = "strike", "double", "surge", "flip", "recast", "pass"
LEAST_CANCELLED = 2
"""An X below this is not cancelled [ruling on Corbin]."""


class Action(NamedTuple):
    """A combat action: which own tokens it spends, by their places in the pool, and its target; of a surge the ability,
    and what was paid for an X.
    """

    kind: str
    spends: tuple[int, ...] = ()
    target: int = -1
    ability: Ability | None = None
    x: int = 0


PASSING = Action(PASS)


def choose(f: Fight, r: Round, healths: Healths) -> Action:
    """What the enemy does: the first that is possible of kill, double, surge, agility, strike, pass [RB-733]."""
    skulls = total(f.coins, r.enemy, SKULL)
    if skulls:
        left = skulls - total(f.coins, r.hero, SHIELD)
        if left > 0 and healths.at_most(HERO, left):
            return strike(f.coins, r.enemy, SKULL)
    return (
        doubling(f.coins, r.enemy, (SKULL,))
        or surging(f, r, ENEMY, healths)
        or agility(f, r, ENEMY)
        or (strike(f.coins, r.enemy, SKULL) if skulls else PASSING)
    )


def strike(coins: Coins, pool: tuple[int, ...], symbol: str) -> Action:
    """Spend all live tokens of a kind of damage."""
    symbols = coins.symbol
    return Action(STRIKE, tuple([at for at, code in enumerate(pool) if symbols[code] == symbol]))


def doubling(coins: Coins, pool: tuple[int, ...], kinds: tuple[str, ...]) -> Action | None:
    """A doubler on the own live token of these kinds with the highest value, the first of them [RB-734]."""
    symbols = coins.symbol
    doubler, best, highest = -1, -1, 0
    for at, code in enumerate(pool):
        symbol = symbols[code]
        if symbol == DOUBLER and doubler < 0:
            doubler = at
        elif symbol in kinds and coins.value[code] > highest:
            best, highest = at, coins.value[code]
    return Action(DOUBLING, (doubler,), best) if doubler >= 0 and best >= 0 else None


def surging(f: Fight, r: Round, side: int, healths: Healths) -> Action | None:
    """The last of the abilities that can be paid, was not used in this round and would change something [RB-735]."""
    abilities = f.abilities[side]
    if not abilities:
        return None
    pool, symbols = pool_of(r, side), f.coins.symbol
    surges = [at for at, code in enumerate(pool) if symbols[code] == SURGE]
    if not surges:
        return None
    values = tuple([f.coins.value[pool[at]] for at in surges])
    for ability in reversed(abilities):
        if r.used >> ability.bit & 1:
            continue
        paid = payment(values, ability.price)
        if not paid:
            continue
        places = tuple([surges[number] for number in paid])
        after = with_pool(r, side, without(pool, places, True))
        if any(would(f, after, side, op, healths) for op in ability.ops):
            x = sum([values[number] for number in paid]) if ability.is_x else 0
            return Action(SURGING, places, -1, ability, x)
    return None


def agility(f: Fight, r: Round, side: int) -> Action | None:
    """Flip an own live blank with damage on its other face, the highest first; else recast the foe's best live token
    [RB-736].
    """
    coins, pool = f.coins, pool_of(r, side)
    symbols = coins.symbol
    spent = next((at for at, code in enumerate(pool) if symbols[code] == AGILITY), -1)
    if spent < 0:
        return None
    kinds = (SKULL,) if side else DAMAGE
    best, highest = -1, 0
    for at, code in enumerate(pool):
        if symbols[code] == BLANK:
            other = coins.other[code]
            if symbols[other] in kinds and coins.value[other] > highest:
                best, highest = at, coins.value[other]
    if best >= 0:
        return Action(FLIPPING, (spent,), best)
    target = _first_best(coins.worth, pool_of(r, 1 - side))
    return Action(RECASTING, (spent,), target) if target >= 0 else None


def _first_best(worth: list[int], pool: tuple[int, ...]) -> int:
    best, highest = -1, 0
    for at, code in enumerate(pool):
        if worth[code] > highest:
            best, highest = at, worth[code]
    return best


@lru_cache(maxsize=4096)
def payment(values: tuple[int, ...], price: int) -> tuple[int, ...]:
    """Which of some surges pay a price: the least total that suffices, of those the fewest tokens, the first ones
    [RB-735]; for an X (price 0) all of them. Empty where it cannot be paid.
    """
    if not price:
        return tuple(range(len(values)))
    best: tuple[int, ...] = ()
    least = (0, 0)
    for chosen in range(1, 1 << len(values)):
        paid = tuple(at for at in range(len(values)) if chosen >> at & 1)
        key = (sum(values[at] for at in paid), len(paid))
        if key[0] >= price and (not best or key < least or (key == least and paid < best)):
            best, least = paid, key
    return best


@lru_cache(maxsize=16384)
def block(shields: tuple[int, ...], damage: int) -> tuple[int, ...]:
    """Which of some shields stop a damage: those that stop most, of them the fewest, of them the least total value, the
    first ones [RB-737].
    """
    best: tuple[int, ...] = ()
    key = (0, 0, 0)
    for chosen in range(1, 1 << len(shields)):
        spent = tuple(at for at in range(len(shields)) if chosen >> at & 1)
        value = sum(shields[at] for at in spent)
        found = (-min(value, damage), len(spent), value)
        if found < key or (found == key and spent < best):
            best, key = spent, found
    return best


def blocks(f: Fight, pool: tuple[int, ...], damage: int) -> tuple[tuple[int, ...], int]:
    """The places of the shields that a side spends against a damage, and what is left of it."""
    symbols, value = f.coins.symbol, f.coins.value
    places = [at for at, code in enumerate(pool) if symbols[code] == SHIELD]
    if not places:
        return (), damage
    shields = tuple([value[pool[at]] for at in places])
    spent = block(shields, damage)
    return tuple([places[at] for at in spent]), max(0, damage - sum([shields[at] for at in spent]))


def cancels(f: Fight, pool: tuple[int, ...], x: int) -> tuple[int, ...]:
    """The places of the surges that a side pays to cancel an X; empty where it does not [ruling on Corbin]."""
    if x < LEAST_CANCELLED:
        return ()
    places = [at for at, code in enumerate(pool) if f.coins.symbol[code] == SURGE]
    paid = payment(tuple([f.coins.value[pool[at]] for at in places]), x)
    return tuple([places[at] for at in paid])


# -- targets, and what would change something


def targets(f: Fight, r: Round, side: int, op: OnTokens) -> list[int]:
    """The places of the tokens that an effect of a side is used on: all, or the best of RB-736 [RB-735]."""
    pick, coins = op.pick, f.coins
    pool = pool_of(r, side if pick.mine else 1 - side)
    found = coins.passing(pool, pick)
    if pick.every or not found:
        return found
    worths = _worths(coins, op, pick, pool)
    if pick.upto:
        return [at for at in found if worths[at] > 0][: pick.upto]
    best = max(found, key=lambda at: (worths[at], -at))
    return [best] if worths[best] > 0 else []


def _worths(coins: Coins, op: Op, pick: Pick, pool: tuple[int, ...]) -> list[int]:
    """By place how good a target a token is. Shields and blanks count only where a text is about nothing else, by their
    value; an own live token that is tossed or turned counts by its other face, without a filter only a blank.
    """
    if pick.spent:
        return [coins.worth[~code] if code < 0 else 0 for code in pool]
    if pick.mine and isinstance(op, Recast | Flip):
        turned = [code >= 0 and (bool(pick.shows) or coins.symbol[code] == BLANK) for code in pool]
        return [coins.worth[coins.other[code]] if turns else 0 for code, turns in zip(pool, turned, strict=True)]
    table = coins.value if "shield" in pick.shows or isinstance(op, Double | Hold) else coins.worth
    return [table[code] for code in pool]


def would(f: Fight, r: Round, side: int, op: Op, healths: Healths) -> bool:
    """Whether an effect of a side would change something [RB-738]."""
    match op:
        case Deal() | Hurt():
            return True
        case Reflect():
            return not r.passed >> 1 - side & 1
        case Recast() | Flip() | Remove() | Double() | Hold():
            return bool(targets(f, r, side, op))
        case Heal():
            return healths.at_most(side, most_of(f, r, side) - 1)
        case Outside():
            return bool(outside(f, r, op.what))
        case Borrow():
            return bool(f.borrowed)
        case Counted():
            return any(number for number, _ in f.tests[op.attribute, op.more][has_come(f, r, "cursed")])
        case May() | Once():
            return any(would(f, r, side, one, healths) for one in op.then)
        case Never() | Prevent() | Again():
            return False


def flat(ops: Ops) -> Ops:
    """Effects without what only says how often, or that they may be declined."""
    found: list[Op] = []
    for op in ops:
        found += flat(op.then) if isinstance(op, May | Once) else (op,)
    return tuple(found)
