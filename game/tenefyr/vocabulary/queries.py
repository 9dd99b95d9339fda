"""Queries: what is so now, and how much of it there is [part 10.3]."""

from __future__ import annotations

from game.kit.effects.language import Condition, MarkError, Name, Number
from game.tenefyr import names
from game.tenefyr.box import KINDS
from game.tenefyr.power import power
from game.tenefyr.vocabulary.kinds import Anyone, What, Who

# -- conditions


def first() -> Condition:
    """This is the first card you played this turn (filter of `mod`, `cannot`: such cards)."""
    return lambda t, c: bool(t.tokens(c.source, names.FIRST))


def fresh() -> Condition:
    """You have taken no new hand this turn."""
    return lambda t, c: not t.track(names.NEW_HANDS)


def is_starter(who: Who) -> Condition:
    """It is the turn of the starting player (solo: the first turn) [TN-1006]."""
    return lambda t, c: t.turn_number == 1 and t.active in who.ids(t, c)


def is_last(who: Who) -> Condition:
    """It is the last turn of a full round [TN-1008]."""
    return lambda t, c: t.turn_number == t.turns and t.active in who.ids(t, c)


def has_kind(piece: Anyone, kind: Name) -> Condition:
    """The card is of that kind."""
    if kind not in KINDS:
        raise MarkError(f"{kind} is no kind")
    return lambda t, c: any(t.kind(one) == kind for one in piece.ids(t, c))


# -- numbers


def acted() -> Number:
    """The turns already taken in this combat before this one."""
    return lambda t, c: max(0, t.turn_number - 1)


def turns() -> Number:
    """The turns of a full round: the number of players, solo 2."""
    return lambda t, c: int(t.turns)


def level() -> Number:
    """The level of the current dungeon [TN-909]; of the boss deck 5."""
    return lambda t, c: int(t.level_of(t.dungeon))


def facedown() -> Number:
    """The facedown cards left in the current dungeon."""
    return lambda t, c: len(t.facedown())


def count(members: Anyone) -> Number:
    """The number of members."""
    return lambda t, c: len(members.ids(t, c))


def power_of(piece: What) -> Number:
    """The power of a played card now [TN-506]; 0 if there is none."""
    return lambda t, c: sum(power(t, one) for one in piece.all(t, c, "power_of"))


def kinds(who: Who) -> Number:
    """The number of different kinds in front of a player."""

    def found(t: object, c: object) -> int:
        lying = (t.zone(names.played(player)) for player in who.ids(t, c))  # type: ignore[attr-defined, arg-type]
        return len({t.kind(piece) for pieces in lying for piece in pieces} - {""})  # type: ignore[attr-defined]

    return found


def discards(who: Who) -> Number:
    """The number of cards in a discard pile."""
    return lambda t, c: sum(len(t.zone(names.discard(player))) for player in who.ids(t, c))


def min_(*several: Number) -> Number:
    """The least of several numbers."""
    return lambda t, c: min(one(t, c) for one in several)


WORDS = {
    "is_starter": is_starter, "is_last": is_last, "has_kind": has_kind, "count": count, "power_of": power_of,
    "kinds": kinds, "discards": discards, "min": min_,
}  # fmt: skip
PLAIN = {
    "first": first, "fresh": fresh, "acted": acted, "turns": turns, "level": level, "facedown": facedown,
}
