"""Modifiers: what lasting texts change, and what they forbid [part 10.5]."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.effects.effect import Effect
from game.kit.effects.language import MarkError, Name, Number
from game.tenefyr import names
from game.tenefyr.box import BASIC, KINDS
from game.tenefyr.context import Context, Part, Query
from game.tenefyr.table import Table

HIGH = 4
"""Printed power from which a card is "high"."""
Fits = Callable[[Table, Query], bool]
TURNS: dict[str, Fits] = {
    "starter": lambda t, query: query.turn == 1,
    "last": lambda t, query: query.turn == t.turns,
    "all": lambda t, query: True,
}
"""During whose turn a text holds."""
CARDS: dict[str, Fits] = {
    "basic": lambda t, query: t.box.type_of(query.card) == BASIC,
    "first": lambda t, query: query.first,
    "high": lambda t, query: query.printed >= HIGH,
    "cards": lambda t, query: True,
}
"""Of which cards a text speaks; besides, kinds."""


def mod(who: Name, *, hand: Number | None = None, power: Number | None = None, cap: Number | None = None) -> Effect:
    """The size of the hand, the power, or the cap of the printed power of whom or what it names changes by n:
    `starter`, `last` or `all` by `hand`; `basic`, a kind, `first` (the first card of each turn), `high` (printed power
    4 or more) or `cards` by `power` or `cap`; `foe`, the enemy, by `power`, which is reckoned anew at every moment.
    """
    if hand is not None and who in TURNS:
        return _hand(TURNS[who], hand)
    if power is not None and who == "foe":
        return _foe(power)
    number = cap if cap is not None else power
    if number is None or (who not in CARDS and who not in KINDS):
        raise MarkError(f"{who} has no such number")
    return _cards(CARDS.get(who) or _of_kind(who), number, cap is not None)


def _of_kind(kind: str) -> Fits:
    return lambda t, query: t.box.kind(query.card) == kind


def _silent(t: Table, c: Context) -> None:
    """A lasting text does nothing of itself."""


def _lasting(key: str, answer: Callable[[Table, Context, Query], None]) -> Effect:
    """A text that answers one query, and leaves the others alone."""

    def checked(t: Table, c: Context, query: Query) -> None:
        if query.key == key:
            answer(t, c, query)

    return Effect(_silent, lambda t, c: False, answer=checked, keys=frozenset({key}))


def _hand(turn: Fits, n: Number) -> Effect:
    def answer(t: Table, c: Context, query: Query) -> None:
        if turn(t, query):
            query.value += n(t, c)

    return _lasting("hand", answer)


def _foe(n: Number) -> Effect:
    def answer(t: Table, c: Context, query: Query) -> None:
        amount = n(t, c)
        if amount:
            query.parts.append(Part("plus" if amount > 0 else "minus", abs(amount), c.source))

    return _lasting("foe", answer)


def _cards(fits: Fits, n: Number, caps: bool) -> Effect:
    def answer(t: Table, c: Context, query: Query) -> None:
        if fits(t, query):
            amount = n(t, c)
            kind = "cap" if caps else "plus" if amount > 0 else "minus"
            query.parts.append(Part(kind, abs(amount), c.source))

    return _lasting("power", answer)


def cannot(what: Name, who: Name) -> Effect:
    """`new_hand`: `starter` or `all` cannot take a new hand; `text`: texts are ignored, of each `first` card of a turn,
    or of all cards played in the turn of the `starter`; `draw`: as an effect of a card, you cannot draw or take cards
    into the hand for the rest of this turn.
    """
    if (what, who) == ("draw", "you"):
        return Effect(_forbid_drawing, lambda t, c: True)
    if what == "new_hand" and who in TURNS:
        return _ban("new-hand", TURNS[who])
    if what == "text" and (who in TURNS or who in CARDS):
        return _ban("text", CARDS.get(who) or TURNS[who])
    raise MarkError(f"{who} {what} cannot be forbidden")


def _forbid_drawing(t: Table, c: Context) -> None:
    t.set_track(names.NO_DRAW, c.source)
    t.note("no-draw", player=c.you, source=c.source)


def _ban(key: str, fits: Fits) -> Effect:
    def answer(t: Table, c: Context, query: Query) -> None:
        if fits(t, query):
            query.banned = query.banned or c.source

    return _lasting(key, answer)


WORDS = {"mod": mod, "cannot": cannot}
