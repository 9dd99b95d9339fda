"""Upgrading: a basic activation card gives way to the advanced card of the same action [HT-808]."""

from __future__ import annotations

from game.adventure.context import Context
from game.adventure.decide import choose
from game.adventure.table import GONE, cards_zone
from game.terrinoth.table import Table, supply_zone


def advanced_cards(t: Table, hero: str) -> list[str]:
    """A hero's advanced activation cards."""
    return [c for c in t.zone(cards_zone(hero)) if t.box.actions[t.card_of(c)].class_]


def hero_class(t: Table, hero: str) -> str:
    """The class a hero has chosen; empty before the first upgrade."""
    found = advanced_cards(t, hero)
    return t.box.actions[t.card_of(found[0])].class_ if found else ""


def choices(t: Table, hero: str) -> list[str]:
    """The advanced cards a hero may take now: of one class, for actions still on a basic card."""
    held = [t.box.actions[t.card_of(c)] for c in t.zone(cards_zone(hero))]
    basic = {card.action for card in held if not card.class_}
    own = next((card.class_ for card in held if card.class_), "")
    cards = [(c, t.box.actions[t.card_of(c)]) for c in t.zone(supply_zone(hero))]
    return [c for c, card in cards if card.action in basic and own in ("", card.class_)]


def upgrade(t: Table, hero: str) -> None:
    """The hero replaces one basic card. The first upgrade chooses the class, later ones stay in it; the new card
    comes in the state of the old one, which leaves the game [HT-808]."""
    options = choices(t, hero)
    if not options or not t.standing(hero):
        return
    new = choose(t, Context(you=hero, source="HT-808"), "upgrade", options, chooser=hero)[0]
    old = t.action_card(hero, t.box.actions[t.card_of(new)].action)
    place = t.zone(cards_zone(hero)).index(old)
    exhausted = t.piece(old).exhausted
    t.ready(old)
    t.move(old, GONE)
    t.move(new, cards_zone(hero), place)
    if exhausted:
        t.exhaust(new)
    t.note("upgrades", hero=hero, old=old, new=new)
