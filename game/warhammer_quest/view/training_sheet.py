"""The sheet of the trainer: for each action that is still basic the card that gives way, and the advanced one."""

from __future__ import annotations

from game.adventure.cards import ACTIONS
from game.adventure.context import Action, Context
from game.adventure.table import SUCCESS, cards_zone
from game.adventure.view.action_lines import ActionLines, glance
from game.adventure.view.card_sheets import differences, tabs
from game.kit.card_sheet import CardSheet, SheetCard, SheetPlate
from game.kit.prompts import Prompt
from game.kit.shown import Fact
from game.warhammer_quest.view.names import Names
from game.warhammer_quest.zones import visits_track


def training_sheet(names: Names, lines: ActionLines, prompt: Prompt) -> CardSheet:
    """The sheet of a visit to the trainer, or of training at a camp [WQ-1233, WQ-1253]."""
    t, words, hero = names.t, names.words, str(prompt.data["hero"])

    def card(option: str, dice: int) -> SheetCard:
        notes = differences(names, lines, hero, option, dice, further(names, lines, hero, option))
        return SheetCard(option, words("grade.advanced"), notes)

    def between(old: str, state: str) -> tuple[str, ...]:
        tokens = t.tokens(old, SUCCESS)
        lost = (words("upgrade.tokens-lost", tokens=tokens),) if tokens else ()
        return (words("upgrade.replaced"), *lost)

    plates = {option: _plate(names, hero, option) for option in prompt.options}
    sides = tabs(names, hero, prompt.options, card, between)
    return CardSheet(sides, words("upgrade.have"), words("upgrade.gone"), _cost(names, hero), plates)


def further(names: Names, lines: ActionLines, hero: str, option: str) -> list[str]:
    """Shields of the action line, and the prepare icon [WQ-419]."""
    t, words, card = names.t, names.words, names.t.box.actions[names.t.card_of(option)]
    line, told = lines.get(t.card_of(option)), []
    if line is not None:
        look, c = glance(t, Action(line.kind, hero, dice=card.dice)), Context(you=hero, source=option)
        shields = line.number("defense", look, c)
        told += [words("upgrade.shields", defense=shields)] * (shields > 0)
    return told + [words("upgrade.prepare")] * card.prepare


def _cost(names: Names, hero: str) -> str:
    """What it costs: a visit of the settlement, and how many are left then; nothing at a camp or for a
    single quest.
    """
    words = names.words
    if names.t.delve:
        return words("upgrade.fixed-delve")
    if not names.t.campaign:
        return words("upgrade.fixed-single")
    left = names.t.track(visits_track(hero))
    return words("upgrade.fixed", hero=names.short(hero), count=left)


def _plate(names: Names, hero: str, option: str) -> SheetPlate:
    """What is fixed with a card, and which actions stay basic."""
    t = names.t
    trained = t.box.actions[t.card_of(option)].action
    held = {t.box.actions[t.card_of(piece)].action: piece for piece in t.zone(cards_zone(hero))}
    left = tuple(
        Fact(f"action-{action}", "", names.piece(held[action]))
        for action in ACTIONS
        if action != trained and not t.box.actions[t.card_of(held[action])].advanced
    )
    return SheetPlate(_cost(names, hero), names.words("upgrade.later") if left else "", left)
