"""Gaining and losing: gold, lore, companions, states [RB-420, RB-811 to RB-814, RB-908]."""

from __future__ import annotations

from collections.abc import Iterable

from game.runebound import names, values
from game.runebound.table import Table


def gold(t: Table, hero: str, amount: int, source: str) -> int:
    """A hero gains gold, or loses as much as there is [RB-006]; how much it was."""
    if amount > 0:
        t.add_token(hero, names.GOLD, amount)
    else:
        amount = -t.take_token(hero, names.GOLD, -amount)
    if amount:
        t.note("gold", hero=hero, amount=amount, source=source)
    return amount


def counter(t: Table, hero: str, kind: str, amount: int, source: str) -> None:
    """A hero gains lore or companions, or loses as many as there are [RB-908]."""
    if amount > 0:
        t.add_token(hero, kind, amount)
    else:
        amount = -t.take_token(hero, kind, -amount)
    if amount:
        t.note(kind, hero=hero, amount=amount, source=source)


def would_gain(t: Table, hero: str, state: str) -> bool:
    """Whether gaining a state would change anything [RB-811]."""
    return not t.has(hero, state) and not values.forbids(t, state, hero)


def gain_state(t: Table, hero: str, state: str, source: str) -> None:
    """A hero gets a state, each at most once [RB-811]; blessed and cursed cancel each other [RB-812]."""
    banned = values.forbids(t, state, hero)
    if banned:
        t.note("refused-state", hero=hero, state=state, piece=banned)
        return
    if t.has(hero, state):
        return
    opposite = {names.BLESSED: names.CURSED, names.CURSED: names.BLESSED}.get(state, "")
    if opposite and t.has(hero, opposite):
        t.take_token(hero, opposite)
        t.note("cancels-states", hero=hero, state=state, source=source)
        return
    t.add_token(hero, state)
    t.note("state", hero=hero, state=state, source=source)


def shed(t: Table, hero: str, states: Iterable[str], source: str) -> None:
    """A hero discards states."""
    for state in states:
        if t.take_token(hero, state):
            t.note("loses-state", hero=hero, state=state, source=source)
