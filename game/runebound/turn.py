"""Rounds and turns [RB-201, RB-202, RB-205]."""

from __future__ import annotations

from game.runebound import names
from game.runebound.damage import stand_up
from game.runebound.decks import discard_down
from game.runebound.table import Table
from game.runebound.time_track import refresh_markets
from game.runebound.windows import speak

ACTIONS = 3


def begin_round(t: Table) -> None:
    """Every player takes a turn, in turn order [RB-201]."""
    t.set_track(names.ROUND, t.track(names.ROUND) + 1)
    t.note("round", round=t.track(names.ROUND), act=t.act, space=t.space)
    t.set_track(names.TURNS, t.word(names.ORDER))


def begin_turn(t: Table) -> None:
    """The next hero's turn: a defeated one stands up, then the texts of the moment [RB-202, RB-807]. What was used
    while the time token moved was used in no turn [RB-014].
    """
    waiting = t.word(names.TURNS).split(",")
    hero = waiting[0]
    t.set_track(names.TURNS, ",".join(waiting[1:]))
    t.set_track(names.ACTIVE, hero)
    t.set_track(names.ACTIONS, ACTIONS)
    t.set_track(names.ATTACKED, 0)
    t.forget("once-turn:")
    t.note("turn", hero=hero, round=t.track(names.ROUND))
    if not t.standing(hero):
        stand_up(t, hero)
    refresh_markets(t)
    speak(t, "turn-start", hero)


def end_turn(t: Table) -> None:
    """The texts of the moment, then the hand is discarded down [RB-202, RB-210]."""
    hero = t.active
    if t.standing(hero):
        speak(t, "turn-end", hero)
    discard_down(t, hero)
    t.note("turn-ends", hero=hero)
    t.set_track(names.ACTIVE, "")
    t.set_track(names.ACTIONS, 0)
    for track in (names.READING, names.SHOPPING):
        t.set_track(track, "")
    t.forget(names.ON_CHART)
    t.forget("once-turn:")
