"""Reroll stakes: what lies in the tray comes to, and what a die that is rolled again could make of it [HT-307]."""

from __future__ import annotations

from dataclasses import replace

from game.adventure.dice import ENEMY_DIE, HERO_DIE
from game.adventure.view.names import Names
from game.adventure.view.outlook import lying_odds, strikers
from game.adventure.view.rolling import Coming
from game.adventure.view.stakes import Stakes, told_stakes
from game.kit.prompts import Prompt


def reroll_stakes(names: Names, prompt: Prompt, option: str) -> Stakes | None:
    """The stakes as the dice lie, or with one of them rolled again; None where no dice of an action lie."""
    t, action = names.t, names.t.action
    if action is None or not action.rolled:
        return None
    again = option if option in prompt.options else ""
    success, card = action.success + action.spent, t.card_of(t.action_card(action.hero, action.kind))
    lies = Coming(
        action.hero, card, action.kind, action.ranged, 0, success, action.defense, action.pierce,
        tuple(action.targets), 1, reached=True,
    )  # fmt: skip
    roll = names.rolling.certain(t, lies)
    odds = lying_odds(t, action.hero, action.thrown, again, roll.success, roll.defense)
    found = told_stakes(names, roll, strikers(t, action.hero), [(odds, 1.0)])
    dice = {die.id: die.die for die in action.thrown}
    title = names.words("forecast.die-again" if again else "forecast.as-it-lies")
    count = {die: int(dice.get(again) == die) for die in (HERO_DIE, ENEMY_DIE)}
    return replace(found, title=title, hero_dice=count[HERO_DIE], enemy_dice=count[ENEMY_DIE])
