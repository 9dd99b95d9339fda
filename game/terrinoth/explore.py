"""Progress in Heroes of Terrinoth: what an explore action brings, and what can stay [HT-316]."""

from __future__ import annotations

from game.adventure import values
from game.adventure.context import Action, Context
from game.adventure.progress import add_progress
from game.adventure.table import Table
from game.kit.prompts import Prompt


def explore(t: Table, action: Action) -> None:
    """Each success puts 1 progress on the active location [HT-316]; a quest may let it be used otherwise."""
    left = action.successes
    for rule, effect in t.box.quest_rules(t.quest_id, "results"):
        inner = Context(you=action.hero, source=rule.id)
        while left and effect.would(t, inner):
            prompt = Prompt("divert", action.hero, rule.id, ("yes",), 0, 1, {"successes": left})
            if not t.ask(prompt):
                break
            effect.run(t, inner)
            left -= 1
    action.added += add_progress(t, left)


def progress_limit(t: Table) -> int:
    """The most progress that can stay on the active location; 0 where nothing limits it [HT-316]."""
    cap = values.modifier(t, "progress_cap", t.location) if t.location else 0
    return values.location_value(t) + cap if cap else 0
