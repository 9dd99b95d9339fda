"""The upgrade sheet: for each action the card that leaves, the advanced cards for it, and the class that is fixed."""

from __future__ import annotations

from game.adventure.cards import ACTIONS
from game.adventure.context import Action, Context
from game.adventure.dice import HERO_DIE
from game.adventure.odds import hero_dice
from game.kit.card_sheet import CardSheet, SheetCard, SheetPlate, SheetTab
from game.kit.prompts import Prompt
from game.kit.shown import Fact, ForecastNote
from game.terrinoth.upgrade import hero_class
from game.terrinoth.view.action_lines import ActionLines, glance
from game.terrinoth.view.names import Names
from game.terrinoth.view.outlook import part


def upgrade_sheet(names: Names, lines: ActionLines, prompt: Prompt) -> CardSheet:
    """The sheet of an upgrade [HT-808]."""
    t, words = names.t, names.words
    cards = {option: t.box.actions[t.card_of(option)] for option in prompt.options}
    tabs = []
    for action in ACTIONS:
        options = [option for option, card in cards.items() if card.action == action]
        if options:
            tabs.append(_tab(names, lines, prompt.chooser, action, options))
    first = not hero_class(t, prompt.chooser)
    plates = {option: _plate(names, prompt, option) for option in prompt.options} if first else {}
    fixed = words("upgrade.fixed") if first else ""
    return CardSheet(tuple(tabs), words("upgrade.have"), words("upgrade.gone"), fixed, plates)


def _tab(names: Names, lines: ActionLines, hero: str, action: str, options: list[str]) -> SheetTab:
    t, words = names.t, names.words
    old = t.action_card(hero, action)
    state = "exhausted" if t.piece(old).exhausted else "ready"
    dice = t.box.actions[t.card_of(old)].dice
    return SheetTab(
        label=words(f"action.{action}"),
        detail=words("upgrade.state", card=names.piece(old), state=words(f"upgrade.{state}")),
        icon=f"action-{action}",
        leaves=old,
        cards=tuple(_card(names, lines, hero, option, dice) for option in options),
        note=words("upgrade.now", dice=dice, mean=_mean(names, dice)),
        between=(words("upgrade.replaced"), words(f"upgrade.comes-{state}")),
    )


def _card(names: Names, lines: ActionLines, hero: str, option: str, old: int) -> SheetCard:
    """An advanced card with what is different about it, in two lines at most."""
    t, words = names.t, names.words
    card = t.box.actions[t.card_of(option)]
    mean, more = _mean(names, card.dice), card.dice - old
    if more:
        told = words("upgrade.dice", more=more, dice=card.dice, mean=mean, old=_mean(names, old))
    else:
        told = words("upgrade.same", dice=card.dice, mean=mean)
    notes = [ForecastNote("die", told)]
    line = lines.get(t.card_of(option))
    if line is not None:
        look, c = glance(t, Action(line.kind, hero, dice=card.dice)), Context(you=hero, source=option)
        extra = [words("upgrade.ranged")] if line.ranged else []
        if line.number("targets", look, c, 1) > 1:
            extra.append(words("upgrade.targets", targets=line.number("targets", look, c, 1)))
        if line.number("success", look, c) > 0:
            extra.append(words("upgrade.success", success=line.number("success", look, c)))
        if "pierce" in line.numbers:
            extra.append(words("upgrade.pierce"))
        if extra:
            notes.append(ForecastNote(f"action-{card.action}", ", ".join(extra)))
    return SheetCard(option, words(f"class.{card.class_}.name"), tuple(notes))


def _plate(names: Names, prompt: Prompt, option: str) -> SheetPlate:
    """The class that an option fixes, and the other cards of it."""
    t, words = names.t, names.words
    chosen = t.box.actions[t.card_of(option)]
    cards = [(piece, t.box.actions[t.card_of(piece)]) for piece in prompt.options if piece != option]
    later = tuple(
        Fact(f"action-{card.action}", "", names.piece(piece)) for piece, card in cards if card.class_ == chosen.class_
    )
    class_name = words(f"class.{chosen.class_}.name")
    text = words("upgrade.becomes", hero=names.short(prompt.chooser), class_name=class_name)
    return SheetPlate(text, words("upgrade.later"), later)


def _mean(names: Names, dice: int) -> float:
    """The successes of so many hero dice on average."""
    spread = part(hero_dice(names.t.box.dice[HERO_DIE], dice), 0)
    return round(sum(number * chance for number, chance in spread.items()), 1)
