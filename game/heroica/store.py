"""The store: buying, selling, and the Cleric's trade [HC-450 to HC-454, HC-422]."""

from __future__ import annotations

from collections.abc import Iterator

from game.heroica import names
from game.heroica.box import POTION, RELIC, WEAPON
from game.heroica.packs import gain, gain_gold, let_go, pay_gold
from game.heroica.table import Table

SHELVES = {POTION: "potions", WEAPON: "weapons", RELIC: "relics"}
GRENADE = "grenade"
POTIONS_RETURN = (8, 15)
"""Levels at whose beginning the used potions return to the store [HC-453]."""


def stock(t: Table) -> None:
    """The store at the start of a game [HC-452]."""
    many = len(t.heroes) >= 3
    for kind, name in SHELVES.items():
        shelf = t.box.content.store[name]
        for card in assortment(t, kind):
            number = len(t.heroes) if card in shelf.a_hero else shelf.stock[many]
            for _ in range(number):
                t.bring(card, names.STORE)


def price(t: Table, piece: str) -> int:
    """What a piece of the store costs [HC-450]."""
    return price_of(t, t.kind(piece))


def price_of(t: Table, kind: str) -> int:
    """What each thing of a kind costs in the store [HC-450]."""
    return t.box.content.store[SHELVES[kind]].price


def assortment(t: Table, kind: str) -> list[str]:
    """The cards of a kind that the store has at the start of a game [HC-452], then what was sold to it besides."""
    content = t.box.content
    cards = {
        WEAPON: list(content.weapons), POTION: list(content.potions),
        RELIC: [card for card, it in content.relics.items() if not it.level],
    }[kind]  # fmt: skip
    return list(dict.fromkeys([*cards, *(t.piece(piece).card for piece in on_offer(t, kind))]))


def sold_for(t: Table, piece: str) -> int:
    """What the store gives for a piece; 0 for what cannot be sold [HC-451]."""
    shelf = SHELVES.get(t.kind(piece), t.piece(piece).card)
    found = t.box.content.store.get(shelf)
    return found.sold if found else 0


def on_offer(t: Table, kind: str = "") -> list[str]:
    """One piece of each card in the store (of a kind), as the shelves hold them."""
    found: dict[str, str] = {}
    for piece in t.zone(names.STORE):
        if not kind or t.kind(piece) == kind:
            found.setdefault(t.piece(piece).card, piece)
    return list(found.values())


def affordable(t: Table, hero: str) -> list[str]:
    """What a hero can buy now."""
    return [piece for piece in on_offer(t) if price(t, piece) <= t.gold(hero)]


def saleable(t: Table, hero: str) -> Iterator[str]:
    """What of a pack the store takes."""
    return (piece for piece in t.things_of(hero) if sold_for(t, piece))


def buy(t: Table, hero: str, piece: str) -> None:
    """A piece of the store is bought [HC-450]."""
    t.note("buys", hero=hero, piece=piece, price=price(t, piece))
    pay_gold(t, hero, price(t, piece), piece)
    gain(t, hero, piece, names.STORE)


def sell(t: Table, hero: str, piece: str) -> None:
    """The store buys; what is sold lies there and can be bought, a grenade is gone [HC-451]."""
    gold = sold_for(t, piece)
    t.note("sells", hero=hero, piece=piece, gold=gold)
    let_go(t, hero, piece, names.BOX if t.piece(piece).card == GRENADE else names.STORE)
    gain_gold(t, hero, gold, names.STORE)


def bring_potions_back(t: Table, before: int, number: int) -> None:
    """The used potions return to the store when level 8 and level 15 begin, or are passed by [HC-453]."""
    if any(before < level <= number for level in POTIONS_RETURN):
        for potion in list(t.zone(names.DISCARDED)):
            t.move(potion, names.STORE)
