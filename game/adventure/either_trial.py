"""Trying out one half of an "either" on a copy of the table, for computer players and for the words beside a choice."""

from __future__ import annotations

from copy import copy

from game.adventure.ending import VICTORY, QuestOver
from game.adventure.grim_rule import harm
from game.adventure.table import Table
from game.adventure.values import progress_here
from game.kit.codec import freeze, thaw
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.table import GameTable


def outcome_of(t: Table, option: str) -> int:
    """How well the party stands after a half of the "either" that is being asked: higher is better."""
    if t.halves is None:
        return 0
    context, effects = t.halves
    trial = type(t)(thaw(freeze(t.state)), _first_listed, t.box)
    trial.action = copy(t.action)
    trial.activating = t.activating
    trial.busy = set(t.busy)
    try:
        effects[option].run(trial, copy(context))
    except QuestOver:
        return 10_000 if trial.word("outcome") == VICTORY else -10_000
    counters = t.box.quest_advice[t.quest_id].counters
    counted = counters(trial, context) if counters is not None else 0
    return 9 * progress_here(trial) + counted - harm(trial.state, t.seats) - 12 * len(trial.enemies())


def _first_listed(table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
    return prompt.options[: prompt.least]
