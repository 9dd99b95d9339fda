"""Reroll stakes: what lies in the tray comes to, and what dice that are rolled again could make of it [HT-307, WQ-406].
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from game.adventure.context import Action
from game.adventure.dice import ENEMY_DIE, HERO_DIE, symbols
from game.adventure.view.names import Names
from game.adventure.view.outlook import lying_odds, strikers
from game.adventure.view.rolling import Coming
from game.adventure.view.sources import calls, number_of, source_of, verb_of
from game.adventure.view.stakes import Stakes, told_stakes
from game.kit.prompts import Prompt


def reroll_stakes(names: Names, prompt: Prompt, option: str) -> Stakes | None:
    """The stakes as the dice lie, or with one of them rolled again, or with as many as a card that may be used lets one
    pick; None where no dice of an action lie.
    """
    action = names.t.action
    if action is None or not action.rolled:
        return None
    if option not in prompt.options:
        return _stakes(names, action, (), "forecast.as-it-lies")
    if prompt.kind == "reroll":
        return _stakes(names, action, (option,), "forecast.die-again")
    best = best_again(names, action, _rerolls(names, prompt, option))
    return _stakes(names, action, best, "forecast.best-again" if best else "forecast.as-it-lies", (option,))


def _rerolls(names: Names, prompt: Prompt, option: str) -> int:
    """How many dice a card lets one roll again."""
    marks = source_of(names, Prompt("use", prompt.chooser, option, ())).marks
    found = (number_of(call, 0) or 0 for call in calls(marks) if verb_of(call) == "reroll") if marks else iter(())
    return sum(found)


def best_again(names: Names, action: Action, most: int) -> tuple[str, ...]:
    """The dice, so many at most, that promise most when they are rolled again: picked one after the other, before any
    of them is rolled. A die that shows a critical cannot be picked.
    """
    picked: tuple[str, ...] = ()
    for _ in range(most):
        free = [d.id for d in action.thrown if d.id not in picked and "critical" not in symbols(names.t, d)]
        ways = [picked, *((*picked, die) for die in free)]
        best = max(ways, key=lambda way: _promise(_stakes(names, action, way, "forecast.best-again")))
        if best == picked:
            break
        picked = best
    return picked


def _promise(stakes: Stakes) -> tuple[float, float]:
    """How good a roll looks: the chance of its aim, then what it brings less what it costs."""
    return round(stakes.chance, 6), round(stakes.gain - stakes.expected_wounds, 6)


def _stakes(
    names: Names, action: Action, again: Collection[str], title: str, counted: tuple[str, ...] = ()
) -> Stakes:
    """The stakes with these dice rolled again."""
    t = names.t
    lies = Coming(
        action.hero, t.card_of(t.action_card(action.hero, action.kind)), action.kind, action.ranged, 0,
        action.success + action.spent, action.defense, action.pierce, tuple(action.targets), 1, reached=True,
        counted=counted,
    )  # fmt: skip
    roll = names.rolling.certain(t, lies)
    odds = lying_odds(t, action.hero, action.thrown, again, roll.success, roll.defense)
    found = told_stakes(names, roll, strikers(t, action.hero), [(odds, 1.0)])
    dice = [die.die for die in action.thrown if die.id in again]
    return replace(
        found, title=names.words(title), hero_dice=dice.count(HERO_DIE), enemy_dice=dice.count(ENEMY_DIE)
    )
