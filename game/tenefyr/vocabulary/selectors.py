"""Selectors: whom and what an effect means [part 10.2]."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.effects.language import MarkError, Name, Number
from game.tenefyr import names
from game.tenefyr.box import KINDS, ZERO
from game.tenefyr.context import Context
from game.tenefyr.table import Table
from game.tenefyr.vocabulary.kinds import Anyone, Found, What, Who

# -- players


def you() -> Who:
    """On a loot half or skill the player who plays it; on an enemy and a place whom the window names; solo always the
    one player.
    """
    return Who(lambda t, c: [c.you], own=True)


def it() -> Anyone:
    """The member of `each`; inside `then` the card in question; on a reward the player whose option it is."""
    return Anyone(lambda t, c: [c.it] if c.it else [])


def starter() -> Who:
    """The starting player of this combat; as a filter of `mod` and `cannot`: during that player's turn (solo: the first
    turn).
    """
    return Who(lambda t, c: [t.starter])


def next_() -> Who:
    """The player who takes the next turn of this combat; nobody in the last turn [TN-418]."""

    def found(t: Table, c: Context) -> list[str]:
        following = t.turn_number + 1
        return [t.player_of_turn(following)] if following <= t.turns else []

    return Who(found)


def player(which: Name | None = None) -> Who:
    """One player, picked by the decider; no filter: anybody; `other`: not you (solo: you [TN-1004]); `later`: who has
    yet to take a turn in this combat (solo, first turn: you).
    """
    return Who(_players(which or Name("")), choice=True)


def players(which: Name | None = None, *, deck_below: Number | None = None) -> Who:
    """All players that match, starting player first, solo you, once [TN-1007]; `later` as in `player`; `deck_below=n`:
    fewer than n cards in the deck.
    """
    found = _players(which or Name(""))
    if deck_below is None:
        return Who(found)
    bound = deck_below
    return Who(lambda t, c: [one for one in found(t, c) if len(t.zone(names.deck(one))) < bound(t, c)])


def _players(which: str) -> Found:
    def other(t: Table, c: Context) -> list[str]:
        return [one for one in t.clockwise() if one != c.you or t.solo]

    def later(t: Table, c: Context) -> list[str]:
        return [one for one in t.clockwise() if t.next_turn_of(one)]

    found: dict[str, Found] = {"": lambda t, c: t.clockwise(), "other": other, "later": later}
    if which not in found:
        raise MarkError(f"{which} is no filter of players")
    return found[which]


# -- played cards


def card(*which: Name) -> What:
    """One played card, picked by the decider, never this card itself; `mine`: in front of you; `turn`: you played it
    this turn; `any`: in front of anybody.
    """
    return What(_cards((*which, Name("other")), None), choice=True)


def cards(*which: Name, kind: Name | None = None) -> What:
    """All played cards that match, with the filters of `card` and: `other`: without this card; `zero`: Basic 0;
    `kind=k`. Borrowed and assisted cards are among them [TR-12].
    """
    if kind is not None and kind not in KINDS:
        raise MarkError(f"{kind} is no kind")
    return What(_cards(which, kind))


Filter = Callable[[Table, Context, str], bool]
FILTERS: dict[str, Filter] = {
    "any": lambda t, c, piece: True,
    "mine": lambda t, c, piece: t.owner(piece) == c.you,
    "turn": lambda t, c, piece: piece in t.played_this_turn(c.you),
    "other": lambda t, c, piece: piece != c.source,
    "zero": lambda t, c, piece: t.card(piece) == ZERO,
}


def _cards(which: tuple[Name, ...], kind: str | None) -> Found:
    for name in which:
        if name not in FILTERS:
            raise MarkError(f"{name} is no filter of played cards")
    filters = [FILTERS[name] for name in which]

    def found(t: Table, c: Context) -> list[str]:
        lying = t.played_cards()
        return [
            piece for piece in lying
            if (kind is None or t.kind(piece) == kind) and all(fits(t, c, piece) for fits in filters)
        ]  # fmt: skip

    return found


WORDS = {"player": player, "players": players, "card": card, "cards": cards}
PLAIN = {"you": you, "it": it, "starter": starter, "next": next_}
