"""Success tokens, which lie on action cards, at most two on each [WQ-510 to WQ-513]."""

from __future__ import annotations

from game.adventure.context import Action
from game.adventure.table import SUCCESS, Table, cards_zone
from game.kit.prompts import Prompt

MOST_ON_CARD = 2


def tokens(t: Table, hero: str) -> int:
    """The success tokens on all action cards of a hero [WQ-510]."""
    return sum(t.tokens(card, SUCCESS) for card in t.zone(cards_zone(hero)))


def free_places(t: Table, hero: str) -> list[str]:
    """The action cards with room for a token, ready or exhausted."""
    return [card for card in t.zone(cards_zone(hero)) if t.tokens(card, SUCCESS) < MOST_ON_CARD]


def token_room(t: Table, hero: str) -> int:
    """How many more tokens a hero can have."""
    return MOST_ON_CARD * len(t.zone(cards_zone(hero))) - tokens(t, hero)


def claim_tokens(t: Table, hero: str, number: int) -> None:
    """A hero claims success tokens and places them at once as the hero likes; those without a place are lost
    [WQ-511]. The supply has no end [WQ-015].
    """
    gained = max(0, min(number, token_room(t, hero)))
    if not gained or not t.standing(hero):
        return
    t.note("claims-tokens", hero=hero, amount=gained)
    fills = gained == token_room(t, hero)
    for step in range(gained):
        places = free_places(t, hero)
        card = places[0]
        if not fills:
            data: dict[str, object] = {"hero": hero, "step": step + 1, "steps": gained}
            card = t.ask(Prompt("place-token", hero, hero, tuple(places), 1, 1, data))[0]
        t.add_token(card, SUCCESS)


def lose_tokens(t: Table, hero: str, number: int) -> None:
    """A hero discards success tokens from any of the own action cards, the hero's choice, as many as there are
    [WQ-512, WQ-016].
    """
    lost = min(number, tokens(t, hero))
    if lost <= 0:
        return
    t.note("loses-tokens", hero=hero, amount=lost)
    takes_all = lost == tokens(t, hero)
    for step in range(lost):
        holding = [card for card in t.zone(cards_zone(hero)) if t.tokens(card, SUCCESS)]
        card = holding[0]
        if not takes_all:
            data: dict[str, object] = {"hero": hero, "step": step + 1, "steps": lost}
            card = t.ask(Prompt("discard-token", hero, hero, tuple(holding), 1, 1, data))[0]
        t.take_token(card, SUCCESS)


def spend_limit(t: Table, action: Action) -> int:
    """How many tokens may be spent for an action: those on the chosen card [WQ-403]."""
    return t.tokens(action.card, SUCCESS) if action.card else 0


def take_spent(t: Table, action: Action) -> None:
    """Spent tokens leave the chosen card, so that none of them can pay a cost as well [WQ-305]."""
    t.take_token(action.card, SUCCESS, action.spent)
