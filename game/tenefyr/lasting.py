"""Lasting texts: what place and enemy say as long as the combat lasts [TN-505, TN-115, TR-14].

A card wins over the rules [TN-001]: wherever a rule has a number or a permission, these texts are asked. What one of
them forbids no other allows [TN-002].
"""

from __future__ import annotations

from collections.abc import Sequence

from game.tenefyr import names
from game.tenefyr.context import Context, Query
from game.tenefyr.table import Table

SMALLEST_HAND, HAND = 1, 3


def speaking(t: Table) -> list[str]:
    """The pieces whose texts hold in this combat: the place first [TN-116], then the enemy unless it is silenced."""
    found = [t.place(), "" if t.word(names.SILENCED) else t.enemy]
    return [piece for piece in found if piece]


def ask(t: Table, query: Query, speakers: Sequence[str] | None = None) -> Query:
    """What the lasting texts say to a query: those of this combat, or those of some cards that may be fought."""
    query.turn = query.turn or t.turn_number
    for piece in speaking(t) if speakers is None else speakers:
        effect = t.box.passives.get(t.card(piece) if speakers is None else piece)
        if effect is not None and query.key in effect.keys:
            effect.answer(t, Context(t.active or t.starter, piece, window="passive"), query)
    return query


def hand_size(t: Table, turn: int = 0, speakers: Sequence[str] | None = None) -> int:
    """The size of the hand of a turn, of this one if none is named: 3, plus and minus what texts say, never less than 1
    [TN-405, TR-05, TR-06]. Between visits that of the next one is meant, with what waits for it [TN-713].
    """
    more = t.track(names.more(turn or t.turn_number)) + t.track(names.BOON_NOW if t.visiting else names.BOON)
    return max(SMALLEST_HAND, HAND + ask(t, Query("hand", turn), speakers).value + more)


def bans_new_hand(t: Table, turn: int = 0, speakers: Sequence[str] | None = None) -> str:
    """The text that forbids a new hand in a turn, in this one if none is named; empty where none does."""
    return ask(t, Query("new-hand", turn), speakers).banned


def bans_text(t: Table, card: str, first: bool) -> str:
    """The text that has the text of a card ignored that is played now; empty where none does [TR-13]."""
    return ask(t, Query("text", card=card, first=first)).banned


def bans_texts(t: Table, speakers: Sequence[str] | None = None) -> bool:
    """Whether all texts of cards are ignored in the turn of the starting player, not only that of the first card."""
    return bool(ask(t, Query("text", 1), speakers).banned)
