"""Success tokens, which lie in a hero's play area [HT-305, HT-319]."""

from __future__ import annotations

from game.adventure import values
from game.adventure.context import Action
from game.adventure.table import SUCCESS, Table
from game.adventure.values import Query

MOST_TOKENS = 5
SPENT_AT_ONCE = 2


def tokens(t: Table, hero: str) -> int:
    """The success tokens a hero has."""
    return t.tokens(hero, SUCCESS)


def token_room(t: Table, hero: str) -> int:
    """How many more a hero can have: up to 5 in all [HT-319]."""
    return MOST_TOKENS - t.tokens(hero, SUCCESS)


def claim_tokens(t: Table, hero: str, number: int) -> None:
    """A hero claims success tokens, up to 5 in all; what is above is lost [HT-319]. The supply has no end [HT-005]."""
    gained = max(0, min(number, token_room(t, hero)))
    if gained and t.standing(hero):
        t.add_token(hero, SUCCESS, gained)
        t.note("claims-tokens", hero=hero, amount=gained)


def lose_tokens(t: Table, hero: str, number: int) -> None:
    """A hero discards success tokens, as many as there are [HT-006]."""
    lost = t.take_token(hero, SUCCESS, number)
    if lost:
        t.note("loses-tokens", hero=hero, amount=lost)


def most_spent(t: Table, hero: str) -> int:
    """How many success tokens a hero may spend before a roll, whatever there are [HT-305]."""
    if t.cast.values["spend_limit"] is None:
        return SPENT_AT_ONCE
    return values.ask(t, Query("spend_limit", hero)).total or SPENT_AT_ONCE


def spend_limit(t: Table, action: Action) -> int:
    """How many success tokens may be spent for an action now [HT-305]."""
    return min(most_spent(t, action.hero), t.tokens(action.hero, SUCCESS))


def take_spent(t: Table, action: Action) -> None:
    """The tokens spent for an action go back to the supply [HT-305]."""
    lose_tokens(t, action.hero, action.spent)
