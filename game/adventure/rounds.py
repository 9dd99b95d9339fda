"""What the rounds of both games have in common: the end of a quest, phases, turns of heroes, turns of enemies."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, NamedTuple

from game.adventure.ending import DEFEAT, QuestOver
from game.adventure.enemy_activation import activate_enemy, candidates, choose_enemy
from game.adventure.table import Table

MOST_ROUNDS = 60
"""No quest lasts so long; a game that does is stuck and ends in defeat so that a simulation can tell."""
Node = Callable[[Any], str]


def leading_to(over: str) -> Callable[[Node], Node]:
    """Makes nodes that lead to another one as soon as the quest is over [HT-902, WQ-1205, WQ-1206]."""

    def playing(node: Node) -> Node:
        @wraps(node)
        def guarded(t: Table) -> str:
            try:
                return node(t)
            except QuestOver:
                t.busy.clear()
                t.action, t.bar, t.enemy_acting, t.activating = None, None, "", ""
                return over

        return guarded

    return playing


def enter_phase(t: Table, phase: str) -> None:
    """Note the phase; outside of hero and enemy phase nobody is active but the leader [HT-012, WQ-012]."""
    t.set_track("phase", phase)
    t.set_track("active", "")
    t.note("phase", phase=phase, round=t.track("round"))


def begin_round(t: Table) -> bool:
    """Count the next round; False where the quest has come to no end."""
    t.set_track("round", t.track("round") + 1)
    if t.track("round") <= MOST_ROUNDS:
        return True
    t.set_track("outcome", DEFEAT)
    t.note("stuck", round=t.track("round"))
    return False


def clockwise(t: Table) -> list[str]:
    """All heroes by seat, from the leader on [HT-202, WQ-202]."""
    at = t.seats.index(t.leader)
    return t.seats[at:] + t.seats[:at]


def next_turn(t: Table) -> str:
    """The hero who activates next; turns of the fallen are dropped [HT-202, HT-801, WQ-205, WQ-206]. Empty if none is
    left.
    """
    turns = [hero for hero in t.word("turns").split(",") if hero]
    while turns and not t.standing(turns[0]):
        turns.pop(0)
    t.set_track("turns", ",".join(turns[1:]))
    return turns[0] if turns else ""


class EnemyTurn(NamedTuple):
    """An enemy has activated, chosen by the player of a hero."""

    hero: str
    enemy: str


def take_enemy_turn(t: Table) -> EnemyTurn | None:
    """The next hero clockwise who can activates one ready enemy; None when nobody can [HT-401, WQ-731, WQ-732]."""
    start = t.word("enemy_seat")
    for hero in t.heroes(start if t.standing(start) else t.next_hero(start)):
        ready = candidates(t, hero)
        if ready:
            t.set_track("active", hero)
            enemy = choose_enemy(t, hero, ready)
            activate_enemy(t, hero, enemy)
            return EnemyTurn(hero, enemy)
    return None


def ready_all_enemies(t: Table) -> None:
    """End of the enemy phase: every enemy in play is readied [HT-410, WQ-736]."""
    for enemy in t.enemies():
        t.ready(enemy)
