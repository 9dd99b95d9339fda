"""Prospects of Heroes of Terrinoth: how the table looks when a round begins, in numbers, and what it is worth.

The weights are made by `python -m tests.terrinoth.measure_prospects` from quests of the sensible player.
"""

from __future__ import annotations

from game.adventure.prospects import CARDS, JUDGED_AT, chance, held_cards, of_enemies, of_heroes, of_quest, of_setup
from game.terrinoth.table import Table
from game.terrinoth.tokens import MOST_TOKENS
from game.terrinoth.travel import may_travel


def prospect(t: Table, chooser: str) -> float | None:
    """The chance of the party to win; None where it cannot be told: in the middle of a round, of a quest without
    weights, or where the party could have travelled and stayed. No quest that was counted looks like that, as the
    sensible player travels on: by the weights a party would rest there for ever.
    """
    card = t.box.prospects.get(t.quest_id)
    return chance(card, numbers(t)) if t.state.node == JUDGED_AT and card is not None and not may_travel(t) else None


def numbers(t: Table) -> dict[str, float]:
    """How the table looks, in numbers of which few are far from 0 to 1."""
    upgraded = sum(bool(t.box.actions[card].class_) for card in held_cards(t))
    return {
        **of_setup(t), **of_heroes(t, MOST_TOKENS), "upgrades": upgraded / len(t.seats) / CARDS, **of_quest(t),
        **of_enemies(t),
    }  # fmt: skip
