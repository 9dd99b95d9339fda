"""Judging the games of the family by their prospects: tables as if a round began, and what they are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.adventure.prospects import JUDGED_AT
from game.adventure.table import ENEMY_DECK, WOUND, Table, engaged_zone
from game.kit.session import Session

Prospect = Callable[[Any, str], float | None]


def at_round_start(session: Session) -> Any:
    """The table as if a round began now."""
    t = session.fork().table
    t.state.node = JUDGED_AT
    return t


def judged(prospect: Prospect, t: Table) -> float:
    """What the table is worth."""
    found = prospect(t, t.seats[0])
    assert found is not None
    return found


def wound_all(t: Table, wounds: int) -> None:
    """Every hero is hurt."""
    for hero in t.seats:
        t.add_token(hero, WOUND, wounds)


def engage_three(t: Table) -> None:
    """The first hero has to do with three enemies."""
    for enemy in list(t.zone(ENEMY_DECK))[:3]:
        t.move(enemy, engaged_zone(t.seats[0]), face_up=True)


def dealt_alike(prospect: Prospect, session: Session) -> bool:
    """Whether a table is worth the same however what lies facedown is dealt."""
    told = set()
    for seed in range(4):
        t = at_round_start(session)
        session.flow.deal(t, t.seats[0], f"dealt-{seed}")
        told.add(judged(prospect, t))
    return len(told) == 1
