"""What successes do: wounds, progress, recovery, tokens."""

from __future__ import annotations

from game.kit.prompts import Prompt
from game.terrinoth import values
from game.terrinoth.context import Action, Context
from game.terrinoth.heroes import claim_tokens
from game.terrinoth.progress import add_progress
from game.terrinoth.table import Table
from game.terrinoth.wounds import flip, recover, suffer


def apply_results(t: Table, c: Context, action: Action) -> None:
    """Apply an action's successes by its kind."""
    if action.kind == "attack":
        attack(t, c, action)
    elif action.kind == "explore":
        explore(t, c, action)
    elif action.kind == "rest":
        recover(t, action.hero, action.successes)
    else:
        for target in action.targets:
            claim_tokens(t, target, action.successes)


def attack(t: Table, c: Context, action: Action) -> None:
    """Each success is a wound on the target, less its resilience [HT-314]; a facedown target flips first [HT-315]."""
    for enemy, share in divide(t, c, action).items():
        if share <= 0 or not t.in_play(enemy):
            continue
        flip(t, enemy)
        wounds = values.attack_wounds(t, enemy, share, action.pierce)
        t.note("attack", hero=action.hero, enemy=enemy, successes=share, wounds=wounds)
        suffer(t, enemy, wounds, "attack", c.source)


def divide(t: Table, c: Context, action: Action) -> dict[str, int]:
    """The hero divides the successes among several targets; none is a legal share [R-07]."""
    if len(action.targets) < 2:
        return dict.fromkeys(action.targets, action.successes)
    shares = dict.fromkeys(action.targets, 0)
    for step in range(action.successes):
        data: dict[str, object] = {"step": step + 1, "steps": action.successes, "shares": dict(shares)}
        answer = t.ask(Prompt("divide", action.hero, c.source, tuple(action.targets), 1, 1, data))
        shares[answer[0]] += 1
    return shares


def explore(t: Table, c: Context, action: Action) -> None:
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
