"""A hero's activation: the card chosen, exhausted, and its lines from top to bottom [HT-301, HT-302]."""

from __future__ import annotations

from game.adventure.context import Action, Context
from game.adventure.table import cards_zone
from game.adventure.windows import open_window
from game.adventure.wounds import suffer
from game.kit.prompts import Prompt, Refusals
from game.terrinoth.table import Table

EXHAUSTION_WOUNDS = 2


def activate(t: Table, hero: str) -> None:
    """One activation of a hero. A hero who is defeated on the way stops there [R-02]."""
    t.set_track("active", hero)
    t.activating = hero
    t.note("activates", hero=hero)
    recover_from_exhaustion(t, hero)
    if t.standing(hero):
        open_window(t, "act-start", Context(you=hero, source=hero))
    if t.standing(hero):
        play_card(t, hero)
    if t.standing(hero):
        open_window(t, "act-end", Context(you=hero, source=hero))
    t.action, t.line, t.activating = None, 0, ""
    open_window(t, "after-any-activation", Context(you=hero, source=hero))


def recover_from_exhaustion(t: Table, hero: str) -> None:
    """A hero who starts with all activation cards exhausted suffers 2 wounds and readies them all [HT-301]."""
    if t.ready_cards(hero):
        return
    suffer(t, hero, EXHAUSTION_WOUNDS, "exhaustion", "HT-301")
    if t.standing(hero):
        ready_all(t, hero)


def ready_all(t: Table, hero: str) -> None:
    """Ready all of a hero's activation cards."""
    for card in list(t.exhausted_cards(hero)):
        t.ready(card)
    t.note("readies-all", hero=hero)


def play_card(t: Table, hero: str) -> None:
    """Choose a ready card, exhaust it, resolve its lines from top to bottom [HT-302]."""
    ready = t.ready_cards(hero)
    if not ready:
        return

    def why() -> Refusals:
        exhausted = dict.fromkeys(t.exhausted_cards(hero), ("refusal.exhausted", "HT-302"))
        others = {c: ("refusal.not-yours", "HT-302") for h in t.seats if h != hero for c in t.zone(cards_zone(h))}
        return exhausted | others

    card = t.ask(Prompt("activation-card", hero, hero, tuple(ready)), why)[0]
    t.exhaust(card)
    t.note("plays", hero=hero, card=card)
    printed = t.card_of(card)
    t.action = Action(t.box.actions[printed].action, hero, card)
    c = Context(you=hero, source=card)
    for number, line in enumerate(t.box.lines[printed], 1):
        t.line = number
        line.effect.run(t, c)
        if not t.standing(hero):
            return
