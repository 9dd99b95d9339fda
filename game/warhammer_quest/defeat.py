"""The defeat of a hero, and revival [WQ-1101 to WQ-1106]."""

from __future__ import annotations

from game.adventure import values
from game.adventure.table import WOUND, Table
from game.adventure.wounds import answer_defeat, leave_engagements, lose_conditions, recover


def defeat_hero(t: Table, hero: str) -> None:
    """A hero is defeated: turned down, without conditions, the enemies engaged with the hero in the shadows [WQ-1102].

    The hero keeps wounds equal to health [WQ-1101], and everything else [WQ-1103]; a leader keeps the leader token
    [WQ-1105].
    """
    t.note("defeated", who=hero, by="")
    leave_engagements(t, hero)
    lose_conditions(t, hero)
    t.take_token(hero, WOUND, t.tokens(hero, WOUND) - values.health(t, hero))
    t.turn(hero, False)
    answer_defeat(t, hero)


def revive(t: Table, hero: str, number: int) -> None:
    """A defeated hero is turned up and recovers so many wounds, at least one [WQ-1106]."""
    t.turn(hero, True)
    t.note("revives", hero=hero)
    recover(t, hero, max(1, number))
