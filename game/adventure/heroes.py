"""What heroes gain and give: conditions, and action cards that are turned."""

from __future__ import annotations

from game.adventure import values
from game.adventure.context import Context
from game.adventure.decide import choose
from game.adventure.table import (
    CONDITION_SUPPLY,
    Table,
    conditions_zone,
)


def gain_condition(t: Table, hero: str, condition: str) -> None:
    """A hero gains a condition; a second copy is not received [HT-804, WQ-704]."""
    if not t.standing(hero) or t.condition(hero, condition) or values.forbidden(t, "condition", hero):
        return
    piece = next((p for p in t.zone(CONDITION_SUPPLY) if t.card_of(p) == condition), "")
    if piece:
        t.move(piece, conditions_zone(hero))
        t.note("gains", hero=hero, condition=condition)


def shed_condition(t: Table, hero: str, condition: str) -> None:
    """A hero discards a condition [WQ-1006]."""
    piece = t.condition(hero, condition)
    if piece:
        t.move(piece, CONDITION_SUPPLY)
        t.note("sheds", hero=hero, condition=condition)


def sheddable(t: Table, hero: str) -> list[str]:
    """The conditions of a hero that a text can mean which discards any [W-14]."""
    return [t.card_of(p) for p in t.zone(conditions_zone(hero)) if t.rules.sheds(t, t.card_of(p))]


def shed_conditions(t: Table, c: Context, hero: str, number: int) -> None:
    """A hero discards conditions of own choice. A "may" around it lets the hero keep them."""
    for _ in range(number):
        held = sheddable(t, hero)
        answer = choose(t, c, "choose-condition", held, 0 if c.optional else 1, chooser=hero, hero=hero)
        if not answer:
            return
        shed_condition(t, hero, answer[0])


def exhaustible_cards(t: Table, hero: str) -> list[str]:
    """The ready action cards of a hero that an effect or a cost can exhaust."""
    return [card for card in t.ready_cards(hero) if t.rules.exhaustible(t, card)]


def turn_cards(t: Table, c: Context, hero: str, number: int, exhaust: bool) -> None:
    """A hero exhausts so many ready cards of own choice, as many as there are [HT-006], or readies up to so many.

    A "may" around it lets the choice be declined [WQ-312].
    """
    options = exhaustible_cards(t, hero) if exhaust else t.exhausted_cards(hero)
    if not options or not t.standing(hero):
        return
    least = 0 if c.optional else min(number, len(options)) if exhaust else 1
    kind = "exhaust-card" if exhaust else "ready-card"
    cards = choose(t, c, kind, options, least, number, chooser=hero, hero=hero)
    for card in cards:
        turn_card(t, hero, card, exhaust)


def turn_card(t: Table, hero: str, card: str, exhaust: bool) -> None:
    """Exhaust or ready one action card."""
    if exhaust:
        t.exhaust(card)
    else:
        t.ready(card)
    t.note("exhausts-card" if exhaust else "readies-card", hero=hero, card=card)
