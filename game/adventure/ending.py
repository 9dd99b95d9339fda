"""How a quest ends: at the moment its condition is met [HT-902]."""

from __future__ import annotations

from game.adventure.context import Context
from game.adventure.table import Table

OUTCOMES = VICTORY, DEFEAT = "victory", "defeat"
"""How a quest ends; the track "outcome" tells it."""


class QuestOver(Exception):  # noqa: N818 - an event of the game, not an error
    """The quest has ended: nothing else resolves. Caught by the flow."""


def end_quest(t: Table, outcome: str) -> None:
    """The quest ends in victory or defeat. Raises QuestOver."""
    t.set_track("outcome", outcome)
    t.note("outcome", outcome=outcome)
    raise QuestOver(outcome)


def check_at_once(t: Table) -> None:
    """The quest is lost when nobody stands [HT-803]; then the quest's "at once" rules, checked all the time
    [WQ-1207].
    """
    if not t.heroes():
        end_quest(t, DEFEAT)
    for rule, effect in t.box.quest_rules(t.quest_id, "at-once"):
        c = Context(you=t.active, source=rule.id)
        resolving = (rule.id, "at-once")
        if resolving not in t.busy and effect.would(t, c):
            t.busy.add(resolving)
            effect.run(t, c)
            t.busy.discard(resolving)
