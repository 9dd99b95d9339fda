"""What Heroes of Terrinoth does its own way where it foretells a roll."""

from __future__ import annotations

from game.adventure.table import conditions_zone
from game.adventure.view.rolling import Coming, Rolling
from game.terrinoth.dealing import likely_enemies
from game.terrinoth.table import Table

POISON = 1
"""Wounds of the poisoned before each action [HT-805]."""


def telling(t: Table, roll: Coming) -> list[str]:
    """The hero's conditions that have a say in a roll: before it, unless that moment is past, and after it."""
    windows = ("roll",) if roll.reached else ("before-action", "roll")
    held = [t.card_of(piece) for piece in t.zone(conditions_zone(roll.hero))]
    return [condition for window in windows for condition in held if condition in t.box.cards_in(window)]


ROLLING = Rolling(
    question="activation-card",
    aimed=frozenset({"target", "aid-target"}),
    aid=lambda room: room,
    lying=lambda prompt: prompt.kind == "reroll",
    certain=lambda t, roll: roll,
    chosen=lambda names, prompt, option, roll: roll,
    unseen=likely_enemies,
    threats=lambda t, abilities: abilities,
    telling=telling,
    sure=lambda t, roll: POISON if not roll.reached and t.condition(roll.hero, "poisoned") else 0,
    further=lambda names, roll: [],
)
