"""The upgrade sheet: for each action the card that leaves, the advanced cards for it, and the class that is fixed."""

from __future__ import annotations

from game.adventure.view.action_lines import ActionLines
from game.adventure.view.card_sheets import differences, tabs
from game.kit.card_sheet import CardSheet, SheetCard, SheetPlate
from game.kit.prompts import Prompt
from game.kit.shown import Fact
from game.terrinoth.upgrade import hero_class
from game.terrinoth.view.names import Names


def upgrade_sheet(names: Names, lines: ActionLines, prompt: Prompt) -> CardSheet:
    """The sheet of an upgrade [HT-808]."""
    t, words, hero = names.t, names.words, prompt.chooser

    def card(option: str, dice: int) -> SheetCard:
        name = words(f"class.{t.box.actions[t.card_of(option)].class_}.name")
        return SheetCard(option, name, differences(names, lines, hero, option, dice))

    def between(old: str, state: str) -> tuple[str, ...]:
        return words("upgrade.replaced"), words(f"upgrade.comes-{state}")

    first = not hero_class(t, hero)
    plates = {option: _plate(names, prompt, option) for option in prompt.options} if first else {}
    fixed = words("upgrade.fixed") if first else ""
    sides = tabs(names, hero, prompt.options, card, between)
    return CardSheet(sides, words("upgrade.have"), words("upgrade.gone"), fixed, plates)


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
