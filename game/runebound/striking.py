"""Damage between the sides of a combat: attacks, what abilities deal, blocking, cancelling [RB-714, RB-715]."""

from __future__ import annotations

from game.kit.prompts import Prompt
from game.runebound import damage, enemy_script, names, pools
from game.runebound.sides import player_of, scripted
from game.runebound.table import Table
from game.runebound.tokens import SHIELD


def attack(t: Table, side: str, spent: list[str], kind: str) -> None:
    """Tokens of one kind are spent for one attack [RB-714]; what it does to the target may come back to who strikes
    [Mirror Ward], unless the target falls first [RB-723]. Raises CombatOver where it ends the combat.
    """
    target, amount = t.other_side(side), pools.total(t, spent)
    pools.spend(t, spent)
    t.note("strikes", side=side, target=target, kind=kind, amount=amount, tokens=spent)
    before = t.damage(target)
    _hit(t, side, target, amount, kind, "RB-714", True)
    back = min(t.damage(target) - before, t.track(names.reflect(target)))
    if back > 0:
        t.note("reflects", side=target, target=side, amount=back)
        _hit(t, target, side, back, "magic", "RB-714", True)


def deal(t: Table, side: str, amount: int, kind: str, source: str, blocked: bool = True) -> None:
    """An ability of a side deals damage to its foe, which is no attack [R-07]. Raises CombatOver where it ends it."""
    target = t.other_side(side)
    if amount > 0 and target:
        t.note("deals", side=side, target=target, kind=kind, amount=amount, source=source)
        _hit(t, side, target, amount, kind, source, blocked)


def _hit(t: Table, side: str, target: str, amount: int, kind: str, source: str, blocked: bool) -> None:
    """One deal of damage: blocked once [R-08], then suffered."""
    if blocked:
        amount = _block(t, side, target, amount, kind, source)
    damage.suffer(t, target, amount, source)


def _block(t: Table, side: str, target: str, amount: int, kind: str, source: str) -> int:
    """The target may spend live shields; what of the damage is left [RB-715, RB-737]."""
    shields = pools.live(t, target, SHIELD)
    if not shields:
        return amount
    worth = tuple(pools.value(t, token) for token in shields)
    usual = [shields[at] for at in enemy_script.block(worth, amount)]
    if scripted(t, target):
        spent = usual
    else:
        data: dict[str, object] = {"amount": amount, "kind": kind, "by": side, "side": target, "marked": usual}
        spent = list(t.ask(Prompt("block", player_of(t, target), source, tuple(shields), 0, len(shields), data)))
    if not spent:
        return amount
    stopped = min(amount, pools.total(t, spent))
    pools.spend(t, spent)
    t.note("blocks", side=target, tokens=spent, amount=stopped)
    return amount - stopped


# -- surges


def pay(t: Table, side: str, price: int, source: str) -> int:
    """Live surges are spent until they reach a price, which they can; for an X (price 0) any of them. What was paid
    [RB-718, RB-735].
    """
    paid = 0
    while paid < max(price, 1):
        spent = _payment(t, side, price - paid if price else 0, source)
        paid += pools.total(t, spent)
        pools.spend(t, spent)
    return paid


def usual_payment(t: Table, side: str, price: int) -> list[str]:
    """The surges with which a side pays where nobody says otherwise; none where it cannot [RB-735]."""
    surges = pools.surges(t, side)
    found = enemy_script.payment(tuple(pools.value(t, token) for token in surges), price)
    return [surges[at] for at in found]


def _payment(t: Table, side: str, price: int, source: str) -> list[str]:
    surges, usual = pools.surges(t, side), usual_payment(t, side, price)
    worth = [pools.value(t, token) for token in surges]
    if scripted(t, side) or len(surges) == 1 or (price and sum(worth) - min(worth) < price):
        return usual
    data: dict[str, object] = {"price": price, "side": side, "marked": usual}
    return list(t.ask(Prompt("pay-surge", player_of(t, side), source, tuple(surges), 1, len(surges), data)))


def cancelled(t: Table, side: str, x: int, source: str, amount: int, kind: str) -> bool:
    """The foe of a side may spend surges of X at least to make what is dealt nothing, which is no action; whether it
    has [R-105].
    """
    foe = t.other_side(side)
    if not usual_payment(t, foe, x):
        return False
    if scripted(t, foe):
        agrees = x >= enemy_script.LEAST_CANCELLED
    else:
        data: dict[str, object] = {"x": x, "price": x, "amount": amount, "kind": kind, "by": side, "side": foe}
        agrees = bool(t.ask(Prompt("cancel", player_of(t, foe), source, ("yes",), 0, 1, data)))
    if agrees:
        pay(t, foe, x, source)
        t.note("cancels", side=foe, source=source, x=x)
    return agrees
