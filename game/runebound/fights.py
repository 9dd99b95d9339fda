"""Who fights whom: how a combat begins and how it is cleared away; the rest stands in `combat.py` [RB-701]."""

from __future__ import annotations

from game.runebound import names
from game.runebound.pools import clear_pools
from game.runebound.table import Table


def begin_fight(t: Table, hero: str, foe: str, kind: str, source: str = "") -> None:
    """A hero will fight an enemy's card, a villain, or in a duel another hero, by a card that is its `source`."""
    t.set_track(names.FIGHTER, hero)
    t.set_track(names.FOE, foe)
    t.set_track(names.FOUGHT, kind)
    t.set_track(names.DUEL_SOURCE, source)
    t.set_track(names.COMBAT_ROUND, 0)
    t.set_track(names.COMBAT_END, "")
    t.set_track(names.NO_REWARD, 0)


def end_fight(t: Table) -> None:
    """Nobody fights any more: the tokens are put away, what holds for a combat or a round of it is forgotten."""
    clear_pools(t)
    for track in (names.FIGHTER, names.FOE, names.FOUGHT, names.DUEL_SOURCE, names.COMBAT_END):
        t.set_track(track, "")
    t.set_track(names.COMBAT_ROUND, 0)
    t.set_track(names.NO_REWARD, 0)
    t.forget("once-combat:")
    t.forget("once-round:")
