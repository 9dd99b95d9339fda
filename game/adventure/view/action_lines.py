"""Action lines: what the action of each action card adds to its roll, ready to be read before the roll."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass

from game.adventure.box import Box
from game.adventure.context import Action, Context
from game.adventure.table import Table
from game.adventure.view.names import Marks, Names
from game.adventure.view.rolling import Coming
from game.adventure.view.sources import calls, verb_of
from game.kit.effects.language import Number

WORDS = {"attack": "attack", "ranged": "attack", "explore": "explore", "aid": "aid", "rest": "rest"}
"""The words that are action lines, with the kind of their action."""


@dataclass(frozen=True, slots=True)
class ActionLine:
    """The action line of a card: its place from 1, and the numbers it adds when the dice are rolled [R-06]."""

    line: int
    kind: str
    ranged: bool
    dice: int
    numbers: Mapping[str, Number]

    def number(self, name: str, t: Table, c: Context, usual: int = 0) -> int:
        """A number of the line as it is now."""
        found = self.numbers.get(name)
        return found(t, c) if found else usual


ActionLines = Mapping[str, ActionLine]


def action_lines(box: Box, marks: Marks) -> ActionLines:
    """The action line of every action card."""
    found: dict[str, ActionLine] = {}
    for card, lines in box.lines.items():
        for at, line in enumerate(lines, 1):
            for call in calls(line.marks):
                if verb_of(call) in WORDS:
                    numbers = {k.arg: marks.number(ast.unparse(k.value)) for k in call.keywords if k.arg}
                    verb = verb_of(call)
                    dice = box.actions[card].dice
                    found[card] = ActionLine(at, WORDS[verb], verb == "ranged", dice, numbers)
    return found


def coming(t: Table, lines: ActionLines, hero: str, card: str, target: str = "") -> Coming | None:
    """The roll of a card's action as it would be now; None once the dice have fallen."""
    line = lines.get(card)
    if line is None:
        return None
    running = t.action if t.action is not None and t.action.hero == hero else None
    if running is not None and running.rolled:
        return None
    reached = running is not None and t.line >= line.line
    action = copy(running) if running is not None else Action(line.kind, hero)
    if target:
        action.targets = [*action.targets, target] if target not in action.targets else list(action.targets)
    look = glance(t, action)
    c = Context(you=hero, source=card)
    return Coming(
        hero=hero,
        card=card,
        kind=line.kind,
        ranged=line.ranged,
        dice=action.dice if reached else action.dice + line.dice,
        success=action.success + line.number("success", look, c),
        defense=action.defense + line.number("defense", look, c),
        pierce=action.pierce or "pierce" in line.numbers,
        targets=tuple(action.targets),
        many=line.number("targets", look, c, 1),
        reached=reached,
    )


def foretold(
    names: Names, lines: ActionLines, hero: str, card: str, target: str = "", look: Table | None = None
) -> Coming | None:
    """The roll of a card's action with all that is sure to be added to it, as things stand or would stand (`look`);
    None once the dice have fallen.
    """
    roll = coming(names.t, lines, hero, card, target)
    return roll and names.rolling.certain(look or names.t, roll)


def glance(t: Table, action: Action) -> Table:
    """The same state with another action in mind: for reading only."""
    look = type(t)(t.state, t.answerer, t.box)
    look.action = action
    return look
