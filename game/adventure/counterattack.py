"""Counterattacks: who strikes back, and how hard [HT-309 to HT-311]."""

from __future__ import annotations

from game.adventure import values
from game.adventure.context import Action, Context
from game.adventure.table import Table
from game.adventure.wounds import suffer
from game.kit.prompts import Prompt


def rank(t: Table, enemy: str) -> tuple[int, ...]:
    """Where an enemy stands among those that strike: by attack value, then difficulty [HT-309]."""
    return (values.attack(t, enemy), *t.rules.order(t, enemy))


def order(t: Table, enemies: list[str]) -> list[str]:
    """Enemies as they would strike, the highest first."""
    return sorted(enemies, key=lambda enemy: rank(t, enemy), reverse=True)


def counterattack(t: Table, c: Context, action: Action, faces: int) -> None:
    """Each counterattack face makes one ready enemy strike: always the highest not yet taken; the wounds come
    together, less the defenses [HT-311]."""
    waiting = t.ready_among(t.engaged(action.hero))
    attacks: list[int] = []
    for left in range(faces, 0, -1):
        if not waiting:
            break
        enemy = _highest(t, c, waiting, left)
        waiting.remove(enemy)
        attacks.append(values.attack(t, enemy))
        t.note("counterattack", hero=action.hero, enemy=enemy, attack=attacks[-1])
    if attacks:
        wounds = values.counterattack_wounds(attacks, action.defenses)
        t.note("struck", hero=action.hero, attacks=attacks, defenses=action.defenses, wounds=wounds)
        suffer(t, action.hero, wounds, "counterattack", c.source)


def _highest(t: Table, c: Context, waiting: list[str], left: int) -> str:
    """The enemy that strikes next; a tie that matters is the leader's choice [HT-309].

    Copies of one card are alike, and where all tied enemies strike anyway there is nothing to choose.
    """
    if len(waiting) == 1:
        return waiting[0]
    ranks = {enemy: rank(t, enemy) for enemy in waiting}
    best = max(ranks.values())
    tied = [enemy for enemy in waiting if ranks[enemy] == best]
    if len({t.card_of(e) for e in tied}) == 1 or len(tied) <= left:
        return tied[0]
    prompt = Prompt("counterattack", t.leader, c.source, tuple(tied), 1, 1, {"attack": best[0]})
    return t.ask(prompt)[0]
