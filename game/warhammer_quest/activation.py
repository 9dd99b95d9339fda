"""A hero's activation: a card is chosen, exhausted, and its lines resolve from top to bottom [WQ-401, WQ-418]."""

from __future__ import annotations

from game.adventure.context import Action, Context
from game.adventure.table import cards_zone
from game.adventure.windows import open_window
from game.kit.prompts import Prompt, Refusals
from game.warhammer_quest.table import Table


def activate(t: Table, hero: str) -> None:
    """One activation of a hero, who must act [WQ-208]. One who falls on the way resolves the rest [WQ-1107]."""
    t.set_track("active", hero)
    t.activating = hero
    t.note("activates", hero=hero)
    open_window(t, "act-start", Context(you=hero, source=hero))
    if t.standing(hero):
        play_card(t, hero)
        open_window(t, "act-end", Context(you=hero, source=hero))
    t.action, t.line, t.activating = None, 0, ""
    open_window(t, "after-any-activation", Context(you=hero, source=hero))


def play_card(t: Table, hero: str) -> None:
    """Choose a ready card and exhaust it, unless a text keeps it ready; resolve its lines [WQ-301, WQ-401].

    There always is one: the card with the prepare icon [WQ-420, WQ-302, W-05].
    """

    def why() -> Refusals:
        exhausted = dict.fromkeys(t.exhausted_cards(hero), ("refusal.exhausted", "WQ-308"))
        others = {c: ("refusal.not-yours", "WQ-401") for h in t.seats if h != hero for c in t.zone(cards_zone(h))}
        return exhausted | others

    card = t.ask(Prompt("action-card", hero, hero, tuple(t.ready_cards(hero))), why)[0]
    printed = t.card_of(card)
    t.action = Action(t.box.actions[printed].action, hero, card)
    open_window(t, "act-choose", Context(you=hero, source=card))
    if not t.action.kept:
        t.exhaust(card)
    t.note("plays", hero=hero, card=card)
    c = Context(you=hero, source=card)
    for number, line in enumerate(t.box.lines[printed], 1):
        t.line = number
        line.effect.run(t, c)
    if t.box.actions[printed].prepare and not t.standing(hero):
        ready_all(t, hero)


def ready_all(t: Table, hero: str) -> None:
    """The prepare icon readies all four cards, of one who fell in the activation too [WQ-419, WQ-1107, WQ-311]."""
    for card in list(t.exhausted_cards(hero)):
        t.ready(card)
    t.note("readies-all", hero=hero)
