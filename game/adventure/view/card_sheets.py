"""Card sheets: for each action the card that gives way, and the cards for it with what is different about them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.adventure.cards import ACTIONS
from game.adventure.context import Action, Context
from game.adventure.dice import HERO_DIE
from game.adventure.odds import hero_dice
from game.adventure.view.action_lines import ActionLines, glance
from game.adventure.view.names import Names
from game.adventure.view.outlook import part
from game.kit.card_sheet import SheetCard, SheetTab
from game.kit.shown import ForecastNote


def tabs(
    names: Names,
    hero: str,
    options: Sequence[str],
    card: Callable[[str, int], SheetCard],
    between: Callable[[str, str], tuple[str, ...]],
) -> tuple[SheetTab, ...]:
    """A tab for each action of which there are cards.

    `card` makes one from its option and from the dice of the card that gives way, `between` tells what happens to that
    card, which is "ready" or "exhausted".
    """
    t = names.t
    found = []
    for action in ACTIONS:
        fitting = [option for option in options if t.box.actions[t.card_of(option)].action == action]
        if fitting:
            found.append(_tab(names, hero, action, fitting, card, between))
    return tuple(found)


def _tab(
    names: Names,
    hero: str,
    action: str,
    options: list[str],
    card: Callable[[str, int], SheetCard],
    between: Callable[[str, str], tuple[str, ...]],
) -> SheetTab:
    t, words = names.t, names.words
    old = t.action_card(hero, action)
    state = "exhausted" if t.piece(old).exhausted else "ready"
    dice = t.box.actions[t.card_of(old)].dice
    return SheetTab(
        label=words(f"action.{action}"),
        detail=words("upgrade.state", card=names.piece(old), state=words(f"upgrade.{state}")),
        icon=f"action-{action}",
        leaves=old,
        cards=tuple(card(option, dice) for option in options),
        note=words("upgrade.now", dice=dice, mean=_mean(names, dice)),
        between=between(old, state),
    )


def differences(
    names: Names, lines: ActionLines, hero: str, option: str, old: int, further: Sequence[str] = ()
) -> tuple[ForecastNote, ...]:
    """What is different about a card than about one of so many dice, in two lines at most.

    `further` is what only one game tells of it.
    """
    t, words = names.t, names.words
    card = t.box.actions[t.card_of(option)]
    mean, more = _mean(names, card.dice), card.dice - old
    if more:
        told = words("upgrade.dice", more=more, dice=card.dice, mean=mean, old=_mean(names, old))
    else:
        told = words("upgrade.same", dice=card.dice, mean=mean)
    notes = [ForecastNote("die", told)]
    extra = _additions(names, lines, hero, option) + list(further)
    if extra:
        notes.append(ForecastNote(f"action-{card.action}", ", ".join(extra)))
    return tuple(notes)


def _additions(names: Names, lines: ActionLines, hero: str, option: str) -> list[str]:
    """What the action line of a card has beside its dice."""
    t, words = names.t, names.words
    line = lines.get(t.card_of(option))
    if line is None:
        return []
    dice = t.box.actions[t.card_of(option)].dice
    look, c = glance(t, Action(line.kind, hero, dice=dice)), Context(you=hero, source=option)
    extra = [words("upgrade.ranged")] if line.ranged else []
    if line.number("targets", look, c, 1) > 1:
        extra.append(words("upgrade.targets", targets=line.number("targets", look, c, 1)))
    if line.number("success", look, c) > 0:
        extra.append(words("upgrade.success", success=line.number("success", look, c)))
    if "pierce" in line.numbers:
        extra.append(words("upgrade.pierce"))
    return extra


def _mean(names: Names, dice: int) -> float:
    """The successes of so many hero dice on average."""
    spread = part(hero_dice(names.t.box.dice[HERO_DIE], dice), 0)
    return round(sum(number * chance for number, chance in spread.items()), 1)
