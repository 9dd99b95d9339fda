"""What the Warhammer Quest card game does its own way where it foretells a roll: what speaks by itself is counted, what
may be used is named [W-02, WQ-407].
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import replace

from game.adventure import values
from game.adventure.context import Action, Blow, Context
from game.adventure.counterattack import strikers
from game.adventure.table import conditions_zone
from game.adventure.view.action_lines import glance
from game.adventure.view.rolling import Coming, Rolling
from game.adventure.view.sources import asking, calls, paid_for, source_of, verb_of
from game.adventure.windows import Ready, collect, resolve, usable
from game.kit.codec import freeze, thaw
from game.kit.events import Noted
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.table import GameTable
from game.warhammer_quest.dealing import likely_enemies
from game.warhammer_quest.foresight import ForeseenTable
from game.warhammer_quest.rank import order
from game.warhammer_quest.table import Table
from game.warhammer_quest.view.names import Names

CHOOSE, BEFORE, ROLL, RESULTS, END = "act-choose", "before-action", "roll", "results", "act-end"
SUFFER = "would-suffer"
MOST_OF_A_DIE = 2
"""Successes on one face."""


class UndecidedError(Exception):
    """What speaks by itself leaves a choice: nobody knows yet what it will add."""


def _undecided(table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
    raise UndecidedError


def _agreed(table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
    return prompt.options[: max(1, prompt.least)]


# -- what will speak ---------------------------------------------------------------------------------


def bound(t: Table, roll: Coming, windows: Iterable[str]) -> list[Ready]:
    """What could speak in windows of an action as things stand: not what has spoken in this action already."""
    look = glance(t, _action(t, roll))
    c, spoken = Context(you=roll.hero, source=_card(t, roll)), _spoken(t, roll)
    return [
        ready for window in windows for ready in collect(look, window, c)
        if usable(look, ready) and ready.id not in spoken
    ]  # fmt: skip


def _action(t: Table, roll: Coming) -> Action:
    return Action(
        roll.kind, roll.hero, _card(t, roll), roll.dice, roll.ranged, roll.success, roll.defense, roll.pierce,
        list(roll.targets),
    )  # fmt: skip


def _card(t: Table, roll: Coming) -> str:
    """The action card that is rolled for, as a piece."""
    return t.action_card(roll.hero, roll.kind)


def _spoken(t: Table, roll: Coming) -> set[str]:
    """What has spoken since the action line was reached, or is counted already."""
    found: set[str] = set()
    for event in t.events if roll.reached else ():
        if isinstance(event, Noted) and event.name == "action":
            found.clear()
        elif isinstance(event, Noted) and event.name in ("uses", "resolves"):
            found.add(str(event.data["piece"] or event.data["source"]))
    return found | set(roll.counted)


def certain(t: Table, roll: Coming) -> Coming:
    """The roll with what speaks by itself before the action and when its icons are modified: gear without a cost
    [WQ-306], Sickened [WQ-1008]. What leaves a choice is not counted.
    """
    sure = [ready for ready in bound(t, roll, (BEFORE, RESULTS)) if not ready.optional]
    if not sure:
        return roll
    copied = ForeseenTable(thaw(freeze(t.state)), _undecided, t.box)
    copied.action = _action(t, roll)
    for ready in sure:
        try:
            resolve(copied, ready)
        except UndecidedError:
            continue
    return _with(roll, copied.action)


def _with(roll: Coming, action: Action) -> Coming:
    """The roll with the numbers of an action."""
    return replace(
        roll, dice=action.dice, success=action.success, defense=action.defense, pierce=action.pierce,
        many=roll.many + action.more_targets,
    )  # fmt: skip


# -- what may be chosen ------------------------------------------------------------------------------


def chosen(names: Names, prompt: Prompt, option: str, roll: Coming) -> Coming:
    """The roll with what using a card [WQ-304] or paying for a line [WQ-303] would add to it."""
    if option not in prompt.options:
        return roll
    if prompt.kind == "pay":
        return _paid(names, prompt, roll)
    window = str(prompt.data.get("window", ""))
    offered = bound(names.t, roll, (window,)) if window in (CHOOSE, BEFORE) else []
    used = next((ready for ready in offered if ready.id == option and ready.optional), None)
    if used is None:
        return roll
    copied = ForeseenTable(thaw(freeze(names.t.state)), _agreed, names.t.box)
    copied.action = _action(names.t, roll)
    resolve(copied, used)
    return replace(_with(roll, copied.action), counted=(option,))


def _paid(names: Names, prompt: Prompt, roll: Coming) -> Coming:
    """The roll with what the line that asks adds when it is paid for."""
    marks, c = source_of(names, prompt).marks, Context(you=roll.hero, source=prompt.source)
    action = _action(names.t, roll)
    for call in calls(marks) if marks else ():
        if verb_of(call) == "boost":
            more = {k.arg: names.marks.number(ast.unparse(k.value))(names.t, c) for k in call.keywords if k.arg}
            action.success += more.get("success", 0)
            action.defense += more.get("defense", 0)
            action.dice += more.get("dice", 0)
            action.pierce = action.pierce or "pierce" in more
    return _with(roll, action)


# -- what is told of it ------------------------------------------------------------------------------


def telling(t: Table, roll: Coming) -> list[str]:
    """The hero's conditions that have a say in the roll, or after it; one that is for the choice of the card only as
    long as none is chosen.
    """
    windows = (RESULTS, END) if t.action is not None else (CHOOSE, RESULTS, END)
    held = [t.card_of(piece) for piece in t.zone(conditions_zone(roll.hero))]
    return [condition for condition in held if any(condition in t.box.cards_in(window) for window in windows)]


def further(names: Names, roll: Coming) -> list[str]:
    """Progress for which there is no room [WQ-505]; gear and items that may add to the roll, reroll its dice, or
    prevent wounds."""
    t, words, lines = names.t, names.words, []
    room = max(0, values.location_value(t) - values.progress_here(t))
    if roll.kind == "explore" and room < MOST_OF_A_DIE * roll.dice + roll.success:
        lines.append(words("forecast.wasted", room=room))
    before = [] if t.action is not None and (t.action.rolled or _past(names, roll)) else bound(t, roll, (BEFORE,))
    for ready in [*(ready for ready in before if ready.optional), *rerolling(t, roll), *preventing(t, roll)]:
        text = source_of(names, Prompt("use", roll.hero, ready.id, ())).text
        does = paid_for(asking(text)) or text
        lines.append(words("forecast.may-use", card=names.piece(ready.id), does=does.rstrip(".")))
    return lines


def rerolling(t: Table, roll: Coming) -> list[Ready]:
    """What could be used once the dice lie."""
    look, spoken = glance(t, _action(t, roll)), _spoken(t, roll)
    found = collect(look, ROLL, Context(you=roll.hero, source=_card(t, roll)))
    return [ready for ready in found if ready.optional and t.rules.can_use(t, ready) and ready.id not in spoken]


def preventing(t: Table, roll: Coming) -> list[Ready]:
    """What could be used against the wounds of a roll, by whoever has it [WQ-916]."""
    attacks = sum(values.attack(t, enemy) for enemy in strikers(t, roll.hero))
    blow = Blow(roll.hero, attacks, "counterattack")
    c = Context(you=roll.hero, source=_card(t, roll), it=roll.hero, blow=blow)
    return [ready for ready in collect(t, SUFFER, c) if ready.optional and usable(t, ready)]


def _past(names: Names, roll: Coming) -> bool:
    """Whether nothing more can be used before the action."""
    prompt = names.session.prompt
    return roll.reached and (prompt is None or prompt.data.get("window") != BEFORE)


def in_rank(t: Table, abilities: list[Ready]) -> list[Ready]:
    """Nemesis effects, that of the highest in rank first [WQ-413]."""
    return sorted(abilities, key=lambda ready: order(t, ready.piece), reverse=True)


ROLLING = Rolling(
    question="action-card",
    aimed=frozenset({"target", "aid-target", "aid-named"}),
    aid=lambda room: 1,
    lying=lambda prompt: prompt.kind == "reroll" or prompt.data.get("window") in (ROLL, RESULTS),
    certain=certain,
    chosen=chosen,
    unseen=likely_enemies,
    threats=in_rank,
    telling=telling,
    sure=lambda t, roll: 0,
    further=further,
)
