"""Odds: the exact chance to win a fight with best use of new hands, from what is in the decks [TN-405 to TN-407].

Cards count by their face values, since nobody knows the order of a deck: what is reckoned holds for every shuffle. It
takes time, so it is done in slices: each step of the work reckons some of the decks that can be left.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from functools import lru_cache
from math import comb
from typing import TypeVar

from msgspec import Struct

Result = TypeVar("Result")
Work = Generator[None, None, Result]
"""Work in slices; what it returns is the result."""

Deck = tuple[int, ...]
"""How many cards of each value a deck has, in the order of the values of its fight."""
Chances = tuple[float, ...]
"""By what is still needed, from 0: the chance to get it."""
FOUND = 10
"""To find the hands of a deck takes as long as so many chances of each."""
EXACT = 12
"""Decimals that are kept: what is certain is 1."""
SLICE = 2500
"""Chances of hands that are reckoned in one step: so many take no more than a frame can spare."""


class Turn(Struct, frozen=True):
    """A turn to come: the face values of the deck, the size of the hand, whether new hands are allowed, and what the
    first card that is played has more or less.
    """

    values: tuple[int, ...]
    hand: int = 3
    renews: bool = True
    first: int = 0


def done(work: Work[Result]) -> Result:
    """The result of some work, all of it done at once."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Result = end.value
            return found


def chance(turns: Sequence[Turn], need: int, shared: bool = False) -> Work[float]:
    """The chance to bring so much in these turns. `shared`: all turns draw from the deck of the first, each from what
    the one before has left.
    """
    if need <= 0:
        return 1.0
    if not turns:
        return 0.0
    found = yield from reckon(turns, need, shared)
    return found[need]


def reckon(turns: Sequence[Turn], need: int, shared: bool = False) -> Work[Chances]:
    """The chances of these turns for every need up to this one."""
    if shared:
        return (yield from _shared(turns, need))
    after: Chances = (1.0, *([0.0] * need))
    for turn in reversed(turns):
        if turn.values:
            after = yield from _turn(turn, need, after)
    return after


def _turn(turn: Turn, need: int, after: Chances) -> Work[Chances]:
    """The chances of a turn whose deck nobody else draws from, where `after` are those of the turns behind it."""
    values, deck = _counted(turn, need)
    found: dict[Deck, Chances] = {}
    work = 0
    for rest in (yield from _reachable([deck], turn)):
        hands = _hands(rest, turn.hand)
        found[rest] = _best(turn, values, rest, hands, need, {}, after, found)
        work += len(hands) * (need + 1)
        if work > SLICE:
            work = 0
            yield
    return found[deck]


def _shared(turns: Sequence[Turn], need: int) -> Work[Chances]:
    """The chances of turns that draw from one deck: those behind depend on what is left of it."""
    longest = turns[0]
    values, deck = _counted(longest, need, most=max(abs(turn.first) for turn in turns))
    nothing: Chances = (1.0, *([0.0] * need))
    later: dict[Deck, Chances] = {}
    decks = {deck}
    layers = []
    for turn in turns:
        reached = yield from _reachable(decks, turn)
        layers.append(reached)
        decks = {left for rest in reached for _, _, left in _hands(rest, turn.hand)}
        yield
    for turn, reached in zip(reversed(turns), reversed(layers), strict=True):
        found: dict[Deck, Chances] = {}
        work = 0
        for rest in reached:
            hands = _hands(rest, turn.hand)
            found[rest] = _best(turn, values, rest, hands, need, later, nothing, found)
            work += len(hands) * (need + 1)
            if work > SLICE:
                work = 0
                yield
        later = found
    return later[deck]


def _counted(turn: Turn, need: int, most: int = 0) -> tuple[tuple[int, ...], Deck]:
    """The values of a deck, and how many cards there are of each; more than is needed counts as what is needed."""
    bound = need + max(abs(turn.first), most)
    capped = [min(value, bound) for value in turn.values]
    values = tuple(sorted(set(capped)))
    return values, tuple(capped.count(value) for value in values)


def _reachable(decks: Iterable[Deck], turn: Turn) -> Work[list[Deck]]:
    """The decks that new hands of a turn can leave of some decks, these among them, the smallest first."""
    found = set(decks)
    waiting = list(found) if turn.renews else []
    work = 0
    for rest in waiting:  # it grows while it is walked, by decks that were not found before
        hands = _hands(rest, turn.hand)
        fresh = {left for _, _, left in hands if any(left)} - found
        found |= fresh
        waiting += fresh
        work += len(hands) * FOUND
        if work > SLICE:
            work = 0
            yield
    return sorted(found, key=sum)


Hand = tuple[float, Deck, Deck]
"""A hand: its chance, how many cards of each value it has, and the deck behind it."""


@lru_cache(maxsize=65536)
def _hands(deck: Deck, size: int) -> tuple[Hand, ...]:
    """All hands of a deck; with fewer cards the hand is all of it [TN-406]."""
    size = min(size, sum(deck))
    every = comb(sum(deck), size)
    found: list[Hand] = []

    def pick(at: int, left: int, ways: int, taken: Deck) -> None:
        if at == len(deck):
            if not left:
                rest = tuple(count - gone for count, gone in zip(deck, taken, strict=True))
                found.append((ways / every, taken, rest))
            return
        for number in range(min(deck[at], left) + 1):
            pick(at + 1, left - number, ways * comb(deck[at], number), (*taken, number))

    pick(0, size, 1, ())
    return tuple(found)


def _best(
    turn: Turn, values: tuple[int, ...], deck: Deck, hands: Sequence[Hand], need: int,
    later: dict[Deck, Chances], after: Chances, renewed: dict[Deck, Chances],
) -> Chances:  # fmt: skip
    """The chances of a hand that is drawn from a deck, each kept or thrown away, whichever is better. Behind a kept
    one come the chances `later` of the deck that is left, or `after` where they do not hang on it.
    """
    total = [0.0] * (need + 1)
    for ways, taken, rest in hands:
        brought = _brought(values, taken, turn.first)
        behind = later.get(rest, after)
        kept = [behind[max(0, wanted - brought)] for wanted in range(need + 1)]
        if turn.renews and any(rest):
            kept = list(map(max, kept, renewed[rest]))
        total = [sum_ + ways * chance for sum_, chance in zip(total, kept, strict=True)]
    return (1.0, *(round(sum_, EXACT) for sum_ in total[1:]))


def _brought(values: tuple[int, ...], taken: Deck, first: int) -> int:
    """What a hand brings: its values, and what the first card has more; or less, which the one takes that loses least.
    """
    whole = sum(value * number for value, number in zip(values, taken, strict=True))
    if not any(taken) or not first:
        return whole
    if first > 0:
        return whole + first
    return whole - min(min(value, -first) for value, number in zip(values, taken, strict=True) if number)
