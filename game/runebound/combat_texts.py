"""What the marks of a card mean to the plain model of a combat: the same words as on the table, read as records.

What costs a card of the hand, or has nothing to do with the combat, is `Never`: the plain hand does not use it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from game.kit.effects.language import MarkError, Name, Number, Reference, References, Vocabulary, word
from game.runebound.combat_state import (
    Again,
    Amount,
    Borrow,
    Counted,
    Deal,
    Double,
    Flip,
    Heal,
    Hold,
    Hurt,
    May,
    Never,
    Once,
    Op,
    Ops,
    Outside,
    Prevent,
    Recast,
    Reflect,
    Remove,
)
from game.runebound.tokens import DAMAGE, FILTERS, KINDS, Pick

OWNERS, LIVE, SPENT = ("mine", "foe"), "live", "spent"
ANY_NUMBER = 99
WINDOWS = (
    "combat-start", "before-cast", "after-cast", "surge1", "surge1b", "surge2", "surge3", "surgeX",
    "after-combat-action", "would-suffer", "combat-round-end",
)  # fmt: skip
"""The windows of which the model knows."""
PRICES = {"surge1": 1, "surge1b": 1, "surge2": 2, "surge3": 3, "surgeX": 0}
"""The windows of surge abilities in the order in which they are printed, with their prices; 0 for X."""
Effect = Op
Side = str


class Open:
    """A number that is known only when it resolves."""

    def __init__(self, of: str) -> None:
        self.of = of

    def __call__(self, table: object, context: object) -> int:
        raise MarkError(f"nothing is reckoned with {self.of} in a combat")


# -- which tokens: these two serve the words of the table too


def token(owner: Name, *filters: Name, upto: Number | Name | None = None) -> Pick:
    """One token, own (`mine`) or of the `foe`, `live` or `spent`, that passes the filters: what it shows (`physical`,
    `magic`, `skull`, `shield`, `surge`, `blank`; `skull1` of printed value 1; `golden`; `trick`: surge, doubler or
    agility; `poor`: blank or surge; `idle`: shield or blank). With `upto` none to so many (`all`: any number).
    """
    most = 0 if upto is None else upto(None, None) if callable(upto) else ANY_NUMBER
    return _pick(owner, filters, False, most)


def tokens(owner: Name, *filters: Name) -> Pick:
    """All tokens that pass the filters, as for `token`."""
    return _pick(owner, filters, True, 0)


def _pick(owner: Name, filters: tuple[Name, ...], every: bool, upto: int) -> Pick:
    if owner not in OWNERS:
        raise MarkError(f"tokens are mine or foe, not {owner}")
    unknown = [name for name in filters if name not in FILTERS and name not in (LIVE, SPENT)]
    if unknown:
        raise MarkError(f"no token is {unknown[0]}")
    shows = tuple(str(name) for name in filters if name in FILTERS)
    return Pick(owner == "mine", SPENT in filters, shows, every, upto)


def kind_of_damage(kind: Name) -> str:
    """The symbol of a kind of damage. Raises MarkError for what is none."""
    if KINDS.get(kind) not in DAMAGE:
        raise MarkError(f"{kind} is no damage")
    return KINDS[kind]


# -- the words, as records


def _deal(n: Number, kind: Name, *, block: Number | None = None, cancel: Number | None = None) -> Effect:
    kind_of_damage(kind)
    return Deal(_amount(n), block is None, cancel is not None)


def _amount(n: Number) -> Amount:
    return Amount(of=n.of) if isinstance(n, Open) else Amount(n(None, None))


def _number(n: Number) -> int:
    return n(None, None)


def _x() -> Number:
    return Open("x")


def _successes() -> Number:
    return Open("successes")


def _terrain_roll() -> Number:
    return Open("terrain")


def _recast(t: Pick) -> Effect:
    return Recast(t)


def _flip(t: Pick) -> Effect:
    return Flip(t)


def _remove(t: Pick) -> Effect:
    return Remove(t)


def _double(t: Pick) -> Effect:
    return Double(t)


def _hold(t: Pick) -> Effect:
    return Hold(t)


def _prevent(n: Number) -> Effect:
    return Prevent(_number(n))


def _again() -> Effect:
    return Again()


def _round_effect(what: Name, n: Number) -> Effect:
    return Reflect(_number(n))


def _borrow(deck: Name) -> Effect:
    return Borrow()


def _count_test(attribute: Name, more: Number, effect: Effect) -> Effect:
    return Counted(str(attribute), _number(more), effect)


def _recover(who: Side, n: Number | Name) -> Effect:
    return Heal(n(None, None) if callable(n) else ANY_NUMBER)


def _suffer(who: Side, n: Number) -> Effect:
    return Hurt(_number(n))


def _gold(who: Side, n: Number) -> Effect:
    return Outside("gold") if who == "foe" else Never()


def _gain(who: Side, state: Name) -> Effect:
    return Outside(str(state)) if who == "foe" else Never()


def _discard_skill(who: Side, n: Number) -> Effect:
    return Outside("hand") if who == "foe" else Never()


def _zombie(place: Name) -> Effect:
    return Outside("zombie")


def _draw_skill(who: Side, n: Number) -> Effect:
    return Never()


def _exert() -> Effect:
    return Never()


def _win_combat(how: Name) -> Effect:
    return Never()


def _foe_may(effect: Effect) -> Effect:
    return Never()


def _pay(cost: Effect, effect: Effect) -> Effect:
    return Never()


def _may(effect: Effect) -> Effect:
    return May(_statements(effect))


def _once_combat(effect: Effect) -> Effect:
    return Once(_statements(effect))


def _statements(effect: Effect) -> Ops:
    return (effect,)


def _you() -> Side:
    return "you"


def _this() -> Side:
    return "this"


def _foe() -> Side:
    return "foe"


_WORDS: dict[str, Callable[..., Any]] = {
    "token": token, "tokens": tokens, "deal": _deal, "terrain_roll": _terrain_roll, "recast": _recast, "flip": _flip,
    "remove": _remove, "double": _double, "hold": _hold, "prevent": _prevent, "extra_action": _again,
    "round_effect": _round_effect, "borrow": _borrow, "count_test": _count_test, "recover": _recover,
    "suffer": _suffer, "gold": _gold, "gain": _gain, "discard_skill": _discard_skill, "zombie": _zombie,
    "draw_skill": _draw_skill, "exert": _exert, "win_combat": _win_combat, "foe_may": _foe_may, "pay": _pay,
    "may": _may, "once_combat": _once_combat,
}  # fmt: skip
_PLAIN = {"x": _x, "successes": _successes, "you": _you, "this": _this, "foe": _foe}


def _vocabulary() -> Vocabulary:
    found = {name: word(name, build) for name, build in _WORDS.items()}
    found |= {name: word(name, build, plain=True) for name, build in _PLAIN.items()}
    return Vocabulary(found, lambda *parts: parts, _no_other, References(frozenset({"side"}), "side"))


def _no_other(first: Reference, second: Reference) -> Reference:
    raise MarkError("no mark of a combat means one or else another")


@lru_cache(maxsize=1024)
def read(marks: str) -> Ops:
    """What the marks of a window of a combat do. Raises MarkError for words that a combat does not know."""
    found = _vocabulary().effect(marks)
    return found if isinstance(found, tuple) else (found,)
