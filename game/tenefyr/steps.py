"""The boss token and its steps to the skull [TN-701, TN-702]."""

from __future__ import annotations

from game.tenefyr import names
from game.tenefyr.table import Table


def move_token(t: Table, number: int, source: str) -> None:
    """The boss token moves: steps that are held are not taken, those beyond the skull are lost [TN-1208].
    In the boss fight it does not move [TN-808].
    """
    if t.boss_fight or number <= 0:
        return
    held = min(number, t.track(names.HOLD))
    if held:
        t.set_track(names.HOLD, t.track(names.HOLD) - held)
        t.note("holds", steps=held, source=source)
    taken = min(number - held, t.track(names.STEPS))
    if taken:
        t.set_track(names.STEPS, t.track(names.STEPS) - taken)
        t.note("steps", steps=taken, left=t.track(names.STEPS), source=source)
