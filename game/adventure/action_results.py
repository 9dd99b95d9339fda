"""What successes do: wounds, progress, recovery, tokens."""

from __future__ import annotations

from game.adventure import values
from game.adventure.context import Action, Context
from game.adventure.table import Table
from game.adventure.wounds import flip, recover, suffer
from game.kit.prompts import Prompt


def apply_results(t: Table, c: Context, action: Action) -> None:
    """Apply an action's successes by its kind [WQ-507, WQ-509]."""
    if action.kind == "attack":
        attack(t, c, action)
    elif action.kind == "explore":
        t.rules.explore(t, action)
    elif action.kind == "rest":
        recover(t, action.hero, action.successes)
    else:
        for target in action.targets:
            t.rules.claim_tokens(t, target, action.successes)


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
    """The hero divides the successes among several targets; none is a legal share [R-07, WQ-502]."""
    if len(action.targets) < 2:
        return dict.fromkeys(action.targets, action.successes)
    shares = dict.fromkeys(action.targets, 0)
    for step in range(action.successes):
        data: dict[str, object] = {"step": step + 1, "steps": action.successes, "shares": dict(shares)}
        answer = t.ask(Prompt("divide", action.hero, c.source, tuple(action.targets), 1, 1, data))
        shares[answer[0]] += 1
    return shares
