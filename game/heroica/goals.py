"""The goal of a level: who meets it, and when [HC-802, HC-803]."""

from __future__ import annotations

from game.heroica import names
from game.heroica.level import DEFEAT, FINAL, REACH, RESCUE, TAKE
from game.heroica.table import Table

OVER = "level_end"
"""The node at which a level is cleared away."""


class LevelOver(Exception):  # noqa: N818 - not a fault: what the goal does to whatever was going on
    """The goal ends the level at once: nothing that was to follow in this turn follows [HC-804, HC-662]."""


def ends_at_once(t: Table) -> bool:
    """Whether the goal is met and the level over without finishing the round: alone and together always [HC-804], after
    the final battle for all [HC-662].
    """
    return bool(t.word(names.GOAL_MET)) and (not t.rivals or t.level.goal.kind == FINAL)


def _meet(t: Table, hero: str) -> None:
    """The goal is met the moment it happens [HC-803]; what the copter brings home when the level is over comes too late
    [HC-730]. Raises LevelOver where that ends the level at once.
    """
    if not t.word(names.GOAL_MET) and t.state.node != OVER:
        t.set_track(names.GOAL_MET, hero)
        t.note("goal-met", hero=hero, level=t.level_id)
        if ends_at_once(t):
            raise LevelOver


def taken(t: Table, hero: str, card: str) -> None:
    """A relic came onto a pack: it may be what the level asks for."""
    if (t.level.goal.kind, t.level.goal.target) == (TAKE, card):
        _meet(t, hero)


def fallen(t: Table, hero: str, card: str) -> None:
    """A monster was defeated: it may be the one the level asks for, and the last of its kind."""
    left = any(t.piece(monster).card == card for monster in t.monsters())
    if (t.level.goal.kind, t.level.goal.target) == (DEFEAT, card) and not left:
        _meet(t, hero)


def rescued(t: Table, hero: str) -> None:
    """The King was rescued [HC-563]."""
    if t.level.goal.kind == RESCUE:
        _meet(t, hero)


def reached(t: Table, hero: str) -> None:
    """A hero came to a space: it may be a goal space."""
    if t.level.goal.kind == REACH and t.cell(hero) in t.level.goals:
        _meet(t, hero)


def finished(t: Table, hero: str) -> None:
    """The final battle is won [HC-662]."""
    if t.level.goal.kind == FINAL:
        _meet(t, hero)
