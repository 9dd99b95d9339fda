"""Who strikes back in a hero's action, and how hard: counterattacks, or attack icons."""

from __future__ import annotations

from game.adventure import values
from game.adventure.context import Action, Context
from game.adventure.table import Table
from game.adventure.wounds import suffer
from game.kit.prompts import Prompt

Rank = tuple[int, ...]
"""An attack value, and what counts among equals."""


def rank(t: Table, enemy: str) -> Rank:
    """Where an enemy stands among those that strike: by attack value, then by the order of the game
    [HT-309, WQ-410].
    """
    return (values.attack(t, enemy), *t.rules.order(t, enemy))


def strikers(t: Table, hero: str) -> dict[str, Rank]:
    """The enemies that may strike a hero now, with their ranks: ready ones engaged with the hero [HT-310]."""
    return {enemy: rank(t, enemy) for enemy in t.ready_among(t.engaged(hero))}


def order(t: Table, enemies: list[str]) -> list[str]:
    """Enemies as they would strike, the highest first."""
    return sorted(enemies, key=lambda enemy: rank(t, enemy), reverse=True)


def counterattack(t: Table, c: Context, action: Action, faces: int, ranks: dict[str, Rank], chooser: str) -> None:
    """Each counterattack face makes one of these enemies strike: always the highest not yet taken, where a tie is the
    chooser's; the wounds come together, less the defenses [HT-309, HT-311, WQ-409, WQ-410, WQ-416, W-15].
    """
    waiting = dict(ranks)
    attacks: list[int] = []
    for left in range(faces, 0, -1):
        if not waiting:
            break
        enemy = _highest(t, c, waiting, left, chooser)
        attacks.append(waiting.pop(enemy)[0])
        t.note("counterattack", hero=action.hero, enemy=enemy, attack=attacks[-1])
    if attacks:
        wounds = values.counterattack_wounds(attacks, action.defenses)
        t.note("struck", hero=action.hero, attacks=attacks, defenses=action.defenses, wounds=wounds)
        suffer(t, action.hero, wounds, "counterattack", c.source)


def _highest(t: Table, c: Context, waiting: dict[str, Rank], left: int, chooser: str) -> str:
    """The enemy that strikes next; a tie that matters is a choice.

    Copies of one card are alike, and where all tied enemies strike anyway there is nothing to choose.
    """
    if len(waiting) == 1:
        return next(iter(waiting))
    best = max(waiting.values())
    tied = [enemy for enemy, rank in waiting.items() if rank == best]
    if len({t.card_of(e) for e in tied}) == 1 or len(tied) <= left:
        return tied[0]
    prompt = Prompt("counterattack", chooser, c.source, tuple(tied), 1, 1, {"attack": best[0]})
    return t.ask(prompt)[0]
